// Several counters of a parallel loop: each combination runs once. That the outer loop may be the inner one is not shown. (MLIR documentation,
// "'scf' Dialect", scf.parallel.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/in-order.src.mlir --lowered %t/in-order.low.mlir | FileCheck %s --check-prefix=IN-ORDER
// IN-ORDER: @f: proved
// RUN: expect-status 1 verify-lowering %t/counters-swapped.src.mlir --lowered %t/counters-swapped.low.mlir | FileCheck %s --check-prefix=COUNTERS-SWAPPED
// COUNTERS-SWAPPED: @f: refuted: cut-memory: the value stored is -1 in the source, 1 in the lowering:
// RUN: expect-status 1 verify-lowering %t/bounds-swapped.src.mlir --lowered %t/bounds-swapped.low.mlir | FileCheck %s --check-prefix=BOUNDS-SWAPPED
// BOUNDS-SWAPPED: @f: refuted: control:
// RUN: expect-status 2 verify-lowering %t/loops-exchanged.src.mlir --lowered %t/loops-exchanged.low.mlir | FileCheck %s --check-prefix=LOOPS-EXCHANGED
// LOOPS-EXCHANGED: @f: unknown: control

//--- in-order.src.mlir
func.func @f(%m: memref<?x?xi32>, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %k) step (%c1, %c1) {
    %s = arith.subi %i, %j : index
    %v = arith.index_cast %s : index to i32
    memref.store %v, %m[%i, %j] : memref<?x?xi32>
    scf.reduce
  }
  return
}
//--- in-order.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s0: i64, %s1: i64, %t0: i64, %t1: i64, %n: i64, %k: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^h(%0 : i64)
^h(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^g(%0 : i64), ^e
^g(%j: i64):
  %d = llvm.icmp "slt" %j, %k : i64
  llvm.cond_br %d, ^b, ^x
^b:
  %s = llvm.sub %i, %j : i64
  %v = llvm.trunc %s : i64 to i32
  %r = llvm.mul %i, %t0 : i64
  %l = llvm.add %r, %j : i64
  %a = llvm.getelementptr %p[%l] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %a : i32, !llvm.ptr
  %bb = llvm.add %j, %1 : i64
  llvm.br ^g(%bb : i64)
^x:
  %aa = llvm.add %i, %1 : i64
  llvm.br ^h(%aa : i64)
^e:
  llvm.return
}

//--- counters-swapped.src.mlir
func.func @f(%m: memref<?x?xi32>, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %k) step (%c1, %c1) {
    %s = arith.subi %i, %j : index
    %v = arith.index_cast %s : index to i32
    memref.store %v, %m[%i, %j] : memref<?x?xi32>
    scf.reduce
  }
  return
}
//--- counters-swapped.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s0: i64, %s1: i64, %t0: i64, %t1: i64, %n: i64, %k: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^h(%0 : i64)
^h(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^g(%0 : i64), ^e
^g(%j: i64):
  %d = llvm.icmp "slt" %j, %k : i64
  llvm.cond_br %d, ^b, ^x
^b:
  %s = llvm.sub %j, %i : i64
  %v = llvm.trunc %s : i64 to i32
  %r = llvm.mul %i, %t0 : i64
  %l = llvm.add %r, %j : i64
  %a = llvm.getelementptr %p[%l] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %a : i32, !llvm.ptr
  %bb = llvm.add %j, %1 : i64
  llvm.br ^g(%bb : i64)
^x:
  %aa = llvm.add %i, %1 : i64
  llvm.br ^h(%aa : i64)
^e:
  llvm.return
}

//--- bounds-swapped.src.mlir
func.func @f(%m: memref<?x?xi32>, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %k) step (%c1, %c1) {
    %s = arith.subi %i, %j : index
    %v = arith.index_cast %s : index to i32
    memref.store %v, %m[%i, %j] : memref<?x?xi32>
    scf.reduce
  }
  return
}
//--- bounds-swapped.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s0: i64, %s1: i64, %t0: i64, %t1: i64, %n: i64, %k: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^h(%0 : i64)
^h(%i: i64):
  %c = llvm.icmp "slt" %i, %k : i64
  llvm.cond_br %c, ^g(%0 : i64), ^e
^g(%j: i64):
  %d = llvm.icmp "slt" %j, %n : i64
  llvm.cond_br %d, ^b, ^x
^b:
  %s = llvm.sub %i, %j : i64
  %v = llvm.trunc %s : i64 to i32
  %r = llvm.mul %i, %t0 : i64
  %l = llvm.add %r, %j : i64
  %a = llvm.getelementptr %p[%l] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %a : i32, !llvm.ptr
  %bb = llvm.add %j, %1 : i64
  llvm.br ^g(%bb : i64)
^x:
  %aa = llvm.add %i, %1 : i64
  llvm.br ^h(%aa : i64)
^e:
  llvm.return
}

//--- loops-exchanged.src.mlir
func.func @f(%m: memref<?x?xi32>, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %k) step (%c1, %c1) {
    %s = arith.subi %i, %j : index
    %v = arith.index_cast %s : index to i32
    memref.store %v, %m[%i, %j] : memref<?x?xi32>
    scf.reduce
  }
  return
}
//--- loops-exchanged.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s0: i64, %s1: i64, %t0: i64, %t1: i64, %n: i64, %k: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^h(%0 : i64)
^h(%j: i64):
  %c = llvm.icmp "slt" %j, %k : i64
  llvm.cond_br %c, ^g(%0 : i64), ^e
^g(%i: i64):
  %d = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %d, ^b, ^x
^b:
  %s = llvm.sub %i, %j : i64
  %v = llvm.trunc %s : i64 to i32
  %r = llvm.mul %i, %t0 : i64
  %l = llvm.add %r, %j : i64
  %a = llvm.getelementptr %p[%l] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %a : i32, !llvm.ptr
  %bb = llvm.add %i, %1 : i64
  llvm.br ^g(%bb : i64)
^x:
  %aa = llvm.add %j, %1 : i64
  llvm.br ^h(%aa : i64)
^e:
  llvm.return
}
