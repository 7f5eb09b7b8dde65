/* copy.c - copies of many elements at once: memref.copy, memcpy and memmove, the runtime's memrefCopy.
 *
 * A copy is one step: the bytes of a set of places, in memory as it was, at another set of places. Both sides describe the sets
 * in one normal form, dimensions that are contiguous on both ends being one, so that a memcpy of a contiguous memref is its copy.
 * Two sets that overlap partly are undefined; a copy of something onto itself does nothing. Sources: MLIR documentation,
 * "'memref' Dialect", memref.copy; LLVM Language Reference, "'llvm.memcpy' Intrinsic"; LLVM IR Target (2022), Unranked MemRef
 * Types; mlir/ExecutionEngine, memrefCopy. */
#include "verify/sem/internal.h"

#include <stdio.h>
#include <string.h>

enum { MAX_RANK = 64 };

/* One end of a copy: from an address on, elements at strides that are counted in elements. */
typedef struct copy_end {
  const pl_term *address; /* BV64 */
  const pl_term *sizes[MAX_RANK], *strides[MAX_RANK];
} copy_end;

typedef struct copy_shape {
  const pl_term *from, *to;                                                       /* addresses */
  const pl_term *block;                                                           /* BV64: bytes that lie together */
  uint32_t rank;                                                                  /* of the blocks */
  const pl_term *sizes[MAX_RANK], *from_strides[MAX_RANK], *to_strides[MAX_RANK]; /* strides in elements */
  const pl_term *bytes;                                                           /* all of them */
  uint64_t elem;
} copy_shape;

static bool is_one(const pl_term *t) {
  uint64_t value;
  return pl_term_const_u64(t, &value) && value == 1;
}

static const pl_term *wide(pl_sem *sem, const pl_term *t) { return pl_bv_sext(sem->world->T, t, PL_POINTER_BITS); }

/* Dimensions i and i + 1 are one. */
static bool contiguous(pl_sem *sem, const copy_end *end, uint32_t outer, uint32_t inner) {
  return end->strides[outer] == pl_bv_mul(sem->world->T, end->strides[inner], end->sizes[inner]);
}

