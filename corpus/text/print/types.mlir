// What mlir-opt 22 prints of each form, in the custom and in the generic form, and from either to either.
//
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --allow-unregistered-dialect > %t.a && lower-mlir %s --allow-unregistered-dialect --no-passes | diff %t.a - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --allow-unregistered-dialect --mlir-print-op-generic > %t.b && lower-mlir %s --allow-unregistered-dialect --no-passes --mlir-print-op-generic | diff %t.b - %}
// RUN: lower-mlir %s --allow-unregistered-dialect --no-passes > %t.c && lower-mlir %s --allow-unregistered-dialect --no-passes --mlir-print-op-generic > %t.d
// RUN: lower-mlir %t.d --allow-unregistered-dialect --no-passes | diff %t.c -
// RUN: lower-mlir %t.c --allow-unregistered-dialect --no-passes --mlir-print-op-generic | diff %t.d -
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --allow-unregistered-dialect --mlir-print-debuginfo > %t.e && lower-mlir %s --allow-unregistered-dialect --no-passes --mlir-print-debuginfo | diff %t.e - %}

!pair = tuple<i32, tensor<2xf32>>
!nested = !llvm.struct<"node", (i32, ptr, struct<(array<4 x i8>, vector<2xf16>)>)>

func.func private @numbers(i1, i7, i128, si8, ui64, index, f16, bf16, tf32, f32, f64, f80, f128, none)
func.func private @small_floats(f8E5M2, f8E4M3, f8E3M4, f8E4M3FN, f8E5M2FNUZ, f8E4M3FNUZ, f8E4M3B11FNUZ, f8E8M0FNU, f6E3M2FN, f6E2M3FN, f4E2M1FN)
func.func private @composed(complex<f32>, complex<i8>, tuple<>, tuple<tuple<i32>, !pair>, () -> (), (i32) -> (f32, f64), ((i1) -> i1) -> ((i2) -> i2))
func.func private @results() -> ((i32) -> i32)
func.func private @two_results() -> ((i32) -> i32, () -> ())
func.func private @vectors(vector<4xi32>, vector<2x3xf32>, vector<[4]xi1>, vector<2x[4]x1xindex>, vector<f32>, vector<2x!llvm.ptr>)
func.func private @tensors(tensor<f32>, tensor<?x4xi32>, tensor<*xf32>, tensor<4xi32, "encoding">, tensor<2xvector<3xf32>>, tensor<0x?xindex>, tensor<4x!foreign.type<x, [1]>>)
func.func private @memrefs(memref<f32>, memref<?x4xi32>, memref<*xf32>, memref<*xf32, 3>, memref<4xf32, 1 : i32>, memref<4xf32, "local">, memref<4xf32, #gpu.address_space<workgroup>>, memref<4xf32, {bank = 3}>,
  memref<4x4xf32, strided<[4, 1]>>, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<4xf32, strided<[-2], offset: 7>, 2>, memref<f32, strided<[], offset: 3>>,
  memref<2x3xf32, affine_map<(d0, d1) -> (d1, d0)>>, memref<4xf32, affine_map<(d0) -> (d0)>>, memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>, 4>,
  memref<2xmemref<?xindex>>, memref<2xvector<[4]xf32>>, memref<0xcomplex<f64>>)
func.func private @llvm(!llvm.ptr, !llvm.ptr<7>, !llvm.void, !llvm.token, !llvm.label, !llvm.metadata, !llvm.ppc_fp128, !llvm.x86_amx, !llvm.array<0 x i32>, !llvm.array<2 x array<3 x ptr<1>>>,
  !llvm.func<void ()>, !llvm.func<i32 (ptr, ...)>, !llvm.func<ptr (i8, vector<4xf32>)>, !llvm.func<void (...)>, !llvm.struct<()>, !llvm.struct<packed (i8, i32)>, !nested,
  !llvm.struct<"opaque", opaque>, !llvm.struct<"self", (ptr, struct<"other", (i32)>)>, !llvm.struct<"with \"quotes\"", packed (i1)>, !llvm.target<"spirv.Image", i32, 1, 0>, vector<2x!llvm.ptr<4>>)
func.func private @foreign(!foreign.type, !foreign.type<"text", 1 : i32>, !foreign<raw text>, !foreign<raw>, !foreign<a.b<c>>, !foreign<"x">, !foreign.nested<<a>, (b)>)
llvm.func @ppc(!llvm.ppc_fp128, i128)
