// Products of index stay: their high half depends on how wide an index is. (For times one, mlir-opt 22 extends i1 to index, which is
// no operation.)
// RUN: lower-mlir -canonicalize %s | FileCheck %s
func.func @wide_index(%x: index) -> (index, index, index, index) {
  %c1 = arith.constant 1 : index
  %big = arith.constant 4294967296 : index
  // CHECK: arith.mulsi_extended %{{.*}}, %c1 : index
  %a, %b = arith.mulsi_extended %x, %c1 : index
  // CHECK: arith.mului_extended %c4294967296, %c4294967296 : index
  %c, %d = arith.mului_extended %big, %big : index
  return %a, %b, %c, %d : index, index, index, index
}
