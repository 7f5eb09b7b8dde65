// Runs take the source at its word: accesses of one invariant group have one value, and a callee writes first what it is claimed
// to initialize. Source: LLVM Language Reference, "'invariant.group' Metadata", "Parameter Attributes", initializes.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering %t/group-folded.src.ll \
// RUN:   --lowered %t/group-folded.low.ll | FileCheck %s --check-prefix=GROUP-FOLDED
// GROUP-FOLDED: @f: unsupported: 'llvm.load' with the attribute 'invariantGroup', whose claim has no meaning here yet
// RUN: expect-status 1 verify-lowering %t/group-folded-wrong.src.ll \
// RUN:   --lowered %t/group-folded-wrong.low.ll | FileCheck %s --check-prefix=GROUP-FOLDED-WRONG
// GROUP-FOLDED-WRONG: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/group-one-load.src.ll \
// RUN:   --lowered %t/group-one-load.low.ll | FileCheck %s --check-prefix=GROUP-ONE-LOAD
// GROUP-ONE-LOAD: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/group-none.src.ll \
// RUN:   --lowered %t/group-none.low.ll | FileCheck %s --check-prefix=GROUP-NONE
// GROUP-NONE: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 1 verify-lowering %t/group-lowering-only.src.ll \
// RUN:   --lowered %t/group-lowering-only.low.ll | FileCheck %s --check-prefix=GROUP-LOWERING-ONLY
// GROUP-LOWERING-ONLY: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 2 verify-lowering %t/init-dropped.src.ll \
// RUN:   --lowered %t/init-dropped.low.ll | FileCheck %s --check-prefix=INIT-DROPPED
// INIT-DROPPED: @f: unknown: call-memory: contents of an object made in the function: not shown
// RUN: expect-status 1 verify-lowering %t/init-dropped-without.src.ll \
// RUN:   --lowered %t/init-dropped-without.low.ll | FileCheck %s --check-prefix=INIT-DROPPED-WITHOUT
// INIT-DROPPED-WITHOUT: @f: refuted: call-memory: at the call of @g byte 0 of a new buffer of 8 bytes is undefined in the lowering, but not in
// RUN: expect-status 2 verify-lowering %t/init-other-value.src.ll \
// RUN:   --lowered %t/init-other-value.low.ll | FileCheck %s --check-prefix=INIT-OTHER-VALUE
// INIT-OTHER-VALUE: @f: unknown: call-memory: contents of an object made in the function: not shown
// RUN: expect-status 1 verify-lowering %t/init-beyond.src.ll \
// RUN:   --lowered %t/init-beyond.low.ll | FileCheck %s --check-prefix=INIT-BEYOND
// INIT-BEYOND: @f: refuted: call-memory: at the call of @g byte 4 of a new buffer of 8 bytes is undefined in the lowering, but not in
// RUN: expect-status 1 verify-lowering %t/init-wider.src.ll \
// RUN:   --lowered %t/init-wider.low.ll | FileCheck %s --check-prefix=INIT-WIDER
// INIT-WIDER: @f: refuted: call-memory: at the call of @g byte 4 of a new buffer of 8 bytes is undefined in the lowering, but not in
// RUN: expect-status 2 verify-lowering %t/init-at-call.src.ll \
// RUN:   --lowered %t/init-at-call.low.ll | FileCheck %s --check-prefix=INIT-AT-CALL
// INIT-AT-CALL: @f: unknown: call-memory: contents of an object made in the function: not shown
// RUN: expect-status 1 verify-lowering %t/init-after.src.ll \
// RUN:   --lowered %t/init-after.low.ll | FileCheck %s --check-prefix=INIT-AFTER
// INIT-AFTER: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 2 verify-lowering %t/init-argument.src.ll \
// RUN:   --lowered %t/init-argument.low.ll | FileCheck %s --check-prefix=INIT-ARGUMENT
// INIT-ARGUMENT: @f: unknown: call-memory: not shown
// RUN: expect-status 1 verify-lowering %t/init-argument-wider.src.ll \
// RUN:   --lowered %t/init-argument-wider.low.ll | FileCheck %s --check-prefix=INIT-ARGUMENT-WIDER
// INIT-ARGUMENT-WIDER: @f: refuted: call-memory: at the call of @g byte 4 of incoming buffer 1 is {{.*}} in the source, {{.*}}c in the loweri
// RUN: expect-status 2 verify-lowering %t/init-behind.src.ll \
// RUN:   --lowered %t/init-behind.low.ll | FileCheck %s --check-prefix=INIT-BEHIND
// INIT-BEHIND: @f: unknown: call-memory: not shown

