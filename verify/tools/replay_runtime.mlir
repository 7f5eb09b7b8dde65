// What each replay brings along: it ends at the first difference, says which, and stands in for the allocator.
// `replay.segment` counts the calls and the return; the text of a counterexample adds @replay.source_does and the tables of buffers.
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func @fflush(!llvm.ptr) -> i32
  llvm.func @_exit(i32)
  llvm.func @mmap(!llvm.ptr, i64, i32, i32, i32, i64) -> !llvm.ptr
  llvm.func @signal(i32, !llvm.ptr) -> !llvm.ptr
  llvm.func @alarm(i32) -> i32

  llvm.mlir.global internal @replay.segment(0 : i32) : i32
  llvm.mlir.global internal @replay.printed(0 : i8) : i8
  llvm.mlir.global internal @replay.other(0 : i8) : i8
  llvm.mlir.global internal @replay.unprinted(0 : i64) : i64
  llvm.mlir.global internal @replay.space(0 : i64) : i64
  llvm.mlir.global internal @replay.made(0 : i64) : i64
  llvm.mlir.global internal constant @replay.says.part("the source %s, the lowering %s\0A\00") : !llvm.array<32 x i8>
  llvm.mlir.global internal constant @replay.says.number("%s: %lld in the source, %lld in the lowering\0A\00") : !llvm.array<46 x i8>
  llvm.mlir.global internal constant @replay.says.float("%s: %.17g (bits 0x%llx) in the source, %.17g (bits 0x%llx) in the lowering\0A\00") : !llvm.array<76 x i8>
  llvm.mlir.global internal constant @replay.says.byte("%s: byte %lld is 0x%02x in the source, 0x%02x in the lowering\0A\00") : !llvm.array<63 x i8>
  llvm.mlir.global internal constant @replay.says.align("%s: 0x%llx is not a multiple of %lld\0A\00") : !llvm.array<38 x i8>
  llvm.mlir.global internal constant @replay.says.heap("%s: at 0x%llx no %lld bytes of a buffer are alive\0A\00") : !llvm.array<51 x i8>
  llvm.mlir.global internal constant @replay.says.free("the lowering frees 0x%llx, which is no buffer that is alive\0A\00") : !llvm.array<61 x i8>
  llvm.mlir.global internal constant @replay.says.shared("%s: it is another buffer's memory in the lowering\0A\00") : !llvm.array<51 x i8>
  llvm.mlir.global internal constant @replay.says.leak("at the return %lld buffers on the heap are alive in the source, %lld in the lowering\0A\00") : !llvm.array<86 x i8>
  llvm.mlir.global internal constant @replay.says.outside("the lowering writes to address 0x%llx, where no buffer is\0A\00") : !llvm.array<59 x i8>
  llvm.mlir.global internal constant @replay.says.same("no difference is seen in this run\0A\00") : !llvm.array<35 x i8>
  llvm.mlir.global internal constant @replay.says.unable("this machine has no space at the addresses of the counterexample\0A\00") : !llvm.array<66 x i8>
  llvm.mlir.global internal constant @replay.says.printed("prints a message and does not abort\00") : !llvm.array<36 x i8>
  llvm.mlir.global internal constant @replay.says.message("prints another message than the source's assertion has\00") : !llvm.array<55 x i8>
  llvm.mlir.global internal constant @replay.says.aborts("aborts\00") : !llvm.array<7 x i8>
  llvm.mlir.global internal constant @replay.says.crashes("accesses memory that is not there, or divides by zero\00") : !llvm.array<54 x i8>
  llvm.mlir.global internal constant @replay.says.late("is still running\00") : !llvm.array<17 x i8>
  llvm.mlir.global internal constant @replay.says.line("%s\0A\00") : !llvm.array<4 x i8>

  llvm.func @replay.end(%status: i32) {
    %all = llvm.mlir.zero : !llvm.ptr
    %done = llvm.call @fflush(%all) : (!llvm.ptr) -> i32
    llvm.call @_exit(%status) : (i32) -> ()
    llvm.return
  }
  llvm.func @replay.differ() {
    %status = llvm.mlir.constant(1 : i32) : i32
    llvm.call @replay.end(%status) : (i32) -> ()
    llvm.return
  }
  llvm.func @replay.give_up() {
    %says = llvm.mlir.addressof @replay.says.unable : !llvm.ptr
    %status = llvm.mlir.constant(2 : i32) : i32
    %done = llvm.call @printf(%says) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
    llvm.call @replay.end(%status) : (i32) -> ()
    llvm.return
  }
  llvm.func @replay.agree() {
    %says = llvm.mlir.addressof @replay.says.same : !llvm.ptr
    %status = llvm.mlir.constant(0 : i32) : i32
    %done = llvm.call @printf(%says) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr) -> i32
    llvm.call @replay.end(%status) : (i32) -> ()
    llvm.return
  }
  // The lowering does something else than the source does in this segment.
  llvm.func @replay.part(%lowering: !llvm.ptr) {
    %at = llvm.mlir.addressof @replay.segment : !llvm.ptr
    %segment = llvm.load %at : !llvm.ptr -> i32
    %source = llvm.call @replay.source_does(%segment) : (i32) -> !llvm.ptr
    %says = llvm.mlir.addressof @replay.says.part : !llvm.ptr
    %done = llvm.call @printf(%says, %source, %lowering) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
    llvm.call @replay.differ() : () -> ()
    llvm.return
  }
  // The lowering is where the outside sees something of it: the number of the segment that ends here.
  llvm.func @replay.arrive() -> i32 {
    %printed = llvm.mlir.addressof @replay.printed : !llvm.ptr
    %message = llvm.load %printed : !llvm.ptr -> i8
    %none = llvm.mlir.constant(0 : i8) : i8
    %quiet = llvm.icmp "eq" %message, %none : i8
    llvm.cond_br %quiet, ^count, ^printed
  ^printed:
    %says = llvm.mlir.addressof @replay.says.printed : !llvm.ptr
    llvm.call @replay.part(%says) : (!llvm.ptr) -> ()
    llvm.br ^count
  ^count:
    %at = llvm.mlir.addressof @replay.segment : !llvm.ptr
    %segment = llvm.load %at : !llvm.ptr -> i32
    llvm.return %segment : i32
  }
  llvm.func @replay.next() {
    %at = llvm.mlir.addressof @replay.segment : !llvm.ptr
    %segment = llvm.load %at : !llvm.ptr -> i32
    %one = llvm.mlir.constant(1 : i32) : i32
    %next = llvm.add %segment, %one : i32
    llvm.store %next, %at : i32, !llvm.ptr
    llvm.return
  }
  llvm.func @replay.aborted(%signal: i32) {
    llvm.call @replay.if_aborts() : () -> ()
    %says = llvm.mlir.addressof @replay.says.aborts : !llvm.ptr
    llvm.call @replay.part(%says) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @replay.crashed(%signal: i32) {
    %says = llvm.mlir.addressof @replay.says.crashes : !llvm.ptr
    llvm.call @replay.part(%says) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @replay.late(%signal: i32) {
    llvm.call @replay.if_endless() : () -> ()
    %says = llvm.mlir.addressof @replay.says.late : !llvm.ptr
    llvm.call @replay.part(%says) : (!llvm.ptr) -> ()
    llvm.return
  }
  llvm.func @replay.watch() {
    %aborted = llvm.mlir.addressof @replay.aborted : !llvm.ptr
    %crashed = llvm.mlir.addressof @replay.crashed : !llvm.ptr
    %late = llvm.mlir.addressof @replay.late : !llvm.ptr
    %illegal = llvm.mlir.constant(4 : i32) : i32
    %abort = llvm.mlir.constant(6 : i32) : i32
    %bus = llvm.mlir.constant(7 : i32) : i32
    %division = llvm.mlir.constant(8 : i32) : i32
    %segment = llvm.mlir.constant(11 : i32) : i32
    %clock = llvm.mlir.constant(14 : i32) : i32
    %seconds = llvm.mlir.constant(20 : i32) : i32
    %0 = llvm.call @signal(%illegal, %crashed) : (i32, !llvm.ptr) -> !llvm.ptr
    %1 = llvm.call @signal(%abort, %aborted) : (i32, !llvm.ptr) -> !llvm.ptr
    %2 = llvm.call @signal(%bus, %crashed) : (i32, !llvm.ptr) -> !llvm.ptr
    %3 = llvm.call @signal(%division, %crashed) : (i32, !llvm.ptr) -> !llvm.ptr
    %4 = llvm.call @signal(%segment, %crashed) : (i32, !llvm.ptr) -> !llvm.ptr
    %5 = llvm.call @signal(%clock, %late) : (i32, !llvm.ptr) -> !llvm.ptr
    %6 = llvm.call @alarm(%seconds) : (i32) -> i32
    llvm.return
  }

  llvm.func @replay.check(%what: !llvm.ptr, %meant: i64, %found: i64) {
    %same = llvm.icmp "eq" %meant, %found : i64
    llvm.cond_br %same, ^end, ^other
  ^other:
    %says = llvm.mlir.addressof @replay.says.number : !llvm.ptr
    %done = llvm.call @printf(%says, %what, %meant, %found) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64, i64) -> i32
    llvm.call @replay.differ() : () -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @replay.float_differs(%what: !llvm.ptr, %meant: i64, %found: i64, %a: f64, %b: f64) {
    %says = llvm.mlir.addressof @replay.says.float : !llvm.ptr
    %done = llvm.call @printf(%says, %what, %a, %meant, %b, %found) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, i64, f64, i64) -> i32
    llvm.call @replay.differ() : () -> ()
    llvm.return
  }
  llvm.func @replay.check_float(%what: !llvm.ptr, %meant: i64, %found: i64, %a: f64, %b: f64) {
    %same = llvm.icmp "eq" %meant, %found : i64
    llvm.cond_br %same, ^end, ^other
  ^other:
    llvm.call @replay.float_differs(%what, %meant, %found, %a, %b) : (!llvm.ptr, i64, i64, f64, f64) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  // Numbers whose last bits no document fixes: zeros, infinities and NaNs are not distinguished from what overflowed on the way.
  llvm.func @replay.check_close(%what: !llvm.ptr, %meant: i64, %found: i64, %a: f64, %b: f64, %part: f64) {
    %zero = llvm.mlir.constant(0.0 : f64) : f64
    %top = llvm.mlir.constant(0x7FF0000000000000 : f64) : f64
    %x = llvm.intr.fabs(%a) : (f64) -> f64
    %y = llvm.intr.fabs(%b) : (f64) -> f64
    %0 = llvm.fcmp "ogt" %x, %zero : f64
    %1 = llvm.fcmp "ogt" %y, %zero : f64
    %2 = llvm.fcmp "olt" %x, %top : f64
    %3 = llvm.fcmp "olt" %y, %top : f64
    %4 = llvm.and %0, %1 : i1
    %5 = llvm.and %2, %3 : i1
    %6 = llvm.and %4, %5 : i1
    %7 = llvm.fcmp "ogt" %x, %y : f64
    %larger = llvm.select %7, %x, %y : i1, f64
    %bound = llvm.fmul %larger, %part : f64
    %8 = llvm.fsub %a, %b : f64
    %distance = llvm.intr.fabs(%8) : (f64) -> f64
    %9 = llvm.fcmp "ogt" %distance, %bound : f64
    %far = llvm.and %6, %9 : i1
    llvm.cond_br %far, ^other, ^end
  ^other:
    llvm.call @replay.float_differs(%what, %meant, %found, %a, %b) : (!llvm.ptr, i64, i64, f64, f64) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @replay.check_near(%what: !llvm.ptr, %meant: i64, %found: i64, %a: f64, %b: f64) {
    %part = llvm.mlir.constant(2.44140625e-04 : f64) : f64
    llvm.call @replay.check_close(%what, %meant, %found, %a, %b, %part) : (!llvm.ptr, i64, i64, f64, f64, f64) -> ()
    llvm.return
  }
  llvm.func @replay.check_near_half(%what: !llvm.ptr, %meant: i64, %found: i64, %a: f64, %b: f64) {
    %part = llvm.mlir.constant(6.25e-02 : f64) : f64
    llvm.call @replay.check_close(%what, %meant, %found, %a, %b, %part) : (!llvm.ptr, i64, i64, f64, f64, f64) -> ()
    llvm.return
  }
  // `open`: bytes that the source leaves open are not 0 there; null if there are none.
  llvm.func @replay.check_memory(%what: !llvm.ptr, %at: !llvm.ptr, %meant: !llvm.ptr, %open: !llvm.ptr, %size: i64) {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %no = llvm.mlir.constant(0 : i8) : i8
    %null = llvm.mlir.zero : !llvm.ptr
    %all = llvm.icmp "eq" %open, %null : !llvm.ptr
    llvm.br ^head(%zero : i64)
  ^head(%i: i64):
    %more = llvm.icmp "ult" %i, %size : i64
    llvm.cond_br %more, ^state, ^end
  ^state:
    llvm.cond_br %all, ^compare, ^look
  ^look:
    %state = llvm.getelementptr %open[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %free = llvm.load %state : !llvm.ptr -> i8
    %fixed = llvm.icmp "eq" %free, %no : i8
    llvm.cond_br %fixed, ^compare, ^next
  ^compare:
    %p = llvm.getelementptr %meant[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %q = llvm.getelementptr %at[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %a = llvm.load %p : !llvm.ptr -> i8
    %b = llvm.load %q : !llvm.ptr -> i8
    %same = llvm.icmp "eq" %a, %b : i8
    llvm.cond_br %same, ^next, ^other
  ^other:
    %x = llvm.zext %a : i8 to i32
    %y = llvm.zext %b : i8 to i32
    %says = llvm.mlir.addressof @replay.says.byte : !llvm.ptr
    %done = llvm.call @printf(%says, %what, %i, %x, %y) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64, i32, i32) -> i32
    llvm.call @replay.differ() : () -> ()
    llvm.br ^next
  ^next:
    %after = llvm.add %i, %one : i64
    llvm.br ^head(%after : i64)
  ^end:
    llvm.return
  }
  // Where the lowering put a new buffer of the source: the first pointer to it decides, further ones have to agree.
  llvm.func @replay.bind(%what: !llvm.ptr, %slot: !llvm.ptr, %first: i64, %align: i64) {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %rest = llvm.urem %first, %align : i64
    %aligned = llvm.icmp "eq" %rest, %zero : i64
    llvm.cond_br %aligned, ^place, ^crooked
  ^crooked:
    %says = llvm.mlir.addressof @replay.says.align : !llvm.ptr
    %done = llvm.call @printf(%says, %what, %first, %align) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64, i64) -> i32
    llvm.call @replay.differ() : () -> ()
    llvm.br ^place
  ^place:
    %known = llvm.load %slot : !llvm.ptr -> i64
    %new = llvm.icmp "eq" %known, %zero : i64
    llvm.cond_br %new, ^keep, ^compare
  ^keep:
    llvm.store %first, %slot : i64, !llvm.ptr
    llvm.br ^end
  ^compare:
    llvm.call @replay.check(%what, %known, %first) : (!llvm.ptr, i64, i64) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }

  // Buffers by their number: those that come from outside, those of the run that found the counterexample, further ones.
  llvm.func @replay.state(%i: i64) -> !llvm.ptr {
    %at = llvm.mlir.addressof @replay.states : !llvm.ptr
    %p = llvm.getelementptr %at[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.return %p : !llvm.ptr
  }
  llvm.func @replay.base(%i: i64) -> !llvm.ptr {
    %at = llvm.mlir.addressof @replay.bases : !llvm.ptr
    %p = llvm.getelementptr %at[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.return %p : !llvm.ptr
  }
  llvm.func @replay.size(%i: i64) -> !llvm.ptr {
    %at = llvm.mlir.addressof @replay.sizes : !llvm.ptr
    %p = llvm.getelementptr %at[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    llvm.return %p : !llvm.ptr
  }
  // The buffer that is alive and holds these bytes, -1 if there is none; with `exact` one that begins there.
  llvm.func @replay.find(%address: i64, %bytes: i64, %exact: i1, %from: i64) -> i64 {
    %one = llvm.mlir.constant(1 : i64) : i64
    %none = llvm.mlir.constant(-1 : i64) : i64
    %alive = llvm.mlir.constant(1 : i8) : i8
    %last = llvm.mlir.addressof @replay.last : !llvm.ptr
    %count = llvm.load %last : !llvm.ptr -> i64
    llvm.br ^head(%from : i64)
  ^head(%i: i64):
    %more = llvm.icmp "ult" %i, %count : i64
    llvm.cond_br %more, ^look, ^end(%none : i64)
  ^look:
    %p = llvm.call @replay.state(%i) : (i64) -> !llvm.ptr
    %q = llvm.call @replay.base(%i) : (i64) -> !llvm.ptr
    %r = llvm.call @replay.size(%i) : (i64) -> !llvm.ptr
    %state = llvm.load %p : !llvm.ptr -> i8
    %base = llvm.load %q : !llvm.ptr -> i64
    %size = llvm.load %r : !llvm.ptr -> i64
    %lives = llvm.icmp "eq" %state, %alive : i8
    %begins = llvm.icmp "eq" %base, %address : i64
    %end = llvm.add %base, %size : i64
    %stop = llvm.add %address, %bytes : i64
    %0 = llvm.icmp "ule" %base, %address : i64
    %1 = llvm.icmp "ule" %stop, %end : i64
    %holds = llvm.and %0, %1 : i1
    %fits = llvm.select %exact, %begins, %holds : i1, i1
    %found = llvm.and %lives, %fits : i1
    llvm.cond_br %found, ^end(%i : i64), ^next
  ^next:
    %after = llvm.add %i, %one : i64
    llvm.br ^head(%after : i64)
  ^end(%result: i64):
    llvm.return %result : i64
  }
  // Bytes that lie in a buffer that is alive, of those from a number on.
  llvm.func @replay.check_from(%what: !llvm.ptr, %address: i64, %bytes: i64, %from: i64) {
    %no = llvm.mlir.constant(false) : i1
    %none = llvm.mlir.constant(-1 : i64) : i64
    %i = llvm.call @replay.find(%address, %bytes, %no, %from) : (i64, i64, i1, i64) -> i64
    %missing = llvm.icmp "eq" %i, %none : i64
    llvm.cond_br %missing, ^other, ^end
  ^other:
    %says = llvm.mlir.addressof @replay.says.heap : !llvm.ptr
    %done = llvm.call @printf(%says, %what, %address, %bytes) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64, i64) -> i32
    llvm.call @replay.differ() : () -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @replay.check_heap(%what: !llvm.ptr, %address: i64, %bytes: i64) {
    %fixed = llvm.mlir.addressof @replay.fixed : !llvm.ptr
    %from = llvm.load %fixed : !llvm.ptr -> i64
    llvm.call @replay.check_from(%what, %address, %bytes, %from) : (!llvm.ptr, i64, i64, i64) -> ()
    llvm.return
  }
  llvm.func @replay.check_live(%what: !llvm.ptr, %address: i64, %bytes: i64) {
    %zero = llvm.mlir.constant(0 : i64) : i64
    llvm.call @replay.check_from(%what, %address, %bytes, %zero) : (!llvm.ptr, i64, i64, i64) -> ()
    llvm.return
  }
  llvm.func @replay.check_apart(%what: !llvm.ptr, %slot: !llvm.ptr, %first: i64) {
    %other = llvm.load %slot : !llvm.ptr -> i64
    %same = llvm.icmp "eq" %other, %first : i64
    llvm.cond_br %same, ^differ, ^end
  ^differ:
    %says = llvm.mlir.addressof @replay.says.shared : !llvm.ptr
    %done = llvm.call @printf(%says, %what) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
    llvm.call @replay.differ() : () -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @replay.check_allocated(%what: !llvm.ptr, %allocated: i64, %aligned: i64) {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %none = llvm.mlir.constant(-1 : i64) : i64
    %no = llvm.mlir.constant(false) : i1
    %i = llvm.call @replay.find(%aligned, %one, %no, %zero) : (i64, i64, i1, i64) -> i64
    %missing = llvm.icmp "eq" %i, %none : i64
    llvm.cond_br %missing, ^end, ^compare
  ^compare:
    %p = llvm.call @replay.base(%i) : (i64) -> !llvm.ptr
    %base = llvm.load %p : !llvm.ptr -> i64
    llvm.call @replay.check(%what, %base, %allocated) : (!llvm.ptr, i64, i64) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @replay.check_alive(%what: !llvm.ptr, %base: i64, %meant: i64) {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %none = llvm.mlir.constant(-1 : i64) : i64
    %yes = llvm.mlir.constant(true) : i1
    %i = llvm.call @replay.find(%base, %zero, %yes, %zero) : (i64, i64, i1, i64) -> i64
    %lives = llvm.icmp "ne" %i, %none : i64
    %found = llvm.zext %lives : i1 to i64
    llvm.call @replay.check(%what, %meant, %found) : (!llvm.ptr, i64, i64) -> ()
    llvm.return
  }
  llvm.func @replay.check_leaks(%meant: i64) {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %alive = llvm.mlir.constant(1 : i8) : i8
    %fixed = llvm.mlir.addressof @replay.fixed : !llvm.ptr
    %from = llvm.load %fixed : !llvm.ptr -> i64
    %last = llvm.mlir.addressof @replay.last : !llvm.ptr
    %count = llvm.load %last : !llvm.ptr -> i64
    llvm.br ^head(%from, %zero : i64, i64)
  ^head(%i: i64, %found: i64):
    %more = llvm.icmp "ult" %i, %count : i64
    llvm.cond_br %more, ^look, ^end
  ^look:
    %p = llvm.call @replay.state(%i) : (i64) -> !llvm.ptr
    %state = llvm.load %p : !llvm.ptr -> i8
    %lives = llvm.icmp "eq" %state, %alive : i8
    %0 = llvm.zext %lives : i1 to i64
    %sum = llvm.add %found, %0 : i64
    %after = llvm.add %i, %one : i64
    llvm.br ^head(%after, %sum : i64, i64)
  ^end:
    %leaks = llvm.icmp "ugt" %found, %meant : i64
    llvm.cond_br %leaks, ^other, ^out
  ^other:
    %says = llvm.mlir.addressof @replay.says.leak : !llvm.ptr
    %done = llvm.call @printf(%says, %meant, %found) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64) -> i32
    llvm.call @replay.differ() : () -> ()
    llvm.br ^out
  ^out:
    llvm.return
  }

  // New memory holds 0xAB, freed memory 0xDD, what is no buffer 0xC5. More than half of the address space is nowhere: null.
  llvm.func @replay.allocate(%bytes: i64, %wanted: i64) -> !llvm.ptr {
    %none = llvm.mlir.zero : !llvm.ptr
    %nothing = llvm.mlir.constant(0 : i64) : i64
    %absurd = llvm.icmp "slt" %bytes, %nothing : i64
    llvm.cond_br %absurd, ^nowhere, ^some
  ^nowhere:
    llvm.return %none : !llvm.ptr
  ^some:
    %one = llvm.mlir.constant(1 : i64) : i64
    %sixteen = llvm.mlir.constant(16 : i64) : i64
    %alive = llvm.mlir.constant(1 : i8) : i8
    %fresh = llvm.mlir.constant(171 : i8) : i8
    %small = llvm.icmp "ult" %wanted, %sixteen : i64
    %align = llvm.select %small, %sixteen, %wanted : i1, i64
    %made = llvm.mlir.addressof @replay.made : !llvm.ptr
    %n = llvm.load %made : !llvm.ptr -> i64
    %n1 = llvm.add %n, %one : i64
    llvm.store %n1, %made : i64, !llvm.ptr
    %planned = llvm.mlir.addressof @replay.planned : !llvm.ptr
    %plans = llvm.load %planned : !llvm.ptr -> i64
    %fixed = llvm.mlir.addressof @replay.fixed : !llvm.ptr
    %first = llvm.load %fixed : !llvm.ptr -> i64
    %i = llvm.add %first, %n : i64
    %expected = llvm.icmp "ult" %n, %plans : i64
    llvm.cond_br %expected, ^plan, ^other
  ^plan:
    %p = llvm.call @replay.base(%i) : (i64) -> !llvm.ptr
    %q = llvm.call @replay.size(%i) : (i64) -> !llvm.ptr
    %base = llvm.load %p : !llvm.ptr -> i64
    %size = llvm.load %q : !llvm.ptr -> i64
    %same = llvm.icmp "eq" %size, %bytes : i64
    llvm.cond_br %same, ^take(%i, %base : i64, i64), ^other
  ^other:
    %last = llvm.mlir.addressof @replay.last : !llvm.ptr
    %k = llvm.load %last : !llvm.ptr -> i64
    %most = llvm.mlir.addressof @replay.most : !llvm.ptr
    %limit = llvm.load %most : !llvm.ptr -> i64
    %k1 = llvm.add %k, %one : i64
    llvm.store %k1, %last : i64, !llvm.ptr
    %space = llvm.mlir.addressof @replay.space : !llvm.ptr
    %free = llvm.load %space : !llvm.ptr -> i64
    %double = llvm.shl %align, %one : i64
    %over = llvm.urem %free, %double : i64
    %gap = llvm.sub %double, %over : i64
    %even = llvm.add %free, %gap : i64
    %at = llvm.add %even, %align : i64
    %after = llvm.add %at, %bytes : i64
    %margin = llvm.mlir.constant(64 : i64) : i64
    %end = llvm.add %after, %margin : i64
    %all = llvm.mlir.constant(67108864 : i64) : i64
    %half = llvm.mlir.constant(33554432 : i64) : i64
    %begin = llvm.mlir.addressof @replay.begin : !llvm.ptr
    %start = llvm.load %begin : !llvm.ptr -> i64
    %used = llvm.sub %end, %start : i64
    %0 = llvm.icmp "ult" %used, %all : i64
    %1 = llvm.icmp "ult" %bytes, %half : i64
    %2 = llvm.icmp "ult" %k, %limit : i64
    %3 = llvm.and %0, %1 : i1
    %fits = llvm.and %3, %2 : i1
    llvm.cond_br %fits, ^new, ^full
  ^full:
    llvm.call @replay.give_up() : () -> ()
    llvm.br ^new
  ^new:
    llvm.store %end, %space : i64, !llvm.ptr
    %r = llvm.call @replay.base(%k) : (i64) -> !llvm.ptr
    %s = llvm.call @replay.size(%k) : (i64) -> !llvm.ptr
    llvm.store %at, %r : i64, !llvm.ptr
    llvm.store %bytes, %s : i64, !llvm.ptr
    llvm.br ^take(%k, %at : i64, i64)
  ^take(%number: i64, %address: i64):
    %t = llvm.call @replay.state(%number) : (i64) -> !llvm.ptr
    llvm.store %alive, %t : i8, !llvm.ptr
    %result = llvm.inttoptr %address : i64 to !llvm.ptr
    "llvm.intr.memset"(%result, %fresh, %bytes) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.return %result : !llvm.ptr
  }
  llvm.func @replay.free(%pointer: !llvm.ptr) {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %none = llvm.mlir.constant(-1 : i64) : i64
    %yes = llvm.mlir.constant(true) : i1
    %dead = llvm.mlir.constant(2 : i8) : i8
    %fill = llvm.mlir.constant(221 : i8) : i8
    %address = llvm.ptrtoint %pointer : !llvm.ptr to i64
    %nothing = llvm.icmp "eq" %address, %zero : i64
    llvm.cond_br %nothing, ^end, ^look
  ^look:
    %i = llvm.call @replay.find(%address, %zero, %yes, %zero) : (i64, i64, i1, i64) -> i64
    %missing = llvm.icmp "eq" %i, %none : i64
    llvm.cond_br %missing, ^other, ^free
  ^other:
    %says = llvm.mlir.addressof @replay.says.free : !llvm.ptr
    %done = llvm.call @printf(%says, %address) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
    llvm.call @replay.differ() : () -> ()
    llvm.br ^end
  ^free:
    %p = llvm.call @replay.state(%i) : (i64) -> !llvm.ptr
    llvm.store %dead, %p : i8, !llvm.ptr
    %q = llvm.call @replay.size(%i) : (i64) -> !llvm.ptr
    %size = llvm.load %q : !llvm.ptr -> i64
    "llvm.intr.memset"(%pointer, %fill, %size) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
  llvm.func @replay.reallocate(%old: !llvm.ptr, %bytes: i64) -> !llvm.ptr {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %yes = llvm.mlir.constant(true) : i1
    %none = llvm.mlir.constant(-1 : i64) : i64
    %new = llvm.call @replay.allocate(%bytes, %zero) : (i64, i64) -> !llvm.ptr
    %address = llvm.ptrtoint %old : !llvm.ptr to i64
    %i = llvm.call @replay.find(%address, %zero, %yes, %zero) : (i64, i64, i1, i64) -> i64
    %missing = llvm.icmp "eq" %i, %none : i64
    llvm.cond_br %missing, ^end, ^copy
  ^copy:
    %p = llvm.call @replay.size(%i) : (i64) -> !llvm.ptr
    %had = llvm.load %p : !llvm.ptr -> i64
    %kept = llvm.intr.umin(%had, %bytes) : (i64, i64) -> i64
    "llvm.intr.memmove"(%new, %old, %kept) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.br ^end
  ^end:
    llvm.call @replay.free(%old) : (!llvm.ptr) -> ()
    llvm.return %new : !llvm.ptr
  }
  llvm.func @replay.map_space() {
    %null = llvm.mlir.zero : !llvm.ptr
    %size = llvm.mlir.constant(67108864 : i64) : i64
    %access = llvm.mlir.constant(3 : i32) : i32
    %private = llvm.mlir.constant(34 : i32) : i32
    %file = llvm.mlir.constant(-1 : i32) : i32
    %zero = llvm.mlir.constant(0 : i64) : i64
    %at = llvm.call @mmap(%null, %size, %access, %private, %file, %zero) : (!llvm.ptr, i64, i32, i32, i32, i64) -> !llvm.ptr
    %address = llvm.ptrtoint %at : !llvm.ptr to i64
    %space = llvm.mlir.addressof @replay.space : !llvm.ptr
    %begin = llvm.mlir.addressof @replay.begin : !llvm.ptr
    llvm.store %address, %space : i64, !llvm.ptr
    llvm.store %address, %begin : i64, !llvm.ptr
    llvm.return
  }
  llvm.mlir.global internal @replay.begin(0 : i64) : i64
  // Pages at an address that nothing else uses (Linux: MAP_FIXED_NOREPLACE).
  llvm.func @replay.map(%address: i64, %size: i64) {
    %access = llvm.mlir.constant(3 : i32) : i32
    %fixed = llvm.mlir.constant(1048610 : i32) : i32
    %file = llvm.mlir.constant(-1 : i32) : i32
    %zero = llvm.mlir.constant(0 : i64) : i64
    %nobody = llvm.mlir.constant(197 : i8) : i8
    %wanted = llvm.inttoptr %address : i64 to !llvm.ptr
    %at = llvm.call @mmap(%wanted, %size, %access, %fixed, %file, %zero) : (!llvm.ptr, i64, i32, i32, i32, i64) -> !llvm.ptr
    %same = llvm.icmp "eq" %at, %wanted : !llvm.ptr
    llvm.cond_br %same, ^fill, ^other
  ^other:
    llvm.call @replay.give_up() : () -> ()
    llvm.br ^fill
  ^fill:
    "llvm.intr.memset"(%at, %nobody, %size) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.return
  }
  llvm.func @replay.check_gap(%from: i64, %to: i64) {
    %one = llvm.mlir.constant(1 : i64) : i64
    %nobody = llvm.mlir.constant(197 : i8) : i8
    llvm.br ^head(%from : i64)
  ^head(%i: i64):
    %more = llvm.icmp "ult" %i, %to : i64
    llvm.cond_br %more, ^look, ^end
  ^look:
    %p = llvm.inttoptr %i : i64 to !llvm.ptr
    %byte = llvm.load %p : !llvm.ptr -> i8
    %same = llvm.icmp "eq" %byte, %nobody : i8
    llvm.cond_br %same, ^next, ^other
  ^other:
    %says = llvm.mlir.addressof @replay.says.outside : !llvm.ptr
    %done = llvm.call @printf(%says, %i) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
    llvm.call @replay.differ() : () -> ()
    llvm.br ^next
  ^next:
    %after = llvm.add %i, %one : i64
    llvm.br ^head(%after : i64)
  ^end:
    llvm.return
  }
  llvm.func @replay.enter(%i: i64, %base: i64, %size: i64, %state: i8) {
    %p = llvm.call @replay.base(%i) : (i64) -> !llvm.ptr
    %q = llvm.call @replay.size(%i) : (i64) -> !llvm.ptr
    %r = llvm.call @replay.state(%i) : (i64) -> !llvm.ptr
    llvm.store %base, %p : i64, !llvm.ptr
    llvm.store %size, %q : i64, !llvm.ptr
    llvm.store %state, %r : i8, !llvm.ptr
    llvm.return
  }
  llvm.func @replay.word(%p: !llvm.ptr, %i: i64) -> i64 {
    %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %word = llvm.load %q : !llvm.ptr -> i64
    llvm.return %word : i64
  }
  // memrefCopy of MLIR's runtime library: two unranked memrefs {rank, descriptor}, elements of `bytes` bytes.
  llvm.func @replay.copy_memref(%bytes: i64, %from: !llvm.ptr, %to: !llvm.ptr) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(2 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %rank = llvm.call @replay.word(%from, %0) : (!llvm.ptr, i64) -> i64
    %s0 = llvm.call @replay.word(%from, %1) : (!llvm.ptr, i64) -> i64
    %t0 = llvm.call @replay.word(%to, %1) : (!llvm.ptr, i64) -> i64
    %s = llvm.inttoptr %s0 : i64 to !llvm.ptr
    %t = llvm.inttoptr %t0 : i64 to !llvm.ptr
    %sdata = llvm.call @replay.word(%s, %1) : (!llvm.ptr, i64) -> i64
    %tdata = llvm.call @replay.word(%t, %1) : (!llvm.ptr, i64) -> i64
    %sfirst = llvm.call @replay.word(%s, %2) : (!llvm.ptr, i64) -> i64
    %tfirst = llvm.call @replay.word(%t, %2) : (!llvm.ptr, i64) -> i64
    llvm.br ^count(%0, %1 : i64, i64)
  ^count(%d: i64, %product: i64):
    %more = llvm.icmp "ult" %d, %rank : i64
    llvm.cond_br %more, ^factor, ^elements(%0 : i64)
  ^factor:
    %at = llvm.add %d, %3 : i64
    %size = llvm.call @replay.word(%s, %at) : (!llvm.ptr, i64) -> i64
    %next = llvm.mul %product, %size : i64
    %d1 = llvm.add %d, %1 : i64
    llvm.br ^count(%d1, %next : i64, i64)
  ^elements(%n: i64):
    %any = llvm.icmp "slt" %n, %product : i64
    llvm.cond_br %any, ^place(%rank, %n, %sfirst, %tfirst : i64, i64, i64, i64), ^end
  ^place(%k: i64, %rest: i64, %x: i64, %y: i64):
    %inner = llvm.icmp "ne" %k, %0 : i64
    llvm.cond_br %inner, ^dimension, ^move
  ^dimension:
    %k1 = llvm.sub %k, %1 : i64
    %i = llvm.add %k1, %3 : i64
    %j = llvm.add %i, %rank : i64
    %extent = llvm.call @replay.word(%s, %i) : (!llvm.ptr, i64) -> i64
    %sstride = llvm.call @replay.word(%s, %j) : (!llvm.ptr, i64) -> i64
    %tstride = llvm.call @replay.word(%t, %j) : (!llvm.ptr, i64) -> i64
    %index = llvm.urem %rest, %extent : i64
    %outer = llvm.udiv %rest, %extent : i64
    %sstep = llvm.mul %index, %sstride : i64
    %tstep = llvm.mul %index, %tstride : i64
    %x1 = llvm.add %x, %sstep : i64
    %y1 = llvm.add %y, %tstep : i64
    llvm.br ^place(%k1, %outer, %x1, %y1 : i64, i64, i64, i64)
  ^move:
    %xbytes = llvm.mul %x, %bytes : i64
    %ybytes = llvm.mul %y, %bytes : i64
    %saddress = llvm.add %sdata, %xbytes : i64
    %taddress = llvm.add %tdata, %ybytes : i64
    %p = llvm.inttoptr %saddress : i64 to !llvm.ptr
    %q = llvm.inttoptr %taddress : i64 to !llvm.ptr
    "llvm.intr.memmove"(%q, %p, %bytes) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %n1 = llvm.add %n, %1 : i64
    llvm.br ^elements(%n1 : i64)
  ^end:
    llvm.return
  }
  // Lines that are printed one after the other are one text. @replay.unprinted: the address of what of the source's message has not been
  // printed yet; @replay.other: what was printed is none of it.
  llvm.func @replay.say(%text: !llvm.ptr) {
    %yes = llvm.mlir.constant(1 : i8) : i8
    %no = llvm.mlir.constant(0 : i8) : i8
    %at = llvm.mlir.addressof @replay.printed : !llvm.ptr
    %left = llvm.mlir.addressof @replay.unprinted : !llvm.ptr
    %says = llvm.mlir.addressof @replay.says.line : !llvm.ptr
    %done = llvm.call @printf(%says, %text) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
    %printed = llvm.load %at : !llvm.ptr -> i8
    llvm.store %yes, %at : i8, !llvm.ptr
    %before = llvm.icmp "ne" %printed, %no : i8
    llvm.cond_br %before, ^next, ^first
  ^first:
    %message = llvm.call @replay.source_says() : () -> !llvm.ptr
    %start = llvm.ptrtoint %message : !llvm.ptr to i64
    llvm.store %start, %left : i64, !llvm.ptr
    llvm.br ^compare
  ^next:
    %newline = llvm.mlir.constant(10 : i8) : i8
    llvm.call @replay.say_byte(%newline) : (i8) -> ()
    llvm.br ^compare
  ^compare:
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    llvm.br ^each(%zero : i64)
  ^each(%i: i64):
    %from = llvm.getelementptr %text[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %byte = llvm.load %from : !llvm.ptr -> i8
    %more = llvm.icmp "ne" %byte, %no : i8
    llvm.cond_br %more, ^byte, ^end
  ^byte:
    llvm.call @replay.say_byte(%byte) : (i8) -> ()
    %i1 = llvm.add %i, %one : i64
    llvm.br ^each(%i1 : i64)
  ^end:
    llvm.return
  }
  llvm.func @replay.say_byte(%byte: i8) {
    %yes = llvm.mlir.constant(1 : i8) : i8
    %other = llvm.mlir.addressof @replay.other : !llvm.ptr
    %left = llvm.mlir.addressof @replay.unprinted : !llvm.ptr
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %at = llvm.load %left : !llvm.ptr -> i64
    %none = llvm.icmp "eq" %at, %zero : i64
    llvm.cond_br %none, ^differs, ^look
  ^look:
    %from = llvm.inttoptr %at : i64 to !llvm.ptr
    %meant = llvm.load %from : !llvm.ptr -> i8
    %same = llvm.icmp "eq" %meant, %byte : i8
    llvm.cond_br %same, ^go, ^differs
  ^go:
    %next = llvm.add %at, %one : i64
    llvm.store %next, %left : i64, !llvm.ptr
    llvm.return
  ^differs:
    llvm.store %yes, %other : i8, !llvm.ptr
    llvm.return
  }
  // Where source and lowering abort: what was printed, if anything, is the whole message.
  llvm.func @replay.check_printed() {
    %no = llvm.mlir.constant(0 : i8) : i8
    %zero = llvm.mlir.constant(0 : i64) : i64
    %at = llvm.mlir.addressof @replay.printed : !llvm.ptr
    %other = llvm.mlir.addressof @replay.other : !llvm.ptr
    %left = llvm.mlir.addressof @replay.unprinted : !llvm.ptr
    %printed = llvm.load %at : !llvm.ptr -> i8
    %quiet = llvm.icmp "eq" %printed, %no : i8
    llvm.cond_br %quiet, ^end, ^printed
  ^printed:
    %wrong = llvm.load %other : !llvm.ptr -> i8
    %right = llvm.icmp "eq" %wrong, %no : i8
    llvm.cond_br %right, ^whole, ^differs
  ^whole:
    %rest = llvm.load %left : !llvm.ptr -> i64
    %none = llvm.icmp "eq" %rest, %zero : i64
    llvm.cond_br %none, ^differs, ^last
  ^last:
    %from = llvm.inttoptr %rest : i64 to !llvm.ptr
    %byte = llvm.load %from : !llvm.ptr -> i8
    %ends = llvm.icmp "eq" %byte, %no : i8
    llvm.cond_br %ends, ^end, ^differs
  ^differs:
    %says = llvm.mlir.addressof @replay.says.message : !llvm.ptr
    llvm.call @replay.part(%says) : (!llvm.ptr) -> ()
    llvm.br ^end
  ^end:
    llvm.return
  }
