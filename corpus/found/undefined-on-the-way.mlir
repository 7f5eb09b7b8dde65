// Sources that are undefined before they come to what can't be distinguished of them: a store through a memref that is poison, an atomic update of
// a buffer that nobody wrote to, the end of a block that is never reached. All were unknown.
//
// RUN: verify-lowering %s | FileCheck %s
// CHECK: 3 functions: 3 proved

func.func @through_poison(%x: i8) {
  %c0 = arith.constant 0 : index
  %m = ub.poison : memref<3xi8>
  memref.store %x, %m[%c0] : memref<3xi8>
  return
}

func.func @update_of_nothing(%i: index) -> i8 {
  %c2 = arith.constant 2 : index
  %m = memref.alloca(%c2) : memref<?xi8>
  %old = memref.generic_atomic_rmw %m[%i] : memref<?xi8> {
  ^bb0(%found: i8):
    memref.atomic_yield %found : i8
  }
  return %old : i8
}

llvm.func @never_there(%c: i1, %p: !llvm.ptr, %n: i64) {
  llvm.cond_br %c, ^end, ^never
^never:
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.unreachable
^end:
  llvm.return
}
