// A callee that obeys the convention may hand on a memref that is not well-formed, if it was ever given one: its result, that of
// another callee, or what it leaves in memory. Runs have callees that give back what they were given, no others. (LLVM IR Target
// (2022), "Default Calling Convention for Ranked MemRef".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/given.src.mlir --lowered %t/given.low.mlir | FileCheck %s --check-prefix=GIVEN
// GIVEN: @f: refuted: address
// RUN: expect-status 0 verify-lowering %t/given.src.mlir --lowered %t/givenplain.low.mlir | FileCheck %s --check-prefix=GIVENPLAIN
// GIVENPLAIN: @f: proved
// RUN: expect-status 0 verify-lowering %t/givenfine.src.mlir --lowered %t/given.low.mlir | FileCheck %s --check-prefix=GIVENFINE
// GIVENFINE: @f: proved
// RUN: expect-status 2 verify-lowering %t/taken.src.mlir --lowered %t/taken.low.mlir | FileCheck %s --check-prefix=TAKEN
// TAKEN: @f: unknown: address
// RUN: expect-status 0 verify-lowering %t/taken.src.mlir --lowered %t/takenplain.low.mlir | FileCheck %s --check-prefix=TAKENPLAIN
// TAKENPLAIN: @f: proved
// RUN: expect-status 0 verify-lowering %t/takenfine.src.mlir --lowered %t/taken.low.mlir | FileCheck %s --check-prefix=TAKENFINE
// TAKENFINE: @f: proved
// RUN: expect-status 1 verify-lowering %t/putaway.src.mlir --lowered %t/putaway.low.mlir | FileCheck %s --check-prefix=PUTAWAY
// PUTAWAY: @f: refuted: address
// RUN: expect-status 0 verify-lowering %t/putaway.src.mlir --lowered %t/putawayplain.low.mlir | FileCheck %s --check-prefix=PUTAWAYPLAIN
// PUTAWAYPLAIN: @f: proved
// RUN: expect-status 0 verify-lowering %t/putawayfine.src.mlir --lowered %t/putaway.low.mlir | FileCheck %s --check-prefix=PUTAWAYFINE
// PUTAWAYFINE: @f: proved
// RUN: expect-status 1 verify-lowering %t/negative.src.mlir --lowered %t/negative.low.mlir | FileCheck %s --check-prefix=NEGATIVE
// NEGATIVE: @f: refuted: return-value: result 0 differs: it is true in the source
// RUN: expect-status 0 verify-lowering %t/negative.src.mlir --lowered %t/negativeright.low.mlir | FileCheck %s --check-prefix=NEGATIVERIGHT
// NEGATIVERIGHT: @f: proved
// RUN: expect-status 0 verify-lowering %t/whole.src.mlir --lowered %t/whole.low.mlir | FileCheck %s --check-prefix=WHOLE
// WHOLE: @f: proved

