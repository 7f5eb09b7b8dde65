"""Runs a command on a terminal of its own and prints what it wrote there, escapes made visible.

Usage: terminal.py [--interrupt-after TEXT] COMMAND [ARGUMENT...]
--interrupt-after: when TEXT has been written, Ctrl-C is pressed. The last line is the exit status, or the signal.
"""

import os
import pty
import signal
import sys

arguments = sys.argv[1:]
trigger = None
if arguments[0] == "--interrupt-after":
    trigger = arguments[1].encode()
    arguments = arguments[2:]
pid, terminal = pty.fork()
if pid == 0:
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a test runner may have its children ignore it
    os.environ["TERM"] = "xterm"
    os.environ.pop("NO_COLOR", None)
    os.execvp(arguments[0], arguments)
seen = b""
while True:
    try:
        data = os.read(terminal, 65536)
    except OSError:  # the other end is closed
        break
    if not data:
        break
    seen += data
    if trigger and trigger in seen:
        os.write(terminal, b"\x03")
        trigger = None
_, status = os.waitpid(pid, 0)
text = seen.decode("utf-8", "backslashreplace").replace("\r\n", "\n").replace("\r", "<CR>").replace("\x1b", "<ESC>")
print(text)
print("signal" if os.WIFSIGNALED(status) else "status", os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status))
