func @f(%v: vector<4xf32>) {
  %0 = vector.reduction "plus", %v : vector<4xf32> into f32
  return
}
