// Two functions with loops, a global, calls, structured control flow, memrefs with layouts.
memref.global "private" constant @table : memref<4xi32> = dense<[1, 2, 3, 4]>
func.func private @callee(%x: i32, %m: memref<?xi32>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<?xi32>
  %s = arith.addi %x, %v : i32
  return %s, %v : i32, i32
}
func.func @caller(%m: memref<?xi32>, %w: memref<8x16xi32, strided<[32, 2], offset: ?>>, %n: index, %d: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : i32
  cf.br ^head(%c0, %c7 : index, i32)
^head(%i: index, %sum: i32):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  %r:2 = call @callee(%sum, %m) : (i32, memref<?xi32>) -> (i32, i32)
  %e = memref.load %w[%c1, %i] : memref<8x16xi32, strided<[32, 2], offset: ?>>
  %q = arith.divsi %r#0, %d : i32
  %k = scf.if %more -> (i32) {
    %a = arith.addi %q, %e overflow<nsw> : i32
    scf.yield %a : i32
  } else {
    scf.yield %r#1 : i32
  }
  memref.store %k, %m[%i] : memref<?xi32>
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next, %k : index, i32)
^exit:
  return %sum : i32
}
func.func @other(%x: f64) -> f64 attributes {llvm.emit_c_interface} {
  %y = arith.mulf %x, %x fastmath<fast> : f64
  return %y : f64
}
