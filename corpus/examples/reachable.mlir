// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @counted: proved
// CHECK-DAG: @given_away: proved

// What a callee can reach without being given it: a global that others see, and a buffer that an earlier callee has kept.
func.func private @others()
func.func private @keep(memref<4xi32>)
memref.global @count : memref<i32> = dense<0>

func.func @counted(%x: i32) -> i32 {
  %m = memref.get_global @count : memref<i32>
  %before = memref.load %m[] : memref<i32>
  call @others() : () -> ()
  %r = arith.addi %x, %before : i32
  return %r : i32
}

func.func @given_away() -> i32 {
  %z = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  memref.store %z, %m[%c0] : memref<4xi32>
  call @keep(%m) : (memref<4xi32>) -> ()
  call @others() : () -> ()
  %after = memref.load %m[%c0] : memref<4xi32>
  return %after : i32
}
