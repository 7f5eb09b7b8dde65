// Calls in functions that are rewritten keep their callee and operands alone, as in mlir-opt.
//
// RUN: lower-mlir -normalize-memrefs %s > %t && FileCheck %s < %t
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -normalize-memrefs %s | diff - %t %}

#l = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
func.func private @ext(memref<?xf32>, i32) -> f32
func.func private @exty(memref<16xf32, #l>) -> f32
func.func private @noarg()
func.func @def(%m: memref<8xf32>) -> f32 { %c = arith.constant 0 : index
 %v = memref.load %m[%c] : memref<8xf32>
 return %v : f32 }
func.func @caller(%m: memref<?xf32>, %i: i32, %n: memref<8xf32>, %t: memref<16xf32, #l>) -> f32 {
  %0 = call @ext(%m, %i) {my.x = 2 : i64} : (memref<?xf32>, i32) -> f32
  call @noarg() {my.x = 2 : i64} : () -> ()
  %1 = call @def(%n) {my.x = 2 : i64} : (memref<8xf32>) -> f32
  %3 = call @exty(%t) {my.x = 2 : i64} : (memref<16xf32, #l>) -> f32
  %4 = call @rec(%t) {my.x = 2 : i64} : (memref<16xf32, #l>) -> f32
  return %0 : f32
}
func.func @rec(%t: memref<16xf32, #l>) -> f32 {
  %4 = call @rec(%t) {my.x = 2 : i64} : (memref<16xf32, #l>) -> f32
  return %4 : f32
}

// CHECK-LABEL: func.func @caller(
// CHECK: call @ext(%arg0, %arg1) : (memref<?xf32>, i32) -> f32
// CHECK: call @exty(%arg3) : (memref<4x4xf32>) -> f32
// CHECK-LABEL: func.func @rec(
// CHECK: call @rec(%arg0) : (memref<4x4xf32>) -> f32
