// An operation that nobody knows may hold a table of symbols: what it names can't be distinguished.
//
// RUN: lower-mlir -symbol-dce --allow-unregistered-dialect --verify-diagnostics %s
// RUN: %if mlir-opt-22 %{ mlir-opt-22 -symbol-dce --allow-unregistered-dialect --verify-diagnostics %s %}

func.func private @named()

// expected-error@+1 {{operation contains potentially unknown symbol table, meaning that we can't reliable compute symbol uses}}
"foo.holds"() ({
  "foo.names"() {name = @named} : () -> ()
}) : () -> ()
