// Two monotonic loads of one place with nothing between may find the same: one may be made for both, and none for what is not
// used. What orders more, or is volatile, stays. (LLVM Language Reference, "Atomic Memory Ordering Constraints")
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/two.src.ll --lowered %t/two.low.ll | FileCheck %s --check-prefix=TWO
// TWO: @f: proved
// RUN: expect-status 0 verify-lowering %t/three.src.ll --lowered %t/three.low.ll | FileCheck %s --check-prefix=THREE
// THREE: @f: proved
// RUN: expect-status 0 verify-lowering %t/unordered.src.ll --lowered %t/unordered.low.ll | FileCheck %s --check-prefix=UNORDERED
// UNORDERED: @f: proved
// RUN: expect-status 0 verify-lowering %t/unused.src.ll --lowered %t/unused.low.ll | FileCheck %s --check-prefix=UNUSED
// UNUSED: @f: proved
// RUN: expect-status 0 verify-lowering %t/kept.src.ll --lowered %t/kept.low.ll | FileCheck %s --check-prefix=KEPT
// KEPT: @f: proved
// RUN: expect-status 1 verify-lowering %t/acquire.src.ll --lowered %t/acquire.low.ll | FileCheck %s --check-prefix=ACQUIRE
// ACQUIRE: @f: refuted: attribute
// RUN: expect-status 1 verify-lowering %t/seq_cst.src.ll --lowered %t/seq_cst.low.ll | FileCheck %s --check-prefix=SEQ-CST
// SEQ-CST: @f: refuted: attribute
// RUN: expect-status 1 verify-lowering %t/volatile.src.ll --lowered %t/volatile.low.ll | FileCheck %s --check-prefix=VOLATILE
// VOLATILE: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/over_call.src.ll --lowered %t/over_call.low.ll | FileCheck %s --check-prefix=OVER-CALL
// OVER-CALL: @f: refuted: return-value: {{.*}}differs
// No run has another thread that writes between loads.
// RUN: expect-status 2 verify-lowering %t/over_flag_and_fence.src.ll --lowered %t/over_flag_and_fence.low.ll --random-runs=20 | FileCheck %s --check-prefix=OVER-FLAG-AND-FENCE
// OVER-FLAG-AND-FENCE: @f: unknown: return-value
// RUN: expect-status 1 verify-lowering %t/over_store.src.ll --lowered %t/over_store.low.ll | FileCheck %s --check-prefix=OVER-STORE
// OVER-STORE: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/over_own_store.src.ll --lowered %t/over_own_store.low.ll | FileCheck %s --check-prefix=OVER-OWN-STORE
// OVER-OWN-STORE: @f: refuted: return-value: {{.*}}differs
// RUN: expect-status 1 verify-lowering %t/other_place.src.ll --lowered %t/other_place.low.ll | FileCheck %s --check-prefix=OTHER-PLACE
// OTHER-PLACE: @f: refuted: return-value: {{.*}}differs
// RUN: expect-status 1 verify-lowering %t/other_sum.src.ll --lowered %t/other_sum.low.ll | FileCheck %s --check-prefix=OTHER-SUM
// OTHER-SUM: @f: refuted: return-value: {{.*}}differs
// RUN: expect-status 2 verify-lowering %t/split.src.ll --lowered %t/split.low.ll --random-runs=20 | FileCheck %s --check-prefix=SPLIT
// SPLIT: @f: unknown: access
// RUN: expect-status 2 verify-lowering %t/store_dropped.src.ll --lowered %t/store_dropped.low.ll --random-runs=20 | FileCheck %s --check-prefix=STORE-DROPPED
// STORE-DROPPED: @f: unknown: call
// RUN: expect-status 1 verify-lowering %t/all_dropped.src.ll --lowered %t/all_dropped.low.ll | FileCheck %s --check-prefix=ALL-DROPPED
// ALL-DROPPED: @f: refuted: return-value: {{.*}}differs
// RUN: expect-status 0 verify-lowering %t/first_dropped.src.ll --lowered %t/first_dropped.low.ll | FileCheck %s --check-prefix=FIRST-DROPPED
// FIRST-DROPPED: @f: proved
// RUN: expect-status 2 verify-lowering %t/made_plain.src.ll --lowered %t/made_plain.low.ll --random-runs=20 | FileCheck %s --check-prefix=MADE-PLAIN
// MADE-PLAIN: @f: unknown: return-value
// RUN: expect-status 0 verify-lowering %t/dialect.src.mlir --lowered %t/dialect.low.mlir | FileCheck %s --check-prefix=DIALECT
// DIALECT: @f: proved
// RUN: expect-status 1 verify-lowering %t/dialect_other.src.mlir --lowered %t/dialect_other.low.mlir | FileCheck %s --check-prefix=DIALECT-OTHER
// DIALECT-OTHER: @f: refuted: return-value: {{.*}}differs

