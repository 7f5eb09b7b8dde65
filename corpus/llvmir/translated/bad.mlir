// What mlir-translate makes of the lowerings of these folders: imported and translated back it is the same text.
// REQUIRES: mlir-translate-22, opt-22
// RUN: %round-trip %S/../../bad
