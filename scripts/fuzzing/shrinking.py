"""Smaller inputs that show the same, judged by a test of bytes: for any kind of input and any finding."""

import re


def smaller(pieces, test):
    """The pieces without those that the test does not need: halves, quarters, ... single ones (delta debugging, Zeller and
    Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002)."""
    size = max(1, len(pieces) // 2)
    while pieces:
        at, before = 0, len(pieces)
        while at < len(pieces):
            rest = pieces[:at] + pieces[at + size:]
            if test(rest):
                pieces = rest
            else:
                at += size
        if size == 1 and len(pieces) == before:
            return pieces
        size = max(1, size // 2)
    return pieces


def reduced(data, kind, test):
    """A smaller input that shows the same: records and their bytes, or lines and tokens."""
    if not test(data):
        return data
    if kind == "BYTES":
        head, rest = data[:8], [data[i:i + 8] for i in range(8, len(data), 8)]
        rest = smaller(rest, lambda pieces: test(head + b"".join(pieces)))
        for i, record in enumerate(rest):
            for k in range(len(record)):
                simple = rest[i][:k] + b"\0" + rest[i][k + 1:]
                if test(head + b"".join(rest[:i] + [simple] + rest[i + 1:])):
                    rest[i] = simple
        return head + b"".join(rest)
    for pattern in (rb"[^\n]*\n?", rb"\s+|\w+|."):
        pieces = [piece for piece in re.findall(pattern, data, re.S) if piece]
        data = b"".join(smaller(pieces, lambda left: test(b"".join(left))))
    return data
