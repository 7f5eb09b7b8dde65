/* memory.c - loads and stores. Source: LLVM Language Reference, "Memory Access and Addressing Operations", "Pointer Aliasing
 * Rules", "Data Layout"; MLIR documentation, "'memref' Dialect". */
#include "verify/sem/memory/memory.h"

#include <assert.h>

#include "core/ir/event.h"
#include "verify/sem/memory/address_space.h"
#include "verify/sem/memory/capture.h"
#include "verify/sem/memory/noalias.h"
#include "verify/sem/memory/objects.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/constant_globals.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/lookup_tables.h"
#include "verify/sem/state/roots.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/undef.h"

const pl_term **pl_sem_memory_at(pl_sem *sem, const pl_op *op, const pl_term *address, const pl_term **root, bool *alive) {
  assert(pl_term_is_address(address) && root && alive);
  *root = pl_sem_root(sem->world, address);
  *alive = true;
  if (!*root) {
    pl_sem_undecided(sem, "'%.*s': the object that the address points into is not known", PL_STR_FMT(op->info->name));
    return NULL;
  }
  if (*root == sem->world->shared_root) return &sem->mem;
  pl_sem_object *object = pl_sem_find_object(sem, *root);
  if (!object) {
    pl_sem_undecided(sem, "'%.*s': an object that is not of this path", PL_STR_FMT(op->info->name));
    return NULL;
  }
  *alive = object->alive;
  return object->escaped ? &sem->mem : &object->mem;
}

/* The memory that an address belongs to, as a place to read and write, and in *root_out its root (state/roots.h); adds the
 * condition false if its object is dead. NULL with `why` if the object is not known. */
static const pl_term **memory_of(pl_sem *sem, const pl_op *op, const pl_term *address, const pl_term **root_out) {
  bool alive;
  const pl_term **mem = pl_sem_memory_at(sem, op, address, root_out, &alive);
  if (mem && !alive) pl_sem_require(sem, PL_CONDITION_BOUNDS, op, pl_bool(sem->world->T, false));
  return mem;
}

/* Whether `root` is an object of this path that only this function can free. */
static bool is_own(pl_sem *sem, const pl_term *root) {
  const pl_sem_object *object = pl_sem_find_object(sem, root);
  return object && (!object->escaped || object->kind == PL_SEM_STACK || object->descriptor);
}

/* Appends an access to `accesses`, with the state of the path at it; in the source it first adds the conditions that `noalias`
 * puts on the access. `places`: what is accessed, as a term (see pl_sem_record_places), if that is not `bytes` bytes; else NULL.
 */
static void record(pl_sem *sem, const pl_op *op, const pl_term *address, uint64_t bytes, const pl_term *places, uint64_t align,
                   const pl_term *root, bool store) {
  const pl_access access = {.op = op,
                            .address = address,
                            .bytes = bytes,
                            .places = places,
                            .align = align,
                            .frees = sem->frees,
                            .ended = sem->ended,
                            .root = root,
                            .store = store,
                            .stretch = sem->stretch,
                            .space = pl_sem_space_of(op, store),
                            .own = is_own(sem, root),
                            .volatile_ = pl_op_is_volatile(op)};
  if (sem->role == PL_ROLE_SOURCE) pl_sem_apply_noalias(sem, &access);
  pl_vec_push(&sem->accesses, access);
}

void pl_sem_record_access(pl_sem *sem, const pl_op *op, const pl_term *address, uint64_t bytes, uint64_t align,
                          const pl_term *root, bool store) {
  assert(op && pl_term_is_address(address) && root);
  record(sem, op, address, bytes, NULL, align, root, store);
}

void pl_sem_record_places(pl_sem *sem, const pl_op *op, const pl_term *address, const pl_term *places, uint64_t align,
                          const pl_term *root, bool store) {
  assert((pl_term_is_address(places) || pl_term_is_bool(places)) && root);
  uint64_t bytes = 0;
  bool known = places->sort.kind == PL_SORT_BV && pl_term_const_u64(places, &bytes);
  record(sem, op, address, bytes, known ? NULL : places, align, root, store);
}

