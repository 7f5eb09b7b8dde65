#include "verify/interp/machine/access.h"

#include <assert.h>

#include "core/ir/event.h"
#include "verify/interp/machine/promises.h"

enum { MAX_VALUES = 16 }; /* of an access, in the log */

/* Appends an access to object `number` (0: none) with its first values to the log, unless that is full; the address is 0 if
 * the pointer is poison or undef. `failed`: it was undefined behavior. */
static void log_access(pl_machine *m, const pl_op *op, const pl_scalar *pointer, uint32_t number, uint64_t size, bool is_store,
                       const pl_scalar *values, uint32_t num_values, bool failed) {
  if (m->accesses.len >= PL_MAX_LOGGED) return;
  pl_access a = {.op = op,
                 .object = number,
                 .address = pl_scalar_is_fine(pointer) ? pl_scalar_word(pointer) : 0,
                 .size = size,
                 .is_store = is_store,
                 .failed = failed};
  a.num_values = num_values < MAX_VALUES ? num_values : MAX_VALUES;
  for (uint32_t i = MAX_VALUES; values != NULL && i < num_values; i++)
    a.more_pointers |= values[i].object != 0;
  if (values != NULL && a.num_values > 0)
    a.values = (const pl_scalar *)pl_arena_copy(m->run->arena, values, a.num_values * sizeof *values);
  else
    a.num_values = 0;
  pl_vec_push(&m->accesses, a);
}

void pl_annotate_access(pl_machine *m, const pl_value *memref, const pl_scalar *descriptor, const int64_t *indices) {
  assert(memref->type->kind == PL_TYPE_MEMREF);
  if (m->accesses.len == 0 || pl_vec_last(&m->accesses).op != m->pc || pl_vec_last(&m->accesses).memref != NULL) return;
  pl_access *a = &pl_vec_last(&m->accesses);
  uint32_t rank = memref->type->shaped.rank;
  a->memref = memref;
  a->descriptor = (const pl_scalar *)pl_arena_copy(m->run->arena, descriptor, (3 + 2 * (size_t)rank) * sizeof *descriptor);
  a->indices = PL_NEW_ARRAY(m->run->arena, int64_t, (size_t)rank + 1);
  if (rank > 0) a->indices = (const int64_t *)pl_arena_copy(m->run->arena, indices, rank * sizeof *indices);
}

bool pl_is_volatile(const pl_op *op) { return pl_op_is_volatile(op); }

/* Counts the access if it is volatile, also as an event, with object `number`, if execution may end after it, and keeps track
 * of whether a store came after the last such event. */
static void note_volatile(pl_machine *m, const pl_op *op, bool is_store, uint32_t number) {
  m->stored_since |= is_store;
  if (!pl_is_volatile(op)) return;
  m->last_volatile = op;
  m->num_volatile++;
  if (!is_store || pl_op_after(op, NULL) != PL_AFTER_MAY_STOP) return;
  m->stored_volatile = number;
  m->num_may_end++;
  m->stored_since = false;
}

/* Whether the access is defined, aligned to `align`, and satisfies the promises of the function; *number and *offset are then its
 * object and the byte in it, it is counted if it is volatile, and the other thread has had its turn. False: the machine has
 * stopped. */
static bool check(pl_machine *m, const pl_op *op, const pl_scalar *pointer, uint64_t size, uint64_t align, bool is_store,
                  uint32_t *number, uint64_t *offset) {
  *number = 0; /* as of a pointer that is poison */
  *offset = 0;
  const char *why = pl_memory_check(&m->memory, pointer, size, is_store, number, offset);
  bool misaligned = why == NULL && align > 1 && pl_scalar_word(pointer) % align != 0;
  if (why == NULL && !misaligned) {
    if (!pl_keeps_promises(m, op, pointer, *number, is_store)) return false;
    note_volatile(m, op, is_store, *number);
    pl_others_before(m, op, (pl_place){*number, *offset, size});
    return true;
  }
  log_access(m, op, pointer, *number, size, is_store, NULL, 0, true);
  const char *what = is_store ? "a store" : "a load";
  if (misaligned)
    pl_stop_undefined(m, op, "%s at address 0x%llx, which is not a multiple of %llu as the op claims", what,
                      (unsigned long long)pl_scalar_word(pointer), (unsigned long long)align);
  else if (pointer->poison || pointer->undef)
    pl_stop_undefined(m, op, "%s: %s", what, why);
  else
    pl_stop_undefined(m, op, "%s of %llu bytes at address 0x%llx: %s", what, (unsigned long long)size,
                      (unsigned long long)pl_scalar_word(pointer), why);
  return false;
}

