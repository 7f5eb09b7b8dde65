// A function that the module keeps to itself, and that nobody knows but its callers, may get another signature together with all
// of them: it is judged where they are, with both bodies run inside. (LLVM Language Reference, "Linkage Types"; "Parameter
// Attributes".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/constant_argument.src.ll --lowered %t/constant_argument.low.ll | FileCheck %s --check-prefix=CONSTANT-ARGUMENT
// CONSTANT-ARGUMENT: @g: proved
// CONSTANT-ARGUMENT: @f: proved
// RUN: expect-status 1 verify-lowering %t/wrong_constant.src.ll --lowered %t/wrong_constant.low.ll | FileCheck %s --check-prefix=WRONG-CONSTANT
// WRONG-CONSTANT: @f: refuted: return-value
// RUN: expect-status 0 verify-lowering %t/order_of_arguments.src.ll --lowered %t/order_of_arguments.low.ll | FileCheck %s --check-prefix=ORDER-OF-ARGUMENTS
// ORDER-OF-ARGUMENTS: @g: proved
// ORDER-OF-ARGUMENTS: @f: proved
// RUN: expect-status 1 verify-lowering %t/seen_by_others.src.ll --lowered %t/seen_by_others.low.ll | FileCheck %s --check-prefix=SEEN-BY-OTHERS
// SEEN-BY-OTHERS: @g: refuted: signature
// RUN: expect-status 1 verify-lowering %t/address_stored.src.ll --lowered %t/address_stored.low.ll | FileCheck %s --check-prefix=ADDRESS-STORED
// ADDRESS-STORED: @g: refuted: signature
// RUN: expect-status 1 verify-lowering %t/address_taken.src.ll --lowered %t/address_taken.low.ll | FileCheck %s --check-prefix=ADDRESS-TAKEN
// ADDRESS-TAKEN: @g: refuted: signature
// RUN: expect-status 2 verify-lowering %t/recursive.src.ll --lowered %t/recursive.low.ll | FileCheck %s --check-prefix=RECURSIVE
// RECURSIVE: @f: unknown
// RUN: expect-status 0 verify-lowering %t/two_callers.src.ll --lowered %t/two_callers.low.ll | FileCheck %s --check-prefix=TWO-CALLERS
// TWO-CALLERS: @g: proved
// TWO-CALLERS: @f: proved
// TWO-CALLERS: @h: proved
// RUN: expect-status 1 verify-lowering %t/one_of_two_callers.src.ll --lowered %t/one_of_two_callers.low.ll | FileCheck %s --check-prefix=ONE-OF-TWO-CALLERS
// ONE-OF-TWO-CALLERS: @g: proved
// ONE-OF-TWO-CALLERS: @f: proved
// ONE-OF-TWO-CALLERS: @h: refuted: return-value
// RUN: expect-status 0 verify-lowering %t/result_dropped.src.ll --lowered %t/result_dropped.low.ll | FileCheck %s --check-prefix=RESULT-DROPPED
// RESULT-DROPPED: @g: proved
// RESULT-DROPPED: @f: proved
// RUN: expect-status 0 verify-lowering %t/sret_returned.src.ll --lowered %t/sret_returned.low.ll | FileCheck %s --check-prefix=SRET-RETURNED
// SRET-RETURNED: @g: proved
// SRET-RETURNED: @f: proved
// RUN: expect-status 1 verify-lowering %t/claim_of_new_argument.src.ll --lowered %t/claim_of_new_argument.low.ll | FileCheck %s --check-prefix=CLAIM-OF-NEW-ARGUMENT
// CLAIM-OF-NEW-ARGUMENT: @f: refuted: {{.*}}the lowering is undefined: a value that is claimed to be defined is poison
// RUN: expect-status 0 verify-lowering %t/passed_in_a_register_by_both.src.ll --lowered %t/passed_in_a_register_by_both.low.ll | FileCheck %s --check-prefix=PASSED-IN-A-REGISTER-BY-BOTH
// PASSED-IN-A-REGISTER-BY-BOTH: @g: proved
// PASSED-IN-A-REGISTER-BY-BOTH: @f: proved
// RUN: expect-status 0 verify-lowering %t/new_helper.src.ll --lowered %t/new_helper.low.ll | FileCheck %s --check-prefix=NEW-HELPER
// NEW-HELPER: @f: proved
// RUN: expect-status 1 verify-lowering %t/new_helper_wrong.src.ll --lowered %t/new_helper_wrong.low.ll | FileCheck %s --check-prefix=NEW-HELPER-WRONG
// NEW-HELPER-WRONG: @f: refuted: return-value
// RUN: expect-status 2 verify-lowering %t/passed_otherwise_by_call.src.ll --lowered %t/passed_otherwise_by_call.low.ll | FileCheck %s --check-prefix=PASSED-OTHERWISE-BY-CALL
// PASSED-OTHERWISE-BY-CALL: @f: unsupported: the call does not say how an argument is passed
// RUN: expect-status 1 verify-lowering %t/address_of_block.src.mlir --lowered %t/address_of_block.low.mlir | FileCheck %s --check-prefix=ADDRESS-OF-BLOCK
// ADDRESS-OF-BLOCK: @g: refuted: signature
// RUN: expect-status 0 verify-lowering %t/in_comdat.src.mlir --lowered %t/in_comdat.low.mlir | FileCheck %s --check-prefix=IN-COMDAT
// IN-COMDAT: @g: proved
// IN-COMDAT: @f: proved

