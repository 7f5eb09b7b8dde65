// What mlir-opt says of the same text in the same places: of an operation by its name, of a word by all that could stand there.
//
// RUN: lower-mlir %s --no-passes --split-input-file --verify-diagnostics
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --split-input-file --verify-diagnostics %}

// expected-error@+2 {{custom op 'index.cmp' expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
// expected-error@+1 {{custom op 'index.cmp' failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
func.func @f(%a: index) { %0 = index.cmp foo(%a, %a) return }

// -----

// expected-error@+2 {{custom op 'vector.reduction' expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf}}
// expected-error@+1 {{custom op 'vector.reduction' failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`}}
func.func @f(%a: vector<4xf32>) { %0 = vector.reduction <foo>, %a : vector<4xf32> into f32 return }

// -----

// expected-error@+1 {{custom op 'llvm.add' expected one of [none, nsw, nuw] for LLVM integer overflow flags, got: foo}}
llvm.func @f(%a: i32) { %0 = llvm.add %a, %a overflow<foo> : i32 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.icmp' 'foo' is an incorrect value of the 'predicate' attribute}}
llvm.func @f(%a: i32) { %0 = llvm.icmp "foo" %a, %a : i32 llvm.return }

// -----

// expected-error@+2 {{expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast}}
// expected-error@+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
llvm.func @f(%a: f32) { %0 = llvm.fadd %a, %a {fastmathFlags = #llvm.fastmath<foo>} : f32 llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.load' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
llvm.func @f(%a: !llvm.ptr) { %0 = llvm.load %a atomic foo : !llvm.ptr -> i32 llvm.return }

// -----

// expected-error@+2 {{expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
// expected-error@+1 {{failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
func.func @f() attributes {a = #arith.overflow<foo>} { return }

// -----

// expected-error@+2 {{expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: foo}}
// expected-error@+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
func.func @f() attributes {a = #llvm.linkage<foo>} { return }

// -----

// expected-error@+2 {{expected one of [ccc, fastcc, coldcc, cc_10, cc_11, anyregcc, preserve_mostcc, preserve_allcc, swiftcc, cxx_fast_tlscc, tailcc, cfguard_checkcc, swifttailcc, x86_stdcallcc, x86_fastcallcc, arm_apcscc, arm_aapcscc, arm_aapcs_vfpcc, msp430_intrcc, x86_thiscallcc, ptx_kernelcc, ptx_devicecc, spir_funccc, spir_kernelcc, intel_ocl_bicc, x86_64_sysvcc, win64cc, x86_vectorcallcc, hhvmcc, hhvm_ccc, x86_intrcc, avr_intrcc, avr_builtincc, amdgpu_vscc, amdgpu_gscc, amdgpu_cscc, amdgpu_kernelcc, x86_regcallcc, amdgpu_hscc, msp430_builtincc, amdgpu_lscc, amdgpu_escc, aarch64_vectorcallcc, aarch64_sve_vectorcallcc, wasm_emscripten_invokecc, amdgpu_gfxcc, m68k_intrcc] for Calling Conventions, got: foo}}
// expected-error@+1 {{failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`}}
func.func @f() attributes {a = #llvm.cconv<foo>} { return }

// -----

// expected-error@+2 {{expected one of [none, notail, musttail, tail] for Tail Call Kind, got: foo}}
// expected-error@+1 {{failed to parse TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`}}
func.func @f() attributes {a = #llvm.tailcallkind<foo>} { return }

// -----

// expected-error@+2 {{expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf}}
// expected-error@+1 {{failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`}}
func.func @f() attributes {a = #vector.kind<foo>} { return }

// -----

// expected-error@+2 {{expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
// expected-error@+1 {{failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`}}
func.func @f() attributes {a = #index<cmp_predicate foo>} { return }

// -----

// expected-error@+2 {{custom op 'arith.addf' expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-error@+1 {{custom op 'arith.addf' failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
func.func @f(%a: f32) { %0 = arith.addf %a, %a fastmath<foo> : f32 return }

// -----

// expected-error@+2 {{custom op 'arith.addi' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
// expected-error@+1 {{custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
func.func @f(%a: i32) { %0 = arith.addi %a, %a overflow<foo> : i32 return }

// -----

// expected-error@+1 {{custom op 'llvm.alloca' expected trailing function type with one argument and one result}}
llvm.func @f(%a: i64) { %0 = llvm.alloca %a x i32 : !llvm.ptr
  llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.alloca' expected 'x'}}
llvm.func @f(%a: i64) { %0 = llvm.alloca %a i32 : (i64) -> !llvm.ptr
  llvm.return }

// -----

// expected-error@+1 {{custom op 'llvm.getelementptr' invalid kind of type specified: expected builtin.function, but found '!llvm.ptr'}}
llvm.func @f(%a: !llvm.ptr) { %0 = llvm.getelementptr %a[1] : !llvm.ptr, i32
  llvm.return }

// -----

// expected-error@+1 {{custom op 'func.call' number of operands and types do not match: got 1 operands and 2 types}}
func.func @f(%a: i32) { call @f(%a) : (i32, i32) -> ()
  return }

// -----

// expected-error@+2 {{use of value '%a' expects different type than prior uses: 'index' vs 'i32'}}
// expected-note@+1 {{prior use here}}
func.func @f(%a: i32, %b: memref<?xf32>) { %0 = memref.load %b[%a] : memref<?xf32>
  return }

// -----

// expected-error@+1 {{custom op 'memref.load' invalid kind of type specified: expected builtin.memref, but found 'f32'}}
func.func @f(%a: index, %b: memref<?xf32>) { %0 = memref.load %b[%a] : f32
  return }

// -----

// expected-error@+2 {{expected '[' in dynamic index list}}
// expected-error@+1 {{custom op 'memref.subview' expected SSA value or integer}}
func.func @f(%a: index, %b: memref<?xf32>) { %0 = memref.subview %b[0] [1] : memref<?xf32> to memref<4xf32>
  return }

// -----

// expected-error@+1 {{custom op 'memref.prefetch' rw specifier has to be 'read' or 'write'}}
func.func @f(%b: memref<?xf32>) { memref.prefetch %b[], foo, locality<3>, data : memref<?xf32>
  return }

// -----

// expected-error@+1 {{custom op 'memref.global' type should be static shaped memref, but got 'memref<?xf32>'}}
memref.global @x : memref<?xf32>

// -----

// expected-error@+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global x : memref<2xf32>

// -----

// expected-error@+1 {{custom op 'func.func' expected SSA identifier}}
func.func private @f(%a: f32, f32)

// -----

// expected-error@+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @f(%a: f32) attributes { return }

// -----

// expected-error@+2 {{region entry argument '%a' is already in use}}
// expected-note@+1 {{previously referenced here}}
func.func @f(%a: f32, %a: f32) { return }

// -----

// expected-error@+1 {{elements hex data size is invalid for provided type: 'tensor<2xi32>'}}
func.func @f(%a: f32) attributes {a = dense<"0x00"> : tensor<2xi32>} { return }

// -----

// expected-error@+1 {{type of return operand 0 ('f32') doesn't match function result type ('i32') in function @f}}
func.func @f(%a: f32) -> i32 { return %a : f32 }

// -----

!a = i32
// expected-error@+1 {{redefinition of type alias id 'a'}}
!a = i64

// -----

#a = 3
// expected-error@+1 {{redefinition of attribute alias id 'a'}}
#a = 4

// -----

// expected-error@+1 {{'arith.cmpi' op requires attribute 'predicate'}}
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) : (i32, i32) -> i1 return }

// -----

// expected-error@+1 {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 1, but expected 0}}
"func.func"() <{sym_name = "x", function_type = () -> (), sym_visibility = "private", arg_attrs = [{}]}> ({}) : () -> ()

// -----

// expected-error@+1 {{'memref.load' op incorrect number of indices for load, expected 2 but got 1}}
func.func @f(%0: memref<4x4xf32>, %i: index) { %1 = memref.load %0[%i] : memref<4x4xf32> return }

// -----

// expected-error@+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 0}}
func.func @f(%i: index) { %1 = memref.alloc(%i) : memref<4xf32> return }

// -----

// expected-error@+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 0, got 1}}
func.func @f(%i: index) { %1 = memref.alloc(%i)[%i] : memref<?xf32> return }

// -----

// expected-error@+1 {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<5xf32>' are cast incompatible}}
func.func @f(%m: memref<4xf32>) { %0 = memref.cast %m : memref<4xf32> to memref<5xf32> return }

// -----

// expected-error@+1 {{slice along dimension 0 runs out-of-bounds: 7 >= 4}}
func.func @f(%m: memref<4xf32>) { %0 = memref.subview %m[0][8][1] : memref<4xf32> to memref<8xf32> return }

// -----

// expected-error@+1 {{expected result type to be 'memref<2xf32, strided<[1], offset: 2>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2xf32>'}}
func.func @f(%m: memref<4xf32>) { %0 = memref.subview %m[2][2][1] : memref<4xf32> to memref<2xf32> return }

// -----

// expected-error@+1 {{expected result type to be 'memref<2x2xf32, strided<[4, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<2x3xf32, strided<[4, 1]>>'}}
func.func @f(%m: memref<4x4xf32>) { %0 = memref.subview %m[0,0][2,2][1,1] : memref<4x4xf32> to memref<2x3xf32, strided<[4,1]>> return }

// -----

// expected-error@+1 {{expected sizes to be non-negative, but got -2}}
func.func @f(%m: memref<4x4xf32>) { %0 = memref.subview %m[0,0][-2,2][1,1] : memref<4x4xf32> to memref<2x2xf32, strided<[4,1]>> return }

// -----

// expected-error@+1 {{expected result type with size = 4 instead of 5 in dim = 0}}
func.func @f(%m: memref<4x4xf32>, %i: index) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4x4xf32> to memref<5xf32> return }

// -----

// expected-error@+1 {{expected result type with offset = 1 instead of 0}}
func.func @f(%m: memref<4x4xf32>, %i: index) { %0 = memref.reinterpret_cast %m to offset: [1], sizes: [4], strides: [1] : memref<4x4xf32> to memref<4xf32> return }

// -----

// expected-error@+1 {{expected result type with stride = 2 instead of 1 in dim = 0}}
func.func @f(%m: memref<4x4xf32>, %i: index) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [2] : memref<4x4xf32> to memref<4xf32> return }

// -----

// expected-error@+1 {{'memref.collapse_shape' op collapsed dim size (21) must equal reassociation group size (20)}}
func.func @f(%m: memref<4x5xf32>) { %0 = memref.collapse_shape %m [[0, 1]] : memref<4x5xf32> into memref<21xf32> return }

// -----

// expected-error@+1 {{'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims}}
func.func @f(%m: memref<4x5xf32, strided<[10, 1]>>) { %0 = memref.collapse_shape %m [[0, 1]] : memref<4x5xf32, strided<[10,1]>> into memref<20xf32> return }

// -----

// expected-error@+1 {{'memref.expand_shape' op invalid number of reassociation groups: found 2, expected 1}}
func.func @f(%m: memref<20xf32>, %i: index) { %0 = memref.expand_shape %m [[0], [1]] output_shape [4, 5] : memref<20xf32> into memref<4x5xf32> return }

// -----

// expected-error@+1 {{'memref.expand_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
func.func @f(%m: memref<f32>, %i: index) { %0 = memref.expand_shape %m [] output_shape [1, 2] : memref<f32> into memref<1x2xf32> return }

// -----

// expected-error@+1 {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<20xi16>'}}
func.func @f(%m: memref<20xi16>, %i: index) { %0 = memref.view %m[%i][] : memref<20xi16> to memref<20xf32> return }

// -----

// expected-error@+1 {{'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
func.func @f(%m: memref<20x2xi32>, %i: index, %v: i32) { %0 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<20x2xi32>) -> i32 return }

// -----

// expected-error@+1 {{custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]}}
func.func @f(%m: memref<20xi32>, %i: index, %v: i32) { %0 = memref.atomic_rmw foo %v, %m[%i] : (i32, memref<20xi32>) -> i32 return }

// -----

// expected-error@+1 {{'memref.atomic_yield' op types mismatch between yield op: 'f32' and its parent: 'i32'}}
func.func @f(%m: memref<20xi32>, %i: index, %v: i32) { %0 = memref.generic_atomic_rmw %m[%i] : memref<20xi32> { ^bb0(%x: i32): %c = arith.constant 1.0 : f32 memref.atomic_yield %c : f32 } return }

// -----

// expected-error@+1 {{'memref.global' op visibility expected to be one of ["public", "private", "nested"], but got "foo"}}
memref.global "foo" @g : memref<i32>

// -----

// expected-error@+1 {{'memref.get_global' op 'none' does not reference a valid global memref}}
func.func @f() { %0 = memref.get_global @none : memref<3xf32> return }

// -----

memref.global @g : memref<2xf32>
// expected-error@+1 {{'memref.get_global' op result type 'memref<3xf32>' does not match type 'memref<2xf32>' of the global memref @g}}
func.func @f() { %0 = memref.get_global @g : memref<3xf32> return }

// -----

// expected-error@+1 {{unnecessary dimension operand for result type 'memref<4xf32>'}}
func.func @f(%m: memref<3xf32>, %i: index) { %0 = memref.realloc %m(%i) : memref<3xf32> to memref<4xf32> return }

// -----

// expected-error@+1 {{different element types specified for source memref type 'memref<3xf32>' and result memref type 'memref<4xi32>'}}
func.func @f(%m: memref<3xf32>, %i: index) { %0 = memref.realloc %m : memref<3xf32> to memref<4xi32> return }

// -----

// expected-error@+1 {{different memory spaces specified for source memref type 'memref<3xf32>' and result memref type 'memref<4xf32, 1>'}}
func.func @f(%m: memref<3xf32>, %i: index) { %0 = memref.realloc %m : memref<3xf32> to memref<4xf32, 1> return }

// -----

// expected-error@+1 {{'memref.realloc' op operand #0 must be 1D memref of any type values, but got 'memref<3x2xf32>'}}
func.func @f(%m: memref<3x2xf32>, %i: index) { %0 = memref.realloc %m : memref<3x2xf32> to memref<4x2xf32> return }

// -----

// expected-error@+1 {{unsupported layout for source memref type 'memref<3xf32, strided<[2]>>'}}
func.func @f(%m: memref<3xf32, strided<[2]>>, %i: index) { %0 = memref.realloc %m : memref<3xf32, strided<[2]>> to memref<4xf32> return }

// -----

// expected-error@+1 {{custom op 'memref.prefetch' cache type has to be 'data' or 'instr'}}
func.func @f(%m: memref<3xf32>, %i: index) { memref.prefetch %m[%i], read, locality<3>, foo : memref<3xf32> return }

// -----

// expected-error@+1 {{'memref.prefetch' op too few indices}}
func.func @f(%m: memref<3xf32>, %i: index) { memref.prefetch %m[], read, locality<3>, data : memref<3xf32> return }

// -----

// expected-error@+1 {{'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'}}
func.func @f(%a: f32) { %0 = arith.addi %a, %a : f32 return }

// -----

// expected-error@+1 {{'arith.addf' op operand #0 must be floating-point-like, but got 'i32'}}
func.func @f(%a: i32) { %0 = arith.addf %a, %a : i32 return }

// -----

// expected-error@+1 {{inferred shape of elements literal ([2]) does not match type ([3])}}
func.func @f() { %0 = arith.constant dense<[1,2]> : vector<3xi32> return }

// -----

// expected-error@+1 {{custom op 'arith.cmpi' expected string or keyword containing one of the following enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]}}
func.func @f(%a: i32) { %0 = arith.cmpi foo, %a, %a : i32 return }

// -----

// expected-error@+1 {{custom op 'arith.cmpf' expected string or keyword containing one of the following enum values for attribute 'predicate' [false, oeq, ogt, oge, olt, ole, one, ord, ueq, ugt, uge, ult, ule, une, uno, true]}}
func.func @f(%a: f32) { %0 = arith.cmpf eq, %a, %a : f32 return }

// -----

// expected-error@+1 {{custom op 'arith.cmpi' 'lhs' must be signless-integer-like, but got 'f32'}}
func.func @f(%a: f32) { %0 = arith.cmpi eq, %a, %a : f32 return }

// -----

// expected-error@+1 {{'arith.truncf' op result #0 must be floating-point-like, but got 'i64'}}
func.func @f(%a: f32) { %0 = arith.truncf %a : f32 to i64 return }

// -----

// expected-error@+1 {{'arith.index_cast' op result #0 must be signless-integer-like or memref of signless-integer, but got 'f32'}}
func.func @f(%a: index) { %0 = arith.index_cast %a : index to f32 return }

// -----

// expected-error@+1 {{'arith.bitcast' op requires the same shape for all operands and results}}
func.func @f(%a: vector<4xi32>) { %0 = arith.bitcast %a : vector<4xi32> to vector<2xi64> return }

// -----

// expected-error@+1 {{'arith.select' op operand #0 must be bool-like, but got 'i32'}}
func.func @f(%c: i32, %a: f32) { %0 = arith.select %c, %a, %a : i32, f32 return }

// -----

// expected-error@+1 {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
func.func @f(%c: i1, %a: vector<4xf32>, %b: vector<3xf32>) { %0 = "arith.select"(%c, %a, %b) : (i1, vector<4xf32>, vector<3xf32>) -> vector<4xf32> return }

// -----

// expected-error@+1 {{custom op 'arith.foo' is unknown}}
func.func @f(%a: i32) { %0 = arith.foo %a : i32 return }

// -----

// expected-error@+1 {{custom op 'foo' is unknown (tried 'func.foo' as well)}}
func.func @f(%a: i32) { foo %a : i32 return }

// -----

// expected-error@+1 {{branch has 0 operands for successor #0, but target block has 1}}
func.func @f(%a: i32) { cf.br ^bb1 ^bb1(%x: i32): return }

// -----

// expected-error@+1 {{type mismatch for bb argument #0 of successor #0}}
func.func @f(%a: i32) { cf.br ^bb1(%a : i32) ^bb1(%x: f32): return }

// -----

// expected-error@+1 {{custom op 'cf.switch' expected integer value}}
func.func @f(%a: i32) { cf.switch %a : i32, [default: ^bb1, default: ^bb1] ^bb1: return }

// -----

// expected-error@+1 {{'func.return' op has 1 operands, but enclosing function (@f) returns 0}}
func.func @f(%a: i1) { return %a : i1 }

// -----

// expected-error@+2 {{redefinition of SSA value '%a'}}
// expected-note@+1 {{previously defined here}}
func.func @f(%a: i1) { %a = arith.constant 1 : i32 return }

// -----

// expected-note@+1 {{see existing symbol definition here}}
func.func @f() { return }
// expected-error@+1 {{redefinition of symbol named 'f'}}
func.func @f() { return }

// -----

// expected-error@+1 {{'func.call' op 'g' does not reference a valid function}}
func.func @f() { call @g() : () -> () return }

// -----

// expected-error@+1 {{'func.call' op incorrect number of operands for callee}}
func.func @f(%a: i32) { call @f() : () -> () return }

// -----

// expected-error@+1 {{'func.call' op incorrect number of results for callee}}
func.func @f(%a: i32) { call @f(%a) : (i32) -> (i32) return }

// -----

// expected-error@+1 {{'func.call' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0}}
func.func @f(%a: f32) { call @g(%a) : (f32) -> () return }
func.func private @g(i32)

// -----

// expected-error@+1 {{'func.constant' op reference to undefined function 'g'}}
func.func @f(%a: i32) { %0 = constant @g : () -> () return }

// -----

// expected-error@+2 {{operand #0 does not dominate this use}}
// expected-note@+1 {{operand defined here (op in the same region)}}
func.func @f(%a: i32) { cf.br ^bb1 ^bb1: %0 = arith.addi %b, %b : i32 return ^bb2: %b = arith.constant 1 : i32 return }

// -----

// expected-error@+1 {{redefinition of block '^bb1'}}
func.func @f(%a: i32) { cf.br ^bb1 ^bb1: return ^bb1: return }

// -----

// expected-error@+1 {{memref layout mismatch between rank and affine map: 2 != 1}}
func.func @f(%a: memref<2x3xf32, affine_map<(d0) -> (d0)>>) { return }

// -----

// expected-error@+1 {{undefined symbol alias id 'foo'}}
func.func @f(%a: !foo) { return }

// -----

// expected-error@+1 {{'func.func' op type of entry block argument #0('i32') must match the type of the corresponding argument in function signature('f32')}}
"func.func"() ({ ^bb0(%a: i32): "func.return"() : () -> () }) {sym_name = "x", function_type = (f32) -> ()} : () -> ()

// -----

func.func @f(%b: memref<?xf32>) {
  // expected-error@+1 {{custom op 'memref.prefetch' expected valid keyword}}
  memref.prefetch %b[], 3, locality<3>, data : memref<?xf32>
  return
}

// -----

// expected-error@+1 {{unknown attribute `foo` in dialect `complex`}}
func.func private @f() attributes {x.l = #complex.foo}

// -----

// expected-error@+1 {{dialect 'memref' provides no attribute parsing hook}}
func.func private @f() attributes {x.l = #memref.foo<a>}

// -----

// expected-error@+1 {{expected ','}}
func.func private @f() attributes {x.l = #complex.number<:f32 1.0>}

// -----

// expected-error@+1 {{expected floating point literal}}
func.func private @f() attributes {x.l = #complex.number<:f32 "x", 2.0>}

// -----

func.func @f(%v: f32, %m: memref<?xf32>, %i: index) {
  // expected-error@+1 {{'memref.store' op store index operand count not equal to memref rank}}
  "memref.store"(%v, %m, %i, %i) : (f32, memref<?xf32>, index, index) -> ()
  return
}

// -----

// expected-error@+2 {{expected one of [none, read, write, readwrite] for LLVM ModRefInfo, got: non.e}}
// expected-error@+1 {{failed to parse LLVM_MemoryEffectsAttr parameter 'other' which is to be a `ModRefInfo`}}
"test.op"() {a = #llvm.memory_effects<other = non.e, argMem = none>} : () -> ()

// -----

// expected-error@+2 {{expected keyword for LLVM ModRefInfo}}
// expected-error@+1 {{failed to parse LLVM_MemoryEffectsAttr parameter 'other' which is to be a `ModRefInfo`}}
"test.op"() {a = #llvm.memory_effects<other = 3>} : () -> ()

// -----

// expected-error@+2 {{invalid debug info debug info tag name: DW_TAG_nothing}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
"test.op"() {a = #llvm.di_basic_type<tag = DW_TAG_nothing, name = "x">} : () -> ()

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
"test.op"() {a = #llvm.di_basic_type<tag = "DW_TAG_base_type", name = "x">} : () -> ()

// -----

// expected-error@+2 {{for LLVM Module Flag Behavior, got: never}}
// expected-error@+1 {{failed to parse ModuleFlagAttr parameter 'behavior' which is to be a `ModFlagBehavior`}}
"test.op"() {a = #llvm.mlir.module_flag<never, "k", 1 : i32>} : () -> ()

// -----

// expected-error@+2 {{expected one of [SampleProfile, InstrProf, CSInstrProf] for LLVM ProfileSummary format kinds, got: Bad}}
// expected-error@+1 {{failed to parse ModuleFlagProfileSummaryAttr parameter 'format' which is to be a `ProfileSummaryFormatKind`}}
"test.op"() {a = #llvm.profile_summary<format = Bad, total_count = 1>} : () -> ()

// -----

// expected-error@+2 {{for LLVM DISubprogram flags, got: Definition|Bad}}
// expected-error@+1 {{failed to parse LLVM_DISubprogramAttr parameter 'subprogramFlags' which is to be a `DISubprogramFlags`}}
"test.op"() {a = #llvm.di_subprogram<subprogramFlags = "Definition|Bad">} : () -> ()

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{'llvm.intr.pow' op requires one result}}
  llvm.intr.pow(%x, %x) : (f32, f32) -> (f32, f32)
  llvm.return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'memref.extract_strided_metadata' op expected 2 or more results}}
  memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>
  return
}

// -----

// expected-error@+2 {{expected one of [none, sync, async] for LLVM Unwind Behavior, got: bad}}
// expected-error@+1 {{failed to parse UWTableKindAttr parameter 'uwtableKind' which is to be a `uwtable::UWTableKind`}}
llvm.func @f() attributes {uwtable_kind = #llvm.uwtableKind<bad>}

// -----

// expected-error@+2 {{for LLVM FramePointerKind, got: x}}
// expected-error@+1 {{failed to parse FramePointerKindAttr parameter 'framePointerKind' which is to be a `framePointerKind::FramePointerKind`}}
llvm.func @f() attributes {frame_pointer = #llvm.framePointerKind<"x">}

// -----

// The first fault of a function ends what is stated of it.
func.func @f(%m: memref<?xf32>, %i: index) {
  // expected-error@+1 {{'memref.load' op incorrect number of indices for load, expected 1 but got 2}}
  %0 = memref.load %m[%i, %i] : memref<?xf32>
  %1 = memref.load %m[%i, %i] : memref<?xf32>
  return
}
func.func @g(%m: memref<?xf32>, %i: index) {
  call @nowhere() : () -> ()
  // expected-error@+1 {{'memref.load' op incorrect number of indices for load, expected 1 but got 0}}
  %0 = memref.load %m[] : memref<?xf32>
  return
}

// -----

// Of symbols, too, one fault in the module, once all else is right: that of the last function.
func.func @f() {
  call @nowhere() : () -> ()
  return
}
func.func @g() {
  // expected-error@+1 {{'func.call' op 'nowhere' does not reference a valid function}}
  call @nowhere() : () -> ()
  call @nowhere() : () -> ()
  return
}

// -----

// And the first that can't be read.
func.func @f(%a: f32) {
  // expected-error@+1 {{expected ','}}
  %0 = arith.addf %a : f32
  %1 = arith.addf %a : f32
  return
}

// -----

// Uses come last.
func.func @f(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  %x = arith.constant 1 : i32
  cf.br ^b
^b:
  %y = arith.addi %x, %x : i32
  // expected-error@+1 {{'arith.extsi' op operand type 'i32' and result type 'i16' are cast incompatible}}
  %z = arith.extsi %y : i32 to i16
  return
}

// -----

func.func private @f()
// expected-note@-1 {{see existing symbol definition here}}
// expected-error@+1 {{redefinition of symbol named 'f'}}
func.func private @f()

// -----

// A property in the dictionary is reported where that begins.
func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error@+1 {{custom op 'memref.load' 'memref.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.load %m[%i] {alignment = 3} : memref<4xf32>
  return
}

// -----

// expected-error@+1 {{custom op 'memref.global' 'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
memref.global @g : memref<2xf32> {alignment = 63}

// -----

// expected-error@+1 {{custom op 'arith.addf' 'arith.addf' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags}}
func.func @f(%a: f32) { %0 = arith.addf %a, %a {fastmath = 3} : f32 return }

// -----

// expected-error@+1 {{custom op 'arith.truncf' 'arith.truncf' op attribute 'roundingmode' failed to satisfy constraint: Floating point rounding mode}}
func.func @f(%a: f64) { %0 = arith.truncf %a {roundingmode = 9 : i32} : f64 to f32 return }

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error@+1 {{'memref.load' op failed to verify that result type matches element type of 'memref'}}
  %0 = "memref.load"(%m, %i) : (memref<4xf32>, index) -> i32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %v: i32) {
  // expected-error@+1 {{'memref.store' op failed to verify that type of 'value' matches element type of 'memref'}}
  "memref.store"(%v, %m, %i) : (i32, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %v: i32) {
  // expected-error@+1 {{'memref.atomic_rmw' op failed to verify that value type matches element type of memref}}
  %0 = "memref.atomic_rmw"(%v, %m, %i) <{kind = 0}> : (i32, memref<4xf32>, index) -> i32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %v: f32) {
  // expected-error@+1 {{'memref.atomic_rmw' op failed to verify that all of {value, result} have same type}}
  %0 = "memref.atomic_rmw"(%v, %m, %i) <{kind = 0}> : (f32, memref<4xf32>, index) -> i32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error@+1 {{'memref.generic_atomic_rmw' op failed to verify that result type matches element type of memref}}
  %0 = "memref.generic_atomic_rmw"(%m, %i) ({
  ^bb0(%x: i32):
    memref.atomic_yield %x : i32
  }) : (memref<4xf32>, index) -> i32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error@+1 {{'affine.load' op result type must match element type of memref}}
  %0 = "affine.load"(%m, %i) {map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index) -> i32
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %v: i32) {
  // expected-error@+1 {{'affine.store' op value to store must have the same type as memref element type}}
  "affine.store"(%v, %m, %i) {map = affine_map<(d0) -> (d0)>} : (i32, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @f(%a: f32, %b: f64) {
  // expected-error@+1 {{'complex.create' op failed to verify that all of {real, imaginary} have same type}}
  %0 = "complex.create"(%a, %b) : (f32, f64) -> complex<f32>
  return
}

// -----

func.func @f(%b: f64) {
  // expected-error@+1 {{'complex.create' op failed to verify that complex element type matches real operand type}}
  %0 = "complex.create"(%b, %b) : (f64, f64) -> complex<f32>
  return
}

// -----

func.func @f(%v: vector<4xf32>, %w: f64) {
  // expected-error@+1 {{'vector.reduction' op failed to verify that dest and acc have the same type}}
  %0 = "vector.reduction"(%v, %w) <{kind = #vector.kind<add>}> : (vector<4xf32>, f64) -> f32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.reduction' op failed to verify that source operand and result have same element type}}
  %0 = "vector.reduction"(%v) <{kind = #vector.kind<add>}> : (vector<4xf32>) -> f64
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.extract' op failed to verify that operand and result have same element type}}
  %0 = vector.extract %v[0] : i32 from vector<4xf32>
  return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32) {
  // expected-error@+1 {{'llvm.extractelement' op failed to verify that result type matches vector element type}}
  %0 = "llvm.extractelement"(%v, %i) : (vector<4xf32>, i32) -> f64
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32) {
  // expected-error@+1 {{'llvm.insertelement' op failed to verify that argument type matches vector element type}}
  %0 = "llvm.insertelement"(%v, %i, %i) : (vector<4xf32>, i32, i32) -> vector<4xf32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xf32>, %i: i32, %f: f32) {
  // expected-error@+1 {{'llvm.insertelement' op failed to verify that all of {res, vector} have same type}}
  %0 = "llvm.insertelement"(%v, %f, %i) : (vector<4xf32>, f32, i32) -> vector<5xf32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32, %k: i64) {
  // expected-error@+1 {{'llvm.cmpxchg' op failed to verify that operand #1 and operand #2 have the same type}}
  %0 = "llvm.cmpxchg"(%p, %i, %k) <{failure_ordering = 2, success_ordering = 2}> : (!llvm.ptr, i32, i64) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i32) {
  // expected-error@+1 {{'llvm.cmpxchg' op failed to verify that result #0 has an LLVM struct type consisting of the type of operand #2 and a bool}}
  %0 = "llvm.cmpxchg"(%p, %i, %i) <{failure_ordering = 2, success_ordering = 2}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.reduce.add' op requires the same element type for all operands and results}}
  %0 = "llvm.intr.vector.reduce.add"(%v) : (vector<4xi32>) -> i64
  llvm.return
}

// -----

func.func @f(%x: f32) {
  // expected-error@+1 {{'math.isnan' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "math.isnan"(%x) : (f32) -> vector<2xi1>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'memref.load' op requires one result}}
  "memref.load"() : () -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{'builtin.unrealized_conversion_cast' op expected at least one result for cast operation}}
  "builtin.unrealized_conversion_cast"(%a) : (i32) -> ()
  return
}

// -----

func.func @f(%a: f32, %i: index) {
  // expected-error@+1 {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'f32'}}
  %0 = memref.dim %a, %i : f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'memref.dealloc' invalid kind of type specified}}
  memref.dealloc %a : f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{custom op 'complex.re' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.re %a : f32
  return
}

// -----

func.func @f(%m: memref<*xf32>) {
  // expected-error@+1 {{custom op 'memref.subview' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0 = memref.subview %m[0] [1] [1] : memref<*xf32> to memref<1xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error@+1 {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [10, 10], strides: [1] : memref<?xf32> to memref<10xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32, 1>) {
  // expected-error@+1 {{different memory spaces specified for source type 'memref<?xf32, 1>' and result memref type 'memref<10xf32>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [10], strides: [1] : memref<?xf32, 1> to memref<10xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>) {
  // expected-error@+1 {{'memref.transpose' op expected a permutation map of same rank as the input}}
  %0 = memref.transpose %m (i) -> (i) : memref<?x?xf32> to memref<?x?xf32>
  return
}

// -----

// expected-error@+1 {{'memref.global' op initial value element expected to be of type 'f32', but was of type 'i32'}}
"memref.global"() {type = memref<2xf32>, initial_value = dense<[1, 2]> : tensor<2xi32>, sym_name = "x"} : () -> ()

// -----

func.func @f(%v: vector<4xi32>) {
  // expected-error@+1 {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
  %0 = arith.extsi %v : vector<4xi32> to tensor<4xi64>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{expected 1 offset values, got 2}}
  %0 = memref.subview %m[0, 0] [1, 1] [1, 1] : memref<4xf32> to memref<1xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error@+1 {{different element types specified for source type 'memref<?xf32>' and result memref type 'memref<10xi32>'}}
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [10], strides: [1] : memref<?xf32> to memref<10xi32>
  return
}

// -----

// expected-error@+1 {{dialect 'arith' provides no type parsing hook}}
func.func private @f(!arith.foo)

// -----

// expected-error@+1 {{dialect 'memref' provides no type parsing hook}}
func.func private @f(memref<2x!memref<foo>>)

// -----

// expected-error@+1 {{dialect 'nvvm' provides no type parsing hook}}
func.func private @f(!nvvm.foo<1>)

// -----

// expected-error@+1 {{dialect 'affine' provides no attribute parsing hook}}
func.func private @f() attributes {x.l = #affine<foo>}

// -----

// expected-error@+1 {{unknown attribute `foo` in dialect `arith`}}
func.func private @f() attributes {x.l = #arith.foo<3>}

// -----

// expected-error@+1 {{unknown attribute `foo` in dialect `vector`}}
func.func private @f() attributes {x.l = #vector.foo}

// -----

// expected-error@+1 {{unknown LLVM type: foo}}
func.func private @f(!llvm.struct<(i32, foo)>)

// -----

// expected-error@+1 {{unknown LLVM type: foo}}
func.func private @f(!llvm.array<2 x foo>)

// -----

// Types of dialects that have some, and are not known here, may be any.
func.func private @f(!gpu.async.token)

// -----

module @b { func.func private @x() }
// expected-error@+1 {{custom op 'func.call' invalid kind of attribute specified}}
func.func @y() { func.call @b::@x() : () -> () return }

// -----

module @b { memref.global @x : memref<2xf32> }
// expected-error@+1 {{custom op 'memref.get_global' invalid kind of attribute specified}}
func.func @y() { %0 = memref.get_global @b::@x : memref<2xf32> return }

// -----

func.func @transposed(%m: memref<2x3x4xf32, strided<[?, 5, -2], offset: ?>>) {
  // expected-error@+1 {{is not equivalent to the canonical transposed input type 'memref<4x2x3xf32, affine_map<(d0, d1, d2)[s0, s1] -> (d0 * -2 + s0 + d1 * s1 + d2 * 5)>>'}}
  %0 = memref.transpose %m (i, j, k) -> (k, i, j) : memref<2x3x4xf32, strided<[?, 5, -2], offset: ?>> to memref<4x2x3xf32>
  return
}

// -----

func.func @transposed_to_rows(%m: memref<4x4xf32, strided<[1, 4]>>) {
  // expected-error@+1 {{is not equivalent to the canonical transposed input type 'memref<4x4xf32>'}}
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x4xf32, strided<[1, 4]>> to memref<4x3xf32>
  return
}

// -----

func.func @too_few_sizes(%m: memref<4x4xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (3) but found 2 inputs instead}}
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2] : memref<4x4xf32> into memref<2x2x4xf32>
  return
}

// -----

func.func @too_few_sizes_of_one(%m: memref<f32>) {
  // expected-error@+1 {{'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (2) but found 1 inputs instead}}
  %0 = memref.expand_shape %m [] output_shape [1] : memref<f32> into memref<1x1xf32>
  return
}

// -----

func.func @other_sizes_of_one(%m: memref<f32>) {
  // expected-error@+1 {{'memref.expand_shape' op invalid output shape provided at pos 1}}
  %0 = memref.expand_shape %m [] output_shape [1, 2] : memref<f32> into memref<1x1xf32>
  return
}

// -----

func.func @layout_before_sizes(%m: memref<4x4xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x2x4xf32>' but found 'memref<2x2x4xf32, strided<[9, 4, 1]>>'}}
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, 4] : memref<4x4xf32> into memref<2x2x4xf32, strided<[9, 4, 1]>>
  return
}

// -----

func.func @another_element(%m: memref<f32>) {
  // expected-error@+1 {{'memref.expand_shape' op expected expanded type to be 'memref<1x1xf32>' but found 'memref<1x1xf64>'}}
  %0 = memref.expand_shape %m [] output_shape [1, 1] : memref<f32> into memref<1x1xf64>
  return
}

// -----

func.func @lost_offset(%m: memref<1x1xf32, strided<[1, 1], offset: ?>>) {
  // expected-error@+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<f32, strided<[], offset: ?>>' but found 'memref<f32>'}}
  %0 = memref.collapse_shape %m [] : memref<1x1xf32, strided<[1, 1], offset: ?>> into memref<f32>
  return
}
