func.func private @use(memref<8xf32>)
func.func @f(%x: f32) -> f32 {
  memref.alloca_scope {
    %a = memref.alloca() : memref<8xf32>
    func.call @use(%a) : (memref<8xf32>) -> ()
  }
  memref.alloca_scope {
    %a = memref.alloca() : memref<8xf32>
    func.call @use(%a) : (memref<8xf32>) -> ()
  }
  %two = arith.constant 2.0 : f32
  %y = arith.mulf %x, %two : f32
  return %y : f32
}
