// A shift by too much is poison, whatever is shifted: in a run it was undefined where what is shifted has never been written, which
// contradicted the proof.
//
// RUN: verify-lowering --check-runs=200 %s | FileCheck %s
// CHECK: @shifted: proved

func.func private @take(index)
func.func @shifted(%amount: index) {
  %c0 = arith.constant 0 : index
  %unwritten = memref.alloca() : memref<3xindex>
  %any = memref.load %unwritten[%c0] : memref<3xindex>
  %far = arith.shrsi %any, %amount : index
  call @take(%far) : (index) -> ()
  return
}
