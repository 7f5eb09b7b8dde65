// Structured control flow and affine expressions that are not well-formed: each error has its place.
//
// RUN: lower-mlir --no-passes --split-input-file --verify-diagnostics %s

func.func @ends_otherwise(%b: i1) {
  // expected-error@+1 {{'scf.if' op expects regions to end with 'scf.yield', found 'ub.unreachable'}}
  "scf.if"(%b) ({
    ub.unreachable
  }, {}) : (i1) -> ()
  return
}

// -----

func.func @yields_other_types(%b: i1, %x: i32, %y: f32) -> i32 {
  // expected-error@+1 {{along control flow edge from Operation scf.yield to parent: the types of what is yielded are not those of the results}}
  %r = scf.if %b -> (i32) {
    scf.yield %y : f32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}

// -----

func.func @no_else(%b: i1, %x: i32) -> i32 {
  // expected-error@+1 {{'scf.if' op must have an else block if defining values}}
  %r = scf.if %b -> (i32) {
    scf.yield %x : i32
  }
  return %r : i32
}

// -----

func.func @signed_bounds(%x: si32) {
  // expected-error@+1 {{'scf.for' op operand #0 must be signless integer or index, but got 'si32'}}
  "scf.for"(%x, %x, %x) ({
  ^bb0(%i: si32):
    "scf.yield"() : () -> ()
  }) : (si32, si32, si32) -> ()
  return
}

// -----

func.func @carries_nothing(%n: index, %x: i32) {
  // expected-error@+1 {{'scf.for' op mismatch in number of loop-carried values and defined values}}
  "scf.for"(%n, %n, %n, %x) ({
  ^bb0(%i: index, %a: i32):
    "scf.yield"(%a) : (i32) -> ()
  }) : (index, index, index, i32) -> ()
  return
}

// -----

func.func @other_variable(%n: index) {
  // expected-error@+1 {{'scf.for' op expected induction variable to be same type as bounds and step}}
  "scf.for"(%n, %n, %n) ({
  ^bb0(%i: i32):
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
  return
}

// -----

func.func @carries_other_types(%n: index, %x: i32) -> f32 {
  // expected-error@+1 {{'scf.for' op types mismatch between 0th iter operand and defined value}}
  %r = "scf.for"(%n, %n, %n, %x) ({
  ^bb0(%i: index, %a: f32):
    "scf.yield"(%a) : (f32) -> ()
  }) : (index, index, index, i32) -> f32
  return %r : f32
}

// -----

func.func @no_condition(%b: i1) {
  // expected-error@+1 {{'scf.while' op expects the 'before' region to terminate with 'scf.condition'}}
  "scf.while"() ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @no_yield(%b: i1) {
  // expected-error@+1 {{'scf.while' op expects the 'after' region to terminate with 'scf.yield'}}
  "scf.while"() ({
    "scf.condition"(%b) : (i1) -> ()
  }, {
    "scf.condition"(%b) : (i1) -> ()
  }) : () -> ()
  return
}

// -----

func.func @edges_differ(%b: i1, %x: i32) {
  // expected-error@+1 {{'scf.while' op the types along its control flow edges are not the same}}
  "scf.while"(%x) ({
  ^bb0(%a: i32):
    "scf.condition"(%b, %a) : (i1, i32) -> ()
  }, {
    "scf.yield"(%x) : (i32) -> ()
  }) : (i32) -> ()
  return
}

// -----

func.func @too_few_cases(%i: index) {
  // expected-error@+1 {{'scf.index_switch' op has 1 case regions but 2 case values}}
  "scf.index_switch"(%i) <{cases = array<i64: 1, 2>}> ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : (index) -> ()
  return
}

// -----

func.func @same_case(%i: index) {
  // expected-error@+1 {{'scf.index_switch' op has duplicate case value: 7}}
  scf.index_switch %i
  case 7 {
    scf.yield
  }
  case 7 {
    scf.yield
  }
  default {
    scf.yield
  }
  return
}

// -----

func.func @stray_yield() {
  // expected-error@+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
  scf.yield
}

// -----

func.func @stray_condition(%b: i1) {
  // expected-error@+1 {{'scf.condition' op expects parent op 'scf.while'}}
  scf.condition(%b)
}

// -----

func.func @empty_region() {
  // expected-error@+1 {{'scf.execute_region' op region needs to have at least one block}}
  "scf.execute_region"() ({
  }) : () -> ()
  return
}

// -----

func.func @two_blocks(%b: i1) {
  // expected-error@+1 {{'scf.if' op expects region #0 to have 0 or 1 blocks}}
  "scf.if"(%b) ({
    cf.br ^bb1
  ^bb1:
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  return
}

// -----

func.func @with_argument(%b: i1) {
  // expected-error@+1 {{'scf.if' op region #0 should have no arguments}}
  "scf.if"(%b) ({
  ^bb0(%x: i32):
    "scf.yield"() : () -> ()
  }, {
  }) : (i1) -> ()
  return
}

// -----

func.func @two_values(%i: index) -> index {
  // expected-error@+1 {{'affine.apply' op mapping must produce one value}}
  %r = affine.apply affine_map<(d0) -> (d0, d0)>(%i)
  return %r : index
}

// -----

func.func @no_values(%i: index) -> index {
  // expected-error@+1 {{'affine.min' op affine map expect at least one result}}
  %r = affine.min affine_map<(d0) -> ()>(%i)
  return %r : index
}

// -----

func.func @operands_missing(%i: index) -> index {
  // expected-error@+1 {{'affine.apply' op operand count and affine map dimension and symbol count must match}}
  %r = "affine.apply"(%i) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index) -> index
  return %r : index
}

// -----

func.func @symbol_missing(%i: index) -> index {
  // expected-error@+1 {{dimension or symbol index mismatch}}
  %r = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)
  return %r : index
}

// -----

func.func @no_map(%i: index) -> index {
  // expected-error@+1 {{expected an affine map}}
  %r = affine.apply 3(%i)
  return %r : index
}

// -----

func.func @inits_missing(%b: i1, %x: i32) {
  // expected-error@+1 {{expected as many input types as operands (expected 1 got 2)}}
  scf.while (%a = %x) : (i32, i32) -> () {
    scf.condition(%b)
  } do {
    scf.yield
  }
  return
}

// -----

func.func @iter_types_missing(%n: index, %x: i32) {
  // expected-error@+1 {{mismatch in number of loop-carried values and defined values}}
  scf.for %i = %n to %n step %n iter_args(%a = %x) -> (i32, i32) {
    scf.yield %a : i32
  }
  return
}
