// Loops, conditions and accesses of affine, and scf.parallel, that are not well-formed: each error has its place, and is the one of
// mlir-opt 22.
//
// RUN: lower-mlir --no-passes --split-input-file --verify-diagnostics %s

func.func @rank(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{'affine.load' op affine map num results must equal memref rank}}
  %x = affine.load %m[%n, %n] : memref<?xf32>
  return
}

// -----

func.func @no_dim(%m: memref<?xf32>, %n: index, %p: memref<index>) {
  affine.for %i = 0 to 10 {
    %l = memref.load %p[] : memref<index>
    // expected-error@+1 {{'affine.load' op operand cannot be used as a dimension id}}
    %x = affine.load %m[%l] : memref<?xf32>
  }
  return
}

// -----

func.func @dim_as_symbol(%m: memref<?xf32>, %n: index, %p: memref<index>) {
  affine.for %i = 0 to 10 {
    // expected-error@+1 {{'affine.load' op operand cannot be used as a symbol}}
    %x = affine.load %m[symbol(%i)] : memref<?xf32>
  }
  return
}

// -----

func.func @bound(%m: memref<?xf32>, %n: index, %p: memref<index>) {
  affine.for %i = 0 to 10 {
    %l = memref.load %p[] : memref<index>
    // expected-error@+1 {{'affine.for' op operand cannot be used as a symbol}}
    affine.for %j = 0 to %l {
    }
  }
  return
}

// -----

func.func @condition(%m: memref<?xf32>, %n: index, %p: memref<index>) {
  affine.for %i = 0 to 10 {
    // expected-error@+1 {{'affine.if' op operand cannot be used as a symbol}}
    affine.if affine_set<()[s0] : (s0 >= 0)>()[%i] {
    }
  }
  return
}

// -----

func.func @no_values(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
  %r = affine.for %i = 0 to 10 iter_args(%a = %n) -> (index) {
  }
  return
}

// -----

func.func @other_types(%m: memref<?xf32>, %n: index) {
  %r = affine.for %i = 0 to 10 iter_args(%a = %n) -> (index) {
    %c = arith.constant 1 : i32
    // expected-error@+1 {{'affine.yield' op types mismatch between yield op and its parent}}
    affine.yield %c : i32
  }
  return
}

// -----

func.func @step_down(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{expected step to be representable as a positive signed integer}}
  affine.for %i = 0 to 10 step -1 {
  }
  return
}

// -----

func.func @several(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{upper loop bound affine map with multiple results requires 'min' prefix}}
  affine.for %i = 0 to affine_map<(d0)->(d0,d0)>(%n) {
  }
  return
}

// -----

func.func @operands(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{dim operand count and affine map dim count must match}}
  affine.for %i = 0 to affine_map<(d0)->(d0)>(%n, %n) {
  }
  return
}

// -----

func.func @no_else(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{'affine.if' op must have an else block if defining values}}
  %r = affine.if affine_set<(d0) : (d0 >= 0)>(%n) -> index {
    affine.yield %n : index
  }
  return
}

// -----

func.func @set_operands(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{dim operand count and integer set dim count must match}}
  affine.if affine_set<(d0) : (d0 >= 0)>() {
  }
  return
}

// -----

func.func @no_set(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{invalid kind of attribute specified}}
  affine.if affine_map<(d0) -> (d0)>(%n) {
  }
  return
}

// -----

func.func @prefetch_rank(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{'affine.prefetch' op affine.prefetch affine map num results must equal memref rank}}
  affine.prefetch %m[%n, %n], read, locality<3>, data : memref<?xf32>
  return
}

// -----

func.func @hint(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{'affine.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  affine.prefetch %m[%n], read, locality<4>, data : memref<?xf32>
  return
}

// -----

func.func @specifier(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{rw specifier has to be 'read' or 'write'}}
  affine.prefetch %m[%n], foo, locality<4>, data : memref<?xf32>
  return
}

// -----

func.func @yield_alone(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{'affine.yield' op only terminates affine.if/for/parallel regions}}
  affine.yield
}

// -----

func.func @counts(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{'affine.parallel' op the number of region arguments (1) and the number of map groups for lower and upper bound, and the number of steps (1) must all match}}
  affine.parallel (%i) = (0) to (10, 20) {
  }
  return
}

// -----

func.func @reduction(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{invalid reduction value: "foo"}}
  affine.parallel (%i) = (0) to (10) reduce ("foo") -> (f32) {
  }
  return
}

// -----

func.func @nothing_reduced(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
  %r = affine.parallel (%i) = (0) to (10) reduce ("addf") -> (f32) {
  }
  return
}

// -----

func.func @reduced_type(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %r = affine.parallel (%i) = (0) to (10) reduce ("addf") -> (i32) {
    %c = arith.constant 1 : i32
    affine.yield %c : i32
  }
  return
}

// -----

func.func @steps(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{'affine.parallel' op the number of region arguments (1) and the number of map groups for lower and upper bound, and the number of steps (2) must all match}}
  affine.parallel (%i) = (0) to (10) step (1, 2) {
  }
  return
}

