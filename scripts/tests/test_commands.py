"""Tests of the scripts that build and run something: in a copy of the tree's top, with stand-ins for what they call.

A stand-in writes its arguments to the file `log` and does what its name stands for as far as the scripts can see.
"""

import importlib.machinery
import importlib.util
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
sys.path.insert(0, str(SCRIPTS))
sys.dont_write_bytecode = True
INSTALLED = "echo installed\n"
CMAKE = """
case "$1" in
--preset) mkdir -p "build/$2" && touch "build/$2/build.ninja" ;;
--build) shift; folder=$1; mkdir -p "$folder"
  printf '#!/bin/sh\\necho "$(basename "$0") $*"\\nexit ${STATUS-0}\\n' > "$folder/$3" && chmod +x "$folder/$3" ;;
esac
exit ${CMAKE_STATUS-0}
"""


def module(name):
    """A script as a module."""
    loader = importlib.machinery.SourceFileLoader(re.sub(r"\W", "_", name), str(SCRIPTS / name))
    found = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(found)
    return found


class Standins(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name) / "root"
        self.bin = pathlib.Path(folder.name) / "bin"
        self.log = pathlib.Path(folder.name) / "log"
        self.bin.mkdir()
        for name in ("scripts", "corpus/conventions", "corpus/examples", "corpus/lowering"):
            (self.root / name).mkdir(parents=True)
        for name in ("lib.sh", "lower-mlir", "verify-lowering", "test"):
            shutil.copy(SCRIPTS / name, self.root / "scripts" / name)
        (self.root / "CMakePresets.json").write_text("{}")
        self.standin("dpkg-query", INSTALLED)
        self.standin("cmake", CMAKE)
        for name in ("ctest", "apt-get", "apt-cache", "sudo"):
            self.standin(name, "exit ${CTEST_STATUS-0}\n" if name == "ctest" else "")
        # Whatever the scripts look for is there, but for what a test takes away.
        for name in re.findall(r"need_command (\S+)", (SCRIPTS / "lib.sh").read_text() + (SCRIPTS / "test").read_text()):
            is_there = (self.bin / name).exists() or shutil.which(name, path="/usr/bin:/bin")
            if not name.startswith(('"', "COMMAND")) and not is_there:
                self.standin(name, "")

    def standin(self, name, body):
        path = self.bin / name
        path.write_text(f'#!/bin/sh\necho "{name} $*" >> {self.log}\n{body}')
        path.chmod(0o755)

    def run_script(self, name, *arguments, **environment):
        path = f"{self.bin}:/usr/bin:/bin"
        done = subprocess.run([self.root / "scripts" / name, *arguments], env={**os.environ, "PATH": path, **environment},
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=self.root, check=False)
        return done.returncode, done.stdout, done.stderr

    def logged(self):
        return self.log.read_text().splitlines() if self.log.exists() else []


class Commands(Standins):
    def test_builds_and_runs(self):
        for name in ("lower-mlir", "verify-lowering"):
            with self.subTest(name):
                status, out, err = self.run_script(name, "a file.mlir", "--option", STATUS="2")
                self.assertEqual((status, out, err), (2, f"{name} a file.mlir --option\n", ""))
                self.assertIn(f"cmake --build {self.root}/build/release --target {name}", self.logged())

    def test_counts_first_and_once(self):
        for _ in range(2):
            self.run_script("lower-mlir")
        presets = [line for line in self.logged() if line.startswith("cmake --preset")]
        self.assertEqual(presets, ["cmake --preset counting", "cmake --preset release"])
        self.assertTrue((self.root / "build/counting/counts/complete").exists())

    def test_can_not_be_built(self):
        status, out, err = self.run_script("verify-lowering", CMAKE_STATUS="1")
        self.assertEqual((status, out), (3, ""))
        self.assertIn("failed", err)

    def test_installs_what_is_missing(self):
        self.standin("dpkg-query", "echo no\n")
        status, _, err = self.run_script("lower-mlir")
        self.assertEqual(status, 0, err)
        self.assertIn("installing libz3-dev libjansson-dev libmd-dev", err)
        installs = [line for line in self.logged() if "install" in line and line.startswith(("apt-get", "sudo"))]
        self.assertTrue(any(line.endswith("libz3-dev libjansson-dev libmd-dev") for line in installs), installs)


