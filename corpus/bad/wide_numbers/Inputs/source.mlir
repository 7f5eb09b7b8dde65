// Integers of many widths; lowered by hand in ../*.mlir and ../../../proved/wide_numbers.

func.func @product(%a: i128, %b: i128) -> (i128, i128) {
  %l, %h = arith.mulsi_extended %a, %b : i128
  return %l, %h : i128, i128
}

func.func @sum(%a: i128, %b: i128) -> i128 {
  %c = arith.addi %a, %b : i128
  return %c : i128
}

func.func @third(%a: i128) -> i128 {
  %k = arith.constant 3 : i128
  %c = arith.divui %a, %k : i128
  return %c : i128
}

func.func @carry(%a: i65, %b: i65) -> (i65, i1) {
  %s, %o = arith.addui_extended %a, %b : i65, i1
  return %s, %o : i65, i1
}

func.func @up(%a: i128, %b: i128) -> i128 {
  %r = arith.ceildivsi %a, %b : i128
  return %r : i128
}

func.func @up_odd(%a: i33, %b: i33) -> i33 {
  %r = arith.ceildivui %a, %b : i33
  return %r : i33
}

func.func @rest(%a: i64, %b: i64) -> i64 {
  %r = arith.remsi %a, %b : i64
  return %r : i64
}

func.func @cut(%a: i64) -> i32 {
  %r = arith.trunci %a overflow<nsw> : i64 to i32
  return %r : i32
}

func.func @widen(%a: i8) -> i32 {
  %r = arith.extui %a : i8 to i32
  return %r : i32
}

func.func @bits(%a: i8, %b: i8) -> i8 {
  %r = arith.ori %a, %b : i8
  return %r : i8
}

func.func @from_32(%a: i32) -> index {
  %r = arith.index_castui %a : i32 to index
  return %r : index
}
