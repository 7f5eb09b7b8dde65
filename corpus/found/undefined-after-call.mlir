// What runs to something undefined for all arguments may become anything, also if it calls on its way a function that is defined
// and returns; if what it calls may do something else, the call has to be made.
//
// RUN: expect-status 1 verify-lowering %s --lowered=%p/Inputs/undefined-after-call.mlir | FileCheck %s
// CHECK: @returns: proved
// CHECK: @inside: proved (vacuous
// CHECK: @outside: refuted: control: the source calls a function, the lowering returns

func.func @returns() {
  return
}

func.func @inside(%a: index) {
  call @returns() : () -> ()
  %zero = arith.constant 0 : index
  %0 = arith.divui %a, %zero : index
  return
}

func.func private @elsewhere()

func.func @outside(%a: index) {
  call @elsewhere() : () -> ()
  %zero = arith.constant 0 : index
  %0 = arith.divui %a, %zero : index
  return
}
