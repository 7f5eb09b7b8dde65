// Numbers of f80 and f128 that a reader of f64 would lose are written in hexadecimal, and mlir-opt reads the same again.
//
// RUN: lower-mlir --no-passes %s | FileCheck %s
// RUN: lower-mlir --no-passes %s | lower-mlir --no-passes - | FileCheck %s
// RUN: %if mlir-translate-22 %{ lower-mlir --no-passes %s | mlir-translate-22 --mlir-to-llvmir | FileCheck %s --check-prefix=LLVM %}

// CHECK: @small(0xC179C3D73864F3805C0 : f80)
// CHECK: @half(5.000000e-01 : f80)
// CHECK: @wide(0xC1700000000000000000001 : f128)
// LLVM: @small = global x86_fp80 0xK0C179C3D73864F3805C0
// LLVM: @half = global x86_fp80 0xK3FFE8000000000000000
// LLVM: @wide = global fp128 0xL0000000000000001000000000C170000
llvm.mlir.global external @small(0x0C179C3D73864F3805C0 : f80) : f80
llvm.mlir.global external @half(0.5 : f80) : f80
llvm.mlir.global external @wide(0x000000000C1700000000000000000001 : f128) : f128
