// Objects on the stack whose lives are marked may lie in one place where they do not live at one time: not where the source has
// both at one time and others learn both addresses. (LLVM Language Reference, "Memory Use Markers")
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/equal.src.ll --lowered %t/equal.low.ll | FileCheck %s --check-prefix=EQUAL
// EQUAL: @f: refuted: allocation: {{.*}}differs
// RUN: expect-status 0 verify-lowering %t/equal_together.src.ll --lowered %t/equal_together.low.ll | FileCheck %s --check-prefix=EQUAL-TOGETHER
// EQUAL-TOGETHER: @f: proved
// RUN: expect-status 0 verify-lowering %t/equal_same_markers.src.ll --lowered %t/equal_same_markers.low.ll | FileCheck %s --check-prefix=EQUAL-SAME-MARKERS
// EQUAL-SAME-MARKERS: @f: proved
// RUN: expect-status 0 verify-lowering %t/markers_gone.src.ll --lowered %t/markers_gone.low.ll | FileCheck %s --check-prefix=MARKERS-GONE
// MARKERS-GONE: @f: proved
// Runs place what is marked on the stack before they meet its markers.
// RUN: expect-status 2 verify-lowering %t/shortened.src.ll --lowered %t/shortened.low.ll --random-runs=20 | FileCheck %s --check-prefix=SHORTENED
// SHORTENED: @f: unknown: allocation: {{.*}}both addresses escape
// RUN: expect-status 1 verify-lowering %t/ordered.src.ll --lowered %t/ordered.low.ll | FileCheck %s --check-prefix=ORDERED
// ORDERED: @f: refuted: allocation: {{.*}}differs
// RUN: expect-status 0 verify-lowering %t/ordered_together.src.ll --lowered %t/ordered_together.low.ll | FileCheck %s --check-prefix=ORDERED-TOGETHER
// ORDERED-TOGETHER: @f: proved
// RUN: expect-status 1 verify-lowering %t/stored.src.ll --lowered %t/stored.low.ll | FileCheck %s --check-prefix=STORED
// STORED: @f: refuted: allocation
// RUN: expect-status 0 verify-lowering %t/stored_together.src.ll --lowered %t/stored_together.low.ll | FileCheck %s --check-prefix=STORED-TOGETHER
// STORED-TOGETHER: @f: proved
// RUN: expect-status 1 verify-lowering %t/decides_call.src.ll --lowered %t/decides_call.low.ll | FileCheck %s --check-prefix=DECIDES-CALL
// DECIDES-CALL: @f: refuted: call-memory
// RUN: expect-status 1 verify-lowering %t/selects.src.ll --lowered %t/selects.low.ll | FileCheck %s --check-prefix=SELECTS
// SELECTS: @f: refuted: call-memory: {{.*}}differs
// RUN: expect-status 1 verify-lowering %t/difference.src.ll --lowered %t/difference.low.ll | FileCheck %s --check-prefix=DIFFERENCE
// DIFFERENCE: @f: refuted: allocation: {{.*}}differs
// RUN: expect-status 0 verify-lowering %t/nobody_looks.src.ll --lowered %t/nobody_looks.low.ll | FileCheck %s --check-prefix=NOBODY-LOOKS
// NOBODY-LOOKS: @f: proved
// RUN: expect-status 0 verify-lowering %t/one_told.src.ll --lowered %t/one_told.low.ll | FileCheck %s --check-prefix=ONE-TOLD
// ONE-TOLD: @f: proved
// RUN: expect-status 1 verify-lowering %t/two_sizes.src.ll --lowered %t/two_sizes.low.ll | FileCheck %s --check-prefix=TWO-SIZES
// TWO-SIZES: @f: refuted: allocation: {{.*}}differs
// RUN: expect-status 2 verify-lowering %t/third.src.ll --lowered %t/third.low.ll --random-runs=20 | FileCheck %s --check-prefix=THIRD
// THIRD: @f: unknown: allocation: {{.*}}both addresses escape
// RUN: expect-status 0 verify-lowering %t/neighbours_of_third.src.ll --lowered %t/neighbours_of_third.low.ll | FileCheck %s --check-prefix=NEIGHBOURS-OF-THIRD
// NEIGHBOURS-OF-THIRD: @f: proved
// RUN: expect-status 1 verify-lowering %t/told_one_by_one.src.ll --lowered %t/told_one_by_one.low.ll | FileCheck %s --check-prefix=TOLD-ONE-BY-ONE
// TOLD-ONE-BY-ONE: @f: refuted: allocation: {{.*}}differs