pl_leaf pl_sem_read_bits(pl_sem *sem, const pl_op *op, const pl_term *mem, const pl_term *address, uint32_t bits) {
  assert(bits > 0 && pl_term_is_memory(mem) && pl_term_is_address(address));
  pl_terms *T = sem->world->T;
  uint32_t bytes = (bits + 7) / 8;
  const pl_term *raw = pl_mem_load(T, mem, address, bytes);
  const pl_term *poison = pl_mem_poison(T, mem, address, bytes);
  pl_leaf leaf = {pl_bv_extract(T, raw, 0, bits), sem->world->poison_off ? pl_bool(T, false) : poison};
  leaf = pl_sem_loaded_undef(sem, mem, address, bytes, leaf);
  poison = leaf.poison;
  if (bits % 8 == 0) return leaf;
  uint32_t rest = 8 * bytes - bits;
  const pl_term *clean = pl_eq(T, pl_bv_extract(T, raw, bits, rest), pl_bv_u64(T, rest, 0));
  /* the source has the same poison: where it differs, the source is undefined */
  if (sem->role == PL_ROLE_SOURCE) pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_or(T, poison, clean));
  leaf.poison = pl_sem_or_poison(sem, leaf.poison, pl_not(T, clean));
  return leaf;
}

/* The address `bytes` after another one. */
static const pl_term *displaced(pl_sem *sem, const pl_term *address, uint64_t bytes) {
  return pl_bv_add(sem->world->T, address, pl_bv_u64(sem->world->T, PL_POINTER_BITS, bytes));
}

bool pl_sem_read_word(pl_sem *sem, const pl_op *op, const pl_term *address, uint64_t offset, pl_leaf *out) {
  assert(pl_term_is_address(address) && out);
  const pl_term *root, *at = displaced(sem, address, offset);
  const pl_term **mem = memory_of(sem, op, at, &root);
  if (!mem) return false;
  pl_sem_record_access(sem, op, at, PL_POINTER_BITS / 8, 1, root, false);
  *out = pl_sem_read_bits(sem, op, *mem, at, PL_POINTER_BITS);
  return true;
}

/* Reads into `out` a vector whose lanes are packed in bits; if one bit is poison, all lanes are. */
static void read_packed(pl_sem *sem, const pl_op *op, const pl_term *mem, const pl_term *address, const pl_flat *flat,
                        pl_leaf *out) {
  pl_leaf all = pl_sem_read_bits(sem, op, mem, address, flat->packed_bits * flat->num_leaves);
  for (uint32_t i = 0; i < flat->num_leaves; i++) {
    out[i].value = pl_bv_extract(sem->world->T, all.value, i * flat->packed_bits, flat->packed_bits);
    out[i].poison = all.poison;
  }
}

/* Reads a scalar of `bits` bits of a small object, past stores of the same size at unknown addresses, as a choice between the
 * stored values and what was there before. Passes only stores to places that are seen to be equal or disjoint. `depth`: the
 * stores passed so far. */
static pl_leaf read_past(pl_sem *sem, const pl_op *op, const pl_term *mem, const pl_term *address, uint32_t bits,
                         uint32_t depth) {
  enum { MAX_PAST = 24 };
  pl_terms *T = sem->world->T;
  bool power = bits >= 8 && (bits & (bits - 1)) == 0; /* else multiples of it need not meet again after the address wraps */
  bool past = depth < MAX_PAST && mem->op == PL_TERM_MEM_STORE && mem->args[2]->sort.width == bits && power;
  const pl_term *apart = past ? pl_bv_sub(T, mem->args[1], address) : NULL;
  const pl_term *rest = past ? pl_bv_binary(T, PL_TERM_BV_UREM, apart, pl_bv_u64(T, PL_POINTER_BITS, bits / 8)) : NULL;
  uint64_t none = 1;
  if (!past || !pl_term_const_u64(rest, &none) || none != 0) return pl_sem_read_bits(sem, op, mem, address, bits);
  const pl_term *here = pl_eq(T, apart, pl_bv_u64(T, PL_POINTER_BITS, 0));
  if (pl_term_is_true(here)) return pl_sem_read_bits(sem, op, mem, address, bits);
  pl_leaf older = read_past(sem, op, mem->args[0], address, bits, depth + 1);
  pl_leaf out = {pl_ite(T, here, mem->args[2], older.value), pl_ite(T, here, mem->args[3], older.poison)};
  if (sem->world->poison_off) out.poison = pl_bool(T, false);
  return out;
}

