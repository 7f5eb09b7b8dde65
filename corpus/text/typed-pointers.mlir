// --typed-pointers: the lowering with pointers as the documents of 2021 and 2022 have them. MLIR 14 and 16 take it as it stands, and we
// read it back as the same.
//
// RUN: lower-mlir %s --typed-pointers > %t && FileCheck %s < %t
// RUN: lower-mlir %t --no-passes --typed-pointers | diff %t -
// RUN: lower-mlir %s --typed-pointers --mlir-print-op-generic > %t.generic
// RUN: lower-mlir %t.generic --no-passes --typed-pointers | diff %t -
// RUN: %if mlir-opt-16 %{ mlir-opt-16 %t -o %t.16 && mlir-opt-16 %t.generic | diff %t.16 - %}
// RUN: %if mlir-opt-16 %{ lower-mlir %t.16 --no-passes --typed-pointers | diff %t - %}
// RUN: %if mlir-opt-14 %{ mlir-opt-14 %t -o %t.14 %}
// RUN: %if mlir-opt-22 %{ lower-mlir %t --no-passes | mlir-opt-22 -o %t.22 %}
// RUN: lower-mlir %s --typed-pointers -convert-func-to-llvm=use-bare-ptr-memref-call-conv | FileCheck %s --check-prefix=BARE
// RUN: lower-mlir %s | FileCheck %s --check-prefix=OPAQUE
// OPAQUE-NOT: ptr<f32>

// CHECK: llvm.func @free(!llvm.ptr<i8>)
// CHECK: llvm.func @malloc(i64) -> !llvm.ptr<i8>
// CHECK: llvm.func @load(%arg0: !llvm.ptr<f32>, %arg1: !llvm.ptr<f32>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> f32
// CHECK: llvm.insertvalue %arg0, %{{.*}}[0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: [[P:%.*]] = llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>
// CHECK: llvm.load [[P]] : !llvm.ptr<f32>
// BARE: llvm.func @known(%arg0: !llvm.ptr<i8>) -> !llvm.ptr<i8>
func.func @load(%m: memref<?xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<?xf32>
  return %0 : f32
}

func.func @known(%m: memref<4xi8>) -> memref<4xi8> attributes {llvm.emit_c_interface} {
  return %m : memref<4xi8>
}
// CHECK: llvm.func @_mlir_ciface_known(%arg0: !llvm.ptr<struct<(ptr<i8>, ptr<i8>, i64, array<1 x i64>, array<1 x i64>)>>, %arg1: !llvm.ptr<struct<(ptr<i8>, ptr<i8>, i64, array<1 x i64>, array<1 x i64>)>>)

// CHECK: llvm.func @copy
// CHECK: [[C:%.*]] = llvm.call @malloc(%{{.*}}) : (i64) -> !llvm.ptr<i8>
// CHECK: llvm.bitcast [[C]] : !llvm.ptr<i8> to !llvm.ptr<i32>
// CHECK: "llvm.intr.memcpy"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (!llvm.ptr<i32>, !llvm.ptr<i32>, i64, i1) -> ()
// CHECK: llvm.call @free(%{{.*}}) : (!llvm.ptr<i8>) -> ()
// CHECK: llvm.insertvalue %{{.*}}, %{{.*}}[1] : !llvm.struct<(i64, ptr<i8>)>
func.func @copy(%m: memref<4xi32>) -> memref<*xi32> {
  %a = memref.alloc() : memref<4xi32>
  %b = memref.alloc() : memref<4xi32>
  memref.copy %m, %a : memref<4xi32> to memref<4xi32>
  memref.dealloc %b : memref<4xi32>
  %u = memref.cast %a : memref<4xi32> to memref<*xi32>
  return %u : memref<*xi32>
}

// CHECK: llvm.func @apply(%arg0: !llvm.ptr<func<f32 (f32)>>, %arg1: f32) -> f32
// CHECK: llvm.call %arg0(%arg1) : (f32) -> f32
func.func @apply(%f: (f32) -> f32, %x: f32) -> f32 {
  %0 = call_indirect %f(%x) : (f32) -> f32
  return %0 : f32
}
