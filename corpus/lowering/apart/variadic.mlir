// A call of a variadic function says its callee's type.
//
// RUN: lower-mlir %s | FileCheck %s

func.func private @variadic(i32) attributes {func.varargs = true}
func.func @f(%a: i32) {
  call @variadic(%a) : (i32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @variadic(i32, ...) attributes {sym_visibility = "private"}
// CHECK-NEXT: llvm.func @f(%arg0: i32) {
// CHECK-NEXT: llvm.call @variadic(%arg0) vararg(!llvm.func<void (i32, ...)>) : (i32) -> ()
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
