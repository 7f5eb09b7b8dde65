; What calls say of themselves: modes are kept call by call, claims that have no meaning are not ignored, and what may not be merged,
; duplicated or moved stands as often in the text. (LLVM Language Reference, "Function Attributes", "Call Site Attributes".)
;
; RUN: rm -rf %t && split-file %s %t
; RUN: expect-status 1 verify-lowering %t/lost-nomerge.src.ll --lowered %t/lost-nomerge.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-NOMERGE
; LOST-NOMERGE: @f: refuted: attribute: the source has a mode that the lowering has to keep
; RUN: verify-lowering %t/kept-nomerge.src.ll --lowered %t/kept-nomerge.low.ll 2>/dev/null | FileCheck %s --check-prefix=KEPT-NOMERGE
; KEPT-NOMERGE: @f: proved
; RUN: expect-status 1 verify-lowering %t/lost-noduplicate.src.ll --lowered %t/lost-noduplicate.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-NODUPLICATE
; LOST-NODUPLICATE: @f: refuted: attribute: the source has a mode that the lowering has to keep
; RUN: verify-lowering %t/kept-noduplicate.src.ll --lowered %t/kept-noduplicate.low.ll 2>/dev/null | FileCheck %s --check-prefix=KEPT-NODUPLICATE
; KEPT-NODUPLICATE: @f: proved
; RUN: expect-status 1 verify-lowering %t/lost-nobuiltin.src.ll --lowered %t/lost-nobuiltin.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-NOBUILTIN
; LOST-NOBUILTIN: @f: refuted: attribute: the source has a mode that the lowering has to keep
; RUN: verify-lowering %t/kept-nobuiltin.src.ll --lowered %t/kept-nobuiltin.low.ll 2>/dev/null | FileCheck %s --check-prefix=KEPT-NOBUILTIN
; KEPT-NOBUILTIN: @f: proved
; RUN: expect-status 1 verify-lowering %t/lost-strictfp.src.ll --lowered %t/lost-strictfp.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-STRICTFP
; LOST-STRICTFP: @f: refuted: attribute: the source has a mode that the lowering has to keep
; RUN: verify-lowering %t/kept-strictfp.src.ll --lowered %t/kept-strictfp.low.ll 2>/dev/null | FileCheck %s --check-prefix=KEPT-STRICTFP
; KEPT-STRICTFP: @f: proved
; RUN: expect-status 1 verify-lowering %t/lost-convergent.src.ll --lowered %t/lost-convergent.low.ll 2>/dev/null | FileCheck %s --check-prefix=LOST-CONVERGENT
; LOST-CONVERGENT: @f: refuted: attribute: the source has a mode that the lowering has to keep
; RUN: verify-lowering %t/kept-convergent.src.ll --lowered %t/kept-convergent.low.ll 2>/dev/null | FileCheck %s --check-prefix=KEPT-CONVERGENT
; KEPT-CONVERGENT: @f: proved
; RUN: expect-status 1 verify-lowering %t/new-strictfp.src.ll --lowered %t/new-strictfp.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEW-STRICTFP
; NEW-STRICTFP: @f: refuted: attribute: the lowering has a mode that the source has not
; RUN: verify-lowering %t/new-nomerge.src.ll --lowered %t/new-nomerge.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEW-NOMERGE
; NEW-NOMERGE: @f: proved
; RUN: expect-status 1 verify-lowering %t/new-variant.src.ll --lowered %t/new-variant.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEW-VARIANT
; NEW-VARIANT: @f: refuted: attribute: the lowering has a claim that the source has not
; RUN: verify-lowering %t/variant-given-up.src.ll --lowered %t/variant-given-up.low.ll 2>/dev/null | FileCheck %s --check-prefix=VARIANT-GIVEN-UP
; VARIANT-GIVEN-UP: @f: proved
; RUN: expect-status 2 verify-lowering %t/new-norecurse.src.ll --lowered %t/new-norecurse.low.ll 2>/dev/null | FileCheck %s --check-prefix=NEW-NORECURSE
; NEW-NORECURSE: @f: unsupported
; RUN: expect-status 2 verify-lowering %t/unknown-word.src.ll --lowered %t/unknown-word.low.ll 2>/dev/null | FileCheck %s --check-prefix=UNKNOWN-WORD
; UNKNOWN-WORD: @f: unsupported: an attribute that is in no row
; RUN: verify-lowering %t/cold.src.ll --lowered %t/cold.low.ll 2>/dev/null | FileCheck %s --check-prefix=COLD
; COLD: @f: proved
; RUN: expect-status 1 verify-lowering %t/merged-nomerge.src.ll --lowered %t/merged-nomerge.low.ll 2>/dev/null | FileCheck %s --check-prefix=MERGED-NOMERGE
; MERGED-NOMERGE: @f: refuted: attribute: the lowering has fewer calls of what may not be merged
; RUN: verify-lowering %t/split-nomerge.src.ll --lowered %t/split-nomerge.low.ll 2>/dev/null | FileCheck %s --check-prefix=SPLIT-NOMERGE
; SPLIT-NOMERGE: @f: proved
; RUN: verify-lowering %t/merged-noduplicate.src.ll --lowered %t/merged-noduplicate.low.ll 2>/dev/null | FileCheck %s --check-prefix=MERGED-NODUPLICATE
; MERGED-NODUPLICATE: @f: proved
; RUN: expect-status 1 verify-lowering %t/split-noduplicate.src.ll --lowered %t/split-noduplicate.low.ll 2>/dev/null | FileCheck %s --check-prefix=SPLIT-NODUPLICATE
; SPLIT-NODUPLICATE: @f: refuted: attribute: the lowering duplicates what may not be duplicated
; RUN: expect-status 2 verify-lowering %t/merged-convergent.src.ll --lowered %t/merged-convergent.low.ll 2>/dev/null | FileCheck %s --check-prefix=MERGED-CONVERGENT
; MERGED-CONVERGENT: @f: unsupported
; RUN: expect-status 2 verify-lowering %t/split-convergent.src.ll --lowered %t/split-convergent.low.ll 2>/dev/null | FileCheck %s --check-prefix=SPLIT-CONVERGENT
; SPLIT-CONVERGENT: @f: unsupported

