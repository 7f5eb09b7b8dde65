"""Tests of check-contract: a folder as a service for fuzzing gets it, good, and with one fault that has to be noticed."""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile

SCRIPT = pathlib.Path(__file__).resolve().parent.parent / "ci" / "check-contract"
# Enough of loads, additions and branches that each sanitizer has as many calls as a real target.
SOURCE = """
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#define ONE(n) \\
  __attribute__((noinline)) static int step##n(const uint8_t *data, size_t size, int *table) { \\
    if (size > n && data[n] == (uint8_t)(n * 7 + 1)) table[data[n]] += data[size / 2] + table[n]; \\
    return size > n ? table[data[n / 2]] + data[n] : 0; \\
  }
#define TEN(n) ONE(n##0) ONE(n##1) ONE(n##2) ONE(n##3) ONE(n##4) ONE(n##5) ONE(n##6) ONE(n##7) ONE(n##8) ONE(n##9)
#define CALL(n) sum += (unsigned)step##n(data, size, table);
#define CALLS(n) CALL(n##0) CALL(n##1) CALL(n##2) CALL(n##3) CALL(n##4) CALL(n##5) CALL(n##6) CALL(n##7) CALL(n##8) CALL(n##9)
#define ALL(X) X(1) X(2) X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11) X(12) X(13) X(14) X(15) X(16) X(17) X(18) X(19)
ALL(TEN)
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
#ifdef NEEDS
int needed(void);
#endif
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static int table[256];
  unsigned sum = 0;
  ALL(CALLS)
#ifdef CRASH
  if (size == 3) abort();
#endif
#ifdef START
  abort();
#endif
#ifdef WRITES
  FILE *file = fopen("litter", "w");
  if (file) fclose(file);
#endif
#ifdef NEEDS
  sum += (unsigned)needed();
#endif
  return sum == 0x12345678u ? -1 : 0;
}
"""
ADDRESS = ["-fsanitize=address"]


class Contract(unittest.TestCase):
    """A folder with one target, and check-contract to run on it."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.scratch = pathlib.Path(folder.name)
        self.out = self.scratch / "out"
        self.out.mkdir()
        self.target = self.out / "fuzz-small"
        self.write_seeds({"a": b"one", "b": b"other"})
        self.write_options("[libfuzzer]\nmax_len = 64\ndict = words.dict\n")
        (self.out / "words.dict").write_text('"word"\n')
        (self.out / "lib").mkdir()
        found = subprocess.run(["clang++", "-print-file-name=libstdc++.so.6"], stdout=subprocess.PIPE, text=True, check=True)
        shutil.copy(found.stdout.strip(), self.out / "lib")

    def write_seeds(self, seeds):
        with zipfile.ZipFile(self.out / "fuzz-small_seed_corpus.zip", "w") as archive:
            for name, data in seeds.items():
                archive.writestr(name, data)

    def write_options(self, text):
        (self.out / "fuzz-small.options").write_text(text)

    def compile(self, *options, libraries="$ORIGIN/lib"):
        source = self.scratch / "small.c"
        source.write_text(SOURCE)
        command = ["clang++", "-O1", "-fsanitize=fuzzer", "-x", "c", source, "-x", "none", "-o", self.target, *options]
        subprocess.run([*command, f"-Wl,--disable-new-dtags,-rpath,{libraries}"], check=True)

    def check(self, sanitizer="address"):
        command = [sys.executable, SCRIPT, "--out", self.out, "--sanitizer", sanitizer, "--engine", "libfuzzer"]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        return done.returncode, done.stdout

    def wants(self, text, sanitizer="address"):
        status, said = self.check(sanitizer)
        self.assertEqual(status, 1, said)
        self.assertIn(text, said)

    def test_good(self):
        self.compile(*ADDRESS)
        self.assertEqual(self.check()[0], 0, self.check()[1])

    def test_each_sanitizer_is_told_from_the_others(self):
        flags = {"address": ADDRESS, "memory": ["-fsanitize=memory"],
                 "undefined": ["-fsanitize=undefined", "-fno-sanitize=function"]}
        for have, options in flags.items():
            self.compile(*options)
            for said in flags:
                status, text = self.check(said)
                self.assertEqual(status == 0, have == said, f"{have} as {said}: {text}")

    def test_two_sanitizers(self):
        self.compile("-fsanitize=address,undefined")
        self.wants("built with undefined as well")

    def test_faults_of_the_program(self):
        for macro, text in (("START", "does not start"), ("CRASH", "its seeds end with"), ("WRITES", "write into $OUT")):
            self.compile(*ADDRESS, f"-D{macro}")
            self.wants(text)
            (self.out / "litter").unlink(missing_ok=True)

    def test_no_counters(self):
        self.compile(*ADDRESS, "-fno-sanitize-coverage=inline-8bit-counters")
        self.wants("no counters")

    def test_libraries(self):
        library = self.out / "lib/libneeded.so.1"
        (self.scratch / "needed.c").write_text("int needed(void);\nint needed(void) { return 1; }\n")
        command = ["clang", "-shared", "-fPIC", self.scratch / "needed.c", "-Wl,-soname,libneeded.so.1", "-o", library]
        subprocess.run(command, check=True)
        linked = [*ADDRESS, "-DNEEDS", library]
        self.compile(*linked)
        self.assertEqual(self.check()[0], 0, self.check()[1])
        self.compile(*linked, libraries=f"$ORIGIN/lib:{self.scratch}")
        shutil.move(library, self.scratch)
        self.wants("not in $OUT")
        (self.scratch / library.name).unlink()
        self.wants("not found")

    def test_faults_of_what_lies_beside(self):
        self.compile(*ADDRESS)
        good = (self.out / "fuzz-small.options").read_text()
        for options, text in (("max_len = 64\n", "options"), ("[libfuzzer]\nno_such_flag = 1\n", "is not taken"),
                              ("[other]\nmax_len = 64\n", "nobody reads"), ("[libfuzzer]\ndict = none.dict\n", "")):
            self.write_options(options)
            self.wants(text)
        self.write_options(good)
        (self.out / "words.dict").write_text("word without quotes\n")
        self.wants("")
        (self.out / "words.dict").write_text('"word"\n')
        self.write_seeds({})
        self.wants("no seeds")
        archive = self.out / "fuzz-small_seed_corpus.zip"
        archive.write_bytes(b"no archive")
        self.wants("fuzz-small_seed_corpus.zip")
        archive.unlink()
        self.wants("fuzz-small_seed_corpus.zip")

    def test_bounds_of_our_targets(self):
        for name, wrong, right in (("fuzz-verify", 4096, 512), ("fuzz-parse", 512, 4096)):
            self.target = self.out / name
            self.compile(*ADDRESS)
            for suffix in ("_seed_corpus.zip", ".options"):
                shutil.copy(self.out / f"fuzz-small{suffix}", self.out / f"{name}{suffix}")
            for bound, status in ((wrong, 1), (right, 0)):
                (self.out / f"{name}.options").write_text(f"[libfuzzer]\nmax_len = {bound}\n")
                done, said = self.check()
                self.assertEqual(done, status, said)
            self.target.unlink()

    def test_no_targets(self):
        self.wants("no fuzz targets")


if __name__ == "__main__":
    unittest.main()
