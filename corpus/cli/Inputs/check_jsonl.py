"""Checks lines of verify-lowering --format=jsonl against the report of --format=json of the same files.

Usage: check_jsonl.py REPORT LINES
Each line is an object; functions, globals and diagnostics are those of the report, in its order, but for times; the last line
has the report's summary.
"""

import json
import sys


def without_times(value):
    return {key: field for key, field in value.items() if key not in ("milliseconds", "type", "file")}


def main():
    with open(sys.argv[1]) as report, open(sys.argv[2]) as text:
        whole, lines = json.load(report), [json.loads(line) for line in text]
    for kind, field in (("function", "functions"), ("global", "globals"), ("diagnostic", "diagnostics")):
        wanted = [(file["file"], without_times(row)) for file in whole["files"] for row in file[field]]
        found = [(line["file"], without_times(line)) for line in lines if line["type"] == kind]
        assert wanted == found, (kind, wanted, found)
        print(len(found), field)
    assert [line["type"] for line in lines].count("summary") == 1 and lines[-1]["type"] == "summary"
    assert {key: field for key, field in whole.items() if key != "files"} == {k: v for k, v in lines[-1].items() if k != "type"}


main()
