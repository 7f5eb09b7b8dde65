// Right: mlir-opt 19's lowering as it is.
//
// RUN: verify-lowering %S/../../examples/recursive.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @quicksort: proved
// CHECK-DAG: @ackermann: proved

module {
  llvm.func @quicksort(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) {
    %0 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.sub %arg6, %arg5 : i64
    %8 = llvm.icmp "sgt" %7, %6 : i64
    llvm.cond_br %8, ^bb1, ^bb7
  ^bb1:
    %9 = llvm.sub %arg6, %6 : i64
    %10 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %11 = llvm.getelementptr %10[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %12 = llvm.load %11 : !llvm.ptr -> i32
    llvm.br ^bb2(%arg5, %arg5 : i64, i64)
  ^bb2(%13: i64, %14: i64):
    %15 = llvm.icmp "slt" %13, %9 : i64
    llvm.cond_br %15, ^bb3, ^bb6
  ^bb3:
    %16 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %17 = llvm.getelementptr %16[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %18 = llvm.load %17 : !llvm.ptr -> i32
    %19 = llvm.icmp "slt" %18, %12 : i32
    llvm.cond_br %19, ^bb4, ^bb5(%14 : i64)
  ^bb4:
    %20 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %21 = llvm.getelementptr %20[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %22 = llvm.load %21 : !llvm.ptr -> i32
    %23 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %24 = llvm.getelementptr %23[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %18, %24 : i32, !llvm.ptr
    %25 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %26 = llvm.getelementptr %25[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %22, %26 : i32, !llvm.ptr
    %27 = llvm.add %14, %6 : i64
    llvm.br ^bb5(%27 : i64)
  ^bb5(%28: i64):
    %29 = llvm.add %13, %6 : i64
    llvm.br ^bb2(%29, %28 : i64, i64)
  ^bb6:
    %30 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %31 = llvm.getelementptr %30[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %32 = llvm.load %31 : !llvm.ptr -> i32
    %33 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %34 = llvm.getelementptr %33[%14] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %12, %34 : i32, !llvm.ptr
    %35 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %36 = llvm.getelementptr %35[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %32, %36 : i32, !llvm.ptr
    %37 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %38 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %39 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %40 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %41 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.call @quicksort(%37, %38, %39, %40, %41, %arg5, %14) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> ()
    %42 = llvm.add %14, %6 : i64
    %43 = llvm.extractvalue %5[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %44 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %45 = llvm.extractvalue %5[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %46 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %47 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.call @quicksort(%43, %44, %45, %46, %47, %42, %arg6) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> ()
    llvm.br ^bb7
  ^bb7:
    llvm.return
  }
  llvm.func @ackermann(%arg0: i64, %arg1: i64) -> i64 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.icmp "eq" %arg0, %0 : i64
    llvm.cond_br %2, ^bb1, ^bb2
  ^bb1:
    %3 = llvm.add %arg1, %1 : i64
    llvm.br ^bb5(%3 : i64)
  ^bb2:
    %4 = llvm.sub %arg0, %1 : i64
    %5 = llvm.icmp "eq" %arg1, %0 : i64
    llvm.cond_br %5, ^bb3, ^bb4
  ^bb3:
    %6 = llvm.call @ackermann(%4, %1) : (i64, i64) -> i64
    llvm.br ^bb5(%6 : i64)
  ^bb4:
    %7 = llvm.sub %arg1, %1 : i64
    %8 = llvm.call @ackermann(%arg0, %7) : (i64, i64) -> i64
    %9 = llvm.call @ackermann(%4, %8) : (i64, i64) -> i64
    llvm.br ^bb5(%9 : i64)
  ^bb5(%10: i64):
    llvm.return %10 : i64
  }
}
