// What mlir-translate makes of the lowerings of some files of this folder: imported and translated back it is the same text. The
// test round_trip takes all of them.
// REQUIRES: mlir-translate-22, opt-22
// RUN: %round-trip --every 36 %S/../../proved