/* Whether an offset from the object's base is shown, by its form or by the solver (world->prove_equal), to be a multiple of the
 * scalar's size in memory. */
static bool is_multiple(const pl_sem *sem, const pl_term *offset, const pl_flat *flat) {
  pl_terms *T = sem->world->T;
  const pl_term *size = pl_bv_u64(T, PL_POINTER_BITS, flat->store_size), *zero = pl_bv_u64(T, PL_POINTER_BITS, 0);
  const pl_term *rest = pl_bv_binary(T, PL_TERM_BV_UREM, offset, size);
  return rest == zero || (sem->world->prove_equal && sem->world->prove_equal(sem->world->prove_user, rest, zero));
}

/* Sets *out to a scalar at an unknown offset in a small object of this function, as a choice between the offsets that are
 * multiples of its size; poison at any other. That the offset is one of them is an obligation (the access is in the object).
 * False if it can't be read in this way; `by_multiples`: the alignment makes the offset a multiple. */
static bool read_by_place(pl_sem *sem, const pl_op *op, const pl_sem_object *object, const pl_term *address, const pl_flat *flat,
                          bool by_multiples, pl_leaf *out) {
  enum { MAX_PLACES = 16 };
  pl_terms *T = sem->world->T;
  uint64_t size, known;
  const pl_term *offset = pl_bv_sub(T, address, object->base);
  if (flat->num_leaves != 1 || flat->store_size != flat->alloc_size || !pl_term_const_u64(object->size, &size)) return false;
  uint64_t places = size / flat->store_size;
  if (places == 0 || places > MAX_PLACES || size % flat->store_size != 0 || pl_term_const_u64(offset, &known)) return false;
  if (!by_multiples && !is_multiple(sem, offset, flat)) return false;
  for (uint64_t k = places; k-- > 0;) {
    pl_leaf at = read_past(sem, op, object->mem, displaced(sem, object->base, k * flat->store_size), flat->leaves[0].bits, 0);
    const pl_term *here = pl_eq(T, offset, pl_bv_u64(T, PL_POINTER_BITS, k * flat->store_size));
    bool last = k + 1 == places;
    out->value = last ? at.value : pl_ite(T, here, at.value, out->value);
    out->poison = last ? at.poison : pl_ite(T, here, at.poison, out->poison);
  }
  /* between two places, which an aligned access cannot be, the value is unknown */
  const pl_term *rest = pl_bv_binary(T, PL_TERM_BV_UREM, offset, pl_bv_u64(T, PL_POINTER_BITS, flat->store_size));
  out->poison = pl_sem_or_poison(sem, out->poison, pl_not(T, pl_eq(T, rest, pl_bv_u64(T, PL_POINTER_BITS, 0))));
  return true;
}

/* The memory at the bottom of a memory's stores, copies and other operations on a memory: a symbol in most cases. */
static const pl_term *memory_symbol(const pl_term *mem) {
  while (mem->num_args > 0 && mem->args[0]->sort.kind == PL_SORT_MEM)
    mem = mem->args[0];
  return mem;
}

/* Whether a pointer was loaded from memory that a copy made of new memory (a symbol) with bytes of shared memory: then its root
 * is shared memory, since what the copy does not overwrite was never written. */
static bool copied_from_shared(const pl_sem_world *world, const pl_term *pointer) {
  if (pointer->op != PL_TERM_MEM_LOAD || pointer->args[0]->op != PL_TERM_APP || pointer->args[0]->num_args < 2) return false;
  const pl_term *to = pointer->args[0]->args[0], *from = pointer->args[0]->args[1];
  if (to->op != PL_TERM_SYM || from->sort.kind != PL_SORT_MEM) return false;
  return pl_map_get_ptr(&world->roots, memory_symbol(from)) == world->shared_root;
}

