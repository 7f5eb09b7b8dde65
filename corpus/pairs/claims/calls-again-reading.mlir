// A function that only reads gives the same result, and returns, where it did so before and nothing that it may read has changed: what
// changed that it may not read does not matter. Source: LLVM Language Reference, "Function Attributes", memory, nounwind, willreturn.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering %t/private.src.ll --lowered %t/private.low.ll | FileCheck %s --check-prefix=PRIVATE
// PRIVATE: @f: unknown: control
// RUN: expect-status 2 verify-lowering %t/heap.src.ll --lowered %t/heap.low.ll | FileCheck %s --check-prefix=HEAP
// HEAP: @f: unknown: control
// RUN: expect-status 2 verify-lowering %t/noalias.src.ll --lowered %t/noalias.low.ll | FileCheck %s --check-prefix=NOALIAS
// NOALIAS: @f: unknown: control
// RUN: expect-status 1 verify-lowering %t/global.src.ll --lowered %t/global.low.ll | FileCheck %s --check-prefix=GLOBAL
// GLOBAL: @f: refuted: control
// RUN: expect-status 1 verify-lowering %t/argument.src.ll --lowered %t/argument.low.ll | FileCheck %s --check-prefix=ARGUMENT
// ARGUMENT: @f: refuted: control
// RUN: expect-status 1 verify-lowering %t/captured.src.ll --lowered %t/captured.low.ll | FileCheck %s --check-prefix=CAPTURED
// CAPTURED: @f: refuted: control
// RUN: expect-status 1 verify-lowering %t/between.src.ll --lowered %t/between.low.ll | FileCheck %s --check-prefix=BETWEEN
// BETWEEN: @f: refuted: control
// RUN: expect-status 1 verify-lowering %t/unwinds.src.ll --lowered %t/unwinds.low.ll | FileCheck %s --check-prefix=UNWINDS
// UNWINDS: @f: refuted: control

//--- private.src.ll
declare i32 @h() memory(read) nounwind
define i32 @f(i32 %x) {
  %p = alloca i32
  %a = call i32 @h()
  store i32 %x, ptr %p
  %b = call i32 @h()
  %s = add i32 %a, %b
  ret i32 %s
}
//--- private.low.ll
declare i32 @h() memory(read) nounwind
define i32 @f(i32 %x) {
  %p = alloca i32
  %a = call i32 @h()
  store i32 %x, ptr %p
  %s = add i32 %a, %a
  ret i32 %s
}

//--- heap.src.ll
declare i32 @h() memory(read) nounwind
declare noalias ptr @malloc(i64)
define i32 @f(i32 %x) {
  %p = call ptr @malloc(i64 4)
  %a = call i32 @h()
  store i32 %x, ptr %p
  %b = call i32 @h()
  %s = add i32 %a, %b
  ret i32 %s
}
//--- heap.low.ll
declare i32 @h() memory(read) nounwind
declare noalias ptr @malloc(i64)
define i32 @f(i32 %x) {
  %p = call ptr @malloc(i64 4)
  %a = call i32 @h()
  store i32 %x, ptr %p
  %s = add i32 %a, %a
  ret i32 %s
}

//--- noalias.src.ll
declare i32 @h() memory(read) nounwind
define i32 @f(i32 %x, ptr noalias dereferenceable(4) %p) {
  %a = call i32 @h()
  store i32 %x, ptr %p
  %b = call i32 @h()
  %s = add i32 %a, %b
  ret i32 %s
}
//--- noalias.low.ll
declare i32 @h() memory(read) nounwind
define i32 @f(i32 %x, ptr noalias dereferenceable(4) %p) {
  %a = call i32 @h()
  store i32 %x, ptr %p
  %s = add i32 %a, %a
  ret i32 %s
}

//--- global.src.ll
declare i32 @h() memory(read) nounwind
@g = global i32 0
define i32 @f(i32 noundef %x) {
  %a = call i32 @h()
  store i32 %x, ptr @g
  %b = call i32 @h()
  %s = add i32 %a, %b
  ret i32 %s
}
//--- global.low.ll
declare i32 @h() memory(read) nounwind
@g = global i32 0
define i32 @f(i32 noundef %x) {
  %a = call i32 @h()
  store i32 %x, ptr @g
  %s = add i32 %a, %a
  ret i32 %s
}

//--- argument.src.ll
declare i32 @h() memory(read) nounwind
define i32 @f(i32 noundef %x, ptr dereferenceable(4) %p) {
  %a = call i32 @h()
  store i32 %x, ptr %p
  %b = call i32 @h()
  %s = add i32 %a, %b
  ret i32 %s
}
//--- argument.low.ll
declare i32 @h() memory(read) nounwind
define i32 @f(i32 noundef %x, ptr dereferenceable(4) %p) {
  %a = call i32 @h()
  store i32 %x, ptr %p
  %s = add i32 %a, %a
  ret i32 %s
}

//--- captured.src.ll
declare i32 @h() memory(read) nounwind
declare void @k(ptr)
define i32 @f(i32 noundef %x) {
  %p = alloca i32
  call void @k(ptr %p)
  %a = call i32 @h()
  store i32 %x, ptr %p
  %b = call i32 @h()
  %s = add i32 %a, %b
  ret i32 %s
}
//--- captured.low.ll
declare i32 @h() memory(read) nounwind
declare void @k(ptr)
define i32 @f(i32 noundef %x) {
  %p = alloca i32
  call void @k(ptr %p)
  %a = call i32 @h()
  store i32 %x, ptr %p
  %s = add i32 %a, %a
  ret i32 %s
}

//--- between.src.ll
declare i32 @h() memory(read) nounwind
declare void @k()
define i32 @f(i32 %x) {
  %a = call i32 @h()
  call void @k()
  %b = call i32 @h()
  %s = add i32 %a, %b
  ret i32 %s
}
//--- between.low.ll
declare i32 @h() memory(read) nounwind
declare void @k()
define i32 @f(i32 %x) {
  %a = call i32 @h()
  call void @k()
  %s = add i32 %a, %a
  ret i32 %s
}

//--- unwinds.src.ll
declare i32 @h() memory(read)
define i32 @f(i32 %x) {
  %a = call i32 @h()
  %b = call i32 @h()
  %s = add i32 %a, %b
  ret i32 %s
}
//--- unwinds.low.ll
declare i32 @h() memory(read)
define i32 @f(i32 %x) {
  %a = call i32 @h()
  %s = add i32 %a, %a
  ret i32 %s
}
