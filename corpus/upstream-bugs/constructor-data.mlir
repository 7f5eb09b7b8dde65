// mlir-translate 22. The data of a constructor is lost: LLVM runs it only where its data is kept, and so always without. Here a linker may
// drop @once, and with it the call of @prepare, which mlir-translate's module makes in any case.
//
// RUN: lower-mlir --no-passes %S/Inputs/constructor-data.ll -o %t.mlir
// RUN: %if mlir-translate-22 %{ mlir-translate-22 --mlir-to-llvmir %t.mlir -o %t.ll && expect-status 1 verify-lowering %t.mlir --lowered %t.ll | FileCheck %s %}
// RUN: lower-mlir --no-passes --emit=llvm %t.mlir -o %t.ours.ll && verify-lowering %t.mlir --lowered %t.ours.ll
// RUN: FileCheck %s --check-prefix=OURS < %t.ours.ll
// CHECK: @prepare: refuted: symbol: the lowering has functions run before or after the program that the source has not
// OURS: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 7, ptr @prepare, ptr @once }]
