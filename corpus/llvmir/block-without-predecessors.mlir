// A block that nothing branches to. mlir-translate gives it a phi for each of its arguments, without an entry, which LLVM 14 does not read yet;
// ours has poison where the arguments are: nothing runs there, and so every value will do.
//
// RUN: lower-mlir --no-passes --emit=llvm %s -o %t.ll && FileCheck %s < %t.ll && verify-lowering %s --lowered %t.ll
// RUN: %if llvm-as-22 %{ llvm-as-22 %t.ll -o /dev/null %}
// RUN: lower-mlir --no-passes %S/Inputs/phi-without-entries.ll -o %t.mlir && FileCheck %s --check-prefix=READ < %t.mlir
// RUN: verify-lowering %S/Inputs/phi-without-entries.ll --lowered %t.ll
// RUN: verify-lowering %s --lowered %S/Inputs/phi-without-entries.ll
// RUN: %if mlir-translate-22 %{ mlir-translate-22 --mlir-to-llvmir %s -o %t.22.ll && verify-lowering %s --lowered %t.22.ll %}
llvm.func @by_itself(%arg0: i1) -> i1 {
  llvm.return %arg0 : i1
^bb1(%0: i1, %1: f32):  // no predecessors
  %2 = llvm.fadd %1, %1 : f32
  llvm.return %0 : i1
}
// CHECK-LABEL: define i1 @by_itself
// CHECK-NOT: phi
// CHECK: ret i1 poison
// READ-LABEL: llvm.func @by_itself
// READ: ^bb1(%[[ONE:.*]]: i1, %[[OTHER:.*]]: f32):
// READ-NEXT: llvm.fadd %[[OTHER]], %[[OTHER]] : f32
// READ-NEXT: llvm.return %[[ONE]] : i1

// The block that is branched to from one that nothing branches to has a predecessor, and its phi an entry for it.
llvm.func @behind_it(%arg0: i32) -> i32 {
  llvm.return %arg0 : i32
^bb1(%0: i32):  // no predecessors
  llvm.br ^bb2(%0 : i32)
^bb2(%1: i32):
  llvm.return %1 : i32
}
// CHECK-LABEL: define i32 @behind_it
// CHECK: phi i32 [ poison, %{{.*}} ]
// READ-LABEL: llvm.func @behind_it
// READ: ^bb1(%[[GIVEN:.*]]: i32):
// READ-NEXT: llvm.br ^bb2(%[[GIVEN]] : i32)
