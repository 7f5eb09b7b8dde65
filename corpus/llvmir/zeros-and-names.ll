; Every form of zero is a zero, as `common` linkage needs it, and two definitions of named metadata are one, as in LLVM.
;
; RUN: lower-mlir --import-llvm %s | lower-mlir --no-passes --emit=llvm | FileCheck %s
; RUN: %if mlir-opt-22 %{ opt-22 -S %s | FileCheck %s %}

; CHECK: @a = common global [2 x i32] zeroinitializer
@a = common global [2 x i32] [i32 0, i32 0]
; CHECK: @b = common global { i32, ptr } zeroinitializer
@b = common global {i32, ptr} {i32 0, ptr null}
; CHECK: @c = common global [2 x i8] zeroinitializer
@c = common global [2 x i8] c"\00\00"
; CHECK: @d = common global ptr null
@d = common global ptr null
; CHECK: @e = global [2 x i8] c"\00a"
@e = global [2 x i8] c"\00a"

; CHECK: !llvm.module.flags = !{![[A:[0-9]+]], ![[B:[0-9]+]]{{[,}]}}
!llvm.module.flags = !{!0}
!llvm.module.flags = !{!1}
; CHECK: ![[A]] = !{i32 1, !"a", i32 1}
!0 = !{i32 1, !"a", i32 1}
; CHECK: ![[B]] = !{i32 1, !"b", i32 2}
!1 = !{i32 1, !"b", i32 2}
