// Each iteration reads the descriptor.
llvm.func @uses(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %s: i64, %t: i64, %b: !llvm.ptr, %q: !llvm.ptr, %o2: i64, %s2: i64, %t2: i64, %n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %u = llvm.alloca %1 x !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr
  %offset = llvm.getelementptr %u[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %size = llvm.getelementptr %u[3] : (!llvm.ptr) -> !llvm.ptr, i64
  %stride = llvm.getelementptr %u[4] : (!llvm.ptr) -> !llvm.ptr, i64
  %place = llvm.getelementptr %u[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
  llvm.store %a, %u : !llvm.ptr, !llvm.ptr
  llvm.store %p, %place : !llvm.ptr, !llvm.ptr
  llvm.store %0, %offset : i64, !llvm.ptr
  llvm.store %s, %size : i64, !llvm.ptr
  llvm.store %1, %stride : i64, !llvm.ptr
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %m = llvm.load %place : !llvm.ptr -> !llvm.ptr
  // the next iteration
  %g = llvm.getelementptr %m[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %g : !llvm.ptr -> f32
  %h = llvm.getelementptr %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %v, %h : f32, !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}
