// Wrong: the accumulator is forgotten.
// Otherwise mlir-opt 19's lowering after -canonicalize -cse.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/vectors.mlir --lowered %s | FileCheck %s
// CHECK: @totals: refuted

module {
  llvm.func @repeated(%arg0: f32, %arg1: vector<4xf32>, %arg2: !llvm.array<2 x vector<1xf32>>) -> !llvm.struct<(vector<4xf32>, array<2 x vector<4xf32>>, array<2 x array<3 x vector<4xf32>>>, array<2 x vector<4xf32>>)> {
    %0 = llvm.mlir.undef : !llvm.struct<(vector<4xf32>, array<2 x vector<4xf32>>, array<2 x array<3 x vector<4xf32>>>, array<2 x vector<4xf32>>)>
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.undef : !llvm.array<2 x array<3 x vector<4xf32>>>
    %3 = llvm.mlir.constant(dense<0.000000e+00> : vector<2x4xf32>) : !llvm.array<2 x vector<4xf32>>
    %4 = llvm.mlir.undef : vector<4xf32>
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.insertelement %arg0, %4[%5 : i32] : vector<4xf32>
    %7 = llvm.shufflevector %6, %4 [0, 0, 0, 0] : vector<4xf32>
    %8 = llvm.insertvalue %arg1, %3[0] : !llvm.array<2 x vector<4xf32>>
    %9 = llvm.insertvalue %arg1, %8[1] : !llvm.array<2 x vector<4xf32>>
    %10 = llvm.shufflevector %6, %6 [0, 0, 0, 0] : vector<4xf32>
    %11 = llvm.insertvalue %10, %2[0, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
    %12 = llvm.insertvalue %10, %11[0, 1] : !llvm.array<2 x array<3 x vector<4xf32>>>
    %13 = llvm.insertvalue %10, %12[0, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
    %14 = llvm.insertvalue %10, %13[1, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
    %15 = llvm.insertvalue %10, %14[1, 1] : !llvm.array<2 x array<3 x vector<4xf32>>>
    %16 = llvm.insertvalue %10, %15[1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
    %17 = llvm.extractvalue %arg2[0] : !llvm.array<2 x vector<1xf32>>
    %18 = llvm.extractelement %17[%1 : i64] : vector<1xf32>
    %19 = llvm.insertelement %18, %4[%5 : i32] : vector<4xf32>
    %20 = llvm.shufflevector %19, %4 [0, 0, 0, 0] : vector<4xf32>
    %21 = llvm.insertvalue %20, %3[0] : !llvm.array<2 x vector<4xf32>>
    %22 = llvm.extractvalue %arg2[1] : !llvm.array<2 x vector<1xf32>>
    %23 = llvm.extractelement %22[%1 : i64] : vector<1xf32>
    %24 = llvm.insertelement %23, %4[%5 : i32] : vector<4xf32>
    %25 = llvm.shufflevector %24, %4 [0, 0, 0, 0] : vector<4xf32>
    %26 = llvm.insertvalue %25, %21[1] : !llvm.array<2 x vector<4xf32>>
    %27 = llvm.insertvalue %7, %0[0] : !llvm.struct<(vector<4xf32>, array<2 x vector<4xf32>>, array<2 x array<3 x vector<4xf32>>>, array<2 x vector<4xf32>>)>
    %28 = llvm.insertvalue %9, %27[1] : !llvm.struct<(vector<4xf32>, array<2 x vector<4xf32>>, array<2 x array<3 x vector<4xf32>>>, array<2 x vector<4xf32>>)>
    %29 = llvm.insertvalue %16, %28[2] : !llvm.struct<(vector<4xf32>, array<2 x vector<4xf32>>, array<2 x array<3 x vector<4xf32>>>, array<2 x vector<4xf32>>)>
    %30 = llvm.insertvalue %26, %29[3] : !llvm.struct<(vector<4xf32>, array<2 x vector<4xf32>>, array<2 x array<3 x vector<4xf32>>>, array<2 x vector<4xf32>>)>
    llvm.return %30 : !llvm.struct<(vector<4xf32>, array<2 x vector<4xf32>>, array<2 x array<3 x vector<4xf32>>>, array<2 x vector<4xf32>>)>
  }
  llvm.func @moved(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64) -> vector<4xf32> {
    %0 = llvm.mul %arg7, %arg5 : i64
    %1 = llvm.add %0, %arg8 : i64
    %2 = llvm.getelementptr %arg1[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %3 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %4 = llvm.mul %arg8, %arg5 : i64
    %5 = llvm.add %4, %arg7 : i64
    %6 = llvm.getelementptr %arg1[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %3, %6 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
    llvm.return %3 : vector<4xf32>
  }
  llvm.func @masked(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: vector<4xi1>, %arg7: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.getelementptr %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1 = llvm.intr.masked.load %0, %arg6, %arg7 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    llvm.intr.masked.store %arg7, %0, %arg6 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @parts(%arg0: !llvm.array<2 x vector<4xi32>>, %arg1: i32) -> !llvm.struct<(i32, vector<4xi32>, array<2 x vector<4xi32>>, array<2 x vector<4xi32>>)> {
    %0 = llvm.mlir.undef : !llvm.struct<(i32, vector<4xi32>, array<2 x vector<4xi32>>, array<2 x vector<4xi32>>)>
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<4xi32>>
    %4 = llvm.extractelement %3[%2 : i64] : vector<4xi32>
    %5 = llvm.extractvalue %arg0[0] : !llvm.array<2 x vector<4xi32>>
    %6 = llvm.insertelement %arg1, %5[%1 : i64] : vector<4xi32>
    %7 = llvm.insertvalue %6, %arg0[0] : !llvm.array<2 x vector<4xi32>>
    %8 = llvm.insertvalue %3, %arg0[0] : !llvm.array<2 x vector<4xi32>>
    %9 = llvm.insertvalue %4, %0[0] : !llvm.struct<(i32, vector<4xi32>, array<2 x vector<4xi32>>, array<2 x vector<4xi32>>)>
    %10 = llvm.insertvalue %3, %9[1] : !llvm.struct<(i32, vector<4xi32>, array<2 x vector<4xi32>>, array<2 x vector<4xi32>>)>
    %11 = llvm.insertvalue %7, %10[2] : !llvm.struct<(i32, vector<4xi32>, array<2 x vector<4xi32>>, array<2 x vector<4xi32>>)>
    %12 = llvm.insertvalue %8, %11[3] : !llvm.struct<(i32, vector<4xi32>, array<2 x vector<4xi32>>, array<2 x vector<4xi32>>)>
    llvm.return %12 : !llvm.struct<(i32, vector<4xi32>, array<2 x vector<4xi32>>, array<2 x vector<4xi32>>)>
  }
  llvm.func @at_index(%arg0: vector<4xi32>, %arg1: i32, %arg2: i64) -> !llvm.struct<(i32, vector<4xi32>)> {
    %0 = llvm.mlir.undef : !llvm.struct<(i32, vector<4xi32>)>
    %1 = llvm.extractelement %arg0[%arg2 : i64] : vector<4xi32>
    %2 = llvm.insertelement %arg1, %arg0[%arg2 : i64] : vector<4xi32>
    %3 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, vector<4xi32>)>
    %4 = llvm.insertvalue %2, %3[1] : !llvm.struct<(i32, vector<4xi32>)>
    llvm.return %4 : !llvm.struct<(i32, vector<4xi32>)>
  }
  llvm.func @multiply_add(%arg0: !llvm.array<2 x vector<4xf32>>, %arg1: !llvm.array<2 x vector<4xf32>>) -> !llvm.array<2 x vector<4xf32>> {
    %0 = llvm.mlir.undef : !llvm.array<2 x vector<4xf32>>
    %1 = llvm.extractvalue %arg0[0] : !llvm.array<2 x vector<4xf32>>
    %2 = llvm.extractvalue %arg1[0] : !llvm.array<2 x vector<4xf32>>
    %3 = llvm.intr.fma(%1, %2, %1)  : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %4 = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<4xf32>>
    %5 = llvm.extractvalue %arg1[1] : !llvm.array<2 x vector<4xf32>>
    %6 = llvm.intr.fma(%4, %5, %4)  : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %7 = llvm.fadd %3, %2  : vector<4xf32>
    %8 = llvm.insertvalue %7, %0[0] : !llvm.array<2 x vector<4xf32>>
    %9 = llvm.fadd %6, %5  : vector<4xf32>
    %10 = llvm.insertvalue %9, %8[1] : !llvm.array<2 x vector<4xf32>>
    llvm.return %10 : !llvm.array<2 x vector<4xf32>>
  }
  llvm.func @totals(%arg0: vector<4xi32>, %arg1: i32) -> !llvm.struct<(i32, i32, i32)> {
    %0 = llvm.mlir.undef : !llvm.struct<(i32, i32, i32)>
    %1 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<4xi32>) -> i32
    %2 = "llvm.intr.vector.reduce.smax"(%arg0) : (vector<4xi32>) -> i32
    %3 = llvm.icmp "sge" %arg1, %2 : i32
    %4 = llvm.select %3, %2, %2 : i1, i32
    %5 = "llvm.intr.vector.reduce.xor"(%arg0) : (vector<4xi32>) -> i32
    %6 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, i32, i32)>
    %7 = llvm.insertvalue %4, %6[1] : !llvm.struct<(i32, i32, i32)>
    %8 = llvm.insertvalue %5, %7[2] : !llvm.struct<(i32, i32, i32)>
    llvm.return %8 : !llvm.struct<(i32, i32, i32)>
  }
  llvm.func @float_totals(%arg0: vector<4xf32>, %arg1: f32) -> !llvm.struct<(f32, f32, f32, f32)> {
    %0 = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
    %1 = llvm.mlir.constant(-0.000000e+00 : f32) : f32
    %2 = "llvm.intr.vector.reduce.fadd"(%1, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
    %3 = "llvm.intr.vector.reduce.fmul"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
    %4 = llvm.intr.vector.reduce.fmaximum(%arg0)  : (vector<4xf32>) -> f32
    %5 = llvm.intr.vector.reduce.fmin(%arg0)  : (vector<4xf32>) -> f32
    %6 = llvm.intr.minnum(%5, %arg1)  : (f32, f32) -> f32
    %7 = llvm.insertvalue %2, %0[0] : !llvm.struct<(f32, f32, f32, f32)>
    %8 = llvm.insertvalue %3, %7[1] : !llvm.struct<(f32, f32, f32, f32)>
    %9 = llvm.insertvalue %4, %8[2] : !llvm.struct<(f32, f32, f32, f32)>
    %10 = llvm.insertvalue %6, %9[3] : !llvm.struct<(f32, f32, f32, f32)>
    llvm.return %10 : !llvm.struct<(f32, f32, f32, f32)>
  }
  llvm.func @reinterpreted(%arg0: vector<4xi32>) -> vector<8xi16> {
    %0 = llvm.bitcast %arg0 : vector<4xi32> to vector<8xi16>
    llvm.return %0 : vector<8xi16>
  }
}
