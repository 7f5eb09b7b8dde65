"""What commands answered: asked once each, and many texts together."""

import os
import pathlib
import re
import shlex
import shutil
import subprocess
import tempfile

from . import parts

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILD = """root=$1; . "$root/scripts/lib.sh"; need_build_tools; install_wanted; build release "$2" """

known = {}  # (command and its options..., text or pair of texts): what it answered: (status, standard output, standard error)


class Wanted(Exception):
    """What has to be asked before a comparison can go on: a command, the text that it reads, or the pair of texts."""

    def __init__(self, command, text):
        super().__init__(command, text)
        self.command, self.text = tuple(command), text


def run(command, text):
    """(status, standard output, standard error) of a command that reads the text; 124: no answer in two minutes. What was
    asked about with other texts has no warnings, and of its errors the first lines. A pair of texts is read as two files,
    `first` and `second`."""
    if (*command, text) not in known:
        raise Wanted(command, text)
    return known[(*command, text)]


def ask(command, text):
    try:
        done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=120, check=False)
    except subprocess.TimeoutExpired:
        return parts.NO_ANSWER, "", f"error: {command[0]} gave no answer in two minutes"
    return done.returncode, done.stdout, done.stderr


def ask_together(command, pairs):
    """The status, and what compare-modules says of two files that hold the first and the second text of each pair."""
    with tempfile.TemporaryDirectory() as folder:
        names = [pathlib.Path(folder, name) for name in ("first", "second")]
        for name, texts in zip(names, zip(*pairs)):
            name.write_text(f"\n{parts.MARK}\n".join(texts), encoding="utf-8")
        split = ["--split-input-file"] if len(pairs) > 1 else []
        status, out, err = ask([*command, *split, *map(str, names)], "")
        return status, out.replace(folder + os.sep, ""), err.replace(folder + os.sep, "")


def ask_pairs(command, pairs):
    """What compare-modules says of each pair, asked about all at once; if it can't read one, of each half. Lines are counted
    from the start of each text."""
    alone = len(pairs) > 1 and any(parts.MARK in text for pair in pairs for text in pair)
    status, out, err = (parts.NO_ANSWER, "", "") if alone else ask_together(command, pairs)
    if status not in (0, 1):
        middle = len(pairs) // 2
        return ask_pairs(command, pairs[:middle]) + ask_pairs(command, pairs[middle:]) if middle else [(status, "", err)]
    lines, found = {"first": 0, "second": 0}, []
    for pair, text in zip(pairs, re.split(rf"^{re.escape(parts.MARK)}\n", out, flags=re.M) if len(pairs) > 1 else [out]):
        text = re.sub(r"^(first|second):(\d+)", lambda m: f"{m[1]}:{int(m[2]) - lines[m[1]]}", text, flags=re.M)
        found.append((1 if text else 0, text, ""))
        for name, one in zip(lines, pair):
            lines[name] += one.count("\n") + 2
    return found


def ask_all(questions):
    """Has an answer known for each question; those to the same command are asked together, but for locations that are printed,
    which are lines of all texts together."""
    groups = {}
    for question in questions:
        groups.setdefault((question.command, isinstance(question.text, tuple)), {})[question.text] = None
    for (command, are_pairs), texts in groups.items():
        texts = list(texts)
        if are_pairs:
            found = ask_pairs(command, texts)
        elif command[-1] == "-" and "debuginfo" not in " ".join(command):
            found = parts.answers(command, texts, ask)
        else:
            found = [ask(command, text) for text in texts]
        known.update({(*command, text): answer for text, answer in zip(texts, found)})


def answered(question):
    """What a function gives that asks by `run`: it is called until nothing is wanted."""
    while True:
        try:
            return question()
        except Wanted as wanted:
            ask_all([wanted])


def first_error(text):
    for line in text.splitlines():
        if "error:" in line:
            return line.strip()
    return text.strip().splitlines()[0] if text.strip() else "no message"


def find_tool(given, name, beside=None):
    """A command of ours: as given, beside another one, on PATH, or built; None if it can't be."""
    if given:
        return shlex.split(given)
    if beside and os.access(pathlib.Path(beside[0]).with_name(name), os.X_OK):
        return [str(pathlib.Path(beside[0]).with_name(name))]
    if shutil.which(name):
        return [name]
    done = subprocess.run(["sh", "-c", BUILD, name, str(ROOT), name], stdout=subprocess.DEVNULL, check=False)
    built = ROOT / "build" / "release" / name
    return [str(built)] if done.returncode == 0 and built.exists() else None
