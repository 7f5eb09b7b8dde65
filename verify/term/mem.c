#include "verify/term/internal.h"

/* Memory: chains of stores and ends of life over a symbol. Where two ranges of bytes lie is decided by the constant difference of
 * their addresses, modulo 2^(address width). */

#define MAX_STORE_WALK 16  /* stores that a new one is compared with */
#define MAX_LOAD_WALK 4096 /* stores that a load looks through */

/* ---- where ranges lie ---- */

/* The summands of the term at `a` other than its constant, as an array of *count terms; sets *constant to the constant
 * summand, or to NULL if there is none. */
static const pl_term *const *split_constant(const pl_term *const *a, uint32_t *count, const pl_term **constant) {
  const pl_term *term = *a;
  *constant = NULL;
  *count = 1;
  if (pl_term_is_const(term)) *constant = term, *count = 0;
  if (term->op != PL_TERM_BV_ADD) return a;
  *count = term->num_args;
  if (pl_term_is_const(term->args[*count - 1])) *constant = term->args[--*count];
  return term->args;
}

bool pl_term_constant_difference(pl_terms *T, const pl_term *a, const pl_term *b, pl_apint *out) {
  assert(a->sort.kind == PL_SORT_BV && pl_sort_eq(a->sort, b->sort));
  uint32_t num_a = 0, num_b = 0;
  const pl_term *constant_a = NULL, *constant_b = NULL;
  const pl_term *const *as = split_constant(&a, &num_a, &constant_a), *const *bs = split_constant(&b, &num_b, &constant_b);
  if (num_a != num_b) return false;
  for (uint32_t i = 0; i < num_a; i++)
    if (as[i] != bs[i]) return false;
  pl_apint zero = pl_apint_zero(T->arena, a->sort.width);
  *out = pl_apint_sub(T->arena, constant_a ? constant_a->value : zero, constant_b ? constant_b->value : zero);
  return true;
}

typedef enum relation { UNKNOWN, SAME, INSIDE, COVERS, DISJOINT } relation;

/* The number as a uint64_t; UINT64_MAX if it is larger. */
static uint64_t saturated(pl_apint a) {
  uint64_t value = 0;
  return pl_apint_to_u64(a, &value) ? value : UINT64_MAX;
}

/* How the byte range [a, a + n) lies relative to [b, b + m): SAME, INSIDE (with *distance = a - b), COVERS or DISJOINT; UNKNOWN
 * if it is none of these, or that is not known. */
static relation relate(pl_terms *T, const pl_term *a, uint32_t n, const pl_term *b, uint32_t m, uint64_t *distance) {
  pl_apint difference;
  if (!pl_term_constant_difference(T, a, b, &difference)) return UNKNOWN;
  uint32_t width = difference.width;
  if (width < 63 && (uint64_t)n + m > (uint64_t)1 << width) return UNKNOWN; /* may go round */
  uint64_t above = saturated(difference), below = saturated(pl_apint_neg(T->arena, difference));
  *distance = above;
  if (above == 0 && n == m) return SAME;
  if (above < m && above + n <= m) return INSIDE;
  if (below < n && below + m <= n) return COVERS;
  return above >= m && below >= n ? DISJOINT : UNKNOWN;
}

/* The number of bytes that a MEM_STORE writes. */
static uint32_t store_bytes(const pl_term *store) { return store->args[2]->sort.width / 8; }

/* ---- stores ---- */

/* The MEM_STORE node with these parts, without rewriting. */
static const pl_term *make_store(pl_terms *T, const pl_term *mem, const pl_term *address, const pl_term *value,
                                 const pl_term *poison) {
  return pl_term_make(T, PL_TERM_MEM_STORE, mem->sort, (const pl_term *[]){mem, address, value, poison}, 4, 0);
}

/* Whether the constant summand of `a` is less, unsigned, than that of `b`, a missing one counting as least (false if both are
 * missing): the order of adjacent stores to disjoint bytes. */
static bool address_below(const pl_term *a, const pl_term *b) {
  uint32_t count = 0;
  const pl_term *x = NULL, *y = NULL;
  split_constant(&a, &count, &x);
  split_constant(&b, &count, &y);
  if (!x || !y) return !x && y;
  return pl_apint_ult(x->value, y->value);
}

/* The store on top of `mem`, in normal form: of the last stores, those that it covers are dropped, and it is sorted by address
 * among those to disjoint bytes. */
