// An address that memref.extract_aligned_pointer_as_index gives escapes with what is decided by it; what tells nothing of it
// leaves the buffer private. (MLIR documentation, "'memref' Dialect"; LLVM Language Reference, "Pointer Capture")
//
// RUN: rm -rf %t && split-file %s %t
// Runs with the object elsewhere show that what is reported depends on its address; those that stay unknown come to no other event there.
// RUN: expect-status 1 verify-lowering %t/stack_below.src.mlir --lowered %t/stack_below.low.mlir --random-runs=20 | FileCheck %s --check-prefix=STACK-BELOW
// STACK-BELOW: @f: refuted: return-value
// RUN: expect-status 0 verify-lowering %t/stack_below_kept.src.mlir --lowered %t/stack_below_kept.low.mlir | FileCheck %s --check-prefix=STACK-BELOW-KEPT
// STACK-BELOW-KEPT: @f: proved
// RUN: expect-status 1 verify-lowering %t/heap_below.src.mlir --lowered %t/heap_below.low.mlir --random-runs=20 | FileCheck %s --check-prefix=HEAP-BELOW
// HEAP-BELOW: @f: refuted: return-value
// RUN: expect-status 0 verify-lowering %t/heap_below_kept.src.mlir --lowered %t/heap_below_kept.low.mlir | FileCheck %s --check-prefix=HEAP-BELOW-KEPT
// HEAP-BELOW-KEPT: @f: proved
// RUN: expect-status 1 verify-lowering %t/select.src.mlir --lowered %t/select.low.mlir --random-runs=20 | FileCheck %s --check-prefix=SELECT
// SELECT: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/branch.src.mlir --lowered %t/branch.low.mlir --random-runs=20 | FileCheck %s --check-prefix=BRANCH
// BRANCH: @f: refuted: return-value
// RUN: expect-status 0 verify-lowering %t/branch_kept.src.mlir --lowered %t/branch_kept.low.mlir | FileCheck %s --check-prefix=BRANCH-KEPT
// BRANCH-KEPT: @f: proved
// RUN: expect-status 1 verify-lowering %t/branch_value.src.mlir --lowered %t/branch_value.low.mlir --random-runs=20 | FileCheck %s --check-prefix=BRANCH-VALUE
// BRANCH-VALUE: @f: refuted: return-value
// RUN: expect-status 2 verify-lowering %t/loop_count.src.mlir --lowered %t/loop_count.low.mlir --random-runs=20 | FileCheck %s --check-prefix=LOOP-COUNT
// LOOP-COUNT: @f: unknown: return-value
// RUN: expect-status 0 verify-lowering %t/not_told.src.mlir --lowered %t/not_told.low.mlir | FileCheck %s --check-prefix=NOT-TOLD
// NOT-TOLD: @f: proved
// RUN: expect-status 0 verify-lowering %t/number_of_buffer.src.mlir --lowered %t/number_of_buffer.low.mlir | FileCheck %s --check-prefix=NUMBER-OF-BUFFER
// NUMBER-OF-BUFFER: @f: proved
// RUN: expect-status 0 verify-lowering %t/alignment_folded.src.mlir --lowered %t/alignment_folded.low.mlir | FileCheck %s --check-prefix=ALIGNMENT-FOLDED
// ALIGNMENT-FOLDED: @f: proved
// RUN: expect-status 2 verify-lowering %t/through_private.src.mlir --lowered %t/through_private.low.mlir --random-runs=20 | FileCheck %s --check-prefix=THROUGH-PRIVATE
// THROUGH-PRIVATE: @f: unknown: return-value
// RUN: expect-status 0 verify-lowering %t/through_private_kept.src.mlir --lowered %t/through_private_kept.low.mlir | FileCheck %s --check-prefix=THROUGH-PRIVATE-KEPT
// THROUGH-PRIVATE-KEPT: @f: proved

