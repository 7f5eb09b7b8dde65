// nsw claims that the sum does not overflow; the source does not say so.
//
// RUN: expect-status 1 verify-lowering %S/right.mlir --lowered %s | FileCheck %s
// RUN: verify-lowering %S/right.mlir --lowered %s --disable-rule=flags --check-runs=0 | FileCheck %s --check-prefix=OFF
// CHECK: @f: refuted: return-value
// OFF: @f: proved

llvm.func @f(%a: i32, %b: i32) -> i32 {
  %s = llvm.add %a, %b overflow<nsw> : i32
  llvm.return %s : i32
}
