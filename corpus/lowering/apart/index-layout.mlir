// The data layout says how wide index is, for every dialect.
//
// RUN: lower-mlir %s | FileCheck %s

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @f(%m: memref<?xf32>, %i: index) -> (f32, index) {
    %c = arith.constant 3 : index
    %0 = arith.addi %i, %c : index
    %1 = memref.load %m[%0] : memref<?xf32>
    cf.br ^next(%0 : index)
  ^next(%k: index):
    return %1, %k : f32, index
  }
}
