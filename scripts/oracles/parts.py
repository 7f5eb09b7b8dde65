"""Many texts for one process: most of what a tool takes for a small one is to start.

The tools of MLIR and `lower-mlir` read a text in parts, between lines `// -----`, with --split-input-file: they go on behind a
part that is wrong, and write the same line between what they make of the parts, nothing for what is wrong.
"""

import bisect
import re

MARK = "// -----"
TOGETHER = 40  # texts that one process is asked about
NO_ANSWER = 124  # the status of a tool that had to be ended, as timeout(1) has it
# Where an error is: a line of the whole, or of the part that begins at a line.
PLACE = re.compile(r"^(?:within split at <stdin>:(\d+) offset )?(?:<stdin>)?:(\d+):(\d+): error: (.*)$")


def errors_by_text(err, texts):
    """The errors of each text, as it would have them alone; None if one is of no text, or of another file."""
    starts = [1]
    for text in texts:
        starts.append(starts[-1] + text.count("\n") + 2)  # with the line behind it
    found = [[] for _ in texts]
    for line in err.splitlines():
        place = PLACE.match(line)
        if not place and "error:" in line:
            return None
        if place:
            split, at, column, message = place.groups()
            at = int(at) + (int(split) - 1 if split else 0)
            which = bisect.bisect_right(starts, at) - 1
            if which >= len(texts):
                return None
            found[which].append(f"<stdin>:{at - starts[which] + 1}:{column}: error: {message}")
    return found


def together(command, texts, ask, mark):
    """What is known of each text after it was asked about with the others, None where nothing is. Where the tool fails in a way
    that says nothing about parts, it is asked about both halves; where it does not come to an end, about none together."""
    if len(texts) < 2:
        return [None] * len(texts)
    status, out, err = ask(command, f"\n{MARK}\n".join(texts))
    if status == NO_ANSWER:
        return [None] * len(texts)
    results = re.split(rf"^{re.escape(mark)}\n", out, flags=re.M)
    errors = errors_by_text(err, texts)
    if status not in (0, 1) or errors is None or len(results) != len(texts):
        middle = len(texts) // 2
        return together(command, texts[:middle], ask, mark) + together(command, texts[middle:], ask, mark)
    return [
        None if bool(result.strip()) == bool(lines) else (1, "", "\n".join(lines)) if lines else (0, result, "")
        for result, lines in zip(results, errors)
    ]


def answers(command, texts, ask, split=("--split-input-file",), mark=MARK):
    """(status, standard output, standard error) for each text, in a list; `ask` gives them for a command and one text. What is
    asked with others has no warnings, and of its errors the first lines. `split`: options of the tool that have it read parts and
    put a line `mark` between what it writes."""
    found = [None] * len(texts)
    numbers = [i for i, text in enumerate(texts) if MARK not in text]
    for start in range(0, len(numbers), TOGETHER):
        some = numbers[start : start + TOGETHER]
        for i, answer in zip(some, together([*command, *split], [texts[i] for i in some], ask, mark)):
            found[i] = answer
    return [answer or ask(command, text) for answer, text in zip(found, texts)]
