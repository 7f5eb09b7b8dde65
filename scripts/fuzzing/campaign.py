"""A campaign from its beginning to its report: fuzzing in turns, then what was found, what is kept, and what is proved."""

import os
import resource
import signal
import sys
import time

from . import processes, proofs, report, schedule
from .engines import ENGINES, forget, is_cut_short, kept_for_its_time
from .findings import Store, kind_of
from .journal import now
from .shows import run_on
from .targets import features
from .triage import Triage

TICK = 0.2  # seconds between two looks at the jobs
SAVED = 5  # seconds between two states of the journal
SAMPLED = 10  # seconds between two samples of a job
LOGGED = 300  # seconds between two lines in a log
SHORTEST_REST = 0.5  # seconds of a slice for which a fuzzer is started again
MINIMIZING = 1200  # seconds for the corpus of one target

clock = time.monotonic  # what a campaign goes by; tests have one of their own


class Failed(Exception):
    """Nothing can be fuzzed."""


class Job:
    """One place for a fuzzer: the lane that has it, its process, and until when."""

    def __init__(self, number):
        self.number, self.lane, self.run, self.process = number, None, None, None
        self.began = self.until = self.sampled = 0.0


class Progress:
    """One line, written again and again on a terminal; a line now and then elsewhere."""

    def __init__(self, out=sys.stdout):
        self.out, self.terminal, self.last = out, out.isatty(), 0.0

    def show(self, text, always=False):
        if self.terminal:
            print(f"\r\033[K{text[:os.get_terminal_size().columns - 1]}", end="", file=self.out, flush=True)
        elif always or time.monotonic() - self.last >= LOGGED:
            self.last = time.monotonic()
            print(text, file=self.out, flush=True)

    def line(self, text):
        print(("\r\033[K" if self.terminal else "") + text, file=self.out, flush=True)


