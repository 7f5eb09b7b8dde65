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


def run_on(binary, target, path, token, seconds, memory=4096):
    """(identity or None, output) of a target on one input."""
    with tempfile.TemporaryDirectory() as scratch:  # libFuzzer writes down what it is given, if that is a finding
        command = [binary, f"-timeout={int(seconds)}", f"-rss_limit_mb={memory}", f"-artifact_prefix={scratch}/", path]
        status, output = processes.run(command, token, 2 * seconds + 30, sanitizer_settings(os.environ))
    if status is None:
        return {"kind": "time-out", "key": f"{target} | time-out", "frames": [], "title": "time-out"}, output
    return (identity(target, output) if status else None), output


def main():
    binary, target, key, seconds, path = sys.argv[1:]
    token = os.environ.get(processes.VARIABLE, "shows") + f"/{os.getpid()}"
    found, _ = run_on(binary, target, path, token, float(seconds))
    return 0 if found and found["key"] == key else 1


if __name__ == "__main__":
    sys.exit(main())
