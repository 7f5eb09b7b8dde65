/* passes.h - the passes of core/transform one by one. Private to core/transform. */
#ifndef PL_CORE_TRANSFORM_PASSES_PASSES_H
#define PL_CORE_TRANSFORM_PASSES_PASSES_H

#include "core/transform/transform.h"

/* Where a terminator passes arguments to the same block more than once, each further edge gets a block of its own
 * (successors.c). `with_arguments`: that takes the operands as arguments; else it passes on the original ones. */
void pl_separate_successors(pl_module *module, bool with_arguments);
/* -canonicalize: folds, simplifies and erases until nothing changes, or a bound on iterations is reached. */
void pl_canonicalize(pl_module *module, const pl_transform_options *options);
/* -cse: replaces ops that compute the same as one that dominates them. */
void pl_cse(pl_module *module);
/* -arith-expand: writes ops of arith out in terms of simpler ones. */
void pl_arith_expand(pl_module *module, const pl_transform_options *options);
/* -memref-expand: memref.reshape by a shape of known length as memref.reinterpret_cast. */
void pl_memref_expand(pl_module *module);
/* -expand-realloc: memref.realloc as alloc, copy and dealloc. */
void pl_expand_realloc(pl_module *module, const pl_transform_options *options);
/* -convert-scf-to-cf: structured control flow as blocks and branches. */
void pl_scf_to_cf(pl_module *module);
/* `index_bits` is the width of index in the lowering, 0 for 64. */
void pl_expand_strided_metadata(pl_module *module, uint32_t index_bits);
/* -normalize-memrefs: memrefs with another layout map than the identity get the identity. */
void pl_normalize_memrefs(pl_module *module);
/* symbols.c. False with an error in `diags` if the op is no symbol table, or it is not known what an op in it names. */
bool pl_symbol_dce(pl_module *module, pl_diags *diags);
/* -symbol-privatize: all symbols of the module become private, but for those on a list of names with commas between. */
void pl_symbol_privatize(pl_module *module, pl_str except);
/* -strip-debuginfo: all locations become unknown. */
void pl_strip_debuginfo(pl_module *module);
/* `index_bits` is the width of index in the lowering, 0 for 64. False with an error in `diags` (may be NULL) if an op has no
 * lowering, which stays. */
bool pl_lower_affine(pl_module *module, uint32_t index_bits, pl_diags *diags);

#endif
