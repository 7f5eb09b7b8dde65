// What mlir-opt 22 prints of each form, in the custom and in the generic form, and from either to either.
//
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s > %t.a && lower-mlir %s --no-passes | diff %t.a - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-op-generic > %t.b && lower-mlir %s --no-passes --mlir-print-op-generic | diff %t.b - %}
// RUN: lower-mlir %s --no-passes > %t.c && lower-mlir %s --no-passes --mlir-print-op-generic > %t.d
// RUN: lower-mlir %t.d --no-passes | diff %t.c -
// RUN: lower-mlir %t.c --no-passes --mlir-print-op-generic | diff %t.d -
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-debuginfo > %t.e && lower-mlir %s --no-passes --mlir-print-debuginfo | diff %t.e - %}

#tile = affine_map<(d0)[s0] -> (d0 * 4 + s0)>
#unused = affine_map<(d0, d1) -> (d1, d0)>
#both = affine_map<(d0, d1)[s0] -> (d0 floordiv s0, d1 mod 8, d0 ceildiv 3 - d1 * 2 + 7)>
#none = affine_map<() -> (3)>

func.func @applied(%i: index, %j: index, %n: index) {
  %0 = affine.apply #tile(%i)[%n]
  %1 = affine.apply affine_map<(d0, d1) -> (d0 - d1)>(%i, %j)
  %2 = affine.apply affine_map<()[s0, s1] -> (s0 * s1 + 1)>()[%n, %n]
  %3 = affine.min #both(%i, %j)[%n]
  %4 = affine.max affine_map<(d0) -> (d0, 16, -d0)>(%i) {tag}
  %5 = affine.apply #none()
  %6 = affine.apply #tile(%0)[%n] {tag = 1 : i32}
  return
}

func.func private @layouts(memref<4x4xf32, #unused>, memref<?xf32, #tile>, memref<?x?xf32, affine_map<(d0, d1)[s0, s1, s2] -> (d0 * s1 + s0 + d1 * s2)>>)
func.func private @attributes() attributes {
  a = affine_map<() -> ()>, b = affine_map<(i, j)[n] -> (i + (j - 3) * 2, (i mod 4) ceildiv 3, -i - n * -1, i floordiv n)>,
  c = affine_set<(d0, d1)[s0] : (d0 >= 0, s0 - d1 == 0, d0 + d1 - 1 >= 0)>, d = affine_set<() : (1 == 0)>, e = affine_set<(d0) : ()>,
  f = affine_set<(d0, d1) : (d0 >= d1, d0 <= 5)>, g = #both, h = affine_map<(d0) -> (d0)>
}
