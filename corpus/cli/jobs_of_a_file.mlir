// Several threads judge the functions of one file; what is printed has the order of the file, and is the same.
//
// RUN: %python -c "import re, sys; t = open(sys.argv[1]).read(); print(''.join(re.sub('@add', '@f%%d' %% i, t) for i in range(60)))" %S/Inputs/sources/add.mlir > %t.mlir
// RUN: verify-lowering -j1 %t.mlir | sed -e 's/; [0-9.]* m*s)/)/' > %t.1
// RUN: verify-lowering -j5 %t.mlir | sed -e 's/; [0-9.]* m*s)/)/' > %t.5
// RUN: diff %t.1 %t.5
// RUN: FileCheck %s --input-file=%t.5
// CHECK: 60 functions: 60 proved
//
// Also with a lowering in which some are wrong and one is missing.
// RUN: lower-mlir %t.mlir -o %t.lowered
// RUN: sed -e '/@f7(/,/^  }/s/llvm.add/llvm.sub/' -e 's/@f9(/@other(/' %t.lowered > %t.wrong
// RUN: expect-status 1 verify-lowering -j1 %t.mlir --lowered %t.wrong | sed -e 's/; [0-9.]* m*s)/)/' > %t.1
// RUN: expect-status 1 verify-lowering -j4 %t.mlir --lowered %t.wrong | sed -e 's/; [0-9.]* m*s)/)/' > %t.4
// RUN: diff %t.1 %t.4
// RUN: FileCheck %s --check-prefix=WRONG --input-file=%t.4
// WRONG: @f7: refuted
// WRONG: @f9: refuted: symbol: the lowering has no function of that name
// WRONG: 60 functions: 58 proved, 2 refuted
//
// RUN: expect-status 1 verify-lowering -j1 --format=json %t.mlir --lowered %t.wrong | sed -e '/"milliseconds"/d' > %t.1
// RUN: expect-status 1 verify-lowering -j4 --format=json %t.mlir --lowered %t.wrong | sed -e '/"milliseconds"/d' > %t.4
// RUN: diff %t.1 %t.4
