#include "verify/term/internal.h"

#include "core/base/vec.h"

/* Concrete evaluation. It shares no rewrite with the constructors: it computes on numbers only (an op of two constants is in
 * fold.c, for both), so that tests can hold one against the other.
 *
 * The value of a memory is not a constant. It is its leaf symbol (or application) and the stores on top of it, found by walking
 * the chain when something is read; reads that reach the leaf ask for one byte at a constant address. */

typedef PL_VEC(const pl_term *) term_stack;

typedef struct evaluation {
  pl_terms *T;
  pl_term_value_fn value_of;
  void *user;
  pl_map values; /* term -> constant; a memory -> NULL */
  term_stack stack;
  term_stack args;
} evaluation;

/* The constant that `a` evaluated to; NULL for memories, and for terms that are not evaluated yet. */
static const pl_term *value(const evaluation *E, const pl_term *a) { return pl_map_get_ptr(&E->values, a); }

/* The number that `a`, which has been evaluated, has as its value. */
static pl_apint bits(const evaluation *E, const pl_term *a) { return value(E, a)->value; }

/* Whether the BOOL `a`, which has been evaluated, is true. */
static bool truth(const evaluation *E, const pl_term *a) { return pl_apint_is_one(bits(E, a)); }

/* The constant term of that sort and number. */
static const pl_term *constant(evaluation *E, pl_sort sort, pl_apint v) { return pl_term_const(E->T, sort, v); }
/* The constant true or false. */
static const pl_term *boolean(const evaluation *E, bool v) { return v ? E->T->true_term : E->T->false_term; }

/* ---- integers: NULL when one leaves its 256 bits ---- */

/* The value of an integer sum or product from its arguments' values; NULL if an intermediate result leaves 256 bits. */
static const pl_term *int_fold(evaluation *E, const pl_term *a) {
  pl_arena *arena = E->T->arena;
  bool sum = a->op == PL_TERM_INT_ADD;
  pl_apint result = bits(E, a->args[0]);
  for (uint32_t i = 1; i < a->num_args; i++) {
    pl_apint x = bits(E, a->args[i]);
    if (sum ? pl_apint_sadd_overflows(result, x) : pl_apint_smul_overflows(result, x)) return NULL;
    result = sum ? pl_apint_add(arena, result, x) : pl_apint_mul(arena, result, x);
  }
  return constant(E, PL_SORT_I, result);
}

/* The value of INT_OF_SBV or INT_OF_UBV from its argument's; NULL if the bit vector is too wide for an INT of 256 bits. */
static const pl_term *int_of_bits(evaluation *E, const pl_term *a) {
  pl_apint x = bits(E, a->args[0]);
  bool is_signed = a->op == PL_TERM_INT_OF_SBV;
  if (x.width > PL_TERM_INT_WIDTH || (x.width == PL_TERM_INT_WIDTH && !is_signed)) return NULL;
  pl_arena *arena = E->T->arena;
  return constant(E, PL_SORT_I,
                  is_signed ? pl_apint_sext(arena, x, PL_TERM_INT_WIDTH) : pl_apint_zext(arena, x, PL_TERM_INT_WIDTH));
}

/* ---- memory ---- */

/* What value_of gives for one byte of `leaf`, a memory symbol or application, at a constant address, or (of_poison) for whether
 * it is poison; NULL if it gives none. */
static const pl_term *leaf_byte(evaluation *E, const pl_term *leaf, pl_apint address, bool of_poison) {
  const pl_term *at = pl_bv(E->T, address);
  const pl_term *read = of_poison ? pl_term_make2(E->T, PL_TERM_MEM_POISON, PL_SORT_B, leaf, at, 1)
                                  : pl_term_make2(E->T, PL_TERM_MEM_LOAD, pl_sort_bv(8), leaf, at, 0);
  return E->value_of(E->user, read);
}

/* The memory that the if-then-elses at the top of `mem` select; `mem` itself if there are none. */
static const pl_term *choose(const evaluation *E, const pl_term *mem) {
  while (mem->op == PL_TERM_ITE)
    mem = mem->args[truth(E, mem->args[0]) ? 1 : 2];
  return mem;
}

/* The byte of `mem` at a constant address, or (of_poison) whether it is poison: from the latest store that covers it,
 * otherwise from the leaf; NULL if value_of gives none for that. */
