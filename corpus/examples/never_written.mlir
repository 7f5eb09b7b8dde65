// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: 4 functions: 4 proved

// Variables that no other module sees: one that nobody writes either, one that is copied over, one that is only seen elsewhere.
memref.global "private" @limit : memref<i32> = dense<100>
memref.global "private" @mark : memref<i32> = dense<100>
memref.global @seen : memref<i32> = dense<100>

func.func @get_limit() -> i32 {
  %m = memref.get_global @limit : memref<i32>
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}

func.func @get_mark() -> i32 {
  %m = memref.get_global @mark : memref<i32>
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}

func.func @set_mark(%x: memref<i32>) {
  %m = memref.get_global @mark : memref<i32>
  memref.copy %x, %m : memref<i32> to memref<i32>
  return
}

func.func @get_seen() -> i32 {
  %m = memref.get_global @seen : memref<i32>
  %x = memref.load %m[] : memref<i32>
  return %x : i32
}
