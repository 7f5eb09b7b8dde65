// Each use of undef is another value, also of one that has come through a join, a loop or memory that nobody wrote: what is computed from
// one use is not what is computed from two. (LLVM Language Reference, "Undefined Values".) The wrong ones are unknown: which values the
// source may choose is followed by how they are computed.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering --random-runs=20 %t/join_doubled.src.ll --lowered %t/join_doubled.low.ll | FileCheck %s --check-prefix=JOIN-DOUBLED
// JOIN-DOUBLED: @f: unknown
// RUN: expect-status 2 verify-lowering --random-runs=20 %t/join_masked.src.ll --lowered %t/join_masked.low.ll | FileCheck %s --check-prefix=JOIN-MASKED
// JOIN-MASKED: @f: unknown
// RUN: expect-status 2 verify-lowering --random-runs=20 %t/join_frozen_late.src.ll --lowered %t/join_frozen_late.low.ll | FileCheck %s --check-prefix=JOIN-FROZEN-LATE
// JOIN-FROZEN-LATE: @f: unknown
// RUN: expect-status 2 verify-lowering --random-runs=20 %t/join_seen.src.ll --lowered %t/join_seen.low.ll | FileCheck %s --check-prefix=JOIN-SEEN
// JOIN-SEEN: @f: unknown
// RUN: expect-status 1 verify-lowering %t/join_zero.src.ll --lowered %t/join_zero.low.ll | FileCheck %s --check-prefix=JOIN-ZERO
// JOIN-ZERO: @f: refuted
// RUN: verify-lowering %t/join_shifted.src.ll --lowered %t/join_shifted.low.ll | FileCheck %s --check-prefix=JOIN-SHIFTED
// JOIN-SHIFTED: @f: proved
// RUN: verify-lowering %t/join_same.src.ll --lowered %t/join_same.low.ll | FileCheck %s --check-prefix=JOIN-SAME
// JOIN-SAME: @f: proved
// RUN: verify-lowering %t/join_frozen_first.src.ll --lowered %t/join_frozen_first.low.ll | FileCheck %s --check-prefix=JOIN-FROZEN-FIRST
// JOIN-FROZEN-FIRST: @f: proved
// RUN: verify-lowering %t/join_any_zero.src.ll --lowered %t/join_any_zero.low.ll | FileCheck %s --check-prefix=JOIN-ANY-ZERO
// JOIN-ANY-ZERO: @f: proved
// RUN: expect-status 2 verify-lowering --random-runs=20 %t/stack_doubled.src.ll --lowered %t/stack_doubled.low.ll | FileCheck %s --check-prefix=STACK-DOUBLED
// STACK-DOUBLED: @f: unknown
// RUN: expect-status 2 verify-lowering --random-runs=20 %t/stack_masked.src.ll --lowered %t/stack_masked.low.ll | FileCheck %s --check-prefix=STACK-MASKED
// STACK-MASKED: @f: unknown
// RUN: expect-status 2 verify-lowering --random-runs=20 %t/stack_frozen_late.src.ll --lowered %t/stack_frozen_late.low.ll | FileCheck %s --check-prefix=STACK-FROZEN-LATE
// STACK-FROZEN-LATE: @f: unknown
// RUN: expect-status 2 verify-lowering --random-runs=20 %t/stack_seen.src.ll --lowered %t/stack_seen.low.ll | FileCheck %s --check-prefix=STACK-SEEN
// STACK-SEEN: @f: unknown
// RUN: expect-status 1 verify-lowering %t/stack_zero.src.ll --lowered %t/stack_zero.low.ll | FileCheck %s --check-prefix=STACK-ZERO
// STACK-ZERO: @f: refuted
// RUN: verify-lowering %t/stack_shifted.src.ll --lowered %t/stack_shifted.low.ll | FileCheck %s --check-prefix=STACK-SHIFTED
// STACK-SHIFTED: @f: proved
// RUN: verify-lowering %t/stack_same.src.ll --lowered %t/stack_same.low.ll | FileCheck %s --check-prefix=STACK-SAME
// STACK-SAME: @f: proved
// RUN: verify-lowering %t/stack_frozen_first.src.ll --lowered %t/stack_frozen_first.low.ll | FileCheck %s --check-prefix=STACK-FROZEN-FIRST
// STACK-FROZEN-FIRST: @f: proved
// RUN: verify-lowering %t/stack_any_zero.src.ll --lowered %t/stack_any_zero.low.ll | FileCheck %s --check-prefix=STACK-ANY-ZERO
// STACK-ANY-ZERO: @f: proved
// RUN: expect-status 2 verify-lowering --random-runs=20 %t/loop_doubled.src.ll --lowered %t/loop_doubled.low.ll | FileCheck %s --check-prefix=LOOP-DOUBLED
// LOOP-DOUBLED: @f: unknown
// RUN: expect-status 2 verify-lowering --random-runs=20 %t/loop_masked.src.ll --lowered %t/loop_masked.low.ll | FileCheck %s --check-prefix=LOOP-MASKED
// LOOP-MASKED: @f: unknown
// RUN: expect-status 2 verify-lowering --random-runs=20 %t/loop_frozen_late.src.ll --lowered %t/loop_frozen_late.low.ll | FileCheck %s --check-prefix=LOOP-FROZEN-LATE
// LOOP-FROZEN-LATE: @f: unknown
// RUN: expect-status 2 verify-lowering --random-runs=20 %t/loop_seen.src.ll --lowered %t/loop_seen.low.ll | FileCheck %s --check-prefix=LOOP-SEEN
// LOOP-SEEN: @f: unknown
// RUN: expect-status 1 verify-lowering %t/loop_zero.src.ll --lowered %t/loop_zero.low.ll | FileCheck %s --check-prefix=LOOP-ZERO
// LOOP-ZERO: @f: refuted
// RUN: verify-lowering %t/loop_shifted.src.ll --lowered %t/loop_shifted.low.ll | FileCheck %s --check-prefix=LOOP-SHIFTED
// LOOP-SHIFTED: @f: proved
// RUN: verify-lowering %t/loop_same.src.ll --lowered %t/loop_same.low.ll | FileCheck %s --check-prefix=LOOP-SAME
// LOOP-SAME: @f: proved
// RUN: verify-lowering %t/loop_frozen_first.src.ll --lowered %t/loop_frozen_first.low.ll | FileCheck %s --check-prefix=LOOP-FROZEN-FIRST
// LOOP-FROZEN-FIRST: @f: proved
// RUN: verify-lowering %t/loop_any_zero.src.ll --lowered %t/loop_any_zero.low.ll | FileCheck %s --check-prefix=LOOP-ANY-ZERO
// LOOP-ANY-ZERO: @f: proved
// RUN: expect-status 2 verify-lowering %t/block_doubled.src.mlir --lowered %t/block_doubled.low.mlir | FileCheck %s --check-prefix=BLOCK-DOUBLED
// BLOCK-DOUBLED: @f: unknown
// RUN: verify-lowering %t/block_same.src.mlir --lowered %t/block_same.low.mlir | FileCheck %s --check-prefix=BLOCK-SAME
// BLOCK-SAME: @f: proved

