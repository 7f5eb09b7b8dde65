// Conversion to the LLVM Dialect (2020), the pass and its name: -convert-std-to-llvm on functions, calls, arithmetic, branches and memory.
//
// RUN: lower-mlir -convert-std-to-llvm %s | FileCheck %s
// RUN: lower-mlir %s | FileCheck %s

func @clamped_sum(%m: memref<?xf32>, %limit: f32) -> f32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %zero = constant 0.0 : f32
  %n = dim %m, %c0 : memref<?xf32>
  br ^head(%c0, %zero : index, f32)
^head(%i: index, %s: f32):
  %more = cmpi "slt", %i, %n : index
  cond_br %more, ^body, ^exit
^body:
  %v = load %m[%i] : memref<?xf32>
  %t = addf %s, %v : f32
  %j = addi %i, %c1 : index
  br ^head(%j, %t : index, f32)
^exit:
  %over = cmpf "ogt", %s, %limit : f32
  %r = select %over, %limit, %s : f32
  return %r : f32
}

// CHECK-LABEL: llvm.func @clamped_sum(
// CHECK: llvm.extractvalue %{{.*}}[3, 0]
// CHECK: llvm.icmp "slt" %{{.*}} : i64
// CHECK: llvm.cond_br
// CHECK: llvm.fadd %{{.*}} : f32
// CHECK: llvm.add %{{.*}} : i64
// CHECK: llvm.fcmp "ogt" %{{.*}} : f32
// CHECK: llvm.select %{{.*}} : i1, f32
// CHECK: llvm.return %{{.*}} : f32
