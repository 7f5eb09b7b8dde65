"""Tests of the scripts that test: each rule is broken once and has to be noticed."""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(SCRIPTS))

from oracles import parts  # noqa: E402
LAYERS = """core/base base: base
core/ir ir: ir base
verify/smt smt: smt base
core/tools -: ir base
"""


class Tree(unittest.TestCase):
    """A small repository in a temporary folder, and a script to run on it."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)

    def write(self, name, text):
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())

    def run_script(self, name, *arguments):
        command = [sys.executable, SCRIPTS / "ci" / name, *arguments]
        run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return run.returncode, run.stdout


class Layering(Tree):
    def setUp(self):
        super().setUp()
        self.write("layers.txt", LAYERS)
        self.write("core/base/str.h", "")
        self.write("core/ir/op.h", '#include <stdio.h>\n#include "core/base/str.h"\n')
        self.write("verify/smt/solver.c", "#include <z3.h>\n")
        self.write("core/tools/run.c", '#include "core/ir/op.h"\n')
        for line in LAYERS.splitlines():
            if line.split(":")[0].split()[1] != "-":
                self.write(line.split()[0] + "/README.md", "# a layer\n")

    def check(self):
        return self.run_script("check-layering", self.root / "layers.txt", self.root)

    def test_order_kept(self):
        self.assertEqual(self.check()[0], 0)

    def test_faults(self):
        faults = {
            "core/base/up.c": '#include "core/ir/op.h"\n',
            "core/ir/relative.c": '#include "op.h"\n',
            "core/ir/absent.c": '#include "core/base/absent.h"\n',
            "core/ir/indented.c": ' #  include "verify/smt/smt.h"\n',
            "verify/smt/other.c": "#include <z3.h>\n",
            "verify/smt/quoted.c": '#include "z3.h"\n',
            "core/new/file.c": "",
        }
        self.write("verify/smt/smt.h", "")
        for name, text in faults.items():
            with self.subTest(name):
                self.write(name, text)
                status, output = self.check()
                self.assertEqual(status, 1)
                self.assertIn(name + ":", output)
                (self.root / name).unlink()
        self.assertEqual(self.check()[0], 0)

    def test_readme_missing(self):
        (self.root / "core/ir/README.md").unlink()
        status, output = self.check()
        self.assertEqual(status, 1)
        self.assertIn("core/ir: ", output)

    def test_nothing_to_check(self):
        status, _ = self.run_script("check-layering", self.root / "layers.txt", self.root / "core" / "absent")
        self.assertEqual(status, 1)


class SampleComments(Tree):
    def sample(self, *options):
        command = [sys.executable, SCRIPTS / "development" / "sample-comments", *options, self.root]
        run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return run.returncode, run.stdout

    def setUp(self):
        super().setUp()
        self.write("core/a.h", "/* Twice the number. */\nint pl_twice(int a);\n"
                   "/* Made and freed. */\nint pl_make(void);\nint pl_free(int a);\n")
        self.write("core/a.c", "/* The sum. */\nstatic int sum(int a, int b) {\n  return a + b;\n}\n\n"
                   "int pl_twice(int a) {\n  return sum(a, a);\n}\n\nint pl_free(int a) { return a; }\n")

    def test_comments_are_found(self):
        status, output = self.sample("--code")
        self.assertEqual(status, 0)
        for text in ("/* The sum. */", "/* Twice the number. */", "/* Made and freed. */", "return sum(a, a);",
                     "3 of 3 functions"):
            self.assertIn(text, output)

    def test_same_seed_same_draw(self):
        self.assertEqual(self.sample("--seed=3", "--count=2"), self.sample("--seed=3", "--count=2"))
        self.assertIn("2 of 3 functions", self.sample("--seed=3", "--count=2")[1])

    def test_no_comment(self):
        self.write("verify/b.c", "int bare(void) { return 1; }\n")
        status, output = self.sample()
        self.assertEqual(status, 1)
        self.assertIn("1 without a comment", output)


class Circles(Tree):
    """Libraries are texts here, which a stand-in for nm prints."""

    def check(self, symbols, folder="core/base"):
        self.write("layers.txt", f"{folder} base: base\n")
        self.write("nm", '#!/bin/sh\ncat "$3"\n')
        (self.root / "nm").chmod(0o755)
        lines = (f"libpl_base.a:{file}.c.o:{'0000' if kind == 'T' else '':>16} {kind} {name}\n" for file, kind, name in symbols)
        self.write("libpl_base.a", "".join(lines))
        return self.run_script("check-circles", self.root / "layers.txt", self.root, self.root / "nm")

    def test_one_way(self):
        status, output = self.check([("a", "T", "f"), ("b", "U", "f"), ("b", "T", "g"), ("c", "U", "g")])
        self.assertEqual((status, output), (0, "0 of 3 files are in 0 circles, all of them recursion\n"))

    def test_circle_through_a_third(self):
        names = [("a", "T", "f"), ("a", "U", "h"), ("b", "U", "f"), ("b", "T", "g"), ("c", "U", "g"), ("c", "D", "h")]
        status, output = self.check(names)
        self.assertEqual(status, 1)
        self.assertIn("3 core/base/a core/base/b core/base/c\nnot allowed: core/base/a core/base/b core/base/c\n", output)

    def test_allowed(self):
        both = [("const", "T", "f"), ("const", "U", "g"), ("expr", "T", "g"), ("expr", "U", "f")]
        self.assertEqual(self.check(both, "core/llvmir/import/read")[0], 0)
        third = [("expr", "U", "h"), ("more", "T", "h"), ("more", "U", "f")]
        status, output = self.check(both + third, "core/llvmir/import/read")
        self.assertEqual(status, 1)
        self.assertIn("not allowed", output)

    def test_no_longer_a_circle(self):
        status, output = self.check([("const", "T", "f"), ("expr", "U", "f")], "core/llvmir/import/read")
        self.assertEqual(status, 1)
        self.assertIn("core/llvmir/import/read/const is in no circle", output)

    def test_nothing_to_check(self):
        self.assertEqual(self.check([])[0], 1)


class Words(Tree):
    def check(self, name, text):
        self.write(name, text)
        return self.run_script("check-words", self.root)

    def test_clean(self):
        texts = {
            "core/ir/op.c": "/* Reported after the iteration: the source's and the lowering's. */\n",
            "verify/README.md": "The file `behind.c`, and a path core/behind/it.c.\n",
            "corpus/a.mlir": "// RUN: not told\n  br ^round // rounds to nearest\nfunc.func @told()\n",
            "verify/term/poly.c": "/* no monomial is on both sides */\n",
        }
        for name, text in texts.items():
            status, output = self.check(name, text)
            self.assertEqual(status, 0, output)

    def test_faults(self):
        faults = {
            "core/ir/op.c": "/* What is wrong is told. */\n",
            "core/ir/name.c": "static int behind;\n",
            "core/ir/type.c": "/* What distinguishes them the kind tells. */\n",
            "verify/sem/pair.c": "static bool same(int num_ours, int theirs);\n",
            "verify/tv/walk.c": 'fail("both sides differ");\n',
            "verify/README.md": "What others know, and each round of a loop.\n",
            "corpus/a.mlir": "func.func @f() // in front of the loop\n",
            "corpus/bad/known_to_others/a.mlir": "// A test.\n",
        }
        for name, text in faults.items():
            with self.subTest(name):
                status, output = self.check(name, text)
                self.assertEqual(status, 1)
                self.assertIn(name.replace("/a.mlir", ""), output)
                shutil.rmtree(self.root)
        self.assertEqual(self.check("core/ir/op.c", "")[0], 0)

    def test_nothing_to_check(self):
        self.assertEqual(self.run_script("check-words", self.root)[0], 1)


class Walk(Tree):
    def check(self, row):
        self.write("core/ir/type.c", "/* f( { */\nint f(int a,\n      int b) {\n  g(a);\n}\n\nint h(void);\n")
        self.write("CONTRIBUTING.md", f"| what | file | functions |\n| --- | --- | --- |\n{row}\n")
        return self.run_script("check-walk", self.root)

    def test_true(self):
        self.assertEqual(self.check("| A type is made | `core/ir/type.c` | `f` |")[0], 0)

    def test_faults(self):
        of_type = [f"`core/ir/type.c` | {names}" for names in ("`g`", "`h`", "`f`, `k`")]
        for row in ("`core/ir/absent.c` | `f`", *of_type):
            with self.subTest(row):
                self.assertEqual(self.check(f"| A type is made | {row} |")[0], 1)

    def test_nothing_to_check(self):
        self.assertEqual(self.check("")[0], 1)


class Hygiene(Tree):
    def setUp(self):
        super().setUp()
        for folder in ("", "core/", "fuzz/", "verify/", "corpus/", "scripts/"):
            self.write(folder + "README.md", "text\n")
        self.write("core/ir/op.h", "#ifndef PL_CORE_IR_OP_H\n#define PL_CORE_IR_OP_H\n#endif\n")

    def test_clean(self):
        self.assertEqual(self.run_script("check-hygiene", self.root)[0], 0)

    def test_faults(self):
        faults = {
            "core/a.c": "int x; \n",
            "core/b.c": "\tint x;\n",
            "core/c.c": "int x;",
            "core/d.c": "int x;\r\n",
            "core/e.c": "/* " + "x" * 130 + " */\n",
            "core/f.c": "/* TO" + "DO: later */\n",
            "core/g.h": "#ifndef G_H\n#define G_H\n#endif\n",
            "corpus/h.mlir": b"// \xff\n",
            "core/i.h": "#ifndef PL_CORE_I_H\n#define PL_CORE_I_H\n" + "\n" * 198 + "#endif\n",
        }
        for name, text in faults.items():
            with self.subTest(name):
                self.write(name, text)
                status, output = self.run_script("check-hygiene", self.root)
                self.assertEqual(status, 1)
                self.assertIn(name + ":", output)
                (self.root / name).unlink()

    def test_few_assertions(self):
        for line, expected in (("int x;\n", 1), ("int x = f(y);\n", 1), ("assert(x);\n", 0)):
            with self.subTest(line):
                self.write("core/base/a.c", "\n" * 396 + line * 4)
                self.assertEqual(self.run_script("check-hygiene", self.root)[0], expected)
        self.write("core/base/a.c", "int x;\n")
        self.assertEqual(self.run_script("check-hygiene", self.root)[0], 0)

    def test_readme_missing(self):
        (self.root / "verify/README.md").unlink()
        self.assertEqual(self.run_script("check-hygiene", self.root)[0], 1)


class Statements(Tree):
    """A document of six lines, four of them with text, one row each for them."""

    def setUp(self):
        super().setUp()
        self.write("page.txt", "# Conversion to the LLVM Dialect\n\nOne.\n```mlir\nfunc @f()\n```\n")
        self.write("core/here.c", "")
        self.write("corpus/documents/f.mlir", "")
        self.rows = "| CD 1-4, 6 | it is so | the same | `core/here.c` | `corpus/documents/f.mlir` |\n| CD 5 | an example |\n"
        self.write("core/README.md", self.rows)
        self.write("corpus/documents/README.md", "| CD 4-6 | `f.mlir` | |\n")

    def check(self, folder="."):
        return self.run_script("check-statements", self.root, self.root / folder)

    def test_covered(self):
        status, output = self.check()
        self.assertIn("0 faults in 1 documents", output)
        self.assertEqual(status, 77)  # the other four documents are not there

    def test_faults(self):
        faults = {
            "CD 3: in no row": self.rows.replace("1-4", "1-2, 4"),
            "no lines 7-9": self.rows.replace("CD 5", "CD 5, 7-9"),
            "no file core/there.c": self.rows.replace("here.c", "there.c"),
            "no file that implements": self.rows.replace("`core/here.c`", "somewhere"),
            "an empty cell": self.rows.replace("an example", ""),
        }
        for message, rows in faults.items():
            with self.subTest(message):
                self.write("core/README.md", rows)
                status, output = self.check()
                self.assertEqual(status, 1, output)
                self.assertIn(message, output)

    def test_block_missing(self):
        self.write("corpus/documents/README.md", "")
        status, output = self.check()
        self.assertEqual(status, 1)
        self.assertIn("CD 5: code in no row", output)

    def test_no_documents(self):
        self.assertEqual(self.check("core")[0], 77)


class Parts(unittest.TestCase):
    """A tool that is asked about many texts at once says the same of each as if it were asked alone."""

    def setUp(self):
        self.runs = 0

    def tool(self, command, text):
        """Takes what has no line of these: wrong (an error, where it is), silent (fails without a word), lost (an error nowhere),
        warned (an error, and goes on), dead (ends the process), endless."""
        self.runs += 1
        wanted = text.split("\n// -----\n") if "--split" in command else [text]
        out, err, status, start = [], [], 0, 1
        for part in wanted:
            lines, say = part.splitlines(), ""
            for number, line in enumerate(lines):
                at = f"<stdin>:{start + number}"
                if {"relative", "--split"} <= set(command):
                    at = f"within split at <stdin>:{start} offset :{number + 1}"
                if line in ("wrong", "warned"):
                    err.append(f"{at}:3: error: no {line}\n  {line}\n  ^")
                if line == "lost":
                    err.append("<unknown>:0: error: lost")
            if "endless" in lines:
                return parts.NO_ANSWER, "", "ended"
            if "dead" in lines:
                return -6, "", "\n".join(err)
            if not {"wrong", "silent", "lost"} & set(lines):
                say = part.upper() + "\n"
            else:
                status = 1
            out.append(say)
            start += part.count("\n") + 2
        return status, "// -----\n".join(out), "\n".join(err)

    def check(self, command, texts):
        """That the answers are those to each text alone, but for lines behind an error's first."""
        found = parts.answers(command, texts, self.tool, split=["--split"])
        for text, (status, out, err) in zip(texts, found):
            alone = self.tool(command, text)
            self.assertEqual((status, out), alone[:2], text)
            self.assertEqual(err.splitlines()[:1], alone[2].splitlines()[:1], text)

    def test_same_as_alone(self):
        texts = ["a\nb\n", "c", "x\nwrong\n", "", "silent", "d\n\n", "warned\ne", "wrong", "f\n// -----\ng", "h\n"]
        for command in (["tool"], ["tool", "relative"]):
            for more in ([], ["lost"], ["dead"], ["lost", "i", "dead"], ["endless"]):
                self.check(command, texts + more)
                self.check(command, more + texts)

    def test_one_run(self):
        texts = [f"a{i}\nwrong" if i % 3 else f"a{i}" for i in range(parts.TOGETHER)]
        found = parts.answers(["tool"], texts, self.tool, split=["--split"])
        self.assertEqual([answer[0] for answer in found], [int("wrong" in text) for text in texts])
        self.assertEqual(self.runs, 1)

    def test_no_end(self):
        found = parts.answers(["tool"], ["endless", *"abcdefg"], self.tool, split=["--split"])
        self.assertEqual([answer[0] for answer in found], [parts.NO_ANSWER] + [0] * 7)
        self.assertEqual(self.runs, 9)  # a halving would wait for it three times more

    def test_no_texts(self):
        self.assertEqual(parts.answers(["tool"], [], self.tool), [])


