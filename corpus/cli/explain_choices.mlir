// What the source leaves open, and the lowering chose, is shown with the sentence that leaves it open (verify/sem/state/choices.def).
//
// RUN: verify-lowering %s --explain | FileCheck %s

// CHECK: @larger: proved
// CHECK: choices of the lowering:
// CHECK-NEXT: nan: the sign and payload of a NaN{{.*}}Behavior of Floating-Point NaN values
// CHECK-NEXT: zero-of-extremes: {{.*}}arith.maxnumf
func.func @larger(%a: f32, %b: f32) -> f32 {
  %r = arith.maxnumf %a, %b : f32
  return %r : f32
}

// CHECK: @made: proved
// CHECK: choices of the lowering:
// CHECK-NEXT: address: where an object that the source makes lies
func.func @made() -> memref<4xi8> {
  %m = memref.alloc() : memref<4xi8>
  return %m : memref<4xi8>
}

// CHECK: @fixed: proved
// CHECK-NOT: choices of the lowering
func.func @fixed(%a: i32) -> i32 {
  return %a : i32
}
