func.func @fails() {
  %false = arith.constant false
  cf.assert %false, "never"
  return
}

func.func @may_fail(%fine: i1) {
  cf.assert %fine, "not fine"
  return
}
