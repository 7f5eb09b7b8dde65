// A memref that is not known to be well-formed, such as one made by memref.reinterpret_cast, stays so in memory: what is read back
// after a loop or a call need not be well-formed, and its sizes may be negative: no document says that such a cast is undefined. The
// lowering computes an address by way of another element, which the object has to have. (MLIR documentation, "'memref' Dialect",
// memref.reinterpret_cast.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/straight.src.mlir --lowered %t/straight.low.mlir | FileCheck %s --check-prefix=STRAIGHT
// STRAIGHT: @f: refuted: address
// RUN: expect-status 0 verify-lowering %t/straight.src.mlir --lowered %t/straightplain.low.mlir | FileCheck %s --check-prefix=STRAIGHTPLAIN
// STRAIGHTPLAIN: @f: proved
// RUN: expect-status 0 verify-lowering %t/straightfine.src.mlir --lowered %t/straight.low.mlir | FileCheck %s --check-prefix=STRAIGHTFINE
// STRAIGHTFINE: @f: proved
// RUN: expect-status 1 verify-lowering %t/loop.src.mlir --lowered %t/loop.low.mlir | FileCheck %s --check-prefix=LOOP
// LOOP: @f: refuted: address
// RUN: expect-status 0 verify-lowering %t/loop.src.mlir --lowered %t/loopplain.low.mlir | FileCheck %s --check-prefix=LOOPPLAIN
// LOOPPLAIN: @f: proved
// RUN: expect-status 0 verify-lowering %t/loopfine.src.mlir --lowered %t/loop.low.mlir | FileCheck %s --check-prefix=LOOPFINE
// LOOPFINE: @f: proved
// RUN: expect-status 1 verify-lowering %t/next.src.mlir --lowered %t/next.low.mlir | FileCheck %s --check-prefix=NEXT
// NEXT: @f: refuted: address
// RUN: expect-status 0 verify-lowering %t/next.src.mlir --lowered %t/nextplain.low.mlir | FileCheck %s --check-prefix=NEXTPLAIN
// NEXTPLAIN: @f: proved
// RUN: expect-status 0 verify-lowering %t/nextfine.src.mlir --lowered %t/next.low.mlir | FileCheck %s --check-prefix=NEXTFINE
// NEXTFINE: @f: proved
// RUN: expect-status 1 verify-lowering %t/call.src.mlir --lowered %t/call.low.mlir | FileCheck %s --check-prefix=CALL
// CALL: @f: refuted: address
// RUN: expect-status 0 verify-lowering %t/call.src.mlir --lowered %t/callplain.low.mlir | FileCheck %s --check-prefix=CALLPLAIN
// CALLPLAIN: @f: proved
// RUN: expect-status 0 verify-lowering %t/callfine.src.mlir --lowered %t/call.low.mlir | FileCheck %s --check-prefix=CALLFINE
// CALLFINE: @f: proved
// RUN: expect-status 1 verify-lowering %t/twoloops.src.mlir --lowered %t/twoloops.low.mlir | FileCheck %s --check-prefix=TWOLOOPS
// TWOLOOPS: @f: refuted: address
// RUN: expect-status 0 verify-lowering %t/twoloops.src.mlir --lowered %t/twoloopsplain.low.mlir | FileCheck %s --check-prefix=TWOLOOPSPLAIN
// TWOLOOPSPLAIN: @f: proved
// RUN: expect-status 1 verify-lowering %t/oneway.src.mlir --lowered %t/oneway.low.mlir | FileCheck %s --check-prefix=ONEWAY
// ONEWAY: @f: refuted: address
// RUN: expect-status 0 verify-lowering %t/oneway.src.mlir --lowered %t/onewayplain.low.mlir | FileCheck %s --check-prefix=ONEWAYPLAIN
// ONEWAYPLAIN: @f: proved
// RUN: expect-status 0 verify-lowering %t/onewayfine.src.mlir --lowered %t/oneway.low.mlir | FileCheck %s --check-prefix=ONEWAYFINE
// ONEWAYFINE: @f: proved
// RUN: expect-status 1 verify-lowering %t/carried.src.mlir --lowered %t/carried.low.mlir | FileCheck %s --check-prefix=CARRIED
// CARRIED: @f: refuted: address
// RUN: expect-status 0 verify-lowering %t/carried.src.mlir --lowered %t/carriedplain.low.mlir | FileCheck %s --check-prefix=CARRIEDPLAIN
// CARRIEDPLAIN: @f: proved
// RUN: expect-status 0 verify-lowering %t/carriedfine.src.mlir --lowered %t/carried.low.mlir | FileCheck %s --check-prefix=CARRIEDFINE
// CARRIEDFINE: @f: proved
// RUN: expect-status 1 verify-lowering %t/neg.src.mlir --lowered %t/neg.low.mlir | FileCheck %s --check-prefix=NEG
// NEG: @f: refuted: return-value: result 0 differs: it is true in the source
// RUN: expect-status 0 verify-lowering %t/neg.src.mlir --lowered %t/negright.low.mlir | FileCheck %s --check-prefix=NEGRIGHT
// NEGRIGHT: @f: proved
// RUN: expect-status 1 verify-lowering %t/negcall.src.mlir --lowered %t/negcall.low.mlir | FileCheck %s --check-prefix=NEGCALL
// NEGCALL: @f: refuted: return-value: result 0 differs: it is true in the source
// RUN: expect-status 0 verify-lowering %t/negcall.src.mlir --lowered %t/negcallright.low.mlir | FileCheck %s --check-prefix=NEGCALLRIGHT
// NEGCALLRIGHT: @f: proved
// RUN: expect-status 0 verify-lowering %t/incoming.src.mlir --lowered %t/incoming.low.mlir | FileCheck %s --check-prefix=INCOMING
// INCOMING: @f: proved

