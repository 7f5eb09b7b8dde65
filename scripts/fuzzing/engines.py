"""libFuzzer and AFL++: how a target is started, what its run has reached so far, and where it leaves what it found."""

import hashlib
import os
import re
import shutil

from .targets import SEEDS, is_proved, longest

MUTATORS = {"BYTES": "libafl-mutator-bytes.so", "MLIR": "libafl-mutator-mlir.so"}
AFL_SETTINGS = {
    "AFL_SKIP_CPUFREQ": "1", "AFL_NO_UI": "1", "AFL_NO_AFFINITY": "1", "AFL_AUTORESUME": "1", "AFL_FAST_CAL": "1",
    "AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES": "1", "AFL_DISABLE_TRIM": "1", "AFL_SKIP_CRASHES": "1",
    "AFL_IGNORE_SEED_PROBLEMS": "1"
}
# The one that AFL++'s documentation puts first ("Power schedules"); AFL++ 4.04c takes `fast` by itself, which looks through all
# of the map once more for each run.
AFL_SCHEDULE = ("-p", "explore")
SEEDS_OF_AFL = 10  # every tenth: it runs each several times before it begins
SEEDS_OF_PROOFS = 100  # or some more: each takes up to a tenth of a second, and all are read again for each slice
SLOW = 30  # seconds after which an input is a time-out, when there is no option


def sanitizer_settings(environment):
    """Stacks with names, one core file less."""
    environment = dict(environment)
    environment["ASAN_OPTIONS"] = ":".join(filter(None, [environment.get("ASAN_OPTIONS"), "symbolize=1", "disable_coredump=1"]))
    environment["UBSAN_OPTIONS"] = ":".join(filter(None, [environment.get("UBSAN_OPTIONS"), "print_stacktrace=1"]))
    return environment


class Places:
    """Where everything lies. out: the campaign's folder; share: that of several machines, or out; builds: folder of presets."""

    def __init__(self, out, share, builds):
        self.out, self.share, self.builds = out, share, builds

    def seeds(self, kind):
        return self.out / "seeds" / SEEDS[kind]

    def own_seeds(self, name):
        """The same files for one target: those that are findings of it go."""
        return self.out / "seeds" / "of" / name

    def live(self, engine, name):
        return self.share / "live" / engine / name

    def raw(self, name):
        return self.out / "raw" / name

    def log(self, job):
        return self.out / "logs" / f"job-{job}.log"

    def corpus(self, name):
        return self.out / "corpus" / name

    def finding(self, number):
        return self.out / "findings" / number

    def tool(self, name):
        return self.builds / "release" / name

    def dictionary(self):
        return self.out / "seeds" / "mlir.dict"

    def binary(self, name, engine="libfuzzer"):
        return self.builds / {"libfuzzer": "fuzz", "afl": "fuzz-afl", "cmplog": "fuzz-afl-cmplog"}[engine] / f"fuzz-{name}"


def copy_once(files, folder):
    """Links to files in a folder of their own; all or none."""
    if folder.is_dir():
        return
    draft = folder.with_name(folder.name + ".draft")
    shutil.rmtree(draft, ignore_errors=True)
    draft.mkdir(parents=True)
    for path in files:
        os.link(path, draft / path.name)
    draft.rename(folder)


def forget(folders, data):
    """Takes an input out of what a target begins with: a finding there would end each of its runs at once."""
    for folder in folders:
        for path in folder.iterdir() if folder.is_dir() else []:
            if path.is_file() and path.stat().st_size == len(data) and path.read_bytes() == data:
                path.unlink()


def kept_for_its_time(path):
    """Whether a fuzzer kept this file because it took too long by the clock."""
    return path.name.startswith("timeout-") or path.parent.name.startswith("hangs")


def is_cut_short(path):
    """Whether a fuzzer was killed while it wrote this file: libFuzzer's are named by the SHA-1 of what they hold, and neither
    engine keeps an input of no bytes."""
    data = path.read_bytes()
    name = re.fullmatch(r"(?:crash|timeout|oom|leak)-([0-9a-f]{40})", path.name)
    return not data or bool(name and name.group(1) != hashlib.sha1(data, usedforsecurity=False).hexdigest())


