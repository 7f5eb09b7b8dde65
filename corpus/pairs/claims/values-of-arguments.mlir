// What a lowering claims of the values of its arguments and results beyond the source is right where the source is undefined
// otherwise before its first event after which execution need not go on. Source: LLVM Language Reference, "Parameter
// Attributes": noundef, nonnull, align, range, dereferenceable, dereferenceable_or_null.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/load.src.ll --lowered %t/load.low.ll | FileCheck %s --check-prefix=LOAD
// LOAD: @f: proved
// RUN: expect-status 0 verify-lowering %t/nullvalid.src.ll --lowered %t/nullvalid.low.ll | FileCheck %s --check-prefix=NULLVALID
// NULLVALID: @f: proved
// Not decided: nullvalid-nonnull.
// RUN: expect-status 2 verify-lowering %t/nullvalid-nonnull.src.ll --lowered %t/nullvalid-nonnull.low.ll | FileCheck %s --check-prefix=NULLVALID-NONNULL
// NULLVALID-NONNULL: @f: unknown: attribute: not shown
// RUN: expect-status 1 verify-lowering %t/more-align.src.ll --lowered %t/more-align.low.ll | FileCheck %s --check-prefix=MORE-ALIGN
// MORE-ALIGN: @f: refuted: attribute: the lowering is undefined: a value that is claimed to be defined is poison
// RUN: expect-status 1 verify-lowering %t/more-deref.src.ll --lowered %t/more-deref.low.ll | FileCheck %s --check-prefix=MORE-DEREF
// MORE-DEREF: @f: refuted: attribute: the lowering is undefined: a pointer leads to less than is claimed to be dereferenceable
// RUN: expect-status 0 verify-lowering %t/afterload.src.ll --lowered %t/afterload.low.ll | FileCheck %s --check-prefix=AFTERLOAD
// AFTERLOAD: @f: proved
// RUN: expect-status 1 verify-lowering %t/aftervstore.src.ll --lowered %t/aftervstore.low.ll | FileCheck %s --check-prefix=AFTERVSTORE
// AFTERVSTORE: @f: refuted: attribute: the lowering is undefined: a value that is claimed to be defined is poison
// RUN: expect-status 1 verify-lowering %t/aftercall.src.ll --lowered %t/aftercall.low.ll | FileCheck %s --check-prefix=AFTERCALL
// AFTERCALL: @f: refuted: attribute: the lowering is undefined: a value that is claimed to be defined is poison
// RUN: expect-status 0 verify-lowering %t/afterretcall.src.ll --lowered %t/afterretcall.low.ll | FileCheck %s --check-prefix=AFTERRETCALL
// AFTERRETCALL: @f: proved
// RUN: expect-status 0 verify-lowering %t/beforecall.src.ll --lowered %t/beforecall.low.ll | FileCheck %s --check-prefix=BEFORECALL
// BEFORECALL: @f: proved
// RUN: expect-status 1 verify-lowering %t/branch.src.ll --lowered %t/branch.low.ll | FileCheck %s --check-prefix=BRANCH
// BRANCH: @f: refuted: attribute: the lowering is undefined: a value that is claimed to be defined is poison
// RUN: expect-status 0 verify-lowering %t/bothbranches.src.ll --lowered %t/bothbranches.low.ll | FileCheck %s --check-prefix=BOTHBRANCHES
// BOTHBRANCHES: @f: proved
// RUN: expect-status 2 verify-lowering %t/nonnull-unused.src.ll --lowered %t/nonnull-unused.low.ll | FileCheck %s --check-prefix=NONNULL-UNUSED
// NONNULL-UNUSED: @f: unsupported: the lowering claims of an argument what is not shown of its body
// RUN: expect-status 1 verify-lowering %t/noundef-unused.src.ll --lowered %t/noundef-unused.low.ll | FileCheck %s --check-prefix=NOUNDEF-UNUSED
// NOUNDEF-UNUSED: @f: refuted: attribute: the lowering is undefined: a value that is claimed to be defined is poison
// RUN: expect-status 1 verify-lowering %t/nonnull-returned.src.ll --lowered %t/nonnull-returned.low.ll | FileCheck %s --check-prefix=NONNULL-RETURNED
// NONNULL-RETURNED: @f: refuted: return-value: result {{.*}} differs: it is poison in the lowering, but not in the source
// RUN: expect-status 0 verify-lowering %t/nonnull-load-returned.src.ll --lowered %t/nonnull-load-returned.low.ll | FileCheck %s --check-prefix=NONNULL-LOAD-RETURNED
// NONNULL-LOAD-RETURNED: @f: proved
// RUN: expect-status 0 verify-lowering %t/nonnull-dead-load-returned.src.ll --lowered %t/nonnull-dead-load-returned.low.ll | FileCheck %s --check-prefix=NONNULL-DEAD-LOAD-RETURNED
// NONNULL-DEAD-LOAD-RETURNED: @f: proved
// RUN: expect-status 0 verify-lowering %t/range-arg.src.ll --lowered %t/range-arg.low.ll | FileCheck %s --check-prefix=RANGE-ARG
// RANGE-ARG: @f: proved
// RUN: expect-status 1 verify-lowering %t/range-arg-w.src.ll --lowered %t/range-arg-w.low.ll | FileCheck %s --check-prefix=RANGE-ARG-W
// RANGE-ARG-W: @f: refuted: attribute: the lowering is undefined: a value that is claimed to be defined is poison
// RUN: expect-status 0 verify-lowering %t/ornull.src.ll --lowered %t/ornull.low.ll | FileCheck %s --check-prefix=ORNULL
// ORNULL: @f: proved
// RUN: expect-status 1 verify-lowering %t/ornull-w.src.ll --lowered %t/ornull-w.low.ll | FileCheck %s --check-prefix=ORNULL-W
// ORNULL-W: @f: refuted: attribute: the lowering is undefined: a pointer leads to less than is claimed to be dereferenceable
// RUN: expect-status 0 verify-lowering %t/loop.src.ll --lowered %t/loop.low.ll | FileCheck %s --check-prefix=LOOP
// LOOP: @f: proved
// RUN: expect-status 0 verify-lowering %t/loop2.src.ll --lowered %t/loop2.low.ll | FileCheck %s --check-prefix=LOOP2
// LOOP2: @f: proved
// RUN: expect-status 1 verify-lowering %t/freed.src.ll --lowered %t/freed.low.ll | FileCheck %s --check-prefix=FREED
// FREED: @f: refuted: attribute: the lowering is undefined: a pointer leads to less than is claimed to be dereferenceable
// RUN: expect-status 0 verify-lowering %t/udiv.src.ll --lowered %t/udiv.low.ll | FileCheck %s --check-prefix=UDIV
// UDIV: @f: proved
// RUN: expect-status 0 verify-lowering %t/gepnonnull.src.ll --lowered %t/gepnonnull.low.ll | FileCheck %s --check-prefix=GEPNONNULL
// GEPNONNULL: @f: proved
// RUN: expect-status 0 verify-lowering %t/bare.src.mlir --lowered %t/bare.low.mlir | FileCheck %s --check-prefix=BARE
// BARE: @f: proved
// RUN: expect-status 1 verify-lowering %t/bare-more.src.mlir --lowered %t/bare-more.low.mlir | FileCheck %s --check-prefix=BARE-MORE
// BARE-MORE: @f: refuted: address:

