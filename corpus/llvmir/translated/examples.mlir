// What mlir-translate makes of the lowerings of every third file of these folders: imported and translated back it is the same text. The
// test round_trip takes all of them.
// REQUIRES: mlir-translate-22, opt-22
// RUN: %round-trip --every 3 %S/../../examples %S/../../conventions
