// The signatures as the notes write them, for ../types.mlir.
llvm.func @floats(bf16, f16, f32, f64, f80, f128)
llvm.func @integers(i1, i8, i128, i64)
llvm.func @vectors() -> !llvm.struct<(vector<6xf64>, array<2 x array<3 x vector<4xf32>>>)>
llvm.func @rank0() -> !llvm.struct<(ptr<f64>, ptr<f64>, i64)>
llvm.func @rank1_static() -> !llvm.struct<(ptr<f64>, ptr<f64>, i64, array<1 x i64>, array<1 x i64>)>
llvm.func @rank1_dynamic() -> !llvm.struct<(ptr<f64>, ptr<f64>, i64, array<1 x i64>, array<1 x i64>)>
llvm.func @rank5() -> !llvm.struct<(ptr<f64>, ptr<f64>, i64, array<5 x i64>, array<5 x i64>)>
llvm.func @rank5_dynamic() -> !llvm.struct<(ptr<f64>, ptr<f64>, i64, array<5 x i64>, array<5 x i64>)>
llvm.func @vector_elements() -> !llvm.struct<(ptr<vector<2xf64>>, ptr<vector<2xf64>>, i64, array<2 x i64>, array<2 x i64>)>
llvm.func @unranked_result() -> !llvm.struct<(i64, ptr<i8>)>
llvm.func @nothing()
llvm.func @two_results(i8, f64) -> !llvm.struct<(i16, f32)>
llvm.func @higher(!llvm.ptr<func<f64 ()>>) -> !llvm.ptr<func<void ()>>
llvm.func @deeper(!llvm.ptr<func<void (ptr<func<i16 (i8)>>)>>)
llvm.func @descriptor(!llvm.ptr<f64>, !llvm.ptr<f64>, i64)
llvm.func @among_others(i1, !llvm.ptr<f64>, !llvm.ptr<f64>, i64, i8)
llvm.func @rank2(!llvm.ptr<f64>, !llvm.ptr<f64>, i64, i64, i64, i64, i64, i64, !llvm.ptr<i8>)
llvm.func @two_memrefs() -> !llvm.struct<(struct<(ptr<f64>, ptr<f64>, i64)>, i1, struct<(ptr<i32>, ptr<i32>, i64)>)>
