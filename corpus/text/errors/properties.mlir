// Attributes of the generic form that an operation can't keep, and those that it keeps and can't have.
//
// RUN: lower-mlir %s --no-passes --split-input-file --verify-diagnostics

// expected-error@+1 {{invalid properties {overflowFlags = "x"} for op llvm.add: expected ::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags}}
llvm.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = "x"}> : (i32, i32) -> i32 llvm.return }

// -----

// expected-error@+1 {{'llvm.add' op property 'overflowFlags' failed to satisfy constraint: LLVM integer overflow flags}}
llvm.func @f(%a: i32) { %0 = "llvm.add"(%a, %a) <{overflowFlags = 9 : i32}> : (i32, i32) -> i32 llvm.return }

// -----

// expected-error@+1 {{invalid properties {predicate = 77 : i64} for op llvm.icmp: Invalid attribute `predicate` in property conversion: 77 : i64}}
llvm.func @f(%a: i32) { %0 = "llvm.icmp"(%a, %a) <{predicate = 77 : i64}> : (i32, i32) -> i1 llvm.return }

// -----

// expected-error@+1 {{invalid properties {predicate = "eq"} for op llvm.icmp: Invalid attribute `predicate` in property conversion: "eq"}}
llvm.func @f(%a: i32) { %0 = "llvm.icmp"(%a, %a) <{predicate = "eq"}> : (i32, i32) -> i1 llvm.return }

// -----

// expected-error@+1 {{invalid properties {fastmathFlags = "eq"} for op llvm.fadd: Invalid attribute `fastmathFlags` in property conversion: "eq"}}
llvm.func @f(%a: f32) { %0 = "llvm.fadd"(%a, %a) <{fastmathFlags = "eq"}> : (f32, f32) -> f32 llvm.return }

// -----

// expected-error@+1 {{invalid properties {CConv = 3 : i64, function_type = !llvm.func<void ()>, sym_name = "f"} for op llvm.func: Invalid attribute `CConv` in property conversion: 3 : i64}}
"llvm.func"() <{CConv = 3, sym_name = "f", function_type = !llvm.func<void ()>}> ({}) : () -> ()

// -----

// expected-error@+1 {{invalid properties {function_type = !llvm.func<void ()>, sym_name = 3 : i64} for op llvm.func: Invalid attribute `sym_name` in property conversion: 3 : i64}}
"llvm.func"() <{sym_name = 3, function_type = !llvm.func<void ()>}> ({}) : () -> ()

// -----

// expected-error@+1 {{invalid properties {function_type = 3 : i64, sym_name = "a"} for op llvm.func: Invalid attribute `function_type` in property conversion: 3 : i64}}
"llvm.func"() <{sym_name = "a", function_type = 3}> ({}) : () -> ()

// -----

// expected-error@+1 {{invalid properties {function_type = !llvm.func<void ()>, linkage = 10 : i64, sym_name = "a"} for op llvm.func: Invalid attribute `linkage` in property conversion: 10 : i64}}
"llvm.func"() <{sym_name = "a", function_type = !llvm.func<void ()>, linkage = 10 : i64}> ({}) : () -> ()

// -----

// expected-error@+1 {{invalid properties {alignment = "b", function_type = !llvm.func<void ()>, sym_name = "a"} for op llvm.func: Invalid attribute `alignment` in property conversion: "b"}}
"llvm.func"() <{sym_name = "a", function_type = !llvm.func<void ()>, alignment = "b"}> ({}) : () -> ()

// -----

// expected-error@+1 {{invalid properties {function_type = !llvm.func<void ()>, passthrough = 3 : i64, sym_name = "a"} for op llvm.func: Invalid attribute `passthrough` in property conversion: 3 : i64}}
"llvm.func"() <{sym_name = "a", function_type = !llvm.func<void ()>, passthrough = 3}> ({}) : () -> ()

// -----

// expected-error@+1 {{invalid properties {comdat = 3 : i64, function_type = !llvm.func<void ()>, sym_name = "a"} for op llvm.func: Invalid attribute `comdat` in property conversion: 3 : i64}}
"llvm.func"() <{sym_name = "a", function_type = !llvm.func<void ()>, comdat = 3}> ({}) : () -> ()

// -----

// expected-error@+1 {{invalid properties {function_type = !llvm.func<void ()>, personality = @a::@b, sym_name = "a"} for op llvm.func: Invalid attribute `personality` in property conversion: @a::@b}}
"llvm.func"() <{sym_name = "a", function_type = !llvm.func<void ()>, personality = @a::@b}> ({}) : () -> ()

// -----

// expected-error@+1 {{invalid properties {function_type = !llvm.func<void ()>, no_inline = 3 : i64, sym_name = "a"} for op llvm.func: Invalid attribute `no_inline` in property conversion: 3 : i64}}
"llvm.func"() <{sym_name = "a", function_type = !llvm.func<void ()>, no_inline = 3}> ({}) : () -> ()

// -----

// expected-error@+1 {{invalid properties {overflowFlags = "x"} for op arith.addi: Invalid attribute `overflowFlags` in property conversion: "x"}}
func.func @f(%a: i32) { %0 = "arith.addi"(%a, %a) <{overflowFlags = "x"}> : (i32, i32) -> i32 return }

// -----

// expected-error@+1 {{invalid properties {predicate = "x"} for op arith.cmpi: Invalid attribute `predicate` in property conversion: "x"}}
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) <{predicate = "x"}> : (i32, i32) -> i1 return }

// -----

// expected-error@+1 {{invalid properties {predicate = 11 : i64} for op arith.cmpi: Invalid attribute `predicate` in property conversion: 11 : i64}}
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) <{predicate = 11 : i64}> : (i32, i32) -> i1 return }

