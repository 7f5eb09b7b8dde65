// A memref.alloca_scope gives back the stack after what it hands out. Without its scope a buffer that is the only one lives longer, which nobody
// can tell; in a loop that is a scope itself it may end with the iteration. (MLIR documentation, "'memref' Dialect", memref.alloca_scope.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/loaded-in-the-scope.src.mlir --lowered %t/loaded-in-the-scope.low.mlir | FileCheck %s --check-prefix=LOADED-IN-THE-SCOPE
// LOADED-IN-THE-SCOPE: @f: proved
// RUN: expect-status 1 verify-lowering %t/loaded-behind-it.src.mlir --lowered %t/loaded-behind-it.low.mlir | FileCheck %s --check-prefix=LOADED-BEHIND-IT
// LOADED-BEHIND-IT: @f: refuted: access: the lowering is undefined: a load
// RUN: expect-status 0 verify-lowering %t/without-a-scope.src.mlir --lowered %t/without-a-scope.low.mlir | FileCheck %s --check-prefix=WITHOUT-A-SCOPE
// WITHOUT-A-SCOPE: @f: proved
// RUN: expect-status 1 verify-lowering %t/another-value.src.mlir --lowered %t/another-value.low.mlir | FileCheck %s --check-prefix=ANOTHER-VALUE
// ANOTHER-VALUE: @f: refuted: return-value: result 0 differs: it is 1 in the source, 3 in the lowering
// RUN: expect-status 0 verify-lowering %t/branches-in-the-scope.src.mlir --lowered %t/branches-in-the-scope.low.mlir | FileCheck %s --check-prefix=BRANCHES-IN-THE-SCOPE
// BRANCHES-IN-THE-SCOPE: @f: proved
// RUN: expect-status 1 verify-lowering %t/branches-in-the-scope-loaded-behind-it.src.mlir --lowered %t/branches-in-the-scope-loaded-behind-it.low.mlir | FileCheck %s --check-prefix=BRANCHES-IN-THE-SCOPE-LOADED-BEHIND-IT
// BRANCHES-IN-THE-SCOPE-LOADED-BEHIND-IT: @f: refuted: access: the lowering is undefined: a load
// RUN: expect-status 0 verify-lowering %t/scope-in-for.src.mlir --lowered %t/scope-in-for.low.mlir | FileCheck %s --check-prefix=SCOPE-IN-FOR
// SCOPE-IN-FOR: @f: proved
// RUN: expect-status 1 verify-lowering %t/scope-in-for-grows.src.mlir --lowered %t/scope-in-for-grows.low.mlir | FileCheck %s --check-prefix=SCOPE-IN-FOR-GROWS
// SCOPE-IN-FOR-GROWS: @f: refuted: stack-usage: the stack grows in each iteration
// RUN: expect-status 0 verify-lowering %t/scope-in-for-private-hoisted.src.mlir --lowered %t/scope-in-for-private-hoisted.low.mlir | FileCheck %s --check-prefix=SCOPE-IN-FOR-PRIVATE-HOISTED
// SCOPE-IN-FOR-PRIVATE-HOISTED: @f: proved

