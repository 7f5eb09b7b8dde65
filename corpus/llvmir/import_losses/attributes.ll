; Attributes of declarations, which the dialect's own attributes do not give to them; attributes that LLVM has given up; metadata of
; declarations, which stands before their types; sanitizers of globals.
;
; REQUIRES: mlir-translate-22, opt-22
; RUN: lower-mlir --no-passes %s 2>&1 >/dev/null | FileCheck %s --implicit-check-not=warning:
; RUN: lower-mlir --no-passes --emit=llvm %s 2>/dev/null | FileCheck %s --check-prefix=BACK
; RUN: %round-trip %s

; CHECK-DAG: :[[@LINE+1]]:{{[0-9]+}}: warning: dropped: 'no_sanitize_address' of a global
@a = global i32 1, no_sanitize_address, align 4
; CHECK-DAG: :[[@LINE+1]]:{{[0-9]+}}: warning: dropped: 'sanitize_memtag' of a global
@b = global i32 1, sanitize_memtag

; CHECK-DAG: :[[@LINE+1]]:{{[0-9]+}}: warning: dropped: metadata '!type' of llvm.func (here and in 1 more places)
declare !type !0 !type !1 void @typed()

declare void @declared(ptr) vscale_range(2,16) "no-nans-fp-math"="true" "denormal-fp-math"="preserve-sign" "fp-contract"="fast" "prefer-vector-width"="256" "target-cpu"="x86-64" "target-features"="+avx"
declare void @one() vscale_range(4)

define void @defined() vscale_range(2,16) "unsafe-fp-math"="true" "approx-func-fp-math"="true" "no-infs-fp-math"="false" {
  ret void
}

!0 = !{i64 0, !"_ZTSFvvE"}
!1 = !{i64 0, !"_ZTSFvvE.generalized"}

; BACK: declare void @declared(ptr) #[[DECLARED:[0-9]+]]
; BACK: declare void @one() #[[ONE:[0-9]+]]
; BACK: define void @defined() #[[DEFINED:[0-9]+]]
; BACK-DAG: attributes #[[DECLARED]] = { vscale_range(2,16) "denormal-fp-math"="preserve-sign" "fp-contract"="fast" "no-nans-fp-math"="true" "prefer-vector-width"="256" "target-cpu"="x86-64" "target-features"="+avx" }
; BACK-DAG: attributes #[[ONE]] = { vscale_range(4,4) }
; BACK-DAG: attributes #[[DEFINED]] = { vscale_range(2,16) "approx-func-fp-math"="true" "no-infs-fp-math"="false" "unsafe-fp-math"="true" }
