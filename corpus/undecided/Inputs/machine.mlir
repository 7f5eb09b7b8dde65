// What is passed in which registers follows from the machine that a function is made for.

func.func private @other(f64) -> f64

func.func @second(%x: f64, %y: f64) -> f64 {
  return %y : f64
}

func.func @called(%x: f64) -> f64 {
  %r = call @other(%x) : (f64) -> f64
  return %r : f64
}