//--- equal.src.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64
 store i64 1, ptr %x
 store i64 1, ptr %y
 %c = icmp eq ptr %x, %y
 ret i1 %c
}
//--- equal.low.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64
 call void @llvm.lifetime.start.p0(ptr %x)
 store i64 1, ptr %x
 call void @llvm.lifetime.end.p0(ptr %x)
 call void @llvm.lifetime.start.p0(ptr %y)
 store i64 1, ptr %y
 call void @llvm.lifetime.end.p0(ptr %y)
 %c = icmp eq ptr %x, %y
 ret i1 %c
}
//--- equal_together.src.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64
 store i64 1, ptr %x
 store i64 1, ptr %y
 %c = icmp eq ptr %x, %y
 ret i1 %c
}
//--- equal_together.low.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64
 call void @llvm.lifetime.start.p0(ptr %x)
 store i64 1, ptr %x
 call void @llvm.lifetime.start.p0(ptr %y)
 store i64 1, ptr %y
 call void @llvm.lifetime.end.p0(ptr %x)
 call void @llvm.lifetime.end.p0(ptr %y)
 %c = icmp eq ptr %x, %y
 ret i1 %c
}
//--- equal_same_markers.src.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64
 call void @llvm.lifetime.start.p0(ptr %x)
 store i64 1, ptr %x
 call void @llvm.lifetime.end.p0(ptr %x)
 call void @llvm.lifetime.start.p0(ptr %y)
 store i64 1, ptr %y
 call void @llvm.lifetime.end.p0(ptr %y)
 %c = icmp eq ptr %x, %y
 ret i1 %c
}
//--- equal_same_markers.low.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64
 call void @llvm.lifetime.start.p0(ptr %x)
 store i64 1, ptr %x
 call void @llvm.lifetime.end.p0(ptr %x)
 call void @llvm.lifetime.start.p0(ptr %y)
 store i64 1, ptr %y
 call void @llvm.lifetime.end.p0(ptr %y)
 %c = icmp eq ptr %x, %y
 ret i1 %c
}
//--- markers_gone.src.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64
 call void @llvm.lifetime.start.p0(ptr %x)
 store i64 1, ptr %x
 call void @llvm.lifetime.end.p0(ptr %x)
 call void @llvm.lifetime.start.p0(ptr %y)
 store i64 1, ptr %y
 call void @llvm.lifetime.end.p0(ptr %y)
 %c = icmp eq ptr %x, %y
 ret i1 %c
}
//--- markers_gone.low.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64
 store i64 1, ptr %x
 store i64 1, ptr %y
 %c = icmp eq ptr %x, %y
 ret i1 %c
}
//--- shortened.src.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64
 call void @llvm.lifetime.start.p0(ptr %x)
 store i64 1, ptr %x
 call void @llvm.lifetime.start.p0(ptr %y)
 store i64 1, ptr %y
 call void @llvm.lifetime.end.p0(ptr %x)
 call void @llvm.lifetime.end.p0(ptr %y)
 %c = icmp eq ptr %x, %y
 ret i1 %c
}
//--- shortened.low.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64
 call void @llvm.lifetime.start.p0(ptr %x)
 store i64 1, ptr %x
 call void @llvm.lifetime.end.p0(ptr %x)
 call void @llvm.lifetime.start.p0(ptr %y)
 store i64 1, ptr %y
 call void @llvm.lifetime.end.p0(ptr %y)
 %c = icmp eq ptr %x, %y
 ret i1 %c
}
//--- ordered.src.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64
 store i64 1, ptr %x
 store i64 1, ptr %y
 %ix = ptrtoint ptr %x to i64
 %iy = ptrtoint ptr %y to i64
 %c = icmp ult i64 %ix, %iy
 %d = icmp ugt i64 %ix, %iy
 %e = or i1 %c, %d
 ret i1 %e
}
//--- ordered.low.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64
 call void @llvm.lifetime.start.p0(ptr %x)
 store i64 1, ptr %x
 call void @llvm.lifetime.end.p0(ptr %x)
 call void @llvm.lifetime.start.p0(ptr %y)
 store i64 1, ptr %y
 call void @llvm.lifetime.end.p0(ptr %y)
 %ix = ptrtoint ptr %x to i64
 %iy = ptrtoint ptr %y to i64
 %c = icmp ult i64 %ix, %iy
 %d = icmp ugt i64 %ix, %iy
 %e = or i1 %c, %d
 ret i1 %e
}
//--- ordered_together.src.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64
 store i64 1, ptr %x
 store i64 1, ptr %y
 %ix = ptrtoint ptr %x to i64
 %iy = ptrtoint ptr %y to i64
 %c = icmp ult i64 %ix, %iy
 %d = icmp ugt i64 %ix, %iy
 %e = or i1 %c, %d
 ret i1 %e
}
//--- ordered_together.low.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64
 call void @llvm.lifetime.start.p0(ptr %x)
 store i64 1, ptr %x
 call void @llvm.lifetime.start.p0(ptr %y)
 store i64 1, ptr %y
 call void @llvm.lifetime.end.p0(ptr %x)
 call void @llvm.lifetime.end.p0(ptr %y)
 %ix = ptrtoint ptr %x to i64
 %iy = ptrtoint ptr %y to i64
 %c = icmp ult i64 %ix, %iy
 %d = icmp ugt i64 %ix, %iy
 %e = or i1 %c, %d
 ret i1 %e
}
//--- stored.src.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define void @f() {
 %x = alloca i64
 %y = alloca i64
 store i64 1, ptr %x
 store i64 1, ptr %y
 %c = icmp eq ptr %x, %y
 %z = zext i1 %c to i64
 store i64 %z, ptr @g
 ret void
}
//--- stored.low.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define void @f() {
 %x = alloca i64
 %y = alloca i64
 call void @llvm.lifetime.start.p0(ptr %x)
 store i64 1, ptr %x
 call void @llvm.lifetime.end.p0(ptr %x)
 call void @llvm.lifetime.start.p0(ptr %y)
 store i64 1, ptr %y
 call void @llvm.lifetime.end.p0(ptr %y)
 %c = icmp eq ptr %x, %y
 %z = zext i1 %c to i64
 store i64 %z, ptr @g
 ret void
}
//--- stored_together.src.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define void @f() {
 %x = alloca i64
 %y = alloca i64
 store i64 1, ptr %x
 store i64 1, ptr %y
 %c = icmp eq ptr %x, %y
 %z = zext i1 %c to i64
 store i64 %z, ptr @g
 ret void
}
//--- stored_together.low.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define void @f() {
 %x = alloca i64
 %y = alloca i64
 call void @llvm.lifetime.start.p0(ptr %x)
 store i64 1, ptr %x
 call void @llvm.lifetime.start.p0(ptr %y)
 store i64 1, ptr %y
 call void @llvm.lifetime.end.p0(ptr %x)
 call void @llvm.lifetime.end.p0(ptr %y)
 %c = icmp eq ptr %x, %y
 %z = zext i1 %c to i64
 store i64 %z, ptr @g
 ret void
}
//--- decides_call.src.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define void @f() {
 %x = alloca i64
 %y = alloca i64
 store i64 1, ptr %x
 store i64 1, ptr %y
 %c = icmp eq ptr %x, %y
 br i1 %c, label %a, label %b
