// What source and lowering both claim, the lowering has to keep by itself. A load of what the source only stores to is undefined where
// the function claims not to read. Source: LLVM Language Reference, "Parameter Attributes", writeonly, captures; "Function
// Attributes", memory, nosync.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/argument.src.ll --lowered %t/argument.low.ll | FileCheck %s --check-prefix=ARGUMENT
// ARGUMENT: @f: refuted: attribute: the lowering is undefined: a load through argument 0
// RUN: expect-status 1 verify-lowering %t/function.src.ll --lowered %t/function.low.ll | FileCheck %s --check-prefix=FUNCTION
// FUNCTION: @f: refuted: attribute: the lowering is undefined: a load of memory that the function claims not to read
// RUN: expect-status 2 verify-lowering %t/chosen.src.ll --lowered %t/chosen.low.ll | FileCheck %s --check-prefix=CHOSEN
// CHOSEN: @f: unsupported: the lowering does what it claims not to do, and the source does not: 'llvm.writeonly'
// RUN: expect-status 0 verify-lowering %t/alike.src.ll --lowered %t/alike.low.ll | FileCheck %s --check-prefix=ALIKE
// ALIKE: @f: proved
// RUN: expect-status 0 verify-lowering %t/uncaught.src.ll --lowered %t/uncaught.low.ll | FileCheck %s --check-prefix=UNCAUGHT
// UNCAUGHT: @f: proved
// RUN: expect-status 2 verify-lowering %t/sync.src.ll --lowered %t/sync.low.ll | FileCheck %s --check-prefix=SYNC
// SYNC: @f: unsupported: the lowering does what it claims not to do, and the source does not: 'nosync'
// RUN: expect-status 2 verify-lowering %t/captured.src.ll --lowered %t/captured.low.ll | FileCheck %s --check-prefix=CAPTURED
// CAPTURED: @f: unsupported: the lowering does what it claims not to do, and the source does not: 'llvm.nocapture'
// RUN: expect-status 0 verify-lowering %t/captured.src.ll --lowered %t/captured.src.ll | FileCheck %s --check-prefix=ITSELF
// ITSELF: @f: proved

//--- argument.src.ll
define i32 @f(ptr writeonly %p) {
  store i32 1, ptr %p, align 4
  ret i32 1
}
//--- argument.low.ll
define i32 @f(ptr writeonly %p) {
  store i32 1, ptr %p, align 4
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

//--- function.src.ll
define i32 @f(ptr %p) memory(argmem: write) {
  store i32 1, ptr %p, align 4
  ret i32 1
}
//--- function.low.ll
define i32 @f(ptr %p) memory(argmem: write) {
  store i32 1, ptr %p, align 4
  %v = load i32, ptr %p, align 4
  ret i32 %v
}

//--- chosen.src.ll
define i32 @f(ptr writeonly %p, ptr %q) {
  store i32 1, ptr %p, align 4
  %v = load i32, ptr %q, align 4
  ret i32 %v
}
//--- chosen.low.ll
define i32 @f(ptr writeonly %p, ptr %q) {
  store i32 1, ptr %p, align 4
  %c = icmp eq ptr %p, %q
  %s = select i1 %c, ptr %p, ptr %q
  %v = load i32, ptr %s, align 4
  ret i32 %v
}

//--- alike.src.ll
define i32 @f(ptr writeonly %p, ptr %q) {
  store i32 1, ptr %p, align 4
  %v = load i32, ptr %q, align 4
  %w = add i32 %v, 0
  ret i32 %w
}
//--- alike.low.ll
define i32 @f(ptr writeonly %p, ptr %q) {
  store i32 1, ptr %p, align 4
  %v = load i32, ptr %q, align 4
  ret i32 %v
}

; Where nothing is caught no personality is asked.
//--- uncaught.src.ll
declare void @g() nounwind
declare i32 @__gxx_personality_v0(...)
define i32 @f() personality ptr @__gxx_personality_v0 {
  call void @g()
  ret i32 1
}
//--- uncaught.low.ll
declare void @g() nounwind
define i32 @f() {
  call void @g()
  ret i32 1
}

//--- sync.src.ll
define i32 @f(ptr %p) nosync {
  %v = load atomic i32, ptr %p monotonic, align 4
  ret i32 %v
}
//--- sync.low.ll
define i32 @f(ptr %p) nosync {
  %v = load atomic i32, ptr %p acquire, align 4
  ret i32 %v
}

//--- captured.src.ll
define i64 @f(ptr captures(none) %p) {
  %u = freeze i64 poison
  ret i64 %u
}
//--- captured.low.ll
define i64 @f(ptr captures(none) %p) {
  %a = ptrtoint ptr %p to i64
  %u = freeze i64 %a
  ret i64 %u
}
