// A message without a letter is a text of one zero byte.
//
// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: @empty: proved

func.func @empty(%c: i1) {
  cf.assert %c, ""
  return
}
