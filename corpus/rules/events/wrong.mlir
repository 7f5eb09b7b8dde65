// Callees need not be deterministic: two calls of one function with the same arguments may give two results.
//
// RUN: expect-status 1 verify-lowering %S/right.mlir --lowered %s | FileCheck %s
// RUN: verify-lowering %S/right.mlir --lowered %s --disable-rule=events --check-runs=0 | FileCheck %s --check-prefix=OFF
// CHECK: @f: refuted: return-value
// OFF: @f: proved

llvm.func @next() -> i32 attributes {sym_visibility = "private"}
llvm.func @f() -> i32 {
  %x = llvm.call @next() : () -> i32
  %y = llvm.call @next() : () -> i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  llvm.return %zero : i32
}
