// What comes of undef, of floats that are NaNs, and of null of another address space.
func.func @one_bit() -> i32 {
  %u = llvm.mlir.undef : i32
  %1 = arith.constant 1 : i32
  %r = arith.andi %u, %1 : i32
  return %r : i32
}

func.func @either() -> i32 {
  %u = llvm.mlir.undef : i1
  %1 = arith.constant 1 : i32
  %2 = arith.constant 2 : i32
  %r = arith.select %u, %1, %2 : i32
  return %r : i32
}

func.func @nothing() -> i32 {
  %u = llvm.mlir.undef : i32
  %0 = arith.constant 0 : i32
  %r = arith.andi %u, %0 : i32
  return %r : i32
}

func.func @half() -> i16 {
  %u = llvm.mlir.undef : i8
  %a = memref.alloca() : memref<2xi8>
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %5 = arith.constant 5 : i8
  memref.store %u, %a[%0] : memref<2xi8>
  memref.store %5, %a[%1] : memref<2xi8>
  %n = memref.extract_aligned_pointer_as_index %a : memref<2xi8> -> index
  %i = arith.index_cast %n : index to i64
  %p = llvm.inttoptr %i : i64 to !llvm.ptr
  %r = llvm.load %p {alignment = 1 : i64} : !llvm.ptr -> i16
  return %r : i16
}

func.func @larger(%a: f32, %b: f32) -> (f32, f32) {
  %x = arith.maxnumf %a, %b : f32
  return %x, %x : f32, f32
}

func.func @carried(%a: f32, %b: f32, %n: index, %m: memref<?xf32>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %x = arith.addf %a, %b : f32
  scf.for %i = %0 to %n step %1 {
    memref.store %x, %m[%i] : memref<?xf32>
  }
  return
}

func.func @null(%p: !llvm.ptr<3>) -> i1 {
  %z = llvm.mlir.zero : !llvm.ptr<3>
  %c = llvm.icmp "eq" %p, %z : !llvm.ptr<3>
  return %c : i1
}

func.func @frozen() -> i32 {
  %u = llvm.mlir.undef : i32
  %1 = arith.constant 1 : i32
  %r = arith.andi %u, %1 : i32
  %f = llvm.freeze %r : i32
  return %f : i32
}
