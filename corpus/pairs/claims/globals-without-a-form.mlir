// A global whose initialiser has no form in the LLVM dialect: what names it is not judged, and all else is. The same holds for a
// module's constructors that are declared elsewhere, a calling convention that the dialect has no word for, and metadata in an
// operand bundle. Source: LLVM Language Reference, "Constant Expressions", "No CFI", "Pointer Authentication Constants", "The
// 'llvm.global_ctors' Global Variable", "Calling Conventions", "Operand Bundles".
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 2 verify-lowering %t/address.src.ll --lowered %t/address.low.ll | FileCheck %s --check-prefix=ADDRESS
// ADDRESS: @f: unsupported: {{.*}}dropped by the import: line {{[0-9]+}}: the constant expression 'ptrtoaddr'
// ADDRESS: @ok: proved
// RUN: expect-status 2 verify-lowering %t/indirect.src.ll --lowered %t/indirect.low.ll | FileCheck %s --check-prefix=INDIRECT
// INDIRECT: @f: unsupported: {{.*}}dropped by the import: line {{[0-9]+}}: 'no_cfi'
// INDIRECT: @ok: proved
// RUN: expect-status 2 verify-lowering %t/signed.src.ll --lowered %t/signed.low.ll | FileCheck %s --check-prefix=SIGNED
// SIGNED: @f: unsupported: {{.*}}dropped by the import: line {{[0-9]+}}: 'no_cfi' and 'ptrauth'
// SIGNED: @ok: proved
// RUN: expect-status 1 verify-lowering %t/escapes.src.ll --lowered %t/escapes.low.ll | FileCheck %s --check-prefix=ESCAPES
// ESCAPES: @f: refuted: return-value
// RUN: expect-status 2 verify-lowering %t/constructor.src.ll --lowered %t/constructor.low.ll | FileCheck %s --check-prefix=CONSTRUCTOR
// CONSTRUCTOR: @f: unsupported: what a module says as a whole was lost
// RUN: expect-status 2 verify-lowering %t/convention.src.ll --lowered %t/convention.low.ll 2>&1 | FileCheck %s --check-prefix=CONVENTION
// CONVENTION: warning: dropped: the calling convention 'preserve_nonecc'
// CONVENTION: @f: unsupported: {{.*}}the calling convention 'preserve_nonecc'
// CONVENTION: @ok: proved
// RUN: expect-status 2 verify-lowering %t/bundle.src.ll --lowered %t/bundle.low.ll | FileCheck %s --check-prefix=BUNDLE
// BUNDLE: @f: unsupported: {{.*}}metadata in an operand bundle
// BUNDLE: @ok: proved
// RUN: expect-status 2 verify-lowering %t/resolver.ll --lowered %t/resolver.ll 2>&1 | FileCheck %s --check-prefix=RESOLVER
// RESOLVER: warning: dropped: the expression for the resolver of an ifunc
// RESOLVER: @f: unsupported: {{.*}}the expression for the resolver of an ifunc
// RESOLVER: @ok: proved

//--- resolver.ll
@i = ifunc i32 (), getelementptr (i8, ptr @resolver, i64 0)
define internal ptr @resolver() {
  ret ptr null
}
define i32 @f() {
  %x = call i32 @i()
  ret i32 %x
}
define i32 @ok(i32 %x) {
  ret i32 %x
}

//--- address.src.ll
@t = global i32 1
@g = internal constant i64 ptrtoaddr (ptr @t to i64)
define i64 @f() {
  %v = load i64, ptr @g
  ret i64 %v
}
define i32 @ok(i32 %x) {
  %y = add i32 %x, %x
  ret i32 %y
}
//--- address.low.ll
@t = global i32 1
define i64 @f() {
  ret i64 undef
}
define i32 @ok(i32 %x) {
  %y = shl i32 %x, 1
  ret i32 %y
}

//--- indirect.src.ll
declare void @h()
@table = internal constant { i32, ptr } { i32 3, ptr no_cfi @h }
define i32 @f() {
  %v = load i32, ptr @table
  ret i32 %v
}
define i32 @ok(i32 %x) {
  %y = add i32 %x, %x
  ret i32 %y
}
//--- indirect.low.ll
declare void @h()
define i32 @f() {
  ret i32 0
}
define i32 @ok(i32 %x) {
  %y = shl i32 %x, 1
  ret i32 %y
}

//--- signed.src.ll
declare void @h()
@p = constant ptr ptrauth (ptr @h, i32 1, i64 7)
define ptr @f() {
  %v = load ptr, ptr @p
  ret ptr %v
}
define i32 @ok(i32 %x) {
  %y = add i32 %x, %x
  ret i32 %y
}
//--- signed.low.ll
declare void @h()
@p = constant ptr ptrauth (ptr @h, i32 1, i64 7)
define ptr @f() {
  ret ptr @h
}
define i32 @ok(i32 %x) {
  %y = shl i32 %x, 1
  ret i32 %y
}

//--- escapes.src.ll
@inner = internal global i32 1
@outer = global i64 ptrtoaddr (ptr @inner to i64)
declare void @any()
define i32 @f() {
  store i32 5, ptr @inner
  call void @any()
  %v = load i32, ptr @inner
  ret i32 %v
}
//--- escapes.low.ll
@inner = internal global i32 1
@outer = global i64 ptrtoaddr (ptr @inner to i64)
declare void @any()
define i32 @f() {
  store i32 5, ptr @inner
  call void @any()
  ret i32 5
}

//--- constructor.src.ll
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @elsewhere, ptr null }]
declare void @elsewhere()
define i32 @f(i32 %x) {
  ret i32 %x
}
//--- constructor.low.ll
declare void @elsewhere()
define i32 @f(i32 %x) {
  ret i32 %x
}

//--- convention.src.ll
declare preserve_nonecc void @h(i32)
define void @f(i32 %x) {
  call preserve_nonecc void @h(i32 %x)
  ret void
}
define i32 @ok(i32 %x) {
  %y = add i32 %x, %x
  ret i32 %y
}
//--- convention.low.ll
declare preserve_nonecc void @h(i32)
define void @f(i32 %x) {
  call void @h(i32 %x)
  ret void
}
define i32 @ok(i32 %x) {
  %y = shl i32 %x, 1
  ret i32 %y
}

//--- bundle.src.ll
declare void @h()
define void @f() {
  call void @h() [ "note"(metadata !"text") ]
  ret void
}
define i32 @ok(i32 %x) {
  %y = add i32 %x, %x
  ret i32 %y
}
//--- bundle.low.ll
declare void @h()
define void @f() {
  call void @h()
  ret void
}
define i32 @ok(i32 %x) {
  %y = shl i32 %x, 1
  ret i32 %y
}
