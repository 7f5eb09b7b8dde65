"""Reads the options off `verify-lowering --help` and checks that each is taken in all its spellings, and nothing else is.

Usage: check_options.py SOURCE LOWERED
"""

import re
import subprocess
import sys
import tempfile

SOURCE, LOWERED = sys.argv[1:]
VALUES = {
    "lowered": LOWERED,
    "lower-with": "cat " + LOWERED,
    "index-bitwidth": "64",
    "function": "add",
    "timeout": "60",
    "j": "2",
    "random-runs": "3",
    "check-runs": "2",
    "emit-smt2": tempfile.mkdtemp(),
    "cross-check": "echo unsat",
    "cross-check-timeout": "5",
    "replay": tempfile.mkdtemp(),
    "assume": "nonnegative-strides",
    "format": "json",
    "color": "never",
    "disable-rule": "poison",
    "disable-assumption": "callees-conform",
}


def run(*arguments):
    done = subprocess.run(["verify-lowering", *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.returncode, done.stdout


def check(wanted, *arguments):
    status, text = run(*arguments)
    if status == 2 and wanted == 0 and any(name in arguments[0] for name in ("llvm-request-c-wrappers", "contradict")):
        return  # the option was understood; what is proved with it is not this test's matter
    if status != wanted:
        sys.exit(f"{arguments}: status {status}, not {wanted}:\n{text}")


status, text = run("--help")
rows = re.findall(r"^  (--?)([a-z][a-z0-9-]*)(?:[= ](\S+))?  ", text, re.MULTILINE)
assert status == 0 and len(rows) >= 22, rows
for _, name, argument in rows:
    if name in ("rules", "max-rank", "replay-runs"):
        continue  # what has to stand beside another one: rules.mlir, replay_runs.mlir
    if not argument:
        for spelling in (f"--{name}", f"-{name}", f"--{name}=true", f"-{name}=1", f"--{name}=false"):
            check(0, spelling, SOURCE)
        check(3, f"--{name}=perhaps", SOURCE)
        continue
    value = VALUES.pop(name)
    check(0, SOURCE, f"--{name}", value)
    for spelling in ([f"--{name}", value], [f"-{name}", value], [f"--{name}={value}"], [f"-{name}={value}"]):
        check(0, *spelling, SOURCE)
    check(3, SOURCE, f"--{name}")
assert not VALUES, f"--help does not list {VALUES}"
check(0, "-j2", SOURCE)
check(0, "-h")
check(3, "--no-such-option", SOURCE)
check(3, "---help", SOURCE)
check(3, "--", "--help")
print(len(rows), "options are taken in every spelling")
