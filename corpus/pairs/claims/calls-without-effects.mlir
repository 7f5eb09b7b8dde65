// Calls of functions that only compute, or only read memory, are no events: they may be left out, merged and moved, but not added, nor
// made with other arguments, nor moved over what changes the memory that they read, nor hoisted over what need not return. (LLVM Language
// Reference, "Function Attributes": memory(...), nounwind, willreturn.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/merged.src.ll --lowered %t/merged.low.ll | FileCheck %s --check-prefix=MERGED
// MERGED: @f: proved
// RUN: expect-status 1 verify-lowering %t/merged-other.src.ll --lowered %t/merged-other.low.ll | FileCheck %s --check-prefix=MERGED-OTHER
// MERGED-OTHER: @f: refuted: return-value: result 0
// RUN: expect-status 1 verify-lowering %t/merged-callee.src.ll --lowered %t/merged-callee.low.ll | FileCheck %s --check-prefix=MERGED-CALLEE
// MERGED-CALLEE: @f: refuted: return-value: result 0
// RUN: expect-status 0 verify-lowering %t/dropped.src.ll --lowered %t/dropped.low.ll | FileCheck %s --check-prefix=DROPPED
// DROPPED: @f: proved
// RUN: expect-status 1 verify-lowering %t/dropped-any.src.ll --lowered %t/dropped-any.low.ll | FileCheck %s --check-prefix=DROPPED-ANY
// DROPPED-ANY: @f: refuted: control: the source calls a function, the lowering returns
// RUN: expect-status 1 verify-lowering %t/dropped-loops.src.ll --lowered %t/dropped-loops.low.ll | FileCheck %s --check-prefix=DROPPED-LOOPS
// DROPPED-LOOPS: @f: refuted: control: the source calls a function, the lowering returns
// RUN: expect-status 1 verify-lowering %t/dropped-throws.src.ll --lowered %t/dropped-throws.low.ll | FileCheck %s --check-prefix=DROPPED-THROWS
// DROPPED-THROWS: @f: refuted: control: the source calls a function, the lowering returns
// RUN: expect-status 1 verify-lowering %t/dropped-hidden.src.ll --lowered %t/dropped-hidden.low.ll | FileCheck %s --check-prefix=DROPPED-HIDDEN
// DROPPED-HIDDEN: @f: refuted: control: the source calls a function, the lowering returns
// RUN: expect-status 1 verify-lowering %t/merged-hidden.src.ll --lowered %t/merged-hidden.low.ll | FileCheck %s --check-prefix=MERGED-HIDDEN
// MERGED-HIDDEN: @f: refuted: control: the source calls a function, the lowering returns
// RUN: expect-status 1 verify-lowering %t/added.src.ll --lowered %t/added.low.ll | FileCheck %s --check-prefix=ADDED
// ADDED: @f: refuted: call: the lowering calls @g with arguments with which the source does not
// RUN: expect-status 1 verify-lowering %t/added-otherarg.src.ll --lowered %t/added-otherarg.low.ll | FileCheck %s --check-prefix=ADDED-OTHERARG
// ADDED-OTHERARG: @f: refuted: call: the lowering calls @g with arguments with which the source does not
// RUN: expect-status 1 verify-lowering %t/argument.src.ll --lowered %t/argument.low.ll | FileCheck %s --check-prefix=ARGUMENT
// ARGUMENT: @f: refuted: call: the lowering calls @g with arguments with which the source does not
// RUN: expect-status 1 verify-lowering %t/result.src.ll --lowered %t/result.low.ll | FileCheck %s --check-prefix=RESULT
// RESULT: @f: refuted: return-value: result 0
// RUN: expect-status 0 verify-lowering %t/around.src.ll --lowered %t/around.low.ll | FileCheck %s --check-prefix=AROUND
// AROUND: @f: proved
// RUN: expect-status 0 verify-lowering %t/sunk.src.ll --lowered %t/sunk.low.ll | FileCheck %s --check-prefix=SUNK
// SUNK: @f: proved
// RUN: expect-status 1 verify-lowering %t/hoisted.src.ll --lowered %t/hoisted.low.ll | FileCheck %s --check-prefix=HOISTED
// HOISTED: @f: refuted: call: the lowering calls @g with arguments with which the source does not
// RUN: expect-status 0 verify-lowering %t/sunk-branch.src.ll --lowered %t/sunk-branch.low.ll | FileCheck %s --check-prefix=SUNK-BRANCH
// SUNK-BRANCH: @f: proved
// RUN: expect-status 1 verify-lowering %t/speculated.src.ll --lowered %t/speculated.low.ll | FileCheck %s --check-prefix=SPECULATED
// SPECULATED: @f: refuted: call: the lowering calls @g with arguments with which the source does not
// RUN: expect-status 0 verify-lowering %t/order.src.ll --lowered %t/order.low.ll | FileCheck %s --check-prefix=ORDER
// ORDER: @f: proved
// RUN: expect-status 1 verify-lowering %t/order-mixed-up.src.ll --lowered %t/order-mixed-up.low.ll | FileCheck %s --check-prefix=ORDER-MIXED-UP
// ORDER-MIXED-UP: @f: refuted: return-value: result 0
// RUN: expect-status 1 verify-lowering %t/order-impure.src.ll --lowered %t/order-impure.low.ll | FileCheck %s --check-prefix=ORDER-IMPURE
// ORDER-IMPURE: @f: refuted: call-argument: in the call of @any argument 0
// RUN: expect-status 0 verify-lowering %t/reads-merged.src.ll --lowered %t/reads-merged.low.ll | FileCheck %s --check-prefix=READS-MERGED
// READS-MERGED: @f: proved
// RUN: expect-status 0 verify-lowering %t/reads-dropped.src.ll --lowered %t/reads-dropped.low.ll | FileCheck %s --check-prefix=READS-DROPPED
// READS-DROPPED: @f: proved
// RUN: expect-status 1 verify-lowering %t/reads-over-store.src.ll --lowered %t/reads-over-store.low.ll | FileCheck %s --check-prefix=READS-OVER-STORE
// READS-OVER-STORE: @f: refuted: return-value: result 0
// RUN: expect-status 1 verify-lowering %t/reads-moved-over-store.src.ll --lowered %t/reads-moved-over-store.low.ll | FileCheck %s --check-prefix=READS-MOVED-OVER-STORE
// READS-MOVED-OVER-STORE: @f: refuted: return-value: result 0
// RUN: expect-status 0 verify-lowering %t/computes-moved-over-store.src.ll --lowered %t/computes-moved-over-store.low.ll | FileCheck %s --check-prefix=COMPUTES-MOVED-OVER-STORE
// COMPUTES-MOVED-OVER-STORE: @f: proved
// RUN: expect-status 1 verify-lowering %t/reads-over-call.src.ll --lowered %t/reads-over-call.low.ll | FileCheck %s --check-prefix=READS-OVER-CALL
// READS-OVER-CALL: @f: refuted: return-value: result 0
// RUN: expect-status 0 verify-lowering %t/in-loop.src.ll --lowered %t/in-loop.low.ll | FileCheck %s --check-prefix=IN-LOOP
// IN-LOOP: @f: proved
// RUN: expect-status 0 verify-lowering %t/each-iteration.src.ll --lowered %t/each-iteration.low.ll | FileCheck %s --check-prefix=EACH-ITERATION
// EACH-ITERATION: @f: proved
// RUN: expect-status 1 verify-lowering %t/each-iteration-late.src.ll --lowered %t/each-iteration-late.low.ll | FileCheck %s --check-prefix=EACH-ITERATION-LATE
// EACH-ITERATION-LATE: @f: refuted: call: the lowering calls @g with arguments with which the source does not
// RUN: expect-status 2 verify-lowering %t/volatile-hoisted.src.ll --lowered %t/volatile-hoisted.low.ll | FileCheck %s --check-prefix=VOLATILE-HOISTED
// VOLATILE-HOISTED: @f: unknown: call: the source does not make this call, with these arguments, by then
// RUN: expect-status 0 verify-lowering %t/volatile-sunk.src.ll --lowered %t/volatile-sunk.low.ll | FileCheck %s --check-prefix=VOLATILE-SUNK
// VOLATILE-SUNK: @f: proved
// RUN: expect-status 1 verify-lowering %t/poison-passed.src.ll --lowered %t/poison-passed.low.ll | FileCheck %s --check-prefix=POISON-PASSED
// POISON-PASSED: @f: refuted: call: the lowering calls @g with arguments with which the source does not

