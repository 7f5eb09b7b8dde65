// A new object of the lowering lies where the source could have put its own: not where something lies that the source still
// has, if others learn both addresses. (C17, 7.22.3: an object from an allocation is disjoint from any other object.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/equal.src.mlir --lowered %t/equal.low.mlir | FileCheck %s --check-prefix=EQUAL
// EQUAL: @f: refuted: allocation: {{.*}}differs
// RUN: expect-status 0 verify-lowering %t/equal_kept.src.mlir --lowered %t/equal_kept.low.mlir | FileCheck %s --check-prefix=EQUAL-KEPT
// EQUAL-KEPT: @f: proved
// RUN: expect-status 0 verify-lowering %t/equal_swapped_frees.src.mlir --lowered %t/equal_swapped_frees.low.mlir | FileCheck %s --check-prefix=EQUAL-SWAPPED-FREES
// EQUAL-SWAPPED-FREES: @f: proved
// RUN: expect-status 1 verify-lowering %t/both_orders.src.mlir --lowered %t/both_orders.low.mlir | FileCheck %s --check-prefix=BOTH-ORDERS
// BOTH-ORDERS: @f: refuted: allocation: {{.*}}differs
// RUN: expect-status 1 verify-lowering %t/second_freed_first.src.mlir --lowered %t/second_freed_first.low.mlir | FileCheck %s --check-prefix=SECOND-FREED-FIRST
// SECOND-FREED-FIRST: @f: refuted: allocation: {{.*}}differs
// RUN: expect-status 1 verify-lowering %t/stored.src.mlir --lowered %t/stored.low.mlir | FileCheck %s --check-prefix=STORED
// STORED: @f: refuted: allocation
// RUN: expect-status 0 verify-lowering %t/stored_kept.src.mlir --lowered %t/stored_kept.low.mlir | FileCheck %s --check-prefix=STORED-KEPT
// STORED-KEPT: @f: proved
// RUN: expect-status 1 verify-lowering %t/passed.src.mlir --lowered %t/passed.low.mlir | FileCheck %s --check-prefix=PASSED
// PASSED: @f: refuted: allocation: {{.*}}differs
// RUN: expect-status 0 verify-lowering %t/passed_kept.src.mlir --lowered %t/passed_kept.low.mlir | FileCheck %s --check-prefix=PASSED-KEPT
// PASSED-KEPT: @f: proved
// RUN: expect-status 1 verify-lowering %t/decides_call.src.mlir --lowered %t/decides_call.low.mlir | FileCheck %s --check-prefix=DECIDES-CALL
// DECIDES-CALL: @f: refuted: allocation
// RUN: expect-status 0 verify-lowering %t/decides_call_kept.src.mlir --lowered %t/decides_call_kept.low.mlir | FileCheck %s --check-prefix=DECIDES-CALL-KEPT
// DECIDES-CALL-KEPT: @f: proved
// RUN: expect-status 1 verify-lowering %t/selects.src.mlir --lowered %t/selects.low.mlir | FileCheck %s --check-prefix=SELECTS
// SELECTS: @f: refuted: allocation: {{.*}}differs
// RUN: expect-status 1 verify-lowering %t/difference.src.mlir --lowered %t/difference.low.mlir | FileCheck %s --check-prefix=DIFFERENCE
// DIFFERENCE: @f: refuted: allocation: {{.*}}differs
// RUN: expect-status 0 verify-lowering %t/one_told.src.mlir --lowered %t/one_told.low.mlir | FileCheck %s --check-prefix=ONE-TOLD
// ONE-TOLD: @f: proved
// RUN: expect-status 0 verify-lowering %t/none_told.src.mlir --lowered %t/none_told.low.mlir | FileCheck %s --check-prefix=NONE-TOLD
// NONE-TOLD: @f: proved
// RUN: expect-status 1 verify-lowering %t/third.src.mlir --lowered %t/third.low.mlir | FileCheck %s --check-prefix=THIRD
// THIRD: @f: refuted: allocation: {{.*}}differs
// RUN: expect-status 0 verify-lowering %t/third_of_others.src.mlir --lowered %t/third_of_others.low.mlir | FileCheck %s --check-prefix=THIRD-OF-OTHERS
// THIRD-OF-OTHERS: @f: proved

