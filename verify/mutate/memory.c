/* Addresses, loads, stores, copies, atomic operations. */
#include "verify/mutate/mutator.h"

#include <assert.h>

/* ---- Addresses ---- */

/* Whether the op is llvm.getelementptr. */
static bool is_gep(const pl_op *op) { return pl_op_is(op, PL_OP_LLVM_GETELEMENTPTR); }

/* Offers a mutation site (see mutator.h) at a getelementptr with one index, unless its element type is a struct: that type
 * becomes an integer of another size. */
void pl_mutate_gep_element(pl_mutator *mu, pl_op *op) {
  const pl_attr *elem = is_gep(op) ? pl_op_attr(op, PL_NAME_ELEM_TYPE) : NULL;
  if (!elem || elem->kind != PL_ATTR_TYPE || elem->type->kind == PL_TYPE_LLVM_STRUCT) return;
  pl_context *ctx = mu->module->ctx;
  const pl_attr *indices = pl_op_attr(op, PL_NAME_RAW_CONSTANT_INDICES);
  if (!indices || indices->dense.count != 1) return; /* of more, the type says what is indexed */
  const pl_type *byte = pl_type_integer(ctx, 8), *other = elem->type == byte ? pl_type_integer(ctx, 16) : byte;
  if (pl_mutator_site(mu, op, "addresses are computed with elements of another size"))
    pl_op_set_attr(op, PL_NAME_ELEM_TYPE, pl_attr_type(ctx, other));
}

/* Adds one to the constant index at `position` in the attribute `rawConstantIndices` of a getelementptr, where INT32_MIN stands
 * for an index that is an operand: that of `position` must not be one. */
static void constant_index_up(pl_mutator *mu, pl_op *op, uint32_t position) {
  const pl_attr *indices = pl_op_attr(op, PL_NAME_RAW_CONSTANT_INDICES);
  PL_VEC(pl_apint) elems = {0};
  for (uint64_t i = 0; i < indices->dense.count; i++)
    pl_vec_push(&elems, indices->dense.elems[indices->dense.splat ? 0 : i]);
  pl_arena *arena = mu->module->arena;
  elems.data[position] = pl_apint_add(arena, elems.data[position], pl_apint_from_u64(arena, 32, 1));
  pl_op_set_attr(op, PL_NAME_RAW_CONSTANT_INDICES, pl_attr_dense_array(mu->module->ctx, indices->type, elems.data, elems.len));
  pl_vec_free(&elems);
}

/* Adds one to operand `operand` of a getelementptr, an index of integer type, by an llvm.add inserted before the op. */
static void dynamic_index_up(pl_mutator *mu, pl_op *op, uint32_t operand) {
  pl_value *index = pl_operand(op, operand);
  pl_value *one = pl_mutator_integer(mu, op, index->type, 1);
  const pl_mutator_new sum = {.kind = PL_OP_LLVM_ADD, .type = index->type, .operands = {index, one}};
  pl_use_set(&op->operands[operand], pl_mutator_build(mu, op, &sum));
}

/* Whether an element of a getelementptr's attribute of constant indices is INT32_MIN, which stands for an index that is an
 * operand. */
static bool is_dynamic(pl_apint index) {
  int64_t value;
  return pl_apint_to_i64(index, &value) && value == INT32_MIN;
}

/* Offers a mutation site (see mutator.h) for indices of a getelementptr, but not for those into an element type that is a struct:
 * the index is greater by one. */
void pl_mutate_gep_index_up(pl_mutator *mu, pl_op *op) {
  const pl_attr *indices = is_gep(op) ? pl_op_attr(op, PL_NAME_RAW_CONSTANT_INDICES) : NULL;
  if (!indices || indices->kind != PL_ATTR_DENSE_ARRAY || indices->dense.splat) return;
  const pl_attr *elem = pl_op_attr(op, PL_NAME_ELEM_TYPE);
  bool is_struct = elem && elem->kind == PL_ATTR_TYPE && elem->type->kind == PL_TYPE_LLVM_STRUCT;
  uint32_t operand = 1;
  for (uint32_t i = 0; i < indices->dense.count; i++) {
    bool dynamic = is_dynamic(indices->dense.elems[i]);
    uint32_t own = operand;
    if (dynamic) operand++;
    if (i > 0 && is_struct) continue; /* another field has another type */
    if (dynamic && !pl_mutator_is_integer(pl_operand(op, own)->type)) continue;
    if (!pl_mutator_site(mu, op, "index %u of an address is greater by one", i)) continue;
    if (dynamic)
      dynamic_index_up(mu, op, own);
    else
      constant_index_up(mu, op, i);
    return;
  }
}

