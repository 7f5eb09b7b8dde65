// Symbols that no other module sees: `private` and `internal` are alike; one in a named section that nothing needs may be removed, but not
// one that `llvm.used` names. Source: LLVM Language Reference, "Linkage Types", "The 'llvm.used' Global Variable".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/internal.ll --lowered %t/private.ll | FileCheck %s --check-prefix=PRIVATE
// PRIVATE: @h: proved
// RUN: expect-status 0 verify-lowering %t/private.ll --lowered %t/internal.ll | FileCheck %s --check-prefix=PRIVATE
// RUN: expect-status 1 verify-lowering %t/internal.ll --lowered %t/external.ll | FileCheck %s --check-prefix=EXTERNAL
// EXTERNAL: @h: refuted: attribute: the lowering has another linkage than the source demands
// RUN: expect-status 2 verify-lowering %t/section.src.ll --lowered %t/unused.low.ll | FileCheck %s --check-prefix=UNUSED
// UNUSED: @b: unsupported: a symbol of a named section, which nothing in the module needs, is gone
// RUN: expect-status 1 verify-lowering %t/section.src.ll --lowered %t/preserved.low.ll | FileCheck %s --check-prefix=PRESERVED
// PRESERVED: @a: refuted: symbol: the lowering has no global of that name
// RUN: expect-status 2 verify-lowering %t/alias.src.ll --lowered %t/alias.low.ll | FileCheck %s --check-prefix=ALIAS
// ALIAS: @al: unsupported: global @al became a function

//--- internal.ll
define internal i32 @h(i32 %x) noinline {
  ret i32 %x
}
define i32 @f(i32 %x) {
  %a = call i32 @h(i32 %x)
  ret i32 %a
}
//--- private.ll
define private i32 @h(i32 %x) noinline {
  ret i32 %x
}
define i32 @f(i32 %x) {
  %a = call i32 @h(i32 %x)
  ret i32 %a
}
//--- external.ll
define i32 @h(i32 %x) noinline {
  ret i32 %x
}
define i32 @f(i32 %x) {
  %a = call i32 @h(i32 %x)
  ret i32 %a
}

//--- section.src.ll
@a = internal global i32 5, section "reg"
@b = internal global i32 6, section "reg"
@llvm.used = appending global [1 x ptr] [ptr @a], section "llvm.metadata"
define i32 @f(i32 %x) {
  ret i32 %x
}
//--- unused.low.ll
@a = internal global i32 5, section "reg"
@llvm.used = appending global [1 x ptr] [ptr @a], section "llvm.metadata"
define i32 @f(i32 %x) {
  ret i32 %x
}
//--- preserved.low.ll
@b = internal global i32 6, section "reg"
define i32 @f(i32 %x) {
  ret i32 %x
}

//--- alias.src.ll
@al = alias i32 (i32), ptr @h
define internal i32 @h(i32 %x) noinline {
  ret i32 %x
}
define i32 @f(i32 %x) {
  %y = call i32 @al(i32 %x)
  ret i32 %y
}
//--- alias.low.ll
define i32 @al(i32 %x) noinline {
  ret i32 %x
}
define i32 @f(i32 %x) {
  %y = call i32 @al(i32 %x)
  ret i32 %y
}
