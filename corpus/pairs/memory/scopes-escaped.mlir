// scf.while, scf.if and scf.execute_region have not got the trait AutomaticAllocationScope: what is allocated in them lives until the scope
// around them ends, which may be a loop or the function. (mlir-opt 19 and 22 reject a memref.alloca that has no other ancestor than one of these.)
//
// RUN: rm -rf %t && split-file %s %t
// RUN: expect-status 0 verify-lowering %t/while-keeps.src.mlir --lowered %t/while-keeps.low.mlir | FileCheck %s --check-prefix=WHILE-KEEPS
// WHILE-KEEPS: @f: proved
// RUN: expect-status 0 verify-lowering %t/while-with-a-scope.src.mlir --lowered %t/while-with-a-scope.low.mlir | FileCheck %s --check-prefix=WHILE-WITH-A-SCOPE
// WHILE-WITH-A-SCOPE: @f: proved
// RUN: expect-status 1 verify-lowering %t/while-with-a-scope-grows.src.mlir --lowered %t/while-with-a-scope-grows.low.mlir | FileCheck %s --check-prefix=WHILE-WITH-A-SCOPE-GROWS
// WHILE-WITH-A-SCOPE-GROWS: @f: refuted: stack-usage: the stack grows in each iteration
// RUN: expect-status 1 verify-lowering %t/execute-region-in-for-grows.src.mlir --lowered %t/execute-region-in-for-grows.low.mlir | FileCheck %s --check-prefix=EXECUTE-REGION-IN-FOR-GROWS
// EXECUTE-REGION-IN-FOR-GROWS: @f: refuted: stack-usage: the stack grows in each iteration
// RUN: expect-status 0 verify-lowering %t/execute-region-in-for.src.mlir --lowered %t/execute-region-in-for.low.mlir | FileCheck %s --check-prefix=EXECUTE-REGION-IN-FOR
// EXECUTE-REGION-IN-FOR: @f: proved
// RUN: expect-status 1 verify-lowering %t/if-in-for-grows.src.mlir --lowered %t/if-in-for-grows.low.mlir | FileCheck %s --check-prefix=IF-IN-FOR-GROWS
// IF-IN-FOR-GROWS: @f: refuted: stack-usage: the stack grows in each iteration
// RUN: expect-status 0 verify-lowering %t/if-in-for.src.mlir --lowered %t/if-in-for.low.mlir | FileCheck %s --check-prefix=IF-IN-FOR
// IF-IN-FOR: @f: proved
// RUN: expect-status 0 verify-lowering %t/if-in-for-restored-at-the-end.src.mlir --lowered %t/if-in-for-restored-at-the-end.low.mlir | FileCheck %s --check-prefix=IF-IN-FOR-RESTORED-AT-THE-END
// IF-IN-FOR-RESTORED-AT-THE-END: @f: proved
// RUN: expect-status 0 verify-lowering %t/execute-region-in-while-keeps.src.mlir --lowered %t/execute-region-in-while-keeps.low.mlir | FileCheck %s --check-prefix=EXECUTE-REGION-IN-WHILE-KEEPS
// EXECUTE-REGION-IN-WHILE-KEEPS: @f: proved

//--- while-keeps.src.mlir
func.func private @use(memref<4xi32>)
func.func private @more() -> i1
func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.while : () -> () {
    %b = func.call @more() : () -> i1
    scf.condition(%b)
  } do {
    %a = memref.alloca() : memref<4xi32>
    func.call @use(%a) : (memref<4xi32>) -> ()
    scf.yield
  }
  return
}
//--- while-keeps.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @more() -> i1 attributes {sym_visibility = "private"}
llvm.func @f() {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head
^head:
  %b = llvm.call @more() : () -> i1
  llvm.cond_br %b, ^body, ^end
^body:
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.br ^head
^end:
  llvm.return
}

//--- while-with-a-scope.src.mlir
func.func private @use(memref<4xi32>)
func.func private @more() -> i1
func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.while : () -> () {
    %b = func.call @more() : () -> i1
    scf.condition(%b)
  } do {
    memref.alloca_scope {
      %a = memref.alloca() : memref<4xi32>
      func.call @use(%a) : (memref<4xi32>) -> ()
    }
    scf.yield
  }
  return
}
//--- while-with-a-scope.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @more() -> i1 attributes {sym_visibility = "private"}
llvm.func @f() {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head
^head:
  %b = llvm.call @more() : () -> i1
  llvm.cond_br %b, ^body, ^end
^body:
  %top = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.intr.stackrestore %top : !llvm.ptr
  llvm.br ^head
^end:
  llvm.return
}

