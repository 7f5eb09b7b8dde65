// With an index of 32 bits, sizes and strides in descriptors have 32 bits too.
//
// RUN: verify-lowering %s --index-bitwidth=32 | FileCheck %s
// RUN: %if mlir-opt-22 %{ verify-lowering %s --lower-with 'mlir-opt-22 -convert-arith-to-llvm=index-bitwidth=32 -finalize-memref-to-llvm=index-bitwidth=32 -convert-func-to-llvm=index-bitwidth=32 -convert-cf-to-llvm=index-bitwidth=32 -reconcile-unrealized-casts' | FileCheck %s %}
// CHECK-DAG: @row_sums: proved
// CHECK-DAG: @widen: proved

func.func @row_sums(%m: memref<?x?xi16>, %sums: memref<?xi16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i16
  %rows = memref.dim %m, %c0 : memref<?x?xi16>
  %cols = memref.dim %m, %c1 : memref<?x?xi16>
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %rows : index
  cf.cond_br %i_more, ^bb2(%c0, %zero : index, i16), ^bb5
^bb2(%j: index, %acc: i16):
  %j_more = arith.cmpi slt, %j, %cols : index
  cf.cond_br %j_more, ^bb3, ^bb4
^bb3:
  %v = memref.load %m[%i, %j] : memref<?x?xi16>
  %sum = arith.addi %acc, %v : i16
  %j_next = arith.addi %j, %c1 : index
  cf.br ^bb2(%j_next, %sum : index, i16)
^bb4:
  memref.store %acc, %sums[%i] : memref<?xi16>
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
^bb5:
  return
}

func.func @widen(%i: index) -> (i64, i16) {
  %wide = arith.index_cast %i : index to i64
  %narrow = arith.index_castui %i : index to i16
  return %wide, %narrow : i64, i16
}
