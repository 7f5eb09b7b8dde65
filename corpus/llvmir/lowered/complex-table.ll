; Tables of complex numbers, which LLVM IR initialises by structures; then with one number changed, and with one left out.
;
; RUN: verify-lowering %S/Inputs/complex-table.mlir --lowered %s | FileCheck %s
; RUN: sed '/^@table/s/float 4.0/float 5.0/' %s > %t.number.ll
; RUN: expect-status 1 verify-lowering %S/Inputs/complex-table.mlir --lowered %t.number.ll | FileCheck %s --check-prefix=NUMBER
; RUN: sed '/^@shared/s/float 1.0, float 2.0/float 2.0, float 1.0/' %s > %t.parts.ll
; RUN: expect-status 1 verify-lowering %S/Inputs/complex-table.mlir --lowered %t.parts.ll | FileCheck %s --check-prefix=PARTS
; RUN: sed '/^@table/s/float 3.0/float undef/' %s > %t.undef.ll
; RUN: expect-status 2 verify-lowering %S/Inputs/complex-table.mlir --lowered %t.undef.ll | FileCheck %s --check-prefix=UNDEF
; CHECK: @entry: proved
; CHECK: @shared: proved
; NUMBER: @entry: refuted: symbol: global @table has another initial value
; PARTS: @shared: refuted
; UNDEF: @entry: {{unknown|unsupported}}

@table = private constant [2 x { float, float }] [{ float, float } { float 1.0, float 2.0 }, { float, float } { float 3.0, float 4.0 }]
@shared = global [2 x { float, float }] [{ float, float } { float 1.0, float 2.0 }, { float, float } { float 3.0, float 4.0 }]
define { float, float } @entry(i64 %i) {
  %p = getelementptr { float, float }, ptr @table, i64 %i
  %v = load { float, float }, ptr %p, align 4
  ret { float, float } %v
}
