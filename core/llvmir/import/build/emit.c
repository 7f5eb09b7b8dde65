/* Constants to operations, each once in a function or an initialiser, before what uses them. */
#include "core/llvmir/import/build/emit.h"

#include <assert.h>

#include "core/llvmir/import/build/calls.h"
#include "core/llvmir/import/read/constants.h"
#include "core/llvmir/import/read/globals.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/lexer.h"
#include "core/llvmir/import/read/make.h"
#include "core/llvmir/import/read/types.h"

/* Inserts an op before `place->before`, or at the end of the place's block if that is NULL, and returns the op's result. */
static pl_value *insert(pl_ll_place *place, pl_op *op) {
  if (place->before)
    pl_op_insert_before(place->before, op);
  else
    pl_op_append(place->block, op);
  return pl_result(op, 0);
}

/* Makes an op with a result of the given type and without location, inserts it at a place and returns the result. */
static pl_value *emit_op(pl_importer *im, pl_ll_place *place, pl_op_kind kind, pl_value *const *operands, uint32_t count,
                         const pl_type *type, const pl_attr *attrs) {
  return insert(place, pl_ll_op(im, kind, operands, count, type, attrs, (pl_ll_token){0}));
}

/* Makes an op with a result of the given type, without operands and attributes, inserts it at a place and returns the result. */
static pl_value *emit_plain(pl_importer *im, pl_ll_place *place, pl_op_kind kind, const pl_type *type) {
  return emit_op(im, place, kind, NULL, 0, type, NULL);
}

/* The dictionary attribute with the one entry `name = value`; NULL if `value` is NULL. */
static const pl_attr *one_attr(pl_importer *im, pl_attr_name name, const pl_attr *value) {
  pl_ll_entries entries = {0};
  pl_ll_set(im, &entries, name, value);
  return pl_ll_dict(im, &entries);
}

/* Makes an llvm.mlir.constant of a type and value, inserts it at a place and returns its result. */
static pl_value *emit_value(pl_importer *im, pl_ll_place *place, const pl_type *type, const pl_attr *value) {
  return emit_op(im, place, PL_OP_LLVM_MLIR_CONSTANT, NULL, 0, type, one_attr(im, PL_NAME_VALUE, value));
}

/* ---- block addresses ---- */

/* The tag of a block in its function for a blockaddress constant, assigned at the first call and then listed with the label in
 * `im->tags`. */
static uint32_t tag_of(pl_importer *im, const pl_ll_const *c, const pl_ll_global *function) {
  uint64_t known = 0, count = 0;
  if (pl_map_get(&im->tag_ids, (uint64_t)(uintptr_t)c, &known)) return (uint32_t)known;
  (void)pl_map_get(&im->tag_counts, (uint64_t)(uintptr_t)function, &count);
  pl_map_set(&im->tag_ids, (uint64_t)(uintptr_t)c, count);
  pl_map_set(&im->tag_counts, (uint64_t)(uintptr_t)function, count + 1);
  pl_ll_push(im, &im->tags, ((pl_ll_block_tag){function, c->label, (uint32_t)count, function->at}));
  return (uint32_t)count;
}

/* The attribute #llvm.blocktag<id = tag>. */
static const pl_attr *tag_attr(pl_importer *im, uint32_t tag) {
  const pl_named_attr id = {PL_STR("id"), pl_ll_i64(im, tag)};
  return pl_ll_params(im, "blocktag", &id, 1);
}

/* Makes the llvm.blockaddress of a constant; NULL, reported, if its function is not defined. */
static pl_value *emit_block_address(pl_importer *im, pl_ll_place *place, const pl_ll_const *c) {
  const pl_ll_global *function = pl_ll_find_global(im, c->name);
  if (!function || function->kind != PL_LL_GLOBAL_FUNCTION || !function->defined) {
    pl_ll_error(im, im->tok, "blockaddress of '@%.*s', which is no defined function", PL_STR_FMT(c->name));
    return NULL;
  }
  const pl_named_attr parts[] = {{PL_STR("function"), pl_attr_symbol(im->ctx, c->name)},
                                 {PL_STR("tag"), tag_attr(im, tag_of(im, c, function))}};
  const pl_attr *address = pl_ll_params(im, "blockaddress", parts, 2);
  return emit_op(im, place, PL_OP_LLVM_BLOCKADDRESS, NULL, 0, c->type, one_attr(im, PL_NAME_BLOCK_ADDR, address));
}

