// That a memref is well-formed is known on the path that shows it, from there on, and before it up to the last event: not on the
// other way of a branch, nor for the same descriptor that was made anew. The lowering computes an address by way of another element,
// which the object has to have. (MLIR documentation, "'memref' Dialect", memref.cast, memref.reinterpret_cast, memref.subview.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/branch.src.mlir --lowered %t/branch.low.mlir | FileCheck %s --check-prefix=BRANCH
// BRANCH: @f: refuted: address
// RUN: expect-status 0 verify-lowering %t/branch.src.mlir --lowered %t/branchright.low.mlir | FileCheck %s --check-prefix=BRANCHRIGHT
// BRANCHRIGHT: @f: proved
// RUN: expect-status 0 verify-lowering %t/cast.src.mlir --lowered %t/cast.low.mlir | FileCheck %s --check-prefix=CAST
// CAST: @f: proved
// RUN: expect-status 1 verify-lowering %t/anew.src.mlir --lowered %t/cast.low.mlir | FileCheck %s --check-prefix=ANEW
// ANEW: @f: refuted: address
// RUN: expect-status 0 verify-lowering %t/anew.src.mlir --lowered %t/anewplain.low.mlir | FileCheck %s --check-prefix=ANEWPLAIN
// ANEWPLAIN: @f: proved
// RUN: expect-status 1 verify-lowering %t/call.src.mlir --lowered %t/call.low.mlir | FileCheck %s --check-prefix=CALL
// CALL: @f: refuted: address
// RUN: expect-status 0 verify-lowering %t/call.src.mlir --lowered %t/callright.low.mlir | FileCheck %s --check-prefix=CALLRIGHT
// CALLRIGHT: @f: proved
// RUN: expect-status 0 verify-lowering %t/castcall.src.mlir --lowered %t/castcall.low.mlir | FileCheck %s --check-prefix=CASTCALL
// CASTCALL: @f: proved
// RUN: expect-status 1 verify-lowering %t/volatile.src.mlir --lowered %t/volatile.low.mlir | FileCheck %s --check-prefix=VOLATILE
// VOLATILE: @f: refuted: address
// RUN: expect-status 1 verify-lowering %t/loop.src.mlir --lowered %t/loop.low.mlir | FileCheck %s --check-prefix=LOOP
// LOOP: @f: refuted: address
// RUN: expect-status 0 verify-lowering %t/loop.src.mlir --lowered %t/loopright.low.mlir | FileCheck %s --check-prefix=LOOPRIGHT
// LOOPRIGHT: @f: proved
// RUN: expect-status 0 verify-lowering %t/loopcast.src.mlir --lowered %t/loop.low.mlir | FileCheck %s --check-prefix=LOOPCAST
// LOOPCAST: @f: proved
// RUN: expect-status 0 verify-lowering %t/hoistedcast.src.mlir --lowered %t/loop.low.mlir | FileCheck %s --check-prefix=HOISTEDCAST
// HOISTEDCAST: @f: proved
// RUN: expect-status 1 verify-lowering %t/joined.src.mlir --lowered %t/joined.low.mlir | FileCheck %s --check-prefix=JOINED
// JOINED: @f: refuted: address
// RUN: expect-status 0 verify-lowering %t/joined.src.mlir --lowered %t/joinedright.low.mlir | FileCheck %s --check-prefix=JOINEDRIGHT
// JOINEDRIGHT: @f: proved
// RUN: expect-status 0 verify-lowering %t/joinedcasts.src.mlir --lowered %t/joined.low.mlir | FileCheck %s --check-prefix=JOINEDCASTS
// JOINEDCASTS: @f: proved
// RUN: expect-status 1 verify-lowering %t/part.src.mlir --lowered %t/branch.low.mlir | FileCheck %s --check-prefix=PART
// PART: @f: refuted: address
// RUN: expect-status 0 verify-lowering %t/part.src.mlir --lowered %t/branchright.low.mlir | FileCheck %s --check-prefix=PARTRIGHT
// PARTRIGHT: @f: proved
// RUN: expect-status 1 verify-lowering %t/partcall.src.mlir --lowered %t/call.low.mlir | FileCheck %s --check-prefix=PARTCALL
// PARTCALL: @f: refuted: address
// RUN: expect-status 0 verify-lowering %t/loaded.src.mlir --lowered %t/loaded.low.mlir | FileCheck %s --check-prefix=LOADED
// LOADED: @f: proved

//--- branch.src.mlir
func.func @f(%m: memref<?xi32>, %c: i1, %i: index) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %k = memref.cast %m : memref<?xi32> to memref<4xi32>
  %v = memref.load %k[%i] : memref<4xi32>
  return %v : i32
