// Buffers, and descriptors of memrefs without a rank, that a callee is given in each iteration of a loop: what is made before the loop is known to
// others at its head, since it is on the way back. mlir-opt 22's lowering after its -canonicalize -cse.
//
// RUN: verify-lowering %S/Inputs/source.mlir --lowered %s | FileCheck %s
// CHECK: 5 functions: 5 proved

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @fill(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64) attributes {sym_visibility = "private"}
  llvm.func @look(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @on_the_stack(%arg0: i64, %arg1: i32) -> i32 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(8 : index) : i64
    %3 = llvm.alloca %2 x i32 : (i64) -> !llvm.ptr
    %4 = llvm.getelementptr inbounds|nuw %3[1] : (!llvm.ptr) -> !llvm.ptr, i32
    llvm.store %arg1, %4 : i32, !llvm.ptr
    llvm.br ^bb1(%0 : i64)
  ^bb1(%5: i64):  // 2 preds: ^bb0, ^bb2
    %6 = llvm.icmp "slt" %5, %arg0 : i64
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.call @fill(%3, %3, %0, %2, %1, %5) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64) -> ()
    %7 = llvm.add %5, %1 : i64
    llvm.br ^bb1(%7 : i64)
  ^bb3:  // pred: ^bb1
    %8 = llvm.load %4 : !llvm.ptr -> i32
    llvm.return %8 : i32
  }
  llvm.func @on_the_heap(%arg0: i64) -> i32 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.getelementptr %4[%arg0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
    %7 = llvm.call @malloc(%6) : (i64) -> !llvm.ptr
    %8 = llvm.insertvalue %7, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.insertvalue %7, %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.insertvalue %1, %9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %11 = llvm.insertvalue %arg0, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %12 = llvm.insertvalue %2, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.br ^bb1(%1, %3 : i64, i32)
  ^bb1(%13: i64, %14: i32):  // 2 preds: ^bb0, ^bb2
    %15 = llvm.icmp "slt" %13, %arg0 : i64
    llvm.cond_br %15, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %16 = llvm.alloca %2 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %12, %16 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.call @look(%2, %16) : (i64, !llvm.ptr) -> ()
    %17 = llvm.getelementptr inbounds|nuw %7[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %18 = llvm.load %17 : !llvm.ptr -> i32
    %19 = llvm.add %14, %18 : i32
    %20 = llvm.add %13, %2 : i64
    llvm.br ^bb1(%20, %19 : i64, i32)
  ^bb3:  // pred: ^bb1
    llvm.call @free(%7) : (!llvm.ptr) -> ()
    llvm.return %14 : i32
  }
  llvm.func @descriptor(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg0, %2[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg1, %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg2, %4[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.insertvalue %arg3, %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.insertvalue %arg4, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.alloca %0 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %7, %8 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.call @look(%0, %8) : (i64, !llvm.ptr) -> ()
    %9 = llvm.getelementptr %8[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
    %10 = llvm.add %0, %1 : i64
    %11 = llvm.getelementptr %9[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %12 = llvm.load %11 : !llvm.ptr -> i64
    %13 = llvm.icmp "eq" %12, %arg5 : i64
    llvm.cond_br %13, ^bb1, ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return
  }
}

