// Functions of a module may agree on a convention that any call may have; kernels, interrupts and virtual machines have their own. A
// musttail call takes no stack and hands on the variable arguments. (LLVM Language Reference, "Calling Conventions", "'call' Instruction".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: verify-lowering %t/agreed_fastcc.src.mlir --lowered %t/agreed_fastcc.low.mlir | FileCheck %s --check-prefix=AGREED-FASTCC
// AGREED-FASTCC: @twice: proved
// RUN: verify-lowering %t/agreed_coldcc.src.mlir --lowered %t/agreed_coldcc.low.mlir | FileCheck %s --check-prefix=AGREED-COLDCC
// AGREED-COLDCC: @twice: proved
// RUN: verify-lowering %t/agreed_tailcc.src.mlir --lowered %t/agreed_tailcc.low.mlir | FileCheck %s --check-prefix=AGREED-TAILCC
// AGREED-TAILCC: @twice: proved
// RUN: verify-lowering %t/agreed_preserve_mostcc.src.mlir --lowered %t/agreed_preserve_mostcc.low.mlir | FileCheck %s --check-prefix=AGREED-PRESERVE-MOSTCC
// AGREED-PRESERVE-MOSTCC: @twice: proved
// RUN: expect-status 1 verify-lowering %t/not_for_calls_ptx_kernelcc.src.mlir --lowered %t/not_for_calls_ptx_kernelcc.low.mlir | FileCheck %s --check-prefix=NOT-FOR-CALLS-PTX-KERNELCC
// NOT-FOR-CALLS-PTX-KERNELCC: @twice: refuted: attribute: the lowering has another calling convention
// RUN: expect-status 1 verify-lowering %t/not_for_calls_x86_intrcc.src.mlir --lowered %t/not_for_calls_x86_intrcc.low.mlir | FileCheck %s --check-prefix=NOT-FOR-CALLS-X86-INTRCC
// NOT-FOR-CALLS-X86-INTRCC: @twice: refuted: attribute: the lowering has another calling convention
// RUN: expect-status 1 verify-lowering %t/not_for_calls_amdgpu_cscc.src.mlir --lowered %t/not_for_calls_amdgpu_cscc.low.mlir | FileCheck %s --check-prefix=NOT-FOR-CALLS-AMDGPU-CSCC
// NOT-FOR-CALLS-AMDGPU-CSCC: @twice: refuted: attribute: the lowering has another calling convention
// RUN: expect-status 1 verify-lowering %t/not_for_calls_cc_10.src.mlir --lowered %t/not_for_calls_cc_10.low.mlir | FileCheck %s --check-prefix=NOT-FOR-CALLS-CC-10
// NOT-FOR-CALLS-CC-10: @twice: refuted: attribute: the lowering has another calling convention
// RUN: expect-status 1 verify-lowering %t/not_for_calls_avr_intrcc.src.mlir --lowered %t/not_for_calls_avr_intrcc.low.mlir | FileCheck %s --check-prefix=NOT-FOR-CALLS-AVR-INTRCC
// NOT-FOR-CALLS-AVR-INTRCC: @twice: refuted: attribute: the lowering has another calling convention
// RUN: expect-status 1 verify-lowering %t/public_fast.src.ll --lowered %t/public_fast.low.ll | FileCheck %s --check-prefix=PUBLIC-FAST
// PUBLIC-FAST: @f: refuted: attribute: the lowering has another calling convention
// RUN: verify-lowering %t/tail_kept.src.ll --lowered %t/tail_kept.low.ll | FileCheck %s --check-prefix=TAIL-KEPT
// TAIL-KEPT: @down: proved
// RUN: expect-status 1 verify-lowering %t/tail_lost_plain.src.ll --lowered %t/tail_lost_plain.low.ll | FileCheck %s --check-prefix=TAIL-LOST-PLAIN
// TAIL-LOST-PLAIN: @down: refuted: attribute: the source's call is musttail, the lowering's is not
// RUN: expect-status 1 verify-lowering %t/tail_lost_tail.src.ll --lowered %t/tail_lost_tail.low.ll | FileCheck %s --check-prefix=TAIL-LOST-TAIL
// TAIL-LOST-TAIL: @down: refuted: attribute: the source's call is musttail, the lowering's is not
// RUN: expect-status 1 verify-lowering %t/tail_lost_notail.src.ll --lowered %t/tail_lost_notail.low.ll | FileCheck %s --check-prefix=TAIL-LOST-NOTAIL
// TAIL-LOST-NOTAIL: @down: refuted: attribute: the source's call is musttail, the lowering's is not
// RUN: verify-lowering %t/arguments_handed_on.src.ll --lowered %t/arguments_handed_on.low.ll | FileCheck %s --check-prefix=ARGUMENTS-HANDED-ON
// ARGUMENTS-HANDED-ON: @warn: proved
// RUN: expect-status 1 verify-lowering %t/arguments_lost.src.ll --lowered %t/arguments_lost.low.ll | FileCheck %s --check-prefix=ARGUMENTS-LOST
// ARGUMENTS-LOST: @warn: refuted: attribute: the source's call is musttail, the lowering's is not

