// An argument that all calls of a function pass as one constant is that constant, where nobody else can call the function:
// interprocedural constant propagation. Sources: LLVM Language Reference, "Linkage Types"; MLIR documentation, "Symbols and
// Symbol Tables", Symbol Visibility.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/right.src.ll --lowered %t/right.low.ll \
// RUN:   | FileCheck %s --check-prefix=RIGHT
// RIGHT: @g: proved
// RUN: expect-status 0 verify-lowering %t/private.src.ll --lowered %t/private.low.ll \
// RUN:   | FileCheck %s --check-prefix=PRIVATE
// PRIVATE: @g: proved
// RUN: expect-status 1 verify-lowering %t/wrong.src.ll --lowered %t/wrong.low.ll \
// RUN:   | FileCheck %s --check-prefix=WRONG
// WRONG: @g: refuted
// RUN: expect-status 1 verify-lowering %t/other.src.ll --lowered %t/other.low.ll \
// RUN:   | FileCheck %s --check-prefix=OTHER
// OTHER: @g: refuted
// RUN: expect-status 1 verify-lowering %t/poison.src.ll --lowered %t/poison.low.ll \
// RUN:   | FileCheck %s --check-prefix=POISON
// POISON: @g: refuted
// RUN: expect-status 1 verify-lowering %t/external.src.ll --lowered %t/external.low.ll \
// RUN:   | FileCheck %s --check-prefix=EXTERNAL
// EXTERNAL: @g: refuted
// RUN: expect-status 1 verify-lowering %t/weak.src.ll --lowered %t/weak.low.ll \
// RUN:   | FileCheck %s --check-prefix=WEAK
// WEAK: @g: refuted
// RUN: expect-status 1 verify-lowering %t/taken.src.ll --lowered %t/taken.low.ll \
// RUN:   | FileCheck %s --check-prefix=TAKEN
// TAKEN: @g: refuted
// RUN: expect-status 1 verify-lowering %t/kept.src.ll --lowered %t/kept.low.ll \
// RUN:   | FileCheck %s --check-prefix=KEPT
// KEPT: @g: refuted
// RUN: expect-status 1 verify-lowering %t/alias.src.ll --lowered %t/alias.low.ll \
// RUN:   | FileCheck %s --check-prefix=ALIAS
// ALIAS: @g: refuted
// RUN: expect-status 1 verify-lowering %t/shown.src.ll --lowered %t/shown.low.ll \
// RUN:   | FileCheck %s --check-prefix=SHOWN
// SHOWN: @g: refuted: attribute: {{.*}}linkage
// RUN: expect-status 1 verify-lowering %t/passed.src.ll --lowered %t/passed.low.ll \
// RUN:   | FileCheck %s --check-prefix=PASSED
// PASSED: @g: refuted
// RUN: expect-status 1 verify-lowering %t/selected.src.ll --lowered %t/selected.low.ll \
// RUN:   | FileCheck %s --check-prefix=SELECTED
// SELECTED: @g: refuted
// RUN: expect-status 1 verify-lowering %t/type.src.ll --lowered %t/type.low.ll \
// RUN:   | FileCheck %s --check-prefix=TYPE
// TYPE: @g: refuted
// RUN: expect-status 1 verify-lowering %t/open.src.ll --lowered %t/open.low.ll \
// RUN:   | FileCheck %s --check-prefix=OPEN
// OPEN: @g: refuted
// RUN: expect-status 0 verify-lowering %t/again.src.ll --lowered %t/again.low.ll \
// RUN:   | FileCheck %s --check-prefix=AGAIN
// AGAIN: @g: proved
// RUN: expect-status 1 verify-lowering %t/changed.src.ll --lowered %t/changed.low.ll \
// RUN:   | FileCheck %s --check-prefix=CHANGED
// CHANGED: @g: refuted
// RUN: expect-status 1 verify-lowering %t/swapped.src.ll --lowered %t/swapped.low.ll \
// RUN:   | FileCheck %s --check-prefix=SWAPPED
// SWAPPED: @g: refuted
// RUN: expect-status 1 verify-lowering %t/itself.src.ll --lowered %t/itself.low.ll \
// RUN:   | FileCheck %s --check-prefix=ITSELF
// ITSELF: @g: refuted
// RUN: expect-status 0 verify-lowering %t/float.src.ll --lowered %t/float.low.ll \
// RUN:   | FileCheck %s --check-prefix=FLOAT
// FLOAT: @g: proved
// RUN: expect-status 1 verify-lowering %t/zero.src.ll --lowered %t/zero.low.ll \
// RUN:   | FileCheck %s --check-prefix=ZERO
// ZERO: @g: refuted
// RUN: expect-status 0 verify-lowering %t/branch.src.ll --lowered %t/branch.low.ll \
// RUN:   | FileCheck %s --check-prefix=BRANCH
// BRANCH: @g: proved
// RUN: expect-status 1 verify-lowering %t/way.src.ll --lowered %t/way.low.ll \
// RUN:   | FileCheck %s --check-prefix=WAY
// WAY: @g: refuted
// RUN: expect-status 0 verify-lowering %t/loop.src.ll --lowered %t/loop.low.ll \
// RUN:   | FileCheck %s --check-prefix=LOOP
// LOOP: @g: proved
// RUN: expect-status 0 verify-lowering %t/mlir.src.mlir --lowered %t/mlir.low.mlir \
// RUN:   | FileCheck %s --check-prefix=MLIR
// MLIR: @g: proved
// RUN: expect-status 1 verify-lowering %t/mlir_public.src.mlir --lowered %t/mlir_public.low.mlir \
// RUN:   | FileCheck %s --check-prefix=MLIR_PUBLIC
// MLIR_PUBLIC: @g: refuted
// RUN: expect-status 1 verify-lowering %t/mlir_other.src.mlir --lowered %t/mlir_other.low.mlir \
// RUN:   | FileCheck %s --check-prefix=MLIR_OTHER
// MLIR_OTHER: @g: refuted
// RUN: expect-status 1 verify-lowering %t/mlir_indirect.src.mlir --lowered %t/mlir_indirect.low.mlir \
// RUN:   | FileCheck %s --check-prefix=MLIR_INDIRECT
// MLIR_INDIRECT: @g: refuted

