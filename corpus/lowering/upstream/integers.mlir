// Arithmetic on integers: every operation, on scalars of odd and even widths, index, vectors fixed, scalable, of 0 to 2 dimensions.
//
// REQUIRES: mlir-opt-22
// RUN: %python %S/../../../scripts/compare-upstream %s

func.func @addi_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.addi %a, %b : i1
  return %0 : i1
}

func.func @addi_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  return %0 : i32
}

func.func @addi_index(%a: index, %b: index) -> index {
  %0 = arith.addi %a, %b : index
  return %0 : index
}

func.func @addi_vector_s4_xi16(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi16> {
  %0 = arith.addi %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi16>
}

func.func @addi_vector_3xindex(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.addi %a, %b : vector<3xindex>
  return %0 : vector<3xindex>
}

func.func @subi_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.subi %a, %b : i1
  return %0 : i1
}

func.func @subi_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.subi %a, %b : i32
  return %0 : i32
}

func.func @subi_index(%a: index, %b: index) -> index {
  %0 = arith.subi %a, %b : index
  return %0 : index
}

func.func @subi_vector_s4_xi16(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi16> {
  %0 = arith.subi %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi16>
}

func.func @subi_vector_3xindex(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.subi %a, %b : vector<3xindex>
  return %0 : vector<3xindex>
}

func.func @muli_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.muli %a, %b : i1
  return %0 : i1
}

func.func @muli_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b : i32
  return %0 : i32
}

func.func @muli_index(%a: index, %b: index) -> index {
  %0 = arith.muli %a, %b : index
  return %0 : index
}

func.func @muli_vector_s4_xi16(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi16> {
  %0 = arith.muli %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi16>
}

func.func @muli_vector_3xindex(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.muli %a, %b : vector<3xindex>
  return %0 : vector<3xindex>
}

func.func @divui_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.divui %a, %b : i1
  return %0 : i1
}

func.func @divui_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.divui %a, %b : i32
  return %0 : i32
}

func.func @divui_index(%a: index, %b: index) -> index {
  %0 = arith.divui %a, %b : index
  return %0 : index
}

func.func @divui_vector_s4_xi16(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi16> {
  %0 = arith.divui %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi16>
}

func.func @divui_vector_3xindex(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.divui %a, %b : vector<3xindex>
  return %0 : vector<3xindex>
}

func.func @divsi_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.divsi %a, %b : i1
  return %0 : i1
}

func.func @divsi_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.divsi %a, %b : i32
  return %0 : i32
}

func.func @divsi_index(%a: index, %b: index) -> index {
  %0 = arith.divsi %a, %b : index
  return %0 : index
}

func.func @divsi_vector_s4_xi16(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi16> {
  %0 = arith.divsi %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi16>
}

func.func @divsi_vector_3xindex(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.divsi %a, %b : vector<3xindex>
  return %0 : vector<3xindex>
}

func.func @remui_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.remui %a, %b : i1
  return %0 : i1
}

func.func @remui_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.remui %a, %b : i32
  return %0 : i32
}

func.func @remui_index(%a: index, %b: index) -> index {
  %0 = arith.remui %a, %b : index
  return %0 : index
}

func.func @remui_vector_s4_xi16(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi16> {
  %0 = arith.remui %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi16>
}

func.func @remui_vector_3xindex(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.remui %a, %b : vector<3xindex>
  return %0 : vector<3xindex>
}

func.func @remsi_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.remsi %a, %b : i1
  return %0 : i1
}

func.func @remsi_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.remsi %a, %b : i32
  return %0 : i32
}

func.func @remsi_index(%a: index, %b: index) -> index {
  %0 = arith.remsi %a, %b : index
  return %0 : index
}

func.func @remsi_vector_s4_xi16(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi16> {
  %0 = arith.remsi %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi16>
}

func.func @remsi_vector_3xindex(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.remsi %a, %b : vector<3xindex>
  return %0 : vector<3xindex>
}

func.func @andi_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.andi %a, %b : i1
  return %0 : i1
}

func.func @andi_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.andi %a, %b : i32
  return %0 : i32
}

func.func @andi_index(%a: index, %b: index) -> index {
  %0 = arith.andi %a, %b : index
  return %0 : index
}

func.func @andi_vector_s4_xi16(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi16> {
  %0 = arith.andi %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi16>
}

func.func @andi_vector_3xindex(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.andi %a, %b : vector<3xindex>
  return %0 : vector<3xindex>
}

func.func @ori_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.ori %a, %b : i1
  return %0 : i1
}

func.func @ori_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.ori %a, %b : i32
  return %0 : i32
}

func.func @ori_index(%a: index, %b: index) -> index {
  %0 = arith.ori %a, %b : index
  return %0 : index
}

func.func @ori_vector_s4_xi16(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi16> {
  %0 = arith.ori %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi16>
}

func.func @ori_vector_3xindex(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.ori %a, %b : vector<3xindex>
  return %0 : vector<3xindex>
}

func.func @xori_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.xori %a, %b : i1
  return %0 : i1
}

func.func @xori_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.xori %a, %b : i32
  return %0 : i32
}

func.func @xori_index(%a: index, %b: index) -> index {
  %0 = arith.xori %a, %b : index
  return %0 : index
}

func.func @xori_vector_s4_xi16(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi16> {
  %0 = arith.xori %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi16>
}

func.func @xori_vector_3xindex(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.xori %a, %b : vector<3xindex>
  return %0 : vector<3xindex>
}

func.func @shli_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.shli %a, %b : i1
  return %0 : i1
}

func.func @shli_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.shli %a, %b : i32
  return %0 : i32
}

func.func @shli_index(%a: index, %b: index) -> index {
  %0 = arith.shli %a, %b : index
  return %0 : index
}

