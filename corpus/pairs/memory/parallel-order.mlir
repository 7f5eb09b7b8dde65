// Where what a parallel loop does depends on the order of its iterations, the lowering may take any: the order of the counters is proved,
// another is not refuted. A parallel loop in the place of one that has an order is wrong if some order differs. (MLIR documentation,
// "'scf' Dialect", scf.parallel.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/of-the-counters.src.mlir --lowered %t/of-the-counters.low.mlir | FileCheck %s --check-prefix=OF-THE-COUNTERS
// OF-THE-COUNTERS: @f: proved
// RUN: expect-status 2 verify-lowering %t/backwards.src.mlir --lowered %t/backwards.low.mlir | FileCheck %s --check-prefix=BACKWARDS
// BACKWARDS: @f: unknown: access
// RUN: expect-status 1 verify-lowering %t/sequential-becomes-parallel.src.mlir --lowered %t/sequential-becomes-parallel.low.mlir | FileCheck %s --check-prefix=SEQUENTIAL-BECOMES-PARALLEL
// SEQUENTIAL-BECOMES-PARALLEL: @f: refuted: access:
// RUN: expect-status 2 verify-lowering %t/independent-becomes-parallel.src.mlir --lowered %t/independent-becomes-parallel.low.mlir | FileCheck %s --check-prefix=INDEPENDENT-BECOMES-PARALLEL
// INDEPENDENT-BECOMES-PARALLEL: @f: unsupported: 'scf.parallel' has no meaning here yet
// RUN: expect-status 0 verify-lowering %t/calls-in-order.src.mlir --lowered %t/calls-in-order.low.mlir | FileCheck %s --check-prefix=CALLS-IN-ORDER
// CALLS-IN-ORDER: @f: proved
// RUN: expect-status 1 verify-lowering %t/calls-with-another-argument.src.mlir --lowered %t/calls-with-another-argument.low.mlir | FileCheck %s --check-prefix=CALLS-WITH-ANOTHER-ARGUMENT
// CALLS-WITH-ANOTHER-ARGUMENT: @f: refuted: call-argument: in the call of @g argument 0 differs: it is 0 in the source, 1 in the
// RUN: expect-status 1 verify-lowering %t/calls-left-out.src.mlir --lowered %t/calls-left-out.low.mlir | FileCheck %s --check-prefix=CALLS-LEFT-OUT
// CALLS-LEFT-OUT: @f: refuted: control: the source calls a function, the lowering returns

//--- of-the-counters.src.mlir
func.func @f(%m: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.parallel (%i) = (%c0) to (%c7) step (%c1) {
    %j = arith.addi %i, %c1 : index
    %v = memref.load %m[%i] : memref<8xi32>
    memref.store %v, %m[%j] : memref<8xi32>
    scf.reduce
  }
  return
}
//--- of-the-counters.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %n = llvm.mlir.constant(7 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %k = llvm.add %i, %1 : i64
  %v = llvm.load %a : !llvm.ptr -> i32
  %b = llvm.getelementptr %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %b : i32, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- backwards.src.mlir
func.func @f(%m: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.parallel (%i) = (%c0) to (%c7) step (%c1) {
    %j = arith.addi %i, %c1 : index
    %v = memref.load %m[%i] : memref<8xi32>
    memref.store %v, %m[%j] : memref<8xi32>
    scf.reduce
  }
  return
}
//--- backwards.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %n = llvm.mlir.constant(6 : index) : i64
  llvm.br ^head(%n : i64)
^head(%i: i64):
  %c = llvm.icmp "sge" %i, %0 : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %a = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %k = llvm.add %i, %1 : i64
  %v = llvm.load %a : !llvm.ptr -> i32
  %b = llvm.getelementptr %p[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %b : i32, !llvm.ptr
  %j = llvm.sub %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- sequential-becomes-parallel.src.mlir
func.func @f(%m: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %c7 step %c1 {
    %j = arith.addi %i, %c1 : index
    %v = memref.load %m[%i] : memref<8xi32>
    memref.store %v, %m[%j] : memref<8xi32>
  }
  return
}
//--- sequential-becomes-parallel.low.mlir
func.func @f(%m: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.parallel (%i) = (%c0) to (%c7) step (%c1) {
    %j = arith.addi %i, %c1 : index
    %v = memref.load %m[%i] : memref<8xi32>
    memref.store %v, %m[%j] : memref<8xi32>
    scf.reduce
  }
  return
}

//--- independent-becomes-parallel.src.mlir
func.func @f(%m: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.for %i = %c0 to %c7 step %c1 {
    %j = arith.addi %i, %c1 : index
    %v = memref.load %m[%i] : memref<8xi32>
    memref.store %v, %m[%i] : memref<8xi32>
  }
  return
}
//--- independent-becomes-parallel.low.mlir
func.func @f(%m: memref<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  scf.parallel (%i) = (%c0) to (%c7) step (%c1) {
    %j = arith.addi %i, %c1 : index
    %v = memref.load %m[%i] : memref<8xi32>
    memref.store %v, %m[%i] : memref<8xi32>
    scf.reduce
  }
  return
}

//--- calls-in-order.src.mlir
func.func private @g(index)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    func.call @g(%i) : (index) -> ()
    scf.reduce
  }
  return
}
//--- calls-in-order.low.mlir
llvm.func @g(i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  llvm.call @g(%i) : (i64) -> ()
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- calls-with-another-argument.src.mlir
func.func private @g(index)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    func.call @g(%i) : (index) -> ()
    scf.reduce
  }
  return
}
//--- calls-with-another-argument.low.mlir
llvm.func @g(i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  llvm.call @g(%n) : (i64) -> ()
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- calls-left-out.src.mlir
func.func private @g(index)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    func.call @g(%i) : (index) -> ()
    scf.reduce
  }
  return
}
//--- calls-left-out.low.mlir
llvm.func @g(i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  llvm.return
}
