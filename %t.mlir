module {
  func.func @same(%arg0: memref<?x?xi16>) -> memref<?x?xi16> attributes {llvm.emit_c_interface} {
    return %arg0 : memref<?x?xi16>
  }
}