// -----

// expected-error@+1 {{'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
func.func @f(%a: i32) { %0 = "arith.cmpi"(%a, %a) {predicate = 11 : i64} : (i32, i32) -> i1 return }

// -----

// expected-error@+1 {{invalid properties {msg = 3 : i64} for op cf.assert: Invalid attribute `msg` in property conversion: 3 : i64}}
func.func @f(%c: i1) { "cf.assert"(%c) <{msg = 3}> : (i1) -> () return }

// -----

// expected-error@+1 {{invalid properties {branch_weights = 3 : i64, operandSegmentSizes = array<i32: 1, 0, 0>} for op cf.cond_br: Invalid attribute `branch_weights` in property conversion: 3 : i64}}
func.func @f(%c: i1) { "cf.cond_br"(%c)[^bb1, ^bb1] <{branch_weights = 3, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () ^bb1: return }

// -----

// expected-error@+1 {{invalid properties {branch_weights = 3 : i64} for op cf.cond_br: Invalid attribute `branch_weights` in property conversion: 3 : i64}}
func.func @f(%c: i1) { "cf.cond_br"(%c)[^bb1, ^bb1] <{branch_weights = 3}> : (i1) -> () ^bb1: return }

// -----

// expected-error@+1 {{invalid properties {pred = 3 : i64} for op index.cmp: Invalid attribute `pred` in property conversion: 3 : i64}}
func.func @f() { %0 = "index.cmp"() <{pred = 3}> : () -> i1 return }

// -----

// expected-error@+1 {{invalid properties {value = 3 : i32} for op index.bool.constant: Invalid attribute `value` in property conversion: 3 : i32}}
func.func @f() { %0 = "index.bool.constant"() <{value = 3 : i32}> : () -> i1 return }

// -----

// expected-error@+1 {{invalid properties {value = 3 : i32} for op complex.constant: Invalid attribute `value` in property conversion: 3 : i32}}
func.func @f() { %0 = "complex.constant"() <{value = 3 : i32}> : () -> complex<f32> return }

// -----

// expected-error@+1 {{invalid properties {function_type = () -> (), sym_name = 3 : i64} for op func.func: Invalid attribute `sym_name` in property conversion: 3 : i64}}
"func.func"() <{sym_name = 3, function_type = () -> ()}> ({}) : () -> ()

// -----

// expected-error@+1 {{invalid properties {function_type = () -> (), sym_name = "x", sym_visibility = 3 : i64} for op func.func: Invalid attribute `sym_visibility` in property conversion: 3 : i64}}
"func.func"() <{sym_name = "x", function_type = () -> (), sym_visibility = 3}> ({}) : () -> ()

// -----

// expected-error@+1 {{invalid properties {arg_attrs = {}, function_type = (i32) -> (), sym_name = "x", sym_visibility = "private"} for op func.func: Invalid attribute `arg_attrs` in property conversion: {}}}
"func.func"() <{sym_name = "x", function_type = (i32) -> (), sym_visibility = "private", arg_attrs = {}}> ({}) : () -> ()

// -----

// expected-error@+1 {{invalid properties {callee = "x"} for op func.call: Invalid attribute `callee` in property conversion: "x"}}
"func.call"() <{callee = "x"}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {callee = @x::@y} for op func.call: Invalid attribute `callee` in property conversion: @x::@y}}
func.func @f() { "func.call"() <{callee = @x::@y}> : () -> () return }

// -----

// expected-error@+1 {{'func.call' op requires attribute 'callee'}}
func.func @f() { "func.call"() : () -> () return }

// -----

// expected-error@+1 {{invalid properties {value = 3 : i64} for op func.constant: Invalid attribute `value` in property conversion: 3 : i64}}
func.func @f() { %0 = "func.constant"() <{value = 3}> : () -> (() -> ()) return }

// -----

// expected-error@+1 {{invalid properties {name = 3 : i64} for op memref.get_global: Invalid attribute `name` in property conversion: 3 : i64}}
func.func @f() { %0 = "memref.get_global"() <{name = 3}> : () -> memref<i32> return }

// -----

// expected-error@+1 {{invalid properties {sym_name = "x", type = 3 : i64} for op memref.global: Invalid attribute `type` in property conversion: 3 : i64}}
"memref.global"() <{sym_name = "x", type = 3}> : () -> ()

// -----

// expected-error@+1 {{invalid properties {constant = 3 : i64, sym_name = "x", type = memref<2xi32>} for op memref.global: Invalid attribute `constant` in property conversion: 3 : i64}}
"memref.global"() <{sym_name = "x", type = memref<2xi32>, constant = 3}> : () -> ()

// -----

// expected-error@+1 {{'arith.addi' op attribute 'overflowFlags' failed to satisfy constraint: Integer overflow arith flags}}
func.func @f(%a: i32) { %0 = "arith.addi"(%a, %a) {overflowFlags = #llvm.fastmath<none>} : (i32, i32) -> i32 return }

// -----

// expected-error@+1 {{invalid properties {tag = #llvm.linkage<external>} for op llvm.blocktag: Invalid attribute `tag` in property conversion: #llvm.linkage<external>}}
llvm.func @f() { "llvm.blocktag"() <{tag = #llvm.linkage<external>}> : () -> () llvm.return }

// -----

// expected-error@+1 {{'llvm.call' op 'op_bundle_sizes' attribute cannot have negative elements}}
llvm.func @f(%a: i32) { "llvm.call"(%a) <{callee = @f, op_bundle_sizes = array<i32: -1, 2147483647>, op_bundle_tags = ["a", "b"], operandSegmentSizes = array<i32: 0, 1>}> : (i32) -> () llvm.return }