//--- agreed_fastcc.src.mlir
func.func private @twice(%x: i64) -> i64 {
  %r = arith.addi %x, %x : i64
  return %r : i64
}
func.func @call(%x: i64) -> i64 {
  %r = call @twice(%x) : (i64) -> i64
  return %r : i64
}
//--- agreed_fastcc.low.mlir
llvm.func internal fastcc @twice(%x: i64) -> i64 {
  %r = llvm.add %x, %x : i64
  llvm.return %r : i64
}
llvm.func @call(%x: i64) -> i64 {
  %r = llvm.call fastcc @twice(%x) : (i64) -> i64
  llvm.return %r : i64
}

//--- agreed_coldcc.src.mlir
func.func private @twice(%x: i64) -> i64 {
  %r = arith.addi %x, %x : i64
  return %r : i64
}
func.func @call(%x: i64) -> i64 {
  %r = call @twice(%x) : (i64) -> i64
  return %r : i64
}
//--- agreed_coldcc.low.mlir
llvm.func internal coldcc @twice(%x: i64) -> i64 {
  %r = llvm.add %x, %x : i64
  llvm.return %r : i64
}
llvm.func @call(%x: i64) -> i64 {
  %r = llvm.call coldcc @twice(%x) : (i64) -> i64
  llvm.return %r : i64
}

//--- agreed_tailcc.src.mlir
func.func private @twice(%x: i64) -> i64 {
  %r = arith.addi %x, %x : i64
  return %r : i64
}
func.func @call(%x: i64) -> i64 {
  %r = call @twice(%x) : (i64) -> i64
  return %r : i64
}
//--- agreed_tailcc.low.mlir
llvm.func internal tailcc @twice(%x: i64) -> i64 {
  %r = llvm.add %x, %x : i64
  llvm.return %r : i64
}
llvm.func @call(%x: i64) -> i64 {
  %r = llvm.call tailcc @twice(%x) : (i64) -> i64
  llvm.return %r : i64
}

//--- agreed_preserve_mostcc.src.mlir
func.func private @twice(%x: i64) -> i64 {
  %r = arith.addi %x, %x : i64
  return %r : i64
}
func.func @call(%x: i64) -> i64 {
  %r = call @twice(%x) : (i64) -> i64
  return %r : i64
}
//--- agreed_preserve_mostcc.low.mlir
llvm.func internal preserve_mostcc @twice(%x: i64) -> i64 {
  %r = llvm.add %x, %x : i64
  llvm.return %r : i64
}
llvm.func @call(%x: i64) -> i64 {
  %r = llvm.call preserve_mostcc @twice(%x) : (i64) -> i64
  llvm.return %r : i64
}

//--- not_for_calls_ptx_kernelcc.src.mlir
func.func private @twice(%x: i64) -> i64 {
  %r = arith.addi %x, %x : i64
  return %r : i64
}
func.func @call(%x: i64) -> i64 {
  %r = call @twice(%x) : (i64) -> i64
  return %r : i64
}
//--- not_for_calls_ptx_kernelcc.low.mlir
llvm.func internal ptx_kernelcc @twice(%x: i64) -> i64 {
  %r = llvm.add %x, %x : i64
  llvm.return %r : i64
}
llvm.func @call(%x: i64) -> i64 {
  %r = llvm.call ptx_kernelcc @twice(%x) : (i64) -> i64
  llvm.return %r : i64
}

//--- not_for_calls_x86_intrcc.src.mlir
func.func private @twice(%x: i64) -> i64 {
  %r = arith.addi %x, %x : i64
  return %r : i64
}
func.func @call(%x: i64) -> i64 {
  %r = call @twice(%x) : (i64) -> i64
  return %r : i64
}
//--- not_for_calls_x86_intrcc.low.mlir
llvm.func internal x86_intrcc @twice(%x: i64) -> i64 {
  %r = llvm.add %x, %x : i64
  llvm.return %r : i64
}
llvm.func @call(%x: i64) -> i64 {
  %r = llvm.call x86_intrcc @twice(%x) : (i64) -> i64
  llvm.return %r : i64
}

//--- not_for_calls_amdgpu_cscc.src.mlir
func.func private @twice(%x: i64) -> i64 {
  %r = arith.addi %x, %x : i64
  return %r : i64
}
func.func @call(%x: i64) -> i64 {
  %r = call @twice(%x) : (i64) -> i64
  return %r : i64
}
//--- not_for_calls_amdgpu_cscc.low.mlir
llvm.func internal amdgpu_cscc @twice(%x: i64) -> i64 {
  %r = llvm.add %x, %x : i64
  llvm.return %r : i64
}
llvm.func @call(%x: i64) -> i64 {
  %r = llvm.call amdgpu_cscc @twice(%x) : (i64) -> i64
  llvm.return %r : i64
}

