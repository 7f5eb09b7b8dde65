// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-COUNT-9: : proved
// CHECK-NOT: {{unknown|refuted|unsupported}}

// Tables that are read in inner loops, each in a cache line or a vector register of its own.
memref.global "private" constant @powers_of_ten : memref<8xi64> = dense<[1, 10, 100, 1000, 10000, 100000, 1000000, 10000000]> {alignment = 16 : i64}
memref.global "private" constant @squares : memref<4x4xi16> = dense<[[0, 1, 4, 9], [16, 25, 36, 49], [64, 81, 100, 121], [144, 169, 196, 225]]> {alignment = 32 : i64}
memref.global "private" constant @days_before : memref<12xi16> = dense<[0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]> {alignment = 8 : i64}
memref.global "private" constant @hex_digits : memref<16xi8> = dense<[48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 97, 98, 99, 100, 101, 102]> {alignment = 16 : i64}
memref.global "private" constant @bits_of_nibble : memref<16xi8> = dense<[0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4]> {alignment = 16 : i64}
memref.global "private" constant @crc_of_nibble : memref<16xi32> = dense<[0, 498536548, 997073096, 651767980, 1994146192, 1802195444, 1303535960, 1342533948, 3988292384, 4027552580, 3604390888, 3412177804, 2607071920, 2262029012, 2685067896, 3183342108]> {alignment = 64 : i64}
memref.global "private" constant @zigzag : memref<16xi8> = dense<[0, 1, 4, 8, 5, 2, 3, 6, 9, 12, 13, 10, 7, 11, 14, 15]> {alignment = 16 : i64}
memref.global "private" constant @quantizers : memref<2x4xi16> = dense<[[16, 11, 10, 16], [12, 12, 14, 19]]> {alignment = 16 : i64}
memref.global "private" constant @binomial : memref<5xf32> = dense<[0.0625, 0.25, 0.375, 0.25, 0.0625]> {alignment = 32 : i64}
memref.global "private" constant @sobel : memref<3x3xi8> = dense<[[-1, 0, 1], [-2, 0, 2], [-1, 0, 1]]> {alignment = 16 : i64}
memref.global "private" constant @moves : memref<4x2xi32> = dense<[[0, 1], [1, 0], [0, -1], [-1, 0]]> {alignment = 32 : i64}
memref.global "private" constant @half_sines : memref<8xf64> = dense<[0.0, 0.3826834323650898, 0.7071067811865475, 0.9238795325112867, 1.0, 0.9238795325112867, 0.7071067811865476, 0.3826834323650899]> {alignment = 64 : i64}
// What is written, too.
memref.global "private" @seen : memref<16xi8> = dense<0> {alignment = 16 : i64}
memref.global "private" @counts : memref<16xi64> = dense<0> {alignment = 64 : i64}
memref.global "private" @state : memref<4xi32> = dense<[1, 2, 3, 4]> {alignment = 32 : i64}
memref.global "private" @origin : memref<2xf32> = dense<[0.5, -0.5]> {alignment = 8 : i64}
memref.global @version : memref<2xi32> = dense<[3, 1]> {alignment = 8 : i64}
memref.global @scratch : memref<64xi8> = uninitialized {alignment = 64 : i64}

