memref.global "private" constant @table : memref<2xi32> = dense<[3, 4]>
memref.global "private" @state : memref<2xi32> = dense<[5, 6]>

func.func private @entry(%i: index) -> i32 {
  %t = memref.get_global @table : memref<2xi32>
  %r = memref.load %t[%i] : memref<2xi32>
  return %r : i32
}

func.func private @kept(%i: index) -> i32 {
  %t = memref.get_global @state : memref<2xi32>
  %r = memref.load %t[%i] : memref<2xi32>
  return %r : i32
}

func.func @constant(%i: index) -> i32 {
  %r = func.call @entry(%i) : (index) -> i32
  return %r : i32
}

func.func @variable(%i: index) -> i32 {
  %r = func.call @kept(%i) : (index) -> i32
  return %r : i32
}