//--- equal.src.mlir
func.func @f() -> i1 {
  %x = memref.alloc() : memref<4xi32>
  %y = memref.alloc() : memref<4xi32>
  %ix = memref.extract_aligned_pointer_as_index %x : memref<4xi32> -> index
  %iy = memref.extract_aligned_pointer_as_index %y : memref<4xi32> -> index
  %c = arith.cmpi eq, %ix, %iy : index
  memref.dealloc %x : memref<4xi32>
  memref.dealloc %y : memref<4xi32>
  return %c : i1
}
//--- equal.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i1 {
  %k = llvm.mlir.constant(16 : i64) : i64
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %ix = llvm.ptrtoint %x : !llvm.ptr to i64
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %iy = llvm.ptrtoint %y : !llvm.ptr to i64
  %c = llvm.icmp "eq" %ix, %iy : i64
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  llvm.return %c : i1
}
//--- equal_kept.src.mlir
func.func @f() -> i1 {
  %x = memref.alloc() : memref<4xi32>
  %y = memref.alloc() : memref<4xi32>
  %ix = memref.extract_aligned_pointer_as_index %x : memref<4xi32> -> index
  %iy = memref.extract_aligned_pointer_as_index %y : memref<4xi32> -> index
  %c = arith.cmpi eq, %ix, %iy : index
  memref.dealloc %x : memref<4xi32>
  memref.dealloc %y : memref<4xi32>
  return %c : i1
}
//--- equal_kept.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i1 {
  %k = llvm.mlir.constant(16 : i64) : i64
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %ix = llvm.ptrtoint %x : !llvm.ptr to i64
  %iy = llvm.ptrtoint %y : !llvm.ptr to i64
  %c = llvm.icmp "eq" %ix, %iy : i64
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  llvm.return %c : i1
}
//--- equal_swapped_frees.src.mlir
func.func @f() -> i1 {
  %x = memref.alloc() : memref<4xi32>
  %y = memref.alloc() : memref<4xi32>
  %ix = memref.extract_aligned_pointer_as_index %x : memref<4xi32> -> index
  %iy = memref.extract_aligned_pointer_as_index %y : memref<4xi32> -> index
  %c = arith.cmpi eq, %ix, %iy : index
  memref.dealloc %x : memref<4xi32>
  memref.dealloc %y : memref<4xi32>
  return %c : i1
}
//--- equal_swapped_frees.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i1 {
  %k = llvm.mlir.constant(16 : i64) : i64
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %ix = llvm.ptrtoint %x : !llvm.ptr to i64
  %iy = llvm.ptrtoint %y : !llvm.ptr to i64
  %c = llvm.icmp "eq" %ix, %iy : i64
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  llvm.return %c : i1
}
//--- both_orders.src.mlir
func.func @f() -> i1 {
  %x = memref.alloc() : memref<4xi32>
  %y = memref.alloc() : memref<4xi32>
  %ix = memref.extract_aligned_pointer_as_index %x : memref<4xi32> -> index
  %iy = memref.extract_aligned_pointer_as_index %y : memref<4xi32> -> index
  %a = arith.cmpi ult, %ix, %iy : index
  %b = arith.cmpi ugt, %ix, %iy : index
  %c = arith.ori %a, %b : i1
  memref.dealloc %x : memref<4xi32>
  memref.dealloc %y : memref<4xi32>
  return %c : i1
}
//--- both_orders.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i1 {
  %k = llvm.mlir.constant(16 : i64) : i64
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %ix = llvm.ptrtoint %x : !llvm.ptr to i64
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %iy = llvm.ptrtoint %y : !llvm.ptr to i64
  %a = llvm.icmp "ult" %ix, %iy : i64
  %b = llvm.icmp "ugt" %ix, %iy : i64
  %c = llvm.or %a, %b : i1
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  llvm.return %c : i1
}
//--- second_freed_first.src.mlir
func.func @f() -> i1 {
  %x = memref.alloc() : memref<4xi32>
  %y = memref.alloc() : memref<4xi32>
  %ix = memref.extract_aligned_pointer_as_index %x : memref<4xi32> -> index
  %iy = memref.extract_aligned_pointer_as_index %y : memref<4xi32> -> index
  %c = arith.cmpi ne, %ix, %iy : index
  memref.dealloc %y : memref<4xi32>
  memref.dealloc %x : memref<4xi32>
  return %c : i1
}
//--- second_freed_first.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i1 {
  %k = llvm.mlir.constant(16 : i64) : i64
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %iy = llvm.ptrtoint %y : !llvm.ptr to i64
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %ix = llvm.ptrtoint %x : !llvm.ptr to i64
  %c = llvm.icmp "ne" %ix, %iy : i64
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  llvm.return %c : i1
}
//--- stored.src.mlir
func.func @f(%o: memref<2xi64>) {
  %x = memref.alloc() : memref<4xi32>
  %y = memref.alloc() : memref<4xi32>
  %ix = memref.extract_aligned_pointer_as_index %x : memref<4xi32> -> index
  %iy = memref.extract_aligned_pointer_as_index %y : memref<4xi32> -> index
  %c = arith.cmpi eq, %ix, %iy : index
  %c0 = arith.constant 0 : index
  %v = arith.extui %c : i1 to i64
  memref.store %v, %o[%c0] : memref<2xi64>
  memref.dealloc %x : memref<4xi32>
  memref.dealloc %y : memref<4xi32>
  return
}
//--- stored.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%o0: !llvm.ptr, %o: !llvm.ptr, %o2: i64, %o3: i64, %o4: i64) {
  %k = llvm.mlir.constant(16 : i64) : i64
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %ix = llvm.ptrtoint %x : !llvm.ptr to i64
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %iy = llvm.ptrtoint %y : !llvm.ptr to i64
  %c = llvm.icmp "eq" %ix, %iy : i64
  %v = llvm.zext %c : i1 to i64
  llvm.store %v, %o : i64, !llvm.ptr
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  llvm.return
}
//--- stored_kept.src.mlir
func.func @f(%o: memref<2xi64>) {
  %x = memref.alloc() : memref<4xi32>
  %y = memref.alloc() : memref<4xi32>
  %ix = memref.extract_aligned_pointer_as_index %x : memref<4xi32> -> index
  %iy = memref.extract_aligned_pointer_as_index %y : memref<4xi32> -> index
  %c = arith.cmpi eq, %ix, %iy : index
  %c0 = arith.constant 0 : index
  %v = arith.extui %c : i1 to i64
  memref.store %v, %o[%c0] : memref<2xi64>
  memref.dealloc %x : memref<4xi32>
  memref.dealloc %y : memref<4xi32>
  return
}
//--- stored_kept.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f(%o0: !llvm.ptr, %o: !llvm.ptr, %o2: i64, %o3: i64, %o4: i64) {
  %k = llvm.mlir.constant(16 : i64) : i64
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %ix = llvm.ptrtoint %x : !llvm.ptr to i64
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %iy = llvm.ptrtoint %y : !llvm.ptr to i64
  %c = llvm.icmp "eq" %ix, %iy : i64
  %v = llvm.zext %c : i1 to i64
  llvm.store %v, %o : i64, !llvm.ptr
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  llvm.return
}
//--- passed.src.mlir
func.func private @sink(i64)
func.func private @poke()
func.func @f() {
  %x = memref.alloc() : memref<4xi32>
  %y = memref.alloc() : memref<4xi32>
  %ix = memref.extract_aligned_pointer_as_index %x : memref<4xi32> -> index
  %iy = memref.extract_aligned_pointer_as_index %y : memref<4xi32> -> index
  %c = arith.cmpi eq, %ix, %iy : index
  memref.dealloc %x : memref<4xi32>
  %v = arith.extui %c : i1 to i64
  func.call @sink(%v) : (i64) -> ()
  memref.dealloc %y : memref<4xi32>
  return
}
//--- passed.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @sink(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f() {
  %k = llvm.mlir.constant(16 : i64) : i64
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %ix = llvm.ptrtoint %x : !llvm.ptr to i64
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %iy = llvm.ptrtoint %y : !llvm.ptr to i64
  %c = llvm.icmp "eq" %ix, %iy : i64
  %v = llvm.zext %c : i1 to i64
  llvm.call @sink(%v) : (i64) -> ()
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  llvm.return
}
//--- passed_kept.src.mlir
func.func private @sink(i64)
func.func private @poke()
func.func @f() {
  %x = memref.alloc() : memref<4xi32>
  %y = memref.alloc() : memref<4xi32>
  %ix = memref.extract_aligned_pointer_as_index %x : memref<4xi32> -> index
  %iy = memref.extract_aligned_pointer_as_index %y : memref<4xi32> -> index
  %c = arith.cmpi eq, %ix, %iy : index
  memref.dealloc %x : memref<4xi32>
  %v = arith.extui %c : i1 to i64
  func.call @sink(%v) : (i64) -> ()
  memref.dealloc %y : memref<4xi32>
  return
}
//--- passed_kept.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @sink(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f() {
  %k = llvm.mlir.constant(16 : i64) : i64
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %ix = llvm.ptrtoint %x : !llvm.ptr to i64
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  %iy = llvm.ptrtoint %y : !llvm.ptr to i64
  %c = llvm.icmp "eq" %ix, %iy : i64
  %v = llvm.zext %c : i1 to i64
  llvm.call @sink(%v) : (i64) -> ()
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  llvm.return
}
//--- decides_call.src.mlir
func.func private @sink(i64)
func.func private @poke()
func.func @f() {
  %x = memref.alloc() : memref<4xi32>
  %y = memref.alloc() : memref<4xi32>
  %ix = memref.extract_aligned_pointer_as_index %x : memref<4xi32> -> index
  %iy = memref.extract_aligned_pointer_as_index %y : memref<4xi32> -> index
  %c = arith.cmpi eq, %ix, %iy : index
  memref.dealloc %x : memref<4xi32>
  memref.dealloc %y : memref<4xi32>
  cf.cond_br %c, ^a, ^b
^a:
  func.call @poke() : () -> ()
  cf.br ^b
^b:
  return
}
//--- decides_call.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @sink(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f() {
  %k = llvm.mlir.constant(16 : i64) : i64
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %ix = llvm.ptrtoint %x : !llvm.ptr to i64
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %iy = llvm.ptrtoint %y : !llvm.ptr to i64
  %c = llvm.icmp "eq" %ix, %iy : i64
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.call @poke() : () -> ()
  llvm.br ^b