/* The normal form of a copy between two ends of one rank, the first one's sizes counting. */
static copy_shape normalize(pl_sem *sem, const copy_end *from, const copy_end *to, uint32_t rank, uint64_t elem) {
  pl_terms *T = sem->world->T;
  copy_shape s = {.from = from->address, .to = to->address, .elem = elem};
  uint32_t dims[MAX_RANK], count = 0;
  const pl_term *grown[MAX_RANK];
  for (uint32_t i = 0; i < rank; i++) {
    if (is_one(from->sizes[i])) continue;
    bool joins = count > 0 && contiguous(sem, from, dims[count - 1], i) && contiguous(sem, to, dims[count - 1], i);
    grown[joins ? count - 1 : count] = joins ? pl_bv_mul(T, grown[count - 1], from->sizes[i]) : from->sizes[i];
    dims[joins ? count - 1 : count++] = i;
  }
  s.block = pl_bv_u64(T, PL_POINTER_BITS, elem);
  if (count > 0 && is_one(from->strides[dims[count - 1]]) && is_one(to->strides[dims[count - 1]]))
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

/* ---- the normal form of terms: numbers that are put in for others may join dimensions ---- */

/* Dimensions as terms have them: one end's, or those of both. */
typedef struct dimensions {
  const pl_term *block; /* bytes that lie together */
  uint32_t rank, ends;
  const pl_term *sizes[MAX_RANK], *strides[2][MAX_RANK];
} dimensions;

static bool is_gapless(pl_terms *T, const dimensions *d, uint32_t outer, uint32_t inner) {
  for (uint32_t e = 0; e < d->ends; e++)
    if (d->strides[e][outer] != pl_bv_mul(T, d->strides[e][inner], d->sizes[inner])) return false;
  return true;
}

/* Those that are contiguous at each end are one, those of size one are left out, an inner one without gaps is part of the block.
 * False if all stay as they are. */
static bool join_dimensions(pl_terms *T, dimensions *d) {
  const uint32_t before = d->rank;
  uint32_t count = 0;
  for (uint32_t i = 0; i < before; i++) {
    if (is_one(d->sizes[i])) continue;
    for (uint32_t e = 0; e < d->ends; e++)
      d->strides[e][count] = d->strides[e][i];
    d->sizes[count++] = d->sizes[i];
    if (count < 2 || !is_gapless(T, d, count - 2, count - 1)) continue;
    count--;
    d->sizes[count - 1] = pl_bv_mul(T, d->sizes[count - 1], d->sizes[count]);
    for (uint32_t e = 0; e < d->ends; e++)
      d->strides[e][count - 1] = d->strides[e][count];
  }
  bool innermost = count > 0;
  for (uint32_t e = 0; e < d->ends && innermost; e++)
    innermost = is_one(d->strides[e][count - 1]);
  if (innermost) d->block = pl_bv_mul(T, d->block, d->sizes[--count]);
  d->rank = count;
  return count != before;
}

/* Both blocks are the same, or have nothing in common. */
static const pl_term *blocks_apart(pl_terms *T, const pl_term *from, const pl_term *to, const pl_term *bytes) {
  const pl_term *up = pl_bv_binary(T, PL_TERM_BV_ULE, bytes, pl_bv_sub(T, to, from));
  const pl_term *down = pl_bv_binary(T, PL_TERM_BV_ULE, bytes, pl_bv_sub(T, from, to));
  return pl_or(T, pl_eq(T, from, to), pl_and(T, up, down));
}

static const pl_term *make_places(pl_terms *T, uint64_t elem, const pl_term *address, const dimensions *d) {
  const pl_term *args[2 + 2 * MAX_RANK] = {address, d->block};
  char name[48];
  for (uint32_t i = 0; i < d->rank; i++) {
    args[2 + 2 * i] = d->sizes[i];
    args[3 + 2 * i] = d->strides[0][i];
  }
  snprintf(name, sizeof name, "places.%llu.%u", (unsigned long long)elem, (unsigned)d->rank);
  return pl_app(T, PL_SORT_B, pl_str_from(name), args, 2 + 2 * d->rank);
}

static const pl_term *make_apart(pl_terms *T, const pl_term *const *addresses, const dimensions *d) {
  const pl_term *args[2 * (2 + 2 * MAX_RANK)];
  uint32_t count = 0;
  for (uint32_t e = 0; e < 2; e++) {
    args[count++] = addresses[e];
    args[count++] = d->block;
    for (uint32_t i = 0; i < d->rank; i++) {
      args[count++] = d->sizes[i];
      args[count++] = d->strides[e][i];
    }
  }
  return pl_app(T, PL_SORT_B, PL_STR("apart"), args, count);
}

/* `of`: the two memories, where the copy lies and what it is a copy of. */
static const pl_term *make_memory(pl_terms *T, uint64_t elem, const pl_term *const *of, const dimensions *d) {
  const pl_term *args[5 + 3 * MAX_RANK] = {of[0], of[1], of[2], of[3], d->block};
  char name[48];
  if (d->rank == 0) return pl_mem_copy(T, of[0], of[1], of[2], of[3], d->block);
  for (uint32_t i = 0; i < d->rank; i++) {
    args[5 + 3 * i] = d->sizes[i];
    args[6 + 3 * i] = d->strides[0][i];
    args[7 + 3 * i] = d->strides[1][i];
  }
  snprintf(name, sizeof name, "memory.copy.%llu.%u", (unsigned long long)elem, (unsigned)d->rank);
  return pl_app(T, of[0]->sort, pl_str_from(name), args, 5 + 3 * d->rank);
}

/* "memory.copy.4.2": of elements of so many bytes. */
static bool names_copy(pl_str name, const char *prefix, uint64_t *elem) {
  const size_t length = strlen(prefix);
  *elem = 0;
  if (!pl_str_starts(name, prefix) || name.len <= length || name.data[length] < '0' || name.data[length] > '9') return false;
  for (size_t i = length; i < name.len && name.data[i] != '.'; i++)
    *elem = *elem * 10 + (uint64_t)(name.data[i] - '0');
  return true;
}

static const pl_term *fold_apart(pl_terms *T, const pl_term *const *args, uint32_t count) {
  const uint32_t half = count / 2;
  const pl_term *addresses[] = {args[0], args[half]};
  dimensions d = {.block = args[1], .ends = 2, .rank = (half - 2) / 2};
  if (d.rank == 0 || d.rank > MAX_RANK) return NULL;
  for (uint32_t i = 0; i < d.rank; i++) {
    d.sizes[i] = args[2 + 2 * i];
    for (uint32_t e = 0; e < 2; e++)
      d.strides[e][i] = args[e * half + 3 + 2 * i];
  }
  if (!join_dimensions(T, &d)) return NULL;
  return d.rank > 0 ? make_apart(T, addresses, &d) : blocks_apart(T, args[0], args[half], d.block);
}

/* `first`: where its sizes begin, each with the strides of the ends behind it. */
static bool join_listed(pl_terms *T, const pl_term *const *args, uint32_t first, uint32_t count, dimensions *d) {
  const uint32_t each = 1 + d->ends;
  d->rank = (count - first) / each;
  d->block = args[first - 1];
  for (uint32_t i = 0; i < d->rank && d->rank <= MAX_RANK; i++) {
    d->sizes[i] = args[first + i * each];
    for (uint32_t e = 0; e < d->ends; e++)
      d->strides[e][i] = args[first + i * each + 1 + e];
  }
  return d->rank > 0 && d->rank <= MAX_RANK && join_dimensions(T, d);
}

const pl_term *pl_sem_copy_fold(pl_terms *T, pl_str name, const pl_term *const *args, uint32_t count) {
  uint64_t elem;
  dimensions one = {.ends = 1}, both = {.ends = 2};
  if (pl_str_is(name, "apart")) return fold_apart(T, args, count);
  if (names_copy(name, "places.", &elem))
    return join_listed(T, args, 2, count, &one) ? make_places(T, elem, args[0], &one) : NULL;
  if (!names_copy(name, "memory.copy.", &elem)) return NULL;
  return join_listed(T, args, 5, count, &both) ? make_memory(T, elem, args, &both) : NULL;
}

/* The places of one end, as a term that is equal only for equal places. */
static const pl_term *places(pl_sem *sem, const copy_shape *s, const pl_term *address, const pl_term *const *strides) {
  dimensions d = {.block = s->block, .rank = s->rank, .ends = 1};
  if (s->rank == 0) return s->bytes;
  memcpy(d.sizes, s->sizes, s->rank * sizeof *s->sizes);
  memcpy(d.strides[0], strides, s->rank * sizeof *strides);
  join_dimensions(sem->world->T, &d);
  return d.rank > 0 ? make_places(sem->world->T, s->elem, address, &d) : d.block;
}

static dimensions dimensions_of(const copy_shape *s, const pl_term *const *first, const pl_term *const *second) {
  dimensions d = {.block = s->block, .rank = s->rank, .ends = 2};
  memcpy(d.sizes, s->sizes, s->rank * sizeof *s->sizes);
  memcpy(d.strides[0], first, s->rank * sizeof *first);
  memcpy(d.strides[1], second, s->rank * sizeof *second);
  return d;
}

/* Both ends are the same, or have nothing in common. */
static const pl_term *apart(pl_sem *sem, const copy_shape *s) {
  pl_terms *T = sem->world->T;
  const pl_term *empty = pl_eq(T, s->bytes, pl_bv_u64(T, PL_POINTER_BITS, 0)), *ends[] = {s->from, s->to};
  if (s->rank == 0) return pl_or(T, empty, blocks_apart(T, s->from, s->to, s->bytes));
  const dimensions d = dimensions_of(s, s->from_strides, s->to_strides);
  return pl_or(T, empty, make_apart(T, ends, &d));
}

static bool onto_itself(const copy_shape *s) {
  if (s->from != s->to) return false;
  for (uint32_t i = 0; i < s->rank; i++)
    if (s->from_strides[i] != s->to_strides[i]) return false;
  return true;
}

static const pl_term *memory_after(pl_sem *sem, const copy_shape *s, const pl_term *to, const pl_term *from) {
  const pl_term *of[] = {to, from, s->to, s->from};
  const dimensions d = dimensions_of(s, s->to_strides, s->from_strides);
  return make_memory(sem->world->T, s->elem, of, &d);
}

/* One end's object: its memory, alive if anything is copied. */
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

static pl_sem_status carry_out(pl_sem *sem, const pl_op *op, const copy_shape *s, bool may_overlap) {
  const pl_term *from_root, *to_root;
  uint64_t bytes;
  if (pl_term_const_u64(s->bytes, &bytes) && bytes == 0) return PL_SEM_OK;
  const pl_term **from = open_end(sem, op, s->from, s, s->from_strides, false, &from_root);
  const pl_term **to = from ? open_end(sem, op, s->to, s, s->to_strides, true, &to_root) : NULL;
  if (!from || !to) return PL_SEM_UNDECIDED;
  if (from != &sem->mem) pl_sem_give_away(sem, to, *from);
  /* What others know may be where a pointer leads that came from them. */
  const bool shared = from_root == sem->world->shared_root || to_root == sem->world->shared_root;
  const bool may_meet = from_root == to_root || (from == to && shared);
  if (may_meet && !may_overlap) pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, apart(sem, s));
  if (!(onto_itself(s) && *from == *to)) *to = memory_after(sem, s, *to, *from);
  return PL_SEM_OK;
}

