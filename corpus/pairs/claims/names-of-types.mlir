// The name of a structure type is local to its module: source and lowering may mean different bodies by one name, and the same body
// by different names. What counts is how the structure lies in memory and is passed. LLVM Language Reference, "Structure Type"; LLVM
// gives a type another name where one context reads two modules.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/other-body.src.ll --lowered %t/other-body.low.ll | FileCheck %s --check-prefix=OTHER
// OTHER: @f: proved
// RUN: expect-status 1 verify-lowering %t/other-body-moved.src.ll --lowered %t/other-body-moved.low.ll | FileCheck %s --check-prefix=MOVED
// MOVED: @f: refuted: {{.*}}differs
// RUN: expect-status 0 verify-lowering %t/later.src.ll --lowered %t/later.low.ll | FileCheck %s --check-prefix=LATER
// LATER: @f: proved
// RUN: expect-status 1 verify-lowering %t/later-moved.src.ll --lowered %t/later-moved.low.ll | FileCheck %s --check-prefix=LATERMOVED
// LATERMOVED: @f: refuted: {{.*}}differs
// RUN: expect-status 0 verify-lowering %t/renamed.src.ll --lowered %t/renamed.low.ll | FileCheck %s --check-prefix=RENAMED
// RENAMED: @h: proved
// RENAMED: @f: proved
// RUN: expect-status 1 verify-lowering %t/renamed-wider.src.ll --lowered %t/renamed-wider.low.ll | FileCheck %s --check-prefix=WIDER
// WIDER: @h: refuted: attribute: {{.*}}'llvm.byval'
// RUN: expect-status 1 verify-lowering %t/byval-wider.src.ll --lowered %t/byval-wider.low.ll | FileCheck %s --check-prefix=BYVAL
// BYVAL: @f: refuted: attribute: {{.*}}'llvm.byval'
// RUN: expect-status 1 verify-lowering %t/returned.src.ll --lowered %t/returned.low.ll | FileCheck %s --check-prefix=RETURNED
// RETURNED: @f: refuted: signature
// RUN: expect-status 0 verify-lowering %t/nested.src.ll --lowered %t/nested.low.ll | FileCheck %s --check-prefix=NESTED
// NESTED: @f: proved
// RUN: expect-status 1 verify-lowering %t/nested-packed.src.ll --lowered %t/nested-packed.low.ll | FileCheck %s --check-prefix=NESTEDPACKED
// NESTEDPACKED: @f: refuted: {{.*}}differs
// RUN: expect-status 0 verify-lowering %t/dialect.src.mlir --lowered %t/dialect.low.mlir | FileCheck %s --check-prefix=DIALECT
// DIALECT: @f: proved
// RUN: expect-status 1 verify-lowering %t/dialect-moved.src.mlir --lowered %t/dialect-moved.low.mlir | FileCheck %s --check-prefix=DIALECTMOVED
// DIALECTMOVED: @f: refuted: {{.*}}differs
// RUN: expect-status 0 verify-lowering %t/mixed.src.ll --lowered %t/mixed.low.mlir | FileCheck %s --check-prefix=MIXED
// MIXED: @f: proved
// RUN: expect-status 3 verify-lowering %t/twice.src.mlir --lowered %t/dialect.low.mlir 2>&1 | FileCheck %s --check-prefix=TWICE
// TWICE: error: identified type already used with a different body

//--- other-body.src.ll
%T = type { i32, i32 }
define i32 @f(ptr %p) {
  %q = getelementptr inbounds %T, ptr %p, i32 0, i32 1
  %v = load i32, ptr %q
  ret i32 %v
}
//--- other-body.low.ll
%T = type { i8, i32 }
define i32 @f(ptr %p) {
  %q = getelementptr inbounds %T, ptr %p, i32 0, i32 1
  %v = load i32, ptr %q
  ret i32 %v
}

//--- other-body-moved.src.ll
%T = type { i32, i32 }
define i32 @f() {
  %p = alloca [4 x i32]
  %1 = getelementptr i32, ptr %p, i64 1
  %2 = getelementptr i32, ptr %p, i64 2
  store i32 3, ptr %1
  store i32 4, ptr %2
  %q = getelementptr inbounds %T, ptr %p, i32 0, i32 1
  %v = load i32, ptr %q
  ret i32 %v
}
//--- other-body-moved.low.ll
%T = type { i64, i32 }
define i32 @f() {
  %p = alloca [4 x i32]
  %1 = getelementptr i32, ptr %p, i64 1
  %2 = getelementptr i32, ptr %p, i64 2
  store i32 3, ptr %1
  store i32 4, ptr %2
  %q = getelementptr inbounds %T, ptr %p, i32 0, i32 1
  %v = load i32, ptr %q
  ret i32 %v
}