pl_leaf *pl_sem_load(pl_sem *sem, const pl_op *op, const pl_type *type, const pl_term *address, uint64_t align) {
  assert(type && pl_term_is_address(address));
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, type);
  const pl_term *root;
  if (!flat || !flat->sized) {
    pl_sem_unsupported(sem, "'%.*s' of a type without a layout here", PL_STR_FMT(op->info->name));
    return NULL;
  }
  const pl_term **mem = memory_of(sem, op, address, &root);
  if (!mem) return NULL;
  pl_sem_record_access(sem, op, address, flat->store_size, align ? align : flat->align, root, false);
  pl_leaf *out = pl_sem_new_leaves(sem, flat->num_leaves);
  if (sem->role == PL_ROLE_LOWERING && pl_sem_read_table(sem, address, flat, out)) return out;
  if (flat->packed_bits) {
    read_packed(sem, op, *mem, address, flat, out);
    return out;
  }
  pl_sem_object *own = mem != &sem->mem ? pl_sem_find_object(sem, root) : NULL;
  const uint64_t claimed = align ? align : flat->align;
  const bool by_multiples = own && (claimed < own->align ? claimed : own->align) >= flat->store_size;
  if (own && read_by_place(sem, op, own, address, flat, by_multiples, out)) return out;
  for (uint32_t i = 0; i < flat->num_leaves; i++) {
    const pl_leaf_type *leaf = &flat->leaves[i];
    const pl_term *at = displaced(sem, address, leaf->offset);
    out[i] = pl_sem_read_bits(sem, op, *mem, at, leaf->bits);
    if (mem == &sem->mem) pl_sem_read_final(sem, op, at, leaf->bits, out[i]);
    if (leaf->is_pointer && copied_from_shared(sem->world, out[i].value))
      pl_sem_set_root(sem->world, out[i].value, sem->world->shared_root);
    /* a pointer that is loaded from shared memory is to shared memory: no address of a new object is stored there before a call
     */
    if (leaf->is_pointer && mem == &sem->mem && !pl_sem_root(sem->world, out[i].value))
      pl_sem_set_root(sem->world, out[i].value, sem->world->shared_root);
  }
  return out;
}

/* The lowering's memory that corresponds to this memory of the source: the shared one, or that of the object with the same root;
 * NULL if there is none, or no lowering. */
static const pl_term *lowered_memory(const pl_sem *sem, const pl_term **mem, const pl_term *root) {
  if (!sem->other || mem == &sem->mem) return sem->other ? sem->other->mem : NULL;
  const pl_sem_object *twin = pl_sem_find_object(sem->other, root);
  return twin ? twin->mem : NULL;
}

/* In the source, replaces what is about to be stored, where it is poison, by what the lowering has stored at that address in
 * the memory `lowered` (or NULL), if that is found and poison in fewer cases: poison may become any value, so it does not matter
 * which store of the lowering it is. (LLVM Language Reference, "Poison Values".) */
static void settle_poison(pl_sem *sem, const pl_term *lowered, const pl_term *address, const pl_term **value,
                          const pl_term **poison) {
  enum { MOST_STORES = 64 };
  if (sem->role == PL_ROLE_LOWERING || !lowered || pl_term_is_false(*poison) || sem->world->poison_off) return;
  while (lowered->op == PL_TERM_MEM_FREE)
    lowered = lowered->args[0];
  for (uint32_t n = 0; n < MOST_STORES && lowered->op == PL_TERM_MEM_STORE; n++, lowered = lowered->args[0]) {
    if (lowered->args[1] != address || lowered->args[2]->sort.width != (*value)->sort.width) continue;
    if (lowered->args[3] == *poison || pl_or(sem->world->T, lowered->args[3], *poison) != *poison) return;
    *value = pl_ite(sem->world->T, *poison, lowered->args[2], *value);
    *poison = lowered->args[3];
    return;
  }
}

/* Stores undef in padding bytes of an aggregate; in the source, whose undef may be any value, what the lowering has there unless
 * that may be poison. Does nothing where choices or poison are left out (world->choices_off, poison_off). (LLVM Language
 * Reference, "'store' Instruction".) */
