// What is malformed is reported at its place, each diagnostic of the lexer and the parser at least once.
//
// RUN: lower-mlir %s --no-passes --split-input-file --verify-diagnostics

// expected-error@+1 {{unknown escape in string literal}}
module attributes {a = "\q"} {}

// -----

// expected-error@+1 {{expected '"' in string literal}}
module attributes {a = "x
"} {}

// -----

// expected-error@+1 {{@ identifier expected to start with letter or '_'}}
func.func @1() { return }

// -----

// expected-error@+1 {{expected three consecutive dots for an ellipsis}}
func.func private @f(..)

// -----

// expected-error@+1 {{unexpected character}}
func.func @f() ; { return }

// -----

// expected-error@+1 {{type names with a '.' are reserved for dialect-defined names}}
!a.b = i32

// -----

// expected-error@+1 {{attribute names with a '.' are reserved for dialect-defined names}}
#a.b = 1

// -----

// expected-error@+1 {{expected '=' in type alias definition}}
!a i32

// -----

// expected-error@+1 {{expected '=' in attribute alias definition}}
#a 1

// -----

// expected-error@+1 {{type names with a '.' are reserved for dialect-defined names}}
!llvm.x = i32

// -----

// expected-error@+1 {{expected ',' or '#-}'}}
{-# dialect_resources: {}

// -----

// expected-error@+1 {{expected operation name in quotes}}
}

// -----

// expected-error@+1 {{operation location alias was never defined}}
module {} loc(#nowhere)

// -----

// expected-error@+2 {{expected location, but found '1 : i64'}}
#l = 1
module {} loc(#l)

// -----

// expected-error@+1 {{constant too large for index}}
#m = affine_map<(d0) -> (d0 + 99999999999999999999)>

// -----

// expected-error@+1 {{use of undeclared identifier}}
#m = affine_map<(d0) -> (d1)>

// -----

// expected-error@+1 {{missing right operand of binary operator}}
#m = affine_map<(d0) -> (d0 + )>

// -----

// expected-error@+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
#m = affine_map<(d0, d1) -> (d0 * d1)>

// -----

// expected-error@+1 {{non-affine expression: right operand of mod has to be either a constant or symbolic}}
#m = affine_map<(d0, d1) -> (d0 mod d1)>

// -----

// expected-error@+1 {{division or modulo by a constant that is not positive}}
#m = affine_map<(d0) -> (d0 floordiv 0)>

// -----

// expected-error@+1 {{expected bare identifier}}
#m = affine_map<(0) -> (d0)>

// -----

// expected-error@+1 {{redefinition of identifier 'd0'}}
#m = affine_map<(d0, d0) -> (d0)>

// -----

// expected-error@+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
#s = affine_set<(d0) : (d0)>

// -----

// expected-error@+1 {{negative integer literal not valid for unsigned integer type}}
module attributes {a = -1 : ui8} {}

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
module attributes {a = 256 : i8} {}

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
module attributes {a = 1 : f32} {}

// -----

// expected-error@+1 {{hexadecimal float literal should not have a leading minus}}
module attributes {a = -0x7F800000 : f32} {}

// -----

// expected-error@+1 {{hexadecimal float constant out of range for type}}
module attributes {a = 0x1FFFFFFFF : f32} {}

// -----

// expected-error@+1 {{expected i1 type for 'true' or 'false' values}}
module attributes {a = true : i32} {}

// -----

// expected-error@+1 {{expected integer elements, but parsed floating-point}}
module attributes {a = dense<1.0> : tensor<2xi32>} {}

// -----

// expected-error@+1 {{floating point value not valid for specified type}}
module attributes {a = 1.0 : i32} {}

// -----

// expected-error@+1 {{integer literal not valid for specified type}}
module attributes {a = 1 : none} {}

// -----

// expected-error@+1 {{expected constant integer or floating point value}}
module attributes {a = - : i32} {}

// -----

// expected-error@+1 {{expected nested symbol reference identifier}}
module attributes {a = @a::b} {}

// -----

// expected-error@+1 {{expected attribute name}}
module attributes {1 = 1} {}

// -----

// expected-error@+1 {{expected valid attribute name}}
module attributes {"" = 1} {}

// -----

// expected-error@+1 {{duplicate key 'a' in dictionary attribute}}
module attributes {a, a} {}

// -----

// expected-error@+2 {{expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-error@+1 {{failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
module attributes {a = #arith.fastmath<quick>} {}

// -----

// expected-error@+1 {{undefined symbol alias id 'nothing'}}
module attributes {a = #nothing} {}

// -----

// expected-error@+1 {{#"foo"<"bar<x>"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
module attributes {a = #foo.bar<x>} {}

// -----

// expected-error@+1 {{expected identifier key for 'resource' entry}}
module attributes {a = dense_resource<1> : tensor<1xi32>} {}

// -----

// expected-error@+1 {{expected attribute value}}
module attributes {a = } {}

// -----

// expected-error@+2 {{expected keyword for LLVM Unwind Behavior}}
// expected-error@+1 {{failed to parse UWTableKindAttr parameter 'uwtableKind' which is to be a `uwtable::UWTableKind`}}
llvm.func @f() attributes {uwtable_kind = #llvm.uwtableKind<1>}

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
module attributes {a = #llvm.memory_effects<1 = none>} {}

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: other}}
module attributes {a = #llvm.memory_effects<other = none, other = none>} {}

// -----

// expected-error@+1 {{struct is missing required parameter: domain}}
module attributes {a = #llvm.alias_scope<id = distinct[0]<>>} {}

// -----

// expected-error@+1 {{expected distinct ID}}
module attributes {a = distinct["a"]<>} {}

// -----

// expected-error@+1 {{expected integer value that fits 64 bits}}
module attributes {a = #llvm.tbaa_type_desc<id = "x", members = {<#llvm.tbaa_root<id = "y">, x>}>} {}

// -----

// expected-error@+1 {{invalid kind of attribute specified: expected #llvm.alias_scope_domain}}
module attributes {a = #llvm.alias_scope<id = distinct[0]<>, domain = 1>} {}

// -----

// expected-error@+1 {{expected integer literal}}
module attributes {a = array<i32: x>} {}

// -----

// expected-error@+1 {{expected floating point literal}}
module attributes {a = array<f64: 1.0, "x">} {}

// -----

// expected-error@+1 {{expected integer literal}}
module attributes {a = array<i32: "x">} {}

// -----

// expected-error@+1 {{expected floating point literal}}
module attributes {a = dense<["x", "y"]> : tensor<2xf64>} {}

// -----

// expected-error@+1 {{expected integer literal}}
module attributes {a = sparse<["x"], [1]> : tensor<1xi32>} {}

// -----

// expected-error@+1 {{expected floating point literal}}
module attributes {a = sparse<[[0]], ["x"]> : tensor<1xf32>} {}

// -----

// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
func.func private @f() attributes {a = strided<[1], offset: 99999999999999999999>}

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
module attributes {a = #foo<

// -----

// expected-error@+1 {{unbalanced '(' character in pretty dialect name}}
module attributes {a = #foo<(>} {}

// -----

// expected-error@+1 {{expected type instead of SSA identifier}}
func.func private @f(i32, %a: i32)

// -----

// expected-error@+1 {{expected SSA identifier}}
func.func @f(%a: i32, i32) { return }

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(i32, ...)

// -----

// expected-error@+1 {{expected valid '@'-identifier for symbol name}}
func.func private f()

// -----

// expected-error@+1 {{expected non-empty function body}}
func.func @f() {}

// -----

// expected-error@+1 {{'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
func.func private @f() attributes {sym_name = "g"}

// -----

// expected-error@+2 {{custom op 'func.call_indirect' invalid kind of type specified: expected builtin.function, but found 'i32'}}
func.func @f(%f: i32) {
  func.call_indirect %f() : i32
  return
}

// -----

// expected-error@+2 {{custom op 'arith.constant' invalid kind of attribute specified}}
func.func @f() {
  %0 = arith.constant unit
  return
}

// -----

func.func @f(%x: f32) {
// expected-error@+1 {{custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  cf.switch %x : f32, [default: ^a]
^a:
  return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{custom op 'llvm.icmp' 'less' is an incorrect value of the 'predicate' attribute}}
  %0 = llvm.icmp "less" %x, %x : i32
  llvm.return
}

// -----

// expected-error@+2 {{expected string}}
llvm.func @f(%p: !llvm.ptr, %x: i32) {
  %0 = llvm.icmp 1 %x, %x : i32
  llvm.return
}

// -----

// expected-error@+2 {{expected LLVM IR structure/array type}}
llvm.func @f(%x: i32) {
  %0 = llvm.extractvalue %x[0] : i32
  llvm.return
}

// -----

// expected-error@+2 {{custom op 'llvm.shufflevector' invalid kind of type specified: expected builtin.vector, but found 'i32'}}
llvm.func @f(%x: i32) {
  %0 = llvm.shufflevector %x, %x [0] : i32
  llvm.return
}

// -----

// expected-error@+2 {{expected trailing function type with one argument and one result}}
llvm.func @f(%x: i32) {
  %0 = llvm.alloca %x x i32 : i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{expected '->'}}
  %0 = llvm.load %p : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %x: i32) {
// expected-error@+1 {{expected ','}}
  llvm.store %x, %p : i32
  llvm.return
}

// -----

// expected-error@+2 {{custom op 'llvm.getelementptr' integer value too large}}
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[99999999999] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.return
}

// -----

// expected-error@+2 {{custom op 'llvm.getelementptr' number of operands and types do not match: got 1 operands and 2 types}}
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{expected ','}}
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
// expected-error@+1 {{custom op 'llvm.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  llvm.switch %x : f32, ^a []
^a:
  llvm.return
}

// -----

// expected-error@+3 {{expected string}}
// expected-error@+2 {{custom op 'llvm.intr.assume' expect operand bundle tag}}
llvm.func @f(%x: i1) {
  llvm.intr.assume %x [align(%x : i1)] : i1
  llvm.return
}

// -----

// expected-error@+3 {{expected the types of the operands, not '...'}}
llvm.func @g(i32, ...)
llvm.func @f(%x: i32) {
  llvm.call @g(%x) vararg(!llvm.func<void (i32, ...)>) : (i32, ...) -> ()
  llvm.return
}

// -----

// expected-error@+2 {{expected '->'}}
llvm.func @f(%x: i32) {
  llvm.call @f(%x) : (i32)
  llvm.return
}

// -----

// expected-error@+2 {{expected function with 0 or 1 result}}
llvm.func @f(%x: i32) {
  llvm.call @f(%x) : (i32) -> (i32, i32)
  llvm.return
}

// -----

// expected-error@+2 {{expected an LLVM function type}}
llvm.func @f(%x: i32) {
  llvm.call @f(%x) vararg(i32) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
// expected-error@+1 {{custom op 'llvm.call' invalid kind of attribute specified}}
  llvm.call 1(%x) : (i32) -> ()
  llvm.return
}

// -----

// expected-error@+1 {{failed to construct function type: expected LLVM type for function results}}
llvm.func @f() -> memref<4xf32>

// -----

// expected-error@+1 {{duplicate key 'dso_local' in dictionary attribute}}
llvm.func @f() attributes {dso_local, dso_local}

// -----

llvm.comdat @c {
// expected-error@+1 {{custom op 'llvm.comdat_selector' expected string or keyword containing one of the following enum values for attribute 'comdat' [any, exactmatch, largest, nodeduplicate, samesize]}}
  llvm.comdat_selector @x sometimes
}

// -----

func.func @f(%m: memref<4xf32>) {
// expected-error@+2 {{custom op 'memref.subview' expected integer value}}
// expected-error@+1 {{custom op 'memref.subview' expected SSA value or integer}}
  %0 = memref.subview %m[x] [1] [1] : memref<4xf32> to memref<1xf32>
  return
}

// -----

// expected-error@+2 {{custom op 'memref.transpose' invalid kind of type specified: expected builtin.memref, but found 'i32'}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.transpose %m (i) -> (i) : i32 to memref<4xf32>
  return
}

// -----

// expected-error@+2 {{expected '['}}
func.func @f(%m: memref<4xf32>) {
  %0 = memref.expand_shape %m (0) output_shape [4] : memref<4xf32> into memref<4xf32>
  return
}

// -----

// expected-error@+2 {{expected a ranked memref, but got 'memref<*xf32>'}}
func.func @f(%m: memref<*xf32>) {
  %0 = memref.generic_atomic_rmw %m[] : memref<*xf32> {
  ^bb0(%x: f32):
    memref.atomic_yield %x : f32
  }
  return
}

// -----

// expected-error@+1 {{invalid SSA name}}
module attributes {a = dense<[%]> : tensor<1xi32>} {}

// -----

// expected-error@+1 {{tensor literal is invalid; ranks are not consistent between elements}}
module attributes {a = dense<[[1, 2], [3]]> : tensor<2x2xi32>} {}

// -----

// expected-error@+1 {{inferred shape of elements literal ([3]) does not match type ([2])}}
module attributes {a = dense<[1, 2, 3]> : tensor<2xi32>} {}

// -----

// expected-error@+1 {{expected floating-point or integer element type, got another one}}
module attributes {a = dense<[1, "a"]> : tensor<2x!llvm.ptr>} {}

// -----

// expected-error@+1 {{expected string containing hex digits starting with `0x`}}
module attributes {a = dense<"1234"> : tensor<2xi32>} {}

// -----

// expected-error@+1 {{elements hex data size is invalid for provided type}}
module attributes {a = dense<"0x1234"> : tensor<2xi32>} {}

// -----

// expected-error@+1 {{elements literal type must have static shape}}
module attributes {a = dense<1> : tensor<?xi32>} {}

// -----

// expected-error@+1 {{elements literal must be a shaped type}}
module attributes {a = dense<1> : i32} {}

// -----

// expected-error@+1 {{parsed zero elements, but type ('tensor<2xi32>') expected at least 1}}
module attributes {a = dense<> : tensor<2xi32>} {}

// -----

// expected-error@+1 {{expected floating-point or integer element type, got another one}}
module attributes {a = dense<1> : tensor<2x!llvm.ptr>} {}

// -----

// expected-error@+1 {{elements literal must be a shaped type}}
module attributes {a = sparse<0, 1> : i32} {}

// -----

// expected-error@+1 {{element type bitwidth must be a multiple of 8}}
module attributes {a = array<i7: 1>} {}

// -----

// expected-error@+1 {{expected 'true' or 'false' values for i1 type}}
module attributes {a = array<i1: 1>} {}

// -----

// expected-error@+2 {{custom op 'llvm.intr.pow' number of operands and types do not match: got 2 operands and 1 types}}
llvm.func @f(%x: f32) {
  %0 = llvm.intr.pow(%x, %x) : (f32) -> f32
  llvm.return
}

// -----

// expected-error@+2 {{operation defines 2 results but was provided 1 to bind}}
llvm.func @f(%x: f32) {
  %0 = llvm.intr.pow(%x, %x) : (f32, f32) -> (f32, f32)
  llvm.return
}

// -----

// expected-error@+2 {{operation defines 3 results but was provided 4 to bind}}
func.func @f(%m: memref<4xf32>) {
  %0:4 = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index
  return
}

// -----

// expected-error@+2 {{expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
func.func @f(%a: i32) {
  %0 = arith.cmpi less, %a, %a : i32
  return
}

// -----

// expected-error@+1 {{expected integer line number in FileLineColRange}}
module {} loc("f":x:1)

// -----

// expected-error@+1 {{expected integer line number in FileLineColRange}}
module {} loc("f":99999999999:1)

// -----

// expected-error@+1 {{expected location instance}}
module {} loc(1)

// -----

// expected-error@+1 {{expected location instance}}
module {} loc(place)

// -----

// expected-error@+1 {{#"x"<"y<1>"> : 'none' attribute created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
module {} loc(#x.y<1>)

// -----

// expected-error@+2 {{'llvm.intr.memcpy' op takes a constant for isVolatile}}
llvm.func @f(%p: !llvm.ptr, %n: i64, %v: i1) {
  "llvm.intr.memcpy"(%p, %p, %n, %v) : (!llvm.ptr, !llvm.ptr, i64, i1) -> ()
  llvm.return
}

// -----

// expected-error@+1 {{malformed LLVM IR type: unbalanced bracket}}
func.func private @f(!llvm<"{i32">)

// -----

// expected-error@+1 {{malformed LLVM IR type: expected '<count> x <type>'}}
func.func private @f(!llvm<"[x i32]">)

// -----

// expected-error@+1 {{malformed LLVM IR type: vector of no elements}}
func.func private @f(!llvm<"<0 x i32>">)

// -----

// expected-error@+1 {{malformed LLVM IR type: unbalanced quote}}
func.func private @f(!llvm<"%\22a*">)

// -----

// expected-error@+1 {{malformed LLVM IR type: unknown type}}
func.func private @f(!llvm<"strange">)

// -----

// expected-error@+1 {{malformed LLVM IR type: address space}}
func.func private @f(!llvm<"i8 addrspace(x)*">)

// -----

// expected-error@+1 {{malformed LLVM IR type: expected '*'}}
func.func private @f(!llvm<"i8 addrspace(1)">)

// -----

// expected-error@+1 {{expected string with an LLVM IR type}}
func.func private @f(!llvm<i32>)

// -----

// expected-error@+1 {{malformed LLVM IR type: text after the type}}
func.func private @f(!llvm<"i32 i32">)

// -----

// expected-error@+2 {{'memref.alloc' op operand segment sizes must be an array of i32}}
func.func @f() {
  %0 = "memref.alloc"() <{operandSegmentSizes = 1 : i32}> : () -> memref<4xf32>
  return
}

// -----

// expected-error@+2 {{'memref.alloc' op 'operandSegmentSizes' attribute for specifying operand segments must have 2 elements, but got 3}}
func.func @f() {
  %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> memref<4xf32>
  return
}

// -----

// expected-error@+2 {{'memref.alloc' op operand segment size out of range}}
func.func @f() {
  %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: -1, 1>}> : () -> memref<4xf32>
  return
}

// -----

// expected-error@+2 {{'memref.alloc' op operand segment size out of range}}
func.func @f() {
  %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 1, 0>}> : () -> memref<4xf32>
  return
}

// -----

// expected-error@+2 {{'cf.cond_br' op operand count (1) does not match with the total size (3) specified in attribute 'operandSegmentSizes'}}
func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1) -> ()
^a:
  return
}

// -----

// expected-error@+2 {{'cf.cond_br' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 1>}> : (i1) -> ()
^a:
  return
}

// -----

// expected-error@+2 {{'cf.switch' op operand segment size out of range}}
func.func @f(%c: i32) {
  "cf.switch"(%c)[^a, ^a] <{case_operand_segments = array<i32: 2>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i32) -> ()
^a:
  return
}

// -----

// expected-error@+2 {{'llvm.call' op operand segment size out of range}}
llvm.func @f() {
  "llvm.call"() <{callee = @f, operandSegmentSizes = array<i32: 1, 0>}> : () -> ()
  llvm.return
}

// -----

// expected-error@+2 {{invalid properties for op func.return: this operation does not support properties}}
func.func @f() {
  "func.return"() <{a = 1}> : () -> ()
}

// -----

// expected-error@+2 {{expected valid ssa identifier}}
func.func @f() {
  %0, 1 = arith.constant 1 : i32
  return
}

// -----

// expected-error@+2 {{expected integer number of results}}
func.func @f() {
  %0:x = arith.constant 1 : i32
  return
}

// -----

// expected-error@+2 {{expected named operation to have at least 1 result}}
func.func @f() {
  %0:0 = arith.constant 1 : i32
  return
}

// -----

// expected-error@+2 {{cannot name an operation with no results}}
func.func @f() {
  %0 = cf.br ^a
^a:
  return
}

// -----

// expected-error@+2 {{operation defines 1 results but was provided 2 to bind}}
func.func @f() {
  %0:2 = arith.constant 1 : i32
  return
}

// -----

// expected-error@+2 {{custom op 'bogus' is unknown (tried 'func.bogus' as well)}}
func.func @f() {
  bogus
  return
}

// -----

// expected-error@+2 {{custom op 'func.bogus' is unknown}}
func.func @f() {
  func.bogus
  return
}

// -----

// expected-error@+3 {{Dialect `bogus' not found for custom op 'bogus.op'}}
// expected-note@+2 {{Available dialects: }}
func.func @f() {
  bogus.op
  return
}

// -----

// expected-error@+2 {{custom op 'llvm.intr.prefetch' has no custom assembly form}}
llvm.func @f(%p: !llvm.ptr) {
  llvm.intr.prefetch %p
  llvm.return
}

// -----

// expected-error@+1 {{empty operation name is invalid}}
"" () : () -> ()

// -----

// expected-error@+1 {{null character not allowed in operation name}}
"a\00b" () : () -> ()

// -----

// expected-error@+1 {{operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used}}
"a.b" () : () -> ()

// -----

// expected-error@+5 {{redefinition of block '^a'}}
func.func @f() {
  cf.br ^a
^a:
  cf.br ^a
^a:
  return
}

// -----

// expected-error@+2 {{invalid block name in region with named arguments}}
func.func @f(%x: i32) {
^a:
  return
}

// -----

// expected-error@+2 {{reference to an undefined block}}
func.func @f() {
  cf.br ^nowhere
}

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(memref<xf32>)

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
func.func private @f(memref<4f32>)

// -----

// expected-error@+1 {{shape has more than 2^63-1 elements}}
func.func private @f(memref<9223372036854775807x9223372036854775807xf32>)

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
func.func private @f(vector<4xmemref<4xi32>>)

// -----

// expected-error@+1 {{vector types must have positive constant sizes but got 0}}
func.func private @f(vector<0xi32>)

// -----

// expected-error@+1 {{expected the number of strides to match the rank}}
func.func private @f(memref<4xf32, strided<[1, 1]>>)

// -----

// expected-error@+1 {{memref layout mismatch between rank and affine map: 1 != 2}}
func.func private @f(memref<4xf32, affine_map<(i, j) -> (i)>>)

// -----

// expected-error@+1 {{multiple memory spaces specified in memref type}}
func.func private @f(memref<4xf32, 1, 2>)

// -----

// expected-error@+1 {{cannot have affine map for unranked memref type}}
func.func private @f(memref<*xf32, affine_map<(i) -> (i)>>)

// -----

// expected-error@+1 {{invalid memref element type}}
func.func private @f(memref<4xtensor<4xi32>>)

// -----

// expected-error@+1 {{invalid element type for complex}}
func.func private @f(complex<index>)

// -----

// expected-error@+1 {{invalid integer width}}
func.func private @f(i0)

// -----

// expected-error@+1 {{integer bitwidth is limited to 16777215 bits}}
func.func private @f(i16777216)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f(number)

// -----

// expected-error@+1 {{`!"foo"<"bar">` type created with unregistered dialect. If this is intended, please call allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the MLIR opt tool used}}
func.func private @f(!foo.bar)

// -----

// expected-error@+1 {{expected non-function type}}
func.func private @f() -> (1)

// -----

// expected-error@+2 {{integer value too large}}
// expected-error@+1 {{failed to parse LLVMPointerType parameter 'addressSpace' which is to be a `unsigned`}}
func.func private @f(!llvm.ptr<4294967296>)

// -----

// expected-error@+1 {{expected integer value}}
func.func private @f(!llvm.array<x i32>)

// -----

// expected-error@+1 {{unknown LLVM type: x}}
func.func private @f(!llvm.vec<x i32>)

// -----

// expected-error@+1 {{unknown LLVM type: strange}}
func.func private @f(!llvm.strange)

// -----

// expected-error@+2 {{use of undeclared SSA value name}}
func.func @f() -> i32 {
  return %x : i32
}

// -----

// expected-error@+2 {{expected operation name in quotes}}
func.func @f() -> i32 {
  return 1 : i32
}

// -----

// expected-error@+2 {{expected SSA operand}}
func.func @f() -> i32 {
  %0 = arith.addi x, x : i32
}

// -----

// expected-error@+2 {{invalid SSA value result number}}
func.func @f(%x: i32) -> i32 {
  return %x#y : i32
}

// -----

// expected-error@+2 {{reference to invalid result number}}
func.func @f(%x: i32) -> i32 {
  return %x#1 : i32
}

// -----

// expected-error@+3 {{use of value '%x' expects different type than prior uses: 'i64' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%x: i32) -> i64 {
  return %x : i64
}

// -----

// expected-error@+2 {{number of operands and types do not match: got 1 operands and 2 types}}
func.func @f(%x: i32) -> i32 {
  return %x : i32, i32
}

// -----

// expected-error@+3 {{redefinition of SSA value '%x'}}
// expected-note@+1 {{previously defined here}}
func.func @f(%x: i32) {
  %x = arith.constant 1 : i32
  return
}

// -----

// expected-error@+8 {{definition of SSA value '%x#0' has type 'i64'}}
// expected-note@+4 {{previously used here with type 'i32'}}
func.func @f() {
  cf.br ^a
^b:
  %0 = arith.addi %x, %x : i32
  return
^a:
  %x = arith.constant 1 : i64
  cf.br ^b
}

// -----

// expected-error@+2 {{expected block name}}
func.func @f() {
  cf.br a
}

// -----

// expected-error@+1 {{reference to a block outside of a region}}
"cf.br"()[^a] : () -> ()

// -----

// expected-error@+1 {{nesting deeper than 200 levels is not supported}}
module attributes {a = affine_map<(d0) -> (((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((d0)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))))>} {}

// -----

// expected-error@+1 {{affine expression with more than 1000 operators}}
module attributes {a = affine_map<(d0) -> (d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0 + d0)>} {}

// -----

// expected-error@+202 {{regions nested deeper than 200 levels are not supported}}
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
module {
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}

// -----

// expected-error@+21 {{type or attribute unfolds to more than 4194304 nodes}}
// expected-error@+21 {{undefined symbol alias id 't11'}}
// expected-error@+21 {{undefined symbol alias id 't12'}}
// expected-error@+21 {{undefined symbol alias id 't13'}}
// expected-error@+21 {{undefined symbol alias id 't14'}}
// expected-error@+21 {{undefined symbol alias id 't15'}}
// expected-error@+21 {{undefined symbol alias id 't16'}}
// expected-error@+21 {{undefined symbol alias id 't17'}}
// expected-error@+21 {{undefined symbol alias id 't18'}}
// expected-error@+21 {{undefined symbol alias id 't19'}}
// expected-error@+21 {{undefined symbol alias id 't20'}}
#t1 = [1, 1, 1, 1]
#t2 = [#t1, #t1, #t1, #t1]
#t3 = [#t2, #t2, #t2, #t2]
#t4 = [#t3, #t3, #t3, #t3]
#t5 = [#t4, #t4, #t4, #t4]
#t6 = [#t5, #t5, #t5, #t5]
#t7 = [#t6, #t6, #t6, #t6]
#t8 = [#t7, #t7, #t7, #t7]
#t9 = [#t8, #t8, #t8, #t8]
#t10 = [#t9, #t9, #t9, #t9]
#t11 = [#t10, #t10, #t10, #t10]
#t12 = [#t11, #t11, #t11, #t11]
#t13 = [#t12, #t12, #t12, #t12]
#t14 = [#t13, #t13, #t13, #t13]
#t15 = [#t14, #t14, #t14, #t14]
#t16 = [#t15, #t15, #t15, #t15]
#t17 = [#t16, #t16, #t16, #t16]
#t18 = [#t17, #t17, #t17, #t17]
#t19 = [#t18, #t18, #t18, #t18]
#t20 = [#t19, #t19, #t19, #t19]
module attributes {a = #t20} {}

// -----

// expected-error@+1 {{malformed LLVM IR type: too deep}}
func.func private @f(!llvm<"i32************************************************************************************************************************************************************************************************************************************************************************************************************">)

// -----

// expected-error@+1 {{`dense_resource` expected a shaped type}}
func.func private @f() attributes {a = dense_resource<key> : i32}

// -----

func.func @f() {
  // expected-error@+1 {{invalid kind of type specified: expected builtin.memref, but found 'i32'}}
  %0 = memref.alloc() : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{invalid kind of type specified: expected builtin.vector, but found 'i32'}}
  %0 = vector.broadcast %a : i32 to i32
  return
}

// -----

// Nothing may stand after the last comma of a list.
// expected-error@+1 {{expected non-function type}}
func.func private @f(i32, )

// -----

// expected-error@+1 {{expected affine expression}}
func.func private @f(memref<4xi32, affine_map<(d0) -> (d0, )>>)

// -----

// What is missing is reported where it should stand, also if a comment and empty lines follow.
func.func @f() {
  // expected-error@+1 {{expected '='}}
  %0 // a comment

  return
}

// -----

// expected-error@+1 {{invalid tensor element type}}
func.func private @f(tensor<4xtensor<4xi32>>)

// -----

// expected-error@+1 {{unsupported memory space Attribute}}
func.func private @f(memref<4xi32, [1]>)

// -----

// expected-error@+1 {{expected shape ([1, 1]); inferred shape of indices literal ([2]); inferred shape of values literal ([2])}}
func.func private @f() attributes {a = sparse<[0, 0], [1, 2]> : tensor<1x1xi32>}

// -----

// expected-error@+1 {{expected 1-d tensor for sparse element values}}
func.func private @f() attributes {a = sparse<[0, 0], [[1], [2]]> : tensor<4xi32>}

// -----

// expected-error@+1 {{sparse index #1 is not contained within the value shape, with index=[0, 4], and type='tensor<3x4xi32>'}}
func.func private @f() attributes {a = sparse<[[0, 0], [0, 4]], [1, 2]> : tensor<3x4xi32>}

// -----

// expected-error@+1 {{unregistered operation 'arith.nothing' found in dialect ('arith') that does not allow unknown operations}}
"arith.nothing"() : () -> ()

// -----

// expected-error@+1 {{invalid kind of type specified: expected builtin.integer, but found 'index'}}
func.func private @f(i32 {llvm.range = #llvm.constant_range<index, 0, 5>})

// -----

// expected-error@+1 {{integer constant out of range for attribute}}
func.func private @f(i32 {llvm.range = #llvm.constant_range<i8, 0, 256>})

// -----

// expected-error@+1 {{expected integer value}}
func.func private @f(i1 {llvm.range = #llvm.constant_range<i1, 0, true>})

// -----

// What a loop counts with is not there yet where its bounds are.
func.func @f(%n: index) {
  // expected-error@+2 {{region entry argument '%i' is already in use}}
  // expected-note@+1 {{previously referenced here}}
  scf.parallel (%i) = (%n) to (%i) step (%n) {
  }
  return
}

// -----

// expected-note@+1 {{previously referenced here}}
func.func @f(%n: index) {
  // expected-error@+1 {{region entry argument '%n' is already in use}}
  scf.for %n = %n to %n step %n {
  }
  return
}

// -----

// Operands that the operation's own region defines.
func.func @f(%n: index) {
  // expected-error@+1 {{use of undeclared SSA value name}}
  "scf.for"(%n, %i, %n) ({
  ^bb0(%i: index):
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @f(%m: memref<?xi32>) {
  // expected-error@+1 {{'memref.generic_atomic_rmw' op expected block argument of the same type result type}}
  %r = memref.generic_atomic_rmw %m[%y] : memref<?xi32> {
  ^bb0(%y: index):
    memref.atomic_yield %y : index
  }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected '=' after SSA name}}
  %0 arith.constant 1 : i32
  return
}

// -----

// expected-error@+2 {{failed to parse LLVM_MemoryEffectsAttr}}
// expected-error@+1 {{expected keyword for LLVM ModRefInfo}}
module attributes {a.effects = #llvm.memory_effects<other = 1>} {}

// -----

// An escape that the line ends in: what stands on the next line is found there.
// expected-error@+1 {{unknown escape in string literal}}
module attributes {a = "x\
"} {}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
  %0 = arith.constant @f : () -> ()
  return
}

// -----

func.func @f(%a: i64) -> index {
  // expected-error@+1 {{'arith.bitcast' op result #0 must be signless-integer-or-float-like or memref of signless-integer or float, but got 'index'}}
  %0 = arith.bitcast %a : i64 to index
  return %0 : index
}

// -----

llvm.func @f(%p: !llvm.ptr) -> i32 {
  // expected-error@+1 {{custom op 'llvm.load' 'llvm.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute}}
  %0 = llvm.load %p {alignment = 4 : i32} : !llvm.ptr -> i32
  llvm.return %0 : i32
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'complex.constant' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.constant [1.0 : f32, 2.0 : f32] : f32
  return
}

// -----

// A name within another symbol is no callee; mlir-opt drops it, and goes on with a pointer that is not there.
module @b { llvm.func @x(!llvm.ptr) }
// expected-error@+1 {{custom op 'llvm.call' invalid kind of attribute specified}}
llvm.func @y(%p: !llvm.ptr) { llvm.call @b::@x(%p) : (!llvm.ptr) -> () llvm.return }
