"""What becomes of a finding: it is run again, made smaller, written as a module, judged, and told apart from others once more."""

import collections
import json
import os
import pathlib
import re
import shlex
import sys
import time

from . import processes
from .findings import upstream_key
from .journal import write_atomically
from .shows import run_on
from .shrinking import reduced
from .signatures import masked
from .targets import WHOLE_MODULES

REPLAYS = 2  # with sanitizers; replay-inputs besides
LONGEST_TEXT = 20000  # characters of a module in a report
NO_LOWERING = ("mutants",)  # what is wrong with these is not in a lowering that a command makes again
SHOWS = pathlib.Path(__file__).resolve().parent / "shows.py"

Verdict = collections.namedtuple("Verdict", "verdict function obligation reason what inputs picture")


class Triage:
    """All of it, for the findings of a store; each step is journalled, so that it is not done twice."""

    def __init__(self, store, targets, settings, token, stopping):
        self.store, self.places, self.settings = store, store.places, settings
        self.targets = {target.name: target for target in targets}
        self.token, self.stopping = token + "/triage", stopping
        path = os.environ["PATH"]
        self.environment = dict(os.environ, PATH=f"{self.places.tool('')}{os.pathsep}{path}")

    def work(self, finding, tell):
        """Every step that is left."""
        for stage, step in (("replayed", self.replay), ("reduced", self.reduce), ("written", self.write), ("judged", self.judge),
                            ("done", self.tell_apart)):
            if self._is_behind(finding, stage):
                if self.stopping():
                    return
                tell(f"{finding['id']}: {stage}")
                step(finding)
                finding["stage"] = stage
                self.store.journal.save()

    STAGES = ("found", "replayed", "reduced", "written", "judged", "done")

    def _is_behind(self, finding, stage):
        return self.STAGES.index(finding["stage"]) < self.STAGES.index(stage)

    def _tool(self, name, *words, seconds=60):
        """(status, standard output) of one of our commands."""
        return processes.run([self.places.tool(name), *words], self.token, seconds, self.environment, errors=False)

    # ---- again ----

    def _shows(self, finding, path):
        binary, seconds = self.places.binary(finding["target"]), self.settings["timeout"]
        return run_on(binary, finding["target"], path, self.token, seconds, self.settings["memory"])[0]

    def replay(self, finding):
        """Some times with sanitizers, once with replay-inputs: a fault of memory need not show there."""
        path = self.store.smallest(finding)
        again = [self._shows(finding, path) for _ in range(REPLAYS)]
        status, _ = self._tool("replay-inputs", "--target", finding["target"], path, seconds=2 * self.settings["timeout"] + 30)
        finding["replays"] = {
            "runs": REPLAYS, "shown": sum(found is not None for found in again),
            "same": sum(found is not None and found["key"] == finding["key"] for found in again),
            "replay_inputs": "nothing" if status == 0 else "time-out" if status is None else "shown"
        }

    # ---- smaller ----

    def reduce(self, finding):
        """The input by the target itself: a text by reduce-mlir, bytes by their records. What is flaky stays as it is."""
        path, target = self.store.smallest(finding), self.targets[finding["target"]]
        data, how = path.read_bytes(), "as it was found"
        steady = finding["replays"]["same"] == REPLAYS
        if steady and self.settings["reduce_seconds"] > 0:
            smaller = self._by_reduce_mlir(finding, path, target) if target.kind != "BYTES" else None
            if smaller is None:
                smaller = self._by_bytes(finding, data, target)
                how = "by its records" if target.kind == "BYTES" else "by lines and words"
            else:
                how = "by reduce-mlir"
            data = smaller
        small = self.places.finding(finding["id"]) / "input"
        small.write_bytes(data)
        finding["reduced"] = {"bytes": len(data), "how": how, "text": None, "lines": None, "text_how": None}

    def _by_bytes(self, finding, data, target):
        end, known = time.monotonic() + self.settings["reduce_seconds"], {}
        candidate = self.places.finding(finding["id"]) / "candidate"

        def test(other):
            if other not in known:
                if time.monotonic() > end or self.stopping():
                    return other == data  # no more is tried
                candidate.write_bytes(other)
                found = self._shows(finding, candidate)
                known[other] = found is not None and found["key"] == finding["key"]
            return known[other]

        result = reduced(data, target.kind, test)
        candidate.unlink(missing_ok=True)
        return result

    def _by_reduce_mlir(self, finding, path, target):
        """None if it does not come to an end in its time, or does not see what the target sees."""
        binary, seconds = self.places.binary(target.name), self.settings["timeout"]
        test = shlex.join(map(str, (sys.executable, SHOWS, binary, target.name, finding["key"], seconds)))
        out = self.places.finding(finding["id"]) / "smaller"
        words = [path, "-o", out, "--quiet", f"--test={test} %s", *(["--text"] if target.kind == "LLVM_IR" else [])]
        self._tool("reduce-mlir", *words, seconds=self.settings["reduce_seconds"])
        best = [name for name in (out, out.with_name(out.name + ".reduce-best")) if name.is_file() and name.stat().st_size]
        shown = best and self._shows(finding, best[0])
        data = best[0].read_bytes() if shown and shown["key"] == finding["key"] else None
        for left in out.parent.glob("smaller*"):
            left.unlink()
        return data

    # ---- as a module ----

    def write(self, finding):
        """The reduced input as text; of bytes the module, made smaller once more where a command alone shows the fault."""
        folder, target = self.places.finding(finding["id"]), self.targets[finding["target"]]
        data = (folder / "input").read_bytes()
        if target.kind != "BYTES":
            text, how = data.decode("utf-8", "backslashreplace"), finding["reduced"]["how"]
        else:
            words = [] if target.name in WHOLE_MODULES else ["--source-only"]
            status, text = self._tool("gen-mlir", *words, "--from-bytes", folder / "input")
            if status != 0:
                return
            write_atomically(folder / "case.mlir", text)
            text, how = self._smaller_module(finding, folder / "case.mlir") or (text, "the module of the input")
        write_atomically(folder / "case.mlir", text)
        finding["reduced"].update(text=text[:LONGEST_TEXT], lines=len(text.strip().split("\n")), text_how=how)

    def _predicate(self, finding):
        """Options of reduce-mlir that say what has to stay; None if no command shows it."""
        command = finding["lowered_by"]
        if finding["target"] in NO_LOWERING:
            return None
        if finding["kind"] in ("crash", "assertion"):
            return ["--crashes"]
        if finding["kind"] != "property" or not command:
            return None
        if finding["target"] != "upstream":
            return ["--verdict=refuted", f"--lower-with={command}"]
        if finding["obligation"]:
            return [f"--verdict=refuted:{finding['obligation']}", f"--lower-with={command}", "--assume=nonnegative-strides"]
        if "crashes" in finding["title"]:
            return ["--crashes", f"--with={command}"]
        message = first_error(finding["output"])
        return [f"--diagnostic={message}", f"--with={command}"] if message else None

    def _smaller_module(self, finding, path):
        predicate = self._predicate(finding)
        if not predicate or self.settings["reduce_seconds"] <= 0:
            return None
        out = path.with_name("smaller.mlir")
        words = [path, "-o", out, "--quiet", *predicate]
        status, _ = self._tool("reduce-mlir", *words, seconds=self.settings["reduce_seconds"])
        best = out if status == 0 and out.is_file() else out.with_name(out.name + ".reduce-best")
        text = best.read_text(encoding="utf-8", errors="backslashreplace") if best.is_file() else None
        for left in path.parent.glob("smaller*"):
            left.unlink()
        return (text, "by reduce-mlir") if text else None

    # ---- a verdict ----

    def _verdict(self, path, command, *options):
        words = ["--format=json", "--timeout=20", *(["--lower-with=" + command] if command else []), *options, path]
        _, output = self._tool("verify-lowering", *words, seconds=120)
        return verdict_of(output)

    def judge(self, finding):
        """What verify-lowering says of the module, with its counterexample; and which pass of mlir-opt makes it so."""
        path = self.places.finding(finding["id"]) / "case.mlir"
        if not finding["reduced"]["text"] or finding["target"] in NO_LOWERING or finding["kind"] in ("time-out", "out of memory"):
            return
        upstream = finding["target"] == "upstream"
        if not upstream and finding["kind"] != "property":
            return
        options = ["--assume=nonnegative-strides"] if upstream else []
        verdict = self._verdict(path, finding["lowered_by"], *options) if finding["lowered_by"] else None
        finding["verdict"] = verdict and verdict._asdict()
        if upstream and finding["lowered_by"]:
            finding["pass"] = self._pass_at_fault(finding, path)

    def _pass_at_fault(self, finding, path):
        """The first pass behind which the fault is seen; None if only the whole lowering shows it."""
        program, passes = pipeline_of(finding["lowered_by"])
        options = conventions_of(finding["lowered_by"])
        for count in range(1, len(passes) + 1):
            command = f"{program} --pass-pipeline='builtin.module({','.join(passes[:count])})'"
            if finding["obligation"]:
                verdict = self._verdict(path, command, "--assume=nonnegative-strides", *options)
                fails = verdict is not None and verdict.verdict == "refuted" and verdict.obligation == finding["obligation"]
            else:
                status, _ = processes.run(["sh", "-c", f"{command} < {shlex.quote(str(path))} > /dev/null"], self.token, 30,
                                          self.environment)
                fails = status != 0
            if fails:
                return name_of_pass(passes[count - 1])
        return None

    # ---- told apart ----

    def tell_apart(self, finding):
        """Upstream's by version, pass and obligation; those that turn out to be one are one."""
        if finding["target"] != "upstream" or not finding["version"] or not finding["pass"]:
            return
        said = masked(finding["title"].replace(finding["version"], ""))
        finding["wrong"] = re.sub(r"<\w+>(:_)*: |_(?=\b)", "", said).strip(" :")
        finding["key"] = upstream_key(finding)
        for other in self.store.all.values():
            if other is not finding and other["key"] == finding["key"] and not other["merged_into"] and other["stage"] == "done":
                self.store.merge(finding, other)
                return


