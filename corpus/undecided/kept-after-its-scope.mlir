// Right: both buffers lie on the stack until the function returns, and nobody can tell the first one from one that has ended with its scope. That
// a sum is the product by two is not shown.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/two-scopes.mlir --lowered %s | FileCheck %s
// CHECK: @f: unknown: return-value

llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%x: f32) -> f32 {
  %zero = llvm.mlir.constant(0 : index) : i64
  %one = llvm.mlir.constant(1 : index) : i64
  %size = llvm.mlir.constant(8 : index) : i64
  %a = llvm.alloca %size x f32 : (i64) -> !llvm.ptr
  %b = llvm.alloca %size x f32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %zero, %size, %one) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.call @use(%b, %b, %zero, %size, %one) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %y = llvm.fadd %x, %x : f32
  llvm.return %y : f32
}
