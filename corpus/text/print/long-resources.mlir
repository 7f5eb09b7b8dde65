// Resources that are longer than an option says, quotes included, are left out.
//
// RUN: lower-mlir --no-passes --mlir-elide-resource-strings-if-larger=20 %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --mlir-elide-resource-strings-if-larger=0 %s > %t && lower-mlir --no-passes --mlir-elide-resource-strings-if-larger=0 %s | diff %t - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --mlir-elide-resource-strings-if-larger=5 %s > %t && lower-mlir --no-passes --mlir-elide-resource-strings-if-larger=5 %s | diff %t - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --mlir-elide-resource-strings-if-larger=100 %s > %t && lower-mlir --no-passes --mlir-elide-resource-strings-if-larger=100 %s | diff %t - %}
//
// CHECK: dense_resource<blob2>
// CHECK: blob1: "0x0400000001000000"
// CHECK-NOT: blob2:
// CHECK-NOT: x:
// CHECK: y: true
// CHECK-NEXT: z: "short"
func.func @f() attributes {a = dense_resource<blob1> : tensor<2xi32>, b = dense_resource<blob2> : tensor<2xi32>} { return }
{-#
  dialect_resources: { builtin: { blob1: "0x0400000001000000", blob2: "0x04000000010000000100000001000000" } },
  external_resources: { foo: { x: "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz", y: true, z: "short" } }
#-}
