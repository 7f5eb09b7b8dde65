"""The bytes of an input stand for the same module whichever compiler has made the generator.

usage: test_generator.py GEN-MLIR [MODULES]

Builds gen-mlir by gcc (preset gcc) and compares what it writes for MODULES seeds (default 2000) with what GEN-MLIR, made by
clang, writes: where an expression draws twice, the order is the compiler's, and a finding of the one is not one of the other.
"""

import pathlib
import subprocess
import sys

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(SCRIPTS))
sys.dont_write_bytecode = True
from fuzzing import builds  # noqa: E402
from fuzzing.targets import ROOT  # noqa: E402


def modules(tool, options, count):
    command = [tool, *options, "--count", str(count)]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.split("// -----\n")


def main():
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    folder = ROOT / "build/gcc"
    if not builds.configure("gcc", folder, ["gen-mlir"]):
        sys.exit("test_generator: the preset gcc can't be built")
    for options in ([], ["--source-only"]):
        ours, theirs = (modules(tool, options, count) for tool in (sys.argv[1], folder / "gen-mlir"))
        if len(ours) < count:
            sys.exit(f"test_generator: {len(ours)} modules of {count}")
        for seed, (one, other) in enumerate(zip(ours, theirs)):
            if one != other:
                sys.exit(f"gen-mlir {' '.join(options)} --seed {seed} by clang:\n{one}\nby gcc:\n{other}")


if __name__ == "__main__":
    main()
