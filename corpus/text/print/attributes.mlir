// What mlir-opt 22 prints of each form, in the custom and in the generic form, and from either to either.
//
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --allow-unregistered-dialect > %t.a && lower-mlir %s --allow-unregistered-dialect --no-passes | diff %t.a - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --allow-unregistered-dialect --mlir-print-op-generic > %t.b && lower-mlir %s --allow-unregistered-dialect --no-passes --mlir-print-op-generic | diff %t.b - %}
// RUN: lower-mlir %s --allow-unregistered-dialect --no-passes > %t.c && lower-mlir %s --allow-unregistered-dialect --no-passes --mlir-print-op-generic > %t.d
// RUN: lower-mlir %t.d --allow-unregistered-dialect --no-passes | diff %t.c -
// RUN: lower-mlir %t.c --allow-unregistered-dialect --no-passes --mlir-print-op-generic | diff %t.d -
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --allow-unregistered-dialect --mlir-print-debuginfo > %t.e && lower-mlir %s --allow-unregistered-dialect --no-passes --mlir-print-debuginfo | diff %t.e - %}

#alias = #foreign.attribute<"a">
#number = 7 : i64
#place = loc("file.c":3:4)
!element = i16
#unused_map = affine_map<(d0) -> (d0 * 2)>

func.func private @scalars() attributes {
  t = true, f = false, u, v = unit, i = 5, j = -5 : i8, k = 255 : ui8, l = -128 : si8, m = 3 : index, n = 0xFF : i16, o = 340282366920938463463374607431768211455 : i128,
  fa = 1.0, fb = -2.5e-3 : f32, fc = 0x7FC00000 : f32, fd = 1.0 : f16, fe = 0xFF80 : bf16, ff = 1.0e+300 : f64, fg = 0.1 : f80, fh = 3.14159 : f128, fi = 0x7FF0000000000000 : f64, fj = 0.0 : f8E4M3FN,
  s = "text", sa = "a\22b\5C\0A\09\00\FF", sb = "", "quoted key" = 1, "with.dot" = 2, ty = i32, tz = (i32) -> f32, tv = vector<4x!element>
}
func.func private @collections() attributes {
  a = [], b = [1, "x", [true, unit], {c = 1}], d = {}, e = {inner = {x, y = 2 : i8}, "odd name" = @symbol}, f = @symbol, g = @"odd symbol", h = @a::@b::@"c d", i = #number, j = #alias, k = [#alias, #alias]
}
func.func private @arrays() attributes {
  a = array<i1: true, false>, b = array<i8: -1, 127>, c = array<i16>, d = array<i32: 1, 2, 3>, e = array<i64: -9223372036854775808>, f = array<f32: 1.0, -0.0>, g = array<f64: 0x7FF0000000000000>, h = array<i128: 5>, i = array<bf16: 1.5>
}
func.func private @dense() attributes {
  a = dense<1> : tensor<4xi32>, b = dense<[1, -2, 3]> : tensor<3xi8>, c = dense<[[1, 2], [3, 4]]> : vector<2x2xi64>, d = dense<[]> : tensor<0xi32>, e = dense<true> : vector<4xi1>, f = dense<[true, false, true]> : tensor<3xi1>,
  g = dense<1.0> : vector<[4]xf32>, h = dense<[1.0, -2.5, 0x7F800000]> : tensor<3xf32>, i = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>, j = dense<[(1, 2), (-3, 4)]> : tensor<2xcomplex<i16>>, k = dense<5> : tensor<index>,
  l = dense<"text"> : tensor<2x!foreign.string>, m = dense<["a", "b\0A"]> : tensor<2x!foreign.string>, n = dense<"0x0102030405060708"> : tensor<2xi32>, o = dense<"0xFF"> : tensor<3xi8>, p = dense<0xFFC00000> : tensor<2xf32>,
  q = dense<[1, 255]> : tensor<2xui8>, r = dense<-1> : tensor<2xsi64>, s = dense<[[[7]]]> : tensor<1x1x1xi128>, t = dense<[0.5, 1.5]> : vector<2xbf16>, u = dense<[[[1, 2], [3, 4]], [[5, 6], [7, 8]]]> : tensor<2x2x2xindex>, v = dense<2> : tensor<0x4xi32>,
  w = dense<[5, 5, 5]> : tensor<3xi32>, x = dense<"0x05"> : tensor<4xi1>, y = dense<1.0> : tensor<2xf4E2M1FN>, z = dense<[1.0, 0.5]> : vector<2xf8E8M0FNU>
}
func.func private @sparse() attributes {
  a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, b = sparse<0, -1.0> : tensor<1xf32>, c = sparse<[[0], [2]], ["a", "b"]> : tensor<3x!foreign.string>, d = sparse<> : tensor<2xi32>, e = sparse<[3], 1> : tensor<4xi32>
}
func.func private @layouts() attributes {
  a = strided<[1, ?], offset: ?>, b = strided<[]>, c = strided<[-3]>, d = affine_map<(d0, d1) -> (d0, d1)>, e = affine_set<(d0) : (d0 - 1 >= 0)>, f = #unused_map
}
func.func private @dialects() attributes {
  a = #arith.fastmath<fast>, b = #arith.fastmath<nnan, nsz>, c = #arith.overflow<none>, d = #llvm.linkage<weak>, e = #llvm.cconv<fastcc>, f = #dlti.dl_spec<index = 32 : i64, "dlti.endianness" = "little">, g = #dlti.map<"a" = 1>,
  h = #foreign.attribute, i = #foreign.attribute<[1, "x"], <y>>, j = [#foreign<raw>, #foreign<two words>, #foreign<a<b>>], k = #gpu.address_space<global>, l = #ub.poison, m = #vector.kind<add>, n = distinct[0]<1 : i32>, o = distinct[1]<>, p = distinct[0]<1 : i32>,
  q = loc("file.c":3:4), r = #llvm.fastmath<fast>, s = #index<cmp_predicate slt>
}
"foreign.op"() {a = #alias, loc = #place} : () -> ()
"foreign.op"() <{b = 1 : i32}> {a} : () -> ()
%0:2 = "foreign.op"() <{}> ({
^bb0(%x: i32):
  "foreign.middle"(%x)[^next] : (i32) -> ()
^next:
  "foreign.end"()[^next] : () -> ()
}, {
}) : () -> (i32, !foreign.type)
