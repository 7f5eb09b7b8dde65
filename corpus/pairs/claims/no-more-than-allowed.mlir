// What a right lowering may do that looks as if it did more, or lay elsewhere, than the source: calls of speculatable functions, equal
// calls that have returned, slots shared by objects whose lives are marked, larger objects, constants aligned less. Sources: LLVM
// Language Reference, "Function Attributes" (speculatable, memory, nocallback), "Memory Use Markers", "'alloca' Instruction".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/speculated.src.ll \
// RUN:   --lowered %t/speculated.low.ll | FileCheck %s --check-prefix=SPECULATED
// SPECULATED: @f: proved
// RUN: expect-status 1 verify-lowering %t/not-speculatable.src.ll \
// RUN:   --lowered %t/not-speculatable.low.ll | FileCheck %s --check-prefix=NOT-SPECULATABLE
// NOT-SPECULATABLE: @f: refuted: call: the lowering calls @g with arguments with which the source does not
// RUN: expect-status 1 verify-lowering %t/speculated-noundef.src.ll \
// RUN:   --lowered %t/speculated-noundef.low.ll | FileCheck %s --check-prefix=SPECULATED-NOUNDEF
// SPECULATED-NOUNDEF: @f: refuted: call: the lowering calls @g with arguments with which the source does not
// RUN: expect-status 1 verify-lowering %t/speculated-with-noundef.src.ll \
// RUN:   --lowered %t/speculated-with-noundef.low.ll | FileCheck %s --check-prefix=SPECULATED-WITH-NOUNDEF
// SPECULATED-WITH-NOUNDEF: @f: refuted: undefined: the lowering is undefined: a value that is claimed to be defined is poison
// RUN: expect-status 1 verify-lowering %t/speculatable-added.src.ll \
// RUN:   --lowered %t/speculatable-added.low.ll | FileCheck %s --check-prefix=SPECULATABLE-ADDED
// SPECULATABLE-ADDED: @f: refuted: call: the lowering calls @g with arguments with which the source does not
// RUN: expect-status 0 verify-lowering %t/called-for-nothing.src.ll \
// RUN:   --lowered %t/called-for-nothing.low.ll | FileCheck %s --check-prefix=CALLED-FOR-NOTHING
// CALLED-FOR-NOTHING: @f: proved
// RUN: expect-status 1 verify-lowering %t/speculated-value.src.ll \
// RUN:   --lowered %t/speculated-value.low.ll | FileCheck %s --check-prefix=SPECULATED-VALUE
// SPECULATED-VALUE: @f: refuted: return-value: result 0 differs
// RUN: expect-status 2 verify-lowering %t/called-again.src.ll \
// RUN:   --lowered %t/called-again.low.ll | FileCheck %s --check-prefix=CALLED-AGAIN
// CALLED-AGAIN: @f: unknown: control: the source calls a function where the lowering returns
// RUN: expect-status 1 verify-lowering %t/called-with-another.src.ll \
// RUN:   --lowered %t/called-with-another.low.ll | FileCheck %s --check-prefix=CALLED-WITH-ANOTHER
// CALLED-WITH-ANOTHER: @f: refuted: control: the source calls a function, the lowering returns
// RUN: expect-status 1 verify-lowering %t/called-again-unwinds.src.ll \
// RUN:   --lowered %t/called-again-unwinds.low.ll | FileCheck %s --check-prefix=CALLED-AGAIN-UNWINDS
// CALLED-AGAIN-UNWINDS: @f: refuted: control: the source calls a function, the lowering returns
// RUN: expect-status 2 verify-lowering %t/slots-merged.src.ll \
// RUN:   --lowered %t/slots-merged.low.ll | FileCheck %s --check-prefix=SLOTS-MERGED
// SLOTS-MERGED: @f: unsupported: 'llvm.intr.lifetime.start' of an object that has escaped
// RUN: expect-status 2 verify-lowering %t/slots-merged-larger.src.ll \
// RUN:   --lowered %t/slots-merged-larger.low.ll | FileCheck %s --check-prefix=SLOTS-MERGED-LARGER
// SLOTS-MERGED-LARGER: @f: unsupported: 'llvm.intr.lifetime.start' of an object that has escaped
// RUN: expect-status 1 verify-lowering %t/slots-merged-overlapping.src.ll \
// RUN:   --lowered %t/slots-merged-overlapping.low.ll | FileCheck %s --check-prefix=SLOTS-MERGED-OVERLAPPING
// SLOTS-MERGED-OVERLAPPING: @f: refuted: {{.*}}in the call of @use argument 0 differs
// RUN: expect-status 1 verify-lowering %t/slot-split.src.ll \
// RUN:   --lowered %t/slot-split.low.ll | FileCheck %s --check-prefix=SLOT-SPLIT
// SLOT-SPLIT: @f: refuted: {{.*}}in the call of @use argument 0 differs
// RUN: expect-status 2 verify-lowering %t/dynamic-larger.src.ll \
// RUN:   --lowered %t/dynamic-larger.low.ll | FileCheck %s --check-prefix=DYNAMIC-LARGER
// DYNAMIC-LARGER: @f: unknown: call-memory: the address of an object that only one of the two has escapes
// RUN: expect-status 1 verify-lowering %t/dynamic-smaller.src.ll \
// RUN:   --lowered %t/dynamic-smaller.low.ll | FileCheck %s --check-prefix=DYNAMIC-SMALLER
// DYNAMIC-SMALLER: @f: refuted:
// RUN: expect-status 2 verify-lowering %t/constant-aligned-less.src.ll \
// RUN:   --lowered %t/constant-aligned-less.low.ll | FileCheck %s --check-prefix=CONSTANT-ALIGNED-LESS
// CONSTANT-ALIGNED-LESS: @f: unsupported: global @k is less aligned
// RUN: expect-status 1 verify-lowering %t/escaping-aligned-less.src.ll \
// RUN:   --lowered %t/escaping-aligned-less.low.ll | FileCheck %s --check-prefix=ESCAPING-ALIGNED-LESS
// ESCAPING-ALIGNED-LESS: @f: refuted: symbol: global @k is less aligned
// RUN: expect-status 2 verify-lowering %t/nothing-called-back.src.ll \
// RUN:   --lowered %t/nothing-called-back.low.ll | FileCheck %s --check-prefix=NOTHING-CALLED-BACK
// NOTHING-CALLED-BACK: @f: unknown: return-value
// RUN: expect-status 1 verify-lowering %t/called-back.src.ll \
// RUN:   --lowered %t/called-back.low.ll | FileCheck %s --check-prefix=CALLED-BACK
// CALLED-BACK: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering %t/seen-elsewhere.src.ll \
// RUN:   --lowered %t/seen-elsewhere.low.ll | FileCheck %s --check-prefix=SEEN-ELSEWHERE
// SEEN-ELSEWHERE: @f: refuted: return-value: result 0 differs
// RUN: expect-status 2 verify-lowering %t/update-by-exchange.src.ll \
// RUN:   --lowered %t/update-by-exchange.low.ll | FileCheck %s --check-prefix=UPDATE-BY-EXCHANGE
// UPDATE-BY-EXCHANGE: @f: unknown: call-memory: not shown
// RUN: expect-status 1 verify-lowering %t/update-by-exchange-of-other.src.ll \
// RUN:   --lowered %t/update-by-exchange-of-other.low.ll | FileCheck %s --check-prefix=UPDATE-BY-EXCHANGE-OF-OTHER
// UPDATE-BY-EXCHANGE-OF-OTHER: @f: refuted:
// RUN: expect-status 2 verify-lowering %t/outlined-to-defined.src.ll \
// RUN:   --lowered %t/outlined-to-defined.low.ll | FileCheck %s --check-prefix=OUTLINED-TO-DEFINED
// OUTLINED-TO-DEFINED: @f: unknown: control: the source returns where the lowering calls a function
// RUN: expect-status 1 verify-lowering %t/outlined-with-poison.src.ll \
// RUN:   --lowered %t/outlined-with-poison.low.ll | FileCheck %s --check-prefix=OUTLINED-WITH-POISON
// OUTLINED-WITH-POISON: @f: refuted: control: the source returns, the lowering calls a function
//--- speculated.src.ll
declare i8 @g(i8) memory(none) nounwind willreturn speculatable
define i8 @f(i8 %x, i1 noundef %b) {
  br i1 %b, label %u, label %v
u:
  %r = call i8 @g(i8 %x)
  ret i8 %r
v:
  ret i8 0
}
//--- speculated.low.ll
declare i8 @g(i8) memory(none) nounwind willreturn speculatable
define i8 @f(i8 %x, i1 noundef %b) {
  %r = call i8 @g(i8 %x)
  %s = select i1 %b, i8 %r, i8 0
  ret i8 %s
}
//--- not-speculatable.src.ll
declare i8 @g(i8) memory(none) nounwind willreturn
define i8 @f(i8 %x, i1 noundef %b) {
  br i1 %b, label %u, label %v
u:
  %r = call i8 @g(i8 %x)
  ret i8 %r
v:
  ret i8 0
}
//--- not-speculatable.low.ll
declare i8 @g(i8) memory(none) nounwind willreturn
define i8 @f(i8 %x, i1 noundef %b) {
  %r = call i8 @g(i8 %x)
  %s = select i1 %b, i8 %r, i8 0
  ret i8 %s
}
//--- speculated-noundef.src.ll
declare i8 @g(i8 noundef) memory(none) nounwind willreturn speculatable
define i8 @f(i8 %x, i1 noundef %b) {
  br i1 %b, label %u, label %v
u:
  %r = call i8 @g(i8 %x)
  ret i8 %r
v:
  ret i8 0
}
//--- speculated-noundef.low.ll
declare i8 @g(i8 noundef) memory(none) nounwind willreturn speculatable
define i8 @f(i8 %x, i1 noundef %b) {
  %r = call i8 @g(i8 %x)
  %s = select i1 %b, i8 %r, i8 0
  ret i8 %s
}
//--- speculated-with-noundef.src.ll
declare i8 @g(i8) memory(none) nounwind willreturn speculatable
define i8 @f(i8 %x, i1 noundef %b) {
  br i1 %b, label %u, label %v
u:
  %r = call i8 @g(i8 %x)
  ret i8 %r
v:
  ret i8 0
}
//--- speculated-with-noundef.low.ll
declare i8 @g(i8) memory(none) nounwind willreturn speculatable
define i8 @f(i8 %x, i1 noundef %b) {
  %r = call i8 @g(i8 noundef %x)
  %s = select i1 %b, i8 %r, i8 0
  ret i8 %s
}
//--- speculatable-added.src.ll
declare i8 @g(i8) memory(none) nounwind willreturn
define i8 @f(i8 %x, i1 noundef %b) {
  br i1 %b, label %u, label %v
u:
  %r = call i8 @g(i8 %x)
  ret i8 %r
v:
  ret i8 0
}
//--- speculatable-added.low.ll
declare i8 @g(i8) memory(none) nounwind willreturn speculatable
define i8 @f(i8 %x, i1 noundef %b) {
  %r = call i8 @g(i8 %x)
  %s = select i1 %b, i8 %r, i8 0
  ret i8 %s
}
//--- called-for-nothing.src.ll
declare i8 @g(i8) memory(none) nounwind willreturn speculatable
define i8 @f(i8 %x) {
  ret i8 0
}
//--- called-for-nothing.low.ll
declare i8 @g(i8) memory(none) nounwind willreturn speculatable
define i8 @f(i8 %x) {
  %r = call i8 @g(i8 %x)
  ret i8 0
}
//--- speculated-value.src.ll
declare i8 @g(i8) memory(none) nounwind willreturn speculatable
define i8 @f(i8 %x) {
  ret i8 0
}
//--- speculated-value.low.ll
declare i8 @g(i8) memory(none) nounwind willreturn speculatable
define i8 @f(i8 %x) {
  %r = call i8 @g(i8 %x)
  ret i8 %r
}
//--- called-again.src.ll
declare i32 @g(i32) memory(none) nounwind
define i32 @f(i32 %x) {
  %a = call i32 @g(i32 %x)
  %b = call i32 @g(i32 %x)
  %d = sub i32 %a, %b
  ret i32 %d
}
//--- called-again.low.ll
declare i32 @g(i32) memory(none) nounwind
define i32 @f(i32 %x) {
  %a = call i32 @g(i32 %x)
  %d = sub i32 %a, %a
  ret i32 %d
}
//--- called-with-another.src.ll
declare i32 @g(i32) memory(none) nounwind
define i32 @f(i32 %x) {
  %a = call i32 @g(i32 %x)
  %b = call i32 @g(i32 7)
  %d = sub i32 %a, %b
  ret i32 %d
}
//--- called-with-another.low.ll
declare i32 @g(i32) memory(none) nounwind
define i32 @f(i32 %x) {
  %a = call i32 @g(i32 %x)
  %d = sub i32 %a, %a
  ret i32 %d
}
//--- called-again-unwinds.src.ll
declare i32 @g(i32) memory(none)
define i32 @f(i32 %x) {
  %a = call i32 @g(i32 %x)
  %b = call i32 @g(i32 %x)
  %d = sub i32 %a, %b
  ret i32 %d
}
//--- called-again-unwinds.low.ll
declare i32 @g(i32) memory(none)
define i32 @f(i32 %x) {
  %a = call i32 @g(i32 %x)
  %d = sub i32 %a, %a
  ret i32 %d
}
//--- slots-merged.src.ll
declare void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define void @f() {
  %a = alloca i32
  %b = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 1, ptr %a
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  store i32 2, ptr %b
  call void @use(ptr %b)
  call void @llvm.lifetime.end.p0(ptr %b)
  ret void
}
//--- slots-merged.low.ll
declare void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define void @f() {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 1, ptr %a
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 2, ptr %a
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  ret void
}
//--- slots-merged-larger.src.ll
declare void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define void @f() {
  %a = alloca i32
  %b = alloca i64
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 1, ptr %a
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  store i32 2, ptr %b
  call void @use(ptr %b)
  call void @llvm.lifetime.end.p0(ptr %b)
  ret void
}
//--- slots-merged-larger.low.ll
declare void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define void @f() {
  %a = alloca i64
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 1, ptr %a
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 2, ptr %a
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  ret void
}
//--- slots-merged-overlapping.src.ll
declare void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define void @f() {
  %a = alloca i32
  %b = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  store i32 1, ptr %a
  call void @use(ptr %a)
  store i32 2, ptr %b
  call void @use(ptr %b)
  call void @llvm.lifetime.end.p0(ptr %b)
  ret void
}
//--- slots-merged-overlapping.low.ll
declare void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define void @f() {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 1, ptr %a
  call void @use(ptr %a)
  store i32 2, ptr %a
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  ret void
}
//--- slot-split.src.ll
declare void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define void @f() {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 1, ptr %a
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 2, ptr %a
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  ret void
}
//--- slot-split.low.ll
declare void @use(ptr)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define void @f() {
  %a = alloca i32
  %b = alloca i32
  call void @llvm.lifetime.start.p0(ptr %a)
  store i32 1, ptr %a
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(ptr %a)
  call void @llvm.lifetime.start.p0(ptr %b)
  store i32 2, ptr %b
  call void @use(ptr %b)
  call void @llvm.lifetime.end.p0(ptr %b)
  ret void
}
//--- dynamic-larger.src.ll
declare void @h(ptr)
define void @f(i64 %k) {
  %a = alloca i8, i64 %k, align 1
  call void @h(ptr %a)
  ret void
}
//--- dynamic-larger.low.ll
declare void @h(ptr)
define void @f(i64 %k) {
  %a = alloca i16, i64 %k, align 1
  call void @h(ptr %a)
  ret void
}
//--- dynamic-smaller.src.ll
declare void @h(ptr)
define void @f(i64 %k) {
  %a = alloca i16, i64 %k, align 1
  call void @h(ptr %a)
  ret void
}
//--- dynamic-smaller.low.ll
declare void @h(ptr)
define void @f(i64 %k) {
  %a = alloca i8, i64 %k, align 1
  call void @h(ptr %a)
  ret void
}
//--- constant-aligned-less.src.ll
@k = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
define i32 @f(i64 %i) {
  %p = getelementptr inbounds i32, ptr @k, i64 %i
  %w = load i32, ptr %p, align 4
  ret i32 %w
}
//--- constant-aligned-less.low.ll
@k = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
define i32 @f(i64 %i) {
  %p = getelementptr inbounds i32, ptr @k, i64 %i
  %w = load i32, ptr %p, align 4
  ret i32 %w
}
//--- escaping-aligned-less.src.ll
@k = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
declare void @h(ptr)
define i32 @f(i64 %i) {
  %p = getelementptr inbounds i32, ptr @k, i64 %i
  %w = load i32, ptr %p, align 4
  call void @h(ptr @k)
  ret i32 %w
}
//--- escaping-aligned-less.low.ll
@k = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
declare void @h(ptr)
define i32 @f(i64 %i) {
  %p = getelementptr inbounds i32, ptr @k, i64 %i
  %w = load i32, ptr %p, align 4
  call void @h(ptr @k)
  ret i32 %w
}
//--- nothing-called-back.src.ll
@g = internal global i32 0
declare void @nb() nocallback nounwind
define i32 @f(i32 %x) {
  store i32 %x, ptr @g
  call void @nb()
  %v = load i32, ptr @g
  ret i32 %v
}
//--- nothing-called-back.low.ll
@g = internal global i32 0
declare void @nb() nocallback nounwind
define i32 @f(i32 %x) {
  store i32 %x, ptr @g
  call void @nb()
  ret i32 %x
}
//--- called-back.src.ll
@g = internal global i32 0
declare void @nb() nounwind
define i32 @f(i32 %x) {
  store i32 %x, ptr @g
  call void @nb()
  %v = load i32, ptr @g
  ret i32 %v
}
//--- called-back.low.ll
@g = internal global i32 0
declare void @nb() nounwind
define i32 @f(i32 %x) {
  store i32 %x, ptr @g
  call void @nb()
  ret i32 %x
}
//--- seen-elsewhere.src.ll
@g = global i32 0
declare void @nb() nocallback nounwind
define i32 @f(i32 %x) {
  store i32 %x, ptr @g
  call void @nb()
  %v = load i32, ptr @g
  ret i32 %v
}
//--- seen-elsewhere.low.ll
@g = global i32 0
declare void @nb() nocallback nounwind
define i32 @f(i32 %x) {
  store i32 %x, ptr @g
  call void @nb()
  ret i32 %x
}
//--- update-by-exchange.src.ll
define i32 @f(ptr %p, i32 %x) {
  %v = atomicrmw add ptr %p, i32 %x acq_rel
  ret i32 %v
}
//--- update-by-exchange.low.ll
define i32 @f(ptr %p, i32 %x) {
  %i = load atomic i32, ptr %p monotonic, align 4
  br label %l
l:
  %o = phi i32 [ %i, %0 ], [ %d, %l ]
  %n = add i32 %o, %x
  %r = cmpxchg ptr %p, i32 %o, i32 %n acq_rel acquire
  %d = extractvalue {i32, i1} %r, 0
  %s = extractvalue {i32, i1} %r, 1
  br i1 %s, label %e, label %l
e:
  ret i32 %d
}
//--- update-by-exchange-of-other.src.ll
define i32 @f(ptr %p, i32 %x) {
  %v = atomicrmw add ptr %p, i32 %x acq_rel
  ret i32 %v
}
//--- update-by-exchange-of-other.low.ll
define i32 @f(ptr %p, i32 %x) {
  %i = load atomic i32, ptr %p monotonic, align 4
  br label %l
l:
  %o = phi i32 [ %i, %0 ], [ %d, %l ]
  %n = sub i32 %o, %x
  %r = cmpxchg ptr %p, i32 %o, i32 %n acq_rel acquire
  %d = extractvalue {i32, i1} %r, 0
  %s = extractvalue {i32, i1} %r, 1
  br i1 %s, label %e, label %l
e:
  ret i32 %d
}
//--- outlined-to-defined.src.ll
define internal i32 @k(i32 noundef %p) {
  ret i32 %p
}
define i32 @f(i32 %x) {
  %v = add i32 %x, 0
  ret i32 %v
}
//--- outlined-to-defined.low.ll
define internal i32 @k(i32 noundef %p) {
  ret i32 %p
}
define i32 @f(i32 %x) {
  %y = freeze i32 %x
  %v = call i32 @k(i32 %y)
  ret i32 %v
}
//--- outlined-with-poison.src.ll
define internal i32 @k(i32 noundef %p) {
  ret i32 %p
}
define i32 @f(i32 %x) {
  %v = add i32 %x, 0
  ret i32 %v
}
//--- outlined-with-poison.low.ll
define internal i32 @k(i32 noundef %p) {
  ret i32 %p
}
define i32 @f(i32 %x) {
  %v = call i32 @k(i32 %x)
  ret i32 %v
}
