// What the verifiers of the LLVM dialect say of modules that could be read.
//
// RUN: lower-mlir %s --no-passes --split-input-file --verify-diagnostics
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --split-input-file --verify-diagnostics %}

// expected-error@+1 {{'llvm.shufflevector' op expected a splat operation for scalable vectors}}
llvm.func @f(%a: vector<[4]xi32>) { %0 = llvm.shufflevector %a, %a [0, 1] : vector<[4]xi32> llvm.return }

// -----

// expected-error@+1 {{'llvm.func' op with optimize_none must also be no_inline}}
llvm.func @f() attributes {optimize_none} { llvm.return }

// -----

// expected-error@+1 {{no_inline and always_inline attributes are incompatible}}
llvm.func @f() attributes {always_inline, no_inline} { llvm.return }

// -----

// expected-error@+1 {{expected comdat symbol}}
llvm.func @f() attributes {comdat = @c::@x} { llvm.return }

// -----

llvm.func @p(i32, ...)
// expected-error@+1 {{'llvm.call' op var_callee_type parameter type mismatch: 'i64' != 'i32'}}
llvm.func @f(%a: i32) { llvm.call @p(%a) vararg(!llvm.func<void (i64, ...)>) : (i32) -> () llvm.return }

// -----

// expected-error@+1 {{'llvm.intr.vector.insert' op failed to verify that it is not inserting scalable into fixed-length vectors.}}
llvm.func @f(%a: vector<4xf32>, %b: vector<[4]xf32>) { %0 = llvm.intr.vector.insert %b, %a[0] : vector<[4]xf32> into vector<4xf32> llvm.return }

// -----

// expected-error@+1 {{'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'}}
llvm.func @f(%a: i32) { llvm.call_intrinsic "foo"(%a) : (i32) -> () llvm.return }

// -----

// expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
llvm.func @f() { %0 = llvm.blockaddress <function = @f, tag = <id = 7>> : !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{duplicate block tag '1' in the same function: }}
llvm.func @f() { llvm.blocktag <id = 1> llvm.blocktag <id = 1> llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.ifunc' op resolver must be a definition}}
llvm.mlir.ifunc @x : !llvm.func<void ()>, !llvm.ptr @r
llvm.func @r()

// -----

// expected-error@+1 {{'llvm.mlir.ifunc' op 'common' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage}}
llvm.mlir.ifunc common @x : !llvm.func<void ()>, !llvm.ptr @r {dso_local}
llvm.func @r() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }

// -----

// expected-error@+1 {{'llvm.mlir.alias' op 'common' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
llvm.mlir.alias common @a : i32 { %0 = llvm.mlir.addressof @a : !llvm.ptr llvm.return %0 : !llvm.ptr }

// -----

// expected-error@+1 {{'llvm.mlir.alias' op initializer region must always return a pointer}}
llvm.mlir.alias @a : i32 { llvm.return }

// -----

// expected-error@+1 {{'llvm.module_flags' op expected a module flag attribute}}
llvm.module_flags [3]

// -----

