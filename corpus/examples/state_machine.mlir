// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @word_count: proved
// CHECK-DAG: @interpret: proved

// Counts the words and lines of a text with a state machine: state 0 is between words, 1 in a word, 2 after a line break.
func.func @word_count(%text: memref<?xi8>) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %n = memref.dim %text, %c0 : memref<?xi8>
  cf.br ^bb1(%c0, %zero, %zero, %zero : index, i32, i32, i32)
^bb1(%i: index, %state: i32, %words: i32, %lines: i32):
  %i_more = arith.cmpi slt, %i, %n : index
  cf.cond_br %i_more, ^bb2, ^bb6
^bb2:
  %char = memref.load %text[%i] : memref<?xi8>
  %i_next = arith.addi %i, %c1 : index
  cf.switch %char : i8, [
    default: ^bb4,
    9: ^bb1(%i_next, %zero, %words, %lines : index, i32, i32, i32),
    10: ^bb3,
    32: ^bb1(%i_next, %zero, %words, %lines : index, i32, i32, i32)
  ]
^bb3:
  %lines_1 = arith.addi %lines, %one : i32
  cf.br ^bb1(%i_next, %two, %words, %lines_1 : index, i32, i32, i32)
^bb4:
  cf.switch %state : i32, [
    default: ^bb5,
    1: ^bb1(%i_next, %one, %words, %lines : index, i32, i32, i32)
  ]
^bb5:
  %words_1 = arith.addi %words, %one : i32
  cf.br ^bb1(%i_next, %one, %words_1, %lines : index, i32, i32, i32)
^bb6:
  return %words, %lines : i32, i32
}

// Runs a byte code over an accumulator: 0 stops, 1 adds the next cell, 2 subtracts it, 3 jumps back to it if the accumulator is not
// zero; anything else is skipped. Returns -1 when the program runs off its end.
func.func @interpret(%code: memref<?xi64>, %start: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i64
  %minus_one = arith.constant -1 : i64
  %n = memref.dim %code, %c0 : memref<?xi64>
  cf.br ^bb1(%c0, %start : index, i64)
^bb1(%pc: index, %acc: i64):
  %pc_operand = arith.addi %pc, %c1 : index
  %pc_inside = arith.cmpi ult, %pc_operand, %n : index
  cf.cond_br %pc_inside, ^bb2, ^bb6(%minus_one : i64)
^bb2:
  %op = memref.load %code[%pc] : memref<?xi64>
  %operand = memref.load %code[%pc_operand] : memref<?xi64>
  %pc_next = arith.addi %pc, %c2 : index
  %op32 = arith.trunci %op : i64 to i32
  cf.switch %op32 : i32, [
    default: ^bb1(%pc_next, %acc : index, i64),
    0: ^bb6(%acc : i64),
    1: ^bb3,
    2: ^bb4,
    3: ^bb5
  ]
^bb3:
  %sum = arith.addi %acc, %operand : i64
  cf.br ^bb1(%pc_next, %sum : index, i64)
^bb4:
  %difference = arith.subi %acc, %operand : i64
  cf.br ^bb1(%pc_next, %difference : index, i64)
^bb5:
  %target = arith.index_cast %operand : i64 to index
  %taken = arith.cmpi ne, %acc, %zero : i64
  cf.cond_br %taken, ^bb1(%target, %acc : index, i64), ^bb1(%pc_next, %acc : index, i64)
^bb6(%result: i64):
  return %result : i64
}
