// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @last: proved
// CHECK-DAG: @any: proved
// CHECK-DAG: @sign: proved
// CHECK-DAG: @setting: proved

// What stands in constant globals is known: an optimiser does not read it.
memref.global "private" constant @table : memref<2x3xi16> = dense<[[1, -2, 3], [4, 5, 6]]>
memref.global "private" constant @halves : memref<4xf32> = dense<0.5>
memref.global "private" constant @signs : memref<3xi8> = dense<[-1, 0, 1]>
memref.global @settings : memref<2xi32> = dense<[7, 9]>

func.func @last() -> i16 {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.get_global @table : memref<2x3xi16>
  %x = memref.load %m[%c1, %c2] : memref<2x3xi16>
  return %x : i16
}

func.func @any(%i: index) -> f32 {
  %m = memref.get_global @halves : memref<4xf32>
  %x = memref.load %m[%i] : memref<4xf32>
  return %x : f32
}

func.func @sign(%i: index) -> i8 {
  %m = memref.get_global @signs : memref<3xi8>
  %x = memref.load %m[%i] : memref<3xi8>
  return %x : i8
}

// Others may have set it.
func.func @setting() -> i32 {
  %c1 = arith.constant 1 : index
  %m = memref.get_global @settings : memref<2xi32>
  %x = memref.load %m[%c1] : memref<2xi32>
  return %x : i32
}
