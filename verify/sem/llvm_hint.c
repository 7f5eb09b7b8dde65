/* llvm_hint.c - operations that say something and do little: assumptions, prefetches, lifetimes of stack objects, the stack.
 * Source: LLVM Language Reference, "'llvm.assume' Intrinsic", "Assume Operand Bundles", "'llvm.prefetch' Intrinsic", "Memory Use
 * Markers", "'llvm.stacksave.*' Intrinsic". */

#include "verify/claims/claims.h"
#include "verify/sem/internal.h"

static void claim(pl_sem *sem, const pl_op *op, const pl_term *holds) {
  if (!sem->world->flags_off) pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, holds);
}

static const pl_term *wide(pl_sem *sem, const pl_term *value) {
  pl_terms *T = sem->world->T;
  if (value->sort.width > PL_POINTER_BITS) return pl_bv_extract(T, value, 0, PL_POINTER_BITS);
  return pl_bv_zext(T, value, PL_POINTER_BITS);
}

/* "align"(p, n) or "align"(p, n, offset): p - offset is a multiple of the power of two n. */
static bool align_bundle(pl_sem *sem, const pl_op *op, uint32_t first, uint32_t count) {
  pl_terms *T = sem->world->T;
  if (count < 2 || count > 3) return false;
  const pl_leaf *leaves[3];
  for (uint32_t i = 0; i < count; i++) {
    leaves[i] = pl_sem_get(sem, pl_operand(op, first + i));
    claim(sem, op, pl_not(T, leaves[i]->poison));
  }
  uint64_t align;
  const pl_term *at = count < 3 ? leaves[0]->value : pl_bv_sub(T, leaves[0]->value, wide(sem, leaves[2]->value));
  if (!pl_term_const_u64(leaves[1]->value, &align) || align == 0 || (align & (align - 1)) != 0) return false;
  const pl_term *rest = pl_bv_binary(T, PL_TERM_BV_UREM, at, pl_bv_u64(T, PL_POINTER_BITS, align));
  claim(sem, op, pl_eq(T, rest, pl_bv_u64(T, PL_POINTER_BITS, 0)));
  return true;
}

static bool nonnull_bundle(pl_sem *sem, const pl_op *op, uint32_t first, uint32_t count) {
  pl_terms *T = sem->world->T;
  if (count != 1) return false;
  pl_leaf pointer = pl_sem_get(sem, pl_operand(op, first))[0];
  const pl_term *null = pl_bv_u64(T, PL_POINTER_BITS, 0);
  claim(sem, op, pl_and(T, pl_not(T, pointer.poison), pl_not(T, pl_eq(T, pointer.value, null))));
  return true;
}

/* The pointer that an address is computed from, which leads to the same object. */
static const pl_term *pointer_in(pl_sem *sem, const pl_term *address) {
  const pl_term *found = NULL;
  for (uint32_t i = 0; address->op == PL_TERM_BV_ADD && i < address->num_args; i++) {
    if (!pl_sem_root(sem->world, address->args[i])) continue;
    if (found) return address;
    found = address->args[i];
  }
  return found ? found : address;
}

/* Whether two pointers lead to different objects, BOOL: known of one that this side has made and nobody else knows, else a fact
 * by itself. */
static const pl_term *separate(pl_sem *sem, const pl_term *a, const pl_term *b) {
  pl_terms *T = sem->world->T;
  const pl_term *roots[] = {pl_sem_root(sem->world, a), pl_sem_root(sem->world, b)};
  a = pointer_in(sem, a);
  b = pointer_in(sem, b);
  const pl_term *pair[] = {a->id <= b->id ? a : b, a->id <= b->id ? b : a};
  for (uint32_t i = 0; i < 2 && roots[0] && roots[1]; i++) {
    const pl_sem_object *object = pl_sem_find_object(sem, roots[i]);
    if (object && (!object->escaped || pl_sem_find_object(sem, roots[1 - i]))) return pl_bool(T, roots[0] != roots[1]);
  }
  return a == b ? pl_bool(T, false) : pl_app(T, PL_SORT_B, PL_STR("separate-storage"), pair, 2);
}

