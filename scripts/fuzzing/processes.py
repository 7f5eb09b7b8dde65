"""Programs that a campaign starts: none of them outlives it, whatever ends it and whatever they start themselves.

Each one has the campaign's token in its environment, and so has all that it starts. A keeper, which holds one end of a pipe,
kills all that have the token once the campaign is no more; a campaign that begins where another one was killed does the same
first.
"""

import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import uuid

VARIABLE = "PLUMBLINE_CAMPAIGN"
GRACE = 20  # seconds between the request to end and the end


def new_token():
    return uuid.uuid4().hex


def marked(token):
    """Process numbers of all that have the token, or one that begins with it and a slash."""
    wanted = f"{VARIABLE}={token}".encode()
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            variables = (folder / "environ").read_bytes().split(b"\0")
        except OSError:  # it has ended, or is somebody else's
            continue
        if any(variable == wanted or variable.startswith(wanted + b"/") for variable in variables):
            if int(folder.name) != os.getpid():
                yield int(folder.name)


def sweep(token):
    """Kills all that have the token; the number of those that it found."""
    found = set()
    while True:
        left = set(marked(token))
        if not left:
            return len(found)
        found |= left
        for number in left:
            try:
                os.kill(number, signal.SIGKILL)
            except ProcessLookupError:
                pass
        time.sleep(0.05)


def start(command, token, environment=None, **how):
    """A program in a session of its own, so that a key that interrupts the campaign leaves it to the campaign to end it."""
    how.setdefault("stdin", subprocess.DEVNULL)
    environment = dict(os.environ if environment is None else environment, **{VARIABLE: token})
    return subprocess.Popen([str(word) for word in command], env=environment, start_new_session=True, **how)


def end(process, token, grace=GRACE):
    """Asks a program to end, then makes it; waits for it and for what it has started."""
    if process.poll() is None:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(grace)
        except subprocess.TimeoutExpired:
            process.kill()
    sweep(token)
    process.wait()


def run(command, token, seconds, environment=None, data=None, errors=True):
    """(status, output) of a program: what it says on both channels, or without errors; None as status if it has been ended after
    the seconds."""
    how = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT if errors else subprocess.DEVNULL}
    if data is not None:
        how["stdin"] = subprocess.PIPE
    process = start(command, token, environment, **how)
    try:
        output, _ = process.communicate(data, timeout=max(0.1, seconds))
        status = process.returncode
    except subprocess.TimeoutExpired:
        process.kill()
        sweep(token)
        output, _ = process.communicate()
        status = None
    return status, output.decode("utf-8", "replace")


def run_alone(command, seconds=None, environment=None, **how):
    """(status, output) of a program behind which nothing stays that it has started, such as the stopped process with which
    afl-fuzz looks at comparisons; None as status if it has been ended after the seconds."""
    token = new_token()
    with tempfile.TemporaryFile() as output:  # a pipe would stay open as long as what stays behind
        process = start(command, token, environment, stdout=output, stderr=subprocess.STDOUT, **how)
        try:
            status = process.wait(seconds)
        except subprocess.TimeoutExpired:
            status = None
        finally:
            end(process, token)
        output.seek(0)
        return status, output.read().decode("utf-8", "replace")


class Keeper:
    """Watches over the campaign of this process. What is started without a token has that of the keeper, too."""

    def __init__(self, token):
        own = {name: value for name, value in os.environ.items() if name != VARIABLE}
        command = [sys.executable, os.path.abspath(__file__), token]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True, env=own)
        os.environ[VARIABLE] = token

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def keep(token):
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    while sys.stdin.buffer.read(1):
        pass
    sweep(token)


if __name__ == "__main__":
    keep(sys.argv[1])
