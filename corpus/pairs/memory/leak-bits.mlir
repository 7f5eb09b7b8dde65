// An address escapes with each value that tells something of it, and by what is done on one way of a branch that it decides:
// after such an event others may change the object. (LLVM Language Reference, "Pointer Capture".)
//
// RUN: rm -rf %t && split-file %s %t
// Runs with the object elsewhere show that what is reported depends on its address; those that stay unknown come to no other event there.
// RUN: expect-status 1 verify-lowering %t/below.src.ll --lowered %t/below.low.ll --random-runs=20 | FileCheck %s --check-prefix=BELOW
// BELOW: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/bit.src.ll --lowered %t/bit.low.ll --random-runs=20 | FileCheck %s --check-prefix=BIT
// BIT: @f: refuted: return-value
// RUN: expect-status 2 verify-lowering %t/pointers_compared.src.ll --lowered %t/pointers_compared.low.ll --random-runs=20 | FileCheck %s --check-prefix=POINTERS-COMPARED
// POINTERS-COMPARED: @f: unknown: return-value
// RUN: expect-status 1 verify-lowering %t/select.src.ll --lowered %t/select.low.ll --random-runs=20 | FileCheck %s --check-prefix=SELECT
// SELECT: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/nested_select.src.ll --lowered %t/nested_select.low.ll --random-runs=20 | FileCheck %s --check-prefix=NESTED-SELECT
// NESTED-SELECT: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/stored_flag.src.ll --lowered %t/stored_flag.low.ll --random-runs=20 | FileCheck %s --check-prefix=STORED-FLAG
// STORED-FLAG: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/stored_choice.src.ll --lowered %t/stored_choice.low.ll --random-runs=20 | FileCheck %s --check-prefix=STORED-CHOICE
// STORED-CHOICE: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/stored_in_argument.src.ll --lowered %t/stored_in_argument.low.ll --random-runs=20 | FileCheck %s --check-prefix=STORED-IN-ARGUMENT
// STORED-IN-ARGUMENT: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/branch_stores.src.ll --lowered %t/branch_stores.low.ll --random-runs=20 | FileCheck %s --check-prefix=BRANCH-STORES
// BRANCH-STORES: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/branch_calls.src.ll --lowered %t/branch_calls.low.ll --random-runs=20 | FileCheck %s --check-prefix=BRANCH-CALLS
// BRANCH-CALLS: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/branch_phi.src.ll --lowered %t/branch_phi.low.ll --random-runs=20 | FileCheck %s --check-prefix=BRANCH-PHI
// BRANCH-PHI: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/switch.src.ll --lowered %t/switch.low.ll --random-runs=20 | FileCheck %s --check-prefix=SWITCH
// SWITCH: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/loop_count.src.ll --lowered %t/loop_count.low.ll --random-runs=20 | FileCheck %s --check-prefix=LOOP-COUNT
// LOOP-COUNT: @f: refuted: return-value
// RUN: expect-status 2 verify-lowering %t/loop_calls.src.ll --lowered %t/loop_calls.low.ll --random-runs=20 | FileCheck %s --check-prefix=LOOP-CALLS
// LOOP-CALLS: @f: unknown: return-value
// RUN: expect-status 2 verify-lowering %t/loop_pointer.src.ll --lowered %t/loop_pointer.low.ll --random-runs=20 | FileCheck %s --check-prefix=LOOP-POINTER
// LOOP-POINTER: @f: unknown: return-value
// RUN: expect-status 1 verify-lowering %t/through_private.src.ll --lowered %t/through_private.low.ll --random-runs=20 | FileCheck %s --check-prefix=THROUGH-PRIVATE
// THROUGH-PRIVATE: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/through_private_int.src.ll --lowered %t/through_private_int.low.ll --random-runs=20 | FileCheck %s --check-prefix=THROUGH-PRIVATE-INT
// THROUGH-PRIVATE-INT: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/private_given.src.ll --lowered %t/private_given.low.ll --random-runs=20 | FileCheck %s --check-prefix=PRIVATE-GIVEN
// PRIVATE-GIVEN: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/index_of_table.src.ll --lowered %t/index_of_table.low.ll --random-runs=20 | FileCheck %s --check-prefix=INDEX-OF-TABLE
// INDEX-OF-TABLE: @f: refuted: access
// RUN: expect-status 1 verify-lowering %t/own_index.src.ll --lowered %t/own_index.low.ll --random-runs=20 | FileCheck %s --check-prefix=OWN-INDEX
// OWN-INDEX: @f: refuted: allocation
// RUN: expect-status 1 verify-lowering %t/distance.src.ll --lowered %t/distance.low.ll --random-runs=20 | FileCheck %s --check-prefix=DISTANCE
// DISTANCE: @f: refuted: return-value
// RUN: expect-status 2 verify-lowering %t/two_privates.src.ll --lowered %t/two_privates.low.ll --random-runs=20 | FileCheck %s --check-prefix=TWO-PRIVATES
// TWO-PRIVATES: @f: unknown: return-value
// RUN: expect-status 1 verify-lowering %t/atomic.src.ll --lowered %t/atomic.low.ll --random-runs=20 | FileCheck %s --check-prefix=ATOMIC
// ATOMIC: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/volatile.src.ll --lowered %t/volatile.low.ll --random-runs=20 | FileCheck %s --check-prefix=VOLATILE
// VOLATILE: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/rmw.src.ll --lowered %t/rmw.low.ll --random-runs=20 | FileCheck %s --check-prefix=RMW
// RMW: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/min.src.ll --lowered %t/min.low.ll --random-runs=20 | FileCheck %s --check-prefix=MIN
// MIN: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/count_zeros.src.ll --lowered %t/count_zeros.low.ll --random-runs=20 | FileCheck %s --check-prefix=COUNT-ZEROS
// COUNT-ZEROS: @f: refuted: return-value

