"""lit's configuration for the corpus: every .mlir file here, and every edit of one (.diff), states in its RUN lines what must
come out."""

import glob
import os
import shutil
import sys

import lit.formats

config.name = "corpus"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".diff"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.join(config.plumbline_source, "corpus")
config.test_exec_root = os.path.join(config.plumbline_build, "corpus")
config.environment["PATH"] = os.pathsep.join([config.plumbline_build, os.environ.get("PATH", "")])

# A sanitizer's report must not look like one of the commands' own exit statuses (0 to 3).
for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS"):
    config.environment[name] = ":".join(filter(None, [os.environ.get(name), "exitcode=99"]))

for name in ("GLIBC_TUNABLES", "LLVM_DISABLE_SYMBOLIZATION"):  # lit passes on but a few
    if name in os.environ:
        config.environment[name] = os.environ[name]

# What takes long runs with --param long alone: REQUIRES: long, or one RUN line, `%if long %{ ... %}`.
if "long" in lit_config.params:
    config.available_features.add("long")

config.substitutions.append((r"\bFileCheck\b", config.plumbline_filecheck))
config.substitutions.append((r"%python", sys.executable))
config.substitutions.append((r"\bsplit-file\b", shutil.which("split-file-22") or "split-file"))
for script in ("apply-edit", "ci/expect-status"):
    config.substitutions.append((rf"\b{os.path.basename(script)}\b", os.path.join(config.plumbline_source, "scripts", script)))

# The oracles. A test that needs one says so (REQUIRES: mlir-opt-22) and is skipped where it is not installed. %lower-22 and
# %lower-19 are the pipelines by which each version takes func, memref, arith and cf all the way down.
PASSES = (
    "-expand-strided-metadata -lower-affine -convert-arith-to-llvm -finalize-memref-to-llvm "
    "-convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts"
)
for version in ("14", "16", "19", "22"):
    tool = shutil.which("mlir-opt-" + version)
    if tool:
        config.available_features.add("mlir-opt-" + version)
        config.substitutions.append((r"%lower-" + version + r"\b", tool + " " + PASSES))

for tool in ("mlir-translate", "llvm-as", "opt", "clang"):
    for version in ("19", "22"):
        if shutil.which(f"{tool}-{version}"):
            config.available_features.add(f"{tool}-{version}")

# %whole-22: everything that mlir-opt 22 has to take the dialects of this repository down.
# %run-void: runs @main, a function without results, under LLVM's JIT with MLIR's runtime library.
# %clang: a C compiler that links LLVM IR.
WHOLE = (
    "-expand-realloc -expand-strided-metadata -lower-affine -convert-scf-to-cf -arith-expand -convert-vector-to-llvm "
    "-convert-complex-to-llvm -convert-index-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm "
    "-convert-cf-to-llvm -reconcile-unrealized-casts"
)
if "mlir-opt-22" in config.available_features:
    config.substitutions.append((r"%whole-22", shutil.which("mlir-opt-22") + " " + WHOLE))
runner = shutil.which("mlir-runner-22")
if runner and shutil.which("mlir-translate-22"):
    folder = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(runner))), "lib")
    libraries = [
        found[0]
        for name in ("libmlir_c_runner_utils.so", "libmlir_runner_utils.so")
        for found in [sorted(glob.glob(os.path.join(folder, name + "*")))]
        if found
    ]
    if len(libraries) == 2:
        config.available_features.add("mlir-runner-22")
        config.substitutions.append(
            (r"%run-void", runner + " -e main -entry-point-result=void --shared-libs=" + ",".join(libraries))
        )
        # 19's own libraries can't be installed beside 22's; it runs with these.
        if shutil.which("mlir-cpu-runner-19"):
            config.available_features.add("mlir-cpu-runner-19")
            config.substitutions.append(
                (r"%old-run-void", "mlir-cpu-runner-19 -e main -entry-point-result=void --shared-libs=" + libraries[0])
            )
clang = shutil.which("clang-22")
if clang:
    config.available_features.add("clang-22")
    config.substitutions.append((r"%clang", clang + " -Wall -Wextra -Werror -Wno-override-module"))

# A test of what is shown on a terminal needs one; a container may have none to give.
try:
    for end in os.openpty():
        os.close(end)
    config.available_features.add("terminal")
except OSError:
    pass
