// A descriptor that comes from outside may have two pointers, and where nothing comes a descriptor may be made of itself: returned as a bare
// pointer, either is the aligned one.
//
// RUN: lower-mlir -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 %s | FileCheck %s

// CHECK-LABEL: llvm.func @given
// CHECK: llvm.extractvalue %arg0[1]
func.func @given(%s: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) -> memref<2xf32> {
  %m = builtin.unrealized_conversion_cast %s : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xf32>
  return %m : memref<2xf32>
}

// CHECK-LABEL: llvm.func @of_itself
// CHECK: ^bb1:
// CHECK: %[[MADE:.*]] = llvm.insertvalue %{{.*}}, %[[MADE]][0]
// CHECK: llvm.extractvalue %[[MADE]][1]
func.func @of_itself(%a: memref<2xf32>, %p: !llvm.ptr) -> memref<2xf32> {
  return %a : memref<2xf32>
^bb1:
  %s = llvm.insertvalue %p, %s[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %m = builtin.unrealized_conversion_cast %s : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xf32>
  return %m : memref<2xf32>
}
