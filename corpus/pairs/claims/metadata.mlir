; Metadata of functions and instructions: what the linker or a tool sees has to be the source's, claims are given up or have no
; meaning, hints are nothing. (LLVM Language Reference, "Metadata".)
;
; RUN: rm -rf %t && split-file %s %t
; RUN: expect-status 1 verify-lowering %t/lost-type.src.ll --lowered %t/lost-type.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-TYPE
; LOST-TYPE: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: verify-lowering %t/kept-type.src.ll --lowered %t/kept-type.low.ll 2>/dev/null | FileCheck %s --check-prefix=KEPT-TYPE
; KEPT-TYPE: @f: proved
; RUN: expect-status 1 verify-lowering %t/lost-kcfi-type.src.ll --lowered %t/lost-kcfi-type.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-KCFI-TYPE
; LOST-KCFI-TYPE: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: verify-lowering %t/kept-kcfi-type.src.ll --lowered %t/kept-kcfi-type.low.ll 2>/dev/null | FileCheck %s --check-prefix=KEPT-KCFI-TYPE
; KEPT-KCFI-TYPE: @f: proved
; RUN: expect-status 1 verify-lowering %t/lost-func-sanitize.src.ll --lowered %t/lost-func-sanitize.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-FUNC-SANITIZE
; LOST-FUNC-SANITIZE: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: verify-lowering %t/kept-func-sanitize.src.ll --lowered %t/kept-func-sanitize.low.ll 2>/dev/null | FileCheck %s --check-prefix=KEPT-FUNC-SANITIZE
; KEPT-FUNC-SANITIZE: @f: proved
; RUN: expect-status 1 verify-lowering %t/lost-pcsections.src.ll --lowered %t/lost-pcsections.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-PCSECTIONS
; LOST-PCSECTIONS: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: verify-lowering %t/kept-pcsections.src.ll --lowered %t/kept-pcsections.low.ll 2>/dev/null | FileCheck %s --check-prefix=KEPT-PCSECTIONS
; KEPT-PCSECTIONS: @f: proved
; RUN: expect-status 1 verify-lowering %t/lost-reqd-work-group-size.src.ll --lowered %t/lost-reqd-work-group-size.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-REQD-WORK-GROUP-SIZE
; LOST-REQD-WORK-GROUP-SIZE: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: verify-lowering %t/kept-reqd-work-group-size.src.ll --lowered %t/kept-reqd-work-group-size.low.ll 2>/dev/null | FileCheck %s --check-prefix=KEPT-REQD-WORK-GROUP-SIZE
; KEPT-REQD-WORK-GROUP-SIZE: @f: proved
; RUN: expect-status 1 verify-lowering %t/lost-associated.src.ll --lowered %t/lost-associated.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-ASSOCIATED
; LOST-ASSOCIATED: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: verify-lowering %t/kept-associated.src.ll --lowered %t/kept-associated.low.ll 2>/dev/null | FileCheck %s --check-prefix=KEPT-ASSOCIATED
; KEPT-ASSOCIATED: @f: proved
; RUN: expect-status 1 verify-lowering %t/other-kcfi-type.src.ll --lowered %t/other-kcfi-type.low.ll 2>/dev/null | FileCheck %s --check-prefix=OTHER-KCFI-TYPE
; OTHER-KCFI-TYPE: @f: refuted: attribute: the source has an attribute that the lowering has to keep
; RUN: expect-status 1 verify-lowering %t/new-kcfi-type.src.ll --lowered %t/new-kcfi-type.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEW-KCFI-TYPE
; NEW-KCFI-TYPE: @f: refuted: attribute: the lowering has an attribute that the source has not
; RUN: verify-lowering %t/prof.src.ll --lowered %t/prof.low.ll 2>/dev/null | FileCheck %s --check-prefix=PROF
; PROF: @f: proved
; RUN: expect-status 2 verify-lowering %t/unknown-metadata.src.ll --lowered %t/unknown-metadata.low.ll 2>/dev/null | FileCheck %s --check-prefix=UNKNOWN-METADATA
; UNKNOWN-METADATA: @f: unsupported: an attribute that is in no row
; RUN: expect-status 1 verify-lowering %t/load-range.src.ll --lowered %t/load-range.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOAD-RANGE
; LOAD-RANGE: @f: refuted: return-value: result {{.*}} differs: it is poison in the lowering, but not in the source
; RUN: expect-status 1 verify-lowering %t/load-noundef.src.ll --lowered %t/load-noundef.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOAD-NOUNDEF
; LOAD-NOUNDEF: @f: refuted: undefined: the lowering is undefined: a value that is claimed to be defined is poison
; RUN: expect-status 2 verify-lowering %t/load-noalias-addrspace.src.ll --lowered %t/load-noalias-addrspace.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOAD-NOALIAS-ADDRSPACE
; LOAD-NOALIAS-ADDRSPACE: @f: unsupported: dropped by the import: metadata '!noalias.addrspace
; RUN: expect-status 2 verify-lowering %t/load-mmra.src.ll --lowered %t/load-mmra.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOAD-MMRA
; LOAD-MMRA: @f: unsupported: dropped by the import: metadata '!mmra
; RUN: expect-status 2 verify-lowering %t/load-nobodys-kind.src.ll --lowered %t/load-nobodys-kind.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOAD-NOBODYS-KIND
; LOAD-NOBODYS-KIND: @f: unsupported: dropped by the import: metadata '!nobodys.kind
; RUN: verify-lowering %t/given-up-range.src.ll --lowered %t/given-up-range.low.ll 2>/dev/null | FileCheck %s --check-prefix=GIVEN-UP-RANGE
; GIVEN-UP-RANGE: @f: proved
; RUN: verify-lowering %t/given-up-nontemporal.src.ll --lowered %t/given-up-nontemporal.low.ll 2>/dev/null | FileCheck %s --check-prefix=GIVEN-UP-NONTEMPORAL
; GIVEN-UP-NONTEMPORAL: @f: proved
; RUN: verify-lowering %t/given-up-annotation.src.ll --lowered %t/given-up-annotation.low.ll 2>/dev/null | FileCheck %s --check-prefix=GIVEN-UP-ANNOTATION
; GIVEN-UP-ANNOTATION: @f: proved
; RUN: verify-lowering %t/hint-annotation.src.ll --lowered %t/hint-annotation.low.ll 2>/dev/null | FileCheck %s --check-prefix=HINT-ANNOTATION
; HINT-ANNOTATION: @f: proved
; RUN: expect-status 2 verify-lowering %t/source-mmra.src.ll --lowered %t/source-mmra.low.ll 2>/dev/null | FileCheck %s --check-prefix=SOURCE-MMRA
; SOURCE-MMRA: @f: unsupported: dropped by the import: metadata '!mmra'

