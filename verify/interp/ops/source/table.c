/* table.c - what carries out an operation of MLIR's dialects: asks the table of each family. */
#include "verify/interp/ops/source/table.h"

pl_op_entry pl_source_entry(pl_op_kind kind) {
  /* The most frequent ones first. */
  static pl_op_entry (*const families[])(pl_op_kind) = {
      pl_source_arith_entry, pl_source_memref_entry, pl_source_func_entry,    pl_source_view_entry,
      pl_source_shape_entry, pl_source_vector_entry, pl_source_complex_entry, pl_source_region_entry,
      pl_source_scf_entry,   pl_source_affine_entry, pl_source_scaling_entry, pl_source_parallel_entry};
  pl_op_entry entry = {0};
  for (size_t i = 0; i < sizeof families / sizeof *families && entry.run == NULL; i++)
    entry = families[i](kind);
  return entry;
}