//--- later.src.ll
define i64 @f(i64 %i) {
  %q = getelementptr %T, ptr null, i64 %i
  %v = ptrtoint ptr %q to i64
  ret i64 %v
}
%T = type { i32, i8 }
//--- later.low.ll
define i64 @f(i64 %i) {
  %q = getelementptr %T, ptr null, i64 %i
  %v = ptrtoint ptr %q to i64
  ret i64 %v
}
%T = type { i64 }

//--- later-moved.src.ll
define i64 @f(i64 %i) {
  %q = getelementptr %T, ptr null, i64 %i
  %v = ptrtoint ptr %q to i64
  ret i64 %v
}
%T = type { i32, i8 }
//--- later-moved.low.ll
define i64 @f(i64 %i) {
  %q = getelementptr %T, ptr null, i64 %i
  %v = ptrtoint ptr %q to i64
  ret i64 %v
}
%T = type <{ i32, i8 }>

//--- renamed.src.ll
%A = type { i32, i64, ptr }
declare void @h(ptr byval(%A))
define %A @f(%A %p, ptr %q) {
  call void @h(ptr byval(%A) %q)
  ret %A %p
}
//--- renamed.low.ll
%B = type { i32, i64, ptr }
declare void @h(ptr byval(%B))
define %B @f(%B %p, ptr %q) {
  call void @h(ptr byval(%B) %q)
  ret %B %p
}

//--- renamed-wider.src.ll
%A = type { i32, i64 }
declare void @h(ptr byval(%A))
define void @f(ptr %q) {
  call void @h(ptr byval(%A) %q)
  ret void
}
//--- renamed-wider.low.ll
%B = type { i32, i64, i64 }
declare void @h(ptr byval(%B))
define void @f(ptr %q) {
  call void @h(ptr byval(%B) %q)
  ret void
}

//--- byval-wider.src.ll
%A = type { i32, i64 }
define i32 @f(ptr byval(%A) %q) {
  %v = load i32, ptr %q
  ret i32 %v
}
//--- byval-wider.low.ll
%A = type { i32, i64, i64 }
define i32 @f(ptr byval(%A) %q) {
  %v = load i32, ptr %q
  ret i32 %v
}

//--- returned.src.ll
%A = type { i32, i32 }
define %A @f() {
  ret %A zeroinitializer
}
//--- returned.low.ll
%A = type { i64, i32 }
define %A @f() {
  ret %A zeroinitializer
}

//--- nested.src.ll
%U = type { i8, %T }
%T = type { i32, i32 }
define i64 @f(i64 %i) {
  %q = getelementptr %U, ptr null, i64 %i, i32 1, i32 1
  %v = ptrtoint ptr %q to i64
  ret i64 %v
}
//--- nested.low.ll
%U = type { i32, %T }
%T = type { i8, i32 }
define i64 @f(i64 %i) {
  %q = getelementptr %U, ptr null, i64 %i, i32 1, i32 1
  %v = ptrtoint ptr %q to i64
  ret i64 %v
}

//--- nested-packed.src.ll
%U = type { i8, %T }
%T = type { i32, i32 }
define i64 @f(i64 %i) {
  %q = getelementptr %U, ptr null, i64 %i, i32 1, i32 1
  %v = ptrtoint ptr %q to i64
  ret i64 %v
}
//--- nested-packed.low.ll
%U = type { i8, %T }
%T = type <{ i32, i32 }>
define i64 @f(i64 %i) {
  %q = getelementptr %U, ptr null, i64 %i, i32 1, i32 1
  %v = ptrtoint ptr %q to i64
  ret i64 %v
}

//--- dialect.src.mlir
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %q = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"T", (i32, i32)>
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.return %v : i32
}
//--- dialect.low.mlir
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %q = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"T", (i8, i32)>
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.return %v : i32
}

//--- dialect-moved.src.mlir
llvm.func @f(%p: !llvm.ptr) -> !llvm.ptr {
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"T", (i32, i32)>
  llvm.return %q : !llvm.ptr
}
//--- dialect-moved.low.mlir
llvm.func @f(%p: !llvm.ptr) -> !llvm.ptr {
  %q = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"T", (i8, i8)>
  llvm.return %q : !llvm.ptr
}

//--- mixed.src.ll
%T = type { i8, i16 }
define %T @f(%T %v) {
  %w = insertvalue %T %v, i8 1, 0
  ret %T %w
}
//--- mixed.low.mlir
llvm.func @f(%v: !llvm.struct<"T.0", (i8, i16)>) -> !llvm.struct<"T.0", (i8, i16)> {
  %one = llvm.mlir.constant(1 : i8) : i8
  %w = llvm.insertvalue %one, %v[0] : !llvm.struct<"T.0", (i8, i16)>
  %unused = llvm.mlir.zero : !llvm.struct<"T", (i64)>
  llvm.return %w : !llvm.struct<"T.0", (i8, i16)>
}

//--- twice.src.mlir
llvm.func @f(%p: !llvm.ptr) -> i32 {
  %a = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"T", (i32, i8)>
  %q = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"T", (i32, i32)>
  %v = llvm.load %q : !llvm.ptr -> i32
  llvm.return %v : i32
}
