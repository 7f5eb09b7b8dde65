// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: 14 functions: 14 proved

// Loads after stores and calls, which may not change their places with them: the two buffers may be one.

// Four iterations of y += a * x.
func.func @axpy(%x: memref<?xf32>, %y: memref<?xf32>, %a: f32, %i: index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %x0 = memref.load %x[%i] : memref<?xf32>
  %y0 = memref.load %y[%i] : memref<?xf32>
  %p0 = arith.mulf %x0, %a : f32
  %s0 = arith.addf %p0, %y0 : f32
  memref.store %s0, %y[%i] : memref<?xf32>
  %i1 = arith.addi %i, %c1 : index
  %x1 = memref.load %x[%i1] : memref<?xf32>
  %y1 = memref.load %y[%i1] : memref<?xf32>
  %p1 = arith.mulf %x1, %a : f32
  %s1 = arith.addf %p1, %y1 : f32
  memref.store %s1, %y[%i1] : memref<?xf32>
  %i2 = arith.addi %i, %c2 : index
  %x2 = memref.load %x[%i2] : memref<?xf32>
  %y2 = memref.load %y[%i2] : memref<?xf32>
  %p2 = arith.mulf %x2, %a : f32
  %s2 = arith.addf %p2, %y2 : f32
  memref.store %s2, %y[%i2] : memref<?xf32>
  %i3 = arith.addi %i, %c3 : index
  %x3 = memref.load %x[%i3] : memref<?xf32>
  %y3 = memref.load %y[%i3] : memref<?xf32>
  %p3 = arith.mulf %x3, %a : f32
  %s3 = arith.addf %p3, %y3 : f32
  memref.store %s3, %y[%i3] : memref<?xf32>
  return
}
// Three of the same on integers.
func.func @mixed_sum(%x: memref<?xi32>, %y: memref<?xi32>, %a: i32, %i: index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x0 = memref.load %x[%i] : memref<?xi32>
  %y0 = memref.load %y[%i] : memref<?xi32>
  %p0 = arith.muli %x0, %a : i32
  %s0 = arith.addi %p0, %y0 : i32
  memref.store %s0, %y[%i] : memref<?xi32>
  %i1 = arith.addi %i, %c1 : index
  %x1 = memref.load %x[%i1] : memref<?xi32>
  %y1 = memref.load %y[%i1] : memref<?xi32>
  %p1 = arith.muli %x1, %a : i32
  %s1 = arith.addi %p1, %y1 : i32
  memref.store %s1, %y[%i1] : memref<?xi32>
  %i2 = arith.addi %i, %c2 : index
  %x2 = memref.load %x[%i2] : memref<?xi32>
  %y2 = memref.load %y[%i2] : memref<?xi32>
  %p2 = arith.muli %x2, %a : i32
  %s2 = arith.addi %p2, %y2 : i32
  memref.store %s2, %y[%i2] : memref<?xi32>
  return
}
// Three values in order, by comparing and exchanging neighbours.
func.func @sort_three(%m: memref<?xi32>, %i: index) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %i1 = arith.addi %i, %c1 : index
  %i2 = arith.addi %i, %c2 : index
  %0 = memref.load %m[%i] : memref<?xi32>
  %1 = memref.load %m[%i1] : memref<?xi32>
  %2 = arith.minsi %0, %1 : i32
  %3 = arith.maxsi %0, %1 : i32
  memref.store %2, %m[%i] : memref<?xi32>
  memref.store %3, %m[%i1] : memref<?xi32>
  %4 = memref.load %m[%i1] : memref<?xi32>
  %5 = memref.load %m[%i2] : memref<?xi32>
  %6 = arith.minsi %4, %5 : i32
  %7 = arith.maxsi %4, %5 : i32
  memref.store %6, %m[%i1] : memref<?xi32>
  memref.store %7, %m[%i2] : memref<?xi32>
  %8 = memref.load %m[%i] : memref<?xi32>
  %9 = memref.load %m[%i1] : memref<?xi32>
  %10 = arith.minsi %8, %9 : i32
  %11 = arith.maxsi %8, %9 : i32
  memref.store %10, %m[%i] : memref<?xi32>
  memref.store %11, %m[%i1] : memref<?xi32>
  return
}