/* memref.copy. */

static void read_end(pl_sem *sem, const pl_type *type, pl_leaf *leaves, uint64_t elem, copy_end *out) {
  pl_terms *T = sem->world->T;
  pl_memref_leaves m = pl_sem_memref(leaves, type->shaped.rank);
  const pl_term *skipped = pl_bv_mul(T, wide(sem, m.offset->value), pl_bv_u64(T, PL_POINTER_BITS, elem));
  out->address = pl_bv_add(T, m.aligned->value, skipped);
  for (uint32_t i = 0; i < type->shaped.rank; i++) {
    out->sizes[i] = m.sizes[i].value;
    out->strides[i] = m.strides[i].value;
  }
}

/* Of any rank: a function of the memory, where the descriptors lie too. `ends`: rank and pointer of the source, then of the
 * target. */
static pl_sem_status copy_any_rank(pl_sem *sem, const pl_op *op, const pl_leaf *ends, uint64_t elem) {
  pl_terms *T = sem->world->T;
  const pl_term *args[5] = {sem->mem}, *shared = sem->world->shared_root;
  char name[64];
  for (uint32_t i = 0; i < 4; i++) {
    pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(T, ends[i].poison));
    args[i + 1] = ends[i].value;
  }
  if (pl_sem_root(sem->world, ends[1].value) != shared || pl_sem_root(sem->world, ends[3].value) != shared)
    return pl_sem_undecided(sem, "'%.*s': descriptors of a rank that can't be told", PL_STR_FMT(op->info->name));
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_eq(T, ends[0].value, ends[2].value));
  for (uint32_t end = 0; end < 2; end++) {
    snprintf(name, sizeof name, "places.any-rank.%llu", (unsigned long long)elem);
    const pl_term *places = pl_app(T, PL_SORT_B, pl_str_from(name), args + 1 + 2 * end, 2);
    pl_sem_record_places(sem, op, ends[2 * end + 1].value, places, 1, shared, end == 1);
  }
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_app(T, PL_SORT_B, PL_STR("apart.any-rank"), args, 5));
  snprintf(name, sizeof name, "memory.copy.any-rank.%llu", (unsigned long long)elem);
  sem->mem = pl_app(T, sem->mem->sort, pl_str_from(name), args, 5);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_copy_block(pl_sem *sem, const pl_op *op, const pl_term *to, const pl_term *from, const pl_term *bytes) {
  copy_shape shape = {.from = from, .to = to, .elem = 1, .block = bytes, .bytes = bytes};
  return carry_out(sem, op, &shape, false);
}