//--- below.src.ll
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
 %n = call i64 @next()
 %c = icmp ult i64 %i, %n
 call void @tell(i1 %c)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- below.low.ll
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
 %n = call i64 @next()
 %c = icmp ult i64 %i, %n
 call void @tell(i1 %c)
 call void @poke()
 ret i32 5
}
//--- bit.src.ll
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
 %s = lshr i64 %i, 7
 %b = trunc i64 %s to i1
 call void @tell(i1 %b)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- bit.low.ll
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
 %s = lshr i64 %i, 7
 %b = trunc i64 %s to i1
 call void @tell(i1 %b)
 call void @poke()
 ret i32 5
}
//--- pointers_compared.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %n = call i64 @next()
 %q = inttoptr i64 %n to ptr
 %c = icmp ult ptr %p, %q
 call void @tell(i1 %c)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- pointers_compared.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %n = call i64 @next()
 %q = inttoptr i64 %n to ptr
 %c = icmp ult ptr %p, %q
 call void @tell(i1 %c)
 call void @poke()
 ret i32 5
}
//--- select.src.ll
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
 call void @told(i64 %s)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- select.low.ll
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
 call void @told(i64 %s)
 call void @poke()
 ret i32 5
}
//--- nested_select.src.ll
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
 %d = icmp eq i64 %s, 3
 %u = select i1 %d, i64 8, i64 9
 call void @told(i64 %u)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- nested_select.low.ll
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
 %d = icmp eq i64 %s, 3
 %u = select i1 %d, i64 8, i64 9
 call void @told(i64 %u)
 call void @poke()
 ret i32 5
}
//--- stored_flag.src.ll
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
 %z = zext i1 %c to i64
 store i64 %z, ptr @g
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- stored_flag.low.ll
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
 %z = zext i1 %c to i64
 store i64 %z, ptr @g
 call void @poke()
 ret i32 5
}
//--- stored_choice.src.ll
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
 store i64 %s, ptr @g
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- stored_choice.low.ll
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
 store i64 %s, ptr @g
 call void @poke()
 ret i32 5
}
//--- stored_in_argument.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f(ptr %o) {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %c = icmp sgt i64 %i, 4096
 %z = zext i1 %c to i8
 store i8 %z, ptr %o
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- stored_in_argument.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f(ptr %o) {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %c = icmp sgt i64 %i, 4096
 %z = zext i1 %c to i8
 store i8 %z, ptr %o
 call void @poke()
 ret i32 5
}
//--- branch_stores.src.ll
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
 br i1 %c, label %a, label %b
a:
 store i64 1, ptr @g
 br label %j
b:
 store i64 2, ptr @g
 br label %j
j:
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- branch_stores.low.ll
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
 br i1 %c, label %a, label %b
a:
 store i64 1, ptr @g
 br label %j
b:
 store i64 2, ptr @g
 br label %j
j:
 call void @poke()
 ret i32 5
}
//--- branch_calls.src.ll
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
//--- branch_calls.low.ll
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
 ret i32 5
}
//--- branch_phi.src.ll
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
 br i1 %c, label %a, label %b
a:
 br label %j
b:
 br label %j
j:
 %w = phi i64 [ 1, %a ], [ 2, %b ]
 call void @told(i64 %w)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- branch_phi.low.ll
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
 br i1 %c, label %a, label %b
a:
 br label %j
