// A dialect's symbol with nothing after its dot is printed in brackets.
//
// RUN: lower-mlir %s --no-passes --allow-unregistered-dialect | FileCheck %s
// RUN: lower-mlir %s --no-passes --allow-unregistered-dialect | lower-mlir - --no-passes --allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --allow-unregistered-dialect | FileCheck %s %}

// CHECK: "test.op"() {a = !foo<>, b = #foo<>, c = !foo<<"x">>, d = #foo<<>>} : () -> ()
"test.op"() {a = !foo., b = #foo., c = !foo.<"x">, d = #foo.<>} : () -> ()
