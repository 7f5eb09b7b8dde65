// Wrong: the allocator is called, and no memory is claimed to be touched.
//
// RUN: expect-status 2 verify-lowering %S/../examples/effects.mlir --lowered %s | FileCheck %s
// CHECK: @buffer: un
// CHECK: 6 proved

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @first(%a: !llvm.ptr {llvm.nocapture, llvm.readnone}, %p: !llvm.ptr {llvm.nocapture, llvm.readonly}, %o: i64, %n: i64, %s: i64) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync"], will_return} {
  %v = llvm.load %p : !llvm.ptr -> f32
  llvm.return %v : f32
}
llvm.func @set(%a: !llvm.ptr {llvm.nocapture, llvm.readnone}, %p: !llvm.ptr {llvm.nocapture, llvm.writeonly}, %o: i64, %n: i64, %s: i64, %i: i64, %v: f32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync"], will_return} {
  %q = llvm.getelementptr inbounds|nuw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %v, %q : f32, !llvm.ptr
  llvm.return
}
llvm.func @copy(%a: !llvm.ptr {llvm.nocapture, llvm.readnone}, %p: !llvm.ptr {llvm.nocapture, llvm.readonly}, %o: i64, %n: i64, %s: i64, %b: !llvm.ptr {llvm.nocapture, llvm.readnone}, %q: !llvm.ptr {llvm.nocapture, llvm.writeonly}, %t: i64, %u: i64, %w: i64, %i: i64) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync"], will_return} {
  %from = llvm.getelementptr inbounds|nuw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %to = llvm.getelementptr inbounds|nuw %q[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %v = llvm.load %from : !llvm.ptr -> f32
  llvm.store %v, %to : f32, !llvm.ptr
  llvm.return
}
llvm.func @same(%a: i32 {llvm.returned}) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync"], will_return} {
  llvm.return %a : i32
}
llvm.func @low_bits(%a: i32) -> (i32 {llvm.range = #llvm.constant_range<i32, 0, 8>}) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse", "nosync"], will_return} {
  %c7 = llvm.mlir.constant(7 : i32) : i32
  %r = llvm.and %a, %c7 : i32
  llvm.return %r : i32
}
llvm.func @buffer(%n: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["mustprogress", "nofree", "norecurse"], will_return} {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %bytes = llvm.shl %n, %two : i64
  %p = llvm.call tail @malloc(%bytes) : (i64) -> !llvm.ptr
  %d0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %d1 = llvm.insertvalue %p, %d0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %d2 = llvm.insertvalue %p, %d1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %d3 = llvm.insertvalue %zero, %d2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %d4 = llvm.insertvalue %n, %d3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  %d5 = llvm.insertvalue %one, %d4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
  llvm.return %d5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
}
llvm.func @until_zero(%a: !llvm.ptr {llvm.nocapture, llvm.readnone}, %p: !llvm.ptr {llvm.nocapture, llvm.readonly}, %o: i64, %n: i64, %s: i64) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nofree", "norecurse", "nosync"]} {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  %q = llvm.getelementptr inbounds|nuw %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %q : !llvm.ptr -> i64
  %stop = llvm.icmp "eq" %v, %zero : i64
  %next = llvm.add %i, %one : i64
  llvm.cond_br %stop, ^done, ^head(%next : i64)
^done:
  llvm.return %v : i64
}
