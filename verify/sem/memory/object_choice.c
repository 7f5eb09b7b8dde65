/* object_choice.c - new objects, and which object of the lowering an allocation of the source corresponds to.
 *
 * The lowering ran first: where its objects are is its choice, and the source chooses the same if it is legal. Source: LLVM
 * Language Reference, "'alloca' Instruction"; C17, 7.22.3; MLIR documentation, "'memref' Dialect", memref.alloc. */
#include "verify/sem/memory/object_choice.h"

#include <assert.h>

#include "verify/sem/memory/lifetimes.h"
#include "verify/sem/memory/objects.h"
#include "verify/sem/state/choices.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/roots.h"

/* Whether the object's size is, as a term, `size`, or that and `slack` bytes more. */
static bool same_size(pl_sem *sem, const pl_sem_object *object, const pl_term *size, uint64_t slack) {
  pl_terms *T = sem->world->T;
  return object->size == size || object->size == pl_bv_add(T, size, pl_bv_u64(T, PL_POINTER_BITS, slack));
}

/* Whether a buffer's uses show that its contents and address are not observed, so that a lowering may leave it out. `depth`: the
 * views so far. False is the safe answer. */
static bool is_unseen(const pl_value *buffer, uint32_t depth) {
  enum { MOST_CASTS = 8 };
  if (depth > MOST_CASTS) return false;
  for (const pl_use *use = buffer->uses; use; use = use->next) {
    const pl_op *user = use->owner;
    if (pl_op_is(user, PL_OP_MEMREF_DEALLOC) || pl_op_is(user, PL_OP_MEMREF_DIM)) continue;
    if (pl_op_is(user, PL_OP_MEMREF_STORE) && use == &user->operands[1]) continue;
    if (pl_op_is(user, PL_OP_MEMREF_RANK)) continue;
    if (!pl_op_has(user, PL_TRAIT_VIEW) || !is_unseen(&user->results[0], depth + 1)) return false;
  }
  return true;
}

/* Sets *bytes to the size that a memref allocation has, if its type and constant operands determine it: the product of its sizes
 * and the element's, whatever its layout. False if they do not, or the size overflows. */
static bool fixed_bytes(pl_sem *sem, const pl_op *alloc, int64_t *bytes) {
  const pl_type *type = alloc->results[0].type;
  const pl_flat *elem = pl_layout_flatten(sem->world->layout, type->shaped.elem);
  uint32_t dynamic = 0;
  if (!elem || elem->alloc_size > INT32_MAX) return false;
  *bytes = (int64_t)elem->alloc_size;
  for (uint32_t i = 0; i < type->shaped.rank; i++) {
    int64_t size = type->shaped.shape[i];
    if (size == PL_DYNAMIC) {
      const pl_op *from = dynamic < alloc->num_operands ? pl_operand(alloc, dynamic++)->op : NULL;
      const pl_attr *value = from && pl_op_has(from, PL_TRAIT_CONSTANT) ? pl_op_attr(from, PL_NAME_VALUE) : NULL;
      if (!value || value->kind != PL_ATTR_INTEGER || !pl_apint_to_i64(value->integer, &size)) return false;
    }
    if (__builtin_mul_overflow(*bytes, size, bytes)) return false;
  }
  return true;
}

/* Whether two memref allocations have the same type, or are known to be of the same number of bytes. For one dynamic type the
 * sizes are not compared. */
static bool allocate_alike(pl_sem *sem, const pl_op *a, const pl_op *b) {
  int64_t bytes = 0, others = 0;
  if (a->results[0].type == b->results[0].type) return true;
  return fixed_bytes(sem, a, &bytes) && fixed_bytes(sem, b, &others) && bytes == others;
}

/* The number of ops of the kind of `alloc` from that on, itself included, that are sure to come on its path as far as is looked.
 * With `like`, only those of as many bytes; else memref.realloc counts as a memref.alloc, too. */
