// What a function's linkage says of who has it: one that the module keeps to itself, or that others have, too, may go; the body
// is the one that is called unless the linker may take one with another meaning. A lowered body that others may have in another
// form says nothing of what its calls do. (LLVM Language Reference, "Linkage Types".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/unused_internal.src.ll --lowered %t/unused_internal.low.ll | FileCheck %s --check-prefix=UNUSED-INTERNAL
// UNUSED-INTERNAL: @g: proved
// UNUSED-INTERNAL: @f: proved
// RUN: expect-status 0 verify-lowering %t/unused_private.src.ll --lowered %t/unused_private.low.ll | FileCheck %s --check-prefix=UNUSED-PRIVATE
// UNUSED-PRIVATE: @g: proved
// UNUSED-PRIVATE: @f: proved
// RUN: expect-status 0 verify-lowering %t/unused_linkonce.src.ll --lowered %t/unused_linkonce.low.ll | FileCheck %s --check-prefix=UNUSED-LINKONCE
// UNUSED-LINKONCE: @g: proved
// UNUSED-LINKONCE: @f: proved
// RUN: expect-status 0 verify-lowering %t/unused_linkonce_odr.src.ll --lowered %t/unused_linkonce_odr.low.ll | FileCheck %s --check-prefix=UNUSED-LINKONCE-ODR
// UNUSED-LINKONCE-ODR: @g: proved
// UNUSED-LINKONCE-ODR: @f: proved
// RUN: expect-status 0 verify-lowering %t/unused_available_externally.src.ll --lowered %t/unused_available_externally.low.ll | FileCheck %s --check-prefix=UNUSED-AVAILABLE-EXTERNALLY
// UNUSED-AVAILABLE-EXTERNALLY: @g: proved
// UNUSED-AVAILABLE-EXTERNALLY: @f: proved
// RUN: expect-status 1 verify-lowering %t/kept_external.src.ll --lowered %t/kept_external.low.ll | FileCheck %s --check-prefix=KEPT-EXTERNAL
// KEPT-EXTERNAL: @g: refuted: symbol: the lowering has no function of that name
// RUN: expect-status 1 verify-lowering %t/kept_weak.src.ll --lowered %t/kept_weak.low.ll | FileCheck %s --check-prefix=KEPT-WEAK
// KEPT-WEAK: @g: refuted: symbol: the lowering has no function of that name
// RUN: expect-status 1 verify-lowering %t/kept_weak_odr.src.ll --lowered %t/kept_weak_odr.low.ll | FileCheck %s --check-prefix=KEPT-WEAK-ODR
// KEPT-WEAK-ODR: @g: refuted: symbol: the lowering has no function of that name
// RUN: expect-status 0 verify-lowering %t/inlined_internal.src.ll --lowered %t/inlined_internal.low.ll | FileCheck %s --check-prefix=INLINED-INTERNAL
// INLINED-INTERNAL: @g: proved
// INLINED-INTERNAL: @f: proved
// RUN: expect-status 0 verify-lowering %t/inlined_linkonce_odr.src.ll --lowered %t/inlined_linkonce_odr.low.ll | FileCheck %s --check-prefix=INLINED-LINKONCE-ODR
// INLINED-LINKONCE-ODR: @g: proved
// INLINED-LINKONCE-ODR: @f: proved
// RUN: expect-status 0 verify-lowering %t/inlined_available_externally.src.ll --lowered %t/inlined_available_externally.low.ll | FileCheck %s --check-prefix=INLINED-AVAILABLE-EXTERNALLY
// INLINED-AVAILABLE-EXTERNALLY: @g: proved
// INLINED-AVAILABLE-EXTERNALLY: @f: proved
// RUN: expect-status 0 verify-lowering %t/inlined_weak_odr.src.ll --lowered %t/inlined_weak_odr.low.ll | FileCheck %s --check-prefix=INLINED-WEAK-ODR
// INLINED-WEAK-ODR: @g: proved
// INLINED-WEAK-ODR: @f: proved
// RUN: expect-status 1 verify-lowering %t/inlined_linkonce.src.ll --lowered %t/inlined_linkonce.low.ll | FileCheck %s --check-prefix=INLINED-LINKONCE
// INLINED-LINKONCE: @f: refuted
// RUN: expect-status 1 verify-lowering %t/inlined_weak.src.ll --lowered %t/inlined_weak.low.ll | FileCheck %s --check-prefix=INLINED-WEAK
// INLINED-WEAK: @f: refuted
// RUN: expect-status 0 verify-lowering %t/declared_copy.src.ll --lowered %t/declared_copy.low.ll | FileCheck %s --check-prefix=DECLARED-COPY
// DECLARED-COPY: @g: proved
// DECLARED-COPY: @f: proved
// RUN: expect-status 0 verify-lowering %t/declared_copy_inlined.src.ll --lowered %t/declared_copy_inlined.low.ll | FileCheck %s --check-prefix=DECLARED-COPY-INLINED
// DECLARED-COPY-INLINED: @g: proved
// DECLARED-COPY-INLINED: @f: proved
// RUN: expect-status 1 verify-lowering %t/declared_odr.src.ll --lowered %t/declared_odr.low.ll | FileCheck %s --check-prefix=DECLARED-ODR
// DECLARED-ODR: @g: refuted
// RUN: expect-status 1 verify-lowering %t/copy_made_strong.src.ll --lowered %t/copy_made_strong.low.ll | FileCheck %s --check-prefix=COPY-MADE-STRONG
// COPY-MADE-STRONG: @g: refuted: attribute: the lowering has another linkage
// RUN: expect-status 0 verify-lowering %t/odr_emitted.src.ll --lowered %t/odr_emitted.low.ll | FileCheck %s --check-prefix=ODR-EMITTED
// ODR-EMITTED: @g: proved
// ODR-EMITTED: @f: proved
// RUN: expect-status 0 verify-lowering %t/linkonce_emitted.src.ll --lowered %t/linkonce_emitted.low.ll | FileCheck %s --check-prefix=LINKONCE-EMITTED
// LINKONCE-EMITTED: @g: proved
// LINKONCE-EMITTED: @f: proved
// RUN: expect-status 1 verify-lowering %t/odr_no_longer_emitted.src.ll --lowered %t/odr_no_longer_emitted.low.ll | FileCheck %s --check-prefix=ODR-NO-LONGER-EMITTED
// ODR-NO-LONGER-EMITTED: @g: refuted: attribute: the lowering has another linkage
// RUN: expect-status 1 verify-lowering %t/linkonce_made_odr.src.ll --lowered %t/linkonce_made_odr.low.ll | FileCheck %s --check-prefix=LINKONCE-MADE-ODR
// LINKONCE-MADE-ODR: @g: refuted: attribute: the lowering has another linkage
// RUN: expect-status 1 verify-lowering %t/odr_wrong_body.src.ll --lowered %t/odr_wrong_body.low.ll | FileCheck %s --check-prefix=ODR-WRONG-BODY
// ODR-WRONG-BODY: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/used_gone.src.ll --lowered %t/used_gone.low.ll | FileCheck %s --check-prefix=USED-GONE
// USED-GONE: @llvm.used: refuted
// RUN: expect-status 1 verify-lowering %t/in_group.src.ll --lowered %t/in_group.low.ll | FileCheck %s --check-prefix=IN-GROUP
// IN-GROUP: @g: refuted: symbol: the lowering has no function
// RUN: expect-status 1 verify-lowering %t/lowered_odr_body.src.ll --lowered %t/lowered_odr_body.low.ll | FileCheck %s --check-prefix=LOWERED-ODR-BODY
// LOWERED-ODR-BODY: @f: refuted: return-value

