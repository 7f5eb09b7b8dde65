// Right: mlir-opt 22's lowering, simplified until sizes are read from the arguments and not through memory.
//
// RUN: verify-lowering %S/../../examples/life.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @life: proved
// CHECK-DAG: @run_life: proved

module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @life(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) {
    %0 = llvm.mlir.constant(4 : i32) : i32
    %1 = llvm.mlir.constant(3 : i32) : i32
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(3 : index) : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.mlir.constant(0 : index) : i64
    %6 = llvm.sub %arg3, %4 : i64
    %7 = llvm.sub %arg4, %4 : i64
    llvm.br ^bb1(%5 : i64)
  ^bb1(%8: i64):
    %9 = llvm.icmp "slt" %8, %arg3 : i64
    llvm.cond_br %9, ^bb2(%5 : i64), ^bb9
  ^bb2(%10: i64):
    %11 = llvm.icmp "slt" %10, %arg4 : i64
    llvm.cond_br %11, ^bb3(%5, %2 : i64, i32), ^bb8
  ^bb3(%12: i64, %13: i32):
    %14 = llvm.icmp "slt" %12, %3 : i64
    llvm.cond_br %14, ^bb4(%5, %13 : i64, i32), ^bb7
  ^bb4(%15: i64, %16: i32):
    %17 = llvm.icmp "slt" %15, %3 : i64
    llvm.cond_br %17, ^bb5, ^bb6
  ^bb5:
    %18 = llvm.add %8, %12 : i64
    %19 = llvm.add %18, %6 : i64
    %20 = llvm.urem %19, %arg3 : i64
    %21 = llvm.add %10, %15 : i64
    %22 = llvm.add %21, %7 : i64
    %23 = llvm.urem %22, %arg4 : i64
    %24 = llvm.mul %20, %arg5 overflow<nsw, nuw> : i64
    %25 = llvm.add %24, %23 overflow<nsw, nuw> : i64
    %26 = llvm.getelementptr inbounds|nuw %arg1[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    %27 = llvm.load %26 : !llvm.ptr -> i1
    %28 = llvm.zext %27 : i1 to i32
    %29 = llvm.add %16, %28 : i32
    %30 = llvm.add %15, %4 : i64
    llvm.br ^bb4(%30, %29 : i64, i32)
  ^bb6:
    %31 = llvm.add %12, %4 : i64
    llvm.br ^bb3(%31, %16 : i64, i32)
  ^bb7:
    %32 = llvm.mul %8, %arg5 overflow<nsw, nuw> : i64
    %33 = llvm.add %32, %10 overflow<nsw, nuw> : i64
    %34 = llvm.getelementptr inbounds|nuw %arg1[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    %35 = llvm.load %34 : !llvm.ptr -> i1
    %36 = llvm.icmp "eq" %13, %1 : i32
    %37 = llvm.icmp "eq" %13, %0 : i32
    %38 = llvm.and %35, %37 : i1
    %39 = llvm.or %36, %38 : i1
    %40 = llvm.mul %8, %arg12 overflow<nsw, nuw> : i64
    %41 = llvm.add %40, %10 overflow<nsw, nuw> : i64
    %42 = llvm.getelementptr inbounds|nuw %arg8[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    llvm.store %39, %42 : i1, !llvm.ptr
    %43 = llvm.add %10, %4 : i64
    llvm.br ^bb2(%43 : i64)
  ^bb8:
    %44 = llvm.add %8, %4 : i64
    llvm.br ^bb1(%44 : i64)
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
    %11 = llvm.mul %arg4, %arg3 : i64
    %12 = llvm.getelementptr %0[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    %13 = llvm.ptrtoint %12 : !llvm.ptr to i64
    %14 = llvm.call @malloc(%13) : (i64) -> !llvm.ptr
    %15 = llvm.insertvalue %14, %3[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %16 = llvm.insertvalue %14, %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %17 = llvm.insertvalue %2, %16[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %18 = llvm.insertvalue %arg3, %17[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %19 = llvm.insertvalue %arg4, %18[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %20 = llvm.insertvalue %arg4, %19[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %21 = llvm.insertvalue %1, %20[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    llvm.br ^bb1(%2, %10, %21 : i64, !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)
  ^bb1(%22: i64, %23: !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, %24: !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>):
    %25 = llvm.icmp "slt" %22, %arg7 : i64
    llvm.cond_br %25, ^bb2, ^bb3
  ^bb2:
    %26 = llvm.extractvalue %23[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %27 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %28 = llvm.extractvalue %23[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %29 = llvm.extractvalue %23[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %30 = llvm.extractvalue %23[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %31 = llvm.extractvalue %23[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %32 = llvm.extractvalue %23[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %33 = llvm.extractvalue %24[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %34 = llvm.extractvalue %24[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %35 = llvm.extractvalue %24[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %36 = llvm.extractvalue %24[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %37 = llvm.extractvalue %24[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %38 = llvm.extractvalue %24[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %39 = llvm.extractvalue %24[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    llvm.call @life(%26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> ()
    %40 = llvm.add %22, %1 : i64
    llvm.br ^bb1(%40, %24, %23 : i64, !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)
  ^bb3:
    llvm.return %23 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  }
}