static uint32_t allocations_to_come(pl_sem *sem, const pl_op *alloc, bool like) {
  enum { MOST_BLOCKS = 64 };
  const bool grows = !like && pl_op_is(alloc, PL_OP_MEMREF_ALLOC);
  uint32_t count = 0, blocks = 0;
  for (const pl_op *op = alloc; op && blocks < MOST_BLOCKS;) {
    if (op->info == alloc->info && (!like || allocate_alike(sem, alloc, op))) count++;
    count += grows && pl_op_is(op, PL_OP_MEMREF_REALLOC);
    const bool jumps = !op->next && op->num_successors == 1;
    blocks += jumps;
    op = jumps ? op->successors[0].block->first : op->next;
  }
  return count;
}

/* The number of objects made so far on the path of a kind and size in bytes (or `slack` bytes more); of any size if that is NULL.
 */
static uint32_t objects_of_size(pl_sem *sem, pl_sem_object_kind kind, const pl_term *size, uint64_t slack) {
  uint32_t count = 0;
  for (size_t i = 0; i < sem->objects.len; i++) {
    const pl_sem_object *object = &sem->objects.data[i];
    if (object->kind == kind && object->op && (!size || same_size(sem, object, size, slack))) count++;
  }
  return count;
}

/* Whether the lowering seems to have left out a memref.alloc or alloca: its buffer is not observed (see is_unseen), and the
 * lowering has too few objects for it. False for any other op. */
static bool is_left_out(pl_sem *sem, const pl_op *op, pl_sem_object_kind kind, const pl_term *size, uint64_t align) {
  const bool plain = op && (pl_op_is(op, PL_OP_MEMREF_ALLOC) || pl_op_is(op, PL_OP_MEMREF_ALLOCA));
  if (!plain || !is_unseen(&op->results[0], 0)) return false;
  const uint32_t all = objects_of_size(sem->other, kind, NULL, 0), alike = objects_of_size(sem->other, kind, size, align);
  return all < objects_of_size(sem, kind, NULL, 0) + allocations_to_come(sem, op, false) &&
         alike < objects_of_size(sem, kind, size, align) + allocations_to_come(sem, op, true);
}

/* Whether an object of the lowering may correspond to an allocation of the source: it was made on this path, or it is a stack
 * object from before a loop, alive and not escaped, which each iteration may use anew. */
static bool may_stand_for(const pl_sem_object *object) {
  return object->op != NULL || (object->kind == PL_SEM_STACK && object->alive && !object->escaped);
}

/* The object of the lowering that an allocation of the source corresponds to, the most similar one that is not taken. NULL if
 * there is none, or the lowering seems to have left it out, so that the source gets an object of its own. */
static pl_sem_object *choose_partner(pl_sem *sem, const pl_op *op, pl_sem_object_kind kind, const pl_term *size, uint64_t align,
                                     const pl_type *elem) {
  pl_sem_object *best = NULL;
  int best_score = 0;
  if (!sem->other || is_left_out(sem, op, kind, size, align)) return NULL;
  for (size_t i = 0; i < sem->other->objects.len; i++) {
    pl_sem_object *object = &sem->other->objects.data[i];
    if (object->kind != kind || object->shared || !may_stand_for(object)) continue;
    int score = 1 + (same_size(sem, object, size, align) ? 4 : 0) + (object->elem && object->elem == elem ? 2 : 0);
    score += object->op ? 8 : 0;
    if (kind == PL_SEM_STACK && (score & 7) < 4) continue; /* an alloca of another size is the lowering's own */
    if (score > best_score) best = object, best_score = score;
  }
  return best;
}

bool pl_sem_has_partner(pl_sem *sem, pl_sem_object_kind kind, const pl_term *size, uint64_t align, const pl_type *elem) {
  assert(pl_term_is_address(size) && align > 0);
  const pl_sem_object *partner = sem->role == PL_ROLE_LOWERING ? NULL : choose_partner(sem, NULL, kind, size, align, elem);
  return partner && same_size(sem, partner, size, align);
}

/* The pointer rounded up to a multiple of a power of two. */
static const pl_term *round_up(pl_sem *sem, const pl_term *pointer, uint64_t align) {
  pl_terms *T = sem->world->T;
  const pl_term *modulus = pl_bv_u64(T, PL_POINTER_BITS, align);
  const pl_term *bumped = pl_bv_add(T, pointer, pl_bv_u64(T, PL_POINTER_BITS, align - 1));
  return pl_bv_sub(T, bumped, pl_bv_binary(T, PL_TERM_BV_UREM, bumped, modulus));
}

