// What is written for LLVM 22 and for LLVM 19 is accepted by that version, down to the verifier: examples here, the rest of the corpus in whole/.
// REQUIRES: mlir-translate-22, opt-22, opt-19, llvm-as-22, llvm-as-19
// RUN: %compare-translate --accept --quiet %S/../examples %S/../conventions
// RUN: lower-mlir --no-passes --emit=llvm --llvm-version=19 %s | FileCheck %s --check-prefix=OLD
// RUN: lower-mlir --no-passes --emit=llvm %s | FileCheck %s --check-prefix=NEW

// OLD: define void @f(ptr nocapture readonly %0, <4 x i1> %1) #0 {
// OLD: call void @llvm.lifetime.start.p0(i64 -1, ptr %{{[0-9]+}})
// OLD: call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %0, i32 16, <4 x i1> %1, <4 x i32> poison)
// OLD: declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
// OLD: attributes #0 = { memory(write, argmem: read, inaccessiblemem: none) }
// NEW: define void @f(ptr readonly captures(none) %0, <4 x i1> %1) #0 {
// NEW: call void @llvm.lifetime.start.p0(ptr %{{[0-9]+}})
// NEW: call <4 x i32> @llvm.masked.load.v4i32.p0(ptr align 16 %0, <4 x i1> %1, <4 x i32> poison)
// NEW: attributes #0 = { memory(argmem: read, errnomem: write) }
llvm.func @f(%p: !llvm.ptr {llvm.nocapture, llvm.readonly}, %m: vector<4xi1>) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = write, targetMem0 = none, targetMem1 = none>} {
  %one = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %q : !llvm.ptr
  %0 = llvm.intr.masked.load %p, %m {alignment = 16 : i32} : (!llvm.ptr, vector<4xi1>) -> vector<4xi32>
  llvm.return
}
