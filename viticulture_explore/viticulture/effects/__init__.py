"""What cards and spaces do, as data: small effect values, and the interpreter that plays them."""
