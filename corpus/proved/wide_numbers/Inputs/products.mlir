func.func @signed_8(%x: i8, %y: i8) -> (i8, i8) {
  %low, %high = arith.mulsi_extended %x, %y : i8
  return %low, %high : i8, i8
}

func.func @unsigned_8(%x: i8, %y: i8) -> (i8, i8) {
  %low, %high = arith.mului_extended %x, %y : i8
  return %low, %high : i8, i8
}

func.func @signed_32(%x: i32, %y: i32) -> (i32, i32) {
  %low, %high = arith.mulsi_extended %x, %y : i32
  return %low, %high : i32, i32
}

func.func @unsigned_32(%x: i32, %y: i32) -> (i32, i32) {
  %low, %high = arith.mului_extended %x, %y : i32
  return %low, %high : i32, i32
}

func.func @signed_64(%x: i64, %y: i64) -> (i64, i64) {
  %low, %high = arith.mulsi_extended %x, %y : i64
  return %low, %high : i64, i64
}

func.func @unsigned_64(%x: i64, %y: i64) -> (i64, i64) {
  %low, %high = arith.mului_extended %x, %y : i64
  return %low, %high : i64, i64
}
