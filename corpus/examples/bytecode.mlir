// RUN: verify-lowering %s | FileCheck %s
// RUN: %if long && mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK-DAG: @run: proved
// CHECK-DAG: @next_state: proved
// CHECK-DAG: @days: proved

// A machine with an accumulator: each instruction is an opcode and an operand, side by side. It ends at opcode 0 or at one that is none.
func.func @run(%code: memref<?xi32>, %data: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  cf.br ^fetch(%c0, %zero : index, i32)
^fetch(%pc: index, %acc: i32):
  %opcode = memref.load %code[%pc] : memref<?xi32>
  %second = arith.addi %pc, %c1 : index
  %x = memref.load %code[%second] : memref<?xi32>
  %at = arith.index_cast %x : i32 to index
  %next = arith.addi %pc, %c2 : index
  cf.switch %opcode : i32, [
    default: ^halt,
    0: ^halt,
    1: ^constant,
    2: ^load,
    3: ^store,
    4: ^add,
    5: ^subtract,
    6: ^multiply,
    7: ^and,
    8: ^or,
    9: ^exclusive,
    10: ^jump,
    11: ^jump_if_zero
  ]
^constant:
  cf.br ^fetch(%next, %x : index, i32)
^load:
  %loaded = memref.load %data[%at] : memref<?xi32>
  cf.br ^fetch(%next, %loaded : index, i32)
^store:
  memref.store %acc, %data[%at] : memref<?xi32>
  cf.br ^fetch(%next, %acc : index, i32)
^add:
  %sum = arith.addi %acc, %x : i32
  cf.br ^fetch(%next, %sum : index, i32)
^subtract:
  %difference = arith.subi %acc, %x : i32
  cf.br ^fetch(%next, %difference : index, i32)
^multiply:
  %product = arith.muli %acc, %x : i32
  cf.br ^fetch(%next, %product : index, i32)
^and:
  %both = arith.andi %acc, %x : i32
  cf.br ^fetch(%next, %both : index, i32)
^or:
  %either = arith.ori %acc, %x : i32
  cf.br ^fetch(%next, %either : index, i32)
^exclusive:
  %one = arith.xori %acc, %x : i32
  cf.br ^fetch(%next, %one : index, i32)
^jump:
  cf.br ^fetch(%at, %acc : index, i32)
^jump_if_zero:
  %is_zero = arith.cmpi eq, %acc, %zero : i32
  %to = arith.select %is_zero, %at, %next : index
  cf.br ^fetch(%to, %acc : index, i32)
^halt:
  return %acc : i32
}

// One step of a scanner of numbers: 0 before, 1 after a sign, 2 in digits, 3 after the point, 4 no number.
func.func @next_state(%state: i32, %char: i32) -> i32 {
  %none = arith.constant 4 : i32
  %sign = arith.constant 1 : i32
  %digits = arith.constant 2 : i32
  %fraction = arith.constant 3 : i32
  %zero = arith.constant 48 : i32
  %nine = arith.constant 57 : i32
  %plus = arith.constant 43 : i32
  %minus = arith.constant 45 : i32
  %point = arith.constant 46 : i32
  %from = arith.cmpi uge, %char, %zero : i32
  %to = arith.cmpi ule, %char, %nine : i32
  %is_digit = arith.andi %from, %to : i1
  %is_plus = arith.cmpi eq, %char, %plus : i32
  %is_minus = arith.cmpi eq, %char, %minus : i32
  %is_sign = arith.ori %is_plus, %is_minus : i1
  %is_point = arith.cmpi eq, %char, %point : i32
  cf.switch %state : i32, [
    default: ^done(%none : i32),
    0: ^start,
    1: ^behind_sign,
    2: ^in_digits,
    3: ^in_fraction
  ]
^start:
  %s0 = arith.select %is_sign, %sign, %none : i32
  %s1 = arith.select %is_digit, %digits, %s0 : i32
  cf.br ^done(%s1 : i32)
^behind_sign:
  %s2 = arith.select %is_digit, %digits, %none : i32
  cf.br ^done(%s2 : i32)
^in_digits:
  %s3 = arith.select %is_point, %fraction, %none : i32
  %s4 = arith.select %is_digit, %digits, %s3 : i32
  cf.br ^done(%s4 : i32)
^in_fraction:
  %s5 = arith.select %is_digit, %fraction, %none : i32
  cf.br ^done(%s5 : i32)
^done(%to_state: i32):
  return %to_state : i32
}

// Days of a month, 0 for a month that is none.
func.func @days(%month: i32, %leap: i1) -> i32 {
  %c0 = arith.constant 0 : i32
  %c28 = arith.constant 28 : i32
  %c29 = arith.constant 29 : i32
  %c30 = arith.constant 30 : i32
  %c31 = arith.constant 31 : i32
  %february = arith.select %leap, %c29, %c28 : i32
  cf.switch %month : i32, [
    default: ^done(%c0 : i32),
    1: ^done(%c31 : i32),
    2: ^done(%february : i32),
    3: ^done(%c31 : i32),
    4: ^done(%c30 : i32),
    5: ^done(%c31 : i32),
    6: ^done(%c30 : i32),
    7: ^done(%c31 : i32),
    8: ^done(%c31 : i32),
    9: ^done(%c30 : i32),
    10: ^done(%c31 : i32),
    11: ^done(%c30 : i32),
    12: ^done(%c31 : i32)
  ]
^done(%n: i32):
  return %n : i32
}