;--- lost-nomerge.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) nomerge
  ret i32 %y
}
;--- lost-nomerge.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x)
  ret i32 %y
}
;--- kept-nomerge.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) nomerge
  ret i32 %y
}
;--- kept-nomerge.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) nomerge
  ret i32 %y
}
;--- lost-noduplicate.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) noduplicate
  ret i32 %y
}
;--- lost-noduplicate.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x)
  ret i32 %y
}
;--- kept-noduplicate.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) noduplicate
  ret i32 %y
}
;--- kept-noduplicate.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) noduplicate
  ret i32 %y
}
;--- lost-nobuiltin.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) nobuiltin
  ret i32 %y
}
;--- lost-nobuiltin.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x)
  ret i32 %y
}
;--- kept-nobuiltin.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) nobuiltin
  ret i32 %y
}
;--- kept-nobuiltin.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) nobuiltin
  ret i32 %y
}
;--- lost-strictfp.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) strictfp
  ret i32 %y
}
;--- lost-strictfp.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x)
  ret i32 %y
}
;--- kept-strictfp.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) strictfp
  ret i32 %y
}
;--- kept-strictfp.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) strictfp
  ret i32 %y
}
;--- lost-convergent.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) convergent
  ret i32 %y
}
;--- lost-convergent.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x)
  ret i32 %y
}
;--- kept-convergent.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) convergent
  ret i32 %y
}
;--- kept-convergent.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) convergent
  ret i32 %y
}
;--- new-strictfp.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x)
  ret i32 %y
}
;--- new-strictfp.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) strictfp
  ret i32 %y
}
;--- new-nomerge.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x)
  ret i32 %y
}
;--- new-nomerge.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) nomerge
  ret i32 %y
}
;--- new-variant.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x)
  ret i32 %y
}
;--- new-variant.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) "vector-function-abi-variant"="_ZGVbN2v_g(h)"
  ret i32 %y
}
;--- variant-given-up.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) "vector-function-abi-variant"="_ZGVbN2v_g(h)"
  ret i32 %y
}
;--- variant-given-up.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x)
  ret i32 %y
}
;--- new-norecurse.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x)
  ret i32 %y
}
;--- new-norecurse.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) nocallback
  ret i32 %y
}
;--- unknown-word.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x)
  ret i32 %y
}
;--- unknown-word.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) "word-of-nobody"
  ret i32 %y
}
;--- cold.src.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) cold
  ret i32 %y
}
;--- cold.low.ll
declare i32 @g(i32)
define i32 @f(i32 %x) {
  %y = call i32 @g(i32 %x) hot
  ret i32 %y
}
;--- merged-nomerge.src.ll
declare void @h() nomerge
define i32 @f(i1 %any) {
  %c = freeze i1 %any
  br i1 %c, label %a, label %b
a:
  call void @h()
  ret i32 1
b:
  call void @h()
  ret i32 2
}
;--- merged-nomerge.low.ll
declare void @h() nomerge
define i32 @f(i1 %any) {
  %c = freeze i1 %any
  call void @h()
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
;--- split-nomerge.src.ll
declare void @h() nomerge
define i32 @f(i1 %any) {
  %c = freeze i1 %any
  call void @h()
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
;--- split-nomerge.low.ll
declare void @h() nomerge
define i32 @f(i1 %any) {
  %c = freeze i1 %any
  br i1 %c, label %a, label %b
a:
  call void @h()
  ret i32 1
b:
  call void @h()
  ret i32 2
}
;--- merged-noduplicate.src.ll
declare void @h() noduplicate
define i32 @f(i1 %any) {
  %c = freeze i1 %any
  br i1 %c, label %a, label %b
a:
  call void @h()
  ret i32 1
b:
  call void @h()
  ret i32 2
}
;--- merged-noduplicate.low.ll
declare void @h() noduplicate
define i32 @f(i1 %any) {
  %c = freeze i1 %any
  call void @h()
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
;--- split-noduplicate.src.ll
declare void @h() noduplicate
define i32 @f(i1 %any) {
  %c = freeze i1 %any
  call void @h()
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
;--- split-noduplicate.low.ll
declare void @h() noduplicate
define i32 @f(i1 %any) {
  %c = freeze i1 %any
  br i1 %c, label %a, label %b
a:
  call void @h()
  ret i32 1
b:
  call void @h()
  ret i32 2
}
;--- merged-convergent.src.ll
declare void @h() convergent
define i32 @f(i1 %any) {
  %c = freeze i1 %any
  br i1 %c, label %a, label %b
a:
  call void @h()
  ret i32 1
b:
  call void @h()
  ret i32 2
}
;--- merged-convergent.low.ll
declare void @h() convergent
define i32 @f(i1 %any) {
  %c = freeze i1 %any
  call void @h()
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
;--- split-convergent.src.ll
declare void @h() convergent
define i32 @f(i1 %any) {
  %c = freeze i1 %any
  call void @h()
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
;--- split-convergent.low.ll
declare void @h() convergent
define i32 @f(i1 %any) {
  %c = freeze i1 %any
  br i1 %c, label %a, label %b
a:
  call void @h()
  ret i32 1
b:
  call void @h()
  ret i32 2
}
