; A function whose body has something that the dialect has no form for is unsupported, with the place; others are judged, also
; those that call it.
;
; RUN: expect-status 2 verify-lowering %s --lowered %s | FileCheck %s
; RUN: %if llvm-as-22 %{ llvm-as-22 -o /dev/null %s %}
; RUN: expect-status 1 lower-mlir --no-passes %s 2>&1 | FileCheck %s --check-prefix=ERROR
; ERROR: bodies-without-form.ll:{{[0-9]+}}:{{[0-9]+}}: error: the instruction 'callbr' is unknown or has no form in the LLVM dialect
;
; CHECK: @branch: unsupported: dropped by the import: line [[#]]: the instruction 'callbr'
; CHECK: @pads: unsupported: dropped by the import: line [[#]]: the instruction 'catchswitch'
; CHECK: @cleanup: unsupported: dropped by the import: line [[#]]: the instruction 'cleanuppad'
; CHECK: @bits: unsupported: dropped by the import: line [[#]]: the instruction 'ptrtoaddr'
; CHECK: @bits_of_constant: unsupported: dropped by the import: line [[#]]: the constant expression 'ptrtoaddr'
; CHECK: @unchecked: unsupported: dropped by the import: line [[#]]: 'no_cfi' and 'ptrauth'
; CHECK: @signed: unsupported: dropped by the import: line [[#]]: 'no_cfi' and 'ptrauth'
; CHECK: @assembly: unsupported: dropped by the import: line [[#]]: an 'invoke' of inline assembly
; CHECK: @splat: unsupported: dropped by the import: line [[#]]: a splat of such elements
; CHECK: @number: unsupported: dropped by the import: line [[#]]: numbers of type ppc_fp128
; CHECK: @caller: proved

@x = internal global i64 0
declare i32 @__CxxFrameHandler3(...)
declare void @g()

define i32 @branch(i32 %x) {
  callbr void asm sideeffect "", "r,!i"(i32 %x) to label %a [label %b]
a:
  ret i32 1
b:
  ret i32 2
}

define void @pads() personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %done unwind label %switch
switch:
  %s = catchswitch within none [label %handler] unwind to caller
handler:
  %p = catchpad within %s [ptr null, i32 64, ptr null]
  catchret from %p to label %done
done:
  ret void
}

define void @cleanup() personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %done unwind label %clean
clean:
  %p = cleanuppad within none []
  cleanupret from %p unwind to caller
done:
  ret void
}

define i64 @bits(ptr %p) {
  %r = ptrtoaddr ptr %p to i64
  ret i64 %r
}

define i64 @bits_of_constant() {
  ret i64 ptrtoaddr (ptr @x to i64)
}

define ptr @unchecked() {
  ret ptr no_cfi @g
}

define ptr @signed() {
  ret ptr ptrauth (ptr @g, i32 1, i64 1234)
}

define i32 @assembly() personality ptr @__CxxFrameHandler3 {
  invoke void asm sideeffect unwind "", ""() to label %d unwind label %l
d:
  ret i32 0
l:
  %e = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %e
}

define void @splat(ptr %p) {
  store <vscale x 2 x ptr> splat (ptr null), ptr %p
  ret void
}

define void @number(ptr %p) {
  store ppc_fp128 0xM3FF00000000000000000000000000000, ptr %p
  ret void
}

define i64 @caller(ptr %p) {
  %r = call i64 @bits(ptr %p)
  %s = add i64 %r, 1
  ret i64 %s
}
