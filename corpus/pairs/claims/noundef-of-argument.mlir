// An argument that is claimed to be no poison may be branched on; one that is only claimed to be in a range may not.
// Source: LLVM Language Reference, "Parameter Attributes": noundef.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/branched.src.ll --lowered %t/branched.low.ll | FileCheck %s --check-prefix=BRANCHED
// BRANCHED: @f: proved
// RUN: expect-status 1 verify-lowering %t/unclaimed.src.ll --lowered %t/unclaimed.low.ll | FileCheck %s --check-prefix=UNCLAIMED
// UNCLAIMED: @f: refuted: branch: the lowering is undefined: a branch depends on poison
// RUN: expect-status 1 verify-lowering %t/lowering-claims.src.ll \
// RUN:   --lowered %t/lowering-claims.low.ll | FileCheck %s --check-prefix=LOWERING-CLAIMS
// LOWERING-CLAIMS: @f: refuted: attribute: the lowering is undefined: a value that is claimed to be defined is poison
// RUN: expect-status 1 verify-lowering %t/other-argument.src.ll \
// RUN:   --lowered %t/other-argument.low.ll | FileCheck %s --check-prefix=OTHER-ARGUMENT
// OTHER-ARGUMENT: @f: refuted: branch: the lowering is undefined: a branch depends on poison
// RUN: expect-status 0 verify-lowering %t/divided.src.ll --lowered %t/divided.low.ll | FileCheck %s --check-prefix=DIVIDED
// DIVIDED: @f: proved
// RUN: expect-status 1 verify-lowering %t/divided-poison.src.ll \
// RUN:   --lowered %t/divided-poison.low.ll | FileCheck %s --check-prefix=DIVIDED-POISON
// DIVIDED-POISON: @f: refuted: undefined: the lowering is undefined: the divisor is poison or undefined
// RUN: expect-status 0 verify-lowering %t/thawed.src.ll --lowered %t/thawed.low.ll | FileCheck %s --check-prefix=THAWED
// THAWED: @f: proved
// RUN: expect-status 0 verify-lowering %t/in-a-loop.src.ll --lowered %t/in-a-loop.low.ll | FileCheck %s --check-prefix=IN-A-LOOP
// IN-A-LOOP: @f: proved
// RUN: expect-status 1 verify-lowering %t/in-a-loop-poison.src.ll \
// RUN:   --lowered %t/in-a-loop-poison.low.ll | FileCheck %s --check-prefix=IN-A-LOOP-POISON
// IN-A-LOOP-POISON: @f: refuted: branch: the lowering is undefined: a branch depends on poison

//--- branched.src.ll
define i32 @f(i1 noundef %x) {
  %r = zext i1 %x to i32
  ret i32 %r
}
//--- branched.low.ll
define i32 @f(i1 noundef %x) {
  br i1 %x, label %a, label %b
a:
  ret i32 1
b:
  ret i32 0
}
//--- unclaimed.src.ll
declare void @g()
define i32 @f(i1 %x) {
  call void @g()
  ret i32 0
}
//--- unclaimed.low.ll
declare void @g()
define i32 @f(i1 %x) {
  br i1 %x, label %a, label %b
a:
  call void @g()
  ret i32 0
b:
  call void @g()
  ret i32 0
}
//--- lowering-claims.src.ll
define i32 @f(i1 %x) {
  ret i32 0
}
//--- lowering-claims.low.ll
define i32 @f(i1 noundef %x) {
  ret i32 0
}
//--- other-argument.src.ll
declare void @g()
define i32 @f(i1 noundef %y, i1 %x) {
  call void @g()
  ret i32 0
}
//--- other-argument.low.ll
declare void @g()
define i32 @f(i1 noundef %y, i1 %x) {
  br i1 %x, label %a, label %b
a:
  call void @g()
  ret i32 0
b:
  call void @g()
  ret i32 0
}
//--- divided.src.ll
define i32 @f(i32 noundef range(i32 1, 9) %x) {
  ret i32 5
}
//--- divided.low.ll
define i32 @f(i32 noundef range(i32 1, 9) %x) {
  %q = udiv i32 7, %x
  ret i32 5
}
//--- divided-poison.src.ll
define i32 @f(i32 range(i32 1, 9) %x) {
  ret i32 5
}
//--- divided-poison.low.ll
define i32 @f(i32 range(i32 1, 9) %x) {
  %q = udiv i32 7, %x
  ret i32 5
}
//--- thawed.src.ll
define i32 @f(i32 noundef %x) {
  %y = freeze i32 %x
  %r = sub i32 %y, %x
  ret i32 %r
}
//--- thawed.low.ll
define i32 @f(i32 noundef %x) {
  ret i32 0
}
//--- in-a-loop.src.ll
declare void @g()
define i32 @f(i32 noundef %n, i1 noundef %x) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  call void @g()
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  %r = zext i1 %x to i32
  ret i32 %r
}
//--- in-a-loop.low.ll
declare void @g()
define i32 @f(i32 noundef %n, i1 noundef %x) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  call void @g()
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  br i1 %x, label %a, label %b
a:
  ret i32 1
b:
  ret i32 0
}
//--- in-a-loop-poison.src.ll
declare void @g()
define i32 @f(i32 noundef %n, i1 %x) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  call void @g()
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  %y = and i1 %x, false
  %r = zext i1 %y to i32
  call void @g()
  ret i32 0
}
//--- in-a-loop-poison.low.ll
declare void @g()
define i32 @f(i32 noundef %n, i1 %x) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  call void @g()
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  br i1 %x, label %a, label %b
a:
  call void @g()
  ret i32 0
b:
  call void @g()
  ret i32 0
}
