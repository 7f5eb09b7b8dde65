// Where nothing gets to, an operation may use what it makes: that is well-formed, and the operation can't be replaced by its operand.
// RUN: lower-mlir --canonicalize %s | FileCheck %s
// RUN: lower-mlir --canonicalize=region-simplify=disabled %s | FileCheck %s
// RUN: lower-mlir --convert-func-to-llvm %s | FileCheck %s --check-prefix=FUNC
// RUN: lower-mlir --expand-strided-metadata %s | FileCheck %s
// RUN: lower-mlir %s

// CHECK-LABEL: func.func @itself
// CHECK-NEXT: return %{{.*}} : i32
func.func @itself(%b: i32) -> i32 {
  return %b : i32
^bb1:
  %c0 = arith.constant 0 : i32
  %x = arith.addi %x, %c0 : i32
  cf.br ^bb1
}

// CHECK-LABEL: func.func @each_other
// CHECK-NEXT: return %{{.*}} : i32
func.func @each_other(%b: i32) -> i32 {
  return %b : i32
^bb1:
  %c1 = arith.constant 1 : i32
  %x = arith.addi %y, %c1 : i32
  cf.br ^bb2
^bb2:
  %y = arith.addi %x, %c1 : i32
  cf.br ^bb1
}

// The loop is reached until the second branch is known to go the other way.
// CHECK-LABEL: func.func @no_more
// CHECK-NOT: arith.addi
// CHECK: func.func @others
func.func @no_more(%arg0: i1) {
  cf.cond_br %arg0, ^bb2, ^bb1
^bb1:
  return
^bb2:
  cf.cond_br %arg0, ^bb1, ^bb3(%arg0 : i1)
^bb3(%0: i1):
  cf.cond_br %arg0, ^bb4, ^bb5
^bb4:
  %1 = arith.addi %0, %arg0 : i1
  cf.br ^bb3(%1 : i1)
^bb5:
  return
}

// FUNC-LABEL: llvm.func @others
// FUNC: memref.cast %[[M:.*]] : memref<?xf32>
// FUNC: memref.cast %[[B:.*]] : memref<?xf32>
func.func @others(%b: i32) -> (i32, i32) {
  return %b, %b : i32, i32
^bb1:
  %x = arith.select %t, %x, %x : i32
  %t = arith.cmpi eq, %x, %x : i32
  %p = arith.muli %p, %x : i32
  %i = index.add %i, %i
  %m = memref.cast %m : memref<?xf32> to memref<?xf32>
  %n = memref.cast %o : memref<?xf32> to memref<?xf32>
  %o = memref.cast %n : memref<?xf32> to memref<?xf32>
  %q = memref.cast %n : memref<?xf32> to memref<?xf32>
  memref.dealloc %q : memref<?xf32>
  cf.br ^bb1
}
