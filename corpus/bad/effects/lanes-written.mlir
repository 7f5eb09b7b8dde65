// Wrong: @write claims that it reads alone through the pointer.
//
// RUN: expect-status 1 verify-lowering %S/Inputs/lanes.mlir --lowered %s | FileCheck %s
// CHECK: @read: proved
// CHECK: @write: refuted

llvm.func @read(%a: !llvm.ptr {llvm.nocapture, llvm.readnone}, %p: !llvm.ptr {llvm.nocapture, llvm.readonly}, %o: i64, %n: i64, %s: i64, %i: i64, %mask: vector<4xi1>, %rest: vector<4xf32>) -> vector<4xf32> {
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  "llvm.intr.prefetch"(%q) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %r = llvm.intr.masked.load %q, %mask, %rest {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.return %r : vector<4xf32>
}
llvm.func @write(%a: !llvm.ptr {llvm.nocapture, llvm.readnone}, %p: !llvm.ptr {llvm.nocapture, llvm.readonly}, %o: i64, %n: i64, %s: i64, %i: i64, %mask: vector<4xi1>, %v: vector<4xf32>) {
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.intr.masked.store %v, %q, %mask {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  llvm.return
}