/* Notes in the source that an object was accessed with `!invariant.group`, so that callees do not change it, where that is
 * known to matter. */
static void note_group(pl_machine *m, const pl_op *op, uint32_t number) {
  if (m->role == PL_ROLE_SOURCE && m->run->has_groups && pl_op_attr(op, PL_NAME_INVARIANT_GROUP) != NULL)
    pl_memory_at(&m->memory, number)->fixed = true;
}

bool pl_load(pl_machine *m, const pl_op *op, const pl_scalar *pointer, const pl_layout *layout, uint64_t align, pl_scalar *out) {
  assert(layout->in_memory);
  assert(layout->num_leaves == 0 || out != NULL);
  pl_scalar p = pl_use_scalar(m, pointer);
  uint32_t number;
  uint64_t offset;
  if (!check(m, op, &p, layout->store_size, align, false, &number, &offset)) return false;
  note_group(m, op, number);
  const uint64_t seed = m->run->seed;
  pl_memory_read(&m->memory, number, offset, layout, &m->run->seed, out);
  const bool drew = m->run->seed != seed;
  m->run->drew |= drew;
  /* the source may choose what the lowering has drawn */
  for (uint32_t i = 0; drew && m->role == PL_ROLE_SOURCE && i < layout->num_leaves; i++)
    if (!out[i].poison) out[i] = pl_scalar_undef(m->run->arena, out[i].bits.width);
  log_access(m, op, &p, number, layout->store_size, false, out, layout->num_leaves, false);
  return true;
}

bool pl_store(pl_machine *m, const pl_op *op, const pl_scalar *pointer, const pl_layout *layout, uint64_t align,
              const pl_scalar *values) {
  assert(layout->in_memory);
  assert(layout->num_leaves == 0 || values != NULL);
  pl_scalar p = pl_use_scalar(m, pointer);
  uint32_t number;
  uint64_t offset;
  if (!check(m, op, &p, layout->store_size, align, true, &number, &offset)) return false;
  note_group(m, op, number);
  pl_memory_write(&m->memory, number, offset, layout, values);
  log_access(m, op, &p, number, layout->store_size, true, values, layout->num_leaves, false);
  return true;
}

bool pl_copy_bytes(pl_machine *m, const pl_op *op, const pl_scalar *to, const pl_scalar *from, uint64_t size, bool may_overlap) {
  if (size == 0) return true;
  pl_scalar d = pl_use_scalar(m, to), s = pl_use_scalar(m, from);
  uint32_t to_number, from_number;
  uint64_t to_offset, from_offset;
  if (!check(m, op, &s, size, 1, false, &from_number, &from_offset) || !check(m, op, &d, size, 1, true, &to_number, &to_offset))
    return false;
  uint64_t distance = to_offset > from_offset ? to_offset - from_offset : from_offset - to_offset;
  if (!may_overlap && to_number == from_number && distance != 0 && distance < size) {
    pl_stop_undefined(m, op, "the two ranges of a memcpy overlap");
    return false;
  }
  pl_memory_move(&m->memory, to_number, to_offset, from_number, from_offset, size);
  if (pl_is_volatile(op)) log_access(m, op, &s, from_number, size, false, NULL, 0, false);
  if (pl_is_volatile(op)) log_access(m, op, &d, to_number, size, true, NULL, 0, false);
  return true;
}

bool pl_fill_bytes(pl_machine *m, const pl_op *op, const pl_scalar *to, const pl_scalar *byte, uint64_t size) {
  if (size == 0) return true;
  pl_scalar d = pl_use_scalar(m, to);
  uint32_t number;
  uint64_t offset;
  if (!check(m, op, &d, size, 1, true, &number, &offset)) return false;
  pl_byte_state state = byte->poison ? PL_BYTE_POISON : byte->undef ? PL_BYTE_UNDEF : PL_BYTE_FINE;
  pl_memory_fill(&m->memory, number, offset, size, (uint8_t)(pl_scalar_word(byte) & 0xff), state);
  if (pl_is_volatile(op)) log_access(m, op, &d, number, size, true, byte, 1, false);
  return true;
}

/* The next multiple of `align` from `value` on; `value` if `align` is at most 1. */
static uint64_t round_up(uint64_t value, uint64_t align) { return align <= 1 ? value : (value + align - 1) / align * align; }

/* How many objects of the lowering are candidates for the place of one allocation of the source. */
#define MAX_CANDIDATES 64u

