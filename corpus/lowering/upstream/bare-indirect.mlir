// Calls of unknown functions by bare pointers. What comes back as a memref that a pointer can't stand for stays a call as it is.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s -- -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1
// RUN: %python %S/../../../scripts/compare-upstream %s -- -finalize-memref-to-llvm -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 -reconcile-unrealized-casts

func.func @unranked_result(%f: (memref<2xf32>) -> memref<*xf32>, %m: memref<2xf32>) -> index {
  %0 = call_indirect %f(%m) : (memref<2xf32>) -> memref<*xf32>
  %r = memref.rank %0 : memref<*xf32>
  return %r : index
}
// -----

func.func @open_result(%f: () -> memref<?xf32>) -> index {
  %0 = call_indirect %f() : () -> memref<?xf32>
  %r = memref.rank %0 : memref<?xf32>
  return %r : index
}
// -----

func.func @open_argument(%f: (memref<?xf32>) -> i32, %m: memref<2xf32>) -> i32 {
  %a = memref.cast %m : memref<2xf32> to memref<?xf32>
  %0 = call_indirect %f(%a) : (memref<?xf32>) -> i32
  return %0 : i32
}
// -----

func.func private @g() -> memref<*xf32>
func.func @callee_unranked(%m: memref<2xf32>) -> i32 {
  %0 = call @g() : () -> memref<*xf32>
  %c = arith.constant 0 : i32
  return %c : i32
}
// -----

func.func private @g() -> (memref<2xf32>, memref<?xf32>)
func.func @callee_open() -> memref<2xf32> {
  %0:2 = call @g() : () -> (memref<2xf32>, memref<?xf32>)
  return %0#0 : memref<2xf32>
}
// -----

func.func @indirect_open(%f: () -> (memref<2xf32>, memref<?xf32>)) -> memref<2xf32> {
  %0:2 = call_indirect %f() : () -> (memref<2xf32>, memref<?xf32>)
  return %0#0 : memref<2xf32>
}
