// RUN: verify-lowering %s | FileCheck %s
// CHECK-DAG: @three_by_two: proved
// CHECK-DAG: @any_by_any: proved

// A shape that lies in memory, of a length that the type says, gives an unranked memref.
func.func @three_by_two(%m: memref<6xi64>, %i: index, %j: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %shape = memref.alloca() : memref<2xindex>
  memref.store %c3, %shape[%c0] : memref<2xindex>
  memref.store %c2, %shape[%c1] : memref<2xindex>
  %u = memref.reshape %m(%shape) : (memref<6xi64>, memref<2xindex>) -> memref<*xi64>
  %back = memref.cast %u : memref<*xi64> to memref<?x?xi64>
  %x = memref.load %back[%i, %j] : memref<?x?xi64>
  return %x : i64
}

// The sizes are whatever the caller has put there.
func.func @any_by_any(%m: memref<?xi64>, %shape: memref<2xindex>, %i: index, %j: index) -> i64 {
  %u = memref.reshape %m(%shape) : (memref<?xi64>, memref<2xindex>) -> memref<*xi64>
  %back = memref.cast %u : memref<*xi64> to memref<?x?xi64>
  %x = memref.load %back[%i, %j] : memref<?x?xi64>
  return %x : i64
}
