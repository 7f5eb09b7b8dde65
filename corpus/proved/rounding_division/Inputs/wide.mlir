func.func @floor_64(%n: i64, %m: i64) -> i64 {
  %q = arith.floordivsi %n, %m : i64
  return %q : i64
}

func.func @ceil_64(%n: i64, %m: i64) -> i64 {
  %q = arith.ceildivsi %n, %m : i64
  return %q : i64
}

func.func @floor_128(%n: i128, %m: i128) -> i128 {
  %q = arith.floordivsi %n, %m : i128
  return %q : i128
}

func.func @ceil_128(%n: i128, %m: i128) -> i128 {
  %q = arith.ceildivsi %n, %m : i128
  return %q : i128
}

func.func @masked(%n: i128, %m: i128) -> i128 {
  %last = arith.constant 127 : i128
  %signs = arith.shrsi %n, %last : i128
  %masked = arith.andi %signs, %m : i128
  return %masked : i128
}
