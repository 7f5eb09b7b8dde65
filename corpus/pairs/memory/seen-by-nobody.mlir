// What nobody sees: where objects lie whose addresses are not captured, copies that were made for one call, unused globals that are
// gone, what comes after a call that returns to an unreachable place. (LLVM Language Reference, "Parameter Attributes": byval,
// captures; "'unreachable' Instruction"; "Intrinsic Functions".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/unused_globals_gone.src.ll --lowered %t/unused_globals_gone.low.ll | FileCheck %s --check-prefix=UNUSED-GLOBALS-GONE
// UNUSED-GLOBALS-GONE: @f: proved
// RUN: expect-status 1 verify-lowering %t/unused_globals_gone_other_value.src.ll --lowered %t/unused_globals_gone_other_value.low.ll | FileCheck %s --check-prefix=UNUSED-GLOBALS-GONE-OTHER-VALUE
// UNUSED-GLOBALS-GONE-OTHER-VALUE: @f: refuted: call-memory
// RUN: expect-status 2 verify-lowering %t/store_to_own_copy_gone.src.ll --lowered %t/store_to_own_copy_gone.low.ll | FileCheck %s --check-prefix=STORE-TO-OWN-COPY-GONE
// STORE-TO-OWN-COPY-GONE: @f: unknown: return-memory
// RUN: expect-status 1 verify-lowering %t/store_to_anothers_gone.src.ll --lowered %t/store_to_anothers_gone.low.ll | FileCheck %s --check-prefix=STORE-TO-ANOTHERS-GONE
// STORE-TO-ANOTHERS-GONE: @f: refuted: return-memory
// RUN: expect-status 1 verify-lowering %t/store_to_copy_handed_on_gone.src.ll --lowered %t/store_to_copy_handed_on_gone.low.ll | FileCheck %s --check-prefix=STORE-TO-COPY-HANDED-ON-GONE
// STORE-TO-COPY-HANDED-ON-GONE: @f: refuted: call-memory
// RUN: expect-status 2 verify-lowering %t/store_to_copy_after_call_gone.src.ll --lowered %t/store_to_copy_after_call_gone.low.ll | FileCheck %s --check-prefix=STORE-TO-COPY-AFTER-CALL-GONE
// STORE-TO-COPY-AFTER-CALL-GONE: @f: unknown: return-memory
// RUN: expect-status 2 verify-lowering %t/uncaptured_hoisted.src.ll --lowered %t/uncaptured_hoisted.low.ll | FileCheck %s --check-prefix=UNCAPTURED-HOISTED
// UNCAPTURED-HOISTED: @f: unknown
// RUN: expect-status 1 verify-lowering %t/uncaptured_hoisted_other_value.src.ll --lowered %t/uncaptured_hoisted_other_value.low.ll | FileCheck %s --check-prefix=UNCAPTURED-HOISTED-OTHER-VALUE
// UNCAPTURED-HOISTED-OTHER-VALUE: @f: refuted
// RUN: expect-status 1 verify-lowering %t/captured_hoisted.src.ll --lowered %t/captured_hoisted.low.ll | FileCheck %s --check-prefix=CAPTURED-HOISTED
// CAPTURED-HOISTED: @f: refuted
// RUN: expect-status 2 verify-lowering %t/returns_to_unreachable.src.ll --lowered %t/returns_to_unreachable.low.ll | FileCheck %s --check-prefix=RETURNS-TO-UNREACHABLE
// RETURNS-TO-UNREACHABLE: @f: unknown: control
// RUN: expect-status 1 verify-lowering %t/may_not_return.src.ll --lowered %t/may_not_return.low.ll | FileCheck %s --check-prefix=MAY-NOT-RETURN
// MAY-NOT-RETURN: @f: refuted: control
// RUN: expect-status 0 verify-lowering %t/claims_of_intrinsic.src.ll --lowered %t/claims_of_intrinsic.low.ll | FileCheck %s --check-prefix=CLAIMS-OF-INTRINSIC
// CLAIMS-OF-INTRINSIC: @llvm.smul.fix.i8: proved

//--- unused_globals_gone.src.ll
@g = external global i32
@h = internal global i64 3
declare void @use(ptr)
define void @f() {
  %p = alloca i32
  store i32 5, ptr %p
  call void @use(ptr %p)
  ret void
}
//--- unused_globals_gone.low.ll
declare void @use(ptr)
define void @f() {
  %p = alloca i32
  store i32 5, ptr %p
  call void @use(ptr %p)
  ret void
}

//--- unused_globals_gone_other_value.src.ll
@g = external global i32
@h = internal global i64 3
declare void @use(ptr)
define void @f() {
  %p = alloca i32
  store i32 5, ptr %p
  call void @use(ptr %p)
  ret void
}
//--- unused_globals_gone_other_value.low.ll
declare void @use(ptr)
define void @f() {
  %p = alloca i32
  store i32 6, ptr %p
  call void @use(ptr %p)
  ret void
}