/* Offers a mutation site (see mutator.h) at a getelementptr whose base has the type of its result: its uses read the base pointer
 * instead. */
void pl_mutate_gep_drop(pl_mutator *mu, pl_op *op) {
  if (is_gep(op) && pl_operand(op, 0)->type == pl_result(op, 0)->type && pl_mutator_site(mu, op, "an address is its base"))
    pl_mutator_replace(op, pl_operand(op, 0));
}

/* Offers a mutation site (see mutator.h) at a getelementptr whose base has the type of its result: the offset is added twice, by
 * a copy of the op before it. */
void pl_mutate_gep_double(pl_mutator *mu, pl_op *op) {
  if (!is_gep(op) || pl_operand(op, 0)->type != pl_result(op, 0)->type) return;
  if (pl_mutator_site(mu, op, "the offset of an address is added twice"))
    pl_use_set(&op->operands[0], pl_result(pl_mutator_copy(mu, op, op), 0));
}

/* ---- Accesses ---- */

/* Offers a mutation site (see mutator.h) at an llvm.store: it is erased. */
void pl_mutate_drop_store(pl_mutator *mu, pl_op *op) {
  assert(mu->module && op->info);
  if (pl_op_is(op, PL_OP_LLVM_STORE) && pl_mutator_site(mu, op, "a store is dropped")) pl_op_erase(op);
}

/* Offers a mutation site (see mutator.h) at an llvm.store: a copy of it is inserted before the terminator of its block. */
void pl_mutate_double_store(pl_mutator *mu, pl_op *op) {
  if (!pl_op_is(op, PL_OP_LLVM_STORE) || !op->block->last) return;
  if (pl_mutator_site(mu, op, "a store is made again at the end of its block")) (void)pl_mutator_copy(mu, op->block->last, op);
}

/* Offers a mutation site (see mutator.h) at an llvm.store that can move after the next operation of its block that may access
 * memory, if that is no terminator: it does. */
void pl_mutate_move_store(pl_mutator *mu, pl_op *op) {
  if (!pl_op_is(op, PL_OP_LLVM_STORE)) return;
  pl_op *next = op->next;
  while (next && !pl_mutator_touches_memory(next))
    next = next->next;
  if (!next || pl_op_has(next, PL_TRAIT_TERMINATOR)) return;
  if (!pl_mutator_site(mu, op, "a store moves after %s", next->info->name.data)) return;
  pl_op_unlink(op);
  pl_op_insert_before(next->next, op);
}

/* Whether an operand of `op` is a result of `producer`. */
static bool uses_result_of(const pl_op *op, const pl_op *producer) {
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (pl_operand(op, i)->op == producer) return true;
  return false;
}

typedef PL_VEC(pl_op *) op_list;

/* Appends to *out `last` and, in reverse order, the operations of its block after `before` (NULL: from the beginning) whose
 * results it needs, directly or not. False if they can't move before `before`. */
static bool needed_between(pl_op *last, const pl_op *before, op_list *out) {
  pl_vec_push(out, last);
  for (pl_op *op = last->prev; op != before; op = op->prev) {
    bool needed = false;
    for (size_t i = 0; i < out->len && !needed; i++)
      needed = uses_result_of(out->data[i], op);
    if (!needed) continue;
    if (!pl_op_has(op, PL_TRAIT_PURE)) return false;
    pl_vec_push(out, op);
  }
  for (size_t i = 0; before && i < out->len; i++)
    if (uses_result_of(out->data[i], before)) return false;
  return true;
}

/* Moves the operations, which are in reverse order, before `place`. */
static void move_before(const op_list *moved, pl_op *place) {
  for (size_t i = moved->len; i-- > 0;) {
    pl_op_unlink(moved->data[i]);
    pl_op_insert_before(place, moved->data[i]);
  }
}

/* Offers a mutation site (see mutator.h) at an llvm.load that can move before the nearest llvm.store or llvm.call before it in
 * its block, with what it depends on: it does. */
