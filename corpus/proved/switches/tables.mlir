// Right: what a switch chooses is looked up in a constant table that the source does not have, also in each iteration of a loop.
//
// RUN: verify-lowering %S/Inputs/source.mlir --lowered %s | FileCheck %s
// CHECK: @price: proved
// CHECK: @weigh: proved

module {
  llvm.mlir.global private unnamed_addr constant @prices(dense<[7, 42, 19, -5]> : tensor<4xi32>) {addr_space = 0 : i32, alignment = 4 : i64} : !llvm.array<4 x i32>
  llvm.mlir.global internal constant @weights(dense<[1.5, -4.5, 1.5]> : tensor<3xf64>) {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.array<3 x f64>
  llvm.func @price(%kind: i32) -> i32 {
    %count = llvm.mlir.constant(4 : i32) : i32
    %other = llvm.mlir.constant(1000 : i32) : i32
    %known = llvm.icmp "ult" %kind, %count : i32
    llvm.cond_br %known, ^look, ^end(%other : i32)
  ^look:
    %table = llvm.mlir.addressof @prices : !llvm.ptr
    %row = llvm.zext nneg %kind : i32 to i64
    %at = llvm.getelementptr inbounds|nuw %table[%row] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %found = llvm.load %at {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^end(%found : i32)
  ^end(%price: i32):
    llvm.return %price : i32
  }
  llvm.func @weigh(%allocated: !llvm.ptr, %m: !llvm.ptr, %offset: i64, %size: i64, %stride: i64, %n: i64, %kind: i64) {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %rows = llvm.mlir.constant(3 : i64) : i64
    %even = llvm.mlir.constant(1.0 : f64) : f64
    %table = llvm.mlir.addressof @weights : !llvm.ptr
    %row = llvm.add %kind, %one : i64
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    %more = llvm.icmp "slt" %i, %n : i64
    llvm.cond_br %more, ^round, ^end
  ^round:
    %known = llvm.icmp "ult" %row, %rows : i64
    llvm.cond_br %known, ^look, ^store(%even : f64)
  ^look:
    %at = llvm.getelementptr inbounds %table[0, %row] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<3 x f64>
    %found = llvm.load %at : !llvm.ptr -> f64
    llvm.br ^store(%found : f64)
  ^store(%weight: f64):
    %place = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %old = llvm.load %place : !llvm.ptr -> f64
    %new = llvm.fmul %old, %weight : f64
    llvm.store %new, %place : f64, !llvm.ptr
    %next = llvm.add %i, %one : i64
    llvm.br ^head(%next : i64)
  ^end:
    llvm.return
  }
}