class Test(Standins):
    def test_presets_and_selection(self):
        self.assertEqual(self.run_script("test")[0], 0)
        runs = [line for line in self.logged() if line.startswith("ctest")]
        self.assertEqual(len(runs), 1)
        self.assertRegex(runs[0], rf"^ctest --test-dir {self.root}/build/dev --output-on-failure --parallel \d+ -LE \^all\$$")

    def test_all(self):
        self.assertEqual(self.run_script("test", "--all", "-R", "x")[0], 0)
        runs = [line for line in self.logged() if line.startswith("ctest")]
        self.assertEqual([re.search(r"build/(\w+)", run).group(1) for run in runs], ["dev", "gcc", "stress"])
        self.assertTrue(all(run.endswith(" -R x") and "-LE" not in run for run in runs), runs)

    def test_failing_tests(self):
        self.assertEqual(self.run_script("test", CTEST_STATUS="8")[0], 8)


class RunLong(Standins):
    """Only files that have something long, and all of them: with each status of lit that of the script."""

    def test_chooses_files(self):
        shutil.copytree(SCRIPTS / "ci", self.root / "scripts/ci")
        self.standin("lit", "exit ${LIT_STATUS-0}\n")
        (self.root / "corpus/examples/quick.mlir").write_text("// RUN: true\n")
        (self.root / "corpus/examples/slow.mlir").write_text("// REQUIRES: long\n// RUN: true\n")
        (self.root / "corpus/lowering/some.mlir").write_text("// RUN: %if long %{ true %}\n")
        for wanted in (0, 1):
            status, _, err = self.run_script("ci/run-long", "lit", self.root / "corpus", self.root / "built",
                                             LIT_STATUS=str(wanted))
            self.assertEqual(status != 0, wanted != 0, err)
        run = [line for line in self.logged() if line.startswith("lit ")][0]
        self.assertIn("--param long", run)
        self.assertIn("(examples/slow.mlir|lowering/some.mlir)$ ", run)


