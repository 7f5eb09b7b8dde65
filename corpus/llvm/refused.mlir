// Modules that are well-formed and whose LLVM IR would not be: llvm-as refuses what mlir-translate writes for them, if it writes anything.
// Here the operation is told and nothing is written.
//
// RUN: lower-mlir --no-passes --emit=llvm --split-input-file --verify-diagnostics %s

// expected-error@+1 {{symbol with local linkage must have default visibility}}
llvm.func internal hidden @f() { llvm.return }

// -----

// expected-error@+1 {{symbol with local linkage must have default visibility}}
llvm.mlir.global private protected @g(1 : i32) : i32

// -----

// expected-error@+1 {{only global variables can have appending linkage}}
llvm.func appending @f() { llvm.return }

// -----

// expected-error@+1 {{invalid linkage for function definition}}
llvm.func extern_weak @f() { llvm.return }

// -----

llvm.comdat @all {
  llvm.comdat_selector @f any
}
// expected-error@+1 {{declaration may not be in a comdat}}
llvm.func @f() comdat(@all::@f)

// -----

llvm.comdat @all {
  llvm.comdat_selector @g any
}
// expected-error@+1 {{'common' global may not be in a comdat}}
llvm.mlir.global common @g(0 : i32) comdat(@all::@g) : i32

// -----

// expected-error@+1 {{'common' global may not be marked constant}}
llvm.mlir.global common constant @g(0 : i32) : i32

// -----

// expected-error@+1 {{'common' global must have a zero initializer}}
llvm.mlir.global common @g() : i32

// -----

// expected-error@+1 {{alignment is not a power of two}}
llvm.func @f() attributes {alignment = 3 : i64}

// -----

llvm.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error@+1 {{alignment is not a power of two}}
  %0 = llvm.load %p {alignment = 24 : i64} : !llvm.ptr -> i32
  // expected-error@+1 {{alignment is not a power of two}}
  llvm.store %0, %p {alignment = 5 : i64} : i32, !llvm.ptr
  // expected-error@+1 {{huge alignments are not supported yet}}
  %1 = llvm.alloca %n x i32 {alignment = 8589934592 : i64} : (i32) -> !llvm.ptr
  llvm.return
}

// -----

// expected-error@+1 {{huge alignments are not supported yet}}
llvm.mlir.global @g() {alignment = 8589934592 : i64} : i32

// -----

// expected-error@+1 {{attributes 'noinline' and 'alwaysinline' are incompatible}}
llvm.func @f() attributes {passthrough = ["alwaysinline", "noinline"]}

// -----

// expected-error@+1 {{attribute 'optnone' requires 'noinline'}}
llvm.func @f() attributes {optimize_none}

// -----

// expected-error@+1 {{attributes 'zeroext' and 'signext' are incompatible}}
llvm.func @f(i32 {llvm.zeroext, llvm.signext})

// -----

// expected-error@+1 {{attributes 'readnone' and 'readonly' are incompatible}}
llvm.func @f(!llvm.ptr {llvm.readnone, llvm.readonly})

// -----

// expected-error@+1 {{'nest', 'byref', and 'sret' are incompatible}}
llvm.func @f(!llvm.ptr {llvm.byval = i32, llvm.sret = i32})

// -----

// expected-error@+1 {{more than one parameter has attribute 'nest'}}
llvm.func @f(i32, !llvm.ptr {llvm.nest}, !llvm.ptr {llvm.nest})

// -----

// expected-error@+1 {{incompatible argument and return types for 'returned' attribute}}
llvm.func @f(!llvm.ptr {llvm.returned}) -> i32

// -----

// expected-error@+1 {{attribute 'sret' is not on first or second parameter}}
llvm.func @f(i32, i32, !llvm.ptr {llvm.sret = i32})

// -----

// expected-error@+1 {{attribute 'inalloca' is not on the last parameter}}
llvm.func @f(!llvm.ptr {llvm.inalloca = i32}, i32)

// -----

// expected-error@+1 {{function takes token but isn't an intrinsic}}
llvm.func @f(!llvm.token)

// -----

// expected-error@+1 {{function takes metadata but isn't an intrinsic}}
llvm.func @f(!llvm.metadata)

// -----

// expected-error@+1 {{function returns x86_amx but isn't an intrinsic}}
llvm.func @f() -> !llvm.x86_amx

// -----

// A structure that holds itself has no size.
// expected-error@below {{identified structure type 'a' is recursive}}
module {
  llvm.mlir.global @g() : !llvm.struct<"a", (i8, array<2 x struct<"a">>)>
}

// -----

llvm.func @f()
// expected-error@+1 {{symbol with local linkage must have default visibility}}
llvm.mlir.alias internal hidden @a : !llvm.func<void ()> {
  %0 = llvm.mlir.addressof @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// -----

llvm.func spir_kernelcc @f()
llvm.func @g() {
  // expected-error@+1 {{calling convention 'spir_kernelcc' does not permit calls}}
  llvm.call spir_kernelcc @f() : () -> ()
  llvm.return
}

// -----

// expected-error@+1 {{calling convention requires void return type}}
llvm.func amdgpu_kernelcc @f() -> i32

// -----

// expected-error@+1 {{calling convention does not allow sret}}
llvm.func amdgpu_vscc @f(!llvm.ptr {llvm.sret = i32})

// -----

// expected-error@+1 {{calling convention parameter requires byval}}
llvm.func x86_intrcc @f(!llvm.ptr)

// -----

// expected-error@+1 {{calling convention does not support varargs or perfect forwarding}}
llvm.func fastcc @f(i32, ...)
