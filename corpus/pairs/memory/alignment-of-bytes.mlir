// A byte on the stack of a function of LLVM IR is no more aligned than it says, whatever back ends make of space for descriptors. (LLVM
// Language Reference, "'alloca' Instruction".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 1 verify-lowering --random-runs=20 %t/byte_bit.src.ll --lowered %t/byte_bit.low.ll | FileCheck %s --check-prefix=BYTE-BIT
// BYTE-BIT: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering --random-runs=20 %t/byte_three_bits.src.ll --lowered %t/byte_three_bits.low.ll | FileCheck %s --check-prefix=BYTE-THREE-BITS
// BYTE-THREE-BITS: @f: refuted: return-value: result 0 differs
// RUN: expect-status 1 verify-lowering --random-runs=20 %t/byte_says_nothing.src.ll --lowered %t/byte_says_nothing.low.ll | FileCheck %s --check-prefix=BYTE-SAYS-NOTHING
// BYTE-SAYS-NOTHING: @f: refuted: return-value: result 0 differs
// RUN: expect-status 0 verify-lowering --random-runs=20 %t/byte_aligned.src.ll --lowered %t/byte_aligned.low.ll | FileCheck %s --check-prefix=BYTE-ALIGNED
// BYTE-ALIGNED: @f: proved
// RUN: expect-status 0 verify-lowering --random-runs=20 %t/word_bits.src.ll --lowered %t/word_bits.low.ll | FileCheck %s --check-prefix=WORD-BITS
// WORD-BITS: @f: proved
// RUN: expect-status 1 verify-lowering --random-runs=20 %t/bytes_bit.src.ll --lowered %t/bytes_bit.low.ll | FileCheck %s --check-prefix=BYTES-BIT
// BYTES-BIT: @f: refuted
// RUN: expect-status 1 verify-lowering --random-runs=20 %t/stored_aligned.src.ll --lowered %t/stored_aligned.low.ll | FileCheck %s --check-prefix=STORED-ALIGNED
// STORED-ALIGNED: @f: refuted: alignment: the lowering is undefined
// RUN: expect-status 2 verify-lowering --random-runs=20 %t/neighbours.src.ll --lowered %t/neighbours.low.ll | FileCheck %s --check-prefix=NEIGHBOURS
// NEIGHBOURS: @f: unknown

//--- byte_bit.src.ll
declare void @use(ptr)
define i64 @f() {
  %a = alloca i8, align 1
  call void @use(ptr %a)
  %i = ptrtoint ptr %a to i64
  %r = and i64 %i, 1
  ret i64 %r
}
//--- byte_bit.low.ll
declare void @use(ptr)
define i64 @f() {
  %a = alloca i8, align 1
  call void @use(ptr %a)
  ret i64 0
}

//--- byte_three_bits.src.ll
declare void @use(ptr)
define i64 @f() {
  %a = alloca i8, align 1
  call void @use(ptr %a)
  %i = ptrtoint ptr %a to i64
  %r = and i64 %i, 7
  ret i64 %r
}
//--- byte_three_bits.low.ll
declare void @use(ptr)
define i64 @f() {
  %a = alloca i8, align 1
  call void @use(ptr %a)
  ret i64 0
}

//--- byte_says_nothing.src.ll
declare void @use(ptr)
define i64 @f() {
  %a = alloca i8
  call void @use(ptr %a)
  %i = ptrtoint ptr %a to i64
  %r = and i64 %i, 1
  ret i64 %r
}
//--- byte_says_nothing.low.ll
declare void @use(ptr)
define i64 @f() {
  %a = alloca i8
  call void @use(ptr %a)
  ret i64 0
}

//--- byte_aligned.src.ll
declare void @use(ptr)
define i64 @f() {
  %a = alloca i8, align 4
  call void @use(ptr %a)
  %i = ptrtoint ptr %a to i64
  %r = and i64 %i, 3
  ret i64 %r
}
//--- byte_aligned.low.ll
declare void @use(ptr)
define i64 @f() {
  %a = alloca i8, align 4
  call void @use(ptr %a)
  ret i64 0
}

//--- word_bits.src.ll
declare void @use(ptr)
define i64 @f() {
  %a = alloca i32
  call void @use(ptr %a)
  %i = ptrtoint ptr %a to i64
  %r = and i64 %i, 3
  ret i64 %r
}
//--- word_bits.low.ll
declare void @use(ptr)
define i64 @f() {
  %a = alloca i32
  call void @use(ptr %a)
  ret i64 0
}

//--- bytes_bit.src.ll
declare void @use(ptr)
define i64 @f() {
  %a = alloca [4 x i8]
  call void @use(ptr %a)
  %i = ptrtoint ptr %a to i64
  %r = and i64 %i, 1
  ret i64 %r
}
//--- bytes_bit.low.ll
declare void @use(ptr)
define i64 @f() {
  %a = alloca [4 x i8]
  call void @use(ptr %a)
  ret i64 0
}

//--- stored_aligned.src.ll
declare void @use(ptr)
define void @f() {
  %a = alloca i8, align 1
  call void @use(ptr %a)
  store i8 1, ptr %a, align 1
  call void @use(ptr %a)
  ret void
}
//--- stored_aligned.low.ll
declare void @use(ptr)
define void @f() {
  %a = alloca i8, align 1
  call void @use(ptr %a)
  store i8 1, ptr %a, align 2
  call void @use(ptr %a)
  ret void
}

//--- neighbours.src.ll
declare void @use(ptr)
define i1 @f() {
  %a = alloca i8
  %b = alloca i8
  call void @use(ptr %a)
  call void @use(ptr %b)
  %q = getelementptr i8, ptr %a, i64 1
  %c = icmp eq ptr %q, %b
  ret i1 %c
}
//--- neighbours.low.ll
declare void @use(ptr)
define i1 @f() {
  %a = alloca i8
  %b = alloca i8
  call void @use(ptr %a)
  call void @use(ptr %b)
  ret i1 false
}