//--- not_for_calls_cc_10.src.mlir
func.func private @twice(%x: i64) -> i64 {
  %r = arith.addi %x, %x : i64
  return %r : i64
}
func.func @call(%x: i64) -> i64 {
  %r = call @twice(%x) : (i64) -> i64
  return %r : i64
}
//--- not_for_calls_cc_10.low.mlir
llvm.func internal cc_10 @twice(%x: i64) -> i64 {
  %r = llvm.add %x, %x : i64
  llvm.return %r : i64
}
llvm.func @call(%x: i64) -> i64 {
  %r = llvm.call cc_10 @twice(%x) : (i64) -> i64
  llvm.return %r : i64
}

//--- not_for_calls_avr_intrcc.src.mlir
func.func private @twice(%x: i64) -> i64 {
  %r = arith.addi %x, %x : i64
  return %r : i64
}
func.func @call(%x: i64) -> i64 {
  %r = call @twice(%x) : (i64) -> i64
  return %r : i64
}
//--- not_for_calls_avr_intrcc.low.mlir
llvm.func internal avr_intrcc @twice(%x: i64) -> i64 {
  %r = llvm.add %x, %x : i64
  llvm.return %r : i64
}
llvm.func @call(%x: i64) -> i64 {
  %r = llvm.call avr_intrcc @twice(%x) : (i64) -> i64
  llvm.return %r : i64
}

//--- public_fast.src.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
//--- public_fast.low.ll
define fastcc i32 @f(i32 %x) {
  ret i32 %x
}

//--- tail_kept.src.ll
define i64 @down(i64 %n) {
  %stop = icmp ule i64 %n, 3
  br i1 %stop, label %a, label %b
a:
  ret i64 %n
b:
  %m = sub i64 %n, 3
  %r = musttail call i64 @down(i64 %m)
  ret i64 %r
}
//--- tail_kept.low.ll
define i64 @down(i64 %n) {
  %stop = icmp ule i64 %n, 3
  br i1 %stop, label %a, label %b
a:
  ret i64 %n
b:
  %m = sub i64 %n, 3
  %r = musttail call i64 @down(i64 %m)
  ret i64 %r
}

//--- tail_lost_plain.src.ll
define i64 @down(i64 %n) {
  %stop = icmp ule i64 %n, 3
  br i1 %stop, label %a, label %b
a:
  ret i64 %n
b:
  %m = sub i64 %n, 3
  %r = musttail call i64 @down(i64 %m)
  ret i64 %r
}
//--- tail_lost_plain.low.ll
define i64 @down(i64 %n) {
  %stop = icmp ule i64 %n, 3
  br i1 %stop, label %a, label %b
a:
  ret i64 %n
b:
  %m = sub i64 %n, 3
  %r = call i64 @down(i64 %m)
  ret i64 %r
}

//--- tail_lost_tail.src.ll
define i64 @down(i64 %n) {
  %stop = icmp ule i64 %n, 3
  br i1 %stop, label %a, label %b
a:
  ret i64 %n
b:
  %m = sub i64 %n, 3
  %r = musttail call i64 @down(i64 %m)
  ret i64 %r
}
//--- tail_lost_tail.low.ll
define i64 @down(i64 %n) {
  %stop = icmp ule i64 %n, 3
  br i1 %stop, label %a, label %b
a:
  ret i64 %n
b:
  %m = sub i64 %n, 3
  %r = tail call i64 @down(i64 %m)
  ret i64 %r
}

//--- tail_lost_notail.src.ll
define i64 @down(i64 %n) {
  %stop = icmp ule i64 %n, 3
  br i1 %stop, label %a, label %b
a:
  ret i64 %n
b:
  %m = sub i64 %n, 3
  %r = musttail call i64 @down(i64 %m)
  ret i64 %r
}
//--- tail_lost_notail.low.ll
define i64 @down(i64 %n) {
  %stop = icmp ule i64 %n, 3
  br i1 %stop, label %a, label %b
a:
  ret i64 %n
b:
  %m = sub i64 %n, 3
  %r = notail call i64 @down(i64 %m)
  ret i64 %r
}

//--- arguments_handed_on.src.ll
declare i32 @log(ptr, ...)
define i32 @warn(ptr %text, ...) {
  %r = musttail call i32 (ptr, ...) @log(ptr %text, ...)
  ret i32 %r
}
//--- arguments_handed_on.low.ll
declare i32 @log(ptr, ...)
define i32 @warn(ptr %text, ...) {
  %r = musttail call i32 (ptr, ...) @log(ptr %text, ...)
  ret i32 %r
}

//--- arguments_lost.src.ll
declare i32 @log(ptr, ...)
define i32 @warn(ptr %text, ...) {
  %r = musttail call i32 (ptr, ...) @log(ptr %text, ...)
  ret i32 %r
}
//--- arguments_lost.low.ll
declare i32 @log(ptr, ...)
define i32 @warn(ptr %text, ...) {
  %r = tail call i32 (ptr, ...) @log(ptr %text)
  ret i32 %r
}
