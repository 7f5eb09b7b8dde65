// A body takes the place of its call only where no mode is crossed, but for one of the caller's that leaves less undefined, and
// bundles stay what they are. Source: LLVM Language Reference, "Function Attributes", "Operand Bundles".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/null-alike.src.ll \
// RUN:   --lowered %t/null-alike.low.ll | FileCheck %s --check-prefix=NULL-ALIKE
// NULL-ALIKE: @f: proved
// RUN: expect-status 1 verify-lowering %t/null-callee.src.ll \
// RUN:   --lowered %t/null-callee.low.ll | FileCheck %s --check-prefix=NULL-CALLEE
// NULL-CALLEE: @f: refuted: control: the source calls a function, the lowering returns
// RUN: expect-status 0 verify-lowering %t/null-caller.src.ll \
// RUN:   --lowered %t/null-caller.low.ll | FileCheck %s --check-prefix=NULL-CALLER
// NULL-CALLER: @f: proved
// RUN: expect-status 1 verify-lowering %t/strict-callee.src.ll \
// RUN:   --lowered %t/strict-callee.low.ll | FileCheck %s --check-prefix=STRICT-CALLEE
// STRICT-CALLEE: @f: refuted: control: the source calls a function, the lowering returns
// RUN: expect-status 0 verify-lowering %t/strict-alike.src.ll \
// RUN:   --lowered %t/strict-alike.low.ll | FileCheck %s --check-prefix=STRICT-ALIKE
// STRICT-ALIKE: @f: proved
// RUN: expect-status 1 verify-lowering %t/other-value.src.ll \
// RUN:   --lowered %t/other-value.low.ll | FileCheck %s --check-prefix=OTHER-VALUE
// OTHER-VALUE: @f: refuted: return-value: result 0 differs: it is {{.*}} in the source
// RUN: expect-status 0 verify-lowering %t/plain.src.ll --lowered %t/plain.low.ll | FileCheck %s --check-prefix=PLAIN
// PLAIN: @f: proved
// RUN: expect-status 1 verify-lowering %t/convergent-callee.src.ll \
// RUN:   --lowered %t/convergent-callee.low.ll | FileCheck %s --check-prefix=CONVERGENT-CALLEE
// CONVERGENT-CALLEE: @f: refuted: attribute: the source calls @g, the lowering @ext
// RUN: expect-status 1 verify-lowering %t/naked-mode.src.ll \
// RUN:   --lowered %t/naked-mode.low.ll | FileCheck %s --check-prefix=NAKED-MODE
// NAKED-MODE: @f: refuted: control: the source calls a function, the lowering returns
// RUN: expect-status 1 verify-lowering %t/no-builtins.src.ll \
// RUN:   --lowered %t/no-builtins.low.ll | FileCheck %s --check-prefix=NO-BUILTINS
// NO-BUILTINS: @f: refuted: control: the source calls a function, the lowering returns
// RUN: expect-status 0 verify-lowering %t/no-builtins-alike.src.ll \
// RUN:   --lowered %t/no-builtins-alike.low.ll | FileCheck %s --check-prefix=NO-BUILTINS-ALIKE
// NO-BUILTINS-ALIKE: @f: proved
// RUN: expect-status 2 verify-lowering %t/bundle-deopt.src.ll \
// RUN:   --lowered %t/bundle-deopt.low.ll | FileCheck %s --check-prefix=BUNDLE-DEOPT
// BUNDLE-DEOPT: @f: unknown: control: the source calls a function where the lowering returns
// RUN: expect-status 2 verify-lowering %t/bundle-funclet.src.ll \
// RUN:   --lowered %t/bundle-funclet.low.ll | FileCheck %s --check-prefix=BUNDLE-FUNCLET
// BUNDLE-FUNCLET: @f: unknown: control: the source calls a function where the lowering returns
// RUN: expect-status 2 verify-lowering %t/bundle-kept.src.ll \
// RUN:   --lowered %t/bundle-kept.low.ll | FileCheck %s --check-prefix=BUNDLE-KEPT
// BUNDLE-KEPT: @f: unsupported: 'llvm.call' with the attribute 'op_bundle_sizes', whose claim has no meaning here yet
// RUN: expect-status 2 verify-lowering %t/bundle-lost.src.ll \
// RUN:   --lowered %t/bundle-lost.low.ll | FileCheck %s --check-prefix=BUNDLE-LOST
// BUNDLE-LOST: @f: unknown: call: the call passes other arguments than the convention demands
// RUN: expect-status 2 verify-lowering %t/bundle-other.src.ll \
// RUN:   --lowered %t/bundle-other.low.ll | FileCheck %s --check-prefix=BUNDLE-OTHER
// BUNDLE-OTHER: @f: unsupported: 'llvm.call' with the attribute 'op_bundle_sizes', whose claim has no meaning here yet
// RUN: expect-status 2 verify-lowering %t/bundle-added.src.ll \
// RUN:   --lowered %t/bundle-added.low.ll | FileCheck %s --check-prefix=BUNDLE-ADDED
// BUNDLE-ADDED: @f: unsupported: 'llvm.call' with the attribute 'op_bundle_sizes', whose claim has no meaning here yet
// RUN: expect-status 2 verify-lowering %t/bundle-kcfi.src.ll \
// RUN:   --lowered %t/bundle-kcfi.low.ll | FileCheck %s --check-prefix=BUNDLE-KCFI
// BUNDLE-KCFI: @f: unknown: call: the call passes other arguments than the convention demands
// RUN: expect-status 2 verify-lowering %t/bundle-tag.src.ll \
// RUN:   --lowered %t/bundle-tag.low.ll | FileCheck %s --check-prefix=BUNDLE-TAG
// BUNDLE-TAG: @f: unsupported: 'llvm.call' with the attribute 'op_bundle_sizes', whose claim has no meaning here yet

