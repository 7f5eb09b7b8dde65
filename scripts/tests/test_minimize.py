"""Tests of minimize-corpus: what is covered stays covered, nothing is lost, whenever it is killed.

Usage: test_minimize.py FOLDER [unittest options]; FOLDER has minimize-corpus and counted-inputs, in which each letter, each pair
of neighbours and how often they occur is a feature.
"""

import collections
import hashlib
import json
import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import time
import unittest

TOOLS = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "build/release").resolve()
SCRIPTS = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(SCRIPTS))
from fuzzing import collect  # pylint: disable=wrong-import-position

BUCKETS = (1, 2, 3, 4, 8, 16, 32, 128)
ADD = "  %b = arith.addi %a, %a : i32\n"
MLIR = {
    "add": "func.func @f(%a: i32) -> i32 {\n" + ADD + "  return %b : i32\n}\n",
    "add-twice": "func.func @f(%a: i32) -> i32 {\n" + ADD + ADD.replace("%b", "%c") + "  return %c : i32\n}\n",
    "load": "func.func @f(%m: memref<?xf32>, %i: index) {\n  %v = memref.load %m[%i] : memref<?xf32>\n  return\n}\n",
    "unknown": "func.func @f(%a: i32) {\n  %b = arith.nothing %a : i32\n  return\n}\n",
    "unknown-too": "func.func @g(%a: i32) {\n  %b = arith.nothings %a : i32\n  return\n}\n",
    "no-return": "func.func @f(%a: i32) {\n}\n",
}


def features(data):
    """What counted-inputs sees, found out in another way."""
    counts = collections.Counter(data)
    counts.update(zip(data, data[1:]))
    return {(edge, max(b for b in BUCKETS if b <= (count % 256 or 1))) for edge, count in counts.items() if count % 256}


def name_of(data):
    return hashlib.sha256(data).hexdigest()[:32]


def holds_something(path):
    """Whether there is such a file with something in it: a draft may have its final name by now."""
    try:
        return path.stat().st_size > 0
    except FileNotFoundError:
        return False


