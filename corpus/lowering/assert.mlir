// Assertions: the message is printed, then abort.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @checked(%c: i1, %d: i1, %i: index) -> index {
  cf.assert %c, "first"
  cf.cond_br %d, ^a, ^b
^a:
  cf.assert %d, "second \"quoted\"\n"
  cf.assert %c, "first"
  cf.br ^b
^b:
  return %i : index
}
func.func @empty(%c: i1) {
  cf.assert %c, ""
  return
}
func.func private @assert_msg()
