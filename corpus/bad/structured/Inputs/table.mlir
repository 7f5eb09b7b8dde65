memref.global "private" constant @table : memref<2xi32> = dense<[3, 4]>

func.func @one_way(%i: index, %c: i1, %x: i32) -> i32 {
  %r = scf.if %c -> i32 {
    %t = memref.get_global @table : memref<2xi32>
    %v = memref.load %t[%i] : memref<2xi32>
    scf.yield %v : i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}

func.func @in_a_scope(%i: index) -> i32 {
  %r = memref.alloca_scope -> i32 {
    %t = memref.get_global @table : memref<2xi32>
    %v = memref.load %t[%i] : memref<2xi32>
    memref.alloca_scope.return %v : i32
  }
  return %r : i32
}
