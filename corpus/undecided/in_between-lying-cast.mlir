// Wrong: what the type says of the strides is not so.
//
// RUN: expect-status 2 verify-lowering %S/../examples/in_between.mlir --lowered %s | FileCheck %s
// CHECK: @element: un
// CHECK: 7 proved

module {
  llvm.func @any_number() -> f32
  llvm.func @element(%allocated: !llvm.ptr, %aligned: !llvm.ptr, %offset: i64, %size: i64, %stride: i64, %i: i64) -> i32 {
    %u = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d0 = llvm.insertvalue %allocated, %u[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d1 = llvm.insertvalue %aligned, %d0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d2 = llvm.insertvalue %offset, %d1[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d3 = llvm.insertvalue %size, %d2[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %d4 = llvm.insertvalue %stride, %d3[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %m = builtin.unrealized_conversion_cast %d4 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<8xi32, strided<[2]>>
    %k = builtin.unrealized_conversion_cast %i : i64 to index
    %r = memref.load %m[%k] : memref<8xi32, strided<[2]>>
    llvm.return %r : i32
  }
  llvm.func @handed_on() -> f32 {
    %0 = llvm.call @any_number() : () -> f32
    llvm.return %0 : f32
  }
  llvm.func @arbitrary() -> i32 {
    %0 = llvm.mlir.undef : i32
    llvm.return %0 : i32
  }
  llvm.func @partly(%arg0: i32) -> !llvm.struct<(i32, i32)> {
    %0 = llvm.mlir.undef : !llvm.struct<(i32, i32)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i32, i32)>
    llvm.return %1 : !llvm.struct<(i32, i32)>
  }
  llvm.func @counts(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
    %0 = llvm.atomicrmw volatile add %arg0, %arg1 seq_cst : !llvm.ptr, i32
    llvm.return %0 : i32
  }
  llvm.func @endless() {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb1
  }
  llvm.func @far(%arg0: !llvm.ptr, %arg1: i128) -> i32 {
    %0 = llvm.getelementptr %arg0[%arg1] : (!llvm.ptr, i128) -> !llvm.ptr, i32
    %1 = llvm.load %0 : !llvm.ptr -> i32
    llvm.return %1 : i32
  }
}
