// A function whose type has no conversion is left out by itself; the others are judged.
//
// RUN: expect-status 2 verify-lowering %s | FileCheck %s
// CHECK: @fine: proved
// CHECK: @odd: unsupported: {{.*}}type 'tf32' has no
// CHECK: @odd_too: unsupported: {{.*}}type 'tf32' has no
// CHECK: 3 functions: 1 proved, 2 unsupported

func.func @fine(%x: f32) -> f32 {
  return %x : f32
}

func.func @odd(%x: tf32) -> tf32 {
  return %x : tf32
}

func.func private @odd_too(tf32)
