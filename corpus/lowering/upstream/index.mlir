// The index dialect.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @add_index(%a: index, %b: index) -> index {
  %0 = index.add %a, %b
  return %0 : index
}

func.func @sub_index(%a: index, %b: index) -> index {
  %0 = index.sub %a, %b
  return %0 : index
}

func.func @mul_index(%a: index, %b: index) -> index {
  %0 = index.mul %a, %b
  return %0 : index
}

func.func @divs_index(%a: index, %b: index) -> index {
  %0 = index.divs %a, %b
  return %0 : index
}

func.func @divu_index(%a: index, %b: index) -> index {
  %0 = index.divu %a, %b
  return %0 : index
}

func.func @ceildivu_index(%a: index, %b: index) -> index {
  %0 = index.ceildivu %a, %b
  return %0 : index
}

func.func @rems_index(%a: index, %b: index) -> index {
  %0 = index.rems %a, %b
  return %0 : index
}

func.func @remu_index(%a: index, %b: index) -> index {
  %0 = index.remu %a, %b
  return %0 : index
}

func.func @maxs_index(%a: index, %b: index) -> index {
  %0 = index.maxs %a, %b
  return %0 : index
}

func.func @maxu_index(%a: index, %b: index) -> index {
  %0 = index.maxu %a, %b
  return %0 : index
}

func.func @mins_index(%a: index, %b: index) -> index {
  %0 = index.mins %a, %b
  return %0 : index
}

func.func @minu_index(%a: index, %b: index) -> index {
  %0 = index.minu %a, %b
  return %0 : index
}

func.func @shl_index(%a: index, %b: index) -> index {
  %0 = index.shl %a, %b
  return %0 : index
}

func.func @shrs_index(%a: index, %b: index) -> index {
  %0 = index.shrs %a, %b
  return %0 : index
}

func.func @shru_index(%a: index, %b: index) -> index {
  %0 = index.shru %a, %b
  return %0 : index
}

func.func @and_index(%a: index, %b: index) -> index {
  %0 = index.and %a, %b
  return %0 : index
}

func.func @or_index(%a: index, %b: index) -> index {
  %0 = index.or %a, %b
  return %0 : index
}

func.func @xor_index(%a: index, %b: index) -> index {
  %0 = index.xor %a, %b
  return %0 : index
}

func.func @casts_index(%a: index) -> i8 {
  %0 = index.casts %a : index to i8
  return %0 : i8
}

func.func @castu_index(%a: index) -> i8 {
  %0 = index.castu %a : index to i8
  return %0 : i8
}

func.func @casts_index_1(%a: index) -> i64 {
  %0 = index.casts %a : index to i64
  return %0 : i64
}

func.func @castu_index_1(%a: index) -> i64 {
  %0 = index.castu %a : index to i64
  return %0 : i64
}

func.func @casts_index_2(%a: index) -> i128 {
  %0 = index.casts %a : index to i128
  return %0 : i128
}

func.func @castu_index_2(%a: index) -> i128 {
  %0 = index.castu %a : index to i128
  return %0 : i128
}

func.func @casts_i8(%a: i8) -> index {
  %0 = index.casts %a : i8 to index
  return %0 : index
}

func.func @castu_i8(%a: i8) -> index {
  %0 = index.castu %a : i8 to index
  return %0 : index
}

func.func @casts_i64(%a: i64) -> index {
  %0 = index.casts %a : i64 to index
  return %0 : index
}

func.func @castu_i64(%a: i64) -> index {
  %0 = index.castu %a : i64 to index
  return %0 : index
}

func.func @casts_i128(%a: i128) -> index {
  %0 = index.casts %a : i128 to index
  return %0 : index
}

func.func @castu_i128(%a: i128) -> index {
  %0 = index.castu %a : i128 to index
  return %0 : index
}

func.func @cmp_index(%a: index, %b: index) -> i1 {
  %0 = index.cmp eq(%a, %b)
  return %0 : i1
}

func.func @cmp_index_1(%a: index, %b: index) -> i1 {
  %0 = index.cmp ne(%a, %b)
  return %0 : i1
}

func.func @cmp_index_2(%a: index, %b: index) -> i1 {
  %0 = index.cmp slt(%a, %b)
  return %0 : i1
}

func.func @cmp_index_3(%a: index, %b: index) -> i1 {
  %0 = index.cmp sle(%a, %b)
  return %0 : i1
}

func.func @cmp_index_4(%a: index, %b: index) -> i1 {
  %0 = index.cmp sgt(%a, %b)
  return %0 : i1
}

func.func @cmp_index_5(%a: index, %b: index) -> i1 {
  %0 = index.cmp sge(%a, %b)
  return %0 : i1
}

func.func @cmp_index_6(%a: index, %b: index) -> i1 {
  %0 = index.cmp ult(%a, %b)
  return %0 : i1
}

func.func @cmp_index_7(%a: index, %b: index) -> i1 {
  %0 = index.cmp ule(%a, %b)
  return %0 : i1
}

func.func @cmp_index_8(%a: index, %b: index) -> i1 {
  %0 = index.cmp ugt(%a, %b)
  return %0 : i1
}

func.func @cmp_index_9(%a: index, %b: index) -> i1 {
  %0 = index.cmp uge(%a, %b)
  return %0 : i1
}

func.func @sizeof_index() -> index {
  %0 = index.sizeof
  return %0 : index
}

func.func @constant_index_1() -> index {
  %0 = index.constant 42
  return %0 : index
}

func.func @constant_index_2() -> index {
  %0 = index.constant -1
  return %0 : index
}

func.func @constant_index_3() -> index {
  %0 = index.constant 9223372036854775807
  return %0 : index
}

func.func @constant_i1_2() -> i1 {
  %0 = index.bool.constant true
  return %0 : i1
}

func.func @constant_i1_3() -> i1 {
  %0 = index.bool.constant false
  return %0 : i1
}
