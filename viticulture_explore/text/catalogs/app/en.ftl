### The server that opens the explorer, and the page around it.

# On the terminal.
app-address = The explorer is open at this address:
app-address-lab = JupyterLab is open at this address:
app-stop = To stop it, press Ctrl+C here.
app-no-browser = No browser was found on this machine: open the address above in one yourself.
app-port-taken = Port { $port } is already in use by another program: choose another one with --port, or leave --port out.
app-port-refused = Port { $port } cannot be used: choose a number from 1024 to 65535 with --port, or leave --port out.
app-lessons-copied = Your own copy of the lessons is in { $folder }.

# On the page.
app-title = Viticulture Explorer
app-lessons = Lessons
app-lessons-hint = Opens the lessons in JupyterLab, in a new tab
app-loading = Opening the explorer…
app-failed = The explorer could not be opened. Reload the page; if that does not help, the terminal it was started from says why.
app-needs-script = This page needs JavaScript.
