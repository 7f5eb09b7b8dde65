// A function value is called by the convention of its type, which is all that who has it knows. (MLIR documentation, "LLVM IR
// Target", Function Types, Calling Conventions; LLVM Language Reference, "'call' Instruction".)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: verify-lowering %t/plain.src.mlir --lowered %t/plain.low.mlir | FileCheck %s --check-prefix=PLAIN
// PLAIN: @take: proved
// RUN: verify-lowering %t/plain_memref.src.mlir --lowered %t/plain_memref.low.mlir | FileCheck %s --check-prefix=PLAIN-MEMREF
// PLAIN-MEMREF: @take: proved
// RUN: expect-status 1 verify-lowering %t/bare_argument.src.mlir --lowered %t/bare_argument.low.mlir | FileCheck %s --check-prefix=BARE-ARGUMENT
// BARE-ARGUMENT: @take: refuted: signature: {{.*}}address of @h
// BARE-ARGUMENT: 'llvm.bareptr'
// RUN: verify-lowering %t/bare_without_memref.src.mlir --lowered %t/bare_without_memref.low.mlir | FileCheck %s --check-prefix=BARE-WITHOUT-MEMREF
// BARE-WITHOUT-MEMREF: @take: proved
// RUN: expect-status 1 verify-lowering %t/variadic.src.mlir --lowered %t/variadic.low.mlir | FileCheck %s --check-prefix=VARIADIC
// VARIADIC: @take: refuted: signature: {{.*}}address of @h
// VARIADIC: 'func.varargs'
// RUN: expect-status 1 verify-lowering %t/fast.src.mlir --lowered %t/fast.low.mlir | FileCheck %s --check-prefix=FAST
// FAST: @take: refuted: signature: {{.*}}address of @h
// FAST: 'CConv'
// RUN: expect-status 1 verify-lowering %t/extended_result.src.mlir --lowered %t/extended_result.low.mlir | FileCheck %s --check-prefix=EXTENDED-RESULT
// EXTENDED-RESULT: @take: refuted: signature: {{.*}}address of @h
// EXTENDED-RESULT: 'llvm.zeroext'
// RUN: expect-status 1 verify-lowering %t/in_register.src.mlir --lowered %t/in_register.low.mlir | FileCheck %s --check-prefix=IN-REGISTER
// IN-REGISTER: @take: refuted: signature: {{.*}}address of @h
// IN-REGISTER: 'llvm.inreg'
// RUN: expect-status 1 verify-lowering %t/copied.src.mlir --lowered %t/copied.low.mlir | FileCheck %s --check-prefix=COPIED
// COPIED: @take: refuted: signature: {{.*}}address of @h
// COPIED: 'llvm.byval'
// RUN: verify-lowering %t/claims_only.src.mlir --lowered %t/claims_only.low.mlir | FileCheck %s --check-prefix=CLAIMS-ONLY
// CLAIMS-ONLY: @take: proved
// RUN: expect-status 1 verify-lowering %t/stored.src.mlir --lowered %t/stored.low.mlir | FileCheck %s --check-prefix=STORED
// STORED: @keep: refuted: signature: {{.*}}address of @h
// STORED: 'llvm.signext'
// RUN: verify-lowering %t/called_directly.src.mlir --lowered %t/called_directly.low.mlir | FileCheck %s --check-prefix=CALLED-DIRECTLY
// CALLED-DIRECTLY: @call: proved
// RUN: expect-status 1 verify-lowering %t/in_a_branch.src.mlir --lowered %t/in_a_branch.low.mlir | FileCheck %s --check-prefix=IN-A-BRANCH
// IN-A-BRANCH: @either: refuted: signature: {{.*}}address of @h
// IN-A-BRANCH: 'CConv'