static bool separate_bundle(pl_sem *sem, const pl_op *op, uint32_t first, uint32_t count) {
  pl_terms *T = sem->world->T;
  if (count != 2) return false;
  const pl_leaf a = pl_sem_get(sem, pl_operand(op, first))[0], b = pl_sem_get(sem, pl_operand(op, first + 1))[0];
  claim(sem, op, pl_and(T, pl_not(T, a.poison), pl_not(T, b.poison)));
  claim(sem, op, separate(sem, a.value, b.value));
  return true;
}

/* Memrefs of which no two lie in one object. (MLIR documentation, "'memref' Dialect", memref.distinct_objects.) */
static pl_sem_status distinct_objects(pl_sem *sem, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    pl_leaf *mine = pl_sem_get(sem, pl_operand(op, i));
    for (uint32_t k = 0; k < i; k++)
      pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, separate(sem, mine[1].value, pl_sem_get(sem, pl_operand(op, k))[1].value));
    pl_sem_set(sem, &op->results[i], mine);
  }
  return PL_SEM_OK;
}

/* What any other bundle says of its operands is a fact by itself, for as long as nothing is freed: the source's is the
 * lowering's. */
static bool other_bundle(pl_sem *sem, const pl_op *op, pl_str tag, uint32_t first, uint32_t count) {
  enum { MOST = 3 };
  const pl_term *args[1 + 2 * MOST] = {sem->frees};
  const pl_claim *row = pl_claim_of_llvm(tag, PL_AT_BUNDLE);
  if (!row || !(row->traits & PL_CLAIM_FACT) || count > MOST) return false;
  for (uint32_t i = 0; i < count; i++) {
    const pl_leaf *leaf = pl_sem_get(sem, pl_operand(op, first + i));
    args[1 + 2 * i] = leaf->value;
    args[2 + 2 * i] = leaf->poison;
  }
  claim(sem, op, pl_app(sem->world->T, PL_SORT_B, tag, args, 1 + 2 * count));
  return true;
}

/* The condition holds, and what each operand bundle says. */
static pl_sem_status assume(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  pl_leaf cond = pl_sem_get(sem, pl_operand(op, 0))[0];
  claim(sem, op, pl_and(T, pl_not(T, cond.poison), pl_bool_of_bv(T, cond.value)));
  const pl_attr *sizes = pl_op_attr(op, "op_bundle_sizes"), *tags = pl_op_attr(op, "op_bundle_tags");
  uint32_t bundles = sizes && sizes->kind == PL_ATTR_DENSE_ARRAY ? (uint32_t)sizes->dense.count : 0, first = 1;
  for (uint32_t i = 0; i < bundles; i++) {
    uint64_t count = 0;
    bool known = tags && tags->kind == PL_ATTR_ARRAY && i < tags->array.count && tags->array.elems[i]->kind == PL_ATTR_STRING;
    if (!known || !pl_apint_to_u64(pl_dense_at(sizes, i), &count) || count > op->num_operands - first)
      return pl_sem_unsupported(sem, "'llvm.intr.assume' with these operand bundles");
    pl_str tag = tags->array.elems[i]->string;
    known = (pl_str_is(tag, "align") && align_bundle(sem, op, first, (uint32_t)count)) ||
            (pl_str_is(tag, "separate_storage") && separate_bundle(sem, op, first, (uint32_t)count)) ||
            (pl_str_is(tag, "nonnull") && nonnull_bundle(sem, op, first, (uint32_t)count)) ||
            other_bundle(sem, op, tag, first, (uint32_t)count);
    if (!known) return pl_sem_unsupported(sem, "'llvm.intr.assume' with the operand bundle '%.*s'", PL_STR_FMT(tag));
    first += (uint32_t)count;
  }
  return PL_SEM_OK;
}

