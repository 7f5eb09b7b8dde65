// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: @filled: proved

// A buffer that is aligned by hand, of sizes that are not known, with one element set.
func.func @filled(%n: index, %m: index, %v: f64) -> memref<?x3x?xf64> {
  %zero = arith.constant 0 : index
  %a = memref.alloc(%n, %m) {alignment = 32} : memref<?x3x?xf64>
  memref.store %v, %a[%zero, %zero, %zero] : memref<?x3x?xf64>
  return %a : memref<?x3x?xf64>
}
