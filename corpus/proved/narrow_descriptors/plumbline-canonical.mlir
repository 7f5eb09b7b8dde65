// Right: Plumbline's lowering after -canonicalize -cse.
//
// RUN: verify-lowering --index-bitwidth=32 %S/../../conventions/narrow_descriptors.mlir --lowered %s | FileCheck %s
// CHECK: 8 functions: 8 proved{{$}}

module {
  llvm.func @malloc(i32) -> !llvm.ptr
  llvm.func @free(!llvm.ptr)
  llvm.func @given() -> !llvm.struct<(i32, ptr)> attributes {sym_visibility = "private"}
  llvm.func @hand_on() -> !llvm.struct<(i32, ptr)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
    %1 = llvm.mlir.constant(8 : index) : i32
    %2 = llvm.mlir.constant(4 : index) : i32
    %3 = llvm.mlir.constant(2 : index) : i32
    %4 = llvm.mlir.constant(1 : index) : i32
    %5 = llvm.call @given() : () -> !llvm.struct<(i32, ptr)>
    %6 = llvm.mul %3, %1 : i32
    %7 = llvm.extractvalue %5[0] : !llvm.struct<(i32, ptr)>
    %8 = llvm.mul %7, %3 : i32
    %9 = llvm.add %8, %4 : i32
    %10 = llvm.mul %9, %2 : i32
    %11 = llvm.add %6, %10 : i32
    %12 = llvm.add %11, %2 : i32
    %13 = llvm.alloca %12 x i8 : (i32) -> !llvm.ptr
    %14 = llvm.extractvalue %5[1] : !llvm.struct<(i32, ptr)>
    "llvm.intr.memcpy"(%13, %14, %11) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    llvm.call @free(%14) : (!llvm.ptr) -> ()
    %15 = llvm.call @malloc(%11) : (i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%15, %13, %11) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %16 = llvm.insertvalue %7, %0[0] : !llvm.struct<(i32, ptr)>
    %17 = llvm.insertvalue %15, %16[1] : !llvm.struct<(i32, ptr)>
    llvm.return %17 : !llvm.struct<(i32, ptr)>
  }
  llvm.func @size() -> i32 {
    %0 = llvm.mlir.constant(8 : index) : i32
    %1 = llvm.mlir.constant(4 : index) : i32
    %2 = llvm.mlir.constant(2 : index) : i32
    %3 = llvm.mlir.constant(1 : index) : i32
    %4 = llvm.call @given() : () -> !llvm.struct<(i32, ptr)>
    %5 = llvm.mul %2, %0 : i32
    %6 = llvm.extractvalue %4[0] : !llvm.struct<(i32, ptr)>
    %7 = llvm.mul %6, %2 : i32
    %8 = llvm.add %7, %3 : i32
    %9 = llvm.mul %8, %1 : i32
    %10 = llvm.add %5, %9 : i32
    %11 = llvm.add %10, %1 : i32
    %12 = llvm.alloca %11 x i8 : (i32) -> !llvm.ptr
    %13 = llvm.extractvalue %4[1] : !llvm.struct<(i32, ptr)>
    "llvm.intr.memcpy"(%12, %13, %10) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    llvm.call @free(%13) : (!llvm.ptr) -> ()
    %14 = llvm.getelementptr %12[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i32)>
    %15 = llvm.add %3, %3 : i32
    %16 = llvm.getelementptr %14[%15] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %17 = llvm.load %16 : !llvm.ptr -> i32
    llvm.return %17 : i32
  }
  llvm.func @moved() -> !llvm.struct<(i32, ptr)> {
    %0 = llvm.mlir.constant(16 : index) : i32
    %1 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
    %2 = llvm.mlir.constant(8 : index) : i32
    %3 = llvm.mlir.constant(4 : index) : i32
    %4 = llvm.mlir.constant(2 : index) : i32
    %5 = llvm.mlir.constant(1 : index) : i32
    %6 = llvm.call @given() : () -> !llvm.struct<(i32, ptr)>
    %7 = llvm.mul %4, %2 : i32
    %8 = llvm.extractvalue %6[0] : !llvm.struct<(i32, ptr)>
    %9 = llvm.mul %8, %4 : i32
    %10 = llvm.add %9, %5 : i32
    %11 = llvm.mul %10, %3 : i32
    %12 = llvm.add %7, %11 : i32
    %13 = llvm.add %12, %3 : i32
    %14 = llvm.alloca %13 x i8 : (i32) -> !llvm.ptr
    %15 = llvm.extractvalue %6[1] : !llvm.struct<(i32, ptr)>
    "llvm.intr.memcpy"(%14, %15, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    llvm.call @free(%15) : (!llvm.ptr) -> ()
    %16 = llvm.alloca %13 x i8 : (i32) -> !llvm.ptr
    %17 = llvm.load %14 : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr %14[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %19 = llvm.load %18 : !llvm.ptr -> !llvm.ptr
    %20 = llvm.addrspacecast %17 : !llvm.ptr to !llvm.ptr<2>
    %21 = llvm.addrspacecast %19 : !llvm.ptr to !llvm.ptr<2>
    llvm.store %20, %16 : !llvm.ptr<2>, !llvm.ptr
    %22 = llvm.getelementptr %16[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<2>
    llvm.store %21, %22 : !llvm.ptr<2>, !llvm.ptr
    %23 = llvm.getelementptr %14[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %24 = llvm.getelementptr %16[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<2>
    %25 = llvm.sub %12, %0 : i32
    "llvm.intr.memcpy"(%24, %23, %25) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %26 = llvm.call @malloc(%12) : (i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%26, %16, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %27 = llvm.insertvalue %8, %1[0] : !llvm.struct<(i32, ptr)>
    %28 = llvm.insertvalue %26, %27[1] : !llvm.struct<(i32, ptr)>
    llvm.return %28 : !llvm.struct<(i32, ptr)>
  }
  llvm.func @element(%arg0: i32) -> f32 {
    %0 = llvm.mlir.constant(8 : index) : i32
    %1 = llvm.mlir.constant(4 : index) : i32
    %2 = llvm.mlir.constant(2 : index) : i32
    %3 = llvm.mlir.constant(1 : index) : i32
    %4 = llvm.call @given() : () -> !llvm.struct<(i32, ptr)>
    %5 = llvm.mul %2, %0 : i32
    %6 = llvm.extractvalue %4[0] : !llvm.struct<(i32, ptr)>
    %7 = llvm.mul %6, %2 : i32
    %8 = llvm.add %7, %3 : i32
    %9 = llvm.mul %8, %1 : i32
    %10 = llvm.add %5, %9 : i32
    %11 = llvm.add %10, %1 : i32
    %12 = llvm.alloca %11 x i8 : (i32) -> !llvm.ptr
    %13 = llvm.extractvalue %4[1] : !llvm.struct<(i32, ptr)>
    "llvm.intr.memcpy"(%12, %13, %10) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    llvm.call @free(%13) : (!llvm.ptr) -> ()
    %14 = llvm.load %12 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %15 = llvm.extractvalue %14[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %16 = llvm.getelementptr %15[%arg0] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %17 = llvm.load %16 : !llvm.ptr -> f32
    llvm.return %17 : f32
  }
  llvm.func @element_of(%arg0: i32, %arg1: !llvm.ptr, %arg2: i32) -> f32 {
    %0 = llvm.load %arg1 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %2 = llvm.getelementptr %1[%arg2] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %3 = llvm.load %2 : !llvm.ptr -> f32
    llvm.return %3 : f32
  }
  llvm.func @use(i32, i32, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @rank() {
    %0 = llvm.mlir.constant(16 : index) : i32
    %1 = llvm.mlir.constant(8 : index) : i32
    %2 = llvm.mlir.constant(4 : index) : i32
    %3 = llvm.mlir.constant(2 : index) : i32
    %4 = llvm.mlir.constant(1 : index) : i32
    %5 = llvm.call @given() : () -> !llvm.struct<(i32, ptr)>
    %6 = llvm.mul %3, %1 : i32
    %7 = llvm.extractvalue %5[0] : !llvm.struct<(i32, ptr)>
    %8 = llvm.mul %7, %3 : i32
    %9 = llvm.add %8, %4 : i32
    %10 = llvm.mul %9, %2 : i32
    %11 = llvm.add %6, %10 : i32
    %12 = llvm.add %11, %2 : i32
    %13 = llvm.alloca %12 x i8 : (i32) -> !llvm.ptr
    %14 = llvm.extractvalue %5[1] : !llvm.struct<(i32, ptr)>
    "llvm.intr.memcpy"(%13, %14, %11) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    llvm.call @free(%14) : (!llvm.ptr) -> ()
    %15 = llvm.alloca %12 x i8 : (i32) -> !llvm.ptr
    %16 = llvm.load %13 : !llvm.ptr -> !llvm.ptr
    %17 = llvm.getelementptr %13[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %18 = llvm.load %17 : !llvm.ptr -> !llvm.ptr
    %19 = llvm.addrspacecast %16 : !llvm.ptr to !llvm.ptr<2>
    %20 = llvm.addrspacecast %18 : !llvm.ptr to !llvm.ptr<2>
    llvm.store %19, %15 : !llvm.ptr<2>, !llvm.ptr
    %21 = llvm.getelementptr %15[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<2>
    llvm.store %20, %21 : !llvm.ptr<2>, !llvm.ptr
    %22 = llvm.getelementptr %13[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %23 = llvm.getelementptr %15[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<2>
    %24 = llvm.sub %11, %0 : i32
    "llvm.intr.memcpy"(%23, %22, %24) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    llvm.call @use(%7, %7, %13) : (i32, i32, !llvm.ptr) -> ()
    llvm.return
  }
}
