// Wrong: our lowering of ../../proved/structured/regions.mlir with one word changed at a time.
//
// RUN: lower-mlir %S/../../proved/structured/regions.mlir -convert-scf-to-cf -lower-affine -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts -o %t
//
// The values that the loop carries are exchanged; it goes round once more.
// RUN: sed 's/llvm.br ^bb1(%21, %20, %19 :/llvm.br ^bb1(%21, %19, %20 :/' %t > %t.1
// RUN: expect-status 1 verify-lowering %S/../../proved/structured/regions.mlir --lowered %t.1 --function=sum | FileCheck %s --check-prefix=SUM
// RUN: sed 's/%16 = llvm.icmp "slt"/%16 = llvm.icmp "sle"/' %t > %t.2
// RUN: expect-status 1 verify-lowering %S/../../proved/structured/regions.mlir --lowered %t.2 --function=sum | FileCheck %s --check-prefix=SUM
// SUM: @sum: refuted
//
// The loop goes round once more; what is yielded is exchanged.
// RUN: sed 's/llvm.icmp "sgt"/llvm.icmp "sge"/' %t > %t.3
// RUN: expect-status 1 verify-lowering %S/../../proved/structured/regions.mlir --lowered %t.3 --function=down | FileCheck %s --check-prefix=DOWN
// RUN: sed 's/llvm.br ^bb1(%8, %7 :/llvm.br ^bb1(%7, %8 :/' %t > %t.4
// RUN: expect-status 1 verify-lowering %S/../../proved/structured/regions.mlir --lowered %t.4 --function=down | FileCheck %s --check-prefix=DOWN
// DOWN: @down: refuted
//
// The inner choice is the outer one; the other value is yielded.
// RUN: sed 's/llvm.cond_br %%arg1, ^bb2, ^bb3/llvm.cond_br %%arg0, ^bb2, ^bb3/' %t > %t.5
// RUN: expect-status 1 verify-lowering %S/../../proved/structured/regions.mlir --lowered %t.5 --function=choose | FileCheck %s --check-prefix=CHOOSE
// RUN: sed 's/llvm.br ^bb7(%%arg3 :/llvm.br ^bb7(%%arg2 :/' %t > %t.6
// RUN: expect-status 1 verify-lowering %S/../../proved/structured/regions.mlir --lowered %t.6 --function=choose | FileCheck %s --check-prefix=CHOOSE
// CHOOSE: @choose: refuted
//
// A case has lost its sign.
// RUN: sed 's/ -5: / 5: /' %t > %t.7
// RUN: expect-status 1 verify-lowering %S/../../proved/structured/regions.mlir --lowered %t.7 --function=select_case | FileCheck %s --check-prefix=CASE
// CASE: @select_case: refuted
//
// The remainder may be negative.
// RUN: sed 's/%18 = llvm.icmp "slt"/%18 = llvm.icmp "sgt"/' %t > %t.8
// RUN: expect-status 1 verify-lowering %S/../../proved/structured/regions.mlir --lowered %t.8 --function=early | FileCheck %s --check-prefix=EARLY
// EARLY: @early: refuted
//
// The region's branch is turned round.
// RUN: sed 's/llvm.cond_br %%arg0, ^bb2, ^bb3(%%arg2 : i32)/llvm.cond_br %%arg0, ^bb3(%%arg2 : i32), ^bb2/' %t > %t.9
// RUN: expect-status 1 verify-lowering %S/../../proved/structured/regions.mlir --lowered %t.9 --function=blocks | FileCheck %s --check-prefix=BLOCKS
// BLOCKS: @blocks: refuted