/* memcpy, memmove: so many bytes. */
static pl_sem_status copy_bytes(pl_sem *sem, const pl_op *op, bool may_overlap) {
  pl_terms *T = sem->world->T;
  pl_leaf to = pl_sem_get(sem, pl_operand(op, 0))[0], from = pl_sem_get(sem, pl_operand(op, 1))[0];
  const pl_attr *is_volatile = pl_op_attr(op, "isVolatile"), *length = pl_op_attr(op, "len");
  if (is_volatile && !pl_apint_is_zero(is_volatile->integer)) return pl_sem_unsupported(sem, "a volatile copy");
  bool fixed = length && length->kind == PL_ATTR_INTEGER;
  if (!fixed && op->num_operands < 3) return pl_sem_unsupported(sem, "'%.*s' of this form", PL_STR_FMT(op->info->name));
  pl_leaf bytes = fixed ? pl_leaf_of(sem, pl_bv(T, length->integer)) : pl_sem_get(sem, pl_operand(op, 2))[0];
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, bytes.poison));
  const pl_term *empty = pl_eq(T, bytes.value, pl_bv_u64(T, bytes.value->sort.width, 0));
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_or(T, empty, pl_and(T, pl_not(T, to.poison), pl_not(T, from.poison))));
  copy_shape shape = {.from = from.value, .to = to.value, .elem = 1};
  shape.block = shape.bytes = bytes.value->sort.width > PL_POINTER_BITS ? pl_bv_extract(T, bytes.value, 0, PL_POINTER_BITS)
                                                                        : pl_bv_zext(T, bytes.value, PL_POINTER_BITS);
  return carry_out(sem, op, &shape, may_overlap);
}

