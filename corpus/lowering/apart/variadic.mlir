// A call of a variadic function says its callee's type.
//
// RUN: lower-mlir %s | FileCheck %s

func.func private @variadic(i32) attributes {func.varargs = true}
func.func @f(%a: i32) {
  call @variadic(%a) : (i32) -> ()
  return
}
