// No sentence of the reference says that execution goes on after an atomic access or a fence: what the source does then licenses
// nothing before it. LLVM's passes take it for granted, so a run does not end there, and what they make is not refuted for it.
// (LLVM Language Reference, "Atomic Memory Ordering Constraints", "'fence' Instruction".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering %t/releasediv.src.ll --lowered %t/releasediv.low.ll | FileCheck %s --check-prefix=RELEASEDIV
// RELEASEDIV: @f: unknown: undefined
// RUN: expect-status 0 verify-lowering %t/releasediv.src.ll --lowered %t/releasediv.src.ll | FileCheck %s --check-prefix=RELEASE
// RELEASE: @f: proved
// RUN: expect-status 0 verify-lowering %t/releasediv.low.ll --lowered %t/releasediv.src.ll | FileCheck %s --check-prefix=RELEASESUNK
// RELEASESUNK: @f: proved
// RUN: expect-status 2 verify-lowering %t/relaxeddiv.src.ll --lowered %t/relaxeddiv.low.ll | FileCheck %s --check-prefix=RELAXEDDIV
// RELAXEDDIV: @f: unknown: undefined
// RUN: expect-status 0 verify-lowering %t/relaxeddiv.src.ll --lowered %t/relaxeddiv.src.ll | FileCheck %s --check-prefix=RELAXED
// RELAXED: @f: proved
// RUN: expect-status 0 verify-lowering %t/relaxeddiv.low.ll --lowered %t/relaxeddiv.src.ll | FileCheck %s --check-prefix=RELAXEDSUNK
// RELAXEDSUNK: @f: proved
// RUN: expect-status 2 verify-lowering %t/unordereddiv.src.ll --lowered %t/unordereddiv.low.ll | FileCheck %s --check-prefix=UNORDEREDDIV
// UNORDEREDDIV: @f: unknown: undefined
// RUN: expect-status 0 verify-lowering %t/unordereddiv.src.ll --lowered %t/unordereddiv.src.ll | FileCheck %s --check-prefix=UNORDERED
// UNORDERED: @f: proved
// RUN: expect-status 0 verify-lowering %t/unordereddiv.low.ll --lowered %t/unordereddiv.src.ll | FileCheck %s --check-prefix=UNORDEREDSUNK
// UNORDEREDSUNK: @f: proved
// RUN: expect-status 2 verify-lowering %t/acquirediv.src.ll --lowered %t/acquirediv.low.ll | FileCheck %s --check-prefix=ACQUIREDIV
// ACQUIREDIV: @f: unknown: undefined
// RUN: expect-status 0 verify-lowering %t/acquirediv.src.ll --lowered %t/acquirediv.src.ll | FileCheck %s --check-prefix=ACQUIRE
// ACQUIRE: @f: proved
// RUN: expect-status 0 verify-lowering %t/acquirediv.low.ll --lowered %t/acquirediv.src.ll | FileCheck %s --check-prefix=ACQUIRESUNK
// ACQUIRESUNK: @f: proved
// RUN: expect-status 2 verify-lowering %t/seqcstdiv.src.ll --lowered %t/seqcstdiv.low.ll | FileCheck %s --check-prefix=SEQCSTDIV
// SEQCSTDIV: @f: unknown: undefined
// RUN: expect-status 0 verify-lowering %t/seqcstdiv.src.ll --lowered %t/seqcstdiv.src.ll | FileCheck %s --check-prefix=SEQCST
// SEQCST: @f: proved
// RUN: expect-status 0 verify-lowering %t/seqcstdiv.low.ll --lowered %t/seqcstdiv.src.ll | FileCheck %s --check-prefix=SEQCSTSUNK
// SEQCSTSUNK: @f: proved
// RUN: expect-status 2 verify-lowering %t/loadmonodiv.src.ll --lowered %t/loadmonodiv.low.ll | FileCheck %s --check-prefix=LOADMONODIV
// LOADMONODIV: @f: unknown: undefined
// RUN: expect-status 0 verify-lowering %t/loadmonodiv.src.ll --lowered %t/loadmonodiv.src.ll | FileCheck %s --check-prefix=LOADMONO
// LOADMONO: @f: proved
// RUN: expect-status 0 verify-lowering %t/loadmonodiv.low.ll --lowered %t/loadmonodiv.src.ll | FileCheck %s --check-prefix=LOADMONOSUNK
// LOADMONOSUNK: @f: proved
// RUN: expect-status 2 verify-lowering %t/fencediv.src.ll --lowered %t/fencediv.low.ll | FileCheck %s --check-prefix=FENCEDIV
// FENCEDIV: @f: unknown: undefined
// RUN: expect-status 0 verify-lowering %t/fencediv.src.ll --lowered %t/fencediv.src.ll | FileCheck %s --check-prefix=FENCE
// FENCE: @f: proved
// RUN: expect-status 0 verify-lowering %t/fencediv.low.ll --lowered %t/fencediv.src.ll | FileCheck %s --check-prefix=FENCESUNK
// FENCESUNK: @f: proved
// RUN: expect-status 2 verify-lowering %t/fenceacqdiv.src.ll --lowered %t/fenceacqdiv.low.ll | FileCheck %s --check-prefix=FENCEACQDIV
// FENCEACQDIV: @f: unknown: undefined
// RUN: expect-status 0 verify-lowering %t/fenceacqdiv.src.ll --lowered %t/fenceacqdiv.src.ll | FileCheck %s --check-prefix=FENCEACQ
// FENCEACQ: @f: proved
// RUN: expect-status 0 verify-lowering %t/fenceacqdiv.low.ll --lowered %t/fenceacqdiv.src.ll | FileCheck %s --check-prefix=FENCEACQSUNK
// FENCEACQSUNK: @f: proved
// RUN: expect-status 2 verify-lowering %t/singlediv.src.ll --lowered %t/singlediv.low.ll | FileCheck %s --check-prefix=SINGLEDIV
// SINGLEDIV: @f: unknown: undefined
// RUN: expect-status 0 verify-lowering %t/singlediv.src.ll --lowered %t/singlediv.src.ll | FileCheck %s --check-prefix=SINGLE
// SINGLE: @f: proved
// RUN: expect-status 0 verify-lowering %t/singlediv.low.ll --lowered %t/singlediv.src.ll | FileCheck %s --check-prefix=SINGLESUNK
// SINGLESUNK: @f: proved
// RUN: expect-status 2 verify-lowering %t/rmwdiv.src.ll --lowered %t/rmwdiv.low.ll | FileCheck %s --check-prefix=RMWDIV
// RMWDIV: @f: unknown: undefined
// RUN: expect-status 0 verify-lowering %t/rmwdiv.src.ll --lowered %t/rmwdiv.src.ll | FileCheck %s --check-prefix=RMW
// RMW: @f: proved
// RUN: expect-status 0 verify-lowering %t/rmwdiv.low.ll --lowered %t/rmwdiv.src.ll | FileCheck %s --check-prefix=RMWSUNK
// RMWSUNK: @f: proved
// RUN: expect-status 2 verify-lowering %t/rmwvoldiv.src.ll --lowered %t/rmwvoldiv.low.ll | FileCheck %s --check-prefix=RMWVOLDIV
// RMWVOLDIV: @f: unknown: undefined
// RUN: expect-status 0 verify-lowering %t/rmwvoldiv.src.ll --lowered %t/rmwvoldiv.src.ll | FileCheck %s --check-prefix=RMWVOL
// RMWVOL: @f: proved
// RUN: expect-status 0 verify-lowering %t/rmwvoldiv.low.ll --lowered %t/rmwvoldiv.src.ll | FileCheck %s --check-prefix=RMWVOLSUNK
// RMWVOLSUNK: @f: proved
// RUN: expect-status 1 verify-lowering %t/bothdiv.src.ll --lowered %t/bothdiv.low.ll | FileCheck %s --check-prefix=BOTHDIV
// BOTHDIV: @f: refuted: undefined
// RUN: expect-status 0 verify-lowering %t/bothdiv.src.ll --lowered %t/bothdiv.src.ll | FileCheck %s --check-prefix=BOTH
// BOTH: @f: proved
// RUN: expect-status 0 verify-lowering %t/bothdiv.low.ll --lowered %t/bothdiv.src.ll | FileCheck %s --check-prefix=BOTHSUNK
// BOTHSUNK: @f: proved
// RUN: expect-status 2 verify-lowering %t/releasevalue.src.ll --lowered %t/releasevalue.low.ll | FileCheck %s --check-prefix=RELEASEVALUE
// RELEASEVALUE: @f: unknown: call: what is stored by an access in order
// RUN: expect-status 2 verify-lowering %t/releasevalue.src.ll --lowered %t/releasegone.low.ll | FileCheck %s --check-prefix=RELEASEGONE
// RELEASEGONE: @f: unknown: call: the lowering lacks an atomic access or a fence
// RUN: expect-status 2 verify-lowering %t/fencegone.src.ll --lowered %t/releasegone.low.ll | FileCheck %s --check-prefix=FENCEGONE
// FENCEGONE: @f: unknown: call: the lowering lacks an atomic access or a fence
// RUN: expect-status 1 verify-lowering %t/dropped.src.ll --lowered %t/dropped.low.ll | FileCheck %s --check-prefix=DROPPED
// DROPPED: @f: refuted: call: at the return byte
// RUN: expect-status 1 verify-lowering %t/nofence.src.ll --lowered %t/dropped.low.ll | FileCheck %s --check-prefix=NOFENCE
// NOFENCE: @f: refuted: attribute: the lowering lacks a volatile or atomic access or a fence of the source
// RUN: expect-status 2 verify-lowering %t/rmwgone.src.ll --lowered %t/dropped.low.ll | FileCheck %s --check-prefix=RMWGONE
// RMWGONE: @f: unknown: control: the source calls a function where the lowering returns
// RUN: expect-status 1 verify-lowering %t/releaseload.src.ll --lowered %t/releaseload.low.ll | FileCheck %s --check-prefix=RELEASELOAD
// RELEASELOAD: @f: refuted: address: result 0 differs
// RUN: expect-status 1 verify-lowering %t/publish.src.ll --lowered %t/publish.low.ll | FileCheck %s --check-prefix=PUBLISH
// PUBLISH: @f: refuted: call-memory
// RUN: expect-status 0 verify-lowering %t/ownmore.src.ll --lowered %t/ownmore.low.ll | FileCheck %s --check-prefix=OWNMORE
// OWNMORE: @f: proved

