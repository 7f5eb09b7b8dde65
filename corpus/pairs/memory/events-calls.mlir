// What the source does after a call licenses something before it only if the call and its callee claim that it returns and does
// not unwind; a trap is the end; prefetches and markers of lifetimes go on. Inline assembly, traps and
// llvm.sideeffect have no meaning in proofs. (LLVM Language Reference, "Function Attributes", "'llvm.trap' Intrinsic", "'llvm.prefetch' Intrinsic".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/plaindiv.src.ll --lowered %t/plaindiv.low.ll | FileCheck %s --check-prefix=PLAINDIV
// PLAINDIV: @f: refuted: undefined: {{.*}}division by zero
// RUN: expect-status 0 verify-lowering %t/plaindiv.src.ll --lowered %t/plaindiv.src.ll | FileCheck %s --check-prefix=PLAIN
// PLAIN: @f: proved
// RUN: expect-status 0 verify-lowering %t/bothdiv.src.ll --lowered %t/bothdiv.low.ll | FileCheck %s --check-prefix=BOTHDIV
// BOTHDIV: @f: proved
// RUN: expect-status 0 verify-lowering %t/bothdiv.low.ll --lowered %t/bothdiv.src.ll | FileCheck %s --check-prefix=BOTHSUNK
// BOTHSUNK: @f: proved
// RUN: expect-status 1 verify-lowering %t/returnsdiv.src.ll --lowered %t/returnsdiv.low.ll | FileCheck %s --check-prefix=RETURNSDIV
// RETURNSDIV: @f: refuted: undefined: {{.*}}division by zero
// RUN: expect-status 0 verify-lowering %t/returnsdiv.src.ll --lowered %t/returnsdiv.src.ll | FileCheck %s --check-prefix=RETURNS
// RETURNS: @f: proved
// RUN: expect-status 1 verify-lowering %t/quietdiv.src.ll --lowered %t/quietdiv.low.ll | FileCheck %s --check-prefix=QUIETDIV
// QUIETDIV: @f: refuted: undefined: {{.*}}division by zero
// RUN: expect-status 0 verify-lowering %t/quietdiv.src.ll --lowered %t/quietdiv.src.ll | FileCheck %s --check-prefix=QUIET
// QUIET: @f: proved
// RUN: expect-status 0 verify-lowering %t/prefetchdiv.src.ll --lowered %t/prefetchdiv.low.ll | FileCheck %s --check-prefix=PREFETCHDIV
// PREFETCHDIV: @f: proved
// RUN: expect-status 0 verify-lowering %t/prefetchdiv.low.ll --lowered %t/prefetchdiv.src.ll | FileCheck %s --check-prefix=PREFETCHSUNK
// PREFETCHSUNK: @f: proved
// RUN: expect-status 2 verify-lowering %t/asmdiv.src.ll --lowered %t/asmdiv.low.ll | FileCheck %s --check-prefix=ASMDIV
// ASMDIV: @f: unsupported
// RUN: expect-status 2 verify-lowering %t/pureasmdiv.src.ll --lowered %t/pureasmdiv.low.ll | FileCheck %s --check-prefix=PUREASMDIV
// PUREASMDIV: @f: unsupported
// RUN: expect-status 2 verify-lowering %t/debugtrapdiv.src.ll --lowered %t/debugtrapdiv.low.ll | FileCheck %s --check-prefix=DEBUGTRAPDIV
// DEBUGTRAPDIV: @f: unsupported
// RUN: expect-status 2 verify-lowering %t/sideeffectdiv.src.ll --lowered %t/sideeffectdiv.low.ll | FileCheck %s --check-prefix=SIDEEFFECTDIV
// SIDEEFFECTDIV: @f: unsupported
// RUN: expect-status 2 verify-lowering %t/trap.src.ll --lowered %t/trap.src.ll | FileCheck %s --check-prefix=TRAP
// TRAP: @f: unsupported
// RUN: expect-status 1 verify-lowering %t/trapstore.src.ll --lowered %t/trapstore.low.ll | FileCheck %s --check-prefix=TRAPSTORE
// TRAPSTORE: @f: refuted: call-memory: a volatile store stores another value than the source
// RUN: expect-status 1 verify-lowering %t/trap.src.ll --lowered %t/trapdiv.low.ll | FileCheck %s --check-prefix=TRAPDIV
// TRAPDIV: @f: refuted: undefined: the lowering is undefined: division by zero
// RUN: expect-status 1 verify-lowering %t/trap.src.ll --lowered %t/trapgone.low.ll | FileCheck %s --check-prefix=TRAPGONE
// TRAPGONE: @f: refuted: undefined: the lowering is undefined: an unreachable place is reached
// RUN: expect-status 1 verify-lowering %t/trap.src.ll --lowered %t/trapret.low.ll | FileCheck %s --check-prefix=TRAPRET
// TRAPRET: @f: refuted: call: the source aborts
// RUN: expect-status 1 verify-lowering %t/branch.src.ll --lowered %t/branch.low.ll | FileCheck %s --check-prefix=BRANCH
// BRANCH: @f: refuted: branch: the lowering is undefined: a branch depends on poison
// RUN: expect-status 0 verify-lowering %t/branch.low.ll --lowered %t/branch.src.ll | FileCheck %s --check-prefix=BRANCHED
// BRANCHED: @f: proved
// RUN: expect-status 1 verify-lowering %t/load.src.ll --lowered %t/load.low.ll | FileCheck %s --check-prefix=LOAD
// LOAD: @f: refuted: address: result
// RUN: expect-status 0 verify-lowering %t/life.src.ll --lowered %t/life.low.ll | FileCheck %s --check-prefix=LIFE
// LIFE: @f: proved