/* memrefCopy(element size, source, target): unranked descriptors behind pointers. */

/* Ranks, and pointers to the ranked descriptors, of both. */
static bool read_ends(pl_sem *sem, const pl_op *op, pl_leaf ends[4]) {
  for (uint32_t i = 0; i < 2; i++) {
    pl_leaf at = pl_sem_get(sem, pl_operand(op, 1 + i))[0];
    pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(sem->world->T, at.poison));
    if (!pl_sem_read_word(sem, op, at.value, 0, &ends[2 * i]) || !pl_sem_read_word(sem, op, at.value, 8, &ends[2 * i + 1]))
      return false;
  }
  return true;
}

/* A number of 64 bits that the runtime reads, as wide as an index; NULL if it is not one that was extended. */
static const pl_term *as_index(pl_sem *sem, const pl_term *word) {
  const pl_term *low = pl_bv_extract(sem->world->T, word, 0, pl_layout_index_bits(sem->world->layout));
  return wide(sem, low) == word ? low : NULL;
}

/* The descriptor of that rank behind an unranked memref (its rank and its pointer), all its numbers of 64 bits. */
static bool read_descriptor(pl_sem *sem, const pl_op *op, const pl_leaf *unranked, uint32_t rank, uint64_t elem, copy_end *out) {
  pl_terms *T = sem->world->T;
  pl_leaf *aligned, offset, field;
  const pl_term *wanted = pl_bv_u64(T, unranked[0].value->sort.width, rank), *at = unranked[1].value;
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(T, pl_sem_or_poison(sem, unranked[0].poison, unranked[1].poison)));
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_eq(T, unranked[0].value, wanted));
  const pl_term *place = pl_bv_add(T, at, pl_bv_u64(T, PL_POINTER_BITS, 8));
  aligned = rank > MAX_RANK ? NULL : pl_sem_load(sem, op, pl_type_llvm_ptr(op->module->ctx, 0), place, 1);
  if (!aligned || !pl_sem_read_word(sem, op, at, 16, &offset)) return false;
  const pl_term *poison = pl_sem_or_poison(sem, aligned->poison, offset.poison);
  out->address = pl_bv_add(T, aligned->value, pl_bv_mul(T, offset.value, pl_bv_u64(T, PL_POINTER_BITS, elem)));
  for (uint32_t i = 0; i < 2 * rank; i++) {
    const pl_term *number = pl_sem_read_word(sem, op, at, 24 + 8 * i, &field) ? as_index(sem, field.value) : NULL;
    if (!number) return false;
    poison = pl_sem_or_poison(sem, poison, field.poison);
    *(i < rank ? &out->sizes[i] : &out->strides[i - rank]) = number;
  }
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(T, poison));
  return true;
}