/* Adds to the lowering the obligations that its object is a legal choice for the source's allocation: `size` bytes fit from
 * `aligned` on, and that is aligned to `align`. Does nothing where choices are left out (world->choices_off). */
static void require_legal(pl_sem *sem, const pl_sem_object *partner, const pl_term *aligned, const pl_term *size,
                          uint64_t align) {
  pl_terms *T = sem->world->T;
  pl_sem *lowered = sem->other;
  if (sem->world->choices_off) return;
  const pl_term *skipped = pl_bv_sub(T, aligned, partner->base);
  const pl_term *bytes = pl_bv_sub(T, partner->size, skipped);
  pl_sem_require(lowered, PL_CONDITION_ALLOCATION, partner->op, pl_bv_binary(T, PL_TERM_BV_ULE, skipped, partner->size));
  pl_sem_require(lowered, PL_CONDITION_ALLOCATION, partner->op, pl_bv_binary(T, PL_TERM_BV_ULE, size, bytes));
  if (align > 1 && !(aligned == partner->base && partner->align % align == 0)) {
    const pl_term *rest = pl_bv_binary(T, PL_TERM_BV_UREM, aligned, pl_bv_u64(T, PL_POINTER_BITS, align));
    pl_sem_require(lowered, PL_CONDITION_ALLOCATION, partner->op, pl_eq(T, rest, pl_bv_u64(T, PL_POINTER_BITS, 0)));
  }
}

/* Removes the objects of the source with that base, for which the same object of the lowering stood before, and whose scope has
 * ended; false if there is none. */
static bool forget_former(pl_sem *sem, const pl_term *base) {
  size_t remaining = 0;
  for (size_t i = 0; i < sem->objects.len; i++)
    if (sem->objects.data[i].base != base) sem->objects.data[remaining++] = sem->objects.data[i];
  const bool any = remaining < sem->objects.len;
  sem->objects.len = remaining;
  return any;
}

/* Adds the lowering's object `partner`, which is then taken (`shared`), as a new object of the source, with the contents of any
 * new object, and returns it. An obligation of the lowering fails if `generic`, the source's allocator, is not the one that made
 * the object. */
static pl_sem_object *share(pl_sem *sem, const pl_op *op, pl_sem_object *partner, bool generic) {
  pl_sem_object mine = *partner;
  const bool again = forget_former(sem, partner->base) || !partner->op;
  partner->shared = mine.shared = true;
  mine.scope = NULL;
  if (again) mine.initial = pl_term_fresh(sem->world->T, pl_sort_mem(PL_POINTER_BITS), "contents");
  pl_map_set_ptr(&sem->world->unwritten, mine.initial, mine.base);
  mine.mem = mine.initial;
  mine.alive = true;
  mine.escaped = mine.returned = false;
  mine.generic = generic;
  mine.op = op;
  mine.lives = NULL;
  mine.address_reused = pl_sem_may_overlap_living(sem, partner);
  pl_sem_begin_life(sem, &mine);
  if (generic != partner->generic)
    pl_sem_require(sem->other, PL_CONDITION_ALLOCATION, partner->op, pl_bool(sem->world->T, false));
  pl_vec_push(&sem->objects, mine);
  return &pl_vec_last(&sem->objects);
}

/* Whether the type is !llvm.ptr. */
static bool is_pointer(const pl_type *type) { return type->kind == PL_TYPE_LLVM_PTR; }

/* Whether a type is a memref that is not lowered yet, or a struct that begins with two pointers, as descriptors do. */
static bool like_descriptor(const pl_type *type) {
  if (type->kind == PL_TYPE_MEMREF) return true;
  if (type->kind != PL_TYPE_LLVM_STRUCT) return false;
  const pl_struct_body *body = type->llvm_struct;
  return body->num_elems >= 2 && is_pointer(body->elems[0]) && is_pointer(body->elems[1]);
}

typedef struct only_symbol {
  const pl_term *wanted;
  bool other;
} only_symbol;

