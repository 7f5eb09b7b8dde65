// What lies in a wrapper's own slot on the stack when it returns is nobody's business, although the callee has seen the slot. What it
// writes to the buffer is.
//
// RUN: lower-mlir %s | sed -e 's/^\( *\)llvm.call @_mlir_ciface_show(%%7).*/&\n\1%%none = llvm.mlir.zero : !llvm.ptr\n\1llvm.store %%none, %%7 : !llvm.ptr, !llvm.ptr/' > %t.slot
// RUN: grep -c 'llvm.store %%none, %%7' %t.slot
// RUN: verify-lowering %s --lowered %t.slot | FileCheck %s
// RUN: sed -e 's/llvm.store %%none, %%7/llvm.store %%none, %%arg1/' %t.slot > %t.buffer
// RUN: expect-status 1 verify-lowering %s --lowered %t.buffer | FileCheck %s --check-prefix=BUFFER
// CHECK: @show: proved
// BUFFER: @show: refuted

func.func private @show(memref<?xi64>) attributes {llvm.emit_c_interface}
