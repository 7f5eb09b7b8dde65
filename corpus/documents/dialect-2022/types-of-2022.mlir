// The llvm dialect (2022), Types as they were written then: pointees, vectors of LLVM types, scalable vectors, x86_mmx, recursion.
//
// RUN: lower-mlir --no-passes %s | FileCheck %s
// RUN: %if mlir-opt-14 %{ mlir-opt-14 %s -o /dev/null %}

llvm.func @pointers(!llvm.ptr<i16>, !llvm.ptr<i16, 5>, !llvm.ptr<!llvm.ptr<i16>>, !llvm.ptr<ptr<i16>>)
llvm.func @functions(!llvm.ptr<func<void ()>>, !llvm.ptr<func<i8 (f64, i16)>>, !llvm.ptr<func<void (i8, ...)>>)
llvm.func @vectors(vector<6 x i16>, !llvm.vec<6 x ptr<i16>>, !llvm.vec<? x 8 x i16>, !llvm.array<3 x vector<2 x i8>>, !llvm.array<3 x vec<2 x ptr<i8>>>)
llvm.func @register(!llvm.x86_mmx)
llvm.func @list(!llvm.struct<"node", (i32, ptr<struct<"node">>)>)
llvm.func @mutual(!llvm.struct<"left", (ptr<struct<"right", (ptr<struct<"left">>)>>)>)

// CHECK: llvm.func @pointers(!llvm.ptr{{.*}}, !llvm.ptr<{{(i16, )?}}5>, !llvm.ptr{{.*}}, !llvm.ptr{{.*}})
// CHECK: llvm.func @functions(!llvm.ptr{{.*}}, !llvm.ptr{{.*}}, !llvm.ptr{{.*}})
// CHECK: llvm.func @vectors(vector<6xi16>, vector<6x!llvm.ptr{{.*}}>, vector<[8]xi16>, !llvm.array<3 x vector<2xi8>>, !llvm.array<3 x vector<2x!llvm.ptr{{.*}}>>)
// CHECK: llvm.func @register(!llvm.x86_mmx)
// CHECK: llvm.func @list(!llvm.struct<"node", (i32, ptr{{.*}})>)
// CHECK: llvm.func @mutual(!llvm.struct<"left", (ptr{{.*}})>)
