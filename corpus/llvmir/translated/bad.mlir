// What mlir-translate makes of some of these, imported and translated back, is the same text. They are wrong in one place
// each, so that most of a lowering is there many times; the test round_trip takes all of them.
// REQUIRES: mlir-translate-22, opt-22
// RUN: %round-trip --every 120 %S/../../bad