class ExpectStatus(unittest.TestCase):
    def status(self, *arguments):
        run = subprocess.run([SCRIPTS / "ci" / "expect-status", *arguments], stderr=subprocess.DEVNULL)
        return run.returncode

    def test_statuses(self):
        self.assertEqual(self.status("3", "sh", "-c", "exit 3"), 0)
        self.assertEqual(self.status("0", "true"), 0)
        self.assertEqual(self.status("1", "true"), 1)
        self.assertEqual(self.status("1", "sh", "-c", "exit 2"), 1)
        self.assertEqual(self.status("1", "sh", "-c", "kill -SEGV $$"), 1)


class Fuzzing(Tree):
    """What is wrong is told before anything is built."""

    def test_seeds_that_can_not_be_written(self):
        self.write("gen-mlir", "")
        self.write("file", "")
        status, said = self.run_script("fuzz-seeds", self.root / "file", "--tools", self.root)
        self.assertEqual((status, said.count("\n")), (3, 1), said)
        self.assertIn(f"fuzz-seeds: [Errno 20] Not a directory: '{self.root}/file/mlir'", said)

    def test_targets_that_are_not_there(self):
        status, said = self.run_script("fuzz-targets", "--target", "absent")
        self.assertNotEqual(status, 0)
        self.assertIn("invalid choice: 'absent' (choose from 'parse', ", said)


if __name__ == "__main__":
    unittest.main()