class Trust(unittest.TestCase):
    def run_script(self, *arguments):
        done = subprocess.run([SCRIPTS / "development/trust", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              text=True, check=False)
        return done.returncode, done.stdout, done.stderr

    def test_each_part_runs_what_is_there(self):
        status, out, _ = self.run_script("--dry-run", "-j", "3", "--seconds", "11")
        scripts = re.findall(r"^== python3 (scripts/\S+)", out, flags=re.M)
        self.assertEqual((status, len(scripts)), (0, 6))
        for name in scripts:
            self.assertTrue(os.access(ROOT / name, os.X_OK), name)
        self.assertIn("-j 3 --seconds 11 ", out)

    def test_one_part(self):
        status, out, _ = self.run_script("--dry-run", "--only", "replays")
        self.assertEqual((status, out.count("==")), (0, 1))
        self.assertIn("run-replays", out)

    def test_usage(self):
        for wrong in (["--only", "nothing"], ["--nothing"]):
            self.assertEqual(self.run_script(*wrong)[0], 3)


class Bench(unittest.TestCase):
    def test_lists_what_there_is(self):
        done = subprocess.run([sys.executable, SCRIPTS / "bench"], stdout=subprocess.PIPE, text=True, check=True)
        for name in module("bench").BENCHMARKS:
            self.assertRegex(done.stdout, rf"(?m)^  {name} ")
        done = subprocess.run([sys.executable, SCRIPTS / "bench", "nothing"], stderr=subprocess.PIPE, text=True, check=False)
        self.assertEqual((done.returncode, "verify" in done.stderr), (3, True))

    def test_names_scripts_that_are_there(self):
        for name in re.findall(r'ROOT / "(scripts/[^"]+)"', (SCRIPTS / "bench").read_text()):
            self.assertTrue(os.access(ROOT / name, os.X_OK), name)


class Defects(unittest.TestCase):
    """Each defect that a script puts into the tree has its place there, once: else the script would say so after half an hour."""

    def check(self, defects):
        self.assertGreaterEqual(len(defects), 10)
        for what, name, old, new in defects:
            with self.subTest(what):
                self.assertEqual((ROOT / name).read_text().count(old), 1, name)
                self.assertNotEqual(old, new)

    def test_rules(self):
        self.check(module("development/check-rules").DEFECTS)

    def test_fuzzing(self):
        self.check([defect[1:] for defect in module("development/check-fuzzing").DEFECTS])


class Coverage(unittest.TestCase):
    """What is made of the numbers of llvm-cov."""

    def data(self, covered):
        def file(name, count):
            return {"filename": str(ROOT / name), "summary": {"lines": {"count": 10, "covered": count, "percent": 10.0 * count}}}

        functions = [{"name": "a.c:used", "filenames": [str(ROOT / "core/ir/a.c")], "count": 0},
                     {"name": "a.c:used", "filenames": [str(ROOT / "core/ir/a.c")], "count": 3},
                     {"name": "a.c:unused", "filenames": [str(ROOT / "core/ir/a.c")], "count": 0}]
        return {"files": [file("core/ir/a.c", covered), file("verify/sem/b.c", 10), file("fuzz/c.c", 0)], "functions": functions}

    def test_shares(self):
        coverage = module("development/coverage")
        rows = coverage.lines_of(self.data(5))
        self.assertEqual(sorted(rows), ["core/ir/a.c", "verify/sem/b.c"])
        self.assertEqual((coverage.share(rows), coverage.share(rows, "core/")), ((75.0, 20), (50.0, 10)))
        self.assertEqual(coverage.missed_functions(self.data(5)), {"core/ir/a.c": ["unused"]})

    def test_goal(self):
        with open(os.devnull, "w", encoding="utf-8") as nowhere:
            shown, sys.stdout = sys.stdout, nowhere
            self.addCleanup(setattr, sys, "stdout", shown)
            report = module("development/coverage").report
            self.assertEqual([report(self.data(n), self.data(n), 90) for n in (8, 9)], [False, True])


class Minimizers(unittest.TestCase):
    def test_nothing_built(self):
        with tempfile.TemporaryDirectory() as folder:
            command = [sys.executable, SCRIPTS / "development/compare-minimizers", "--tools", folder, "--libfuzzer", folder]
            done = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False)
        self.assertEqual((done.returncode, "build minimize-corpus" in done.stderr), (3, True))

    def test_files_of_all_folders(self):
        minimizers = module("development/compare-minimizers")
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            for path in ("a/one", "b/below/two", "b/three"):
                (folder / path).parent.mkdir(parents=True, exist_ok=True)
                (folder / path).write_text(path)
            minimizers.gather([folder / "a", folder / "b"], folder / "all")
            found = sorted(path.read_text() for path in (folder / "all").iterdir())
        self.assertEqual(found, ["a/one", "b/below/two", "b/three"])

    def test_only_what_is_there(self):
        minimizers = module("development/compare-minimizers")
        args = type("Arguments", (), {"tools": pathlib.Path("t"), "jobs": 1, "libfuzzer": "f", "afl": None, "reduce": False})
        with tempfile.TemporaryDirectory() as name:
            names = [tool for tool, _ in minimizers.tools_of(args, "in", pathlib.Path(name))]
        self.assertEqual(names, ["minimize-corpus", "merge", "set_cover_merge"])


class AllOfThem(unittest.TestCase):
    """Each script is named in a test: of ctest, of these files, or of the corpus."""

    def scripts(self):
        found = [path for folder in (SCRIPTS, SCRIPTS / "ci", SCRIPTS / "development") for path in folder.iterdir()]
        return [path for path in found if path.is_file() and os.access(path, os.X_OK)]

    def test_each_has_one(self):
        texts = [(SCRIPTS / "cmake/PlumblineTests.cmake").read_text()]
        texts += [path.read_text() for path in (SCRIPTS / "tests").glob("test_*.py")]
        for name in ("lit.cfg.py", "lit.local.cfg", "any-order.mlir"):
            texts += [path.read_text() for path in (ROOT / "corpus").rglob(name)]
        text = "\n".join(texts)
        for path in self.scripts():
            self.assertTrue(re.search(rf"""["'/]{re.escape(path.name)}["'\s]""", text), f"{path} has no test")

    def test_each_is_in_a_readme(self):
        for path in self.scripts():
            text = (path.parent / "README.md").read_text()
            self.assertTrue(re.search(rf"`{re.escape(path.name)}[ `]", text), f"{path} is in no README.md")


if __name__ == "__main__":
    unittest.main()
