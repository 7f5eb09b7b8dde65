// The LLVM dialect as the documents of 2019 and 2020 write it: types of LLVM IR in quotes, scalars as `!llvm.float`, pointers that
// say what they point to. Read as today's, which both compilers accept.
//
// RUN: lower-mlir %s --no-passes --allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-opt-22 %{ lower-mlir %s --no-passes --allow-unregistered-dialect | mlir-opt-22 --allow-unregistered-dialect | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ lower-mlir %s --no-passes --allow-unregistered-dialect | mlir-opt-19 --allow-unregistered-dialect | FileCheck %s %}

// CHECK: llvm.func @foo(%arg0: i32, %arg1: i64) -> !llvm.struct<(i32, i64)>
// CHECK: llvm.insertvalue %arg0, %{{.*}}[0] : !llvm.struct<(i32, i64)>
// CHECK: llvm.call @foo(%{{.*}}, %{{.*}}) : (i32, i64) -> !llvm.struct<(i32, i64)>
// CHECK: llvm.func @m1(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64)
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
// CHECK: llvm.store %{{.*}}, %{{.*}} : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
// CHECK: llvm.func @_mlir_ciface_m1(!llvm.ptr)
// CHECK: llvm.func @gep(%arg0: !llvm.ptr, %arg1: i64) -> f32
// CHECK: llvm.getelementptr %arg0[%arg1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: llvm.load %{{.*}} : !llvm.ptr -> f32
// CHECK: llvm.icmp "slt" %arg1, %{{.*}} : i64
// CHECK: llvm.bitcast %arg0 : !llvm.ptr to !llvm.ptr
// CHECK: func.func private @types(f16, f64, i1, vector<4xf32>, !llvm.array<4 x array<8 x vector<16xf32>>>, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr<3>, !llvm.struct<()>, !llvm.struct<packed (i8, i32)>)
llvm.func @foo(%arg0: !llvm.i32, %arg1: !llvm.i64) -> !llvm<"{ i32, i64 }"> {
  %0 = llvm.mlir.undef : !llvm<"{ i32, i64 }">
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm<"{ i32, i64 }">
  %2 = llvm.insertvalue %arg1, %1[1] : !llvm<"{ i32, i64 }">
  llvm.return %2 : !llvm<"{ i32, i64 }">
}
llvm.func @bar() {
  %0 = llvm.mlir.constant(42 : i32) : !llvm.i32
  %1 = llvm.mlir.constant(17 : i64) : !llvm.i64
  %2 = llvm.call @foo(%0, %1) : (!llvm.i32, !llvm.i64) -> !llvm<"{ i32, i64 }">
  %3 = llvm.extractvalue %2[0] : !llvm<"{ i32, i64 }">
  %4 = llvm.extractvalue %2[1] : !llvm<"{ i32, i64 }">
  "use_i32"(%3) : (!llvm.i32) -> ()
  "use_i64"(%4) : (!llvm.i64) -> ()
  llvm.return
}
llvm.func @m1(%arg0: !llvm<"float*">, %arg1: !llvm<"float*">, %arg2: !llvm.i64, %arg3: !llvm.i64, %arg4: !llvm.i64) {
  %0 = llvm.mlir.undef : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  %1 = llvm.insertvalue %arg0, %0[0] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  %4 = llvm.insertvalue %arg3, %1[3, 0] : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }">
  %8 = llvm.mlir.constant(1 : index) : !llvm.i64
  %9 = llvm.alloca %8 x !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }"> : (!llvm.i64) -> !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }*">
  llvm.store %4, %9 : !llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }*">
  llvm.call @_mlir_ciface_m1(%9) : (!llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }*">) -> ()
  llvm.return
}
llvm.func @_mlir_ciface_m1(!llvm<"{ float*, float*, i64, [1 x i64], [1 x i64] }*">)
llvm.func @gep(%p: !llvm<"float*">, %i: !llvm.i64) -> !llvm.float {
  %0 = llvm.getelementptr %p[%i] : (!llvm<"float*">, !llvm.i64) -> !llvm<"float*">
  %1 = llvm.load %0 : !llvm<"float*">
  %2 = llvm.fadd %1, %1 : !llvm.float
  %3 = llvm.add %i, %i : !llvm.i64
  %4 = llvm.icmp "slt" %i, %3 : !llvm.i64
  %c = llvm.bitcast %p : !llvm<"float*"> to !llvm<"i8*">
  llvm.cond_br %4, ^bb1(%i : !llvm.i64), ^bb2
^bb1(%x: !llvm.i64):
  llvm.br ^bb2
^bb2:
  llvm.return %2 : !llvm.float
}
func @types(%a: !llvm.half, %b: !llvm.double, %c: !llvm.i1, %d: !llvm<"<4 x float>">, %e: !llvm<"[4 x [8 x <16 x float>]]">, %f: !llvm<"i32 (i64, ...)*">, %g: !llvm<"void ()*">, %h: !llvm<"%foo*">, %i: !llvm<"i8 addrspace(3)*">, %j: !llvm<"{}">, %k: !llvm<"<{i8, i32}>">)
