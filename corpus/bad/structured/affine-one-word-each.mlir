// Wrong: our lowering of ../../proved/structured/affine.mlir with one word changed at a time.
//
// RUN: lower-mlir %S/../../proved/structured/affine.mlir -lower-affine -convert-scf-to-cf -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm -convert-cf-to-llvm -reconcile-unrealized-casts -o %t
//
// The last block is not cut short; the inner loop starts again at the front; the quotient is that of another value; the sum of a
// block is carried into the next round of its own loop only.
// RUN: sed 's/%19 = llvm.intr.smin(%18, %%arg10)/%19 = llvm.intr.smax(%18, %%arg10)/' %t > %t.1
// RUN: expect-status 1 verify-lowering %S/../../proved/structured/affine.mlir --lowered %t.1 --function=blocks | FileCheck %s --check-prefix=BLOCKS
// RUN: sed 's/llvm.br ^bb3(%15, %12 :/llvm.br ^bb3(%13, %12 :/' %t > %t.2
// RUN: %if long %{ expect-status 1 verify-lowering %S/../../proved/structured/affine.mlir --lowered %t.2 --function=blocks | FileCheck %s --check-prefix=BLOCKS %}
// RUN: sed 's/%35 = llvm.sdiv %34, %29 :/%35 = llvm.sdiv %34, %20 :/' %t > %t.3
// RUN: %if long %{ expect-status 1 verify-lowering %S/../../proved/structured/affine.mlir --lowered %t.3 --function=blocks | FileCheck %s --check-prefix=BLOCKS %}
// RUN: sed 's/llvm.br ^bb3(%28, %27 :/llvm.br ^bb3(%28, %22 :/' %t > %t.4
// RUN: %if long %{ expect-status 1 verify-lowering %S/../../proved/structured/affine.mlir --lowered %t.4 --function=blocks | FileCheck %s --check-prefix=BLOCKS %}
// BLOCKS: @blocks: refuted
//
// One constraint is enough; 7 counts too; the step is 1.
// RUN: sed 's/%39 = llvm.and %33, %38/%39 = llvm.or %33, %38/' %t > %t.5
// RUN: expect-status 1 verify-lowering %S/../../proved/structured/affine.mlir --lowered %t.5 --function=count | FileCheck %s --check-prefix=COUNT
// RUN: sed 's/%36 = llvm.mlir.constant(6 : index)/%36 = llvm.mlir.constant(5 : index)/' %t > %t.6
// RUN: %if long %{ expect-status 1 verify-lowering %S/../../proved/structured/affine.mlir --lowered %t.6 --function=count | FileCheck %s --check-prefix=COUNT %}
// RUN: sed 's/llvm.add %27, %26 : i64/llvm.add %27, %21 : i64/' %t > %t.7
// RUN: %if long %{ expect-status 1 verify-lowering %S/../../proved/structured/affine.mlir --lowered %t.7 --function=count | FileCheck %s --check-prefix=COUNT %}
// COUNT: @count: refuted
//
// What is true of no order of the iterations of a parallel loop is refuted.
// RUN: sed 's/%23 = llvm.add %22, %17 :/%23 = llvm.add %22, %15 :/' %t > %t.8
// RUN: expect-status 1 verify-lowering %S/../../proved/structured/affine.mlir --lowered %t.8 --function=all_at_once | FileCheck %s --check-prefix=ALL
// RUN: sed 's/%40 = llvm.add %31, %39 :/%40 = llvm.sub %31, %39 :/' %t > %t.9
// RUN: %if long %{ expect-status 1 verify-lowering %S/../../proved/structured/affine.mlir --lowered %t.9 --function=all_at_once | FileCheck %s --check-prefix=ALL %}
// ALL: @all_at_once: refuted
