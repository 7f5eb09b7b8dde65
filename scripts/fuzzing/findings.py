"""Findings: one for each defect, however many inputs show it."""

import hashlib
import re

from .journal import now
from .signatures import signature

FRAMES = 3  # of a stack, from the place of the fault outwards
SHORT = 100  # characters of a title that is shown whole
KEPT = 5  # inputs of a finding: the smallest
LONGEST_OUTPUT = 6000  # characters
RUNTIME = re.compile(
    r"_*(asan|ubsan|lsan|msan|sanitizer|interceptor|afl|libc)_|__interceptor|__asan|fuzzer::|LLVMFuzzer|_start$|main$|raise$|"
    r"abort$|gsignal$|__assert|__libc|pthread_|malloc$|calloc$|realloc$|free$|mem(cpy|set|move|cmp)|str(len|cmp|dup)|"
    r"operator |pl_xmalloc$|pl_xrealloc$")
KINDS = (("property", r"^FINDING$"), ("time-out", r"libFuzzer: timeout"),
         ("out of memory", r"libFuzzer: out-of-memory|allocation-size-too-big"),
         ("leak", r"LeakSanitizer: detected memory leaks"),
         ("undefined behaviour", r": runtime error: "), ("assertion", r"Assertion .* failed"),
         ("crash", r"Sanitizer:|libFuzzer: \w|AFL\+\+: \w"))

DETAILS = re.compile(r"(?<=: )(?=\S+ \d+ differs)|`|; ")  # where a sentence begins to be about this input


PROGRESS = re.compile(r"^(?:#\d+\s+[A-Za-z]+\s.*|INFO: .*|MS: .*|.*DE: \".*)\n", re.M)  # what libFuzzer says on its way


def told(output):
    """What an output says of its finding: without the lines about the run before it."""
    return PROGRESS.sub("", output)


def frames_of(output):
    """Functions of the first stack in an output, from the innermost outwards, without those of the runtime and of the engine:
    recursion counts once."""
    stack = []
    for line in output.split("\n"):
        match = re.match(r"\s*#(\d+) 0x[0-9a-f]+ (?:in )?(\S+)(?: (.*))?$", line)
        if match and match.group(1) == "0" and stack:
            break  # the stack of something else: who allocated it, who freed it
        if not match or RUNTIME.match(match.group(2)) or ".so" in (match.group(3) or "") or match.group(2).startswith("("):
            continue
        name = re.sub(r"\.(part|isra|constprop|llvm)\.\d+.*|\(.*", "", match.group(2))
        if name not in stack:
            stack.append(name)
    return stack


def kind_of(output):
    return next((kind for kind, pattern in KINDS if re.search(pattern, output, re.M)), None)


def said_by(output):
    """The sentence of a finding as it stands there."""
    for pattern in (r"^FINDING\n(.*)", r"(Assertion .* failed)", r"(runtime error: .*)", r"ERROR: (\w*Sanitizer: [\w-]+)",
                    r"(libFuzzer: \w.*)", r"AFL\+\+: (\w.*)"):
        match = re.search(pattern, output, re.M)
        if match:
            return match.group(1).strip()
    return ""


def identity(target, output):
    """What makes two findings of a target one: {kind, title, key, frames, ...}; None if the run had no finding."""
    kind = kind_of(output)
    if not kind:
        return None
    stack, said = frames_of(output), said_by(output)
    if kind in ("time-out", "out of memory"):  # where it was at that moment is chance: the way in is not
        frames, text = stack[::-1][1:2], ""
    elif kind == "property":
        frames, text = [], signature(output)
    else:
        frames, text = stack[:FRAMES], signature(output) if kind in ("assertion", "undefined behaviour") else fault(output)
    result = {
        "kind": kind, "frames": frames, "title": title(kind, said, frames), "version": None, "pass": None, "obligation": None,
        "lowered_by": first(r"^lowered by: (.*)", output)
    }
    if kind == "property":
        result["version"] = first(r"^(mlir-opt-\d+)", said) if target == "upstream" else None
        result["obligation"] = first(r"is refuted \(([a-z-]+)\)", said) or first(r"is refuted ([a-z-]+):", said)
    result["key"] = " | ".join(filter(None, [target, result["version"], kind, text, " < ".join(frames)]))
    return result


