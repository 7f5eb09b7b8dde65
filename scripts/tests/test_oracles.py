"""Tests of the scripts that compare with other tools, with the built commands and with faulty ones in their place.

usage: test_oracles.py BUILD [ARGUMENT-OF-UNITTEST...]
"""

import contextlib
import io
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent
ROOT = SCRIPTS.parent
BUILD = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
sys.path.insert(0, str(SCRIPTS))
sys.dont_write_bytecode = True

from benchmarks import kernels, verification  # noqa: E402
from oracles import answers, parts  # noqa: E402
ADD = """func.func @add(%a: i32, %b: i32) -> i32 {
  %x = arith.addi %a, %b : i32
  return %x : i32
}
func.func @same(%a: i32) -> i32 {
  return %a : i32
}
"""
NEEDS_OPT = unittest.skipUnless(shutil.which("mlir-opt-22"), "mlir-opt-22 is not here")
NEEDS_BOTH = unittest.skipUnless(shutil.which("mlir-opt-22") and shutil.which("mlir-opt-19"), "mlir-opt 22 or 19 is not here")


class Folder(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        self.source = self.write("add.mlir", ADD)

    def write(self, name, text):
        (self.root / name).write_text(text)
        return self.root / name

    def faulty(self, name, edit):
        """The command of that name, whose output is changed by sed."""
        path = self.write(name, f'#!/bin/bash\nset -o pipefail\n{BUILD / name} "$@" | sed -E "{edit}"\n')
        path.chmod(0o755)
        return path

    def run_script(self, name, *arguments):
        environment = {**os.environ, "PATH": f"{BUILD}{os.pathsep}{os.environ['PATH']}"}
        done = subprocess.run([sys.executable, SCRIPTS / name, *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              text=True, env=environment, check=False)
        return done.returncode, done.stdout


class Pairs(unittest.TestCase):
    """Many pairs of modules at once get the answers that each gets alone, with lines of its own texts."""

    def test_same_as_alone(self):
        other, wrong = ADD.replace("addi", "subi"), "func.func"
        marked = f"{ADD}\n{parts.MARK}\n"
        pairs = [(ADD, ADD), (ADD, other), (other, "\n" + ADD), (ADD, wrong), (ADD, other), (marked, ADD), (wrong, ADD)]
        command = [str(BUILD / "compare-modules")]
        found = answers.ask_pairs(command, pairs)
        self.assertEqual(found, [answers.ask_pairs(command, [pair])[0] for pair in pairs])
        self.assertEqual([status for status, _, _ in found], [0, 1, 1, 3, 1, 0, 3])
        self.assertTrue(found[4][1].startswith("first:2:8: @add: arith.addi, in the second arith.subi\n"), found[4])
        self.assertIn("\nsecond:3:8:\n", found[2][1])


class Mutants(Folder):
    """No seeded defect is taken for the lowering that it was put into."""

    def test_each_differs(self):
        source, lowered = ROOT / "corpus/examples/matmul.mlir", self.root / "lowered.mlir"
        subprocess.run([BUILD / "lower-mlir", source, "-o", lowered], check=True)
        (self.root / "mutants").mkdir()
        subprocess.run([BUILD / "mutate-lowering", lowered, "-o", self.root / "mutants"], stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL, check=True)
        mutants = sorted((self.root / "mutants").iterdir())
        self.assertGreater(len(mutants), 500)
        text = lowered.read_text()
        found = answers.ask_pairs([str(BUILD / "compare-modules")], [(path.read_text(), text) for path in mutants])
        self.assertEqual([path.name for path, (status, _, _) in zip(mutants, found) if status != 1], [])


@NEEDS_OPT
class Upstream(Folder):
    def compare(self, tool, *more):
        return self.run_script("compare-upstream", "--tool", tool, "--verify", BUILD / "verify-lowering", "--compare",
                               BUILD / "compare-modules", *more, self.source)

    def test_equal(self):
        self.assertEqual(self.compare(BUILD / "lower-mlir"), (0, f"{self.source}: equal\n1 equal\n"))

    def test_equal_up_to_names(self):
        tool = self.faulty("lower-mlir", r"s/%arg0/%other/g; s/llvm\.add (.*) : /llvm.add \1 {a = unit} : /; s/ \{a = unit\}//")
        self.assertEqual(self.compare(tool)[0], 0)

    def test_wrong_operation(self):
        status, said = self.compare(self.faulty("lower-mlir", "s/llvm.add/llvm.sub/"))
        self.assertEqual(status, 1, said)
        self.assertIn("DIFFER\n", said)
        self.assertRegex(said, r"    lower-mlir:\d+:\d+: @add: llvm.sub, in the second llvm.add\n      %0 = llvm.sub ")
        self.assertNotIn("@same", said)

    def test_flag_of_its_own(self):
        status, said = self.compare(self.faulty("lower-mlir", r"s/(llvm.add .*) : /\1 overflow<nsw> : /"))
        self.assertEqual(status, 1, said)
        self.assertIn("@add: flags: ", said)

    def test_wrong_operation_of_mlir_opt(self):
        """What mlir-opt does wrong is refuted, and its counterexample has to be beside the file."""
        opt = self.write("mlir-opt", '#!/bin/bash\nset -o pipefail\n'
                                     'case "$*" in *--canonicalize*) exec mlir-opt-22 "$@" ;; esac\n'
                                     'mlir-opt-22 "$@" | sed "s/llvm.add/llvm.sub/"\n')
        opt.chmod(0o755)
        status, said = self.compare(BUILD / "lower-mlir", "--opt", opt, "--kept")
        self.assertEqual(status, 1, said)
        self.assertIn("SOURCE:1:1: @add: refuted", said)
        self.assertIn("has not the counterexamples", said)
        self.assertEqual(self.compare(BUILD / "lower-mlir", "--opt", opt, "--keep")[0], 0)
        self.assertIn("@add: refuted", self.source.with_name("add.mlir.refuted").read_text())
        self.assertEqual(self.compare(BUILD / "lower-mlir", "--opt", opt, "--kept")[0], 0)

    def test_usage(self):
        self.assertEqual(self.run_script("compare-upstream", "--tool", BUILD / "lower-mlir", self.root / "absent.mlir")[0], 3)


@NEEDS_OPT
class Simplified(Folder):
    def compare(self, tool):
        return self.run_script("ci/compare-simplified", "--tool", tool, "--limit", "1.0", self.source)

    def test_same(self):
        status, said = self.compare(BUILD / "lower-mlir")
        self.assertEqual(status, 0, said)
        self.assertIn("2 modules, 0 failed", said)

    def test_leaves_more(self):
        status, said = self.compare(self.faulty("lower-mlir", r"s/^( *)(.*(arith\.addi|llvm\.add).*)/\1\2\n\1arith.nothing/"))
        self.assertEqual(status, 1, said)
        self.assertIn("operations, mlir-opt leaves", said)


class ThirdParty(Folder):
    def check(self, tool):
        return self.run_script("development/check-third-party", "--tool", tool, "--quick", self.source)

    @NEEDS_BOTH
    def test_decided(self):
        status, said = self.check(BUILD / "verify-lowering")
        self.assertEqual(status, 0, said)
        self.assertEqual(re.findall(r"(?m)^mlir-opt (\d+), usual: 2 proved$", said), ["22", "19"])

    @NEEDS_BOTH
    def test_undecided(self):
        report = {"files": [{"file": "f", "functions": [{"function": "add", "verdict": "unknown", "reason": "why"}]}]}
        tool = self.write("verifier", f"#!/bin/sh\necho '{json.dumps(report)}'\n")
        tool.chmod(0o755)
        status, said = self.check(tool)
        self.assertEqual(status, 1, said)
        self.assertIn("  f: @add: unknown: why", said)


@NEEDS_OPT
class Verification(Folder):
    """bench verify, with the built commands."""

    def tools(self):
        return {name: BUILD / name for name in ("verify-lowering", "lower-mlir")}

    @NEEDS_OPT
    def test_kernels(self):
        for name, text in verification.sources({}, [4, 0], []):
            with self.subTest(name):
                self.assertIn("func.func @f", text)
                self.assertNotIn("linalg.", text)

    def test_rows(self):
        source = kernels.accesses_at_constants(4)
        rows = {row["by"]: row for row in verification.measure(self.tools(), "stores", source, self.root)}
        self.assertIn("ours", rows)
        for row in rows.values():
            self.assertEqual((row["verdicts"], row["attempts"]), ({"proved": 1}, 1))

    def test_compare(self):
        with contextlib.redirect_stdout(io.StringIO()):
            self.assertTrue(verification.compare({"a": 105}, {"a": 100}))
            self.assertTrue(verification.compare({"b": 105}, {"a": 100}))
            self.assertFalse(verification.compare({"a": 111, "b": 1}, {"a": 100, "b": 1}))


class Outputs(Folder):
    def check(self, tool):
        return self.run_script("ci/check-outputs", "--tool", tool, self.root)

    def test_accepted(self):
        status, said = self.check(BUILD / "lower-mlir")
        self.assertIn(status, (0, 77), said)

    def test_not_accepted(self):
        status, said = self.check(self.faulty("lower-mlir", r"s/llvm\.add (.*) : i32/llvm.add \1 : i31/"))
        self.assertEqual(status, 1, said)


class Reducers(Folder):
    def test_reduces(self):
        status, said = self.run_script("development/compare-reducers", "--tools", BUILD, "--inputs", "1", "--kinds", "message",
                                       "--only", "reduce-mlir", "--jobs", "1")
        self.assertEqual(status, 0, said)
        self.assertIn("reduce-mlir: 1 of 1 still fail", said)

    def test_usage(self):
        status, said = self.run_script("development/compare-reducers", "--tools", BUILD, "--kinds", "nothing")
        self.assertEqual(status, 3, said)
        self.assertIn("the kinds are message", said)


class Checks(Folder):
    """update-checks writes what the command prints, and the test passes then; it takes nothing else."""

    def test_updated(self):
        test = self.write("t.mlir", "// Text.\n//\n// RUN: lower-mlir %s | FileCheck %s\n\n" + ADD + "\n// CHECK: old\n")
        status, said = self.run_script("development/update-checks", "--tool", BUILD / "lower-mlir", test)
        self.assertEqual((status, said), (0, ""))
        text = test.read_text()
        self.assertTrue(text.startswith("// Text.\n//\n// RUN: "))
        self.assertNotIn("old", text)
        self.assertIn("// CHECK-NEXT: llvm.func @add(%arg0: i32, %arg1: i32) -> i32 {\n", text)
        checker = shutil.which("FileCheck-22") or shutil.which("FileCheck")
        lowered = subprocess.run([BUILD / "lower-mlir", test], stdout=subprocess.PIPE, check=True).stdout
        self.assertEqual(subprocess.run([checker, test], input=lowered, check=False).returncode, 0)
        wrong = lowered.replace(b"llvm.add", b"llvm.sub")
        self.assertEqual(subprocess.run([checker, test], input=wrong, stderr=subprocess.DEVNULL, check=False).returncode, 1)

    def test_refused(self):
        status, said = self.run_script("development/update-checks", "--tool", BUILD / "lower-mlir", self.source)
        self.assertEqual(status, 1)
        self.assertIn("has no such RUN line", said)
        self.assertEqual(self.source.read_text(), ADD)


class Seeds(Folder):
    def test_each_kind(self):
        status, said = self.run_script("ci/fuzz-seeds", self.root / "seeds", "--tools", BUILD, "--modules", "2")
        self.assertEqual(status, 0, said)
        for kind in ("bytes", "mlir", "llvm_ir"):
            self.assertGreater(len(list((self.root / "seeds" / kind).iterdir())), 1, kind)
        text = next(path.read_text() for path in sorted((self.root / "seeds/mlir").iterdir()) if "func.func" in path.read_text())
        done = subprocess.run([BUILD / "lower-mlir", "--no-passes", "--allow-unregistered-dialect", "-"], input=text, text=True,
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        self.assertIn(done.returncode, (0, 1))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[2:])
