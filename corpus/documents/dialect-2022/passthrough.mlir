// The llvm dialect (2022), Attribute Pass-Through: names alone, names with values, names that LLVM does not know.
//
// RUN: lower-mlir --no-passes %s | FileCheck %s
// RUN: lower-mlir --no-passes %s | lower-mlir --no-passes - | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s | FileCheck %s %}
// RUN: %if mlir-runner-22 %{ lower-mlir --no-passes %s | mlir-translate-22 --mlir-to-llvmir | FileCheck --check-prefix=IR %s %}

llvm.func @cold() attributes {passthrough = ["cold", ["alignstack", "16"], ["plumb", "line"], "loose"]} {
  llvm.return
}

// CHECK: llvm.func @cold() attributes {passthrough = ["cold", ["alignstack", "16"], ["plumb", "line"], "loose"]} {
// IR: define void @cold() #[[A:[0-9]+]]
// IR: attributes #[[A]] = { cold alignstack=16 "loose" "plumb"="line" }