/* What lies together, as many bytes as an index counts: a buffer has no more than that, or none at all. Lowerings multiply in an
 * index, and at full width that is what the block is anyway. */
static const pl_term *counted_block(pl_sem *sem, const pl_op *op, const copy_end *end, uint32_t rank, uint64_t elem) {
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

static pl_sem_status copy_ends(pl_sem *sem, const pl_op *op, const copy_end *from, const copy_end *to, uint32_t rank,
                               uint64_t elem) {
  const pl_term *zero = pl_bv_u64(sem->world->T, pl_layout_index_bits(sem->world->layout), 0);
  for (uint32_t i = 0; i < rank; i++) {
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_eq(sem->world->T, from->sizes[i], to->sizes[i]));
    /* No document says what is copied where a size is negative: nothing that a lowering has to keep. */
    if (!sem->lowered) pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_bv_sle(sem->world->T, zero, from->sizes[i]));
  }
  copy_shape shape = normalize(sem, from, to, rank, elem);
  const uint32_t bits = pl_layout_index_bits(sem->world->layout);
  const bool narrow = pl_op_is(op, PL_OP_MEMREF_COPY) && bits < PL_POINTER_BITS && elem >> (bits - 1) == 0 &&
                      sem->world->memref_in_object; /* that is why an index can count them */
  if (narrow && shape.rank == 0) shape.block = shape.bytes = counted_block(sem, op, from, rank, elem);
  return carry_out(sem, op, &shape, false);
}

/* The runtime finds out the ranks: if one is known here, the other is the same. */
pl_sem_status pl_sem_memref_copy_call(pl_sem *sem, const pl_op *op) {
  uint64_t elem, rank, other;
  copy_end from, to;
  pl_leaf size = pl_sem_get(sem, pl_operand(op, 0))[0], ends[4];
  if (size.value->sort.width != PL_POINTER_BITS) return pl_sem_unsupported(sem, "memrefCopy of numbers that have not 64 bits");
  if (!pl_term_const_u64(size.value, &elem)) return pl_sem_undecided(sem, "memrefCopy: the element size can't be told");
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(sem->world->T, size.poison));
  if (!read_ends(sem, op, ends)) return pl_sem_undecided(sem, "memrefCopy: the descriptors can't be told");
  bool first = pl_term_const_u64(ends[0].value, &rank), second = pl_term_const_u64(ends[2].value, &other);
  if (!first && !second && pl_layout_index_bits(sem->world->layout) != PL_POINTER_BITS)
    return pl_sem_unsupported(sem, "memrefCopy of unknown ranks where an index has not 64 bits");
  if (!first && !second) return copy_any_rank(sem, op, ends, elem);
  if (!first) rank = other;
  if (first && second && rank != other) {
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_bool(sem->world->T, false));
    return PL_SEM_OK;
  }
  if (rank > MAX_RANK || !read_descriptor(sem, op, ends, (uint32_t)rank, elem, &from) ||
      !read_descriptor(sem, op, ends + 2, (uint32_t)rank, elem, &to))
    return pl_sem_undecided(sem, "memrefCopy: the descriptors can't be told");
  return copy_ends(sem, op, &from, &to, (uint32_t)rank, elem);
}

