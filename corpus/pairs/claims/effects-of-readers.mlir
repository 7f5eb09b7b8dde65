// A callee that writes no memory of any kind frees none, and what it reads it may read after all was initialized; which function
// is another one's vector variant nothing but the source tells. Source: LLVM Language Reference, "Function Attributes", memory,
// nofree; "Parameter Attributes", initializes.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/plain.src.ll --lowered %t/plain.low.ll | FileCheck %s --check-prefix=PLAIN
// PLAIN: @f: proved
// RUN: expect-status 0 verify-lowering %t/nofree-callee.src.ll \
// RUN:   --lowered %t/nofree-callee.low.ll | FileCheck %s --check-prefix=NOFREE-CALLEE
// NOFREE-CALLEE: @f: proved
// RUN: expect-status 0 verify-lowering %t/initialises.src.ll \
// RUN:   --lowered %t/initialises.low.ll | FileCheck %s --check-prefix=INITIALISES
// INITIALISES: @f: proved
// RUN: expect-status 2 verify-lowering %t/initialises-more.src.ll \
// RUN:   --lowered %t/initialises-more.low.ll | FileCheck %s --check-prefix=INITIALISES-MORE
// INITIALISES-MORE: @f: unsupported: the lowering claims of an argument what is not shown of its body: 'llvm.initializes'
// RUN: expect-status 0 verify-lowering %t/effects.src.ll --lowered %t/effects.low.ll | FileCheck %s --check-prefix=EFFECTS
// EFFECTS: @f: proved
// RUN: expect-status 2 verify-lowering %t/effects-args-only.src.ll \
// RUN:   --lowered %t/effects-args-only.low.ll | FileCheck %s --check-prefix=EFFECTS-ARGS-ONLY
// EFFECTS-ARGS-ONLY: @f: unsupported: the lowering has an attribute whose claim is not shown, or has no meaning here yet: 'memory_effects'
// RUN: expect-status 2 verify-lowering %t/effects-no-write.src.ll \
// RUN:   --lowered %t/effects-no-write.low.ll | FileCheck %s --check-prefix=EFFECTS-NO-WRITE
// EFFECTS-NO-WRITE: @f: unsupported: the lowering has an attribute whose claim is not shown, or has no meaning here yet: 'memory_effects'
// RUN: expect-status 2 verify-lowering %t/effects-no-errno.src.ll \
// RUN:   --lowered %t/effects-no-errno.low.ll | FileCheck %s --check-prefix=EFFECTS-NO-ERRNO
// EFFECTS-NO-ERRNO: @f: unsupported: the lowering has an attribute whose claim is not shown, or has no meaning here yet: 'memory_effects'
// RUN: expect-status 0 verify-lowering %t/caller-nofree.src.ll \
// RUN:   --lowered %t/caller-nofree.low.ll | FileCheck %s --check-prefix=CALLER-NOFREE
// CALLER-NOFREE: @f: proved
// RUN: expect-status 1 verify-lowering %t/writing-callee.src.ll \
// RUN:   --lowered %t/writing-callee.low.ll | FileCheck %s --check-prefix=WRITING-CALLEE
// WRITING-CALLEE: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 2 verify-lowering %t/writing-callee-effects.src.ll \
// RUN:   --lowered %t/writing-callee-effects.low.ll | FileCheck %s --check-prefix=WRITING-CALLEE-EFFECTS
// WRITING-CALLEE-EFFECTS: @f: unsupported: the lowering has an attribute whose claim is not shown, or has no meaning here yet: 'memory_effects'
// RUN: expect-status 2 verify-lowering %t/nofree-writing.src.ll \
// RUN:   --lowered %t/nofree-writing.low.ll | FileCheck %s --check-prefix=NOFREE-WRITING
// NOFREE-WRITING: @h: unsupported: the lowering has an attribute whose claim is not shown, or has no meaning here yet: 'nofree'
// RUN: expect-status 2 verify-lowering %t/given-before-written.src.ll \
// RUN:   --lowered %t/given-before-written.low.ll | FileCheck %s --check-prefix=GIVEN-BEFORE-WRITTEN
// GIVEN-BEFORE-WRITTEN: @f: unsupported: the lowering claims of an argument what is not shown of its body: 'llvm.initializes'
// RUN: expect-status 2 verify-lowering %t/stored-before-written.src.ll \
// RUN:   --lowered %t/stored-before-written.low.ll | FileCheck %s --check-prefix=STORED-BEFORE-WRITTEN
// STORED-BEFORE-WRITTEN: @f: unsupported: the lowering claims of an argument what is not shown of its body: 'llvm.initializes'
// RUN: expect-status 0 verify-lowering %t/written-then-stored.src.ll \
// RUN:   --lowered %t/written-then-stored.low.ll | FileCheck %s --check-prefix=WRITTEN-THEN-STORED
// WRITTEN-THEN-STORED: @f: proved
// RUN: expect-status 2 verify-lowering %t/numbered-before-written.src.ll \
// RUN:   --lowered %t/numbered-before-written.low.ll | FileCheck %s --check-prefix=NUMBERED-BEFORE-WRITTEN
// NUMBERED-BEFORE-WRITTEN: @f: unsupported: the lowering claims of an argument what is not shown of its body: 'llvm.initializes'
// RUN: expect-status 1 verify-lowering %t/vector-variant.src.ll \
// RUN:   --lowered %t/vector-variant.low.ll | FileCheck %s --check-prefix=VECTOR-VARIANT
// VECTOR-VARIANT: @f: refuted: attribute: the lowering has a claim that the source has not: 'vector-function-abi-variant', of a call of
// RUN: expect-status 0 verify-lowering %t/vector-variant-kept.src.ll \
// RUN:   --lowered %t/vector-variant-kept.low.ll | FileCheck %s --check-prefix=VECTOR-VARIANT-KEPT
// VECTOR-VARIANT-KEPT: @f: proved
// RUN: expect-status 0 verify-lowering %t/vector-variant-dropped.src.ll \
// RUN:   --lowered %t/vector-variant-dropped.low.ll | FileCheck %s --check-prefix=VECTOR-VARIANT-DROPPED
// VECTOR-VARIANT-DROPPED: @f: proved
// RUN: expect-status 2 verify-lowering %t/vector-variant-of-library.src.ll \
// RUN:   --lowered %t/vector-variant-of-library.low.ll | FileCheck %s --check-prefix=VECTOR-VARIANT-OF-LIBRARY
// VECTOR-VARIANT-OF-LIBRARY: @f: unsupported: the lowering has a claim that has no meaning here yet: 'vector-function-abi-variant', of a call of
// RUN: expect-status 1 verify-lowering %t/vector-variant-declared.src.ll \
// RUN:   --lowered %t/vector-variant-declared.low.ll | FileCheck %s --check-prefix=VECTOR-VARIANT-DECLARED
// VECTOR-VARIANT-DECLARED: @g: refuted: attribute: the lowering claims of a function what the source does not: 'vector-function-abi-variant'

