"""How many functions of generated modules are decided, and how long that takes: verify-lowering on a sample of the corpora."""

import collections
import json
import time

from . import processes
from .targets import WHOLE_MODULES

SECONDS = 600  # for the whole sample
AT_ONCE = 10
SECONDS_OF_A_PROOF = 10
SLOWEST, REASONS = 5, 8  # in the report
NOT_LOWERED = "failed to legalize"
VERDICTS = ("proved", "refuted", "unknown", "unsupported")
DISCHARGED = ("by_normal_form", "by_lemma", "by_solver")


def inputs_of(places, targets, count):
    """Inputs that stand for modules, evenly from the corpora of the targets."""
    folders = [places.corpus(target.name) for target in targets if target.kind == "BYTES" and target.name not in WHOLE_MODULES]
    files = [sorted(path for path in folder.iterdir() if path.is_file()) for folder in folders if folder.is_dir()]
    share = max(1, count // max(1, len([names for names in files if names])))
    for names in files:
        step = max(1, len(names) // share)
        yield from names[::step][:share]


def write_modules(places, targets, count, token, end):
    """The modules of a sample; what is missing to the number comes from seeds of the generator."""
    folder = places.out / "proofs"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.mlir"):
        old.unlink()
    wanted, count = count, 0
    for path in inputs_of(places, targets, wanted):
        if time.monotonic() > end:
            break
        status, text = processes.run([places.tool("gen-mlir"), "--source-only", "--from-bytes", path], token, 30, errors=False)
        if status == 0 and "func.func" in text:
            (folder / f"corpus-{count:04}.mlir").write_text(text, encoding="utf-8", errors="replace")
            count += 1
    for seed in range(wanted - count):
        if time.monotonic() > end:
            break
        status, text = processes.run([places.tool("gen-mlir"), "--source-only", "--seed", str(seed)], token, 30, errors=False)
        if status == 0:
            (folder / f"seed-{seed:04}.mlir").write_text(text, encoding="utf-8", errors="replace")
    return sorted(folder.glob("*.mlir"))


def measure(places, targets, token, modules, stopping):
    """What the schema of the report calls proofs, over so many modules, or as many as the time allows."""
    token += "/proofs"
    end = time.monotonic() + SECONDS
    files = write_modules(places, targets, modules, token, end)
    counts, by, times, undecided = collections.Counter(), collections.Counter(), [], collections.Counter()
    judged = not_lowered = 0
    for at in range(0, len(files), AT_ONCE):
        left = end - time.monotonic()
        if left <= 0 or stopping():
            break
        words = ["--format=json", f"--timeout={SECONDS_OF_A_PROOF}", *files[at:at + AT_ONCE]]
        _, output = processes.run([places.tool("verify-lowering"), *words], token, left, errors=False)
        try:
            report = json.loads(output)
        except ValueError:
            continue
        for file in report["files"]:
            judged += 1
            for function in file["functions"]:
                why = (function["failure"] or {}).get("reason", "")
                if why.startswith(NOT_LOWERED):
                    not_lowered += 1
                if why.startswith(NOT_LOWERED) or (function["verdict"] == "proved" and not function["obligations"]["total"]):
                    continue  # the latter is a declaration
                counts[function["verdict"]] += 1
                times.append((function["milliseconds"], f"{file['file'].rpartition('/')[2]}: @{function['name']}"))
                for name in DISCHARGED:
                    by[name] += function["obligations"][name]
                if function["verdict"] in ("unknown", "unsupported"):
                    undecided[why[:160]] += 1
    slowest = sorted(times, reverse=True)[:SLOWEST]
    return {"modules": judged,
            "functions": sum(counts.values()),
            "not_lowered": not_lowered,
            "verdicts": {name: counts[name] for name in VERDICTS},
            "milliseconds": sorted(round(milliseconds, 3) for milliseconds, _ in times),
            "discharged": {name: by[name] for name in DISCHARGED},
            "slowest": [{"function": name, "milliseconds": round(milliseconds, 3)} for milliseconds, name in slowest],
            "undecided": [{"reason": why, "functions": number} for why, number in undecided.most_common(REASONS)]}
