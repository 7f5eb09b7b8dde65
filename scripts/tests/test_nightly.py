"""Tests of scripts/ci/nightly: what is one finding, the journal, the turns, and whole campaigns with stand-ins for all
programs."""

import hashlib
import importlib.util
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent
ROOT = SCRIPTS.parent
sys.path.insert(0, str(SCRIPTS))
sys.dont_write_bytecode = True
from fuzzing import engines, findings, journal, processes, report, schedule, shows, triage  # noqa: E402
from fuzzing.targets import targets  # noqa: E402

PATIENCE = 300  # seconds that nothing here takes

SANITIZER = """#31 NEW    cov: 12 ft: 20 corp: 3/40b exec/s: 0 rss: 30Mb
=================================================================
==77==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602000000{0:03x} at pc 0x0000 bp 0x7ffc sp 0x7ffc
READ of size 1 at 0x602000000{0:03x} thread T0
    #0 0x55d0 in __interceptor_memcpy (/b/fuzz-parse+0x1)
    #1 0x55d1 in pl_lexer_next lexer.c
    #2 0x55d2 in parse_op{1} parse_op.c
    #3 0x55d3 in parse_op{1} parse_op.c
    #4 0x55d4 in pl_parse (/b/fuzz-parse+0x2) (BuildId: 77)
    #5 0x55d5 in pl_target_parse text.c
    #6 0x55d6 in LLVMFuzzerTestOneInput (/b/fuzz-parse+0x3)
    #7 0x7f00 in __libc_start_main (/lib/x86_64-linux-gnu/libc.so.6+0x2)

0x602000000{0:03x} is located 0 bytes to the right of 3-byte region
allocated by thread T0 here:
    #0 0x55d0 in malloc (/b/fuzz-parse+0x1)
    #1 0x55d9 in somebody_else other.c
SUMMARY: AddressSanitizer: heap-buffer-overflow lexer.c in pl_lexer_next
"""
REFUTED = """FINDING
@{0} is refuted ({1}): result {2} differs: it is {2} in the source, 7 in the lowering
lowered by: lower-mlir --index-bitwidth=32 --convert-std-to-llvm
==1== ERROR: libFuzzer: deadly signal
    #0 0x1 in raise
    #1 0x2 in pl_target_verify verify.c
"""
UPSTREAM = """FINDING
mlir-opt-{0} is refuted {1}: @f0: `%m[1]` is at byte {2}
lowered by: mlir-opt-{0} --pass-pipeline='builtin.module(a,func.func(b),c{{x=1 y=2}})'
"""
TIMEOUT = """==5== ERROR: libFuzzer: timeout after 30 seconds
    #0 0x1 in __sanitizer_print_stack_trace (/b/fuzz-convert+0x1)
    #1 0x2 in {0} a.c
    #2 0x3 in pl_convert convert.c
    #3 0x4 in pl_target_convert modules.c
    #4 0x5 in LLVMFuzzerTestOneInput (/b/fuzz-convert+0x3)
SUMMARY: libFuzzer: timeout
"""


