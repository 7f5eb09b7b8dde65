// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// RUN: lower-mlir %s | sed '/_mlir_ciface_extends/s/ -> (i8 {llvm.zeroext})/ -> i8/' > %t.result.mlir
// RUN: expect-status 1 verify-lowering %s --lowered %t.result.mlir | FileCheck %s --check-prefix=RESULT
// RUN: lower-mlir %s | sed '/_mlir_ciface_in_a_register/s/ {llvm.inreg}//' > %t.argument.mlir
// RUN: expect-status 1 verify-lowering %s --lowered %t.argument.mlir | FileCheck %s --check-prefix=ARGUMENT
// CHECK: 6 functions: 6 proved
// RESULT: @_mlir_ciface_extends: refuted: attribute: {{.*}}'llvm.zeroext'
// ARGUMENT: @_mlir_ciface_in_a_register: refuted: attribute: {{.*}}'llvm.inreg'

// A wrapper is given its arguments, and gives its result, as its function is and does.

func.func @extends(%x: i8 {llvm.signext}) -> (i8 {llvm.zeroext}) attributes {llvm.emit_c_interface} {
  return %x : i8
}

func.func private @elsewhere(i8 {llvm.signext}, memref<?xf32>) -> (i8 {llvm.zeroext}) attributes {llvm.emit_c_interface}

func.func @in_a_register(%m: memref<?xf32>, %n: i32 {llvm.inreg}) -> (memref<?xf32> {llvm.inreg})
    attributes {llvm.emit_c_interface} {
  return %m : memref<?xf32>
}
