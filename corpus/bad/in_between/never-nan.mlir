// Wrong: the call claims that what it gives is never NaN.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/in_between.mlir --lowered %s | FileCheck %s
// CHECK: @handed_on: refuted: return-value: result 0 differs: it is poison in the lowering
// CHECK: 7 proved

module {
  llvm.func @any_number() -> f32
  llvm.func @element(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> i32 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.getelementptr %6[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %8 = llvm.load %7 : !llvm.ptr -> i32
    llvm.return %8 : i32
  }
  llvm.func @handed_on() -> f32 {
    %0 = llvm.call @any_number() {fastmathFlags = #llvm.fastmath<nnan>} : () -> f32
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
