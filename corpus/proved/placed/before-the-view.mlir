// Right: the only descriptors are those of views that begin after the first element. The elements begin where the memref says that
// is not lowered yet, where all of them have space, or at the rounded address from which that of the view is computed, also where a flag says how that is
// computed.
//
// RUN: verify-lowering %S/Inputs/views.mlir --lowered %s --check-runs=100 | FileCheck %s
// CHECK: @view: proved
// CHECK: @second_word: proved
// CHECK: @rounded: proved
// CHECK: @flagged: proved
// RUN: sed 's/constant(2048 : i64)/constant(2047 : i64)/' %s > %t
// RUN: not verify-lowering %S/Inputs/views.mlir --lowered %t --function second_word | FileCheck %s --check-prefix=SMALL
// SMALL: @second_word: {{refuted|unknown}}

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @view(%arg0: i64, %arg1: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
  %n = builtin.unrealized_conversion_cast %arg1 : i64 to index
  %from = builtin.unrealized_conversion_cast %arg0 : i64 to index
  %bytes = memref.alloc() : memref<2048xi8>
  %m = memref.view %bytes[%from][%n] : memref<2048xi8> to memref<?xf64>
  %0 = builtin.unrealized_conversion_cast %m : memref<?xf64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.return %0 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
}
llvm.func @second_word(%n: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %size = llvm.mlir.constant(2048 : i64) : i64
  %allocated = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %aligned = llvm.getelementptr %allocated[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %1 = llvm.insertvalue %allocated, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %2 = llvm.insertvalue %aligned, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %3 = llvm.insertvalue %zero, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %4 = llvm.insertvalue %n, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %5 = llvm.insertvalue %one, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.return %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
}
llvm.func @rounded(%n: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %size = llvm.mlir.constant(2112 : i64) : i64
  %above = llvm.mlir.constant(63 : i64) : i64
  %mask = llvm.mlir.constant(-64 : i64) : i64
  %allocated = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %address = llvm.ptrtoint %allocated : !llvm.ptr to i64
  %bumped = llvm.add %address, %above : i64
  %masked = llvm.and %bumped, %mask : i64
  %start = llvm.inttoptr %masked : i64 to !llvm.ptr
  %aligned = llvm.getelementptr %start[16] : (!llvm.ptr) -> !llvm.ptr, i8
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %1 = llvm.insertvalue %allocated, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %2 = llvm.insertvalue %aligned, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %3 = llvm.insertvalue %zero, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %4 = llvm.insertvalue %n, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %5 = llvm.insertvalue %one, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.return %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
}
llvm.func @flagged(%x: i32) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %eight = llvm.mlir.constant(8 : i64) : i64
  %size = llvm.mlir.constant(120 : i64) : i64
  %above = llvm.mlir.constant(79 : i64) : i64
  %step = llvm.mlir.constant(64 : i64) : i64
  %allocated = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %address = llvm.ptrtoint %allocated : !llvm.ptr to i64
  %bumped = llvm.add %address, %above : i64
  %rest = llvm.urem %bumped, %step : i64
  %start = llvm.sub %bumped, %rest overflow<nuw> : i64
  %aligned = llvm.inttoptr %start : i64 to !llvm.ptr
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %1 = llvm.insertvalue %allocated, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %2 = llvm.insertvalue %aligned, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %3 = llvm.insertvalue %zero, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %4 = llvm.insertvalue %eight, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %5 = llvm.insertvalue %one, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %6 = llvm.getelementptr %aligned[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %x, %6 : i32, !llvm.ptr
  llvm.return %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
}