//--- while-with-a-scope-grows.src.mlir
func.func private @use(memref<4xi32>)
func.func private @more() -> i1
func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.while : () -> () {
    %b = func.call @more() : () -> i1
    scf.condition(%b)
  } do {
    memref.alloca_scope {
      %a = memref.alloca() : memref<4xi32>
      func.call @use(%a) : (memref<4xi32>) -> ()
    }
    scf.yield
  }
  return
}
//--- while-with-a-scope-grows.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @more() -> i1 attributes {sym_visibility = "private"}
llvm.func @f() {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head
^head:
  %b = llvm.call @more() : () -> i1
  llvm.cond_br %b, ^body, ^end
^body:
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.br ^head
^end:
  llvm.return
}

//--- execute-region-in-for-grows.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.execute_region {
    %a = memref.alloca() : memref<4xi32>
    func.call @use(%a) : (memref<4xi32>) -> ()
    scf.yield
    }
  }
  return
}
//--- execute-region-in-for-grows.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- execute-region-in-for.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.execute_region {
    %a = memref.alloca() : memref<4xi32>
    func.call @use(%a) : (memref<4xi32>) -> ()
    scf.yield
    }
  }
  return
}
//--- execute-region-in-for.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %top = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.intr.stackrestore %top : !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- if-in-for-grows.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %b {
      %a = memref.alloca() : memref<4xi32>
      func.call @use(%a) : (memref<4xi32>) -> ()
    }
  }
  return
}
//--- if-in-for-grows.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64, %b: i1) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  llvm.cond_br %b, ^yes, ^rest
^yes:
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.br ^rest
^rest:
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- if-in-for.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %b {
      %a = memref.alloca() : memref<4xi32>
      func.call @use(%a) : (memref<4xi32>) -> ()
    }
  }
  return
}
//--- if-in-for.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64, %b: i1) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  llvm.cond_br %b, ^yes, ^rest
^yes:
  %top = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.intr.stackrestore %top : !llvm.ptr
  llvm.br ^rest
^rest:
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- if-in-for-restored-at-the-end.src.mlir
func.func private @use(memref<4xi32>)
func.func @f(%n: index, %b: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.if %b {
      %a = memref.alloca() : memref<4xi32>
      func.call @use(%a) : (memref<4xi32>) -> ()
    }
  }
  return
}
//--- if-in-for-restored-at-the-end.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @f(%n: i64, %b: i1) {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head(%0 : i64)
^head(%i: i64):
  %c = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %top = llvm.intr.stacksave : !llvm.ptr
  llvm.cond_br %b, ^yes, ^rest
^yes:
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.br ^rest
^rest:
  llvm.intr.stackrestore %top : !llvm.ptr
  %j = llvm.add %i, %1 : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

//--- execute-region-in-while-keeps.src.mlir
func.func private @use(memref<4xi32>)
func.func private @more() -> i1
func.func @f() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.while : () -> () {
    %b = func.call @more() : () -> i1
    scf.condition(%b)
  } do {
    scf.execute_region {
      %a = memref.alloca() : memref<4xi32>
      func.call @use(%a) : (memref<4xi32>) -> ()
      scf.yield
    }
    scf.yield
  }
  return
}
//--- execute-region-in-while-keeps.low.mlir
llvm.func @use(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
llvm.func @more() -> i1 attributes {sym_visibility = "private"}
llvm.func @f() {
  %0 = llvm.mlir.constant(0 : index) : i64
  %1 = llvm.mlir.constant(1 : index) : i64
  %4 = llvm.mlir.constant(4 : index) : i64
  llvm.br ^head
^head:
  %b = llvm.call @more() : () -> i1
  llvm.cond_br %b, ^body, ^end
^body:
  %a = llvm.alloca %4 x i32 : (i64) -> !llvm.ptr
  llvm.call @use(%a, %a, %0, %4, %1) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
  llvm.br ^head
^end:
  llvm.return
}
