### What kit.py says. It reads these files itself, before anything is installed: plain sentences and values only.

kit-usage =
    How to use it:

      python3 kit.py                open the explorer in the browser; the first time, set it up
      python3 kit.py setup          only set up, to run and to test
      python3 kit.py test ...       run the tests; what follows goes to pytest

    Options to open the explorer:

      --port NUMBER       use this port, not the first free one
      --no-browser        only print the address
      --lang en|ja|zh     English, Japanese or Chinese
kit-making-venv = Step 1 of 3: making a folder for the kit alone, { $folder }
kit-fetching = Step 2 of 3: fetching the packages, { $count } in all
kit-fetched = Fetched { $done } of { $count }: { $name }
kit-unpacking = All fetched; unpacking them takes a moment.
kit-installing = Step 3 of 3: installing the kit itself
kit-ready = Everything is set up. Open the explorer with python3 kit.py, run the tests with python3 kit.py test.
kit-stopped = Stopped. Start again at any time; it goes on from there.
kit-old-python = The kit needs Python 3.11 or newer, and this is Python { $version }: start it with a newer one, for example python3.12 kit.py.
kit-no-venv = This Python lacks its parts venv and ensurepip: install them (on Debian and Ubuntu with apt install python3-venv) and start again.
kit-venv-failed = The folder { $folder } could not be made or written: { $reason }
kit-no-network = The packages could not be fetched, because the package index cannot be reached: check the network connection and start again.
kit-install-failed = The packages could not be installed: { $reason } (everything that was said is in { $log })
kit-file-missing = A file that belongs to the kit is missing: { $file }
kit-no-graphviz = There is no Graphviz package for this system: to see graphs, install Graphviz so that the command dot works.
kit-bad-argument = { $argument } is not something kit.py knows; python3 kit.py --help shows what it does.
kit-bad-port = --port wants a number from 1024 to 65535, not { $given }.
kit-bad-language = --lang wants en, ja or zh, not { $given }.
