// The llvm dialect (2022), Context-Level Values: constants, undefined and null values are made by operations.
// Pointers have no pointee today; the form with one is in null-typed.mlir.
//
// RUN: lower-mlir --no-passes %s | FileCheck %s
// RUN: lower-mlir --no-passes %s | lower-mlir --no-passes - | FileCheck %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s | FileCheck %s %}
// RUN: %if mlir-runner-22 %{ lower-mlir --no-passes %s | mlir-translate-22 --mlir-to-llvmir | FileCheck --check-prefix=IR %s %}

llvm.func @values() -> !llvm.struct<(i16, f64, ptr, vector<2xf64>)> {
  %0 = llvm.mlir.undef : !llvm.struct<(i16, f64, ptr, vector<2xf64>)>
  %1 = llvm.mlir.zero : !llvm.ptr
  %2 = llvm.mlir.constant(-9 : i16) : i16
  %3 = llvm.mlir.constant(dense<2.5> : vector<2xf64>) : vector<2xf64>
  %4 = llvm.insertvalue %2, %0[0] : !llvm.struct<(i16, f64, ptr, vector<2xf64>)>
  %5 = llvm.insertvalue %1, %4[2] : !llvm.struct<(i16, f64, ptr, vector<2xf64>)>
  %6 = llvm.insertvalue %3, %5[3] : !llvm.struct<(i16, f64, ptr, vector<2xf64>)>
  llvm.return %6 : !llvm.struct<(i16, f64, ptr, vector<2xf64>)>
}

// CHECK: %[[U:.*]] = llvm.mlir.undef : !llvm.struct<(i16, f64, ptr, vector<2xf64>)>
// CHECK: llvm.mlir.zero : !llvm.ptr
// CHECK: llvm.mlir.constant(-9 : i16) : i16
// CHECK: llvm.mlir.constant(dense<2.500000e+00> : vector<2xf64>) : vector<2xf64>
// CHECK: llvm.insertvalue %{{.*}}, %[[U]][0]
// IR: i16 -9, double undef, ptr null, <2 x double> splat (double 2.500000e+00)
