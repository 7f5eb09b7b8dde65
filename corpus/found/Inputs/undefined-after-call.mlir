llvm.func @returns() {
  llvm.return
}

llvm.func @inside(%a: i64) {
  llvm.return
}

llvm.func @elsewhere()

llvm.func @outside(%a: i64) {
  llvm.return
}