//--- plaindiv.src.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  call void @plain()
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- plaindiv.low.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  call void @plain()
  ret i32 %x
}
//--- bothdiv.src.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  call void @both()
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- bothdiv.low.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  call void @both()
  ret i32 %x
}
//--- returnsdiv.src.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  call void @returns()
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- returnsdiv.low.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  call void @returns()
  ret i32 %x
}
//--- quietdiv.src.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  call void @quiet()
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- quietdiv.low.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  call void @quiet()
  ret i32 %x
}
//--- prefetchdiv.src.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- prefetchdiv.low.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  call void @llvm.prefetch.p0(ptr %p, i32 0, i32 3, i32 1)
  ret i32 %x
}
//--- asmdiv.src.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  call void asm sideeffect "nop", ""()
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- asmdiv.low.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  call void asm sideeffect "nop", ""()
  ret i32 %x
}
//--- pureasmdiv.src.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %y = call i32 asm "nop", "=r"()
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- pureasmdiv.low.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  %y = call i32 asm "nop", "=r"()
  ret i32 %x
}
//--- debugtrapdiv.src.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  call void @llvm.debugtrap()
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- debugtrapdiv.low.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  call void @llvm.debugtrap()
  ret i32 %x
}
//--- sideeffectdiv.src.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  call void @llvm.sideeffect()
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- sideeffectdiv.low.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  call void @llvm.sideeffect()
  ret i32 %x
}
//--- trap.src.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  call void @llvm.trap()
  unreachable
}
//--- trapstore.src.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  store volatile i32 1, ptr %p
  call void @llvm.trap()
  unreachable
}
//--- trapstore.low.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  store volatile i32 2, ptr %p
  call void @llvm.trap()
  unreachable
}
//--- trapdiv.low.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  call void @llvm.trap()
  unreachable
}
//--- trapgone.low.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  unreachable
}
//--- trapret.low.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  ret i32 0
}
//--- branch.src.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(i1 %c) {
  call void @plain()
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
//--- branch.low.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  call void @plain()
  ret i32 1
b:
  call void @plain()
  ret i32 2
}
//--- load.src.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  call void @plain()
  %x = load i32, ptr %p, align 4
  ret i32 %x
}
//--- load.low.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = load i32, ptr %p, align 4
  call void @plain()
  ret i32 %x
}
//--- life.src.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %a = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %a)
  %x = sdiv i32 7, %n
  call void @llvm.lifetime.end.p0(i64 4, ptr %a)
  ret i32 %x
}
//--- life.low.ll
declare void @plain()
declare void @both() willreturn nounwind
declare void @returns() willreturn
declare void @quiet() nounwind
declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.sideeffect()
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.va_start.p0(ptr)
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  %a = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr %a)
  call void @llvm.lifetime.end.p0(i64 4, ptr %a)
  ret i32 %x
}
