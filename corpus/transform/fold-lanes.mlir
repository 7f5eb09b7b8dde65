// Constants lane by lane: operations with two results, narrowing in every direction where it is exact, and lanes that come out all
// the same. As mlir-opt 22.
//
// RUN: lower-mlir -canonicalize %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -canonicalize %s > %t && lower-mlir -canonicalize %s | diff - %t %}
// RUN: %if mlir-opt-22 %{ %python %S/../../scripts/compare-upstream --quiet %s -- -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts %}
// RUN: verify-lowering %s --function=products --lower-with 'lower-mlir -canonicalize -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts'
// RUN: verify-lowering %s --function=carries --lower-with 'lower-mlir -canonicalize -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts'
// RUN: verify-lowering %s --function=same --lower-with 'lower-mlir -canonicalize -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts'
// RUN: verify-lowering %s --function=narrowed --lower-with 'lower-mlir -canonicalize -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts'

// CHECK-LABEL: @products()
// CHECK-DAG: [[LOW:%.*]] = arith.constant dense<[16, 9]> : vector<2xi8>
// CHECK-DAG: [[UNSIGNED:%.*]] = arith.constant dense<[39, -6]> : vector<2xi8>
// CHECK-DAG: [[SIGNED:%.*]] = arith.constant dense<[39, 0]> : vector<2xi8>
// CHECK: return [[LOW]], [[UNSIGNED]], [[LOW]], [[SIGNED]]
func.func @products() -> (vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>) {
  %c = arith.constant dense<[100, -3]> : vector<2xi8>
  %0:2 = arith.mului_extended %c, %c : vector<2xi8>
  %1:2 = arith.mulsi_extended %c, %c : vector<2xi8>
  return %0#0, %0#1, %1#0, %1#1 : vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>
}

// CHECK-LABEL: @carries()
// CHECK-DAG: [[SUM:%.*]] = arith.constant dense<[-56, -6]> : vector<2xi8>
// CHECK-DAG: [[CARRY:%.*]] = arith.constant dense<[false, true]> : vector<2xi1>
// CHECK: return [[SUM]], [[CARRY]]
func.func @carries() -> (vector<2xi8>, vector<2xi1>) {
  %c = arith.constant dense<[100, -3]> : vector<2xi8>
  %0:2 = arith.addui_extended %c, %c : vector<2xi8>, vector<2xi1>
  return %0#0, %0#1 : vector<2xi8>, vector<2xi1>
}

// CHECK-LABEL: @same()
// CHECK: arith.constant dense<0> : vector<2xi8>
func.func @same() -> vector<2xi8> {
  %c = arith.constant dense<[3, -5]> : vector<2xi8>
  %0 = arith.xori %c, %c : vector<2xi8>
  return %0 : vector<2xi8>
}

// CHECK-LABEL: @narrowed()
// CHECK-DAG: arith.constant 1.500000e+00 : f16
// CHECK-DAG: arith.constant dense<[1.000000e+00, 2.500000e-01]> : vector<2xf16>
// CHECK-DAG: arith.truncf {{.*}} upward : f64 to f16
func.func @narrowed() -> (f16, vector<2xf16>, f16) {
  %a = arith.constant 1.5 : f64
  %b = arith.constant dense<[1.0, 0.25]> : vector<2xf32>
  %c = arith.constant 1.3 : f64
  %0 = arith.truncf %a downward : f64 to f16
  %1 = arith.truncf %b to_nearest_away : vector<2xf32> to vector<2xf16>
  %2 = arith.truncf %c upward : f64 to f16
  return %0, %1, %2 : f16, vector<2xf16>, f16
}
