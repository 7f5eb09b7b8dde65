// A new object of the lowering does not lie where the source still has what came in, what a callee may have made, or what an
// earlier iteration has left. (C17, 7.22.3)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/argument.src.mlir --lowered %t/argument.low.mlir | FileCheck %s --check-prefix=ARGUMENT
// ARGUMENT: @f: refuted: allocation: {{.*}}differs
// RUN: expect-status 0 verify-lowering %t/argument_freed_first.src.mlir --lowered %t/argument_freed_first.low.mlir | FileCheck %s --check-prefix=ARGUMENT-FREED-FIRST
// ARGUMENT-FREED-FIRST: @f: proved
// RUN: expect-status 0 verify-lowering %t/argument_unseen.src.mlir --lowered %t/argument_unseen.low.mlir | FileCheck %s --check-prefix=ARGUMENT-UNSEEN
// ARGUMENT-UNSEEN: @f: proved
// RUN: expect-status 1 verify-lowering %t/argument_decides.src.mlir --lowered %t/argument_decides.low.mlir | FileCheck %s --check-prefix=ARGUMENT-DECIDES
// ARGUMENT-DECIDES: @f: refuted: allocation
// No run has a callee that allocates where something was freed.
// RUN: expect-status 2 verify-lowering %t/callee.src.mlir --lowered %t/callee.low.mlir --random-runs=20 | FileCheck %s --check-prefix=CALLEE
// CALLEE: @f: unknown: allocation: {{.*}}both addresses escape
// RUN: expect-status 0 verify-lowering %t/callee_kept.src.mlir --lowered %t/callee_kept.low.mlir | FileCheck %s --check-prefix=CALLEE-KEPT
// CALLEE-KEPT: @f: proved
// RUN: expect-status 0 verify-lowering %t/callee_unseen.src.mlir --lowered %t/callee_unseen.low.mlir | FileCheck %s --check-prefix=CALLEE-UNSEEN
// CALLEE-UNSEEN: @f: proved
// RUN: expect-status 1 verify-lowering %t/loop.src.mlir --lowered %t/loop.low.mlir | FileCheck %s --check-prefix=LOOP
// LOOP: @f: refuted: lifetime: {{.*}}differs
// RUN: expect-status 0 verify-lowering %t/loop_kept.src.mlir --lowered %t/loop_kept.low.mlir | FileCheck %s --check-prefix=LOOP-KEPT
// LOOP-KEPT: @f: proved
// RUN: expect-status 1 verify-lowering %t/loop_argument.src.mlir --lowered %t/loop_argument.low.mlir | FileCheck %s --check-prefix=LOOP-ARGUMENT
// LOOP-ARGUMENT: @f: refuted: lifetime: {{.*}}differs
// RUN: expect-status 0 verify-lowering %t/loop_argument_kept.src.mlir --lowered %t/loop_argument_kept.low.mlir | FileCheck %s --check-prefix=LOOP-ARGUMENT-KEPT
// LOOP-ARGUMENT-KEPT: @f: proved

