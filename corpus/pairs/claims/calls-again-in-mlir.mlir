// A function of MLIR that touches no memory gives the same result, and returns, where it did so before: calls in MLIR do not unwind.
// Source: MLIR documentation, "LLVM IR Target", llvm.readnone, llvm.memory_effects; LLVM Language Reference, "Function Attributes", memory.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering %t/readnone.src.mlir --lowered %t/readnone.low.mlir | FileCheck %s --check-prefix=READNONE
// READNONE: @f: unknown: control
// RUN: expect-status 2 verify-lowering %t/effects.src.mlir --lowered %t/effects.low.mlir | FileCheck %s --check-prefix=EFFECTS
// EFFECTS: @f: unknown: control
// RUN: expect-status 2 verify-lowering %t/reads.src.mlir --lowered %t/reads.low.mlir | FileCheck %s --check-prefix=READS
// READS: @f: unknown: control
// RUN: expect-status 2 verify-lowering %t/index.src.mlir --lowered %t/index.low.mlir | FileCheck %s --check-prefix=INDEX
// INDEX: @f: unknown: control
// RUN: expect-status 1 verify-lowering %t/unclaimed.src.mlir --lowered %t/unclaimed.low.mlir | FileCheck %s --check-prefix=UNCLAIMED
// UNCLAIMED: @f: refuted: control
// RUN: expect-status 1 verify-lowering %t/result.src.mlir --lowered %t/result.low.mlir | FileCheck %s --check-prefix=RESULT
// RESULT: @f: refuted: control: result 0 differs
// RUN: expect-status 1 verify-lowering %t/other.src.mlir --lowered %t/other.low.mlir | FileCheck %s --check-prefix=OTHER
// OTHER: @f: refuted: c

//--- readnone.src.mlir
func.func private @h(i32) -> i32 attributes {llvm.readnone}
func.func @f(%x: i32) -> i32 {
  %a = call @h(%x) : (i32) -> i32
  %b = call @h(%x) : (i32) -> i32
  %s = arith.addi %a, %b : i32
  return %s : i32
}
//--- readnone.low.mlir
llvm.func @h(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
llvm.func @f(%x: i32) -> i32 {
  %a = llvm.call @h(%x) : (i32) -> i32
  %s = llvm.add %a, %a : i32
  llvm.return %s : i32
}

//--- effects.src.mlir
func.func private @h(i32) -> i32 attributes {llvm.memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>}
func.func @f(%x: i32) -> i32 {
  %a = call @h(%x) : (i32) -> i32
  %b = call @h(%x) : (i32) -> i32
  %s = arith.addi %a, %b : i32
  return %s : i32
}
//--- effects.low.mlir
llvm.func @h(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
llvm.func @f(%x: i32) -> i32 {
  %a = llvm.call @h(%x) : (i32) -> i32
  %s = llvm.add %a, %a : i32
  llvm.return %s : i32
}

//--- reads.src.mlir
func.func private @h(i32) -> i32 attributes {llvm.memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>}
func.func @f(%x: i32) -> i32 {
  %a = call @h(%x) : (i32) -> i32
  %b = call @h(%x) : (i32) -> i32
  %s = arith.addi %a, %b : i32
  return %s : i32
}
//--- reads.low.mlir
llvm.func @h(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, sym_visibility = "private"}
llvm.func @f(%x: i32) -> i32 {
  %a = llvm.call @h(%x) : (i32) -> i32
  %s = llvm.add %a, %a : i32
  llvm.return %s : i32
}

//--- index.src.mlir
func.func private @h(index) -> index attributes {llvm.readnone}
func.func @f(%x: index) -> index {
  %a = call @h(%x) : (index) -> index
  %b = call @h(%x) : (index) -> index
  %s = arith.addi %a, %b : index
  return %s : index
}
//--- index.low.mlir
llvm.func @h(i64) -> i64 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
llvm.func @f(%x: i64) -> i64 {
  %a = llvm.call @h(%x) : (i64) -> i64
  %s = llvm.add %a, %a : i64
  llvm.return %s : i64
}

//--- unclaimed.src.mlir
func.func private @h(i32) -> i32
func.func @f(%x: i32) -> i32 {
  %a = call @h(%x) : (i32) -> i32
  %b = call @h(%x) : (i32) -> i32
  %s = arith.addi %a, %b : i32
  return %s : i32
}
//--- unclaimed.low.mlir
llvm.func @h(i32) -> i32 attributes {sym_visibility = "private"}
llvm.func @f(%x: i32) -> i32 {
  %a = llvm.call @h(%x) : (i32) -> i32
  %s = llvm.add %a, %a : i32
  llvm.return %s : i32
}

//--- result.src.mlir
func.func private @h(i32) -> i32 attributes {llvm.readnone}
func.func @f(%x: i32) -> i32 {
  %a = call @h(%x) : (i32) -> i32
  %b = call @h(%x) : (i32) -> i32
  %s = arith.addi %a, %b : i32
  return %s : i32
}
//--- result.low.mlir
llvm.func @h(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
llvm.func @f(%x: i32) -> i32 {
  %a = llvm.call @h(%x) : (i32) -> i32
  %s = llvm.mul %a, %a : i32
  llvm.return %s : i32
}

//--- other.src.mlir
func.func private @h(i32) -> i32 attributes {llvm.readnone}
func.func @f(%x: i32) -> i32 {
  %a = call @h(%x) : (i32) -> i32
  %s1 = arith.addi %x, %x : i32
  %b = call @h(%s1) : (i32) -> i32
  %s = arith.addi %a, %b : i32
  return %s : i32
}
//--- other.low.mlir
llvm.func @h(i32) -> i32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, sym_visibility = "private"}
llvm.func @f(%x: i32) -> i32 {
  %a = llvm.call @h(%x) : (i32) -> i32
  %s = llvm.add %a, %a : i32
  llvm.return %s : i32
}
