"""usage: shows.py BINARY TARGET KEY SECONDS FILE - exit status 0 if the target shows this finding on the file, else 1.

What reduce-mlir asks about texts.
"""

import os
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from fuzzing import processes  # noqa: E402
from fuzzing.engines import sanitizer_settings  # noqa: E402
from fuzzing.findings import identity  # noqa: E402


PATIENCE = 20  # how much longer than on a processor of its own an input may take where others want the machine, too


def run_once(binary, path, token, memory, limit, words=(), patience=0):
    """(status, output) of a target on one input, of which libFuzzer says that it takes too long behind the limit."""
    with tempfile.TemporaryDirectory() as scratch:  # libFuzzer writes down what it is given, if that is a finding
        command = [*words, binary, f"-timeout={int(limit)}", f"-rss_limit_mb={memory}", f"-artifact_prefix={scratch}/", path]
        return processes.run(command, token, limit + patience, sanitizer_settings(os.environ))


def run_on(binary, target, path, token, seconds, memory=4096):
    """(identity or None, output) of a target on one input. Its seconds are those of a processor: what takes longer by the clock,
    since the machine has other work, is no finding."""
    status, output = run_once(binary, path, token, memory, seconds, patience=seconds + 30)
    found = identity(target, output) if status else None
    if status is None:
        found = {"kind": "time-out", "key": f"{target} | time-out", "frames": [], "title": "time-out"}
    if found and found["kind"] == "time-out":
        alone = ["prlimit", f"--cpu={int(seconds)}"]
        if run_once(binary, path, token, memory, PATIENCE * seconds, alone)[0] == 0:
            return None, output
    return found, output


def main():
    binary, target, key, seconds, path = sys.argv[1:]
    token = os.environ.get(processes.VARIABLE, "shows") + f"/{os.getpid()}"
    found, _ = run_on(binary, target, path, token, float(seconds))
    return 0 if found and found["key"] == key else 1


if __name__ == "__main__":
    sys.exit(main())
