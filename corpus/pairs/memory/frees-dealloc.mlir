// memref.dealloc becomes a call of free, which is no event: its order among others and a test for null do not matter, what is
// alive at each event and at the end does. (MLIR documentation, "'memref' Dialect", memref.dealloc; C17, 7.22.3.3)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/swapped.src.mlir --lowered %t/swapped.low.mlir | FileCheck %s --check-prefix=SWAPPED
// SWAPPED: @f: proved
// RUN: expect-status 1 verify-lowering %t/missing.src.mlir --lowered %t/missing.low.mlir | FileCheck %s --check-prefix=MISSING
// MISSING: @f: refuted: return-memory: {{.*}}is freed
// RUN: expect-status 1 verify-lowering %t/twice.src.mlir --lowered %t/twice.low.mlir | FileCheck %s --check-prefix=TWICE
// TWICE: @f: refuted: return-memory: {{.*}}is freed
// RUN: expect-status 0 verify-lowering %t/tested.src.mlir --lowered %t/tested.low.mlir | FileCheck %s --check-prefix=TESTED
// TESTED: @f: proved
// RUN: expect-status 0 verify-lowering %t/both_tested.src.mlir --lowered %t/both_tested.low.mlir | FileCheck %s --check-prefix=BOTH-TESTED
// BOTH-TESTED: @f: proved
// RUN: expect-status 1 verify-lowering %t/test_inverted.src.mlir --lowered %t/test_inverted.low.mlir | FileCheck %s --check-prefix=TEST-INVERTED
// TEST-INVERTED: @f: refuted: return-memory: {{.*}}is freed
// No run has a buffer at null.
// RUN: expect-status 2 verify-lowering %t/test_of_other.src.mlir --lowered %t/test_of_other.low.mlir --random-runs=20 | FileCheck %s --check-prefix=TEST-OF-OTHER
// TEST-OF-OTHER: @f: unknown: return-memory
// RUN: expect-status 1 verify-lowering %t/before_call.src.mlir --lowered %t/before_call.low.mlir | FileCheck %s --check-prefix=BEFORE-CALL
// BEFORE-CALL: @f: refuted: call-memory: {{.*}}is alive
// RUN: expect-status 1 verify-lowering %t/behind_call.src.mlir --lowered %t/behind_call.low.mlir | FileCheck %s --check-prefix=BEHIND-CALL
// BEHIND-CALL: @f: refuted: call-memory: {{.*}}is freed
// RUN: expect-status 0 verify-lowering %t/store_passed.src.mlir --lowered %t/store_passed.low.mlir | FileCheck %s --check-prefix=STORE-PASSED
// STORE-PASSED: @f: proved
// RUN: expect-status 1 verify-lowering %t/store_behind.src.mlir --lowered %t/store_behind.low.mlir | FileCheck %s --check-prefix=STORE-BEHIND
// STORE-BEHIND: @f: refuted: access
// RUN: expect-status 1 verify-lowering %t/aligned_pointer.src.mlir --lowered %t/aligned_pointer.low.mlir | FileCheck %s --check-prefix=ALIGNED-POINTER
// ALIGNED-POINTER: @f: refuted: return-memory: {{.*}}is freed
// RUN: expect-status 1 verify-lowering %t/one_way.src.mlir --lowered %t/one_way.low.mlir | FileCheck %s --check-prefix=ONE-WAY
// ONE-WAY: @f: refuted: return-memory: {{.*}}is alive
// RUN: expect-status 0 verify-lowering %t/one_way_kept.src.mlir --lowered %t/one_way_kept.low.mlir | FileCheck %s --check-prefix=ONE-WAY-KEPT
// ONE-WAY-KEPT: @f: proved
// RUN: expect-status 1 verify-lowering %t/one_way_inverted.src.mlir --lowered %t/one_way_inverted.low.mlir | FileCheck %s --check-prefix=ONE-WAY-INVERTED
// ONE-WAY-INVERTED: @f: refuted: cut-memory: {{.*}}is alive