/* Clears the map and fills it with a function's named blocks; the key is the address of the interned name. */
static void map_labels(const pl_op *function, pl_map *labels) {
  pl_map_clear(labels);
  PL_FOR_BLOCKS(block, function->regions[0])
  if (block->name.len) pl_map_set_ptr(labels, block->name.data, block);
}

bool pl_ll_place_tags(pl_importer *im) {
  pl_map labels = {0};
  const pl_ll_global *mapped = NULL;
  bool ok = true;
  for (size_t i = 0; ok && i < im->tags.len; i++) {
    const pl_ll_block_tag *t = &im->tags.data[i];
    if (t->function != mapped) map_labels((mapped = t->function)->op, &labels);
    pl_block *block = t->function->unread ? t->function->op->regions[0]->first : pl_map_get_ptr(&labels, t->label.data);
    if (!block) {
      ok = pl_ll_error(im, t->at, "blockaddress of an unknown block '%%%.*s'", PL_STR_FMT(t->label));
      break;
    }
    pl_op *op = pl_ll_op(im, PL_OP_LLVM_BLOCKTAG, NULL, 0, NULL, one_attr(im, PL_NAME_TAG, tag_attr(im, t->tag)), t->at);
    if (block->first)
      pl_op_insert_before(block->first, op);
    else
      pl_op_append(block, op);
  }
  pl_map_free(&labels);
  return ok;
}

/* ---- globals ---- */

/* Makes the op for a global's address or dso_local_equivalent. NULL, reported, if the global is unknown or its address cannot be
 * taken so. */
static pl_value *emit_address(pl_importer *im, pl_ll_place *place, const pl_ll_const *c) {
  const pl_ll_global *g = pl_ll_find_global(im, c->name);
  bool equivalent = c->kind == PL_LL_CONST_EQUIVALENT;
  if (!g) {
    pl_ll_error(im, im->tok, "use of undefined value '@%.*s'", PL_STR_FMT(c->name));
    return NULL;
  }
  if (g->space != c->type->ptr.space) {
    pl_ll_error(im, im->tok, "'@%.*s' lies in address space %u, not %u", PL_STR_FMT(c->name), g->space, c->type->ptr.space);
    return NULL;
  }
  if (pl_ll_intrinsic_known(im, c->name)) {
    pl_ll_error(im, im->tok, "the address of the intrinsic '@%.*s' cannot be taken", PL_STR_FMT(c->name));
    return NULL;
  }
  const pl_attr *name = one_attr(im, equivalent ? PL_NAME_FUNCTION_NAME : PL_NAME_GLOBAL_NAME, pl_attr_symbol(im->ctx, c->name));
  return emit_op(im, place, equivalent ? PL_OP_LLVM_DSO_LOCAL_EQUIVALENT : PL_OP_LLVM_MLIR_ADDRESSOF, NULL, 0, c->type, name);
}

/* ---- aggregates ---- */

/* Inserts element k into an aggregate or vector and returns the new value. */
static pl_value *emit_part(pl_importer *im, pl_ll_place *place, pl_value *whole, pl_value *part, uint32_t k) {
  pl_value *operands[3] = {whole, part, NULL};
  const int64_t position = k;
  if (!pl_ll_is_vector(whole->type))
    return emit_op(im, place, PL_OP_LLVM_INSERTVALUE, operands, 2, whole->type,
                   one_attr(im, PL_NAME_POSITION, pl_attr_dense_i64(im->ctx, &position, 1)));
  operands[2] = emit_value(im, place, pl_type_integer(im->ctx, 32), pl_ll_i32(im, k));
  return emit_op(im, place, PL_OP_LLVM_INSERTELEMENT, operands, 3, whole->type, NULL);
}

/* Makes the ops that build an aggregate or vector from its elements, or a dense splat where one element stands for all. NULL,
 * reported, on error. */
