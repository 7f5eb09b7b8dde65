// A memref.alloca lives until an iteration of the closest loop around it ends: scf.for, scf.parallel, affine.for and affine.parallel have the
// trait AutomaticAllocationScope. The lowering gives back in each iteration what it takes of the stack, or the stack grows. (MLIR documentation,
// "'memref' Dialect", memref.alloca; LLVM Language Reference, "'llvm.stacksave.*' Intrinsic", "'llvm.stackrestore.*' Intrinsic".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/scf-for-grows.src.mlir --lowered %t/scf-for-grows.low.mlir | FileCheck %s --check-prefix=SCF-FOR-GROWS
// SCF-FOR-GROWS: @f: refuted: stack-usage: the stack grows in each iteration
// RUN: expect-status 0 verify-lowering %t/scf-for-restored.src.mlir --lowered %t/scf-for-restored.low.mlir | FileCheck %s --check-prefix=SCF-FOR-RESTORED
// SCF-FOR-RESTORED: @f: proved
// RUN: expect-status 1 verify-lowering %t/scf-parallel-grows.src.mlir --lowered %t/scf-parallel-grows.low.mlir | FileCheck %s --check-prefix=SCF-PARALLEL-GROWS
// SCF-PARALLEL-GROWS: @f: refuted: stack-usage: the stack grows in each iteration
// RUN: expect-status 0 verify-lowering %t/scf-parallel-restored.src.mlir --lowered %t/scf-parallel-restored.low.mlir | FileCheck %s --check-prefix=SCF-PARALLEL-RESTORED
// SCF-PARALLEL-RESTORED: @f: proved
// RUN: expect-status 1 verify-lowering %t/affine-for-grows.src.mlir --lowered %t/affine-for-grows.low.mlir | FileCheck %s --check-prefix=AFFINE-FOR-GROWS
// AFFINE-FOR-GROWS: @f: refuted: stack-usage: the stack grows in each iteration
// RUN: expect-status 0 verify-lowering %t/affine-for-restored.src.mlir --lowered %t/affine-for-restored.low.mlir | FileCheck %s --check-prefix=AFFINE-FOR-RESTORED
// AFFINE-FOR-RESTORED: @f: proved
// RUN: expect-status 1 verify-lowering %t/affine-parallel-grows.src.mlir --lowered %t/affine-parallel-grows.low.mlir | FileCheck %s --check-prefix=AFFINE-PARALLEL-GROWS
// AFFINE-PARALLEL-GROWS: @f: refuted: stack-usage: the stack grows in each iteration
// RUN: expect-status 0 verify-lowering %t/affine-parallel-restored.src.mlir --lowered %t/affine-parallel-restored.low.mlir | FileCheck %s --check-prefix=AFFINE-PARALLEL-RESTORED
// AFFINE-PARALLEL-RESTORED: @f: proved
// RUN: expect-status 1 verify-lowering %t/restored-after-the-loop.src.mlir --lowered %t/restored-after-the-loop.low.mlir | FileCheck %s --check-prefix=RESTORED-AFTER-THE-LOOP
// RESTORED-AFTER-THE-LOOP: @f: refuted: stack-usage: the stack grows in each iteration
// RUN: expect-status 0 verify-lowering %t/saved-once.src.mlir --lowered %t/saved-once.low.mlir | FileCheck %s --check-prefix=SAVED-ONCE
// SAVED-ONCE: @f: proved
// RUN: expect-status 1 verify-lowering %t/restored-before-use.src.mlir --lowered %t/restored-before-use.low.mlir | FileCheck %s --check-prefix=RESTORED-BEFORE-USE
// RESTORED-BEFORE-USE: @f: refuted: lifetime: at the call of @use a new buffer of 16 bytes is alive in the source,
// RUN: expect-status 1 verify-lowering %t/saved-behind-the-alloca.src.mlir --lowered %t/saved-behind-the-alloca.low.mlir | FileCheck %s --check-prefix=SAVED-BEHIND-THE-ALLOCA
// SAVED-BEHIND-THE-ALLOCA: @f: refuted: stack-usage: the stack grows in each iteration
// RUN: expect-status 1 verify-lowering %t/restored-on-one-way.src.mlir --lowered %t/restored-on-one-way.low.mlir | FileCheck %s --check-prefix=RESTORED-ON-ONE-WAY
// RESTORED-ON-ONE-WAY: @f: refuted: control: the lowering is undefined: a branch depends on poison
// RUN: expect-status 1 verify-lowering %t/two-restored-to-the-second.src.mlir --lowered %t/two-restored-to-the-second.low.mlir | FileCheck %s --check-prefix=TWO-RESTORED-TO-THE-SECOND
// TWO-RESTORED-TO-THE-SECOND: @f: refuted: stack-usage: the stack grows in each iteration
// RUN: expect-status 0 verify-lowering %t/two-restored-to-the-first.src.mlir --lowered %t/two-restored-to-the-first.low.mlir | FileCheck %s --check-prefix=TWO-RESTORED-TO-THE-FIRST
// TWO-RESTORED-TO-THE-FIRST: @f: proved
// RUN: expect-status 1 verify-lowering %t/dynamic-grows.src.mlir --lowered %t/dynamic-grows.low.mlir | FileCheck %s --check-prefix=DYNAMIC-GROWS
// DYNAMIC-GROWS: @f: refuted: stack-usage: the stack grows in each iteration
// RUN: expect-status 0 verify-lowering %t/dynamic-restored.src.mlir --lowered %t/dynamic-restored.low.mlir | FileCheck %s --check-prefix=DYNAMIC-RESTORED
// DYNAMIC-RESTORED: @f: proved

