// Two modules are compared operation by operation; the first difference of each symbol is reported with its place and both operations.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: compare-modules %t/a.mlir %t/same.mlir > %t/out && diff %t/out /dev/null
// RUN: expect-status 1 compare-modules %t/a.mlir %t/b.mlir | FileCheck %s
// CHECK: {{.*}}a.mlir:3:3: @f: operand 0 is argument 0 of block 0, in the second that of llvm.add in line 2
// CHECK-NEXT: {{^}}  llvm.return %arg0 : i32
// CHECK-NEXT: {{.*}}b.mlir:3:3:
// CHECK-NEXT: {{^}}  llvm.return %0 : i32
// CHECK-NEXT: {{.*}}b.mlir:5:1: declaration @g: is in the second alone
// CHECK-NEXT: {{^}}  llvm.func @g()
// CHECK-NOT: {{.}}
//
// Flags of the first have to be the second's, not vice versa.
// RUN: expect-status 1 compare-modules %t/flags.mlir %t/a.mlir | FileCheck %s --check-prefix=FLAGS
// FLAGS: flags.mlir:2:8: @f: flags: the first has some that the second has not
// RUN: compare-modules %t/a.mlir %t/flags.mlir
//
// Part by part: what can't be read has nothing written, and the others are compared.
// RUN: cat %t/a.mlir %t/mark %t/wrong.mlir %t/mark %t/a.mlir > %t/three.mlir
// RUN: cat %t/b.mlir %t/mark %t/a.mlir %t/mark %t/same.mlir > %t/three-more.mlir
// RUN: expect-status 3 compare-modules --split-input-file %t/three.mlir %t/three-more.mlir 2> %t/err | FileCheck %s --check-prefix=PARTS
// PARTS: three.mlir:3:3: @f: operand 0 is
// PARTS: // -----
// PARTS-NEXT: // -----
// PARTS-NOT: {{.}}
// RUN: FileCheck %s --check-prefix=WRONG --input-file=%t/err
// WRONG: three.mlir:9:1: error:
// RUN: expect-status 3 compare-modules --split-input-file %t/three.mlir %t/a.mlir 2>&1 | FileCheck %s --check-prefix=FEWER
// FEWER: a.mlir: error: has fewer parts than the other file
//
// RUN: compare-modules --print --set-aside=flags,undef %t/flags.mlir | FileCheck %s --check-prefix=PRINT
// PRINT: llvm.add %arg0, %arg0 : i32
// RUN: compare-modules --left %t/left.mlir | FileCheck %s --check-prefix=LEFT
// LEFT: left: func.func
// LEFT-NEXT: left: func.return
// RUN: expect-status 3 compare-modules --print --set-aside=flags,nothing %t/a.mlir 2>&1 | FileCheck %s --check-prefix=WORD
// WORD: compare-modules: error: {{.*}}words of --list-set-aside
// RUN: expect-status 3 compare-modules %t/a.mlir 2>&1 | FileCheck %s --check-prefix=ONE
// ONE: compare-modules: error: two files are needed
// RUN: compare-modules --list-set-aside | FileCheck %s --check-prefix=LIST
// LIST: rounding-divisions

//--- a.mlir
llvm.func @f(%a: i32) -> i32 {
  %x = llvm.add %a, %a : i32
  llvm.return %a : i32
}

//--- same.mlir
llvm.func @f(%other: i32) -> i32 {
  %y = llvm.add %other, %other overflow<nsw> : i32
  llvm.return %other : i32
}

//--- b.mlir
llvm.func @f(%a: i32) -> i32 {
  %x = llvm.add %a, %a : i32
  llvm.return %x : i32
}
llvm.func @g()

//--- flags.mlir
llvm.func @f(%a: i32) -> i32 {
  %x = llvm.add %a, %a overflow<nuw> : i32
  llvm.return %a : i32
}

//--- wrong.mlir
llvm.func

//--- left.mlir
func.func @f() {
  return
}

//--- mark
// -----
