// The llvm dialect (2022), Globals and Linkage: variables, constants, their addresses; a linkage keyword, external without one.
//
// RUN: lower-mlir --no-passes %s | FileCheck %s
// RUN: lower-mlir --no-passes %s | lower-mlir --no-passes - | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s | FileCheck %s %}
// RUN: %if mlir-runner-22 %{ lower-mlir --no-passes %s | mlir-translate-22 --mlir-to-llvmir | FileCheck --check-prefix=IR %s %}

llvm.mlir.global @open(5 : i16) : i16
llvm.mlir.global internal constant @own(2.5 : f64) : f64
llvm.mlir.global weak @weak(0 : i8) : i8
llvm.mlir.global linkonce_odr constant @name("plumb") : !llvm.array<5 x i8>
llvm.func private @bump() -> i16 {
  %0 = llvm.mlir.addressof @open : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i16
  %2 = llvm.mlir.constant(1 : i16) : i16
  %3 = llvm.add %1, %2 : i16
  llvm.store %3, %0 : i16, !llvm.ptr
  llvm.return %3 : i16
}
llvm.func @seen() -> i16 {
  %0 = llvm.call @bump() : () -> i16
  llvm.return %0 : i16
}

// CHECK: llvm.mlir.global external @open(5 : i16)
// CHECK: llvm.mlir.global internal constant @own(2.500000e+00 : f64)
// CHECK: llvm.mlir.global weak @weak(0 : i8)
// CHECK: llvm.mlir.global linkonce_odr constant @name("plumb")
// CHECK: llvm.func private @bump() -> i16 {
// CHECK: llvm.mlir.addressof @open : !llvm.ptr
// IR: @open = global i16 5
// IR: @own = internal constant double 2.500000e+00
// IR: @weak = weak global i8 0
// IR: @name = linkonce_odr constant [5 x i8] c"plumb"
// IR: define private i16 @bump()
// IR: define i16 @seen()
