// A body in the place of its call shows what its function claims of it only where no call of the lowering breaks the claim. Source: LLVM
// Language Reference, "Parameter Attributes", returned, readonly.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering %t/returned.src.ll --lowered %t/returned.low.ll | FileCheck %s --check-prefix=RETURNED
// RETURNED: @f: unknown: attribute: @g claims 'llvm.returned' of its body
// RUN: expect-status 2 verify-lowering %t/readonly.src.ll --lowered %t/readonly.low.ll | FileCheck %s --check-prefix=READONLY
// READONLY: @f: unknown: attribute: @g claims 'llvm.readonly' of its body
// RUN: expect-status 0 verify-lowering %t/shown.src.ll --lowered %t/shown.low.ll | FileCheck %s --check-prefix=SHOWN
// SHOWN: @f: proved
// RUN: expect-status 2 verify-lowering %t/endless.src.ll --lowered %t/endless.low.ll | FileCheck %s --check-prefix=ENDLESS
// ENDLESS: @f: unknown: attribute: @spin may run for ever, and the lowering claims to make progress
// RUN: expect-status 0 verify-lowering %t/patient.src.ll --lowered %t/patient.low.ll | FileCheck %s --check-prefix=PATIENT
// PATIENT: @f: proved

//--- returned.src.ll
define internal ptr @g(ptr returned %p, ptr %q) noinline {
  ret ptr %q
}
define ptr @f(ptr %p, ptr %q) {
  %r = call ptr @g(ptr %q, ptr %q)
  %s = call ptr @g(ptr %q, ptr %q)
  ret ptr %r
}
//--- returned.low.ll
define internal ptr @g(ptr returned %p, ptr %q) noinline {
  ret ptr %q
}
define ptr @f(ptr %p, ptr %q) {
  %r = call ptr @g(ptr poison, ptr %q)
  ret ptr %r
}

//--- readonly.src.ll
define internal void @g(ptr readonly %p, i1 %c) noinline {
  br i1 %c, label %write, label %end
write:
  store i32 1, ptr %p
  br label %end
end:
  ret void
}
define void @f(ptr %p) {
  call void @g(ptr %p, i1 false)
  call void @g(ptr %p, i1 false)
  store i32 1, ptr %p
  ret void
}
//--- readonly.low.ll
define internal void @g(ptr readonly %p, i1 %c) noinline {
  br i1 %c, label %write, label %end
write:
  store i32 1, ptr %p
  br label %end
end:
  ret void
}
define void @f(ptr %p) {
  call void @g(ptr %p, i1 true)
  ret void
}

//--- shown.src.ll
define internal i32 @g(ptr readonly %p, i1 %c) noinline memory(argmem: read) {
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @f(ptr %p) {
  %v = call i32 @g(ptr %p, i1 false)
  %w = call i32 @g(ptr %p, i1 false)
  ret i32 %w
}
//--- shown.low.ll
define internal i32 @g(ptr readonly %p, i1 %c) noinline memory(argmem: read) {
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @f(ptr %p) {
  %v = call i32 @g(ptr %p, i1 false)
  ret i32 %v
}

//--- endless.src.ll
define internal void @spin() noinline {
  br label %l
l:
  br label %l
}
define void @f(i1 noundef %c) mustprogress {
  br i1 %c, label %s, label %r
s:
  call void @spin()
  unreachable
r:
  ret void
}
//--- endless.low.ll
define void @f(i1 noundef %c) mustprogress {
  br i1 %c, label %s, label %r
s:
  br label %s
r:
  ret void
}

//--- patient.src.ll
define internal void @spin() noinline {
  br label %l
l:
  br label %l
}
define void @f(i1 noundef %c) {
  br i1 %c, label %s, label %r
s:
  call void @spin()
  unreachable
r:
  ret void
}
//--- patient.low.ll
define void @f(i1 noundef %c) {
  br i1 %c, label %s, label %r
s:
  br label %s
r:
  ret void
}