func.func @shli_vector_s4_xi16(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi16> {
  %0 = arith.shli %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi16>
}

func.func @shli_vector_3xindex(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.shli %a, %b : vector<3xindex>
  return %0 : vector<3xindex>
}

func.func @shrui_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.shrui %a, %b : i1
  return %0 : i1
}

func.func @shrui_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.shrui %a, %b : i32
  return %0 : i32
}

func.func @shrui_index(%a: index, %b: index) -> index {
  %0 = arith.shrui %a, %b : index
  return %0 : index
}

func.func @shrui_vector_s4_xi16(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi16> {
  %0 = arith.shrui %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi16>
}

func.func @shrui_vector_3xindex(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.shrui %a, %b : vector<3xindex>
  return %0 : vector<3xindex>
}

func.func @shrsi_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.shrsi %a, %b : i1
  return %0 : i1
}

func.func @shrsi_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.shrsi %a, %b : i32
  return %0 : i32
}

func.func @shrsi_index(%a: index, %b: index) -> index {
  %0 = arith.shrsi %a, %b : index
  return %0 : index
}

func.func @shrsi_vector_s4_xi16(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi16> {
  %0 = arith.shrsi %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi16>
}

func.func @shrsi_vector_3xindex(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.shrsi %a, %b : vector<3xindex>
  return %0 : vector<3xindex>
}

func.func @maxsi_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.maxsi %a, %b : i1
  return %0 : i1
}

func.func @maxsi_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.maxsi %a, %b : i32
  return %0 : i32
}

func.func @maxsi_index(%a: index, %b: index) -> index {
  %0 = arith.maxsi %a, %b : index
  return %0 : index
}

func.func @maxsi_vector_s4_xi16(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi16> {
  %0 = arith.maxsi %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi16>
}

func.func @maxsi_vector_3xindex(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.maxsi %a, %b : vector<3xindex>
  return %0 : vector<3xindex>
}

func.func @maxui_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.maxui %a, %b : i1
  return %0 : i1
}

func.func @maxui_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.maxui %a, %b : i32
  return %0 : i32
}

func.func @maxui_index(%a: index, %b: index) -> index {
  %0 = arith.maxui %a, %b : index
  return %0 : index
}

func.func @maxui_vector_s4_xi16(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi16> {
  %0 = arith.maxui %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi16>
}

func.func @maxui_vector_3xindex(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.maxui %a, %b : vector<3xindex>
  return %0 : vector<3xindex>
}

func.func @minsi_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.minsi %a, %b : i1
  return %0 : i1
}

func.func @minsi_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.minsi %a, %b : i32
  return %0 : i32
}

func.func @minsi_index(%a: index, %b: index) -> index {
  %0 = arith.minsi %a, %b : index
  return %0 : index
}

func.func @minsi_vector_s4_xi16(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi16> {
  %0 = arith.minsi %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi16>
}

func.func @minsi_vector_3xindex(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.minsi %a, %b : vector<3xindex>
  return %0 : vector<3xindex>
}

func.func @minui_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.minui %a, %b : i1
  return %0 : i1
}

func.func @minui_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.minui %a, %b : i32
  return %0 : i32
}

func.func @minui_index(%a: index, %b: index) -> index {
  %0 = arith.minui %a, %b : index
  return %0 : index
}

func.func @minui_vector_s4_xi16(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi16> {
  %0 = arith.minui %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi16>
}

func.func @minui_vector_3xindex(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.minui %a, %b : vector<3xindex>
  return %0 : vector<3xindex>
}

func.func @ceildivui_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.ceildivui %a, %b : i1
  return %0 : i1
}

func.func @ceildivui_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.ceildivui %a, %b : i32
  return %0 : i32
}

func.func @ceildivui_index(%a: index, %b: index) -> index {
  %0 = arith.ceildivui %a, %b : index
  return %0 : index
}

func.func @ceildivui_vector_s4_xi16(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi16> {
  %0 = arith.ceildivui %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi16>
}

func.func @ceildivui_vector_3xindex(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.ceildivui %a, %b : vector<3xindex>
  return %0 : vector<3xindex>
}

func.func @ceildivsi_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.ceildivsi %a, %b : i1
  return %0 : i1
}

func.func @ceildivsi_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.ceildivsi %a, %b : i32
  return %0 : i32
}

func.func @ceildivsi_index(%a: index, %b: index) -> index {
  %0 = arith.ceildivsi %a, %b : index
  return %0 : index
}

func.func @ceildivsi_vector_s4_xi16(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi16> {
  %0 = arith.ceildivsi %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi16>
}

func.func @ceildivsi_vector_3xindex(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.ceildivsi %a, %b : vector<3xindex>
  return %0 : vector<3xindex>
}

func.func @floordivsi_i1(%a: i1, %b: i1) -> i1 {
  %0 = arith.floordivsi %a, %b : i1
  return %0 : i1
}

func.func @floordivsi_i32(%a: i32, %b: i32) -> i32 {
  %0 = arith.floordivsi %a, %b : i32
  return %0 : i32
}

func.func @floordivsi_index(%a: index, %b: index) -> index {
  %0 = arith.floordivsi %a, %b : index
  return %0 : index
}

func.func @floordivsi_vector_s4_xi16(%a: vector<[4]xi16>, %b: vector<[4]xi16>) -> vector<[4]xi16> {
  %0 = arith.floordivsi %a, %b : vector<[4]xi16>
  return %0 : vector<[4]xi16>
}

func.func @floordivsi_vector_3xindex(%a: vector<3xindex>, %b: vector<3xindex>) -> vector<3xindex> {
  %0 = arith.floordivsi %a, %b : vector<3xindex>
  return %0 : vector<3xindex>
}
