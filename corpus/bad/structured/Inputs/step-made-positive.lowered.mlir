func.func private @notes(index)

func.func @by_steps(%n: index, %s: index) {
  %0 = arith.constant 0 : index
  scf.for %i = %0 to %n step %s {
    func.call @notes(%i) : (index) -> ()
  }
  return
}
