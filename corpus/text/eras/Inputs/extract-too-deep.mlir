func.func @too_deep(%a: vector<4xf32>) {
  %0 = vector.extract %a[1, 2] : vector<4xf32>
  return
}
