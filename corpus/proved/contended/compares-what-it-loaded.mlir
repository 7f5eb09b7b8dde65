// Right: the loop ends where the value that the compare-exchange has loaded is the one that it compared with: only a weak one fails then.
//
// RUN: verify-lowering %S/../../examples/contended.mlir --lowered %s --function=scale | FileCheck %s
// RUN: sed 's/icmp "eq"/icmp "ne"/' %s > %t.wrong
// RUN: expect-status 1 verify-lowering %S/../../examples/contended.mlir --lowered %t.wrong --function=scale | FileCheck %s --check-prefix=WRONG
// RUN: sed 's/llvm.cmpxchg/llvm.cmpxchg weak/' %s > %t.weak
// RUN: expect-status 2 verify-lowering %S/../../examples/contended.mlir --lowered %t.weak --function=scale | FileCheck %s --check-prefix=WEAK
// CHECK: @scale: proved
// WRONG: @scale: refuted
// WEAK: @scale: unknown

module {
  llvm.func @scale(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i32) -> i32 {
    %0 = llvm.getelementptr %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %1 = llvm.load %0 : !llvm.ptr -> i32
    llvm.br ^bb1(%1 : i32)
  ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb1
    %3 = llvm.mul %arg6, %2 : i32
    %4 = llvm.cmpxchg %0, %2, %3 acq_rel monotonic : !llvm.ptr, i32
    %5 = llvm.extractvalue %4[0] : !llvm.struct<(i32, i1)>
    %6 = llvm.icmp "eq" %5, %2 : i32
    llvm.cond_br %6, ^bb2, ^bb1(%5 : i32)
  ^bb2:  // pred: ^bb1
    llvm.return %5 : i32
  }
  llvm.func @count(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> i64 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.getelementptr %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %2 = llvm.atomicrmw add %1, %0 acq_rel : !llvm.ptr, i64
    llvm.return %2 : i64
  }
}