// -----

func.func @apply_symbol(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    // expected-error@+1 {{dimensional operand cannot be used as a symbol}}
    %k = affine.apply affine_map<()[s0] -> (s0)>()[%i]
  }
  return
}

// -----

func.func @vector_element(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{'affine.vector_load' op requires memref and vector types of the same elemental type}}
  %k = affine.vector_load %m[%n] : memref<?xf32>, vector<4xi32>
  return
}

// -----

func.func @product(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
  %k = affine.load %m[%n * %n] : memref<?xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @no_index(%m: memref<?xf32>, %n: i32) {
  // expected-error@+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  %k = affine.load %m[%n] : memref<?xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @stored(%m: memref<?xf32>, %n: index, %v: vector<2xf32>) {
  // expected-error@+1 {{use of value '%v' expects different type than prior uses: 'f32' vs 'vector<2xf32>'}}
  affine.store %v, %m[%n] : memref<?xf32>
  return
}

// -----

func.func @nothing_handed_out(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{'scf.parallel' op expects number of results: 0 to be the same as number of reductions: 1}}
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    %c = arith.constant 1 : i32
    scf.reduce(%c : i32) {
      ^bb0(%a : i32, %b: i32):
       scf.reduce.return %a : i32
    }
  }
  return
}

// -----

func.func @nothing_handed_in(%m: memref<?xf32>, %n: index, %c : i32) {
  // expected-error@+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of reductions: 0}}
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%c) -> i32 {
  }
  return
}

// -----

func.func @reduction_arguments(%m: memref<?xf32>, %n: index, %c : i32) {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%c) -> i32 {
    // expected-error@+1 {{'scf.reduce' op expected two block arguments with type 'i32' in the 0-th reduction region}}
    scf.reduce(%c : i32) {
      ^bb0(%a : i32):
       scf.reduce.return %a : i32
    }
  }
  return
}

// -----

func.func @reduction_type(%m: memref<?xf32>, %n: index, %c : i32) {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%c) -> i32 {
    scf.reduce(%c : i32) {
      ^bb0(%a : i32, %b: i32):
       // expected-error@+1 {{'scf.reduce.return' op must have type 'i32' (the type of the reduction inputs)}}
       scf.reduce.return %n : index
    }
  }
  return
}

// -----

func.func @no_step(%m: memref<?xf32>, %n: index, %c : i32) {
  %z = arith.constant 0 : index
  // expected-error@+1 {{'scf.parallel' op constant step operand must be positive}}
  scf.parallel (%i) = (%n) to (%n) step (%z) {
    scf.reduce
  }
  return
}

// -----

func.func @reduce_alone(%m: memref<?xf32>, %n: index, %c : i32) {
  // expected-error@+1 {{'scf.reduce' op expects parent op 'scf.parallel'}}
  scf.reduce
}

// -----

func.func @unended(%m: memref<?xf32>, %n: index, %c : i32) {
  // expected-error@+1 {{block with no terminator, has affine.parallel}}
  affine.parallel () = () to () step () {
  }
}

// -----

func.func @generic(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{'affine.load' op expects as many subscripts as affine map inputs}}
  %x = "affine.load"(%m, %n) <{map = affine_map<(d0, d1) -> (d0)>}> : (memref<?xf32>, index) -> f32
  return
}

// -----

func.func @generic_for(%n: index) {
  // expected-error@+1 {{'affine.for' op operand count and affine map dimension and symbol count must match}}
  "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  return
}

// -----

func.func @generic_for_args(%n: index) {
  // expected-error@+1 {{'affine.for' op expected body to have a single index argument for the induction variable}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @generic_for_results(%n: index) {
  // expected-error@+1 {{'affine.for' op mismatch between the number of loop-carried values and results}}
  "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index, %a: index):
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  return
}

// -----

func.func @generic_for_block(%n: index) {
  // expected-error@+1 {{'affine.for' op mismatch between the number of basic block args and results}}
  %r = "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    "affine.yield"(%i) : (index) -> ()
  }) : (index) -> index
  return
}

// -----

func.func @generic_for_types(%n: index) {
  // expected-error@+1 {{'affine.for' op types mismatch between 0th iter operand and defined value}}
  %r = "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 1>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index, %a: i32):
    "affine.yield"(%i) : (index) -> ()
  }) : (index) -> index
  return
}

// -----

func.func @no_bound(%n: index) {
  // expected-error@+1 {{'affine.for' op expected a lower bound map with at least one result}}
  affine.for %i = max affine_map<() -> ()>() to 4 {
  }
  return
}

// -----

func.func @generic_if(%n: index) {
  // expected-error@+1 {{'affine.if' op operand count and condition integer set dimension and symbol count must match}}
  "affine.if"(%n) <{condition = affine_set<() : (0 == 0)>}> ({
    "affine.yield"() : () -> ()
  }, {}) : (index) -> ()
  return
}

// -----

