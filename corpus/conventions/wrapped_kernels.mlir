// Kernels that a C program calls, and functions of it that they call: several descriptors in a row, some of the same type.
//
// RUN: expect-status 0 verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s | verify-lowering %s --lowered - | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s | verify-lowering %s --lowered - | FileCheck %s %}
// CHECK-NOT: {{unknown|unsupported|refuted}}
// CHECK: 18 functions: 18 proved

func.func private @gemm(memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) attributes {llvm.emit_c_interface}
func.func private @merge(memref<?xi32>, memref<?xi32>) -> memref<?xi32> attributes {llvm.emit_c_interface}
func.func private @scatter(memref<?xf64>, memref<?xindex>, memref<?xf64>, f64) attributes {llvm.emit_c_interface}
func.func private @show(memref<*xf32>, memref<*xf32>) attributes {llvm.emit_c_interface}

func.func @difference(%a: memref<?xf32>, %b: memref<?xf32>, %out: memref<?xf32>, %i: index) attributes {llvm.emit_c_interface} {
  %x = memref.load %a[%i] : memref<?xf32>
  %y = memref.load %b[%i] : memref<?xf32>
  %0 = arith.subf %x, %y : f32
  memref.store %0, %out[%i] : memref<?xf32>
  return
}
func.func @square(%a: memref<?x?xf32>, %out: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  call @gemm(%a, %a, %out) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  return
}
func.func @later(%a: memref<?xi32>, %b: memref<?xi32>) -> (memref<?xi32>, memref<?xi32>) attributes {llvm.emit_c_interface} {
  %0 = call @merge(%b, %a) : (memref<?xi32>, memref<?xi32>) -> memref<?xi32>
  return %0, %a : memref<?xi32>, memref<?xi32>
}
func.func @add_at(%values: memref<?xf64>, %at: memref<?xindex>, %out: memref<?xf64>, %i: index) attributes {llvm.emit_c_interface} {
  %k = memref.load %at[%i] : memref<?xindex>
  %v = memref.load %values[%i] : memref<?xf64>
  %old = memref.load %out[%k] : memref<?xf64>
  %new = arith.addf %old, %v : f64
  memref.store %new, %out[%k] : memref<?xf64>
  call @scatter(%values, %at, %out, %new) : (memref<?xf64>, memref<?xindex>, memref<?xf64>, f64) -> ()
  return
}
func.func @pair(%a: memref<*xf32>, %b: memref<*xf32>) -> (index, index) attributes {llvm.emit_c_interface} {
  call @show(%a, %b) : (memref<*xf32>, memref<*xf32>) -> ()
  %0 = memref.rank %a : memref<*xf32>
  %1 = memref.rank %b : memref<*xf32>
  return %0, %1 : index, index
}
