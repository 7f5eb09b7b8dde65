// What an operand bundle of llvm.assume says is the source's to claim: the lowering says the same of the same place, or less.
// (LLVM Language Reference, "Assume Operand Bundles")
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/dropped.src.ll --lowered %t/dropped.low.ll | FileCheck %s --check-prefix=DROPPED
// DROPPED: @f: proved
// RUN: expect-status 0 verify-lowering %t/kept.src.ll --lowered %t/kept.low.ll | FileCheck %s --check-prefix=KEPT
// KEPT: @f: proved
// RUN: expect-status 0 verify-lowering %t/merged.src.ll --lowered %t/merged.low.ll | FileCheck %s --check-prefix=MERGED
// MERGED: @f: proved
// Runs do not hold what these bundles say.
// RUN: expect-status 2 verify-lowering %t/made.src.ll --lowered %t/made.low.ll --random-runs=20 | FileCheck %s --check-prefix=MADE
// MADE: @f: unknown: undefined
// RUN: expect-status 2 verify-lowering %t/larger.src.ll --lowered %t/larger.low.ll --random-runs=20 | FileCheck %s --check-prefix=LARGER
// LARGER: @f: unknown: undefined
// RUN: expect-status 2 verify-lowering %t/of_other.src.ll --lowered %t/of_other.low.ll --random-runs=20 | FileCheck %s --check-prefix=OF-OTHER
// OF-OTHER: @f: unknown: undefined
// RUN: expect-status 2 verify-lowering %t/hoisted.src.ll --lowered %t/hoisted.low.ll --random-runs=20 | FileCheck %s --check-prefix=HOISTED
// HOISTED: @f: unknown: undefined
// RUN: expect-status 2 verify-lowering %t/behind_call.src.ll --lowered %t/behind_call.low.ll --random-runs=20 | FileCheck %s --check-prefix=BEHIND-CALL
// BEHIND-CALL: @f: unknown: undefined
// RUN: expect-status 0 verify-lowering %t/or_null.src.ll --lowered %t/or_null.low.ll | FileCheck %s --check-prefix=OR-NULL
// OR-NULL: @f: proved
// RUN: expect-status 2 verify-lowering %t/aligned_more.src.ll --lowered %t/aligned_more.low.ll --random-runs=20 | FileCheck %s --check-prefix=ALIGNED-MORE
// ALIGNED-MORE: @f: unknown: alignment

//--- dropped.src.ll
declare void @llvm.assume(i1)
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16), "dereferenceable"(ptr %p, i64 4), "nonnull"(ptr %p) ]
 %v = load i32, ptr %p, align 4
 ret i32 %v
}
//--- dropped.low.ll
declare void @llvm.assume(i1)
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %v = load i32, ptr %p, align 16
 ret i32 %v
}
//--- kept.src.ll
declare void @llvm.assume(i1)
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 4), "noundef"(ptr %p) ]
 %v = load i32, ptr %p, align 4
 ret i32 %v
}
//--- kept.low.ll
declare void @llvm.assume(i1)
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 4), "noundef"(ptr %p) ]
 %v = load i32, ptr %p, align 4
 ret i32 %v
}
//--- merged.src.ll
declare void @llvm.assume(i1)
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 4) ]
 call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 4) ]
 %v = load i32, ptr %p, align 4
 ret i32 %v
}
//--- merged.low.ll
declare void @llvm.assume(i1)
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 4) ]
 %v = load i32, ptr %p, align 4
 ret i32 %v
}
//--- made.src.ll
declare void @llvm.assume(i1)
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %v = load i32, ptr %p, align 4
 ret i32 %v
}
//--- made.low.ll
declare void @llvm.assume(i1)
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %q, i64 4) ]
 %v = load i32, ptr %p, align 4
 ret i32 %v
}
//--- larger.src.ll
declare void @llvm.assume(i1)
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 4) ]
 %v = load i32, ptr %p, align 4
 ret i32 %v
}
//--- larger.low.ll
declare void @llvm.assume(i1)
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 8) ]
 %v = load i32, ptr %p, align 4
 ret i32 %v
}
//--- of_other.src.ll
declare void @llvm.assume(i1)
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 4) ]
 %v = load i32, ptr %p, align 4
 ret i32 %v
}
//--- of_other.low.ll
declare void @llvm.assume(i1)
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %q, i64 4) ]
 %v = load i32, ptr %p, align 4
 ret i32 %v
}
//--- hoisted.src.ll
declare void @llvm.assume(i1)
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 call void @poke()
 call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 4) ]
 %v = load i32, ptr %p, align 4
 ret i32 %v
}
//--- hoisted.low.ll
declare void @llvm.assume(i1)
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 4) ]
 call void @poke()
 %v = load i32, ptr %p, align 4
 ret i32 %v
}
//--- behind_call.src.ll
declare void @llvm.assume(i1)
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 4) ]
 call void @poke()
 ret i32 0
}
//--- behind_call.low.ll
declare void @llvm.assume(i1)
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 call void @poke()
 call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 4) ]
 ret i32 0
}
//--- or_null.src.ll
declare void @llvm.assume(i1)
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 call void @llvm.assume(i1 true) [ "dereferenceable_or_null"(ptr %p, i64 4) ]
 ret i32 0
}
//--- or_null.low.ll
declare void @llvm.assume(i1)
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 ret i32 0
}
//--- aligned_more.src.ll
declare void @llvm.assume(i1)
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, i64 4) ]
 %v = load i32, ptr %p, align 4
 ret i32 %v
}
//--- aligned_more.low.ll
declare void @llvm.assume(i1)
declare void @poke()
define i32 @f(ptr %p, ptr %q) {
 %v = load i32, ptr %p, align 16
 ret i32 %v
}
