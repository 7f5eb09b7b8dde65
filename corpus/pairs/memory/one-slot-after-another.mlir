// Two objects whose lives are marked may lie in one place if they are never alive at one time; a callee that changes the later one
// changes nothing of the earlier one. Source: LLVM Language Reference, "Memory Use Markers".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering %t/apart.src.ll --lowered %t/one.low.ll | FileCheck %s --check-prefix=APART
// APART: @f: unknown: call-memory
// RUN: expect-status 1 verify-lowering %t/together.src.ll --lowered %t/one-together.low.ll | FileCheck %s --check-prefix=TOGETHER
// TOGETHER: @f: refuted: {{(return-value: result 0|call-memory:.* argument 0) differs}}

//--- apart.src.ll
declare void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define i32 @f(i32 %x) {
  %a = alloca i32
  %b = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 %x, ptr %a
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  store i32 7, ptr %b
  call void @use(ptr %b)
  %v = load i32, ptr %b
  call void @llvm.lifetime.end.p0(ptr %b)
  ret i32 %v
}
//--- one.low.ll
declare void @use(ptr)
define i32 @f(i32 %x) {
  %a = alloca i32
  store i32 %x, ptr %a
  call void @use(ptr %a)
  store i32 7, ptr %a
  call void @use(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}

//--- together.src.ll
declare void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define i32 @f(i32 %x) {
  %a = alloca i32
  %b = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 %x, ptr %a
  call void @use(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  store i32 7, ptr %b
  call void @use(ptr %b)
  %v = load i32, ptr %a
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %b)
  ret i32 %v
}
//--- one-together.low.ll
declare void @use(ptr)
define i32 @f(i32 %x) {
  %a = alloca i32
  store i32 %x, ptr %a
  call void @use(ptr %a)
  store i32 7, ptr %a
  call void @use(ptr %a)
  %v = load i32, ptr %a
  ret i32 %v
}
