/* constant.c - operations that are constants, and the leaves of constant attributes. */
#include "verify/sem/state/constant.h"

#include <assert.h>

#include "verify/sem/state/constant_globals.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/lookup_tables.h"
#include "verify/sem/state/symbols.h"

/* The constant of `bits` in the width of a leaf: an `index` attribute has 64 bits and is truncated to the width of index. */
static const pl_term *number(pl_sem *sem, const pl_attr *value, pl_apint bits, uint32_t width) {
  return pl_bv(sem->world->T, pl_constant_resize(sem->world->arena, value, bits, width));
}

/* Writes the scalars of an attribute (of a string, its bytes) to `out` from *at on, and advances *at past them; a splat fills
 * all that remain. False, with some perhaps written, if they do not fit `flat`, or the attribute is of a kind without scalars.
 * */
static bool fill(pl_sem *sem, const pl_attr *value, const pl_flat *flat, uint32_t *at, pl_leaf *out) {
  switch (value->kind) {
  case PL_ATTR_INTEGER:
  case PL_ATTR_FLOAT:
    if (*at >= flat->num_leaves) return false;
    out[*at] = pl_leaf_of(sem, number(sem, value, value->integer, flat->leaves[*at].bits));
    (*at)++;
    return true;
  case PL_ATTR_DENSE:
    if (value->dense.strings) return false;
    if (value->dense.splat) {
      while (*at < flat->num_leaves) {
        const pl_apint bits = value->dense.elems[*at % value->dense.count];
        out[*at] = pl_leaf_of(sem, number(sem, value, bits, flat->leaves[*at].bits));
        (*at)++;
      }
      return true;
    }
    for (uint64_t i = 0; i < value->dense.count; i++, (*at)++) {
      if (*at >= flat->num_leaves) return false;
      out[*at] = pl_leaf_of(sem, number(sem, value, value->dense.elems[i], flat->leaves[*at].bits));
    }
    return true;
  case PL_ATTR_ARRAY: /* complex constants: [re, im] */
    for (uint32_t i = 0; i < value->array.count; i++)
      if (value->array.elems[i]->kind == PL_ATTR_ARRAY || !fill(sem, value->array.elems[i], flat, at, out)) return false;
    return true;
  case PL_ATTR_STRING:
    for (size_t i = 0; i < value->string.len; i++, (*at)++) {
      if (*at >= flat->num_leaves || flat->leaves[*at].bits != 8) return false;
      out[*at] = pl_leaf_of(sem, pl_bv_u64(sem->world->T, 8, (uint8_t)value->string.data[i]));
    }
    return true;
  default: return false;
  }
}

/* The leaves of the constant `value` for a value of the type; NULL if there is no attribute, it does not fit the type, or that
 * has no layout. */
static pl_leaf *attribute_leaves(pl_sem *sem, const pl_attr *value, const pl_type *type) {
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, type);
  if (!flat || !value) return NULL;
  pl_leaf *out = pl_sem_new_leaves(sem, flat->num_leaves);
  uint32_t at = 0;
  if (!fill(sem, value, flat, &at, out) || at != flat->num_leaves) return NULL;
  return out;
}

/* Zeros as the leaves of a value that is undef (`undef`) or poison, with the poison that the world wants for it (for undef, the
 * symbol world->undef); NULL if the type has no layout. */
static pl_leaf *undefined_leaves(pl_sem *sem, const pl_type *type, bool undef) {
  pl_terms *T = sem->world->T;
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, type);
  if (!flat) return NULL;
  pl_leaf *leaves = pl_sem_new_leaves(sem, flat->num_leaves);
  for (uint32_t i = 0; i < flat->num_leaves; i++) {
    bool free_choice = !sem->world->choices_off;
    leaves[i].value = pl_bv_u64(T, flat->leaves[i].bits, 0);
    leaves[i].poison = pl_bool(T, free_choice && !sem->world->poison_off);
    if (!undef || !pl_term_is_true(leaves[i].poison)) continue;
    leaves[i].poison = sem->world->undef;
    sem->world->met_undef = true;
  }
  return leaves;
}