//--- constant_argument.src.ll
define internal i32 @g(i32 %x, i32 %y) noinline {
  %r = add i32 %x, %y
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x, i32 1)
  ret i32 %r
}
//--- constant_argument.low.ll
define internal i32 @g(i32 %x) noinline {
  %r = add i32 %x, 1
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- wrong_constant.src.ll
define internal i32 @g(i32 %x, i32 %y) noinline {
  %r = add i32 %x, %y
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x, i32 1)
  ret i32 %r
}
//--- wrong_constant.low.ll
define internal i32 @g(i32 %x) noinline {
  %r = add i32 %x, 2
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- order_of_arguments.src.ll
define internal i32 @g(i32 %x, i32 %y) noinline {
  %r = add i32 %x, %y
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x, i32 1)
  ret i32 %r
}
//--- order_of_arguments.low.ll
define internal i32 @g(i64 %y, i32 %x) noinline {
  %t = trunc i64 %y to i32
  %r = add i32 %x, %t
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i64 1, i32 %x)
  ret i32 %r
}
//--- seen_by_others.src.ll
define i32 @g(i32 %x, i32 %y) noinline {
  %r = add i32 %x, %y
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x, i32 1)
  ret i32 %r
}
//--- seen_by_others.low.ll
define i32 @g(i32 %x) noinline {
  %r = add i32 %x, 1
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- address_stored.src.ll
define internal i32 @g(i32 %x, i32 %y) noinline {
  %r = add i32 %x, %y
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x, i32 1)
  ret i32 %r
}
@t = global ptr @g
//--- address_stored.low.ll
define internal i32 @g(i32 %x) noinline {
  %r = add i32 %x, 1
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
@t = global ptr @g
//--- address_taken.src.ll
define internal i32 @g(i32 %x, i32 %y) noinline {
  %r = add i32 %x, %y
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x, i32 1)
  ret i32 %r
}
define ptr @a() {
  ret ptr @g
}
//--- address_taken.low.ll
define internal i32 @g(i32 %x) noinline {
  %r = add i32 %x, 1
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
define ptr @a() {
  ret ptr @g
}
//--- recursive.src.ll
define internal i32 @g(i32 %x, i32 %y) noinline {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %e, label %m
m:
  %d = sub i32 %x, 1
  %s = call i32 @g(i32 %d, i32 %y)
  ret i32 %s
e:
  ret i32 %y
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x, i32 1)
  ret i32 %r
}
//--- recursive.low.ll
define internal i32 @g(i32 %x) noinline {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %e, label %m
m:
  %d = sub i32 %x, 1
  %s = call i32 @g(i32 %d)
  ret i32 %s
e:
  ret i32 1
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- two_callers.src.ll
define internal i32 @g(i32 %x, i32 %y) noinline {
  %r = add i32 %x, %y
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x, i32 1)
  ret i32 %r
}
define i32 @h(i32 %x) {
  %r = call i32 @g(i32 %x, i32 1)
  ret i32 %r
}
//--- two_callers.low.ll
define internal i32 @g(i32 %x) noinline {
  %r = add i32 %x, 1
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}

define i32 @h(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- one_of_two_callers.src.ll
define internal i32 @g(i32 %x, i32 %y) noinline {
  %r = add i32 %x, %y
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x, i32 1)
  ret i32 %r
}
define i32 @h(i32 %x) {
  %r = call i32 @g(i32 %x, i32 2)
  ret i32 %r
}
//--- one_of_two_callers.low.ll
define internal i32 @g(i32 %x) noinline {
  %r = add i32 %x, 1
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}

