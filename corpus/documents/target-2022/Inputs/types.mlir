// The signatures as the document writes them, for ../types.mlir.
llvm.func @compatible(i9, bf16, f16, f32, f64, f80, f128, vector<3xi5>, !llvm.struct<(i8, f32)>)
llvm.func @complex() -> !llvm.struct<(f64, f64)>
llvm.func @index(i64) -> i64
llvm.func @rank0() -> !llvm.struct<(ptr<i16>, ptr<i16>, i64)>
llvm.func @rank1() -> !llvm.struct<(struct<(ptr<i16>, ptr<i16>, i64, array<1 x i64>, array<1 x i64>)>, struct<(ptr<i16>, ptr<i16>, i64, array<1 x i64>, array<1 x i64>)>)>
llvm.func @rank4() -> !llvm.struct<(ptr<i16>, ptr<i16>, i64, array<4 x i64>, array<4 x i64>)>
llvm.func @vector_elements() -> !llvm.struct<(ptr<vector<8xi16>>, ptr<vector<8xi16>>, i64, array<2 x i64>, array<2 x i64>)>
llvm.func @unranked_result() -> !llvm.struct<(i64, ptr<i8>)>
llvm.func @vectors(!llvm.array<2 x vector<8xi16>>) -> !llvm.struct<(ptr<array<2 x vector<8xi16>>>, ptr<array<2 x vector<8xi16>>>, i64, array<1 x i64>, array<1 x i64>)>
llvm.func @nothing()
llvm.func @two(i16, i8) -> !llvm.struct<(i8, f64)>
llvm.func @higher(!llvm.ptr<func<i1 ()>>) -> !llvm.ptr<func<void (f64)>>
llvm.func @deeper(!llvm.ptr<func<void (ptr<func<i8 (f32)>>)>>)
llvm.func @arguments(!llvm.ptr<i16>, !llvm.ptr<i16>, i64, i1, !llvm.ptr<i16>, !llvm.ptr<i16>, i64, i64, i64, i64, i64, i64, !llvm.ptr<i8>)
llvm.func @one_memref() -> !llvm.struct<(ptr<i16>, ptr<i16>, i64, array<1 x i64>, array<1 x i64>)>
llvm.func @two_memrefs() -> !llvm.struct<(struct<(ptr<f64>, ptr<f64>, i64)>, struct<(ptr<i16>, ptr<i16>, i64)>)>