/* At its start an object's contents are undefined; after its end it is no more. (Older versions give the size first.) */
static pl_sem_status lifetime(pl_sem *sem, const pl_op *op, bool starts) {
  pl_terms *T = sem->world->T;
  pl_leaf pointer = pl_sem_get(sem, pl_operand(op, op->num_operands - 1))[0];
  const pl_term *root = pl_sem_root(sem->world, pointer.value);
  pl_sem_object *object = root ? pl_sem_find_object(sem, root) : NULL;
  if (!object || object->kind != PL_SEM_STACK || pointer.value != object->base)
    return pl_sem_unsupported(sem, "'%.*s' of something that is no object of this function", PL_STR_FMT(op->info->name));
  if (object->escaped && starts)
    return pl_sem_unsupported(sem, "'%.*s' of an object that others know", PL_STR_FMT(op->info->name));
  if (object->escaped) {
    pl_sem_end_on_stack(sem, object);
    return PL_SEM_OK;
  }
  const bool first = starts && !object->lives && object->op; /* the source has chosen the lowering's contents when it was made */
  object->alive = starts;
  if (starts)
    pl_sem_begin_life(sem, object);
  else
    pl_sem_end_life(sem, object);
  object->mem = first ? object->initial : pl_term_fresh(T, pl_sort_mem(PL_POINTER_BITS), "contents");
  pl_map_set_ptr(&sem->world->unwritten, object->mem, object->base);
  return PL_SEM_OK;
}

/* Which objects a restore leaves: the first ones, and some of those that came over a cut. */
typedef struct pl_sem_save {
  size_t first;                /* objects that were there before it */
  const pl_term *const *bases; /* of others that are older */
  size_t num_bases;
} pl_sem_save;

bool pl_sem_is_save(const pl_sem_world *world, const pl_term *value) { return pl_map_has(&world->saves, value); }

bool pl_sem_outlives(pl_sem *sem, const pl_term *save, const pl_term *base) {
  const pl_sem_save *saved = pl_map_get_ptr(&sem->world->saves, save);
  for (size_t i = 0; i < saved->num_bases; i++)
    if (saved->bases[i] == base) return true;
  for (size_t i = 0; i < saved->first && i < sem->objects.len; i++)
    if (sem->objects.data[i].base == base) return true;
  return false;
}

static void declare_save(pl_sem_world *world, const pl_term *value, pl_sem_save save) {
  pl_sem_save *kept = PL_NEW(world->arena, pl_sem_save);
  *kept = save;
  pl_map_set_ptr(&world->saves, value, kept);
}

void pl_sem_declare_save(pl_sem *sem, const pl_term *value, const pl_term *const *bases, size_t count) {
  declare_save(sem->world, value, (pl_sem_save){0, bases, count});
}

static pl_sem_status stack_save(pl_sem *sem, const pl_op *op) {
  pl_leaf *out = pl_sem_new_leaves(sem, 1);
  *out = pl_leaf_of(sem, pl_term_fresh(sem->world->T, pl_sort_bv(PL_POINTER_BITS), "stack"));
  declare_save(sem->world, out->value, (pl_sem_save){sem->objects.len, NULL, 0});
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

/* Stack objects made since the save are no more. */
static pl_sem_status stack_restore(pl_sem *sem, const pl_op *op) {
  pl_leaf saved = pl_sem_get(sem, pl_operand(op, 0))[0];
  if (!pl_sem_is_save(sem->world, saved.value))
    return pl_sem_undecided(sem, "'llvm.intr.stackrestore': what was saved can't be told");
  for (size_t i = 0; i < sem->objects.len; i++) {
    pl_sem_object *object = &sem->objects.data[i];
    if (object->kind == PL_SEM_STACK && !pl_sem_outlives(sem, saved.value, object->base)) pl_sem_end_on_stack(sem, object);
  }
  return PL_SEM_OK;
}

pl_sem_status pl_sem_llvm_hint(pl_sem *sem, const pl_op *op) {
  switch ((int)op->info->kind) {
  case PL_OP_LLVM_INTR_ASSUME: return assume(sem, op);
  case PL_OP_MEMREF_DISTINCT_OBJECTS: return distinct_objects(sem, op);
  case PL_OP_LLVM_INTR_PREFETCH: return PL_SEM_OK;
  case PL_OP_LLVM_INTR_LIFETIME_START: return lifetime(sem, op, true);
  case PL_OP_LLVM_INTR_LIFETIME_END: return lifetime(sem, op, false);
  case PL_OP_LLVM_INTR_STACKSAVE: return stack_save(sem, op);
  case PL_OP_LLVM_INTR_STACKRESTORE: return stack_restore(sem, op);
  default: return PL_SEM_STATUS_INVALID;
  }
}