//--- store_to_own_copy_gone.src.ll
define void @f(ptr byval(i32) align 4 %a) {
  store i32 1, ptr %a
  ret void
}
//--- store_to_own_copy_gone.low.ll
define void @f(ptr byval(i32) align 4 %a) {
  ret void
}

//--- store_to_anothers_gone.src.ll
define void @f(ptr align 4 %a) {
  store i32 1, ptr %a
  ret void
}
//--- store_to_anothers_gone.low.ll
define void @f(ptr align 4 %a) {
  ret void
}

//--- store_to_copy_handed_on_gone.src.ll
declare void @use(ptr)
define void @f(ptr byval(i32) align 4 %a) {
  store i32 1, ptr %a
  call void @use(ptr %a)
  ret void
}
//--- store_to_copy_handed_on_gone.low.ll
declare void @use(ptr)
define void @f(ptr byval(i32) align 4 %a) {
  call void @use(ptr %a)
  ret void
}

//--- uncaptured_hoisted.src.ll
declare void @nc(ptr captures(none))
define void @f() {
e:
  br label %l
l:
  %i = phi i32 [ 0, %e ], [ %k, %l ]
  %p = alloca i32
  store i32 %i, ptr %p
  call void @nc(ptr %p)
  %k = add i32 %i, 1
  %c = icmp ult i32 %k, 3
  br i1 %c, label %l, label %o
o:
  ret void
}
//--- uncaptured_hoisted.low.ll
declare void @nc(ptr captures(none))
define void @f() {
e:
  %p = alloca i32
  br label %l
l:
  %i = phi i32 [ 0, %e ], [ %k, %l ]
  store i32 %i, ptr %p
  call void @nc(ptr %p)
  %k = add i32 %i, 1
  %c = icmp ult i32 %k, 3
  br i1 %c, label %l, label %o
o:
  ret void
}

//--- uncaptured_hoisted_other_value.src.ll
declare void @nc(ptr captures(none))
define void @f() {
e:
  br label %l
l:
  %i = phi i32 [ 0, %e ], [ %k, %l ]
  %p = alloca i32
  store i32 %i, ptr %p
  call void @nc(ptr %p)
  %k = add i32 %i, 1
  %c = icmp ult i32 %k, 3
  br i1 %c, label %l, label %o
o:
  ret void
}
//--- uncaptured_hoisted_other_value.low.ll
declare void @nc(ptr captures(none))
define void @f() {
e:
  %p = alloca i32
  br label %l
l:
  %i = phi i32 [ 0, %e ], [ %k, %l ]
  store i32 7, ptr %p
  call void @nc(ptr %p)
  %k = add i32 %i, 1
  %c = icmp ult i32 %k, 3
  br i1 %c, label %l, label %o
o:
  ret void
}

//--- captured_hoisted.src.ll
declare void @nc(ptr)
define void @f() {
e:
  br label %l
l:
  %i = phi i32 [ 0, %e ], [ %k, %l ]
  %p = alloca i32
  store i32 %i, ptr %p
  call void @nc(ptr %p)
  %k = add i32 %i, 1
  %c = icmp ult i32 %k, 3
  br i1 %c, label %l, label %o
o:
  ret void
}
//--- captured_hoisted.low.ll
declare void @nc(ptr)
define void @f() {
e:
  %p = alloca i32
  br label %l
l:
  %i = phi i32 [ 0, %e ], [ %k, %l ]
  store i32 %i, ptr %p
  call void @nc(ptr %p)
  %k = add i32 %i, 1
  %c = icmp ult i32 %k, 3
  br i1 %c, label %l, label %o
o:
  ret void
}

//--- returns_to_unreachable.src.ll
declare void @ext()
define void @f() {
  call void @ext() willreturn nounwind
  unreachable
}
//--- returns_to_unreachable.low.ll
declare void @ext()
define void @f() {
  ret void
}

//--- may_not_return.src.ll
declare void @ext()
define void @f() {
  call void @ext() nounwind
  unreachable
}
//--- may_not_return.low.ll
declare void @ext()
define void @f() {
  ret void
}

//--- claims_of_intrinsic.src.ll
declare i8 @llvm.smul.fix.i8(i8, i8, i32)
define void @f() {
  ret void
}
//--- claims_of_intrinsic.low.ll
declare i8 @llvm.smul.fix.i8(i8, i8, i32 immarg) nounwind
define void @f() {
  ret void
}

//--- store_to_copy_after_call_gone.src.ll
declare void @use(ptr)
define void @f(ptr byval(i32) align 4 %a) {
  call void @use(ptr %a)
  store i32 1, ptr %a
  ret void
}
//--- store_to_copy_after_call_gone.low.ll
declare void @use(ptr)
define void @f(ptr byval(i32) align 4 %a) {
  call void @use(ptr %a)
  ret void
}
