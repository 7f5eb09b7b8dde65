// The descriptor after an unranked memref that lies in memory may be another one in the lowering: what it tells of is the same. (LLVM IR
// Target (2022), Unranked MemRef Types.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: lower-mlir %t/outside.mlir -o %t/outside.low.mlir
// RUN: verify-lowering %t/outside.mlir --lowered %t/outside.low.mlir --check-runs=100 | FileCheck %s --check-prefix=OUTSIDE
// OUTSIDE: @f: proved
// RUN: lower-mlir %t/outside-other.mlir -o %t/outside-other.low.mlir
// RUN: expect-status 1 verify-lowering %t/outside.mlir --lowered %t/outside-other.low.mlir | FileCheck %s --check-prefix=OTHER
// OTHER: @f: refuted: call-memory: {{.*}}
// OTHER: points to another object
// RUN: lower-mlir %t/passed.mlir -o %t/passed.low.mlir
// RUN: verify-lowering %t/passed.mlir --lowered %t/passed.low.mlir --check-runs=100 | FileCheck %s --check-prefix=PASSED
// PASSED: @f: proved
// RUN: lower-mlir %t/passed-other.mlir -o %t/passed-other.low.mlir
// RUN: expect-status 1 verify-lowering %t/passed.mlir --lowered %t/passed-other.low.mlir | FileCheck %s --check-prefix=PASSED-OTHER
// PASSED-OTHER: @f: refuted: call-memory: {{.*}}
// PASSED-OTHER: points to another object

//--- outside.mlir
func.func private @poke()
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>, %o: memref<memref<*xi32>>) -> i32 {
  %u = memref.cast %a : memref<4xi32> to memref<*xi32>
  memref.store %u, %o[] : memref<memref<*xi32>>
  call @poke() : () -> ()
  %v = memref.load %o[] : memref<memref<*xi32>>
  %r = memref.cast %v : memref<*xi32> to memref<4xi32>
  %c0 = arith.constant 0 : index
  %x = memref.load %r[%c0] : memref<4xi32>
  return %x : i32
}
//--- outside-other.mlir
func.func private @poke()
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>, %o: memref<memref<*xi32>>) -> i32 {
  %u = memref.cast %b : memref<4xi32> to memref<*xi32>
  memref.store %u, %o[] : memref<memref<*xi32>>
  call @poke() : () -> ()
  %v = memref.load %o[] : memref<memref<*xi32>>
  %r = memref.cast %v : memref<*xi32> to memref<4xi32>
  %c0 = arith.constant 0 : index
  %x = memref.load %r[%c0] : memref<4xi32>
  return %x : i32
}
//--- passed.mlir
func.func private @use(memref<memref<*xi32>>)
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) -> i32 {
  %o = memref.alloc() : memref<memref<*xi32>>
  %u = memref.cast %a : memref<4xi32> to memref<*xi32>
  memref.store %u, %o[] : memref<memref<*xi32>>
  call @use(%o) : (memref<memref<*xi32>>) -> ()
  %v = memref.load %o[] : memref<memref<*xi32>>
  %r = memref.cast %v : memref<*xi32> to memref<4xi32>
  %c0 = arith.constant 0 : index
  %x = memref.load %r[%c0] : memref<4xi32>
  memref.dealloc %o : memref<memref<*xi32>>
  return %x : i32
}
//--- passed-other.mlir
func.func private @use(memref<memref<*xi32>>)
func.func @f(%a: memref<4xi32>, %b: memref<4xi32>) -> i32 {
  %o = memref.alloc() : memref<memref<*xi32>>
  %u = memref.cast %b : memref<4xi32> to memref<*xi32>
  memref.store %u, %o[] : memref<memref<*xi32>>
  call @use(%o) : (memref<memref<*xi32>>) -> ()
  %v = memref.load %o[] : memref<memref<*xi32>>
  %r = memref.cast %v : memref<*xi32> to memref<4xi32>
  %c0 = arith.constant 0 : index
  %x = memref.load %r[%c0] : memref<4xi32>
  memref.dealloc %o : memref<memref<*xi32>>
  return %x : i32
}
