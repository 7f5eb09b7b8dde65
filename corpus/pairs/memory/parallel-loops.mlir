// scf.parallel and affine.parallel run each iteration once, in any order. (MLIR documentation, "'scf' Dialect", scf.parallel; "'affine' Dialect",
// affine.parallel.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/scf-in-order.src.mlir --lowered %t/scf-in-order.low.mlir | FileCheck %s --check-prefix=SCF-IN-ORDER
// SCF-IN-ORDER: @f: proved
// RUN: expect-status 1 verify-lowering %t/scf-last-one-missing.src.mlir --lowered %t/scf-last-one-missing.low.mlir | FileCheck %s --check-prefix=SCF-LAST-ONE-MISSING
// SCF-LAST-ONE-MISSING: @f: refuted: control: at the return byte 20 of incoming buffer 1 is 0xf8 in the source,
// RUN: expect-status 1 verify-lowering %t/scf-first-one-missing.src.mlir --lowered %t/scf-first-one-missing.low.mlir | FileCheck %s --check-prefix=SCF-FIRST-ONE-MISSING
// SCF-FIRST-ONE-MISSING: @f: refuted: control:
// RUN: expect-status 1 verify-lowering %t/scf-one-too-many.src.mlir --lowered %t/scf-one-too-many.low.mlir | FileCheck %s --check-prefix=SCF-ONE-TOO-MANY
// SCF-ONE-TOO-MANY: @f: refuted: control: the lowering is undefined: a store
// RUN: expect-status 1 verify-lowering %t/scf-unsigned.src.mlir --lowered %t/scf-unsigned.low.mlir | FileCheck %s --check-prefix=SCF-UNSIGNED
// SCF-UNSIGNED: @f: refuted: control: the lowering is undefined: a store
// RUN: expect-status 1 verify-lowering %t/scf-other-value.src.mlir --lowered %t/scf-other-value.low.mlir | FileCheck %s --check-prefix=SCF-OTHER-VALUE
// SCF-OTHER-VALUE: @f: refuted: cut-memory: the value stored is -8 in the source, 9 in the lowering:
// RUN: expect-status 1 verify-lowering %t/scf-step-of-two.src.mlir --lowered %t/scf-step-of-two.low.mlir | FileCheck %s --check-prefix=SCF-STEP-OF-TWO
// SCF-STEP-OF-TWO: @f: refuted: control:
// RUN: expect-status 0 verify-lowering %t/affine-in-order.src.mlir --lowered %t/affine-in-order.low.mlir | FileCheck %s --check-prefix=AFFINE-IN-ORDER
// AFFINE-IN-ORDER: @f: proved
// RUN: expect-status 1 verify-lowering %t/affine-last-one-missing.src.mlir --lowered %t/affine-last-one-missing.low.mlir | FileCheck %s --check-prefix=AFFINE-LAST-ONE-MISSING
// AFFINE-LAST-ONE-MISSING: @f: refuted: control: at the return byte 0 of incoming buffer 1 is 0x06 in the source, 0xff
// RUN: expect-status 1 verify-lowering %t/affine-first-one-missing.src.mlir --lowered %t/affine-first-one-missing.low.mlir | FileCheck %s --check-prefix=AFFINE-FIRST-ONE-MISSING
// AFFINE-FIRST-ONE-MISSING: @f: refuted: control: at the return byte 0 of incoming buffer 1 is 0x06 in the source, 0xff
// RUN: expect-status 1 verify-lowering %t/affine-one-too-many.src.mlir --lowered %t/affine-one-too-many.low.mlir | FileCheck %s --check-prefix=AFFINE-ONE-TOO-MANY
// AFFINE-ONE-TOO-MANY: @f: refuted: control: at the return byte 4 of incoming buffer 1 is 0xd0 in the source, 0x06
// RUN: expect-status 1 verify-lowering %t/affine-unsigned.src.mlir --lowered %t/affine-unsigned.low.mlir | FileCheck %s --check-prefix=AFFINE-UNSIGNED
// AFFINE-UNSIGNED: @f: refuted: control: the lowering is undefined: a store
// RUN: expect-status 1 verify-lowering %t/affine-other-value.src.mlir --lowered %t/affine-other-value.low.mlir | FileCheck %s --check-prefix=AFFINE-OTHER-VALUE
// AFFINE-OTHER-VALUE: @f: refuted: cut-memory: the value stored is 6 in the source, 9 in the lowering:
// RUN: expect-status 1 verify-lowering %t/affine-step-of-two.src.mlir --lowered %t/affine-step-of-two.low.mlir | FileCheck %s --check-prefix=AFFINE-STEP-OF-TWO
// AFFINE-STEP-OF-TWO: @f: refuted: control:

