// A comparison whose outcome is the same wherever the object lies, or that nobody learns, tells nothing: the object stays
// private. (LLVM Language Reference, "Pointer Capture".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/null.src.ll --lowered %t/null.low.ll | FileCheck %s --check-prefix=NULL
// NULL: @f: proved
// RUN: expect-status 0 verify-lowering %t/null_folded.src.ll --lowered %t/null_folded.low.ll | FileCheck %s --check-prefix=NULL-FOLDED
// NULL-FOLDED: @f: proved
// RUN: expect-status 0 verify-lowering %t/itself.src.ll --lowered %t/itself.low.ll | FileCheck %s --check-prefix=ITSELF
// ITSELF: @f: proved
// RUN: expect-status 0 verify-lowering %t/own_distance.src.ll --lowered %t/own_distance.low.ll | FileCheck %s --check-prefix=OWN-DISTANCE
// OWN-DISTANCE: @f: proved
// RUN: expect-status 0 verify-lowering %t/own_order.src.ll --lowered %t/own_order.low.ll | FileCheck %s --check-prefix=OWN-ORDER
// OWN-ORDER: @f: proved
// RUN: expect-status 0 verify-lowering %t/alignment.src.ll --lowered %t/alignment.low.ll | FileCheck %s --check-prefix=ALIGNMENT
// ALIGNMENT: @f: proved
// RUN: expect-status 0 verify-lowering %t/own_length.src.ll --lowered %t/own_length.low.ll | FileCheck %s --check-prefix=OWN-LENGTH
// OWN-LENGTH: @f: proved
// RUN: expect-status 0 verify-lowering %t/not_used.src.ll --lowered %t/not_used.low.ll | FileCheck %s --check-prefix=NOT-USED
// NOT-USED: @f: proved
// RUN: expect-status 0 verify-lowering %t/same_either_way.src.ll --lowered %t/same_either_way.low.ll | FileCheck %s --check-prefix=SAME-EITHER-WAY
// SAME-EITHER-WAY: @f: proved
// RUN: expect-status 0 verify-lowering %t/own_loop.src.ll --lowered %t/own_loop.low.ll | FileCheck %s --check-prefix=OWN-LOOP
// OWN-LOOP: @f: proved
// RUN: expect-status 0 verify-lowering %t/kept.src.ll --lowered %t/kept.low.ll | FileCheck %s --check-prefix=KEPT
// KEPT: @f: proved
// RUN: expect-status 0 verify-lowering %t/branch_kept.src.ll --lowered %t/branch_kept.low.ll | FileCheck %s --check-prefix=BRANCH-KEPT
// BRANCH-KEPT: @f: proved
// RUN: expect-status 0 verify-lowering %t/told_after_load.src.ll --lowered %t/told_after_load.low.ll | FileCheck %s --check-prefix=TOLD-AFTER-LOAD
// TOLD-AFTER-LOAD: @f: proved

//--- null.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %c = icmp eq ptr %p, null
 call void @tell(i1 %c)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- null.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %c = icmp eq ptr %p, null
 call void @tell(i1 %c)
 call void @poke()
 ret i32 5
}
//--- null_folded.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %c = icmp eq ptr %p, null
 call void @tell(i1 %c)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- null_folded.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 call void @tell(i1 false)
 call void @poke()
 ret i32 5
}
//--- itself.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %c = icmp eq ptr %p, %p
 call void @tell(i1 %c)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- itself.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 call void @tell(i1 true)
 call void @poke()
 ret i32 5
}
//--- own_distance.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %q = getelementptr inbounds i8, ptr %p, i64 2
 %c = icmp eq ptr %q, %p
 call void @tell(i1 %c)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- own_distance.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %q = getelementptr inbounds i8, ptr %p, i64 2
 %c = icmp eq ptr %q, %p
 call void @tell(i1 %c)
 call void @poke()
 ret i32 5
}
//--- own_order.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %q = getelementptr inbounds i8, ptr %p, i64 2
 %c = icmp ult ptr %p, %q
 call void @tell(i1 %c)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- own_order.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %q = getelementptr inbounds i8, ptr %p, i64 2
 %c = icmp ult ptr %p, %q
 call void @tell(i1 %c)
 call void @poke()
 ret i32 5
}
//--- alignment.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %b = and i64 %i, 3
 %c = icmp eq i64 %b, 0
 call void @tell(i1 %c)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- alignment.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %b = and i64 %i, 3
 %c = icmp eq i64 %b, 0
 call void @tell(i1 %c)
 call void @poke()
 ret i32 5
}
//--- own_length.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %q = getelementptr inbounds i8, ptr %p, i64 4
 %i = ptrtoint ptr %p to i64
 %k = ptrtoint ptr %q to i64
 %d = sub i64 %k, %i
 call void @told(i64 %d)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- own_length.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %q = getelementptr inbounds i8, ptr %p, i64 4
 %i = ptrtoint ptr %p to i64
 %k = ptrtoint ptr %q to i64
 %d = sub i64 %k, %i
 call void @told(i64 %d)
 call void @poke()
 ret i32 5
}
//--- not_used.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %c = icmp sgt i64 %i, 4096
 %s = select i1 %c, i64 3, i64 4
 call void @told(i64 1)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- not_used.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %c = icmp sgt i64 %i, 4096
 %s = select i1 %c, i64 3, i64 4
 call void @told(i64 1)
 call void @poke()
 ret i32 5
}
//--- same_either_way.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %c = icmp sgt i64 %i, 4096
 %s = select i1 %c, i64 3, i64 3
 call void @told(i64 %s)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- same_either_way.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %c = icmp sgt i64 %i, 4096
 %s = select i1 %c, i64 3, i64 3
 call void @told(i64 %s)
 call void @poke()
 ret i32 5
}
//--- own_loop.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %e = getelementptr inbounds i8, ptr %p, i64 4
 br label %h
h:
 %k = phi ptr [ %p, %0 ], [ %k1, %h ]
 %k1 = getelementptr inbounds i8, ptr %k, i64 1
 %c = icmp eq ptr %k1, %e
 br i1 %c, label %j, label %h
j:
 call void @told(i64 1)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- own_loop.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %e = getelementptr inbounds i8, ptr %p, i64 4
 br label %h
h:
 %k = phi ptr [ %p, %0 ], [ %k1, %h ]
 %k1 = getelementptr inbounds i8, ptr %k, i64 1
 %c = icmp eq ptr %k1, %e
 br i1 %c, label %j, label %h
j:
 call void @told(i64 1)
 call void @poke()
 ret i32 5
}
//--- kept.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %c = icmp sgt i64 %i, 4096
 call void @tell(i1 %c)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- kept.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %c = icmp sgt i64 %i, 4096
 call void @tell(i1 %c)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- branch_kept.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %c = icmp sgt i64 %i, 4096
 br i1 %c, label %a, label %j
a:
 call void @told(i64 1)
 br label %j
j:
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- branch_kept.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %c = icmp sgt i64 %i, 4096
 br i1 %c, label %a, label %j
a:
 call void @told(i64 1)
 br label %j
j:
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- told_after_load.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 call void @poke()
 %v0 = load i32, ptr %p
 %i = ptrtoint ptr %p to i64
 %c = icmp sgt i64 %i, 4096
 call void @tell(i1 %c)
 ret i32 %v0
}
//--- told_after_load.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 call void @poke()
 %i = ptrtoint ptr %p to i64
 %c = icmp sgt i64 %i, 4096
 call void @tell(i1 %c)
 ret i32 5
}
