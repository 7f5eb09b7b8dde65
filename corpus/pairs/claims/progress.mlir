// A loop that does nothing but run ends, by the claim of its function or of its branch; without one it may run for ever.
// Source: LLVM Language Reference, "Function Attributes": mustprogress, willreturn; "'llvm.loop.mustprogress' Metadata".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/mustprogress.src.ll \
// RUN:   --lowered %t/mustprogress.low.ll | FileCheck %s --check-prefix=MUSTPROGRESS
// MUSTPROGRESS: @f: proved
// RUN: expect-status 0 verify-lowering %t/willreturn.src.ll \
// RUN:   --lowered %t/willreturn.low.ll | FileCheck %s --check-prefix=WILLRETURN
// WILLRETURN: @f: proved
// RUN: expect-status 0 verify-lowering %t/by-metadata.src.ll \
// RUN:   --lowered %t/by-metadata.low.ll | FileCheck %s --check-prefix=BY-METADATA
// BY-METADATA: @f: proved
// RUN: expect-status 1 verify-lowering %t/no-claim.src.ll --lowered %t/no-claim.low.ll | FileCheck %s --check-prefix=NO-CLAIM
// NO-CLAIM: @f: refuted: control: the source runs for ever, the lowering returns
// RUN: expect-status 1 verify-lowering %t/other-claim.src.ll \
// RUN:   --lowered %t/other-claim.low.ll | FileCheck %s --check-prefix=OTHER-CLAIM
// OTHER-CLAIM: @f: refuted: control: the source runs for ever, the lowering returns
// RUN: expect-status 1 verify-lowering %t/gives-a-number.src.ll \
// RUN:   --lowered %t/gives-a-number.low.ll | FileCheck %s --check-prefix=GIVES-A-NUMBER
// GIVES-A-NUMBER: @f: refuted: control: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the
// RUN: expect-status 1 verify-lowering %t/lowering-runs-for-ever.src.ll \
// RUN:   --lowered %t/lowering-runs-for-ever.low.ll | FileCheck %s --check-prefix=LOWERING-RUNS-FOR-EVER
// LOWERING-RUNS-FOR-EVER: @f: refuted: control: the lowering runs for ever, the source returns
// RUN: expect-status 1 verify-lowering %t/calls.src.ll --lowered %t/calls.low.ll | FileCheck %s --check-prefix=CALLS
// CALLS: @f: refuted: control: the source calls a function, the lowering returns

//--- mustprogress.src.ll
define void @f(i32 noundef %x) mustprogress {
e:
  br label %l
l:
  %i = phi i32 [ %x, %e ], [ %j, %l ]
  %j = mul i32 %i, 3
  %c = icmp eq i32 %j, 17
  br i1 %c, label %d, label %l
d:
  ret void
}
//--- mustprogress.low.ll
define void @f(i32 noundef %x) {
  ret void
}
//--- willreturn.src.ll
define void @f(i32 noundef %x) willreturn {
e:
  br label %l
l:
  %i = phi i32 [ %x, %e ], [ %j, %l ]
  %j = mul i32 %i, 3
  %c = icmp eq i32 %j, 17
  br i1 %c, label %d, label %l
d:
  ret void
}
//--- willreturn.low.ll
define void @f(i32 noundef %x) {
  ret void
}
//--- by-metadata.src.ll
define void @f(i32 noundef %x) {
e:
  br label %l
l:
  %i = phi i32 [ %x, %e ], [ %j, %l ]
  %j = mul i32 %i, 3
  %c = icmp eq i32 %j, 17
  br i1 %c, label %d, label %l, !llvm.loop !0
d:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
//--- by-metadata.low.ll
define void @f(i32 noundef %x) {
  ret void
}
//--- no-claim.src.ll
define void @f(i32 noundef %x) {
e:
  br label %l
l:
  %i = phi i32 [ %x, %e ], [ %j, %l ]
  %j = mul i32 %i, 3
  %c = icmp eq i32 %j, 17
  br i1 %c, label %d, label %l
d:
  ret void
}
//--- no-claim.low.ll
define void @f(i32 noundef %x) {
  ret void
}
//--- other-claim.src.ll
define void @f(i32 noundef %x) nounwind {
e:
  br label %l
l:
  %i = phi i32 [ %x, %e ], [ %j, %l ]
  %j = mul i32 %i, 3
  %c = icmp eq i32 %j, 17
  br i1 %c, label %d, label %l
d:
  ret void
}
//--- other-claim.low.ll
define void @f(i32 noundef %x) {
  ret void
}
//--- gives-a-number.src.ll
define i32 @f(i32 noundef %x) mustprogress {
e:
  br label %l
l:
  %i = phi i32 [ %x, %e ], [ %j, %l ]
  %j = mul i32 %i, 3
  %c = icmp eq i32 %j, 17
  br i1 %c, label %d, label %l
d:
  ret i32 %j
}
//--- gives-a-number.low.ll
define i32 @f(i32 noundef %x) {
  ret i32 3
}
//--- lowering-runs-for-ever.src.ll
define void @f(i32 noundef %x) mustprogress {
  ret void
}
//--- lowering-runs-for-ever.low.ll
define void @f(i32 noundef %x) {
  br label %l
l:
  br label %l
}
//--- calls.src.ll
define void @f(i32 noundef %x) mustprogress {
e:
  br label %l
l:
  %i = phi i32 [ %x, %e ], [ %j, %l ]
  call void @g()
  %j = mul i32 %i, 3
  %c = icmp eq i32 %j, 17
  br i1 %c, label %d, label %l
d:
  ret void
}
declare void @g()
//--- calls.low.ll
define void @f(i32 noundef %x) {
  ret void
}
declare void @g()
