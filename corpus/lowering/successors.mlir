// A block that a terminator names more than once: separate edges for each further time, in nested regions and switches too.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-cf-to-llvm -llvm-legalize-for-export -reconcile-unrealized-casts | FileCheck %s

func.func @branch(%c: i1, %a: i64, %b: i64) -> i64 {
  cf.cond_br %c, ^to(%a : i64), ^to(%b : i64)
^to(%x: i64):
  return %x : i64
}
func.func @switch(%k: i32, %a: i64, %b: i64) -> i64 {
  cf.switch %k : i32, [
    default: ^to(%a : i64),
    1: ^to(%b : i64),
    2: ^other,
    3: ^other,
    4: ^to(%a : i64)
  ]
^other:
  cf.br ^to(%b : i64)
^to(%x: i64):
  return %x : i64
}
func.func @same(%c: i1) {
  cf.cond_br %c, ^to, ^to
^to:
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @branch(%arg0: i1, %arg1: i64, %arg2: i64) -> i64 {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1(%arg1 : i64), ^bb2(%arg2 : i64)
// CHECK-NEXT: ^bb1(%0: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: llvm.return %0 : i64
// CHECK-NEXT: ^bb2(%1: i64):  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb1(%1 : i64)
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @switch(%arg0: i32, %arg1: i64, %arg2: i64) -> i64 {
// CHECK-NEXT: llvm.switch %arg0 : i32, ^bb2(%arg1 : i64) [
// CHECK-NEXT: 1: ^bb3(%arg2 : i64),
// CHECK-NEXT: 2: ^bb1,
// CHECK-NEXT: 3: ^bb1,
// CHECK-NEXT: 4: ^bb4(%arg1 : i64)
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: llvm.br ^bb2(%arg2 : i64)
// CHECK-NEXT: ^bb2(%0: i64):  // 4 preds: ^bb0, ^bb1, ^bb3, ^bb4
// CHECK-NEXT: llvm.return %0 : i64
// CHECK-NEXT: ^bb3(%1: i64):  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2(%1 : i64)
// CHECK-NEXT: ^bb4(%2: i64):  // pred: ^bb0
// CHECK-NEXT: llvm.br ^bb2(%2 : i64)
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @same(%arg0: i1) {
// CHECK-NEXT: llvm.cond_br %arg0, ^bb1, ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
