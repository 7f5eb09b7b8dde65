// A vector at an alignment that only its first element has.

func.func @f(%a: memref<8xf32>) -> vector<4xf32> {
  %c4 = arith.constant 4 : index
  %r = vector.load %a[%c4] {alignment = 16 : i64} : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

func.func @main() -> f32 {
  %a = memref.alloca() {alignment = 64} : memref<8xf32>
  %c4 = arith.constant 4 : index
  %v = arith.constant dense<1.0> : vector<4xf32>
  vector.store %v, %a[%c4] {alignment = 16 : i64} : memref<8xf32>, vector<4xf32>
  %r = memref.load %a[%c4] : memref<8xf32>
  return %r : f32
}
