// What a source in MLIR does after an event - a volatile store, a call, an assertion, an atomic update - licenses nothing of its
// lowering before it; dealloc and prefetch are no events. (LLVM Language Reference, "Volatile Memory Accesses"; MLIR documentation,
// "'memref' Dialect", "'cf' Dialect".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/load.src.mlir --lowered %t/load.low.mlir | FileCheck %s --check-prefix=LOAD
// LOAD: @f: refuted: address: the lowering is undefined: a load: the address is poison
// RUN: expect-status 0 verify-lowering %t/load.src.mlir --lowered %t/gep.low.mlir | FileCheck %s --check-prefix=GEP
// GEP: @f: proved
// RUN: expect-status 0 verify-lowering %t/load.src.mlir --lowered %t/right.low.mlir | FileCheck %s --check-prefix=RIGHT
// RIGHT: @f: proved
// RUN: expect-status 0 verify-lowering %t/before.src.mlir --lowered %t/load.low.mlir | FileCheck %s --check-prefix=BEFORE
// BEFORE: @f: proved
// RUN: expect-status 2 verify-lowering %t/vload.src.mlir --lowered %t/vload.low.mlir | FileCheck %s --check-prefix=VLOAD
// VLOAD: @f: unknown: return-value: result
// RUN: expect-status 1 verify-lowering %t/st.src.mlir --lowered %t/st.low.mlir | FileCheck %s --check-prefix=ST
// ST: @f: refuted: address: where execution ends with a volatile store
// RUN: expect-status 0 verify-lowering %t/st.src.mlir --lowered %t/stright.low.mlir | FileCheck %s --check-prefix=STRIGHT
// STRIGHT: @f: proved
// RUN: expect-status 1 verify-lowering %t/div.src.mlir --lowered %t/div.low.mlir | FileCheck %s --check-prefix=DIV
// DIV: @f: refuted: undefined: {{.*}}division by zero
// RUN: expect-status 0 verify-lowering %t/div.src.mlir --lowered %t/divright.low.mlir | FileCheck %s --check-prefix=DIVRIGHT
// DIVRIGHT: @f: proved
// RUN: expect-status 1 verify-lowering %t/assert.src.mlir --lowered %t/assert.low.mlir | FileCheck %s --check-prefix=ASSERT
// ASSERT: @f: refuted: branch: the source has made
// RUN: expect-status 0 verify-lowering %t/assert.src.mlir --lowered %t/assertright.low.mlir | FileCheck %s --check-prefix=ASSERTRIGHT
// ASSERTRIGHT: @f: proved
// RUN: expect-status 1 verify-lowering %t/assertdiv.src.mlir --lowered %t/assertdiv.low.mlir | FileCheck %s --check-prefix=ASSERTDIV
// ASSERTDIV: @f: refuted: undefined: {{.*}}division by zero
// RUN: expect-status 0 verify-lowering %t/assertdiv.src.mlir --lowered %t/assertone.low.mlir | FileCheck %s --check-prefix=ASSERTONE
// ASSERTONE: @f: proved
// RUN: expect-status 2 verify-lowering %t/rmw.src.mlir --lowered %t/rmw.low.mlir | FileCheck %s --check-prefix=RMW
// RMW: @f: unknown: undefined
// RUN: expect-status 0 verify-lowering %t/rmw.src.mlir --lowered %t/rmwright.low.mlir | FileCheck %s --check-prefix=RMWRIGHT
// RMWRIGHT: @f: proved
// RUN: expect-status 1 verify-lowering %t/rmwload.src.mlir --lowered %t/rmwload.low.mlir | FileCheck %s --check-prefix=RMWLOAD
// RMWLOAD: @f: refuted: address: result
// RUN: expect-status 0 verify-lowering %t/dealloc.src.mlir --lowered %t/dealloc.low.mlir | FileCheck %s --check-prefix=DEALLOC
// DEALLOC: @f: proved
// RUN: expect-status 0 verify-lowering %t/prefetch.src.mlir --lowered %t/prefetch.low.mlir | FileCheck %s --check-prefix=PREFETCH
// PREFETCH: @f: proved
// RUN: expect-status 1 verify-lowering %t/call.src.mlir --lowered %t/call.low.mlir | FileCheck %s --check-prefix=CALL
// CALL: @f: refuted: address: result
// RUN: expect-status 0 verify-lowering %t/call.src.mlir --lowered %t/callright.low.mlir | FileCheck %s --check-prefix=CALLRIGHT
// CALLRIGHT: @f: proved
// RUN: expect-status 1 verify-lowering %t/loop.src.mlir --lowered %t/loop.low.mlir | FileCheck %s --check-prefix=LOOP
// LOOP: @f: refuted: address: the lowering is undefined: a load of
// RUN: expect-status 0 verify-lowering %t/loop.src.mlir --lowered %t/loopright.low.mlir | FileCheck %s --check-prefix=LOOPRIGHT
// LOOPRIGHT: @f: proved

