"""Tests of scripts/development/add-regression: what it files is a test of that failure, and of nothing else.

Usage: test_regressions.py FOLDER [unittest options]; FOLDER has the commands.
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOLS = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "build/release").resolve()
SCRIPTS = pathlib.Path(__file__).resolve().parent.parent
ENVIRONMENT = dict(os.environ, ASAN_OPTIONS="detect_leaks=0", PATH=f"{TOOLS}{os.pathsep}{os.environ['PATH']}")
DIVIDES = """func.func @g(%x: i32) -> i32 {
  %y = arith.muli %x, %x : i32
  return %y : i32
}
func.func @f(%x: f32, %m: memref<4xf32>) -> f32 {
  %c = arith.constant 1 : index
  %v = memref.load %m[%c] : memref<4xf32>
  %y = arith.divf %x, %v : f32
  return %y : f32
}
"""
TENSOR = "func.func @t(%x: tensor<4xf32>) -> i32 {\n  %c = arith.constant 1 : i32\n  return %c : i32\n}\n"
FAULTY = "lower-mlir -convert-std-to-llvm %s | sed s/llvm.fdiv/llvm.fmul/"


class Regressions(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.root = pathlib.Path(self.folder.name)
        self.corpus = self.root / "corpus"

    def tearDown(self):
        self.folder.cleanup()

    def add(self, text, *options, name="input.mlir", status=0):
        """What it says, or the file that it names."""
        (self.root / name).write_text(text)
        script = SCRIPTS / "development" / "add-regression"
        command = [sys.executable, script, "--tools", TOOLS, "--corpus", self.corpus, *options, "--", name]
        done = subprocess.run(command, cwd=self.root, env=ENVIRONMENT, capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return pathlib.Path(done.stdout.strip()) if status == 0 else done.stderr

    def holds(self, test):
        """Whether the RUN lines of a test succeed, as lit would run them."""
        for line in test.read_text().splitlines():
            if not line.startswith("// RUN: "):
                continue
            command = line[len("// RUN: "):].replace("%%s", "\0").replace("%s", str(test)).replace("%S", str(test.parent))
            command = command.replace("\0", "%s")
            command = command.replace("FileCheck ", "FileCheck-22 ").replace("expect-status ", f"{SCRIPTS}/ci/expect-status ")
            if subprocess.run(["sh", "-c", command], env=ENVIRONMENT, capture_output=True, check=False).returncode != 0:
                return False
        return True

    def test_rejected(self):
        test = self.add(TENSOR)
        self.assertTrue(test.name.startswith("rejected-"))
        self.assertIn("CHECK: error: ", test.read_text())
        self.assertTrue(self.holds(test))
        test.write_text(test.read_text().replace("tensor<", "memref<"))
        self.assertFalse(self.holds(test))

    def test_refuted(self):
        test = self.add(DIVIDES, f"--lower-with={FAULTY}")
        text = test.read_text()
        self.assertTrue(test.name.startswith("refuted-"))
        self.assertNotIn("muli", text)
        self.assertTrue(self.holds(test))
        test.write_text(text.replace("divf", "subf"))
        self.assertFalse(self.holds(test))

    def test_accepted(self):
        self.assertTrue(self.holds(self.add(DIVIDES)))
        test = self.add(DIVIDES, "--lower-with=lower-mlir -convert-std-to-llvm %s")
        self.assertIn("--lower-with", test.read_text())
        self.assertTrue(self.holds(test))

    def test_what_is_there(self):
        test = self.add(TENSOR)
        before = test.read_bytes()
        self.assertEqual(self.add(TENSOR), test)
        other = self.add(TENSOR, "--must-lower")
        self.assertNotEqual(other, test)
        self.assertEqual(test.read_bytes(), before)
        self.assertEqual(self.add(TENSOR, "--must-lower"), other)
        self.assertFalse(self.holds(other))

    def test_command_that_says_nothing(self):
        self.assertIn("neither proved nor refuted", self.add(DIVIDES, "--lower-with=no-such-command %s", status=3))
        self.assertFalse(self.corpus.exists())

    def test_words_of_the_test_runner(self):
        for line in ("RUN: touch %S/harm", "XFAIL: *", "REQUIRES: never", "UNSUPPORTED: true", "CHECK: nothing", "END."):
            test = self.add(f"// {line}\n{DIVIDES}", f"--why=About {line}\nand more")
            self.assertNotIn(line, test.read_text())
            self.assertIn(line, (self.corpus / "Inputs" / test.name).read_text())
            self.assertTrue(all(text.startswith("// ") for text in test.read_text().splitlines()))
            self.assertTrue(self.holds(test))
        self.assertFalse((self.corpus / "harm").exists())

    def test_names(self):
        self.assertTrue(self.holds(self.add(DIVIDES, name="-o.mlir")))
        self.assertTrue(self.holds(self.add(DIVIDES, name="a b.mlir")))


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
