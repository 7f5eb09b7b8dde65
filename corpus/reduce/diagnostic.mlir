// A message of the converter stays, and one of another tool.
// RUN: reduce-mlir %s -o %t.mlir --quiet --diagnostic='tensor'
// RUN: FileCheck %s --input-file=%t.mlir
// CHECK:      module {
// CHECK-NEXT:   func.func private @f() -> tensor<1x1xf16>
// CHECK-NEXT: }
// RUN: expect-status 1 lower-mlir -convert-std-to-llvm %t.mlir 2>&1 | FileCheck %s --check-prefix=SAYS
// SAYS: tensor
// RUN: reduce-mlir %S/Inputs/program.mlir --quiet --diagnostic='no such thing' --with='grep -q mulf %%s && echo no such thing >&2' \
// RUN:   | FileCheck %s --check-prefix=MULF
// MULF:      func.func @other(%arg0: f16) {
// MULF-NEXT:   %{{.*}} = arith.mulf %arg0, %arg0 : f16
// MULF-NEXT:   return
func.func @f(%x: tensor<4x?xf32>, %y: i32) -> tensor<4x?xf32> {
  %z = arith.addi %y, %y : i32
  return %x : tensor<4x?xf32>
}
func.func @g(%y: i32) -> i32 {
  return %y : i32
}
