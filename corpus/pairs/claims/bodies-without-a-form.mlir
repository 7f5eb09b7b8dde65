// A body with an instruction that has no form in the LLVM dialect is not judged, and its function is a function of which nothing is
// known: it may use its arguments, and all that it names, in any way. Source: LLVM Language Reference, "Instruction Reference".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/other-argument.src.ll \
// RUN:   --lowered %t/other-argument.low.ll | FileCheck %s --check-prefix=OTHER-ARGUMENT
// OTHER-ARGUMENT: @f: refuted: call-argument: in the call of @g argument 1 differs
// RUN: expect-status 1 verify-lowering %t/other-callee.src.ll \
// RUN:   --lowered %t/other-callee.low.ll | FileCheck %s --check-prefix=OTHER-CALLEE
// OTHER-CALLEE: @h: refuted: return-value: result 0 differs
// RUN: expect-status 2 verify-lowering %t/other-memory.src.ll \
// RUN:   --lowered %t/other-memory.low.ll | FileCheck %s --check-prefix=OTHER-MEMORY
// OTHER-MEMORY: @l: unknown: return-value
// RUN: expect-status 2 verify-lowering %t/gone-call.src.ll \
// RUN:   --lowered %t/gone-call.low.ll | FileCheck %s --check-prefix=GONE-CALL
// GONE-CALL: @f: unsupported: dropped by the import: line {{[0-9]+}}: the instruction 'ptrtoaddr'
// RUN: expect-status 2 verify-lowering %t/callbr.src.ll \
// RUN:   --lowered %t/callbr.low.ll | FileCheck %s --check-prefix=CALLBR
// CALLBR: @f: unsupported: dropped by the import: line {{[0-9]+}}: the instruction 'callbr'
// CALLBR: @ok: proved
// RUN: expect-status 2 verify-lowering %t/catch.src.ll \
// RUN:   --lowered %t/catch.low.ll | FileCheck %s --check-prefix=CATCH
// CATCH: @f: unsupported: dropped by the import: line {{[0-9]+}}: the instruction 'catchswitch'
// CATCH: @ok: proved
// RUN: expect-status 2 verify-lowering %t/cleanup.src.ll \
// RUN:   --lowered %t/cleanup.low.ll | FileCheck %s --check-prefix=CLEANUP
// CLEANUP: @f: unsupported: dropped by the import: line {{[0-9]+}}: the instruction 'cleanuppad'
// CLEANUP: @ok: proved
// RUN: expect-status 2 verify-lowering %t/no-cfi.src.ll \
// RUN:   --lowered %t/no-cfi.low.ll | FileCheck %s --check-prefix=NO-CFI
// NO-CFI: @f: unsupported: dropped by the import: line {{[0-9]+}}: 'no_cfi'
// NO-CFI: @ok: proved