/* Of two unranked memrefs one may have a rank that is known, as it came from a cast. */
static pl_sem_status copy_unranked(pl_sem *sem, const pl_op *op) {
  const pl_type *type = pl_operand(op, 0)->type;
  const pl_flat *elem = pl_layout_flatten(sem->world->layout, type->shaped.elem);
  const pl_leaf *from = pl_sem_get(sem, pl_operand(op, 0)), *to = pl_sem_get(sem, pl_operand(op, 1));
  uint64_t rank;
  copy_end source, target;
  if (!elem || !elem->sized) return pl_sem_unsupported(sem, "'memref.copy' of this element type");
  const pl_leaf ends[] = {from[0], from[1], to[0], to[1]};
  if (!pl_term_const_u64(from[0].value, &rank) && !pl_term_const_u64(to[0].value, &rank))
    return copy_any_rank(sem, op, ends, elem->alloc_size);
  if (pl_layout_index_bits(sem->world->layout) != PL_POINTER_BITS)
    return pl_sem_unsupported(sem, "'memref.copy' of an unranked memref where an index has not 64 bits");
  if (rank > MAX_RANK || !read_descriptor(sem, op, ends, (uint32_t)rank, elem->alloc_size, &source) ||
      !read_descriptor(sem, op, ends + 2, (uint32_t)rank, elem->alloc_size, &target))
    return pl_sem_undecided(sem, "'memref.copy': a descriptor that can't be told");
  return copy_ends(sem, op, &source, &target, (uint32_t)rank, elem->alloc_size);
}

/* Of a memref that has elements by its type the first one is copied, and what follows for the buffer from an access follows. */
static void note_first_element(pl_sem *sem, const pl_op *op, const pl_type *type, const pl_leaf *leaves) {
  const uint32_t rank = type->shaped.rank;
  const pl_term **indices = PL_NEW_ARRAY(sem->world->arena, const pl_term *, rank + 1);
  for (uint32_t i = 0; i < rank; i++) {
    if (type->shaped.shape[i] == PL_DYNAMIC || type->shaped.shape[i] == 0) return;
    indices[i] = pl_bv_u64(sem->world->T, pl_layout_index_bits(sem->world->layout), 0);
  }
  pl_sem_note_element(sem, op, type, leaves, indices);
}

/* memref.copy where the rank of one or both is in the type. */
static pl_sem_status memref_copy(pl_sem *sem, const pl_op *op) {
  const pl_type *types[] = {pl_operand(op, 0)->type, pl_operand(op, 1)->type};
  const pl_type *ranked = types[0]->kind == PL_TYPE_MEMREF ? types[0] : types[1];
  copy_end ends[2];
  if (ranked->kind != PL_TYPE_MEMREF) return copy_unranked(sem, op);
  const pl_flat *elem = pl_layout_flatten(sem->world->layout, ranked->shaped.elem);
  uint32_t rank = ranked->shaped.rank;
  if (!elem || !elem->sized || rank > MAX_RANK) return pl_sem_unsupported(sem, "'memref.copy' of this element type");
  for (uint32_t i = 0; i < 2; i++) {
    pl_leaf *leaves = pl_sem_get(sem, pl_operand(op, i));
    if (types[i]->kind == PL_TYPE_MEMREF && types[i]->shaped.rank != rank)
      return pl_sem_unsupported(sem, "'memref.copy' between these types");
    if (types[i]->kind == PL_TYPE_MEMREF) {
      note_first_element(sem, op, types[i], leaves);
      read_end(sem, types[i], leaves, elem->alloc_size, &ends[i]);
    } else if (pl_layout_index_bits(sem->world->layout) != PL_POINTER_BITS)
      return pl_sem_unsupported(sem, "'memref.copy' of an unranked memref where an index has not 64 bits");
    else if (!read_descriptor(sem, op, leaves, rank, elem->alloc_size, &ends[i]))
      return pl_sem_undecided(sem, "'memref.copy': a descriptor that can't be told");
  }
  return copy_ends(sem, op, &ends[0], &ends[1], rank, elem->alloc_size);
}

pl_sem_status pl_sem_copy(pl_sem *sem, const pl_op *op) {
  switch ((int)op->info->kind) {
  case PL_OP_MEMREF_COPY: return memref_copy(sem, op);
  case PL_OP_LLVM_INTR_MEMCPY:
  case PL_OP_LLVM_INTR_MEMCPY_INLINE: return copy_bytes(sem, op, false);
  case PL_OP_LLVM_INTR_MEMMOVE: return copy_bytes(sem, op, true);
  default: return PL_SEM_STATUS_INVALID;
  }
}
