func.func @asserts(%fine: i1) {
  cf.assert %fine, "not fine"
  return
}
