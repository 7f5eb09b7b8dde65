// Branches, loops, switches.
//
// RUN: lower-mlir %s -convert-func-to-llvm -convert-arith-to-llvm -finalize-memref-to-llvm -convert-cf-to-llvm -convert-index-to-llvm -reconcile-unrealized-casts | FileCheck %s

func.func @loop(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  cf.br ^head(%c0, %z : index, f32)
^exit(%r: f32):
  return %r : f32
^body(%j: index, %t: f32):
  %v = memref.load %m[%j, %j] : memref<?x?xf32, strided<[?, 1], offset: ?>>
  %u = arith.addf %t, %v : f32
  %k = arith.addi %j, %c1 : index
  cf.br ^head(%k, %u : index, f32)
^head(%i: index, %acc: f32):
  %p = arith.cmpi slt, %i, %n : index
  cf.cond_br %p, ^body(%i, %acc : index, f32), ^exit(%acc : f32)
}
func.func @weights(%c: i1) -> i1 {
  cf.cond_br %c weights([1, 2]), ^a, ^b(%c : i1)
^a:
  %0 = arith.constant false
  cf.br ^b(%0 : i1)
^b(%r: i1):
  return %r : i1
}
func.func @switch(%a: i32, %x: index, %m: memref<?xf32>) -> (index, memref<?xf32>) {
  cf.switch %a : i32, [
    default: ^one(%x : index),
    42: ^two(%x, %m : index, memref<?xf32>),
    -1: ^three
  ]
^one(%i: index):
  cf.br ^two(%i, %m : index, memref<?xf32>)
^two(%j: index, %n: memref<?xf32>):
  return %j, %n : index, memref<?xf32>
^three:
  cf.switch %a : i32, [default: ^one(%x : index)]
}
func.func @endless() {
  cf.br ^again
^again:
  cf.br ^again
}

// CHECK: module {
// CHECK-NEXT: llvm.func @loop(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> f32 {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %8 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %9 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %10 = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT: llvm.br ^bb3(%8, %10 : i64, f32)
// CHECK-NEXT: ^bb1(%11: f32):  // pred: ^bb3
// CHECK-NEXT: llvm.return %11 : f32
// CHECK-NEXT: ^bb2(%12: i64, %13: f32):  // pred: ^bb3
// CHECK-NEXT: %14 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %15 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %16 = llvm.getelementptr %14[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %17 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %18 = llvm.mul %12, %17 : i64
// CHECK-NEXT: %19 = llvm.add %18, %12 : i64
// CHECK-NEXT: %20 = llvm.getelementptr %16[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %21 = llvm.load %20 : !llvm.ptr -> f32
// CHECK-NEXT: %22 = llvm.fadd %13, %21 : f32
// CHECK-NEXT: %23 = llvm.add %12, %9 : i64
// CHECK-NEXT: llvm.br ^bb3(%23, %22 : i64, f32)
// CHECK-NEXT: ^bb3(%24: i64, %25: f32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %26 = llvm.icmp "slt" %24, %arg7 : i64
// CHECK-NEXT: llvm.cond_br %26, ^bb2(%24, %25 : i64, f32), ^bb1(%25 : f32)
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @weights(%arg0: i1) -> i1 {
// CHECK-NEXT: llvm.cond_br %arg0 weights([1, 2]), ^bb1, ^bb2(%arg0 : i1)
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: %0 = llvm.mlir.constant(false) : i1
// CHECK-NEXT: llvm.br ^bb2(%0 : i1)
// CHECK-NEXT: ^bb2(%1: i1):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: llvm.return %1 : i1
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @switch(%arg0: i32, %arg1: i64, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64, %arg5: i64, %arg6: i64) -> !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)> {
// CHECK-NEXT: %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %1 = llvm.insertvalue %arg2, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %2 = llvm.insertvalue %arg3, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %3 = llvm.insertvalue %arg4, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %4 = llvm.insertvalue %arg5, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %5 = llvm.insertvalue %arg6, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: llvm.switch %arg0 : i32, ^bb1(%arg1 : i64) [
// CHECK-NEXT: 42: ^bb2(%arg1, %5 : i64, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>),
// CHECK-NEXT: -1: ^bb3
// CHECK-NEXT: ]
// CHECK-NEXT: ^bb1(%6: i64):  // 2 preds: ^bb0, ^bb3
// CHECK-NEXT: llvm.br ^bb2(%6, %5 : i64, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)
// CHECK-NEXT: ^bb2(%7: i64, %8: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: %9 = llvm.mlir.poison : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: %10 = llvm.insertvalue %7, %9[0] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: %11 = llvm.insertvalue %8, %10[1] : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: llvm.return %11 : !llvm.struct<(i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT: llvm.switch %arg0 : i32, ^bb1(%arg1 : i64) [
// CHECK-NEXT: ]
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @endless() {
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT: llvm.br ^bb1
// CHECK-NEXT: }
// CHECK-NEXT: }