/* Sets search->other if the symbol is not the wanted one; else leaves it. */
static void compare_symbol(void *user, const pl_term *symbol) {
  only_symbol *search = user;
  search->other |= symbol != search->wanted;
}

/* Whether a value is an LLVM pointer into the object of `base`, computed from no other symbol, but not at a constant distance
 * from it, as one that was rounded up to an alignment. */
static bool is_rounded(const pl_sem *sem, const pl_value *value, const pl_leaf *leaves, const pl_term *base) {
  pl_map seen = {0};
  pl_apint distance;
  only_symbol search = {base, false};
  if (!is_pointer(value->type) || pl_term_is_true(leaves[0].poison)) return false;
  if (pl_sem_root(sem->world, leaves[0].value) != base) return false;
  pl_term_symbols(leaves[0].value, &seen, compare_symbol, &search);
  pl_map_free(&seen);
  return !search.other && !pl_term_constant_difference(sem->world->T, leaves[0].value, base, &distance);
}

/* Whether the object may have `size` bytes from the address `start` on: false only if it is known to have fewer. */
static bool fits_from(pl_terms *T, const pl_sem_object *object, const pl_term *start, const pl_term *size) {
  const pl_term *bytes = pl_bv_sub(T, object->size, pl_bv_sub(T, start, object->base));
  return !pl_term_is_false(pl_bv_binary(T, PL_TERM_BV_ULE, size, bytes));
}

/* The aligned pointer of a value that is like a descriptor (see like_descriptor), whose allocated pointer is the object's base;
 * NULL for another value, or if a pointer is poison or the aligned one is in another object. */
static const pl_term *start_in_descriptor(const pl_sem *sem, const pl_value *value, const pl_leaf *leaves, const pl_term *base) {
  if (!like_descriptor(value->type) || leaves[0].value != base) return NULL;
  if (pl_term_is_true(leaves[0].poison) || pl_term_is_true(leaves[1].poison)) return NULL;
  return pl_sem_root(sem->world, leaves[1].value) == base ? leaves[1].value : NULL;
}

/* Where in its object the lowering has the elements begin: at `usual`, if that is the aligned pointer of a descriptor of the
 * object or nothing else is known. An optimiser may have left only descriptors of views and the rounded address from which they
 * are computed: then at one of those addresses from which `size` bytes may fit. */
static const pl_term *chosen_start(const pl_sem *sem, const pl_sem_object *partner, const pl_term *usual, const pl_term *size) {
  const pl_term *first = NULL;
  for (uint32_t i = 0; i < sem->other->num_values; i++) {
    const pl_leaf *leaves = sem->other->env[i];
    const pl_value *value = sem->other->values[i];
    if (!leaves || !value) continue;
    const pl_term *start = start_in_descriptor(sem, value, leaves, partner->base);
    if (start == usual) return usual;
    if (!start && is_rounded(sem, value, leaves, partner->base)) start = leaves[0].value;
    if (!first && start && fits_from(sem->world->T, partner, start, size)) first = start;
  }
  return first ? first : usual;
}

pl_sem_object *pl_sem_claim_object(pl_sem *sem, const pl_op *op, pl_sem_object_kind kind, const pl_term *size, uint64_t align,
                                   const pl_type *elem, bool generic, const pl_term **aligned) {
  assert(op && kind != PL_SEM_OBJECT_INVALID && pl_term_is_address(size) && align > 0 && aligned);
  pl_sem_object *partner = sem->role == PL_ROLE_LOWERING ? NULL : choose_partner(sem, op, kind, size, align, elem);
  if (!partner) {
    pl_sem_object *own = pl_sem_new_object(sem, op, kind, size, align, elem);
    own->generic = generic;
    own->asked = size;
    *aligned = own->base;
    return own;
  }
  pl_sem_chose(sem, PL_CHOICE_ADDRESS);
  *aligned = chosen_start(sem, partner, partner->align % align == 0 ? partner->base : round_up(sem, partner->base, align), size);
  require_legal(sem, partner, *aligned, size, align);
  pl_sem_object *shared = share(sem, op, partner, generic);
  shared->asked = partner->source_asked = size;
  return shared;
}
