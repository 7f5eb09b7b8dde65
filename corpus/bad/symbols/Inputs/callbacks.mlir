func.func private @ext(() -> i32) -> i32

func.func private @one() -> i32 {
  %c = arith.constant 1 : i32
  return %c : i32
}

func.func @f() -> i32 {
  %a = func.constant @one : () -> i32
  %r = func.call @ext(%a) : (() -> i32) -> i32
  return %r : i32
}
