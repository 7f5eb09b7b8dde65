// mlir-opt 19 and 22, -convert-vector-to-llvm. A memref of i1 has one byte for each element, an LLVM vector of i1 in memory one bit: the
// load of four elements [true, false, true, true] gives [true, false, false, false]. Elements of f80 are 16 bytes apart in a memref, 10 in a
// vector.
//
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -convert-vector-to-llvm -finalize-memref-to-llvm -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -convert-vector-to-llvm -finalize-memref-to-llvm -convert-arith-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK: @four: refuted
// CHECK: @pair: refuted

func.func @four(%m: memref<4xi1>) -> vector<4xi1> {
  %c0 = arith.constant 0 : index
  %v = vector.load %m[%c0] : memref<4xi1>, vector<4xi1>
  return %v : vector<4xi1>
}

func.func @pair(%m: memref<2xf80>, %v: vector<2xf80>) {
  %c0 = arith.constant 0 : index
  vector.store %v, %m[%c0] : memref<2xf80>, vector<2xf80>
  return
}
