// Modules that are well-formed and whose LLVM IR would not be: llvm-as refuses what mlir-translate writes for them, if it writes anything.
// Here the operation is reported and nothing is written.
//
// RUN: lower-mlir --no-passes --emit=llvm --split-input-file --verify-diagnostics %s

// expected-error@+1 {{symbol with local linkage must have default visibility}}
llvm.func internal hidden @f() { llvm.return }

// -----

// expected-error@+1 {{attribute 'byref' names a type that LLVM IR has not}}
llvm.func @f(%p: !llvm.ptr {llvm.byref = index}) { llvm.return }

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

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{cannot allocate unsized type}}
  %m = llvm.alloca %a x !llvm.struct<"o", opaque> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%n: i64) {
  // expected-error@+1 {{get_active_lane_mask: element type is not i1}}
  %m = llvm.intr.get.active.lane.mask %n, %n : i64, i64 to vector<4xi32>
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{number of output constraints does not match number of results}}
  %m = llvm.inline_asm "x", "=r,=r,r" %a : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{number of input constraints does not match number of parameters}}
  %m = llvm.inline_asm "x", "=r,r,r" %a : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{operand for indirect constraint must have elementtype attribute}}
  llvm.inline_asm "x", "*r" %a : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i64) {
  // expected-error@+1 {{operand for indirect constraint must have pointer type}}
  llvm.inline_asm "x", "=*m" %a : (i64) -> ()
  llvm.return
}

// -----

llvm.func @f(%i8: i8) {
  // expected-error@+1 {{bswap must be an even number of bytes}}
  %m = "llvm.intr.bswap"(%i8) : (i8) -> i8
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%a: i32) {
  // expected-error@+1 {{funclet bundle operands should correspond to a FuncletPadInst}}
  llvm.call @callee(%a) ["funclet"(%a : i32)] : (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%a: i32) {
  // expected-error@+1 {{multiple deopt operand bundles}}
  llvm.call @callee(%a) ["deopt"(%a : i32), "deopt"(%a : i32)] : (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32) -> i32
llvm.func @f(%a: i32) {
  // expected-error@+1 {{attribute 'llvm.sret' applied to incompatible type}}
  %m = llvm.call @callee(%a) : (i32 {llvm.sret = i32}) -> i32
  llvm.return
}

// -----

llvm.func @f(%w: vector<[4]xf32>) {
  // expected-error@+1 {{index must be a constant multiple of the part's known minimum vector length}}
  %m = llvm.intr.vector.extract %w[3] : vector<4xf32> from vector<[4]xf32>
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error@+1 {{unsupported bits for llvm.is.fpclass test mask}}
  %0 = "llvm.intr.is.fpclass"(%f) <{bit = 2048 : i32}> : (f32) -> i1
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %w: vector<[4]xf32>) {
  // expected-error@+1 {{index must be a constant multiple of the part's known minimum vector length}}
  %m = llvm.intr.vector.insert %v, %w[3] : vector<4xf32> into vector<[4]xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %v8: vector<8xf32>) {
  // expected-error@+1 {{the part would overrun the vector}}
  %m = llvm.intr.vector.insert %v, %v8[8] : vector<4xf32> into vector<8xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %p: !llvm.ptr, %mm: vector<4xi1>) {
  // expected-error@+1 {{alignment is not a power of two}}
  llvm.intr.masked.store %v, %p, %mm {alignment = 3 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{first argument of a matrix operation does not match the specified shape}}
  %m = llvm.intr.matrix.multiply %v, %v {lhs_rows = 3 : i32, lhs_columns = 2 : i32, rhs_columns = 2 : i32} : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{result of a matrix operation does not match the specified shape}}
  %m = llvm.intr.matrix.transpose %v {rows = 3 : i32, columns = 2 : i32} : vector<4xf32> into vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{rw argument to llvm.prefetch must be 0-1}}
  "llvm.intr.prefetch"(%p) <{rw = 7 : i32, hint = 3 : i32, cache = 1 : i32}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{locality argument to llvm.prefetch must be 0-3}}
  "llvm.intr.prefetch"(%p) <{rw = 0 : i32, hint = 9 : i32, cache = 1 : i32}> : (!llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{second argument's bitwidth must match the pointer index type size of the first argument}}
  %m = llvm.intr.ptrmask %p, %a : (!llvm.ptr, i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{result type must be at least 2 bits wide}}
  %m = llvm.intr.scmp(%a, %a) : (i32, i32) -> i1
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{invalid shufflevector operands}}
  %m = llvm.shufflevector %v, %v [9, 0] : vector<4xf32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{stepvector only supported for integers of at least 8 bits}}
  %m = llvm.intr.stepvector : vector<4xi1>
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%a: i32, %b: i32) {
  // expected-error@+1 {{cannot guarantee tail call due to mismatched parameter counts}}
  llvm.call musttail @callee(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32)
llvm.func @f(%a: i32) {
  // expected-error@+1 {{musttail call must precede a ret}}
  llvm.call musttail @callee(%a) : (i32) -> ()
  llvm.fence seq_cst
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{llvm.threadlocal.address first argument must be a GlobalValue}}
  %m = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%a: i32, %mm: vector<4xi1>, %iv: vector<4xi32>) {
  // expected-error@+1 {{the bit size of the first argument must be larger than that of the return type}}
  %m = "llvm.intr.vp.trunc"(%iv, %mm, %a) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi64>
  llvm.return
}