b:
 br label %j
j:
 %w = phi i64 [ 1, %a ], [ 2, %b ]
 call void @told(i64 %w)
 call void @poke()
 ret i32 5
}
//--- switch.src.ll
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
 %m = and i64 %i, 48
 switch i64 %m, label %d [ i64 0, label %a
 i64 16, label %b ]
a:
 br label %j
b:
 br label %j
d:
 br label %j
j:
 %w = phi i64 [ 1, %a ], [ 2, %b ], [ 3, %d ]
 call void @told(i64 %w)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- switch.low.ll
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
 %m = and i64 %i, 48
 switch i64 %m, label %d [ i64 0, label %a
 i64 16, label %b ]
a:
 br label %j
b:
 br label %j
d:
 br label %j
j:
 %w = phi i64 [ 1, %a ], [ 2, %b ], [ 3, %d ]
 call void @told(i64 %w)
 call void @poke()
 ret i32 5
}
//--- loop_count.src.ll
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
 %m = and i64 %i, 240
 br label %h
h:
 %k = phi i64 [ 0, %0 ], [ %k1, %l ]
 %c = icmp ult i64 %k, %m
 br i1 %c, label %l, label %j
l:
 %k1 = add i64 %k, 16
 br label %h
j:
 call void @told(i64 %k)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- loop_count.low.ll
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
 %m = and i64 %i, 240
 br label %h
h:
 %k = phi i64 [ 0, %0 ], [ %k1, %l ]
 %c = icmp ult i64 %k, %m
 br i1 %c, label %l, label %j
l:
 %k1 = add i64 %k, 16
 br label %h
j:
 call void @told(i64 %k)
 call void @poke()
 ret i32 5
}
//--- loop_calls.src.ll
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
 br label %h
h:
 %k = phi i64 [ 0, %0 ], [ %k1, %l ]
 %c = icmp ult i64 %k, %i
 br i1 %c, label %l, label %j
l:
 call void @told(i64 1)
 %k1 = add i64 %k, 1048576
 br label %h
j:
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- loop_calls.low.ll
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
 br label %h
h:
 %k = phi i64 [ 0, %0 ], [ %k1, %l ]
 %c = icmp ult i64 %k, %i
 br i1 %c, label %l, label %j
l:
 call void @told(i64 1)
 %k1 = add i64 %k, 1048576
 br label %h
j:
 call void @poke()
 ret i32 5
}
//--- loop_pointer.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 br label %h
h:
 %k = phi i64 [ 0, %0 ], [ %k1, %l ]
 %q = inttoptr i64 %k to ptr
 %c = icmp ult ptr %q, %p
 br i1 %c, label %l, label %j
l:
 %k1 = add i64 %k, 1048576
 call void @told(i64 1)
 br label %h
j:
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- loop_pointer.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 br label %h
h:
 %k = phi i64 [ 0, %0 ], [ %k1, %l ]
 %q = inttoptr i64 %k to ptr
 %c = icmp ult ptr %q, %p
 br i1 %c, label %l, label %j
l:
 %k1 = add i64 %k, 1048576
 call void @told(i64 1)
 br label %h
j:
 call void @poke()
 ret i32 5
}
//--- through_private.src.ll
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
 %r = alloca i1
 %c = icmp sgt i64 %i, 4096
 store i1 %c, ptr %r
 %d = load i1, ptr %r
 call void @tell(i1 %d)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- through_private.low.ll
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
 %r = alloca i1
 %c = icmp sgt i64 %i, 4096
 store i1 %c, ptr %r
 %d = load i1, ptr %r
 call void @tell(i1 %d)
 call void @poke()
 ret i32 5
}
//--- through_private_int.src.ll
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
 %r = alloca i64
 store i64 %i, ptr %r
 %d = load i64, ptr %r
 %c = icmp slt i64 %d, 4096
 call void @tell(i1 %c)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- through_private_int.low.ll
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
 %r = alloca i64
 store i64 %i, ptr %r
 %d = load i64, ptr %r
 %c = icmp slt i64 %d, 4096
 call void @tell(i1 %c)
 call void @poke()
 ret i32 5
}
//--- private_given.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
declare void @told2(ptr)
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %r = alloca i1
 %c = icmp sgt i64 %i, 4096
 store i1 %c, ptr %r
 call void @told2(ptr %r)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- private_given.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
