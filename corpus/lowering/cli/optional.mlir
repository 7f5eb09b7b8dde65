// What stays as it is, is reported by warnings that mlir-opt does not give: a test may wait for them, and need not. The words about memory spaces are
// mlir-opt's.
//
// RUN: lower-mlir -finalize-memref-to-llvm -convert-func-to-llvm --verify-diagnostics --split-input-file %s
// RUN: lower-mlir -finalize-memref-to-llvm -convert-func-to-llvm --split-input-file %s 2>&1 | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -finalize-memref-to-llvm --split-input-file %s 2>&1 | FileCheck %s --check-prefix=WORDS %}
// WORDS: conversion of memref memory space "fast" to integer address space failed. Consider adding memory space conversions.

// CHECK: warning: function 'unexpected' is not converted: type 'tensor<4xf32>' has no conversion to the LLVM dialect; tensors are bufferized first
func.func private @unexpected(tensor<4xf32>)

// -----

// expected-warning@+1 {{function 'expected' is not converted}}
func.func private @expected(tensor<4xf32>)

// -----

// CHECK: warning: conversion of memref memory space "fast" to integer address space failed. Consider adding memory space conversions.
func.func @access(%m: memref<2xindex, "fast">) {
  %c0 = arith.constant 0 : index
  memref.store %c0, %m[%c0] : memref<2xindex, "fast">
  return
}

// -----

// A space that is a number with a sign, or explicitly without one, is no address space.
// WORDS: conversion of memref memory space 1 : ui64 to integer address space failed. Consider adding memory space conversions.
// CHECK: warning: conversion of memref memory space 1 : ui64 to integer address space failed. Consider adding memory space conversions.
// CHECK: warning: conversion of memref memory space 1 : si8 to integer address space failed. Consider adding memory space conversions.
func.func @signs() {
  %u = memref.alloc() : memref<2xf32, 1 : ui64>
  %s = memref.alloc() : memref<2xf32, 1 : si8>
  %i = memref.alloc() : memref<2xf32, 1 : i8>
  return
}
