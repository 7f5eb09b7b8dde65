// Wrong: the other operand is negated.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/small_buffers.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @latest: proved
// CHECK-DAG: @latest_heap: proved
// CHECK-DAG: @difference: refuted
// CHECK-DAG: @first: proved

llvm.func @latest(%i: i64, %v: i32, %w: i32) -> i32 {
  %two = llvm.mlir.constant(2 : i64) : i64
  %c = llvm.icmp "eq" %i, %two : i64
  %x = llvm.select %c, %w, %v : i1, i32
  llvm.return %x : i32
}
llvm.func @latest_heap(%v: i64, %x: f32) -> f32 {
  %four = llvm.mlir.constant(4 : i64) : i64
  %a = llvm.alloca %four x f32 : (i64) -> !llvm.ptr
  %p = llvm.getelementptr inbounds|nuw %a[%v] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %x, %p : f32, !llvm.ptr
  %y = llvm.load %p : !llvm.ptr -> f32
  llvm.return %y : f32
}
llvm.func @difference(%a: f32, %b: f32) -> f32 {
  %n = llvm.fneg %a : f32
  %d = llvm.fadd %n, %a : f32
  llvm.return %d : f32
}
llvm.func @first(%rank: i64, %d: !llvm.ptr) -> f32 {
  %eight = llvm.mlir.constant(8 : i64) : i64
  %field = llvm.getelementptr inbounds|nuw %d[%eight] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %p = llvm.load %field {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
  %x = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> f32
  llvm.return %x : f32
}
