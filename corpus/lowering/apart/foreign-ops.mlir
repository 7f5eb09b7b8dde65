// -convert-std-to-llvm leaves what nobody knows, with casts around it, as each pass does; a run without passes does not.
//
// RUN: lower-mlir %s -convert-std-to-llvm --allow-unregistered-dialect | FileCheck %s
// RUN: not lower-mlir %s --allow-unregistered-dialect 2>&1 | FileCheck %s --check-prefix=ALL
// ALL: [[@LINE+3]]:8: error: failed to legalize operation 'foo.op' that was explicitly marked illegal

func.func @around(%x: i32, %m: memref<?xf32>) -> i32 {
  %a = "foo.op"(%x, %m) : (i32, memref<?xf32>) -> i32
  %b = arith.addi %a, %x : i32
  %i = "foo.index"() : () -> index
  %j = arith.addi %i, %i : index
  "foo.use"(%j) : (index) -> ()
  return %b : i32
}

// CHECK: %[[M:.*]] = builtin.unrealized_conversion_cast %{{.*}} : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT: %[[A:.*]] = "foo.op"(%arg0, %[[M]]) : (i32, memref<?xf32>) -> i32
// CHECK-NEXT: llvm.add %[[A]], %arg0 : i32
// CHECK-NEXT: %[[I:.*]] = "foo.index"() : () -> index
// CHECK-NEXT: %[[J:.*]] = builtin.unrealized_conversion_cast %[[I]] : index to i64
// CHECK-NEXT: %[[K:.*]] = llvm.add %[[J]], %[[J]] : i64
// CHECK-NEXT: %[[U:.*]] = builtin.unrealized_conversion_cast %[[K]] : i64 to index
// CHECK-NEXT: "foo.use"(%[[U]]) : (index) -> ()