// expected-error@+1 {{'CG Profile' key expects an array of '#llvm.cgprofile_entry'}}
llvm.module_flags [#llvm.mlir.module_flag<error, "CG Profile", 3 : i32>]

// -----

// expected-error@+1 {{'llvm.linker_options' op attribute 'options' failed to satisfy constraint: string array attribute}}
llvm.linker_options [3]

// -----

// expected-error@+1 {{'llvm.mlir.global' op global with target extension type can only be initialized with zero-initializer}}
llvm.mlir.global external @g(1 : i32) : !llvm.target<"spirv.Event">

// -----

// expected-error@+1 {{'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'}}
llvm.func @f() { %0 = llvm.dso_local_equivalent @g : !llvm.ptr llvm.return }

// -----

llvm.func extern_weak @g()
// expected-error@+1 {{'llvm.dso_local_equivalent' op target function with 'extern_weak' linkage not allowed}}
llvm.func @f() { %0 = llvm.dso_local_equivalent @g : !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{ctors, priorities, and data must have the same number of elements}}
llvm.mlir.global_ctors ctors = [@f], priorities = [], data = [#llvm.zero]
llvm.func @f() { llvm.return }

// -----

// expected-error@+1 {{data element must be symbol or #llvm.zero}}
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [3]
llvm.func @f() { llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.global_ctors' op attribute 'priorities' failed to satisfy constraint: 32-bit integer array attribute}}
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i64], data = [#llvm.zero]
llvm.func @f() { llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.global_ctors' op attribute 'ctors' failed to satisfy constraint: flat symbol ref array attribute}}
llvm.mlir.global_ctors ctors = ["a"], priorities = [0 : i32], data = [#llvm.zero]
llvm.func @f() { llvm.return }

// -----

// expected-error@+1 {{dtors, priorities, and data must have the same number of elements}}
llvm.mlir.global_dtors dtors = [@f], priorities = [0 : i32], data = []
llvm.func @f() { llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.global_dtors' op 'f' does not have a definition}}
llvm.mlir.global_dtors dtors = [@f], priorities = [0 : i32], data = [@g]
llvm.func @f()

// -----

// expected-error@+1 {{'llvm.mlir.zero' op target extension type does not support zero-initializer}}
llvm.func @f() { %0 = llvm.mlir.zero : !llvm.target<"foo"> llvm.return }

// -----

// expected-error@+1 {{'llvm.shufflevector' op failed to verify that all of {v1, v2} have same type}}
llvm.func @f(%a: vector<4xi32>, %b: vector<3xi32>) { %0 = "llvm.shufflevector"(%a, %b) <{mask = array<i32: 0, 1>}> : (vector<4xi32>, vector<3xi32>) -> vector<2xi32> llvm.return }

// -----

// expected-error@+1 {{'llvm.extractelement' op operand #0 must be LLVM dialect-compatible vector type, but got 'i32'}}
llvm.func @f(%a: i32, %i: i32) { %0 = "llvm.extractelement"(%a, %i) : (i32, i32) -> i32 llvm.return }

// -----

// expected-error@+1 {{expects number of branch weights to match number of successors: 1 vs 2}}
llvm.func @f(%a: i32) { llvm.switch %a : i32, ^bb1 [ 1: ^bb1 ] {branch_weights = array<i32: 1>} ^bb1: llvm.return }

// -----

// expected-error@+1 {{'llvm.inline_asm' op tail call kind 'musttail' is not supported by this operation}}
llvm.func @f() { %0 = llvm.inline_asm tail_call_kind = <musttail> "foo", "=r" : () -> i32 llvm.return }

// -----

// expected-error@+1 {{expected 1 operand bundle tags, but actually got 0}}
llvm.func @f(%a: i1) { "llvm.intr.assume"(%a, %a) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = []}> : (i1, i1) -> () llvm.return }

// -----

// expected-error@+1 {{operand bundle tag must be a StringAttr}}
llvm.func @f(%a: i1) { "llvm.intr.assume"(%a, %a) <{op_bundle_sizes = array<i32: 1>, op_bundle_tags = [3]}> : (i1, i1) -> () llvm.return }

// -----

llvm.func @g()
// expected-error@+1 {{'llvm.call' op op_bundle_operands count (1) does not match with the total size (2) specified in attribute 'op_bundle_sizes'}}
llvm.func @f(%a: i1) { "llvm.call"(%a) <{callee = @g, operandSegmentSizes = array<i32: 0, 1>, op_bundle_sizes = array<i32: 2>, op_bundle_tags = ["a"]}> : (i1) -> () llvm.return }

// -----

llvm.func @g(i32, ...) -> i32
// expected-error@+1 {{'llvm.call' op var_callee_type return type mismatch: 'i64' != 'i32'}}
llvm.func @f(%a: i32) { %0 = llvm.call @g(%a) vararg(!llvm.func<i64 (i32, ...)>) : (i32) -> i32 llvm.return }

// -----

llvm.func @g(i32, ...) -> i32
// expected-error@+1 {{'llvm.call' op expected var_callee_type to have at most 1 parameters}}
llvm.func @f(%a: i32) { %0 = llvm.call @g(%a) vararg(!llvm.func<i32 (i32, i32, ...)>) : (i32) -> i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"llvm.func"() <{sym_name = "a", function_type = !llvm.func<void ()>, arg_attrs = [3]}> ({}) : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 1, but expected 0}}
"llvm.func"() <{sym_name = "a", function_type = !llvm.func<void ()>, arg_attrs = [{}]}> ({}) : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op expects result attribute array to have the same number of elements as the number of function results, got 2, but expected 0}}
"llvm.func"() <{sym_name = "a", function_type = !llvm.func<void ()>, res_attrs = [{}, {}]}> ({}) : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op requires attribute 'sym_name'}}
"llvm.func"() <{function_type = !llvm.func<void ()>}> ({}) : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute}}
"llvm.func"() <{sym_name = "a", function_type = !llvm.func<void ()>, alignment = 3 : i32}> ({}) : () -> ()

// -----

