// Wrong: each thread has its own of what all shared.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/module_data.mlir --lowered %s | FileCheck %s
// CHECK: @limits: refuted: symbol: global @limits is one for each thread
// CHECK: 1 function: 1 proved; 8 globals: 7 proved, 1 refuted

module {
  llvm.mlir.global external thread_local @limits(dense<[1, 10, 100, 1000]> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
  llvm.mlir.global external @scratch() {addr_space = 0 : i32} : !llvm.array<8 x array<8 x f32>> {
    %0 = llvm.mlir.undef : !llvm.array<8 x array<8 x f32>>
    llvm.return %0 : !llvm.array<8 x array<8 x f32>>
  }
  llvm.mlir.global external @elsewhere() {addr_space = 0 : i32} : !llvm.array<2 x i64>
  llvm.mlir.global private constant @unused(dense<[3, 4]> : tensor<2xi8>) {addr_space = 0 : i32} : !llvm.array<2 x i8>
  llvm.mlir.global private @state(0 : i64) {addr_space = 0 : i32} : i64
  llvm.mlir.global external thread_local @of_each_thread(7 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external @at_its_place(0 : i64) {addr_space = 0 : i32, alignment = 16 : i64, section = ".plan"} : i64
  llvm.mlir.global external @set_by_a_loader(0 : i32) {addr_space = 0 : i32, externally_initialized} : i32
  llvm.mlir.global internal constant @text("plumb") {addr_space = 0 : i32}
  llvm.mlir.global external constant @where() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @text : !llvm.ptr
    %1 = llvm.getelementptr %0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<5 x i8>
    llvm.return %1 : !llvm.ptr
  }
  llvm.mlir.alias external @other_name : i64 {
    %0 = llvm.mlir.addressof @at_its_place : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @next() -> i64 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.getelementptr %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = llvm.mlir.addressof @state : !llvm.ptr
    %6 = llvm.getelementptr %5[0] : (!llvm.ptr) -> !llvm.ptr, i64
    %7 = llvm.mlir.constant(3735928559 : index) : i64
    %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
    %9 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %10 = llvm.insertvalue %8, %9[0] : !llvm.struct<(ptr, ptr, i64)>
    %11 = llvm.insertvalue %6, %10[1] : !llvm.struct<(ptr, ptr, i64)>
    %12 = llvm.mlir.constant(0 : index) : i64
    %13 = llvm.insertvalue %12, %11[2] : !llvm.struct<(ptr, ptr, i64)>
    %14 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64)>
    %15 = llvm.load %14 : !llvm.ptr -> i64
    %16 = llvm.add %15, %0 : i64
    %17 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64)>
    llvm.store %16, %17 : i64, !llvm.ptr
    llvm.return %15 : i64
  }
}
