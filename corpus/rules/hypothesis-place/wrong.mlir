// What the source divides by after the call is not zero there; before the call nothing is known, as the callee may
// never return.
//
// RUN: expect-status 1 verify-lowering %S/right.mlir --lowered %s | FileCheck %s
// RUN: verify-lowering %S/right.mlir --lowered %s --disable-rule=hypothesis-place --check-runs=0 | FileCheck %s --check-prefix=OFF
// CHECK: @f: refuted
// OFF: @f: proved

llvm.func @stop() attributes {sym_visibility = "private"}
llvm.func @f(%a: i32, %b: i32) -> i32 {
  %q = llvm.sdiv %a, %b : i32
  llvm.call @stop() : () -> ()
  llvm.return %q : i32
}
