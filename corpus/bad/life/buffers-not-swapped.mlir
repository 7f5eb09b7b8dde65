// Wrong: the loop hands on its buffers in the same order.
// Otherwise mlir-opt 22's lowering after -canonicalize -cse.
//
// REQUIRES: long
// RUN: expect-status 1 verify-lowering %S/../../examples/life.mlir --lowered %s | FileCheck %s
// CHECK: @run_life: refuted

module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @life(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(3 : index) : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg0, %6[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.insertvalue %arg1, %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg2, %8[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = llvm.insertvalue %arg3, %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %11 = llvm.insertvalue %arg5, %10[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %12 = llvm.insertvalue %arg4, %11[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %13 = llvm.extractvalue %12[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %14 = llvm.alloca %4 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %13, %14 : !llvm.array<2 x i64>, !llvm.ptr
    %15 = llvm.getelementptr %14[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %16 = llvm.load %15 : !llvm.ptr -> i64
    %17 = llvm.alloca %4 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %13, %17 : !llvm.array<2 x i64>, !llvm.ptr
    %18 = llvm.getelementptr %17[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %19 = llvm.load %18 : !llvm.ptr -> i64
    %20 = llvm.sub %16, %4 : i64
    %21 = llvm.sub %19, %4 : i64
    llvm.br ^bb1(%5 : i64)
  ^bb1(%22: i64):
    %23 = llvm.icmp "slt" %22, %16 : i64
    llvm.cond_br %23, ^bb2(%5 : i64), ^bb9
  ^bb2(%24: i64):
    %25 = llvm.icmp "slt" %24, %19 : i64
    llvm.cond_br %25, ^bb3(%5, %2 : i64, i32), ^bb8
  ^bb3(%26: i64, %27: i32):
    %28 = llvm.icmp "slt" %26, %3 : i64
    llvm.cond_br %28, ^bb4(%5, %27 : i64, i32), ^bb7
  ^bb4(%29: i64, %30: i32):
    %31 = llvm.icmp "slt" %29, %3 : i64
    llvm.cond_br %31, ^bb5, ^bb6
  ^bb5:
    %32 = llvm.add %22, %26 : i64
    %33 = llvm.add %32, %20 : i64
    %34 = llvm.urem %33, %16 : i64
    %35 = llvm.add %24, %29 : i64
    %36 = llvm.add %35, %21 : i64
    %37 = llvm.urem %36, %19 : i64
    %38 = llvm.mul %34, %arg5 overflow<nsw, nuw> : i64
    %39 = llvm.add %38, %37 overflow<nsw, nuw> : i64
    %40 = llvm.getelementptr inbounds|nuw %arg1[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    %41 = llvm.load %40 : !llvm.ptr -> i1
    %42 = llvm.zext %41 : i1 to i32
    %43 = llvm.add %30, %42 : i32
    %44 = llvm.add %29, %4 : i64
    llvm.br ^bb4(%44, %43 : i64, i32)
  ^bb6:
    %45 = llvm.add %26, %4 : i64
    llvm.br ^bb3(%45, %30 : i64, i32)
  ^bb7:
    %46 = llvm.mul %22, %arg5 overflow<nsw, nuw> : i64
    %47 = llvm.add %46, %24 overflow<nsw, nuw> : i64
    %48 = llvm.getelementptr inbounds|nuw %arg1[%47] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    %49 = llvm.load %48 : !llvm.ptr -> i1
    %50 = llvm.icmp "eq" %27, %1 : i32
    %51 = llvm.icmp "eq" %27, %0 : i32
    %52 = llvm.and %49, %51 : i1
    %53 = llvm.or %50, %52 : i1
    %54 = llvm.mul %22, %arg12 overflow<nsw, nuw> : i64
    %55 = llvm.add %54, %24 overflow<nsw, nuw> : i64
    %56 = llvm.getelementptr inbounds|nuw %arg8[%55] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    llvm.store %53, %56 : i1, !llvm.ptr
    %57 = llvm.add %24, %4 : i64
    llvm.br ^bb2(%57 : i64)
  ^bb8:
    %58 = llvm.add %22, %4 : i64
    llvm.br ^bb1(%58 : i64)
  ^bb9:
    llvm.return
  }
  llvm.func @run_life(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.insertvalue %arg1, %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = llvm.insertvalue %arg2, %5[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg3, %6[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.insertvalue %arg5, %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg4, %8[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = llvm.insertvalue %arg6, %9[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %11 = llvm.extractvalue %9[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %12 = llvm.alloca %1 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %11, %12 : !llvm.array<2 x i64>, !llvm.ptr
    %13 = llvm.getelementptr %12[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %14 = llvm.load %13 : !llvm.ptr -> i64
    %15 = llvm.alloca %1 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
    llvm.store %11, %15 : !llvm.array<2 x i64>, !llvm.ptr
    %16 = llvm.getelementptr %15[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i64>
    %17 = llvm.load %16 : !llvm.ptr -> i64
    %18 = llvm.mul %17, %14 : i64
    %19 = llvm.getelementptr %0[%18] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    %20 = llvm.ptrtoint %19 : !llvm.ptr to i64
    %21 = llvm.call @malloc(%20) : (i64) -> !llvm.ptr
    %22 = llvm.insertvalue %21, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %23 = llvm.insertvalue %21, %22[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %24 = llvm.insertvalue %2, %23[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %25 = llvm.insertvalue %14, %24[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %26 = llvm.insertvalue %17, %25[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %27 = llvm.insertvalue %17, %26[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %28 = llvm.insertvalue %1, %27[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    llvm.br ^bb1(%2, %10, %28 : i64, !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)
  ^bb1(%29: i64, %30: !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, %31: !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>):
    %32 = llvm.icmp "slt" %29, %arg7 : i64
    llvm.cond_br %32, ^bb2, ^bb3
  ^bb2:
    %33 = llvm.extractvalue %30[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %34 = llvm.extractvalue %30[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %35 = llvm.extractvalue %30[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %36 = llvm.extractvalue %30[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %37 = llvm.extractvalue %30[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %38 = llvm.extractvalue %30[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %39 = llvm.extractvalue %30[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %40 = llvm.extractvalue %31[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %41 = llvm.extractvalue %31[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %42 = llvm.extractvalue %31[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %43 = llvm.extractvalue %31[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %44 = llvm.extractvalue %31[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %45 = llvm.extractvalue %31[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %46 = llvm.extractvalue %31[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    llvm.call @life(%33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> ()
    %47 = llvm.add %29, %1 : i64
    llvm.br ^bb1(%47, %30, %31 : i64, !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)
  ^bb3:
    llvm.return %30 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  }
}
