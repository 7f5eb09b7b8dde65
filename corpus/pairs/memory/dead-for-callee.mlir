// What a callee whose body no other module can replace does not read may be stored or not, also where its calls are not inlined; what it
// reads may not. Source: LLVM Language Reference, "Linkage Types", internal.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/dead.src.ll --lowered %t/dead.low.ll | FileCheck %s --check-prefix=DEAD
// DEAD: @f: proved
// RUN: expect-status 1 verify-lowering %t/dead.src.ll --lowered %t/read.low.ll | FileCheck %s --check-prefix=READ
// READ: @f: refuted: call-memory
// RUN: expect-status 1 verify-lowering %t/shared.src.ll --lowered %t/shared.low.ll | FileCheck %s --check-prefix=SHARED
// SHARED: @f: refuted: call-memory

//--- dead.src.ll
define i32 @f(i32 %x) {
  %o = alloca [2 x i32], align 8
  store i32 5, ptr %o
  %v = getelementptr inbounds i8, ptr %o, i64 4
  store i32 %x, ptr %v
  %r = call i32 @second(ptr %o)
  ret i32 %r
}
define internal i32 @second(ptr %s) noinline {
  %v = getelementptr inbounds i8, ptr %s, i64 4
  %r = load i32, ptr %v
  ret i32 %r
}

//--- dead.low.ll
define i32 @f(i32 %x) {
  %o = alloca [2 x i32], align 8
  %v = getelementptr inbounds i8, ptr %o, i64 4
  store i32 %x, ptr %v
  %r = call i32 @second(ptr %o)
  ret i32 %r
}
define internal i32 @second(ptr %s) noinline {
  %v = getelementptr inbounds i8, ptr %s, i64 4
  %r = load i32, ptr %v
  ret i32 %r
}

//--- read.low.ll
define i32 @f(i32 %x) {
  %o = alloca [2 x i32], align 8
  store i32 5, ptr %o
  %r = call i32 @second(ptr %o)
  ret i32 %r
}
define internal i32 @second(ptr %s) noinline {
  %v = getelementptr inbounds i8, ptr %s, i64 4
  %r = load i32, ptr %v
  ret i32 %r
}

//--- shared.src.ll
define i32 @f(i32 %x) {
  %o = alloca [2 x i32], align 8
  store i32 5, ptr %o
  %v = getelementptr inbounds i8, ptr %o, i64 4
  store i32 %x, ptr %v
  %r = call i32 @second(ptr %o)
  ret i32 %r
}
define weak i32 @second(ptr %s) noinline {
  %v = getelementptr inbounds i8, ptr %s, i64 4
  %r = load i32, ptr %v
  ret i32 %r
}

//--- shared.low.ll
define i32 @f(i32 %x) {
  %o = alloca [2 x i32], align 8
  %v = getelementptr inbounds i8, ptr %o, i64 4
  store i32 %x, ptr %v
  %r = call i32 @second(ptr %o)
  ret i32 %r
}
define weak i32 @second(ptr %s) noinline {
  %v = getelementptr inbounds i8, ptr %s, i64 4
  %r = load i32, ptr %v
  ret i32 %r
}
