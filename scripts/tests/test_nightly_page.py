"""Tests of the report of scripts/ci/nightly, made of a state with hostile names.

usage: test_nightly_page.py [--browser COMMAND]

Without a browser: the page is well-formed, has nothing that an input has put there, needs nothing from elsewhere, and its links
have an end.
With one (headless Chromium): the plots are there and have a size, each link's target exists, the page's own script has run, its
buttons and its table work, and nothing is written on the console; and a page with a fault of each kind is told from that.
"""

import argparse
import copy
import html.parser
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(SCRIPTS))
sys.path.insert(0, str(SCRIPTS / "tests"))
sys.dont_write_bytecode = True
from fuzzing import engines, journal, report  # noqa: E402
from test_nightly import schema_faults  # noqa: E402

BROWSER = None
HOSTILE = ("</pre></script><script>document.documentElement.dataset.pwned='yes'</script><img src=x onerror=\"alert(1)\">'\"&amp;"
           "{{7*7}}\x00\x1b[2J\u202e")
PLOTS = {"runs", "coverage", "corpus", "verdicts", "proof-times", "history"}


def lane(scale):
    samples = [[60.0 * i, scale * 1000 * i, 500 + scale * i, 900 + i, 30 + i] for i in range(1, 50)]
    _, runs, coverage, features, corpus = samples[-1]
    return dict(journal.empty_lane(), seconds=1500.5, slices=9, runs=runs, coverage=coverage, features=features, corpus=corpus,
                restarts=3, trouble=HOSTILE if scale == 2 else "", samples=samples)


def finding(number, target, run, **more):
    verdict = {"verdict": "refuted", "function": HOSTILE, "obligation": "address", "reason": HOSTILE, "what": "at byte 8",
               "inputs": f"%a: {HOSTILE}", "picture": "[0, *]:  1 [4] <8>\n" + HOSTILE}
    reduced = {"bytes": 3, "how": "by its records", "text": f"func.func @f() {{\n  {HOSTILE}\n}}", "lines": 3,
               "text_how": "by reduce-mlir"}
    row = {"id": f"{target}-{number}", "key": f"{target} | {number} {HOSTILE}", "target": target, "engine": "libfuzzer",
           "kind": "property", "title": f"{number} {HOSTILE}", "first_seen": journal.now(), "run": run, "last_run": 2, "count": 3,
           "frames": [HOSTILE, "pl_parse"], "version": None, "pass": None, "obligation": "address",
           "lowered_by": f"lower {HOSTILE}",
           "replays": {"runs": 2, "shown": number % 3, "same": number % 3, "replay_inputs": "shown"}, "stage": "done",
           "inputs": ["ab"], "output": HOSTILE, "merged_into": None, "wrong": None, "reduced": reduced, "verdict": verdict}
    return dict(row, **more)


def state():
    """A campaign, as its journal has it."""
    rows = [finding(2, "verify", 2), finding(4, "convert", 1, verdict=None, reduced=None, replays=None, stage="found"),
            finding(5, "upstream", 2, version="mlir-opt-22", **{"pass": "finalize-memref-to-llvm"})]
    past = {"run": 1, "started": journal.now(), "tree": "abc", "runs": 5, "findings": 2, "new": 1,
            "coverage": {"libfuzzer/parse": 3}}
    times = [0.01, 0.2, 0.4, 3.5, 90.0, 4000.0]
    return {"run": 2, "phase": "done", "started": journal.now(), "elapsed": 3000.0,
            "lanes": {"libfuzzer/parse": lane(1), "afl/parse": lane(2), "libfuzzer/verify": lane(3), "libfuzzer/convert":
                      journal.empty_lane()},
            "findings": {row["id"]: row for row in rows}, "history": [past, dict(past, run=2)],
            "sessions": [{"began": journal.now(), "ended": None, "how": "killed"},
                         {"began": journal.now(), "ended": journal.now(), "how": "finished"}],
            "corpora": {"parse": {"inputs": 12, "bytes": 345, "from": 99, "trouble": HOSTILE}},
            "proofs": {"modules": 4, "functions": 6, "not_lowered": 1,
                       "verdicts": {"proved": 4, "refuted": 0, "unknown": 1, "unsupported": 1}, "milliseconds": times,
                       "discharged": {"by_normal_form": 40, "by_lemma": 3, "by_solver": 2},
                       "slowest": [{"function": HOSTILE, "milliseconds": 4000.0}],
                       "undecided": [{"reason": HOSTILE, "functions": 1}]}}


SETTINGS = {"host": HOSTILE, "tree": "f00-dirty", "hours": 1.5, "jobs": 2, "engine": "both", "notes": [HOSTILE], "baseline": []}