static const pl_term *byte_at(evaluation *E, const pl_term *mem, pl_apint address, bool of_poison) {
  for (mem = choose(E, mem); mem->num_args > 0 && mem->op != PL_TERM_APP; mem = choose(E, mem->args[0])) {
    if (mem->op != PL_TERM_MEM_STORE) continue;
    pl_apint offset = pl_apint_sub(E->T->arena, address, bits(E, mem->args[1]));
    pl_apint stored = bits(E, mem->args[2]);
    /* A store of more bytes than there are addresses goes round: the last byte written stays. */
    uint64_t at = 0, count = stored.width / 8;
    if (!pl_apint_to_u64(offset, &at) || at >= count) continue;
    if (address.width < 32)
      while (at + ((uint64_t)1 << address.width) < count)
        at += (uint64_t)1 << address.width;
    if (of_poison) return value(E, mem->args[3]);
    return pl_bv(E->T, pl_apint_extract(E->T->arena, stored, (uint32_t)at * 8, 8));
  }
  return leaf_byte(E, mem, address, of_poison);
}

/* The value of a MEM_LOAD (little-endian) or MEM_POISON (whether any byte is poison), byte by byte; NULL if value_of has no value
 * for one. */
static const pl_term *read_memory(evaluation *E, const pl_term *a) {
  bool of_poison = a->op == PL_TERM_MEM_POISON;
  uint64_t count = of_poison ? a->imm : a->sort.width / 8;
  pl_arena *arena = E->T->arena;
  pl_apint address = bits(E, a->args[1]), result = {0};
  bool any = false;
  for (uint64_t i = 0; i < count; i++) {
    const pl_term *byte = byte_at(E, a->args[0], address, of_poison);
    if (!byte) return NULL;
    if (of_poison)
      any = any || pl_term_is_true(byte);
    else
      result = i == 0 ? byte->value : pl_apint_concat(arena, byte->value, result);
    address = pl_apint_add(arena, address, pl_apint_from_u64(arena, address.width, 1));
  }
  return of_poison ? boolean(E, any) : pl_bv(E->T, result);
}

/* The symbol or application that remains of `mem` without its MEM_STOREs and MEM_FREEs, if-then-elses replaced by the selected
 * arm. */
static const pl_term *leaf_of(const evaluation *E, const pl_term *mem) {
  mem = choose(E, mem);
  while (mem->op == PL_TERM_MEM_STORE || mem->op == PL_TERM_MEM_FREE)
    mem = choose(E, mem->args[0]);
  return mem;
}

/* The topmost MEM_FREE at or below `mem`, in the selected arms of if-then-elses, whose pointer is not null; NULL if there is
 * none. */
static const pl_term *next_free(const evaluation *E, const pl_term *mem) {
  mem = choose(E, mem);
  while (mem->op == PL_TERM_MEM_STORE || (mem->op == PL_TERM_MEM_FREE && pl_apint_is_zero(bits(E, mem->args[1]))))
    mem = choose(E, mem->args[0]);
  return mem->op == PL_TERM_MEM_FREE ? mem : NULL;
}

/* The bytes that stores of `mem` leave: address (a constant) -> the byte, and whether it is poison. */
typedef struct overlay {
  pl_map bytes, poison;
} overlay;

/* The bytes and poison that the stores on top of the leaf of `mem` leave, by address; the caller frees both maps. */
static overlay collect_stores(evaluation *E, const pl_term *mem) {
  overlay result = {0};
  for (mem = choose(E, mem); mem->op == PL_TERM_MEM_STORE || mem->op == PL_TERM_MEM_FREE; mem = choose(E, mem->args[0])) {
    if (mem->op == PL_TERM_MEM_FREE) continue;
    uint32_t count = mem->args[2]->sort.width / 8;
    for (uint32_t i = count; i-- > 0;) { /* from the last written */
      pl_apint offset = pl_apint_from_u64(E->T->arena, mem->sort.width, i);
      const pl_term *at = pl_bv(E->T, pl_apint_add(E->T->arena, bits(E, mem->args[1]), offset));
      if (pl_map_has(&result.bytes, at)) continue;
      pl_map_set_ptr(&result.bytes, at, pl_bv(E->T, pl_apint_extract(E->T->arena, bits(E, mem->args[2]), 8 * i, 8)));
      pl_map_set_ptr(&result.poison, at, value(E, mem->args[3]));
    }
  }
  return result;
}