func.func @generic_end(%b: i1, %n: index) {
  // expected-error@+1 {{'affine.if' op expects regions to end with 'affine.yield', found 'ub.unreachable'}}
  "affine.if"() <{condition = affine_set<() : (0 == 0)>}> ({
    ub.unreachable
  }, {}) : () -> ()
  return
}

// -----

func.func @generic_parallel(%n: index) {
  // expected-error@+1 {{'affine.parallel' op operand count and affine map dimension and symbol count must match}}
  "affine.parallel"(%n) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : (index) -> ()
  return
}

// -----

func.func @generic_reductions(%n: index) {
  // expected-error@+1 {{'affine.parallel' op a reduction must be specified for each output}}
  %r = "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    "affine.yield"(%i) : (index) -> ()
  }) : () -> index
  return
}

// -----

func.func @no_map(%n: index) {
  // expected-error@+1 {{invalid properties {lowerBoundMap = 3 : i32, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>} for op affine.for: Invalid attribute `lowerBoundMap` in property conversion: 3 : i32}}
  "affine.for"() <{lowerBoundMap = 3 : i32, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (4)>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @no_set_attribute(%n: index) {
  // expected-error@+1 {{invalid properties {condition = affine_map<() -> (4)>} for op affine.if: Invalid attribute `condition` in property conversion: affine_map<() -> (4)>}}
  "affine.if"() <{condition = affine_map<() -> (4)>}> ({
    "affine.yield"() : () -> ()
  }, {}) : () -> ()
  return
}

// -----

func.func @bound_kind(%n: index) {
  // expected-error@+1 {{expected valid affine map representation for loop bounds}}
  affine.for %i = affine_set<() : (0 == 0)>() to 4 {
  }
  return
}

// -----

func.func @cache(%m: memref<?xf32>, %n: index) {
  // expected-error@+1 {{cache type has to be 'data' or 'instr'}}
  affine.prefetch %m[%n], read, locality<2>, both : memref<?xf32>
  return
}

// -----

func.func @bound_symbols(%n: index) {
  // expected-error@+1 {{symbol operand count and affine map symbol count must match}}
  affine.for %i = affine_map<()[s0] -> (s0)>() to 4 {
  }
  return
}

// -----

func.func @condition_symbols(%n: index) {
  // expected-error@+1 {{symbol operand count and integer set symbol count must match}}
  affine.if affine_set<()[s0] : (s0 == 0)>() {
  }
  return
}

// -----

func.func @word(%n: index) {
  // expected-error@+1 {{expected a string}}
  affine.parallel (%i) = (0) to (4) reduce (addf) {
  }
  return
}

// -----

func.func @loops_of_scf() {
  // expected-error@+1 {{'scf.parallel' op needs at least one tuple element for lowerBound, upperBound and step}}
  scf.parallel () = () to () step () {
  }
  return
}

// -----

func.func @bounds_of_scf(%n: index) {
  // expected-error@+1 {{'scf.parallel' op expects the same number of lower bounds, upper bounds and steps}}
  scf.parallel (%i) = (%n) to (%n, %n) step (%n) {
  }
  return
}

// -----

func.func @counters_of_scf(%n: index) {
  // expected-error@+1 {{'scf.parallel' op expects the same number of induction variables: 2 as bound and step values: 1}}
  scf.parallel (%i, %j) = (%n) to (%n) step (%n) {
  }
  return
}

// -----

func.func @counter_of_scf(%n: index) {
  // expected-error@+1 {{'scf.parallel' op expects arguments for the induction variable to be of index type}}
  "scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: i32):
    "scf.reduce"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @end_of_scf(%n: index) {
  // expected-error@+1 {{'scf.parallel' op expects body to terminate with 'scf.reduce'}}
  scf.parallel (%i) = (%n) to (%n) step (%n) {
    ub.unreachable
  }
  return
}

// -----

func.func @inits_of_scf(%n: index, %x: f32) {
  // expected-error@+1 {{'scf.parallel' op expects number of results: 1 to be the same as number of initial values: 0}}
  %r = "scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: index):
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }) : (index, index, index) -> f32
  return
}

// -----

func.func @types_of_scf(%n: index, %x: f32, %k: i32) {
  // expected-error@+1 {{'scf.parallel' op expects type of 0-th result, initial value and reduction to be the same}}
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%k) -> i32 {
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}

// -----

func.func @regions_of_scf(%n: index, %x: f32) {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    // expected-error@+1 {{'scf.reduce' op expects number of operands: 1 to be the same as number of regions: 0}}
    "scf.reduce"(%x) : (f32) -> ()
  }
  return
}

// -----

func.func @end_of_reduction(%n: index, %x: f32) {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    // expected-error@+1 {{'scf.reduce' op 0-th reduction region should be terminated with a 'scf.reduce.return' op}}
    scf.reduce(%x : f32) {
    ^bb0(%a: f32, %b: f32):
      ub.unreachable
    }
  }
  return
}

// -----

func.func @return_alone(%x: f32) {
  // expected-error@+1 {{'scf.reduce.return' op expects parent op 'scf.reduce'}}
  scf.reduce.return %x : f32
}
