"""Checks a report of verify-lowering --format=json against its schema, and that its numbers agree with each other.

Usage: check_json.py SCHEMA REPORT
Understands the part of JSON Schema that the schema uses, and refuses what it does not understand.
"""

import json
import re
import sys

KNOWN = {"$schema", "$defs", "$ref", "title", "description", "type", "const", "enum", "anyOf", "required", "properties",
         "additionalProperties", "items", "minimum", "pattern"}
TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int, "number": (int, float),
         "null": type(None)}


def is_type(value, name):
    return isinstance(value, TYPES[name]) and not (isinstance(value, bool) and name in ("integer", "number"))


def faults(schema, value, root, path):
    """Yields what is wrong with a value."""
    assert KNOWN.issuperset(schema), set(schema) - KNOWN
    if "$ref" in schema:
        yield from faults(root["$defs"][schema["$ref"].removeprefix("#/$defs/")], value, root, path)
    if "const" in schema and value != schema["const"]:
        yield f"{path}: not {schema['const']}"
    if "enum" in schema and value not in schema["enum"]:
        yield f"{path}: {value!r} is none of {schema['enum']}"
    if "anyOf" in schema and all(list(faults(option, value, root, path)) for option in schema["anyOf"]):
        yield f"{path}: fits no alternative: {value!r}"
    if "type" in schema and not is_type(value, schema["type"]):
        yield f"{path}: no {schema['type']}: {value!r}"
        return
    if "minimum" in schema and value < schema["minimum"]:
        yield f"{path}: {value} is less than {schema['minimum']}"
    if "pattern" in schema and not re.search(schema["pattern"], value):
        yield f"{path}: {value!r} does not match {schema['pattern']}"
    for i, item in enumerate(value if "items" in schema else ()):
        yield from faults(schema["items"], item, root, f"{path}[{i}]")
    for name in schema.get("required", ()):
        if name not in value:
            yield f"{path}: no {name}"
    rest = schema.get("additionalProperties", True)
    for name, item in value.items() if isinstance(value, dict) else ():
        inner = schema.get("properties", {}).get(name, rest)
        if inner is False:
            yield f"{path}: {name} is not in the schema"
        elif isinstance(inner, dict):
            yield from faults(inner, item, root, f"{path}.{name}")


def disagreements(report):
    """Yields what the schema can't say."""
    summary, files = report["summary"], report["files"]
    functions = [function for file in files for function in file["functions"]]
    if summary["functions"] != len(functions) or summary["files"] != len(files):
        yield "the summary counts wrong"
    for verdict in ("proved", "refuted", "unknown", "unsupported"):
        if summary[verdict] != sum(function["verdict"] == verdict for function in functions):
            yield f"the summary counts {verdict} wrong"
    bad = sum(any(d["severity"] == "error" for d in file["diagnostics"]) for file in files)
    if summary["files_with_errors"] != bad:
        yield "the summary counts files with errors wrong"
    undecided = summary["unknown"] or summary["unsupported"]
    if report["exit_status"] != (3 if bad else 1 if summary["refuted"] else 2 if undecided else 0):
        yield "the exit status is not that of the verdicts"
    for function in functions:
        counts, name = function["obligations"], function["name"]
        if (function["failure"] is None) != (function["verdict"] == "proved"):
            yield f"{name}: a failure exactly if not proved"
        if function["verdict"] == "proved" and counts["total"] != sum(counts.values()) - counts["total"]:
            yield f"{name}: obligations don't add up"
        if len(function.get("explanation", [None] * counts["total"])) != counts["total"]:
            yield f"{name}: explanations don't add up"
        if not set(function["assumptions"]) <= set(report["assumptions"]):
            yield f"{name}: an assumption without a text"


def no_constant(name):
    raise ValueError(name + " is no JSON")


def main():
    schema = json.load(open(sys.argv[1], encoding="utf-8"))
    report = json.loads(open(sys.argv[2], "rb").read().decode("utf-8"), parse_constant=no_constant)
    problems = list(faults(schema, report, schema, "report")) or list(disagreements(report))
    if problems:
        sys.exit("\n".join(problems))
    print("status", report["exit_status"], "functions", report["summary"]["functions"])


if __name__ == "__main__":
    main()