class Campaign:

    def __init__(self, journal, places, targets, settings):
        self.journal, self.places, self.settings = journal, places, settings
        self.targets = {target.name: target for target in targets}
        self.store = Store(journal, places)
        self.token = journal.state["token"]
        self.progress = Progress()
        self.jobs = [Job(number) for number in range(settings["jobs"])]
        self.interrupted = False
        self.saved = 0.0

    @property
    def state(self):
        return self.journal.state

    # ---- the whole ----

    def run(self):
        """Exit status: 0 nothing new, 1 something new."""
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._interrupt)
        if self.state["left_behind"]:
            processes.sweep(self.state["left_behind"])
        try:
            self._collect_what_lies_there()
            if self.state["phase"] == "fuzzing":
                self._fuzz()
            for phase, step in (("triage", self._triage), ("minimizing", self._minimize), ("proofs", self._prove)):
                if self.state["phase"] == phase:
                    step()
                    self._next_phase(phase)
            return self._report()
        finally:
            self._end_all()

    def _interrupt(self, number, frame):
        if self.interrupted:
            self._end_all()
            os._exit(130)  # asked for the second time: what is not in the journal is found again
        self.interrupted = True
        processes.sweep(self.token + "/corpus")  # minimize-corpus carries on from where it is ended

    def _stopping(self):
        return self.interrupted

    def _next_phase(self, phase):
        phases = ("fuzzing", "triage", "minimizing", "proofs", "done")
        if not self.interrupted:
            self.state["phase"] = phases[phases.index(phase) + 1]
        self.journal.save()

    # ---- fuzzing ----

    def _fuzz(self):
        total = self.settings["hours"] * 3600
        last = clock()
        while not self.interrupted and self.state["elapsed"] < total:
            if not schedule.usable(self.state["lanes"]) and all(job.process is None for job in self.jobs):
                raise Failed("no target runs: " + "; ".join(sorted({lane["trouble"] for lane in self.state["lanes"].values()})))
            for job in self.jobs:
                self._look_after(job, total)
            time.sleep(TICK)
            self.state["elapsed"] += clock() - last
            last = clock()
            self._save_now_and_then()
            self.progress.show(self._line(total))
        for job in self.jobs:
            self._stop(job)
        self._next_phase("fuzzing")

    def _save_now_and_then(self):
        if clock() - self.saved >= SAVED:
            self.saved = clock()
            self.journal.save()

    def _look_after(self, job, total):
        if job.process is None:
            running = [other.lane for other in self.jobs if other.process is not None]
            lane = schedule.choose(self.state["lanes"], running)
            if lane is not None:
                length = schedule.slice_seconds(self.settings["hours"], len(self.jobs), self.state["lanes"])
                self._start(job, lane, min(length * schedule.weight(lane), max(1.0, total - self.state["elapsed"])))
        elif job.process.poll() is not None:
            self._ended(job)
        elif clock() > job.until + 2 * self.settings["timeout"] + 60:
            self._stop(job)  # it does not end by itself, though it was told when
        elif clock() - job.sampled >= SAMPLED:
            self._sample(job)

    def _start(self, job, lane, seconds):
        engine, _, name = lane.partition("/")
        job.lane, job.run = lane, ENGINES[engine](self.places, self.targets[name], job.number, self.settings)
        job.run.prepare()
        job.began = job.sampled = clock()
        job.until = job.began + seconds
        job.counted = 0
        with open(self.places.log(job.number), "wb") as log:
            job.process = processes.start(["nice", "-n", "10", *job.run.command(seconds)],
                                          f"{self.token}/{job.number}",
                                          job.run.environment(),
                                          stdout=log if engine == "afl" else processes.subprocess.DEVNULL,
                                          stderr=log)
        self.state["lanes"][lane]["slices"] += 1

    def _sample(self, job):
        """Brings what a run has reached into its lane."""
        lane, run = self.state["lanes"][job.lane], job.run
        run.poll()
        lane["runs"] += max(0, run.runs - job.counted)
        job.counted = max(job.counted, run.runs)
        lane["coverage"], lane["features"] = max(lane["coverage"], run.coverage), max(lane["features"], run.features)
        lane["corpus"] = run.corpus or lane["corpus"]
        lane["seconds"] += clock() - job.sampled
        job.sampled = clock()
        if run.runs:
            self.journal.sample(job.lane, (lane["runs"], lane["coverage"], lane["features"], lane["corpus"]))

    def _stop(self, job):
        """Ends a run before its time, with what it knows."""
        if job.process is not None:
            processes.end(job.process, f"{self.token}/{job.number}")
            self._ended(job, asked=True)

    def _ended(self, job, asked=False):
        """Takes what a run has left; one that has ended with a finding begins again for the rest of its time."""
        status, lane = job.process.returncode, self.state["lanes"][job.lane]
        job.process = None
        processes.sweep(f"{self.token}/{job.number}")
        self._sample(job)
        found = self._collect(job.run)
        if status and not found and not asked:
            lane["trouble"] = f"{job.lane} ended with status {status}: " + " ".join(job.run.said().split())[-300:]
        if job.run.runs or found:
            lane["failures"] = 0
        elif status and not asked:
            lane["failures"] += 1
        rest = job.until - clock()
        if found and rest >= SHORTEST_REST and not asked:
            lane["restarts"] += 1
            self._start(job, job.lane, rest)

    def _end_all(self):
        for job in self.jobs:
            if job.process is not None:
                processes.end(job.process, f"{self.token}/{job.number}", grace=5)
                job.process = None
        processes.sweep(self.token)

    # ---- findings ----

    def _collect(self, run):
        """Findings of one run; how many inputs there were."""
        count = 0
        for path, said in list(run.found()):
            self._take(run.target.name, run.name, path, run.said() if said else None)
            count += 1
        return count

    def _take(self, name, engine, path, output):
        found, slow = None, kept_for_its_time(path)
        if output is None or kind_of(output) == "time-out":
            binary = self.places.binary(name)
            found, output = run_on(binary, name, path, self.token + "/again", self.settings["timeout"], self.settings["memory"])
            elsewhere = self._without_sanitizers(name, path) if not found and engine == "afl" else None
            output, slow = elsewhere or output, slow and not elsewhere
        before = len(self.store.all)
        data = path.read_bytes()
        forget([self.places.live("libfuzzer", name), self.places.own_seeds(name), self.places.corpus(name)], data)
        if not found and (slow or kind_of(output) == "time-out"):
            self.progress.line(f"{now()[11:19]} {name}: an input took long by the clock, but not on a processor")
            path.unlink()
            return
        if not kind_of(output) and is_cut_short(path):
            self.progress.line(f"{now()[11:19]} {name}: an input was cut short when its fuzzer was killed, and shows nothing")
            path.unlink()
            return
        number = self.store.take(name, engine, path, output)
        if len(self.store.all) > before:
            self.progress.line(f"{now()[11:19]} {number}: {self.store.all[number]['title']}")

    def _without_sanitizers(self, name, path):
        """What the build for AFL++ says of an input on which the other one finds nothing; None if it finds nothing either."""
        command, seconds = [self.places.binary(name, "afl")], 2 * self.settings["timeout"]
        status, output = processes.run(command, self.token + "/again", seconds, data=path.read_bytes())
        if status is None or status == 0:
            return None
        return output if "FINDING" in output else f"AFL++: status {status} of the build for it, nothing with sanitizers\n{output}"

    def _collect_what_lies_there(self):
        """Inputs that a campaign which was killed has left."""
        for lane in self.state["lanes"]:
            engine, _, name = lane.partition("/")
            for job in range(self.state["most_jobs"]):
                self._collect(ENGINES[engine](self.places, self.targets[name], job, self.settings))

    def _triage(self):
        work = Triage(self.store, self.targets.values(), self.settings, self.token, self._stopping)
        left = [
            finding for finding in self.store.all.values() if finding["stage"] != "done" and finding["target"] in self.targets
        ]
        for number, finding in enumerate(left, 1):
            work.work(finding,
                      lambda what, number=number: self.progress.show(f"finding {number} of {len(left)}: {what}", always=True))

    # ---- the corpus ----

    def _minimize(self):
        """Each target's corpus into DIR/corpus; what is there stays, and what covers more is added."""
        for name in self.targets:
            done = self.state["corpora"].get(name)
            folders = [self.places.own_seeds(name), *(self.places.live(engine, name) for engine in ENGINES)]
            folders = [folder for folder in folders if folder.is_dir() and any(folder.iterdir())]
            if self.interrupted or done or not folders:
                continue
            self.progress.show(f"corpus of {name}", always=True)
            self.places.corpus(name).parent.mkdir(parents=True, exist_ok=True)
            campaign = f"nightly-{self.settings['host']}"
            words = [
                *folders, "-o",
                self.places.corpus(name), "--harness",
                self.places.binary(name), "--add", "--quiet", f"--features={features(self.targets[name])}", "-j",
                str(self.settings["jobs"]), f"--campaign={campaign}", f"--date={self.state['started'][:10]}"
            ]
            status, output = processes.run(["nice", "-n", "10", self.places.tool("minimize-corpus"), *words],
                                           self.token + "/corpus", MINIMIZING)
            if self.interrupted and status != 0:
                continue
            files = [path for path in self.places.corpus(name).iterdir()
                     if path.is_file()] if self.places.corpus(name).is_dir() else []
            self.state["corpora"][name] = {
                "inputs": len(files), "bytes": sum(path.stat().st_size for path in files),
                "from": sum(path.is_file() for folder in folders for path in folder.rglob("*")),
                "trouble": "" if status == 0 else f"minimize-corpus: {'takes too long' if status is None else output[-300:]}"
            }
            self._found_by_minimizing(name)
            self.journal.save()

    def _found_by_minimizing(self, name):
        """Inputs of the corpus on which the target dies when each meets a process of its own."""
        folder = self.places.corpus(name).with_name(name + ".findings")
        work = Triage(self.store, self.targets.values(), self.settings, self.token, self._stopping)
        for path in sorted(folder.iterdir()) if folder.is_dir() else []:
            found, output = run_on(self.places.binary(name), name, path, self.token, self.settings["timeout"],
                                   self.settings["memory"])
            if found:
                copy = self.places.raw(name) / path.name
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_bytes(path.read_bytes())
                number = self.store.take(name, "minimize-corpus", copy, output)
                work.work(self.store.all[number], self.progress.show)

    def _prove(self):
        if self.settings["proofs"] > 0 and not self.interrupted:
            self.progress.show("proofs of a sample", always=True)
            self.state["proofs"] = proofs.measure(self.places, self.targets.values(), self.token, self.settings["proofs"],
                                                  self._stopping)

    # ---- the end ----

    def _line(self, total):
        lanes = self.state["lanes"]
        running = ", ".join(
            f"{job.lane.partition('/')[2]} {job.run.runs / max(1e-3, clock() - job.began):,.0f}/s" for job in self.jobs
            if job.process is not None)
        findings = [finding for finding in self.store.all.values() if not finding["merged_into"]]
        new = sum(finding["run"] == self.state["run"] for finding in findings)
        gone = time.strftime("%H:%M:%S", time.gmtime(self.state["elapsed"]))
        end = time.strftime("%H:%M:%S", time.gmtime(total))
        runs = sum(lane["runs"] for lane in lanes.values())
        return f"{gone} of {end} | {runs:,} runs | {len(findings)} findings, {new} of this run | {running}"

    def _report(self):
        ended = self.state["phase"] == "done"
        self.journal.end_session("interrupted" if self.interrupted else "finished")
        document = report.document(self.state, self.settings, self.places)
        problem = report.write(document, self.places.out)
        if ended:
            self.state["history"].append(report.row_of_history(document))
            self.journal.save()
        self.progress.line((self.places.out / "summary.txt").read_text(encoding="utf-8").rstrip("\n"))
        if problem:
            raise Failed(problem)
        return 1 if document["summary"]["new"] else 0