//--- loaded-in-the-scope.src.mlir
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.alloca_scope -> (i32) {
    %a = memref.alloca() : memref<4xi32>
    memref.store %v, %a[%c1] : memref<4xi32>
    %x = memref.load %a[%c1] : memref<4xi32>
    memref.alloca_scope.return %x : i32
  }
  return %r : i32
}
//--- loaded-in-the-scope.low.mlir
llvm.func @f(%v: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  %top = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %a[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %e : i32, !llvm.ptr
  %x = llvm.load %e : !llvm.ptr -> i32
  llvm.intr.stackrestore %top : !llvm.ptr
  llvm.return %x : i32
}

//--- loaded-behind-it.src.mlir
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.alloca_scope -> (i32) {
    %a = memref.alloca() : memref<4xi32>
    memref.store %v, %a[%c1] : memref<4xi32>
    %x = memref.load %a[%c1] : memref<4xi32>
    memref.alloca_scope.return %x : i32
  }
  return %r : i32
}
//--- loaded-behind-it.low.mlir
llvm.func @f(%v: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  %top = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %a[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %e : i32, !llvm.ptr
  llvm.intr.stackrestore %top : !llvm.ptr
  %x = llvm.load %e : !llvm.ptr -> i32
  llvm.return %x : i32
}

//--- without-a-scope.src.mlir
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.alloca_scope -> (i32) {
    %a = memref.alloca() : memref<4xi32>
    memref.store %v, %a[%c1] : memref<4xi32>
    %x = memref.load %a[%c1] : memref<4xi32>
    memref.alloca_scope.return %x : i32
  }
  return %r : i32
}
//--- without-a-scope.low.mlir
llvm.func @f(%v: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %a[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %e : i32, !llvm.ptr
  %x = llvm.load %e : !llvm.ptr -> i32
  llvm.return %x : i32
}

//--- another-value.src.mlir
func.func @f(%v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.alloca_scope -> (i32) {
    %a = memref.alloca() : memref<4xi32>
    memref.store %v, %a[%c1] : memref<4xi32>
    %x = memref.load %a[%c1] : memref<4xi32>
    memref.alloca_scope.return %x : i32
  }
  return %r : i32
}
//--- another-value.low.mlir
llvm.func @f(%v: i32) -> i32 {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  %top = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %a[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %e : i32, !llvm.ptr
  %x = llvm.load %e : !llvm.ptr -> i32
  llvm.intr.stackrestore %top : !llvm.ptr
  %w = llvm.mlir.constant(3 : i32) : i32
  llvm.return %w : i32
}

//--- branches-in-the-scope.src.mlir
func.func @f(%v: i32, %b: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.alloca_scope -> (i32) {
    %a = memref.alloca() : memref<4xi32>
    memref.store %v, %a[%c1] : memref<4xi32>
    scf.if %b {
      memref.store %v, %a[%c0] : memref<4xi32>
    }
    %x = memref.load %a[%c1] : memref<4xi32>
    memref.alloca_scope.return %x : i32
  }
  return %r : i32
}
//--- branches-in-the-scope.low.mlir
llvm.func @f(%v: i32, %b: i1) -> i32 {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  %top = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %a[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %e : i32, !llvm.ptr
  llvm.cond_br %b, ^y, ^n
^y:
  llvm.store %v, %a : i32, !llvm.ptr
  llvm.br ^n
^n:
  %x = llvm.load %e : !llvm.ptr -> i32
  llvm.intr.stackrestore %top : !llvm.ptr
  llvm.return %x : i32
}

//--- branches-in-the-scope-loaded-behind-it.src.mlir
func.func @f(%v: i32, %b: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.alloca_scope -> (i32) {
    %a = memref.alloca() : memref<4xi32>
    memref.store %v, %a[%c1] : memref<4xi32>
    scf.if %b {
      memref.store %v, %a[%c0] : memref<4xi32>
    }
    %x = memref.load %a[%c1] : memref<4xi32>
    memref.alloca_scope.return %x : i32
  }
  return %r : i32
}
//--- branches-in-the-scope-loaded-behind-it.low.mlir
llvm.func @f(%v: i32, %b: i1) -> i32 {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  %top = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %a[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %v, %e : i32, !llvm.ptr
  llvm.cond_br %b, ^y, ^n
^y:
  llvm.store %v, %a : i32, !llvm.ptr
  llvm.br ^n
^n:
  llvm.intr.stackrestore %top : !llvm.ptr
  %x = llvm.load %e : !llvm.ptr -> i32
  llvm.return %x : i32
}

//--- scope-in-for.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.alloca_scope {
    %a = memref.alloca() : memref<4xi32>
    func.call @use(%a) : (memref<4xi32>) -> ()
    }
  }
  return
}
//--- scope-in-for.low.mlir
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

//--- scope-in-for-grows.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.alloca_scope {
    %a = memref.alloca() : memref<4xi32>
    func.call @use(%a) : (memref<4xi32>) -> ()
    }
  }
  return
}
//--- scope-in-for-grows.low.mlir
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

//--- scope-in-for-private-hoisted.src.mlir
func.func @f(%m: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.alloca_scope {
    %a = memref.alloca() : memref<4xi32>
    %x = memref.load %m[%i] : memref<?xi32>
    memref.store %x, %a[%c1] : memref<4xi32>
    %y = memref.load %a[%c1] : memref<4xi32>
    memref.store %y, %m[%i] : memref<?xi32>
    }
  }
  return
}
//--- scope-in-for-private-hoisted.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %g : !llvm.ptr -> i32
  %e = llvm.getelementptr %a[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %x, %e : i32, !llvm.ptr
  %y = llvm.load %e : !llvm.ptr -> i32
  llvm.store %y, %g : i32, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}
