// Of an object whose address a callee does not capture nobody else knows after the call. Source: LLVM Language Reference,
// "Pointer Capture".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/none.src.ll --lowered %t/none.low.ll | FileCheck %s --check-prefix=NONE
// NONE: @f: proved
// RUN: expect-status 1 verify-lowering %t/captured.src.ll --lowered %t/captured.low.ll | FileCheck %s --check-prefix=CAPTURED
// CAPTURED: @f: refuted: call-memory: at the call of @h byte {{.*}} of a new buffer of {{.*}} bytes is
// RUN: expect-status 1 verify-lowering %t/captured-address-is-null.src.ll \
// RUN:   --lowered %t/captured-address-is-null.low.ll | FileCheck %s --check-prefix=CAPTURED-ADDRESS-IS-NULL
// CAPTURED-ADDRESS-IS-NULL: @f: refuted: call-memory: at the call of @h byte {{.*}} of a new buffer of {{.*}} bytes is
// RUN: expect-status 1 verify-lowering %t/captured-by-other-argument.src.ll \
// RUN:   --lowered %t/captured-by-other-argument.low.ll | FileCheck %s --check-prefix=CAPTURED-BY-OTHER-ARGUMENT
// CAPTURED-BY-OTHER-ARGUMENT: @f: refuted: call-memory: at the call of @h byte {{.*}} of a new buffer of {{.*}} bytes is
// RUN: expect-status 1 verify-lowering %t/written-by-callee.src.ll \
// RUN:   --lowered %t/written-by-callee.low.ll | FileCheck %s --check-prefix=WRITTEN-BY-CALLEE
// WRITTEN-BY-CALLEE: @f: refuted: return-value: result {{.*}} differs: it is {{.*}} in the source, {{.*}} in the
// RUN: expect-status 0 verify-lowering %t/read-by-callee.src.ll \
// RUN:   --lowered %t/read-by-callee.low.ll | FileCheck %s --check-prefix=READ-BY-CALLEE
// READ-BY-CALLEE: @f: proved
// RUN: expect-status 1 verify-lowering %t/not-stored-for-callee.src.ll \
// RUN:   --lowered %t/not-stored-for-callee.low.ll | FileCheck %s --check-prefix=NOT-STORED-FOR-CALLEE
// NOT-STORED-FOR-CALLEE: @f: refuted: call-memory: at the call of @g byte {{.*}} of a new buffer of {{.*}} bytes is
// RUN: expect-status 1 verify-lowering %t/captured-before.src.ll \
// RUN:   --lowered %t/captured-before.low.ll | FileCheck %s --check-prefix=CAPTURED-BEFORE
// CAPTURED-BEFORE: @f: refuted: call-memory: at the call of @h byte {{.*}} of a new buffer of {{.*}} bytes is
// RUN: expect-status 1 verify-lowering %t/stored-before.src.ll \
// RUN:   --lowered %t/stored-before.low.ll | FileCheck %s --check-prefix=STORED-BEFORE
// STORED-BEFORE: @f: refuted: call-memory: at the call of @h byte {{.*}} of a new buffer of {{.*}} bytes is
// RUN: expect-status 0 verify-lowering %t/at-call.src.ll --lowered %t/at-call.low.ll | FileCheck %s --check-prefix=AT-CALL
// AT-CALL: @f: proved
// RUN: expect-status 1 verify-lowering %t/only-in-lowering.src.ll \
// RUN:   --lowered %t/only-in-lowering.low.ll | FileCheck %s --check-prefix=ONLY-IN-LOWERING
// ONLY-IN-LOWERING: @f: refuted: call-memory: at the call of @h byte {{.*}} of a new buffer of {{.*}} bytes is

