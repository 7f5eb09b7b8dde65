// After a call whose argument is claimed to be defined, by the call or by the declaration of its callee, it is, and so is what is
// claimed of it beside that; a claim without `noundef` makes poison of what is passed alone. (LLVM Language Reference, "Parameter
// Attributes": noundef, nonnull, align.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/branched_after.src.ll --lowered %t/branched_after.low.ll | FileCheck %s --check-prefix=BRANCHED-AFTER
// BRANCHED-AFTER: @f: proved
// RUN: expect-status 1 verify-lowering %t/branched_after_not_claimed.src.ll --lowered %t/branched_after_not_claimed.low.ll | FileCheck %s --check-prefix=BRANCHED-AFTER-NOT-CLAIMED
// BRANCHED-AFTER-NOT-CLAIMED: @f: refuted
// RUN: expect-status 0 verify-lowering %t/freeze_gone.src.ll --lowered %t/freeze_gone.low.ll | FileCheck %s --check-prefix=FREEZE-GONE
// FREEZE-GONE: @f: proved
// RUN: expect-status 1 verify-lowering %t/freeze_gone_not_claimed.src.ll --lowered %t/freeze_gone_not_claimed.low.ll | FileCheck %s --check-prefix=FREEZE-GONE-NOT-CLAIMED
// FREEZE-GONE-NOT-CLAIMED: @f: refuted
// RUN: expect-status 0 verify-lowering %t/never_null_after.src.ll --lowered %t/never_null_after.low.ll | FileCheck %s --check-prefix=NEVER-NULL-AFTER
// NEVER-NULL-AFTER: @f: proved
// RUN: expect-status 1 verify-lowering %t/never_null_after_not_claimed.src.ll --lowered %t/never_null_after_not_claimed.low.ll | FileCheck %s --check-prefix=NEVER-NULL-AFTER-NOT-CLAIMED
// NEVER-NULL-AFTER-NOT-CLAIMED: @f: refuted
// RUN: expect-status 0 verify-lowering %t/aligned_after.src.ll --lowered %t/aligned_after.low.ll | FileCheck %s --check-prefix=ALIGNED-AFTER
// ALIGNED-AFTER: @f: proved
// RUN: expect-status 1 verify-lowering %t/aligned_after_not_claimed.src.ll --lowered %t/aligned_after_not_claimed.low.ll | FileCheck %s --check-prefix=ALIGNED-AFTER-NOT-CLAIMED
// ALIGNED-AFTER-NOT-CLAIMED: @f: refuted
// RUN: expect-status 0 verify-lowering %t/claimed_by_call.src.ll --lowered %t/claimed_by_call.low.ll | FileCheck %s --check-prefix=CLAIMED-BY-CALL
// CLAIMED-BY-CALL: @f: proved
// RUN: expect-status 1 verify-lowering %t/claimed_by_call_not_claimed.src.ll --lowered %t/claimed_by_call_not_claimed.low.ll | FileCheck %s --check-prefix=CLAIMED-BY-CALL-NOT-CLAIMED
// CLAIMED-BY-CALL-NOT-CLAIMED: @f: refuted
// RUN: expect-status 1 verify-lowering %t/poison_is_passed.src.ll --lowered %t/poison_is_passed.low.ll | FileCheck %s --check-prefix=POISON-IS-PASSED
// POISON-IS-PASSED: @f: refuted
// RUN: expect-status 1 verify-lowering %t/before_another_event.src.ll --lowered %t/before_another_event.low.ll | FileCheck %s --check-prefix=BEFORE-ANOTHER-EVENT
// BEFORE-ANOTHER-EVENT: @f: refuted
// RUN: expect-status 1 verify-lowering %t/claimed_by_lowering_alone.src.ll --lowered %t/claimed_by_lowering_alone.low.ll | FileCheck %s --check-prefix=CLAIMED-BY-LOWERING-ALONE
// CLAIMED-BY-LOWERING-ALONE: @nu: refuted
// RUN: expect-status 0 verify-lowering %t/claimed_by_indirect_call.src.ll --lowered %t/claimed_by_indirect_call.low.ll | FileCheck %s --check-prefix=CLAIMED-BY-INDIRECT-CALL
// CLAIMED-BY-INDIRECT-CALL: @f: proved

//--- branched_after.src.ll
declare void @nu(i1 noundef)
define i32 @f(i1 %c, i32 %x, i32 %y) {
 call void @nu(i1 %c)
 %r = select i1 %c, i32 %x, i32 %y
 ret i32 %r
}
//--- branched_after.low.ll
declare void @nu(i1 noundef)
define i32 @f(i1 %c, i32 %x, i32 %y) {
 call void @nu(i1 %c)
 br i1 %c, label %a, label %b
a:
 ret i32 %x
b:
 ret i32 %y
}

//--- branched_after_not_claimed.src.ll
declare void @nu(i1)
define i32 @f(i1 %c, i32 %x, i32 %y) {
 call void @nu(i1 %c)
 %r = select i1 %c, i32 %x, i32 %y
 ret i32 %r
}
//--- branched_after_not_claimed.low.ll
declare void @nu(i1)
define i32 @f(i1 %c, i32 %x, i32 %y) {
 call void @nu(i1 %c)
 br i1 %c, label %a, label %b
a:
 ret i32 %x
b:
 ret i32 %y
}

