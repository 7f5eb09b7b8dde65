// Right: Plumbline's lowering.
//
// RUN: verify-lowering %S/../../examples/claims.mlir --lowered %s | FileCheck %s
// CHECK: 5 functions: 5 proved{{$}}

module {
  llvm.func @sink(i32) attributes {sym_visibility = "private"}
  llvm.func @handed_on(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> i32 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.getelementptr %7[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %9 = llvm.load %8 : !llvm.ptr -> i32
    llvm.call @sink(%9) : (i32) -> ()
    llvm.return %9 : i32
  }
  llvm.func @one_is_poison(%arg0: i32) -> !llvm.struct<(i32, i32)> {
    %0 = llvm.mlir.constant(40 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.shl %arg0, %0 : i32
    %3 = llvm.mlir.poison : !llvm.struct<(i32, i32)>
    %4 = llvm.insertvalue %1, %3[0] : !llvm.struct<(i32, i32)>
    %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(i32, i32)>
    llvm.return %5 : !llvm.struct<(i32, i32)>
  }
  llvm.func @is_even(%arg0: i32) -> i1 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.icmp "eq" %arg0, %0 : i32
    llvm.cond_br %3, ^bb2(%2 : i1), ^bb1
  ^bb1:  // pred: ^bb0
    %4 = llvm.sub %arg0, %1 : i32
    %5 = llvm.call @is_odd(%4) : (i32) -> i1
    llvm.br ^bb2(%5 : i1)
  ^bb2(%6: i1):  // 2 preds: ^bb0, ^bb1
    llvm.return %6 : i1
  }
  llvm.func @is_odd(%arg0: i32) -> i1 {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.call @is_even(%arg0) : (i32) -> i1
    %2 = llvm.xor %1, %0 : i1
    llvm.return %2 : i1
  }
}
