// What is read by a load that is claimed to be invariant is the same at each such load of the place. Source: LLVM Language
// Reference, "'load' Instruction".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/both.src.ll --lowered %t/both.low.ll | FileCheck %s --check-prefix=BOTH
// BOTH: @f: proved
// RUN: expect-status 1 verify-lowering %t/neither.src.ll --lowered %t/neither.low.ll | FileCheck %s --check-prefix=NEITHER
// NEITHER: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the
// RUN: expect-status 1 verify-lowering %t/other-place.src.ll \
// RUN:   --lowered %t/other-place.low.ll | FileCheck %s --check-prefix=OTHER-PLACE
// OTHER-PLACE: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the
// RUN: expect-status 0 verify-lowering %t/once.src.ll --lowered %t/once.low.ll | FileCheck %s --check-prefix=ONCE
// ONCE: @f: proved
// Not known to be wrong by a run: added.
// RUN: expect-status 2 verify-lowering %t/added.src.ll --lowered %t/added.low.ll | FileCheck %s --check-prefix=ADDED
// ADDED: @f: unknown: undefined: not shown: (load(memory, arg{{.*}}) = invariant value(arg{{.*}}))
// RUN: expect-status 0 verify-lowering %t/kept.src.ll --lowered %t/kept.low.ll | FileCheck %s --check-prefix=KEPT
// KEPT: @f: proved

//--- both.src.ll
declare void @g()
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !invariant.load !0
  call void @g()
  %w = load i32, ptr %p, !invariant.load !0
  %d = sub i32 %v, %w
  ret i32 %d
}

!0 = !{}
//--- both.low.ll
declare void @g()
define i32 @f(ptr %p) {
  call void @g()
  ret i32 0
}
//--- neither.src.ll
declare void @g()
define i32 @f(ptr %p) {
  %v = load i32, ptr %p
  call void @g()
  %w = load i32, ptr %p
  %d = sub i32 %v, %w
  ret i32 %d
}
//--- neither.low.ll
declare void @g()
define i32 @f(ptr %p) {
  call void @g()
  ret i32 0
}
//--- other-place.src.ll
declare void @g()
define i32 @f(ptr %p, ptr %q) {
  %v = load i32, ptr %p, !invariant.load !0
  call void @g()
  %w = load i32, ptr %q, !invariant.load !0
  %d = sub i32 %v, %w
  ret i32 %d
}

!0 = !{}
//--- other-place.low.ll
declare void @g()
define i32 @f(ptr %p, ptr %q) {
  call void @g()
  ret i32 0
}
//--- once.src.ll
declare void @g()
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !invariant.load !0
  call void @g()
  %w = load i32, ptr %p, !invariant.load !0
  %d = sub i32 %v, %w
  ret i32 %d
}

!0 = !{}
//--- once.low.ll
declare void @g()
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !invariant.load !0
  call void @g()
  ret i32 0
}

!0 = !{}
//--- added.src.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
//--- added.low.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !invariant.load !0
  ret i32 %v
}

!0 = !{}
//--- kept.src.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !invariant.load !0
  ret i32 %v
}

!0 = !{}
//--- kept.low.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p, !invariant.load !0
  ret i32 %v
}

!0 = !{}
