"""``python -m viticulture_explore`` is the command ``viticulture-explore``."""

import sys

from viticulture_explore.cli import main

if __name__ == "__main__":
    sys.exit(main())