//--- freeze_gone.src.ll
declare void @nu(i1 noundef)
define i1 @f(i1 %c) {
 call void @nu(i1 %c)
 %f = freeze i1 %c
 ret i1 %f
}
//--- freeze_gone.low.ll
; ModuleID = '<stdin>'
source_filename = "<stdin>"








; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)

declare void @nu(i1 noundef)

define i1 @f(i1 %c) {
  call void @nu(i1 %c)
  ret i1 %c
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

//--- freeze_gone_not_claimed.src.ll
declare void @nu(i1)
define i1 @f(i1 %c) {
 call void @nu(i1 %c)
 %f = freeze i1 %c
 ret i1 %f
}
//--- freeze_gone_not_claimed.low.ll
; ModuleID = '<stdin>'
source_filename = "<stdin>"








; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)

declare void @nu(i1)

define i1 @f(i1 %c) {
  call void @nu(i1 %c)
  ret i1 %c
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

//--- never_null_after.src.ll
declare void @nn(ptr noundef nonnull)
define i1 @f(ptr %p) {
 call void @nn(ptr %p)
 %c = icmp eq ptr %p, null
 ret i1 %c
}
//--- never_null_after.low.ll
define i1 @f(ptr %p) {
 call void @nn(ptr %p)
 ret i1 false
}
declare void @nn(ptr noundef nonnull)

//--- never_null_after_not_claimed.src.ll
declare void @nn(ptr nonnull)
define i1 @f(ptr %p) {
 call void @nn(ptr %p)
 %c = icmp eq ptr %p, null
 ret i1 %c
}
//--- never_null_after_not_claimed.low.ll
define i1 @f(ptr %p) {
 call void @nn(ptr %p)
 ret i1 false
}
declare void @nn(ptr nonnull)

//--- aligned_after.src.ll
declare void @al(ptr noundef align 16)
define i32 @f(ptr %p) {
 call void @al(ptr %p)
 %v = load i32, ptr %p, align 4
 ret i32 %v
}
//--- aligned_after.low.ll
declare void @al(ptr noundef align 16)
define i32 @f(ptr %p) {
 call void @al(ptr %p)
 %v = load i32, ptr %p, align 16
 ret i32 %v
}

//--- aligned_after_not_claimed.src.ll
declare void @al(ptr align 16)
define i32 @f(ptr %p) {
 call void @al(ptr %p)
 %v = load i32, ptr %p, align 4
 ret i32 %v
}
//--- aligned_after_not_claimed.low.ll
declare void @al(ptr align 16)
define i32 @f(ptr %p) {
 call void @al(ptr %p)
 %v = load i32, ptr %p, align 16
 ret i32 %v
}

//--- claimed_by_call.src.ll
declare void @tell(i32)
define i32 @f(i32 %c) {
 call void @tell(i32 noundef %c)
 %f = freeze i32 %c
 ret i32 %f
}
//--- claimed_by_call.low.ll
; ModuleID = '<stdin>'
source_filename = "<stdin>"




declare void @tell(i32)




; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)

define i32 @f(i32 %c) {
  call void @tell(i32 noundef %c)
  ret i32 %c
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

//--- claimed_by_call_not_claimed.src.ll
declare void @tell(i32)
define i32 @f(i32 %c) {
 call void @tell(i32 %c)
 %f = freeze i32 %c
 ret i32 %f
}
//--- claimed_by_call_not_claimed.low.ll
; ModuleID = '<stdin>'
source_filename = "<stdin>"




declare void @tell(i32)




; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)

define i32 @f(i32 %c) {
  call void @tell(i32 %c)
  ret i32 %c
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

//--- poison_is_passed.src.ll
declare void @nn(ptr nonnull)
define i1 @f(ptr %p) {
  call void @nn(ptr %p)
  %c = icmp eq ptr %p, null
  ret i1 %c
}
//--- poison_is_passed.low.ll
declare void @nn(ptr nonnull)
define i1 @f(ptr %p) {
  call void @nn(ptr %p)
  ret i1 false
}

//--- before_another_event.src.ll
declare void @nu(i32 noundef)
declare void @ext()
define i32 @f(i32 %x, i32 %y) {
  call void @ext()
  %d = udiv i32 %y, %x
  call void @nu(i32 %d)
  ret i32 %d
}
//--- before_another_event.low.ll
declare void @nu(i32 noundef)
declare void @ext()
define i32 @f(i32 %x, i32 %y) {
  %d = udiv i32 %y, %x
  call void @ext()
  call void @nu(i32 %d)
  ret i32 %d
}

//--- claimed_by_lowering_alone.src.ll
declare void @nu(i32)
define i32 @f(i32 %x) {
  call void @nu(i32 %x)
  %d = freeze i32 %x
  ret i32 %d
}
//--- claimed_by_lowering_alone.low.ll
declare void @nu(i32 noundef)
define i32 @f(i32 %x) {
  call void @nu(i32 %x)
  ret i32 %x
}

//--- claimed_by_indirect_call.src.ll
define i32 @f(ptr %g, i32 %x) {
  call void %g(i32 noundef %x)
  %d = freeze i32 %x
  ret i32 %d
}
//--- claimed_by_indirect_call.low.ll
define i32 @f(ptr %g, i32 %x) {
  call void %g(i32 noundef %x)
  ret i32 %x
}
