// What mlir-opt 22 prints of each form, in the custom and in the generic form, and from either to either.
//
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s > %t.a && lower-mlir %s --no-passes | diff %t.a - %}
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-op-generic > %t.b && lower-mlir %s --no-passes --mlir-print-op-generic | diff %t.b - %}
// RUN: lower-mlir %s --no-passes > %t.c && lower-mlir %s --no-passes --mlir-print-op-generic > %t.d
// RUN: lower-mlir %t.d --no-passes | diff %t.c -
// RUN: lower-mlir %t.c --no-passes --mlir-print-op-generic | diff %t.d -
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --mlir-print-debuginfo > %t.e && lower-mlir %s --no-passes --mlir-print-debuginfo | diff %t.e - %}

func.func @arith(%a: i32, %b: i32, %f: f32, %g: f32, %i: index, %v: vector<4xi32>, %c: i1, %m: memref<4xi32>) {
  %0 = arith.addi %a, %b overflow<nsw, nuw> : i32
  %1 = arith.addi %a, %b {x = 1} : i32
  %2, %3 = arith.addui_extended %a, %b : i32, i1
  %4:2 = arith.mulsi_extended %a, %b : i32
  %5 = arith.divsi %a, %b exact : i32
  %6 = arith.addf %f, %g fastmath<nnan, ninf> : f32
  %7 = arith.addf %f, %g fastmath<fast> : f32
  %8 = arith.cmpi slt, %a, %b : i32
  %9 = arith.cmpf oeq, %f, %g fastmath<contract> : f32
  %10 = arith.select %c, %a, %b : i32
  %11 = arith.select %c, %v, %v : vector<4xi32>
  %12 = arith.truncf %f to_nearest_even : f32 to f16
  %13 = arith.truncf %f fastmath<fast> : f32 to bf16
  %14 = arith.trunci %a overflow<nsw> : i32 to i8
  %15 = arith.index_cast %i : index to i32
  %16 = arith.index_castui %a : i32 to index
  %17 = arith.bitcast %f : f32 to i32
  %18 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %19 = arith.constant 1.0 : f32
  %20 = arith.constant true
  %21 = arith.constant {attr = 1} 3 : i32
  %22 = arith.constant -7 : i8
  %23 = arith.constant 0x7F800000 : f32
  %24 = arith.maximumf %f, %g : f32
  %25 = arith.extui %c : i1 to i32
  %26 = arith.uitofp %a : i32 to f32
  return
}