void pl_mutate_move_load(pl_mutator *mu, pl_op *op) {
  if (!pl_op_is(op, PL_OP_LLVM_LOAD)) return;
  pl_op *before = op->prev;
  while (before && !pl_op_is(before, PL_OP_LLVM_STORE) && !pl_op_is(before, PL_OP_LLVM_CALL))
    before = before->prev;
  op_list moved = {0};
  if (before && needed_between(op, before, &moved) && pl_mutator_site(mu, op, "a load moves before %s", before->info->name.data))
    move_before(&moved, before);
  pl_vec_free(&moved);
}

/* The alignment in bytes that a load or store of a value of that type has without an `alignment` attribute; 0 if that is not
 * known here. */
static int64_t natural_alignment(const pl_type *type) {
  if (type->kind == PL_TYPE_LLVM_PTR) return 8;
  uint32_t width = type->kind == PL_TYPE_INTEGER ? type->integer.width
                   : type->kind == PL_TYPE_FLOAT ? pl_float_bits(type->float_format)
                                                 : 0;
  return width >= 8 && width <= 64 && (width & (width - 1)) == 0 ? (int64_t)width / 8 : 0;
}

/* Offers a mutation site (see mutator.h) at an llvm.load or store whose alignment is known and not very large: its `alignment`
 * becomes twice that. */
void pl_mutate_over_align(pl_mutator *mu, pl_op *op) {
  bool is_load = pl_op_is(op, PL_OP_LLVM_LOAD);
  if (!is_load && !pl_op_is(op, PL_OP_LLVM_STORE)) return;
  const pl_type *type = is_load ? pl_result(op, 0)->type : pl_operand(op, 0)->type;
  int64_t alignment = pl_mutator_number(op, PL_NAME_ALIGNMENT, natural_alignment(type));
  if (alignment > 0 && alignment < 1 << 20 && pl_mutator_site(mu, op, "an access claims twice its alignment"))
    pl_mutator_set_number(op, PL_NAME_ALIGNMENT, 64, 2 * alignment);
}

/* Offers a mutation site (see mutator.h) at an llvm.alloca: its element type becomes i8 or, if it is i8 already, it allocates one
 * element less. */
void pl_mutate_under_allocate(pl_mutator *mu, pl_op *op) {
  assert(mu->module && op->info);
  const pl_attr *elem = pl_op_is(op, PL_OP_LLVM_ALLOCA) ? pl_op_attr(op, PL_NAME_ELEM_TYPE) : NULL;
  pl_context *ctx = mu->module->ctx;
  const pl_type *byte = pl_type_integer(ctx, 8);
  if (!elem || elem->kind != PL_ATTR_TYPE) return;
  if (elem->type != byte) {
    if (pl_mutator_site(mu, op, "an alloca has elements of a byte"))
      pl_op_set_attr(op, PL_NAME_ELEM_TYPE, pl_attr_type(ctx, byte));
    return;
  }
  if (!pl_mutator_site(mu, op, "an alloca has an element less")) return;
  const pl_type *type = pl_operand(op, 0)->type;
  pl_value *one = pl_mutator_integer(mu, op, type, 1);
  const pl_mutator_new less = {.kind = PL_OP_LLVM_SUB, .type = type, .operands = {pl_operand(op, 0), one}};
  pl_use_set(&op->operands[0], pl_mutator_build(mu, op, &less));
}

/* Offers a mutation site (see mutator.h) at an llvm.load or store that is not volatile: it becomes volatile. */
void pl_mutate_volatile_access(pl_mutator *mu, pl_op *op) {
  if (!pl_op_is(op, PL_OP_LLVM_LOAD) && !pl_op_is(op, PL_OP_LLVM_STORE)) return;
  if (!pl_op_attr(op, PL_NAME_VOLATILE) && pl_mutator_site(mu, op, "an access is volatile"))
    pl_op_set_attr(op, PL_NAME_VOLATILE, pl_attr_unit(mu->module->ctx));
}

/* Offers a mutation site (see mutator.h) at an llvm.intr.memcpy or memmove between pointers of one type: source and destination
 * are swapped. */
void pl_mutate_swap_copy(pl_mutator *mu, pl_op *op) {
  bool is_copy = pl_op_is(op, PL_OP_LLVM_INTR_MEMCPY) || pl_op_is(op, PL_OP_LLVM_INTR_MEMMOVE);
  if (is_copy && pl_operand(op, 0)->type == pl_operand(op, 1)->type &&
      pl_mutator_site(mu, op, "source and destination of a copy are swapped"))
    pl_mutator_swap_uses(&op->operands[0], &op->operands[1]);
}

/* ---- How long memory lives ---- */

