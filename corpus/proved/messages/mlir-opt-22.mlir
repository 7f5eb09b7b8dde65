// Right: mlir-opt 22's lowering.
//
// RUN: verify-lowering %S/../../examples/messages.mlir --lowered %s | FileCheck %s
// CHECK: 14 functions: 14 proved{{$}}

module {
  llvm.func @on_key(i32, i32) attributes {sym_visibility = "private"}
  llvm.func @on_button(i32, i32) attributes {sym_visibility = "private"}
  llvm.func @on_move(i32, i32) attributes {sym_visibility = "private"}
  llvm.func @on_timer(i32) attributes {sym_visibility = "private"}
  llvm.func @on_other(i32) attributes {sym_visibility = "private"}
  llvm.func @lock() attributes {sym_visibility = "private"}
  llvm.func @unlock() attributes {sym_visibility = "private"}
  llvm.func @redraw() attributes {sym_visibility = "private"}
  llvm.func @flush() attributes {sym_visibility = "private"}
  llvm.func @beep() attributes {sym_visibility = "private"}
  llvm.func @next() -> i32 attributes {sym_visibility = "private"}
  llvm.func @dispatch(%arg0: i32, %arg1: i32, %arg2: i32) {
    llvm.call @lock() : () -> ()
    llvm.switch %arg0 : i32, ^bb7 [
      1: ^bb1,
      2: ^bb2,
      3: ^bb3,
      4: ^bb4,
      5: ^bb5,
      6: ^bb1,
      7: ^bb8,
      16: ^bb6,
      -1: ^bb8
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.call @on_key(%arg1, %arg2) : (i32, i32) -> ()
    llvm.call @redraw() : () -> ()
    llvm.br ^bb8
  ^bb2:  // pred: ^bb0
    llvm.call @on_button(%arg1, %arg2) : (i32, i32) -> ()
    llvm.call @redraw() : () -> ()
    llvm.call @flush() : () -> ()
    llvm.br ^bb8
  ^bb3:  // pred: ^bb0
    llvm.call @on_move(%arg2, %arg1) : (i32, i32) -> ()
    llvm.br ^bb8
  ^bb4:  // pred: ^bb0
    llvm.call @on_timer(%arg1) : (i32) -> ()
    llvm.br ^bb8
  ^bb5:  // pred: ^bb0
    llvm.call @redraw() : () -> ()
    llvm.call @flush() : () -> ()
    llvm.br ^bb8
  ^bb6:  // pred: ^bb0
    llvm.call @beep() : () -> ()
    llvm.call @on_other(%arg0) : (i32) -> ()
    llvm.call @beep() : () -> ()
    llvm.br ^bb8
  ^bb7:  // pred: ^bb0
    llvm.call @on_other(%arg0) : (i32) -> ()
    llvm.br ^bb8
  ^bb8:  // 9 preds: ^bb0, ^bb0, ^bb1, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7
    llvm.call @unlock() : () -> ()
    llvm.return
  }
  llvm.func @pump() {
    %0 = llvm.mlir.constant(0 : i32) : i32
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb2
    llvm.call @lock() : () -> ()
    %1 = llvm.call @next() : () -> i32
    %2 = llvm.call @next() : () -> i32
    %3 = llvm.call @next() : () -> i32
    llvm.call @unlock() : () -> ()
    %4 = llvm.icmp "ne" %1, %0 : i32
    llvm.cond_br %4, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.call @dispatch(%1, %2, %3) : (i32, i32, i32) -> ()
    llvm.call @flush() : () -> ()
    llvm.br ^bb1
  ^bb3:  // pred: ^bb1
    llvm.call @redraw() : () -> ()
    llvm.call @flush() : () -> ()
    llvm.return
  }
  llvm.func @transition(%arg0: i8) -> i8 {
    %0 = llvm.mlir.constant(1 : i8) : i8
    %1 = llvm.mlir.constant(2 : i8) : i8
    %2 = llvm.mlir.constant(3 : i8) : i8
    %3 = llvm.mlir.constant(9 : i8) : i8
    llvm.switch %arg0 : i8, ^bb1(%3 : i8) [
      0: ^bb1(%0 : i8),
      1: ^bb1(%1 : i8),
      2: ^bb1(%2 : i8),
      3: ^bb1(%0 : i8)
    ]
  ^bb1(%4: i8):  // 5 preds: ^bb0, ^bb0, ^bb0, ^bb0, ^bb0
    llvm.return %4 : i8
  }
}
