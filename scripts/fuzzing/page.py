"""usage: page.py REPORT.json OUT.html - the report of a campaign as one file that needs nothing else: no network, no other file.

What comes from inputs is escaped, and what a browser does not show is written as \\xNN. The page runs one script, its own; the
policy in its head forbids every other one.
"""

import base64
import hashlib
import json
import os
import pathlib
import re
import sys

import jinja2
from markupsafe import Markup

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))
from fuzzing import plots  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent


def visible(text):
    """The text without characters that a browser drops or obeys: control characters, and those that change the direction."""
    return re.sub(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]",
                  lambda match: f"\\x{ord(match.group()):02x}", text)


def duration(seconds):
    hours, rest = divmod(int(seconds), 3600)
    minutes, rest = divmod(rest, 60)
    return f"{hours} h {minutes:02} min" if hours else f"{minutes} min {rest:02} s" if minutes else f"{rest} s"


def marked_picture(text):
    """A counterexample's picture: the element meant, [x], and the byte touched, <x>, stand out."""
    parts = re.split(r"(\[[^\[\]\n]*\]|<[^<>\n]*>)", visible(text))
    result = Markup("")
    for part in parts:
        if re.fullmatch(r"\[-?[\w.]+\]", part):
            result += Markup('<b class="meant">{}</b>').format(part)
        elif re.fullmatch(r"<-?[\w.]+>", part):
            result += Markup('<b class="touched">{}</b>').format(part)
        else:
            result += part
    return result


def render(report):
    environment = jinja2.Environment(loader=jinja2.FileSystemLoader(HERE),
                                     autoescape=True,
                                     trim_blocks=True,
                                     lstrip_blocks=True,
                                     undefined=jinja2.StrictUndefined,
                                     keep_trailing_newline=True)
    environment.filters.update(visible=visible, short=plots.short, duration=duration, picture=marked_picture)
    script = (HERE / "report.js").read_text(encoding="utf-8")
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    drawings = {name: Markup(svg) for name, svg in plots.all_of(report).items()}
    return environment.get_template("report.html.jinja").render(report=report,
                                                                plots=drawings,
                                                                script=Markup(script),
                                                                digest=digest,
                                                                style=Markup((HERE / "report.css").read_text(encoding="utf-8")))


def main():
    source, out = map(pathlib.Path, sys.argv[1:])
    text = render(json.loads(source.read_text(encoding="utf-8")))
    draft = out.with_name(out.name + ".draft")
    draft.write_text(text, encoding="utf-8", errors="backslashreplace")
    os.replace(draft, out)


if __name__ == "__main__":
    main()
