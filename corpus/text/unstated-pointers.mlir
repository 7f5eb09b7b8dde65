// --typed-pointers on modules with opaque pointers: what is loaded, stored or indexed through a pointer tells what it points to; where
// nothing does, that is an error at its place.
//
// RUN: lower-mlir %s --no-passes --typed-pointers --split-input-file --verify-diagnostics | FileCheck %s

// CHECK: llvm.func @told(%arg0: !llvm.ptr<f32>, %arg1: !llvm.ptr<i16>, %arg2: !llvm.ptr<i64>, %arg3: i1) -> f32
// CHECK: llvm.store %{{.*}}, %arg1 : !llvm.ptr<i16>
// CHECK: [[Q:%.*]] = llvm.bitcast %arg0 : !llvm.ptr<f32> to !llvm.ptr<i8>
// CHECK: llvm.getelementptr [[Q]][%{{.*}}] : (!llvm.ptr<i8>, i64) -> !llvm.ptr<i8>
llvm.func @told(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %c: i1) -> f32 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %v = llvm.mlir.constant(1 : i16) : i16
  %w = llvm.mlir.poison : i64
  llvm.store %v, %q : i16, !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> f32
  %1 = llvm.getelementptr %p[%one] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.cond_br %c, ^a(%r : !llvm.ptr), ^b
^a(%s: !llvm.ptr):
  llvm.store %w, %s : i64, !llvm.ptr
  llvm.br ^b
^b:
  llvm.return %0 : f32
}

// -----

// expected-error@below {{'llvm.func' op has an opaque pointer, and the module does not state what it points to}}
llvm.func @untold(!llvm.ptr)

// -----

// expected-error@below {{'llvm.func' op has an opaque pointer, and the module does not state what it points to}}
llvm.func @field(%s: !llvm.struct<(ptr, i64)>) {
  llvm.return
}

// -----

// expected-error@below {{'llvm.mlir.global' op has an opaque pointer, and the module does not state what it points to}}
llvm.mlir.global external @g() : !llvm.array<2 x ptr>
