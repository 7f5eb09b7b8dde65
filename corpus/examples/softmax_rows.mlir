// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @softmax_rows: proved

// Softmax of each row: subtract the row's maximum, exponentiate, divide by the sum. `exp` is somebody else's function.
func.func private @exp(f64) -> f64

func.func @softmax_rows(%in: memref<?x?xf64>, %out: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %lowest = arith.constant 0xFFF0000000000000 : f64
  %zero = arith.constant 0.000000e+00 : f64
  %rows = memref.dim %in, %c0 : memref<?x?xf64>
  %cols = memref.dim %in, %c1 : memref<?x?xf64>
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %rows : index
  cf.cond_br %i_more, ^bb2(%c0, %lowest : index, f64), ^bb9
^bb2(%j: index, %best: f64):
  %j_more = arith.cmpi slt, %j, %cols : index
  cf.cond_br %j_more, ^bb3, ^bb4(%c0, %zero : index, f64)
^bb3:
  %v = memref.load %in[%i, %j] : memref<?x?xf64>
  %larger = arith.maximumf %best, %v : f64
  %j_next = arith.addi %j, %c1 : index
  cf.br ^bb2(%j_next, %larger : index, f64)
^bb4(%k: index, %acc: f64):
  %k_more = arith.cmpi slt, %k, %cols : index
  cf.cond_br %k_more, ^bb5, ^bb6(%c0 : index)
^bb5:
  %w = memref.load %in[%i, %k] : memref<?x?xf64>
  %shifted = arith.subf %w, %best : f64
  %e = call @exp(%shifted) : (f64) -> f64
  memref.store %e, %out[%i, %k] : memref<?x?xf64>
  %sum = arith.addf %acc, %e : f64
  %k_next = arith.addi %k, %c1 : index
  cf.br ^bb4(%k_next, %sum : index, f64)
^bb6(%l: index):
  %l_more = arith.cmpi slt, %l, %cols : index
  cf.cond_br %l_more, ^bb7, ^bb8
^bb7:
  %p = memref.load %out[%i, %l] : memref<?x?xf64>
  %share = arith.divf %p, %acc : f64
  memref.store %share, %out[%i, %l] : memref<?x?xf64>
  %l_next = arith.addi %l, %c1 : index
  cf.br ^bb6(%l_next : index)
^bb8:
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
^bb9:
  return
}
