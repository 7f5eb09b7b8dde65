; What opt -O2 of LLVM 22 makes of the lowering of Inputs/optimised-bare.mlir: the result may tell a pointer's address, and nothing
; else does. Then claims that say that less is reported.
;
; RUN: verify-lowering %S/Inputs/optimised-bare.mlir --use-bare-ptr-memref-call-conv --lowered %s | FileCheck %s
; RUN: sed 's/captures(ret: address, provenance)/captures(none)/' %s > %t.none.ll
; RUN: expect-status 2 verify-lowering %S/Inputs/optimised-bare.mlir --use-bare-ptr-memref-call-conv --lowered %t.none.ll | FileCheck %s --check-prefix=NONE
; RUN: sed 's/captures(ret: address, provenance)/captures(ret: address_is_null, provenance)/' %s > %t.null.ll
; RUN: expect-status 2 verify-lowering %S/Inputs/optimised-bare.mlir --use-bare-ptr-memref-call-conv --lowered %t.null.ll | FileCheck %s --check-prefix=NONE
; RUN: sed 's/captures(ret: address, provenance)/captures(address_is_null, ret: address, provenance)/' %s > %t.more.ll
; RUN: verify-lowering %S/Inputs/optimised-bare.mlir --use-bare-ptr-memref-call-conv --lowered %t.more.ll | FileCheck %s
; CHECK: @one_of: proved
; NONE: @one_of: unsupported

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #0

; Function Attrs: mustprogress nofree nounwind willreturn memory(inaccessiblemem: readwrite)
define ptr @one_of(ptr readnone captures(ret: address, provenance) %0, i1 %1) local_unnamed_addr #1 {
  %3 = tail call dereferenceable_or_null(32) ptr @malloc(i64 32)
  %spec.select = select i1 %1, ptr %0, ptr %3
  ret ptr %spec.select
}

attributes #0 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
attributes #1 = { mustprogress nofree nounwind willreturn memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