/* Whether the op is a direct llvm.call, with one operand, of `free` or of its counterpart among MLIR's generic allocation
 * functions. */
static bool is_free(const pl_op *op) {
  const pl_attr *callee = pl_op_is(op, PL_OP_LLVM_CALL) && op->num_operands == 1 ? pl_op_attr(op, PL_NAME_CALLEE) : NULL;
  if (!callee || callee->kind != PL_ATTR_SYMBOL) return false;
  return pl_str_is(callee->symbol.path[0], "free") || pl_str_is(callee->symbol.path[0], "_mlir_memref_to_llvm_free");
}

/* Whether the op is in the list. */
static bool is_moved(const op_list *moved, const pl_op *op) {
  for (size_t i = 0; i < moved->len; i++)
    if (moved->data[i] == op) return true;
  return false;
}

/* Whether every operand of the `moved` operations is defined in the block, in the entry block of its region, or by one of them,
 * so that they may move to the end of the block. */
static bool has_what_they_need(const pl_block *block, const op_list *moved) {
  for (size_t i = 0; i < moved->len; i++)
    for (uint32_t k = 0; k < moved->data[i]->num_operands; k++) {
      const pl_value *v = pl_operand(moved->data[i], k);
      const pl_block *from = v->op ? v->op->block : v->block;
      if (from != block && from != block->region->first && !(v->op && is_moved(moved, v->op))) return false;
    }
  return true;
}

/* Offers a mutation site (see mutator.h) for each predecessor, other than itself, of the block of a release of memory that can
 * move to the predecessor's end, with what it depends on: it does. */
static void release_in_block_before(pl_mutator *mu, pl_op *op) {
  op_list moved = {0};
  if (needed_between(op, NULL, &moved)) PL_FOR_BLOCKS(block, op->block->region) {
      bool precedes = false;
      for (uint32_t s = 0; s < block->last->num_successors; s++)
        precedes |= block->last->successors[s].block == op->block;
      if (!precedes || block == op->block || !has_what_they_need(block, &moved)) continue;
      if (!pl_mutator_site(mu, op, "%s is made at the end of a block before", op->info->name.data)) continue;
      move_before(&moved, block->last);
      break;
    }
  pl_vec_free(&moved);
}

/* Offers mutation sites (see mutator.h) at a call of `free` or an llvm.intr.stackrestore: it moves, with what it depends on,
 * before an earlier op that may access memory or into a block before, where that is possible. */
void pl_mutate_release_early(pl_mutator *mu, pl_op *op) {
  if (!is_free(op) && !pl_op_is(op, PL_OP_LLVM_INTR_STACKRESTORE)) return;
  pl_op *before = op->prev;
  while (before && !pl_mutator_touches_memory(before))
    before = before->prev;
  op_list moved = {0};
  if (!before)
    release_in_block_before(mu, op);
  else if (needed_between(op, before, &moved) &&
           pl_mutator_site(mu, op, "%s is made before %s", op->info->name.data, before->info->name.data))
    move_before(&moved, before);
  pl_vec_free(&moved);
}

/* The first call of `free` (see is_free) in the llvm.func ops of the block that holds mu->func, that itself included; NULL if
 * there is none. */
static pl_op *some_free(const pl_mutator *mu) {
  PL_FOR_OPS(symbol, mu->func->block) {
    if (!pl_op_is(symbol, PL_OP_LLVM_FUNC)) continue;
    PL_FOR_BLOCKS(block, symbol->regions[0])
    PL_FOR_OPS(op, block) if (is_free(op)) return op;
  }
  return NULL;
}

/* Whether the value is extracted from a struct as the aligned pointer is from a memref descriptor: at position 1, where field 0
 * has the same type. */
static bool is_aligned_pointer(const pl_value *value) {
  if (!value->op || !pl_op_is(value->op, PL_OP_LLVM_EXTRACTVALUE)) return false;
  const pl_attr *position = pl_op_attr(value->op, PL_NAME_POSITION);
  const pl_type *type = pl_operand(value->op, 0)->type;
  int64_t at;
  return position->dense.count == 1 && pl_apint_to_i64(position->dense.elems[0], &at) && at == 1 &&
         type->kind == PL_TYPE_LLVM_STRUCT && type->llvm_struct->elems[0] == value->type;
}

/* If `base` is the aligned pointer of a memref descriptor (see is_aligned_pointer), the descriptor's allocated pointer, by an
 * llvm.extractvalue inserted before `place`; else `base` itself. */