//--- argument.src.mlir
func.func @f(%a: memref<4xi32>) -> i1 {
  %y = memref.alloc() : memref<4xi32>
  %ia = memref.extract_aligned_pointer_as_index %a : memref<4xi32> -> index
  %iy = memref.extract_aligned_pointer_as_index %y : memref<4xi32> -> index
  %c = arith.cmpi ne, %ia, %iy : index
  memref.dealloc %a : memref<4xi32>
  memref.dealloc %y : memref<4xi32>
  return %c : i1
}
//--- argument.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64) -> i1 {
  %k = llvm.mlir.constant(16 : i64) : i64
  %ia = llvm.ptrtoint %q : !llvm.ptr to i64
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %iy = llvm.ptrtoint %y : !llvm.ptr to i64
  %c = llvm.icmp "ne" %ia, %iy : i64
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  llvm.return %c : i1
}
//--- argument_freed_first.src.mlir
func.func @f(%a: memref<4xi32>) -> i1 {
  %ia = memref.extract_aligned_pointer_as_index %a : memref<4xi32> -> index
  memref.dealloc %a : memref<4xi32>
  %y = memref.alloc() : memref<4xi32>
  %iy = memref.extract_aligned_pointer_as_index %y : memref<4xi32> -> index
  %c = arith.cmpi ne, %ia, %iy : index
  memref.dealloc %y : memref<4xi32>
  return %c : i1
}
//--- argument_freed_first.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64) -> i1 {
  %k = llvm.mlir.constant(16 : i64) : i64
  %ia = llvm.ptrtoint %q : !llvm.ptr to i64
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %iy = llvm.ptrtoint %y : !llvm.ptr to i64
  %c = llvm.icmp "ne" %ia, %iy : i64
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  llvm.return %c : i1
}
//--- argument_unseen.src.mlir
func.func @f(%a: memref<4xi32>) -> index {
  %y = memref.alloc() : memref<4xi32>
  %ia = memref.extract_aligned_pointer_as_index %a : memref<4xi32> -> index
  memref.dealloc %a : memref<4xi32>
  memref.dealloc %y : memref<4xi32>
  return %ia : index
}
//--- argument_unseen.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64) -> i64 {
  %k = llvm.mlir.constant(16 : i64) : i64
  %ia = llvm.ptrtoint %q : !llvm.ptr to i64
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  llvm.return %ia : i64
}
//--- argument_decides.src.mlir
func.func private @sink(i64)
func.func private @poke()
func.func @f(%a: memref<4xi32>) {
  %y = memref.alloc() : memref<4xi32>
  %ia = memref.extract_aligned_pointer_as_index %a : memref<4xi32> -> index
  %iy = memref.extract_aligned_pointer_as_index %y : memref<4xi32> -> index
  %c = arith.cmpi eq, %ia, %iy : index
  memref.dealloc %a : memref<4xi32>
  memref.dealloc %y : memref<4xi32>
  cf.cond_br %c, ^a, ^b
^a:
  func.call @poke() : () -> ()
  cf.br ^b
^b:
  return
}
//--- argument_decides.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @sink(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr, %o: i64, %n: i64, %s: i64) {
  %k = llvm.mlir.constant(16 : i64) : i64
  %ia = llvm.ptrtoint %q : !llvm.ptr to i64
  llvm.call @free(%p) : (!llvm.ptr) -> ()
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %iy = llvm.ptrtoint %y : !llvm.ptr to i64
  %c = llvm.icmp "eq" %ia, %iy : i64
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.call @poke() : () -> ()
  llvm.br ^b