//--- merged.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  %b = call i32 @g(i32 %x)
  %s = add i32 %a, %b
  ret i32 %s
}
//--- merged.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  %s = add i32 %a, %a
  ret i32 %s
}
//--- merged-other.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  %b = call i32 @g(i32 1)
  %s = add i32 %a, %b
  ret i32 %s
}
//--- merged-other.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  %s = add i32 %a, %a
  ret i32 %s
}
//--- merged-callee.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
declare i32 @h(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  %b = call i32 @h(i32 %x)
  %s = add i32 %a, %b
  ret i32 %s
}
//--- merged-callee.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
declare i32 @h(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  %s = add i32 %a, %a
  ret i32 %s
}
//--- dropped.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  ret i32 %x
}
//--- dropped.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  ret i32 %x
}
//--- dropped-any.src.ll
declare i32 @any(i32)
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @any(i32 %x)
  ret i32 %x
}
//--- dropped-any.low.ll
declare i32 @any(i32)
define i32 @f(i32 %x, ptr %p, i1 %c) {
  ret i32 %x
}
//--- dropped-loops.src.ll
declare i32 @loops(i32) memory(none) nounwind
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @loops(i32 %x)
  ret i32 %x
}
//--- dropped-loops.low.ll
declare i32 @loops(i32) memory(none) nounwind
define i32 @f(i32 %x, ptr %p, i1 %c) {
  ret i32 %x
}
//--- dropped-throws.src.ll
declare i32 @throws(i32) memory(none) willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @throws(i32 %x)
  ret i32 %x
}
//--- dropped-throws.low.ll
declare i32 @throws(i32) memory(none) willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  ret i32 %x
}
//--- dropped-hidden.src.ll
declare i32 @hidden(i32) memory(inaccessiblemem: readwrite) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @hidden(i32 %x)
  ret i32 %x
}
//--- dropped-hidden.low.ll
declare i32 @hidden(i32) memory(inaccessiblemem: readwrite) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  ret i32 %x
}
//--- merged-hidden.src.ll
declare i32 @hidden(i32) memory(inaccessiblemem: readwrite) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @hidden(i32 %x)
  %b = call i32 @hidden(i32 %x)
  %s = add i32 %a, %b
  ret i32 %s
}
//--- merged-hidden.low.ll
declare i32 @hidden(i32) memory(inaccessiblemem: readwrite) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @hidden(i32 %x)
  %s = add i32 %a, %a
  ret i32 %s
}
//--- added.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  ret i32 %x
}
//--- added.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  ret i32 %x
}
//--- added-otherarg.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  ret i32 %a
}
//--- added-otherarg.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  %b = call i32 @g(i32 7)
  ret i32 %a
}
//--- argument.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  ret i32 %a
}
//--- argument.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %y = add i32 %x, 1
  %a = call i32 @g(i32 %y)
  ret i32 %a
}
//--- result.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  ret i32 %a
}
//--- result.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  %b = add i32 %a, 1
  ret i32 %b
}
//--- around.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
declare void @ask()
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  call void @ask()
  %b = call i32 @g(i32 %x)
  %s = add i32 %a, %b
  ret i32 %s
}
//--- around.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
declare void @ask()
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  call void @ask()
  %s = add i32 %a, %a
  ret i32 %s
}
//--- sunk.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
declare void @ask()
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  call void @ask()
  ret i32 %a
}
//--- sunk.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
declare void @ask()
define i32 @f(i32 %x, ptr %p, i1 %c) {
  call void @ask()
  %a = call i32 @g(i32 %x)
  ret i32 %a
}
//--- hoisted.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
declare void @ask()
define i32 @f(i32 %x, ptr %p, i1 %c) {
  call void @ask()
  %a = call i32 @g(i32 %x)
  ret i32 %a
}
//--- hoisted.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
declare void @ask()
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  call void @ask()
  ret i32 %a
}
//--- sunk-branch.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  br i1 %c, label %t, label %e
t:
  ret i32 %a