def first_error(output):
    """The longest part of an error message that is not about names."""
    match = re.search(r"error: (.*)", output)
    return max(re.split(r"'[^']*'|\"[^\"]*\"|[@%]\S+", match.group(1)), key=len).strip(" :,;") if match else None


def verdict_of(output):
    """The first verdict in a JSON report that is not proved, else the first; None if the output is no report."""
    try:
        report = json.loads(output)
    except ValueError:
        return None
    rows = [row for file in report.get("files", []) for row in [*file["functions"], *file["globals"]]]
    rows.sort(key=lambda row: ("refuted", "unknown", "unsupported", "proved").index(row["verdict"]))
    if not rows:
        return None
    failure = rows[0]["failure"] or {}
    example = failure.get("counterexample") or {}
    return Verdict(rows[0]["verdict"], rows[0]["name"], failure.get("obligation", ""), failure.get("reason", ""),
                   example.get("what", ""), example.get("inputs", ""), example.get("picture", ""))


def pipeline_of(command):
    """The program, and the passes of builtin.module(...), each with its options."""
    program, _, rest = command.partition(" ")
    text = re.sub(r"^builtin\.module\(|\)$", "",
                  next((word.partition("=")[2] for word in shlex.split(rest) if "pass-pipeline=" in word), ""))
    passes, depth, word = [], 0, ""
    for letter in text:
        depth += (letter in "({") - (letter in ")}")
        if letter == "," and depth == 0:
            passes.append(word)
            word = ""
        else:
            word += letter
    return program, passes + ([word] if word else [])


def name_of_pass(text):
    """convert-func-to-llvm of "func.func(convert-func-to-llvm{...})"."""
    return re.sub(r"\{.*", "", re.sub(r"^[\w.]+\(|\)$", "", text))


def conventions_of(command):
    """verify-lowering's options for the convention of a whole command, of which a part is run."""
    options = []
    width = re.search(r"index-bitwidth=([1-9]\d*)", command)
    if width:
        options.append(f"--index-bitwidth={width.group(1)}")
    for name, option in (("use-bare-ptr-memref-call-conv", "--use-bare-ptr-memref-call-conv"),
                         ("use-generic-functions", "--use-generic-functions"), ("use-aligned-alloc", "--use-aligned-alloc")):
        if re.search(rf"{name}=(1|true)", command):
            options.append(option)
    if "llvm-request-c-wrappers" in command:
        options.append("--llvm-request-c-wrappers")
    return options
