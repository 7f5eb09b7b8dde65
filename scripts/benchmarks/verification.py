"""`bench verify`: what judging a lowering costs, next to what making it costs."""

import json
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile

from benchmarks import kernels

PASSES = ("-expand-strided-metadata -lower-affine -convert-scf-to-cf -convert-math-to-llvm -convert-arith-to-llvm "
          "-convert-index-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm "
          "-reconcile-unrealized-casts").split()
VERSIONS = ("22", "19")
WORSE = 1.1  # that much more instructions than before is a fault
TABLE = "{:28} {:10} {:>9} {:>9} {:>7} {:>9} {:>8} {:>7}  {}"


def seconds_of(command, output=None):
    """Processor time of a command, its exit status, and what it prints."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if output:
        pathlib.Path(output).write_text(run.stdout)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, run.returncode, run.stdout


def sources(shapes, sizes, ops):
    """Yields name and text of each source; kernels are made loops of by mlir-opt 22, and left out without it."""
    if shutil.which("mlir-opt-22"):
        for name, text in kernels.kernels(sizes):
            loops = subprocess.run(["mlir-opt-22", "-convert-linalg-to-loops"], input=text, stdout=subprocess.PIPE, text=True)
            if loops.returncode:
                sys.exit(f"bench: mlir-opt-22 makes no loops of {name}")
            yield name, loops.stdout
    for name, make in kernels.STRAIGHT.items():
        for count in kernels.ACCESSES:
            yield f"{name} {count}", make(count)
    for count in ops:
        for shape, generate in shapes.items():
            if shape == "functions" or count <= 10000:
                yield f"{shape} {count}", "".join(generate(count))


def judge(tool, source, lowered):
    """Judges one lowering (None: our own); returns seconds and the functions of the report."""
    options = ["--lowered", lowered, "--assume=nonnegative-strides"] if lowered else []
    seconds, _, text = seconds_of([tool, "--format=json", "-j1", source, *options])
    report = json.loads(text)
    return seconds, [function for file in report["files"] for function in file["functions"]]


def measure(tools, name, text, folder):
    """Yields a row for each lowering of the source: by our converter, and by each mlir-opt that is here and takes it."""
    source = pathlib.Path(folder, "source.mlir")
    source.write_text(text)
    makers = {"ours": [tools["lower-mlir"], source, "-o", "/dev/null"]}
    for version in VERSIONS:
        if shutil.which(f"mlir-opt-{version}"):
            makers[version] = [f"mlir-opt-{version}", "--mlir-disable-threading", *PASSES, source]
    for by, command in makers.items():
        lowered = None if by == "ours" else pathlib.Path(folder, f"lowered.{by}")
        making, status, _ = seconds_of(command, lowered)
        if status:
            continue
        judging, functions = judge(tools["verify-lowering"], source, lowered)
        verdicts = {}
        for function in functions:
            verdicts[function["verdict"]] = verdicts.get(function["verdict"], 0) + 1
        yield {"source": name, "by": by, "making": making, "judging": judging, "verdicts": verdicts,
               "attempts": sum(function["attempts"] for function in functions),
               "solver_calls": sum(function["solver_calls"] for function in functions),
               "milliseconds": [function["milliseconds"] for function in functions if function["verdict"] == "proved"]}


def put_row(row):
    ratio = f"{row['judging'] / max(row['making'], 0.001):.2f}"
    print(TABLE.format(row["source"], row["by"], f"{row['making']:.3f}", f"{row['judging']:.3f}", ratio,
                       sum(row["verdicts"].values()), row["attempts"], row["solver_calls"],
                       ", ".join(f"{count} {verdict}" for verdict, count in sorted(row["verdicts"].items()))), flush=True)


def put_summary(rows):
    """Milliseconds for a function that is proved, by who made the lowering; and the worst ratio."""
    for by in ("ours", *VERSIONS):
        times = sorted(time for row in rows if row["by"] == by for time in row["milliseconds"])
        if times:
            of = [times[min(len(times) - 1, int(len(times) * share))] for share in (0.5, 0.9, 0.99)]
            worst = max((row for row in rows if row["by"] == by), key=lambda row: row["judging"] / max(row["making"], 0.001))
            print(f"{by}: {len(times)} functions proved; milliseconds: median {of[0]:.2f}, 90 % {of[1]:.1f}, 99 % {of[2]:.1f}, "
                  f"maximum {times[-1]:.1f}; judging over making, at most {worst['judging'] / max(worst['making'], 0.001):.2f} "
                  f"({worst['source']})")


def instructions(tools, folder):
    """{name: instructions} of judging a few sources that stay the same, counted by callgrind."""
    counted = {}
    for name, make in kernels.STRAIGHT.items():
        source = pathlib.Path(folder, "counted.mlir")
        source.write_text(make(100))
        command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/callgrind", tools["verify-lowering"], "-j1",
                   source]
        run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        found = [line for line in run.stderr.splitlines() if "Collected :" in line]
        if run.returncode or not found:
            sys.exit(f"bench: callgrind does not count {name}: {run.stderr[-300:]}")
        counted[name] = int(found[0].split(":")[1])
    return counted


def compare(counted, old):
    """Prints both counts of each source; whether none has become worse by more than a tenth."""
    fine = True
    for name, count in counted.items():
        before = old.get(name)
        ratio = count / before if before else 1
        fine &= ratio <= WORSE
        print(f"{name:28} {count:>12} instructions, {'new' if not before else f'{ratio:.3f} of {before}'}")
    return fine


def run(tools, shapes, options):
    """Runs the benchmark with the options of `bench verify`; exits with status 1 if --compare finds something worse."""
    values = dict(option.lstrip("-").partition("=")[::2] for option in options)
    unknown = set(values) - {"sizes", "ops", "json", "compare", "count"}
    if unknown:
        sys.exit(f"bench: verify has no option --{unknown.pop()}")
    with tempfile.TemporaryDirectory() as folder:
        if "compare" in values or "count" in values:
            counted = instructions(tools, folder)
            if "count" in values:
                pathlib.Path(values["count"]).write_text(json.dumps(counted, indent=2) + "\n")
            fine = compare(counted, json.loads(pathlib.Path(values["compare"]).read_text()) if "compare" in values else {})
            sys.exit(0 if fine else 1)
        sizes = [int(size) for size in values["sizes"].split(",")] if "sizes" in values else kernels.SIZES
        ops = [int(count) for count in values["ops"].split(",")] if "ops" in values else (1000, 10000, 100000)
        rows = []
        if "json" not in values:
            print(TABLE.format("source", "lowered by", "making s", "judging s", "ratio", "functions", "attempts", "queries",
                               "verdicts"))
        for name, text in sources(shapes, sizes, ops):
            for row in measure(tools, name, text, folder):
                rows.append(row)
                if "json" not in values:
                    put_row(row)
        if "json" in values:
            print(json.dumps(rows, indent=2))
        else:
            put_summary(rows)
