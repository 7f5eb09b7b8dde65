// Right: masked accesses as accesses with a mask, a length of all lanes, and a stride of one lane.
//
// RUN: verify-lowering %S/../../examples/vectors.mlir --lowered %s | FileCheck %s
// CHECK: @masked: proved

module {
  llvm.func @repeated(%arg0: f32, %arg1: vector<4xf32>, %arg2: !llvm.array<2 x vector<1xf32>>) -> !llvm.struct<(vector<4xf32>, array<2 x vector<4xf32>>, array<2 x array<3 x vector<4xf32>>>, array<2 x vector<4xf32>>)> {
    %0 = llvm.mlir.poison : vector<4xf32>
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.insertelement %arg0, %0[%1 : i32] : vector<4xf32>
    %3 = llvm.shufflevector %2, %0 [0, 0, 0, 0] : vector<4xf32>
    %4 = llvm.mlir.poison : !llvm.array<2 x vector<4xf32>>
    %5 = llvm.insertvalue %arg1, %4[0] : !llvm.array<2 x vector<4xf32>>
    %6 = llvm.insertvalue %arg1, %5[1] : !llvm.array<2 x vector<4xf32>>
    %7 = llvm.mlir.poison : vector<4xf32>
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.insertelement %arg0, %7[%8 : i32] : vector<4xf32>
    %10 = llvm.shufflevector %9, %9 [0, 0, 0, 0] : vector<4xf32>
    %11 = llvm.mlir.poison : !llvm.array<2 x array<3 x vector<4xf32>>>
    %12 = llvm.insertvalue %10, %11[0, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
    %13 = llvm.insertvalue %10, %12[0, 1] : !llvm.array<2 x array<3 x vector<4xf32>>>
    %14 = llvm.insertvalue %10, %13[0, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
    %15 = llvm.insertvalue %10, %14[1, 0] : !llvm.array<2 x array<3 x vector<4xf32>>>
    %16 = llvm.insertvalue %10, %15[1, 1] : !llvm.array<2 x array<3 x vector<4xf32>>>
    %17 = llvm.insertvalue %10, %16[1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
    %18 = llvm.mlir.poison : !llvm.array<2 x vector<4xf32>>
    %19 = llvm.extractvalue %arg2[0] : !llvm.array<2 x vector<1xf32>>
    %20 = llvm.mlir.constant(0 : i64) : i64
    %21 = llvm.extractelement %19[%20 : i64] : vector<1xf32>
    %22 = llvm.mlir.poison : vector<4xf32>
    %23 = llvm.mlir.constant(0 : i32) : i32
    %24 = llvm.insertelement %21, %22[%23 : i32] : vector<4xf32>
    %25 = llvm.shufflevector %24, %22 [0, 0, 0, 0] : vector<4xf32>
    %26 = llvm.insertvalue %25, %18[0] : !llvm.array<2 x vector<4xf32>>
    %27 = llvm.extractvalue %arg2[1] : !llvm.array<2 x vector<1xf32>>
    %28 = llvm.mlir.constant(0 : i64) : i64
    %29 = llvm.extractelement %27[%28 : i64] : vector<1xf32>
    %30 = llvm.mlir.poison : vector<4xf32>
    %31 = llvm.mlir.constant(0 : i32) : i32
    %32 = llvm.insertelement %29, %30[%31 : i32] : vector<4xf32>
    %33 = llvm.shufflevector %32, %30 [0, 0, 0, 0] : vector<4xf32>
    %34 = llvm.insertvalue %33, %26[1] : !llvm.array<2 x vector<4xf32>>
    %35 = llvm.mlir.poison : !llvm.struct<(vector<4xf32>, array<2 x vector<4xf32>>, array<2 x array<3 x vector<4xf32>>>, array<2 x vector<4xf32>>)>
    %36 = llvm.insertvalue %3, %35[0] : !llvm.struct<(vector<4xf32>, array<2 x vector<4xf32>>, array<2 x array<3 x vector<4xf32>>>, array<2 x vector<4xf32>>)>
    %37 = llvm.insertvalue %6, %36[1] : !llvm.struct<(vector<4xf32>, array<2 x vector<4xf32>>, array<2 x array<3 x vector<4xf32>>>, array<2 x vector<4xf32>>)>
    %38 = llvm.insertvalue %17, %37[2] : !llvm.struct<(vector<4xf32>, array<2 x vector<4xf32>>, array<2 x array<3 x vector<4xf32>>>, array<2 x vector<4xf32>>)>
    %39 = llvm.insertvalue %34, %38[3] : !llvm.struct<(vector<4xf32>, array<2 x vector<4xf32>>, array<2 x array<3 x vector<4xf32>>>, array<2 x vector<4xf32>>)>
    llvm.return %39 : !llvm.struct<(vector<4xf32>, array<2 x vector<4xf32>>, array<2 x array<3 x vector<4xf32>>>, array<2 x vector<4xf32>>)>
  }
  llvm.func @moved(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64) -> vector<4xf32> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %8 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %10 = llvm.mul %arg7, %9 : i64
    %11 = llvm.add %10, %arg8 : i64
    %12 = llvm.getelementptr %8[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %13 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %14 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %15 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %16 = llvm.mul %arg8, %15 : i64
    %17 = llvm.add %16, %arg7 : i64
    %18 = llvm.getelementptr %14[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %13, %18 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr
    llvm.return %13 : vector<4xf32>
  }
  llvm.func @masked(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: vector<4xi1>, %arg7: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %7 = llvm.getelementptr %6[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %step = llvm.mlir.constant(4 : i64) : i64
    %length = llvm.mlir.constant(4 : i32) : i32
    %loaded = "llvm.intr.experimental.vp.strided.load"(%7, %step, %arg6, %length) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xf32>
    %8 = llvm.select %arg6, %loaded, %arg7 : vector<4xi1>, vector<4xf32>
    %9 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.getelementptr %9[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.experimental.vp.strided.store"(%arg7, %10, %step, %arg6, %length) : (vector<4xf32>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
    llvm.return %8 : vector<4xf32>
  }
  llvm.func @parts(%arg0: !llvm.array<2 x vector<4xi32>>, %arg1: i32) -> !llvm.struct<(i32, vector<4xi32>, array<2 x vector<4xi32>>, array<2 x vector<4xi32>>)> {
    %0 = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<4xi32>>
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.extractelement %0[%1 : i64] : vector<4xi32>
    %3 = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<4xi32>>
    %4 = llvm.extractvalue %arg0[0] : !llvm.array<2 x vector<4xi32>>
    %5 = llvm.mlir.constant(3 : i64) : i64
    %6 = llvm.insertelement %arg1, %4[%5 : i64] : vector<4xi32>
    %7 = llvm.insertvalue %6, %arg0[0] : !llvm.array<2 x vector<4xi32>>
    %8 = llvm.insertvalue %3, %arg0[0] : !llvm.array<2 x vector<4xi32>>
    %9 = llvm.mlir.poison : !llvm.struct<(i32, vector<4xi32>, array<2 x vector<4xi32>>, array<2 x vector<4xi32>>)>
    %10 = llvm.insertvalue %2, %9[0] : !llvm.struct<(i32, vector<4xi32>, array<2 x vector<4xi32>>, array<2 x vector<4xi32>>)>
    %11 = llvm.insertvalue %3, %10[1] : !llvm.struct<(i32, vector<4xi32>, array<2 x vector<4xi32>>, array<2 x vector<4xi32>>)>
    %12 = llvm.insertvalue %7, %11[2] : !llvm.struct<(i32, vector<4xi32>, array<2 x vector<4xi32>>, array<2 x vector<4xi32>>)>
    %13 = llvm.insertvalue %8, %12[3] : !llvm.struct<(i32, vector<4xi32>, array<2 x vector<4xi32>>, array<2 x vector<4xi32>>)>
    llvm.return %13 : !llvm.struct<(i32, vector<4xi32>, array<2 x vector<4xi32>>, array<2 x vector<4xi32>>)>
  }
  llvm.func @at_index(%arg0: vector<4xi32>, %arg1: i32, %arg2: i64) -> !llvm.struct<(i32, vector<4xi32>)> {
    %0 = llvm.extractelement %arg0[%arg2 : i64] : vector<4xi32>
    %1 = llvm.insertelement %arg1, %arg0[%arg2 : i64] : vector<4xi32>
    %2 = llvm.mlir.poison : !llvm.struct<(i32, vector<4xi32>)>
    %3 = llvm.insertvalue %0, %2[0] : !llvm.struct<(i32, vector<4xi32>)>
    %4 = llvm.insertvalue %1, %3[1] : !llvm.struct<(i32, vector<4xi32>)>
    llvm.return %4 : !llvm.struct<(i32, vector<4xi32>)>
  }
  llvm.func @multiply_add(%arg0: !llvm.array<2 x vector<4xf32>>, %arg1: !llvm.array<2 x vector<4xf32>>) -> !llvm.array<2 x vector<4xf32>> {
    %0 = llvm.mlir.constant(dense<0.000000e+00> : vector<2x4xf32>) : !llvm.array<2 x vector<4xf32>>
    %1 = llvm.extractvalue %arg0[0] : !llvm.array<2 x vector<4xf32>>
    %2 = llvm.extractvalue %arg1[0] : !llvm.array<2 x vector<4xf32>>
    %3 = llvm.extractvalue %arg0[0] : !llvm.array<2 x vector<4xf32>>
    %4 = llvm.intr.fma(%1, %2, %3) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %5 = llvm.insertvalue %4, %0[0] : !llvm.array<2 x vector<4xf32>>
    %6 = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<4xf32>>
    %7 = llvm.extractvalue %arg1[1] : !llvm.array<2 x vector<4xf32>>
    %8 = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<4xf32>>
    %9 = llvm.intr.fma(%6, %7, %8) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %10 = llvm.insertvalue %9, %5[1] : !llvm.array<2 x vector<4xf32>>
    %11 = llvm.mlir.poison : !llvm.array<2 x vector<4xf32>>
    %12 = llvm.extractvalue %10[0] : !llvm.array<2 x vector<4xf32>>
    %13 = llvm.extractvalue %arg1[0] : !llvm.array<2 x vector<4xf32>>
    %14 = llvm.fadd %12, %13 : vector<4xf32>
    %15 = llvm.insertvalue %14, %11[0] : !llvm.array<2 x vector<4xf32>>
    %16 = llvm.extractvalue %10[1] : !llvm.array<2 x vector<4xf32>>
    %17 = llvm.extractvalue %arg1[1] : !llvm.array<2 x vector<4xf32>>
    %18 = llvm.fadd %16, %17 : vector<4xf32>
    %19 = llvm.insertvalue %18, %15[1] : !llvm.array<2 x vector<4xf32>>
    llvm.return %19 : !llvm.array<2 x vector<4xf32>>
  }
  llvm.func @totals(%arg0: vector<4xi32>, %arg1: i32) -> !llvm.struct<(i32, i32, i32)> {
    %0 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.smax"(%arg0) : (vector<4xi32>) -> i32
    %2 = llvm.icmp "sge" %arg1, %1 : i32
    %3 = llvm.select %2, %arg1, %1 : i1, i32
    %4 = "llvm.intr.vector.reduce.xor"(%arg0) : (vector<4xi32>) -> i32
    %5 = llvm.mlir.poison : !llvm.struct<(i32, i32, i32)>
    %6 = llvm.insertvalue %0, %5[0] : !llvm.struct<(i32, i32, i32)>
    %7 = llvm.insertvalue %3, %6[1] : !llvm.struct<(i32, i32, i32)>
    %8 = llvm.insertvalue %4, %7[2] : !llvm.struct<(i32, i32, i32)>
    llvm.return %8 : !llvm.struct<(i32, i32, i32)>
  }
  llvm.func @float_totals(%arg0: vector<4xf32>, %arg1: f32) -> !llvm.struct<(f32, f32, f32, f32)> {
    %0 = llvm.mlir.constant(-0.000000e+00 : f32) : f32
    %1 = "llvm.intr.vector.reduce.fadd"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
    %2 = "llvm.intr.vector.reduce.fmul"(%arg1, %arg0) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
    %3 = llvm.intr.vector.reduce.fmaximum(%arg0) : (vector<4xf32>) -> f32
    %4 = llvm.intr.vector.reduce.fmin(%arg0) : (vector<4xf32>) -> f32
    %5 = llvm.intr.minnum(%4, %arg1) : (f32, f32) -> f32
    %6 = llvm.mlir.poison : !llvm.struct<(f32, f32, f32, f32)>
    %7 = llvm.insertvalue %1, %6[0] : !llvm.struct<(f32, f32, f32, f32)>
    %8 = llvm.insertvalue %2, %7[1] : !llvm.struct<(f32, f32, f32, f32)>
    %9 = llvm.insertvalue %3, %8[2] : !llvm.struct<(f32, f32, f32, f32)>
    %10 = llvm.insertvalue %5, %9[3] : !llvm.struct<(f32, f32, f32, f32)>
    llvm.return %10 : !llvm.struct<(f32, f32, f32, f32)>
  }
  llvm.func @reinterpreted(%arg0: vector<4xi32>) -> vector<8xi16> {
    %0 = llvm.bitcast %arg0 : vector<4xi32> to vector<8xi16>
    llvm.return %0 : vector<8xi16>
  }
}
