// RUN: verify-lowering %s | FileCheck %s
// RUN: verify-lowering %s --lowered %S/../proved/float_numbers/by-comparison.mlir | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -canonicalize -cse -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @larger: proved
// CHECK-DAG: @larger_number: proved
// CHECK-DAG: @widened: proved
// CHECK-DAG: @narrowed: proved
// CHECK-DAG: @there_and_back: proved
// CHECK-DAG: @neutral: proved
// CHECK-DAG: @signs: proved
// CHECK-DAG: @compared_with_number: proved
// CHECK-DAG: @ordered: proved
// CHECK-DAG: @sum: proved
// CHECK-DAG: @chosen: proved

// What the bits of floating point numbers decide: extremes, conversions, signs, comparisons; neutral operands; flags.
func.func @larger(%a: f32, %b: f32) -> f32 {
  %r = arith.maximumf %a, %b : f32
  return %r : f32
}

func.func @larger_number(%a: f64, %b: f64) -> f64 {
  %r = arith.maxnumf %a, %b : f64
  return %r : f64
}

func.func @widened(%a: bf16) -> f32 {
  %r = arith.extf %a : bf16 to f32
  return %r : f32
}

func.func @narrowed(%a: f32) -> bf16 {
  %r = arith.truncf %a : f32 to bf16
  return %r : bf16
}

func.func @there_and_back(%a: f16) -> f16 {
  %wide = arith.extf %a : f16 to f64
  %r = arith.truncf %wide : f64 to f16
  return %r : f16
}

func.func @neutral(%a: f32) -> f32 {
  %zero = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %sum = arith.addf %a, %zero : f32
  %r = arith.mulf %sum, %one : f32
  return %r : f32
}

func.func @signs(%a: f32, %b: f32) -> f32 {
  %x = arith.negf %a : f32
  %y = arith.negf %b : f32
  %r = arith.mulf %x, %y : f32
  return %r : f32
}

func.func @compared_with_number(%n: i32) -> i1 {
  %half = arith.constant 1.5 : f64
  %x = arith.sitofp %n : i32 to f64
  %r = arith.cmpf ogt, %x, %half : f64
  return %r : i1
}

func.func @ordered(%a: f64, %b: f64) -> i1 {
  %r = arith.cmpf ule, %a, %b : f64
  return %r : i1
}

func.func @sum(%a: f32, %b: f32) -> f32 {
  %r = arith.addf %a, %b : f32
  return %r : f32
}

func.func @chosen(%c: i1, %a: f32, %b: f32) -> f32 {
  %r = arith.select %c, %a, %b : f32
  return %r : f32
}