//--- scf-in-order.src.mlir
func.func @f(%m: memref<?xi32>, %n: index, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %m[%i] : memref<?xi32>
    scf.reduce
  }
  return
}
//--- scf-in-order.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64, %v: i32) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %g : i32, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- scf-last-one-missing.src.mlir
func.func @f(%m: memref<?xi32>, %n: index, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %m[%i] : memref<?xi32>
    scf.reduce
  }
  return
}
//--- scf-last-one-missing.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64, %v: i32) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %l = llvm.sub %n, %1 : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %l : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %g : i32, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- scf-first-one-missing.src.mlir
func.func @f(%m: memref<?xi32>, %n: index, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %m[%i] : memref<?xi32>
    scf.reduce
  }
  return
}
//--- scf-first-one-missing.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64, %v: i32) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^head(%1 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %g : i32, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- scf-one-too-many.src.mlir
func.func @f(%m: memref<?xi32>, %n: index, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %m[%i] : memref<?xi32>
    scf.reduce
  }
  return
}
//--- scf-one-too-many.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64, %v: i32) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "sle" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %g : i32, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- scf-unsigned.src.mlir
func.func @f(%m: memref<?xi32>, %n: index, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %m[%i] : memref<?xi32>
    scf.reduce
  }
  return
}
//--- scf-unsigned.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64, %v: i32) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "ult" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %g : i32, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- scf-other-value.src.mlir
func.func @f(%m: memref<?xi32>, %n: index, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %m[%i] : memref<?xi32>
    scf.reduce
  }
  return
}
//--- scf-other-value.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64, %v: i32) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %w = llvm.mlir.constant(9 : i32) : i32
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %w, %g : i32, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- scf-step-of-two.src.mlir
func.func @f(%m: memref<?xi32>, %n: index, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %m[%i] : memref<?xi32>
    scf.reduce
  }
  return
}
//--- scf-step-of-two.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64, %v: i32) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %2 = llvm.mlir.constant(2 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %g : i32, !llvm.ptr
  %j = llvm.add %i, %2 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- affine-in-order.src.mlir
func.func @f(%m: memref<?xi32>, %n: index, %v: i32) {
  affine.parallel (%i) = (0) to (symbol(%n)) {
    affine.store %v, %m[%i] : memref<?xi32>
  }
  return
}
//--- affine-in-order.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64, %v: i32) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %g : i32, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- affine-last-one-missing.src.mlir
func.func @f(%m: memref<?xi32>, %n: index, %v: i32) {
  affine.parallel (%i) = (0) to (symbol(%n)) {
    affine.store %v, %m[%i] : memref<?xi32>
  }
  return
}
//--- affine-last-one-missing.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64, %v: i32) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %l = llvm.sub %n, %1 : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %l : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %g : i32, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- affine-first-one-missing.src.mlir
func.func @f(%m: memref<?xi32>, %n: index, %v: i32) {
  affine.parallel (%i) = (0) to (symbol(%n)) {
    affine.store %v, %m[%i] : memref<?xi32>
  }
  return
}
//--- affine-first-one-missing.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64, %v: i32) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^head(%1 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %g : i32, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- affine-one-too-many.src.mlir
func.func @f(%m: memref<?xi32>, %n: index, %v: i32) {
  affine.parallel (%i) = (0) to (symbol(%n)) {
    affine.store %v, %m[%i] : memref<?xi32>
  }
  return
}
//--- affine-one-too-many.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64, %v: i32) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "sle" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %g : i32, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- affine-unsigned.src.mlir
func.func @f(%m: memref<?xi32>, %n: index, %v: i32) {
  affine.parallel (%i) = (0) to (symbol(%n)) {
    affine.store %v, %m[%i] : memref<?xi32>
  }
  return
}
//--- affine-unsigned.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64, %v: i32) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "ult" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %g : i32, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- affine-other-value.src.mlir
func.func @f(%m: memref<?xi32>, %n: index, %v: i32) {
  affine.parallel (%i) = (0) to (symbol(%n)) {
    affine.store %v, %m[%i] : memref<?xi32>
  }
  return
}
//--- affine-other-value.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64, %v: i32) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %w = llvm.mlir.constant(9 : i32) : i32
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %w, %g : i32, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- affine-step-of-two.src.mlir
func.func @f(%m: memref<?xi32>, %n: index, %v: i32) {
  affine.parallel (%i) = (0) to (symbol(%n)) {
    affine.store %v, %m[%i] : memref<?xi32>
  }
  return
}
//--- affine-step-of-two.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64, %v: i32) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %2 = llvm.mlir.constant(2 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %g : i32, !llvm.ptr
  %j = llvm.add %i, %2 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}
