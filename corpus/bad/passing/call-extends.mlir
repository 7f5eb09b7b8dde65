// Wrong: the call passes its argument in another way than its callee takes it.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/passing.mlir --lowered %s | FileCheck %s
// CHECK: @extends: refuted: attribute: the lowering's call {{.*}}'llvm.zeroext'
// CHECK: 8 functions: 7 proved, 1 refuted

module {
  llvm.func @narrow(i8 {llvm.signext}) -> (i8 {llvm.zeroext}) attributes {sym_visibility = "private"}
  llvm.func @sink(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func fastcc @quick(i32 {llvm.inreg}) -> i32
  llvm.func @extends(%arg0: i8 {llvm.signext}) -> (i8 {llvm.signext}) {
    %0 = llvm.call @narrow(%arg0) : (i8 {llvm.zeroext}) -> i8
    llvm.return %0 : i8
  }
  llvm.func @changes_its_copy(%arg0: !llvm.ptr {llvm.align = 16 : i64, llvm.byval = i64}) {
    %0 = llvm.mlir.constant(1 : i64) : i64
    llvm.store %0, %arg0 : i64, !llvm.ptr
    llvm.return
  }
  llvm.func @hands_on_its_copy(%arg0: !llvm.ptr {llvm.byval = i64}) {
    llvm.call @sink(%arg0) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @in_a_register(%arg0: i32 {llvm.inreg}, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64) -> i32 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %8 = llvm.getelementptr %7[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %arg0, %8 : i32, !llvm.ptr
    llvm.return %arg0 : i32
  }
  llvm.func fastcc @by_another_convention(%arg0: i32 {llvm.inreg}) -> i32 {
    %0 = llvm.call fastcc @quick(%arg0) : (i32) -> i32
    llvm.return %0 : i32
  }
}
