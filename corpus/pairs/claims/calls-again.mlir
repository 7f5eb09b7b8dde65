// A function that touches no memory need not give the same result each time, as nothing says so: its calls may become fewer, not more,
// and no result takes the place of another one's. Source: LLVM Language Reference, "Function Attributes", memory.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering %t/one.src.ll --lowered %t/two.low.ll | FileCheck %s --check-prefix=MORE
// MORE: @f: unknown: call: the lowering makes this call more often than the source
// RUN: expect-status 0 verify-lowering %t/two.src.ll --lowered %t/one.low.ll | FileCheck %s --check-prefix=FEWER
// FEWER: @f: proved
// RUN: expect-status 0 verify-lowering %t/two.src.ll --lowered %t/two.src.ll | FileCheck %s --check-prefix=ALIKE
// ALIKE: @f: proved
// RUN: expect-status 2 verify-lowering %t/first.src.ll --lowered %t/exchanged.low.ll | FileCheck %s --check-prefix=EXCHANGED
// EXCHANGED: @f: unknown: return-value
// RUN: expect-status 2 verify-lowering %t/before.src.ll --lowered %t/inside.low.ll | FileCheck %s --check-prefix=INSIDE
// INSIDE: @f: unknown

//--- one.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 noundef %a) {
  %r = call noundef i32 @g(i32 %a)
  %s = sub i32 %r, %r
  ret i32 %s
}
//--- two.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 noundef %a) {
  %r = call noundef i32 @g(i32 %a)
  %q = call noundef i32 @g(i32 %a)
  %s = sub i32 %r, %q
  ret i32 %s
}

//--- two.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 noundef %a) {
  %r = call noundef i32 @g(i32 %a)
  %q = call noundef i32 @g(i32 %a)
  %s = sub i32 %r, %q
  ret i32 %s
}
//--- one.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 noundef %a) {
  %r = call noundef i32 @g(i32 %a)
  ret i32 0
}

//--- first.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 noundef %a) {
  %r = call noundef i32 @g(i32 %a)
  %q = call noundef i32 @g(i32 %a)
  %s = sub i32 %r, %r
  ret i32 %s
}
//--- exchanged.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
define i32 @f(i32 noundef %a) {
  %r = call noundef i32 @g(i32 %a)
  %q = call noundef i32 @g(i32 %a)
  %s = sub i32 %r, %q
  ret i32 %s
}

//--- before.src.ll
declare i32 @g(i32) memory(none) nounwind willreturn
declare void @use(i32)
define void @f(i32 noundef %a, i32 noundef %n) {
entry:
  %r = call noundef i32 @g(i32 %a)
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %head ]
  %q = call noundef i32 @g(i32 %a)
  call void @use(i32 %r)
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %head, label %end
end:
  ret void
}
//--- inside.low.ll
declare i32 @g(i32) memory(none) nounwind willreturn
declare void @use(i32)
define void @f(i32 noundef %a, i32 noundef %n) {
entry:
  %r = call noundef i32 @g(i32 %a)
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %head ]
  %q = call noundef i32 @g(i32 %a)
  call void @use(i32 %q)
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %head, label %end
end:
  ret void
}
