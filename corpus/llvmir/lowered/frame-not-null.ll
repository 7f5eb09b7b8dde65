; That an object of the stack frame has an address is no claim; that an argument is not null is one.
;
; RUN: verify-lowering %S/Inputs/hinted.mlir --lowered %s | FileCheck %s
; CHECK: @first: proved
; RUN: sed 's/prefetch(ptr %%p/prefetch(ptr nonnull %%p/' %s > %t.claim.ll
; RUN: expect-status 2 verify-lowering %S/Inputs/hinted.mlir --lowered %t.claim.ll 2>&1 | FileCheck %s --check-prefix=CLAIM
; CLAIM: @first: unsupported: dropped by the import: attribute 'nonnull' of an argument or result of llvm.intr.prefetch

define i32 @first(ptr %a, ptr %p, i64 %o, i64 %n, i64 %s) {
  %frame = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %frame)
  call void @llvm.prefetch(ptr %p, i32 0, i32 3, i32 1)
  %x = load i32, ptr %p, align 4
  store i32 %x, ptr %frame, align 4
  call void @llvm.lifetime.end.p0(ptr noundef nonnull %frame)
  ret i32 %x
}

declare void @llvm.lifetime.start.p0(ptr captures(none))
declare void @llvm.lifetime.end.p0(ptr captures(none))
declare void @llvm.prefetch(ptr readonly captures(none), i32 immarg, i32 immarg, i32 immarg)