//--- plain.src.mlir
func.func private @h(i8, i64) -> i32
func.func @take() -> ((i8, i64) -> i32) {
  %h = func.constant @h : (i8, i64) -> i32
  return %h : (i8, i64) -> i32
}
//--- plain.low.mlir
llvm.func @h(i8, i64) -> i32 attributes {sym_visibility = "private"}
llvm.func @take() -> !llvm.ptr {
  %h = llvm.mlir.addressof @h : !llvm.ptr
  llvm.return %h : !llvm.ptr
}

//--- plain_memref.src.mlir
func.func private @h(memref<8xi16>)
func.func @take() -> ((memref<8xi16>) -> ()) {
  %h = func.constant @h : (memref<8xi16>) -> ()
  return %h : (memref<8xi16>) -> ()
}
//--- plain_memref.low.mlir
llvm.func @h(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @take() -> !llvm.ptr {
  %h = llvm.mlir.addressof @h : !llvm.ptr
  llvm.return %h : !llvm.ptr
}

//--- bare_argument.src.mlir
func.func private @h(memref<8xi16>) attributes {llvm.bareptr}
func.func @take() -> ((memref<8xi16>) -> ()) {
  %h = func.constant @h : (memref<8xi16>) -> ()
  return %h : (memref<8xi16>) -> ()
}
//--- bare_argument.low.mlir
llvm.func @h(!llvm.ptr) attributes {sym_visibility = "private"}
llvm.func @take() -> !llvm.ptr {
  %h = llvm.mlir.addressof @h : !llvm.ptr
  llvm.return %h : !llvm.ptr
}

//--- bare_without_memref.src.mlir
func.func private @h(i64) attributes {llvm.bareptr}
func.func @take() -> ((i64) -> ()) {
  %h = func.constant @h : (i64) -> ()
  return %h : (i64) -> ()
}
//--- bare_without_memref.low.mlir
llvm.func @h(i64) attributes {sym_visibility = "private"}
llvm.func @take() -> !llvm.ptr {
  %h = llvm.mlir.addressof @h : !llvm.ptr
  llvm.return %h : !llvm.ptr
}

//--- variadic.src.mlir
func.func private @h(!llvm.ptr) -> i32 attributes {func.varargs = true}
func.func @take() -> ((!llvm.ptr) -> i32) {
  %h = func.constant @h : (!llvm.ptr) -> i32
  return %h : (!llvm.ptr) -> i32
}
//--- variadic.low.mlir
llvm.func @h(!llvm.ptr, ...) -> i32 attributes {sym_visibility = "private"}
llvm.func @take() -> !llvm.ptr {
  %h = llvm.mlir.addressof @h : !llvm.ptr
  llvm.return %h : !llvm.ptr
}

//--- fast.src.mlir
func.func private @h(f64) -> f64 attributes {CConv = #llvm.cconv<fastcc>}
func.func @take() -> ((f64) -> f64) {
  %h = func.constant @h : (f64) -> f64
  return %h : (f64) -> f64
}
//--- fast.low.mlir
llvm.func fastcc @h(f64) -> f64 attributes {sym_visibility = "private"}
llvm.func @take() -> !llvm.ptr {
  %h = llvm.mlir.addressof @h : !llvm.ptr
  llvm.return %h : !llvm.ptr
}

//--- extended_result.src.mlir
func.func private @h(i32) -> (i8 {llvm.zeroext})
func.func @take() -> ((i32) -> i8) {
  %h = func.constant @h : (i32) -> i8
  return %h : (i32) -> i8
}
//--- extended_result.low.mlir
llvm.func @h(i32) -> (i8 {llvm.zeroext}) attributes {sym_visibility = "private"}
llvm.func @take() -> !llvm.ptr {
  %h = llvm.mlir.addressof @h : !llvm.ptr
  llvm.return %h : !llvm.ptr
}

//--- in_register.src.mlir
func.func private @h(i64 {llvm.inreg})
func.func @take() -> ((i64) -> ()) {
  %h = func.constant @h : (i64) -> ()
  return %h : (i64) -> ()
}
//--- in_register.low.mlir
llvm.func @h(i64 {llvm.inreg}) attributes {sym_visibility = "private"}
llvm.func @take() -> !llvm.ptr {
  %h = llvm.mlir.addressof @h : !llvm.ptr
  llvm.return %h : !llvm.ptr
}

//--- copied.src.mlir
func.func private @h(!llvm.ptr {llvm.byval = i32})
func.func @take() -> ((!llvm.ptr) -> ()) {
  %h = func.constant @h : (!llvm.ptr) -> ()
  return %h : (!llvm.ptr) -> ()
}
//--- copied.low.mlir
llvm.func @h(!llvm.ptr {llvm.byval = i32}) attributes {sym_visibility = "private"}
llvm.func @take() -> !llvm.ptr {
  %h = llvm.mlir.addressof @h : !llvm.ptr
  llvm.return %h : !llvm.ptr
}

//--- claims_only.src.mlir
func.func private @h(!llvm.ptr {llvm.noundef, llvm.nonnull})
func.func @take() -> ((!llvm.ptr) -> ()) {
  %h = func.constant @h : (!llvm.ptr) -> ()
  return %h : (!llvm.ptr) -> ()
}
//--- claims_only.low.mlir
llvm.func @h(!llvm.ptr {llvm.noundef, llvm.nonnull}) attributes {sym_visibility = "private"}
llvm.func @take() -> !llvm.ptr {
  %h = llvm.mlir.addressof @h : !llvm.ptr
  llvm.return %h : !llvm.ptr
}

//--- stored.src.mlir
func.func private @h(i16 {llvm.signext}) -> i16
func.func @keep(%c: i1) {
  %h = func.constant @h : (i16) -> i16
  %p = builtin.unrealized_conversion_cast %h : (i16) -> i16 to !llvm.ptr
  llvm.call @sink(%p) : (!llvm.ptr) -> ()
  return
}
llvm.func @sink(!llvm.ptr)
//--- stored.low.mlir
llvm.func @h(i16 {llvm.signext}) -> i16 attributes {sym_visibility = "private"}
llvm.func @keep(%c: i1) {
  %p = llvm.mlir.addressof @h : !llvm.ptr
  llvm.call @sink(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @sink(!llvm.ptr)

//--- called_directly.src.mlir
func.func private @h(i16 {llvm.signext}) -> i16
func.func @call(%x: i16) -> i16 {
  %r = call @h(%x) : (i16) -> i16
  return %r : i16
}
//--- called_directly.low.mlir
llvm.func @h(i16 {llvm.signext}) -> i16 attributes {sym_visibility = "private"}
llvm.func @call(%x: i16) -> i16 {
  %r = llvm.call @h(%x) : (i16) -> i16
  llvm.return %r : i16
}

//--- in_a_branch.src.mlir
func.func private @h(i64) attributes {CConv = #llvm.cconv<coldcc>}
func.func private @g(i64)
func.func @either(%c: i1, %x: i64) {
  cf.cond_br %c, ^a, ^b
^a:
  %h = func.constant @h : (i64) -> ()
  cf.br ^c(%h : (i64) -> ())
^b:
  %g = func.constant @g : (i64) -> ()
  cf.br ^c(%g : (i64) -> ())
^c(%f: (i64) -> ()):
  func.call_indirect %f(%x) : (i64) -> ()
  return
}
//--- in_a_branch.low.mlir
llvm.func coldcc @h(i64) attributes {sym_visibility = "private"}
llvm.func @g(i64) attributes {sym_visibility = "private"}
llvm.func @either(%c: i1, %x: i64) {
  llvm.cond_br %c, ^a, ^b
^a:
  %h = llvm.mlir.addressof @h : !llvm.ptr
  llvm.br ^c(%h : !llvm.ptr)
^b:
  %g = llvm.mlir.addressof @g : !llvm.ptr
  llvm.br ^c(%g : !llvm.ptr)
^c(%f: !llvm.ptr):
  llvm.call %f(%x) : !llvm.ptr, (i64) -> ()
  llvm.return
}
