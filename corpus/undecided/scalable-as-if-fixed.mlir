// Wrong: vectors of four lanes stand for scalable ones, which are longer on most machines; the interpreter's has the shortest. In the source
// they are in a region, in a helper, in the type of an element alone, or only their factor is asked for.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/scalable.mlir --lowered %s | FileCheck %s
// CHECK: @doubled: unknown
// CHECK: @factor: unknown
// CHECK: @behind: unknown
// CHECK: @by_a_helper: unknown
// RUN: sed -e 's/vector<4x/vector<[4]x/' -e 's/llvm.mlir.constant.*/"llvm.intr.vscale"() : () -> i64/' %s > %t.mlir
// RUN: verify-lowering %S/Inputs/scalable.mlir --lowered %t.mlir | FileCheck %s --check-prefix=RIGHT
// RIGHT: 5 functions: 5 proved

llvm.func @doubled(%a: !llvm.ptr, %m: !llvm.ptr, %o: i64, %s: i64, %t: i64, %c: i1) {
  llvm.cond_br %c, ^a, ^b
^a:
  %v = llvm.load %m {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
  %w = llvm.add %v, %v : vector<4xi32>
  llvm.store %w, %m {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
  llvm.br ^b
^b:
  llvm.return
}

llvm.func @factor() -> i64 {
  %n = llvm.mlir.constant(1 : i64) : i64
  llvm.return %n : i64
}

llvm.func @behind(%p: !llvm.ptr) -> !llvm.ptr {
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, vector<4xi32>
  llvm.return %q : !llvm.ptr
}

llvm.func @by_a_helper(%a: !llvm.ptr, %m: !llvm.ptr, %o: i64, %s: i64, %t: i64) {
  %v = llvm.load %m {alignment = 4 : i64} : !llvm.ptr -> vector<4xi32>
  %w = llvm.add %v, %v : vector<4xi32>
  llvm.store %w, %m {alignment = 4 : i64} : vector<4xi32>, !llvm.ptr
  llvm.return
}
