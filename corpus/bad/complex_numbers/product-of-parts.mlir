// Wrong: the real part of a product is a sum.
// Otherwise mlir-opt 19's lowering after -canonicalize -cse.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/complex_numbers.mlir --lowered %s | FileCheck %s
// CHECK: @sums: refuted

module {
  llvm.func @sums(%arg0: !llvm.struct<(f32, f32)>, %arg1: !llvm.struct<(f32, f32)>) -> !llvm.struct<(struct<(f32, f32)>, struct<(f32, f32)>, struct<(f32, f32)>)> {
    %0 = llvm.mlir.undef : !llvm.struct<(struct<(f32, f32)>, struct<(f32, f32)>, struct<(f32, f32)>)>
    %1 = llvm.mlir.undef : !llvm.struct<(f32, f32)>
    %2 = llvm.extractvalue %arg0[0] : !llvm.struct<(f32, f32)>
    %3 = llvm.extractvalue %arg0[1] : !llvm.struct<(f32, f32)>
    %4 = llvm.extractvalue %arg1[0] : !llvm.struct<(f32, f32)>
    %5 = llvm.extractvalue %arg1[1] : !llvm.struct<(f32, f32)>
    %6 = llvm.fadd %2, %4  : f32
    %7 = llvm.fadd %3, %5  : f32
    %8 = llvm.insertvalue %6, %1[0] : !llvm.struct<(f32, f32)>
    %9 = llvm.insertvalue %7, %8[1] : !llvm.struct<(f32, f32)>
    %10 = llvm.fsub %2, %4  : f32
    %11 = llvm.fsub %3, %5  : f32
    %12 = llvm.insertvalue %10, %1[0] : !llvm.struct<(f32, f32)>
    %13 = llvm.insertvalue %11, %12[1] : !llvm.struct<(f32, f32)>
    %14 = llvm.fmul %4, %2  : f32
    %15 = llvm.fmul %5, %3  : f32
    %16 = llvm.fadd %14, %15  : f32
    %17 = llvm.fmul %3, %4  : f32
    %18 = llvm.fmul %2, %5  : f32
    %19 = llvm.fadd %17, %18  : f32
    %20 = llvm.insertvalue %16, %1[0] : !llvm.struct<(f32, f32)>
    %21 = llvm.insertvalue %19, %20[1] : !llvm.struct<(f32, f32)>
    %22 = llvm.insertvalue %9, %0[0] : !llvm.struct<(struct<(f32, f32)>, struct<(f32, f32)>, struct<(f32, f32)>)>
    %23 = llvm.insertvalue %13, %22[1] : !llvm.struct<(struct<(f32, f32)>, struct<(f32, f32)>, struct<(f32, f32)>)>
    %24 = llvm.insertvalue %21, %23[2] : !llvm.struct<(struct<(f32, f32)>, struct<(f32, f32)>, struct<(f32, f32)>)>
    llvm.return %24 : !llvm.struct<(struct<(f32, f32)>, struct<(f32, f32)>, struct<(f32, f32)>)>
  }
  llvm.func @quotient(%arg0: !llvm.struct<(f32, f32)>, %arg1: !llvm.struct<(f32, f32)>) -> !llvm.struct<(f32, f32)> {
    %0 = llvm.mlir.undef : !llvm.struct<(f32, f32)>
    %1 = llvm.extractvalue %arg0[0] : !llvm.struct<(f32, f32)>
    %2 = llvm.extractvalue %arg0[1] : !llvm.struct<(f32, f32)>
    %3 = llvm.extractvalue %arg1[0] : !llvm.struct<(f32, f32)>
    %4 = llvm.extractvalue %arg1[1] : !llvm.struct<(f32, f32)>
    %5 = llvm.fmul %3, %3  : f32
    %6 = llvm.fmul %4, %4  : f32
    %7 = llvm.fadd %5, %6  : f32
    %8 = llvm.fmul %1, %3  : f32
    %9 = llvm.fmul %2, %4  : f32
    %10 = llvm.fadd %8, %9  : f32
    %11 = llvm.fmul %2, %3  : f32
    %12 = llvm.fmul %1, %4  : f32
    %13 = llvm.fsub %11, %12  : f32
    %14 = llvm.fdiv %10, %7  : f32
    %15 = llvm.insertvalue %14, %0[0] : !llvm.struct<(f32, f32)>
    %16 = llvm.fdiv %13, %7  : f32
    %17 = llvm.insertvalue %16, %15[1] : !llvm.struct<(f32, f32)>
    llvm.return %17 : !llvm.struct<(f32, f32)>
  }
  llvm.func @absolute(%arg0: !llvm.struct<(f64, f64)>) -> f64 {
    %0 = llvm.extractvalue %arg0[0] : !llvm.struct<(f64, f64)>
    %1 = llvm.extractvalue %arg0[1] : !llvm.struct<(f64, f64)>
    %2 = llvm.fmul %0, %0  : f64
    %3 = llvm.fmul %1, %1  : f64
    %4 = llvm.fadd %2, %3  : f64
    %5 = llvm.intr.sqrt(%4)  : (f64) -> f64
    llvm.return %5 : f64
  }
  llvm.func @parts(%arg0: f32, %arg1: f32) -> !llvm.struct<(f32, f32, struct<(f32, f32)>)> {
    %0 = llvm.mlir.constant([1.000000e+00 : f32, -1.000000e+00 : f32]) : !llvm.struct<(f32, f32)>
    %1 = llvm.mlir.undef : !llvm.struct<(f32, f32, struct<(f32, f32)>)>
    %2 = llvm.insertvalue %arg0, %1[0] : !llvm.struct<(f32, f32, struct<(f32, f32)>)>
    %3 = llvm.insertvalue %arg1, %2[1] : !llvm.struct<(f32, f32, struct<(f32, f32)>)>
    %4 = llvm.insertvalue %0, %3[2] : !llvm.struct<(f32, f32, struct<(f32, f32)>)>
    llvm.return %4 : !llvm.struct<(f32, f32, struct<(f32, f32)>)>
  }
  llvm.func @doubled(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) {
    %0 = llvm.mlir.undef : !llvm.struct<(f32, f32)>
    %1 = llvm.getelementptr %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %2 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(f32, f32)>
    %3 = llvm.extractvalue %2[0] : !llvm.struct<(f32, f32)>
    %4 = llvm.extractvalue %2[1] : !llvm.struct<(f32, f32)>
    %5 = llvm.fadd %3, %3  {fastmathFlags = #llvm.fastmath<contract>} : f32
    %6 = llvm.fadd %4, %4  {fastmathFlags = #llvm.fastmath<contract>} : f32
    %7 = llvm.insertvalue %5, %0[0] : !llvm.struct<(f32, f32)>
    %8 = llvm.insertvalue %6, %7[1] : !llvm.struct<(f32, f32)>
    %9 = llvm.getelementptr %arg1[%arg6] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    llvm.store %8, %9 : !llvm.struct<(f32, f32)>, !llvm.ptr
    llvm.return
  }
}
