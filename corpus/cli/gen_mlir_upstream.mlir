// Upstream accepts what the generator writes. vector.splat, extractelement and insertelement are gone from MLIR 22: MLIR 19 has
// them, and lacks what is newer.
// REQUIRES: mlir-opt-22
// RUN: gen-mlir --seed 1000 --count 150 --source-only -o %t.all
// RUN: %python %S/Inputs/without-ops.py %t.all vector.splat vector.extractelement vector.insertelement > %t.known
// RUN: mlir-opt-22 --split-input-file %t.known -o %t.out
// RUN: gen-mlir --seed 2000 --count 150 -o %t.all
// RUN: %python %S/Inputs/without-ops.py %t.all vector.splat vector.extractelement vector.insertelement > %t.known
// RUN: mlir-opt-22 --split-input-file %t.known -o %t.out