//--- right.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 %x, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}

//--- right.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 4, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}

//--- private.src.ll
declare i32 @get()
define private i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 %x, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}

//--- private.low.ll
declare i32 @get()
define private i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 4, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}

//--- wrong.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 %x, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}

//--- wrong.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 5, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}

//--- other.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 %x, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 5)
  %t = sub i32 %r, %s
  ret i32 %t
}

//--- other.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 4, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 5)
  %t = sub i32 %r, %s
  ret i32 %t
}

//--- poison.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 %x, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 poison)
  %t = sub i32 %r, %s
  ret i32 %t
}

//--- poison.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 4, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 poison)
  %t = sub i32 %r, %s
  ret i32 %t
}

//--- external.src.ll
declare i32 @get()
define  i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 %x, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}

//--- external.low.ll
declare i32 @get()
define  i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 4, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}

//--- weak.src.ll
declare i32 @get()
define linkonce_odr i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 %x, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}

//--- weak.low.ll
declare i32 @get()
define linkonce_odr i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 4, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}

//--- taken.src.ll
declare i32 @get()
@p = global ptr @g
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 %x, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}

//--- taken.low.ll
declare i32 @get()
@p = global ptr @g
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 4, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}

//--- kept.src.ll
declare i32 @get()
@llvm.used = appending global [1 x ptr] [ptr @g], section "llvm.metadata"
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 %x, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}

//--- kept.low.ll
declare i32 @get()
@llvm.used = appending global [1 x ptr] [ptr @g], section "llvm.metadata"
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 4, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}

//--- alias.src.ll
declare i32 @get()
@h = alias i32 (i32), ptr @g
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 %x, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}

//--- alias.low.ll
declare i32 @get()
@h = alias i32 (i32), ptr @g
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 4, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}

//--- shown.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 %x, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}

//--- shown.low.ll
declare i32 @get()
define  i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 4, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}

//--- passed.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 %x, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}
declare void @use(ptr)
define void @k() {
  call void @use(ptr @g)
  ret void
}

//--- passed.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 4, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}
declare void @use(ptr)
define void @k() {
  call void @use(ptr @g)
  ret void
}

//--- selected.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 %x, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}
define i32 @k(ptr %p) {
  %q = select i1 true, ptr @g, ptr %p
  %r = call i32 %q(i32 5)
  ret i32 %r
}

//--- selected.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 4, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}
define i32 @k(ptr %p) {
  %q = select i1 true, ptr @g, ptr %p
  %r = call i32 %q(i32 5)
  ret i32 %r
}

//--- type.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 %x, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}
define i64 @k() {
  %r = call i64 @g(i64 4)
  ret i64 %r
}

//--- type.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 4, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}
define i64 @k() {
  %r = call i64 @g(i64 4)
  ret i64 %r
}

//--- open.src.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 %x, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}
define i32 @k(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}

//--- open.low.ll
declare i32 @get()
define internal i32 @g(i32 %x) {
  %w = call i32 @get()
  %r = add i32 4, %w
  ret i32 %r
}
define i32 @f() {
  %r = call i32 @g(i32 4)
  %s = call i32 @g(i32 4)
  %t = sub i32 %r, %s
  ret i32 %t
}
define i32 @k(i32 %x) {
  %r = call i32 @g(i32 %x)
  ret i32 %r
}