/* Whether each byte (of_poison: each poison bit) of the map `a` is the one that `b` has at that address, or that the leaf has
 * where `b` has none. */
static bool is_within(evaluation *E, const pl_map *a, const pl_map *b, const pl_term *leaf, bool of_poison) {
  for (size_t i = 0; i < a->len; i++) {
    const pl_term *at = (const pl_term *)(uintptr_t)pl_map_entries(a)[i].key;
    const pl_term *byte = pl_map_get_ptr(b, at);
    if (!byte) byte = leaf_byte(E, leaf, at->value, of_poison);
    if ((uint64_t)(uintptr_t)byte != pl_map_entries(a)[i].value) return false;
  }
  return true;
}

/* Whether two memories over one leaf have equal bytes and equal poison at every address. */
static bool equal_bytes(evaluation *E, const pl_term *a, const pl_term *b) {
  const pl_term *leaf = leaf_of(E, a);
  overlay x = collect_stores(E, a), y = collect_stores(E, b);
  bool result = is_within(E, &x.bytes, &y.bytes, leaf, false) && is_within(E, &y.bytes, &x.bytes, leaf, false) &&
                is_within(E, &x.poison, &y.poison, leaf, true) && is_within(E, &y.poison, &x.poison, leaf, true);
  pl_map_free(&x.bytes);
  pl_map_free(&x.poison);
  pl_map_free(&y.bytes);
  pl_map_free(&y.poison);
  return result;
}

/* Adds `step` to times[address] for each MEM_FREE in `mem`, keyed by the constant address that was freed; null pointers do not
 * count. */
static void count_frees(evaluation *E, const pl_term *mem, uint64_t step, pl_map *times) {
  for (const pl_term *at = next_free(E, mem); at; at = next_free(E, at->args[0])) {
    uint64_t before = 0;
    const uint64_t key = (uint64_t)(uintptr_t)value(E, at->args[1]);
    (void)pl_map_get(times, key, &before);
    pl_map_set(times, key, before + step);
  }
}

/* Whether both memories have freed the same addresses equally often, in any order. */
static bool equal_frees(evaluation *E, const pl_term *a, const pl_term *b) {
  pl_map times = {0};
  bool equal = true;
  count_frees(E, a, 1, &times);
  count_frees(E, b, UINT64_MAX, &times);
  for (size_t i = 0; i < times.len; i++)
    equal = equal && pl_map_entries(&times)[i].value == 0;
  pl_map_free(&times);
  return equal;
}

/* Whether two memories are equal: over the same leaf (leaf_of), with equal bytes and poison at every address, and with the same
 * addresses freed equally often, in any order. */
static bool equal_memories(evaluation *E, const pl_term *a, const pl_term *b) {
  return leaf_of(E, a) == leaf_of(E, b) && equal_frees(E, a, b) && equal_bytes(E, a, b);
}

/* ---- one term ---- */

/* The value that value_of gives for an application whose arguments are replaced by their values (memories stay), or for what that
 * folds to; NULL if it gives none. */
static const pl_term *eval_app(evaluation *E, const pl_term *a) {
  pl_vec_clear(&E->args);
  for (uint32_t i = 0; i < a->num_args; i++) {
    const pl_term *x = value(E, a->args[i]);
    pl_vec_push(&E->args, x ? x : a->args[i]);
  }
  const pl_term *of_values = a->num_args == 0 ? a : pl_app(E->T, a->sort, a->name, E->args.data, a->num_args);
  return of_values->op == PL_TERM_CONST ? of_values : E->value_of(E->user, of_values);
}

/* The value of an operation, comparison or predicate of overflow on bit vectors from its arguments' values, more than two taken
 * from the left. */
static const pl_term *eval_bv(evaluation *E, const pl_term *a) {
  pl_arena *arena = E->T->arena;
  pl_apint x = bits(E, a->args[0]);
  if (a->op == PL_TERM_BV_ZEXT) return pl_bv(E->T, pl_apint_zext(arena, x, a->sort.width));
  if (a->op == PL_TERM_BV_SEXT) return pl_bv(E->T, pl_apint_sext(arena, x, a->sort.width));
  if (a->op == PL_TERM_BV_EXTRACT) return pl_bv(E->T, pl_apint_extract(arena, x, (uint32_t)a->imm, a->sort.width));
  if (a->op == PL_TERM_BV_CONCAT) return pl_bv(E->T, pl_apint_concat(arena, x, bits(E, a->args[1])));
  const pl_term *result = value(E, a->args[0]);
  for (uint32_t i = 1; i < a->num_args; i++)
    result = pl_term_fold(E->T, a->op, result->value, bits(E, a->args[i]));
  return result;
}

