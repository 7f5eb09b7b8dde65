// A callee gives back the argument that is claimed to be returned; after a call that is claimed not to return is nothing.
// Source: LLVM Language Reference, "Parameter Attributes": returned; "Function Attributes": noreturn.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/returned.src.ll --lowered %t/returned.low.ll | FileCheck %s --check-prefix=RETURNED
// RETURNED: @f: proved
// RUN: expect-status 1 verify-lowering %t/returned-other.src.ll \
// RUN:   --lowered %t/returned-other.low.ll | FileCheck %s --check-prefix=RETURNED-OTHER
// RETURNED-OTHER: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the
// RUN: expect-status 0 verify-lowering %t/returned-at-call.src.ll \
// RUN:   --lowered %t/returned-at-call.low.ll | FileCheck %s --check-prefix=RETURNED-AT-CALL
// RETURNED-AT-CALL: @f: proved
// RUN: expect-status 1 verify-lowering %t/not-returned.src.ll \
// RUN:   --lowered %t/not-returned.low.ll | FileCheck %s --check-prefix=NOT-RETURNED
// NOT-RETURNED: @f: refuted: return-value: result {{.*}} differs: it is poison in the lowering, but not in the
// RUN: expect-status 0 verify-lowering %t/returned-pointer.src.ll \
// RUN:   --lowered %t/returned-pointer.low.ll | FileCheck %s --check-prefix=RETURNED-POINTER
// RETURNED-POINTER: @f: proved
// RUN: expect-status 0 verify-lowering %t/noreturn.src.ll --lowered %t/noreturn.low.ll | FileCheck %s --check-prefix=NORETURN
// NORETURN: @f: proved
// RUN: expect-status 0 verify-lowering %t/noreturn-at-call.src.ll \
// RUN:   --lowered %t/noreturn-at-call.low.ll | FileCheck %s --check-prefix=NORETURN-AT-CALL
// NORETURN-AT-CALL: @f: proved
// RUN: expect-status 1 verify-lowering %t/returns.src.ll --lowered %t/returns.low.ll | FileCheck %s --check-prefix=RETURNS
// RETURNS: @f: refuted: undefined: the lowering is undefined: an unreachable place is reached
// RUN: expect-status 1 verify-lowering %t/noreturn-other.src.ll \
// RUN:   --lowered %t/noreturn-other.low.ll | FileCheck %s --check-prefix=NORETURN-OTHER
// NORETURN-OTHER: @f: refuted: undefined: the lowering is undefined: an unreachable place is reached
// RUN: expect-status 1 verify-lowering %t/call-gone.src.ll --lowered %t/call-gone.low.ll | FileCheck %s --check-prefix=CALL-GONE
// CALL-GONE: @f: refuted: undefined: the lowering is undefined: an unreachable place is reached
// RUN: expect-status 0 verify-lowering %t/then-undefined.src.ll \
// RUN:   --lowered %t/then-undefined.low.ll | FileCheck %s --check-prefix=THEN-UNDEFINED
// THEN-UNDEFINED: @f: proved

//--- returned.src.ll
declare i32 @g(i32 returned)
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- returned.low.ll
declare i32 @g(i32 returned)
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %x
}
//--- returned-other.src.ll
declare i32 @g(i32 returned, i32)
define i32 @f(i32 %x, i32 %y) {
  %r = call i32 @g(i32 %x, i32 %y)
  ret i32 %r
}
//--- returned-other.low.ll
declare i32 @g(i32 returned, i32)
define i32 @f(i32 %x, i32 %y) {
  %r = call i32 @g(i32 %x, i32 %y)
  ret i32 %y
}
//--- returned-at-call.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 returned %x)
  ret i32 %r
}
//--- returned-at-call.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %x
}
//--- not-returned.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- not-returned.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %x
}
//--- returned-pointer.src.ll
declare ptr @g(ptr returned)
define void @f(ptr %p) {
  %r = call ptr @g(ptr %p)
  store i32 1, ptr %r
  ret void
}
//--- returned-pointer.low.ll
declare ptr @g(ptr returned)
define void @f(ptr %p) {
  %r = call ptr @g(ptr %p)
  store i32 1, ptr %p
  ret void
}
//--- noreturn.src.ll
declare void @g() noreturn
define i32 @f(i32 %x) {
  call void @g()
  ret i32 %x
}
//--- noreturn.low.ll
declare void @g() noreturn
define i32 @f(i32 %x) {
  call void @g()
  unreachable
}
//--- noreturn-at-call.src.ll
declare void @g()
define i32 @f(i32 %x) {
  call void @g() noreturn
  ret i32 %x
}
//--- noreturn-at-call.low.ll
declare void @g()
define i32 @f(i32 %x) {
  call void @g() noreturn
  unreachable
}
//--- returns.src.ll
declare void @g()
define i32 @f(i32 %x) {
  call void @g()
  ret i32 %x
}
//--- returns.low.ll
declare void @g()
define i32 @f(i32 %x) {
  call void @g()
  unreachable
}
//--- noreturn-other.src.ll
declare void @g() noreturn
declare void @h()
define i32 @f(i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  call void @g()
  ret i32 1
b:
  call void @h()
  ret i32 2
}
//--- noreturn-other.low.ll
declare void @g() noreturn
declare void @h()
define i32 @f(i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  call void @g()
  unreachable
b:
  call void @h()
  unreachable
}
//--- call-gone.src.ll
declare void @g() noreturn
define i32 @f(i32 %x) {
  call void @g()
  ret i32 %x
}
//--- call-gone.low.ll
declare void @g() noreturn
define i32 @f(i32 %x) {
  unreachable
}
//--- then-undefined.src.ll
declare void @g() noreturn
define i32 @f(i32 noundef %x) {
  call void @g()
  %q = udiv i32 1, %x
  ret i32 %q
}
//--- then-undefined.low.ll
declare void @g() noreturn
define i32 @f(i32 noundef %x) {
  call void @g()
  ret i32 9
}
