// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @life: proved
// CHECK-DAG: @run_life: proved

// One generation of Conway's Game of Life on a torus; cells are single bits.
func.func @life(%now: memref<?x?xi1>, %then: memref<?x?xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %three = arith.constant 3 : i32
  %four = arith.constant 4 : i32
  %rows = memref.dim %now, %c0 : memref<?x?xi1>
  %cols = memref.dim %now, %c1 : memref<?x?xi1>
  %rows_1 = arith.subi %rows, %c1 : index
  %cols_1 = arith.subi %cols, %c1 : index
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  %i_more = arith.cmpi slt, %i, %rows : index
  cf.cond_br %i_more, ^bb2(%c0 : index), ^bb9
^bb2(%j: index):
  %j_more = arith.cmpi slt, %j, %cols : index
  cf.cond_br %j_more, ^bb3(%c0, %zero : index, i32), ^bb8
^bb3(%di: index, %sum: i32):
  %di_more = arith.cmpi slt, %di, %c3 : index
  cf.cond_br %di_more, ^bb4(%c0, %sum : index, i32), ^bb7
^bb4(%dj: index, %acc: i32):
  %dj_more = arith.cmpi slt, %dj, %c3 : index
  cf.cond_br %dj_more, ^bb5, ^bb6
^bb5:
  %y0 = arith.addi %i, %di : index
  %y1 = arith.addi %y0, %rows_1 : index
  %y = arith.remui %y1, %rows : index
  %x0 = arith.addi %j, %dj : index
  %x1 = arith.addi %x0, %cols_1 : index
  %x = arith.remui %x1, %cols : index
  %cell = memref.load %now[%y, %x] : memref<?x?xi1>
  %bit = arith.extui %cell : i1 to i32
  %more = arith.addi %acc, %bit : i32
  %dj_next = arith.addi %dj, %c1 : index
  cf.br ^bb4(%dj_next, %more : index, i32)
^bb6:
  %di_next = arith.addi %di, %c1 : index
  cf.br ^bb3(%di_next, %acc : index, i32)
^bb7:
  %alive = memref.load %now[%i, %j] : memref<?x?xi1>
  %is_three = arith.cmpi eq, %sum, %three : i32
  %is_four = arith.cmpi eq, %sum, %four : i32
  %stays = arith.andi %alive, %is_four : i1
  %lives = arith.ori %is_three, %stays : i1
  memref.store %lives, %then[%i, %j] : memref<?x?xi1>
  %j_next = arith.addi %j, %c1 : index
  cf.br ^bb2(%j_next : index)
^bb8:
  %i_next = arith.addi %i, %c1 : index
  cf.br ^bb1(%i_next : index)
^bb9:
  return
}

// Runs generations back and forth between the given field and a new one; returns the field with the last generation.
func.func @run_life(%field: memref<?x?xi1>, %generations: index) -> memref<?x?xi1> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = memref.dim %field, %c0 : memref<?x?xi1>
  %cols = memref.dim %field, %c1 : memref<?x?xi1>
  %spare = memref.alloc(%rows, %cols) : memref<?x?xi1>
  cf.br ^bb1(%c0, %field, %spare : index, memref<?x?xi1>, memref<?x?xi1>)
^bb1(%g: index, %front: memref<?x?xi1>, %back: memref<?x?xi1>):
  %g_more = arith.cmpi slt, %g, %generations : index
  cf.cond_br %g_more, ^bb2, ^bb3
^bb2:
  call @life(%front, %back) : (memref<?x?xi1>, memref<?x?xi1>) -> ()
  %g_next = arith.addi %g, %c1 : index
  cf.br ^bb1(%g_next, %back, %front : index, memref<?x?xi1>, memref<?x?xi1>)
^bb3:
  return %front : memref<?x?xi1>
}
