// Metadata of a file: blobs that are mentioned are printed in the order of their mention, what tools left is kept as it is.
//
// RUN: lower-mlir %s --no-passes > %t.a && FileCheck %s < %t.a
// RUN: lower-mlir %t.a --no-passes | diff %t.a -
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s | diff %t.a - %}
// CHECK: dialect_resources: {
// CHECK-NEXT: builtin: {
// CHECK-NEXT: abc: "0x080000000100000002000000",
// CHECK-NEXT: "a b": "0x0100000007",
// CHECK-NEXT: zed: "0x0400000004000000"
// CHECK: external_resources: {
func.func @f() attributes {z = dense_resource<zed> : tensor<1xi32>, a = dense_resource<abc> : tensor<2xi32>, d = dense_resource<missing> : tensor<2xi32>, q = dense_resource<"a b"> : tensor<1xi8>} {
  %0 = arith.constant dense_resource<abc> : tensor<2xi32>
  return }
{-#
  dialect_resources: {
    builtin: {
      abc: "0x080000000100000002000000",
      unused: "0x0400000003000000",
      zed: "0x0400000004000000",
      "a b": "0x0100000007"
    }
  },
  external_resources: {
    mine: {
      k: "hello",
      b: true,
      c: "0x08000000FF"
    }
  }
#-}