def first(pattern, text):
    match = re.search(pattern, text, re.M)
    return match.group(1).strip() if match else None


def fault(output):
    """The kind of fault by the sanitizer's word, "heap-buffer-overflow"."""
    return first(r"Sanitizer: ([\w-]+)", output) or first(r"(?:libFuzzer|AFL\+\+): ([\w -]+)", output) or "crash"


def title(kind, said, frames):
    where = f" in {frames[0]}" if frames and kind != "property" else ""
    if kind == "property" and len(said) > SHORT:
        said = DETAILS.split(said)[0].strip(" :") or said
    return (re.sub(r"^\w*Sanitizer: |^libFuzzer: ", "", said)[:200] or kind) + where


def upstream_key(finding):
    """Of a fault of mlir-opt's: its version, the pass, and what is wrong."""
    wrong = finding["obligation"] or finding["wrong"] or finding["kind"]
    return " | ".join(("upstream", finding["version"], finding["pass"], wrong))


NOTHING = {"kind": "unclear", "frames": [], "title": "a fuzzer kept an input that shows nothing when it is run again",
           "version": None, "pass": None, "obligation": None, "lowered_by": None}
FRESH = {"count": 0, "stage": "found", "replays": None, "reduced": None, "verdict": None, "wrong": None, "merged_into": None}


class Store:
    """The findings in the journal, and their inputs below DIR/findings."""

    def __init__(self, journal, places):
        self.journal, self.places = journal, places

    @property
    def all(self):
        return self.journal.state["findings"]

    def take(self, target, engine, path, output):
        """Keeps an input that a fuzzer took for a finding, with what was said about it. The number of the finding."""
        data = path.read_bytes()
        found = identity(target, output)
        if not found:
            found = dict(NOTHING, key=f"{target} | not shown again")
        number = self.number(target, found["key"])
        digest = hashlib.sha1(data, usedforsecurity=False).hexdigest()
        finding = self.all.get(number)
        if finding is None:
            finding = dict(FRESH, **found, id=number, target=target, engine=engine, first_seen=now(), inputs=[])
            finding.update(run=self.journal.state["run"], output=told(output)[:LONGEST_OUTPUT])
            self.all[number] = finding
        needless = []
        if digest not in finding["inputs"]:
            finding["count"] += 1
            needless = self._keep(finding, digest, data)
        finding["last_run"] = self.journal.state["run"]
        if finding["merged_into"]:
            other = self.all[finding["merged_into"]]
            other["count"] += 1
            other["last_run"] = finding["last_run"]
        self.journal.save()
        for name in [*needless, path]:  # only now nobody needs them
            name.unlink(missing_ok=True)
        return number

    @staticmethod
    def number(target, key):
        return f"{target}-{hashlib.sha1(key.encode('utf-8', 'replace'), usedforsecurity=False).hexdigest()[:10]}"

    def _keep(self, finding, digest, data):
        """Only the smallest stay, which are listed by their sizes. The files that are not listed any more."""
        folder = self.places.finding(finding["id"]) / "inputs"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / digest).write_bytes(data)
        finding["inputs"] = sorted({*finding["inputs"], digest}, key=lambda name: ((folder / name).stat().st_size, name))
        needless = [folder / name for name in finding["inputs"][KEPT:]]
        del finding["inputs"][KEPT:]
        return needless

    def smallest(self, finding):
        return self.places.finding(finding["id"]) / "inputs" / finding["inputs"][0]

    def merge(self, finding, other):
        """finding is another one's: what it has counts there."""
        other["count"] += finding["count"]
        other["run"] = min(other["run"], finding["run"])
        finding["merged_into"] = other["id"]
