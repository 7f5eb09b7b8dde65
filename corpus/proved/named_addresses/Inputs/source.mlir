memref.global "private" constant @weights : memref<4xi32> = dense<[3, 1, 4, 1]>
memref.global "private" @total : memref<i32> = dense<0>

func.func private @twice(i32) -> i32

func.func @in_branches(%a: i32, %b: i32, %c: i1) {
  cf.cond_br %c, ^checked, ^joined
^checked:
  %same = arith.cmpi eq, %a, %b : i32
  cf.assert %same, "not the same"
  cf.br ^joined
^joined:
  %greater = arith.cmpi sgt, %a, %b : i32
  cf.assert %greater, "not greater"
  return
}

func.func @in_rounds(%m: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %bound = arith.constant 100 : i32
  scf.for %i = %c0 to %n step %c1 {
    %weights = memref.get_global @weights : memref<4xi32>
    %k = arith.andi %i, %c3 : index
    %w = memref.load %weights[%k] : memref<4xi32>
    %x = memref.load %m[%i] : memref<?xi32>
    %small = arith.cmpi slt, %x, %bound : i32
    cf.assert %small, "too large"
    %y = arith.muli %w, %x : i32
    memref.store %y, %m[%i] : memref<?xi32>
  }
  return
}

func.func @sum_of_calls(%n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %total = memref.get_global @total : memref<i32>
    %f = func.constant @twice : (i32) -> i32
    %y = func.call_indirect %f(%x) : (i32) -> i32
    %old = memref.load %total[] : memref<i32>
    %new = arith.addi %old, %y : i32
    memref.store %new, %total[] : memref<i32>
  }
  return
}
