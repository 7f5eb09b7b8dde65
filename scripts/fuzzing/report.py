"""The report of a campaign: report.json as nightly-1.schema.json has it, report.html made of that, and a short text."""

import base64
import json
import pathlib
import shlex
import statistics
import subprocess
import sys

from .journal import now, write_atomically
from .targets import ROOT, targets

VERSION = 1
LIBRARIES = ("jinja2", "matplotlib")
PAGE = pathlib.Path(__file__).resolve().parent / "page.py"
IN_SUMMARY = 8  # findings
SAMPLE = 65536  # bytes of an input that is put into the report


class Unreadable(Exception):
    """Something else than a report."""


def known_keys(path):
    """The keys of the findings that a former campaign had: path is its folder, or its report.json."""
    file = path / "report.json" if path.is_dir() else path
    try:
        return sorted({finding["key"] for finding in json.loads(file.read_text(encoding="utf-8"))["findings"]})
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Unreadable(f"{file}: no report of a campaign: {error}") from error


def commit():
    """The tree that was fuzzed; "" if git knows nothing of it."""
    done = subprocess.run(["git", "-C", str(ROOT), "describe", "--always", "--dirty"],
                          capture_output=True,
                          text=True,
                          check=False)
    return done.stdout.strip()


def lanes_of(state):
    kinds = {target.name: target for target in targets()}
    rows = []
    for name, lane in state["lanes"].items():
        engine, _, target = name.partition("/")
        same = {key: lane[key] for key in ("runs", "coverage", "features", "corpus", "restarts", "trouble", "samples")}
        rows.append(dict(same, engine=engine, target=target, input=kinds[target].kind, property=kinds[target].holds,
                         seconds=round(lane["seconds"], 1), turns=lane["slices"],
                         runs_per_second=round(lane["runs"] / lane["seconds"], 1) if lane["seconds"] else 0.0))
    return rows


def confirmed(finding):
    """How surely it shows again: always, sometimes, never; unknown if nobody has tried."""
    replays = finding["replays"]
    if not replays:
        return "unknown"
    if replays["shown"] == replays["runs"]:
        return "always"
    return "sometimes" if replays["shown"] or replays["replay_inputs"] != "nothing" else "never"


def commands_of(finding, places):
    """How to see it again, from any folder of the machine of the campaign."""

    def words(*parts):
        return " ".join(shlex.quote(str(part)) for part in parts)

    folder, target = places.finding(finding["id"]), finding["target"]
    again, case = folder / ("input" if finding["reduced"] else f"inputs/{finding['inputs'][0]}"), folder / "case.mlir"
    tools, lowered_by = f"PATH={words(places.tool(''))}:$PATH", finding["lowered_by"]
    result = [words(places.binary(target), again), words(places.tool("replay-inputs"), "--target", target, again)]
    if finding["engine"] == "afl":
        result.append(f"{words(places.binary(target, 'afl'))} < {words(again)}")
    if not finding["reduced"] or not finding["reduced"]["text"]:
        return result
    if target == "upstream" and lowered_by:
        result.append(f"{lowered_by} {words(case)}")  # a command as a shell takes it
    if finding["verdict"] and lowered_by:
        assume = ["--assume=nonnegative-strides"] if target == "upstream" else []
        result.append(f"{tools} verify-lowering {words(case, *assume, f'--lower-with={lowered_by}')}")
    if target != "upstream":
        result.append(words(ROOT / "scripts/development/add-regression", case))
    return result


def finding_of(finding, status, places):
    reduced = finding["reduced"]
    if reduced:
        data = (places.finding(finding["id"]) / "input").read_bytes()
        reduced = dict(reduced, base64=base64.b64encode(data).decode() if len(data) <= SAMPLE else None)
    same = ("id", "key", "target", "engine", "kind", "title", "first_seen", "run", "last_run", "count", "frames", "version",
            "pass", "obligation", "lowered_by", "replays", "verdict", "output")
    return dict({name: finding[name] for name in same}, status=status, confirmed=confirmed(finding), reduced=reduced,
                examined=finding["stage"] == "done",
                commands=commands_of(finding, places))


def findings_of(state, settings, places):
    """New ones first, then by target."""
    known = set(settings["baseline"])
    rows = []
    for finding in state["findings"].values():
        if not finding["merged_into"]:
            status = "known" if finding["run"] < state["run"] or finding["key"] in known else "new"
            rows.append(finding_of(finding, status, places))
    return sorted(rows, key=lambda row: (row["status"] != "new", row["confirmed"] != "always", row["target"], row["id"]))


