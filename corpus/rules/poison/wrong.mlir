// A product that overflows is poison with nsw, whatever is done to it afterwards; zero times anything was zero in the
// source.
//
// RUN: expect-status 1 verify-lowering %S/right.mlir --lowered %s | FileCheck %s
// RUN: verify-lowering %S/right.mlir --lowered %s --disable-rule=poison --check-runs=0 | FileCheck %s --check-prefix=OFF
// CHECK: @f: refuted: return-value
// OFF: @f: proved

llvm.func @f(%a: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.mul %a, %a overflow<nsw> : i32
  %r = llvm.and %p, %zero : i32
  llvm.return %r : i32
}
