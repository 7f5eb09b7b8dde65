// A callee that learns where an object lies gets no pointer to it: later calls that are not passed one neither change nor read it.
// Source: LLVM Language Reference, "Pointer Capture".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering %t/address.src.ll --lowered %t/address.low.ll | FileCheck %s --check-prefix=ADDRESS
// ADDRESS: @f: unknown
// RUN: expect-status 2 verify-lowering %t/store.src.ll --lowered %t/store.low.ll | FileCheck %s --check-prefix=STORE
// STORE: @f: unknown
// RUN: expect-status 2 verify-lowering %t/heap.src.ll --lowered %t/heap.low.ll | FileCheck %s --check-prefix=HEAP
// HEAP: @f: unknown
// RUN: expect-status 1 verify-lowering %t/provenance.src.ll --lowered %t/provenance.low.ll | FileCheck %s --check-prefix=PROVENANCE
// PROVENANCE: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/result.src.ll --lowered %t/result.low.ll | FileCheck %s --check-prefix=RESULT
// RESULT: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/again.src.ll --lowered %t/again.low.ll | FileCheck %s --check-prefix=AGAIN
// AGAIN: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/stored.src.ll --lowered %t/stored.low.ll | FileCheck %s --check-prefix=STORED
// STORED: @f: refuted: return-value
// RUN: expect-status 1 verify-lowering %t/for-callee.src.ll --lowered %t/for-callee.low.ll | FileCheck %s --check-prefix=FOR-CALLEE
// FOR-CALLEE: @f: refuted: call-memory

//--- address.src.ll
declare void @a(ptr)
declare void @b()
define i32 @f() {
  %s = alloca i32
  call void @a(ptr captures(address) %s)
  store i32 2, ptr %s
  call void @b()
  %v = load i32, ptr %s
  ret i32 %v
}
//--- address.low.ll
declare void @a(ptr)
declare void @b()
define i32 @f() {
  %s = alloca i32
  call void @a(ptr captures(address) %s)
  store i32 2, ptr %s
  call void @b()
  ret i32 2
}

//--- store.src.ll
declare void @a(ptr captures(address))
declare void @b()
define void @f() {
  %s = alloca i32
  call void @a(ptr %s)
  store i32 2, ptr %s
  call void @b()
  ret void
}
//--- store.low.ll
declare void @a(ptr captures(address))
declare void @b()
define void @f() {
  %s = alloca i32
  call void @a(ptr %s)
  call void @b()
  ret void
}

//--- heap.src.ll
declare noalias ptr @new()
declare void @a(ptr)
declare void @b()
define i32 @f() {
  %s = call noalias dereferenceable(4) ptr @new()
  call void @a(ptr captures(address) %s) nofree
  store i32 2, ptr %s
  call void @b()
  %v = load i32, ptr %s
  ret i32 %v
}
//--- heap.low.ll
declare noalias ptr @new()
declare void @a(ptr)
declare void @b()
define i32 @f() {
  %s = call noalias dereferenceable(4) ptr @new()
  call void @a(ptr captures(address) %s) nofree
  store i32 2, ptr %s
  call void @b()
  ret i32 2
}

//--- provenance.src.ll
declare void @a(ptr)
declare void @b()
define i32 @f() {
  %s = alloca i32
  call void @a(ptr captures(provenance) %s)
  store i32 2, ptr %s
  call void @b()
  %v = load i32, ptr %s
  ret i32 %v
}
//--- provenance.low.ll
declare void @a(ptr)
declare void @b()
define i32 @f() {
  %s = alloca i32
  call void @a(ptr captures(provenance) %s)
  store i32 2, ptr %s
  call void @b()
  ret i32 2
}

//--- result.src.ll
declare void @a(ptr)
declare void @b()
declare ptr @r(ptr captures(ret: address, provenance))
define i32 @f() {
  %s = alloca i32
  %p = call ptr @r(ptr %s)
  call void @a(ptr %p)
  store i32 2, ptr %s
  call void @b()
  %v = load i32, ptr %s
  ret i32 %v
}
//--- result.low.ll
declare void @a(ptr)
declare void @b()
declare ptr @r(ptr captures(ret: address, provenance))
define i32 @f() {
  %s = alloca i32
  %p = call ptr @r(ptr %s)
  call void @a(ptr %p)
  store i32 2, ptr %s
  call void @b()
  ret i32 2
}

//--- again.src.ll
declare void @a(ptr)
declare void @b()
define i32 @f() {
  %s = alloca i32
  call void @a(ptr captures(address) %s)
  store i32 2, ptr %s
  call void @a(ptr captures(address) %s)
  %v = load i32, ptr %s
  ret i32 %v
}
//--- again.low.ll
declare void @a(ptr)
declare void @b()
define i32 @f() {
  %s = alloca i32
  call void @a(ptr captures(address) %s)
  store i32 2, ptr %s
  call void @a(ptr captures(address) %s)
  ret i32 2
}

//--- stored.src.ll
declare void @a(ptr)
declare void @b()
@g = global ptr null
define i32 @f() {
  %s = alloca i32
  call void @a(ptr captures(address) %s)
  store ptr %s, ptr @g
  store i32 2, ptr %s
  call void @b()
  %v = load i32, ptr %s
  ret i32 %v
}
//--- stored.low.ll
declare void @a(ptr)
declare void @b()
@g = global ptr null
define i32 @f() {
  %s = alloca i32
  call void @a(ptr captures(address) %s)
  store ptr %s, ptr @g
  store i32 2, ptr %s
  call void @b()
  ret i32 2
}

//--- for-callee.src.ll
declare void @a(ptr captures(address))
define void @f() {
  %s = alloca i32
  call void @a(ptr %s)
  store i32 2, ptr %s
  call void @a(ptr %s)
  ret void
}
//--- for-callee.low.ll
declare void @a(ptr captures(address))
define void @f() {
  %s = alloca i32
  call void @a(ptr %s)
  call void @a(ptr %s)
  ret void
}