//--- straight.src.mlir
func.func @f(%m: memref<?xi32>, %mm: memref<memref<4xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  memref.store %r, %mm[] : memref<memref<4xi32>>
  %y = memref.load %mm[] : memref<memref<4xi32>>
  %w = memref.load %y[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  return
}
//--- straight.low.mlir
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mp: !llvm.ptr, %mq: !llvm.ptr, %mo: i64, %k: i64, %i: i64, %op: !llvm.ptr, %oq: !llvm.ptr, %oo: i64) {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %s9 = llvm.mlir.constant(4 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %s9, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.store %R, %mq : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %D = llvm.load %mq : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %E = llvm.extractvalue %D[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c31 = llvm.mlir.constant(3 : i64) : i64
  %a1 = llvm.getelementptr inbounds %E[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d1 = llvm.sub %i, %c31 : i64
  %b1 = llvm.getelementptr %a1[%d1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %b1 : !llvm.ptr -> i32
  llvm.store %w, %oq : i32, !llvm.ptr
  llvm.return
}
//--- straightplain.low.mlir
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mp: !llvm.ptr, %mq: !llvm.ptr, %mo: i64, %k: i64, %i: i64, %op: !llvm.ptr, %oq: !llvm.ptr, %oo: i64) {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %s9 = llvm.mlir.constant(4 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %s9, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.store %R, %mq : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %D = llvm.load %mq : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %E = llvm.extractvalue %D[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %g1 = llvm.getelementptr %E[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %g1 : !llvm.ptr -> i32
  llvm.store %w, %oq : i32, !llvm.ptr
  llvm.return
}
//--- straightfine.src.mlir
func.func @f(%m: memref<?xi32>, %mm: memref<memref<4xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.cast %m : memref<?xi32> to memref<4xi32>
  memref.store %r, %mm[] : memref<memref<4xi32>>
  %y = memref.load %mm[] : memref<memref<4xi32>>
  %w = memref.load %y[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  return
}
//--- loop.src.mlir
func.func @f(%m: memref<?xi32>, %mm: memref<memref<4xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  memref.store %r, %mm[] : memref<memref<4xi32>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %n step %c1 {
  %y = memref.load %mm[] : memref<memref<4xi32>>
  %w = memref.load %y[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  }
  return
}
//--- loop.low.mlir
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mp: !llvm.ptr, %mq: !llvm.ptr, %mo: i64, %k: i64, %i: i64, %op: !llvm.ptr, %oq: !llvm.ptr, %oo: i64) {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %s9 = llvm.mlir.constant(4 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %s9, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.store %R, %mq : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^h(%c0 : i64)
^h(%j: i64):
  %t = llvm.icmp "slt" %j, %k : i64
  llvm.cond_br %t, ^b, ^e
^b:
  %D = llvm.load %mq : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %E = llvm.extractvalue %D[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c31 = llvm.mlir.constant(3 : i64) : i64
  %a1 = llvm.getelementptr inbounds %E[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d1 = llvm.sub %i, %c31 : i64
  %b1 = llvm.getelementptr %a1[%d1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %b1 : !llvm.ptr -> i32
  llvm.store %w, %oq : i32, !llvm.ptr
  %jj = llvm.add %j, %c1 : i64
  llvm.br ^h(%jj : i64)
^e:
  llvm.return
}
//--- loopplain.low.mlir
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mp: !llvm.ptr, %mq: !llvm.ptr, %mo: i64, %k: i64, %i: i64, %op: !llvm.ptr, %oq: !llvm.ptr, %oo: i64) {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %s9 = llvm.mlir.constant(4 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %s9, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.store %R, %mq : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^h(%c0 : i64)
^h(%j: i64):
  %t = llvm.icmp "slt" %j, %k : i64
  llvm.cond_br %t, ^b, ^e
^b:
  %D = llvm.load %mq : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %E = llvm.extractvalue %D[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %g1 = llvm.getelementptr %E[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %g1 : !llvm.ptr -> i32
  llvm.store %w, %oq : i32, !llvm.ptr
  %jj = llvm.add %j, %c1 : i64
  llvm.br ^h(%jj : i64)
^e:
  llvm.return
}
//--- loopfine.src.mlir
func.func @f(%m: memref<?xi32>, %mm: memref<memref<4xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.cast %m : memref<?xi32> to memref<4xi32>
  memref.store %r, %mm[] : memref<memref<4xi32>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %n step %c1 {
  %y = memref.load %mm[] : memref<memref<4xi32>>
  %w = memref.load %y[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  }
  return
}
//--- next.src.mlir
func.func @f(%m: memref<?xi32>, %mm: memref<memref<4xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %n step %c1 {
  %y = memref.load %mm[] : memref<memref<4xi32>>
  %w = memref.load %y[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  memref.store %r, %mm[] : memref<memref<4xi32>>
  }
  return
}
//--- next.low.mlir
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mp: !llvm.ptr, %mq: !llvm.ptr, %mo: i64, %k: i64, %i: i64, %op: !llvm.ptr, %oq: !llvm.ptr, %oo: i64) {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %s9 = llvm.mlir.constant(4 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %s9, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^h(%c0 : i64)
^h(%j: i64):
  %t = llvm.icmp "slt" %j, %k : i64
  llvm.cond_br %t, ^b, ^e
^b:
  %D = llvm.load %mq : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %E = llvm.extractvalue %D[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c31 = llvm.mlir.constant(3 : i64) : i64
  %a1 = llvm.getelementptr inbounds %E[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d1 = llvm.sub %i, %c31 : i64
  %b1 = llvm.getelementptr %a1[%d1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %b1 : !llvm.ptr -> i32
  llvm.store %w, %oq : i32, !llvm.ptr
  llvm.store %R, %mq : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %jj = llvm.add %j, %c1 : i64
  llvm.br ^h(%jj : i64)
^e:
  llvm.return
}
//--- nextplain.low.mlir
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mp: !llvm.ptr, %mq: !llvm.ptr, %mo: i64, %k: i64, %i: i64, %op: !llvm.ptr, %oq: !llvm.ptr, %oo: i64) {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %s9 = llvm.mlir.constant(4 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %s9, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^h(%c0 : i64)
^h(%j: i64):
  %t = llvm.icmp "slt" %j, %k : i64
  llvm.cond_br %t, ^b, ^e
^b:
  %D = llvm.load %mq : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %E = llvm.extractvalue %D[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %g1 = llvm.getelementptr %E[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %g1 : !llvm.ptr -> i32
  llvm.store %w, %oq : i32, !llvm.ptr
  llvm.store %R, %mq : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %jj = llvm.add %j, %c1 : i64
  llvm.br ^h(%jj : i64)
^e:
  llvm.return
}
//--- nextfine.src.mlir
func.func @f(%m: memref<?xi32>, %mm: memref<memref<4xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.cast %m : memref<?xi32> to memref<4xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %n step %c1 {
  %y = memref.load %mm[] : memref<memref<4xi32>>
  %w = memref.load %y[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  memref.store %r, %mm[] : memref<memref<4xi32>>
  }
  return
}
//--- call.src.mlir
func.func private @ext()
func.func @f(%m: memref<?xi32>, %mm: memref<memref<4xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  memref.store %r, %mm[] : memref<memref<4xi32>>
  call @ext() : () -> ()
  %y = memref.load %mm[] : memref<memref<4xi32>>
  %w = memref.load %y[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  return
}
//--- call.low.mlir
llvm.func @ext() attributes {sym_visibility = "private"}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mp: !llvm.ptr, %mq: !llvm.ptr, %mo: i64, %k: i64, %i: i64, %op: !llvm.ptr, %oq: !llvm.ptr, %oo: i64) {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %s9 = llvm.mlir.constant(4 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %s9, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.store %R, %mq : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  llvm.call @ext() : () -> ()
  %D = llvm.load %mq : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %E = llvm.extractvalue %D[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c31 = llvm.mlir.constant(3 : i64) : i64
  %a1 = llvm.getelementptr inbounds %E[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d1 = llvm.sub %i, %c31 : i64
  %b1 = llvm.getelementptr %a1[%d1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %b1 : !llvm.ptr -> i32
  llvm.store %w, %oq : i32, !llvm.ptr
  llvm.return
}
//--- callplain.low.mlir
llvm.func @ext() attributes {sym_visibility = "private"}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mp: !llvm.ptr, %mq: !llvm.ptr, %mo: i64, %k: i64, %i: i64, %op: !llvm.ptr, %oq: !llvm.ptr, %oo: i64) {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %s9 = llvm.mlir.constant(4 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %s9, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.store %R, %mq : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  llvm.call @ext() : () -> ()
  %D = llvm.load %mq : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %E = llvm.extractvalue %D[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %g1 = llvm.getelementptr %E[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %g1 : !llvm.ptr -> i32
  llvm.store %w, %oq : i32, !llvm.ptr
  llvm.return
}
//--- callfine.src.mlir
func.func private @ext()
func.func @f(%m: memref<?xi32>, %mm: memref<memref<4xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.cast %m : memref<?xi32> to memref<4xi32>
  memref.store %r, %mm[] : memref<memref<4xi32>>
  call @ext() : () -> ()
  %y = memref.load %mm[] : memref<memref<4xi32>>
  %w = memref.load %y[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  return
}
//--- twoloops.src.mlir
func.func private @ext()
func.func @f(%m: memref<?xi32>, %mm: memref<memref<4xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  memref.store %r, %mm[] : memref<memref<4xi32>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %n step %c1 {
  call @ext() : () -> ()
  }
  %d0 = arith.constant 0 : index
  %d1 = arith.constant 1 : index
  scf.for %jj = %d0 to %n step %d1 {
  %y = memref.load %mm[] : memref<memref<4xi32>>
  %w = memref.load %y[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  }
  return
}
//--- twoloops.low.mlir
llvm.func @ext() attributes {sym_visibility = "private"}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mp: !llvm.ptr, %mq: !llvm.ptr, %mo: i64, %k: i64, %i: i64, %op: !llvm.ptr, %oq: !llvm.ptr, %oo: i64) {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %s9 = llvm.mlir.constant(4 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %s9, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.store %R, %mq : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^h(%c0 : i64)
^h(%j: i64):
  %t = llvm.icmp "slt" %j, %k : i64
  llvm.cond_br %t, ^b, ^e
^b:
  llvm.call @ext() : () -> ()
  %jj = llvm.add %j, %c1 : i64
  llvm.br ^h(%jj : i64)
^e:
  llvm.br ^h2(%c0 : i64)
^h2(%j2: i64):
  %t2 = llvm.icmp "slt" %j2, %k : i64
  llvm.cond_br %t2, ^b2, ^e2
^b2:
  %D = llvm.load %mq : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %E = llvm.extractvalue %D[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c31 = llvm.mlir.constant(3 : i64) : i64
  %a1 = llvm.getelementptr inbounds %E[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d1 = llvm.sub %i, %c31 : i64
  %b1 = llvm.getelementptr %a1[%d1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %b1 : !llvm.ptr -> i32
  llvm.store %w, %oq : i32, !llvm.ptr
  %jjj = llvm.add %j2, %c1 : i64
  llvm.br ^h2(%jjj : i64)
^e2:
  llvm.return
}
//--- twoloopsplain.low.mlir
llvm.func @ext() attributes {sym_visibility = "private"}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mp: !llvm.ptr, %mq: !llvm.ptr, %mo: i64, %k: i64, %i: i64, %op: !llvm.ptr, %oq: !llvm.ptr, %oo: i64) {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %s9 = llvm.mlir.constant(4 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %s9, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.store %R, %mq : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^h(%c0 : i64)
^h(%j: i64):
  %t = llvm.icmp "slt" %j, %k : i64
  llvm.cond_br %t, ^b, ^e
^b:
  llvm.call @ext() : () -> ()
  %jj = llvm.add %j, %c1 : i64
  llvm.br ^h(%jj : i64)
^e:
  llvm.br ^h2(%c0 : i64)
^h2(%j2: i64):
  %t2 = llvm.icmp "slt" %j2, %k : i64
  llvm.cond_br %t2, ^b2, ^e2
^b2:
  %D = llvm.load %mq : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %E = llvm.extractvalue %D[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %g1 = llvm.getelementptr %E[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %g1 : !llvm.ptr -> i32
  llvm.store %w, %oq : i32, !llvm.ptr
  %jjj = llvm.add %j2, %c1 : i64
  llvm.br ^h2(%jjj : i64)
^e2:
  llvm.return
}
//--- oneway.src.mlir
func.func @f(%m: memref<?xi32>, %mm: memref<memref<4xi32>>, %c: i1, %i: index, %out: memref<i32>) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  cf.cond_br %c, ^a, ^e
^a:
  memref.store %r, %mm[] : memref<memref<4xi32>>
  cf.br ^e
^e:
  %y = memref.load %mm[] : memref<memref<4xi32>>
  %w = memref.load %y[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  return
}
//--- oneway.low.mlir
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mp: !llvm.ptr, %mq: !llvm.ptr, %mo: i64, %c: i1, %i: i64, %op: !llvm.ptr, %oq: !llvm.ptr, %oo: i64) {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %s9 = llvm.mlir.constant(4 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %s9, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.cond_br %c, ^a, ^e
^a:
  llvm.store %R, %mq : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  llvm.br ^e
^e:
  %D = llvm.load %mq : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %E = llvm.extractvalue %D[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c31 = llvm.mlir.constant(3 : i64) : i64
  %a1 = llvm.getelementptr inbounds %E[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d1 = llvm.sub %i, %c31 : i64
  %b1 = llvm.getelementptr %a1[%d1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %b1 : !llvm.ptr -> i32
  llvm.store %w, %oq : i32, !llvm.ptr
  llvm.return
}
//--- onewayplain.low.mlir
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mp: !llvm.ptr, %mq: !llvm.ptr, %mo: i64, %c: i1, %i: i64, %op: !llvm.ptr, %oq: !llvm.ptr, %oo: i64) {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %s9 = llvm.mlir.constant(4 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %s9, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.cond_br %c, ^a, ^e
^a:
  llvm.store %R, %mq : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  llvm.br ^e
^e:
  %D = llvm.load %mq : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %E = llvm.extractvalue %D[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %g1 = llvm.getelementptr %E[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %g1 : !llvm.ptr -> i32
  llvm.store %w, %oq : i32, !llvm.ptr
  llvm.return
}
//--- onewayfine.src.mlir
func.func @f(%m: memref<?xi32>, %mm: memref<memref<4xi32>>, %c: i1, %i: index, %out: memref<i32>) {
  %r = memref.cast %m : memref<?xi32> to memref<4xi32>
  cf.cond_br %c, ^a, ^e
^a:
  memref.store %r, %mm[] : memref<memref<4xi32>>
  cf.br ^e
^e:
  %y = memref.load %mm[] : memref<memref<4xi32>>
  %w = memref.load %y[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  return
}
//--- carried.src.mlir
func.func @f(%m: memref<?xi32>, %mm: memref<memref<4xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = scf.for %j = %c0 to %n step %c1 iter_args(%y = %r) -> (memref<4xi32>) {
  %w = memref.load %y[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  scf.yield %y : memref<4xi32>
  }
  return
}
//--- carried.low.mlir
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mp: !llvm.ptr, %mq: !llvm.ptr, %mo: i64, %k: i64, %i: i64, %op: !llvm.ptr, %oq: !llvm.ptr, %oo: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^h(%c0 : i64)
^h(%j: i64):
  %t = llvm.icmp "slt" %j, %k : i64
  llvm.cond_br %t, ^b, ^e
^b:
  %c31 = llvm.mlir.constant(3 : i64) : i64
  %a1 = llvm.getelementptr inbounds %q[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d1 = llvm.sub %i, %c31 : i64
  %b1 = llvm.getelementptr %a1[%d1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %b1 : !llvm.ptr -> i32
  llvm.store %w, %oq : i32, !llvm.ptr
  %jj = llvm.add %j, %c1 : i64
  llvm.br ^h(%jj : i64)
^e:
  llvm.return
}
//--- carriedplain.low.mlir
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mp: !llvm.ptr, %mq: !llvm.ptr, %mo: i64, %k: i64, %i: i64, %op: !llvm.ptr, %oq: !llvm.ptr, %oo: i64) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^h(%c0 : i64)
^h(%j: i64):
  %t = llvm.icmp "slt" %j, %k : i64
  llvm.cond_br %t, ^b, ^e
^b:
  %g1 = llvm.getelementptr %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %g1 : !llvm.ptr -> i32
  llvm.store %w, %oq : i32, !llvm.ptr
  %jj = llvm.add %j, %c1 : i64
  llvm.br ^h(%jj : i64)
^e:
  llvm.return
}
//--- carriedfine.src.mlir
func.func @f(%m: memref<?xi32>, %mm: memref<memref<4xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.cast %m : memref<?xi32> to memref<4xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = scf.for %j = %c0 to %n step %c1 iter_args(%y = %r) -> (memref<4xi32>) {
  %w = memref.load %y[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  scf.yield %y : memref<4xi32>
  }
  return
}
//--- neg.src.mlir
func.func @f(%m: memref<?xi32>, %mm: memref<memref<?xi32>>, %n: index) -> i1 {
  %r0 = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<?xi32> to memref<?xi32, strided<[1]>>
  %r = memref.cast %r0 : memref<?xi32, strided<[1]>> to memref<?xi32>
  memref.store %r, %mm[] : memref<memref<?xi32>>
  %y = memref.load %mm[] : memref<memref<?xi32>>
  %z = arith.constant 0 : index
  %d = memref.dim %y, %z : memref<?xi32>
  %neg = arith.cmpi slt, %d, %z : index
  return %neg : i1
}
//--- neg.low.mlir
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mp: !llvm.ptr, %mq: !llvm.ptr, %mo: i64, %k: i64) -> i1 {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %k, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.store %R, %mq : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %f = llvm.mlir.constant(false) : i1
  llvm.return %f : i1
}
//--- negright.low.mlir
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mp: !llvm.ptr, %mq: !llvm.ptr, %mo: i64, %k: i64) -> i1 {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %k, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.store %R, %mq : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %D = llvm.load %mq : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %d = llvm.extractvalue %D[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %neg = llvm.icmp "slt" %d, %z0 : i64
  llvm.return %neg : i1
}
//--- negcall.src.mlir
func.func private @ext()
func.func @f(%m: memref<?xi32>, %mm: memref<memref<?xi32>>, %n: index) -> i1 {
  %r0 = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<?xi32> to memref<?xi32, strided<[1]>>
  %r = memref.cast %r0 : memref<?xi32, strided<[1]>> to memref<?xi32>
  memref.store %r, %mm[] : memref<memref<?xi32>>
  call @ext() : () -> ()
  %y = memref.load %mm[] : memref<memref<?xi32>>
  %z = arith.constant 0 : index
  %d = memref.dim %y, %z : memref<?xi32>
  %neg = arith.cmpi slt, %d, %z : index
  return %neg : i1
}
//--- negcall.low.mlir
llvm.func @ext() attributes {sym_visibility = "private"}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mp: !llvm.ptr, %mq: !llvm.ptr, %mo: i64, %k: i64) -> i1 {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %k, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.store %R, %mq : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  llvm.call @ext() : () -> ()
  %f = llvm.mlir.constant(false) : i1
  llvm.return %f : i1
}
//--- negcallright.low.mlir
llvm.func @ext() attributes {sym_visibility = "private"}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mp: !llvm.ptr, %mq: !llvm.ptr, %mo: i64, %k: i64) -> i1 {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %k, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.store %R, %mq : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  llvm.call @ext() : () -> ()
  %D = llvm.load %mq : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %d = llvm.extractvalue %D[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %neg = llvm.icmp "slt" %d, %z0 : i64
  llvm.return %neg : i1
}
//--- incoming.src.mlir
func.func @f(%m: memref<?xi32>, %mm: memref<memref<?xi32>>, %n: index) -> i1 {
  %y = memref.load %mm[] : memref<memref<?xi32>>
  %z = arith.constant 0 : index
  %d = memref.dim %y, %z : memref<?xi32>
  %neg = arith.cmpi slt, %d, %z : index
  return %neg : i1
}
//--- incoming.low.mlir
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mp: !llvm.ptr, %mq: !llvm.ptr, %mo: i64, %k: i64) -> i1 {
  %f = llvm.mlir.constant(false) : i1
  llvm.return %f : i1
}
