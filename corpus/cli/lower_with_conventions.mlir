// The conventions are read off the command; an option of our own wins.
//
// REQUIRES: mlir-opt-22
// RUN: expect-status 0 verify-lowering %S/Inputs/sources/static.mlir --lower-with "mlir-opt-22 -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm='use-bare-ptr-memref-call-conv=1' -reconcile-unrealized-casts"
// RUN: expect-status 0 verify-lowering %S/Inputs/sources/static.mlir --lower-with "mlir-opt-22 --pass-pipeline='builtin.module(convert-arith-to-llvm{index-bitwidth=32},finalize-memref-to-llvm{index-bitwidth=32},convert-func-to-llvm{index-bitwidth=32},reconcile-unrealized-casts)'"
// RUN: expect-status 1 verify-lowering %S/Inputs/sources/static.mlir --use-bare-ptr-memref-call-conv=0 --lower-with "mlir-opt-22 -convert-arith-to-llvm -finalize-memref-to-llvm -convert-func-to-llvm='use-bare-ptr-memref-call-conv=1' -reconcile-unrealized-casts" | FileCheck %s
// CHECK: @first: refuted: signature:
//
// RUN: expect-status 1 verify-lowering %S/Inputs/sources/static.mlir --lowered %S/Inputs/lowered/static_bare.mlir
// RUN: expect-status 0 verify-lowering %S/Inputs/sources/static.mlir --lowered %S/Inputs/lowered/static_bare.mlir --use-bare-ptr-memref-call-conv