//--- stack_below.src.mlir
func.func private @tell(i1)
func.func private @told(i64)
func.func private @poke()
func.func @f() -> i32 {
  %k = arith.constant 5 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %k, %m[] : memref<i32>
  %i = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  %j = arith.index_cast %i : index to i64
  %t = arith.constant 65536 : i64
  %c = arith.cmpi ult, %j, %t : i64
  func.call @tell(%c) : (i1) -> ()
  func.call @poke() : () -> ()
  %v = memref.load %m[] : memref<i32>
  return %v : i32
}
//--- stack_below.low.mlir
llvm.func @tell(i1) attributes {sym_visibility = "private"}
llvm.func @told(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i32 {
  %k = llvm.mlir.constant(5 : i32) : i32
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %k, %m : i32, !llvm.ptr
  %j = llvm.ptrtoint %m : !llvm.ptr to i64
  %t = llvm.mlir.constant(65536 : i64) : i64
  %c = llvm.icmp "ult" %j, %t : i64
  llvm.call @tell(%c) : (i1) -> ()
  llvm.call @poke() : () -> ()
  llvm.return %k : i32
}
//--- stack_below_kept.src.mlir
func.func private @tell(i1)
func.func private @told(i64)
func.func private @poke()
func.func @f() -> i32 {
  %k = arith.constant 5 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %k, %m[] : memref<i32>
  %i = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  %j = arith.index_cast %i : index to i64
  %t = arith.constant 65536 : i64
  %c = arith.cmpi ult, %j, %t : i64
  func.call @tell(%c) : (i1) -> ()
  func.call @poke() : () -> ()
  %v = memref.load %m[] : memref<i32>
  return %v : i32
}
//--- stack_below_kept.low.mlir
llvm.func @tell(i1) attributes {sym_visibility = "private"}
llvm.func @told(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i32 {
  %k = llvm.mlir.constant(5 : i32) : i32
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %k, %m : i32, !llvm.ptr
  %j = llvm.ptrtoint %m : !llvm.ptr to i64
  %t = llvm.mlir.constant(65536 : i64) : i64
  %c = llvm.icmp "ult" %j, %t : i64
  llvm.call @tell(%c) : (i1) -> ()
  llvm.call @poke() : () -> ()
  %v = llvm.load %m : !llvm.ptr -> i32
  llvm.return %v : i32
}
//--- heap_below.src.mlir
func.func private @tell(i1)
func.func private @told(i64)
func.func private @poke()
func.func @f() -> i32 {
  %k = arith.constant 5 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %k, %m[] : memref<i32>
  %i = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  %j = arith.index_cast %i : index to i64
  %t = arith.constant 65536 : i64
  %c = arith.cmpi ult, %j, %t : i64
  func.call @tell(%c) : (i1) -> ()
  func.call @poke() : () -> ()
  %v = memref.load %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  return %v : i32
}
//--- heap_below.low.mlir
llvm.func @tell(i1) attributes {sym_visibility = "private"}
llvm.func @told(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i32 {
  %k = llvm.mlir.constant(5 : i32) : i32
  %b = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.call @malloc(%b) : (i64) -> !llvm.ptr
  llvm.store %k, %m : i32, !llvm.ptr
  %j = llvm.ptrtoint %m : !llvm.ptr to i64
  %t = llvm.mlir.constant(65536 : i64) : i64
  %c = llvm.icmp "ult" %j, %t : i64
  llvm.call @tell(%c) : (i1) -> ()
  llvm.call @poke() : () -> ()
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.return %k : i32
}
//--- heap_below_kept.src.mlir
func.func private @tell(i1)
func.func private @told(i64)
func.func private @poke()
func.func @f() -> i32 {
  %k = arith.constant 5 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %k, %m[] : memref<i32>
  %i = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  %j = arith.index_cast %i : index to i64
  %t = arith.constant 65536 : i64
  %c = arith.cmpi ult, %j, %t : i64
  func.call @tell(%c) : (i1) -> ()
  func.call @poke() : () -> ()
  %v = memref.load %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  return %v : i32
}
//--- heap_below_kept.low.mlir
llvm.func @tell(i1) attributes {sym_visibility = "private"}
llvm.func @told(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i32 {
  %k = llvm.mlir.constant(5 : i32) : i32
  %b = llvm.mlir.constant(4 : i64) : i64
  %m = llvm.call @malloc(%b) : (i64) -> !llvm.ptr
  llvm.store %k, %m : i32, !llvm.ptr
  %j = llvm.ptrtoint %m : !llvm.ptr to i64
  %t = llvm.mlir.constant(65536 : i64) : i64
  %c = llvm.icmp "ult" %j, %t : i64
  llvm.call @tell(%c) : (i1) -> ()
  llvm.call @poke() : () -> ()
  %v = llvm.load %m : !llvm.ptr -> i32
  llvm.call @free(%m) : (!llvm.ptr) -> ()
  llvm.return %v : i32
}
//--- select.src.mlir
func.func private @tell(i1)
func.func private @told(i64)
func.func private @poke()
func.func @f() -> i32 {
  %k = arith.constant 5 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %k, %m[] : memref<i32>
  %i = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  %j = arith.index_cast %i : index to i64
  %t = arith.constant 65536 : i64
  %c = arith.cmpi ult, %j, %t : i64
  %p = arith.constant 3 : i64
  %q = arith.constant 4 : i64
  %s = arith.select %c, %p, %q : i64
  func.call @told(%s) : (i64) -> ()
  func.call @poke() : () -> ()
  %v = memref.load %m[] : memref<i32>
  return %v : i32
}
//--- select.low.mlir
llvm.func @tell(i1) attributes {sym_visibility = "private"}
llvm.func @told(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i32 {
  %k = llvm.mlir.constant(5 : i32) : i32
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %k, %m : i32, !llvm.ptr
  %j = llvm.ptrtoint %m : !llvm.ptr to i64
  %t = llvm.mlir.constant(65536 : i64) : i64
  %c = llvm.icmp "ult" %j, %t : i64
  %p = llvm.mlir.constant(3 : i64) : i64
  %q = llvm.mlir.constant(4 : i64) : i64
  %s = llvm.select %c, %p, %q : i1, i64
  llvm.call @told(%s) : (i64) -> ()
  llvm.call @poke() : () -> ()
  llvm.return %k : i32
}
//--- branch.src.mlir
func.func private @tell(i1)
func.func private @told(i64)
func.func private @poke()
func.func @f() -> i32 {
  %k = arith.constant 5 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %k, %m[] : memref<i32>
  %i = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  %j = arith.index_cast %i : index to i64
  %t = arith.constant 65536 : i64
  %c = arith.cmpi ult, %j, %t : i64
  scf.if %c {
    %p = arith.constant 3 : i64
    func.call @told(%p) : (i64) -> ()
  }
  func.call @poke() : () -> ()
  %v = memref.load %m[] : memref<i32>
  return %v : i32
}
//--- branch.low.mlir
llvm.func @tell(i1) attributes {sym_visibility = "private"}
llvm.func @told(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i32 {
  %k = llvm.mlir.constant(5 : i32) : i32
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %k, %m : i32, !llvm.ptr
  %j = llvm.ptrtoint %m : !llvm.ptr to i64
  %t = llvm.mlir.constant(65536 : i64) : i64
  %c = llvm.icmp "ult" %j, %t : i64
  %p = llvm.mlir.constant(3 : i64) : i64
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.call @told(%p) : (i64) -> ()
  llvm.br ^b
^b:
  llvm.call @poke() : () -> ()
  llvm.return %k : i32
}
//--- branch_kept.src.mlir
func.func private @tell(i1)
func.func private @told(i64)
func.func private @poke()
func.func @f() -> i32 {
  %k = arith.constant 5 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %k, %m[] : memref<i32>
  %i = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  %j = arith.index_cast %i : index to i64
  %t = arith.constant 65536 : i64
  %c = arith.cmpi ult, %j, %t : i64
  scf.if %c {
    %p = arith.constant 3 : i64
    func.call @told(%p) : (i64) -> ()
  }
  func.call @poke() : () -> ()
  %v = memref.load %m[] : memref<i32>
  return %v : i32
}
//--- branch_kept.low.mlir
llvm.func @tell(i1) attributes {sym_visibility = "private"}
llvm.func @told(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i32 {
  %k = llvm.mlir.constant(5 : i32) : i32
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %k, %m : i32, !llvm.ptr
  %j = llvm.ptrtoint %m : !llvm.ptr to i64
  %t = llvm.mlir.constant(65536 : i64) : i64
  %c = llvm.icmp "ult" %j, %t : i64
  %p = llvm.mlir.constant(3 : i64) : i64
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.call @told(%p) : (i64) -> ()
  llvm.br ^b
^b:
  llvm.call @poke() : () -> ()
  %v = llvm.load %m : !llvm.ptr -> i32
  llvm.return %v : i32
}
//--- branch_value.src.mlir
func.func private @tell(i1)
func.func private @told(i64)
func.func private @poke()
func.func @f() -> i32 {
  %k = arith.constant 5 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %k, %m[] : memref<i32>
  %i = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  %j = arith.index_cast %i : index to i64
  %t = arith.constant 65536 : i64
  %c = arith.cmpi ult, %j, %t : i64
  %p = arith.constant 3 : i64
  %q = arith.constant 4 : i64
  %s = scf.if %c -> i64 {
    scf.yield %p : i64
  } else {
    scf.yield %q : i64
  }
  func.call @told(%s) : (i64) -> ()
  func.call @poke() : () -> ()
  %v = memref.load %m[] : memref<i32>
  return %v : i32
}
//--- branch_value.low.mlir
llvm.func @tell(i1) attributes {sym_visibility = "private"}
llvm.func @told(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i32 {
  %k = llvm.mlir.constant(5 : i32) : i32
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %k, %m : i32, !llvm.ptr
  %j = llvm.ptrtoint %m : !llvm.ptr to i64
  %t = llvm.mlir.constant(65536 : i64) : i64
  %c = llvm.icmp "ult" %j, %t : i64
  %p = llvm.mlir.constant(3 : i64) : i64
  %q = llvm.mlir.constant(4 : i64) : i64
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.br ^d(%p : i64)
^b:
  llvm.br ^d(%q : i64)
^d(%s: i64):
  llvm.call @told(%s) : (i64) -> ()
  llvm.call @poke() : () -> ()
  llvm.return %k : i32
}
//--- loop_count.src.mlir
func.func private @tell(i1)
func.func private @told(i64)
func.func private @poke()
func.func @f() -> i32 {
  %k = arith.constant 5 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %k, %m[] : memref<i32>
  %i = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  %c0 = arith.constant 0 : index
  %st = arith.constant 1048576 : index
  scf.for %q = %c0 to %i step %st {
    %p = arith.constant 3 : i64
    func.call @told(%p) : (i64) -> ()
  }
  func.call @poke() : () -> ()
  %v = memref.load %m[] : memref<i32>
  return %v : i32
}
//--- loop_count.low.mlir
llvm.func @tell(i1) attributes {sym_visibility = "private"}
llvm.func @told(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i32 {
  %k = llvm.mlir.constant(5 : i32) : i32
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %k, %m : i32, !llvm.ptr
  %j = llvm.ptrtoint %m : !llvm.ptr to i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %st = llvm.mlir.constant(1048576 : i64) : i64
  %p = llvm.mlir.constant(3 : i64) : i64
  llvm.br ^h(%c0 : i64)
^h(%q: i64):
  %c = llvm.icmp "slt" %q, %j : i64
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.call @told(%p) : (i64) -> ()
  %qq = llvm.add %q, %st : i64
  llvm.br ^h(%qq : i64)
^b:
  llvm.call @poke() : () -> ()
  llvm.return %k : i32
}
//--- not_told.src.mlir
func.func private @tell(i1)
func.func private @told(i64)
func.func private @poke()
func.func @f() -> i32 {
  %k = arith.constant 5 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %k, %m[] : memref<i32>
  %i = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  %j = arith.index_cast %i : index to i64
  %t = arith.constant 65536 : i64
  %c = arith.cmpi ult, %j, %t : i64
  func.call @poke() : () -> ()
  %v = memref.load %m[] : memref<i32>
  return %v : i32
}
//--- not_told.low.mlir
llvm.func @tell(i1) attributes {sym_visibility = "private"}
llvm.func @told(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i32 {
  %k = llvm.mlir.constant(5 : i32) : i32
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %k, %m : i32, !llvm.ptr
  llvm.call @poke() : () -> ()
  llvm.return %k : i32
}
//--- number_of_buffer.src.mlir
func.func private @tell(i1)
func.func private @told(i64)
func.func private @poke()
func.func @f() -> i32 {
  %k = arith.constant 5 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %k, %m[] : memref<i32>
  %d = memref.rank %m : memref<i32>
  %j = arith.index_cast %d : index to i64
  func.call @told(%j) : (i64) -> ()
  func.call @poke() : () -> ()
  %v = memref.load %m[] : memref<i32>
  return %v : i32
}
//--- number_of_buffer.low.mlir
llvm.func @tell(i1) attributes {sym_visibility = "private"}
llvm.func @told(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i32 {
  %k = llvm.mlir.constant(5 : i32) : i32
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %k, %m : i32, !llvm.ptr
  %j = llvm.mlir.constant(0 : i64) : i64
  llvm.call @told(%j) : (i64) -> ()
  llvm.call @poke() : () -> ()
  llvm.return %k : i32
}
//--- alignment_folded.src.mlir
func.func private @tell(i1)
func.func private @told(i64)
func.func private @poke()
func.func @f() -> i32 {
  %k = arith.constant 5 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %k, %m[] : memref<i32>
  %i = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  %j = arith.index_cast %i : index to i64
  %e = arith.constant 3 : i64
  %a = arith.andi %j, %e : i64
  %z = arith.constant 0 : i64
  %c = arith.cmpi eq, %a, %z : i64
  func.call @tell(%c) : (i1) -> ()
  func.call @poke() : () -> ()
  %v = memref.load %m[] : memref<i32>
  return %v : i32
}
//--- alignment_folded.low.mlir
llvm.func @tell(i1) attributes {sym_visibility = "private"}
llvm.func @told(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i32 {
  %k = llvm.mlir.constant(5 : i32) : i32
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %k, %m : i32, !llvm.ptr
  %c = llvm.mlir.constant(true) : i1
  llvm.call @tell(%c) : (i1) -> ()
  llvm.call @poke() : () -> ()
  llvm.return %k : i32
}
//--- through_private.src.mlir
func.func private @tell(i1)
func.func private @told(i64)
func.func private @poke()
func.func @f() -> i32 {
  %k = arith.constant 5 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %k, %m[] : memref<i32>
  %i = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  %j = arith.index_cast %i : index to i64
  %t = arith.constant 65536 : i64
  %c = arith.cmpi ult, %j, %t : i64
  %r = memref.alloca() : memref<i1>
  memref.store %c, %r[] : memref<i1>
  %d = memref.load %r[] : memref<i1>
  func.call @tell(%d) : (i1) -> ()
  func.call @poke() : () -> ()
  %v = memref.load %m[] : memref<i32>
  return %v : i32
}
//--- through_private.low.mlir
llvm.func @tell(i1) attributes {sym_visibility = "private"}
llvm.func @told(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i32 {
  %k = llvm.mlir.constant(5 : i32) : i32
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %k, %m : i32, !llvm.ptr
  %j = llvm.ptrtoint %m : !llvm.ptr to i64
  %t = llvm.mlir.constant(65536 : i64) : i64
  %c = llvm.icmp "ult" %j, %t : i64
  llvm.call @tell(%c) : (i1) -> ()
  llvm.call @poke() : () -> ()
  llvm.return %k : i32
}
//--- through_private_kept.src.mlir
func.func private @tell(i1)
func.func private @told(i64)
func.func private @poke()
func.func @f() -> i32 {
  %k = arith.constant 5 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %k, %m[] : memref<i32>
  %i = memref.extract_aligned_pointer_as_index %m : memref<i32> -> index
  %j = arith.index_cast %i : index to i64
  %t = arith.constant 65536 : i64
  %c = arith.cmpi ult, %j, %t : i64
  %r = memref.alloca() : memref<i1>
  memref.store %c, %r[] : memref<i1>
  %d = memref.load %r[] : memref<i1>
  func.call @tell(%d) : (i1) -> ()
  func.call @poke() : () -> ()
  %v = memref.load %m[] : memref<i32>
  return %v : i32
}
//--- through_private_kept.low.mlir
llvm.func @tell(i1) attributes {sym_visibility = "private"}
llvm.func @told(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i32 {
  %k = llvm.mlir.constant(5 : i32) : i32
  %one = llvm.mlir.constant(1 : i64) : i64
  %m = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  llvm.store %k, %m : i32, !llvm.ptr
  %j = llvm.ptrtoint %m : !llvm.ptr to i64
  %t = llvm.mlir.constant(65536 : i64) : i64
  %c = llvm.icmp "ult" %j, %t : i64
  llvm.call @tell(%c) : (i1) -> ()
  llvm.call @poke() : () -> ()
  %v = llvm.load %m : !llvm.ptr -> i32
  llvm.return %v : i32
}
