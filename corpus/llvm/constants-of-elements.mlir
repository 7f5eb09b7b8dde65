// Constants of complex elements, sparse ones and those kept in the file's resources: the text of mlir-translate, which LLVM's tools accept.
//
// RUN: lower-mlir --emit=llvm %s -o %t.ll && FileCheck %s < %t.ll
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -finalize-memref-to-llvm %s > %t.mlir && mlir-translate-22 --mlir-to-llvmir %t.mlir | diff - %t.ll %}
// RUN: %if mlir-opt-22 %{ llvm-as-22 %t.ll -o %t.bc %}

// CHECK: @pairs = global [2 x { float, float }] [{ float, float } { float 1.000000e+00, float 2.000000e+00 }, { float, float } { float 3.000000e+00, float -0.000000e+00 }]
memref.global @pairs : memref<2xcomplex<f32>> = dense<[(1.0, 2.0), (3.0, -0.0)]>
// CHECK: @alike = global [2 x [1 x { i32, i32 }]] {{.*}}{ i32 1, i32 2 }{{.*}}{ i32 1, i32 2 }
llvm.mlir.global external @alike(dense<(1, 2)> : tensor<2x1xcomplex<i32>>) : !llvm.array<2 x array<1 x struct<(i32, i32)>>>
// CHECK: @few = global [4 x i32] [i32 1, i32 0, i32 5, i32 0]
memref.global @few : memref<4xi32> = sparse<[[0], [2]], [1, 5]>
// CHECK: @few_of_two = global [3 x [2 x half]] {{.*}}half 0xH0000, half 0xH3C00{{.*}}half 0xH4500
llvm.mlir.global external @few_of_two(sparse<[[0, 1], [2, 0]], [1.0, 5.0]> : tensor<3x2xf16>) : !llvm.array<3 x array<2 x f16>>
// CHECK: @few_pairs = global [2 x { float, float }] [{ float, float } zeroinitializer, { float, float } { float 1.000000e+00, float 5.000000e+00 }]
llvm.mlir.global external @few_pairs(sparse<[[1]], [(1.0, 5.0)]> : tensor<2xcomplex<f32>>) : !llvm.array<2 x struct<(f32, f32)>>
// CHECK: @none = global [4 x i32] zeroinitializer
llvm.mlir.global external @none(sparse<> : tensor<4xi32>) : !llvm.array<4 x i32>
// CHECK: @kept = global [4 x i32] [i32 1, i32 2, i32 3, i32 -1]
memref.global @kept : memref<4xi32> = dense_resource<numbers>
// CHECK: @kept_floats = global [2 x [1 x float]] {{.*}}float 1.000000e+00{{.*}}float 2.000000e+00
llvm.mlir.global external @kept_floats(dense_resource<floats> : tensor<2x1xf32>) : !llvm.array<2 x array<1 x f32>>

// CHECK: ret <4 x i32> <i32 0, i32 7, i32 0, i32 0>
llvm.func @lanes() -> vector<4xi32> {
  %0 = llvm.mlir.constant(sparse<[[1]], [7]> : vector<4xi32>) : vector<4xi32>
  llvm.return %0 : vector<4xi32>
}

{-#
  dialect_resources: {
    builtin: {
      numbers: "0x04000000010000000200000003000000FFFFFFFF",
      floats: "0x040000000000803F00000040"
    }
  }
#-}
