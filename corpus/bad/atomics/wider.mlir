// Wrong: eight bytes are updated where an element has four.
// Otherwise mlir-opt 19's lowering after -canonicalize -cse.
//
// RUN: expect-status 1 verify-lowering %S/../../examples/atomics.mlir --lowered %s | FileCheck %s
// CHECK: @add: refuted

module {
  llvm.func @add(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i32) -> i32 {
    %0 = llvm.getelementptr %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %1 = llvm.sext %arg6 : i32 to i64
    %2 = llvm.atomicrmw add %0, %1 acq_rel : !llvm.ptr, i64
    %3 = llvm.trunc %2 : i64 to i32
    llvm.return %3 : i32
  }
  llvm.func @fadd(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64, %arg9: f32) -> f32 {
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = llvm.mul %arg7, %0 : i64
    %2 = llvm.add %1, %arg8 : i64
    %3 = llvm.getelementptr %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %4 = llvm.atomicrmw fadd %3, %arg9 acq_rel : !llvm.ptr, f32
    llvm.return %4 : f32
  }
  llvm.func @exchange(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> i64 {
    %0 = llvm.getelementptr %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %1 = llvm.atomicrmw xchg %0, %arg6 acq_rel : !llvm.ptr, i64
    llvm.return %1 : i64
  }
  llvm.func @range(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i64, %arg6: i64) {
    %0 = llvm.atomicrmw min %arg1, %arg6 acq_rel : !llvm.ptr, i64
    %1 = llvm.atomicrmw max %arg4, %arg6 acq_rel : !llvm.ptr, i64
    llvm.return
  }
  llvm.func @unsigned_range(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: i64, %arg6: i16) {
    %0 = llvm.atomicrmw umin %arg1, %arg6 acq_rel : !llvm.ptr, i16
    %1 = llvm.atomicrmw umax %arg4, %arg6 acq_rel : !llvm.ptr, i16
    llvm.return
  }
  llvm.func @flags(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i8, %arg7: i8) -> i8 {
    %0 = llvm.mlir.constant(2 : index) : i64
    %1 = llvm.getelementptr %arg1[1] : (!llvm.ptr) -> !llvm.ptr, i8
    %2 = llvm.mul %arg5, %0 : i64
    %3 = llvm.getelementptr %1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %4 = llvm.atomicrmw _and %3, %arg7 acq_rel : !llvm.ptr, i8
    %5 = llvm.atomicrmw _or %3, %arg6 acq_rel : !llvm.ptr, i8
    llvm.return %5 : i8
  }
  llvm.func @multiply(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i32) -> i32 {
    %0 = llvm.getelementptr %arg1[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %1 = llvm.load %0 : !llvm.ptr -> i32
    llvm.br ^bb1(%1 : i32)
  ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb1
    %3 = llvm.mul %arg6, %2 : i32
    %4 = llvm.cmpxchg %0, %2, %3 acq_rel monotonic : !llvm.ptr, i32
    %5 = llvm.extractvalue %4[0] : !llvm.struct<(i32, i1)>
    %6 = llvm.extractvalue %4[1] : !llvm.struct<(i32, i1)>
    llvm.cond_br %6, ^bb2, ^bb1(%5 : i32)
  ^bb2:  // pred: ^bb1
    llvm.store %5, %0 : i32, !llvm.ptr
    %7 = llvm.load %0 : !llvm.ptr -> i32
    llvm.return %7 : i32
  }
  llvm.func @each(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i32) {
    %0 = llvm.mlir.constant(1 : index) : i64
    %1 = llvm.mlir.constant(0 : index) : i64
    llvm.br ^bb1(%1 : i64)
  ^bb1(%2: i64):  // 2 preds: ^bb0, ^bb4
    %3 = llvm.icmp "slt" %2, %arg5 : i64
    llvm.cond_br %3, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %4 = llvm.getelementptr %arg1[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %5 = llvm.load %4 : !llvm.ptr -> i32
    llvm.br ^bb3(%5 : i32)
  ^bb3(%6: i32):  // 2 preds: ^bb2, ^bb3
    %7 = llvm.mul %arg6, %6 : i32
    %8 = llvm.cmpxchg %4, %6, %7 acq_rel monotonic : !llvm.ptr, i32
    %9 = llvm.extractvalue %8[0] : !llvm.struct<(i32, i1)>
    %10 = llvm.extractvalue %8[1] : !llvm.struct<(i32, i1)>
    llvm.cond_br %10, ^bb4, ^bb3(%9 : i32)
  ^bb4:  // pred: ^bb3
    %11 = llvm.add %2, %0 : i64
    llvm.br ^bb1(%11 : i64)
  ^bb5:  // pred: ^bb1
    llvm.return
  }
}