//--- swapped.src.mlir
func.func private @poke()
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  memref.dealloc %a : memref<4xi32>
  memref.dealloc %b : memref<4xi32>
  return
}
//--- swapped.low.mlir
llvm.func @free(!llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64, %b: !llvm.ptr, %q: !llvm.ptr, %oo: i64, %nn: i64, %ss: i64) {
  llvm.call @free(%b) : (!llvm.ptr) -> ()
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.return
}
//--- missing.src.mlir
func.func private @poke()
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  memref.dealloc %a : memref<4xi32>
  memref.dealloc %b : memref<4xi32>
  return
}
//--- missing.low.mlir
llvm.func @free(!llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64, %b: !llvm.ptr, %q: !llvm.ptr, %oo: i64, %nn: i64, %ss: i64) {
  llvm.call @free(%b) : (!llvm.ptr) -> ()
  llvm.return
}
//--- twice.src.mlir
func.func private @poke()
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  memref.dealloc %a : memref<4xi32>
  memref.dealloc %b : memref<4xi32>
  return
}
//--- twice.low.mlir
llvm.func @free(!llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64, %b: !llvm.ptr, %q: !llvm.ptr, %oo: i64, %nn: i64, %ss: i64) {
  llvm.call @free(%b) : (!llvm.ptr) -> ()
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.call @free(%b) : (!llvm.ptr) -> ()
  llvm.return
}
//--- tested.src.mlir
func.func private @poke()
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  memref.dealloc %a : memref<4xi32>
  memref.dealloc %b : memref<4xi32>
  return
}
//--- tested.low.mlir
llvm.func @free(!llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64, %b: !llvm.ptr, %q: !llvm.ptr, %oo: i64, %nn: i64, %ss: i64) {
  %za = llvm.mlir.zero : !llvm.ptr
  %ca = llvm.icmp "ne" %a, %za : !llvm.ptr
  llvm.cond_br %ca, ^xa, ^ya
^xa:
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.br ^ya
^ya:
  llvm.call @free(%b) : (!llvm.ptr) -> ()
  llvm.return
}
//--- both_tested.src.mlir
func.func private @poke()
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  memref.dealloc %a : memref<4xi32>
  memref.dealloc %b : memref<4xi32>
  return
}
//--- both_tested.low.mlir
llvm.func @free(!llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64, %b: !llvm.ptr, %q: !llvm.ptr, %oo: i64, %nn: i64, %ss: i64) {
  %zb = llvm.mlir.zero : !llvm.ptr
  %cb = llvm.icmp "ne" %b, %zb : !llvm.ptr
  llvm.cond_br %cb, ^xb, ^yb
^xb:
  llvm.call @free(%b) : (!llvm.ptr) -> ()
  llvm.br ^yb
^yb:
  %za = llvm.mlir.zero : !llvm.ptr
  %ca = llvm.icmp "ne" %a, %za : !llvm.ptr
  llvm.cond_br %ca, ^xa, ^ya
^xa:
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.br ^ya
^ya:
  llvm.return
}
//--- test_inverted.src.mlir
func.func private @poke()
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  memref.dealloc %a : memref<4xi32>
  memref.dealloc %b : memref<4xi32>
  return
}
//--- test_inverted.low.mlir
llvm.func @free(!llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64, %b: !llvm.ptr, %q: !llvm.ptr, %oo: i64, %nn: i64, %ss: i64) {
  %za = llvm.mlir.zero : !llvm.ptr
  %ca = llvm.icmp "eq" %a, %za : !llvm.ptr
  llvm.cond_br %ca, ^xa, ^ya
^xa:
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.br ^ya
^ya:
  llvm.call @free(%b) : (!llvm.ptr) -> ()
  llvm.return
}
//--- test_of_other.src.mlir
func.func private @poke()
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  memref.dealloc %a : memref<4xi32>
  memref.dealloc %b : memref<4xi32>
  return
}
//--- test_of_other.low.mlir
llvm.func @free(!llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64, %b: !llvm.ptr, %q: !llvm.ptr, %oo: i64, %nn: i64, %ss: i64) {
  %za = llvm.mlir.zero : !llvm.ptr
  %ca = llvm.icmp "ne" %b, %za : !llvm.ptr
  llvm.cond_br %ca, ^xa, ^ya
^xa:
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.br ^ya
^ya:
  llvm.call @free(%b) : (!llvm.ptr) -> ()
  llvm.return
}
//--- before_call.src.mlir
func.func private @poke()
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  func.call @poke() : () -> ()
  memref.dealloc %a : memref<4xi32>
  return
}
//--- before_call.low.mlir
llvm.func @free(!llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64, %b: !llvm.ptr, %q: !llvm.ptr, %oo: i64, %nn: i64, %ss: i64) {
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.call @poke() : () -> ()
  llvm.return
}
//--- behind_call.src.mlir
func.func private @poke()
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  memref.dealloc %a : memref<4xi32>
  func.call @poke() : () -> ()
  return
}
//--- behind_call.low.mlir
llvm.func @free(!llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64, %b: !llvm.ptr, %q: !llvm.ptr, %oo: i64, %nn: i64, %ss: i64) {
  llvm.call @poke() : () -> ()
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.return
}
//--- store_passed.src.mlir
func.func private @poke()
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  memref.dealloc %a : memref<4xi32>
  %i = arith.constant 0 : index
  %k = arith.constant 3 : i32
  memref.store %k, %b[%i] : memref<4xi32>
  return
}
//--- store_passed.low.mlir
llvm.func @free(!llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64, %b: !llvm.ptr, %q: !llvm.ptr, %oo: i64, %nn: i64, %ss: i64) {
  %k = llvm.mlir.constant(3 : i32) : i32
  llvm.store %k, %q : i32, !llvm.ptr
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.return
}
//--- store_behind.src.mlir
func.func private @poke()
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  %i = arith.constant 0 : index
  %k = arith.constant 3 : i32
  memref.store %k, %b[%i] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  return
}
//--- store_behind.low.mlir
llvm.func @free(!llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64, %b: !llvm.ptr, %q: !llvm.ptr, %oo: i64, %nn: i64, %ss: i64) {
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  %k = llvm.mlir.constant(3 : i32) : i32
  llvm.store %k, %q : i32, !llvm.ptr
  llvm.return
}
//--- aligned_pointer.src.mlir
func.func private @poke()
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) {
  memref.dealloc %a : memref<4xi32>
  return
}
//--- aligned_pointer.low.mlir
llvm.func @free(!llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64, %b: !llvm.ptr, %q: !llvm.ptr, %oo: i64, %nn: i64, %ss: i64) {
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  llvm.return
}
//--- one_way.src.mlir
func.func private @poke()
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>, %c: i1) {
  scf.if %c {
  memref.dealloc %a : memref<4xi32>
  }
  return
}
//--- one_way.low.mlir
llvm.func @free(!llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64, %b: !llvm.ptr, %q: !llvm.ptr, %oo: i64, %nn: i64, %ss: i64, %c: i1) {
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.return
}
//--- one_way_kept.src.mlir
func.func private @poke()
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>, %c: i1) {
  scf.if %c {
  memref.dealloc %a : memref<4xi32>
  }
  return
}
//--- one_way_kept.low.mlir
llvm.func @free(!llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64, %b: !llvm.ptr, %q: !llvm.ptr, %oo: i64, %nn: i64, %ss: i64, %c: i1) {
  llvm.cond_br %c, ^x, ^y
^x:
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.br ^y
^y:
  llvm.return
}
//--- one_way_inverted.src.mlir
func.func private @poke()
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>, %c: i1) {
  scf.if %c {
  memref.dealloc %a : memref<4xi32>
  }
  return
}
//--- one_way_inverted.low.mlir
llvm.func @free(!llvm.ptr)
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64, %b: !llvm.ptr, %q: !llvm.ptr, %oo: i64, %nn: i64, %ss: i64, %c: i1) {
  llvm.cond_br %c, ^y, ^x
^x:
  llvm.call @free(%a) : (!llvm.ptr) -> ()
  llvm.br ^y
^y:
  llvm.return
}