/* Whether an allocation of the source of that kind, size and alignment can take the place of this object of the lowering; *fit
 * is then the number of bytes left over. */
static bool may_claim(const pl_buffer *b, pl_object_kind kind, uint64_t size, uint64_t align, uint64_t *fit) {
  if (b->claimed || b->object.kind != kind || b->twin != 0) return false;
  uint64_t at = round_up(b->object.base, align) - b->object.base;
  if (at > b->object.size || size > b->object.size - at) return false;
  *fit = b->object.size - size;
  return true;
}

/* Whether the op is an llvm.alloca whose address is known not to be observed, so that the object need not take a place of the
 * lowering; false for NULL. */
static bool is_never_seen(const pl_op *op) {
  if (op == NULL || !pl_op_is(op, PL_OP_LLVM_ALLOCA)) return false;
  const pl_value *address = pl_result(op, 0);
  for (const pl_use *use = address->uses; use; use = use->next) {
    const pl_op *user = use->owner;
    const bool stores = pl_op_is(user, PL_OP_LLVM_STORE) && pl_operand(user, 0) != address;
    const bool marks = pl_op_is(user, PL_OP_LLVM_INTR_LIFETIME_START) || pl_op_is(user, PL_OP_LLVM_INTR_LIFETIME_END);
    if (!stores && !marks && !pl_op_is(user, PL_OP_LLVM_LOAD)) return false;
  }
  return true;
}

bool pl_has_lifetime_markers(const pl_op *allocation) {
  assert(allocation != NULL && allocation->num_results == 1);
  for (const pl_use *use = pl_result(allocation, 0)->uses; use != NULL; use = use->next)
    if (pl_op_is(use->owner, PL_OP_LLVM_INTR_LIFETIME_START)) return true;
  return false;
}

/* Whether the object is an alloca whose lifetime markers say that it is not alive now. */
static bool is_outside_lifetime(const pl_buffer *b) {
  return !b->started && b->op != NULL && pl_op_is(b->op, PL_OP_LLVM_ALLOCA) && pl_has_lifetime_markers(b->op);
}

/* The number of a live stack object of the lowering that fits and whose place an object of the source had that is dead now, so
 * that the source's next one may take it; 0 if there is none. Where places are shared, other objects count as well. */
static uint32_t claim_again(const pl_machine *m, pl_object_kind kind, uint64_t size, uint64_t align) {
  for (uint32_t i = 1; kind == PL_OBJECT_STACK && i < m->model->buffers.len; i++) {
    const pl_buffer *b = pl_memory_at(m->model, i);
    const bool lives =
        b->object.kind == kind && (b->claimed || m->memory.shares) && b->object.alive && (!b->marked || b->started);
    const bool fits = b->object.size == size || (m->memory.shares && b->object.size > size);
    if (!lives || !fits || (align > 1 && b->object.base % align != 0)) continue;
    if (!pl_memory_is_taken(&m->memory, b->object.base, size, 0)) return i;
  }
  return 0;
}

/* Chooses the object of the lowering whose place a new object of the source takes, and marks it as claimed: preferably an
 * early one that fits closely and is observable, or a later one as `claim_order` says. 0 if none is to be taken. Counts the
 * allocation, and in m->loose_claims that none fits closely. */
static uint32_t claim(pl_machine *m, pl_object_kind kind, uint64_t size, uint64_t align) {
  const uint32_t nth = m->num_allocations++;
  if (m->model == NULL || (nth < 64 && (m->passed_over >> nth & 1) != 0)) return 0;
  bool close = false, seen_too = false;
  uint32_t left = nth < 21 ? (uint32_t)(m->claim_order >> (3 * nth) & 7) : 0;
  uint32_t count = (uint32_t)m->model->buffers.len, best = 0, seen = 0;
  while (m->next_claim < count && (pl_memory_at(m->model, m->next_claim)->claimed ||
                                   pl_memory_at(m->model, m->next_claim)->object.kind == PL_OBJECT_INCOMING ||
                                   pl_memory_at(m->model, m->next_claim)->object.kind == PL_OBJECT_GLOBAL))
    m->next_claim++;
  for (uint32_t i = m->next_claim; i < count && seen < MAX_CANDIDATES; i++, seen++) {
    uint64_t fit;
    if (!may_claim(pl_memory_at(m->model, i), kind, size, align, &fit)) continue;
    const bool fits = fit <= align;
    seen_too = fits && !is_never_seen(pl_memory_at(m->model, i)->op) && !is_outside_lifetime(pl_memory_at(m->model, i));
    const bool chosen = seen_too && left == 0;
    if (best == 0 || chosen || (fits && !close)) best = i;
    close |= fits;
    if (chosen) break;
    if (seen_too) left--;
  }
  if (best == 0 && (best = claim_again(m, kind, size, align)) != 0) close = true;
  if (!close) m->loose_claims++;
  if (best != 0) pl_memory_at(m->model, best)->claimed = true;
  return best;
}