//--- join_doubled.src.ll
define i32 @f(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %v = phi i32 [ 2, %0 ], [ undef, %a ]
  %r = mul i32 %v, 2
  ret i32 %r
}
//--- join_doubled.low.ll
define i32 @f(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %v = phi i32 [ 2, %0 ], [ undef, %a ]
  %r = add i32 %v, %v
  ret i32 %r
}

//--- join_masked.src.ll
define i32 @f(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %v = phi i32 [ 2, %0 ], [ undef, %a ]
  %r = and i32 %v, 1
  %s = shl i32 %r, 1
  ret i32 %s
}
//--- join_masked.low.ll
define i32 @f(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %v = phi i32 [ 2, %0 ], [ undef, %a ]
  %r = and i32 %v, 1
  %q = and i32 %v, 1
  %s = add i32 %r, %q
  ret i32 %s
}

//--- join_frozen_late.src.ll
define i32 @f(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %v = phi i32 [ 2, %0 ], [ undef, %a ]
  %m2 = mul i32 %v, 2
  %r = freeze i32 %m2
  ret i32 %r
}
//--- join_frozen_late.low.ll
define i32 @f(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %v = phi i32 [ 2, %0 ], [ undef, %a ]
  %m2 = add i32 %v, %v
  %r = freeze i32 %m2
  ret i32 %r
}

