// The argument of a counterexample is in another address space: its pointers have that type.
//
// RUN: lower-mlir %s | sed -e 's/\(llvm.getelementptr .*\)\[%%arg5\]/\1[%%arg3]/' > %t.mlir
// RUN: rm -rf %t && expect-status 1 verify-lowering %s --lowered %t.mlir --replay=%t
// RUN: cat %t/*.f.mlir | FileCheck %s
// RUN: mlir-opt-22 %t/*.f.mlir -o /dev/null
// CHECK: llvm.inttoptr %{{.*}} : i64 to !llvm.ptr<1>

func.func @f(%m: memref<?xf32, 1>, %i: index) -> f32 {
  %r = memref.load %m[%i] : memref<?xf32, 1>
  return %r : f32
}