static const pl_term *store_in_order(pl_terms *T, const pl_term *mem, const pl_term *address, const pl_term *value,
                                     const pl_term *poison) {
  const pl_term *kept[MAX_STORE_WALK]; /* from the top */
  uint32_t count = 0, steps = 0;
  bool dropped = false;
  const pl_term *below = mem;
  for (; below->op == PL_TERM_MEM_STORE && steps < MAX_STORE_WALK; steps++, below = below->args[0]) {
    uint64_t distance = 0;
    relation where = relate(T, address, value->sort.width / 8, below->args[1], store_bytes(below), &distance);
    if (where == UNKNOWN || where == INSIDE) break;
    if (where == DISJOINT)
      kept[count++] = below;
    else
      dropped = true;
  }
  if (!dropped && (count == 0 || address_below(kept[0]->args[1], address))) return make_store(T, mem, address, value, poison);
  uint32_t place = 0; /* how many of the kept ones lie on top of the new one */
  while (place < count && address_below(address, kept[place]->args[1]))
    place++;
  const pl_term *result = below;
  for (uint32_t i = count; i > place; i--)
    result = make_store(T, result, kept[i - 1]->args[1], kept[i - 1]->args[2], kept[i - 1]->args[3]);
  result = make_store(T, result, address, value, poison);
  for (uint32_t i = place; i > 0; i--)
    result = make_store(T, result, kept[i - 1]->args[1], kept[i - 1]->args[2], kept[i - 1]->args[3]);
  return result;
}

const pl_term *pl_mem_store(pl_terms *T, const pl_term *mem, const pl_term *address, const pl_term *value,
                            const pl_term *poison) {
  assert(mem->sort.kind == PL_SORT_MEM && value->sort.kind == PL_SORT_BV && value->sort.width % 8 == 0);
  assert(address->sort.kind == PL_SORT_BV && address->sort.width == mem->sort.width && poison->sort.kind == PL_SORT_BOOL);
  const pl_term *freed[MAX_STORE_WALK]; /* from the top */
  uint32_t count = 0;
  for (; count < MAX_STORE_WALK && mem->op == PL_TERM_MEM_FREE; mem = mem->args[0])
    freed[count++] = mem->args[1];
  const pl_term *result = store_in_order(T, mem, address, value, poison);
  while (count > 0)
    result = pl_term_make2(T, PL_TERM_MEM_FREE, result->sort, result, freed[--count], 0);
  return result;
}

const pl_term *pl_mem_free(pl_terms *T, const pl_term *mem, const pl_term *pointer) {
  assert(mem->sort.kind == PL_SORT_MEM && pointer->sort.kind == PL_SORT_BV);
  const pl_term *kept[MAX_STORE_WALK]; /* from the top */
  uint32_t count = 0;
  if (pl_term_is_const(pointer) && pl_apint_is_zero(pointer->value)) return mem;
  for (; count < MAX_STORE_WALK && mem->op == PL_TERM_MEM_FREE && mem->args[1]->id > pointer->id; mem = mem->args[0])
    kept[count++] = mem->args[1];
  mem = pl_term_make2(T, PL_TERM_MEM_FREE, mem->sort, mem, pointer, 0);
  while (count > 0)
    mem = pl_term_make2(T, PL_TERM_MEM_FREE, mem->sort, mem, kept[--count], 0);
  return mem;
}

/* ---- loads ---- */

static const char copy_name[] = "memory.copy";

const pl_term *pl_mem_copy(pl_terms *T, const pl_term *mem, const pl_term *source, const pl_term *to, const pl_term *from,
                           const pl_term *num_bytes) {
  const pl_term *args[] = {mem, source, to, from, num_bytes};
  return pl_app(T, mem->sort, pl_str_from(copy_name), args, 5);
}

/* How a read of `num_bytes` bytes at *address lies relative to what the memory.copy `copy` wrote: INSIDE, also if it is all of
 * that (*address becomes the place in the copy's source), or as relate says; UNKNOWN if `copy` is no copy of a known length. */
static relation read_copy(pl_terms *T, const pl_term *copy, const pl_term **address, uint32_t num_bytes) {
  uint64_t length, distance;
  if (copy->op != PL_TERM_APP || !pl_str_is(copy->name, copy_name) || copy->num_args != 5) return UNKNOWN;
  if (!pl_term_const_u64(copy->args[4], &length) || length == 0 || length > UINT32_MAX) return UNKNOWN;
  relation where = relate(T, *address, num_bytes, copy->args[2], (uint32_t)length, &distance);
  if (where == SAME) distance = 0;
  if (where == SAME || where == INSIDE) *address = pl_bv_add(T, copy->args[3], pl_bv_u64(T, (*address)->sort.width, distance));
  return where == SAME ? INSIDE : where;
}