// -----

llvm.func @f(%a: i32, %mm: vector<4xi1>, %iv: vector<4xi32>) {
  // expected-error@+1 {{the bit size of the first argument must be smaller than that of the return type}}
  %m = "llvm.intr.vp.sext"(%iv, %mm, %a) : (vector<4xi32>, vector<4xi1>, i32) -> vector<4xi16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{llvm.lifetime.start/end can only be used on alloca or poison}}
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %a: i32) {
  // expected-error@+1 {{info argument of llvm.coro.id must refer to an initialized constant}}
  %0 = llvm.intr.coro.id %a, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{base element of getelementptr must be sized}}
  %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"o", opaque>
  llvm.return
}

// -----

llvm.func fastcc @callee(i32)
llvm.func @f(%a: i32) {
  // expected-error@+1 {{cannot guarantee tail call due to mismatched calling conv}}
  llvm.call fastcc musttail @callee(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @callee(i64)
llvm.func @f(%a: i32, %b: i64) {
  // expected-error@+1 {{cannot guarantee tail call due to mismatched parameter}}
  llvm.call musttail @callee(%b) : (i64) -> ()
  llvm.return
}

// -----

llvm.func @callee(i32) -> i32
llvm.func @f(%a: i32) -> i32 {
  // expected-error@+1 {{musttail call result must be returned}}
  %0 = llvm.call musttail @callee(%a) : (i32) -> i32
  llvm.return %a : i32
}

// -----

// What they may be is no error.
llvm.mlir.global internal thread_local @t(1 : i32) : i32
llvm.mlir.global private constant @info(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.func @callee(i32) -> i32
llvm.func @f(%a: i32, %i: i16, %v: vector<4xf32>, %w: vector<[4]xf32>, %p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %0 : !llvm.ptr
  llvm.intr.lifetime.end %0 : !llvm.ptr
  %1 = "llvm.intr.bswap"(%i) : (i16) -> i16
  %2 = llvm.intr.vector.insert %v, %w[4] : vector<4xf32> into vector<[4]xf32>
  %3 = llvm.shufflevector %v, %v [7, -1] : vector<4xf32>
  %4 = llvm.inline_asm operand_attrs = [{elementtype = i32}, {}] "", "=&r,=*m,r,~{memory}" %p, %a : (!llvm.ptr, i32) -> i32
  %5 = llvm.mlir.addressof @t : !llvm.ptr
  %6 = "llvm.intr.threadlocal.address"(%5) : (!llvm.ptr) -> !llvm.ptr
  %7 = llvm.mlir.addressof @info : !llvm.ptr
  llvm.call @callee(%a) ["deopt"(%a : i32), "x"(%a : i32), "x"()] : (i32) -> i32
  llvm.return %6 : !llvm.ptr
}
llvm.func @g(%a: i32) -> i32 {
  %0 = llvm.call musttail @callee(%a) : (i32) -> i32
  llvm.return %0 : i32
}
