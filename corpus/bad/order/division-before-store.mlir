// Wrong: the division comes before the volatile store, behind which execution need not go on: with a divisor of 0 it is not made.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/divides.mlir --lowered %s --function=divides | FileCheck %s
// CHECK: @divides: refuted: undefined: {{.*}}division by zero

llvm.func @divides(%p: !llvm.ptr, %a: i32, %b: i32) -> i32 {
  %r = llvm.udiv %a, %b : i32
  llvm.store volatile %a, %p : i32, !llvm.ptr
  llvm.return %r : i32
}