class Identity(unittest.TestCase):
    """One defect is one finding, two are two."""

    def key(self, target, output):
        return findings.identity(target, output)["key"]

    def test_a_run_without_finding(self):
        self.assertIsNone(findings.identity("parse", "#1 INITED cov: 1\nDone 100 runs in 1 second(s)\n"))

    def test_stack(self):
        found = findings.identity("parse", SANITIZER.format(16, ""))
        self.assertEqual(found["kind"], "crash")
        self.assertEqual(found["frames"], ["pl_lexer_next", "parse_op", "pl_parse"])
        self.assertIn("heap-buffer-overflow in pl_lexer_next", found["title"])
        self.assertEqual(found["key"], self.key("parse", SANITIZER.format(32, "")))  # another address
        self.assertEqual(found["key"], self.key("parse", SANITIZER.format(32, ".part.3")))  # another compiler
        self.assertNotEqual(found["key"], self.key("parse", SANITIZER.format(16, "_of_another_kind")))
        self.assertNotEqual(found["key"], self.key("report", SANITIZER.format(16, "")))
        self.assertNotEqual(found["key"], self.key("parse", SANITIZER.replace("heap-buffer-overflow", "stack-overflow")))

    def test_obligation(self):
        found = findings.identity("verify", REFUTED.format("f", "return-value", 3))
        self.assertEqual((found["kind"], found["obligation"]), ("property", "return-value"))
        self.assertEqual(found["lowered_by"], "lower-mlir --index-bitwidth=32 --convert-std-to-llvm")
        self.assertEqual(found["key"], self.key("verify", REFUTED.format("other", "return-value", 12)))
        self.assertNotEqual(found["key"], self.key("verify", REFUTED.format("f", "address", 3)))

    def test_upstream(self):
        found = findings.identity("upstream", UPSTREAM.format(22, "address", 8))
        self.assertEqual((found["version"], found["obligation"]), ("mlir-opt-22", "address"))
        self.assertEqual(found["key"], self.key("upstream", UPSTREAM.format(22, "address", 16)))
        self.assertNotEqual(found["key"], self.key("upstream", UPSTREAM.format(19, "address", 8)))

    def test_what_is_wrong(self):
        """A sentence that ends with a colon goes on with the first error, without names and numbers."""
        finding = "FINDING\nwhat was imported is ill-formed:\ninput:{}: error: 'llvm.{}' op {}\n"
        key = self.key("import", finding.format("2:2", "sext", "is too wide"))
        self.assertEqual(key, self.key("import", finding.format("7:1", "zext", "is too wide")))
        self.assertNotEqual(key, self.key("import", finding.format("2:2", "sext", "is too narrow")))

    def test_broken_text(self):
        """Where the parser trips over text that breaks off, and in which form, is chance; a wrong name is not."""
        finding = "FINDING\nthe {} form is not read:\nprinted:1:9: error: {}\nmodule {{\n}}\n"
        key = self.key("generate-print", finding.format("generic", "expected '}' in attribute dictionary"))
        for form, error in (("custom", "unexpected character"), ("generic", "unknown escape in string literal"),
                            ("custom", "custom op 'holds' is unknown (tried 'func.holds' as well)")):
            self.assertEqual(key, self.key("generate-print", finding.format(form, error)))
        for error in ("redefinition of SSA value '%0'", "'arith.addi' op requires the same type"):
            self.assertNotEqual(key, self.key("generate-print", finding.format("custom", error)))

    def test_told(self):
        """What libFuzzer says on its way is not kept, stacks are."""
        way = "INFO: Seed: 1\n#123\tNEW    cov: 1 ft: 2\n#4\tpulse  cov: 1\n"
        stack = "==1==ERROR: x\n    #0 0x12 in f\n"
        self.assertEqual(findings.told(way + stack + "MS: 1 CopyPart-\n"), stack)

    def test_times_out_wherever(self):
        """Where it was when its time was up is chance; the way in is not."""
        self.assertEqual(self.key("convert", TIMEOUT.format("here")), self.key("convert", TIMEOUT.format("there")))
        self.assertEqual(findings.identity("convert", TIMEOUT.format("here"))["kind"], "time-out")

    def test_kinds(self):
        outputs = {"a.c:3:7: runtime error: shift exponent 64 is too large": "undefined behaviour",
                   "fuzz-parse: a.c:7: void f(void): Assertion `x == 3' failed.": "assertion",
                   "==1== ERROR: libFuzzer: out-of-memory (used: 5000Mb; limit: 4096Mb)": "out of memory",
                   "==1==ERROR: LeakSanitizer: detected memory leaks": "leak", "==1== ERROR: libFuzzer: deadly signal": "crash",
                   "AFL++: status -6 of the build for it, nothing with sanitizers": "crash"}
        for output, kind in outputs.items():
            with self.subTest(kind):
                self.assertEqual(findings.identity("parse", output)["kind"], kind)


class Upstream(unittest.TestCase):
    """By version, pass and what is wrong."""

    COMMAND = ("mlir-opt-22 --pass-pipeline='builtin.module(func.func(llvm-request-c-wrappers),lower-affine,"
               "finalize-memref-to-llvm{index-bitwidth=32 use-generic-functions=1 use-aligned-alloc=0},"
               "convert-func-to-llvm{index-bitwidth=32 use-bare-ptr-memref-call-conv=0})'")

    def test_passes(self):
        program, passes = triage.pipeline_of(self.COMMAND)
        self.assertEqual(program, "mlir-opt-22")
        self.assertEqual([triage.name_of_pass(text) for text in passes],
                         ["llvm-request-c-wrappers", "lower-affine", "finalize-memref-to-llvm", "convert-func-to-llvm"])
        self.assertEqual(passes[2], "finalize-memref-to-llvm{index-bitwidth=32 use-generic-functions=1 use-aligned-alloc=0}")

    def test_convention(self):
        self.assertEqual(triage.conventions_of(self.COMMAND),
                         ["--index-bitwidth=32", "--use-generic-functions", "--llvm-request-c-wrappers"])

    def test_message(self):
        self.assertEqual(triage.first_error("x rejects: <stdin>:3:4: error: 'a.b' op expects 2 results for '%x', a number"),
                         "op expects 2 results for")
        self.assertIsNone(triage.first_error("nothing"))


