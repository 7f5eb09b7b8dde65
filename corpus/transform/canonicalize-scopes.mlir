// Scopes of what is on the stack: one that has nothing there, or that ends where another does, is none; one that ends with what is
// around it leaves its buffers to the scope there.
//
// RUN: lower-mlir -canonicalize %s > %t && FileCheck %s < %t
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -canonicalize %s | diff - %t %}
// RUN: verify-lowering %t --quiet

func.func @last(%n: index, %u: memref<?xf32>) {
  memref.alloca_scope {
    %a = memref.alloca(%n) : memref<?xf32>
    memref.copy %a, %u : memref<?xf32> to memref<?xf32>
  }
  return
}
func.func @more(%n: index, %u: memref<?xf32>) {
  memref.alloca_scope {
    %a = memref.alloca(%n) : memref<?xf32>
    memref.copy %a, %u : memref<?xf32> to memref<?xf32>
  }
  func.call @g() : () -> ()
  return
}
func.func private @g()
func.func @call(%n: index, %u: memref<?xf32>) -> f32 {
  %r = memref.alloca_scope -> f32 {
    func.call @g() : () -> ()
    %v = memref.load %u[%n] : memref<?xf32>
    memref.alloca_scope.return %v : f32
  }
  memref.store %r, %u[%n] : memref<?xf32>
  return %r : f32
}
func.func @noalloc(%n: index, %u: memref<?xf32>, %c: i1) -> f32 {
  %r = memref.alloca_scope -> f32 {
    %v = memref.load %u[%n] : memref<?xf32>
    scf.if %c { memref.store %v, %u[%n] : memref<?xf32> }
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
       %k = memref.alloca() : memref<f32>
       memref.store %v, %k[] : memref<f32>
       %q = memref.load %k[] : memref<f32>
       memref.store %q, %u[%i] : memref<?xf32> }
    memref.alloca_scope.return %v : f32
  }
  memref.store %r, %u[%n] : memref<?xf32>
  return %r : f32
}
func.func @inif(%n: index, %u: memref<?xf32>, %c: i1) {
  scf.if %c {
    memref.alloca_scope {
      %a = memref.alloca(%n) : memref<?xf32>
      memref.copy %a, %u : memref<?xf32> to memref<?xf32>
    }
  }
  return
}
func.func @infor(%n: index, %u: memref<?xf32>, %c: i1) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
    memref.alloca_scope {
      %a = memref.alloca(%n) : memref<?xf32>
      memref.copy %a, %u : memref<?xf32> to memref<?xf32>
    }
  }
  return
}
func.func @gen(%n: index, %u: memref<?xi32>, %c: i1) -> i32 {
  %x = arith.constant 1 : i32
  %r = memref.alloca_scope -> i32 {
    %0 = memref.generic_atomic_rmw %u[%n] : memref<?xi32> {
    ^bb0(%old: i32):
      %1 = arith.xori %old, %x : i32
      memref.atomic_yield %1 : i32
    }
    cf.assert %c, "no"
    memref.alloca_scope.return %0 : i32
  }
  memref.store %r, %u[%n] : memref<?xi32>
  return %r : i32
}
func.func @more_behind(%n: index, %u: memref<?xf32>, %c: i1) {
  scf.if %c {
    memref.alloca_scope {
      %a = memref.alloca(%n) : memref<?xf32>
      memref.copy %a, %u : memref<?xf32> to memref<?xf32>
    }
  }
  func.call @g() : () -> ()
  return
}

// CHECK-LABEL: func.func @last(
// CHECK-NOT: alloca_scope
// CHECK-LABEL: func.func @more(
// CHECK: memref.alloca_scope
// CHECK-LABEL: func.func @call(
// CHECK: memref.alloca_scope
// CHECK-LABEL: func.func @noalloc(
// CHECK-NOT: alloca_scope
// CHECK-LABEL: func.func @inif(
// CHECK-NEXT: memref.alloca
// CHECK-NEXT: scf.if
// CHECK-LABEL: func.func @infor(
// CHECK-NOT: alloca_scope
// CHECK-LABEL: func.func @gen(
// CHECK-NOT: alloca_scope
// CHECK-LABEL: func.func @more_behind(
// CHECK: memref.alloca_scope
