// A switch that only has a default.
//
// RUN: lower-mlir %s -convert-cf-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts | FileCheck %s
// RUN: verify-lowering %s

func.func @plain(%x: i32) {
  cf.switch %x : i32, [default: ^bb1]
^bb1:
  return
}
func.func @values(%x: i16, %y: f32) -> f32 {
  cf.switch %x : i16, [default: ^bb1(%y : f32)]
^bb1(%z: f32):
  return %z : f32
}

// CHECK: llvm.switch %arg0 : i32, ^bb1 [
// CHECK: llvm.switch %arg0 : i16, ^bb1(%arg1 : f32) [
