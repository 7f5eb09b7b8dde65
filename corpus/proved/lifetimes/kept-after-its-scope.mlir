// Right: both buffers lie on the stack until the function returns, where the source ends each with its scope.
//
// RUN: verify-lowering %S/../../undecided/Inputs/two-scopes.mlir --lowered %s | FileCheck %s
// CHECK: @f: proved

llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%x: f32) -> f32 {
  %zero = llvm.mlir.constant(0 : index) : i64
  %one = llvm.mlir.constant(1 : index) : i64
  %size = llvm.mlir.constant(8 : index) : i64
  %two = llvm.mlir.constant(2.0 : f32) : f32
  %a = llvm.alloca %size x f32 : (i64) -> !llvm.ptr
  %b = llvm.alloca %size x f32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %zero, %size, %one) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.call @use(%b, %b, %zero, %size, %one) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %y = llvm.fmul %x, %two : f32
  llvm.return %y : f32
}
