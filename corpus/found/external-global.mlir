// What a global holds from the start is judged where it is named. A callee may write to part of it, or move it: a run compared all of it then,
// also for functions that do not name it, and contradicted the proof.
//
// RUN: lower-mlir %s | sed 's/dense<\[-1, 3\]>/dense<[-2, 3]>/' > %t
// RUN: expect-status 1 verify-lowering --check-runs=300 --lowered %t %s | FileCheck %s
// CHECK: @callee: proved
// CHECK: @caller: proved
// CHECK: @names: refuted: symbol: global @g has another initial value
// CHECK: @g: refuted: symbol: global @g has another initial value

memref.global @g : memref<2xindex> = dense<[-1, 3]>

func.func @callee(%x: index) -> index {
  %r = call @callee(%x) : (index) -> index
  return %x : index
}
func.func @caller(%i: index) {
  %r = call @callee(%i) : (index) -> index
  return
}
func.func @names(%i: index) -> index {
  %g = memref.get_global @g : memref<2xindex>
  %v = memref.load %g[%i] : memref<2xindex>
  return %v : index
}