//--- again.src.ll
define internal i32 @g(i32 %x, i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %e, label %m
e:
  ret i32 %x
m:
  %k = sub i32 %n, 1
  %r = call i32 @g(i32 %x, i32 %k)
  ret i32 %r
}
define i32 @f(i32 %n) {
  %r = call i32 @g(i32 7, i32 %n)
  ret i32 %r
}

//--- again.low.ll
define internal i32 @g(i32 %x, i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %e, label %m
e:
  ret i32 7
m:
  %k = sub i32 %n, 1
  %r = call i32 @g(i32 7, i32 %k)
  ret i32 %r
}
define i32 @f(i32 %n) {
  %r = call i32 @g(i32 7, i32 %n)
  ret i32 %r
}

//--- changed.src.ll
define internal i32 @g(i32 %x, i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %e, label %m
e:
  ret i32 %x
m:
  %k = sub i32 %n, 1
  %y = add i32 %x, 1
  %r = call i32 @g(i32 %y, i32 %k)
  ret i32 %r
}
define i32 @f(i32 %n) {
  %r = call i32 @g(i32 7, i32 %n)
  ret i32 %r
}

//--- changed.low.ll
define internal i32 @g(i32 %x, i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %e, label %m
e:
  ret i32 7
m:
  %k = sub i32 %n, 1
  %y = add i32 %x, 1
  %r = call i32 @g(i32 %y, i32 %k)
  ret i32 %r
}
define i32 @f(i32 %n) {
  %r = call i32 @g(i32 7, i32 %n)
  ret i32 %r
}

//--- swapped.src.ll
define internal i32 @g(i32 %x, i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %e, label %m
e:
  ret i32 %x
m:
  %k = sub i32 %n, 1
  %r = call i32 @g(i32 %n, i32 %k)
  ret i32 %r
}
define i32 @f(i32 %n) {
  %r = call i32 @g(i32 7, i32 %n)
  ret i32 %r
}

//--- swapped.low.ll
define internal i32 @g(i32 %x, i32 %n) {
  %c = icmp eq i32 %n, 0
  br i1 %c, label %e, label %m
e:
  ret i32 7
m:
  %k = sub i32 %n, 1
  %r = call i32 @g(i32 %n, i32 %k)
  ret i32 %r
}
define i32 @f(i32 %n) {
  %r = call i32 @g(i32 7, i32 %n)
  ret i32 %r
}

//--- itself.src.ll
define internal i32 @g(i32 %x) {
  %c = icmp ne i32 %x, 3
  br i1 %c, label %e, label %m
e:
  ret i32 0
m:
  %r = call i32 @g(i32 3)
  ret i32 %r
}

//--- itself.low.ll
define internal i32 @g(i32 %x) {
  %c = icmp ne i32 3, 3
  br i1 %c, label %e, label %m
e:
  ret i32 0
m:
  %r = call i32 @g(i32 3)
  ret i32 1
}

//--- float.src.ll
define internal double @g(double %x, double %y) {
  %r = fsub double %x, %y
  ret double %r
}
define double @f(double %z) {
  %r = call double @g(double 1.0, double %z)
  %s = call double @g(double 1.0, double %r)
  ret double %s
}

//--- float.low.ll
define internal double @g(double %x, double %y) {
  %r = fsub double 1.0, %y
  ret double %r
}
define double @f(double %z) {
  %r = call double @g(double 1.0, double %z)
  %s = call double @g(double 1.0, double %r)
  ret double %s
}

//--- zero.src.ll
define internal double @g(double %x, double %y) {
  %r = fdiv double %y, %x
  ret double %r
}
define double @f(double %z) {
  %r = call double @g(double -0.0, double %z)
  %s = call double @g(double 0.0, double %r)
  ret double %s
}

//--- zero.low.ll
define internal double @g(double %x, double %y) {
  %r = fdiv double %y, 0.0
  ret double %r
}
define double @f(double %z) {
  %r = call double @g(double -0.0, double %z)
  %s = call double @g(double 0.0, double %r)
  ret double %s
}

//--- branch.src.ll
define internal i32 @g(i1 %x, i32 %y) {
  br i1 %x, label %l, label %m
l:
  ret i32 %y
m:
  ret i32 0
}
define i32 @f(i32 %z) {
  %r = call i32 @g(i1 true, i32 %z)
  ret i32 %r
}

//--- branch.low.ll
define internal i32 @g(i1 %x, i32 %y) {
  ret i32 %y
}
define i32 @f(i32 %z) {
  %r = call i32 @g(i1 true, i32 %z)
  ret i32 %r
}

//--- way.src.ll
define internal i32 @g(i1 %x, i32 %y) {
  br i1 %x, label %l, label %m
l:
  ret i32 %y
m:
  ret i32 0
}
define i32 @f(i32 %z) {
  %r = call i32 @g(i1 false, i32 %z)
  ret i32 %r
}

