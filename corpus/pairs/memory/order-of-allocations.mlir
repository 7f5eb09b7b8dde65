// In which order a function allocates is nobody's to see, the addresses that others get are the source's to choose. What the objects hold
// is not. Source: LLVM Language Reference, 'alloca' Instruction.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering %t/two.src.ll --lowered %t/swapped.low.ll | FileCheck %s --check-prefix=SWAPPED
// SWAPPED: @f: unknown
// RUN: expect-status 1 verify-lowering %t/two.src.ll --lowered %t/crossed.low.ll | FileCheck %s --check-prefix=CROSSED
// CROSSED: @f: refuted: call-memory
// RUN: expect-status 2 verify-lowering %t/three.src.ll --lowered %t/three.low.ll | FileCheck %s --check-prefix=THREE
// THREE: @f: unknown
// RUN: expect-status 1 verify-lowering %t/three.src.ll --lowered %t/wrong.low.ll | FileCheck %s --check-prefix=WRONG
// WRONG: @f: refuted: call-memory

//--- two.src.ll
declare void @g(ptr, ptr)
define void @f() {
  %a = alloca i64, align 8
  %b = alloca i64, align 8
  store i64 1, ptr %a
  store i64 2, ptr %b
  call void @g(ptr %a, ptr %b)
  ret void
}

//--- swapped.low.ll
declare void @g(ptr, ptr)
define void @f() {
  %b = alloca i64, align 8
  %a = alloca i64, align 8
  store i64 1, ptr %a
  store i64 2, ptr %b
  call void @g(ptr %a, ptr %b)
  ret void
}

//--- crossed.low.ll
declare void @g(ptr, ptr)
define void @f() {
  %b = alloca i64, align 8
  %a = alloca i64, align 8
  store i64 1, ptr %a
  store i64 2, ptr %b
  call void @g(ptr %b, ptr %a)
  ret void
}

//--- three.src.ll
declare void @g(ptr, ptr, ptr)
define void @f() {
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  %c = alloca i32, align 4
  store i32 1, ptr %a
  store i32 2, ptr %b
  store i32 3, ptr %c
  call void @g(ptr %a, ptr %b, ptr %c)
  ret void
}

//--- three.low.ll
declare void @g(ptr, ptr, ptr)
define void @f() {
  %c = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store i32 2, ptr %b
  store i32 1, ptr %a
  store i32 3, ptr %c
  call void @g(ptr %a, ptr %b, ptr %c)
  ret void
}

//--- wrong.low.ll
declare void @g(ptr, ptr, ptr)
define void @f() {
  %c = alloca i32, align 4
  %a = alloca i32, align 4
  %b = alloca i32, align 4
  store i32 2, ptr %b
  store i32 1, ptr %a
  store i32 3, ptr %c
  call void @g(ptr %a, ptr %c, ptr %c)
  ret void
}