//--- none.src.ll
declare void @g(ptr captures(none))
declare void @h()
define i32 @f() {
  %a = alloca i32
  store i32 7, ptr %a
  call void @g(ptr %a)
  store i32 8, ptr %a
  call void @h()
  %v = load i32, ptr %a
  ret i32 %v
}
//--- none.low.ll
declare void @g(ptr captures(none))
declare void @h()
define i32 @f() {
  %a = alloca i32
  store i32 7, ptr %a
  call void @g(ptr %a)
  call void @h()
  ret i32 8
}
//--- captured.src.ll
declare void @g(ptr)
declare void @h()
define i32 @f() {
  %a = alloca i32
  store i32 7, ptr %a
  call void @g(ptr %a)
  store i32 8, ptr %a
  call void @h()
  %v = load i32, ptr %a
  ret i32 %v
}
//--- captured.low.ll
declare void @g(ptr)
declare void @h()
define i32 @f() {
  %a = alloca i32
  store i32 7, ptr %a
  call void @g(ptr %a)
  call void @h()
  ret i32 8
}
//--- captured-address-is-null.src.ll
declare void @g(ptr captures(ret: address, provenance))
declare void @h()
define i32 @f() {
  %a = alloca i32
  store i32 7, ptr %a
  call void @g(ptr %a)
  store i32 8, ptr %a
  call void @h()
  %v = load i32, ptr %a
  ret i32 %v
}
//--- captured-address-is-null.low.ll
declare void @g(ptr captures(ret: address, provenance))
declare void @h()
define i32 @f() {
  %a = alloca i32
  store i32 7, ptr %a
  call void @g(ptr %a)
  call void @h()
  ret i32 8
}
//--- captured-by-other-argument.src.ll
declare void @g(ptr captures(none), ptr)
declare void @h()
define i32 @f() {
  %a = alloca i32
  store i32 7, ptr %a
  call void @g(ptr %a, ptr %a)
  store i32 8, ptr %a
  call void @h()
  %v = load i32, ptr %a
  ret i32 %v
}
//--- captured-by-other-argument.low.ll
declare void @g(ptr captures(none), ptr)
declare void @h()
define i32 @f() {
  %a = alloca i32
  store i32 7, ptr %a
  call void @g(ptr %a, ptr %a)
  call void @h()
  ret i32 8
}
//--- written-by-callee.src.ll
declare void @g(ptr captures(none))
define i32 @f() {
  %a = alloca i32
  store i32 7, ptr %a
  call void @g(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- written-by-callee.low.ll
declare void @g(ptr captures(none))
define i32 @f() {
  %a = alloca i32
  store i32 7, ptr %a
  call void @g(ptr %a)
  ret i32 7
}
//--- read-by-callee.src.ll
declare void @g(ptr captures(none)) memory(argmem: read)
define i32 @f() {
  %a = alloca i32
  store i32 7, ptr %a
  call void @g(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
//--- read-by-callee.low.ll
declare void @g(ptr captures(none)) memory(argmem: read)
define i32 @f() {
  %a = alloca i32
  store i32 7, ptr %a
  call void @g(ptr %a)
  ret i32 7
}
//--- not-stored-for-callee.src.ll
declare void @g(ptr captures(none))
define i32 @f() {
  %a = alloca i32
  store i32 7, ptr %a
  call void @g(ptr %a)
  ret i32 0
}
//--- not-stored-for-callee.low.ll
declare void @g(ptr captures(none))
define i32 @f() {
  %a = alloca i32
  call void @g(ptr %a)
  ret i32 0
}
//--- captured-before.src.ll
declare void @g(ptr captures(none))
declare void @h()
declare void @k(ptr)
define i32 @f() {
  %a = alloca i32
  store i32 7, ptr %a
  call void @k(ptr %a)
  call void @g(ptr %a)
  store i32 8, ptr %a
  call void @h()
  %v = load i32, ptr %a
  ret i32 %v
}
//--- captured-before.low.ll
declare void @g(ptr captures(none))
declare void @h()
declare void @k(ptr)
define i32 @f() {
  %a = alloca i32
  store i32 7, ptr %a
  call void @k(ptr %a)
  call void @g(ptr %a)
  call void @h()
  ret i32 8
}
//--- stored-before.src.ll
@p = global ptr null
declare void @g(ptr captures(none))
declare void @h()
define i32 @f() {
  %a = alloca i32
  store i32 7, ptr %a
  store ptr %a, ptr @p
  call void @g(ptr %a)
  store i32 8, ptr %a
  call void @h()
  %v = load i32, ptr %a
  ret i32 %v
}
//--- stored-before.low.ll
@p = global ptr null
declare void @g(ptr captures(none))
declare void @h()
define i32 @f() {
  %a = alloca i32
  store i32 7, ptr %a
  store ptr %a, ptr @p
  call void @g(ptr %a)
  call void @h()
  ret i32 8
}
//--- at-call.src.ll
declare void @g(ptr)
declare void @h()
define i32 @f() {
  %a = alloca i32
  store i32 7, ptr %a
  call void @g(ptr captures(none) %a)
  store i32 8, ptr %a
  call void @h()
  %v = load i32, ptr %a
  ret i32 %v
}
//--- at-call.low.ll
declare void @g(ptr)
declare void @h()
define i32 @f() {
  %a = alloca i32
  store i32 7, ptr %a
  call void @g(ptr captures(none) %a)
  call void @h()
  ret i32 8
}
//--- only-in-lowering.src.ll
declare void @g(ptr)
declare void @h()
define i32 @f() {
  %a = alloca i32
  store i32 7, ptr %a
  call void @g(ptr %a)
  store i32 8, ptr %a
  call void @h()
  %v = load i32, ptr %a
  ret i32 %v
}
//--- only-in-lowering.low.ll
declare void @g(ptr)
declare void @h()
define i32 @f() {
  %a = alloca i32
  store i32 7, ptr %a
  call void @g(ptr captures(none) %a)
  call void @h()
  ret i32 8
}
