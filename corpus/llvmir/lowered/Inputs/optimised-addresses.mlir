memref.global "private" constant @halves : memref<8xf32> = dense<[0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0]> {alignment = 64}
memref.global @grid : memref<8x8xf32> {alignment = 32}
memref.global @pairs : memref<2x2xcomplex<f32>> = uninitialized
func.func private @forward(%any: memref<*xf32>) -> memref<*xf32>
func.func private @other(memref<?xf32>, index) -> index

func.func @aligned(%m: memref<?xf32>, %i: index, %v: f32) -> f32 {
  %a = memref.assume_alignment %m, 64 : memref<?xf32>
  memref.store %v, %a[%i] : memref<?xf32>
  %r = memref.load %a[%i] : memref<?xf32>
  return %r : f32
}

func.func @tables(%i: index, %v: f32) -> (f32, f32) {
  %z = arith.constant 0 : index
  %grid = memref.get_global @grid : memref<8x8xf32>
  %halves = memref.get_global @halves : memref<8xf32>
  memref.store %v, %grid[%i, %z] : memref<8x8xf32>
  %r = memref.load %grid[%z, %z] : memref<8x8xf32>
  %s = memref.load %halves[%i] : memref<8xf32>
  return %r, %s : f32, f32
}

func.func @pair(%i: index) -> complex<f32> {
  %pairs = memref.get_global @pairs : memref<2x2xcomplex<f32>>
  %r = memref.load %pairs[%i, %i] : memref<2x2xcomplex<f32>>
  return %r : complex<f32>
}

func.func @twice(%a: memref<*xf32>) -> index {
  %x = call @forward(%a) : (memref<*xf32>) -> memref<*xf32>
  %y = call @forward(%x) : (memref<*xf32>) -> memref<*xf32>
  %r = memref.rank %y : memref<*xf32>
  return %r : index
}

func.func @one_of(%fn: (memref<?xf32>, index) -> index, %m: memref<?xf32>, %c: i1) -> index {
  %known = func.constant @other : (memref<?xf32>, index) -> index
  %chosen = arith.select %c, %fn, %known : (memref<?xf32>, index) -> index
  %z = arith.constant 0 : index
  %r = func.call_indirect %chosen(%m, %z) : (memref<?xf32>, index) -> index
  return %r : index
}
