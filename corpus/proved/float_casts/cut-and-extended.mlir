// A number that is cut and extended again may be taken as it was where both operations allow it: on the way to the LLVM dialect mlir-opt does.
//
// RUN: verify-lowering --check-runs=100 %s | FileCheck %s
// RUN: verify-lowering --lowered %s %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// CHECK: 3 functions: 3 proved

func.func @product_and_sum(%a: bf16, %x: bf16, %y: bf16) -> bf16 {
  %wide_a = arith.extf %a fastmath<contract> : bf16 to f32
  %wide_x = arith.extf %x fastmath<contract> : bf16 to f32
  %product = arith.mulf %wide_a, %wide_x : f32
  %cut = arith.truncf %product fastmath<contract> : f32 to bf16
  %again = arith.extf %cut fastmath<contract> : bf16 to f32
  %wide_y = arith.extf %y fastmath<contract> : bf16 to f32
  %sum = arith.addf %again, %wide_y : f32
  %result = arith.truncf %sum fastmath<contract> : f32 to bf16
  return %result : bf16
}

// What was cut is used, too.
func.func @stored(%x: vector<2xf32>, %m: memref<2xvector<2xf16>>, %i: index) -> vector<2xf32> {
  %cut = arith.truncf %x fastmath<contract> : vector<2xf32> to vector<2xf16>
  memref.store %cut, %m[%i] : memref<2xvector<2xf16>>
  %again = arith.extf %cut fastmath<contract> : vector<2xf16> to vector<2xf32>
  return %again : vector<2xf32>
}

// One of them does not allow it.
func.func @cut(%x: f64) -> f64 {
  %cut = arith.truncf %x : f64 to f32
  %again = arith.extf %cut fastmath<contract> : f32 to f64
  return %again : f64
}
