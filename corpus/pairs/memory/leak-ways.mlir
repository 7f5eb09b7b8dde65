// An address escapes by whom is called, where and how much is written, and what a freeze makes of what depends on it. (LLVM
// Language Reference, "Pointer Capture")
//
// RUN: rm -rf %t && split-file %s %t
// Runs with the object elsewhere show that what is reported depends on its address; those that stay unknown come to no other event there.
// RUN: expect-status 1 verify-lowering %t/callee.src.ll --lowered %t/callee.low.ll --random-runs=20 | FileCheck %s --check-prefix=CALLEE
// CALLEE: @f: refuted: return-value
// RUN: expect-status 0 verify-lowering %t/callee_kept.src.ll --lowered %t/callee_kept.low.ll | FileCheck %s --check-prefix=CALLEE-KEPT
// CALLEE-KEPT: @f: proved
// RUN: expect-status 1 verify-lowering %t/place_of_store.src.ll --lowered %t/place_of_store.low.ll --random-runs=20 | FileCheck %s --check-prefix=PLACE-OF-STORE
// PLACE-OF-STORE: @f: refuted: access
// RUN: expect-status 1 verify-lowering %t/length_of_fill.src.ll --lowered %t/length_of_fill.low.ll --random-runs=20 | FileCheck %s --check-prefix=LENGTH-OF-FILL
// LENGTH-OF-FILL: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/length_of_copy.src.ll --lowered %t/length_of_copy.low.ll --random-runs=20 | FileCheck %s --check-prefix=LENGTH-OF-COPY
// LENGTH-OF-COPY: @f: refuted: return-value
// RUN: expect-status 2 verify-lowering %t/frozen.src.ll --lowered %t/frozen.low.ll --random-runs=20 | FileCheck %s --check-prefix=FROZEN
// FROZEN: @f: unknown: return-value
// RUN: expect-status 2 verify-lowering %t/endless.src.ll --lowered %t/endless.low.ll --random-runs=20 | FileCheck %s --check-prefix=ENDLESS
// ENDLESS: @f: unknown: return-value
// RUN: expect-status 2 verify-lowering %t/returned_by_select.src.ll --lowered %t/returned_by_select.low.ll --random-runs=20 | FileCheck %s --check-prefix=RETURNED-BY-SELECT
// RETURNED-BY-SELECT: @f: unknown: return-value

//--- callee.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
declare void @poke2()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %c = icmp sgt i64 %i, 4096
 %q = select i1 %c, ptr @poke, ptr @poke2
 call void %q()
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- callee.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
declare void @poke2()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %c = icmp sgt i64 %i, 4096
 %q = select i1 %c, ptr @poke, ptr @poke2
 call void %q()
 call void @poke()
 ret i32 5
}
//--- callee_kept.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
declare void @poke2()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %c = icmp sgt i64 %i, 4096
 %q = select i1 %c, ptr @poke, ptr @poke2
 call void %q()
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- callee_kept.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
declare void @poke2()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %c = icmp sgt i64 %i, 4096
 %q = select i1 %c, ptr @poke, ptr @poke2
 call void %q()
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- place_of_store.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
declare void @poke2()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f(ptr %o) {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %b = and i64 %i, 16
 %q = getelementptr i8, ptr %o, i64 %b
 store i64 1, ptr %q
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- place_of_store.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
declare void @poke2()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f(ptr %o) {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %b = and i64 %i, 16
 %q = getelementptr i8, ptr %o, i64 %b
 store i64 1, ptr %q
 call void @poke()
 ret i32 5
}
//--- length_of_fill.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
declare void @poke2()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f(ptr %o) {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %b = and i64 %i, 16
 call void @llvm.memset.p0.i64(ptr %o, i8 1, i64 %b, i1 false)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- length_of_fill.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
declare void @poke2()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f(ptr %o) {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %b = and i64 %i, 16
 call void @llvm.memset.p0.i64(ptr %o, i8 1, i64 %b, i1 false)
 call void @poke()
 ret i32 5
}
//--- length_of_copy.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
declare void @poke2()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f(ptr noalias %o, ptr noalias %q) {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %b = and i64 %i, 16
 call void @llvm.memcpy.p0.p0.i64(ptr %o, ptr %q, i64 %b, i1 false)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- length_of_copy.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
declare void @poke2()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f(ptr noalias %o, ptr noalias %q) {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %b = and i64 %i, 16
 call void @llvm.memcpy.p0.p0.i64(ptr %o, ptr %q, i64 %b, i1 false)
 call void @poke()
 ret i32 5
}
//--- frozen.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
declare void @poke2()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %a = add nuw i64 %i, -4096
 %b = freeze i64 %a
 %c = icmp eq i64 %b, 0
 call void @tell(i1 %c)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- frozen.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
declare void @poke2()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %a = add nuw i64 %i, -4096
 %b = freeze i64 %a
 %c = icmp eq i64 %b, 0
 call void @tell(i1 %c)
 call void @poke()
 ret i32 5
}
//--- endless.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
declare void @poke2()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %c = icmp sgt i64 %i, 4096
 br i1 %c, label %h, label %j
h:
 call void @tell(i1 0)
 br label %h
j:
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- endless.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
declare void @poke2()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %c = icmp sgt i64 %i, 4096
 br i1 %c, label %h, label %j
h:
 call void @tell(i1 0)
 br label %h
j:
 call void @poke()
 ret i32 5
}
//--- returned_by_select.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
declare void @poke2()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %c = icmp sgt i64 %i, 4096
 %r = select i1 %c, ptr @g, ptr @t
 store i8 1, ptr %r
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- returned_by_select.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
declare void @poke2()
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %c = icmp sgt i64 %i, 4096
 %r = select i1 %c, ptr @g, ptr @t
 store i8 1, ptr %r
 call void @poke()
 ret i32 5
}
