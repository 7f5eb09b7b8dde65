"""What an input covers is its own: behind other inputs, in any order, it covers what it covers in a new process.

Builds the preset collect, and asks each target that makes what it holds anew (those that need nothing but core).
"""

import pathlib
import random
import re
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))
# pylint: disable=wrong-import-position
from fuzzing import builds, collect

ROW = re.compile(r"^TARGET\((\w+), (\w+), CORE,", re.MULTILINE)
TARGETS = ROW.findall((ROOT / "fuzz/targets/targets.def").read_text())
MANY = 400


def texts(pattern, rng):
    return rng.sample(sorted(path for path in (ROOT / "corpus").rglob(pattern) if path.stat().st_size < 8000), MANY)


class Collect(unittest.TestCase):
    """One test for all: the build is what takes long."""

    @classmethod
    def setUpClass(cls):
        names = ["fuzz-" + name.replace("_", "-") for name, _ in TARGETS]
        cls.folder = ROOT / "build/collect"
        assert builds.configure("collect", cls.folder, names), "the preset collect can't be built"

    def inputs(self, kind, folder, rng):
        if kind == "MLIR":
            return texts("*.mlir", rng)
        if kind == "LLVM_IR":
            return sorted((ROOT / "corpus").rglob("*.ll"))
        paths = [folder / str(number) for number in range(MANY)]
        for path in paths:
            path.write_bytes(rng.randbytes(rng.choice([8, 40, 100, 400])))
        return paths

    def test_what_came_before_has_no_influence(self):
        rng = random.Random(7)
        self.assertGreater(len(TARGETS), 8)
        for name, kind in TARGETS:
            with self.subTest(name), tempfile.TemporaryDirectory() as folder:
                binary = self.folder / ("fuzz-" + name.replace("_", "-"))
                files = self.inputs(kind, pathlib.Path(folder), rng)
                alone = dict(zip(files, collect.ask(binary, files)))
                self.assertGreater(len(set(alone.values())), len(files) // 4)
                rng.shuffle(files)
                behind = dict(zip(files, collect.ask(binary, files, collect.FRESH)))
                self.assertEqual([str(path) for path in files if alone[path] != behind[path]], [])


if __name__ == "__main__":
    unittest.main()
