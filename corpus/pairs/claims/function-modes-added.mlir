; Modes that the lowering adds: those that only forbid something are right, others are not. (LLVM Language Reference, "Function
; Attributes".)
;
; RUN: rm -rf %t && split-file %s %t
; RUN: expect-status 1 verify-lowering %t/strictfp.src.ll --lowered %t/strictfp.low.ll 2>/dev/null | FileCheck %s --check-prefix=STRICTFP
; STRICTFP: @f: refuted: attribute: the lowering has an attribute that the source has not
; RUN: expect-status 1 verify-lowering %t/safestack.src.ll --lowered %t/safestack.low.ll 2>/dev/null | FileCheck %s --check-prefix=SAFESTACK
; SAFESTACK: @f: refuted: attribute: the lowering has an attribute that the source has not
; RUN: expect-status 1 verify-lowering %t/sanitize-memory.src.ll --lowered %t/sanitize-memory.low.ll 2>/dev/null | FileCheck %s --check-prefix=SANITIZE-MEMORY
; SANITIZE-MEMORY: @f: refuted: attribute: the lowering has an attribute that the source has not
; RUN: expect-status 1 verify-lowering %t/skipprofile.src.ll --lowered %t/skipprofile.low.ll 2>/dev/null | FileCheck %s --check-prefix=SKIPPROFILE
; SKIPPROFILE: @f: refuted: attribute: the lowering has an attribute that the source has not
; RUN: expect-status 1 verify-lowering %t/nocf-check.src.ll --lowered %t/nocf-check.low.ll 2>/dev/null | FileCheck %s --check-prefix=NOCF-CHECK
; NOCF-CHECK: @f: refuted: attribute: the lowering has an attribute that the source has not
; RUN: expect-status 1 verify-lowering %t/alignstack-32.src.ll --lowered %t/alignstack-32.low.ll 2>/dev/null | FileCheck %s --check-prefix=ALIGNSTACK-32
; ALIGNSTACK-32: @f: refuted: attribute: the lowering has an attribute that the source has not
; RUN: expect-status 1 verify-lowering %t/nonlazybind.src.ll --lowered %t/nonlazybind.low.ll 2>/dev/null | FileCheck %s --check-prefix=NONLAZYBIND
; NONLAZYBIND: @f: refuted: attribute: the lowering has an attribute that the source has not
; RUN: verify-lowering %t/noduplicate.src.ll --lowered %t/noduplicate.low.ll 2>/dev/null | FileCheck %s --check-prefix=NODUPLICATE
; NODUPLICATE: @f: proved
; RUN: verify-lowering %t/nomerge.src.ll --lowered %t/nomerge.low.ll 2>/dev/null | FileCheck %s --check-prefix=NOMERGE
; NOMERGE: @f: proved
; RUN: verify-lowering %t/nobuiltin.src.ll --lowered %t/nobuiltin.low.ll 2>/dev/null | FileCheck %s --check-prefix=NOBUILTIN
; NOBUILTIN: @f: proved
; RUN: verify-lowering %t/null-pointer-is-valid.src.ll --lowered %t/null-pointer-is-valid.low.ll 2>/dev/null | FileCheck %s --check-prefix=NULL-POINTER-IS-VALID
; NULL-POINTER-IS-VALID: @f: proved
; RUN: verify-lowering %t/noredzone.src.ll --lowered %t/noredzone.low.ll 2>/dev/null | FileCheck %s --check-prefix=NOREDZONE
; NOREDZONE: @f: proved
; RUN: verify-lowering %t/ssp.src.ll --lowered %t/ssp.low.ll 2>/dev/null | FileCheck %s --check-prefix=SSP
; SSP: @f: proved
; RUN: verify-lowering %t/uwtable.src.ll --lowered %t/uwtable.low.ll 2>/dev/null | FileCheck %s --check-prefix=UWTABLE
; UWTABLE: @f: proved
; RUN: verify-lowering %t/noimplicitfloat.src.ll --lowered %t/noimplicitfloat.low.ll 2>/dev/null | FileCheck %s --check-prefix=NOIMPLICITFLOAT
; NOIMPLICITFLOAT: @f: proved
; RUN: verify-lowering %t/convergent.src.ll --lowered %t/convergent.low.ll 2>/dev/null | FileCheck %s --check-prefix=CONVERGENT
; CONVERGENT: @f: proved
; RUN: verify-lowering %t/returns-twice.src.ll --lowered %t/returns-twice.low.ll 2>/dev/null | FileCheck %s --check-prefix=RETURNS-TWICE
; RETURNS-TWICE: @f: proved

;--- strictfp.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- strictfp.low.ll
define i32 @f(i32 %x) strictfp {
  ret i32 %x
}
;--- safestack.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- safestack.low.ll
define i32 @f(i32 %x) safestack {
  ret i32 %x
}
;--- sanitize-memory.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- sanitize-memory.low.ll
define i32 @f(i32 %x) sanitize_memory {
  ret i32 %x
}
;--- skipprofile.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- skipprofile.low.ll
define i32 @f(i32 %x) skipprofile {
  ret i32 %x
}
;--- nocf-check.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- nocf-check.low.ll
define i32 @f(i32 %x) nocf_check {
  ret i32 %x
}
;--- alignstack-32.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- alignstack-32.low.ll
define i32 @f(i32 %x) alignstack(32) {
  ret i32 %x
}
;--- nonlazybind.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- nonlazybind.low.ll
define i32 @f(i32 %x) nonlazybind {
  ret i32 %x
}
;--- noduplicate.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- noduplicate.low.ll
define i32 @f(i32 %x) noduplicate {
  ret i32 %x
}
;--- nomerge.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- nomerge.low.ll
define i32 @f(i32 %x) nomerge {
  ret i32 %x
}
;--- nobuiltin.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- nobuiltin.low.ll
define i32 @f(i32 %x) nobuiltin {
  ret i32 %x
}
;--- null-pointer-is-valid.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- null-pointer-is-valid.low.ll
define i32 @f(i32 %x) null_pointer_is_valid {
  ret i32 %x
}
;--- noredzone.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- noredzone.low.ll
define i32 @f(i32 %x) noredzone {
  ret i32 %x
}
;--- ssp.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- ssp.low.ll
define i32 @f(i32 %x) ssp {
  ret i32 %x
}
;--- uwtable.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- uwtable.low.ll
define i32 @f(i32 %x) uwtable {
  ret i32 %x
}
;--- noimplicitfloat.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- noimplicitfloat.low.ll
define i32 @f(i32 %x) noimplicitfloat {
  ret i32 %x
}
;--- convergent.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- convergent.low.ll
define i32 @f(i32 %x) convergent {
  ret i32 %x
}
;--- returns-twice.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- returns-twice.low.ll
define i32 @f(i32 %x) returns_twice {
  ret i32 %x
}