def summary_of(state, lanes, rows):
    proofs = state["proofs"]
    times = proofs["milliseconds"] if proofs else []
    new = sum(row["status"] == "new" for row in rows)
    return {"runs": sum(lane["runs"] for lane in lanes),
            "targets": len({lane["target"] for lane in lanes}),
            "findings": len(rows),
            "new": new,
            "known": len(rows) - new,
            "flaky": sum(row["confirmed"] in ("sometimes", "never") for row in rows),
            "inputs_kept": sum(corpus["inputs"] for corpus in state["corpora"].values()),
            "functions": proofs["functions"] if proofs else None,
            "decided": proofs["verdicts"]["proved"] + proofs["verdicts"]["refuted"] if proofs else None,
            "median_milliseconds": round(statistics.median(times), 3) if times else None,
            "exit_status": 1 if new else 0}


def campaign_of(state, settings, places):
    same = {name: settings[name] for name in ("host", "tree", "hours", "jobs", "engine")}
    return dict(same,
                folder=str(places.out),
                run=state["run"],
                started=state["started"],
                written=now(),
                seconds=round(state["elapsed"], 1),
                complete=state["phase"] == "done",
                phase=state["phase"],
                sessions=state["sessions"],
                notes=settings["notes"],
                baseline=bool(settings["baseline"]))


def document(state, settings, places):
    lanes, rows = lanes_of(state), findings_of(state, settings, places)
    return {"version": VERSION,
            "campaign": campaign_of(state, settings, places),
            "summary": summary_of(state, lanes, rows),
            "lanes": lanes,
            "findings": rows,
            "corpora": [dict(corpus, target=name) for name, corpus in state["corpora"].items()],
            "proofs": state["proofs"],
            "history": state["history"]}


def row_of_history(report):
    campaign, summary = report["campaign"], report["summary"]
    return {"run": campaign["run"], "started": campaign["started"], "tree": campaign["tree"], "runs": summary["runs"],
            "findings": summary["findings"], "new": summary["new"],
            "coverage": {lane["engine"] + "/" + lane["target"]: lane["coverage"] for lane in report["lanes"]}}


def plural(count, word):
    return f"{count:,} {word}{'' if count == 1 else 's'}"


def summary_text(report):
    """For a chat channel: what is new, in what, how much was done, and where the rest stands."""
    campaign, summary = report["campaign"], report["summary"]
    head = f"{plural(summary['new'], 'new finding')}" if summary["new"] else "nothing new"
    stopped = "" if campaign["complete"] else f" (stopped in {campaign['phase']})"
    known = f", {summary['known']:,} known" if summary["known"] else ""
    lines = [
        f"Plumbline nightly on {campaign['host']}, {campaign['started'][:10]}, {campaign['tree'] or 'no commit'}: {head}{known}",
        f"{campaign['seconds'] / 3600:.2f} of {campaign['hours']:g} h{stopped}: {plural(summary['runs'], 'run')} of "
        f"{plural(summary['targets'], 'target')}, {plural(summary['inputs_kept'], 'input')} kept"
    ]
    if summary["functions"]:
        lines[1] += (f"; {summary['decided']:,} of {plural(summary['functions'], 'function')} decided, median "
                     f"{summary['median_milliseconds']:g} ms")
    for row in [row for row in report["findings"] if row["status"] == "new"][:IN_SUMMARY]:
        size = f", {plural(row['reduced']['lines'], 'line')}" if row["reduced"] and row["reduced"]["lines"] else ""
        sure = "" if row["confirmed"] == "always" else f", shows again: {row['confirmed']}"
        lines.append(f"  {row['target']}: {row['title']} ({plural(row['count'], 'input')}{size}{sure})")
    if summary["new"] > IN_SUMMARY:
        lines.append(f"  and {summary['new'] - IN_SUMMARY} more")
    lines += [f"note: {note}" for note in campaign["notes"]]
    lines.append(f"report: {campaign['folder']}/report.html")
    return "".join(printable(line) + "\n" for line in lines)


def printable(text):
    """One line without what a terminal or a chat takes for a command."""
    return "".join(letter if letter.isprintable() else f"\\x{ord(letter):02x}" for letter in text)


def python_with_libraries():
    """A Python that has what the page takes: this one, or Debian's; None if neither has."""
    for python in (sys.executable, "/usr/bin/python3"):
        try:
            done = subprocess.run([python, "-c", "import " + ", ".join(LIBRARIES)], capture_output=True, check=False)
        except OSError:
            continue
        if done.returncode == 0:
            return python
    return None


def write(report, folder):
    """All three files; what went wrong, or None."""
    write_atomically(folder / "report.json", json.dumps(report, indent=1) + "\n")
    write_atomically(folder / "summary.txt", summary_text(report))
    python = python_with_libraries()
    if not python:
        return f"no Python with {' and '.join(LIBRARIES)} to make report.html; report.json is there"
    done = subprocess.run([python, str(PAGE), str(folder / "report.json"),
                           str(folder / "report.html")],
                          capture_output=True,
                          text=True,
                          check=False)
    return f"report.html can't be made: {done.stderr[-1500:]}" if done.returncode else None