def write_report(folder, of=None):
    """The report below the folder; (document, HTML)."""
    places = engines.Places(folder, folder, folder)
    of = of or state()
    for name in of["findings"]:
        places.finding(name).mkdir(parents=True, exist_ok=True)
        (places.finding(name) / "input").write_bytes(b"\0\1\2")
    document = report.document(of, SETTINGS, places)
    problem = report.write(document, folder)
    assert problem is None, problem
    return document, (folder / "report.html").read_text(encoding="utf-8")


class Elements(html.parser.HTMLParser):
    """What a page has: elements with their attributes, and the text below each."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.found, self.texts, self.open = [], [], []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.found.append((tag, dict(attrs)))
        self.texts.append("")
        if tag not in ("meta", "link", "br", "use", "path", "img"):
            self.open.append((tag, len(self.found) - 1))

    def handle_endtag(self, tag):
        while self.open and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data):
        for _, at in self.open:
            self.texts[at] += data

    def all(self, tag):
        return [(attributes, text) for (name, attributes), text in zip(self.found, self.texts) if name == tag]


class Page(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.document, self.text = write_report(self.folder)
        self.page = Elements(self.text)

    def test_document(self):
        self.assertEqual(schema_faults(json.loads((self.folder / "report.json").read_text())), [])
        broken = copy.deepcopy(self.document)
        broken["findings"][0]["status"] = "old"
        self.assertNotEqual(schema_faults(broken), [])
        self.assertEqual([row["status"] for row in self.document["findings"]], ["new", "new", "known"])

    def test_nothing_of_an_input_is_markup(self):
        self.assertEqual(len(self.page.all("script")), 1)
        self.assertEqual(self.page.all("img"), [])
        self.assertNotIn("\x00", self.text)
        self.assertNotIn("\x1b", self.text)
        self.assertNotIn("\u202e", self.text)
        for name, attributes in self.page.found:
            self.assertEqual([key for key in attributes if key.startswith("on")], [], name)

    def test_everything_is_shown(self):
        """What was hostile is there, as text."""
        wanted = HOSTILE.replace("\x00", "\\x00").replace("\x1b", "\\x1b").replace("\u202e", "\\x202e")
        shown = [text for attributes, text in self.page.all("pre") if attributes.get("class") == "input"]
        self.assertEqual(len(shown), 2)
        self.assertTrue(all(wanted in text for text in shown))
        picture, = {text for attributes, text in self.page.all("pre") if attributes.get("class") == "picture"}
        self.assertIn(wanted, picture)
        marks = {attributes["class"]: text for attributes, text in self.page.all("b") if "class" in attributes}
        self.assertEqual({"meant": "[x]", "touched": "<x>"}, marks)
        self.assertIn("<b class=\"meant\">[4]</b> <b class=\"touched\">&lt;8&gt;</b>", self.text)

    def test_needs_nothing(self):
        """One file: no address but of itself and of data in it."""
        for name, attributes in self.page.found:
            for key in ("href", "src", "xlink:href", "action", "data"):
                if key in attributes:
                    self.assertRegex(attributes[key], "^(#|data:)", name)
        self.assertNotRegex(re.sub(r"<pre.*?</pre>|<code.*?</code>", "", self.text, flags=re.S), r"url\((?!#)|@import")

    def test_links_have_ends(self):
        ids = [attributes["id"] for _, attributes in self.page.found if "id" in attributes]
        self.assertEqual(len(ids), len(set(ids)))
        ends = [value[1:] for _, attributes in self.page.found for key, value in attributes.items()
                if key in ("href", "xlink:href") and value.startswith("#")]
        ends += re.findall(r"url\(#([^)]*)\)", self.text)
        self.assertGreater(len(ends), 6)
        self.assertEqual(set(ends) - set(ids), set())

    def test_plots(self):
        drawings = re.findall(r'<svg class="plot" data-plot="([\w-]+)".*?</svg>', self.text, re.S)
        self.assertEqual(set(drawings), PLOTS)
        for svg in re.findall(r"<svg .*?</svg>", self.text, re.S):
            root = xml.etree.ElementTree.fromstring(svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1))
            self.assertGreater(len(list(root.iter("{http://www.w3.org/2000/svg}path"))), 3)
        self.assertIn("parse: ", self.text)

    def test_nothing_yet(self):
        """The report of a campaign that was stopped at once."""
        empty = dict(state(), findings={}, history=[], proofs=None, corpora={}, lanes={"libfuzzer/parse": journal.empty_lane()},
                     phase="fuzzing", elapsed=0.0)
        document, text = write_report(self.folder, empty)
        self.assertEqual(schema_faults(json.loads(json.dumps(document))), [])
        self.assertIn("every property held", text)
        self.assertNotIn("<svg", text)

    def test_summary(self):
        text = (self.folder / "summary.txt").read_text()
        self.assertIn("2 new findings, 1 known", text)
        self.assertTrue(all(letter.isprintable() or letter == "\n" for letter in text))


# A page that looks at the report in a frame would need a server; so a copy of the report is given this to run.
PROBE = """
addEventListener("load", async () => {
  const problems = [], seen = {};
  const check = (what, holds) => { if (!holds) problems.push(what); };
  const tick = () => new Promise((done) => setTimeout(done, 0));
  for (const plot of document.querySelectorAll("svg.plot")) {
    const box = plot.getBoundingClientRect();
    seen[plot.dataset.plot] = plot.querySelectorAll("path").length;
    check("size of " + plot.dataset.plot, box.width > 300 && box.height > 20);
  }
  for (const link of document.querySelectorAll('a[href^="#"]'))
    check("link " + link.getAttribute("href"), document.getElementById(link.getAttribute("href").slice(1)));
  check("ready", document.documentElement.dataset.ready === "yes");
  check("no error", !document.documentElement.dataset.error);
  check("no markup of inputs", !document.documentElement.dataset.pwned && !document.querySelector("img"));
  const shown = () => [...document.querySelectorAll("details.finding")].filter((one) => one.offsetParent).length;
  check("all findings", shown() === 3);
  document.querySelector('button.choice[data-status="known"]')?.click();
  check("known findings", shown() === 1);
  location.hash = "#" + document.querySelector('details.finding[data-status="new"]').id;
  await new Promise((done) => setTimeout(done, 200));
  check("a link opens its finding", document.querySelector(location.hash).open && shown() === 2);
  const column = [...document.querySelectorAll("table.sortable th")].findIndex((head) => head.textContent === "runs");
  const rows = () => [...document.querySelector("table.sortable").tBodies[0].rows];
  const values = () => rows().map((row) => Number(row.cells[column].dataset.value));
  document.querySelectorAll("table.sortable th")[column].click();
  check("sorted", values().every((value, i, all) => !i || all[i - 1] >= value) && values()[0] > 0);
  await tick();
  document.documentElement.dataset.probe = JSON.stringify({problems, seen});
});
"""


class Browser(unittest.TestCase):
    """The page as engineers open it: from a file."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        _, self.text = write_report(self.folder)

    def look_at(self, text):
        """(what the probe saw, lines on the console) of a page."""
        path = self.folder / "page.html"
        path.write_text(text, encoding="utf-8")
        command = [BROWSER, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--enable-logging=stderr",
                   f"--user-data-dir={self.folder / 'profile'}", "--window-size=1200,1600", "--virtual-time-budget=20000",
                   "--run-all-compositor-stages-before-draw", "--dump-dom", path.as_uri()]
        done = subprocess.run(command, capture_output=True, timeout=300, check=False)
        self.assertEqual(done.returncode, 0, done.stderr.decode(errors="replace")[-2000:])
        console = [line for line in done.stderr.decode(errors="replace").split("\n") if "CONSOLE" in line]
        found = [attributes.get("data-probe") for attributes, _ in Elements(done.stdout.decode("utf-8", "replace")).all("html")]
        return json.loads(found[0]) if found and found[0] else None, console

    def probed(self, text):
        """The page with the probe, which its policy has to allow."""
        open_text = re.sub(r"script-src '[^']*'", "script-src 'unsafe-inline'", text)
        return open_text.replace("</body>", f"<script>{PROBE}</script></body>")

    def test_report(self):
        seen, console = self.look_at(self.probed(self.text))
        self.assertEqual(console, [])
        self.assertEqual(seen["problems"], [])
        self.assertEqual(set(seen["seen"]), PLOTS)
        self.assertTrue(all(paths > 3 for paths in seen["seen"].values()))

    def test_policy(self):
        """As it is, its own script runs and no other one."""
        _, console = self.look_at(self.text)
        self.assertEqual(console, [])
        _, console = self.look_at(self.text.replace("</body>", "<script>document.title = 'x'</script></body>"))
        self.assertTrue(any("Content Security Policy" in line for line in console), console)

    def test_faults_are_seen(self):
        page = self.probed(self.text)
        faults = {"script": page.replace('"use strict";', '"use strict"; absent.call();'),
                  "link": page.replace('id="proofs"', 'id="elsewhere"'),
                  "plot": page.replace("svg.plot {", "svg.plot { width: 9px !important;"),
                  "markup": page.replace("</header>", "</header><img>")}
        for name, text in faults.items():
            with self.subTest(name):
                self.assertNotEqual(text, page)
                seen, console = self.look_at(text)
                self.assertTrue(console or seen["problems"], seen)


def main():
    global BROWSER
    parser = argparse.ArgumentParser()
    parser.add_argument("--browser")
    args, rest = parser.parse_known_args()
    BROWSER = args.browser
    unittest.main(argv=[sys.argv[0], *rest], defaultTest="Browser" if BROWSER else "Page")


if __name__ == "__main__":
    main()
