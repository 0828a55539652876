"""``python -m viticulture_explore`` is the command line."""

import sys

from viticulture_explore.cli import main

sys.exit(main())
