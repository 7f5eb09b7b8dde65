// The LLVM dialect takes operations that it does not name, in the generic form, as mlir-opt 22 does: other attributes and types than its own too.
//
// RUN: lower-mlir --no-passes %s | FileCheck %s
// RUN: lower-mlir --no-passes %s | lower-mlir --no-passes - | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s > %t && lower-mlir --no-passes %s | diff %t - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 --mlir-print-op-generic %s > %t.g && lower-mlir --no-passes --mlir-print-op-generic %s | diff %t.g - %}
// There is no LLVM IR for them.
// RUN: expect-status 1 lower-mlir --no-passes --emit=llvm %s 2>&1 | FileCheck %s --check-prefix=IR

// CHECK-LABEL: llvm.func @between
llvm.func @between(%a: i32) -> i32 {
  // CHECK: %[[R:.*]]:2 = "llvm.foo"(%arg0) {x = 1 : i32} : (i32) -> (i32, memref<4xf32>)
  // IR: unknown-of-llvm.mlir:[[@LINE+1]]:{{[0-9]+}}: error: cannot be converted to LLVM IR: missing translation for 'llvm.foo'
  %0:2 = "llvm.foo"(%a) {x = 1 : i32} : (i32) -> (i32, memref<4xf32>)
  // CHECK: "llvm.intr.no.such"(%[[R]]#1) <{fastmathFlags = 3 : i64}> : (memref<4xf32>) -> ()
  "llvm.intr.no.such"(%0#1) <{fastmathFlags = 3 : i64}> : (memref<4xf32>) -> ()
  // CHECK: llvm.return %[[R]]#0 : i32
  llvm.return %0#0 : i32
}

// CHECK-LABEL: llvm.func @terminators
llvm.func @terminators() {
  // CHECK: "llvm.jump"()[^bb1] : () -> ()
  "llvm.jump"()[^bb1] : () -> ()
^bb1:
  // CHECK: "llvm.end"() ({
  "llvm.end"() ({
  ^bb0:
  }) : () -> ()
}