// expected-error@+1 {{'memref.load' op attribute 'nontemporal' failed to satisfy constraint: bool attribute}}
func.func @f(%a: memref<i32>) { %0 = "memref.load"(%a) {nontemporal = 3} : (memref<i32>) -> i32 return }

// -----

// expected-error@+1 {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
func.func @f(%a: memref<i32>) { memref.prefetch %a[], read, locality<4>, data : memref<i32> return }

// -----

// expected-error@+1 {{'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
func.func @f(%c: i1) { "cf.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 0, 0, 0>}> : (i1) -> () ^bb1: return }

// -----

// expected-error@+1 {{'cf.cond_br' op requires 2 successors but found 1}}
func.func @f(%c: i1) { "cf.cond_br"(%c)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () ^bb1: return }

// -----

// expected-error@+1 {{'index.constant' op attribute 'value' failed to satisfy constraint: index attribute}}
func.func @f() { %0 = "index.constant"() <{value = 3 : i32}> : () -> index return }

// -----

// expected-error@+1 {{'complex.constant' op requires attribute's element types ('f32', 'f32') to match the element type of the op's return type ('f64')}}
func.func @f() { %0 = "complex.constant"() <{value = [3.0 : f32, 4.0 : f32]}> : () -> complex<f64> return }

// -----

// expected-error@+1 {{'func.func' op visibility expected to be one of ["public", "private", "nested"], but got "foo"}}
"func.func"() <{sym_name = "x", function_type = () -> (), sym_visibility = "foo"}> ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op requires one region}}
"func.func"() <{sym_name = "x", function_type = () -> (), sym_visibility = "private"}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op initial value should be a unit or elements attribute, but got 3 : i64}}
"memref.global"() <{sym_name = "x", type = memref<i32>, initial_value = 3}> : () -> ()

// -----

// expected-error@+1 {{'memref.global' op type should be static shaped memref, but got 'memref<?xi32>'}}
"memref.global"() <{sym_name = "x", type = memref<?xi32>}> : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func internal @f() attributes {optimize_none}

// -----

// expected-error@+1 {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @f() comdat(@a::@b)

// -----

// expected-error@+1 {{only comdat selector symbols can appear in a comdat region}}
llvm.comdat @a { llvm.return }

// -----

llvm.mlir.global external @r() : i32
// expected-error@+1 {{'llvm.mlir.ifunc' op must have a function resolver}}
llvm.mlir.ifunc @x : !llvm.func<void ()>, !llvm.ptr @r

// -----

llvm.func @r() { llvm.return }
// expected-error@+1 {{'llvm.mlir.ifunc' op resolver must return a pointer}}
llvm.mlir.ifunc @x : !llvm.func<void ()>, !llvm.ptr @r

// -----

// expected-error@+1 {{'llvm.mlir.ifunc' op resolver has incorrect type}}
llvm.mlir.ifunc @x : !llvm.func<void ()>, i32 @r
llvm.func @r() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }

// -----

// expected-error@+1 {{'llvm.mlir.alias' op expects type to be a valid element type for an LLVM global alias}}
llvm.mlir.alias external @a : !llvm.void { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr }

// -----

// expected-error@+1 {{ops with side effects are not allowed in alias initializers}}
llvm.mlir.alias external @a : i32 { %0 = llvm.mlir.zero : !llvm.ptr llvm.store %0, %0 : !llvm.ptr, !llvm.ptr llvm.return %0 : !llvm.ptr }

// -----

// expected-error@+1 {{'llvm.mlir.alias' op region #0 ('initializer') failed to verify constraint: region with 1 blocks}}
llvm.mlir.alias external @a : i32 { }

// -----

// expected-error@+2 {{'llvm.mlir.alias' op expects regions to end with 'llvm.return', found 'llvm.unreachable'}}
// expected-note@+1 {{in custom textual format, the absence of terminator implies 'llvm.return'}}
llvm.mlir.alias external @a : i32 { %0 = llvm.mlir.zero : !llvm.ptr llvm.unreachable }

// -----

// expected-error@+1 {{'ProfileSummary' key expects a '#llvm.profile_summary' attribute}}
llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", 3 : i32>]

// -----

// expected-error@+1 {{only integer and string values are currently supported for unknown key '"foo"'}}
llvm.module_flags [#llvm.mlir.module_flag<error, "foo", [3]>]

// -----

// expected-error@+1 {{'llvm.mlir.global' op this target extension type cannot be used in a global}}
llvm.mlir.global external @g() : !llvm.target<"foo">

// -----

// expected-error@+1 {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global external @g("abc") : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(3 : i32) : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op attribute 'addr_space' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
llvm.mlir.global external @g() {addr_space = -3 : i32} : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op attribute 'dbg_exprs' failed to satisfy constraint: an array of variable expressions}}
llvm.mlir.global external @g() {dbg_exprs = [3]} : i32

