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


def without_records(data, test):
    """The input of a generator, a head and records of eight bytes, without the records that the test does not need."""
    records = [data[i:i + 8] for i in range(8, len(data), 8)]
    return data[:8] + b"".join(smaller(records, lambda left: test(data[:8] + b"".join(left))))


def with_other_bytes(data, values, better):
    """The input with each byte, one after the other, the first of the values that is better."""
    for i in range(len(data)):
        for value in values:
            candidate = data[:i] + bytes([value]) + data[i + 1:]
            if candidate != data and better(candidate, data):
                data = candidate
                break
    return data


def reduced_input(data, test, cost):
    """Records and their bytes: as few as do, zeros where they do, then what costs less, until nothing does."""
    data = without_records(data, test)
    data = with_other_bytes(data, [0], lambda new, _: test(new))
    before = None
    while before != data:
        before = data
        data = with_other_bytes(data, range(16), lambda new, old: cost(new) < cost(old) and test(new))
        data = without_records(data, test)
    return data


def reduced(data, kind, test, cost=len):
    """A smaller input that shows the same: records and their bytes, or lines and tokens. What an input of records stands for gets
    smaller by `cost`."""
    if not test(data):
        return data
    if kind == "BYTES":
        return reduced_input(data, test, cost)
    for pattern in (rb"[^\n]*\n?", rb"\s+|\w+|."):
        pieces = [piece for piece in re.findall(pattern, data, re.S) if piece]
        data = b"".join(smaller(pieces, lambda left: test(b"".join(left))))
    return data
