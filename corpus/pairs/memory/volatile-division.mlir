// What comes after a volatile store licenses nothing before it: execution need not continue. (LLVM Language Reference, "Volatile
// Memory Accesses".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering %t/source.ll --lowered %t/hoisted.ll | FileCheck %s --check-prefix=HOISTED
// HOISTED: @f: refuted: undefined: {{.*}}division by zero
// RUN: verify-lowering %t/source.ll --lowered %t/source.ll | FileCheck %s --check-prefix=SAME
// SAME: @f: proved

//--- source.ll
define i32 @f(ptr %p, i32 %n) {
  store volatile i32 %n, ptr %p, align 4
  %q = sdiv i32 7, %n
  ret i32 %q
}
//--- hoisted.ll
define i32 @f(ptr %p, i32 %n) {
  %q = sdiv i32 7, %n
  store volatile i32 %n, ptr %p, align 4
  ret i32 %q
}