class Journals(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_one_at_a_time(self):
        first = journal.Journal(self.folder)
        with self.assertRaises(journal.InUse) as refused:
            journal.Journal(self.folder)
        self.assertIn(str(os.getpid()), str(refused.exception))
        first.lock.close()
        journal.Journal(self.folder).lock.close()

    def test_something_else(self):
        for text in ("{", "[]", '{"version": 99}', '"x"'):
            (self.folder / "state.json").write_text(text)
            with self.assertRaises(journal.Unreadable):
                journal.Journal(self.folder)

    def test_goes_on_and_begins_again(self):
        settings = {"jobs": 1}
        first = journal.Journal(self.folder)
        self.assertFalse(first.begin(settings, ["libfuzzer/parse"], "one"))
        first.state["lanes"]["libfuzzer/parse"]["runs"] = 7
        first.state["findings"]["x"] = {"run": 1}
        first.save()
        first.lock.close()
        second = journal.Journal(self.folder)
        self.assertTrue(second.begin(settings, ["libfuzzer/parse", "afl/parse"], "two"))
        self.assertEqual((second.state["left_behind"], second.state["token"]), ("one", "two"))
        self.assertEqual([session["how"] for session in second.state["sessions"]], ["killed", None])
        self.assertEqual(second.state["lanes"]["libfuzzer/parse"]["runs"], 7)
        self.assertEqual(second.state["lanes"]["afl/parse"]["runs"], 0)
        second.state["phase"] = "done"
        second.save()
        second.lock.close()
        third = journal.Journal(self.folder)
        self.assertFalse(third.begin(settings, ["libfuzzer/parse"], "one"))
        self.assertEqual(third.state["run"], 2)
        self.assertEqual(third.state["lanes"]["libfuzzer/parse"]["runs"], 0)
        self.assertIn("x", third.state["findings"])
        third.lock.close()

    def test_samples_are_thinned(self):
        samples = [[float(i), i, 0, 0, 0] for i in range(5 * journal.SAMPLES)]
        thinned = journal.thinned(samples)
        self.assertLessEqual(len(thinned), journal.SAMPLES)
        self.assertEqual((thinned[0], thinned[-1]), (samples[0], samples[-1]))
        self.assertEqual(thinned, sorted(thinned))

    def test_half_a_write_changes_nothing(self):
        path = self.folder / "x"
        journal.write_atomically(path, "old")
        (self.folder / "x.draft").write_text("ne")  # killed there
        self.assertEqual(path.read_text(), "old")
        journal.write_atomically(path, "new")
        self.assertEqual(path.read_text(), "new")


class Turns(unittest.TestCase):
    def test_shares(self):
        """In the long run each lane has time by its weight, and nobody waits long."""
        lanes = {name: journal.empty_lane() for name in ("libfuzzer/parse", "libfuzzer/verify", "afl/parse", "libfuzzer/mutants")}
        for turn in range(700):
            lane = schedule.choose(lanes, [])
            lanes[lane]["seconds"] += 10
            lanes[lane]["slices"] += 1
            if turn == len(lanes) - 1:
                self.assertTrue(all(one["slices"] for one in lanes.values()))
        for name, lane in lanes.items():
            self.assertAlmostEqual(lane["seconds"], 1000 * schedule.weight(name), delta=20)

    def test_side_by_side(self):
        """Two jobs have two targets, if there are two."""
        lanes = {"libfuzzer/parse": journal.empty_lane(), "libfuzzer/verify": journal.empty_lane()}
        lanes["libfuzzer/verify"]["seconds"] = 1000
        self.assertEqual(schedule.choose(lanes, ["libfuzzer/parse"]), "libfuzzer/verify")
        self.assertEqual(schedule.choose({"libfuzzer/parse": journal.empty_lane()}, ["libfuzzer/parse"]), "libfuzzer/parse")

    def test_what_does_not_run(self):
        lanes = {"libfuzzer/parse": dict(journal.empty_lane(), failures=schedule.FAILURES)}
        self.assertIsNone(schedule.choose(lanes, []))

    def test_lengths(self):
        night = schedule.slice_seconds(8, 2, ["libfuzzer/" + target.name for target in targets()])
        self.assertEqual(night, schedule.LONGEST)
        short = schedule.slice_seconds(0.001, 1, ["libfuzzer/parse", "libfuzzer/convert"])
        self.assertAlmostEqual(short, 1.8)  # both have a turn


class Progress(unittest.TestCase):
    """What engines say of themselves."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.places = engines.Places(self.folder, self.folder, self.folder / "builds")
        self.settings = {"timeout": 5, "memory": 100, "host": "here"}

    def test_libfuzzer(self):
        run = engines.LibFuzzer(self.places, targets()[0], 0, self.settings)
        log = self.places.log(0)
        log.parent.mkdir(parents=True)
        log.write_text("#2\tINITED cov: 3 ft: 4 corp: 1/1b exec/s: 0 rss: 1Mb\n#1000\tNEW    cov: 17 ft: 2")
        run.poll()
        self.assertEqual((run.runs, run.coverage, run.features, run.corpus), (2, 3, 4, 1))  # half a line is none
        with open(log, "a") as file:
            file.write("5 corp: 9/99b exec/s: 3\n#4096\tpulse  cov: 18 ft: 30 corp: 10/99b lim: 4096\n")
        run.poll()
        self.assertEqual((run.runs, run.coverage, run.features, run.corpus), (4096, 18, 30, 10))
        with open(log, "a") as file:
            file.write("#9 looks like one: cov: x\nstat::number_of_executed_units: 5000\n")
        run.poll()
        self.assertEqual((run.runs, run.coverage), (5000, 18))

    def test_afl(self):
        target = targets()[0]
        own = self.places.live("afl", target.name) / "here-0"
        own.mkdir(parents=True)
        head = "# relative_time, cycles_done, cur_item, corpus_count, map_size, total_execs, edges_found\n"
        (own / "fuzzer_stats").write_text("execs_done        : 100\ncorpus_count      : 5\n")
        (own / "plot_data").write_text(head + "5, 0, 1, 5, 2.5%, 100, 40\n")
        run = engines.Afl(self.places, target, 0, self.settings)
        run.before = run._executed()
        rows = "5, 0, 1, 5, 2.5%, 100, 40\n10, 0, 1, 8, 2.5%, 350, 60\n15, 0"  # the last one is half written
        (own / "plot_data").write_text(head + rows)
        run.poll()
        self.assertEqual((run.runs, run.coverage, run.corpus), (250, 60, 8))

    def test_one_main(self):
        """Of all instances in a folder, whichever machine they are on, one is the main one."""
        seeds = self.places.seeds("MLIR")
        seeds.mkdir(parents=True)
        (seeds / "a").write_text("x")
        commands = []
        for host, job in (("one", 0), ("one", 1), ("two", 0), ("one", 0)):
            run = engines.Afl(self.places, targets()[0], job, dict(self.settings, host=host))
            run.prepare()
            commands.append(list(map(str, run.command(10))))
        self.assertEqual(["-M" in command for command in commands], [True, False, False, True])
        self.assertEqual([command[command.index("-M" if "-M" in command else "-S") + 1] for command in commands],
                         ["one-0", "one-1", "two-0", "one-0"])

    def test_words_of_texts(self):
        """Both engines know the words of MLIR where an input is a text of it, and only there."""
        by_name = {target.name: target for target in targets()}
        for name, wanted in (("parse", True), ("convert", False), ("import", False)):
            self.places.seeds(by_name[name].kind).mkdir(parents=True, exist_ok=True)
            self.places.dictionary().write_text('"func.func"')
            for engine in (engines.LibFuzzer, engines.Afl):
                run = engine(self.places, by_name[name], 0, self.settings)
                run.prepare()
                words = " ".join(map(str, run.command(10)))
                self.assertEqual(bool(re.search(rf"-(dict=|x ){self.places.dictionary()}\b", words)), wanted, words)

    def test_seconds_of_a_processor(self):
        """What takes too long by the clock is a finding only if it does on a processor, too."""
        target = self.folder / "target"
        for then, kind in (("exit 0", None), ("while :; do :; done", "time-out")):
            said = "case $1 in -timeout=1) echo '==1== ERROR: libFuzzer: timeout after 1 seconds'; exit 70;; esac"
            target.write_text(f"#!/bin/sh\n{said}\n{then}\n")
            target.chmod(0o755)
            found, output = shows.run_on(target, "verify", target, "test-seconds", 1)
            self.assertEqual(found and found["kind"], kind)
            self.assertIn("timeout after", output)

    def test_cut_short(self):
        """A file is known to be half of an input by its name, if libFuzzer gave it, and by its size."""
        whole = f"crash-{hashlib.sha1(b'input', usedforsecurity=False).hexdigest()}"
        for name, data, cut in ((whole, b"input", False), (whole, b"inp", True), ("id:000000,sig:06", b"inp", False),
                                ("id:000000,sig:06", b"", True)):
            (self.folder / name).write_bytes(data)
            self.assertEqual(engines.is_cut_short(self.folder / name), cut, (name, data))

    def test_forgotten(self):
        """An input that is a finding is no seed any more; others stay."""
        for name, data in (("a", b"bad"), ("b", b"bax"), ("c", b"bad")):
            (self.folder / name).write_bytes(data)
        engines.forget([self.folder, self.folder / "absent"], b"bad")
        self.assertEqual(sorted(path.name for path in self.folder.iterdir()), ["b"])


def schema_faults(document):
    """By the checker of the corpus."""
    spec = importlib.util.spec_from_file_location("check_json", ROOT / "corpus/cli/Inputs/check_json.py")
    checker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(checker)
    schema = json.loads((SCRIPTS / "fuzzing/nightly-1.schema.json").read_text())
    return list(checker.faults(schema, document, schema, "report"))


# All programs that a campaign runs; which one it is, its name says. A file `kill` names the one that kills the campaign when it
# is run the next time. As a fuzzer it finds the inputs that begin with B, one after the other, as libFuzzer does; those that
# begin with S take it too long, as if the machine had other work, and by themselves do not.
STAND_IN = r'''#!@PYTHON@ -IS
import hashlib, os, pathlib, signal, sys, time
here = pathlib.Path(__file__).resolve().parent.parent
name, words = pathlib.Path(sys.argv[0]).name, sys.argv[1:]
kill = here / "kill"
single = name.startswith("fuzz-") and words and os.path.isfile(words[-1])
if kill.exists() and kill.read_text() == (name + "-again" if single else name):
    kill.unlink()
    for word in words:  # what it writes at that moment is not whole
        if word.startswith("-artifact_prefix="):
            pathlib.Path(word.split("=", 1)[1] + "crash-" + hashlib.sha1(b"Baddress").hexdigest()).write_bytes(b"")
    os.kill(int((pathlib.Path(os.environ["OUT"]) / "lock").read_text().split()[1]), signal.SIGKILL)
    time.sleep(600)
def show(data):
    if data.startswith(b"B"):
        sys.stderr.write("FINDING\n@f is refuted (%s): @x%d\nlowered by: lower-mlir --x\n" %
                         (data[1:].decode().strip(), len(data)))
        return True
    return False
if single:
    sys.exit(77 if show(pathlib.Path(words[-1]).read_bytes()) else 0)
elif name.startswith("fuzz-"):
    prefix = next(word.split("=", 1)[1] for word in words if word.startswith("-artifact_prefix="))
    folders = [pathlib.Path(word) for word in words if os.path.isdir(word)]
    with open(here / "runs", "a") as runs:
        runs.write("x")
    if (here / "broken").exists():
        sys.stderr.write("cannot open shared object file")
        sys.exit(127)
    (folders[0] / "new").write_bytes(b"new")
    sys.stderr.write("#1\tINITED cov: 3 ft: 4 corp: 1/1b exec/s: 0\n#100\tNEW    cov: 5 ft: 6 corp: 2/2b exec/s: 0\n")
    if (here / "helper").exists() and os.fork() == 0:
        os.setsid()
        (here / "helper-runs").write_text(str(os.getpid()))
        time.sleep(600)
    for folder in folders:
        for path in sorted(folder.iterdir()):
            data = path.read_bytes()
            slow = data.startswith(b"S")
            if slow:
                sys.stderr.write("==1== ERROR: libFuzzer: timeout after 30 seconds\n")
            if slow or show(data):
                crash = prefix + ("timeout-" if slow else "crash-") + hashlib.sha1(data).hexdigest()
                pathlib.Path(crash).write_bytes(data)
                sys.stderr.write("artifact_prefix='x'; Test unit written to %s\n" % crash)
                sys.exit(77)
    if (here / "forever").exists():
        signal.signal(signal.SIGINT, lambda *_: (sys.stderr.write("stat::number_of_executed_units: 200\n"), sys.exit(0)))
        time.sleep(600)
elif name == "replay-inputs":
    sys.exit(1 if show(pathlib.Path(words[-1]).read_bytes()) else 0)
elif name == "gen-mlir":
    print("module {\n  func.func @f() {\n    return\n  }\n}")
elif name == "verify-lowering":
    print('{"files": [{"file": "a.mlir", "globals": [], "functions": [{"name": "f", "verdict": "refuted", "milliseconds": 2.5,'
          '"obligations": {"total": 3, "by_normal_form": 2, "by_lemma": 1, "by_solver": 0}, "failure": {"obligation": "address",'
          '"reason": "r", "counterexample": {"what": "w", "inputs": "%a: i32 = 3", "picture": "[4] <8>"}}}]}]}')
elif name == "reduce-mlir":
    pathlib.Path(words[words.index("-o") + 1]).write_text("module {\n}\n")
elif name == "minimize-corpus":
    if (here / "slow").exists():
        (here / "slow-runs").write_text("")
        time.sleep(600)
    out = pathlib.Path(words[words.index("-o") + 1])
    out.mkdir(parents=True, exist_ok=True)
    (out / "kept").write_bytes(b"new")
    (here / ("asked-" + out.name)).write_text(" ".join(words))
'''


# The command, for which time goes by with the fuzzers that are started, a fifth of a second for each, however long that takes.
WITH_CLOCK = f"""
import os, runpy, sys
sys.path.insert(0, {str(SCRIPTS)!r})
from fuzzing import campaign
runs = sys.argv.pop(1)
campaign.clock = lambda: os.path.getsize(runs) / 5
runpy.run_path({str(SCRIPTS / "ci" / "nightly")!r}, run_name="__main__")
"""


class Alone(unittest.TestCase):
    """What a program has started ends with it, also what is stopped or holds its output."""

    LEAVES = "sleep 1000 & kill -STOP $!; echo $!; "

    def check_gone(self, output):
        try:
            state = pathlib.Path(f"/proc/{int(output)}/stat").read_text().rpartition(")")[2].split()[0]
        except FileNotFoundError:
            return
        self.assertIn(state, "XZ")  # dead, and nobody has asked how it ended

    def test_ends(self):
        status, output = processes.run_alone(["sh", "-c", self.LEAVES + "exit 7"])
        self.assertEqual(status, 7)
        self.check_gone(output)

    def test_is_ended(self):
        status, output = processes.run_alone(["sh", "-c", self.LEAVES + "exec sleep 1000"], 1)
        self.assertIsNone(status)
        self.check_gone(output)

    def test_folder_and_environment(self):
        with tempfile.TemporaryDirectory() as folder:
            status, output = processes.run_alone(["sh", "-c", "pwd; echo $WORD"], 60, {"WORD": "word"}, cwd=folder)
            self.assertEqual((status, output), (0, f"{folder}\nword\n"))


class Campaigns(unittest.TestCase):
    """The command, with stand-ins for everything that it runs."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.builds, self.out = self.folder / "builds", self.folder / "out"
        tools = ("replay-inputs", "gen-mlir", "verify-lowering", "reduce-mlir", "minimize-corpus", "lower-mlir")
        for name in ("fuzz/fuzz-convert", "fuzz/fuzz-verify", *(f"release/{tool}" for tool in tools)):
            path = self.builds / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(STAND_IN.replace("@PYTHON@", sys.executable))
            path.chmod(0o755)
        (self.builds / "runs").write_text("")
        self.seed({"good": b"good"})

    def seed(self, files, out=None):
        for kind in ("bytes", "mlir", "llvm_ir"):
            folder = (out or self.out) / "seeds" / kind
            folder.mkdir(parents=True, exist_ok=True)
            for name, data in files.items():
                (folder / name).write_bytes(data)
        ((out or self.out) / "seeds" / "complete").write_text(report.commit())

    def start(self, *options, out=None, hours="0.001"):
        command = [sys.executable, "-c", WITH_CLOCK, self.builds / "runs", "--out", out or self.out, "--builds", self.builds,
                   "--hours", hours, "--targets", "convert,verify", "--proofs", 2, *options]
        environment = dict(os.environ, OUT=str(out or self.out))
        how = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
        return subprocess.Popen(list(map(str, command)), env=environment, **how)

    def end(self, process):
        output, _ = process.communicate(timeout=PATIENCE)
        return process.returncode, output

    def run_nightly(self, *options, **how):
        return self.end(self.start(*options, **how))

    def report(self, out=None):
        document = json.loads(((out or self.out) / "report.json").read_text())
        self.assertEqual(schema_faults(document), [])
        return document

    @staticmethod
    def found(document):
        return sorted((row["target"], row["obligation"], row["count"]) for row in document["findings"])

    def wait_for(self, what):
        end = time.monotonic() + PATIENCE
        while not what():
            self.assertLess(time.monotonic(), end)
            time.sleep(0.05)

    def nobody_left(self, out=None):
        token = json.loads(((out or self.out) / "state.json").read_text())["token"]
        self.wait_for(lambda: not list(processes.marked(token)))

    def test_nothing(self):
        status, output = self.run_nightly()
        self.assertEqual(status, 0, output)
        document = self.report()
        self.assertTrue(document["campaign"]["complete"])
        self.assertEqual([lane["coverage"] for lane in document["lanes"]], [5, 5])
        self.assertTrue(all(lane["turns"] and lane["runs"] and lane["samples"] for lane in document["lanes"]))
        self.assertEqual(document["proofs"]["verdicts"]["refuted"], document["proofs"]["functions"])
        self.assertIn("nothing new", (self.out / "summary.txt").read_text())
        self.assertEqual((self.out / "corpus/verify/kept").read_bytes(), b"new")
        covered = {name: "verdicts" in (self.builds / f"asked-{name}").read_text() for name in ("convert", "verify")}
        self.assertEqual(covered, {"convert": False, "verify": True})
        self.nobody_left()

    def run_commands(self, row):
        """What the report says shows a finding does so, wherever a shell is; add-regression would write into this tree."""
        *shows, regression = row["commands"]
        self.assertEqual(regression, f"{SCRIPTS}/development/add-regression {self.out}/findings/{row['id']}/case.mlir")
        self.assertEqual(len(shows), 3)
        for command, (status, said) in zip(shows, ((77, "FINDING"), (1, "FINDING"), (0, '"picture": "[4] <8>"'))):
            done = subprocess.run(["sh", "-c", command], cwd="/", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                  check=False)
            self.assertEqual(done.returncode, status, command)
            self.assertIn(said, done.stdout, command)

    def test_commands(self):
        """Names are quoted where a shell would take them apart, and mlir-opt's own command is among them."""
        places = engines.Places(self.folder / "a b", self.folder / "a b", self.builds)
        command = "mlir-opt-19 --pass-pipeline='builtin.module(a,b)'"
        finding = {"id": "upstream-1", "target": "upstream", "engine": "afl", "lowered_by": command, "verdict": None,
                   "reduced": {"text": "module {}"}}
        input, case = (f"'{self.folder}/a b/findings/upstream-1/{name}'" for name in ("input", "case.mlir"))
        self.assertEqual(report.commands_of(finding, places), [
            f"{self.builds}/fuzz/fuzz-upstream {input}", f"{self.builds}/release/replay-inputs --target upstream {input}",
            f"{self.builds}/fuzz-afl/fuzz-upstream < {input}", f"{command} {case}"
        ])

    def test_findings(self):
        """Two defects in five inputs of two targets; the same again is known, to the folder and by the baseline."""
        bad = {"1": b"Baddress", "2": b"Baddress   ", "3": b"Bpoison", "4": b"Baddress  ", "5": b"Bpoison "}
        self.seed(bad)
        status, output = self.run_nightly()
        self.assertEqual(status, 1, output)
        document = self.report()
        self.assertEqual(self.found(document), [("convert", "address", 3), ("convert", "poison", 2), ("verify", "address", 3),
                                                ("verify", "poison", 2)])
        self.assertEqual({row["status"] for row in document["findings"]}, {"new"})
        self.assertTrue(all(lane["restarts"] for lane in document["lanes"]))
        for row in document["findings"]:
            self.assertEqual(row["confirmed"], "always")
            self.assertEqual((row["verdict"]["verdict"], row["verdict"]["picture"]), ("refuted", "[4] <8>"))
            self.assertTrue(row["examined"] and row["reduced"]["text"].startswith("module"))
            self.assertTrue((self.out / "findings" / row["id"] / "input").is_file())
            self.run_commands(row)
        self.assertIn("4 new findings", (self.out / "summary.txt").read_text())
        self.assertEqual(list((self.out / "raw").rglob("crash-*")), [])
        status, output = self.run_nightly()  # a new campaign in the same folder; no seed is left that shows them
        self.assertEqual(status, 0, output)
        self.assertEqual({row["status"] for row in self.report()["findings"]}, {"known"})
        other = self.folder / "other"
        self.seed(dict(bad, **{"6": b"Bflags"}), other)
        status, output = self.run_nightly("--baseline", self.out, out=other)
        self.assertEqual(status, 1, output)
        self.assertEqual({row["obligation"] for row in self.report(other)["findings"] if row["status"] == "new"}, {"flags"})
        third = self.folder / "third"
        self.seed(bad, third)
        self.assertEqual(self.run_nightly("--baseline", self.out / "report.json", out=third)[0], 0)

    def test_slow_by_the_clock(self):
        """What a fuzzer kept for its time, and ends in time by itself, is no finding."""
        self.seed({"1": b"S", "2": b"Slow"})
        status, output = self.run_nightly()
        self.assertEqual(status, 0, output)
        self.assertEqual(self.found(self.report()), [])
        self.assertIn("took long by the clock", output)
        self.assertEqual(list((self.out / "raw").rglob("timeout-*")), [])

    def test_killed_anywhere(self):
        """Killed whenever it runs one of its programs, again and again, it ends with what a campaign without that finds."""
        self.seed({"1": b"Baddress", "2": b"Bpoison", "3": b"Bpoison "})
        points = ("fuzz-convert", "fuzz-verify", "fuzz-convert-again", "replay-inputs", "gen-mlir", "reduce-mlir",
                  "verify-lowering", "minimize-corpus")
        for point in points:
            (self.builds / "kill").write_text(point)
            status, output = self.run_nightly("--jobs", 2)
            with self.subTest(point):
                self.assertEqual(status, -signal.SIGKILL, output)
                self.nobody_left()
        status, output = self.run_nightly("--jobs", 2)
        self.assertEqual(status, 1, output)
        document = self.report()
        sessions = [session["how"] for session in document["campaign"]["sessions"]]
        self.assertEqual(sessions, ["killed"] * len(points) + ["finished"])
        self.assertEqual(self.found(document), [("convert", "address", 1), ("convert", "poison", 2), ("verify", "address", 1),
                                                ("verify", "poison", 2)])
        self.assertTrue(all(row["examined"] and row["confirmed"] == "always" for row in document["findings"]))
        self.assertTrue(document["campaign"]["complete"])

    def test_interrupted(self):
        """It ends what it has started, and what that has started, writes a report, and goes on later."""
        (self.builds / "forever").write_text("")
        (self.builds / "helper").write_text("")
        process = self.start("--jobs", 2, hours="100")
        self.wait_for(lambda: (self.builds / "helper-runs").exists())
        status, output = self.run_nightly()
        self.assertEqual(status, 3, output)
        self.assertIn(f"process {process.pid}", output)  # who works there
        process.send_signal(signal.SIGTERM)
        status, output = self.end(process)
        self.assertEqual(status, 0, output)
        document = self.report()
        self.assertFalse(document["campaign"]["complete"])
        self.assertEqual(document["campaign"]["phase"], "fuzzing")
        self.assertEqual(document["campaign"]["sessions"][-1]["how"], "interrupted")
        self.assertGreater(document["summary"]["runs"], 0)
        self.nobody_left()
        for name in ("forever", "helper"):
            (self.builds / name).unlink()
        self.assertEqual(self.run_nightly()[0], 0)
        self.assertEqual([session["how"] for session in self.report()["campaign"]["sessions"]], ["interrupted", "finished"])

    def test_interrupted_while_minimizing(self):
        """Who interrupts it does not wait for the corpora, which are made the next time."""
        (self.builds / "slow").write_text("")
        process = self.start()
        self.wait_for(lambda: (self.builds / "slow-runs").exists())
        process.send_signal(signal.SIGINT)
        status, output = self.end(process)
        self.assertEqual(status, 0, output)
        self.assertEqual(self.report()["campaign"]["phase"], "minimizing")
        self.nobody_left()
        (self.builds / "slow").unlink()
        self.assertEqual(self.run_nightly()[0], 0)
        self.assertTrue(self.report()["campaign"]["complete"])
        self.assertTrue((self.out / "corpus/convert/kept").exists())

    def test_what_can_not_be_done(self):
        (self.builds / "broken").write_text("")
        status, output = self.run_nightly(hours="100")
        self.assertEqual(status, 3, output)
        self.assertIn("cannot open shared object file", output)
        wrong = [(["--targets", "nix"], "no target 'nix'; there are parse, "), (["--targets", "convert,"], "no target ''"),
                 (["--hours", "0"], "--hours: '0' is no number from 0.001 on"), (["--hours", "nan"], "'nan' is no number"),
                 (["--jobs", "0.5"], "--jobs: '0.5' is no whole number from 1 on"), (["--engine", "other"], "'other'"),
                 (["--engine", "both"], f"not built: {self.builds}/fuzz-afl/fuzz-"), (["--baseline", "/absent"], "/absent"),
                 (["--builds", "/absent"], "not built: /absent/release/gen-mlir"), (["--out", ""], "--out: no name"),
                 (["--no-such-option"], "--no-such-option")]
        for options, said in wrong:
            with self.subTest(options):
                status, output = self.run_nightly(*options)
                self.assertEqual(status, 3, output)
                self.assertIn("nightly: ", output)
                self.assertIn(said, output)
        (self.folder / "list.json").write_text("[]")
        self.assertEqual(self.run_nightly("--baseline", self.folder / "list.json")[0], 3)
        (self.out / "state.json").write_text("{")
        self.assertEqual(self.run_nightly()[0], 3)

    def test_summary_is_one_line_each(self):
        """What a target says can't write lines of its own into a chat."""
        self.assertEqual(report.printable("a\x1b[2Jb\nc"), "a\\x1b[2Jb\\x0ac")


if __name__ == "__main__":
    unittest.main()
