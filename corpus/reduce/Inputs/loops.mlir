func.func @counted(%a: index, %x: f16) -> f16 {
  %0:2 = scf.for %i = %a to %a step %a iter_args(%q = %x, %r = %x) -> (f16, f16) {
    %s = arith.addf %q, %r : f16
    scf.yield %s, %x : f16, f16
  }
  return %0#1 : f16
}
func.func @tested(%a: index, %x: f16) -> f16 {
  %0:2 = scf.while (%p = %x, %n = %a, %u = %a) : (f16, index, index) -> (f16, index) {
    %c = arith.cmpi slt, %n, %u : index
    scf.condition(%c) %p, %n : f16, index
  } do {
  ^bb0(%q: f16, %m: index):
    %s = arith.addf %q, %x : f16
    %k = arith.addi %m, %a : index
    scf.yield %s, %k, %m : f16, index, index
  }
  return %0#0 : f16
}
func.func @mapped(%a: index, %x: f16) -> f16 {
  %0:2 = affine.for %i = 0 to %a iter_args(%q = %x, %r = %x) -> (f16, f16) {
    %s = arith.addf %q, %r : f16
    affine.yield %s, %x : f16, f16
  }
  return %0#1 : f16
}