//--- releasediv.src.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  store atomic i32 1, ptr %p release, align 4
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- releasediv.low.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  store atomic i32 1, ptr %p release, align 4
  ret i32 %x
}
//--- relaxeddiv.src.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  store atomic i32 1, ptr %p monotonic, align 4
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- relaxeddiv.low.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  store atomic i32 1, ptr %p monotonic, align 4
  ret i32 %x
}
//--- unordereddiv.src.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  store atomic i32 1, ptr %p unordered, align 4
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- unordereddiv.low.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  store atomic i32 1, ptr %p unordered, align 4
  ret i32 %x
}
//--- acquirediv.src.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %v = load atomic i32, ptr %p acquire, align 4
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- acquirediv.low.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  %v = load atomic i32, ptr %p acquire, align 4
  ret i32 %x
}
//--- seqcstdiv.src.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %v = load atomic i32, ptr %p seq_cst, align 4
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- seqcstdiv.low.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  %v = load atomic i32, ptr %p seq_cst, align 4
  ret i32 %x
}
//--- loadmonodiv.src.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %v = load atomic i32, ptr %p monotonic, align 4
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- loadmonodiv.low.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  %v = load atomic i32, ptr %p monotonic, align 4
  ret i32 %x
}
//--- fencediv.src.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  fence seq_cst
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- fencediv.low.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  fence seq_cst
  ret i32 %x
}
//--- fenceacqdiv.src.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  fence acquire
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- fenceacqdiv.low.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  fence acquire
  ret i32 %x
}
//--- singlediv.src.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  fence syncscope("singlethread") seq_cst
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- singlediv.low.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  fence syncscope("singlethread") seq_cst
  ret i32 %x
}
//--- rmwdiv.src.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %v = atomicrmw add ptr %p, i32 1 acq_rel, align 4
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- rmwdiv.low.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  %v = atomicrmw add ptr %p, i32 1 acq_rel, align 4
  ret i32 %x
}
//--- rmwvoldiv.src.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %v = atomicrmw volatile add ptr %p, i32 1 monotonic, align 4
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- rmwvoldiv.low.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  %v = atomicrmw volatile add ptr %p, i32 1 monotonic, align 4
  ret i32 %x
}
//--- bothdiv.src.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  store atomic volatile i32 1, ptr %p release, align 4
  %x = sdiv i32 7, %n
  ret i32 %x
}
//--- bothdiv.low.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = sdiv i32 7, %n
  store atomic volatile i32 1, ptr %p release, align 4
  ret i32 %x
}
//--- releasevalue.src.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  store atomic i32 1, ptr %p release, align 4
  unreachable
}
//--- releasevalue.low.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  store atomic i32 2, ptr %p release, align 4
  ret void
}
//--- releasegone.low.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  unreachable
}
//--- fencegone.src.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  fence seq_cst
  unreachable
}
//--- dropped.src.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  store atomic i32 1, ptr %p release, align 4
  ret void
}
//--- dropped.low.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  ret void
}
//--- nofence.src.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  fence seq_cst
  ret void
}
//--- rmwgone.src.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  %v = atomicrmw add ptr %p, i32 1 acq_rel, align 4
  unreachable
}
//--- releaseload.src.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  store atomic i32 1, ptr %p release, align 4
  %x = load i32, ptr %q, align 4
  ret i32 %x
}
//--- releaseload.low.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %x = load i32, ptr %q, align 4
  store atomic i32 1, ptr %p release, align 4
  ret i32 %x
}
//--- publish.src.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  store i32 7, ptr %q, align 4
  store atomic i32 1, ptr %p release, align 4
  ret void
}
//--- publish.low.ll
define void @f(ptr %p, ptr %q, i32 %n) {
  store atomic i32 1, ptr %p release, align 4
  store i32 7, ptr %q, align 4
  ret void
}
//--- ownmore.src.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  %a = alloca i32, align 4
  store i32 %n, ptr %a, align 4
  %x = load i32, ptr %a, align 4
  ret i32 %x
}
//--- ownmore.low.ll
define i32 @f(ptr %p, ptr %q, i32 %n) {
  ret i32 %n
}