^b:
  llvm.return
}
//--- callee.src.mlir
func.func private @get() -> index
func.func @f() -> i1 {
  %x = memref.alloc() : memref<4xi32>
  %q = func.call @get() : () -> index
  %ix = memref.extract_aligned_pointer_as_index %x : memref<4xi32> -> index
  %c = arith.cmpi eq, %ix, %q : index
  memref.dealloc %x : memref<4xi32>
  return %c : i1
}
//--- callee.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @get() -> i64 attributes {sym_visibility = "private"}
llvm.func @f() -> i1 {
  %k = llvm.mlir.constant(16 : i64) : i64
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %ix = llvm.ptrtoint %x : !llvm.ptr to i64
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  %q = llvm.call @get() : () -> i64
  %c = llvm.icmp "eq" %ix, %q : i64
  llvm.return %c : i1
}
//--- callee_kept.src.mlir
func.func private @get() -> index
func.func @f() -> i1 {
  %x = memref.alloc() : memref<4xi32>
  %q = func.call @get() : () -> index
  %ix = memref.extract_aligned_pointer_as_index %x : memref<4xi32> -> index
  %c = arith.cmpi eq, %ix, %q : index
  memref.dealloc %x : memref<4xi32>
  return %c : i1
}
//--- callee_kept.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @get() -> i64 attributes {sym_visibility = "private"}
llvm.func @f() -> i1 {
  %k = llvm.mlir.constant(16 : i64) : i64
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %ix = llvm.ptrtoint %x : !llvm.ptr to i64
  %q = llvm.call @get() : () -> i64
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  %c = llvm.icmp "eq" %ix, %q : i64
  llvm.return %c : i1
}
//--- callee_unseen.src.mlir
func.func private @get() -> index
func.func @f() -> index {
  %x = memref.alloc() : memref<4xi32>
  %q = func.call @get() : () -> index
  memref.dealloc %x : memref<4xi32>
  return %q : index
}
//--- callee_unseen.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @get() -> i64 attributes {sym_visibility = "private"}
llvm.func @f() -> i64 {
  %k = llvm.mlir.constant(16 : i64) : i64
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  %q = llvm.call @get() : () -> i64
  llvm.return %q : i64
}
//--- loop.src.mlir
func.func private @sink(i64)
func.func private @poke()
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
  %x = memref.alloc() : memref<4xi32>
  %y = memref.alloc() : memref<4xi32>
  %ix = memref.extract_aligned_pointer_as_index %x : memref<4xi32> -> index
  %iy = memref.extract_aligned_pointer_as_index %y : memref<4xi32> -> index
  %c = arith.cmpi eq, %ix, %iy : index
  %v = arith.extui %c : i1 to i64
  func.call @sink(%v) : (i64) -> ()
  memref.dealloc %x : memref<4xi32>
  memref.dealloc %y : memref<4xi32>
  }
  return
}
//--- loop.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @sink(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %k = llvm.mlir.constant(16 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^h(%c0 : i64)
^h(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^b, ^e
^b:
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %ix = llvm.ptrtoint %x : !llvm.ptr to i64
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %iy = llvm.ptrtoint %y : !llvm.ptr to i64
  %c = llvm.icmp "eq" %ix, %iy : i64
  %v = llvm.zext %c : i1 to i64
  llvm.call @sink(%v) : (i64) -> ()
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  %j = llvm.add %i, %c1 : i64
  llvm.br ^h(%j : i64)
^e:
  llvm.return
}
//--- loop_kept.src.mlir
func.func private @sink(i64)
func.func private @poke()
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
  %x = memref.alloc() : memref<4xi32>
  %y = memref.alloc() : memref<4xi32>
  %ix = memref.extract_aligned_pointer_as_index %x : memref<4xi32> -> index
  %iy = memref.extract_aligned_pointer_as_index %y : memref<4xi32> -> index
  %c = arith.cmpi eq, %ix, %iy : index
  %v = arith.extui %c : i1 to i64
  func.call @sink(%v) : (i64) -> ()
  memref.dealloc %x : memref<4xi32>
  memref.dealloc %y : memref<4xi32>
  }
  return
}
//--- loop_kept.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @sink(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %k = llvm.mlir.constant(16 : i64) : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^h(%c0 : i64)
^h(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^b, ^e
^b:
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %ix = llvm.ptrtoint %x : !llvm.ptr to i64
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %iy = llvm.ptrtoint %y : !llvm.ptr to i64
  %c = llvm.icmp "eq" %ix, %iy : i64
  %v = llvm.zext %c : i1 to i64
  llvm.call @sink(%v) : (i64) -> ()
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  %j = llvm.add %i, %c1 : i64
  llvm.br ^h(%j : i64)
^e:
  llvm.return
}
//--- loop_argument.src.mlir
func.func private @sink(i64)
func.func private @poke()
func.func @f(%n: index) {
  %x = memref.alloc() : memref<4xi32>
  %ix = memref.extract_aligned_pointer_as_index %x : memref<4xi32> -> index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
  %y = memref.alloc() : memref<4xi32>
  %iy = memref.extract_aligned_pointer_as_index %y : memref<4xi32> -> index
  %c = arith.cmpi eq, %ix, %iy : index
  %v = arith.extui %c : i1 to i64
  func.call @sink(%v) : (i64) -> ()
  memref.dealloc %y : memref<4xi32>
  }
  memref.dealloc %x : memref<4xi32>
  return
}
//--- loop_argument.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @sink(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %k = llvm.mlir.constant(16 : i64) : i64
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %ix = llvm.ptrtoint %x : !llvm.ptr to i64
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^h(%c0 : i64)
^h(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^b, ^e
^b:
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %iy = llvm.ptrtoint %y : !llvm.ptr to i64
  %c = llvm.icmp "eq" %ix, %iy : i64
  %v = llvm.zext %c : i1 to i64
  llvm.call @sink(%v) : (i64) -> ()
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  %j = llvm.add %i, %c1 : i64
  llvm.br ^h(%j : i64)
^e:
  llvm.return
}
//--- loop_argument_kept.src.mlir
func.func private @sink(i64)
func.func private @poke()
func.func @f(%n: index) {
  %x = memref.alloc() : memref<4xi32>
  %ix = memref.extract_aligned_pointer_as_index %x : memref<4xi32> -> index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
  %y = memref.alloc() : memref<4xi32>
  %iy = memref.extract_aligned_pointer_as_index %y : memref<4xi32> -> index
  %c = arith.cmpi eq, %ix, %iy : index
  %v = arith.extui %c : i1 to i64
  func.call @sink(%v) : (i64) -> ()
  memref.dealloc %y : memref<4xi32>
  }
  memref.dealloc %x : memref<4xi32>
  return
}
//--- loop_argument_kept.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @sink(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %k = llvm.mlir.constant(16 : i64) : i64
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %ix = llvm.ptrtoint %x : !llvm.ptr to i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c1 = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^h(%c0 : i64)
^h(%i: i64):
  %t = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %t, ^b, ^e
^b:
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %iy = llvm.ptrtoint %y : !llvm.ptr to i64
  %c = llvm.icmp "eq" %ix, %iy : i64
  %v = llvm.zext %c : i1 to i64
  llvm.call @sink(%v) : (i64) -> ()
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  %j = llvm.add %i, %c1 : i64
  llvm.br ^h(%j : i64)
^e:
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  llvm.return
}
