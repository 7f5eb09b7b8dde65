// What --typed-pointers has no form for, and what would mean something else without it.
//
// RUN: lower-mlir --no-passes --typed-pointers --split-input-file --verify-diagnostics %s

llvm.func @ordering(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{'llvm.store' op: ordering has no form in the dialect of 2022, which had typed pointers}}
  llvm.store %v, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @scope(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{'llvm.atomicrmw' op: syncscope has no form}}
  %0 = llvm.atomicrmw add %p, %v syncscope("agent") monotonic : !llvm.ptr, i32
  // No error: fences had one.
  llvm.fence syncscope("agent") seq_cst
  llvm.return
}

// -----

llvm.func @operation(%p: !llvm.ptr, %v: f32) {
  // expected-error@+1 {{'llvm.atomicrmw' op: bin_op has no form}}
  %0 = llvm.atomicrmw fmax %p, %v monotonic : !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @exchange(%p: !llvm.ptr, %v: i32) {
  // expected-error@+1 {{'llvm.cmpxchg' op: volatile_ has no form}}
  %0 = llvm.cmpxchg volatile %p, %v, %v monotonic monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op: CConv has no form}}
llvm.func fastcc @convention()

// -----

// expected-error@+1 {{'llvm.func' op: visibility_ has no form}}
llvm.func hidden @visibility()

// -----

// expected-error@+1 {{'llvm.mlir.global' op: thread_local_ has no form}}
llvm.mlir.global external thread_local @g(3 : i32) : i32

// -----

llvm.func @callee(!llvm.ptr)
llvm.func @by_value(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op: arg_attrs has no form}}
  llvm.call @callee(%p) : (!llvm.ptr {llvm.byval = i32}) -> ()
  llvm.return
}

// -----

llvm.func @callee(!llvm.ptr)
llvm.func @tail(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.call' op: 'musttail' has no form}}
  llvm.call musttail @callee(%p) : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @intrinsic(%f: f32) -> i32 {
  // expected-error@+1 {{'llvm.intr.lround' op: it has no form}}
  %0 = llvm.intr.lround(%f) : (f32) -> i32
  llvm.return %0 : i32
}

// -----

llvm.func @aggregate() -> !llvm.struct<(i32)> {
  // expected-error@+1 {{'llvm.mlir.zero' op: it has no form}}
  %0 = llvm.mlir.zero : !llvm.struct<(i32)>
  llvm.return %0 : !llvm.struct<(i32)>
}