//--- two.src.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 %b = load atomic i32, ptr %p monotonic, align 4
 %s = add i32 %a, %b
 ret i32 %s
}
//--- two.low.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 %s = add i32 %a, %a
 ret i32 %s
}
//--- three.src.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 %b = load atomic i32, ptr %p monotonic, align 4
 %c = load atomic i32, ptr %p monotonic, align 4
 %t = add i32 %a, %b
 %s = add i32 %t, %c
 ret i32 %s
}
//--- three.low.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 %t = add i32 %a, %a
 %s = add i32 %t, %a
 ret i32 %s
}
//--- unordered.src.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p unordered, align 4
 %b = load atomic i32, ptr %p unordered, align 4
 %s = add i32 %a, %b
 ret i32 %s
}
//--- unordered.low.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p unordered, align 4
 %s = add i32 %a, %a
 ret i32 %s
}
//--- unused.src.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 ret i32 5
}
//--- unused.low.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 ret i32 5
}
//--- kept.src.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 %b = load atomic i32, ptr %p monotonic, align 4
 %s = add i32 %a, %b
 ret i32 %s
}
//--- kept.low.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 %b = load atomic i32, ptr %p monotonic, align 4
 %s = add i32 %a, %b
 ret i32 %s
}
//--- acquire.src.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p acquire, align 4
 %b = load atomic i32, ptr %p acquire, align 4
 %s = add i32 %a, %b
 ret i32 %s
}
//--- acquire.low.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p acquire, align 4
 %s = add i32 %a, %a
 ret i32 %s
}
//--- seq_cst.src.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p seq_cst, align 4
 %b = load atomic i32, ptr %p seq_cst, align 4
 %s = add i32 %a, %b
 ret i32 %s
}
//--- seq_cst.low.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p seq_cst, align 4
 %s = add i32 %a, %a
 ret i32 %s
}
//--- volatile.src.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic volatile i32, ptr %p monotonic, align 4
 %b = load atomic volatile i32, ptr %p monotonic, align 4
 %s = add i32 %a, %b
 ret i32 %s
}
//--- volatile.low.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic volatile i32, ptr %p monotonic, align 4
 %s = add i32 %a, %a
 ret i32 %s
}
//--- over_call.src.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 call void @poke()
 %b = load atomic i32, ptr %p monotonic, align 4
 %s = add i32 %a, %b
 ret i32 %s
}
//--- over_call.low.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 call void @poke()
 %s = add i32 %a, %a
 ret i32 %s
}
//--- over_flag_and_fence.src.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 %w = load atomic i32, ptr %q monotonic, align 4
 fence acquire
 %b = load atomic i32, ptr %p monotonic, align 4
 %t = add i32 %a, %w
 %s = add i32 %t, %b
 ret i32 %s
}
//--- over_flag_and_fence.low.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 %w = load atomic i32, ptr %q monotonic, align 4
 fence acquire
 %t = add i32 %a, %w
 %s = add i32 %t, %a
 ret i32 %s
}
//--- over_store.src.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 store atomic i32 7, ptr %q monotonic, align 4
 %b = load atomic i32, ptr %p monotonic, align 4
 %s = add i32 %a, %b
 ret i32 %s
}
//--- over_store.low.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 store atomic i32 7, ptr %q monotonic, align 4
 %s = add i32 %a, %a
 ret i32 %s
}
//--- over_own_store.src.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 store i32 7, ptr %p
 %b = load atomic i32, ptr %p monotonic, align 4
 %s = add i32 %a, %b
 ret i32 %s
}
//--- over_own_store.low.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 store i32 7, ptr %p
 %s = add i32 %a, %a
 ret i32 %s
}
//--- other_place.src.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 %b = load atomic i32, ptr %q monotonic, align 4
 %s = add i32 %a, %b
 ret i32 %s
}
//--- other_place.low.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 %s = add i32 %a, %a
 ret i32 %s
}
//--- other_sum.src.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 %b = load atomic i32, ptr %p monotonic, align 4
 %s = add i32 %a, %b
 ret i32 %s
}
//--- other_sum.low.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 ret i32 %a
}
//--- split.src.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 %s = add i32 %a, %a
 ret i32 %s
}
//--- split.low.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 %b = load atomic i32, ptr %p monotonic, align 4
 %s = add i32 %a, %b
 ret i32 %s
}
//--- store_dropped.src.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 store atomic i32 7, ptr %q monotonic, align 4
 store atomic i32 8, ptr %q monotonic, align 4
 ret i32 0
}
//--- store_dropped.low.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 store atomic i32 8, ptr %q monotonic, align 4
 ret i32 0
}
//--- all_dropped.src.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 %b = load atomic i32, ptr %p monotonic, align 4
 %s = add i32 %a, %b
 ret i32 %s
}
//--- all_dropped.low.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 ret i32 0
}
//--- first_dropped.src.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 %b = load atomic i32, ptr %p monotonic, align 4
 ret i32 %b
}
//--- first_dropped.low.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %b = load atomic i32, ptr %p monotonic, align 4
 ret i32 %b
}
//--- made_plain.src.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load atomic i32, ptr %p monotonic, align 4
 ret i32 %a
}
//--- made_plain.low.ll
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %a = load i32, ptr %p
 ret i32 %a
}
//--- dialect.src.mlir
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %a = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %b = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %s = llvm.add %a, %b : i32
  llvm.return %s : i32
}
//--- dialect.low.mlir
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %a = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %s = llvm.add %a, %a : i32
  llvm.return %s : i32
}
//--- dialect_other.src.mlir
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %a = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %b = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %s = llvm.sub %a, %b : i32
  llvm.return %s : i32
}
//--- dialect_other.low.mlir
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %a = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  %s = llvm.add %a, %a : i32
  llvm.return %s : i32
}