//--- load.src.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
//--- load.low.ll
define i32 @f(ptr noundef nonnull align 4 dereferenceable(4) %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
//--- nullvalid.src.ll
define i32 @f(ptr %p) null_pointer_is_valid {
  %v = load i32, ptr %p
  ret i32 %v
}
//--- nullvalid.low.ll
define i32 @f(ptr noundef align 4 %p) null_pointer_is_valid {
  %v = load i32, ptr %p
  ret i32 %v
}
//--- nullvalid-nonnull.src.ll
define i32 @f(ptr %p) null_pointer_is_valid {
  %v = load i32, ptr %p
  ret i32 %v
}
//--- nullvalid-nonnull.low.ll
define i32 @f(ptr noundef nonnull align 4 %p) null_pointer_is_valid {
  %v = load i32, ptr %p
  ret i32 %v
}
//--- more-align.src.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
//--- more-align.low.ll
define i32 @f(ptr noundef align 8 %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
//--- more-deref.src.ll
define i32 @f(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
//--- more-deref.low.ll
define i32 @f(ptr dereferenceable(400) %p) {
  %v = load i32, ptr %p
  ret i32 %v
}
//--- afterload.src.ll
define i32 @f(ptr %p, ptr %q) {
  %u = load volatile i32, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
}
//--- afterload.low.ll
define i32 @f(ptr noundef nonnull align 4 dereferenceable(4) %p, ptr %q) {
  %u = load volatile i32, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
}
//--- aftervstore.src.ll
define i32 @f(ptr %p, ptr %q) {
  store volatile i32 1, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
}
//--- aftervstore.low.ll
define i32 @f(ptr noundef nonnull %p, ptr %q) {
  store volatile i32 1, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
}
//--- aftercall.src.ll
declare void @g()
define i32 @f(ptr %p) {
  call void @g()
  %v = load i32, ptr %p
  ret i32 %v
}
//--- aftercall.low.ll
declare void @g()
define i32 @f(ptr noundef nonnull %p) {
  call void @g()
  %v = load i32, ptr %p
  ret i32 %v
}
//--- afterretcall.src.ll
declare void @g() willreturn nounwind
define i32 @f(ptr %p) {
  call void @g()
  %v = load i32, ptr %p
  ret i32 %v
}
//--- afterretcall.low.ll
declare void @g() willreturn nounwind
define i32 @f(ptr noundef nonnull align 4 %p) {
  call void @g()
  %v = load i32, ptr %p
  ret i32 %v
}
//--- beforecall.src.ll
declare void @g()
define i32 @f(ptr %p) {
  %v = load i32, ptr %p
  call void @g()
  ret i32 %v
}
//--- beforecall.low.ll
declare void @g()
define i32 @f(ptr noundef nonnull align 4 %p) {
  %v = load i32, ptr %p
  call void @g()
  ret i32 %v
}
//--- branch.src.ll
define i32 @f(i1 noundef %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p
  ret i32 %v
b:
  ret i32 0
}
//--- branch.low.ll
define i32 @f(i1 noundef %c, ptr noundef nonnull %p) {
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p
  ret i32 %v
b:
  ret i32 0
}
//--- bothbranches.src.ll
define i32 @f(i1 noundef %c, ptr %p) {
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p
  ret i32 %v
b:
  store i32 1, ptr %p
  ret i32 0
}
//--- bothbranches.low.ll
define i32 @f(i1 noundef %c, ptr noundef nonnull align 4 dereferenceable(4) %p) {
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %p
  ret i32 %v
b:
  store i32 1, ptr %p
  ret i32 0
}
//--- nonnull-unused.src.ll
define i32 @f(ptr %p) {
  ret i32 0
}
//--- nonnull-unused.low.ll
define i32 @f(ptr nonnull align 16 %p) {
  ret i32 0
}
//--- noundef-unused.src.ll
define i32 @f(ptr %p) {
  ret i32 0
}
//--- noundef-unused.low.ll
define i32 @f(ptr noundef %p) {
  ret i32 0
}
//--- nonnull-returned.src.ll
define ptr @f(ptr %p) {
  ret ptr %p
}
//--- nonnull-returned.low.ll
define ptr @f(ptr nonnull %p) {
  ret ptr %p
}
//--- nonnull-load-returned.src.ll
define ptr @f(ptr %p) {
  %v = load i32, ptr %p
  ret ptr %p
}
//--- nonnull-load-returned.low.ll
define ptr @f(ptr nonnull align 4 %p) {
  %v = load i32, ptr %p
  ret ptr %p
}
//--- nonnull-dead-load-returned.src.ll
define ptr @f(ptr %p) {
  %v = load i32, ptr %p
  ret ptr %p
}
//--- nonnull-dead-load-returned.low.ll
define nonnull noundef align 4 dereferenceable(4) ptr @f(ptr nonnull align 4 %p) {
  ret ptr %p
}
//--- range-arg.src.ll
define i32 @f(i32 %x) {
  %c = icmp ult i32 %x, 10
  br i1 %c, label %a, label %b
a:
  ret i32 %x
b:
  unreachable
}
//--- range-arg.low.ll
define noundef range(i32 0, 10) i32 @f(i32 noundef range(i32 0, 10) %x) {
  ret i32 %x
}
//--- range-arg-w.src.ll
define i32 @f(i32 %x) {
  %c = icmp ult i32 %x, 10
  br i1 %c, label %a, label %b
a:
  ret i32 %x
b:
  unreachable
}
//--- range-arg-w.low.ll
define i32 @f(i32 noundef range(i32 0, 9) %x) {
  ret i32 %x
}
//--- ornull.src.ll
define i32 @f(ptr noundef %p) {
  %c = icmp eq ptr %p, null
  br i1 %c, label %a, label %b
a:
  ret i32 0
b:
  %v = load i32, ptr %p
  ret i32 %v
}
//--- ornull.low.ll
define i32 @f(ptr noundef dereferenceable_or_null(4) %p) {
  %c = icmp eq ptr %p, null
  br i1 %c, label %a, label %b
a:
  ret i32 0
b:
  %v = load i32, ptr %p
  ret i32 %v
}
//--- ornull-w.src.ll
define i32 @f(ptr noundef %p, i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  ret i32 0
b:
  %v = load i32, ptr %p
  ret i32 %v
}
//--- ornull-w.low.ll
define i32 @f(ptr noundef dereferenceable_or_null(400) %p, i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  ret i32 0
b:
  %v = load i32, ptr %p
  ret i32 %v
}
//--- loop.src.ll
define i32 @f(ptr %p, i32 noundef %n) {
  %w = load i32, ptr %p
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %s = phi i32 [ %w, %0 ], [ %t, %l ]
  %v = load i32, ptr %p
  %t = add i32 %s, %v
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  ret i32 %t
}
//--- loop.low.ll
define i32 @f(ptr nonnull align 4 %p, i32 noundef %n) {
  %w = load i32, ptr %p
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %s = phi i32 [ %w, %0 ], [ %t, %l ]
  %v = load i32, ptr %p
  %t = add i32 %s, %v
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  ret i32 %t
}
//--- loop2.src.ll
define i32 @f(ptr %p, i32 noundef %n) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %s = phi i32 [ 0, %0 ], [ %t, %l ]
  %v = load i32, ptr %p
  %t = add i32 %s, %v
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  ret i32 %t
}
//--- loop2.low.ll
define i32 @f(ptr noundef nonnull align 4 dereferenceable(4) %p, i32 noundef %n) {
  br label %l
l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  %s = phi i32 [ 0, %0 ], [ %t, %l ]
  %v = load i32, ptr %p
  %t = add i32 %s, %v
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  ret i32 %t
}
//--- freed.src.ll
declare void @free(ptr)
define i32 @f(ptr %p) {
  ret i32 0
}
//--- freed.low.ll
declare void @free(ptr)
define i32 @f(ptr dereferenceable(1) %p) {
  ret i32 0
}
//--- udiv.src.ll
define i32 @f(i32 %x, i32 %y) {
  %q = udiv i32 %x, %y
  ret i32 %q
}
//--- udiv.low.ll
define i32 @f(i32 %x, i32 noundef range(i32 1, 0) %y) {
  %q = udiv i32 %x, %y
  ret i32 %q
}
//--- gepnonnull.src.ll
define ptr @f(ptr %p, i64 %i) {
  %q = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 0, ptr %q
  ret ptr %q
}
//--- gepnonnull.low.ll
define noundef nonnull ptr @f(ptr %p, i64 noundef %i) {
  %q = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 0, ptr %q
  ret ptr %q
}
//--- bare.src.mlir
func.func @f(%m: memref<4xf32> {llvm.align = 16 : i64}) -> f32 attributes {llvm.bareptr} {
  %c = arith.constant 0 : index
  %v = memref.load %m[%c] : memref<4xf32>
  return %v : f32
}
//--- bare.low.mlir
llvm.func @f(%m: !llvm.ptr {llvm.align = 16 : i64}) -> f32 attributes {llvm.bareptr} {
  %v = llvm.load %m : !llvm.ptr -> f32
  llvm.return %v : f32
}
//--- bare-more.src.mlir
func.func @f(%m: memref<4xf32> {llvm.align = 16 : i64}) -> f32 attributes {llvm.bareptr} {
  %c = arith.constant 0 : index
  %v = memref.load %m[%c] : memref<4xf32>
  return %v : f32
}
//--- bare-more.low.mlir
llvm.func @f(%m: !llvm.ptr {llvm.align = 64 : i64}) -> f32 attributes {llvm.bareptr} {
  %v = llvm.load %m : !llvm.ptr -> f32
  llvm.return %v : f32
}
