// Elements with unused bytes after them, under a mask: each is accessed as a vector of one lane, which lies in memory as the element does.
// Of a vector whose length nobody knows, elements that fill their bytes are accessed as wider integers, also without a mask.
//
// RUN: lower-mlir %s | FileCheck %s
// RUN: verify-lowering %s --quiet --check-runs=8
// RUN: lower-mlir %s | sed 's/llvm.shufflevector %%arg6, %%arg6 .1./llvm.shufflevector %%arg6, %%arg6 [0]/' | expect-status 1 verify-lowering %s --lowered - | FileCheck %s --check-prefix=MASK
// RUN: lower-mlir %s | sed 's/(!llvm.ptr) -> !llvm.ptr, i33/(!llvm.ptr) -> !llvm.ptr, i32/' | expect-status 1 verify-lowering %s --lowered - | FileCheck %s --check-prefix=PLACE
// MASK: @load: refuted
// MASK: @store: refuted
// MASK: @floats: refuted
// PLACE: @load: refuted

func.func @load(%m: memref<?xi33>, %i: index, %k: vector<2xi1>, %p: vector<2xi33>) -> vector<2xi33> {
  %v = vector.maskedload %m[%i], %k, %p : memref<?xi33>, vector<2xi1>, vector<2xi33> into vector<2xi33>
  return %v : vector<2xi33>
}
// CHECK-LABEL: @load
// CHECK: %[[AT:.*]] = llvm.getelementptr %{{.*}}[%arg5] : (!llvm.ptr, i64) -> !llvm.ptr, i33
// CHECK: %[[NONE:.*]] = llvm.mlir.poison : vector<2xi33>
// CHECK: %[[K0:.*]] = llvm.shufflevector %arg6, %arg6 [0] : vector<2xi1>
// CHECK: %[[P0:.*]] = llvm.shufflevector %arg7, %arg7 [0] : vector<2xi33>
// CHECK: %[[V0:.*]] = llvm.intr.masked.load %[[AT]], %[[K0]], %[[P0]] {alignment = 8 : i32} : (!llvm.ptr, vector<1xi1>, vector<1xi33>) -> vector<1xi33>
// CHECK: %[[E0:.*]] = llvm.extractelement %[[V0]]
// CHECK: %[[R0:.*]] = llvm.insertelement %[[E0]], %[[NONE]]
// CHECK: %[[NEXT:.*]] = llvm.getelementptr %[[AT]][1] : (!llvm.ptr) -> !llvm.ptr, i33
// CHECK: llvm.intr.masked.load %[[NEXT]]
// CHECK: llvm.insertelement %{{.*}}, %[[R0]]

func.func @store(%m: memref<?xi65>, %i: index, %k: vector<2xi1>, %v: vector<2xi65>) {
  vector.maskedstore %m[%i], %k, %v : memref<?xi65>, vector<2xi1>, vector<2xi65>
  return
}
// CHECK-LABEL: @store
// CHECK: llvm.intr.masked.store %{{.*}} {alignment = 8 : i32} : vector<1xi65>, vector<1xi1> into !llvm.ptr
// CHECK: llvm.getelementptr %{{.*}}[1] : (!llvm.ptr) -> !llvm.ptr, i65
// CHECK: llvm.intr.masked.store %{{.*}} {alignment = 8 : i32} : vector<1xi65>, vector<1xi1> into !llvm.ptr

func.func @floats(%m: memref<?xf80>, %i: index, %k: vector<2xi1>, %p: vector<2xf80>) -> vector<2xf80> {
  %v = vector.maskedload %m[%i], %k, %p : memref<?xf80>, vector<2xi1>, vector<2xf80> into vector<2xf80>
  vector.maskedstore %m[%i], %k, %v : memref<?xf80>, vector<2xi1>, vector<2xf80>
  return %v : vector<2xf80>
}

func.func @scalable(%m: memref<?xi1>, %i: index, %p: vector<[4]xi1>) -> vector<[4]xi1> {
  %v = vector.load %m[%i] : memref<?xi1>, vector<[4]xi1>
  vector.store %p, %m[%i] : memref<?xi1>, vector<[4]xi1>
  return %v : vector<[4]xi1>
}
// CHECK-LABEL: @scalable
// CHECK: %[[BYTES:.*]] = llvm.load %{{.*}} {alignment = 1 : i64} : !llvm.ptr -> vector<[4]xi8>
// CHECK: llvm.trunc %[[BYTES]] : vector<[4]xi8> to vector<[4]xi1>
// CHECK: %[[WIDE:.*]] = llvm.zext %arg6 : vector<[4]xi1> to vector<[4]xi8>
// CHECK: llvm.store %[[WIDE]], %{{.*}} {alignment = 1 : i64} : vector<[4]xi8>, !llvm.ptr
