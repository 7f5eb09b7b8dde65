// Right: the iterations are written one after the other.
//
// RUN: verify-lowering %S/../../examples/known_trip_counts.mlir --lowered %s | FileCheck %s
// CHECK-DAG: @sum_of_four: proved
// CHECK-DAG: @fill_rows: proved

llvm.func @sum_of_four(%a: !llvm.ptr, %m: !llvm.ptr, %o: i64, %s: i64, %t: i64) -> i32 {
  %p1 = llvm.getelementptr %m[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %p2 = llvm.getelementptr %m[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %p3 = llvm.getelementptr %m[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %v0 = llvm.load %m : !llvm.ptr -> i32
  %v1 = llvm.load %p1 : !llvm.ptr -> i32
  %v2 = llvm.load %p2 : !llvm.ptr -> i32
  %v3 = llvm.load %p3 : !llvm.ptr -> i32
  %s1 = llvm.add %v1, %v0 : i32
  %s2 = llvm.add %v2, %s1 : i32
  %s3 = llvm.add %v3, %s2 : i32
  llvm.return %s3 : i32
}
llvm.func @fill_rows(%a: !llvm.ptr, %m: !llvm.ptr, %o: i64, %s0: i64, %s1: i64, %t0: i64, %t1: i64, %x: f32) {
  %p1 = llvm.getelementptr %m[1] : (!llvm.ptr) -> !llvm.ptr, f32
  %p2 = llvm.getelementptr %m[2] : (!llvm.ptr) -> !llvm.ptr, f32
  %p3 = llvm.getelementptr %m[3] : (!llvm.ptr) -> !llvm.ptr, f32
  %p4 = llvm.getelementptr %m[4] : (!llvm.ptr) -> !llvm.ptr, f32
  %p5 = llvm.getelementptr %m[5] : (!llvm.ptr) -> !llvm.ptr, f32
  llvm.store %x, %m : f32, !llvm.ptr
  llvm.store %x, %p1 : f32, !llvm.ptr
  llvm.store %x, %p2 : f32, !llvm.ptr
  llvm.store %x, %p3 : f32, !llvm.ptr
  llvm.store %x, %p4 : f32, !llvm.ptr
  llvm.store %x, %p5 : f32, !llvm.ptr
  llvm.return
}
