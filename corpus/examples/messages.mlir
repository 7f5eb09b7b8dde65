// RUN: verify-lowering %s | FileCheck %s
// RUN: %if mlir-opt-22 %{ %lower-22 %s -o %t.22 && verify-lowering %s --lowered %t.22 | FileCheck %s %}
// RUN: %if long && mlir-opt-19 %{ %lower-19 %s -o %t.19 && verify-lowering %s --lowered %t.19 | FileCheck %s %}
// CHECK: 14 functions: 14 proved

// Messages that are handed to those who want them, in an order that others can see.
func.func private @on_key(i32, i32)
func.func private @on_button(i32, i32)
func.func private @on_move(i32, i32)
func.func private @on_timer(i32)
func.func private @on_other(i32)
func.func private @lock()
func.func private @unlock()
func.func private @redraw()
func.func private @flush()
func.func private @beep()
func.func private @next() -> i32

func.func @dispatch(%kind: i32, %a: i32, %b: i32) {
  call @lock() : () -> ()
  cf.switch %kind : i32, [
    default: ^other,
    1: ^key,
    2: ^button,
    3: ^move,
    4: ^timer,
    5: ^redraw,
    6: ^key,
    7: ^done,
    16: ^beep,
    -1: ^done
  ]
^key:
  call @on_key(%a, %b) : (i32, i32) -> ()
  call @redraw() : () -> ()
  cf.br ^done
^button:
  call @on_button(%a, %b) : (i32, i32) -> ()
  call @redraw() : () -> ()
  call @flush() : () -> ()
  cf.br ^done
^move:
  call @on_move(%b, %a) : (i32, i32) -> ()
  cf.br ^done
^timer:
  call @on_timer(%a) : (i32) -> ()
  cf.br ^done
^redraw:
  call @redraw() : () -> ()
  call @flush() : () -> ()
  cf.br ^done
^beep:
  call @beep() : () -> ()
  call @on_other(%kind) : (i32) -> ()
  call @beep() : () -> ()
  cf.br ^done
^other:
  call @on_other(%kind) : (i32) -> ()
  cf.br ^done
^done:
  call @unlock() : () -> ()
  return
}
func.func @pump() {
  %zero = arith.constant 0 : i32
  cf.br ^head
^head:
  call @lock() : () -> ()
  %kind = call @next() : () -> i32
  %a = call @next() : () -> i32
  %b = call @next() : () -> i32
  call @unlock() : () -> ()
  %more = arith.cmpi ne, %kind, %zero : i32
  cf.cond_br %more, ^body, ^done
^body:
  call @dispatch(%kind, %a, %b) : (i32, i32, i32) -> ()
  call @flush() : () -> ()
  cf.br ^head
^done:
  call @redraw() : () -> ()
  call @flush() : () -> ()
  return
}
// A transition of a protocol; 9 is an error.
func.func @transition(%state: i8) -> i8 {
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant 2 : i8
  %c3 = arith.constant 3 : i8
  %c9 = arith.constant 9 : i8
  cf.switch %state : i8, [
    default: ^done(%c9 : i8),
    0: ^done(%c1 : i8),
    1: ^done(%c2 : i8),
    2: ^done(%c3 : i8),
    3: ^done(%c1 : i8)
  ]
^done(%to: i8):
  return %to : i8
}