^b:
  llvm.return
}
//--- decides_call_kept.src.mlir
func.func private @sink(i64)
func.func private @poke()
func.func @f() {
  %x = memref.alloc() : memref<4xi32>
  %y = memref.alloc() : memref<4xi32>
  %ix = memref.extract_aligned_pointer_as_index %x : memref<4xi32> -> index
  %iy = memref.extract_aligned_pointer_as_index %y : memref<4xi32> -> index
  %c = arith.cmpi eq, %ix, %iy : index
  memref.dealloc %x : memref<4xi32>
  memref.dealloc %y : memref<4xi32>
  cf.cond_br %c, ^a, ^b
^a:
  func.call @poke() : () -> ()
  cf.br ^b
^b:
  return
}
//--- decides_call_kept.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @sink(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f() {
  %k = llvm.mlir.constant(16 : i64) : i64
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %ix = llvm.ptrtoint %x : !llvm.ptr to i64
  %iy = llvm.ptrtoint %y : !llvm.ptr to i64
  %c = llvm.icmp "eq" %ix, %iy : i64
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.call @poke() : () -> ()
  llvm.br ^b
^b:
  llvm.return
}
//--- selects.src.mlir
func.func @f() -> i32 {
  %x = memref.alloc() : memref<4xi32>
  %y = memref.alloc() : memref<4xi32>
  %ix = memref.extract_aligned_pointer_as_index %x : memref<4xi32> -> index
  %iy = memref.extract_aligned_pointer_as_index %y : memref<4xi32> -> index
  %c = arith.cmpi eq, %ix, %iy : index
  memref.dealloc %x : memref<4xi32>
  memref.dealloc %y : memref<4xi32>
  %p = arith.constant 7 : i32
  %q = arith.constant 9 : i32
  %r = arith.select %c, %p, %q : i32
  return %r : i32
}
//--- selects.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i32 {
  %k = llvm.mlir.constant(16 : i64) : i64
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %ix = llvm.ptrtoint %x : !llvm.ptr to i64
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %iy = llvm.ptrtoint %y : !llvm.ptr to i64
  %c = llvm.icmp "eq" %ix, %iy : i64
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  %p = llvm.mlir.constant(7 : i32) : i32
  %q = llvm.mlir.constant(9 : i32) : i32
  %r = llvm.select %c, %p, %q : i1, i32
  llvm.return %r : i32
}
//--- difference.src.mlir
func.func @f() -> i1 {
  %x = memref.alloc() : memref<4xi32>
  %y = memref.alloc() : memref<4xi32>
  %ix = memref.extract_aligned_pointer_as_index %x : memref<4xi32> -> index
  %iy = memref.extract_aligned_pointer_as_index %y : memref<4xi32> -> index
  %d = arith.subi %ix, %iy : index
  %c0 = arith.constant 0 : index
  %c = arith.cmpi eq, %d, %c0 : index
  memref.dealloc %x : memref<4xi32>
  memref.dealloc %y : memref<4xi32>
  return %c : i1
}
//--- difference.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i1 {
  %k = llvm.mlir.constant(16 : i64) : i64
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %ix = llvm.ptrtoint %x : !llvm.ptr to i64
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %iy = llvm.ptrtoint %y : !llvm.ptr to i64
  %d = llvm.sub %ix, %iy : i64
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %c = llvm.icmp "eq" %d, %c0 : i64
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  llvm.return %c : i1
}
//--- one_told.src.mlir
func.func private @sink(i64)
func.func private @poke()
func.func @f() {
  %x = memref.alloc() : memref<4xi32>
  %y = memref.alloc() : memref<4xi32>
  %iy = memref.extract_aligned_pointer_as_index %y : memref<4xi32> -> index
  %v = arith.index_cast %iy : index to i64
  func.call @sink(%v) : (i64) -> ()
  memref.dealloc %x : memref<4xi32>
  memref.dealloc %y : memref<4xi32>
  return
}
//--- one_told.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @sink(i64) attributes {sym_visibility = "private"}
llvm.func @poke() attributes {sym_visibility = "private"}
llvm.func @f() {
  %k = llvm.mlir.constant(16 : i64) : i64
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %iy = llvm.ptrtoint %y : !llvm.ptr to i64
  llvm.call @sink(%iy) : (i64) -> ()
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  llvm.return
}
//--- none_told.src.mlir
func.func @f() -> i32 {
  %x = memref.alloc() : memref<4xi32>
  %y = memref.alloc() : memref<4xi32>
  %c0 = arith.constant 0 : index
  %one = arith.constant 5 : i32
  memref.store %one, %x[%c0] : memref<4xi32>
  %w = memref.load %x[%c0] : memref<4xi32>
  memref.store %w, %y[%c0] : memref<4xi32>
  %u = memref.load %y[%c0] : memref<4xi32>
  memref.dealloc %x : memref<4xi32>
  memref.dealloc %y : memref<4xi32>
  return %u : i32
}
//--- none_told.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i32 {
  %k = llvm.mlir.constant(16 : i64) : i64
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %one = llvm.mlir.constant(5 : i32) : i32
  llvm.store %one, %x : i32, !llvm.ptr
  %w = llvm.load %x : !llvm.ptr -> i32
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  llvm.store %w, %y : i32, !llvm.ptr
  %u = llvm.load %y : !llvm.ptr -> i32
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  llvm.return %u : i32
}
//--- third.src.mlir
func.func @f() -> i1 {
  %x = memref.alloc() : memref<4xi32>
  %y = memref.alloc() : memref<4xi32>
  %z = memref.alloc() : memref<4xi32>
  %ix = memref.extract_aligned_pointer_as_index %x : memref<4xi32> -> index
  %iz = memref.extract_aligned_pointer_as_index %z : memref<4xi32> -> index
  %c = arith.cmpi eq, %ix, %iz : index
  memref.dealloc %x : memref<4xi32>
  memref.dealloc %y : memref<4xi32>
  memref.dealloc %z : memref<4xi32>
  return %c : i1
}
//--- third.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i1 {
  %k = llvm.mlir.constant(16 : i64) : i64
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %ix = llvm.ptrtoint %x : !llvm.ptr to i64
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  %z = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %iz = llvm.ptrtoint %z : !llvm.ptr to i64
  %c = llvm.icmp "eq" %ix, %iz : i64
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  llvm.call @free(%z) : (!llvm.ptr) -> ()
  llvm.return %c : i1
}
//--- third_of_others.src.mlir
func.func @f() -> i1 {
  %x = memref.alloc() : memref<4xi32>
  %y = memref.alloc() : memref<4xi32>
  %z = memref.alloc() : memref<4xi32>
  %iy = memref.extract_aligned_pointer_as_index %y : memref<4xi32> -> index
  %iz = memref.extract_aligned_pointer_as_index %z : memref<4xi32> -> index
  %c = arith.cmpi eq, %iy, %iz : index
  memref.dealloc %x : memref<4xi32>
  memref.dealloc %y : memref<4xi32>
  memref.dealloc %z : memref<4xi32>
  return %c : i1
}
//--- third_of_others.low.mlir
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @f() -> i1 {
  %k = llvm.mlir.constant(16 : i64) : i64
  %x = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %y = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %iy = llvm.ptrtoint %y : !llvm.ptr to i64
  llvm.call @free(%x) : (!llvm.ptr) -> ()
  %z = llvm.call @malloc(%k) : (i64) -> !llvm.ptr
  %iz = llvm.ptrtoint %z : !llvm.ptr to i64
  %c = llvm.icmp "eq" %iy, %iz : i64
  llvm.call @free(%y) : (!llvm.ptr) -> ()
  llvm.call @free(%z) : (!llvm.ptr) -> ()
  llvm.return %c : i1
}