define i32 @h(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- result_dropped.src.ll
@v = global i32 0
define internal i32 @g(i32 %x) noinline {
  store i32 %x, ptr @v
  ret i32 %x
}
define void @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret void
}
//--- result_dropped.low.ll
@v = global i32 0
define internal void @g(i32 %x) noinline {
  store i32 %x, ptr @v
  ret void
}
define void @f(i32 %x) {
  call void @g(i32 %x)
  ret void
}
//--- sret_returned.src.ll
define internal void @g(ptr sret({ i32, i32 }) %r, i32 %x) noinline {
  store i32 %x, ptr %r
  ret void
}
define i32 @f(i32 %x) {
  %t = alloca { i32, i32 }
  call void @g(ptr sret({ i32, i32 }) %t, i32 %x)
  %v = load i32, ptr %t
  ret i32 %v
}
//--- sret_returned.low.ll
define internal i32 @g(i32 %x) noinline {
  ret i32 %x
}
define i32 @f(i32 %x) {
  %v = call i32 @g(i32 %x)
  ret i32 %v
}
//--- claim_of_new_argument.src.ll
define internal i32 @g(i32 %x, i32 %y) noinline {
  ret i32 %y
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x, i32 1)
  ret i32 %r
}
//--- claim_of_new_argument.low.ll
define internal i32 @g(i32 noundef %x) noinline {
  ret i32 1
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- passed_in_a_register_by_both.src.ll
define internal i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- passed_in_a_register_by_both.low.ll
define internal i32 @g(i32 inreg %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 inreg %x)
  ret i32 %r
}
//--- new_helper.src.ll
define i32 @f(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
//--- new_helper.low.ll
define internal i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- new_helper_wrong.src.ll
define i32 @f(i32 %x) {
  %r = add i32 %x, 5
  ret i32 %r
}
//--- new_helper_wrong.low.ll
define internal i32 @g(i32 %x) {
  %r = add i32 %x, 3
  ret i32 %r
}
define i32 @f(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}
//--- passed_otherwise_by_call.src.ll
define void @g(ptr sret(i32) %r) noinline {
  store i32 1, ptr %r
  ret void
}
define void @f(ptr %p) {
  call void @g(ptr sret(i32) %p)
  ret void
}
//--- passed_otherwise_by_call.low.ll
define void @g(ptr sret(i32) %r) noinline {
  store i32 1, ptr %r
  ret void
}
define void @f(ptr %p) {
  call void @g(ptr %p)
  ret void
}
//--- address_of_block.src.mlir
llvm.func internal @g(%x: i32, %y: i32) -> i32 attributes {no_inline} {
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  %r = llvm.add %x, %y : i32
  llvm.return %r : i32
}
llvm.func @h() -> !llvm.ptr {
  %a = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  llvm.return %a : !llvm.ptr
}
llvm.func @f(%x: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.call @g(%x, %c) : (i32, i32) -> i32
  llvm.return %r : i32
}
//--- address_of_block.low.mlir
llvm.func internal @g(%x: i32) -> i32 attributes {no_inline} {
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  %y = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.add %x, %y : i32
  llvm.return %r : i32
}
llvm.func @h() -> !llvm.ptr {
  %a = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  llvm.return %a : !llvm.ptr
}
llvm.func @f(%x: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.call @g(%x) : (i32) -> i32
  llvm.return %r : i32
}
//--- in_comdat.src.mlir
llvm.comdat @c {
  llvm.comdat_selector @g any
}
llvm.func internal @g(%x: i32, %y: i32) -> i32 comdat(@c::@g) attributes {no_inline} {
  llvm.br ^bb1
^bb1:
  %r = llvm.add %x, %y : i32
  llvm.return %r : i32
}
llvm.func @f(%x: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.call @g(%x, %c) : (i32, i32) -> i32
  llvm.return %r : i32
}
//--- in_comdat.low.mlir
llvm.comdat @c {
  llvm.comdat_selector @g any
}
llvm.func internal @g(%x: i32) -> i32 comdat(@c::@g) attributes {no_inline} {
  llvm.br ^bb1
^bb1:
  %y = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.add %x, %y : i32
  llvm.return %r : i32
}
llvm.func @f(%x: i32) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %r = llvm.call @g(%x) : (i32) -> i32
  llvm.return %r : i32
}