static void store_padding(pl_sem *sem, const pl_term **mem, const pl_term *root, const pl_term *at, uint64_t bytes) {
  pl_terms *T = sem->world->T;
  const pl_term *lowered = lowered_memory(sem, mem, root);
  const pl_term *value = pl_bv_u64(T, (uint32_t)(8 * bytes), 0);
  if (sem->world->choices_off || sem->world->poison_off) return;
  if (lowered && pl_term_is_false(pl_mem_poison(T, lowered, at, (uint32_t)bytes))) {
    const pl_term *found = pl_mem_load(T, lowered, at, (uint32_t)bytes);
    if (found != pl_mem_load(T, *mem, at, (uint32_t)bytes)) *mem = pl_mem_store(T, *mem, at, found, pl_bool(T, false));
    return;
  }
  sem->world->met_undef = true;
  *mem = pl_mem_store(T, *mem, at, value, sem->world->undef);
}

/* Stores undef in the padding between and after the leaves of an aggregate at `address` (see store_padding). */
static void store_all_padding(pl_sem *sem, const pl_term **mem, const pl_term *root, const pl_term *address,
                              const pl_flat *flat) {
  uint64_t from = 0;
  for (uint32_t i = 0; i <= flat->num_leaves; i++) {
    const uint64_t to = i < flat->num_leaves ? flat->leaves[i].offset : flat->store_size;
    if (to > from) store_padding(sem, mem, root, displaced(sem, address, from), to - from);
    if (i < flat->num_leaves) from = to + (flat->leaves[i].bits + 7) / 8;
  }
}

/* Whether a type is an aggregate, or is converted to one. (LLVM IR Target, "LLVM-compatible Types": complex numbers, memrefs,
 * vectors of more than one dimension.) */
static bool is_aggregate(const pl_type *type) {
  if (type->kind == PL_TYPE_VECTOR) return type->shaped.rank > 1;
  return type->kind == PL_TYPE_LLVM_STRUCT || type->kind == PL_TYPE_LLVM_ARRAY || type->kind == PL_TYPE_COMPLEX ||
         type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF;
}

pl_sem_status pl_sem_store(pl_sem *sem, const pl_op *op, const pl_type *type, const pl_leaf *leaves, const pl_term *address,
                           uint64_t align) {
  assert(type && leaves && pl_term_is_address(address));
  pl_terms *T = sem->world->T;
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, type);
  const pl_term *root;
  if (!flat || !flat->sized) return pl_sem_unsupported(sem, "'%.*s' of a type without a layout here", PL_STR_FMT(op->info->name));
  const pl_term **mem = memory_of(sem, op, address, &root);
  if (!mem) return PL_SEM_UNDECIDED;
  pl_sem_record_access(sem, op, address, flat->store_size, align ? align : flat->align, root, true);
  const bool anything = sem->role == PL_ROLE_SOURCE && pl_str_is(op->info->dialect, "llvm");
  sem->odd_memrefs |= anything;
  sem->odd_sizes |= anything;
  if (flat->packed_bits) {
    for (uint32_t i = 0; i < flat->num_leaves; i++)
      pl_sem_escape(sem, mem, leaves[i].value);
    const pl_term *bits = leaves[0].value, *poison = leaves[0].poison;
    for (uint32_t i = 1; i < flat->num_leaves; i++) {
      bits = pl_bv_concat(T, leaves[i].value, bits);
      poison = pl_sem_or_poison(sem, poison, leaves[i].poison);
    }
    *mem = pl_mem_store(T, *mem, address, pl_bv_zext(T, bits, (bits->sort.width + 7) / 8 * 8), poison);
    return PL_SEM_OK;
  }
  for (uint32_t i = 0; i < flat->num_leaves; i++) {
    const pl_leaf_type *leaf = &flat->leaves[i];
    pl_sem_escape(sem, mem, leaves[i].value);
    const pl_term *value = pl_bv_zext(T, leaves[i].value, (leaf->bits + 7) / 8 * 8), *poison = leaves[i].poison;
    const pl_term *place = displaced(sem, address, leaf->offset);
    settle_poison(sem, lowered_memory(sem, mem, root), place, &value, &poison);
    *mem = pl_mem_store(T, *mem, place, value, poison);
  }
  if (is_aggregate(type)) store_all_padding(sem, mem, root, address, flat);
  return PL_SEM_OK;
}
