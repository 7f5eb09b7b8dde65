func.func private @one()
func.func private @two()
