"""One comparison: what lower-mlir makes of a text by some passes, and what mlir-opt makes of it."""

import os
import re
import shutil
import tempfile

from .answers import ask, first_error, run
from .passes import PASS, all_passes, conventions

# What is set aside in both results before mlir-opt simplifies them.
USUAL = ("foreign-attributes", "undef", "old-names", "flags", "decided-switches")
# What mlir-opt is known to do wrong, as corpus/upstream-bugs shows: set aside to see whether there is another difference.
FAULTS = ("scf-index-switch", "wrapper-claims", "vector-fma", "alloca-small-alignment", "rounding-divisions",
"vector-load-of-bits")


def lowered_poison(opt, text):
    """The text without ub.poison, which patterns of mlir-opt make, and a pass of its own lowers."""
    if "ub.poison" not in text:
        return text
    status, out, _ = run([opt, "--convert-ub-to-llvm", "--reconcile-unrealized-casts", "-"], text)
    return text if status else out


class Comparison:
    """Both results and how they compare; questions that have no answer yet end it by Wanted, after which it begins anew."""

    def __init__(self, args, text, passes, whole, skips_errors=False):
        self.args, self.skips_errors, self.text, self.passes, self.whole = args, skips_errors, text, passes, whole
        self.all = whole or any(re.match(r"--?convert-to-llvm\b", word) for word in passes)  # whether it was to be lowered
        self.notes, self.renamed, self.ours, self.judged = [], False, None, {}

    def form(self, text, what):
        """The text with some things set aside (compare-modules --list-set-aside); as it is where compare-modules can't read
        it."""
        status, out, _ = run([*self.args.compare, "--print", "--set-aside=" + ",".join(what), "-"], text)
        return text if status else out

    def left(self, text):
        """The names of the operations that the lowering left, and a cast that nothing resolves, or None."""
        lines = run([*self.args.compare, "--left", "-"], text)[1].splitlines()
        found = [line.removeprefix("unresolved: ") for line in lines if line.startswith("unresolved: ")]
        return [line.removeprefix("left: ") for line in lines if line.startswith("left: ")], found[0] if found else None

    def readable(self, opt, text):
        """The text, or its generic form where compare-modules can't read it."""
        if run([*self.args.compare, "--left", "-"], text)[0] == 0:
            return text
        status, generic, _ = run([opt, "--allow-unregistered-dialect", "--mlir-print-op-generic", "-"], text)
        return text if status else generic

    def upstream(self, opt):
        """What the passes of mlir-opt give; if it can't read the text, of that in today's spelling."""
        self.renamed = False
        result = run([opt, *self.passes, "-"], self.text)
        if result[0] == 0:
            return result
        status, today, _ = run([*self.args.tool, "--no-passes", "-"], self.text)
        if status:
            return result
        words = today if opt.endswith("-19") else self.form(today, ["old-names"])
        self.renamed = words != today
        again = run([opt, *self.passes, "-"], words)
        return again if again[0] == 0 else result

    def rejected_later(self, opt, theirs):
        """Whether what mlir-opt gives is not taken by mlir-opt's other passes, by its translation, or by LLVM."""
        version = opt.rpartition("mlir-opt")[2]
        status, lowered, _ = run([opt, *all_passes([], self.text), "-"], theirs)
        if status:
            return True
        if self.left(lowered)[0] or not shutil.which("mlir-translate" + version) or not shutil.which("llvm-as" + version):
            return False
        status, ir, _ = run(["mlir-translate" + version, "--mlir-to-llvmir"], lowered)
        return status != 0 or run(["llvm-as" + version, "-o", os.devnull], ir)[0] != 0

    def simplify(self, opt, text, faults):
        """The module after canonicalization by the first mlir-opt; None and a note if that does not take it."""
        first = self.args.opt[0]
        what = [*USUAL, *faults]
        what += ["no-inline"] if opt.endswith("-19") else []
        what += ["index-constants"] if self.renamed else []
        poison = ["--convert-ub-to-llvm", "--reconcile-unrealized-casts"] if "ub.poison" in text else []
        command = [first, "--allow-unregistered-dialect", *poison, "--canonicalize", "--cse", "-"]
        status, out, err = run(command, self.form(text, what))
        if status == 0 and "llvm.switch" in out:
            status, out, err = run(command, self.form(out, ["decided-switches"]))
        if status == 0:
            return self.readable(first, out)
        whose = opt if text != self.ours[1] else "lower-mlir"
        self.notes.append(f"{first} does not read the result of {whose}: {first_error(err)}")
        return None

    def cannot_read_its_own(self, opt, ours, theirs):
        """The message with which mlir-opt rejects what it has made itself; empty if it takes that, or does not take ours
        either."""
        (wrong, _, err), (ours_wrong, _, _) = (run([opt, "--allow-unregistered-dialect", "-"], text) for text in (theirs, ours))
        return first_error(err) if wrong and not ours_wrong else ""

    def differences(self, opt, pair):
        """What differs in two modules, ours first: lines, the first of each difference with a place and a name."""
        status, out, err = run([*self.args.compare], pair)
        if status not in (0, 1):
            return [f"compare-modules does not read the results of lower-mlir and {opt}: {first_error(err)}"]
        names = {"first": "lower-mlir", "second": opt}
        return re.sub(r"^(first|second)(?=:\d+:)", lambda m: names[m.group(1)], out, flags=re.M).splitlines()

    def difference(self, opt, ours, theirs, faults=()):
        """Lines that differ; empty if nothing does. Flags, and what globals hold, differ if they do before mlir-opt simplifies:
        that drops the former, does not change the latter, and prints numbers of f80 and f128 by fewer digits than it takes."""
        self.notes = []
        if ours == theirs:
            return []
        lines = self.differences(opt, (self.readable(self.args.opt[0], ours), self.readable(opt, theirs)))
        firm = [line for line in lines if re.search(r": flags: |^\S+ llvm\.mlir\.global @\S+: attribute ", line)]
        if firm or not lines:
            return firm
        pair = (self.simplify(opt, ours, faults), self.simplify(opt, theirs, faults))
        return self.notes if None in pair else self.differences(opt, pair)

    def differing(self, opt, ours, theirs):
        """The names of the functions and globals that differ; None if it is not known which ones. What is called without a
        body, and is not in the source, differs because its callers do."""
        lines = [line for line in self.difference(opt, ours, theirs) if re.match(r"\S+:\d+:\d+: ", line)]
        found = [re.match(r'\S+: (declaration )?(?:llvm\.\S+ )?@("[^"]*"|[^\s:]+): ', line) for line in lines]
        if self.notes or None in found:
            return None
        source = re.sub(r"//.*", "", self.text)
        return {m.group(2) for m in found if not m.group(1) or re.search(rf"@{re.escape(m.group(2))}\b", source)}

    def judge(self, lowered):
        """What verify-lowering says of a lowering: the names of the functions that it refutes, and its text. What the passes
        leave is lowered by lower-mlir, if it can be."""
        options = conventions(self.passes)
        lowered = self.form(lowered, ["flags", "foreign-attributes"])
        if self.left(lowered)[0]:
            status, whole, _ = run([*self.args.tool, *options, "-"], lowered)
            lowered = lowered if status else whole
        lowered = self.form(lowered, ["flags", "foreign-attributes"])
        if lowered not in self.judged:
            self.judged[lowered] = self.verdict(lowered, options)
        return self.judged[lowered]

    def verdict(self, lowered, options):
        with tempfile.TemporaryDirectory() as folder:
            names = [os.path.join(folder, name) for name in ("source.mlir", "lowered.mlir")]
            for name, text in zip(names, (self.text, lowered)):
                with open(name, "w", encoding="utf-8") as file:
                    file.write(text)
            command = [*self.args.verify, names[0], "--lowered", names[1], *options, "--quiet"]
            out = ask(command, "")[1].replace(names[0], "SOURCE").replace(names[1], "LOWERED")
        return set(re.findall(r"^SOURCE:\d+:\d+: @(\S+): refuted", out, flags=re.M)), out

    def refutation(self, opt, ours, theirs):
        """The counterexamples, if there is one for each function that differs, and none for ours."""
        if not self.args.verify:
            return None
        names = self.differing(opt, ours, theirs)
        if not names:
            return None
        wrong, text = self.judge(theirs)
        blocks = re.finditer(r"^SOURCE:\d+:\d+: @(\S+): refuted.*\n(?:(?!SOURCE|\d).*\n)*", text, flags=re.M)
        text = "".join(block.group() for block in blocks if block.group(1) in names)
        return text if names <= wrong and not names & self.judge(ours)[0] else None

    def known_faults(self, opt, ours, theirs):
        """The names of faults of mlir-opt apart from which nothing differs; empty if there are none."""
        faults = list(FAULTS)
        if self.difference(opt, ours, theirs, faults):
            return []
        for fault in FAULTS:
            fewer = [name for name in faults if name != fault]
            if fewer and not self.difference(opt, ours, theirs, fewer):
                faults = fewer
        return faults

    def lowering(self):
        """What lower-mlir gives."""
        if self.ours is None:
            options = [] if any(map(PASS.match, self.passes)) else ["--no-passes"]
            self.ours = run([*self.args.tool, *options, *self.passes, "-"], self.text)
        return self.ours

    def outcome(self):
        """The word for how it ended, and lines that explain it; or Wanted, and it begins anew."""
        self.notes = []
        status, ours, err = self.lowering()
        if status and self.skips_errors and "expected-error" in self.text:
            return "rejected", []
        reasons, rejections, left, lowered = [], [], {}, []
        for opt in self.args.opt:
            failed, theirs, message = self.upstream(opt)
            if failed:
                rejections.append(f"{opt}: {first_error(message)}")
                if status and "is unknown" not in rejections[0]:
                    break  # older versions have no say
                continue
            left[opt] = self.left(lowered_poison(opt, theirs))[0] if self.all else []
            lowered.append(theirs)
            if status and self.whole and left[opt]:
                rejections.append(f"{opt}: leaves {', '.join(left[opt])}")
                continue
            if status:
                wrong, text = self.judge(theirs) if self.args.verify else (set(), "")
                if wrong:
                    return "refuted", ["lower-mlir rejects: " + first_error(err), *text.splitlines()]
                if self.rejected_later(opt, theirs) or (rejections and "is unknown" not in rejections[0]):
                    return "both reject", []
                if "expected-error" in self.text:
                    return "upstream accepts", [first_error(err)]
                reasons.append("lower-mlir rejects: " + first_error(err))
                break
            lines = self.difference(opt, ours, theirs)
            if not lines:
                return "equal" + (f" ({opt})" if opt != self.args.opt[0] else ""), []
            fault = self.cannot_read_its_own(opt, ours, theirs)
            if fault:
                rejections.append(f"{opt} does not read its own result: {fault}")
                continue
            text = self.refutation(opt, ours, theirs)
            if text:
                return "refuted" + (f" ({opt})" if opt != self.args.opt[0] else ""), text.splitlines()
            faults = self.known_faults(opt, ours, theirs)
            if faults:
                return "equal but for" + (f" ({opt})" if opt != self.args.opt[0] else ""), faults
            if "error:" in message and "expected-error" not in self.text:  # reported, and gone on
                rejections.append(f"{opt}: {first_error(message)}")
                continue
            reasons += lines
        if reasons and not status and self.all and all(
            set(self.left(lowered_poison(opt, ours))[0]) < set(names) for opt, names in left.items()
        ):
            return "upstream leaves", [f"{opt}: {', '.join(names)}" for opt, names in left.items()]
        casts = [self.left(theirs)[1] for theirs in lowered] if reasons and not status and not self.left(ours)[1] else [None]
        if all(casts):
            return "upstream leaves", casts
        if reasons:
            return "DIFFER", rejections + reasons
        return ("both reject", []) if status else ("upstream rejects", rejections)