e:
  ret i32 0
}
//--- sunk-branch.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  br i1 %c, label %t, label %e
t:
  %a = call i32 @g(i32 %x)
  ret i32 %a
e:
  ret i32 0
}
//--- speculated.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  br i1 %c, label %t, label %e
t:
  %a = call i32 @g(i32 %x)
  ret i32 %a
e:
  ret i32 0
}
//--- speculated.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  %s = select i1 %c, i32 %a, i32 0
  ret i32 %s
}
//--- order.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
declare i32 @h(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  %b = call i32 @h(i32 %x)
  %s = sub i32 %a, %b
  ret i32 %s
}
//--- order.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
declare i32 @h(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %b = call i32 @h(i32 %x)
  %a = call i32 @g(i32 %x)
  %s = sub i32 %a, %b
  ret i32 %s
}
//--- order-mixed-up.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
declare i32 @h(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  %b = call i32 @h(i32 %x)
  %s = sub i32 %a, %b
  ret i32 %s
}
//--- order-mixed-up.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
declare i32 @h(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %b = call i32 @g(i32 %x)
  %a = call i32 @h(i32 %x)
  %s = sub i32 %a, %b
  ret i32 %s
}
//--- order-impure.src.ll
declare i32 @any(i32)
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @any(i32 1)
  %b = call i32 @any(i32 2)
  %s = sub i32 %a, %b
  ret i32 %s
}
//--- order-impure.low.ll
declare i32 @any(i32)
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %b = call i32 @any(i32 2)
  %a = call i32 @any(i32 1)
  %s = sub i32 %a, %b
  ret i32 %s
}
//--- reads-merged.src.ll
declare i32 @r(i32) memory(read) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @r(i32 %x)
  %b = call i32 @r(i32 %x)
  %s = add i32 %a, %b
  ret i32 %s
}
//--- reads-merged.low.ll
declare i32 @r(i32) memory(read) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @r(i32 %x)
  %s = add i32 %a, %a
  ret i32 %s
}
//--- reads-dropped.src.ll
declare i32 @r(i32) memory(read) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @r(i32 %x)
  ret i32 %x
}
//--- reads-dropped.low.ll
declare i32 @r(i32) memory(read) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  ret i32 %x
}
//--- reads-over-store.src.ll
declare i32 @r(i32) memory(read) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @r(i32 %x)
  store i32 %a, ptr %p
  %b = call i32 @r(i32 %x)
  %s = sub i32 %a, %b
  ret i32 %s
}
//--- reads-over-store.low.ll
declare i32 @r(i32) memory(read) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @r(i32 %x)
  store i32 %a, ptr %p
  ret i32 0
}
//--- reads-moved-over-store.src.ll
declare i32 @r(i32) memory(read) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  store i32 5, ptr %p
  %a = call i32 @r(i32 %x)
  ret i32 %a
}
//--- reads-moved-over-store.low.ll
declare i32 @r(i32) memory(read) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @r(i32 %x)
  store i32 5, ptr %p
  ret i32 %a
}
//--- computes-moved-over-store.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  store i32 5, ptr %p
  %a = call i32 @g(i32 %x)
  ret i32 %a
}
//--- computes-moved-over-store.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  store i32 5, ptr %p
  ret i32 %a
}
//--- reads-over-call.src.ll
declare i32 @r(i32) memory(read) nounwind willreturn
declare void @ask()
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @r(i32 %x)
  call void @ask()
  %b = call i32 @r(i32 %x)
  %s = sub i32 %a, %b
  ret i32 %s
}
//--- reads-over-call.low.ll
declare i32 @r(i32) memory(read) nounwind willreturn
declare void @ask()
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @r(i32 %x)
  call void @ask()
  ret i32 0
}
//--- in-loop.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  br label %l
l:
  %i = phi i32 [0, %0], [%j, %l]
  %s = phi i32 [0, %0], [%t, %l]
  %a = call i32 @g(i32 %x)
  %t = add i32 %s, %a
  %j = add i32 %i, 1
  %d = icmp eq i32 %j, 8
  br i1 %d, label %e, label %l
