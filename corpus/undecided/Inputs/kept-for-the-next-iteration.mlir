func.func private @use(memref<8xf32>)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.alloca_scope {
      %a = memref.alloca() : memref<8xf32>
      func.call @use(%a) : (memref<8xf32>) -> ()
    }
  }
  return
}
