// What the files of this folder expect is what mlir-opt 22 prints.
//
// REQUIRES: mlir-opt-22
// RUN: mlir-opt-22 -canonicalize %S/canonicalize-integers.mlir > %t && lower-mlir -canonicalize %S/canonicalize-integers.mlir | diff - %t
// RUN: mlir-opt-22 -canonicalize %S/canonicalize-control.mlir > %t && lower-mlir -canonicalize %S/canonicalize-control.mlir | diff - %t
// RUN: mlir-opt-22 -canonicalize %S/canonicalize-memref.mlir > %t && lower-mlir -canonicalize %S/canonicalize-memref.mlir | diff - %t
// RUN: mlir-opt-22 -cse %S/cse.mlir > %t && lower-mlir -cse %S/cse.mlir | diff - %t
// RUN: mlir-opt-22 -arith-expand=include-bf16=1 %S/arith-expand.mlir > %t && lower-mlir -arith-expand=include-bf16=1 %S/arith-expand.mlir | diff - %t
// RUN: mlir-opt-22 -lower-affine %S/lower-affine.mlir > %t && lower-mlir -lower-affine %S/lower-affine.mlir | diff - %t
// RUN: mlir-opt-22 -expand-realloc -convert-scf-to-cf %S/scf-to-cf.mlir > %t && lower-mlir -expand-realloc -convert-scf-to-cf %S/scf-to-cf.mlir | diff - %t
// RUN: mlir-opt-22 -expand-strided-metadata %S/expand-strided-metadata.mlir > %t && lower-mlir -expand-strided-metadata %S/expand-strided-metadata.mlir | diff - %t
//
// The same by a textual pipeline with anchors.
// RUN: mlir-opt-22 --pass-pipeline='builtin.module(func.func(canonicalize,cse),expand-strided-metadata)' %S/canonicalize-memref.mlir > %t
// RUN: lower-mlir --pass-pipeline='builtin.module(func.func(canonicalize,cse),expand-strided-metadata)' %S/canonicalize-memref.mlir | diff - %t
