"""Tests of reduce-mlir on machines and predicates that misbehave: nothing is lost, whenever it is killed.

Usage: test_reduce.py FOLDER [unittest options]; FOLDER has reduce-mlir, and reduce-with-fault, whose parser has a mistake.
"""

import os
import pathlib
import resource
import signal
import stat
import subprocess
import sys
import tempfile
import time
import unittest

TOOL = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "build/release").resolve() / "reduce-mlir"
ENVIRONMENT = dict(os.environ, ASAN_OPTIONS="detect_leaks=0")
INPUT = "".join(f"""func.func @f{k}(%a: i32, %m: memref<?xi32>, %i: index) -> i32 {{
  %b = arith.addi %a, %a : i32
  %v = memref.load %m[%i] : memref<?xi32>
  %c = arith.{'divsi' if k == 3 else 'muli'} %b, %v : i32
  memref.store %c, %m[%i] : memref<?xi32>
  return %c : i32
}}
""" for k in range(6))
LEFT = "%arg0, %arg0 : i1\n"


def no_file_beyond(size):
    """For a child: files end there, as on a full disk, and writing on is an error."""

    def prepare():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    return prepare


class Reduce(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        (self.root / "in.mlir").write_text(INPUT)

    def command(self, *words, input_name="in.mlir", out="out.mlir"):
        return [TOOL, self.root / input_name, "-o", self.root / out, "--quiet", *words]

    def reduce(self, *words, status=0, **how):
        names = {name: how.pop(name) for name in ("input_name", "out") if name in how}
        environment = dict(ENVIRONMENT, **how.pop("environment", {}))
        done = subprocess.run(self.command(*words, **names), capture_output=True, text=True, env=environment, check=False, **how)
        self.assertEqual(done.returncode, status, done.stderr)
        self.assertEqual((self.root / "in.mlir").read_text(), INPUT)
        return done.stderr

    def out(self):
        return (self.root / "out.mlir").read_text()

    def script(self, text):
        path = self.root / "test.sh"
        path.write_text("#!/bin/sh\n" + text + "\n")
        path.chmod(0o755)
        return f"--test={path}"

    def assert_done(self):
        left = sorted(path.name for path in self.root.iterdir() if path.name.startswith("out.mlir"))
        self.assertEqual(left, ["out.mlir"])

    def test_one_operation_is_left(self):
        self.reduce("--test=grep -q divsi")
        self.assertIn(f"arith.divsi {LEFT}", self.out())
        self.assertEqual(self.out().count("arith."), 1)
        self.assert_done()

    def test_always_of_interest(self):
        self.reduce("--test=true #")
        self.assertEqual(self.out(), "module {\n}\n")

    def test_stops_when_little_enough_is_left(self):
        half = len(INPUT) // 2
        self.reduce("--test=grep -q divsi", "--stopping-threshold=0.5")
        stopped = self.out()
        self.assertIn("arith.divsi", stopped)
        self.assertLessEqual(len(stopped), half)
        self.assert_done()
        self.reduce("--test=grep -q divsi")
        self.assertLess(len(self.out()), len(stopped))
        for bad in ("1.5", "-1", "half", "nan", ""):
            self.assertIn("takes a number from 0 to 1", self.reduce("--test=true", f"--stopping-threshold={bad}", status=3))

    def test_never_of_interest(self):
        self.assertIn("does not show", self.reduce("--test=false", status=1))
        self.assertFalse((self.root / "out.mlir").exists())

    def test_empty_input(self):
        (self.root / "empty.mlir").write_text("")
        self.reduce("--test=true #", input_name="empty.mlir")
        self.assertEqual(self.out(), "")

    def test_flaky(self):
        """Of interest in two of three runs: it comes to an end, and what is left was of interest when it was asked about."""
        test = self.script(f'echo x >> {self.root}/runs\ncp "$1" {self.root}/last\n'
                           f'test $(($(wc -l < {self.root}/runs) % 3)) != 2 && grep -q divsi "$1"')
        self.reduce(test)
        self.assertIn("divsi", self.out())
        self.assertLess(len(self.out()), len(INPUT))

    def test_predicate_that_damages_its_file(self):
        self.reduce(self.script('grep -q divsi "$1"; status=$?; rm -f "$1"; exit $status'))
        self.assertIn(f"arith.divsi {LEFT}", self.out())

    def test_predicate_that_removes_its_folder(self):
        """What can't be judged is not taken for boring, and what is known stays for another start."""
        test = self.script(f'echo x >> {self.root}/runs\nstatus=0; grep -q divsi "$1" || status=1\n'
                           f'test "$(wc -l < {self.root}/runs)" = 6 && rm -r "$(dirname "$1")"\nexit $status')
        self.assertIn("no file or process", self.reduce(test, status=3))
        self.reduce(test)
        self.assertIn(f"arith.divsi {LEFT}", self.out())
        self.assert_done()

    def test_predicate_that_never_ends(self):
        self.assertIn("does not show", self.reduce(self.script("sleep 1000"), "--timeout=1", status=1))

    def test_output_that_is_the_input(self):
        self.assertIn("overwritten", self.reduce("--test=true #", out="in.mlir", status=3))
        os.link(self.root / "in.mlir", self.root / "link.mlir")
        self.assertIn("overwritten", self.reduce("--test=true #", out="link.mlir", status=3))

    def test_output_that_is_no_file(self):
        os.mkfifo(self.root / "pipe")
        (self.root / "folder").mkdir()
        for name in ("pipe", "folder"):
            self.assertIn("can be replaced", self.reduce("--test=true #", out=name, status=3))
        self.assertTrue(stat.S_ISFIFO((self.root / "pipe").stat().st_mode))

    @unittest.skipIf(os.geteuid() == 0, "root may write anywhere")
    def test_folder_that_is_only_read(self):
        (self.root / "folder").mkdir()
        (self.root / "folder").chmod(0o555)
        self.reduce("--test=grep -q divsi", out="folder/out.mlir", status=3)

    def test_no_folder_for_the_output(self):
        self.assertIn("No such file", self.reduce("--test=grep -q divsi", out="none/out.mlir", status=3))

    def test_no_folder_for_candidates(self):
        self.reduce("--test=grep -q divsi", status=3, environment={"TMPDIR": str(self.root / "none")})

    def test_full_disk(self):
        """Candidates do not fit: nothing is said of them, and with more room the same command carries on."""
        self.assertIn("no file or process", self.reduce("--test=grep -q divsi", status=3, preexec_fn=no_file_beyond(1000)))
        self.reduce("--test=grep -q divsi")
        self.assertIn(f"arith.divsi {LEFT}", self.out())

    def test_killed_again_and_again(self):
        """Each start is killed a little later than the one before, in the middle of a question."""
        whole = self.root / "whole.mlir"
        self.reduce("--test=grep -q divsi", out=whole.name)
        starts, killed = 0, True
        while killed and starts < 60:
            starts += 1
            (self.root / "runs").unlink(missing_ok=True)
            test = self.script(f'echo x >> {self.root}/runs\n'
                               f'test "$(wc -l < {self.root}/runs)" = "$KILL_AT" && kill -KILL "$PPID" "$TOOL"\n'
                               'grep -q divsi "$1"')
            launcher = ["sh", "-c", 'TOOL=$$; export TOOL; exec "$@"', "sh", *map(str, self.command(test))]
            done = subprocess.run(launcher, env=dict(ENVIRONMENT, KILL_AT=str(starts + 2)), capture_output=True, check=False)
            killed = done.returncode == -signal.SIGKILL
            self.assertTrue(killed or done.returncode == 0, done)
            self.assertEqual((self.root / "in.mlir").read_text(), INPUT)
            if (self.root / "out.mlir").exists():
                self.assertIn("divsi", self.out())
        self.assertFalse(killed)
        self.assertGreater(starts, 3)
        self.assertEqual(self.out(), whole.read_text())
        self.assert_done()

    def test_killed_at_any_time(self):
        """By the clock: wherever it is, between questions too."""
        delay, killed, starts = 0.02, True, 0
        while killed and starts < 200:
            starts += 1
            command = self.command("--test=sleep 0.01; grep -q divsi", "-j2")
            process = subprocess.Popen(command, env=ENVIRONMENT, stderr=subprocess.PIPE)
            time.sleep(delay)
            process.kill()
            process.communicate()
            killed, delay = process.returncode == -signal.SIGKILL, delay * 1.3
            if (self.root / "out.mlir").exists():
                self.assertIn("divsi", self.out())
        self.assertEqual(process.returncode, 0)
        self.assertEqual((self.root / "in.mlir").read_text(), INPUT)
        self.assertIn(f"arith.divsi {LEFT}", self.out())
        self.assert_done()

    def test_failure_of_its_own_parser(self):
        text = '"CRASH"'
        (self.root / "bad.mlir").write_text(INPUT + f"module attributes {{a = [{text}, 1, {text}]}} {{}}\n")
        test = f"--test=test $(grep -o '{text}' %s | wc -l) -gt 1"
        command = [TOOL.with_name("reduce-with-fault"), *self.command(test, input_name="bad.mlir")[1:]]
        done = subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT, check=False)
        self.assertEqual((done.returncode, self.out().strip()), (0, text + text), done.stderr)

    def test_items_of_lists(self):
        (self.root / "bad.mlir").write_text("f(a = 1, b = <2, 3>, c = 7, d = <4>, e = 6)\n")
        item = "[a-z]=(<[0-9](,[0-9])*>|[0-9])"
        test = f"--test=tr -d ' \\n' < %s | grep -Eqx 'f\\(({item},)*c=7(,{item})*\\)'"
        subprocess.run(self.command("--text", test, input_name="bad.mlir"), env=ENVIRONMENT, check=True)
        self.assertEqual("".join(self.out().split()), "f(c=7)")

    def test_text_that_is_no_module(self):
        (self.root / "bad.mlir").write_text(INPUT.replace("%m[%i] : memref", "%m[%i : memref", 1))
        self.reduce("--diagnostic=expected ']'", input_name="bad.mlir")
        self.assertLess(len(self.out()), 120)
        self.reduce("--diagnostic=expected ']'", input_name="out.mlir", out="again.mlir")
        self.assertEqual((self.root / "again.mlir").read_text(), self.out())


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[2:])
