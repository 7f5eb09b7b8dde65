; What is stated of globals beside their contents: where they lie, how they are addressed, who instruments them. (LLVM Language
; Reference, "Global Variables", "Runtime Preemption Specifiers".)
;
; RUN: rm -rf %t && split-file %s %t
; RUN: expect-status 1 verify-lowering %t/lost-partition.src.ll --lowered %t/lost-partition.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-PARTITION
; LOST-PARTITION: @g: refuted: symbol: global @g has
; RUN: expect-status 1 verify-lowering %t/new-partition.src.ll --lowered %t/new-partition.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEW-PARTITION
; NEW-PARTITION: @g: refuted: symbol: global @g has
; RUN: verify-lowering %t/kept-partition.src.ll --lowered %t/kept-partition.low.ll 2>/dev/null | FileCheck %s --check-prefix=KEPT-PARTITION
; KEPT-PARTITION: @f: proved
; RUN: expect-status 1 verify-lowering %t/lost-code-model.src.ll --lowered %t/lost-code-model.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-CODE-MODEL
; LOST-CODE-MODEL: @g: refuted: symbol: global @g has
; RUN: expect-status 1 verify-lowering %t/new-code-model.src.ll --lowered %t/new-code-model.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEW-CODE-MODEL
; NEW-CODE-MODEL: @g: refuted: symbol: global @g has
; RUN: verify-lowering %t/kept-code-model.src.ll --lowered %t/kept-code-model.low.ll 2>/dev/null | FileCheck %s --check-prefix=KEPT-CODE-MODEL
; KEPT-CODE-MODEL: @f: proved
; RUN: expect-status 1 verify-lowering %t/lost-no-sanitize.src.ll --lowered %t/lost-no-sanitize.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-NO-SANITIZE
; LOST-NO-SANITIZE: @g: refuted: symbol: global @g has
; RUN: expect-status 1 verify-lowering %t/new-no-sanitize.src.ll --lowered %t/new-no-sanitize.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEW-NO-SANITIZE
; NEW-NO-SANITIZE: @g: refuted: symbol: global @g has
; RUN: verify-lowering %t/kept-no-sanitize.src.ll --lowered %t/kept-no-sanitize.low.ll 2>/dev/null | FileCheck %s --check-prefix=KEPT-NO-SANITIZE
; KEPT-NO-SANITIZE: @f: proved
; RUN: expect-status 1 verify-lowering %t/lost-memtag.src.ll --lowered %t/lost-memtag.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-MEMTAG
; LOST-MEMTAG: @g: refuted: symbol: global @g has
; RUN: expect-status 1 verify-lowering %t/new-memtag.src.ll --lowered %t/new-memtag.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEW-MEMTAG
; NEW-MEMTAG: @g: refuted: symbol: global @g has
; RUN: verify-lowering %t/kept-memtag.src.ll --lowered %t/kept-memtag.low.ll 2>/dev/null | FileCheck %s --check-prefix=KEPT-MEMTAG
; KEPT-MEMTAG: @f: proved
; RUN: expect-status 1 verify-lowering %t/lost-data-section.src.ll --lowered %t/lost-data-section.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-DATA-SECTION
; LOST-DATA-SECTION: @g: refuted: symbol: global @g has
; RUN: expect-status 1 verify-lowering %t/new-data-section.src.ll --lowered %t/new-data-section.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEW-DATA-SECTION
; NEW-DATA-SECTION: @g: refuted: symbol: global @g has
; RUN: verify-lowering %t/kept-data-section.src.ll --lowered %t/kept-data-section.low.ll 2>/dev/null | FileCheck %s --check-prefix=KEPT-DATA-SECTION
; KEPT-DATA-SECTION: @f: proved
; RUN: expect-status 1 verify-lowering %t/lost-dll.src.ll --lowered %t/lost-dll.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-DLL
; LOST-DLL: @g: refuted: symbol: global @g has
; RUN: expect-status 1 verify-lowering %t/new-dll.src.ll --lowered %t/new-dll.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEW-DLL
; NEW-DLL: @g: refuted: symbol: global @g has
; RUN: verify-lowering %t/kept-dll.src.ll --lowered %t/kept-dll.low.ll 2>/dev/null | FileCheck %s --check-prefix=KEPT-DLL
; KEPT-DLL: @f: proved
; RUN: expect-status 1 verify-lowering %t/lost-type.src.ll --lowered %t/lost-type.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-TYPE
; LOST-TYPE: @g: refuted: symbol: global @g has
; RUN: expect-status 1 verify-lowering %t/lost-absolute.src.ll --lowered %t/lost-absolute.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-ABSOLUTE
; LOST-ABSOLUTE: global @g has
; RUN: expect-status 1 verify-lowering %t/other-tls-model.src.ll --lowered %t/other-tls-model.low.ll 2>/dev/null | FileCheck %s --check-prefix=OTHER-TLS-MODEL
; OTHER-TLS-MODEL: @g: refuted: symbol: global @g has
; RUN: expect-status 2 verify-lowering %t/unknown-global.src.ll --lowered %t/unknown-global.low.ll 2>/dev/null | FileCheck %s --check-prefix=UNKNOWN-GLOBAL
; UNKNOWN-GLOBAL: is in no row
; RUN: expect-status 1 verify-lowering %t/dso-elsewhere.src.ll --lowered %t/dso-elsewhere.low.ll 2>/dev/null | FileCheck %s --check-prefix=DSO-ELSEWHERE
; DSO-ELSEWHERE: dso_local
; RUN: expect-status 2 verify-lowering %t/dso-here.src.ll --lowered %t/dso-here.low.ll 2>/dev/null | FileCheck %s --check-prefix=DSO-HERE
; DSO-HERE: @f: unsupported: {{.*}}dso_local
; RUN: verify-lowering %t/dso-given-up.src.ll --lowered %t/dso-given-up.low.ll 2>/dev/null | FileCheck %s --check-prefix=DSO-GIVEN-UP
; DSO-GIVEN-UP: @f: proved
; RUN: expect-status 1 verify-lowering %t/dso-weak.src.ll --lowered %t/dso-weak.low.ll 2>/dev/null | FileCheck %s --check-prefix=DSO-WEAK
; DSO-WEAK: dso_local