static pl_value *allocation_of(pl_mutator *mu, pl_op *place, pl_value *base) {
  if (!is_aligned_pointer(base)) return base;
  const int64_t first = 0;
  const pl_named_attr attrs[] = {{PL_STR("position"), pl_attr_dense_i64(mu->module->ctx, &first, 1)}, {{0}, NULL}};
  pl_value *descriptor = pl_operand(base->op, 0);
  const pl_mutator_new field = {.kind = PL_OP_LLVM_EXTRACTVALUE, .type = base->type, .operands = {descriptor}, .attrs = attrs};
  return pl_mutator_build(mu, place, &field);
}

/* Offers a mutation site (see mutator.h) at an llvm.load or store where a call of `free` after it can be made: what it goes to,
 * unless known to be no heap memory, is freed after it. */
void pl_mutate_free_accessed(pl_mutator *mu, pl_op *op) {
  bool is_load = pl_op_is(op, PL_OP_LLVM_LOAD);
  if ((!is_load && !pl_op_is(op, PL_OP_LLVM_STORE)) || !mu->func || !op->next) return;
  pl_value *base = pl_operand(op, is_load ? 0 : 1);
  while (base->op && is_gep(base->op))
    base = pl_operand(base->op, 0);
  if (base->op && (pl_op_is(base->op, PL_OP_LLVM_ALLOCA) || pl_op_is(base->op, PL_OP_LLVM_MLIR_ADDRESSOF))) return;
  pl_op *release = some_free(mu);
  if (!release || pl_operand(release, 0)->type != base->type) return;
  if (!pl_mutator_site(mu, op, "what %s goes to is freed after it", op->info->name.data)) return;
  pl_op *place = op->next;
  pl_value *allocation = allocation_of(mu, place, base);
  pl_use_set(&pl_mutator_copy(mu, place, release)->operands[0], allocation);
}

/* ---- Atomic operations; numbers as in core/ir/enums.c ---- */

/* Offers a mutation site (see mutator.h) at an llvm.atomicrmw: its operation becomes another one that its type allows, if the
 * table has one. */
void pl_mutate_other_atomic(pl_mutator *mu, pl_op *op) {
  /* xchg add sub and nand or xor max min umax umin fadd fsub fmax fmin */
  static const int8_t other[] = {1, 2, 1, 5, 3, 6, 5, 8, 7, 10, 9, 12, 11, 14, 13};
  if (!pl_op_is(op, PL_OP_LLVM_ATOMICRMW)) return;
  int64_t kind = pl_mutator_number(op, PL_NAME_BIN_OP, -1);
  bool is_integer = pl_operand(op, 1)->type->kind == PL_TYPE_INTEGER;
  if (kind < 0 || kind >= (int64_t)(sizeof other) || (kind == 0 && !is_integer)) return;
  if (pl_mutator_site(mu, op, "another atomic operation")) pl_mutator_set_number(op, PL_NAME_BIN_OP, 64, other[kind]);
}

/* Offers a mutation site (see mutator.h) at an llvm.atomicrmw or llvm.cmpxchg whose ordering (of a cmpxchg, on success) is
 * stronger than monotonic: it becomes monotonic, and that on failure, too. */
void pl_mutate_weaker_ordering(pl_mutator *mu, pl_op *op) {
  enum { MONOTONIC = 2 };
  bool is_exchange = pl_op_is(op, PL_OP_LLVM_CMPXCHG);
  if (!is_exchange && !pl_op_is(op, PL_OP_LLVM_ATOMICRMW)) return;
  pl_attr_name name = is_exchange ? PL_NAME_SUCCESS_ORDERING : PL_NAME_ORDERING;
  if (pl_mutator_number(op, name, 0) <= MONOTONIC || !pl_mutator_site(mu, op, "an atomic operation is monotonic")) return;
  pl_mutator_set_number(op, name, 64, MONOTONIC);
  if (is_exchange) pl_mutator_set_number(op, PL_NAME_FAILURE_ORDERING, 64, MONOTONIC);
}

/* Offers a mutation site (see mutator.h) at an llvm.cmpxchg: the value compared with and the new value are swapped. */
void pl_mutate_swap_exchange(pl_mutator *mu, pl_op *op) {
  if (pl_op_is(op, PL_OP_LLVM_CMPXCHG) && pl_mutator_site(mu, op, "a compare-exchange has old for new"))
    pl_mutator_swap_uses(&op->operands[1], &op->operands[2]);
}
