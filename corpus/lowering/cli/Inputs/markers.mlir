func.func @first() { return } // -----
func.func @second() { return }
// ---
// =====
func.func @third() { return }
