/* noalias.c - which of the source's accesses go by pointers that are based on which argument, and whether the address of a
 * `noalias` argument is given to anybody: passed, stored, returned, made a number, or handed on to another block. Source: LLVM
 * Language Reference, "Pointer Aliasing Rules", "Parameter Attributes", noalias. */
#include <assert.h>

#include "verify/sem/memory/noalias.h"
#include "verify/tv/convention/abi.h"
#include "verify/tv/value_claims/value_claims.h"

/* The number of the operand that gives the address of a load or store; UINT32_MAX if there is none that is known here. */
static uint32_t address_operand(const pl_op *op) {
  static const struct {
    pl_op_kind kind;
    uint32_t operand;
  } table[] = {{PL_OP_LLVM_LOAD, 0},   {PL_OP_LLVM_STORE, 1},   {PL_OP_MEMREF_LOAD, 0}, {PL_OP_MEMREF_STORE, 1},
               {PL_OP_AFFINE_LOAD, 0}, {PL_OP_AFFINE_STORE, 1}, {PL_OP_VECTOR_LOAD, 0}, {PL_OP_VECTOR_STORE, 1}};
  for (size_t i = 0; i < sizeof table / sizeof *table; i++)
    if (pl_op_is(op, table[i].kind)) return table[i].operand;
  return UINT32_MAX;
}

/* Whether the op's result is based on the object of its first operand, as of a getelementptr or memref.subview. */
static bool is_view(const pl_op *op) {
  return pl_op_is(op, PL_OP_LLVM_GETELEMENTPTR) || pl_op_is(op, PL_OP_MEMREF_CAST) || pl_op_is(op, PL_OP_MEMREF_SUBVIEW) ||
         pl_op_is(op, PL_OP_MEMREF_EXPAND_SHAPE) || pl_op_is(op, PL_OP_MEMREF_COLLAPSE_SHAPE) ||
         pl_op_is(op, PL_OP_MEMREF_TRANSPOSE) || pl_op_is(op, PL_OP_MEMREF_VIEW);
}

/* Whether the type is a pointer or a ranked memref. */
static bool leads_to_memory(const pl_type *type) { return type->kind == PL_TYPE_LLVM_PTR || type->kind == PL_TYPE_MEMREF; }

/* Values that are based on one argument, and what is done with them. */
typedef struct following {
  pl_tv *tv;
  pl_map based; /* values */
  bool given;
  PL_VEC(const pl_op *) accesses;
} following;

/* Whether the value is known to be based on the argument. */
static bool is_based(const following *f, const pl_value *value) { return pl_map_has(&f->based, value); }

/* Follows one use of a value that is based on the argument: notes what else is based on it, an access by it, or that it is
 * handed on. */
static void follow_use(following *f, const pl_op *op, uint32_t operand) {
  const bool views = is_view(op) && operand == 0, sizes = pl_op_is(op, PL_OP_MEMREF_DIM) && operand == 0;
  if (views) pl_map_set_ptr(&f->based, &op->results[0], op);
  if (views || sizes) return;
  if (address_operand(op) == operand)
    pl_vec_push(&f->accesses, op);
  else
    f->given = true;
}

/* Follows the uses of values that are based on the argument, block by block in their order; values used before they are found to
 * be based on it need another pass. */
static void follow(following *f) {
  for (uint32_t i = 0; i < f->tv->source->num_blocks; i++)
    for (const pl_op *op = f->tv->source->blocks[i]->first; op; op = op->next)
      for (uint32_t k = 0; k < op->num_operands; k++)
        if (is_based(f, pl_operand(op, k))) follow_use(f, op, k);
}

/* Notes in `world->accessed_by`, for the accesses of the source that are based on argument `number`, that argument, whether it
 * is `noalias`, and what follows from that. */
static void note_argument(pl_tv *tv, uint32_t number, bool noalias) {
  following f = {.tv = tv};
  pl_map_set_ptr(&f.based, tv->source->blocks[0]->args[number], tv->source->func);
  size_t known = 0;
  do { /* until no further value is found to be based on it */
    known = f.based.len;
    f.accesses.len = 0;
    follow(&f);
  } while (f.based.len > known);
  const uint64_t flags = (noalias ? PL_SEM_NOALIAS : 0) | (noalias && !f.given ? PL_SEM_NOT_GIVEN : 0);
  for (size_t i = 0; i < f.accesses.len; i++)
    pl_map_set(&tv->world->accessed_by, (uint64_t)(uintptr_t)f.accesses.data[i], ((uint64_t)number + 1) << 2 | flags);
  pl_vec_free(&f.accesses);
  pl_map_free(&f.based);
}

void pl_tv_note_noalias(pl_tv *tv) {
  assert(tv && tv->source && tv->source->num_blocks > 0);
  const pl_attr *claims = pl_op_attr(tv->source->func, PL_NAME_ARG_ATTRS);
  const pl_block *entry = tv->source->blocks[0];
  bool any = false;
  for (uint32_t i = 0; i < entry->num_args; i++)
    any |= pl_dict_get(pl_tv_dict_at(claims, i), pl_attr_names[PL_NAME_LLVM_NOALIAS]) != NULL;
  for (uint32_t i = 0; any && i < entry->num_args; i++)
    if (leads_to_memory(entry->args[i]->type))
      note_argument(tv, i, pl_dict_get(pl_tv_dict_at(claims, i), pl_attr_names[PL_NAME_LLVM_NOALIAS]) != NULL);
}