// -----

// expected-error@+1 {{'llvm.mlir.global' op symbol's parent must have the SymbolTable trait}}
llvm.func @f() { llvm.mlir.global external @g() : i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.intr.vector.insert' op failed to verify that vectors are not bigger than 2^17 bits.}}
llvm.func @f(%a: vector<40000xi64>, %b: vector<[4]xi64>) { %0 = llvm.intr.vector.insert %a, %b[0] : vector<40000xi64> into vector<[4]xi64> llvm.return }

// -----

// expected-error@+1 {{'llvm.intr.vector.extract' op failed to verify that it is not extracting scalable from fixed-length vectors.}}
llvm.func @f(%a: vector<4xf32>) { %0 = llvm.intr.vector.extract %a[0] : vector<[4]xf32> from vector<4xf32> llvm.return }

// -----

// expected-error@+1 {{'llvm.intr.vector.interleave2' op failed to verify that result has twice as many elements as 'vec1'}}
llvm.func @f(%a: vector<4xi32>) { %0 = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32> llvm.return }

// -----

// expected-error@+1 {{'llvm.intr.masked.gather' op expected operand #1 type to be 'vector<5x!llvm.ptr>'}}
llvm.func @f(%a: vector<4x!llvm.ptr>, %m: vector<4xi1>) { %0 = "llvm.intr.masked.gather"(%a, %m) <{alignment = 4 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>) -> vector<5xi32> llvm.return }

// -----

// expected-error@+1 {{'llvm.intr.ctlz' op requires the same type for all operands and results}}
llvm.func @f(%a: i32) { %0 = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i32) -> i64 llvm.return }

// -----

// expected-error@+1 {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
llvm.func @f(%a: !llvm.ptr, %i: i32) { %0 = llvm.getelementptr %a[%i, %i] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(i32)> llvm.return }

// -----

// expected-error@+1 {{'llvm.load' op unsupported type '!llvm.struct<(i32)>' for atomic access}}
llvm.func @f(%a: !llvm.ptr) { %0 = llvm.load %a atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> !llvm.struct<(i32)> llvm.return }

// -----

