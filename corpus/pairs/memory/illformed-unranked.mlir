// The same of unranked memrefs: one that was made of a memref that is not known to be well-formed stays so when it is stored, passed
// to a callee, or carried by a loop, and its descriptor is read back. (MLIR documentation, "'memref' Dialect", memref.cast; LLVM IR
// Target (2022), "Unranked MemRef Types".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/straight.src.mlir --lowered %t/straight.low.mlir | FileCheck %s --check-prefix=STRAIGHT
// STRAIGHT: @f: refuted: address: the value stored is
// RUN: expect-status 0 verify-lowering %t/straight.src.mlir --lowered %t/straightplain.low.mlir | FileCheck %s --check-prefix=STRAIGHTPLAIN
// STRAIGHTPLAIN: @f: proved
// RUN: expect-status 1 verify-lowering %t/loop.src.mlir --lowered %t/loop.low.mlir | FileCheck %s --check-prefix=LOOP
// LOOP: @f: refuted: address: the value stored is
// RUN: expect-status 0 verify-lowering %t/loop.src.mlir --lowered %t/loopplain.low.mlir | FileCheck %s --check-prefix=LOOPPLAIN
// LOOPPLAIN: @f: proved
// RUN: expect-status 0 verify-lowering %t/loopfine.src.mlir --lowered %t/loopfine.low.mlir | FileCheck %s --check-prefix=LOOPFINE
// LOOPFINE: @f: proved
// RUN: expect-status 1 verify-lowering %t/next.src.mlir --lowered %t/next.low.mlir | FileCheck %s --check-prefix=NEXT
// NEXT: @f: refuted: address: the lowering is undefined: a load: the address is poison
// RUN: expect-status 0 verify-lowering %t/next.src.mlir --lowered %t/nextplain.low.mlir | FileCheck %s --check-prefix=NEXTPLAIN
// NEXTPLAIN: @f: proved
// RUN: expect-status 0 verify-lowering %t/nextfine.src.mlir --lowered %t/nextfine.low.mlir | FileCheck %s --check-prefix=NEXTFINE
// NEXTFINE: @f: proved
// RUN: expect-status 1 verify-lowering %t/call.src.mlir --lowered %t/call.low.mlir | FileCheck %s --check-prefix=CALL
// CALL: @f: refuted: address:
// CALL: the lowering is undefined: a load: the address is poison
// RUN: expect-status 0 verify-lowering %t/call.src.mlir --lowered %t/callplain.low.mlir | FileCheck %s --check-prefix=CALLPLAIN
// CALLPLAIN: @f: proved
// RUN: expect-status 0 verify-lowering %t/callfine.src.mlir --lowered %t/callfine.low.mlir | FileCheck %s --check-prefix=CALLFINE
// CALLFINE: @f: proved
// RUN: expect-status 1 verify-lowering %t/direct.src.mlir --lowered %t/direct.low.mlir | FileCheck %s --check-prefix=DIRECT
// DIRECT: @f: refuted: address
// RUN: expect-status 0 verify-lowering %t/direct.src.mlir --lowered %t/directplain.low.mlir | FileCheck %s --check-prefix=DIRECTPLAIN
// DIRECTPLAIN: @f: proved
// RUN: expect-status 0 verify-lowering %t/directfine.src.mlir --lowered %t/directfine.low.mlir | FileCheck %s --check-prefix=DIRECTFINE
// DIRECTFINE: @f: proved
// RUN: expect-status 1 verify-lowering %t/carried.src.mlir --lowered %t/carried.low.mlir | FileCheck %s --check-prefix=CARRIED
// CARRIED: @f: refuted: address
// RUN: expect-status 0 verify-lowering %t/carried.src.mlir --lowered %t/carriedplain.low.mlir | FileCheck %s --check-prefix=CARRIEDPLAIN
// CARRIEDPLAIN: @f: proved
// RUN: expect-status 0 verify-lowering %t/carriedfine.src.mlir --lowered %t/carriedfine.low.mlir | FileCheck %s --check-prefix=CARRIEDFINE
// CARRIEDFINE: @f: proved
// RUN: expect-status 2 verify-lowering %t/given.src.mlir --lowered %t/given.low.mlir | FileCheck %s --check-prefix=GIVEN
// GIVEN: @f: unknown: address
// RUN: expect-status 0 verify-lowering %t/given.src.mlir --lowered %t/givenplain.low.mlir | FileCheck %s --check-prefix=GIVENPLAIN
// GIVENPLAIN: @f: proved
// RUN: expect-status 0 verify-lowering %t/givenfine.src.mlir --lowered %t/givenfine.low.mlir | FileCheck %s --check-prefix=GIVENFINE
// GIVENFINE: @f: proved
// RUN: expect-status 2 verify-lowering %t/taken.src.mlir --lowered %t/taken.low.mlir | FileCheck %s --check-prefix=TAKEN
// TAKEN: @f: unknown: address
// RUN: expect-status 0 verify-lowering %t/taken.src.mlir --lowered %t/takenplain.low.mlir | FileCheck %s --check-prefix=TAKENPLAIN
// TAKENPLAIN: @f: proved
// RUN: expect-status 0 verify-lowering %t/takenfine.src.mlir --lowered %t/takenfine.low.mlir | FileCheck %s --check-prefix=TAKENFINE
// TAKENFINE: @f: proved