a:
 call void @poke()
 br label %b
b:
 ret void
}
//--- decides_call.low.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define void @f() {
 %x = alloca i64
 %y = alloca i64
 call void @llvm.lifetime.start.p0(ptr %x)
 store i64 1, ptr %x
 call void @llvm.lifetime.end.p0(ptr %x)
 call void @llvm.lifetime.start.p0(ptr %y)
 store i64 1, ptr %y
 call void @llvm.lifetime.end.p0(ptr %y)
 %c = icmp eq ptr %x, %y
 br i1 %c, label %a, label %b
a:
 call void @poke()
 br label %b
b:
 ret void
}
//--- selects.src.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define void @f() {
 %x = alloca i64
 %y = alloca i64
 store i64 1, ptr %x
 store i64 1, ptr %y
 %c = icmp eq ptr %x, %y
 %s = select i1 %c, i64 3, i64 4
 call void @sink(i64 %s)
 ret void
}
//--- selects.low.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define void @f() {
 %x = alloca i64
 %y = alloca i64
 call void @llvm.lifetime.start.p0(ptr %x)
 store i64 1, ptr %x
 call void @llvm.lifetime.end.p0(ptr %x)
 call void @llvm.lifetime.start.p0(ptr %y)
 store i64 1, ptr %y
 call void @llvm.lifetime.end.p0(ptr %y)
 %c = icmp eq ptr %x, %y
 %s = select i1 %c, i64 3, i64 4
 call void @sink(i64 %s)
 ret void
}
//--- difference.src.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64
 store i64 1, ptr %x
 store i64 1, ptr %y
 %ix = ptrtoint ptr %x to i64
 %iy = ptrtoint ptr %y to i64
 %d = sub i64 %ix, %iy
 %c = icmp eq i64 %d, 0
 ret i1 %c
}
//--- difference.low.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64
 call void @llvm.lifetime.start.p0(ptr %x)
 store i64 1, ptr %x
 call void @llvm.lifetime.end.p0(ptr %x)
 call void @llvm.lifetime.start.p0(ptr %y)
 store i64 1, ptr %y
 call void @llvm.lifetime.end.p0(ptr %y)
 %ix = ptrtoint ptr %x to i64
 %iy = ptrtoint ptr %y to i64
 %d = sub i64 %ix, %iy
 %c = icmp eq i64 %d, 0
 ret i1 %c
}
//--- nobody_looks.src.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i64 @f() {
 %x = alloca i64
 %y = alloca i64
 store i64 1, ptr %x
 %v = load i64, ptr %x
 store i64 1, ptr %y
 %w = load i64, ptr %y
 %s = add i64 %v, %w
 ret i64 %s
}
//--- nobody_looks.low.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i64 @f() {
 %x = alloca i64
 %y = alloca i64
 call void @llvm.lifetime.start.p0(ptr %x)
 store i64 1, ptr %x
 %v = load i64, ptr %x
 call void @llvm.lifetime.end.p0(ptr %x)
 call void @llvm.lifetime.start.p0(ptr %y)
 store i64 1, ptr %y
 %w = load i64, ptr %y
 call void @llvm.lifetime.end.p0(ptr %y)
 %s = add i64 %v, %w
 ret i64 %s
}
//--- one_told.src.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i64 @f() {
 %x = alloca i64
 %y = alloca i64
 store i64 1, ptr %x
 %v = load i64, ptr %x
 store i64 1, ptr %y
 %iy = ptrtoint ptr %y to i64
 call void @sink(i64 %iy)
 ret i64 %v
}
//--- one_told.low.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i64 @f() {
 %x = alloca i64
 %y = alloca i64
 call void @llvm.lifetime.start.p0(ptr %x)
 store i64 1, ptr %x
 %v = load i64, ptr %x
 call void @llvm.lifetime.end.p0(ptr %x)
 call void @llvm.lifetime.start.p0(ptr %y)
 store i64 1, ptr %y
 %iy = ptrtoint ptr %y to i64
 call void @sink(i64 %iy)
 ret i64 %v
}
//--- two_sizes.src.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64, i64 1
 store i64 1, ptr %x
 store i64 1, ptr %y
 %c = icmp eq ptr %x, %y
 ret i1 %c
}
//--- two_sizes.low.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64, i64 1
 call void @llvm.lifetime.start.p0(ptr %x)
 store i64 1, ptr %x
 call void @llvm.lifetime.end.p0(ptr %x)
 call void @llvm.lifetime.start.p0(ptr %y)
 store i64 1, ptr %y
 call void @llvm.lifetime.end.p0(ptr %y)
 %c = icmp eq ptr %x, %y
 ret i1 %c
}
//--- third.src.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64
 %u = alloca i64
 store i64 1, ptr %x
 store i64 1, ptr %y
 store i64 1, ptr %u
 %c = icmp eq ptr %x, %u
 ret i1 %c
}
//--- third.low.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64
 %u = alloca i64
 call void @llvm.lifetime.start.p0(ptr %x)
 store i64 1, ptr %x
 call void @llvm.lifetime.start.p0(ptr %y)
 store i64 1, ptr %y
 call void @llvm.lifetime.end.p0(ptr %x)
 call void @llvm.lifetime.start.p0(ptr %u)
 store i64 1, ptr %u
 call void @llvm.lifetime.end.p0(ptr %y)
 call void @llvm.lifetime.end.p0(ptr %u)
 %c = icmp eq ptr %x, %u
 ret i1 %c
}
//--- neighbours_of_third.src.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64
 %u = alloca i64
 store i64 1, ptr %x
 store i64 1, ptr %y
 store i64 1, ptr %u
 %c = icmp eq ptr %x, %y
 ret i1 %c
}
//--- neighbours_of_third.low.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64
 %u = alloca i64
 call void @llvm.lifetime.start.p0(ptr %x)
 store i64 1, ptr %x
 call void @llvm.lifetime.start.p0(ptr %y)
 store i64 1, ptr %y
 call void @llvm.lifetime.end.p0(ptr %x)
 call void @llvm.lifetime.start.p0(ptr %u)
 store i64 1, ptr %u
 call void @llvm.lifetime.end.p0(ptr %y)
 call void @llvm.lifetime.end.p0(ptr %u)
 %c = icmp eq ptr %x, %y
 ret i1 %c
}
//--- told_one_by_one.src.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64
 store i64 1, ptr %x
 store i64 1, ptr %y
 %ix = ptrtoint ptr %x to i64
 %iy = ptrtoint ptr %y to i64
 %dx = trunc i64 %ix to i8
 %dy = trunc i64 %iy to i8
 %c = icmp eq i8 %dx, %dy
 %s = icmp eq i64 %ix, %iy
 %t = select i1 %s, i1 true, i1 %c
 ret i1 %s
}
//--- told_one_by_one.low.ll
declare void @sink(i64)
declare void @use(ptr)
declare void @poke()
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
@g = external global i64
define i1 @f() {
 %x = alloca i64
 %y = alloca i64
 call void @llvm.lifetime.start.p0(ptr %x)
 store i64 1, ptr %x
 call void @llvm.lifetime.end.p0(ptr %x)
 call void @llvm.lifetime.start.p0(ptr %y)
 store i64 1, ptr %y
 call void @llvm.lifetime.end.p0(ptr %y)
 %ix = ptrtoint ptr %x to i64
 %iy = ptrtoint ptr %y to i64
 %s = icmp eq i64 %ix, %iy
 ret i1 %s
}