//--- unused_internal.src.ll
define internal i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- unused_internal.low.ll
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- unused_private.src.ll
define private i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- unused_private.low.ll
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- unused_linkonce.src.ll
define linkonce i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- unused_linkonce.low.ll
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- unused_linkonce_odr.src.ll
define linkonce_odr i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- unused_linkonce_odr.low.ll
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- unused_available_externally.src.ll
define available_externally i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- unused_available_externally.low.ll
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- kept_external.src.ll
define i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- kept_external.low.ll
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- kept_weak.src.ll
define weak i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- kept_weak.low.ll
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- kept_weak_odr.src.ll
define weak_odr i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- kept_weak_odr.low.ll
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- inlined_internal.src.ll
define internal i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- inlined_internal.low.ll
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- inlined_linkonce_odr.src.ll
define linkonce_odr i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- inlined_linkonce_odr.low.ll
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- inlined_available_externally.src.ll
define available_externally i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- inlined_available_externally.low.ll
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- inlined_weak_odr.src.ll
define weak_odr i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- inlined_weak_odr.low.ll
define weak_odr i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- inlined_linkonce.src.ll
define linkonce i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- inlined_linkonce.low.ll
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- inlined_weak.src.ll
define weak i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- inlined_weak.low.ll
define weak i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- declared_copy.src.ll
define available_externally i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- declared_copy.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- declared_copy_inlined.src.ll
define available_externally i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- declared_copy_inlined.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- declared_odr.src.ll
define linkonce_odr i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- declared_odr.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- copy_made_strong.src.ll
define available_externally i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- copy_made_strong.low.ll
define i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- odr_emitted.src.ll
define linkonce_odr i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- odr_emitted.low.ll
define weak_odr i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- linkonce_emitted.src.ll
define linkonce i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- linkonce_emitted.low.ll
define weak i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- odr_no_longer_emitted.src.ll
define weak_odr i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- odr_no_longer_emitted.low.ll
define linkonce_odr i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- linkonce_made_odr.src.ll
define linkonce i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- linkonce_made_odr.low.ll
define linkonce_odr i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- odr_wrong_body.src.ll
define linkonce_odr i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- odr_wrong_body.low.ll
define i32 @f(i32 %x) {
  %r = add i32 %x, 4
  ret i32 %r
}
//--- used_gone.src.ll
define internal i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
@llvm.used = appending global [1 x ptr] [ptr @g], section "llvm.metadata"
//--- used_gone.low.ll
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- in_group.src.ll
$c = comdat any
@v = linkonce_odr global i32 1, comdat($c)
define linkonce_odr i32 @g(i32 %x) comdat($c) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- in_group.low.ll
$c = comdat any
@v = linkonce_odr global i32 1, comdat($c)
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- lowered_odr_body.src.ll
define linkonce_odr void @g(ptr %p) noinline {
  %u = freeze i32 poison
  store i32 %u, ptr %p
  ret void
}
define i32 @f(ptr %p) {
  call void @g(ptr %p)
  %v = load i32, ptr %p
  ret i32 %v
}
//--- lowered_odr_body.low.ll
define linkonce_odr void @g(ptr %p) noinline {
  store i32 0, ptr %p
  ret void
}
define i32 @f(ptr %p) {
  call void @g(ptr %p)
  ret i32 0
}
