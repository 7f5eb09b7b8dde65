// One buffer before a loop may stand for those that the source makes in each iteration: what it holds from the iteration before is one of
// the contents that a new one may have, and what is read has to be what this iteration has stored. (MLIR documentation, "'memref' Dialect",
// memref.alloca.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/private.src.mlir --lowered %t/private.low.mlir | FileCheck %s --check-prefix=PRIVATE
// PRIVATE: @f: proved
// RUN: expect-status 1 verify-lowering %t/private-grows.src.mlir --lowered %t/private-grows.low.mlir | FileCheck %s --check-prefix=PRIVATE-GROWS
// PRIVATE-GROWS: @f: refuted: stack-usage: the stack grows in each iteration
// RUN: expect-status 0 verify-lowering %t/in-a-register.src.mlir --lowered %t/in-a-register.low.mlir | FileCheck %s --check-prefix=IN-A-REGISTER
// IN-A-REGISTER: @f: proved
// RUN: expect-status 1 verify-lowering %t/other-place.src.mlir --lowered %t/other-place.low.mlir | FileCheck %s --check-prefix=OTHER-PLACE
// OTHER-PLACE: @f: refuted: cut-memory:
// RUN: expect-status 1 verify-lowering %t/too-small.src.mlir --lowered %t/too-small.low.mlir | FileCheck %s --check-prefix=TOO-SMALL
// TOO-SMALL: @f: refuted: access: the lowering is undefined: a store
// RUN: expect-status 1 verify-lowering %t/stored-after-it-is-read.src.mlir --lowered %t/stored-after-it-is-read.low.mlir | FileCheck %s --check-prefix=STORED-AFTER-IT-IS-READ
// STORED-AFTER-IT-IS-READ: @f: refuted: cut-memory: at the return byte 0 of incoming buffer 1 is 0x00 in the source, 0x07

//--- private.src.mlir
func.func @f(%m: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xi32>
    %x = memref.load %m[%i] : memref<?xi32>
    memref.store %x, %a[%c1] : memref<4xi32>
    %y = memref.load %a[%c1] : memref<4xi32>
    memref.store %y, %m[%i] : memref<?xi32>
  }
  return
}
//--- private.low.mlir
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

//--- private-grows.src.mlir
func.func @f(%m: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xi32>
    %x = memref.load %m[%i] : memref<?xi32>
    memref.store %x, %a[%c1] : memref<4xi32>
    %y = memref.load %a[%c1] : memref<4xi32>
    memref.store %y, %m[%i] : memref<?xi32>
  }
  return
}
//--- private-grows.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
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

//--- in-a-register.src.mlir
func.func @f(%m: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xi32>
    %x = memref.load %m[%i] : memref<?xi32>
    memref.store %x, %a[%c1] : memref<4xi32>
    %y = memref.load %a[%c1] : memref<4xi32>
    memref.store %y, %m[%i] : memref<?xi32>
  }
  return
}
//--- in-a-register.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %g : !llvm.ptr -> i32
  llvm.store %x, %g : i32, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- other-place.src.mlir
func.func @f(%m: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xi32>
    %x = memref.load %m[%i] : memref<?xi32>
    memref.store %x, %a[%c1] : memref<4xi32>
    %y = memref.load %a[%c1] : memref<4xi32>
    memref.store %y, %m[%i] : memref<?xi32>
  }
  return
}
//--- other-place.low.mlir
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
  %z = llvm.getelementptr %a[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %y = llvm.load %z : !llvm.ptr -> i32
  llvm.store %y, %g : i32, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- too-small.src.mlir
func.func @f(%m: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xi32>
    %x = memref.load %m[%i] : memref<?xi32>
    memref.store %x, %a[%c1] : memref<4xi32>
    %y = memref.load %a[%c1] : memref<4xi32>
    memref.store %y, %m[%i] : memref<?xi32>
  }
  return
}
//--- too-small.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  %a = llvm.alloca %1 x i32 : (i64) -> !llvm.ptr
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

//--- stored-after-it-is-read.src.mlir
func.func @f(%m: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xi32>
    %x = memref.load %m[%i] : memref<?xi32>
    memref.store %x, %a[%c0] : memref<4xi32>
    %y = memref.load %a[%c0] : memref<4xi32>
    memref.store %y, %m[%i] : memref<?xi32>
  }
  return
}
//--- stored-after-it-is-read.low.mlir
llvm.func @f(%m0: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  %z0 = llvm.mlir.constant(7 : i32) : i32
  llvm.store %z0, %a : i32, !llvm.ptr
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %g : !llvm.ptr -> i32
  %y = llvm.load %a : !llvm.ptr -> i32
  llvm.store %x, %a : i32, !llvm.ptr
  llvm.store %y, %g : i32, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}
