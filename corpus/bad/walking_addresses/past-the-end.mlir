// Wrong: one element too many; addresses compared with a sign, which a buffer across the middle of the address space shows; one element
// too many; every other element; a first iteration where there is no element; the elements before those that are meant.
//
// RUN: expect-status 1 verify-lowering %S/../../proved/walking_addresses/Inputs/until-the-end.mlir --lowered %s | FileCheck %s
// CHECK: @to_the_end: refuted: {{.*}}outside
// CHECK: @below_the_end: refuted: control: at the return byte {{.*}} of incoming buffer 1 is {{.*}} in the source, {{.*}} in the lowering
// CHECK: %a: memref<?xi32> has sizes {{.*}}aligned pointer 0x7fffffffffff
// CHECK: @in_bytes: refuted: control: the lowering is undefined: a store of 4 bytes at address {{.*}}: it lies outside
// CHECK: @in_bytes_until_equal: refuted: control: `%a` has sizes
// CHECK: `%a[{{.*}}]` is at byte {{.*}} in the source, at byte {{.*}} in the lowering
// CHECK: @tested_below: refuted: control: the lowering is undefined: a store of 4 bytes at address {{.*}}: it lies outside
// CHECK: @every_second: refuted: control: `%a` has sizes
// CHECK: `%a[{{.*}}]` is at byte {{.*}} in the source, at byte {{.*}} in the lowering

llvm.func @to_the_end(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %n: i64, %s: i64, %v: i32) {
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %n1 = llvm.add %n, %c1 : i64
  %end = llvm.getelementptr %b[%n1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.br ^head(%b : !llvm.ptr)
^head(%p: !llvm.ptr):
  %more = llvm.icmp "ne" %p, %end : !llvm.ptr
  llvm.cond_br %more, ^body, ^done
^body:
  llvm.store %v, %p : i32, !llvm.ptr
  %q = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.br ^head(%q : !llvm.ptr)
^done:
  llvm.return
}

llvm.func @below_the_end(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %n: i64, %s: i64, %v: i32) {
  %end = llvm.getelementptr %b[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.br ^head(%b : !llvm.ptr)
^head(%p: !llvm.ptr):
  %more = llvm.icmp "slt" %p, %end : !llvm.ptr
  llvm.cond_br %more, ^body, ^done
^body:
  llvm.store %v, %p : i32, !llvm.ptr
  %q = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.br ^head(%q : !llvm.ptr)
^done:
  llvm.return
}

llvm.func @in_bytes(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %n: i64, %s: i64, %v: i32) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %four = llvm.mlir.constant(4 : i64) : i64
  %bytes = llvm.mul %n, %four : i64
  llvm.br ^head(%c0 : i64)
^head(%at: i64):
  %more = llvm.icmp "sle" %at, %bytes : i64
  llvm.cond_br %more, ^body, ^done
^body:
  %p = llvm.getelementptr %b[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p : i32, !llvm.ptr
  %next = llvm.add %at, %four : i64
  llvm.br ^head(%next : i64)
^done:
  llvm.return
}

llvm.func @in_bytes_until_equal(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %n: i64, %s: i64, %v: i32) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %four = llvm.mlir.constant(4 : i64) : i64
  %step = llvm.mlir.constant(8 : i64) : i64
  %bytes = llvm.mul %n, %four : i64
  llvm.br ^head(%c0 : i64)
^head(%at: i64):
  %more = llvm.icmp "ne" %at, %bytes : i64
  llvm.cond_br %more, ^body, ^done
^body:
  %p = llvm.getelementptr %b[%at] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.store %v, %p : i32, !llvm.ptr
  %next = llvm.add %at, %step : i64
  llvm.br ^head(%next : i64)
^done:
  llvm.return
}

llvm.func @tested_below(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %n: i64, %s: i64, %v: i32) {
  %end = llvm.getelementptr inbounds %b[%n] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.br ^body(%b : !llvm.ptr)
^body(%p: !llvm.ptr):
  llvm.store %v, %p : i32, !llvm.ptr
  %q = llvm.getelementptr inbounds %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %last = llvm.icmp "eq" %q, %end : !llvm.ptr
  llvm.cond_br %last, ^done, ^body(%q : !llvm.ptr)
^done:
  llvm.return
}

llvm.func @every_second(%a: !llvm.ptr, %b: !llvm.ptr, %o: i64, %n: i64, %s: i64) -> i32 {
  %z = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i64) : i64
  %begin = llvm.getelementptr %b[2] : (!llvm.ptr) -> !llvm.ptr, i32
  %twice = llvm.shl %n, %c1 : i64
  %end = llvm.getelementptr %begin[%twice] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.br ^head(%begin, %z : !llvm.ptr, i32)
^head(%p: !llvm.ptr, %sum: i32):
  %last = llvm.icmp "eq" %p, %end : !llvm.ptr
  llvm.cond_br %last, ^done, ^body
^body:
  %v = llvm.load %p : !llvm.ptr -> i32
  %t = llvm.add %sum, %v : i32
  %q = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.br ^head(%q, %t : !llvm.ptr, i32)
^done:
  llvm.return %sum : i32
}
