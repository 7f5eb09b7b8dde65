// What a lowering reports of its own.
//
// RUN: lower-mlir %s -convert-func-to-llvm=use-bare-ptr-memref-call-conv -finalize-memref-to-llvm --split-input-file --verify-diagnostics

// expected-error@+1 {{Contains llvm.readnone attribute not of type UnitAttr}}
func.func private @readnone() attributes {llvm.readnone = 1}

// -----

// expected-warning@+1 {{function 'dynamic' is not converted: a bare pointer cannot stand for memref<?xf32>}}
func.func @dynamic(%m: memref<?xf32>) {
  return
}