//--- null-alike.src.ll
define internal i32 @g(ptr %p) null_pointer_is_valid {
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @f(ptr %p) null_pointer_is_valid {
  %r = call i32 @g(ptr %p)
  ret i32 %r
}
//--- null-alike.low.ll
define i32 @f(ptr %p) null_pointer_is_valid {
  %v = load i32, ptr %p
  ret i32 %v
}
//--- null-callee.src.ll
define internal i32 @g(ptr %p) null_pointer_is_valid {
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @f(ptr %p)  {
  %r = call i32 @g(ptr %p)
  ret i32 %r
}
//--- null-callee.low.ll
define i32 @f(ptr %p)  {
  %v = load i32, ptr %p
  ret i32 %v
}
//--- null-caller.src.ll
define internal i32 @g(ptr %p)  {
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @f(ptr %p) null_pointer_is_valid {
  %r = call i32 @g(ptr %p)
  ret i32 %r
}
//--- null-caller.low.ll
define i32 @f(ptr %p) null_pointer_is_valid {
  %v = load i32, ptr %p
  ret i32 %v
}
//--- strict-callee.src.ll
define internal i32 @g(ptr %p) strictfp {
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  ret i32 %w
}
define i32 @f(ptr %p)  {
  %r = call i32 @g(ptr %p)
  ret i32 %r
}
//--- strict-callee.low.ll
define i32 @f(ptr %p)  {
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  ret i32 %w
}
//--- strict-alike.src.ll
define internal i32 @g(ptr %p) strictfp {
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  ret i32 %w
}
define i32 @f(ptr %p) strictfp {
  %r = call i32 @g(ptr %p)
  ret i32 %r
}
//--- strict-alike.low.ll
define i32 @f(ptr %p) strictfp {
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  ret i32 %w
}
//--- other-value.src.ll
define internal i32 @g(ptr %p)  {
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  ret i32 %w
}
define i32 @f(ptr %p)  {
  %r = call i32 @g(ptr %p)
  ret i32 %r
}
//--- other-value.low.ll
define i32 @f(ptr %p)  {
  %v = load i32, ptr %p
  ret i32 %v
}
//--- plain.src.ll
define internal i32 @g(ptr %p)  {
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  ret i32 %w
}
define i32 @f(ptr %p)  {
  %r = call i32 @g(ptr %p)
  ret i32 %r
}
//--- plain.low.ll
define i32 @f(ptr %p)  {
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  ret i32 %w
}
//--- convergent-callee.src.ll
declare void @ext() convergent
define internal i32 @g(ptr %p) convergent {
  call void @ext() convergent
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  ret i32 %w
}
define i32 @f(ptr %p)  {
  %r = call i32 @g(ptr %p)
  ret i32 %r
}
//--- convergent-callee.low.ll
declare void @ext() convergent
define i32 @f(ptr %p)  {
  call void @ext() convergent
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  ret i32 %w
}
//--- naked-mode.src.ll
define internal i32 @g(ptr %p) noimplicitfloat {
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  ret i32 %w
}
define i32 @f(ptr %p)  {
  %r = call i32 @g(ptr %p)
  ret i32 %r
}
//--- naked-mode.low.ll
define i32 @f(ptr %p)  {
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  ret i32 %w
}
//--- no-builtins.src.ll
declare ptr @malloc(i64)
declare void @free(ptr)
define internal i32 @g(ptr %p) "no-builtins" {
  %q = call ptr @malloc(i64 4)
  call void @free(ptr %q)
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @f(ptr %p)  {
  %r = call i32 @g(ptr %p)
  ret i32 %r
}
//--- no-builtins.low.ll
declare ptr @malloc(i64)
declare void @free(ptr)
define i32 @f(ptr %p)  {
  %v = load i32, ptr %p
  ret i32 %v
}
//--- no-builtins-alike.src.ll
declare ptr @malloc(i64)
declare void @free(ptr)
define internal i32 @g(ptr %p)  {
  %q = call ptr @malloc(i64 4)
  call void @free(ptr %q)
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @f(ptr %p)  {
  %r = call i32 @g(ptr %p)
  ret i32 %r
}
//--- no-builtins-alike.low.ll
declare ptr @malloc(i64)
declare void @free(ptr)
define i32 @f(ptr %p)  {
  %q = call ptr @malloc(i64 4)
  call void @free(ptr %q)
  %v = load i32, ptr %p
  ret i32 %v
}
//--- bundle-deopt.src.ll
define internal i32 @g(ptr %p)  {
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  ret i32 %w
}
define i32 @f(ptr %p)  {
  %r = call i32 @g(ptr %p) [ "deopt"(i32 1) ]
  ret i32 %r
}
//--- bundle-deopt.low.ll
define i32 @f(ptr %p)  {
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  ret i32 %w
}
//--- bundle-funclet.src.ll
define internal i32 @g(ptr %p)  {
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  ret i32 %w
}
define i32 @f(ptr %p)  {
  %r = call i32 @g(ptr %p) [ "gc-live"(ptr %p) ]
  ret i32 %r
}
//--- bundle-funclet.low.ll
define i32 @f(ptr %p)  {
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  ret i32 %w
}
//--- bundle-kept.src.ll
declare i32 @g(ptr)
define i32 @f(ptr %p) {
  %r = call i32 @g(ptr %p) [ "deopt"(i32 1) ]
  ret i32 %r
}
//--- bundle-kept.low.ll
declare i32 @g(ptr)
define i32 @f(ptr %p) {
  %r = call i32 @g(ptr %p) [ "deopt"(i32 1) ]
  ret i32 %r
}
//--- bundle-lost.src.ll
declare i32 @g(ptr)
define i32 @f(ptr %p) {
  %r = call i32 @g(ptr %p) [ "deopt"(i32 1) ]
  ret i32 %r
}
//--- bundle-lost.low.ll
declare i32 @g(ptr)
define i32 @f(ptr %p) {
  %r = call i32 @g(ptr %p)
  ret i32 %r
}
//--- bundle-other.src.ll
declare i32 @g(ptr)
define i32 @f(ptr %p, i32 %x) {
  %r = call i32 @g(ptr %p) [ "deopt"(i32 %x) ]
  ret i32 %r
}
//--- bundle-other.low.ll
declare i32 @g(ptr)
define i32 @f(ptr %p, i32 %x) {
  %r = call i32 @g(ptr %p) [ "deopt"(i32 1) ]
  ret i32 %r
}
//--- bundle-added.src.ll
declare i32 @g(ptr)
define i32 @f(ptr %p) {
  %r = call i32 @g(ptr %p)
  ret i32 %r
}
//--- bundle-added.low.ll
declare i32 @g(ptr)
define i32 @f(ptr %p) {
  %r = call i32 @g(ptr %p) [ "deopt"(i32 1) ]
  ret i32 %r
}
//--- bundle-kcfi.src.ll
define i32 @f(ptr %p, ptr %g) {
  %r = call i32 %g(ptr %p) [ "kcfi"(i32 5) ]
  ret i32 %r
}
//--- bundle-kcfi.low.ll
define i32 @f(ptr %p, ptr %g) {
  %r = call i32 %g(ptr %p)
  ret i32 %r
}
//--- bundle-tag.src.ll
declare i32 @g(ptr)
define i32 @f(ptr %p) {
  %r = call i32 @g(ptr %p) [ "deopt"(i32 1) ]
  ret i32 %r
}
//--- bundle-tag.low.ll
declare i32 @g(ptr)
define i32 @f(ptr %p) {
  %r = call i32 @g(ptr %p) [ "gc-transition"(i32 1) ]
  ret i32 %r
}