/* The value of a NOT, AND or OR from its arguments' values. */
static const pl_term *eval_logic(evaluation *E, const pl_term *a) {
  if (a->op == PL_TERM_NOT) return boolean(E, !truth(E, a->args[0]));
  bool conjunction = a->op == PL_TERM_AND;
  for (uint32_t i = 0; i < a->num_args; i++)
    if (truth(E, a->args[i]) != conjunction) return boolean(E, !conjunction);
  return boolean(E, conjunction);
}

/* The value of an INT_LE or INT_LT from its arguments' values. */
static const pl_term *eval_order(evaluation *E, const pl_term *a) {
  pl_apint x = bits(E, a->args[0]), y = bits(E, a->args[1]);
  return boolean(E, a->op == PL_TERM_INT_LT ? pl_apint_slt(x, y) : !pl_apint_slt(y, x));
}

/* The value of an equality: memories are compared by their contents, others by their values. */
static const pl_term *eval_eq(evaluation *E, const pl_term *a) {
  if (a->args[0]->sort.kind == PL_SORT_MEM) return boolean(E, equal_memories(E, a->args[0], a->args[1]));
  return boolean(E, value(E, a->args[0]) == value(E, a->args[1]));
}

/* The value of a term all of whose arguments have been evaluated (memories have none); NULL if there is no value. */
static const pl_term *eval_one(evaluation *E, const pl_term *a) {
  if (a->op == PL_TERM_CONST) return a;
  if (a->op == PL_TERM_SYM) return E->value_of(E->user, a);
  if (a->op == PL_TERM_APP) return eval_app(E, a);
  if (a->op == PL_TERM_ITE) return value(E, a->args[truth(E, a->args[0]) ? 1 : 2]);
  if (a->op == PL_TERM_NOT || a->op == PL_TERM_AND || a->op == PL_TERM_OR) return eval_logic(E, a);
  if (a->op == PL_TERM_EQ) return eval_eq(E, a);
  if (a->op == PL_TERM_INT_LE || a->op == PL_TERM_INT_LT) return eval_order(E, a);
  if (a->op == PL_TERM_INT_ADD || a->op == PL_TERM_INT_MUL) return int_fold(E, a);
  if (a->op == PL_TERM_INT_OF_SBV || a->op == PL_TERM_INT_OF_UBV) return int_of_bits(E, a);
  if (a->op == PL_TERM_MEM_LOAD || a->op == PL_TERM_MEM_POISON) return read_memory(E, a);
  return eval_bv(E, a);
}

/* Pushes the arguments of `a` that have not been evaluated onto the stack; true if there are any. */
static bool push_missing(evaluation *E, const pl_term *a) {
  size_t before = E->stack.len;
  for (uint32_t i = 0; i < a->num_args; i++)
    if (!pl_map_has(&E->values, a->args[i])) pl_vec_push(&E->stack, a->args[i]);
  return E->stack.len > before;
}

const pl_term *pl_term_eval(pl_terms *T, const pl_term *a, pl_term_value_fn value_of, void *user) {
  assert(a->sort.kind != PL_SORT_MEM);
  evaluation E = {.T = T, .value_of = value_of, .user = user};
  bool valid = true;
  pl_vec_push(&E.stack, a);
  while (valid && E.stack.len > 0) {
    const pl_term *top = pl_vec_last(&E.stack);
    if (!pl_map_has(&E.values, top)) {
      if (push_missing(&E, top)) continue;
      const pl_term *result = top->sort.kind == PL_SORT_MEM ? NULL : eval_one(&E, top);
      valid = result || top->sort.kind == PL_SORT_MEM;
      pl_map_set_ptr(&E.values, top, result);
    }
    (void)pl_vec_pop(&E.stack);
  }
  const pl_term *result = valid ? value(&E, a) : NULL;
  pl_vec_free(&E.stack);
  pl_vec_free(&E.args);
  pl_map_free(&E.values);
  return result;
}
