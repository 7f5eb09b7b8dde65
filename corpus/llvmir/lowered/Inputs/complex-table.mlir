memref.global "private" constant @table : memref<2xcomplex<f32>> = dense<[(1.0, 2.0), (3.0, 4.0)]>
memref.global @shared : memref<2xcomplex<f32>> = dense<[(1.0, 2.0), (3.0, 4.0)]>
func.func @entry(%i: index) -> complex<f32> {
  %g = memref.get_global @table : memref<2xcomplex<f32>>
  %v = memref.load %g[%i] : memref<2xcomplex<f32>>
  return %v : complex<f32>
}
