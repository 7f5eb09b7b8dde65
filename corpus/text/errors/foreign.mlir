// RUN: lower-mlir %s --split-input-file --verify-diagnostics --no-passes
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --split-input-file --verify-diagnostics %}

// expected-error@+1 {{unregistered operation 'vector.nothing' found in dialect ('vector') that does not allow unknown operations}}
"vector.nothing"() : () -> ()

// -----

// expected-error@+1 {{unregistered operation 'math.transpose' found in dialect ('math') that does not allow unknown operations}}
"math.transpose"() : () -> ()

// -----

// expected-error@+1 {{unregistered operation 'memref.dma' found in dialect ('memref') that does not allow unknown operations}}
"memref.dma"() : () -> ()

// -----

func.func @f(%a: vector<2xf32>, %b: i32) {
  // expected-error@+1 {{'math.fpowi' op requires the same shape for all operands and results}}
  %0 = "math.fpowi"(%a, %b) : (vector<2xf32>, i32) -> vector<2xf32>
  return
}