;--- lost-partition.src.ll
@g = global i32 0, partition "p", align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- lost-partition.low.ll
@g = global i32 0, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- new-partition.src.ll
@g = global i32 0, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- new-partition.low.ll
@g = global i32 0, partition "p", align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- kept-partition.src.ll
@g = global i32 0, partition "p", align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- kept-partition.low.ll
@g = global i32 0, partition "p", align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- lost-code-model.src.ll
@g = global i32 0, code_model "large", align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- lost-code-model.low.ll
@g = global i32 0, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- new-code-model.src.ll
@g = global i32 0, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- new-code-model.low.ll
@g = global i32 0, code_model "large", align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- kept-code-model.src.ll
@g = global i32 0, code_model "large", align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- kept-code-model.low.ll
@g = global i32 0, code_model "large", align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- lost-no-sanitize.src.ll
@g = global i32 0, no_sanitize_address, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- lost-no-sanitize.low.ll
@g = global i32 0, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- new-no-sanitize.src.ll
@g = global i32 0, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- new-no-sanitize.low.ll
@g = global i32 0, no_sanitize_address, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- kept-no-sanitize.src.ll
@g = global i32 0, no_sanitize_address, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- kept-no-sanitize.low.ll
@g = global i32 0, no_sanitize_address, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- lost-memtag.src.ll
@g = global i32 0, sanitize_memtag, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- lost-memtag.low.ll
@g = global i32 0, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- new-memtag.src.ll
@g = global i32 0, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- new-memtag.low.ll
@g = global i32 0, sanitize_memtag, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- kept-memtag.src.ll
@g = global i32 0, sanitize_memtag, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- kept-memtag.low.ll
@g = global i32 0, sanitize_memtag, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- lost-data-section.src.ll
@g = global i32 0, align 4 "data-section"="d"
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- lost-data-section.low.ll
@g = global i32 0, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- new-data-section.src.ll
@g = global i32 0, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- new-data-section.low.ll
@g = global i32 0, align 4 "data-section"="d"
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- kept-data-section.src.ll
@g = global i32 0, align 4 "data-section"="d"
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- kept-data-section.low.ll
@g = global i32 0, align 4 "data-section"="d"
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- lost-dll.src.ll
@g = dllexport global i32 0, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- lost-dll.low.ll
@g = global i32 0, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- new-dll.src.ll
@g = global i32 0, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- new-dll.low.ll
@g = dllexport global i32 0, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- kept-dll.src.ll
@g = dllexport global i32 0, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- kept-dll.low.ll
@g = dllexport global i32 0, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- lost-type.src.ll
@g = global i32 0, align 4, !type !0
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
!0 = !{i64 0, !"t"}
;--- lost-type.low.ll
@g = global i32 0, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- lost-absolute.src.ll
@g = external global i32, align 4, !absolute_symbol !0
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
!0 = !{i64 0, i64 256}
;--- lost-absolute.low.ll
@g = external global i32, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- other-tls-model.src.ll
@g = thread_local(initialexec) global i32 0, align 4
define i32 @f() {
  %r = add i32 0, 1
  ret i32 %r
}
;--- other-tls-model.low.ll
@g = thread_local(localexec) global i32 0, align 4
define i32 @f() {
  %r = add i32 0, 1
  ret i32 %r
}
;--- unknown-global.src.ll
@g = global i32 0, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- unknown-global.low.ll
@g = global i32 0, align 4 "word-of-nobody"
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- dso-elsewhere.src.ll
@g = external global i32, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- dso-elsewhere.low.ll
@g = external dso_local global i32, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- dso-here.src.ll
@g = global i32 0, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- dso-here.low.ll
@g = dso_local global i32 0, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- dso-given-up.src.ll
@g = external dso_local global i32, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- dso-given-up.low.ll
@g = external global i32, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- dso-weak.src.ll
@g = weak global i32 0, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
;--- dso-weak.low.ll
@g = weak dso_local global i32 0, align 4
define i32 @f() {
  %r = load i32, ptr @g, align 4
  ret i32 %r
}