//--- join_seen.src.ll
define i32 @f(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %v = phi i32 [ 2, %0 ], [ undef, %a ]
  %r = mul i32 %v, 2
  store volatile i32 %r, ptr %p
  ret i32 0
}
//--- join_seen.low.ll
define i32 @f(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %v = phi i32 [ 2, %0 ], [ undef, %a ]
  %r = add i32 %v, %v
  store volatile i32 %r, ptr %p
  ret i32 0
}

//--- join_zero.src.ll
define i32 @f(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %v = phi i32 [ 2, %0 ], [ undef, %a ]
  ret i32 0
}
//--- join_zero.low.ll
define i32 @f(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %v = phi i32 [ 2, %0 ], [ undef, %a ]
  %r = xor i32 %v, %v
  ret i32 %r
}

//--- join_shifted.src.ll
define i32 @f(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %v = phi i32 [ 2, %0 ], [ undef, %a ]
  %r = mul i32 %v, 2
  ret i32 %r
}
//--- join_shifted.low.ll
define i32 @f(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %v = phi i32 [ 2, %0 ], [ undef, %a ]
  %r = shl i32 %v, 1
  ret i32 %r
}

//--- join_same.src.ll
define i32 @f(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %v = phi i32 [ 2, %0 ], [ undef, %a ]
  %r = add i32 %v, %v
  ret i32 %r
}
//--- join_same.low.ll
define i32 @f(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %v = phi i32 [ 2, %0 ], [ undef, %a ]
  %r = add i32 %v, %v
  ret i32 %r
}

//--- join_frozen_first.src.ll
define i32 @f(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %v = phi i32 [ 2, %0 ], [ undef, %a ]
  %z = freeze i32 %v
  %r = mul i32 %z, 2
  ret i32 %r
}
//--- join_frozen_first.low.ll
define i32 @f(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %v = phi i32 [ 2, %0 ], [ undef, %a ]
  %z = freeze i32 %v
  %r = add i32 %z, %z
  ret i32 %r
}

//--- join_any_zero.src.ll
define i32 @f(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %v = phi i32 [ 2, %0 ], [ undef, %a ]
  %r = xor i32 %v, %v
  ret i32 %r
}
//--- join_any_zero.low.ll
define i32 @f(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %v = phi i32 [ 2, %0 ], [ undef, %a ]
  ret i32 0
}

//--- stack_doubled.src.ll
define i32 @f(ptr %p) {
  %m = alloca i32
  %v = load i32, ptr %m
  %r = mul i32 %v, 2
  ret i32 %r
}
//--- stack_doubled.low.ll
define i32 @f(ptr %p) {
  %m = alloca i32
  %v = load i32, ptr %m
  %r = add i32 %v, %v
  ret i32 %r
}

//--- stack_masked.src.ll
define i32 @f(ptr %p) {
  %m = alloca i32
  %v = load i32, ptr %m
  %r = and i32 %v, 1
  %s = shl i32 %r, 1
  ret i32 %s
}
//--- stack_masked.low.ll
define i32 @f(ptr %p) {
  %m = alloca i32
  %v = load i32, ptr %m
  %r = and i32 %v, 1
  %q = and i32 %v, 1
  %s = add i32 %r, %q
  ret i32 %s
}

//--- stack_frozen_late.src.ll
define i32 @f(ptr %p) {
  %m = alloca i32
  %v = load i32, ptr %m
  %m2 = mul i32 %v, 2
  %r = freeze i32 %m2
  ret i32 %r
}
//--- stack_frozen_late.low.ll
define i32 @f(ptr %p) {
  %m = alloca i32
  %v = load i32, ptr %m
  %m2 = add i32 %v, %v
  %r = freeze i32 %m2
  ret i32 %r
}

//--- stack_seen.src.ll
define i32 @f(ptr %p) {
  %m = alloca i32
  %v = load i32, ptr %m
  %r = mul i32 %v, 2
  store volatile i32 %r, ptr %p
  ret i32 0
}
//--- stack_seen.low.ll
define i32 @f(ptr %p) {
  %m = alloca i32
  %v = load i32, ptr %m
  %r = add i32 %v, %v
  store volatile i32 %r, ptr %p
  ret i32 0
}

