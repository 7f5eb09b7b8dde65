// Branches, switches, assertions.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @addi_i1(%f: i1, %a: i32) -> i32 {
  cf.switch %f : i1, [
    default: ^bb1(%a : i32),
    0: ^bb2(%a : i32),
    1: ^bb1(%a : i32)
  ]
  ^bb1(%x: i32):
  return %x : i32
  ^bb2(%y: i32):
  %z = arith.addi %y, %y : i32
  return %z : i32
}

func.func @switch_i1(%f: i1) {
  cf.switch %f : i1, [
    default: ^bb1
  ]
  ^bb1:
  return
}

func.func @addi_i8(%f: i8, %a: i32) -> i32 {
  cf.switch %f : i8, [
    default: ^bb1(%a : i32),
    0: ^bb2(%a : i32),
    1: ^bb1(%a : i32)
  ]
  ^bb1(%x: i32):
  return %x : i32
  ^bb2(%y: i32):
  %z = arith.addi %y, %y : i32
  return %z : i32
}

func.func @switch_i8(%f: i8) {
  cf.switch %f : i8, [
    default: ^bb1
  ]
  ^bb1:
  return
}

func.func @addi_i32(%f: i32, %a: i32) -> i32 {
  cf.switch %f : i32, [
    default: ^bb1(%a : i32),
    0: ^bb2(%a : i32),
    1: ^bb1(%a : i32)
  ]
  ^bb1(%x: i32):
  return %x : i32
  ^bb2(%y: i32):
  %z = arith.addi %y, %y : i32
  return %z : i32
}

func.func @switch_i32(%f: i32) {
  cf.switch %f : i32, [
    default: ^bb1
  ]
  ^bb1:
  return
}

func.func @addi_i64(%f: i64, %a: i32) -> i32 {
  cf.switch %f : i64, [
    default: ^bb1(%a : i32),
    0: ^bb2(%a : i32),
    1: ^bb1(%a : i32)
  ]
  ^bb1(%x: i32):
  return %x : i32
  ^bb2(%y: i32):
  %z = arith.addi %y, %y : i32
  return %z : i32
}

func.func @switch_i64(%f: i64) {
  cf.switch %f : i64, [
    default: ^bb1
  ]
  ^bb1:
  return
}

func.func @assert_i1(%c: i1) {
  cf.assert %c, "oops"
  cf.assert %c, "oops"
  cf.assert %c, "other\0A"
  cf.assert %c, ""
  return
}

func.func @cond_br_i1(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
  ^bb1(%x: i32):
  return %x : i32
}

func.func @cond_br_i1_1(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c weights([3, 5]), ^bb1(%a : i32), ^bb2
  ^bb1(%x: i32):
  return %x : i32
  ^bb2:
  cf.br ^bb1(%b : i32)
}

func.func @constant_index(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^h(%c0, %c0 : index, index)
  ^h(%i: index, %s: index):
  %p = arith.cmpi slt, %i, %n : index
  cf.cond_br %p, ^b, ^e
  ^b:
  %t = arith.addi %s, %i : index
  %k = arith.addi %i, %c1 : index
  cf.br ^h(%k, %t : index, index)
  ^e:
  return %s : index
}