//--- way.low.ll
define internal i32 @g(i1 %x, i32 %y) {
  ret i32 %y
}
define i32 @f(i32 %z) {
  %r = call i32 @g(i1 false, i32 %z)
  ret i32 %r
}

//--- loop.src.ll
define internal i32 @g(i32 %x, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %s = phi i32 [ 0, %entry ], [ %t, %h ]
  %t = add i32 %s, %x
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %h, label %e
e:
  ret i32 %t
}
define i32 @f(i32 %n) {
  %r = call i32 @g(i32 4, i32 %n)
  ret i32 %r
}

//--- loop.low.ll
define internal i32 @g(i32 %x, i32 %n) {
entry:
  br label %h
h:
  %i = phi i32 [ 0, %entry ], [ %j, %h ]
  %s = phi i32 [ 0, %entry ], [ %t, %h ]
  %t = add i32 %s, 4
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %h, label %e
e:
  ret i32 %t
}
define i32 @f(i32 %n) {
  %r = call i32 @g(i32 4, i32 %n)
  ret i32 %r
}

//--- mlir.src.mlir
func.func private @g(%x: index, %y: index) -> index {
  %r = arith.addi %x, %y : index
  return %r : index
}
func.func @f(%y: index) -> index {
  %c = arith.constant 4 : index
  %r = call @g(%c, %y) : (index, index) -> index
  return %r : index
}

//--- mlir.low.mlir
llvm.func @g(%x: i64, %y: i64) -> i64 attributes {sym_visibility = "private"} {
  %c = llvm.mlir.constant(4 : i64) : i64
  %r = llvm.add %c, %y : i64
  llvm.return %r : i64
}
llvm.func @f(%y: i64) -> i64 {
  %c = llvm.mlir.constant(4 : i64) : i64
  %r = llvm.call @g(%c, %y) : (i64, i64) -> i64
  llvm.return %r : i64
}

//--- mlir_public.src.mlir
func.func  @g(%x: index, %y: index) -> index {
  %r = arith.addi %x, %y : index
  return %r : index
}
func.func @f(%y: index) -> index {
  %c = arith.constant 4 : index
  %r = call @g(%c, %y) : (index, index) -> index
  return %r : index
}

//--- mlir_public.low.mlir
llvm.func @g(%x: i64, %y: i64) -> i64 {
  %c = llvm.mlir.constant(4 : i64) : i64
  %r = llvm.add %c, %y : i64
  llvm.return %r : i64
}
llvm.func @f(%y: i64) -> i64 {
  %c = llvm.mlir.constant(4 : i64) : i64
  %r = llvm.call @g(%c, %y) : (i64, i64) -> i64
  llvm.return %r : i64
}

//--- mlir_other.src.mlir
func.func private @g(%x: index, %y: index) -> index {
  %r = arith.addi %x, %y : index
  return %r : index
}
func.func @f(%y: index) -> index {
  %c = arith.constant 5 : index
  %r = call @g(%c, %y) : (index, index) -> index
  return %r : index
}

//--- mlir_other.low.mlir
llvm.func @g(%x: i64, %y: i64) -> i64 attributes {sym_visibility = "private"} {
  %c = llvm.mlir.constant(4 : i64) : i64
  %r = llvm.add %c, %y : i64
  llvm.return %r : i64
}
llvm.func @f(%y: i64) -> i64 {
  %c = llvm.mlir.constant(5 : i64) : i64
  %r = llvm.call @g(%c, %y) : (i64, i64) -> i64
  llvm.return %r : i64
}

//--- mlir_indirect.src.mlir
func.func private @g(%x: index, %y: index) -> index {
  %r = arith.addi %x, %y : index
  return %r : index
}
func.func @f(%y: index) -> index {
  %c = arith.constant 4 : index
  %r = call @g(%c, %y) : (index, index) -> index
  return %r : index
}
func.func @k(%y: index) -> index {
  %g = constant @g : (index, index) -> index
  %r = call_indirect %g(%y, %y) : (index, index) -> index
  return %r : index
}

//--- mlir_indirect.low.mlir
llvm.func @g(%x: i64, %y: i64) -> i64 attributes {sym_visibility = "private"} {
  %c = llvm.mlir.constant(4 : i64) : i64
  %r = llvm.add %c, %y : i64
  llvm.return %r : i64
}
llvm.func @f(%y: i64) -> i64 {
  %c = llvm.mlir.constant(4 : i64) : i64
  %r = llvm.call @g(%c, %y) : (i64, i64) -> i64
  llvm.return %r : i64
}
llvm.func @k(%y: i64) -> i64 {
  %g = llvm.mlir.addressof @g : !llvm.ptr
  %r = llvm.call %g(%y, %y) : !llvm.ptr, (i64, i64) -> i64
  llvm.return %r : i64
}
