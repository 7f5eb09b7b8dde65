/* passes.h - the passes of core/transform one by one. Private to core/transform. */
#ifndef PL_CORE_TRANSFORM_PASSES_PASSES_H
#define PL_CORE_TRANSFORM_PASSES_PASSES_H

#include "core/transform/transform.h"

/* -legalize-successors, -llvm-legalize-for-export: where a terminator passes operands to a block more than once, each further
 * edge gets a block of its own. `with_arguments`: that block takes the operands as arguments; else it passes on the original
 * ones. */
void pl_separate_successors(pl_module *module, bool with_arguments);
/* -canonicalize: folds, simplifies and erases ops, and simplifies regions as the options say, until nothing changes or a bound on
 * iterations is reached. */
void pl_canonicalize(pl_module *module, const pl_transform_options *options);
/* -cse: replaces an op without side effects by an equal one that dominates it, or, if it reads memory, by one before it in its
 * block with no write in between; erases dead ops. */
void pl_cse(pl_module *module);
/* -arith-expand: replaces rounding divisions, minima and maxima, and conversions of floats that the options ask for, by simpler
 * ops, where it can. */
void pl_arith_expand(pl_module *module, const pl_transform_options *options);
/* -memref-expand: replaces memref.reshape to a ranked memref, by a shape of known length, by memref.reinterpret_cast. */
void pl_memref_expand(pl_module *module);
/* -expand-realloc: replaces memref.realloc by an scf.if on the sizes: alloc, copy and, unless options->keep_source, dealloc if
 * the buffer grows, else a reinterpret_cast of the old one. */
void pl_expand_realloc(pl_module *module, const pl_transform_options *options);
/* -convert-scf-to-cf: lowers structured control flow to blocks and branches. */
void pl_scf_to_cf(pl_module *module);
/* -expand-strided-metadata: replaces memref.subview, expand_shape and collapse_shape by memref.reinterpret_cast, and simplifies
 * what is asked of a memref's metadata. `index_bits` is the width of index in the lowering, 0 for 64. */
void pl_expand_strided_metadata(pl_module *module, uint32_t index_bits);
/* -normalize-memrefs: gives memrefs with a layout that has a normal form (normal_form.h) that form, which has the default layout,
 * and rewrites their accesses; not in functions that need the layout, or exchange memrefs with these. */
void pl_normalize_memrefs(pl_module *module);
/* -symbol-dce: removes the symbols that are not visible outside and that no op which stays names. False, with an error in `diags`
 * and nothing removed, if the op is no symbol table, or it can't be known which symbols are named. */
bool pl_symbol_dce(pl_module *module, pl_diags *diags);
/* -symbol-privatize: makes the symbols directly in the module private, but for those in `except`, a list of names with commas
 * between. */
void pl_symbol_privatize(pl_module *module, pl_str except);
/* -strip-debuginfo: makes all locations of ops and block arguments unknown. */
void pl_strip_debuginfo(pl_module *module);
/* -lower-affine: lowers affine ops to arith, memref, vector and scf. `index_bits` is the width of index in the lowering, 0 for
 * 64. False, with an error in `diags`, if an op with regions has no lowering; with NULL `diags` always true. */
bool pl_lower_affine(pl_module *module, uint32_t index_bits, pl_diags *diags);

#endif