//--- scf-for-grows.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xi32>
    func.call @use(%a) : (memref<4xi32>) -> ()
  }
  return
}
//--- scf-for-grows.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- scf-for-restored.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xi32>
    func.call @use(%a) : (memref<4xi32>) -> ()
  }
  return
}
//--- scf-for-restored.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %top = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.intr.stackrestore %top : !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- scf-parallel-grows.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %a = memref.alloca() : memref<4xi32>
    func.call @use(%a) : (memref<4xi32>) -> ()
    scf.reduce
  }
  return
}
//--- scf-parallel-grows.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- scf-parallel-restored.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %a = memref.alloca() : memref<4xi32>
    func.call @use(%a) : (memref<4xi32>) -> ()
    scf.reduce
  }
  return
}
//--- scf-parallel-restored.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %top = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.intr.stackrestore %top : !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- affine-for-grows.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to %n {
    %a = memref.alloca() : memref<4xi32>
    func.call @use(%a) : (memref<4xi32>) -> ()
  }
  return
}
//--- affine-for-grows.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- affine-for-restored.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to %n {
    %a = memref.alloca() : memref<4xi32>
    func.call @use(%a) : (memref<4xi32>) -> ()
  }
  return
}
//--- affine-for-restored.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %top = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.intr.stackrestore %top : !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- affine-parallel-grows.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.parallel (%i) = (0) to (symbol(%n)) {
    %a = memref.alloca() : memref<4xi32>
    func.call @use(%a) : (memref<4xi32>) -> ()
  }
  return
}
//--- affine-parallel-grows.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- affine-parallel-restored.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.parallel (%i) = (0) to (symbol(%n)) {
    %a = memref.alloca() : memref<4xi32>
    func.call @use(%a) : (memref<4xi32>) -> ()
  }
  return
}
//--- affine-parallel-restored.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %top = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.intr.stackrestore %top : !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- restored-after-the-loop.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xi32>
    func.call @use(%a) : (memref<4xi32>) -> ()
  }
  return
}
//--- restored-after-the-loop.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  %top = llvm.intr.stacksave : !llvm.ptr
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.intr.stackrestore %top : !llvm.ptr
  llvm.return
}

//--- saved-once.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xi32>
    func.call @use(%a) : (memref<4xi32>) -> ()
  }
  return
}
//--- saved-once.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  %top = llvm.intr.stacksave : !llvm.ptr
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.intr.stackrestore %top : !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- restored-before-use.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xi32>
    func.call @use(%a) : (memref<4xi32>) -> ()
  }
  return
}
//--- restored-before-use.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %top = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.intr.stackrestore %top : !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- saved-behind-the-alloca.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xi32>
    func.call @use(%a) : (memref<4xi32>) -> ()
  }
  return
}
//--- saved-behind-the-alloca.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  %top = llvm.intr.stacksave : !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.intr.stackrestore %top : !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- restored-on-one-way.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xi32>
    func.call @use(%a) : (memref<4xi32>) -> ()
  }
  return
}
//--- restored-on-one-way.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64, %b: i1) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %top = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.cond_br %b, ^give, ^keep
^give:
  llvm.intr.stackrestore %top : !llvm.ptr
  llvm.br ^keep
^keep:
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- two-restored-to-the-second.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xi32>
    func.call @use(%a) : (memref<4xi32>) -> ()
    %b = memref.alloca() : memref<4xi32>
    func.call @use(%b) : (memref<4xi32>) -> ()
  }
  return
}
//--- two-restored-to-the-second.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %top = llvm.intr.stacksave : !llvm.ptr
  %b = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%b, %b, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.intr.stackrestore %top : !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- two-restored-to-the-first.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xi32>
    func.call @use(%a) : (memref<4xi32>) -> ()
    %b = memref.alloca() : memref<4xi32>
    func.call @use(%b) : (memref<4xi32>) -> ()
  }
  return
}
//--- two-restored-to-the-first.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %top = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %b = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%b, %b, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.intr.stackrestore %top : !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- dynamic-grows.src.mlir
func.func private @any(memref<?xi32>)
func.func @f(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca(%k) : memref<?xi32>
    func.call @any(%a) : (memref<?xi32>) -> ()
  }
  return
}
//--- dynamic-grows.low.mlir
llvm.func @any(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64, %k: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %a = llvm.alloca %k x i32 : (i64) -> !llvm.ptr
  llvm.call @any(%a, %a, %0, %k, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- dynamic-restored.src.mlir
func.func private @any(memref<?xi32>)
func.func @f(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca(%k) : memref<?xi32>
    func.call @any(%a) : (memref<?xi32>) -> ()
  }
  return
}
//--- dynamic-restored.low.mlir
llvm.func @any(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64, %k: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %top = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %k x i32 : (i64) -> !llvm.ptr
  llvm.call @any(%a, %a, %0, %k, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.intr.stackrestore %top : !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}
