// A buffer belongs to the closest loop with the trait AutomaticAllocationScope: what the outer loop gives back, the inner one has kept in each of
// its iterations. (MLIR documentation, "'memref' Dialect", memref.alloca.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/outer-grows.src.mlir --lowered %t/outer-grows.low.mlir | FileCheck %s --check-prefix=OUTER-GROWS
// OUTER-GROWS: @f: refuted: stack-usage: the stack grows in each iteration
// RUN: expect-status 0 verify-lowering %t/outer-restored.src.mlir --lowered %t/outer-restored.low.mlir | FileCheck %s --check-prefix=OUTER-RESTORED
// OUTER-RESTORED: @f: proved
// RUN: expect-status 1 verify-lowering %t/outer-restored-in-the-inner-loop.src.mlir --lowered %t/outer-restored-in-the-inner-loop.low.mlir | FileCheck %s --check-prefix=OUTER-RESTORED-IN-THE-INNER-LOOP
// OUTER-RESTORED-IN-THE-INNER-LOOP: @f: refuted: stack-usage: at the call of @use a new buffer of 16 bytes is alive in the source,
// RUN: expect-status 1 verify-lowering %t/inner-restored-by-the-outer.src.mlir --lowered %t/inner-restored-by-the-outer.low.mlir | FileCheck %s --check-prefix=INNER-RESTORED-BY-THE-OUTER
// INNER-RESTORED-BY-THE-OUTER: @f: refuted: stack-usage: the stack grows in each iteration
// RUN: expect-status 0 verify-lowering %t/inner-restored.src.mlir --lowered %t/inner-restored.low.mlir | FileCheck %s --check-prefix=INNER-RESTORED
// INNER-RESTORED: @f: proved

//--- outer-grows.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xi32>
    scf.for %j = %c0 to %k step %c1 {
      func.call @use(%a) : (memref<4xi32>) -> ()
    }
  }
  return
}
//--- outer-grows.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64, %k: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.br ^ih(%0 : i64)
^ih(%j: i64):
  %d = llvm.icmp "slt" %j, %k : i64
  llvm.cond_br %d, ^ib, ^ie
^ib:
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %jj = llvm.add %j, %1 : i64
  llvm.br ^ih(%jj : i64)
^ie:
  %ii = llvm.add %i, %1 : i64
  llvm.br ^head(%ii : i64)
^end:
  llvm.return
}

//--- outer-restored.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xi32>
    scf.for %j = %c0 to %k step %c1 {
      func.call @use(%a) : (memref<4xi32>) -> ()
    }
  }
  return
}
//--- outer-restored.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
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
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.br ^ih(%0 : i64)
^ih(%j: i64):
  %d = llvm.icmp "slt" %j, %k : i64
  llvm.cond_br %d, ^ib, ^ie
^ib:
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %jj = llvm.add %j, %1 : i64
  llvm.br ^ih(%jj : i64)
^ie:
  llvm.intr.stackrestore %top : !llvm.ptr
  %ii = llvm.add %i, %1 : i64
  llvm.br ^head(%ii : i64)
^end:
  llvm.return
}

//--- outer-restored-in-the-inner-loop.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xi32>
    scf.for %j = %c0 to %k step %c1 {
      func.call @use(%a) : (memref<4xi32>) -> ()
    }
  }
  return
}
//--- outer-restored-in-the-inner-loop.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
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
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.br ^ih(%0 : i64)
^ih(%j: i64):
  %d = llvm.icmp "slt" %j, %k : i64
  llvm.cond_br %d, ^ib, ^ie
^ib:
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.intr.stackrestore %top : !llvm.ptr
  %jj = llvm.add %j, %1 : i64
  llvm.br ^ih(%jj : i64)
^ie:
  %ii = llvm.add %i, %1 : i64
  llvm.br ^head(%ii : i64)
^end:
  llvm.return
}

//--- inner-restored-by-the-outer.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %k step %c1 {
      %a = memref.alloca() : memref<4xi32>
      func.call @use(%a) : (memref<4xi32>) -> ()
    }
  }
  return
}
//--- inner-restored-by-the-outer.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
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
  llvm.br ^ih(%0 : i64)
^ih(%j: i64):
  %d = llvm.icmp "slt" %j, %k : i64
  llvm.cond_br %d, ^ib, ^ie
^ib:
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %jj = llvm.add %j, %1 : i64
  llvm.br ^ih(%jj : i64)
^ie:
  llvm.intr.stackrestore %top : !llvm.ptr
  %ii = llvm.add %i, %1 : i64
  llvm.br ^head(%ii : i64)
^end:
  llvm.return
}

//--- inner-restored.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %k step %c1 {
      %a = memref.alloca() : memref<4xi32>
      func.call @use(%a) : (memref<4xi32>) -> ()
    }
  }
  return
}
//--- inner-restored.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64, %k: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  llvm.br ^ih(%0 : i64)
^ih(%j: i64):
  %d = llvm.icmp "slt" %j, %k : i64
  llvm.cond_br %d, ^ib, ^ie
^ib:
  %top = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.intr.stackrestore %top : !llvm.ptr
  %jj = llvm.add %j, %1 : i64
  llvm.br ^ih(%jj : i64)
^ie:
  %ii = llvm.add %i, %1 : i64
  llvm.br ^head(%ii : i64)
^end:
  llvm.return
}
