// The translation itself is proved: a module of the LLVM dialect against its LLVM IR, by mlir-translate and by us, in either function; and a
// wrong instruction in it is refuted, whichever side it is on.
//
// RUN: lower-mlir %S/../../examples/transpose.mlir -o %t.mlir
// RUN: lower-mlir --no-passes --emit=llvm %t.mlir -o %t.ll
// RUN: verify-lowering %t.mlir --lowered %t.ll | FileCheck %s
// RUN: verify-lowering %t.ll --lowered %t.mlir | FileCheck %s
// RUN: verify-lowering %t.ll --lowered %t.ll | FileCheck %s
// RUN: %if mlir-translate-22 %{ mlir-translate-22 --mlir-to-llvmir %t.mlir -o %t.theirs.ll && verify-lowering %t.mlir --lowered %t.theirs.ll | FileCheck %s %}
// RUN: sed -e 's/icmp slt i64/icmp sle i64/' %t.ll > %t.wrong.ll
// RUN: expect-status 1 verify-lowering %t.mlir --lowered %t.wrong.ll | FileCheck %s --check-prefix=WRONG
// RUN: expect-status 1 verify-lowering %t.wrong.ll --lowered %t.mlir | FileCheck %s --check-prefix=WRONG
// CHECK: 2 functions: 2 proved
// WRONG: 2 functions: 2 refuted
