/* strided_copy.c - copies of many elements at once.
 *
 * A copy is one step: the bytes of a set of places, in memory as it was, at another set of places. Source and lowering describe
 * the sets in one normal form (terms/copy_terms.c), so that a memcpy of a contiguous memref is its copy. Two sets that overlap
 * partly are undefined; a copy of something onto itself does nothing. Sources: MLIR documentation, "'memref' Dialect",
 * memref.copy; LLVM Language Reference, "'llvm.memcpy' Intrinsic". */
#include "verify/sem/memory/strided_copy.h"

#include <assert.h>
#include <string.h>

#include "verify/sem/memory/capture.h"
#include "verify/sem/memory/memory.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/status.h"
#include "verify/sem/terms/copy_terms.h"

typedef struct copy_shape {
  const pl_term *from, *to; /* addresses */
  const pl_term *block;     /* BV64: bytes that lie together */
  uint32_t rank;            /* of the blocks */
  const pl_term *sizes[PL_COPY_MAX_RANK], *from_strides[PL_COPY_MAX_RANK],
      *to_strides[PL_COPY_MAX_RANK]; /* strides in elements */
  const pl_term *bytes;              /* all of them */
  uint64_t elem;
} copy_shape;

/* The term sign-extended to the width of a pointer. */
static const pl_term *wide(pl_sem *sem, const pl_term *t) { return pl_bv_sext(sem->world->T, t, PL_POINTER_BITS); }

/* Whether dimension `outer` of one end of the copy continues `inner` without a gap, so that they are one dimension: its stride
 * is, as a term, the stride times the size of `inner`. */
static bool contiguous(pl_sem *sem, const pl_copy_end *end, uint32_t outer, uint32_t inner) {
  return end->strides[outer] == pl_bv_mul(sem->world->T, end->strides[inner], end->sizes[inner]);
}

/* The normal form of a copy between two memrefs of one rank, by the sizes of `from`: dimensions that are contiguous at both ends
 * are joined, and those of size 1 left out. `elem`: an element's bytes. */
static copy_shape normalize(pl_sem *sem, const pl_copy_end *from, const pl_copy_end *to, uint32_t rank, uint64_t elem) {
  pl_terms *T = sem->world->T;
  copy_shape s = {.from = from->address, .to = to->address, .elem = elem};
  uint32_t dims[PL_COPY_MAX_RANK], count = 0;
  const pl_term *grown[PL_COPY_MAX_RANK];
  for (uint32_t i = 0; i < rank; i++) {
    if (pl_copy_is_one(from->sizes[i])) continue;
    bool joins = count > 0 && contiguous(sem, from, dims[count - 1], i) && contiguous(sem, to, dims[count - 1], i);
    grown[joins ? count - 1 : count] = joins ? pl_bv_mul(T, grown[count - 1], from->sizes[i]) : from->sizes[i];
    dims[joins ? count - 1 : count++] = i;
  }
  s.block = pl_bv_u64(T, PL_POINTER_BITS, elem);
  if (count > 0 && pl_copy_is_one(from->strides[dims[count - 1]]) && pl_copy_is_one(to->strides[dims[count - 1]]))
    s.block = pl_bv_mul(T, s.block, wide(sem, grown[--count]));
  s.bytes = s.block;
  s.rank = count;
  for (uint32_t i = 0; i < count; i++) {
    s.sizes[i] = wide(sem, grown[i]);
    s.from_strides[i] = wide(sem, from->strides[dims[i]]);
    s.to_strides[i] = wide(sem, to->strides[dims[i]]);
    s.bytes = pl_bv_mul(T, s.bytes, s.sizes[i]);
  }
  return s;
}

/* The set of places that one end of the copy, with that address and those strides, occupies, as a term (BOOL) that is equal only
 * for equal sets; if that is a single block, its number of bytes (BV64). */
static const pl_term *places(pl_sem *sem, const copy_shape *s, const pl_term *address, const pl_term *const *strides) {
  pl_copy_dimensions d = {.block = s->block, .rank = s->rank, .ends = 1};
  if (s->rank == 0) return s->bytes;
  memcpy(d.sizes, s->sizes, s->rank * sizeof *s->sizes);
  memcpy(d.strides[0], strides, s->rank * sizeof *strides);
  pl_copy_join(sem->world->T, &d);
  return d.rank > 0 ? pl_copy_places_term(sem->world->T, s->elem, address, &d) : d.block;
}

/* The block and the dimensions of the copy (terms/copy_terms.h), with `first` and `second` as the strides of its two ends. */
static pl_copy_dimensions dimensions_of(const copy_shape *s, const pl_term *const *first, const pl_term *const *second) {
  pl_copy_dimensions d = {.block = s->block, .rank = s->rank, .ends = 2};
  memcpy(d.sizes, s->sizes, s->rank * sizeof *s->sizes);
  memcpy(d.strides[0], first, s->rank * sizeof *first);
  memcpy(d.strides[1], second, s->rank * sizeof *second);
  return d;
}

/* BOOL: the two ends of the copy are equal or disjoint, or nothing is copied. */
static const pl_term *apart(pl_sem *sem, const copy_shape *s) {
  pl_terms *T = sem->world->T;
  const pl_term *empty = pl_eq(T, s->bytes, pl_bv_u64(T, PL_POINTER_BITS, 0)), *ends[] = {s->from, s->to};
  if (s->rank == 0) return pl_or(T, empty, pl_copy_blocks_apart(T, s->from, s->to, s->bytes));
  const pl_copy_dimensions d = dimensions_of(s, s->from_strides, s->to_strides);
  return pl_or(T, empty, pl_copy_apart_term(T, ends, &d));
}

