"""Passes: which ones a file asks for, which ones take it down, and what verify-lowering has to know of their options."""

import re
import shlex

# Each pass with what has to stand in the text for it to run. mlir-opt's expansion of metadata and its conversion of vectors
# simplify
# all of a module, and so run only where they have something to do.
DEFAULT = {
    "-expand-realloc": r"memref\.realloc",
    "-expand-strided-metadata": r"memref\.(subview|expand_shape|collapse_shape)",
    "-lower-affine": r"memref\.(subview|expand_shape|collapse_shape)|affine\.\w",
    "-convert-scf-to-cf": r"memref\.realloc|scf\.\w|affine\.(for|if|parallel)",
    "-convert-complex-to-llvm": r"complex\.\w",
    "-convert-math-to-llvm": r"math\.\w",
    "-convert-vector-to-llvm": r"vector\.\w",
    "-convert-index-to-llvm": "",
    "-convert-arith-to-llvm": "",
    "-finalize-memref-to-llvm": "",
    "-convert-cf-to-llvm": "",
    "-convert-func-to-llvm": "",
    "-reconcile-unrealized-casts": "",
}
# Options that lower-mlir takes without a pass, and those of mlir-opt's passes that take them.
OPTIONS = {
    "index-bitwidth": ("-convert-index-to-llvm", "-convert-arith-to-llvm", "-finalize-memref-to-llvm", "-convert-func-to-llvm",
                       "-convert-cf-to-llvm"),
    "use-bare-ptr-memref-call-conv": ("-convert-func-to-llvm",),
    "use-generic-functions": ("-finalize-memref-to-llvm",),
    "use-aligned-alloc": ("-finalize-memref-to-llvm",),
}
# What verify-lowering has to be told of the passes, and how they say it.
CONVENTIONS = {
    "--index-bitwidth={}": r"index-bitwidth=(\d+)",
    "--use-bare-ptr-memref-call-conv": r"use-bare-ptr-memref-call-conv(?:=(?:1|true))?\b(?!=)",
    "--llvm-request-c-wrappers": r"llvm-request-c-wrappers",
    "--use-generic-functions": r"use-generic-functions(?:=(?:1|true))?\b(?!=)",
    "--use-aligned-alloc": r"use-aligned-alloc(?:=(?:1|true))?\b(?!=)",
}
PASS = re.compile(
    r"--?(convert|finalize|reconcile|expand|lower|canonicalize|cse|arith|normalize|set-llvm|llvm|legalize|pass-pipeline)\b"
)
TELL = ("--help", "-help", "-h", "--version", "--emit=llvm", "--import-llvm", "--show-dialects", "--list-passes")
# Options of lower-mlir alone that do not change which operations come out.
OWN = ("--typed-pointers", "--proved-flags", "--piece-bytes")
RUN = re.compile(r"^\s*(?://|#)\s*RUN:\s?(.*)$", flags=re.M)
LAID_ASIDE = {"-split-input-file", "--split-input-file", "-", "%s", "-verify-diagnostics", "--verify-diagnostics", "--no-passes"}


def is_laid_aside(before, word):
    """Whether the word says where the output goes, or something that only tests use or mlir-opt has not."""
    return word in LAID_ASIDE or word.startswith(("-o=", "--o=", *OWN)) or word in ("-o", "<", "%}") or before == "-o"


def commands_of(text):
    """The arguments of the commands of RUN lines that lower, without the file and without what only tests use."""
    lines, found = [], []
    for line in RUN.findall(text):
        if lines and lines[-1].endswith("\\"):
            lines[-1] = lines[-1][:-1] + " " + line
        else:
            lines.append(line)
    for line in lines:
        try:
            words = shlex.split(re.split(r"\||\b[12]>|>|&&", line)[0])
        except ValueError:
            continue
        if words and words[0] == "not":
            words = words[1:]
        if any(word.endswith("scripts/compare-upstream") for word in words) and "--" in words:
            words = ["lower-mlir", *words[words.index("--") + 1 :]]
        if not words or not re.fullmatch(r"(.*/)?(lower-mlir|mlir-opt)(-\d+)?", words[0]):
            continue
        if any(word in TELL for word in words):
            continue
        whole = words[0].endswith("lower-mlir") and "--no-passes" not in words and not any(map(PASS.match, words))
        words = [word for i, word in enumerate(words) if i and not is_laid_aside(words[i - 1], word)]
        if any(not word.startswith("-") for word in words):
            continue  # of another file
        if (words or whole) and (words, whole) not in found:
            found.append((words, whole))
    return found


def all_passes(words, text):
    """All passes, with the options that lower-mlir would take without them."""
    given = {word.lstrip("-").split("=")[0]: word.partition("=")[2] for word in words}
    passes = []
    for name, wanted in DEFAULT.items():
        options = [f"{option}={given[option] or 1}" for option in given if name in OPTIONS.get(option, ())]
        if re.search(wanted, text):
            passes.append(name + ("=" + " ".join(options) if options else ""))
    return passes + [word for word in words if word.lstrip("-").split("=")[0] not in OPTIONS]


def conventions(passes):
    """What verify-lowering has to be told of the options of passes."""
    found = ((option, re.search(pattern, " ".join(passes))) for option, pattern in CONVENTIONS.items())
    return [option.format(*match.groups()) for option, match in found if match]
