// The generator's command: the same text for the same seed, another for another; options and exit statuses; what it writes is
// taken by lower-mlir and by mlir-opt.
// RUN: gen-mlir --seed 7 > %t.a && gen-mlir --seed=7 -o %t.b && diff %t.a %t.b
// RUN: gen-mlir --seed 8 -o %t.c && not diff %t.a %t.c > /dev/null
// RUN: gen-mlir --seed 7 --to-bytes -o %t.bytes && gen-mlir --from-bytes %t.bytes -o %t.d && diff %t.a %t.d
// RUN: gen-mlir --from-bytes - < /dev/null | FileCheck %s --check-prefix=EMPTY
// EMPTY: // convention: plain
// EMPTY-NEXT: module {
// EMPTY-NEXT: }
// RUN: gen-mlir --help | FileCheck %s --check-prefix=HELP
// HELP: usage: gen-mlir
// HELP: --from-bytes=FILE
// RUN: gen-mlir --dictionary | FileCheck %s --check-prefix=WORDS
// WORDS: "->"
// WORDS: "memref<"
// WORDS: "arith.addi"
// WORDS: "bf16"
// RUN: expect-status 3 gen-mlir --seed x
// RUN: expect-status 3 gen-mlir --seed
// RUN: expect-status 3 gen-mlir --no-such-option
// RUN: expect-status 3 gen-mlir --from-bytes %t.nowhere
// RUN: expect-status 3 gen-mlir --from-bytes %t.bytes --seed 3 2>&1 | FileCheck %s --check-prefix=SEED
// SEED: --seed is about seeds, not about --from-bytes
// RUN: expect-status 3 gen-mlir --to-bytes --from-bytes %t.bytes 2>&1 | FileCheck %s --check-prefix=BYTES
// BYTES: --to-bytes is about seeds
// RUN: expect-status 3 gen-mlir -o %t.nowhere/file
// RUN: expect-status 1 gen-mlir --statistics 2 -o %t.counts
// RUN: FileCheck %s --check-prefix=COUNTS < %t.counts
// COUNTS: operation {{.*}} arith.addi
// COUNTS: convention
// COUNTS: 2 modules
// RUN: gen-mlir --seed 100 --count 60 --generic | lower-mlir --no-passes --split-input-file -o %t.custom
