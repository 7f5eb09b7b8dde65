; A count of bits that is stated to lie in the range in which each does; then in one that leaves out the last number.
;
; RUN: verify-lowering %S/Inputs/counted.mlir --lowered %s | FileCheck %s
; RUN: sed 's/range(i32 0, 33) i32 @llvm/range(i32 0, 32) i32 @llvm/' %s > %t.less.ll
; RUN: expect-status 2 verify-lowering %S/Inputs/counted.mlir --lowered %t.less.ll | FileCheck %s --check-prefix=LESS
; RUN: sed 's/define range(i32 0, 33)/define range(i32 0, 32)/' %s > %t.result.ll
; RUN: expect-status 1 verify-lowering %S/Inputs/counted.mlir --lowered %t.result.ll | FileCheck %s --check-prefix=RESULT
; CHECK: @set_bits: proved
; LESS: @set_bits: unsupported
; RESULT: @set_bits: refuted

define range(i32 0, 33) i32 @set_bits(i32 %0) {
  %2 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %0)
  ret i32 %2
}
declare i32 @llvm.ctpop.i32(i32)
