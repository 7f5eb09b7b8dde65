/* access_facts.c - the no-wrap facts of memref accesses, in integers. */
#include "verify/sem/memory/access_facts.h"

#include <assert.h>

#include "verify/sem/memory/bounds.h"
#include "verify/sem/memory/memref_leaves.h"
#include "verify/sem/state/roots.h"

typedef struct fact_writer {
  pl_sem *sem;
  pl_fact_vec *out;
  bool made; /* the memref lies in an object made on the path, whose bounds are the lowering's choice */
} fact_writer;

/* Appends the fact that `holds`, resting on `assumptions` (bits of 1 << pl_fact_source); for an object made on the path
 * (w->made), PL_FACT_MEMREF_IN_OBJECT adds PL_FACT_LEGAL_OBJECT. Does nothing for the constant true. */
static void add(fact_writer *w, const pl_term *holds, uint32_t assumptions) {
  if (w->made && (assumptions & 1u << PL_FACT_MEMREF_IN_OBJECT)) assumptions |= 1u << PL_FACT_LEGAL_OBJECT;
  pl_fact fact = {holds, assumptions};
  if (!pl_term_is_true(holds)) pl_vec_push(w->out, fact);
}

/* Whether the term is a constant; if it is, sets *negative to whether its value is negative. */
static bool int_const(const pl_term *t, bool *negative) {
  if (t->op != PL_TERM_CONST) return false;
  *negative = pl_apint_is_negative(t->value);
  return true;
}

/* Least and greatest contribution of one dimension to the linear index, over all indices in bounds. */
typedef struct extremes {
  const pl_term *low, *high;
} extremes;

/* Appends the facts on one dimension of an access, with 0 <= index < size: index * stride is between 0 and (size - 1) * stride.
 * Returns these two bounds, the lower one first, as far as known. `nonnegative`: the stride is known not to be negative. */
static extremes dimension_facts(fact_writer *w, const pl_term *index, const pl_term *size, const pl_term *stride,
                                bool nonnegative) {
  pl_terms *T = w->sem->world->T;
  const pl_term *zero = pl_int(T, 0), *product = pl_int_mul(T, index, stride);
  const pl_term *extent = pl_int_sub(T, pl_int_mul(T, size, stride), stride);
  bool negative = false, constant = int_const(stride, &negative);
  if (nonnegative || (constant && !negative)) {
    add(w, pl_int_le(T, zero, product), 0);
    add(w, pl_int_le(T, product, extent), 0);
    return (extremes){zero, extent};
  }
  if (constant) {
    add(w, pl_int_le(T, extent, product), 0);
    add(w, pl_int_le(T, product, zero), 0);
    return (extremes){extent, zero};
  }
  extremes e = {pl_term_fresh(T, PL_SORT_I, "low"), pl_term_fresh(T, PL_SORT_I, "high")};
  const pl_term *up = pl_and(T, pl_int_le(T, zero, stride), pl_and(T, pl_eq(T, e.low, zero), pl_eq(T, e.high, extent)));
  const pl_term *down = pl_and(T, pl_int_lt(T, stride, zero), pl_and(T, pl_eq(T, e.low, extent), pl_eq(T, e.high, zero)));
  add(w, pl_or(T, up, down), 0);
  add(w, pl_int_le(T, e.low, product), 0);
  add(w, pl_int_le(T, product, e.high), 0);
  add(w, pl_int_le(T, e.low, zero), 0);
  add(w, pl_int_le(T, zero, e.high), 0);
  return e;
}

/* Whether the stride of dimension `dim`, strides[dim] by the type, is dynamic in the default layout, and so a product of sizes:
 * where an element is accessed every size is at least 1, and so is the stride. */
static bool stride_is_product(const pl_type *memref, uint32_t dim, const int64_t *strides) {
  return !memref->shaped.layout && strides[dim] == PL_DYNAMIC;
}

/* Appends the facts on any object, here from address `low` to before `high`: where it can lie, and how large it can be (LLVM
 * Language Reference, "Allocated Objects"). */