/* Walks down from `mem` past stores, copies and ends of life that cannot touch the bytes [*at, *at + num_bytes), and from a
 * copy that covers them to its source, with *at the address there. Returns the store that is not disjoint (*where and *distance
 * as by relate), or the memory where the walk ends (*where is UNKNOWN). */
static const pl_term *find_store(pl_terms *T, const pl_term *mem, const pl_term **at, uint32_t num_bytes, relation *where,
                                 uint64_t *distance) {
  *where = UNKNOWN;
  for (uint32_t steps = 0; steps < MAX_LOAD_WALK; steps++) {
    if (mem->op == PL_TERM_MEM_STORE) {
      *where = relate(T, *at, num_bytes, mem->args[1], store_bytes(mem), distance);
      if (*where != DISJOINT) return mem;
    } else if (mem->op == PL_TERM_APP) {
      relation copied = read_copy(T, mem, at, num_bytes);
      if (copied != INSIDE && copied != DISJOINT) break;
      mem = mem->args[copied == INSIDE ? 1 : 0];
      continue;
    } else if (mem->op != PL_TERM_MEM_FREE) {
      break;
    }
    mem = mem->args[0];
  }
  *where = UNKNOWN;
  return mem;
}

/* The load of `num_bytes` bytes of `mem` at the address or, of_poison, the BOOL whether one of them is poison, in normal form. */
static const pl_term *read(pl_terms *T, const pl_term *mem, const pl_term *address, uint32_t num_bytes, bool of_poison) {
  return of_poison ? pl_mem_poison(T, mem, address, num_bytes) : pl_mem_load(T, mem, address, num_bytes);
}

/* The read of a conditional memory as an if-then-else of the reads of its arms; `plain`, the read as a node without rewriting,
 * is the key of the memo and the result where rewrites are nested too deeply. */
static const pl_term *read_ite(pl_terms *T, const pl_term *plain, const pl_term *mem, uint32_t num_bytes, bool of_poison) {
  const pl_term *known = pl_map_get_ptr(&T->memo, plain);
  if (known) return known;
  if (!pl_term_enter(T)) return plain;
  const pl_term *x = read(T, mem->args[1], plain->args[1], num_bytes, of_poison);
  const pl_term *y = read(T, mem->args[2], plain->args[1], num_bytes, of_poison);
  const pl_term *result = pl_ite(T, mem->args[0], x, y);
  pl_term_leave(T);
  pl_map_set_ptr(&T->memo, plain, result);
  return result;
}

const pl_term *pl_mem_load(pl_terms *T, const pl_term *mem, const pl_term *address, uint32_t num_bytes) {
  assert(mem->sort.kind == PL_SORT_MEM && address->sort.width == mem->sort.width && num_bytes > 0);
  relation where = UNKNOWN;
  uint64_t distance = 0;
  mem = find_store(T, mem, &address, num_bytes, &where, &distance);
  if (where == SAME) return mem->args[2];
  if (where == INSIDE) return pl_bv_extract(T, mem->args[2], (uint32_t)distance * 8, num_bytes * 8);
  const pl_term *plain = pl_term_make2(T, PL_TERM_MEM_LOAD, pl_sort_bv(num_bytes * 8), mem, address, 0);
  return mem->op == PL_TERM_ITE ? read_ite(T, plain, mem, num_bytes, false) : plain;
}

const pl_term *pl_mem_poison(pl_terms *T, const pl_term *mem, const pl_term *address, uint32_t num_bytes) {
  assert(mem->sort.kind == PL_SORT_MEM && address->sort.width == mem->sort.width && num_bytes > 0);
  relation where = UNKNOWN;
  uint64_t distance = 0;
  mem = find_store(T, mem, &address, num_bytes, &where, &distance);
  if (where == SAME || where == INSIDE) return mem->args[3];
  const pl_term *plain = pl_term_make2(T, PL_TERM_MEM_POISON, PL_SORT_B, mem, address, num_bytes);
  return mem->op == PL_TERM_ITE ? read_ite(T, plain, mem, num_bytes, true) : plain;
}
