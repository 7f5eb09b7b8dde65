// The data layout of a module has LLVM IR's syntax: the 'llvm' dialect (2022), Data Layout and Triple; the words are those of mlir-opt.
//
// RUN: lower-mlir %s --no-passes --split-input-file --verify-diagnostics
// RUN: %if mlir-opt-22 %{ mlir-opt-22 %s --split-input-file --verify-diagnostics -o %t %}

module attributes {llvm.data_layout = "e-m:e-p:64:64:64:32-p1(fast):32:32-pu7:64:64-i64:64-f80:128-v128:128-a:0:64-n8:16:32:64-S128-A5-G1-P2-Fi8-ni:7:8-s32:8"} {
}

// -----

module attributes {llvm.data_layout = ""} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown specifier 'x'}}
module attributes {llvm.data_layout = "x"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: empty specification is not allowed}}
module attributes {llvm.data_layout = "e--S64"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: empty specification is not allowed}}
module attributes {llvm.data_layout = "e-"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be just 'e' or 'E'}}
module attributes {llvm.data_layout = "eE"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "p[<n>]:<size>:<abi>[:<pref>[:<idx>]]"}}
module attributes {llvm.data_layout = "p:64"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: pointer size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "p:0:64"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: index size cannot be larger than the pointer size}}
module attributes {llvm.data_layout = "p:64:64:64:65"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: index size component cannot be empty}}
module attributes {llvm.data_layout = "p:64:64:64:"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: 'q' is not a valid pointer specification flag}}
module attributes {llvm.data_layout = "pq1:64:64"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space 0 cannot be unstable or have external state}}
module attributes {llvm.data_layout = "pe:64:64"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space must be a 24-bit integer}}
module attributes {llvm.data_layout = "p16777216:32:32"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: Expected `( address space name )`}}
module attributes {llvm.data_layout = "p1(near:32:32"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space name `near` already used}}
module attributes {llvm.data_layout = "p2(near):64:64-p1(near):32:32"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: i8 must be 8-bit aligned}}
module attributes {llvm.data_layout = "i8:16"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "i<size>:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "i64"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "i64:24"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be a 16-bit integer}}
module attributes {llvm.data_layout = "i64:65536"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment component cannot be empty}}
module attributes {llvm.data_layout = "f64:"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment must be non-zero}}
module attributes {llvm.data_layout = "f64:0"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "v128:128:64"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size must be zero}}
module attributes {llvm.data_layout = "a8:64"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "a:<abi>[:<pref>]"}}
module attributes {llvm.data_layout = "a"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size component cannot be empty}}
module attributes {llvm.data_layout = "n8:"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: size must be a non-zero 24-bit integer}}
module attributes {llvm.data_layout = "n0"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "ni:<address space>[:<address space>]..."}}
module attributes {llvm.data_layout = "ni"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space component cannot be empty}}
module attributes {llvm.data_layout = "ni:"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: address space 0 cannot be non-integral}}
module attributes {llvm.data_layout = "ni:0"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "S<size>"}}
module attributes {llvm.data_layout = "S"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: stack natural alignment must be a power of two times the byte width}}
module attributes {llvm.data_layout = "S12"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown function pointer alignment type 'q'}}
module attributes {llvm.data_layout = "Fq8"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "F<type><abi>"}}
module attributes {llvm.data_layout = "F"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "A<address space>"}}
module attributes {llvm.data_layout = "A"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: unknown mangling mode}}
module attributes {llvm.data_layout = "m:q"} {
}

// -----

// expected-error@+1 {{'builtin.module' op invalid data layout descriptor: malformed specification, must be of the form "m:<mangling>"}}
module attributes {llvm.data_layout = "m"} {
}

// -----

// expected-error@+1 {{'builtin.module' op expected 'llvm.data_layout' to be a string attributes}}
module attributes {llvm.data_layout = 64} {
}
