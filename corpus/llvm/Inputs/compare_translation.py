"""Lowers each file of some folders, translates the lowerings to LLVM IR by lower-mlir and by mlir-translate, compares the texts.

usage: compare_translation.py FOLDER...

A file that does not lower, or whose lowering mlir-translate does not take, is not compared; at least one of each folder is."""

import pathlib
import subprocess
import sys
import tempfile


def run(*command):
    result = subprocess.run(command, capture_output=True, text=True, timeout=300)
    return result.returncode, result.stdout


def compare(path, scratch):
    """None if there is nothing to compare, else whether the texts are the same."""
    status, lowered = run("lower-mlir", str(path))
    if status != 0:
        return None
    source = pathlib.Path(scratch) / "lowered.mlir"
    source.write_text(lowered)
    status, expected = run("mlir-translate-22", "--mlir-to-llvmir", str(source))
    if status != 0:
        return None
    status, ours = run("lower-mlir", "--no-passes", "--emit=llvm", str(source))
    return status == 0 and ours == expected


def main(folders):
    ok = True
    with tempfile.TemporaryDirectory() as scratch:
        for folder in folders:
            results = {path: compare(path, scratch) for path in sorted(pathlib.Path(folder).glob("*.mlir"))}
            for path, same in results.items():
                if same is False:
                    print(f"{path}: another text")
                    ok = False
            if all(same is None for same in results.values()):
                print(f"{folder}: nothing to compare")
                ok = False
    return 0 if ok else 1


sys.exit(main(sys.argv[1:]))