static void bounded_object(fact_writer *w, const pl_term *low, const pl_term *high) {
  pl_terms *T = w->sem->world->T;
  uint32_t in_object = 1u << PL_FACT_MEMREF_IN_OBJECT, bits = pl_layout_index_bits(w->sem->world->layout);
  const pl_term *limit = pl_int_sub(T, pl_int_pow2(T, bits - 1), pl_int(T, 1));
  add(w, pl_int_lt(T, pl_int(T, 0), low), in_object);
  add(w, pl_int_lt(T, high, pl_int_pow2(T, PL_POINTER_BITS)), in_object);
  add(w, pl_int_le(T, pl_int_sub(T, high, low), limit), in_object);
}

/* Appends the fact that `address`, which is in the memref's object, is the integer `exact`, so that its computation did not wrap.
 */
static void exact_address(fact_writer *w, const pl_term *address, const pl_term *exact) {
  uint32_t in_object = 1u << PL_FACT_MEMREF_IN_OBJECT;
  add(w, pl_eq(w->sem->world->T, pl_int_of_ubv(w->sem->world->T, address), exact), in_object);
}

/* Appends the facts that the elements of the memref from linear index `first` to `last`, of `elem_size` bytes each, are in the
 * object of its aligned pointer, and what follows from that. */
static void object_facts(fact_writer *w, const pl_fact_seed *seed, const pl_term *first, const pl_term *last,
                         uint64_t elem_size) {
  pl_sem *sem = w->sem;
  pl_terms *T = sem->world->T;
  uint32_t in_object = 1u << PL_FACT_MEMREF_IN_OBJECT, bits = pl_layout_index_bits(sem->world->layout);
  const pl_term *size = pl_int(T, (int64_t)elem_size), *aligned = seed->leaves[1].value;
  const pl_term *base = pl_int_of_ubv(T, aligned);
  const pl_term *low = pl_sem_object_low(sem, aligned), *high = pl_sem_object_high(sem, aligned);
  bounded_object(w, low, high);
  add(w, pl_int_le(T, pl_int_sub(T, pl_int(T, 0), pl_int_pow2(T, bits - 1)), first), in_object);
  add(w, pl_int_lt(T, last, pl_int_pow2(T, bits - 1)), in_object);
  if (seed->wellformed) {
    add(w, pl_int_le(T, low, base), in_object);
    add(w, pl_int_le(T, base, high), in_object);
  }
  add(w, pl_int_le(T, low, pl_int_add(T, base, pl_int_mul(T, size, first))), in_object);
  add(w, pl_int_le(T, pl_int_add(T, base, pl_int_mul(T, size, pl_int_add(T, last, pl_int(T, 1)))), high), in_object);
}

/* Appends the fact that the aligned pointer of the seed's memref, in whose buffer an element was accessed, is in its object or at
 * its end, unless some size is not positive. */
static void begin_facts(fact_writer *w, const pl_fact_seed *seed) {
  pl_terms *T = w->sem->world->T;
  const uint32_t rank = seed->memref->shaped.rank;
  const pl_memref_leaves m = pl_sem_memref((pl_leaf *)(uintptr_t)seed->leaves, rank);
  const pl_term *base = pl_int_of_ubv(T, m.aligned->value), *low = pl_sem_object_low(w->sem, m.aligned->value);
  const pl_term *high = pl_sem_object_high(w->sem, m.aligned->value);
  const pl_term *begins = pl_and(T, pl_int_le(T, low, base), pl_int_le(T, base, high));
  for (uint32_t i = 0; i < rank; i++)
    begins = pl_or(T, begins, pl_int_le(T, pl_int_of_sbv(T, m.sizes[i].value), pl_int(T, 0)));
  add(w, begins, 1u << PL_FACT_MEMREF_IN_OBJECT);
}

/* Appends the facts that a descriptor which was read, of seed->bytes bytes at seed->address, is in one object. Does nothing
 * unless memrefs are assumed to be in objects (world->memref_in_object) and its pointer is to shared memory. */