declare void @told2(ptr)
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %i = ptrtoint ptr %p to i64
 %r = alloca i1
 %c = icmp sgt i64 %i, 4096
 store i1 %c, ptr %r
 call void @told2(ptr %r)
 call void @poke()
 ret i32 5
}
//--- index_of_table.src.ll
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
 %s = lshr i64 %i, 4
 %b = and i64 %s, 1
 %q = getelementptr i8, ptr @t, i64 %b
 %w = load i8, ptr %q
 %z = zext i8 %w to i64
 call void @told(i64 %z)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- index_of_table.low.ll
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
 %s = lshr i64 %i, 4
 %b = and i64 %s, 1
 %q = getelementptr i8, ptr @t, i64 %b
 %w = load i8, ptr %q
 %z = zext i8 %w to i64
 call void @told(i64 %z)
 call void @poke()
 ret i32 5
}
//--- own_index.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca [4 x i32]
 store i32 5, ptr %p
 %p1 = getelementptr i32, ptr %p, i64 1
 store i32 6, ptr %p1
 %i = ptrtoint ptr %p to i64
 %s = lshr i64 %i, 4
 %b = and i64 %s, 1
 %q = getelementptr i32, ptr %p, i64 %b
 %w = load i32, ptr %q
 %z = zext i32 %w to i64
 call void @told(i64 %z)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- own_index.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca [4 x i32]
 store i32 5, ptr %p
 %p1 = getelementptr i32, ptr %p, i64 1
 store i32 6, ptr %p1
 %i = ptrtoint ptr %p to i64
 %s = lshr i64 %i, 4
 %b = and i64 %s, 1
 %q = getelementptr i32, ptr %p, i64 %b
 %w = load i32, ptr %q
 %z = zext i32 %w to i64
 call void @told(i64 %z)
 call void @poke()
 ret i32 5
}
//--- distance.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %r = alloca i32
 %i = ptrtoint ptr %p to i64
 %k = ptrtoint ptr %r to i64
 %d = sub i64 %i, %k
 %c = icmp sgt i64 %d, 0
 call void @tell(i1 %c)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- distance.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %r = alloca i32
 %i = ptrtoint ptr %p to i64
 %k = ptrtoint ptr %r to i64
 %d = sub i64 %i, %k
 %c = icmp sgt i64 %d, 0
 call void @tell(i1 %c)
 call void @poke()
 ret i32 5
}
//--- two_privates.src.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %r = alloca i32
 %c = icmp ult ptr %p, %r
 call void @tell(i1 %c)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- two_privates.low.ll
declare i64 @next()
declare void @tell(i1)
declare void @told(i64)
declare void @poke()
@g = external global i64
@t = constant [2 x i8] c"\05\07"
define i32 @f() {
 %p = alloca i32
 store i32 5, ptr %p
 %r = alloca i32
 %c = icmp ult ptr %p, %r
 call void @tell(i1 %c)
 call void @poke()
 ret i32 5
}
//--- atomic.src.ll
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
 %z = zext i1 %c to i64
 store atomic i64 %z, ptr @g release, align 8
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- atomic.low.ll
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
 %z = zext i1 %c to i64
 store atomic i64 %z, ptr @g release, align 8
 call void @poke()
 ret i32 5
}
//--- volatile.src.ll
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
 %z = zext i1 %c to i64
 store volatile i64 %z, ptr @g
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- volatile.low.ll
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
 %z = zext i1 %c to i64
 store volatile i64 %z, ptr @g
 call void @poke()
 ret i32 5
}
//--- rmw.src.ll
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
 %z = zext i1 %c to i64
 %x = atomicrmw add ptr @g, i64 %z seq_cst
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
//--- rmw.low.ll
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
 %z = zext i1 %c to i64
 %x = atomicrmw add ptr @g, i64 %z seq_cst
 call void @poke()
 ret i32 5
}
//--- min.src.ll
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
 %n = call i64 @next()
 %m = call i64 @llvm.umin.i64(i64 %i, i64 %n)
 call void @told(i64 %m)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
declare i64 @llvm.umin.i64(i64, i64)
//--- min.low.ll
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
 %n = call i64 @next()
 %m = call i64 @llvm.umin.i64(i64 %i, i64 %n)
 call void @told(i64 %m)
 call void @poke()
 ret i32 5
}
declare i64 @llvm.umin.i64(i64, i64)
//--- count_zeros.src.ll
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
 %m = call i64 @llvm.ctpop.i64(i64 %i)
 call void @told(i64 %m)
 call void @poke()
 %v = load i32, ptr %p
 ret i32 %v
}
declare i64 @llvm.ctpop.i64(i64)
//--- count_zeros.low.ll
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
 %m = call i64 @llvm.ctpop.i64(i64 %i)
 call void @told(i64 %m)
 call void @poke()
 ret i32 5
}
declare i64 @llvm.ctpop.i64(i64)
