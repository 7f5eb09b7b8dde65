// What each iteration of a loop reads is the same.

func.func @scaled(%m: memref<?xi64>, %by: memref<i64>, %n: index) -> i64 {
  %first = arith.constant 0 : index
  %step = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %all = scf.for %i = %first to %n step %step iter_args(%sum = %zero) -> i64 {
    %factor = memref.load %by[] : memref<i64>
    %x = memref.load %m[%i] : memref<?xi64>
    %y = arith.muli %factor, %x : i64
    %next = arith.addi %sum, %y : i64
    scf.yield %next : i64
  }
  return %all : i64
}

func.func @filled(%m: memref<?xi64>, %by: memref<i64>, %n: index) {
  %one = arith.constant 1 : i64
  %first = arith.constant 0 : index
  %step = arith.constant 1 : index
  scf.for %i = %first to %n step %step {
    %x = memref.load %by[] : memref<i64>
    %y = arith.addi %x, %one : i64
    memref.store %y, %m[%i] : memref<?xi64>
  }
  return
}

func.func private @told(i64)

func.func @telling(%by: memref<i64>, %n: index) {
  %first = arith.constant 0 : index
  %step = arith.constant 1 : index
  scf.for %i = %first to %n step %step {
    %x = memref.load %by[] : memref<i64>
    func.call @told(%x) : (i64) -> ()
  }
  return
}

func.func @some(%chosen: memref<?xi1>, %by: memref<i64>, %n: index) -> i64 {
  %first = arith.constant 0 : index
  %step = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %all = scf.for %i = %first to %n step %step iter_args(%sum = %zero) -> i64 {
    %yes = memref.load %chosen[%i] : memref<?xi1>
    %y = scf.if %yes -> i64 {
      %x = memref.load %by[] : memref<i64>
      scf.yield %x : i64
    } else {
      scf.yield %zero : i64
    }
    %next = arith.addi %sum, %y : i64
    scf.yield %next : i64
  }
  return %all : i64
}