//--- load.src.mlir
func.func @f(%m: memref<?xi32>, %p: !llvm.ptr, %i: index, %n: i32) -> i32 {
  llvm.store volatile %n, %p {alignment = 4 : i64} : i32, !llvm.ptr
  %x = memref.load %m[%i] : memref<?xi32>
  return %x : i32
}
//--- load.low.mlir
llvm.func @f(%m0: !llvm.ptr, %m1: !llvm.ptr, %m2: i64, %m3: i64, %m4: i64, %p: !llvm.ptr, %i: i64, %n: i32) -> i32 {
  %g = llvm.getelementptr inbounds|nuw %m1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %g : !llvm.ptr -> i32
  llvm.store volatile %n, %p {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return %x : i32
}
//--- gep.low.mlir
llvm.func @f(%m0: !llvm.ptr, %m1: !llvm.ptr, %m2: i64, %m3: i64, %m4: i64, %p: !llvm.ptr, %i: i64, %n: i32) -> i32 {
  %g = llvm.getelementptr inbounds|nuw %m1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store volatile %n, %p {alignment = 4 : i64} : i32, !llvm.ptr
  %x = llvm.load %g : !llvm.ptr -> i32
  llvm.return %x : i32
}
//--- right.low.mlir
llvm.func @f(%m0: !llvm.ptr, %m1: !llvm.ptr, %m2: i64, %m3: i64, %m4: i64, %p: !llvm.ptr, %i: i64, %n: i32) -> i32 {
  llvm.store volatile %n, %p {alignment = 4 : i64} : i32, !llvm.ptr
  %g = llvm.getelementptr inbounds|nuw %m1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %g : !llvm.ptr -> i32
  llvm.return %x : i32
}
//--- before.src.mlir
func.func @f(%m: memref<?xi32>, %p: !llvm.ptr, %i: index, %n: i32) -> i32 {
  %x = memref.load %m[%i] : memref<?xi32>
  llvm.store volatile %n, %p {alignment = 4 : i64} : i32, !llvm.ptr
  return %x : i32
}
//--- vload.src.mlir
func.func @f(%m: memref<?xi32>, %p: !llvm.ptr, %i: index, %n: i32) -> i32 {
  %v = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> i32
  %x = memref.load %m[%i] : memref<?xi32>
  return %x : i32
}
//--- vload.low.mlir
llvm.func @f(%m0: !llvm.ptr, %m1: !llvm.ptr, %m2: i64, %m3: i64, %m4: i64, %p: !llvm.ptr, %i: i64, %n: i32) -> i32 {
  %g = llvm.getelementptr inbounds|nuw %m1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %g : !llvm.ptr -> i32
  %v = llvm.load volatile %p {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %x : i32
}
//--- st.src.mlir
func.func @f(%m: memref<?xi32>, %p: !llvm.ptr, %i: index, %n: i32) {
  llvm.store volatile %n, %p {alignment = 4 : i64} : i32, !llvm.ptr
  memref.store %n, %m[%i] : memref<?xi32>
  return
}
//--- st.low.mlir
llvm.func @f(%m0: !llvm.ptr, %m1: !llvm.ptr, %m2: i64, %m3: i64, %m4: i64, %p: !llvm.ptr, %i: i64, %n: i32) {
  %g = llvm.getelementptr inbounds|nuw %m1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %n, %g : i32, !llvm.ptr
  llvm.store volatile %n, %p {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
//--- stright.low.mlir
llvm.func @f(%m0: !llvm.ptr, %m1: !llvm.ptr, %m2: i64, %m3: i64, %m4: i64, %p: !llvm.ptr, %i: i64, %n: i32) {
  llvm.store volatile %n, %p {alignment = 4 : i64} : i32, !llvm.ptr
  %g = llvm.getelementptr inbounds|nuw %m1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %n, %g : i32, !llvm.ptr
  llvm.return
}
//--- div.src.mlir
func.func @f(%m: memref<?xi32>, %p: !llvm.ptr, %i: index, %n: i32) -> i32 {
  llvm.store volatile %n, %p {alignment = 4 : i64} : i32, !llvm.ptr
  %c = arith.constant 7 : i32
  %x = arith.divsi %c, %n : i32
  return %x : i32
}
//--- div.low.mlir
llvm.func @f(%m0: !llvm.ptr, %m1: !llvm.ptr, %m2: i64, %m3: i64, %m4: i64, %p: !llvm.ptr, %i: i64, %n: i32) -> i32 {
  %c = llvm.mlir.constant(7 : i32) : i32
  %x = llvm.sdiv %c, %n : i32
  llvm.store volatile %n, %p {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return %x : i32
}
//--- divright.low.mlir
llvm.func @f(%m0: !llvm.ptr, %m1: !llvm.ptr, %m2: i64, %m3: i64, %m4: i64, %p: !llvm.ptr, %i: i64, %n: i32) -> i32 {
  %c = llvm.mlir.constant(7 : i32) : i32
  llvm.store volatile %n, %p {alignment = 4 : i64} : i32, !llvm.ptr
  %x = llvm.sdiv %c, %n : i32
  llvm.return %x : i32
}
//--- assert.src.mlir
func.func @f(%p: !llvm.ptr, %c: i1, %n: i32) -> i32 {
  llvm.store volatile %n, %p {alignment = 4 : i64} : i32, !llvm.ptr
  cf.assert %c, "no"
  return %n : i32
}
//--- assert.low.mlir
llvm.func @abort()
llvm.func @f(%p: !llvm.ptr, %c: i1, %n: i32) -> i32 {
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store volatile %n, %p {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return %n : i32
^b:
  llvm.call @abort() : () -> ()
  llvm.unreachable
}
//--- assertright.low.mlir
llvm.func @abort()
llvm.func @f(%p: !llvm.ptr, %c: i1, %n: i32) -> i32 {
  llvm.store volatile %n, %p {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.return %n : i32
^b:
  llvm.call @abort() : () -> ()
  llvm.unreachable
}
//--- assertdiv.src.mlir
func.func @f(%p: !llvm.ptr, %c: i1, %n: i32) -> i32 {
  cf.assert %c, "no"
  %s = arith.constant 7 : i32
  %x = arith.divsi %s, %n : i32
  return %x : i32
}
//--- assertdiv.low.mlir
llvm.func @abort()
llvm.func @f(%p: !llvm.ptr, %c: i1, %n: i32) -> i32 {
  %s = llvm.mlir.constant(7 : i32) : i32
  %x = llvm.sdiv %s, %n : i32
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.return %x : i32
^b:
  llvm.call @abort() : () -> ()
  llvm.unreachable
}
//--- assertone.low.mlir
llvm.func @abort()
llvm.func @f(%p: !llvm.ptr, %c: i1, %n: i32) -> i32 {
  %s = llvm.mlir.constant(7 : i32) : i32
  llvm.cond_br %c, ^a, ^b
^a:
  %x = llvm.sdiv %s, %n : i32
  llvm.return %x : i32
^b:
  llvm.call @abort() : () -> ()
  llvm.unreachable
}
//--- rmw.src.mlir
func.func @f(%m: memref<?xi32>, %p: !llvm.ptr, %i: index, %n: i32) -> i32 {
  %o = memref.atomic_rmw addi %n, %m[%i] : (i32, memref<?xi32>) -> i32
  %c = arith.constant 7 : i32
  %x = arith.divsi %c, %n : i32
  return %x : i32
}
//--- rmw.low.mlir
llvm.func @f(%m0: !llvm.ptr, %m1: !llvm.ptr, %m2: i64, %m3: i64, %m4: i64, %p: !llvm.ptr, %i: i64, %n: i32) -> i32 {
  %c = llvm.mlir.constant(7 : i32) : i32
  %x = llvm.sdiv %c, %n : i32
  %g = llvm.getelementptr inbounds|nuw %m1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %o = llvm.atomicrmw add %g, %n acq_rel : !llvm.ptr, i32
  llvm.return %x : i32
}
//--- rmwright.low.mlir
llvm.func @f(%m0: !llvm.ptr, %m1: !llvm.ptr, %m2: i64, %m3: i64, %m4: i64, %p: !llvm.ptr, %i: i64, %n: i32) -> i32 {
  %g = llvm.getelementptr inbounds|nuw %m1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %o = llvm.atomicrmw add %g, %n acq_rel : !llvm.ptr, i32
  %c = llvm.mlir.constant(7 : i32) : i32
  %x = llvm.sdiv %c, %n : i32
  llvm.return %x : i32
}
//--- rmwload.src.mlir
func.func @f(%m: memref<?xi32>, %j: index, %i: index, %n: i32) -> i32 {
  %o = memref.atomic_rmw addi %n, %m[%i] : (i32, memref<?xi32>) -> i32
  %x = memref.load %m[%j] : memref<?xi32>
  return %x : i32
}
//--- rmwload.low.mlir
llvm.func @f(%m0: !llvm.ptr, %m1: !llvm.ptr, %m2: i64, %m3: i64, %m4: i64, %j: i64, %i: i64, %n: i32) -> i32 {
  %h = llvm.getelementptr inbounds|nuw %m1[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %h : !llvm.ptr -> i32
  %g = llvm.getelementptr inbounds|nuw %m1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %o = llvm.atomicrmw add %g, %n acq_rel : !llvm.ptr, i32
  llvm.return %x : i32
}
//--- dealloc.src.mlir
func.func @f(%m: memref<?xi32>, %p: !llvm.ptr, %i: index, %n: i32) -> i32 {
  memref.dealloc %m : memref<?xi32>
  %c = arith.constant 7 : i32
  %x = arith.divsi %c, %n : i32
  return %x : i32
}
//--- dealloc.low.mlir
llvm.func @free(!llvm.ptr)
llvm.func @f(%m0: !llvm.ptr, %m1: !llvm.ptr, %m2: i64, %m3: i64, %m4: i64, %p: !llvm.ptr, %i: i64, %n: i32) -> i32 {
  %c = llvm.mlir.constant(7 : i32) : i32
  %x = llvm.sdiv %c, %n : i32
  llvm.call @free(%m0) : (!llvm.ptr) -> ()
  llvm.return %x : i32
}
//--- prefetch.src.mlir
func.func @f(%m: memref<?xi32>, %p: !llvm.ptr, %i: index, %n: i32) -> i32 {
  memref.prefetch %m[%i], read, locality<3>, data : memref<?xi32>
  %c = arith.constant 7 : i32
  %x = arith.divsi %c, %n : i32
  return %x : i32
}
//--- prefetch.low.mlir
llvm.func @f(%m0: !llvm.ptr, %m1: !llvm.ptr, %m2: i64, %m3: i64, %m4: i64, %p: !llvm.ptr, %i: i64, %n: i32) -> i32 {
  %c = llvm.mlir.constant(7 : i32) : i32
  %x = llvm.sdiv %c, %n : i32
  llvm.return %x : i32
}
//--- call.src.mlir
func.func private @ext()
func.func @f(%m: memref<?xi32>, %p: !llvm.ptr, %i: index, %n: i32) -> i32 {
  call @ext() : () -> ()
  %x = memref.load %m[%i] : memref<?xi32>
  return %x : i32
}
//--- call.low.mlir
llvm.func @ext() attributes {sym_visibility = "private"}
llvm.func @f(%m0: !llvm.ptr, %m1: !llvm.ptr, %m2: i64, %m3: i64, %m4: i64, %p: !llvm.ptr, %i: i64, %n: i32) -> i32 {
  %g = llvm.getelementptr inbounds|nuw %m1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %g : !llvm.ptr -> i32
  llvm.call @ext() : () -> ()
  llvm.return %x : i32
}
//--- callright.low.mlir
llvm.func @ext() attributes {sym_visibility = "private"}
llvm.func @f(%m0: !llvm.ptr, %m1: !llvm.ptr, %m2: i64, %m3: i64, %m4: i64, %p: !llvm.ptr, %i: i64, %n: i32) -> i32 {
  llvm.call @ext() : () -> ()
  %g = llvm.getelementptr inbounds|nuw %m1[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %g : !llvm.ptr -> i32
  llvm.return %x : i32
}
//--- loop.src.mlir
func.func @f(%m: memref<?xi32>, %p: !llvm.ptr, %i: index, %n: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %i step %c1 {
    llvm.store volatile %n, %p {alignment = 4 : i64} : i32, !llvm.ptr
    %x = memref.load %m[%k] : memref<?xi32>
    llvm.store volatile %x, %p {alignment = 4 : i64} : i32, !llvm.ptr
  }
  return
}
//--- loop.low.mlir
llvm.func @f(%m0: !llvm.ptr, %m1: !llvm.ptr, %m2: i64, %m3: i64, %m4: i64, %p: !llvm.ptr, %i: i64, %n: i32) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^h(%c0 : i64)
^h(%k: i64):
  %t = llvm.icmp "slt" %k, %i : i64
  llvm.cond_br %t, ^b, ^e
^b:
  %g = llvm.getelementptr inbounds|nuw %m1[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %x = llvm.load %g : !llvm.ptr -> i32
  llvm.store volatile %n, %p {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.store volatile %x, %p {alignment = 4 : i64} : i32, !llvm.ptr
  %j = llvm.add %k, %c1 : i64
  llvm.br ^h(%j : i64)
^e:
  llvm.return
}
//--- loopright.low.mlir
llvm.func @f(%m0: !llvm.ptr, %m1: !llvm.ptr, %m2: i64, %m3: i64, %m4: i64, %p: !llvm.ptr, %i: i64, %n: i32) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^h(%c0 : i64)
^h(%k: i64):
  %t = llvm.icmp "slt" %k, %i : i64
  llvm.cond_br %t, ^b, ^e
^b:
  %g = llvm.getelementptr inbounds|nuw %m1[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store volatile %n, %p {alignment = 4 : i64} : i32, !llvm.ptr
  %x = llvm.load %g : !llvm.ptr -> i32
  llvm.store volatile %x, %p {alignment = 4 : i64} : i32, !llvm.ptr
  %j = llvm.add %k, %c1 : i64
  llvm.br ^h(%j : i64)
^e:
  llvm.return
}
