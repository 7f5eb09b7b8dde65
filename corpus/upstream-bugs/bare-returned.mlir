// mlir-opt 19 and 22, -convert-func-to-llvm=use-bare-ptr-memref-call-conv. A memref is returned as its allocated pointer: of a global that
// is an address nobody may use, of a buffer that is aligned by more than malloc does the place before its first element.
//
// RUN: verify-lowering --use-bare-ptr-memref-call-conv %s | FileCheck %s --check-prefix=RIGHT
// RUN: %if mlir-opt-22 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-22 -finalize-memref-to-llvm -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 -reconcile-unrealized-casts' | FileCheck %s %}
// RUN: %if mlir-opt-19 %{ expect-status 1 verify-lowering %s --lower-with 'mlir-opt-19 -finalize-memref-to-llvm -convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 -reconcile-unrealized-casts' | FileCheck %s %}
// RIGHT: 4 functions: 4 proved
// CHECK: @table: refuted: return-value: result 0 differs: it is address {{.*}} in the source, 0xdeadbeef in the lowering
// CHECK: @lanes: refuted
// CHECK: @line: refuted
// CHECK: @plain: proved

memref.global "private" @numbers : memref<2xindex> = dense<[3, 5]>

func.func @table() -> memref<2xindex> attributes {llvm.bareptr} {
  %m = memref.get_global @numbers : memref<2xindex>
  return %m : memref<2xindex>
}

func.func @lanes() -> memref<2xvector<8xf32>> attributes {llvm.bareptr} {
  %m = memref.alloc() : memref<2xvector<8xf32>>
  return %m : memref<2xvector<8xf32>>
}

func.func @line() -> memref<16xf32> attributes {llvm.bareptr} {
  %m = memref.alloc() {alignment = 64} : memref<16xf32>
  return %m : memref<16xf32>
}

func.func @plain() -> memref<16xf32> attributes {llvm.bareptr} {
  %m = memref.alloc() : memref<16xf32>
  return %m : memref<16xf32>
}