//--- stack_zero.src.ll
define i32 @f(ptr %p) {
  %m = alloca i32
  %v = load i32, ptr %m
  ret i32 0
}
//--- stack_zero.low.ll
define i32 @f(ptr %p) {
  %m = alloca i32
  %v = load i32, ptr %m
  %r = xor i32 %v, %v
  ret i32 %r
}

//--- stack_shifted.src.ll
define i32 @f(ptr %p) {
  %m = alloca i32
  %v = load i32, ptr %m
  %r = mul i32 %v, 2
  ret i32 %r
}
//--- stack_shifted.low.ll
define i32 @f(ptr %p) {
  %m = alloca i32
  %v = load i32, ptr %m
  %r = shl i32 %v, 1
  ret i32 %r
}

//--- stack_same.src.ll
define i32 @f(ptr %p) {
  %m = alloca i32
  %v = load i32, ptr %m
  %r = add i32 %v, %v
  ret i32 %r
}
//--- stack_same.low.ll
define i32 @f(ptr %p) {
  %m = alloca i32
  %v = load i32, ptr %m
  %r = add i32 %v, %v
  ret i32 %r
}

//--- stack_frozen_first.src.ll
define i32 @f(ptr %p) {
  %m = alloca i32
  %v = load i32, ptr %m
  %z = freeze i32 %v
  %r = mul i32 %z, 2
  ret i32 %r
}
//--- stack_frozen_first.low.ll
define i32 @f(ptr %p) {
  %m = alloca i32
  %v = load i32, ptr %m
  %z = freeze i32 %v
  %r = add i32 %z, %z
  ret i32 %r
}

//--- stack_any_zero.src.ll
define i32 @f(ptr %p) {
  %m = alloca i32
  %v = load i32, ptr %m
  %r = xor i32 %v, %v
  ret i32 %r
}
//--- stack_any_zero.low.ll
define i32 @f(ptr %p) {
  %m = alloca i32
  %v = load i32, ptr %m
  ret i32 0
}

//--- loop_doubled.src.ll
define i32 @f(i32 %n, ptr %p) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %h ]
  %v = phi i32 [ undef, %0 ], [ %v, %h ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %h, label %x
x:
  %r = mul i32 %v, 2
  ret i32 %r
}
//--- loop_doubled.low.ll
define i32 @f(i32 %n, ptr %p) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %h ]
  %v = phi i32 [ undef, %0 ], [ %v, %h ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %h, label %x
x:
  %r = add i32 %v, %v
  ret i32 %r
}

//--- loop_masked.src.ll
define i32 @f(i32 %n, ptr %p) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %h ]
  %v = phi i32 [ undef, %0 ], [ %v, %h ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %h, label %x
x:
  %r = and i32 %v, 1
  %s = shl i32 %r, 1
  ret i32 %s
}
//--- loop_masked.low.ll
define i32 @f(i32 %n, ptr %p) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %h ]
  %v = phi i32 [ undef, %0 ], [ %v, %h ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %h, label %x
x:
  %r = and i32 %v, 1
  %q = and i32 %v, 1
  %s = add i32 %r, %q
  ret i32 %s
}

//--- loop_frozen_late.src.ll
define i32 @f(i32 %n, ptr %p) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %h ]
  %v = phi i32 [ undef, %0 ], [ %v, %h ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %h, label %x
x:
  %m2 = mul i32 %v, 2
  %r = freeze i32 %m2
  ret i32 %r
}
//--- loop_frozen_late.low.ll
define i32 @f(i32 %n, ptr %p) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %h ]
  %v = phi i32 [ undef, %0 ], [ %v, %h ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %h, label %x
x:
  %m2 = add i32 %v, %v
  %r = freeze i32 %m2
  ret i32 %r
}

//--- loop_seen.src.ll
define i32 @f(i32 %n, ptr %p) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %h ]
  %v = phi i32 [ undef, %0 ], [ %v, %h ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %h, label %x
x:
  %r = mul i32 %v, 2
  store volatile i32 %r, ptr %p
  ret i32 0
}
//--- loop_seen.low.ll
define i32 @f(i32 %n, ptr %p) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %h ]
  %v = phi i32 [ undef, %0 ], [ %v, %h ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %h, label %x
x:
  %r = add i32 %v, %v
  store volatile i32 %r, ptr %p
  ret i32 0
}

