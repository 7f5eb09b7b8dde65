// Right: a callee leaves the descriptor of an unranked memref as it is, so what it says is known after the call.
//
// RUN: verify-lowering %s | FileCheck %s
// Not so if nothing is assumed of callees.
// RUN: not verify-lowering %s --disable-assumption=callees-conform --function=freed
// CHECK-DAG: @freed: proved
// CHECK-DAG: @two: proved

func.func private @reads(memref<*xf32>)

func.func @freed() {
  %c = memref.alloc() : memref<2xf32>
  %uc = memref.cast %c : memref<2xf32> to memref<*xf32>
  call @reads(%uc) : (memref<*xf32>) -> ()
  memref.dealloc %uc : memref<*xf32>
  return
}

func.func @two() {
  %b = memref.alloca() : memref<3x4xf32>
  %ub = memref.cast %b : memref<3x4xf32> to memref<*xf32>
  %c = memref.alloc() : memref<2xf32>
  %uc = memref.cast %c : memref<2xf32> to memref<*xf32>
  call @reads(%ub) : (memref<*xf32>) -> ()
  call @reads(%uc) : (memref<*xf32>) -> ()
  memref.dealloc %uc : memref<*xf32>
  return
}
