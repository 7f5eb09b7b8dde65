// Types of the LLVM dialect stay as they are, but not each can be an argument's or a result's: such a function is not lowered to what its
// own reader refuses.
//
// RUN: lower-mlir -convert-func-to-llvm -split-input-file -verify-diagnostics %s

// expected-error @+1 {{invalid function argument type: '!llvm.void'}}
func.func private @nothing(!llvm.void)

// -----

// expected-error @+1 {{invalid function argument type: '!llvm.label'}}
func.func private @label(i32, !llvm.label)

// -----

// expected-error @+1 {{invalid function result type: '!llvm.func<void ()>'}}
func.func private @function() -> !llvm.func<void ()>

// -----

// expected-error @+1 {{invalid LLVM structure element type: '!llvm.void'}}
func.func private @two() -> (!llvm.void, i32)