/* The address `base` for a new object of the source. 0, with m->misplaced set, if the source still has a live object there, as
 * may happen in runs that reuse places: it is to be placed elsewhere, depending on m->places. */
static uint64_t place_of(pl_machine *m, uint64_t base, uint64_t size, uint64_t align) {
  enum { STEP = 48 };
  if (!m->model->reuses || !pl_memory_is_taken(&m->memory, base, size, 0)) return base;
  m->misplaced = true;
  m->memory.next += (uint64_t)m->places * STEP * (align < 1 ? 1 : align);
  return 0;
}

bool pl_allocate(pl_machine *m, const pl_op *op, pl_object_kind kind, uint64_t size, uint64_t align, uint32_t *number) {
  assert(kind == PL_OBJECT_HEAP || kind == PL_OBJECT_STACK);
  assert(m->model == NULL || m->role == PL_ROLE_SOURCE);
  const bool seen = m->role == PL_ROLE_SOURCE && !is_never_seen(op);
  uint32_t model = seen ? claim(m, kind, size, align) : 0;
  uint64_t base = 0, allocated = 0;
  if (model != 0) {
    allocated = pl_memory_at(m->model, model)->object.base;
    base = place_of(m, round_up(allocated, align), size, align);
    if (base == 0) model = 0;
  }
  if (seen && m->moved != 0 && m->moved == m->num_allocations) {
    base = round_up(m->moved_to, align);
    model = 0;
    if (pl_memory_is_taken(&m->memory, base, size, 0)) base = 0;
  }
  if (m->role == PL_ROLE_LOWERING && kind == PL_OBJECT_HEAP && m->memory.reuses)
    base = pl_memory_take_freed(&m->memory, size, align);
  /* In a program that is run as a whole the heap is aligned as by malloc. */
  if (m->run->output != NULL && kind == PL_OBJECT_HEAP && align < 16) align = 16;
  *number = pl_memory_add(&m->memory, kind, base, size, align);
  if (*number == 0) {
    pl_stop_limit(m, op, "too much memory");
    return false;
  }
  pl_buffer *b = pl_memory_at(&m->memory, *number);
  if (model != 0) b->allocated = allocated;
  b->op = op;
  b->align = align;
  b->nth = seen ? m->num_allocations : 0;
  b->frame = m->frames.len > 0 ? pl_vec_last(&m->frames).number : 0;
  return true;
}

void pl_note_exposed(pl_machine *m, const pl_scalar *pointer) {
  const uint32_t nth = m->role == PL_ROLE_LOWERING || pointer->object == 0 ? 0 : pl_memory_at(&m->memory, pointer->object)->nth;
  if (pointer->object != 0) pl_memory_at(&m->memory, pointer->object)->exposed = true;
  if (nth != 0 && nth <= 64) m->exposed |= UINT64_C(1) << (nth - 1);
}

bool pl_deallocate(pl_machine *m, const pl_op *op, const pl_scalar *pointer) {
  pl_scalar p = pl_use_scalar(m, pointer);
  if (p.poison || p.undef) {
    pl_stop_undefined(m, op, "the pointer to free is %s", p.poison ? "poison" : "undefined");
    return false;
  }
  uint64_t address = pl_scalar_word(&p);
  if (address == 0 && (m->role == PL_ROLE_LOWERING || pl_op_is(op, PL_OP_LLVM_CALL))) return true;
  uint32_t number = p.object != 0 ? p.object : pl_memory_find(&m->memory, address);
  pl_buffer *b = pl_memory_at(&m->memory, number);
  const char *why = NULL;
  if (number == 0)
    why = "it points to no object";
  else if (!b->object.alive)
    why = "the object is not alive any more";
  else if (b->object.kind != PL_OBJECT_HEAP && b->object.kind != PL_OBJECT_INCOMING)
    why = "the object is not on the heap";
  else if (b->allocated != address)
    why = "it is not the pointer that was allocated";
  if (why != NULL) {
    pl_stop_undefined(m, op, "the pointer 0x%llx is freed, but %s", (unsigned long long)address, why);
    return false;
  }
  pl_memory_end(&m->memory, number);
  return true;
}