//--- loop_zero.src.ll
define i32 @f(i32 %n, ptr %p) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %h ]
  %v = phi i32 [ undef, %0 ], [ %v, %h ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %h, label %x
x:
  ret i32 0
}
//--- loop_zero.low.ll
define i32 @f(i32 %n, ptr %p) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %h ]
  %v = phi i32 [ undef, %0 ], [ %v, %h ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %h, label %x
x:
  %r = xor i32 %v, %v
  ret i32 %r
}

//--- loop_shifted.src.ll
define i32 @f(i32 %n, ptr %p) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %h ]
  %v = phi i32 [ undef, %0 ], [ %v, %h ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %h, label %x
x:
  %r = mul i32 %v, 2
  ret i32 %r
}
//--- loop_shifted.low.ll
define i32 @f(i32 %n, ptr %p) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %h ]
  %v = phi i32 [ undef, %0 ], [ %v, %h ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %h, label %x
x:
  %r = shl i32 %v, 1
  ret i32 %r
}

//--- loop_same.src.ll
define i32 @f(i32 %n, ptr %p) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %h ]
  %v = phi i32 [ undef, %0 ], [ %v, %h ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %h, label %x
x:
  %r = add i32 %v, %v
  ret i32 %r
}
//--- loop_same.low.ll
define i32 @f(i32 %n, ptr %p) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %h ]
  %v = phi i32 [ undef, %0 ], [ %v, %h ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %h, label %x
x:
  %r = add i32 %v, %v
  ret i32 %r
}

//--- loop_frozen_first.src.ll
define i32 @f(i32 %n, ptr %p) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %h ]
  %v = phi i32 [ undef, %0 ], [ %v, %h ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %h, label %x
x:
  %z = freeze i32 %v
  %r = mul i32 %z, 2
  ret i32 %r
}
//--- loop_frozen_first.low.ll
define i32 @f(i32 %n, ptr %p) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %h ]
  %v = phi i32 [ undef, %0 ], [ %v, %h ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %h, label %x
x:
  %z = freeze i32 %v
  %r = add i32 %z, %z
  ret i32 %r
}

//--- loop_any_zero.src.ll
define i32 @f(i32 %n, ptr %p) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %h ]
  %v = phi i32 [ undef, %0 ], [ %v, %h ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %h, label %x
x:
  %r = xor i32 %v, %v
  ret i32 %r
}
//--- loop_any_zero.low.ll
define i32 @f(i32 %n, ptr %p) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %j, %h ]
  %v = phi i32 [ undef, %0 ], [ %v, %h ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %e = icmp ult i32 %j, %n
  br i1 %e, label %h, label %x
x:
  ret i32 0
}

//--- block_doubled.src.mlir
llvm.func @f(%c: i1) -> i32 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %u = llvm.mlir.undef : i32
  llvm.cond_br %c, ^b(%two : i32), ^b(%u : i32)
^b(%v: i32):
  %r = llvm.mul %v, %two : i32
  llvm.return %r : i32
}
//--- block_doubled.low.mlir
llvm.func @f(%c: i1) -> i32 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %u = llvm.mlir.undef : i32
  llvm.cond_br %c, ^b(%two : i32), ^b(%u : i32)
^b(%v: i32):
  %r = llvm.add %v, %v : i32
  llvm.return %r : i32
}

//--- block_same.src.mlir
llvm.func @f(%c: i1) -> i32 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %u = llvm.mlir.undef : i32
  llvm.cond_br %c, ^b(%two : i32), ^b(%u : i32)
^b(%v: i32):
  %r = llvm.add %v, %v : i32
  llvm.return %r : i32
}
//--- block_same.low.mlir
llvm.func @f(%c: i1) -> i32 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %u = llvm.mlir.undef : i32
  llvm.cond_br %c, ^b(%two : i32), ^b(%u : i32)
^b(%v: i32):
  %r = llvm.add %v, %v : i32
  llvm.return %r : i32
}