e:
  ret i32 %t
}
//--- in-loop.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  %m = mul i32 %a, 8
  ret i32 %m
}
//--- each-iteration.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  br label %l
l:
  %i = phi i32 [0, %0], [%j, %l]
  %s = phi i32 [0, %0], [%t, %l]
  %a = call i32 @g(i32 %i)
  %b = call i32 @g(i32 %i)
  %u = add i32 %s, %a
  %t = add i32 %u, %b
  %j = add i32 %i, 1
  %d = icmp eq i32 %j, %x
  br i1 %d, label %e, label %l
e:
  ret i32 %t
}
//--- each-iteration.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  br label %l
l:
  %i = phi i32 [0, %0], [%j, %l]
  %s = phi i32 [0, %0], [%t, %l]
  %a = call i32 @g(i32 %i)
  %u = add i32 %s, %a
  %t = add i32 %u, %a
  %j = add i32 %i, 1
  %d = icmp eq i32 %j, %x
  br i1 %d, label %e, label %l
e:
  ret i32 %t
}
//--- each-iteration-late.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  br label %l
l:
  %i = phi i32 [0, %0], [%j, %l]
  %s = phi i32 [0, %0], [%t, %l]
  %a = call i32 @g(i32 %i)
  %t = add i32 %s, %a
  %j = add i32 %i, 1
  %d = icmp eq i32 %j, %x
  br i1 %d, label %e, label %l
e:
  ret i32 %t
}
//--- each-iteration-late.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  br label %l
l:
  %i = phi i32 [0, %0], [%j, %l]
  %s = phi i32 [0, %0], [%t, %l]
  %j = add i32 %i, 1
  %a = call i32 @g(i32 %j)
  %t = add i32 %s, %a
  %d = icmp eq i32 %j, %x
  br i1 %d, label %e, label %l
e:
  ret i32 %t
}
//--- volatile-hoisted.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  store volatile i32 1, ptr %p
  %a = call i32 @g(i32 %x)
  ret i32 %a
}
//--- volatile-hoisted.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  store volatile i32 1, ptr %p
  ret i32 %a
}
//--- volatile-sunk.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  store volatile i32 1, ptr %p
  ret i32 %a
}
//--- volatile-sunk.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  store volatile i32 1, ptr %p
  %a = call i32 @g(i32 %x)
  ret i32 %a
}
//--- poison-passed.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %a = call i32 @g(i32 %x)
  ret i32 %a
}
//--- poison-passed.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 %x, ptr %p, i1 %c) {
  %y = add nsw i32 %x, 0
  %z = shl i32 %x, 40
  %o = or i32 %z, %y
  %a = call i32 @g(i32 %o)
  ret i32 %a
}