;--- lost-type.src.ll
define i32 @f(i32 %x) !type !0 {
  ret i32 %x
}
!0 = !{i64 0, !"t"}
;--- lost-type.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- kept-type.src.ll
define i32 @f(i32 %x) !type !0 {
  ret i32 %x
}
!0 = !{i64 0, !"t"}
;--- kept-type.low.ll
define i32 @f(i32 %x) !type !1 {
  ret i32 %x
}
!0 = !{}
!1 = !{i64 0, !"t"}
;--- lost-kcfi-type.src.ll
define i32 @f(i32 %x) !kcfi_type !0 {
  ret i32 %x
}
!0 = !{i32 7}
;--- lost-kcfi-type.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- kept-kcfi-type.src.ll
define i32 @f(i32 %x) !kcfi_type !0 {
  ret i32 %x
}
!0 = !{i32 7}
;--- kept-kcfi-type.low.ll
define i32 @f(i32 %x) !kcfi_type !1 {
  ret i32 %x
}
!0 = !{}
!1 = !{i32 7}
;--- lost-func-sanitize.src.ll
define i32 @f(i32 %x) !func_sanitize !0 {
  ret i32 %x
}
!0 = !{i32 5, i32 6}
;--- lost-func-sanitize.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- kept-func-sanitize.src.ll
define i32 @f(i32 %x) !func_sanitize !0 {
  ret i32 %x
}
!0 = !{i32 5, i32 6}
;--- kept-func-sanitize.low.ll
define i32 @f(i32 %x) !func_sanitize !1 {
  ret i32 %x
}
!0 = !{}
!1 = !{i32 5, i32 6}
;--- lost-pcsections.src.ll
define i32 @f(i32 %x) !pcsections !0 {
  ret i32 %x
}
!0 = !{!"s"}
;--- lost-pcsections.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- kept-pcsections.src.ll
define i32 @f(i32 %x) !pcsections !0 {
  ret i32 %x
}
!0 = !{!"s"}
;--- kept-pcsections.low.ll
define i32 @f(i32 %x) !pcsections !1 {
  ret i32 %x
}
!0 = !{}
!1 = !{!"s"}
;--- lost-reqd-work-group-size.src.ll
define i32 @f(i32 %x) !reqd_work_group_size !0 {
  ret i32 %x
}
!0 = !{i32 1, i32 2, i32 3}
;--- lost-reqd-work-group-size.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- kept-reqd-work-group-size.src.ll
define i32 @f(i32 %x) !reqd_work_group_size !0 {
  ret i32 %x
}
!0 = !{i32 1, i32 2, i32 3}
;--- kept-reqd-work-group-size.low.ll
define i32 @f(i32 %x) !reqd_work_group_size !1 {
  ret i32 %x
}
!0 = !{}
!1 = !{i32 1, i32 2, i32 3}
;--- lost-associated.src.ll
define i32 @f(i32 %x) !associated !0 {
  ret i32 %x
}
!0 = !{ptr @f}
;--- lost-associated.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- kept-associated.src.ll
define i32 @f(i32 %x) !associated !0 {
  ret i32 %x
}
!0 = !{ptr @f}
;--- kept-associated.low.ll
define i32 @f(i32 %x) !associated !1 {
  ret i32 %x
}
!0 = !{}
!1 = !{ptr @f}
;--- other-kcfi-type.src.ll
define i32 @f(i32 %x) !kcfi_type !0 {
  ret i32 %x
}
!0 = !{i32 7}
;--- other-kcfi-type.low.ll
define i32 @f(i32 %x) !kcfi_type !0 {
  ret i32 %x
}
!0 = !{i32 8}
;--- new-kcfi-type.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- new-kcfi-type.low.ll
define i32 @f(i32 %x) !kcfi_type !0 {
  ret i32 %x
}
!0 = !{i32 8}
;--- prof.src.ll
define i32 @f(i32 %x) !prof !0 {
  ret i32 %x
}
!0 = !{!"function_entry_count", i64 3}
;--- prof.low.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- unknown-metadata.src.ll
define i32 @f(i32 %x)  {
  ret i32 %x
}
;--- unknown-metadata.low.ll
define i32 @f(i32 %x) !nobodys.kind !0 {
  ret i32 %x
}
!0 = !{i32 8}
;--- load-range.src.ll
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align 4
  ret i32 %x
}
;--- load-range.low.ll
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align 4, !range !0
  ret i32 %x
}
!0 = !{i32 0, i32 9}
;--- load-noundef.src.ll
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align 4
  ret i32 %x
}
;--- load-noundef.low.ll
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align 4, !noundef !0
  ret i32 %x
}
!0 = !{}
;--- load-noalias-addrspace.src.ll
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align 4
  ret i32 %x
}
;--- load-noalias-addrspace.low.ll
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align 4, !noalias.addrspace !0
  ret i32 %x
}
!0 = !{i32 1, i32 2}
;--- load-mmra.src.ll
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align 4
  ret i32 %x
}
;--- load-mmra.low.ll
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align 4, !mmra !0
  ret i32 %x
}
!0 = !{!"a", !"b"}
;--- load-nobodys-kind.src.ll
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align 4
  ret i32 %x
}
;--- load-nobodys-kind.low.ll
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align 4, !nobodys.kind !0
  ret i32 %x
}
!0 = !{}
;--- given-up-range.src.ll
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align 4, !range !0
  ret i32 %x
}
!0 = !{i32 0, i32 9}
;--- given-up-range.low.ll
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align 4
  ret i32 %x
}
;--- given-up-nontemporal.src.ll
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align 4, !nontemporal !0
  ret i32 %x
}
!0 = !{i32 1}
;--- given-up-nontemporal.low.ll
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align 4
  ret i32 %x
}
;--- given-up-annotation.src.ll
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align 4, !annotation !0
  ret i32 %x
}
!0 = !{!"x"}
;--- given-up-annotation.low.ll
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align 4
  ret i32 %x
}
;--- hint-annotation.src.ll
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align 4
  ret i32 %x
}
;--- hint-annotation.low.ll
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align 4, !annotation !0
  ret i32 %x
}
!0 = !{!"x"}
;--- source-mmra.src.ll
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align 4, !mmra !0
  ret i32 %x
}
!0 = !{!"a", !"b"}
;--- source-mmra.low.ll
define i32 @f(ptr %p) {
  %x = load i32, ptr %p, align 4
  ret i32 %x
}
