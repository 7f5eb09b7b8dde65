; Modes of a function that the lowering has lost: each changes what code means or what may be done with it. (LLVM Language
; Reference, "Function Attributes".) Hints may change, and a stack may be guarded more.
;
; RUN: rm -rf %t && split-file %s %t
; RUN: expect-status 1 verify-lowering %t/noduplicate.src.ll --lowered %t/noduplicate.low.ll 2>/dev/null | FileCheck %s --check-prefix=NODUPLICATE
; NODUPLICATE: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/nomerge.src.ll --lowered %t/nomerge.low.ll 2>/dev/null | FileCheck %s --check-prefix=NOMERGE
; NOMERGE: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/nobuiltin.src.ll --lowered %t/nobuiltin.low.ll 2>/dev/null | FileCheck %s --check-prefix=NOBUILTIN
; NOBUILTIN: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/null-pointer-is-valid.src.ll --lowered %t/null-pointer-is-valid.low.ll 2>/dev/null | FileCheck %s --check-prefix=NULL-POINTER-IS-VALID
; NULL-POINTER-IS-VALID: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/noredzone.src.ll --lowered %t/noredzone.low.ll 2>/dev/null | FileCheck %s --check-prefix=NOREDZONE
; NOREDZONE: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/strictfp.src.ll --lowered %t/strictfp.low.ll 2>/dev/null | FileCheck %s --check-prefix=STRICTFP
; STRICTFP: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/safestack.src.ll --lowered %t/safestack.low.ll 2>/dev/null | FileCheck %s --check-prefix=SAFESTACK
; SAFESTACK: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/sanitize-address.src.ll --lowered %t/sanitize-address.low.ll 2>/dev/null | FileCheck %s --check-prefix=SANITIZE-ADDRESS
; SANITIZE-ADDRESS: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/sanitize-thread.src.ll --lowered %t/sanitize-thread.low.ll 2>/dev/null | FileCheck %s --check-prefix=SANITIZE-THREAD
; SANITIZE-THREAD: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/shadowcallstack.src.ll --lowered %t/shadowcallstack.low.ll 2>/dev/null | FileCheck %s --check-prefix=SHADOWCALLSTACK
; SHADOWCALLSTACK: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/noprofile.src.ll --lowered %t/noprofile.low.ll 2>/dev/null | FileCheck %s --check-prefix=NOPROFILE
; NOPROFILE: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/nocf-check.src.ll --lowered %t/nocf-check.low.ll 2>/dev/null | FileCheck %s --check-prefix=NOCF-CHECK
; NOCF-CHECK: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/ssp.src.ll --lowered %t/ssp.low.ll 2>/dev/null | FileCheck %s --check-prefix=SSP
; SSP: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/sspreq.src.ll --lowered %t/sspreq.low.ll 2>/dev/null | FileCheck %s --check-prefix=SSPREQ
; SSPREQ: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/uwtable.src.ll --lowered %t/uwtable.low.ll 2>/dev/null | FileCheck %s --check-prefix=UWTABLE
; UWTABLE: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/speculative-load-hardening.src.ll --lowered %t/speculative-load-hardening.low.ll 2>/dev/null | FileCheck %s --check-prefix=SPECULATIVE-LOAD-HARDENING
; SPECULATIVE-LOAD-HARDENING: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/nosanitize-bounds.src.ll --lowered %t/nosanitize-bounds.low.ll 2>/dev/null | FileCheck %s --check-prefix=NOSANITIZE-BOUNDS
; NOSANITIZE-BOUNDS: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: verify-lowering %t/stronger.src.ll --lowered %t/stronger.low.ll 2>/dev/null | FileCheck %s --check-prefix=STRONGER
; STRONGER: @f: proved
; RUN: expect-status 1 verify-lowering %t/weaker.src.ll --lowered %t/weaker.low.ll 2>/dev/null | FileCheck %s --check-prefix=WEAKER
; WEAKER: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: verify-lowering %t/hints.src.ll --lowered %t/hints.low.ll 2>/dev/null | FileCheck %s --check-prefix=HINTS
; HINTS: @f: proved

;--- noduplicate.src.ll
define i32 @f(i32 %x) noduplicate {
  ret i32 %x
}
;--- noduplicate.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- nomerge.src.ll
define i32 @f(i32 %x) nomerge {
  ret i32 %x
}
;--- nomerge.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- nobuiltin.src.ll
define i32 @f(i32 %x) nobuiltin {
  ret i32 %x
}
;--- nobuiltin.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- null-pointer-is-valid.src.ll
define i32 @f(i32 %x) null_pointer_is_valid {
  ret i32 %x
}
;--- null-pointer-is-valid.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- noredzone.src.ll
define i32 @f(i32 %x) noredzone {
  ret i32 %x
}
;--- noredzone.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- strictfp.src.ll
define i32 @f(i32 %x) strictfp {
  ret i32 %x
}
;--- strictfp.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- safestack.src.ll
define i32 @f(i32 %x) safestack {
  ret i32 %x
}
;--- safestack.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- sanitize-address.src.ll
define i32 @f(i32 %x) sanitize_address {
  ret i32 %x
}
;--- sanitize-address.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- sanitize-thread.src.ll
define i32 @f(i32 %x) sanitize_thread {
  ret i32 %x
}
;--- sanitize-thread.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- shadowcallstack.src.ll
define i32 @f(i32 %x) shadowcallstack {
  ret i32 %x
}
;--- shadowcallstack.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- noprofile.src.ll
define i32 @f(i32 %x) noprofile {
  ret i32 %x
}
;--- noprofile.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- nocf-check.src.ll
define i32 @f(i32 %x) nocf_check {
  ret i32 %x
}
;--- nocf-check.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- ssp.src.ll
define i32 @f(i32 %x) ssp {
  ret i32 %x
}
;--- ssp.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- sspreq.src.ll
define i32 @f(i32 %x) sspreq {
  ret i32 %x
}
;--- sspreq.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- uwtable.src.ll
define i32 @f(i32 %x) uwtable {
  ret i32 %x
}
;--- uwtable.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- speculative-load-hardening.src.ll
define i32 @f(i32 %x) speculative_load_hardening {
  ret i32 %x
}
;--- speculative-load-hardening.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- nosanitize-bounds.src.ll
define i32 @f(i32 %x) nosanitize_bounds {
  ret i32 %x
}
;--- nosanitize-bounds.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- stronger.src.ll
define i32 @f(i32 %x) ssp {
  ret i32 %x
}
;--- stronger.low.ll
define i32 @f(i32 %x) sspstrong {
  ret i32 %x
}
;--- weaker.src.ll
define i32 @f(i32 %x) sspreq {
  ret i32 %x
}
;--- weaker.low.ll
define i32 @f(i32 %x) ssp {
  ret i32 %x
}
;--- hints.src.ll
define i32 @f(i32 %x) cold minsize noinline optsize {
  ret i32 %x
}
;--- hints.low.ll
define i32 @f(i32 %x) hot {
  ret i32 %x
}
