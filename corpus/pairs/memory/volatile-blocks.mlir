// Volatile memset, memcpy and memmove store: execution need not go on after them either, and they stay what they are. (LLVM Language
// Reference, "Volatile Memory Accesses", "'llvm.memset.*' Intrinsics".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/set.src.ll --lowered %t/set.src.ll | FileCheck %s --check-prefix=SET
// SET: @f: proved
// RUN: expect-status 1 verify-lowering %t/setdiv.src.ll --lowered %t/setdiv.low.ll | FileCheck %s --check-prefix=SETDIV
// SETDIV: @f: refuted: undefined: {{.*}}division by zero
// RUN: expect-status 1 verify-lowering %t/setbyte.src.ll --lowered %t/setbyte.low.ll | FileCheck %s --check-prefix=SETBYTE
// SETBYTE: @f: refuted: call: a volatile store stores another value than the source
// RUN: expect-status 1 verify-lowering %t/setbyte.src.ll --lowered %t/setlength.low.ll | FileCheck %s --check-prefix=SETLENGTH
// SETLENGTH: @f: refuted: call: the volatile accesses come in another order
// RUN: expect-status 1 verify-lowering %t/setbyte.src.ll --lowered %t/setplain.low.ll | FileCheck %s --check-prefix=SETPLAIN
// SETPLAIN: @f: refuted: call: the source makes a volatile store
// RUN: expect-status 1 verify-lowering %t/setplain.low.ll --lowered %t/set.src.ll | FileCheck %s --check-prefix=SETMADE
// SETMADE: @f: refuted: call: the source has made
// RUN: expect-status 0 verify-lowering %t/setopen.src.ll --lowered %t/setopen.src.ll | FileCheck %s --check-prefix=SETOPEN
// SETOPEN: @f: proved
// RUN: expect-status 1 verify-lowering %t/setload.src.ll --lowered %t/setload.low.ll | FileCheck %s --check-prefix=SETLOAD
// SETLOAD: @f: refuted: address: the lowering is undefined: a load at address
// RUN: expect-status 0 verify-lowering %t/copy.src.ll --lowered %t/copy.src.ll | FileCheck %s --check-prefix=COPY
// COPY: @f: proved
// RUN: expect-status 1 verify-lowering %t/copydiv.src.ll --lowered %t/copydiv.low.ll | FileCheck %s --check-prefix=COPYDIV
// COPYDIV: @f: refuted: undefined: {{.*}}division by zero
// RUN: expect-status 1 verify-lowering %t/copyfrom.src.ll --lowered %t/copyfrom.low.ll | FileCheck %s --check-prefix=COPYFROM
// COPYFROM: @f: refuted: access: the volatile accesses come in another order
// RUN: expect-status 1 verify-lowering %t/copy.src.ll --lowered %t/copymove.low.ll | FileCheck %s --check-prefix=COPYMOVE
// COPYMOVE: @f: refuted: attribute: the lowering lacks a volatile or atomic access or a fence of the source
// RUN: expect-status 0 verify-lowering %t/copymove.low.ll --lowered %t/copymove.low.ll | FileCheck %s --check-prefix=MOVE
// MOVE: @f: proved
// RUN: expect-status 1 verify-lowering %t/movediv.src.ll --lowered %t/movediv.low.ll | FileCheck %s --check-prefix=MOVEDIV
// MOVEDIV: @f: refuted: undefined: {{.*}}division by zero
// RUN: expect-status 1 verify-lowering %t/copystore.src.ll --lowered %t/copystore.low.ll | FileCheck %s --check-prefix=COPYSTORE
// COPYSTORE: @f: refuted: access: at the return byte
// RUN: expect-status 1 verify-lowering %t/copyfrom.src.ll --lowered %t/copygone.low.ll | FileCheck %s --check-prefix=COPYGONE
// COPYGONE: @f: refuted: call: the source makes a volatile store

//--- set.src.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 true)
  ret void
}
//--- setdiv.src.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 true)
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- setdiv.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  %x = sdiv i32 7, %n
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 true)
  ret i32 %x
}
//--- setbyte.src.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 true)
  unreachable
}
//--- setbyte.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 8, i1 true)
  ret void
}
//--- setlength.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 true)
  ret void
}
//--- setplain.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 false)
  ret void
}
//--- setopen.src.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %k, i1 true)
  ret void
}
//--- setload.src.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr noalias %p, ptr %q, i32 %n, i64 %k) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 true)
  %x = load i32, ptr %q
  ret i32 %x
}
//--- setload.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr noalias %p, ptr %q, i32 %n, i64 %k) {
  %x = load i32, ptr %q
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 true)
  ret i32 %x
}
//--- copy.src.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 true)
  ret void
}
//--- copydiv.src.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 true)
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- copydiv.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  %x = sdiv i32 7, %n
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 true)
  ret i32 %x
}
//--- copyfrom.src.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 true)
  unreachable
}
//--- copyfrom.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 8, i1 true)
  ret void
}
//--- copymove.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 true)
  ret void
}
//--- movediv.src.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 true)
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- movediv.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  %x = sdiv i32 7, %n
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 true)
  ret i32 %x
}
//--- copystore.src.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 true)
  store i32 1, ptr %q
  ret void
}
//--- copystore.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  store i32 1, ptr %q
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 8, i1 true)
  ret void
}
//--- copygone.low.ll
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
define void @f(ptr %p, ptr %q, i32 %n, i64 %k) {
  ret void
}