// expected-error@+1 {{expected ':'}}
llvm.func @f(%a: !llvm.ptr) { %0 = llvm.load %a syncscope("a") : !llvm.ptr -> i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.load' op attribute 'access_groups' failed to satisfy constraint: LLVM dialect access group metadata array}}
llvm.func @f(%a: !llvm.ptr) { %0 = "llvm.load"(%a) <{access_groups = [3], ordering = 0 : i64}> : (!llvm.ptr) -> i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.load' op attribute 'alias_scopes' failed to satisfy constraint: LLVM dialect alias scope array}}
llvm.func @f(%a: !llvm.ptr) { %0 = "llvm.load"(%a) <{alias_scopes = [3], ordering = 0 : i64}> : (!llvm.ptr) -> i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.load' op attribute 'tbaa' failed to satisfy constraint: LLVM dialect TBAA tag metadata array}}
llvm.func @f(%a: !llvm.ptr) { %0 = "llvm.load"(%a) <{tbaa = [3], ordering = 0 : i64}> : (!llvm.ptr) -> i32 llvm.return }

// -----

// expected-error@+2 {{use of value '%a' expects different type than prior uses: 'i32' vs '!llvm.struct<(i32)>'}}
// expected-note@+1 {{prior use here}}
llvm.func @f(%a: !llvm.struct<(i32)>) { %0 = llvm.freeze %a : i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.none' op result #0 must be LLVM token type, but got 'i32'}}
llvm.func @f() { %0 = llvm.mlir.none : i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
llvm.func @f() { %0 = llvm.mlir.constant("abc") : i64 llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected element of array attribute to be floating point or integer}}
llvm.func @f() { %0 = llvm.mlir.constant([@f]) : !llvm.struct<(i32)> llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op scalable vector type requires a splat attribute}}
llvm.func @f() { %0 = llvm.mlir.constant(dense<[1,2,3,4]> : vector<4xi32>) : vector<[4]xi32> llvm.return }

// -----

// expected-error@+1 {{'llvm.call' op 'g' does not reference a symbol in the current scope}}
llvm.func @f() -> i32 { llvm.call @g() : () -> () llvm.unreachable }

// -----

// expected-error@+1 {{'llvm.call' op indirect call expects a pointer as callee: 'i64'}}
llvm.func @f(%a: i64) -> i32 { llvm.call %a() : i64, () -> () llvm.unreachable }

// -----

// expected-error@+1 {{"llvm.noalias" should be a unit attribute}}
llvm.func @f(%a: !llvm.ptr {llvm.noalias = 3}) { llvm.return }

// -----

// expected-error@+1 {{"llvm.sret" is not a valid result attribute}}
llvm.func @f() -> (!llvm.ptr {llvm.sret = i32})

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "f<size>:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "e-foo"} {}

// -----

// expected-error@+1 {{target features must start with '+' or '-'}}
llvm.func @f() attributes {target_features = #llvm.target_features<["a"]>} { llvm.return }

// -----

// expected-error@+1 {{target features can not contain ','}}
llvm.func @f() attributes {target_features = #llvm.target_features<["+a,b"]>} { llvm.return }

// -----

// expected-error@+1 {{duplicate or unknown struct parameter name: foo}}
llvm.func @f() attributes {a = #llvm.access_group<foo = 3>} { llvm.return }

// -----

// expected-error@+1 {{unknown LLVM type: foo}}
llvm.func @f(%a: !llvm.foo) { llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op expected struct element types to be floating point type or integer type}}
llvm.func @f() { %0 = llvm.mlir.constant([3 : i32, dense<0> : tensor<2xi32>]) : !llvm.struct<(i32, array<2 x i32>)> llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op nested attribute for struct element at index 1 must be a zero, or undef, or array attribute}}
llvm.func @f() { %0 = llvm.mlir.constant([[3 : i32], 3]) : !llvm.array<2 x struct<(i32)>> llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 0: 3 vs. 2}}
llvm.func @f() { %0 = llvm.mlir.constant([[3 : i32], [4 : i32], [2 : i32]]) : !llvm.array<2 x struct<(i32)>> llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op struct element at index 0 is of wrong type}}
llvm.func @f() { %0 = llvm.mlir.constant([3.0 : f32]) : !llvm.struct<(i32)> llvm.return }

// -----

// expected-error@+1 {{'llvm.mlir.constant' op nested attribute for sub-array in dimension 0 at index 1 must be a zero, or undef, or array attribute}}
llvm.func @f() { %0 = llvm.mlir.constant([[[3 : i32]], 3]) : !llvm.array<2 x array<1 x struct<(i32)>>> llvm.return }

// -----

// expected-error@+1 {{'llvm.alloca' op this target extension type cannot be used in alloca}}
llvm.func @f(%n: i32) { %0 = llvm.alloca %n x !llvm.target<"dx.RawBuffer"> : (i32) -> !llvm.ptr llvm.return }

// -----

// expected-error@+1 {{'llvm.call' op expected var_callee_type to return void}}
llvm.func @f(%p: !llvm.ptr, %n: i32) { llvm.call %p(%n) vararg(!llvm.func<i32 (i32, ...)>) : !llvm.ptr, (i32) -> () llvm.return }

// -----

// expected-error@+1 {{target features can not be null or empty}}
llvm.func @f() attributes {target_features = #llvm.target_features<[""]>} { llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.load' expected string or keyword containing one of the following enum values for attribute 'ordering'}}
  %0 = llvm.load %p atomic+seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i: i64) {
  // expected-error@+1 {{'llvm.getelementptr' op 'inbounds_flag' cannot be used directly.}}
  %q = "llvm.getelementptr"(%p, %i) <{elem_type = i8, noWrapFlags = 1 : i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
  llvm.return
}

// -----

// expected-error@+2 {{expected valid keyword}}
// expected-error@+1 {{expected a parameter name in struct}}
llvm.func @f() attributes {a = #llvm.loop_annotation<disableNonforced = true, >} { llvm.return }

// -----

llvm.func @f() {
  // expected-error@+1 {{expected DictionaryAttr to set properties}}
  %0 = "llvm.mlir.constant"() <1 : i32> : () -> i32
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.bitcast' op cannot cast pointer to vector of pointers}}
llvm.func @f(%a: !llvm.ptr<1>) { %0 = llvm.bitcast %a : !llvm.ptr<1> to vector<2x!llvm.ptr> llvm.return }

// -----

// expected-error@+1 {{'llvm.bitcast' op cannot cast vector of pointers to pointer}}
llvm.func @f(%a: vector<1x!llvm.ptr>) { %0 = llvm.bitcast %a : vector<1x!llvm.ptr> to !llvm.ptr llvm.return }