//--- straight.src.mlir
func.func @f(%m: memref<?xi32>, %mm: memref<memref<*xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  %u = memref.cast %r : memref<4xi32> to memref<*xi32>
  memref.store %u, %mm[] : memref<memref<*xi32>>
  %y = memref.load %mm[] : memref<memref<*xi32>>
  %k = memref.cast %y : memref<*xi32> to memref<4xi32>
  %w = memref.load %k[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  return
}
//--- straight.low.mlir
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %5 = llvm.insertvalue %arg5, %4[0] : !llvm.struct<(ptr, ptr, i64)>
  %6 = llvm.insertvalue %arg6, %5[1] : !llvm.struct<(ptr, ptr, i64)>
  %7 = llvm.insertvalue %arg7, %6[2] : !llvm.struct<(ptr, ptr, i64)>
  %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %13 = llvm.insertvalue %arg4, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %14 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %15 = llvm.extractvalue %13[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %16 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %17 = llvm.insertvalue %15, %14[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %18 = llvm.insertvalue %16, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %19 = llvm.mlir.constant(0 : index) : i64
  %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %21 = llvm.mlir.constant(4 : index) : i64
  %22 = llvm.insertvalue %21, %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %23 = llvm.mlir.constant(1 : index) : i64
  %24 = llvm.insertvalue %23, %22[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %25 = llvm.mlir.constant(1 : index) : i64
  %26 = llvm.alloca %25 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %24, %26 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %27 = llvm.mlir.constant(1 : index) : i64
  %28 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %29 = llvm.insertvalue %27, %28[0] : !llvm.struct<(i64, ptr)>
  %30 = llvm.insertvalue %26, %29[1] : !llvm.struct<(i64, ptr)>
  %31 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %30, %31 : !llvm.struct<(i64, ptr)>, !llvm.ptr
  %32 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  %33 = llvm.load %32 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
  %34 = llvm.extractvalue %33[1] : !llvm.struct<(i64, ptr)>
  %35 = llvm.load %34 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %36 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %a3 = llvm.getelementptr inbounds %36[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d3 = llvm.sub %arg9, %c3 : i64
  %37 = llvm.getelementptr %a3[%d3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %38 = llvm.load %37 : !llvm.ptr -> i32
  %39 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %38, %39 : i32, !llvm.ptr
  llvm.return
}
//--- straightplain.low.mlir
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %5 = llvm.insertvalue %arg5, %4[0] : !llvm.struct<(ptr, ptr, i64)>
  %6 = llvm.insertvalue %arg6, %5[1] : !llvm.struct<(ptr, ptr, i64)>
  %7 = llvm.insertvalue %arg7, %6[2] : !llvm.struct<(ptr, ptr, i64)>
  %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %13 = llvm.insertvalue %arg4, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %14 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %15 = llvm.extractvalue %13[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %16 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %17 = llvm.insertvalue %15, %14[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %18 = llvm.insertvalue %16, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %19 = llvm.mlir.constant(0 : index) : i64
  %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %21 = llvm.mlir.constant(4 : index) : i64
  %22 = llvm.insertvalue %21, %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %23 = llvm.mlir.constant(1 : index) : i64
  %24 = llvm.insertvalue %23, %22[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %25 = llvm.mlir.constant(1 : index) : i64
  %26 = llvm.alloca %25 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %24, %26 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %27 = llvm.mlir.constant(1 : index) : i64
  %28 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %29 = llvm.insertvalue %27, %28[0] : !llvm.struct<(i64, ptr)>
  %30 = llvm.insertvalue %26, %29[1] : !llvm.struct<(i64, ptr)>
  %31 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %30, %31 : !llvm.struct<(i64, ptr)>, !llvm.ptr
  %32 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  %33 = llvm.load %32 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
  %34 = llvm.extractvalue %33[1] : !llvm.struct<(i64, ptr)>
  %35 = llvm.load %34 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %36 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %37 = llvm.getelementptr %36[%arg9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %38 = llvm.load %37 : !llvm.ptr -> i32
  %39 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %38, %39 : i32, !llvm.ptr
  llvm.return
}
//--- loop.src.mlir
func.func @f(%m: memref<?xi32>, %mm: memref<memref<*xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  %u = memref.cast %r : memref<4xi32> to memref<*xi32>
  memref.store %u, %mm[] : memref<memref<*xi32>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %n step %c1 {
  %y = memref.load %mm[] : memref<memref<*xi32>>
  %k = memref.cast %y : memref<*xi32> to memref<4xi32>
  %w = memref.load %k[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  }
  return
}
//--- loop.low.mlir
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %5 = llvm.insertvalue %arg5, %4[0] : !llvm.struct<(ptr, ptr, i64)>
  %6 = llvm.insertvalue %arg6, %5[1] : !llvm.struct<(ptr, ptr, i64)>
  %7 = llvm.insertvalue %arg7, %6[2] : !llvm.struct<(ptr, ptr, i64)>
  %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %13 = llvm.insertvalue %arg4, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %14 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %15 = llvm.extractvalue %13[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %16 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %17 = llvm.insertvalue %15, %14[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %18 = llvm.insertvalue %16, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %19 = llvm.mlir.constant(0 : index) : i64
  %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %21 = llvm.mlir.constant(4 : index) : i64
  %22 = llvm.insertvalue %21, %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %23 = llvm.mlir.constant(1 : index) : i64
  %24 = llvm.insertvalue %23, %22[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %25 = llvm.mlir.constant(1 : index) : i64
  %26 = llvm.alloca %25 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %24, %26 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %27 = llvm.mlir.constant(1 : index) : i64
  %28 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %29 = llvm.insertvalue %27, %28[0] : !llvm.struct<(i64, ptr)>
  %30 = llvm.insertvalue %26, %29[1] : !llvm.struct<(i64, ptr)>
  %31 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %30, %31 : !llvm.struct<(i64, ptr)>, !llvm.ptr
  %32 = llvm.mlir.constant(0 : index) : i64
  %33 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^bb1(%32 : i64)
^bb1(%34: i64):  // 2 preds: ^bb0, ^bb2
  %35 = llvm.icmp "slt" %34, %arg8 : i64
  llvm.cond_br %35, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %36 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  %37 = llvm.load %36 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
  %38 = llvm.extractvalue %37[1] : !llvm.struct<(i64, ptr)>
  %39 = llvm.load %38 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %40 = llvm.extractvalue %39[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %a3 = llvm.getelementptr inbounds %40[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d3 = llvm.sub %arg9, %c3 : i64
  %41 = llvm.getelementptr %a3[%d3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %42 = llvm.load %41 : !llvm.ptr -> i32
  %43 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %42, %43 : i32, !llvm.ptr
  %44 = llvm.add %34, %33 : i64
  llvm.br ^bb1(%44 : i64)
^bb3:  // pred: ^bb1
  llvm.return
}
//--- loopplain.low.mlir
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %5 = llvm.insertvalue %arg5, %4[0] : !llvm.struct<(ptr, ptr, i64)>
  %6 = llvm.insertvalue %arg6, %5[1] : !llvm.struct<(ptr, ptr, i64)>
  %7 = llvm.insertvalue %arg7, %6[2] : !llvm.struct<(ptr, ptr, i64)>
  %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %13 = llvm.insertvalue %arg4, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %14 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %15 = llvm.extractvalue %13[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %16 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %17 = llvm.insertvalue %15, %14[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %18 = llvm.insertvalue %16, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %19 = llvm.mlir.constant(0 : index) : i64
  %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %21 = llvm.mlir.constant(4 : index) : i64
  %22 = llvm.insertvalue %21, %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %23 = llvm.mlir.constant(1 : index) : i64
  %24 = llvm.insertvalue %23, %22[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %25 = llvm.mlir.constant(1 : index) : i64
  %26 = llvm.alloca %25 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %24, %26 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %27 = llvm.mlir.constant(1 : index) : i64
  %28 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %29 = llvm.insertvalue %27, %28[0] : !llvm.struct<(i64, ptr)>
  %30 = llvm.insertvalue %26, %29[1] : !llvm.struct<(i64, ptr)>
  %31 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %30, %31 : !llvm.struct<(i64, ptr)>, !llvm.ptr
  %32 = llvm.mlir.constant(0 : index) : i64
  %33 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^bb1(%32 : i64)
^bb1(%34: i64):  // 2 preds: ^bb0, ^bb2
  %35 = llvm.icmp "slt" %34, %arg8 : i64
  llvm.cond_br %35, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %36 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  %37 = llvm.load %36 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
  %38 = llvm.extractvalue %37[1] : !llvm.struct<(i64, ptr)>
  %39 = llvm.load %38 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %40 = llvm.extractvalue %39[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %41 = llvm.getelementptr %40[%arg9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %42 = llvm.load %41 : !llvm.ptr -> i32
  %43 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %42, %43 : i32, !llvm.ptr
  %44 = llvm.add %34, %33 : i64
  llvm.br ^bb1(%44 : i64)
^bb3:  // pred: ^bb1
  llvm.return
}
//--- loopfine.src.mlir
func.func @f(%m: memref<?xi32>, %mm: memref<memref<*xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.cast %m : memref<?xi32> to memref<4xi32>
  %u = memref.cast %r : memref<4xi32> to memref<*xi32>
  memref.store %u, %mm[] : memref<memref<*xi32>>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %n step %c1 {
  %y = memref.load %mm[] : memref<memref<*xi32>>
  %k = memref.cast %y : memref<*xi32> to memref<4xi32>
  %w = memref.load %k[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  }
  return
}
//--- loopfine.low.mlir
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %5 = llvm.insertvalue %arg5, %4[0] : !llvm.struct<(ptr, ptr, i64)>
  %6 = llvm.insertvalue %arg6, %5[1] : !llvm.struct<(ptr, ptr, i64)>
  %7 = llvm.insertvalue %arg7, %6[2] : !llvm.struct<(ptr, ptr, i64)>
  %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %13 = llvm.insertvalue %arg4, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %14 = llvm.mlir.constant(1 : index) : i64
  %15 = llvm.alloca %14 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %13, %15 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %16 = llvm.mlir.constant(1 : index) : i64
  %17 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %18 = llvm.insertvalue %16, %17[0] : !llvm.struct<(i64, ptr)>
  %19 = llvm.insertvalue %15, %18[1] : !llvm.struct<(i64, ptr)>
  %20 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %19, %20 : !llvm.struct<(i64, ptr)>, !llvm.ptr
  %21 = llvm.mlir.constant(0 : index) : i64
  %22 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^bb1(%21 : i64)
^bb1(%23: i64):  // 2 preds: ^bb0, ^bb2
  %24 = llvm.icmp "slt" %23, %arg8 : i64
  llvm.cond_br %24, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %25 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  %26 = llvm.load %25 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
  %27 = llvm.extractvalue %26[1] : !llvm.struct<(i64, ptr)>
  %28 = llvm.load %27 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %29 = llvm.extractvalue %28[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %a3 = llvm.getelementptr inbounds %29[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d3 = llvm.sub %arg9, %c3 : i64
  %30 = llvm.getelementptr %a3[%d3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %31 = llvm.load %30 : !llvm.ptr -> i32
  %32 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %31, %32 : i32, !llvm.ptr
  %33 = llvm.add %23, %22 : i64
  llvm.br ^bb1(%33 : i64)
^bb3:  // pred: ^bb1
  llvm.return
}
//--- next.src.mlir
func.func @f(%m: memref<?xi32>, %mm: memref<memref<*xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  %u = memref.cast %r : memref<4xi32> to memref<*xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %n step %c1 {
  %y = memref.load %mm[] : memref<memref<*xi32>>
  %k = memref.cast %y : memref<*xi32> to memref<4xi32>
  %w = memref.load %k[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  memref.store %u, %mm[] : memref<memref<*xi32>>
  }
  return
}
//--- next.low.mlir
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %5 = llvm.insertvalue %arg5, %4[0] : !llvm.struct<(ptr, ptr, i64)>
  %6 = llvm.insertvalue %arg6, %5[1] : !llvm.struct<(ptr, ptr, i64)>
  %7 = llvm.insertvalue %arg7, %6[2] : !llvm.struct<(ptr, ptr, i64)>
  %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %13 = llvm.insertvalue %arg4, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %14 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %15 = llvm.extractvalue %13[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %16 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %17 = llvm.insertvalue %15, %14[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %18 = llvm.insertvalue %16, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %19 = llvm.mlir.constant(0 : index) : i64
  %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %21 = llvm.mlir.constant(4 : index) : i64
  %22 = llvm.insertvalue %21, %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %23 = llvm.mlir.constant(1 : index) : i64
  %24 = llvm.insertvalue %23, %22[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %25 = llvm.mlir.constant(1 : index) : i64
  %26 = llvm.alloca %25 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %24, %26 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %27 = llvm.mlir.constant(1 : index) : i64
  %28 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %29 = llvm.insertvalue %27, %28[0] : !llvm.struct<(i64, ptr)>
  %30 = llvm.insertvalue %26, %29[1] : !llvm.struct<(i64, ptr)>
  %31 = llvm.mlir.constant(0 : index) : i64
  %32 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^bb1(%31 : i64)
^bb1(%33: i64):  // 2 preds: ^bb0, ^bb2
  %34 = llvm.icmp "slt" %33, %arg8 : i64
  llvm.cond_br %34, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %35 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  %36 = llvm.load %35 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
  %37 = llvm.extractvalue %36[1] : !llvm.struct<(i64, ptr)>
  %38 = llvm.load %37 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %39 = llvm.extractvalue %38[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %a3 = llvm.getelementptr inbounds %39[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d3 = llvm.sub %arg9, %c3 : i64
  %40 = llvm.getelementptr %a3[%d3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %41 = llvm.load %40 : !llvm.ptr -> i32
  %42 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %41, %42 : i32, !llvm.ptr
  %43 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %30, %43 : !llvm.struct<(i64, ptr)>, !llvm.ptr
  %44 = llvm.add %33, %32 : i64
  llvm.br ^bb1(%44 : i64)
^bb3:  // pred: ^bb1
  llvm.return
}
//--- nextplain.low.mlir
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %5 = llvm.insertvalue %arg5, %4[0] : !llvm.struct<(ptr, ptr, i64)>
  %6 = llvm.insertvalue %arg6, %5[1] : !llvm.struct<(ptr, ptr, i64)>
  %7 = llvm.insertvalue %arg7, %6[2] : !llvm.struct<(ptr, ptr, i64)>
  %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %13 = llvm.insertvalue %arg4, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %14 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %15 = llvm.extractvalue %13[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %16 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %17 = llvm.insertvalue %15, %14[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %18 = llvm.insertvalue %16, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %19 = llvm.mlir.constant(0 : index) : i64
  %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %21 = llvm.mlir.constant(4 : index) : i64
  %22 = llvm.insertvalue %21, %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %23 = llvm.mlir.constant(1 : index) : i64
  %24 = llvm.insertvalue %23, %22[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %25 = llvm.mlir.constant(1 : index) : i64
  %26 = llvm.alloca %25 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %24, %26 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %27 = llvm.mlir.constant(1 : index) : i64
  %28 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %29 = llvm.insertvalue %27, %28[0] : !llvm.struct<(i64, ptr)>
  %30 = llvm.insertvalue %26, %29[1] : !llvm.struct<(i64, ptr)>
  %31 = llvm.mlir.constant(0 : index) : i64
  %32 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^bb1(%31 : i64)
^bb1(%33: i64):  // 2 preds: ^bb0, ^bb2
  %34 = llvm.icmp "slt" %33, %arg8 : i64
  llvm.cond_br %34, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %35 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  %36 = llvm.load %35 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
  %37 = llvm.extractvalue %36[1] : !llvm.struct<(i64, ptr)>
  %38 = llvm.load %37 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %39 = llvm.extractvalue %38[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %40 = llvm.getelementptr %39[%arg9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %41 = llvm.load %40 : !llvm.ptr -> i32
  %42 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %41, %42 : i32, !llvm.ptr
  %43 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %30, %43 : !llvm.struct<(i64, ptr)>, !llvm.ptr
  %44 = llvm.add %33, %32 : i64
  llvm.br ^bb1(%44 : i64)
^bb3:  // pred: ^bb1
  llvm.return
}
//--- nextfine.src.mlir
func.func @f(%m: memref<?xi32>, %mm: memref<memref<*xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.cast %m : memref<?xi32> to memref<4xi32>
  %u = memref.cast %r : memref<4xi32> to memref<*xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %n step %c1 {
  %y = memref.load %mm[] : memref<memref<*xi32>>
  %k = memref.cast %y : memref<*xi32> to memref<4xi32>
  %w = memref.load %k[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  memref.store %u, %mm[] : memref<memref<*xi32>>
  }
  return
}
//--- nextfine.low.mlir
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %5 = llvm.insertvalue %arg5, %4[0] : !llvm.struct<(ptr, ptr, i64)>
  %6 = llvm.insertvalue %arg6, %5[1] : !llvm.struct<(ptr, ptr, i64)>
  %7 = llvm.insertvalue %arg7, %6[2] : !llvm.struct<(ptr, ptr, i64)>
  %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %13 = llvm.insertvalue %arg4, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %14 = llvm.mlir.constant(1 : index) : i64
  %15 = llvm.alloca %14 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %13, %15 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %16 = llvm.mlir.constant(1 : index) : i64
  %17 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %18 = llvm.insertvalue %16, %17[0] : !llvm.struct<(i64, ptr)>
  %19 = llvm.insertvalue %15, %18[1] : !llvm.struct<(i64, ptr)>
  %20 = llvm.mlir.constant(0 : index) : i64
  %21 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^bb1(%20 : i64)
^bb1(%22: i64):  // 2 preds: ^bb0, ^bb2
  %23 = llvm.icmp "slt" %22, %arg8 : i64
  llvm.cond_br %23, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %24 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  %25 = llvm.load %24 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
  %26 = llvm.extractvalue %25[1] : !llvm.struct<(i64, ptr)>
  %27 = llvm.load %26 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %28 = llvm.extractvalue %27[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %a3 = llvm.getelementptr inbounds %28[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d3 = llvm.sub %arg9, %c3 : i64
  %29 = llvm.getelementptr %a3[%d3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %30 = llvm.load %29 : !llvm.ptr -> i32
  %31 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %30, %31 : i32, !llvm.ptr
  %32 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %19, %32 : !llvm.struct<(i64, ptr)>, !llvm.ptr
  %33 = llvm.add %22, %21 : i64
  llvm.br ^bb1(%33 : i64)
^bb3:  // pred: ^bb1
  llvm.return
}
//--- call.src.mlir
func.func private @ext()
func.func @f(%m: memref<?xi32>, %mm: memref<memref<*xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  %u = memref.cast %r : memref<4xi32> to memref<*xi32>
  memref.store %u, %mm[] : memref<memref<*xi32>>
  call @ext() : () -> ()
  %y = memref.load %mm[] : memref<memref<*xi32>>
  %k = memref.cast %y : memref<*xi32> to memref<4xi32>
  %w = memref.load %k[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  return
}
//--- call.low.mlir
llvm.func @ext() attributes {sym_visibility = "private"}
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %5 = llvm.insertvalue %arg5, %4[0] : !llvm.struct<(ptr, ptr, i64)>
  %6 = llvm.insertvalue %arg6, %5[1] : !llvm.struct<(ptr, ptr, i64)>
  %7 = llvm.insertvalue %arg7, %6[2] : !llvm.struct<(ptr, ptr, i64)>
  %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %13 = llvm.insertvalue %arg4, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %14 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %15 = llvm.extractvalue %13[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %16 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %17 = llvm.insertvalue %15, %14[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %18 = llvm.insertvalue %16, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %19 = llvm.mlir.constant(0 : index) : i64
  %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %21 = llvm.mlir.constant(4 : index) : i64
  %22 = llvm.insertvalue %21, %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %23 = llvm.mlir.constant(1 : index) : i64
  %24 = llvm.insertvalue %23, %22[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %25 = llvm.mlir.constant(1 : index) : i64
  %26 = llvm.alloca %25 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %24, %26 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %27 = llvm.mlir.constant(1 : index) : i64
  %28 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %29 = llvm.insertvalue %27, %28[0] : !llvm.struct<(i64, ptr)>
  %30 = llvm.insertvalue %26, %29[1] : !llvm.struct<(i64, ptr)>
  %31 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %30, %31 : !llvm.struct<(i64, ptr)>, !llvm.ptr
  llvm.call @ext() : () -> ()
  %32 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  %33 = llvm.load %32 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
  %34 = llvm.extractvalue %33[1] : !llvm.struct<(i64, ptr)>
  %35 = llvm.load %34 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %36 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %a3 = llvm.getelementptr inbounds %36[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d3 = llvm.sub %arg9, %c3 : i64
  %37 = llvm.getelementptr %a3[%d3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %38 = llvm.load %37 : !llvm.ptr -> i32
  %39 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %38, %39 : i32, !llvm.ptr
  llvm.return
}
//--- callplain.low.mlir
llvm.func @ext() attributes {sym_visibility = "private"}
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %5 = llvm.insertvalue %arg5, %4[0] : !llvm.struct<(ptr, ptr, i64)>
  %6 = llvm.insertvalue %arg6, %5[1] : !llvm.struct<(ptr, ptr, i64)>
  %7 = llvm.insertvalue %arg7, %6[2] : !llvm.struct<(ptr, ptr, i64)>
  %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %13 = llvm.insertvalue %arg4, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %14 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %15 = llvm.extractvalue %13[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %16 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %17 = llvm.insertvalue %15, %14[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %18 = llvm.insertvalue %16, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %19 = llvm.mlir.constant(0 : index) : i64
  %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %21 = llvm.mlir.constant(4 : index) : i64
  %22 = llvm.insertvalue %21, %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %23 = llvm.mlir.constant(1 : index) : i64
  %24 = llvm.insertvalue %23, %22[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %25 = llvm.mlir.constant(1 : index) : i64
  %26 = llvm.alloca %25 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %24, %26 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %27 = llvm.mlir.constant(1 : index) : i64
  %28 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %29 = llvm.insertvalue %27, %28[0] : !llvm.struct<(i64, ptr)>
  %30 = llvm.insertvalue %26, %29[1] : !llvm.struct<(i64, ptr)>
  %31 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %30, %31 : !llvm.struct<(i64, ptr)>, !llvm.ptr
  llvm.call @ext() : () -> ()
  %32 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  %33 = llvm.load %32 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
  %34 = llvm.extractvalue %33[1] : !llvm.struct<(i64, ptr)>
  %35 = llvm.load %34 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %36 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %37 = llvm.getelementptr %36[%arg9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %38 = llvm.load %37 : !llvm.ptr -> i32
  %39 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %38, %39 : i32, !llvm.ptr
  llvm.return
}
//--- callfine.src.mlir
func.func private @ext()
func.func @f(%m: memref<?xi32>, %mm: memref<memref<*xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.cast %m : memref<?xi32> to memref<4xi32>
  %u = memref.cast %r : memref<4xi32> to memref<*xi32>
  memref.store %u, %mm[] : memref<memref<*xi32>>
  call @ext() : () -> ()
  %y = memref.load %mm[] : memref<memref<*xi32>>
  %k = memref.cast %y : memref<*xi32> to memref<4xi32>
  %w = memref.load %k[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  return
}
//--- callfine.low.mlir
llvm.func @ext() attributes {sym_visibility = "private"}
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %5 = llvm.insertvalue %arg5, %4[0] : !llvm.struct<(ptr, ptr, i64)>
  %6 = llvm.insertvalue %arg6, %5[1] : !llvm.struct<(ptr, ptr, i64)>
  %7 = llvm.insertvalue %arg7, %6[2] : !llvm.struct<(ptr, ptr, i64)>
  %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %13 = llvm.insertvalue %arg4, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %14 = llvm.mlir.constant(1 : index) : i64
  %15 = llvm.alloca %14 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %13, %15 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %16 = llvm.mlir.constant(1 : index) : i64
  %17 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %18 = llvm.insertvalue %16, %17[0] : !llvm.struct<(i64, ptr)>
  %19 = llvm.insertvalue %15, %18[1] : !llvm.struct<(i64, ptr)>
  %20 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %19, %20 : !llvm.struct<(i64, ptr)>, !llvm.ptr
  llvm.call @ext() : () -> ()
  %21 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  %22 = llvm.load %21 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
  %23 = llvm.extractvalue %22[1] : !llvm.struct<(i64, ptr)>
  %24 = llvm.load %23 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %25 = llvm.extractvalue %24[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %a3 = llvm.getelementptr inbounds %25[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d3 = llvm.sub %arg9, %c3 : i64
  %26 = llvm.getelementptr %a3[%d3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %27 = llvm.load %26 : !llvm.ptr -> i32
  %28 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %27, %28 : i32, !llvm.ptr
  llvm.return
}
//--- direct.src.mlir
func.func @f(%m: memref<?xi32>, %mm: memref<memref<*xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  %u = memref.cast %r : memref<4xi32> to memref<*xi32>
  %k = memref.cast %u : memref<*xi32> to memref<4xi32>
  %w = memref.load %k[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  return
}
//--- direct.low.mlir
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %5 = llvm.insertvalue %arg0, %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %6 = llvm.insertvalue %arg1, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %7 = llvm.insertvalue %arg2, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %8 = llvm.insertvalue %arg3, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg4, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %11 = llvm.extractvalue %9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %12 = llvm.extractvalue %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %13 = llvm.insertvalue %11, %10[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %14 = llvm.insertvalue %12, %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %15 = llvm.mlir.constant(0 : index) : i64
  %16 = llvm.insertvalue %15, %14[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %17 = llvm.mlir.constant(4 : index) : i64
  %18 = llvm.insertvalue %17, %16[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %19 = llvm.mlir.constant(1 : index) : i64
  %20 = llvm.insertvalue %19, %18[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %21 = llvm.mlir.constant(1 : index) : i64
  %22 = llvm.alloca %21 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %20, %22 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %23 = llvm.mlir.constant(1 : index) : i64
  %24 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %25 = llvm.insertvalue %23, %24[0] : !llvm.struct<(i64, ptr)>
  %26 = llvm.insertvalue %22, %25[1] : !llvm.struct<(i64, ptr)>
  %27 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %a3 = llvm.getelementptr inbounds %27[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d3 = llvm.sub %arg9, %c3 : i64
  %28 = llvm.getelementptr %a3[%d3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %29 = llvm.load %28 : !llvm.ptr -> i32
  %30 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %29, %30 : i32, !llvm.ptr
  llvm.return
}
//--- directplain.low.mlir
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %5 = llvm.insertvalue %arg0, %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %6 = llvm.insertvalue %arg1, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %7 = llvm.insertvalue %arg2, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %8 = llvm.insertvalue %arg3, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg4, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %11 = llvm.extractvalue %9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %12 = llvm.extractvalue %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %13 = llvm.insertvalue %11, %10[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %14 = llvm.insertvalue %12, %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %15 = llvm.mlir.constant(0 : index) : i64
  %16 = llvm.insertvalue %15, %14[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %17 = llvm.mlir.constant(4 : index) : i64
  %18 = llvm.insertvalue %17, %16[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %19 = llvm.mlir.constant(1 : index) : i64
  %20 = llvm.insertvalue %19, %18[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %21 = llvm.mlir.constant(1 : index) : i64
  %22 = llvm.alloca %21 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %20, %22 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %23 = llvm.mlir.constant(1 : index) : i64
  %24 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %25 = llvm.insertvalue %23, %24[0] : !llvm.struct<(i64, ptr)>
  %26 = llvm.insertvalue %22, %25[1] : !llvm.struct<(i64, ptr)>
  %27 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %28 = llvm.getelementptr %27[%arg9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %29 = llvm.load %28 : !llvm.ptr -> i32
  %30 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %29, %30 : i32, !llvm.ptr
  llvm.return
}
//--- directfine.src.mlir
func.func @f(%m: memref<?xi32>, %mm: memref<memref<*xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.cast %m : memref<?xi32> to memref<4xi32>
  %u = memref.cast %r : memref<4xi32> to memref<*xi32>
  %k = memref.cast %u : memref<*xi32> to memref<4xi32>
  %w = memref.load %k[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  return
}
//--- directfine.low.mlir
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %5 = llvm.insertvalue %arg0, %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %6 = llvm.insertvalue %arg1, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %7 = llvm.insertvalue %arg2, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %8 = llvm.insertvalue %arg3, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg4, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.mlir.constant(1 : index) : i64
  %11 = llvm.alloca %10 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %9, %11 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %12 = llvm.mlir.constant(1 : index) : i64
  %13 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %14 = llvm.insertvalue %12, %13[0] : !llvm.struct<(i64, ptr)>
  %15 = llvm.insertvalue %11, %14[1] : !llvm.struct<(i64, ptr)>
  %16 = llvm.extractvalue %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %a3 = llvm.getelementptr inbounds %16[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d3 = llvm.sub %arg9, %c3 : i64
  %17 = llvm.getelementptr %a3[%d3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %18 = llvm.load %17 : !llvm.ptr -> i32
  %19 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %18, %19 : i32, !llvm.ptr
  llvm.return
}
//--- carried.src.mlir
func.func @f(%m: memref<?xi32>, %mm: memref<memref<*xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  %u = memref.cast %r : memref<4xi32> to memref<*xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %n step %c1 {
  %k = memref.cast %u : memref<*xi32> to memref<4xi32>
  %w = memref.load %k[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  }
  return
}
//--- carried.low.mlir
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %5 = llvm.insertvalue %arg0, %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %6 = llvm.insertvalue %arg1, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %7 = llvm.insertvalue %arg2, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %8 = llvm.insertvalue %arg3, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg4, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %11 = llvm.extractvalue %9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %12 = llvm.extractvalue %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %13 = llvm.insertvalue %11, %10[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %14 = llvm.insertvalue %12, %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %15 = llvm.mlir.constant(0 : index) : i64
  %16 = llvm.insertvalue %15, %14[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %17 = llvm.mlir.constant(4 : index) : i64
  %18 = llvm.insertvalue %17, %16[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %19 = llvm.mlir.constant(1 : index) : i64
  %20 = llvm.insertvalue %19, %18[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %21 = llvm.mlir.constant(1 : index) : i64
  %22 = llvm.alloca %21 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %20, %22 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %23 = llvm.mlir.constant(1 : index) : i64
  %24 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %25 = llvm.insertvalue %23, %24[0] : !llvm.struct<(i64, ptr)>
  %26 = llvm.insertvalue %22, %25[1] : !llvm.struct<(i64, ptr)>
  %27 = llvm.mlir.constant(0 : index) : i64
  %28 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^bb1(%27 : i64)
^bb1(%29: i64):  // 2 preds: ^bb0, ^bb2
  %30 = llvm.icmp "slt" %29, %arg8 : i64
  llvm.cond_br %30, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %31 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %a3 = llvm.getelementptr inbounds %31[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d3 = llvm.sub %arg9, %c3 : i64
  %32 = llvm.getelementptr %a3[%d3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %33 = llvm.load %32 : !llvm.ptr -> i32
  %34 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %33, %34 : i32, !llvm.ptr
  %35 = llvm.add %29, %28 : i64
  llvm.br ^bb1(%35 : i64)
^bb3:  // pred: ^bb1
  llvm.return
}
//--- carriedplain.low.mlir
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %5 = llvm.insertvalue %arg0, %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %6 = llvm.insertvalue %arg1, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %7 = llvm.insertvalue %arg2, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %8 = llvm.insertvalue %arg3, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg4, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %11 = llvm.extractvalue %9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %12 = llvm.extractvalue %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %13 = llvm.insertvalue %11, %10[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %14 = llvm.insertvalue %12, %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %15 = llvm.mlir.constant(0 : index) : i64
  %16 = llvm.insertvalue %15, %14[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %17 = llvm.mlir.constant(4 : index) : i64
  %18 = llvm.insertvalue %17, %16[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %19 = llvm.mlir.constant(1 : index) : i64
  %20 = llvm.insertvalue %19, %18[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %21 = llvm.mlir.constant(1 : index) : i64
  %22 = llvm.alloca %21 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %20, %22 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %23 = llvm.mlir.constant(1 : index) : i64
  %24 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %25 = llvm.insertvalue %23, %24[0] : !llvm.struct<(i64, ptr)>
  %26 = llvm.insertvalue %22, %25[1] : !llvm.struct<(i64, ptr)>
  %27 = llvm.mlir.constant(0 : index) : i64
  %28 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^bb1(%27 : i64)
^bb1(%29: i64):  // 2 preds: ^bb0, ^bb2
  %30 = llvm.icmp "slt" %29, %arg8 : i64
  llvm.cond_br %30, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %31 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %32 = llvm.getelementptr %31[%arg9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %33 = llvm.load %32 : !llvm.ptr -> i32
  %34 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %33, %34 : i32, !llvm.ptr
  %35 = llvm.add %29, %28 : i64
  llvm.br ^bb1(%35 : i64)
^bb3:  // pred: ^bb1
  llvm.return
}
//--- carriedfine.src.mlir
func.func @f(%m: memref<?xi32>, %mm: memref<memref<*xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.cast %m : memref<?xi32> to memref<4xi32>
  %u = memref.cast %r : memref<4xi32> to memref<*xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %j = %c0 to %n step %c1 {
  %k = memref.cast %u : memref<*xi32> to memref<4xi32>
  %w = memref.load %k[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  }
  return
}
//--- carriedfine.low.mlir
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %5 = llvm.insertvalue %arg0, %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %6 = llvm.insertvalue %arg1, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %7 = llvm.insertvalue %arg2, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %8 = llvm.insertvalue %arg3, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg4, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.mlir.constant(1 : index) : i64
  %11 = llvm.alloca %10 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %9, %11 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %12 = llvm.mlir.constant(1 : index) : i64
  %13 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %14 = llvm.insertvalue %12, %13[0] : !llvm.struct<(i64, ptr)>
  %15 = llvm.insertvalue %11, %14[1] : !llvm.struct<(i64, ptr)>
  %16 = llvm.mlir.constant(0 : index) : i64
  %17 = llvm.mlir.constant(1 : index) : i64
  llvm.br ^bb1(%16 : i64)
^bb1(%18: i64):  // 2 preds: ^bb0, ^bb2
  %19 = llvm.icmp "slt" %18, %arg8 : i64
  llvm.cond_br %19, ^bb2, ^bb3
^bb2:  // pred: ^bb1
  %20 = llvm.extractvalue %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %a3 = llvm.getelementptr inbounds %20[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d3 = llvm.sub %arg9, %c3 : i64
  %21 = llvm.getelementptr %a3[%d3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %22 = llvm.load %21 : !llvm.ptr -> i32
  %23 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %22, %23 : i32, !llvm.ptr
  %24 = llvm.add %18, %17 : i64
  llvm.br ^bb1(%24 : i64)
^bb3:  // pred: ^bb1
  llvm.return
}
//--- given.src.mlir
func.func private @give(memref<*xi32>) -> memref<*xi32>
func.func @f(%m: memref<?xi32>, %mm: memref<memref<*xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  %u = memref.cast %r : memref<4xi32> to memref<*xi32>
  %y = call @give(%u) : (memref<*xi32>) -> memref<*xi32>
  %k = memref.cast %y : memref<*xi32> to memref<4xi32>
  %w = memref.load %k[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  return
}
//--- given.low.mlir
llvm.func @free(!llvm.ptr)
llvm.func @give(i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)> attributes {sym_visibility = "private"}
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %5 = llvm.insertvalue %arg0, %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %6 = llvm.insertvalue %arg1, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %7 = llvm.insertvalue %arg2, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %8 = llvm.insertvalue %arg3, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg4, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %11 = llvm.extractvalue %9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %12 = llvm.extractvalue %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %13 = llvm.insertvalue %11, %10[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %14 = llvm.insertvalue %12, %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %15 = llvm.mlir.constant(0 : index) : i64
  %16 = llvm.insertvalue %15, %14[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %17 = llvm.mlir.constant(4 : index) : i64
  %18 = llvm.insertvalue %17, %16[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %19 = llvm.mlir.constant(1 : index) : i64
  %20 = llvm.insertvalue %19, %18[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %21 = llvm.mlir.constant(1 : index) : i64
  %22 = llvm.alloca %21 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %20, %22 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %23 = llvm.mlir.constant(1 : index) : i64
  %24 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %25 = llvm.insertvalue %23, %24[0] : !llvm.struct<(i64, ptr)>
  %26 = llvm.insertvalue %22, %25[1] : !llvm.struct<(i64, ptr)>
  %27 = llvm.extractvalue %26[0] : !llvm.struct<(i64, ptr)>
  %28 = llvm.extractvalue %26[1] : !llvm.struct<(i64, ptr)>
  %29 = llvm.call @give(%27, %28) : (i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)>
  %30 = llvm.mlir.constant(1 : index) : i64
  %31 = llvm.mlir.constant(2 : index) : i64
  %32 = llvm.mlir.constant(8 : index) : i64
  %33 = llvm.mlir.constant(8 : index) : i64
  %34 = llvm.mul %31, %33 : i64
  %35 = llvm.extractvalue %29[0] : !llvm.struct<(i64, ptr)>
  %36 = llvm.mul %31, %35 : i64
  %37 = llvm.add %36, %30 : i64
  %38 = llvm.mul %37, %32 : i64
  %39 = llvm.add %34, %38 : i64
  %40 = llvm.alloca %39 x i8 : (i64) -> !llvm.ptr
  %41 = llvm.extractvalue %29[1] : !llvm.struct<(i64, ptr)>
  "llvm.intr.memcpy"(%40, %41, %39) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.call @free(%41) : (!llvm.ptr) -> ()
  %42 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %43 = llvm.extractvalue %29[0] : !llvm.struct<(i64, ptr)>
  %44 = llvm.insertvalue %43, %42[0] : !llvm.struct<(i64, ptr)>
  %45 = llvm.insertvalue %40, %44[1] : !llvm.struct<(i64, ptr)>
  %46 = llvm.extractvalue %45[1] : !llvm.struct<(i64, ptr)>
  %47 = llvm.load %46 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %48 = llvm.extractvalue %47[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %a3 = llvm.getelementptr inbounds %48[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d3 = llvm.sub %arg9, %c3 : i64
  %49 = llvm.getelementptr %a3[%d3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %50 = llvm.load %49 : !llvm.ptr -> i32
  %51 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %50, %51 : i32, !llvm.ptr
  llvm.return
}
//--- givenplain.low.mlir
llvm.func @free(!llvm.ptr)
llvm.func @give(i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)> attributes {sym_visibility = "private"}
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %5 = llvm.insertvalue %arg0, %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %6 = llvm.insertvalue %arg1, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %7 = llvm.insertvalue %arg2, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %8 = llvm.insertvalue %arg3, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg4, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %11 = llvm.extractvalue %9[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %12 = llvm.extractvalue %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %13 = llvm.insertvalue %11, %10[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %14 = llvm.insertvalue %12, %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %15 = llvm.mlir.constant(0 : index) : i64
  %16 = llvm.insertvalue %15, %14[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %17 = llvm.mlir.constant(4 : index) : i64
  %18 = llvm.insertvalue %17, %16[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %19 = llvm.mlir.constant(1 : index) : i64
  %20 = llvm.insertvalue %19, %18[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %21 = llvm.mlir.constant(1 : index) : i64
  %22 = llvm.alloca %21 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %20, %22 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %23 = llvm.mlir.constant(1 : index) : i64
  %24 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %25 = llvm.insertvalue %23, %24[0] : !llvm.struct<(i64, ptr)>
  %26 = llvm.insertvalue %22, %25[1] : !llvm.struct<(i64, ptr)>
  %27 = llvm.extractvalue %26[0] : !llvm.struct<(i64, ptr)>
  %28 = llvm.extractvalue %26[1] : !llvm.struct<(i64, ptr)>
  %29 = llvm.call @give(%27, %28) : (i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)>
  %30 = llvm.mlir.constant(1 : index) : i64
  %31 = llvm.mlir.constant(2 : index) : i64
  %32 = llvm.mlir.constant(8 : index) : i64
  %33 = llvm.mlir.constant(8 : index) : i64
  %34 = llvm.mul %31, %33 : i64
  %35 = llvm.extractvalue %29[0] : !llvm.struct<(i64, ptr)>
  %36 = llvm.mul %31, %35 : i64
  %37 = llvm.add %36, %30 : i64
  %38 = llvm.mul %37, %32 : i64
  %39 = llvm.add %34, %38 : i64
  %40 = llvm.alloca %39 x i8 : (i64) -> !llvm.ptr
  %41 = llvm.extractvalue %29[1] : !llvm.struct<(i64, ptr)>
  "llvm.intr.memcpy"(%40, %41, %39) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.call @free(%41) : (!llvm.ptr) -> ()
  %42 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %43 = llvm.extractvalue %29[0] : !llvm.struct<(i64, ptr)>
  %44 = llvm.insertvalue %43, %42[0] : !llvm.struct<(i64, ptr)>
  %45 = llvm.insertvalue %40, %44[1] : !llvm.struct<(i64, ptr)>
  %46 = llvm.extractvalue %45[1] : !llvm.struct<(i64, ptr)>
  %47 = llvm.load %46 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %48 = llvm.extractvalue %47[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %49 = llvm.getelementptr %48[%arg9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %50 = llvm.load %49 : !llvm.ptr -> i32
  %51 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %50, %51 : i32, !llvm.ptr
  llvm.return
}
//--- givenfine.src.mlir
func.func private @give(memref<*xi32>) -> memref<*xi32>
func.func @f(%m: memref<?xi32>, %mm: memref<memref<*xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.cast %m : memref<?xi32> to memref<4xi32>
  %u = memref.cast %r : memref<4xi32> to memref<*xi32>
  %y = call @give(%u) : (memref<*xi32>) -> memref<*xi32>
  %k = memref.cast %y : memref<*xi32> to memref<4xi32>
  %w = memref.load %k[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  return
}
//--- givenfine.low.mlir
llvm.func @free(!llvm.ptr)
llvm.func @give(i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)> attributes {sym_visibility = "private"}
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %5 = llvm.insertvalue %arg0, %4[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %6 = llvm.insertvalue %arg1, %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %7 = llvm.insertvalue %arg2, %6[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %8 = llvm.insertvalue %arg3, %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg4, %8[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.mlir.constant(1 : index) : i64
  %11 = llvm.alloca %10 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %9, %11 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %12 = llvm.mlir.constant(1 : index) : i64
  %13 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %14 = llvm.insertvalue %12, %13[0] : !llvm.struct<(i64, ptr)>
  %15 = llvm.insertvalue %11, %14[1] : !llvm.struct<(i64, ptr)>
  %16 = llvm.extractvalue %15[0] : !llvm.struct<(i64, ptr)>
  %17 = llvm.extractvalue %15[1] : !llvm.struct<(i64, ptr)>
  %18 = llvm.call @give(%16, %17) : (i64, !llvm.ptr) -> !llvm.struct<(i64, ptr)>
  %19 = llvm.mlir.constant(1 : index) : i64
  %20 = llvm.mlir.constant(2 : index) : i64
  %21 = llvm.mlir.constant(8 : index) : i64
  %22 = llvm.mlir.constant(8 : index) : i64
  %23 = llvm.mul %20, %22 : i64
  %24 = llvm.extractvalue %18[0] : !llvm.struct<(i64, ptr)>
  %25 = llvm.mul %20, %24 : i64
  %26 = llvm.add %25, %19 : i64
  %27 = llvm.mul %26, %21 : i64
  %28 = llvm.add %23, %27 : i64
  %29 = llvm.alloca %28 x i8 : (i64) -> !llvm.ptr
  %30 = llvm.extractvalue %18[1] : !llvm.struct<(i64, ptr)>
  "llvm.intr.memcpy"(%29, %30, %28) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.call @free(%30) : (!llvm.ptr) -> ()
  %31 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %32 = llvm.extractvalue %18[0] : !llvm.struct<(i64, ptr)>
  %33 = llvm.insertvalue %32, %31[0] : !llvm.struct<(i64, ptr)>
  %34 = llvm.insertvalue %29, %33[1] : !llvm.struct<(i64, ptr)>
  %35 = llvm.extractvalue %34[1] : !llvm.struct<(i64, ptr)>
  %36 = llvm.load %35 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %37 = llvm.extractvalue %36[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %a3 = llvm.getelementptr inbounds %37[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d3 = llvm.sub %arg9, %c3 : i64
  %38 = llvm.getelementptr %a3[%d3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %39 = llvm.load %38 : !llvm.ptr -> i32
  %40 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %39, %40 : i32, !llvm.ptr
  llvm.return
}
//--- taken.src.mlir
func.func private @take(memref<*xi32>)
func.func @f(%m: memref<?xi32>, %mm: memref<memref<*xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<?xi32> to memref<4xi32>
  %u = memref.cast %r : memref<4xi32> to memref<*xi32>
  call @take(%u) : (memref<*xi32>) -> ()
  %y = memref.load %mm[] : memref<memref<*xi32>>
  %k = memref.cast %y : memref<*xi32> to memref<4xi32>
  %w = memref.load %k[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  return
}
//--- taken.low.mlir
llvm.func @take(i64, !llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %5 = llvm.insertvalue %arg5, %4[0] : !llvm.struct<(ptr, ptr, i64)>
  %6 = llvm.insertvalue %arg6, %5[1] : !llvm.struct<(ptr, ptr, i64)>
  %7 = llvm.insertvalue %arg7, %6[2] : !llvm.struct<(ptr, ptr, i64)>
  %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %13 = llvm.insertvalue %arg4, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %14 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %15 = llvm.extractvalue %13[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %16 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %17 = llvm.insertvalue %15, %14[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %18 = llvm.insertvalue %16, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %19 = llvm.mlir.constant(0 : index) : i64
  %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %21 = llvm.mlir.constant(4 : index) : i64
  %22 = llvm.insertvalue %21, %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %23 = llvm.mlir.constant(1 : index) : i64
  %24 = llvm.insertvalue %23, %22[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %25 = llvm.mlir.constant(1 : index) : i64
  %26 = llvm.alloca %25 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %24, %26 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %27 = llvm.mlir.constant(1 : index) : i64
  %28 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %29 = llvm.insertvalue %27, %28[0] : !llvm.struct<(i64, ptr)>
  %30 = llvm.insertvalue %26, %29[1] : !llvm.struct<(i64, ptr)>
  %31 = llvm.extractvalue %30[0] : !llvm.struct<(i64, ptr)>
  %32 = llvm.extractvalue %30[1] : !llvm.struct<(i64, ptr)>
  llvm.call @take(%31, %32) : (i64, !llvm.ptr) -> ()
  %33 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  %34 = llvm.load %33 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
  %35 = llvm.extractvalue %34[1] : !llvm.struct<(i64, ptr)>
  %36 = llvm.load %35 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %37 = llvm.extractvalue %36[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %a3 = llvm.getelementptr inbounds %37[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d3 = llvm.sub %arg9, %c3 : i64
  %38 = llvm.getelementptr %a3[%d3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %39 = llvm.load %38 : !llvm.ptr -> i32
  %40 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %39, %40 : i32, !llvm.ptr
  llvm.return
}
//--- takenplain.low.mlir
llvm.func @take(i64, !llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %5 = llvm.insertvalue %arg5, %4[0] : !llvm.struct<(ptr, ptr, i64)>
  %6 = llvm.insertvalue %arg6, %5[1] : !llvm.struct<(ptr, ptr, i64)>
  %7 = llvm.insertvalue %arg7, %6[2] : !llvm.struct<(ptr, ptr, i64)>
  %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %13 = llvm.insertvalue %arg4, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %14 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %15 = llvm.extractvalue %13[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %16 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %17 = llvm.insertvalue %15, %14[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %18 = llvm.insertvalue %16, %17[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %19 = llvm.mlir.constant(0 : index) : i64
  %20 = llvm.insertvalue %19, %18[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %21 = llvm.mlir.constant(4 : index) : i64
  %22 = llvm.insertvalue %21, %20[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %23 = llvm.mlir.constant(1 : index) : i64
  %24 = llvm.insertvalue %23, %22[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %25 = llvm.mlir.constant(1 : index) : i64
  %26 = llvm.alloca %25 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %24, %26 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %27 = llvm.mlir.constant(1 : index) : i64
  %28 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %29 = llvm.insertvalue %27, %28[0] : !llvm.struct<(i64, ptr)>
  %30 = llvm.insertvalue %26, %29[1] : !llvm.struct<(i64, ptr)>
  %31 = llvm.extractvalue %30[0] : !llvm.struct<(i64, ptr)>
  %32 = llvm.extractvalue %30[1] : !llvm.struct<(i64, ptr)>
  llvm.call @take(%31, %32) : (i64, !llvm.ptr) -> ()
  %33 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  %34 = llvm.load %33 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
  %35 = llvm.extractvalue %34[1] : !llvm.struct<(i64, ptr)>
  %36 = llvm.load %35 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %37 = llvm.extractvalue %36[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %38 = llvm.getelementptr %37[%arg9] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %39 = llvm.load %38 : !llvm.ptr -> i32
  %40 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %39, %40 : i32, !llvm.ptr
  llvm.return
}
//--- takenfine.src.mlir
func.func private @take(memref<*xi32>)
func.func @f(%m: memref<?xi32>, %mm: memref<memref<*xi32>>, %n: index, %i: index, %out: memref<i32>) {
  %r = memref.cast %m : memref<?xi32> to memref<4xi32>
  %u = memref.cast %r : memref<4xi32> to memref<*xi32>
  call @take(%u) : (memref<*xi32>) -> ()
  %y = memref.load %mm[] : memref<memref<*xi32>>
  %k = memref.cast %y : memref<*xi32> to memref<4xi32>
  %w = memref.load %k[%i] : memref<4xi32>
  memref.store %w, %out[] : memref<i32>
  return
}
//--- takenfine.low.mlir
llvm.func @take(i64, !llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: !llvm.ptr, %arg6: !llvm.ptr, %arg7: i64, %arg8: i64, %arg9: i64, %arg10: !llvm.ptr, %arg11: !llvm.ptr, %arg12: i64) {
  %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.insertvalue %arg10, %0[0] : !llvm.struct<(ptr, ptr, i64)>
  %2 = llvm.insertvalue %arg11, %1[1] : !llvm.struct<(ptr, ptr, i64)>
  %3 = llvm.insertvalue %arg12, %2[2] : !llvm.struct<(ptr, ptr, i64)>
  %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
  %5 = llvm.insertvalue %arg5, %4[0] : !llvm.struct<(ptr, ptr, i64)>
  %6 = llvm.insertvalue %arg6, %5[1] : !llvm.struct<(ptr, ptr, i64)>
  %7 = llvm.insertvalue %arg7, %6[2] : !llvm.struct<(ptr, ptr, i64)>
  %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %9 = llvm.insertvalue %arg0, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %10 = llvm.insertvalue %arg1, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %11 = llvm.insertvalue %arg2, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %12 = llvm.insertvalue %arg3, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %13 = llvm.insertvalue %arg4, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %14 = llvm.mlir.constant(1 : index) : i64
  %15 = llvm.alloca %14 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  llvm.store %13, %15 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
  %16 = llvm.mlir.constant(1 : index) : i64
  %17 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
  %18 = llvm.insertvalue %16, %17[0] : !llvm.struct<(i64, ptr)>
  %19 = llvm.insertvalue %15, %18[1] : !llvm.struct<(i64, ptr)>
  %20 = llvm.extractvalue %19[0] : !llvm.struct<(i64, ptr)>
  %21 = llvm.extractvalue %19[1] : !llvm.struct<(i64, ptr)>
  llvm.call @take(%20, %21) : (i64, !llvm.ptr) -> ()
  %22 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64)>
  %23 = llvm.load %22 : !llvm.ptr -> !llvm.struct<(i64, ptr)>
  %24 = llvm.extractvalue %23[1] : !llvm.struct<(i64, ptr)>
  %25 = llvm.load %24 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %26 = llvm.extractvalue %25[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %c3 = llvm.mlir.constant(3 : i64) : i64
  %a3 = llvm.getelementptr inbounds %26[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %d3 = llvm.sub %arg9, %c3 : i64
  %27 = llvm.getelementptr %a3[%d3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %28 = llvm.load %27 : !llvm.ptr -> i32
  %29 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)>
  llvm.store %28, %29 : i32, !llvm.ptr
  llvm.return
}
