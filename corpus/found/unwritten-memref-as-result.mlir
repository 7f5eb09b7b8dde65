// A memref without a rank that nobody has written is no memref that can be returned: what is after it is read there, by every lowering. It was
// refuted, in our own lowering.
//
// RUN: expect-status 2 verify-lowering %s | FileCheck %s
// CHECK: @f: unknown
// CHECK-NOT: refuted

func.func @f() -> memref<*xindex> {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<1xmemref<*xindex>>
  %r = memref.load %m[%c0] : memref<1xmemref<*xindex>>
  return %r : memref<*xindex>
}