static void descriptor_facts(pl_sem *sem, const pl_fact_seed *seed, pl_fact_vec *out) {
  pl_terms *T = sem->world->T;
  uint32_t in_object = 1u << PL_FACT_MEMREF_IN_OBJECT;
  fact_writer w = {sem, out, false};
  const pl_term *base = pl_int_of_ubv(T, seed->address);
  const pl_term *low = pl_sem_object_low(sem, seed->leaves->value), *high = pl_sem_object_high(sem, seed->leaves->value);
  if (!sem->world->memref_in_object || pl_sem_root(sem->world, seed->leaves->value) != sem->world->shared_root) return;
  bounded_object(&w, low, high);
  add(&w, pl_int_le(T, low, base), in_object);
  add(&w, pl_int_le(T, pl_int_add(T, base, pl_int(T, (int64_t)seed->bytes)), high), in_object);
}

void pl_sem_access_facts(pl_sem *sem, const pl_fact_seed *seed, pl_fact_vec *out) {
  assert(sem->role == PL_ROLE_SOURCE && seed && out);
  pl_terms *T = sem->world->T;
  if (!seed->memref) {
    descriptor_facts(sem, seed, out);
    return;
  }
  fact_writer w = {sem, out, pl_sem_root(sem->world, seed->leaves[1].value) != sem->world->shared_root};
  if (!seed->indices) {
    begin_facts(&w, seed);
    return;
  }
  uint32_t rank = seed->memref->shaped.rank;
  int64_t strides[PL_SEM_MAX_RANK], offset;
  const pl_flat *elem = pl_layout_flatten(sem->world->layout, seed->memref->shaped.elem);
  if (rank > PL_SEM_MAX_RANK || !elem || !pl_memref_strides(seed->memref, strides, &offset)) return;
  pl_memref_leaves m = pl_sem_memref((pl_leaf *)(uintptr_t)seed->leaves, rank);
  extremes span = {pl_int(T, 0), pl_int(T, 0)};
  const pl_term *start = pl_int_of_sbv(T, m.offset->value), *linear = start;
  bool nonnegative = seed->wellformed && sem->world->nonnegative_strides;
  for (uint32_t i = 0; i < rank; i++) {
    const pl_term *index = pl_int_of_sbv(T, seed->indices[i]), *size = pl_int_of_sbv(T, m.sizes[i].value);
    const pl_term *stride = pl_int_of_sbv(T, m.strides[i].value);
    add(&w, pl_int_le(T, pl_int(T, 0), index), 0);
    add(&w, pl_int_lt(T, index, size), 0);
    bool product = seed->wellformed && stride_is_product(seed->memref, i, strides);
    if (product) add(&w, pl_int_lt(T, pl_int(T, 0), stride), 1u << PL_FACT_MEMREF_IN_OBJECT);
    if (nonnegative) add(&w, pl_int_le(T, pl_int(T, 0), stride), 1u << PL_FACT_NONNEGATIVE_STRIDES);
    extremes e = dimension_facts(&w, index, size, stride, product || nonnegative);
    span.low = pl_int_add(T, span.low, e.low);
    span.high = pl_int_add(T, span.high, e.high);
    linear = pl_int_add(T, linear, pl_int_mul(T, index, stride));
  }
  const pl_term *base = pl_int_of_ubv(T, m.aligned->value), *scale = pl_int(T, (int64_t)elem->alloc_size);
  if (sem->world->memref_in_object) exact_address(&w, seed->address, pl_int_add(T, base, pl_int_mul(T, scale, linear)));
  if (seed->wellformed) { /* the first element too has an address in the object */
    const pl_term *bytes =
        pl_bv_mul(T, pl_bv_sext(T, m.offset->value, PL_POINTER_BITS), pl_bv_u64(T, PL_POINTER_BITS, elem->alloc_size));
    exact_address(&w, pl_bv_add(T, m.aligned->value, bytes), pl_int_add(T, base, pl_int_mul(T, scale, start)));
  }
  if (seed->wellformed)
    object_facts(&w, seed, pl_int_add(T, start, span.low), pl_int_add(T, start, span.high), elem->alloc_size);
  else if (sem->world->memref_in_object) /* the element itself was accessed */
    object_facts(&w, seed, linear, linear, elem->alloc_size);
}