class LibFuzzer:
    """One run of a target; job: the number of the place among those that run at once."""

    name = "libfuzzer"

    def __init__(self, places, target, job, settings):
        self.places, self.target, self.job, self.settings = places, target, job, settings
        self.raw = places.raw(target.name) / str(job)
        self.at, self.rest, self.loaded = 0, "", False
        self.runs = self.coverage = self.features = self.corpus = 0

    def prepare(self):
        place, name = self.places, self.target.name
        for folder in (place.live(self.name, name), self.raw, place.log(self.job).parent):
            folder.mkdir(parents=True, exist_ok=True)
        seeds = sorted(place.seeds(self.target.kind).iterdir())
        step = max(1, len(seeds) // SEEDS_OF_PROOFS) if is_proved(self.target) else 1
        copy_once(seeds[::step], place.own_seeds(name))

    def command(self, seconds):
        live = self.places.live(self.name, self.target.name)
        known = [self.places.own_seeds(self.target.name), self.places.corpus(self.target.name)]
        words = [
            self.places.binary(self.target.name), f"-max_total_time={max(1, int(seconds))}", f"-max_len={longest(self.target)}",
            f"-timeout={self.settings['timeout']}", f"-rss_limit_mb={self.settings['memory']}", "-print_final_stats=1",
            "-print_funcs=0", f"-artifact_prefix={self.raw}/"
        ]
        if self.target.kind == "MLIR" and self.places.dictionary().exists():
            words.append(f"-dict={self.places.dictionary()}")
        return words + [live, *(folder for folder in known if folder.is_dir())]

    def environment(self):
        return sanitizer_settings(os.environ)

    def poll(self):
        """Reads what it has said since the last time."""
        try:
            with open(self.places.log(self.job), encoding="utf-8", errors="replace", newline="\n") as log:
                log.seek(self.at)
                text = self.rest + log.read()
                self.at = log.tell()
        except OSError:
            return
        lines = text.split("\n")
        self.rest = lines.pop()
        for line in lines:
            self._read(line)

    def _read(self, line):
        match = re.match(r"#(\d+)\s+\w+", line)
        if match:
            self.runs = max(self.runs, int(match.group(1)))
            self.loaded = self.loaded or "INITED" in line  # before, its corpus is what it has read so far
            counts = (("cov", "coverage"), ("ft", "features"), ("corp", "corpus"))
            for field, name in counts if self.loaded else counts[:2]:
                number = re.search(rf" {field}: (\d+)", line)
                if number:
                    setattr(self, name, int(number.group(1)))
        match = re.match(r"stat::number_of_executed_units:\s*(\d+)", line)
        if match:
            self.runs = max(self.runs, int(match.group(1)))

    def said(self):
        """What it has said, the end of it."""
        try:
            return self.places.log(self.job).read_text(encoding="utf-8", errors="replace")[-200000:]
        except OSError:
            return ""

    def found(self):
        """[(file, whether what the run has said is about it)] of inputs that are findings."""
        written = re.findall(r"Test unit written to (\S+)", self.said())
        for path in sorted(self.raw.iterdir()) if self.raw.is_dir() else []:
            if path.name.startswith("slow-unit-"):
                path.unlink()  # it ended in time
            elif re.match(r"(crash|timeout|oom|leak)-", path.name):
                yield path, str(path) in written[-1:]


class Afl:
    """The same with AFL++: persistent mode, the mutator of the kind, the binary that knows comparisons where there is one.
    Instances of one target, on whichever machine, share a folder and take each other's inputs."""

    name = "afl"

    def __init__(self, places, target, job, settings):
        self.places, self.target, self.job, self.settings = places, target, job, settings
        self.instance = re.sub(r"[^A-Za-z0-9_-]", "-", settings["host"])[:20] + f"-{job}"  # AFL++ takes no other names
        self.runs = self.coverage = self.features = self.corpus = 0
        self.before = None

    @property
    def folder(self):
        return self.places.live(self.name, self.target.name)

    def prepare(self):
        self.folder.mkdir(parents=True, exist_ok=True)
        self.places.log(self.job).parent.mkdir(parents=True, exist_ok=True)
        seeds = self.places.out / "seeds" / "afl" / SEEDS[self.target.kind]
        copy_once(sorted(self.places.seeds(self.target.kind).iterdir())[::SEEDS_OF_AFL], seeds)
        self.before = self._executed()

    def _is_main(self):
        """The instance that comes first does what only one has to do: the folder of the target tells who that was."""
        mark = self.folder / ".main"
        try:
            with open(mark, "x", encoding="utf-8") as file:
                file.write(self.instance)
        except FileExistsError:
            pass
        return mark.read_text(encoding="utf-8") == self.instance

    def command(self, seconds):
        place = self.places
        words = [
            "afl-fuzz", *AFL_SCHEDULE, "-i", place.out / "seeds" / "afl" / SEEDS[self.target.kind], "-o", self.folder,
            "-M" if self._is_main() else "-S", self.instance, "-V",
            str(max(1, int(seconds))), "-G",
            str(longest(self.target)), "-t", f"{1000 * self.settings['timeout']}+", "-m",
            str(self.settings["memory"])
        ]
        if self.target.kind == "MLIR" and place.dictionary().exists():
            words += ["-x", place.dictionary()]
        compares = place.binary(self.target.name, "cmplog")
        return words + (["-c", compares] if compares.exists() else []) + ["--", place.binary(self.target.name, "afl")]

    def environment(self):
        environment = dict(os.environ, **AFL_SETTINGS)
        # What takes longer than most is run again, with all the time that an input has, before it is kept: a second by default.
        environment["AFL_HANG_TMOUT"] = str(1000 * self.settings["timeout"])
        for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS"):
            environment.pop(name, None)  # afl-fuzz refuses those that it does not like
        mutator = MUTATORS.get(self.target.kind)
        if mutator:
            environment["AFL_CUSTOM_MUTATOR_LIBRARY"] = str(self.places.binary(self.target.name, "afl").with_name(mutator))
        return environment

    def _plot(self):
        """The last row of what AFL++ writes for its own plots, by the names of the columns; none: {}."""
        try:
            rows = (self.folder / self.instance / "plot_data").read_text(encoding="utf-8", errors="replace").split("\n")
        except OSError:
            return {}
        names = [name.strip() for name in rows[0].lstrip("# ").split(",")]
        full = [row.split(",") for row in rows[1:-1] if row.count(",") == len(names) - 1]
        return dict(zip(names, (cell.strip() for cell in full[-1]))) if full else {}

    def _executed(self):
        """Of all runs of this instance."""
        try:
            statistics = (self.folder / self.instance / "fuzzer_stats").read_text(encoding="utf-8", errors="replace")
        except OSError:
            return 0
        executed = re.search(r"^execs_done\s*: (\d+)", statistics, re.M)
        return max(int(executed.group(1)) if executed else 0, int(float(self._plot().get("total_execs", 0))))

    def poll(self):
        row = self._plot()
        executed = self._executed()
        # A run that has been taken up again counts on from the last one, or from nothing.
        self.runs = max(self.runs, executed - self.before if executed >= self.before else executed)
        self.coverage = max(self.coverage, int(float(row.get("edges_found", 0))))
        self.corpus = max(self.corpus, int(float(row.get("corpus_count", 0))))

    def said(self):
        try:
            return self.places.log(self.job).read_text(encoding="utf-8", errors="replace")[-200000:]
        except OSError:
            return ""

    def found(self):
        """Whatever lies there, of this instance: also what it put aside when it was started again."""
        own = self.folder / self.instance
        for path in sorted([*own.glob("crashes*/id*"), *own.glob("hangs*/id*")]):
            yield path, False


ENGINES = {engine.name: engine for engine in (LibFuzzer, Afl)}