^b:
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  %w = memref.load %r[%i] : memref<4xi32>
  return %w : i32

}
//--- branch.low.mlir
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %c: i1, %i: i64) -> i32 {
  llvm.cond_br %c, ^a, ^b
^a:
  %g0 = llvm.getelementptr %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %g0 : !llvm.ptr -> i32
  llvm.return %v : i32
^b:
  %c31 = llvm.mlir.constant(3 : i64) : i64
  %a1 = llvm.getelementptr inbounds %q[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d1 = llvm.sub %i, %c31 : i64
  %b1 = llvm.getelementptr %a1[%d1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %b1 : !llvm.ptr -> i32
  llvm.return %w : i32

}
//--- branchright.low.mlir
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %c: i1, %i: i64) -> i32 {
  llvm.cond_br %c, ^a, ^b
^a:
  %c30 = llvm.mlir.constant(3 : i64) : i64
  %a0 = llvm.getelementptr inbounds %q[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d0 = llvm.sub %i, %c30 : i64
  %b0 = llvm.getelementptr %a0[%d0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %v = llvm.load %b0 : !llvm.ptr -> i32
  llvm.return %v : i32
^b:
  %g1 = llvm.getelementptr %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %g1 : !llvm.ptr -> i32
  llvm.return %w : i32

}
//--- cast.src.mlir
func.func @f(%m: memref<?xi32>, %i: index) -> i32 {
  %k = memref.cast %m : memref<?xi32> to memref<4xi32>
  %w = memref.load %k[%i] : memref<4xi32>
  return %w : i32

}
//--- cast.low.mlir
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %i: i64) -> i32 {
  %c31 = llvm.mlir.constant(3 : i64) : i64
  %a1 = llvm.getelementptr inbounds %q[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d1 = llvm.sub %i, %c31 : i64
  %b1 = llvm.getelementptr %a1[%d1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %b1 : !llvm.ptr -> i32
  llvm.return %w : i32

}
//--- anew.src.mlir
func.func @f(%m: memref<?xi32>, %i: index) -> i32 {
  %k = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  %w = memref.load %k[%i] : memref<4xi32>
  return %w : i32

}
//--- anewplain.low.mlir
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %i: i64) -> i32 {
  %g1 = llvm.getelementptr %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %g1 : !llvm.ptr -> i32
  llvm.return %w : i32

}
//--- call.src.mlir
func.func private @ext(i32)
func.func @f(%m: memref<?xi32>, %i: index) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  %w = memref.load %r[%i] : memref<4xi32>
  call @ext(%w) : (i32) -> ()
  %k = memref.cast %m : memref<?xi32> to memref<4xi32>
  return
}
//--- call.low.mlir
llvm.func @ext(i32) attributes {sym_visibility = "private"}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %i: i64) {
  %c31 = llvm.mlir.constant(3 : i64) : i64
  %a1 = llvm.getelementptr inbounds %q[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d1 = llvm.sub %i, %c31 : i64
  %b1 = llvm.getelementptr %a1[%d1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %b1 : !llvm.ptr -> i32
  llvm.call @ext(%w) : (i32) -> ()
  llvm.return
}
//--- callright.low.mlir
llvm.func @ext(i32) attributes {sym_visibility = "private"}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %i: i64) {
  %g1 = llvm.getelementptr %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %g1 : !llvm.ptr -> i32
  llvm.call @ext(%w) : (i32) -> ()
  llvm.return
}
//--- castcall.src.mlir
func.func private @ext(i32)
func.func @f(%m: memref<?xi32>, %i: index, %n: i32) -> i32 {
  %k = memref.cast %m : memref<?xi32> to memref<4xi32>
  call @ext(%n) : (i32) -> ()
  %w = memref.load %k[%i] : memref<4xi32>
  return %w : i32

}
//--- castcall.low.mlir
llvm.func @ext(i32) attributes {sym_visibility = "private"}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %i: i64, %x: i32) -> i32 {
  llvm.call @ext(%x) : (i32) -> ()
  %c31 = llvm.mlir.constant(3 : i64) : i64
  %a1 = llvm.getelementptr inbounds %q[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d1 = llvm.sub %i, %c31 : i64
  %b1 = llvm.getelementptr %a1[%d1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %b1 : !llvm.ptr -> i32
  llvm.return %w : i32

}
//--- volatile.src.mlir
func.func @f(%m: memref<?xi32>, %i: index, %t: !llvm.ptr, %x: i32) -> i32 {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  %w = memref.load %r[%i] : memref<4xi32>
  llvm.store volatile %x, %t {alignment = 4 : i64} : i32, !llvm.ptr
  %k = memref.cast %m : memref<?xi32> to memref<4xi32>
  return %w : i32

}
//--- volatile.low.mlir
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %i: i64, %t: !llvm.ptr, %x: i32) -> i32 {
  %c31 = llvm.mlir.constant(3 : i64) : i64
  %a1 = llvm.getelementptr inbounds %q[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d1 = llvm.sub %i, %c31 : i64
  %b1 = llvm.getelementptr %a1[%d1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %b1 : !llvm.ptr -> i32
  llvm.store volatile %x, %t {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return %w : i32

}
//--- loop.src.mlir
func.func private @ext(i32)
func.func @f(%m: memref<?xi32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %i step %c1 {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  %w = memref.load %r[%j] : memref<4xi32>
  call @ext(%w) : (i32) -> ()
  %k = memref.cast %m : memref<?xi32> to memref<4xi32>
  }
  return
}
//--- loop.low.mlir
llvm.func @ext(i32) attributes {sym_visibility = "private"}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %i: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^h(%c0 : i64)
^h(%j: i64):
  %t = llvm.icmp "slt" %j, %i : i64
  llvm.cond_br %t, ^b, ^e
^b:
  %c31 = llvm.mlir.constant(3 : i64) : i64
  %a1 = llvm.getelementptr inbounds %q[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d1 = llvm.sub %j, %c31 : i64
  %b1 = llvm.getelementptr %a1[%d1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %b1 : !llvm.ptr -> i32
  llvm.call @ext(%w) : (i32) -> ()
  %jj = llvm.add %j, %c1 : i64
  llvm.br ^h(%jj : i64)
^e:
  llvm.return
}
//--- loopright.low.mlir
llvm.func @ext(i32) attributes {sym_visibility = "private"}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %i: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^h(%c0 : i64)
^h(%j: i64):
  %t = llvm.icmp "slt" %j, %i : i64
  llvm.cond_br %t, ^b, ^e
^b:
  %g1 = llvm.getelementptr %q[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %g1 : !llvm.ptr -> i32
  llvm.call @ext(%w) : (i32) -> ()
  %jj = llvm.add %j, %c1 : i64
  llvm.br ^h(%jj : i64)
^e:
  llvm.return
}
//--- loopcast.src.mlir
func.func private @ext(i32)
func.func @f(%m: memref<?xi32>, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %i step %c1 {
  %k = memref.cast %m : memref<?xi32> to memref<4xi32>
  %w = memref.load %k[%j] : memref<4xi32>
  call @ext(%w) : (i32) -> ()
  }
  return
}
//--- hoistedcast.src.mlir
func.func private @ext(i32)
func.func @f(%m: memref<?xi32>, %i: index) {
  %k = memref.cast %m : memref<?xi32> to memref<4xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %i step %c1 {
  %w = memref.load %k[%j] : memref<4xi32>
  call @ext(%w) : (i32) -> ()
  }
  return
}
//--- joined.src.mlir
func.func @f(%m: memref<?xi32>, %c: i1, %i: index) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %k = memref.cast %m : memref<?xi32> to memref<4xi32>
  cf.br ^e(%k : memref<4xi32>)
^b:
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  cf.br ^e(%r : memref<4xi32>)
^e(%y: memref<4xi32>):
  %w = memref.load %y[%i] : memref<4xi32>
  return %w : i32

}
//--- joined.low.mlir
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %c: i1, %i: i64) -> i32 {
  %c31 = llvm.mlir.constant(3 : i64) : i64
  %a1 = llvm.getelementptr inbounds %q[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d1 = llvm.sub %i, %c31 : i64
  %b1 = llvm.getelementptr %a1[%d1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %b1 : !llvm.ptr -> i32
  llvm.return %w : i32

}
//--- joinedright.low.mlir
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %c: i1, %i: i64) -> i32 {
  %g1 = llvm.getelementptr %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %g1 : !llvm.ptr -> i32
  llvm.return %w : i32

}
//--- joinedcasts.src.mlir
func.func @f(%m: memref<?xi32>, %c: i1, %i: index) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %k = memref.cast %m : memref<?xi32> to memref<4xi32>
  cf.br ^e(%k : memref<4xi32>)
^b:
  %r = memref.cast %m : memref<?xi32> to memref<4xi32>
  cf.br ^e(%r : memref<4xi32>)
^e(%y: memref<4xi32>):
  %w = memref.load %y[%i] : memref<4xi32>
  return %w : i32

}
//--- part.src.mlir
func.func @f(%m: memref<?xi32>, %c: i1, %i: index) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %k = memref.subview %m[0] [4] [1] : memref<?xi32> to memref<4xi32>
  %v = memref.load %k[%i] : memref<4xi32>
  return %v : i32
^b:
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  %w = memref.load %r[%i] : memref<4xi32>
  return %w : i32

}
//--- partcall.src.mlir
func.func private @ext(i32)
func.func @f(%m: memref<?xi32>, %i: index) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  %w = memref.load %r[%i] : memref<4xi32>
  call @ext(%w) : (i32) -> ()
  %k = memref.subview %m[0] [4] [1] : memref<?xi32> to memref<4xi32>
  return
}
//--- loaded.src.mlir
func.func @f(%mm: memref<memref<4xi32>>, %i: index) -> i32 {
  %k = memref.load %mm[] : memref<memref<4xi32>>
  %w = memref.load %k[%i] : memref<4xi32>
  return %w : i32

}
//--- loaded.low.mlir
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %i: i64) -> i32 {
  %D = llvm.load %q : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %E = llvm.extractvalue %D[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c31 = llvm.mlir.constant(3 : i64) : i64
  %a1 = llvm.getelementptr inbounds %E[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d1 = llvm.sub %i, %c31 : i64
  %b1 = llvm.getelementptr %a1[%d1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %b1 : !llvm.ptr -> i32
  llvm.return %w : i32

}