//--- plain.src.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr %p) {
 store i32 1, ptr %p
 %a = call i32 @h(ptr %p)
 %v = load i32, ptr %p
 %c = add i32 %a, %v
 ret i32 %c
}
//--- plain.low.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr %p)  {
 store i32 1, ptr %p
 %a = call i32 @h(ptr %p)
 %c = add i32 %a, 1
 ret i32 %c
}
//--- nofree-callee.src.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr %p) {
 store i32 1, ptr %p
 %a = call i32 @h(ptr %p)
 %v = load i32, ptr %p
 %c = add i32 %a, %v
 ret i32 %c
}
//--- nofree-callee.low.ll
declare i32 @h(ptr) memory(read) nounwind willreturn nofree
define i32 @f(ptr %p)  {
 store i32 1, ptr %p
 %a = call i32 @h(ptr %p)
 %c = add i32 %a, 1
 ret i32 %c
}
//--- initialises.src.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr %p) {
 store i32 1, ptr %p
 %a = call i32 @h(ptr %p)
 %v = load i32, ptr %p
 %c = add i32 %a, %v
 ret i32 %c
}
//--- initialises.low.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr initializes((0, 4)) %p)  {
 store i32 1, ptr %p
 %a = call i32 @h(ptr %p)
 %c = add i32 %a, 1
 ret i32 %c
}
//--- initialises-more.src.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr %p) {
 store i32 1, ptr %p
 %a = call i32 @h(ptr %p)
 %v = load i32, ptr %p
 %c = add i32 %a, %v
 ret i32 %c
}
//--- initialises-more.low.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr initializes((0, 8)) %p)  {
 store i32 1, ptr %p
 %a = call i32 @h(ptr %p)
 %c = add i32 %a, 1
 ret i32 %c
}
//--- effects.src.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr %p) {
 store i32 1, ptr %p
 %a = call i32 @h(ptr %p)
 %v = load i32, ptr %p
 %c = add i32 %a, %v
 ret i32 %c
}
//--- effects.low.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr %p) memory(read, argmem: readwrite) {
 store i32 1, ptr %p
 %a = call i32 @h(ptr %p)
 %c = add i32 %a, 1
 ret i32 %c
}
//--- effects-args-only.src.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr %p) {
 store i32 1, ptr %p
 %a = call i32 @h(ptr %p)
 %v = load i32, ptr %p
 %c = add i32 %a, %v
 ret i32 %c
}
//--- effects-args-only.low.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr %p) memory(argmem: readwrite) {
 store i32 1, ptr %p
 %a = call i32 @h(ptr %p)
 %c = add i32 %a, 1
 ret i32 %c
}
//--- effects-no-write.src.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr %p) {
 store i32 1, ptr %p
 %a = call i32 @h(ptr %p)
 %v = load i32, ptr %p
 %c = add i32 %a, %v
 ret i32 %c
}
//--- effects-no-write.low.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr %p) memory(read) {
 store i32 1, ptr %p
 %a = call i32 @h(ptr %p)
 %c = add i32 %a, 1
 ret i32 %c
}
//--- effects-no-errno.src.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr %p) {
 store i32 1, ptr %p
 %a = call i32 @h(ptr %p)
 %v = load i32, ptr %p
 %c = add i32 %a, %v
 ret i32 %c
}
//--- effects-no-errno.low.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr %p) memory(argmem: readwrite, inaccessiblemem: read) {
 store i32 1, ptr %p
 %a = call i32 @h(ptr %p)
 %c = add i32 %a, 1
 ret i32 %c
}
//--- caller-nofree.src.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr %p) {
 store i32 1, ptr %p
 %a = call i32 @h(ptr %p)
 %v = load i32, ptr %p
 %c = add i32 %a, %v
 ret i32 %c
}
//--- caller-nofree.low.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr %p) nofree {
 store i32 1, ptr %p
 %a = call i32 @h(ptr %p)
 %c = add i32 %a, 1
 ret i32 %c
}
//--- writing-callee.src.ll
declare i32 @h(ptr) nounwind willreturn
define i32 @f(ptr %p) {
 store i32 1, ptr %p
 %a = call i32 @h(ptr %p)
 %v = load i32, ptr %p
 %c = add i32 %a, %v
 ret i32 %c
}
//--- writing-callee.low.ll
declare i32 @h(ptr) nounwind willreturn
define i32 @f(ptr %p)  {
 store i32 1, ptr %p
 %a = call i32 @h(ptr %p)
 %c = add i32 %a, 1
 ret i32 %c
}
//--- writing-callee-effects.src.ll
declare i32 @h(ptr) nounwind willreturn
define i32 @f(ptr %p) {
 store i32 1, ptr %p
 %a = call i32 @h(ptr %p)
 ret i32 %a
}
//--- writing-callee-effects.low.ll
declare i32 @h(ptr) nounwind willreturn
define i32 @f(ptr %p) memory(read, argmem: readwrite) {
 store i32 1, ptr %p
 %a = call i32 @h(ptr %p)
 ret i32 %a
}
//--- nofree-writing.src.ll
declare i32 @h(ptr) nounwind willreturn memory(argmem: readwrite)
define i32 @f(ptr %p) {
 %a = call i32 @h(ptr %p)
 ret i32 %a
}
//--- nofree-writing.low.ll
declare i32 @h(ptr) nounwind willreturn memory(argmem: readwrite) nofree
define i32 @f(ptr %p) {
 %a = call i32 @h(ptr %p)
 ret i32 %a
}
//--- given-before-written.src.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr %p) {
 %a = call i32 @h(ptr %p)
 store i32 1, ptr %p
 ret i32 %a
}
//--- given-before-written.low.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr initializes((0, 4)) %p) {
 %a = call i32 @h(ptr %p)
 store i32 1, ptr %p
 ret i32 %a
}
//--- stored-before-written.src.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr %p, ptr %s) {
 store ptr %p, ptr %s
 %a = call i32 @h(ptr %s)
 store i32 1, ptr %p
 ret i32 %a
}
//--- stored-before-written.low.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr initializes((0, 4)) %p, ptr %s) {
 store ptr %p, ptr %s
 %a = call i32 @h(ptr %s)
 store i32 1, ptr %p
 ret i32 %a
}
//--- written-then-stored.src.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr %p, ptr %s) {
 store i32 1, ptr %p
 store ptr %p, ptr %s
 %a = call i32 @h(ptr %s)
 ret i32 %a
}
//--- written-then-stored.low.ll
declare i32 @h(ptr) memory(read) nounwind willreturn
define i32 @f(ptr initializes((0, 4)) %p, ptr %s) {
 store i32 1, ptr %p
 store ptr %p, ptr %s
 %a = call i32 @h(ptr %s)
 ret i32 %a
}
//--- numbered-before-written.src.ll
declare i32 @t(i64) memory(read) nounwind willreturn
define i32 @f(ptr %p) {
 %n = ptrtoint ptr %p to i64
 %a = call i32 @t(i64 %n)
 store i32 1, ptr %p
 ret i32 %a
}
//--- numbered-before-written.low.ll
declare i32 @t(i64) memory(read) nounwind willreturn
define i32 @f(ptr initializes((0, 4)) %p) {
 %n = ptrtoint ptr %p to i64
 %a = call i32 @t(i64 %n)
 store i32 1, ptr %p
 ret i32 %a
}
//--- vector-variant.src.ll
declare double @g(double) nounwind willreturn memory(none)
define double @f(double %x) {
 %r = call double @g(double %x)
 ret double %r
}
//--- vector-variant.low.ll
declare double @g(double) nounwind willreturn memory(none)
define double @f(double %x) {
 %r = call double @g(double %x) #0
 ret double %r
}
attributes #0 = { "vector-function-abi-variant"="_ZGVbN2v_g(h)" }
//--- vector-variant-kept.src.ll
declare double @g(double) nounwind willreturn memory(none)
define double @f(double %x) {
 %r = call double @g(double %x) #0
 ret double %r
}
attributes #0 = { "vector-function-abi-variant"="_ZGVbN2v_g(h)" }
//--- vector-variant-kept.low.ll
declare double @g(double) nounwind willreturn memory(none)
define double @f(double %x) {
 %r = call double @g(double %x) #0
 ret double %r
}
attributes #0 = { "vector-function-abi-variant"="_ZGVbN2v_g(h)" }
//--- vector-variant-dropped.src.ll
declare double @g(double) nounwind willreturn memory(none)
define double @f(double %x) {
 %r = call double @g(double %x) #0
 ret double %r
}
attributes #0 = { "vector-function-abi-variant"="_ZGVbN2v_g(h)" }
//--- vector-variant-dropped.low.ll
declare double @g(double) nounwind willreturn memory(none)
define double @f(double %x) {
 %r = call double @g(double %x)
 ret double %r
}
//--- vector-variant-of-library.src.ll
declare double @sin(double)
define double @f(double %x) {
 %r = call double @sin(double %x)
 ret double %r
}
//--- vector-variant-of-library.low.ll
declare double @sin(double)
define double @f(double %x) {
 %r = call double @sin(double %x) #0
 ret double %r
}
attributes #0 = { "vector-function-abi-variant"="_ZGVbN2v_sin(_ZGVbN2v_sin)" }
//--- vector-variant-declared.src.ll
declare double @g(double) nounwind willreturn memory(none)
//--- vector-variant-declared.low.ll
declare double @g(double) nounwind willreturn memory(none) "vector-function-abi-variant"="_ZGVbN2v_g(h)"
