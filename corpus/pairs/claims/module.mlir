; Flags and named metadata of a module: agreements with others that are linked to it. (LLVM Language Reference, "Module Flags
; Metadata", "Named Metadata".)
;
; RUN: rm -rf %t && split-file %s %t
; RUN: expect-status 2 verify-lowering %t/lost-kcfi.src.ll --lowered %t/lost-kcfi.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-KCFI
; LOST-KCFI: @f: unsupported: flags of a module
; RUN: expect-status 2 verify-lowering %t/new-kcfi.src.ll --lowered %t/new-kcfi.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEW-KCFI
; NEW-KCFI: @f: unsupported: flags of a module
; RUN: verify-lowering %t/kept-kcfi.src.ll --lowered %t/kept-kcfi.low.ll 2>/dev/null | FileCheck %s --check-prefix=KEPT-KCFI
; KEPT-KCFI: @f: proved
; RUN: expect-status 2 verify-lowering %t/lost-cf-protection.src.ll --lowered %t/lost-cf-protection.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-CF-PROTECTION
; LOST-CF-PROTECTION: @f: unsupported: flags of a module
; RUN: expect-status 2 verify-lowering %t/new-cf-protection.src.ll --lowered %t/new-cf-protection.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEW-CF-PROTECTION
; NEW-CF-PROTECTION: @f: unsupported: flags of a module
; RUN: verify-lowering %t/kept-cf-protection.src.ll --lowered %t/kept-cf-protection.low.ll 2>/dev/null | FileCheck %s --check-prefix=KEPT-CF-PROTECTION
; KEPT-CF-PROTECTION: @f: proved
; RUN: expect-status 2 verify-lowering %t/lost-pic.src.ll --lowered %t/lost-pic.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-PIC
; LOST-PIC: @f: unsupported: flags of a module
; RUN: expect-status 2 verify-lowering %t/new-pic.src.ll --lowered %t/new-pic.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEW-PIC
; NEW-PIC: @f: unsupported: flags of a module
; RUN: verify-lowering %t/kept-pic.src.ll --lowered %t/kept-pic.low.ll 2>/dev/null | FileCheck %s --check-prefix=KEPT-PIC
; KEPT-PIC: @f: proved
; RUN: expect-status 2 verify-lowering %t/lost-wchar.src.ll --lowered %t/lost-wchar.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-WCHAR
; LOST-WCHAR: @f: unsupported: flags of a module
; RUN: expect-status 2 verify-lowering %t/new-wchar.src.ll --lowered %t/new-wchar.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEW-WCHAR
; NEW-WCHAR: @f: unsupported: flags of a module
; RUN: verify-lowering %t/kept-wchar.src.ll --lowered %t/kept-wchar.low.ll 2>/dev/null | FileCheck %s --check-prefix=KEPT-WCHAR
; KEPT-WCHAR: @f: proved
; RUN: verify-lowering %t/dwarf.src.ll --lowered %t/dwarf.low.ll 2>/dev/null | FileCheck %s --check-prefix=DWARF
; DWARF: @f: proved
; RUN: expect-status 2 verify-lowering %t/unknown-flag.src.ll --lowered %t/unknown-flag.low.ll 2>/dev/null | FileCheck %s --check-prefix=UNKNOWN-FLAG
; UNKNOWN-FLAG: @f: unsupported: flags of a module
; RUN: expect-status 2 verify-lowering %t/libraries.src.ll --lowered %t/libraries.low.ll 2>/dev/null | FileCheck %s --check-prefix=LIBRARIES
; LIBRARIES: @f: unsupported: metadata of the whole module
; RUN: verify-lowering %t/kept-libraries.src.ll --lowered %t/kept-libraries.low.ll 2>/dev/null | FileCheck %s --check-prefix=KEPT-LIBRARIES
; KEPT-LIBRARIES: @f: proved
; RUN: verify-lowering %t/ident.src.ll --lowered %t/ident.low.ll 2>/dev/null | FileCheck %s --check-prefix=IDENT
; IDENT: @f: proved

;--- lost-kcfi.src.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.module.flags = !{!0}
!0 = !{i32 4, !"kcfi", i32 2}
;--- lost-kcfi.low.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
;--- new-kcfi.src.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
;--- new-kcfi.low.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.module.flags = !{!0}
!0 = !{i32 4, !"kcfi", i32 2}
;--- kept-kcfi.src.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.module.flags = !{!0}
!0 = !{i32 4, !"kcfi", i32 2}
;--- kept-kcfi.low.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.module.flags = !{!0}
!0 = !{i32 4, !"kcfi", i32 2}
;--- lost-cf-protection.src.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"cf-protection-branch", i32 2}
;--- lost-cf-protection.low.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
;--- new-cf-protection.src.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
;--- new-cf-protection.low.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"cf-protection-branch", i32 2}
;--- kept-cf-protection.src.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"cf-protection-branch", i32 2}
;--- kept-cf-protection.low.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"cf-protection-branch", i32 2}
;--- lost-pic.src.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"PIC Level", i32 2}
;--- lost-pic.low.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
;--- new-pic.src.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
;--- new-pic.low.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"PIC Level", i32 2}
;--- kept-pic.src.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"PIC Level", i32 2}
;--- kept-pic.low.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"PIC Level", i32 2}
;--- lost-wchar.src.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 2}
;--- lost-wchar.low.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
;--- new-wchar.src.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
;--- new-wchar.low.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 2}
;--- kept-wchar.src.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 2}
;--- kept-wchar.low.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 2}
;--- dwarf.src.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.module.flags = !{!0}
!0 = !{i32 7, !"Dwarf Version", i32 5}
;--- dwarf.low.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
;--- unknown-flag.src.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"flag of nobody", i32 5}
;--- unknown-flag.low.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"flag of nobody", i32 5}
;--- libraries.src.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
;--- libraries.low.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.dependent-libraries = !{!0}
!0 = !{!"m"}
;--- kept-libraries.src.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.dependent-libraries = !{!0}
!0 = !{!"m"}
;--- kept-libraries.low.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.dependent-libraries = !{!0}
!0 = !{!"m"}
;--- ident.src.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
;--- ident.low.ll
define i32 @f(i32 %x) {
  ret i32 %x
}
!llvm.ident = !{!0}
!0 = !{!"compiler"}
