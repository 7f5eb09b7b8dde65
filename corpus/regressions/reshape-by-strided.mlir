// The shape operand of a memref.reshape may have a layout: its entries lie where that says.
//
// RUN: verify-lowering %s | FileCheck %s
// CHECK: @unranked: proved
// CHECK: @ranked: proved

func.func private @use(memref<*xf32>)
func.func @unranked(%a: memref<?xf32>, %s: memref<2xindex, strided<[3], offset: 5>>) {
  %0 = memref.reshape %a(%s) : (memref<?xf32>, memref<2xindex, strided<[3], offset: 5>>) -> memref<*xf32>
  call @use(%0) : (memref<*xf32>) -> ()
  return
}
func.func @ranked(%a: memref<?xf32>, %s: memref<2xindex, strided<[3], offset: 5>>) -> memref<?x?xf32> {
  %0 = memref.reshape %a(%s) : (memref<?xf32>, memref<2xindex, strided<[3], offset: 5>>) -> memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