//--- given.src.mlir
func.func private @give(memref<4xi32>) -> memref<4xi32>
func.func @f(%m: memref<?xi32>, %i: index) -> i32 {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  %y = call @give(%r) : (memref<4xi32>) -> memref<4xi32>
  %w = memref.load %y[%i] : memref<4xi32>
  return %w : i32
}
//--- given.low.mlir
llvm.func @give(!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %i: i64) -> i32 {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %s9 = llvm.mlir.constant(4 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %s9, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %D = llvm.call @give(%p, %q, %z9, %s9, %o9) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %E = llvm.extractvalue %D[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c31 = llvm.mlir.constant(3 : i64) : i64
  %a1 = llvm.getelementptr inbounds %E[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d1 = llvm.sub %i, %c31 : i64
  %b1 = llvm.getelementptr %a1[%d1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %b1 : !llvm.ptr -> i32
  llvm.return %w : i32
}
//--- givenplain.low.mlir
llvm.func @give(!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %i: i64) -> i32 {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %s9 = llvm.mlir.constant(4 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %s9, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %D = llvm.call @give(%p, %q, %z9, %s9, %o9) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %E = llvm.extractvalue %D[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %g1 = llvm.getelementptr %E[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %g1 : !llvm.ptr -> i32
  llvm.return %w : i32
}
//--- givenfine.src.mlir
func.func private @give(memref<4xi32>) -> memref<4xi32>
func.func @f(%m: memref<?xi32>, %i: index) -> i32 {
  %r = memref.cast %m : memref<?xi32> to memref<4xi32>
  %y = call @give(%r) : (memref<4xi32>) -> memref<4xi32>
  %w = memref.load %y[%i] : memref<4xi32>
  return %w : i32
}
//--- taken.src.mlir
func.func private @take(memref<4xi32>)
func.func private @fetch() -> memref<4xi32>
func.func @f(%m: memref<?xi32>, %i: index) -> i32 {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  call @take(%r) : (memref<4xi32>) -> ()
  %y = call @fetch() : () -> memref<4xi32>
  %w = memref.load %y[%i] : memref<4xi32>
  return %w : i32
}
//--- taken.low.mlir
llvm.func @take(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @fetch() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %i: i64) -> i32 {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %s9 = llvm.mlir.constant(4 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %s9, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.call @take(%p, %q, %z9, %s9, %o9) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %D = llvm.call @fetch() : () -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %E = llvm.extractvalue %D[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c31 = llvm.mlir.constant(3 : i64) : i64
  %a1 = llvm.getelementptr inbounds %E[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d1 = llvm.sub %i, %c31 : i64
  %b1 = llvm.getelementptr %a1[%d1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %b1 : !llvm.ptr -> i32
  llvm.return %w : i32
}
//--- takenplain.low.mlir
llvm.func @take(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @fetch() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %i: i64) -> i32 {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %s9 = llvm.mlir.constant(4 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %s9, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.call @take(%p, %q, %z9, %s9, %o9) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %D = llvm.call @fetch() : () -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %E = llvm.extractvalue %D[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %g1 = llvm.getelementptr %E[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %g1 : !llvm.ptr -> i32
  llvm.return %w : i32
}
//--- takenfine.src.mlir
func.func private @take(memref<4xi32>)
func.func private @fetch() -> memref<4xi32>
func.func @f(%m: memref<?xi32>, %i: index) -> i32 {
  %r = memref.cast %m : memref<?xi32> to memref<4xi32>
  call @take(%r) : (memref<4xi32>) -> ()
  %y = call @fetch() : () -> memref<4xi32>
  %w = memref.load %y[%i] : memref<4xi32>
  return %w : i32
}
//--- putaway.src.mlir
func.func private @take(memref<4xi32>)
func.func @f(%m: memref<?xi32>, %mm: memref<memref<4xi32>>, %i: index) -> i32 {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  call @take(%r) : (memref<4xi32>) -> ()
  %y = memref.load %mm[] : memref<memref<4xi32>>
  %w = memref.load %y[%i] : memref<4xi32>
  return %w : i32
}
//--- putaway.low.mlir
llvm.func @take(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mp: !llvm.ptr, %mq: !llvm.ptr, %mo: i64, %i: i64) -> i32 {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %s9 = llvm.mlir.constant(4 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %s9, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.call @take(%p, %q, %z9, %s9, %o9) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %D = llvm.load %mq : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %E = llvm.extractvalue %D[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c31 = llvm.mlir.constant(3 : i64) : i64
  %a1 = llvm.getelementptr inbounds %E[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d1 = llvm.sub %i, %c31 : i64
  %b1 = llvm.getelementptr %a1[%d1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %b1 : !llvm.ptr -> i32
  llvm.return %w : i32
}
//--- putawayplain.low.mlir
llvm.func @take(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %mp: !llvm.ptr, %mq: !llvm.ptr, %mo: i64, %i: i64) -> i32 {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %s9 = llvm.mlir.constant(4 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %s9, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.call @take(%p, %q, %z9, %s9, %o9) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %D = llvm.load %mq : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %E = llvm.extractvalue %D[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %g1 = llvm.getelementptr %E[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %w = llvm.load %g1 : !llvm.ptr -> i32
  llvm.return %w : i32
}
//--- putawayfine.src.mlir
func.func private @take(memref<4xi32>)
func.func @f(%m: memref<?xi32>, %mm: memref<memref<4xi32>>, %i: index) -> i32 {
  %r = memref.cast %m : memref<?xi32> to memref<4xi32>
  call @take(%r) : (memref<4xi32>) -> ()
  %y = memref.load %mm[] : memref<memref<4xi32>>
  %w = memref.load %y[%i] : memref<4xi32>
  return %w : i32
}
//--- negative.src.mlir
func.func private @give(memref<?xi32>) -> memref<?xi32>
func.func @f(%m: memref<?xi32>, %n: index) -> i1 {
  %r0 = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<?xi32> to memref<?xi32, strided<[1]>>
  %r = memref.cast %r0 : memref<?xi32, strided<[1]>> to memref<?xi32>
  %y = call @give(%r) : (memref<?xi32>) -> memref<?xi32>
  %z = arith.constant 0 : index
  %d = memref.dim %y, %z : memref<?xi32>
  %neg = arith.cmpi slt, %d, %z : index
  return %neg : i1
}
//--- negative.low.mlir
llvm.func @give(!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %k: i64) -> i1 {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %k, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %D = llvm.call @give(%p, %q, %z9, %k, %o9) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %f = llvm.mlir.constant(false) : i1
  llvm.return %f : i1
}
//--- negativeright.low.mlir
llvm.func @give(!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %k: i64) -> i1 {
  %z9 = llvm.mlir.constant(0 : i64) : i64
  %o9 = llvm.mlir.constant(1 : i64) : i64
  %u9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %v9 = llvm.insertvalue %p, %u9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %w9 = llvm.insertvalue %q, %v9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %x9 = llvm.insertvalue %z9, %w9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %y9 = llvm.insertvalue %k, %x9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %R = llvm.insertvalue %o9, %y9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %D = llvm.call @give(%p, %q, %z9, %k, %o9) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %d = llvm.extractvalue %D[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %z0 = llvm.mlir.constant(0 : i64) : i64
  %neg = llvm.icmp "slt" %d, %z0 : i64
  llvm.return %neg : i1
}
//--- whole.src.mlir
func.func private @give(memref<?xi32>) -> memref<?xi32>
func.func @f(%m: memref<?xi32>, %n: index) -> i1 {
  %y = call @give(%m) : (memref<?xi32>) -> memref<?xi32>
  %z = arith.constant 0 : index
  %d = memref.dim %y, %z : memref<?xi32>
  %neg = arith.cmpi slt, %d, %z : index
  return %neg : i1
}
//--- whole.low.mlir
llvm.func @give(!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64, %k: i64) -> i1 {
  %D = llvm.call @give(%p, %q, %o, %n, %s) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %f = llvm.mlir.constant(false) : i1
  llvm.return %f : i1
}
