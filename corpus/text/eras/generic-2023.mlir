// The generic form as mlir-opt 14 and 16 print it: attributes of other names, operands in another order, numbers without their types.
//
// RUN: lower-mlir %s --no-passes | FileCheck %s

// CHECK-LABEL: func.func @parts
// CHECK-NEXT: vector.extract %{{.*}}[1, 2] : f32 from vector<2x3xf32>
// CHECK-NEXT: vector.insert %{{.*}}, %{{.*}} [0] : vector<3xf32> into vector<2x3xf32>
// CHECK-NEXT: llvm.intr.vector.insert %arg2, %arg3[0] : vector<4xi32> into vector<8xi32>
"func.func"() ({
^bb0(%v: vector<2x3xf32>, %row: vector<3xf32>, %few: vector<4xi32>, %many: vector<8xi32>):
  %0 = "vector.extract"(%v) {position = [1, 2]} : (vector<2x3xf32>) -> f32
  %1 = "vector.insert"(%row, %v) {position = [0]} : (vector<3xf32>, vector<2x3xf32>) -> vector<2x3xf32>
  %2 = "llvm.intr.vector.insert"(%few, %many) {pos = 0 : i64} : (vector<4xi32>, vector<8xi32>) -> vector<8xi32>
  "func.return"() : () -> ()
}) {function_type = (vector<2x3xf32>, vector<3xf32>, vector<4xi32>, vector<8xi32>) -> (), sym_name = "parts"} : () -> ()

// CHECK-LABEL: func.func @not_a_number
// CHECK-NEXT: complex.constant [0x7FF8000000000000 : f64, 1.000000e+00] : complex<f64>
func.func @not_a_number() {
  %0 = complex.constant [0x7FF8000000000000, 1.000000e+00] : complex<f64>
  return
}