func.func @power(%i: index) -> i64 {
  %t = memref.get_global @powers_of_ten : memref<8xi64>
  %0 = memref.load %t[%i] : memref<8xi64>
  return %0 : i64
}
func.func @square(%i: index, %j: index) -> i16 {
  %t = memref.get_global @squares : memref<4x4xi16>
  %0 = memref.load %t[%i, %j] : memref<4x4xi16>
  return %0 : i16
}
func.func @day_of_year(%month: index, %day: i16) -> i16 {
  %t = memref.get_global @days_before : memref<12xi16>
  %0 = memref.load %t[%month] : memref<12xi16>
  %1 = arith.addi %0, %day : i16
  return %1 : i16
}
// Two digits of a byte, which is counted.
func.func @digits(%byte: index) -> (i8, i8, i8) {
  %c4 = arith.constant 4 : index
  %c15 = arith.constant 15 : index
  %one = arith.constant 1 : i64
  %t = memref.get_global @hex_digits : memref<16xi8>
  %n = memref.get_global @bits_of_nibble : memref<16xi8>
  %counts = memref.get_global @counts : memref<16xi64>
  %high = arith.shrui %byte, %c4 : index
  %low = arith.andi %byte, %c15 : index
  %0 = memref.load %t[%high] : memref<16xi8>
  %1 = memref.load %t[%low] : memref<16xi8>
  %2 = memref.load %n[%high] : memref<16xi8>
  %3 = memref.load %n[%low] : memref<16xi8>
  %4 = arith.addi %2, %3 : i8
  %5 = memref.load %counts[%low] : memref<16xi64>
  %6 = arith.addi %5, %one : i64
  memref.store %6, %counts[%low] : memref<16xi64>
  return %0, %1, %4 : i8, i8, i8
}
func.func @crc_step(%crc: i32, %nibble: i32) -> i32 {
  %c4 = arith.constant 4 : i32
  %c15 = arith.constant 15 : i32
  %t = memref.get_global @crc_of_nibble : memref<16xi32>
  %0 = arith.xori %crc, %nibble : i32
  %1 = arith.andi %0, %c15 : i32
  %2 = arith.index_castui %1 : i32 to index
  %3 = memref.load %t[%2] : memref<16xi32>
  %4 = arith.shrui %crc, %c4 : i32
  %5 = arith.xori %3, %4 : i32
  return %5 : i32
}
// A coefficient in the order of a zigzag, divided by its quantizer.
func.func @quantize(%block: memref<16xi16>, %kind: index, %i: index) -> i16 {
  %c3 = arith.constant 3 : index
  %zigzag = memref.get_global @zigzag : memref<16xi8>
  %quantizers = memref.get_global @quantizers : memref<2x4xi16>
  %seen = memref.get_global @seen : memref<16xi8>
  %p = memref.load %zigzag[%i] : memref<16xi8>
  %at = arith.index_castui %p : i8 to index
  %column = arith.andi %at, %c3 : index
  %q = memref.load %quantizers[%kind, %column] : memref<2x4xi16>
  %x = memref.load %block[%at] : memref<16xi16>
  %0 = arith.divsi %x, %q : i16
  memref.store %p, %seen[%at] : memref<16xi8>
  return %0 : i16
}
func.func @filtered(%m: memref<?xf32>, %i: index, %k: index, %sum: f32) -> f32 {
  %weights = memref.get_global @binomial : memref<5xf32>
  %origin = memref.get_global @origin : memref<2xf32>
  %c0 = arith.constant 0 : index
  %at = arith.addi %i, %k : index
  %x = memref.load %m[%at] : memref<?xf32>
  %w = memref.load %weights[%k] : memref<5xf32>
  %o = memref.load %origin[%c0] : memref<2xf32>
  %0 = arith.subf %x, %o : f32
  %1 = arith.mulf %0, %w : f32
  %2 = arith.addf %sum, %1 : f32
  return %2 : f32
}
func.func @gradient(%m: memref<?x?xi8>, %y: index, %x: index, %i: index, %j: index) -> (i8, f64) {
  %kernel = memref.get_global @sobel : memref<3x3xi8>
  %sines = memref.get_global @half_sines : memref<8xf64>
  %0 = arith.addi %y, %i : index
  %1 = arith.addi %x, %j : index
  %2 = memref.load %m[%0, %1] : memref<?x?xi8>
  %3 = memref.load %kernel[%i, %j] : memref<3x3xi8>
  %4 = arith.muli %2, %3 : i8
  %5 = memref.load %sines[%i] : memref<8xf64>
  return %4, %5 : i8, f64
}
// A walk by one field in a direction; the state is a generator of numbers.
func.func @walk(%at: memref<2xi32>, %direction: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %moves = memref.get_global @moves : memref<4x2xi32>
  %state = memref.get_global @state : memref<4xi32>
  %version = memref.get_global @version : memref<2xi32>
  %dx = memref.load %moves[%direction, %c0] : memref<4x2xi32>
  %dy = memref.load %moves[%direction, %c1] : memref<4x2xi32>
  %x = memref.load %at[%c0] : memref<2xi32>
  %y = memref.load %at[%c1] : memref<2xi32>
  %0 = arith.addi %x, %dx : i32
  %1 = arith.addi %y, %dy : i32
  memref.store %0, %at[%c0] : memref<2xi32>
  memref.store %1, %at[%c1] : memref<2xi32>
  %s = memref.load %state[%direction] : memref<4xi32>
  %v = memref.load %version[%c0] : memref<2xi32>
  %2 = arith.xori %s, %v : i32
  memref.store %2, %state[%direction] : memref<4xi32>
  return %2 : i32
}
