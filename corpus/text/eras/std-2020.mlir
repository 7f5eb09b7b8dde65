// Functions and operations of the `std` dialect, layouts as offset and strides, numbers of dimensions in `dim`: the spellings of 2019
// to 2021. Read as today's. What MLIR 14 still reads, it reads as we do.
//
// RUN: lower-mlir %s --no-passes | FileCheck %s
// RUN: %if mlir-opt-22 %{ lower-mlir %s --no-passes > %t && mlir-opt-22 %t | diff %t - %}
// RUN: lower-mlir %s > %t.lowered
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %t.lowered -o %t.22 %}

// CHECK: func.func @f(%arg0: memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK: %c1 = arith.constant 1 : index
// CHECK: %cst = arith.constant 1.000000e+00 : f32
// CHECK: memref.load %arg0[%arg1, %c1] : memref<?x4xf32, strided<[?, 1], offset: ?>>
// CHECK: memref.store %arg2, %arg0[%arg1, %c1]
// CHECK: memref.alloc(%arg1) : memref<?xf32>
// CHECK: memref.alloca() : memref<4xf32>
// CHECK: memref.dim %alloc, %c1 : memref<?xf32>
// CHECK: %c0 = arith.constant 0 : index
// CHECK: memref.dim %alloc, %c0 : memref<?xf32>
// CHECK: arith.addi
// CHECK: arith.addf
// CHECK: arith.cmpi slt
// CHECK: arith.cmpi slt
// CHECK: arith.cmpf olt
// CHECK: arith.select
// CHECK: memref.cast
// CHECK: memref.rank
// CHECK: arith.index_cast
// CHECK: arith.sitofp
// CHECK: arith.addi
// CHECK: arith.remsi
// CHECK: arith.divsi
// CHECK: arith.extsi
// CHECK: arith.andi
// CHECK: arith.shli
// CHECK: call @g
// CHECK: constant @g
// CHECK: call_indirect
// CHECK: memref.subview
// CHECK: memref.subview
// CHECK: cf.assert
// CHECK: memref.dealloc
// CHECK: cf.cond_br
// CHECK: func.func private @g(f32) -> f32
// CHECK: memref.global "private" constant @gm : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]>
// CHECK: memref.get_global @gm : memref<2xf32>
// CHECK: func.func private @spaces(memref<4xf32, 3>, memref<?x?xf32, #map{{[0-9]*}}>, memref<?xf32, #map{{[0-9]*}}>)
#map1 = affine_map<(d0) -> (d0 + 1)>
func @f(%m: memref<?x4xf32, offset: ?, strides: [?, 1]>, %i: index, %x: f32, %u: memref<*xf32>) -> f32 {
  %c = constant 1 : index
  %cf = constant 1.0 : f32
  %0 = load %m[%i, %c] : memref<?x4xf32, offset: ?, strides: [?, 1]>
  store %x, %m[%i, %c] : memref<?x4xf32, offset: ?, strides: [?, 1]>
  %1 = alloc(%i) : memref<?xf32>
  %2 = alloca() : memref<4xf32>
  %3 = dim %1, %c : memref<?xf32>
  %4 = dim %1, 0 : memref<?xf32>
  %5 = addi %3, %c : index
  %6 = addf %0, %x : f32
  %7 = cmpi "slt", %i, %c : index
  %8 = cmpi slt, %i, %c : index
  %9 = cmpf "olt", %0, %x : f32
  %10 = select %7, %0, %x : f32
  %11 = memref_cast %1 : memref<?xf32> to memref<*xf32>
  %12 = rank %u : memref<*xf32>
  %13 = index_cast %i : index to i64
  %14 = sitofp %13 : i64 to f32
  %15 = std.addi %i, %c : index
  %16 = remi_signed %i, %c : index
  %17 = divi_signed %13, %13 : i64
  %18 = sexti %7 : i1 to i32
  %19 = and %13, %13 : i64
  %20 = shift_left %13, %13 : i64
  %21 = call @g(%x) : (f32) -> f32
  %22 = constant @g : (f32) -> f32
  %23 = call_indirect %22(%x) : (f32) -> f32
  %24 = subview %1[%i][%i][1] : memref<?xf32> to memref<?xf32, offset: ?, strides: [1]>
  %25 = subview %1[0][4][1] : memref<?xf32> to memref<4xf32>
  assert %7, "m"
  dealloc %1 : memref<?xf32>
  cond_br %7, ^a(%i : index), ^b
^a(%j: index):
  br ^b
^b:
  return %6 : f32
}
func private @g(f32) -> f32
func @dyn() attributes {llvm.emit_c_interface} { return }
global_memref "private" constant @gm : memref<2xf32> = dense<[1.0, 2.0]>
func @ld() -> memref<2xf32> { %0 = get_global_memref @gm : memref<2xf32>
 return %0 : memref<2xf32> }
func @spaces(%a: memref<4xf32, affine_map<(d0) -> (d0)>, 3>, %b: memref<?x?xf32, (d0, d1) -> (d0 * 8 + d1)>, %c: memref<?xf32, #map1>)
