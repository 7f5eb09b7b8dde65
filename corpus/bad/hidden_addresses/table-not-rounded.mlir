// Wrong: the table is taken to begin where its object does, not where it was written to.
// Otherwise mlir-opt 22's lowering after -canonicalize -cse.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/hidden_addresses.mlir --lowered %s | FileCheck %s
// CHECK: @in_a_table: refuted

module {
  llvm.func @free(!llvm.ptr)
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @takes_number(i64) attributes {sym_visibility = "private"}
  llvm.func @takes_buffer(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
  llvm.func @takes_table(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
  llvm.func @number_passed() -> i32 {
    %0 = llvm.mlir.constant(7 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, i32
    %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
    %4 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %0, %4 : i32, !llvm.ptr
    %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
    llvm.call @takes_number(%5) : (i64) -> ()
    %6 = llvm.load %4 : !llvm.ptr -> i32
    llvm.call @free(%4) : (!llvm.ptr) -> ()
    llvm.return %6 : i32
  }
  llvm.func @number_passed_later(%arg0: i64) -> i32 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(7 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.getelementptr %3[1] : (!llvm.ptr) -> !llvm.ptr, i32
    %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
    %6 = llvm.call @malloc(%5) : (i64) -> !llvm.ptr
    llvm.store %2, %6 : i32, !llvm.ptr
    %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
    llvm.br ^bb1(%0 : i64)
  ^bb1(%8: i64):  // 2 preds: ^bb0, ^bb1
    %9 = llvm.icmp "slt" %8, %arg0 : i64
    %10 = llvm.add %8, %1 : i64
    llvm.cond_br %9, ^bb1(%10 : i64), ^bb2
  ^bb2:  // pred: ^bb1
    llvm.call @takes_number(%7) : (i64) -> ()
    %11 = llvm.load %6 : !llvm.ptr -> i32
    llvm.call @free(%6) : (!llvm.ptr) -> ()
    llvm.return %11 : i32
  }
  llvm.func @number_returned() -> i64 {
    %0 = llvm.mlir.constant(7 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, i32
    %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
    %4 = llvm.call @malloc(%3) : (i64) -> !llvm.ptr
    llvm.store %0, %4 : i32, !llvm.ptr
    %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
    llvm.return %5 : i64
  }
  llvm.func @one_of_two(%arg0: i1) -> i32 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.constant(7 : i32) : i32
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.getelementptr %4[1] : (!llvm.ptr) -> !llvm.ptr, i32
    %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
    %7 = llvm.call @malloc(%6) : (i64) -> !llvm.ptr
    %8 = llvm.insertvalue %7, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.insertvalue %7, %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %10 = llvm.insertvalue %1, %9[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %11 = llvm.insertvalue %3, %10[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %12 = llvm.insertvalue %3, %11[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %13 = llvm.call @malloc(%6) : (i64) -> !llvm.ptr
    %14 = llvm.insertvalue %13, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %15 = llvm.insertvalue %13, %14[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %16 = llvm.insertvalue %1, %15[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %17 = llvm.insertvalue %3, %16[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %18 = llvm.insertvalue %3, %17[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %2, %7 : i32, !llvm.ptr
    llvm.store %2, %13 : i32, !llvm.ptr
    %19 = llvm.select %arg0, %12, %18 : i1, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %20 = llvm.extractvalue %19[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %21 = llvm.extractvalue %19[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %22 = llvm.extractvalue %19[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %23 = llvm.extractvalue %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %24 = llvm.extractvalue %19[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.call @takes_buffer(%20, %21, %22, %23, %24) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    %25 = llvm.load %7 : !llvm.ptr -> i32
    llvm.call @free(%7) : (!llvm.ptr) -> ()
    llvm.call @free(%13) : (!llvm.ptr) -> ()
    llvm.return %25 : i32
  }
  llvm.func @in_a_table(%arg0: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.mlir.constant(0 : index) : i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.constant(7 : i32) : i32
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.getelementptr %4[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %6 = llvm.ptrtoint %5 : !llvm.ptr to i64
    %7 = llvm.add %6, %6 : i64
    %8 = llvm.call @malloc(%7) : (i64) -> !llvm.ptr
    %9 = llvm.ptrtoint %8 : !llvm.ptr to i64
    %10 = llvm.sub %6, %2 : i64
    %11 = llvm.add %9, %10 : i64
    %12 = llvm.urem %11, %6 : i64
    %13 = llvm.sub %11, %12 : i64
    %14 = llvm.inttoptr %13 : i64 to !llvm.ptr
    %15 = llvm.getelementptr %4[1] : (!llvm.ptr) -> !llvm.ptr, i32
    %16 = llvm.ptrtoint %15 : !llvm.ptr to i64
    %17 = llvm.call @malloc(%16) : (i64) -> !llvm.ptr
    %18 = llvm.insertvalue %17, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %19 = llvm.insertvalue %17, %18[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %20 = llvm.insertvalue %1, %19[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %21 = llvm.insertvalue %2, %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %22 = llvm.insertvalue %2, %21[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %3, %17 : i32, !llvm.ptr
    llvm.store %22, %14 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%23: i64):  // 2 preds: ^bb0, ^bb1
    %24 = llvm.icmp "slt" %23, %arg0 : i64
    %25 = llvm.add %23, %2 : i64
    llvm.cond_br %24, ^bb1(%25 : i64), ^bb2
  ^bb2:  // pred: ^bb1
    llvm.call @takes_table(%8, %8, %1, %2, %2) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
    llvm.return
  }
}