//--- group-folded.src.ll
declare void @g(ptr)
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !invariant.group !0
  call void @g(ptr %p)
  %w = load i32, ptr %p, !invariant.group !0
  %d = sub i32 %v, %w
  ret i32 %d
}
!0 = !{}
//--- group-folded.low.ll
declare void @g(ptr)
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !invariant.group !0
  call void @g(ptr %p)
  ret i32 0
}
!0 = !{}
//--- group-folded-wrong.src.ll
declare void @g(ptr)
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !invariant.group !0
  call void @g(ptr %p)
  %w = load i32, ptr %p, !invariant.group !0
  %d = sub i32 %v, %w
  ret i32 %d
}
!0 = !{}
//--- group-folded-wrong.low.ll
declare void @g(ptr)
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !invariant.group !0
  call void @g(ptr %p)
  ret i32 1
}
!0 = !{}
//--- group-one-load.src.ll
declare void @g(ptr)
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !invariant.group !0
  call void @g(ptr %p)
  %w = load i32, ptr %p
  %d = sub i32 %v, %w
  ret i32 %d
}
!0 = !{}
//--- group-one-load.low.ll
declare void @g(ptr)
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !invariant.group !0
  call void @g(ptr %p)
  ret i32 0
}
!0 = !{}
//--- group-none.src.ll
declare void @g(ptr)
define i32 @f(ptr %p) {
  %v = load i32, ptr %p
  call void @g(ptr %p)
  %w = load i32, ptr %p
  %d = sub i32 %v, %w
  ret i32 %d
}
!0 = !{}
//--- group-none.low.ll
declare void @g(ptr)
define i32 @f(ptr %p) {
  %v = load i32, ptr %p
  call void @g(ptr %p)
  ret i32 0
}
!0 = !{}
//--- group-lowering-only.src.ll
declare void @g(ptr)
define i32 @f(ptr %p) {
  %v = load i32, ptr %p
  call void @g(ptr %p)
  %w = load i32, ptr %p
  %d = sub i32 %v, %w
  ret i32 %d
}
!0 = !{}
//--- group-lowering-only.low.ll
declare void @g(ptr)
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !invariant.group !0
  call void @g(ptr %p)
  ret i32 0
}
!0 = !{}
//--- init-dropped.src.ll
declare void @g(ptr writeonly captures(none) initializes((0, 4))) nounwind willreturn
define i32 @f() {
  %a = alloca i64
  store i32 1, ptr %a
  call void @g(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- init-dropped.low.ll
declare void @g(ptr writeonly captures(none) initializes((0, 4))) nounwind willreturn
define i32 @f() {
  %a = alloca i64

  call void @g(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- init-dropped-without.src.ll
declare void @g(ptr writeonly captures(none)) nounwind willreturn
define i32 @f() {
  %a = alloca i64
  store i32 1, ptr %a
  call void @g(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- init-dropped-without.low.ll
declare void @g(ptr writeonly captures(none)) nounwind willreturn
define i32 @f() {
  %a = alloca i64

  call void @g(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- init-other-value.src.ll
declare void @g(ptr writeonly captures(none) initializes((0, 4))) nounwind willreturn
define i32 @f() {
  %a = alloca i64
  store i32 1, ptr %a
  call void @g(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- init-other-value.low.ll
declare void @g(ptr writeonly captures(none) initializes((0, 4))) nounwind willreturn
define i32 @f() {
  %a = alloca i64
  store i32 2, ptr %a
  call void @g(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- init-beyond.src.ll
declare void @g(ptr writeonly captures(none) initializes((0, 4))) nounwind willreturn
define i32 @f() {
  %a = alloca i64
  %b = getelementptr i8, ptr %a, i64 4
  store i32 1, ptr %b
  call void @g(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- init-beyond.low.ll
declare void @g(ptr writeonly captures(none) initializes((0, 4))) nounwind willreturn
define i32 @f() {
  %a = alloca i64

  call void @g(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- init-wider.src.ll
declare void @g(ptr writeonly captures(none) initializes((0, 4))) nounwind willreturn
define i32 @f() {
  %a = alloca i64
  store i64 1, ptr %a
  call void @g(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- init-wider.low.ll
declare void @g(ptr writeonly captures(none) initializes((0, 4))) nounwind willreturn
define i32 @f() {
  %a = alloca i64

  call void @g(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- init-at-call.src.ll
declare void @g(ptr writeonly captures(none)) nounwind willreturn
define i32 @f() {
  %a = alloca i64
  store i32 1, ptr %a
  call void @g(ptr initializes((0, 4)) %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- init-at-call.low.ll
declare void @g(ptr writeonly captures(none)) nounwind willreturn
define i32 @f() {
  %a = alloca i64

  call void @g(ptr initializes((0, 4)) %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- init-after.src.ll
declare void @g(ptr writeonly captures(none) initializes((0, 4))) nounwind willreturn
define i32 @f() {
  %a = alloca i64
  call void @g(ptr %a)
  store i32 1, ptr %a
  %v = load i32, ptr %a
  ret i32 %v
}
//--- init-after.low.ll
declare void @g(ptr writeonly captures(none) initializes((0, 4))) nounwind willreturn
define i32 @f() {
  %a = alloca i64
  call void @g(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- init-argument.src.ll
declare void @g(ptr writeonly captures(none) initializes((0, 4))) nounwind willreturn
define void @f(ptr %p) {
  store i32 1, ptr %p
  call void @g(ptr %p)
  ret void
}
//--- init-argument.low.ll
declare void @g(ptr writeonly captures(none) initializes((0, 4))) nounwind willreturn
define void @f(ptr %p) {
  call void @g(ptr %p)
  ret void
}
//--- init-argument-wider.src.ll
declare void @g(ptr writeonly captures(none) initializes((0, 4))) nounwind willreturn
define void @f(ptr %p) {
  store i64 1, ptr %p
  call void @g(ptr %p)
  ret void
}
//--- init-argument-wider.low.ll
declare void @g(ptr writeonly captures(none) initializes((0, 4))) nounwind willreturn
define void @f(ptr %p) {
  call void @g(ptr %p)
  ret void
}
//--- init-behind.src.ll
declare void @g(ptr writeonly captures(none) initializes((4, 8))) nounwind willreturn
define void @f(ptr %p) {
  %b = getelementptr i8, ptr %p, i64 4
  store i32 1, ptr %b
  call void @g(ptr %p)
  ret void
}
//--- init-behind.low.ll
declare void @g(ptr writeonly captures(none) initializes((4, 8))) nounwind willreturn
define void @f(ptr %p) {
  call void @g(ptr %p)
  ret void
}
