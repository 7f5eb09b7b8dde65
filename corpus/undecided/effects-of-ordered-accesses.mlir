// Wrong: atomic loads of which other threads see an order claim that they read alone, stores that they write alone. LLVM takes what a caller
// reads before such a load for what it reads after it, then.
//
// RUN: expect-status 2 verify-lowering %S/Inputs/ordered.mlir --lowered %s | FileCheck %s
// CHECK: @ready: unsupported: {{.*}}'memory_effects'
// CHECK: @publish: unsupported: {{.*}}'memory_effects'
// CHECK: @peek: unsupported: {{.*}}'memory_effects'
// CHECK: @plain: proved

llvm.func @ready(%p: !llvm.ptr) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %v = llvm.load %p atomic acquire {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @publish(%p: !llvm.ptr, %v: i32) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = write, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  llvm.store %v, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}
llvm.func @peek(%p: !llvm.ptr) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %v = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %v : i32
}
llvm.func @plain(%p: !llvm.ptr) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  %v = llvm.load %p atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return %v : i32
}
