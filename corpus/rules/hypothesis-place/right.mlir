// What the source divides by after the call is not zero there; before the call nothing is known, as the callee may
// never return.
//
// RUN: verify-lowering %s | FileCheck %s
// CHECK: @f: proved

func.func private @stop()
func.func @f(%a: i32, %b: i32) -> i32 {
  func.call @stop() : () -> ()
  %q = arith.divsi %a, %b : i32
  return %q : i32
}