//--- other-argument.src.ll
@k = internal global i32 7
declare void @ext(ptr)
define internal i32 @g(ptr %p, i32 %x) {
  store i32 %x, ptr @k
  %y = call i32 @h(i32 5)
  %a = ptrtoaddr ptr %p to i64
  %b = trunc i64 %a to i32
  ret i32 %b
}
define internal i32 @h(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define i32 @f(ptr %p) {
  %r = call i32 @g(ptr %p, i32 1)
  ret i32 %r
}
define i32 @c() {
  %r = call i32 @h(i32 2)
  ret i32 %r
}
define i32 @l() {
  %r = load i32, ptr @k
  ret i32 %r
}
//--- other-argument.low.ll
@k = internal global i32 7
declare void @ext(ptr)
define internal i32 @g(ptr %p, i32 %x) {
  store i32 %x, ptr @k
  %y = call i32 @h(i32 5)
  %a = ptrtoaddr ptr %p to i64
  %b = trunc i64 %a to i32
  ret i32 %b
}
define internal i32 @h(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define i32 @f(ptr %p) {
  %r = call i32 @g(ptr %p, i32 2)
  ret i32 %r
}
define i32 @c() {
  %r = call i32 @h(i32 2)
  ret i32 %r
}
define i32 @l() {
  %r = load i32, ptr @k
  ret i32 %r
}
//--- other-callee.src.ll
@k = internal global i32 7
declare void @ext(ptr)
define internal i32 @g(ptr %p, i32 %x) {
  store i32 %x, ptr @k
  %y = call i32 @h(i32 5)
  %a = ptrtoaddr ptr %p to i64
  %b = trunc i64 %a to i32
  ret i32 %b
}
define internal i32 @h(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define i32 @f(ptr %p) {
  %r = call i32 @g(ptr %p, i32 1)
  ret i32 %r
}
define i32 @c() {
  %r = call i32 @h(i32 2)
  ret i32 %r
}
define i32 @l() {
  %r = load i32, ptr @k
  ret i32 %r
}
//--- other-callee.low.ll
@k = internal global i32 7
declare void @ext(ptr)
define internal i32 @g(ptr %p, i32 %x) {
  store i32 %x, ptr @k
  %y = call i32 @h(i32 5)
  %a = ptrtoaddr ptr %p to i64
  %b = trunc i64 %a to i32
  ret i32 %b
}
define internal i32 @h(i32 %x) {
  %r = add i32 2, 1
  ret i32 %r
}
define i32 @f(ptr %p) {
  %r = call i32 @g(ptr %p, i32 1)
  ret i32 %r
}
define i32 @c() {
  %r = call i32 @h(i32 2)
  ret i32 %r
}
define i32 @l() {
  %r = load i32, ptr @k
  ret i32 %r
}
//--- other-memory.src.ll
@k = internal global i32 7
declare void @ext(ptr)
define internal i32 @g(ptr %p, i32 %x) {
  store i32 %x, ptr @k
  %y = call i32 @h(i32 5)
  %a = ptrtoaddr ptr %p to i64
  %b = trunc i64 %a to i32
  ret i32 %b
}
define internal i32 @h(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define i32 @f(ptr %p) {
  %r = call i32 @g(ptr %p, i32 1)
  ret i32 %r
}
define i32 @c() {
  %r = call i32 @h(i32 2)
  ret i32 %r
}
define i32 @l() {
  %r = load i32, ptr @k
  ret i32 %r
}
//--- other-memory.low.ll
@k = internal global i32 7
declare void @ext(ptr)
define internal i32 @g(ptr %p, i32 %x) {
  store i32 %x, ptr @k
  %y = call i32 @h(i32 5)
  %a = ptrtoaddr ptr %p to i64
  %b = trunc i64 %a to i32
  ret i32 %b
}
define internal i32 @h(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define i32 @f(ptr %p) {
  %r = call i32 @g(ptr %p, i32 1)
  ret i32 %r
}
define i32 @c() {
  %r = call i32 @h(i32 2)
  ret i32 %r
}
define i32 @l() {
  %r = add i32 7, 0
  ret i32 %r
}
//--- gone-call.src.ll
@k = internal global i32 7
declare void @ext(ptr)
define internal i32 @g(ptr %p, i32 %x) {
  store i32 %x, ptr @k
  %y = call i32 @h(i32 5)
  %a = ptrtoaddr ptr %p to i64
  %b = trunc i64 %a to i32
  ret i32 %b
}
define internal i32 @h(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define i32 @f(ptr %p) {
  %r = call i32 @g(ptr %p, i32 1)
  ret i32 %r
}
define i32 @c() {
  %r = call i32 @h(i32 2)
  ret i32 %r
}
define i32 @l() {
  %r = load i32, ptr @k
  ret i32 %r
}
//--- gone-call.low.ll
@k = internal global i32 7
declare void @ext(ptr)
define internal i32 @g(ptr %p, i32 %x) {
  store i32 %x, ptr @k
  %y = call i32 @h(i32 5)
  %a = ptrtoaddr ptr %p to i64
  %b = trunc i64 %a to i32
  ret i32 %b
}
define internal i32 @h(i32 %x) {
  %r = add i32 %x, 1
  ret i32 %r
}
define i32 @f(ptr %p) {
  %r = add i32 1, 2
  ret i32 %r
}
define i32 @c() {
  %r = call i32 @h(i32 2)
  ret i32 %r
}
define i32 @l() {
  %r = load i32, ptr @k
  ret i32 %r
}
//--- callbr.src.ll
define i32 @f(i32 %x) {
  callbr void asm sideeffect "", "r,!i"(i32 %x) to label %a [label %b]
a:
  ret i32 1
b:
  ret i32 2
}
define i64 @ok(i64 %x) {
  ret i64 %x
}
//--- callbr.low.ll
define i32 @f(i32 %x) {
  callbr void asm sideeffect "", "r,!i"(i32 %x) to label %a [label %b]
a:
  ret i32 1
b:
  ret i32 2
}
define i64 @ok(i64 %x) {
  ret i64 %x
}
//--- catch.src.ll
declare void @h()
declare i32 @__CxxFrameHandler3(...)
define i32 @f() personality ptr @__CxxFrameHandler3 {
  invoke void @h() to label %ok unwind label %d
d:
  %cs = catchswitch within none [label %c] unwind to caller
c:
  %cp = catchpad within %cs [ptr null, i32 64, ptr null]
  catchret from %cp to label %ok
ok:
  ret i32 0
}
define i64 @ok(i64 %x) {
  ret i64 %x
}
//--- catch.low.ll
declare void @h()
declare i32 @__CxxFrameHandler3(...)
define i32 @f() personality ptr @__CxxFrameHandler3 {
  invoke void @h() to label %ok unwind label %d
d:
  %cs = catchswitch within none [label %c] unwind to caller
c:
  %cp = catchpad within %cs [ptr null, i32 64, ptr null]
  catchret from %cp to label %ok
ok:
  ret i32 0
}
define i64 @ok(i64 %x) {
  ret i64 %x
}
//--- cleanup.src.ll
declare void @h()
declare i32 @__CxxFrameHandler3(...)
define i32 @f() personality ptr @__CxxFrameHandler3 {
  invoke void @h() to label %ok unwind label %d
d:
  %cp = cleanuppad within none []
  call void @h() [ "funclet"(token %cp) ]
  cleanupret from %cp unwind to caller
ok:
  ret i32 0
}
define i64 @ok(i64 %x) {
  ret i64 %x
}
//--- cleanup.low.ll
declare void @h()
declare i32 @__CxxFrameHandler3(...)
define i32 @f() personality ptr @__CxxFrameHandler3 {
  invoke void @h() to label %ok unwind label %d
d:
  %cp = cleanuppad within none []
  call void @h() [ "funclet"(token %cp) ]
  cleanupret from %cp unwind to caller
ok:
  ret i32 0
}
define i64 @ok(i64 %x) {
  ret i64 %x
}
//--- no-cfi.src.ll
declare void @h()
define void @f() {
  call void no_cfi @h()
  ret void
}
define i64 @ok(i64 %x) {
  ret i64 %x
}
//--- no-cfi.low.ll
declare void @h()
define void @f() {
  call void no_cfi @h()
  ret void
}
define i64 @ok(i64 %x) {
  ret i64 %x
}
