func.func @floor(%n: i16, %m: i16) -> i16 {
  %r = arith.floordivsi %n, %m : i16
  return %r : i16
}

func.func @quotient(%n: i8, %m: i8) -> i8 {
  %r = arith.divui %n, %m : i8
  return %r : i8
}

func.func @remainder(%n: i24, %m: i24) -> i24 {
  %r = arith.remsi %n, %m : i24
  return %r : i24
}
