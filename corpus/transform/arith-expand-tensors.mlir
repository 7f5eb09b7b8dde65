// A tensor's comparisons have a truth value for each element, and its constants one number for all of them. Of a tensor whose sizes are
// not known no constant can be written: a division stays, an extreme needs none.
//
// RUN: lower-mlir -arith-expand=include-bf16=1 %s | FileCheck %s
// RUN: lower-mlir -arith-expand=include-bf16=1 %s | mlir-opt-22

// CHECK-LABEL: func.func @known(
func.func @known(%x: tensor<3x2xi16>, %b: tensor<5xbf16>) -> (tensor<3x2xi16>, tensor<5xf32>) {
  // CHECK-NEXT: %[[Q:.*]] = arith.divsi %arg0, %arg0 : tensor<3x2xi16>
  // CHECK-NEXT: %[[M:.*]] = arith.muli %[[Q]], %arg0 : tensor<3x2xi16>
  // CHECK-NEXT: %[[N:.*]] = arith.cmpi ne, %arg0, %[[M]] : tensor<3x2xi16>
  // CHECK-NEXT: %[[ZERO:.*]] = arith.constant dense<0> : tensor<3x2xi16>
  // CHECK: arith.select %{{.*}} : tensor<3x2xi1>, tensor<3x2xi16>
  %q = arith.floordivsi %x, %x : tensor<3x2xi16>
  // CHECK: arith.bitcast %arg1 : tensor<5xbf16> to tensor<5xi16>
  // CHECK: arith.constant dense<16> : tensor<5xi32>
  %f = arith.extf %b : tensor<5xbf16> to tensor<5xf32>
  return %q, %f : tensor<3x2xi16>, tensor<5xf32>
}

// CHECK-LABEL: func.func @unknown(
func.func @unknown(%x: tensor<?xi16>, %f: tensor<*xf32>, %g: tensor<*xf32>) -> (tensor<?xi16>, tensor<?xi16>, tensor<*xf32>) {
  // CHECK-NEXT: arith.ceildivui %arg0, %arg0 : tensor<?xi16>
  %q = arith.ceildivui %x, %x : tensor<?xi16>
  // CHECK-NEXT: arith.cmpi ult, %arg0, %{{.*}} : tensor<?xi16>
  // CHECK-NEXT: arith.select %{{.*}} : tensor<?xi1>, tensor<?xi16>
  %m = arith.minui %x, %q : tensor<?xi16>
  // CHECK-NEXT: arith.cmpf ugt, %arg1, %arg2 : tensor<*xf32>
  %n = arith.maxnumf %f, %g : tensor<*xf32>
  return %q, %m, %n : tensor<?xi16>, tensor<?xi16>, tensor<*xf32>
}