/* Whether source and target of the copy are the same elements. */
static bool onto_itself(const copy_shape *s) {
  if (s->from != s->to) return false;
  for (uint32_t i = 0; i < s->rank; i++)
    if (s->from_strides[i] != s->to_strides[i]) return false;
  return true;
}

/* The target's memory after the copy, a term in normal form, where `to` and `from` are the memories of target and source before
 * it. */
static const pl_term *memory_after(pl_sem *sem, const copy_shape *s, const pl_term *to, const pl_term *from) {
  const pl_term *of[] = {to, from, s->to, s->from};
  const pl_copy_dimensions d = dimensions_of(s, s->to_strides, s->from_strides);
  return pl_copy_memory_term(sem->world->T, s->elem, of, &d);
}

/* The memory of one end of the copy, with its root in *root; adds the condition that its object is alive if anything is copied,
 * and records the access (`store`: a write). NULL with `why` if the object is not known. */
static const pl_term **open_end(pl_sem *sem, const pl_op *op, const pl_term *address, const copy_shape *s,
                                const pl_term *const *strides, bool store, const pl_term **root) {
  pl_terms *T = sem->world->T;
  bool alive = true;
  const pl_term **mem = pl_sem_memory_at(sem, op, address, root, &alive);
  if (!mem) return NULL;
  if (!alive) pl_sem_require(sem, PL_CONDITION_BOUNDS, op, pl_eq(T, s->bytes, pl_bv_u64(T, PL_POINTER_BITS, 0)));
  pl_sem_record_places(sem, op, address, places(sem, s, address, strides), 1, *root, store);
  return mem;
}

/* Carries out the copy: records its accesses and changes memory. Unless `may_overlap`, adds the condition that the ends are equal
 * or disjoint where they may be in one object. PL_SEM_UNDECIDED if an object is not known. */
static pl_sem_status carry_out(pl_sem *sem, const pl_op *op, const copy_shape *s, bool may_overlap) {
  const pl_term *from_root, *to_root;
  uint64_t bytes;
  if (pl_term_const_u64(s->bytes, &bytes) && bytes == 0) return PL_SEM_OK;
  const pl_term **from = open_end(sem, op, s->from, s, s->from_strides, false, &from_root);
  const pl_term **to = from ? open_end(sem, op, s->to, s, s->to_strides, true, &to_root) : NULL;
  if (!from || !to) return PL_SEM_UNDECIDED;
  if (from != &sem->mem) pl_sem_escape(sem, to, *from);
  /* escaped objects may be where a pointer from outside points */
  const bool shared = from_root == sem->world->shared_root || to_root == sem->world->shared_root;
  const bool may_meet = from_root == to_root || (from == to && shared);
  if (may_meet && !may_overlap) pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, apart(sem, s));
  if (!(onto_itself(s) && *from == *to)) *to = memory_after(sem, s, *to, *from);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_copy_block(pl_sem *sem, const pl_op *op, const pl_term *to, const pl_term *from, const pl_term *bytes,
                                bool may_overlap) {
  assert(pl_term_is_address(to) && pl_term_is_address(from) && pl_term_is_address(bytes));
  copy_shape shape = {.from = from, .to = to, .elem = 1, .block = bytes, .bytes = bytes};
  return carry_out(sem, op, &shape, may_overlap);
}

/* The size in bytes (BV64) of a contiguous block of elements of `elem` bytes, as computed in the width of an index, since
 * lowerings multiply in one; adds the conditions that the products do not overflow unless the block is empty. */
static const pl_term *counted_block(pl_sem *sem, const pl_op *op, const pl_copy_end *end, uint32_t rank, uint64_t elem) {
  pl_terms *T = sem->world->T;
  const uint32_t bits = pl_layout_index_bits(sem->world->layout);
  const pl_term *zero = pl_bv_u64(T, bits, 0), *empty = pl_bool(T, false), *bytes = pl_bv_u64(T, bits, elem);
  for (uint32_t i = 0; i < rank; i++)
    empty = pl_or(T, empty, pl_eq(T, end->sizes[i], zero));
  for (uint32_t i = 0; i < rank; i++) {
    const pl_term *exact = pl_not(T, pl_bv_binary(T, PL_TERM_BV_SMULO, bytes, end->sizes[i]));
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_or(T, empty, exact));
    bytes = pl_bv_mul(T, bytes, end->sizes[i]);
  }
  return pl_bv_zext(T, bytes, PL_POINTER_BITS);
}

pl_sem_status pl_sem_copy_ends(pl_sem *sem, const pl_op *op, const pl_copy_end *from, const pl_copy_end *to, uint32_t rank,
                               uint64_t elem) {
  assert(rank <= PL_COPY_MAX_RANK && pl_term_is_address(from->address) && pl_term_is_address(to->address));
  const pl_term *zero = pl_bv_u64(sem->world->T, pl_layout_index_bits(sem->world->layout), 0);
  for (uint32_t i = 0; i < rank; i++) {
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_eq(sem->world->T, from->sizes[i], to->sizes[i]));
    /* no document defines a copy with a negative size: a lowering need not preserve it */
    if (sem->role == PL_ROLE_SOURCE)
      pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_bv_sle(sem->world->T, zero, from->sizes[i]));
  }
  copy_shape shape = normalize(sem, from, to, rank, elem);
  const uint32_t bits = pl_layout_index_bits(sem->world->layout);
  const bool narrow = pl_op_is(op, PL_OP_MEMREF_COPY) && bits < PL_POINTER_BITS && elem >> (bits - 1) == 0 &&
                      sem->world->memref_in_object; /* therefore an index can count them */
  if (narrow && shape.rank == 0) shape.block = shape.bytes = counted_block(sem, op, from, rank, elem);
  return carry_out(sem, op, &shape, false);
}