class Minimize(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)

    def write(self, folder, contents):
        (self.root / folder).mkdir(parents=True, exist_ok=True)
        for name, data in contents.items():
            (self.root / folder / name).write_bytes(data)
        return contents

    def letters(self, folder, seed, count):
        """Inputs of few letters, so that they cover much of the same."""
        rng = random.Random(seed)
        return self.write(folder, {f"{i:03}": bytes(rng.choices(b"abcdefghijkl", k=rng.randint(1, 40))) for i in range(count)})

    def command(self, *words, harness=True):
        asked = ["--harness", TOOLS / "counted-inputs", "--features=edges"] if harness else []
        return [TOOLS / "minimize-corpus", *words, *asked]

    def run_it(self, *words, status=0, **how):
        done = subprocess.run(self.command(*words, **how), cwd=self.root, capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done.stdout + done.stderr

    def contents(self, folder="out"):
        path = self.root / folder
        return {file.name: file.read_bytes() for file in path.iterdir()} if path.is_dir() else {}

    def covered(self, contents):
        return set().union(*(features(data) for data in contents.values()))

    def index(self, name="out.index"):
        return [json.loads(line) for line in (self.root / name).read_text().splitlines()]

    def check_names(self, contents, ending=""):
        for name, data in contents.items():
            self.assertEqual(name, name_of(data) + ending)

    def test_covers_the_same_with_less(self):
        inputs = self.letters("in", 1, 300)
        report = self.run_it("in", "-o", "out")
        out = self.contents()
        self.check_names(out)
        self.assertEqual(self.covered(out), self.covered(inputs))
        self.assertLess(len(out), len(inputs))
        self.assertTrue(set(out.values()) <= set(inputs.values()))
        for data in out.values():  # none of them is needless
            self.assertNotEqual(self.covered({n: d for n, d in out.items() if d != data}), self.covered(inputs))
        count = str(len(self.covered(inputs)))
        self.assertRegex(report, rf"features +{count} +{count}\n")
        self.assertRegex(report, rf"files +{len(set(inputs.values()))} +{len(out)}\n")
        self.assertRegex(report, rf"bytes +{sum(map(len, set(inputs.values())))} +{sum(map(len, out.values()))}\n")

    def test_what_came_before_has_no_influence(self):
        self.write("in", {"1": b"x", "2": b"LEAVE", "3": b"x"})
        files = [self.root / "in" / name for name in "123"]

        def same_again(meeting):
            first, _, last = collect.ask(TOOLS / "counted-inputs", files, meeting)
            return first == last

        self.assertFalse(same_again(collect.AFTER_OTHERS))
        self.assertTrue(same_again(collect.FRESH))
        self.assertTrue(same_again(collect.PROCESS))

    def test_prefers_small_inputs(self):
        self.write("in", {"long": b"a" * 7, "short": b"a" * 5, "middle": b"a" * 6})
        self.run_it("in", "-o", "out")
        self.assertEqual(list(self.contents().values()), [b"a" * 5])  # four to seven of a letter are as good as five

    def test_is_the_same_whatever_the_order_names_and_jobs(self):
        inputs = self.letters("in", 2, 600)
        self.write("other", {f"x{name[::-1]}": data for name, data in inputs.items()})
        self.run_it("in", "-o", "out", "-j", "1")
        self.run_it("other", "-o", "out2", "-j", "3")
        self.assertEqual(self.contents(), self.contents("out2"))

    def test_makes_inputs_smaller(self):
        inputs = self.letters("in", 3, 120)
        self.run_it("in", "-o", "whole")
        self.run_it("in", "-o", "out", "--reduce", "--effort=400")
        self.run_it("in", "-o", "again", "--reduce", "--effort=400", "-j", "3")
        out, whole = self.contents(), self.contents("whole")
        self.check_names(out)
        self.assertTrue(self.covered(out) >= self.covered(inputs))
        self.assertLess(sum(map(len, out.values())), sum(map(len, whole.values())))
        self.assertEqual(out, self.contents("again"))
        origins = {name_of(data) for data in inputs.values()}
        for entry in self.index():
            self.assertIn(entry.get("reduced", entry["hash"]), origins)

    def test_adds_and_keeps(self):
        first, second = self.letters("in", 4, 80), self.letters("in2", 5, 80)
        self.run_it("in", "-o", "out", "--campaign=one", "--date=2026-01-02")
        before = self.contents()
        self.write("out", {"named-by-hand": b"zz"})
        self.run_it("in2", "-o", "out", "--add", "--campaign=two", "--date=2026-03-04")
        out = self.contents()
        self.assertTrue(before.items() <= out.items())
        self.assertIn("named-by-hand", out)
        self.assertEqual(self.covered(out), self.covered(first) | self.covered(second) | features(b"zz"))
        for entry in self.index():
            self.assertEqual(entry["campaign"], "one" if entry["hash"] in before else "two")
            self.assertEqual(entry["date"], "2026-01-02" if entry["hash"] in before else "2026-03-04")
        index = (self.root / "out.index").read_text()
        self.run_it("in", "in2", "-o", "out", "--add", "--campaign=three")
        self.assertEqual(self.contents(), out)
        self.assertEqual((self.root / "out.index").read_text(), index)

    def test_what_is_in_out_is_not_touched(self):
        self.letters("in", 6, 20)
        self.write("out", {"mine": b"precious"})
        self.assertIn("--add keeps what is in it", self.run_it("in", "-o", "out", status=3))
        self.assertEqual(self.contents(), {"mine": b"precious"})

    def test_findings_lie_beside(self):
        self.letters("in", 7, 30)
        bad = self.write("in", {"c": b"CRASH 1", "d": b"now CRASH", "h": b"HANG", "w": b"WRONG"})
        self.run_it("in", "-o", "out", "--timeout=1")
        self.assertEqual(sorted(self.contents("out.findings").values()), sorted(bad.values()))
        self.assertFalse(set(self.contents().values()) & set(bad.values()))

    def test_reads_what_afl_and_libfuzzer_leave(self):
        self.write("afl/main/queue", {"id:000000,orig:x": b"ab", "id:000001,src:000000": b"cd"})
        self.write("afl/main/queue/.state", {"id:000000,orig:x": b"not an input"})
        self.write("afl/main/crashes", {"README.txt": b"not an input", "id:000000,sig:06": b"CRASH"})
        self.write("afl/main", {"fuzzer_stats": b"not an input", "cmdline": b"not an input", ".cur_input": b"not an input"})
        self.write("afl/second/queue", {"id:000000,orig:y": b"ef", "README.txt": b"not an input"})
        self.write("afl/second/hangs", {})
        self.write("libfuzzer", {"da39a3ee": b"gh", "sub": b"ij"})
        self.write("libfuzzer/deep/er", {"0beec7b5": b"kl"})
        self.run_it("afl", "libfuzzer", "-o", "out")
        self.assertEqual(set(self.contents().values()), {b"ab", b"cd", b"ef", b"gh", b"ij", b"kl"})
        self.assertEqual(set(self.contents("out.findings").values()), {b"CRASH"})
        origins = {entry["from"] for entry in self.index()}
        self.assertIn("main/queue/id:000001,src:000000", origins)
        self.assertIn("deep/er/0beec7b5", origins)

    def test_a_folder_of_afl_by_itself(self):
        self.write("afl/main", {"fuzzer_stats": b"not an input"})
        self.write("afl/main/crashes", {"README.txt": b"not an input", "id:000000,sig:06": b"ab"})
        self.run_it("afl/main/crashes", "-o", "out")
        self.assertEqual(set(self.contents().values()), {b"ab"})

    def test_what_is_passed_over_is_told(self):
        self.write("in", {"a": b"ab", ".hidden": b"cd"})
        (self.root / "in/nowhere").symlink_to("gone")
        (self.root / "in/again").symlink_to(".")
        os.mkfifo(self.root / "in/pipe")
        self.assertIn("4 names in the folders were passed over", self.run_it("in", "-o", "out"))
        self.assertEqual(set(self.contents().values()), {b"ab"})

    def test_out_lies_in_a_folder_of_inputs(self):
        self.letters("in", 12, 40)
        self.run_it("in", "-o", "in/out")
        before = self.contents("in/out")
        self.run_it("in", "-o", "in/out", "--add")
        self.assertEqual(self.contents("in/out"), before)

    def test_index_merges(self):
        self.letters("in", 8, 60)
        self.letters("in2", 9, 60)
        self.run_it("in", "-o", "out", "--campaign=one", "--date=2026-02-02")
        ours = (self.root / "out.index").read_text()
        self.assertEqual(ours.splitlines(), sorted(ours.splitlines()))
        for line in ours.splitlines():
            self.assertEqual(json.loads(line)["bytes"], len(self.contents()[json.loads(line)["hash"]]))
        theirs = ours.replace('"one"', '"another"').replace("2026-02-02", "2026-01-01").splitlines(keepends=True)
        (self.root / "out.index").write_text("".join(theirs[len(theirs) // 2:]) + ours)  # as git's union of both leaves it
        self.run_it("in2", "-o", "out", "--add", "--campaign=two")
        entries = {entry["hash"]: entry["campaign"] for entry in self.index()}
        self.assertEqual(set(entries), {name_of(data) for data in self.contents().values()})
        for line in theirs[len(theirs) // 2:]:
            self.assertEqual(entries[json.loads(line)["hash"]], "another")  # the earlier date
        (self.root / "out.index").write_text(ours + "<<<<<<< HEAD\n")
        self.assertIn(f"out.index:{len(ours.splitlines()) + 1}: no entry", self.run_it("in2", "-o", "out", "--add", status=3))

    def test_invalid_text(self):
        inputs = self.write("in", {name: text.encode() for name, text in MLIR.items()})
        self.run_it("in", "-o", "out", "--input=mlir", harness=False)
        out, beside = self.contents(), self.contents("out.invalid")
        self.check_names(out, ".mlir")
        self.assertIn(MLIR["load"].encode(), out.values())
        self.assertIn(MLIR["no-return"].encode(), out.values())  # invalid, and says something of its own
        unknown = {MLIR["unknown"].encode(), MLIR["unknown-too"].encode()}
        self.assertEqual(len(unknown & set(out.values())), 1)
        self.assertEqual(unknown & (set(out.values()) | set(beside.values())), unknown)
        self.assertTrue(set(beside.values()) <= set(inputs.values()))
        names = [name for entry in self.index() for name in entry["covers"]["names"]]
        self.assertIn("operation memref.load memref<1?f32> plain", names)

    def kill_and_carry_on(self, *words):
        """Kills the command again and again, later and later, and starts it anew."""
        inputs = self.letters("in", 10, 400)
        self.run_it("in", "-o", "want", *words)
        for turn in range(12):
            process = subprocess.Popen(self.command("in", "-o", "out", "--quiet", *words), cwd=self.root, stderr=subprocess.PIPE)
            time.sleep(0.003 * 1.7**turn)
            process.send_signal(signal.SIGKILL)
            process.communicate()
            self.assertEqual(self.contents("in"), inputs)
            self.check_names({n: d for n, d in self.contents().items() if not n.startswith(".")})
        self.run_it("in", "-o", "out", *words)
        self.assertEqual(self.contents(), self.contents("want"))

    def test_killed(self):
        self.kill_and_carry_on()

    def test_killed_while_it_makes_inputs_smaller(self):
        self.kill_and_carry_on("--reduce", "--effort=100")

    def kill_when(self, pattern, *words):
        """Kills the command when a file of that name is there, and starts it anew."""
        self.letters("in", 11, 400)
        self.run_it("in", "-o", "want", *words)
        process = subprocess.Popen(self.command("in", "-o", "out", "--quiet", *words), cwd=self.root)
        while process.poll() is None and not any(map(holds_something, self.root.glob(pattern))):
            time.sleep(0.0005)
        process.send_signal(signal.SIGKILL)
        process.wait()
        self.run_it("in", "-o", "out", *words)
        self.assertEqual(self.contents(), self.contents("want"))
        self.assertEqual((self.root / "out.index").read_text(), (self.root / "want.index").read_text().replace("want/", "out/"))

    def test_killed_when_something_was_seen(self):
        self.kill_when("out.work/seen-*")

    def test_killed_when_one_input_is_smaller(self):
        self.kill_when("out.work/less-*", "--reduce", "--effort=100")

    def test_killed_when_outputs_are_written(self):
        self.kill_when("out/*")

    def test_a_record_that_was_cut_off(self):
        self.letters("in", 12, 300)
        self.run_it("in", "-o", "want")
        self.run_it("in", "-o", "out")
        for seen in (self.root / "out.work").glob("seen-*"):
            for data in (seen.read_bytes()[:-7], seen.read_bytes()[:-700] + b"x" * 700, b"", b"nonsense" * 100):
                seen.write_bytes(data)
                self.run_it("in", "-o", "out")
                self.assertEqual(self.contents(), self.contents("want"))

    def test_bad_usage(self):
        self.letters("in", 13, 5)
        for words in (["in"], ["-o", "out"], ["in", "-o", "out", "--effort=x"], ["in", "-o", "out", "--date=today"],
                      ["nowhere", "-o", "out"], ["in", "-o", "out", "--input=mlir"], ["in", "-o", "out", "--nothing"],
                      ["in", "-o", "out", "-j"]):
            self.assertIn("minimize-corpus: error: ", self.run_it(*words, status=3))
        for words in (["in", "-o", "out"], ["in", "-o", "out", "--features=edges", "--input=bytes"],
                      ["in", "-o", "out", "--harness", "/bin/true"], ["in", "-o", "out", "--input=bytes", "--features=x"]):
            self.assertIn("minimize-corpus: error: ", self.run_it(*words, status=3, harness=False))
        self.assertEqual([path.name for path in self.root.iterdir()], ["in"])


class CorpusReport(unittest.TestCase):
    """What scripts/development/corpus-report says of files whose content is known."""

    def test_counts(self):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            run = "// RUN: lower-mlir -convert-func-to-llvm=use-bare-ptr-memref-call-conv %s\n"
            (folder / "a.mlir").write_text(run + MLIR["load"] + "// -----\n" + MLIR["unknown"])
            (folder / "b.mlir").write_text(MLIR["load"] + MLIR["add"].replace("@f", "@g"))
            (folder / "notes.txt").write_text("not read")
            command = [sys.executable, SCRIPTS / "development" / "corpus-report", folder, "--tools", TOOLS, "--full"]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            empty = subprocess.run([*command[:2], folder / "nothing", "--tools", TOOLS], capture_output=True, check=False)
        self.assertEqual((done.returncode, empty.returncode), (0, 3), done.stderr)
        self.assertIn("2 files, 3 modules: 1 of them not well-formed\n", done.stdout)
        self.assertRegex(done.stdout, r"\n +2 +3  memref.load +bare pointers, plain\n")
        self.assertRegex(done.stdout, r"\n +1 +1  arith.addi +plain\n")
        self.assertIn("\n  memref.store\n", done.stdout[done.stdout.index("Operations that no file has"):])
        self.assertRegex(done.stdout, r"\n +1  bare pointers\n")
        self.assertRegex(done.stdout, r"\n +2  proved\n")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[2:])