/* Leaves of zeros for a value of the type; NULL if it has no layout. */
static pl_leaf *zero_leaves(pl_sem *sem, const pl_type *type) {
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, type);
  if (!flat) return NULL;
  pl_leaf *leaves = pl_sem_new_leaves(sem, flat->num_leaves);
  for (uint32_t i = 0; i < flat->num_leaves; i++)
    leaves[i] = pl_leaf_of(sem, pl_bv_u64(sem->world->T, flat->leaves[i].bits, 0));
  return leaves;
}

/* Whether the name is that of a function in source or lowering and that of a global variable in the other one. */
static bool is_of_another_kind(const pl_sem_world *world, pl_str name) {
  const pl_op *source = world->source_module ? pl_symbol_lookup(world->source_module, name) : NULL;
  const pl_op *lowered = world->lowered_module ? pl_symbol_lookup(world->lowered_module, name) : NULL;
  return source && lowered &&
         ((pl_op_has(source, PL_TRAIT_FUNCTION) && pl_op_is(lowered, PL_OP_LLVM_MLIR_GLOBAL)) ||
          (pl_op_has(lowered, PL_TRAIT_FUNCTION) &&
           (pl_op_is(source, PL_OP_LLVM_MLIR_GLOBAL) || pl_op_is(source, PL_OP_MEMREF_GLOBAL))));
}

/* The leaf of the address of a function or global; notes what is known of it. NULL if the attribute is no plain symbol, or the
 * name stands for a function in one module and a variable in the other: nothing says that these have one address. */
static pl_leaf *address_leaves(pl_sem *sem, const pl_attr *symbol) {
  if (!symbol || symbol->kind != PL_ATTR_SYMBOL || symbol->symbol.count != 1) return NULL;
  if (is_of_another_kind(sem->world, symbol->symbol.path[0])) return NULL;
  pl_leaf *leaves = pl_sem_new_leaves(sem, 1);
  *leaves = pl_leaf_of(sem, pl_sem_symbol_address(sem->world, symbol->symbol.path[0]));
  pl_sem_note_final(sem, symbol->symbol.path[0], leaves->value);
  pl_sem_note_table(sem, symbol->symbol.path[0], leaves->value);
  pl_sem_describe_symbol(sem->world, symbol->symbol.path[0], leaves->value);
  return leaves;
}

pl_leaf *pl_sem_constant_leaves(pl_sem *sem, const pl_op *op) {
  assert(sem && op);
  const pl_type *type = op->num_results == 1 ? op->results[0].type : NULL;
  if (!type) return NULL;
  switch (op->info->kind) {
  case PL_OP_ARITH_CONSTANT:
  case PL_OP_INDEX_CONSTANT:
  case PL_OP_INDEX_BOOL_CONSTANT:
  case PL_OP_COMPLEX_CONSTANT:
  case PL_OP_LLVM_MLIR_CONSTANT: return attribute_leaves(sem, pl_op_attr(op, PL_NAME_VALUE), type);
  case PL_OP_LLVM_MLIR_UNDEF: return undefined_leaves(sem, type, true);
  case PL_OP_UB_POISON:
  case PL_OP_LLVM_MLIR_POISON: return undefined_leaves(sem, type, false);
  case PL_OP_LLVM_MLIR_ZERO: return zero_leaves(sem, type);
  case PL_OP_FUNC_CONSTANT: return address_leaves(sem, pl_op_attr(op, PL_NAME_VALUE));
  case PL_OP_LLVM_MLIR_ADDRESSOF: return address_leaves(sem, pl_op_attr(op, PL_NAME_GLOBAL_NAME));
  default: return NULL;
  }
}