static pl_value *emit_aggregate(pl_importer *im, pl_ll_place *place, const pl_ll_const *c) {
  if (c->count < pl_ll_num_parts(c->type) || (pl_ll_is_vector(c->type) && pl_ll_vector_scalable(c->type))) {
    const pl_attr *elem = pl_ll_const_attr(im, c->elems[0]);
    if (elem && c->type->kind == PL_TYPE_VECTOR)
      return emit_value(im, place, c->type, pl_attr_dense(im->ctx, c->type, &elem->integer, 1, true));
    pl_ll_no_form(im, im->tok, "a splat of such elements has no form in the LLVM dialect");
    return NULL;
  }
  pl_value *whole = emit_plain(im, place, PL_OP_LLVM_MLIR_UNDEF, c->type);
  for (uint32_t i = 0; i < c->count; i++) {
    pl_value *part = pl_ll_emit(im, place, c->elems[i]);
    if (!part) return NULL;
    whole = emit_part(im, place, whole, part, i);
  }
  return whole;
}

/* Makes the ops of a constant expression and returns its value. NULL, reported, on error. */
static pl_value *emit_expr(pl_importer *im, pl_ll_place *place, const pl_ll_const *c) {
  pl_value **operands = PL_NEW_ARRAY(im->arena, pl_value *, c->count);
  for (uint32_t i = 0; i < c->count; i++) {
    operands[i] = pl_ll_emit(im, place, c->elems[i]);
    if (!operands[i]) return NULL;
  }
  return emit_op(im, place, c->op, operands, c->count, c->type, c->attr);
}

/* Handles a constant that the dialect cannot express: in a function reports it and returns NULL; in an initializer returns
 * undef, marked by `im->lost`, after ops for symbols in address space 0 that the constant mentions, which so escape. NULL,
 * reported, if one of these fails. */
static pl_value *emit_unknown(pl_importer *im, pl_ll_place *place, const pl_ll_const *c) {
  if (im->function) {
    pl_ll_error(im, im->tok, "%.*s", PL_STR_FMT(c->name));
    im->formless = true;
    im->no_form = c->name;
    return NULL;
  }
  for (uint32_t i = 0; i < c->count; i++) {
    const pl_ll_global *g = pl_ll_find_global(im, c->elems[i]->name);
    if (g && g->space == 0 && !pl_ll_emit(im, place, c->elems[i])) return NULL;
  }
  im->lost = c->name;
  return emit_plain(im, place, PL_OP_LLVM_MLIR_UNDEF, c->type);
}

/* Makes the ops of a constant that has none at this place yet and returns its value. NULL, reported, on error. */
static pl_value *emit_new(pl_importer *im, pl_ll_place *place, const pl_ll_const *c) {
  const pl_attr *attr = c->kind == PL_LL_CONST_AGGREGATE && c->count < pl_ll_num_parts(c->type) ? NULL : pl_ll_const_attr(im, c);
  if (attr) return emit_value(im, place, c->type, attr);
  switch (c->kind) {
  case PL_LL_CONST_ZERO: return emit_plain(im, place, PL_OP_LLVM_MLIR_ZERO, c->type);
  case PL_LL_CONST_NONE: return emit_plain(im, place, PL_OP_LLVM_MLIR_NONE, c->type);
  case PL_LL_CONST_UNDEF: return emit_plain(im, place, PL_OP_LLVM_MLIR_UNDEF, c->type);
  case PL_LL_CONST_POISON: return emit_plain(im, place, PL_OP_LLVM_MLIR_POISON, c->type);
  case PL_LL_CONST_GLOBAL:
  case PL_LL_CONST_EQUIVALENT: return emit_address(im, place, c);
  case PL_LL_CONST_BLOCK: return emit_block_address(im, place, c);
  case PL_LL_CONST_AGGREGATE: return emit_aggregate(im, place, c);
  case PL_LL_CONST_EXPR: return emit_expr(im, place, c);
  case PL_LL_CONST_UNKNOWN: return emit_unknown(im, place, c);
  case PL_LL_CONST_SIMPLE:
  case PL_LL_CONST_INVALID: break;
  }
  return NULL;
}

/* The recursion is bounded: the reader limits the depth of constants. */
pl_value *pl_ll_emit(pl_importer *im, pl_ll_place *place, const pl_ll_const *c) {
  assert(c && place->block);
  pl_value *known = pl_map_get_ptr(&place->values, c);
  if (known || im->failed) return im->failed ? NULL : known;
  pl_value *value = emit_new(im, place, c);
  if (value) pl_map_set_ptr(&place->values, c, value);
  return value;
}
