"""The fuzz targets, as fuzz/targets/targets.def has them, and what goes with each kind of input."""

import collections
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

Target = collections.namedtuple("Target", "name kind needs holds")  # holds: the property
SEEDS = {"BYTES": "bytes", "MLIR": "mlir", "LLVM_IR": "llvm_ir"}  # folders of scripts/ci/fuzz-seeds
LONGEST = 4096  # bytes of an input
LONGEST_PROVED = 512  # of one that is proved or run: a defect shows in a small module, and a large one takes seconds
WHOLE_MODULES = ("generate", "generate-print", "mutate")  # their modules have parts of the LLVM dialect
JUDGED = ("verify", "mutants", "upstream", "report")  # the targets that ask for verdicts


def targets(needs=("CORE", "PROOF", "ORACLE")):
    """The rows that need nothing else, by the names that commands have. Without ORACLE: those that start no other program."""
    table = (ROOT / "fuzz/targets/targets.def").read_text(encoding="utf-8")
    rows = re.findall(r'^TARGET\((\w+), (\w+), (\w+), "(.*)"\)', table, re.M)
    return [Target(name.replace("_", "-"), *rest) for name, *rest in rows if rest[1] in needs]


def is_proved(target):
    """Whether its inputs are modules that are proved or run."""
    return target.kind == "BYTES" and target.needs != "CORE"


def features(target):
    """What the corpus of a target has to cover, as minimize-corpus names it. A verdict takes as long as thousands of runs of a
    target that asks for none, and tells nothing about it."""
    return "edges,diagnostics,operations" + (",verdicts" if target.name in JUDGED else "")


def longest(target):
    """Bytes of an input of the target."""
    return LONGEST_PROVED if is_proved(target) else LONGEST