// A transaction: what others do in between is seen.
func.func private @begin(memref<?xi64>)
func.func private @check(memref<?xi64>)
func.func private @commit(memref<?xi64>)
func.func private @roll_back(memref<?xi64>)
func.func private @note(i64)
func.func private @count(i64)
func.func @transfer(%accounts: memref<?xi64>, %from: index, %to: index, %amount: i64) {
  %zero = arith.constant 0 : i64
  call @begin(%accounts) : (memref<?xi64>) -> ()
  %0 = memref.load %accounts[%from] : memref<?xi64>
  %1 = arith.subi %0, %amount : i64
  memref.store %1, %accounts[%from] : memref<?xi64>
  %2 = memref.load %accounts[%to] : memref<?xi64>
  %3 = arith.addi %2, %amount : i64
  memref.store %3, %accounts[%to] : memref<?xi64>
  call @check(%accounts) : (memref<?xi64>) -> ()
  %4 = memref.load %accounts[%from] : memref<?xi64>
  %good = arith.cmpi sge, %4, %zero : i64
  cf.cond_br %good, ^good, ^bad
^good:
  call @note(%1) : (i64) -> ()
  call @note(%3) : (i64) -> ()
  call @count(%4) : (i64) -> ()
  call @commit(%accounts) : (memref<?xi64>) -> ()
  %5 = memref.load %accounts[%to] : memref<?xi64>
  call @count(%5) : (i64) -> ()
  cf.br ^end
^bad:
  call @note(%4) : (i64) -> ()
  call @roll_back(%accounts) : (memref<?xi64>) -> ()
  %6 = memref.load %accounts[%from] : memref<?xi64>
  call @count(%6) : (i64) -> ()
  cf.br ^end
^end:
  return
}

// Two copies of a state and a step from one to the other.
func.func private @step(memref<4x4xf32>, memref<4x4xf32>)
func.func private @show(memref<4x4xf32>)
func.func @double_buffer(%state: memref<4x4xf32>) {
  %front = memref.alloc() : memref<4x4xf32>
  %back = memref.alloc() : memref<4x4xf32>
  memref.copy %state, %front : memref<4x4xf32> to memref<4x4xf32>
  call @step(%front, %back) : (memref<4x4xf32>, memref<4x4xf32>) -> ()
  call @show(%back) : (memref<4x4xf32>) -> ()
  memref.copy %back, %front : memref<4x4xf32> to memref<4x4xf32>
  call @step(%front, %back) : (memref<4x4xf32>, memref<4x4xf32>) -> ()
  call @show(%back) : (memref<4x4xf32>) -> ()
  memref.copy %back, %state : memref<4x4xf32> to memref<4x4xf32>
  memref.dealloc %front : memref<4x4xf32>
  memref.dealloc %back : memref<4x4xf32>
  return
}
// A history of four, the oldest last.
func.func @remember(%new: memref<?xi16>, %h0: memref<?xi16>, %h1: memref<?xi16>, %h2: memref<?xi16>, %h3: memref<?xi16>, %kept: memref<6xi64>,
                    %row: memref<6xi64>, %saved: memref<6xi64>) {
  memref.copy %h2, %h3 : memref<?xi16> to memref<?xi16>
  memref.copy %h1, %h2 : memref<?xi16> to memref<?xi16>
  memref.copy %h0, %h1 : memref<?xi16> to memref<?xi16>
  memref.copy %new, %h0 : memref<?xi16> to memref<?xi16>
  memref.copy %kept, %saved : memref<6xi64> to memref<6xi64>
  memref.copy %row, %kept : memref<6xi64> to memref<6xi64>
  memref.copy %saved, %row : memref<6xi64> to memref<6xi64>
  return
}
