/* Draws the arguments of a function: values one by one, and what they have in common. */
#include "verify/interp/inputs/random_inputs.h"

#include <assert.h>
#include <string.h>

#include "verify/claims/constant_arguments.h"
#include "verify/interp/inputs/source_claims.h"
#include "verify/interp/machine/argument_claims.h"
#include "verify/interp/machine/attributes.h"
#include "verify/interp/machine/memory.h"

typedef struct argument {
  const pl_type *type;
  uint32_t first; /* leaf */
  bool alone;     /* what it points to has no alias among the arguments: `llvm.noalias`, `llvm.byval` */
} argument;

/* At random, makes memref argument `i`, of `count` leaves (scalars), the same as an earlier one of its type, neither being
 * `noalias`; true if it did. */
static bool draw_alias(pl_draw *d, const argument *args, uint32_t i, pl_scalar *leaves, uint32_t count) {
  if (args[i].type->kind != PL_TYPE_MEMREF || !pl_draw_chance(d, 6)) return false;
  for (uint32_t j = 0; j < i; j++)
    if (args[j].type == args[i].type && !args[i].alone && !args[j].alone) {
      memcpy(leaves + args[i].first, leaves + args[j].first, count * sizeof *leaves);
      return true;
    }
  return false;
}

/* In runs with d->shares, makes pointer argument `i` the same as the first earlier one with the same type and attributes, if
 * it may have an alias. */
static void share_pointer(pl_draw *d, const pl_op *func, const argument *args, uint32_t i, pl_scalar *leaves) {
  const pl_attr *mine = pl_claims_at(func, PL_NAME_ARG_ATTRS, i);
  if (args[i].alone || !d->shares) return;
  for (uint32_t j = 0; j < i; j++) {
    const bool alike = args[j].type == args[i].type && !args[j].alone && pl_claims_at(func, PL_NAME_ARG_ATTRS, j) == mine;
    if (!alike) continue;
    leaves[args[i].first] = leaves[args[j].first];
    return;
  }
}

/* The part of an object before and after the aligned pointer of a memref. */
typedef struct extent {
  uint32_t object;
  uint64_t front, after, align;
} extent;

/* The object of a memref argument, the number of bytes in it before and after the aligned pointer, and the alignment of an
 * element. */
static extent extent_of(pl_draw *d, const argument *arg, const pl_scalar *leaves) {
  const pl_object *o = &d->objects.data[leaves[arg->first].object];
  uint64_t front = pl_scalar_word(&leaves[arg->first + 1]) - o->base;
  return (extent){leaves[arg->first].object, front, o->size - front, pl_layout_of(d->layouts, arg->type->shaped.elem)->align};
}

/* An object that is made of two: byte i of `parts[k]` is byte at[k] + i of it. */
typedef struct joined {
  pl_object parts[2];
  uint64_t at[2];
} joined;

/* Sets bytes of an object made of two (a pl_fresh_fn): where they overlap, to those of the second one. */
static void make_joined(const void *user, pl_arena *arena, uint64_t at, uint64_t count, uint8_t *bytes, uint8_t *states) {
  (void)arena;
  const joined *j = (const joined *)user;
  for (int k = 0; k < 2; k++)
    for (uint64_t i = 0; i < count; i++) {
      const uint64_t inside = at + i - j->at[k];
      if (at + i < j->at[k] || inside >= j->parts[k].size) continue;
      bytes[i] = pl_object_byte(&j->parts[k], inside);
      states[i] = (uint8_t)pl_object_state(&j->parts[k], inside);
    }
}

/* Sets the allocated and aligned pointers of a memref: the aligned one to offset `at` in the object, the allocated one to its
 * start or, with bare pointers, to `at` as well. */
static void point_to(pl_draw *d, uint32_t object, uint64_t at, pl_scalar *allocated_and_aligned) {
  for (uint32_t k = 0; k < 2; k++) {
    uint64_t distance = k == 1 || d->bare ? at : 0;
    allocated_and_aligned[k] = pl_scalar_u64(d->arena, PL_POINTER_WIDTH, d->objects.data[object].base + distance);
    allocated_and_aligned[k].object = object;
  }
}

/* Makes one object of two buffers so that the aligned pointer of `b` is `distance` bytes after that of `a`; where they overlap,
 * the bytes are those of `a`, and bytes of neither are zero. Returns its number and in *at the offset of the aligned pointer of
 * `a`; 0 if memory is short. */
static uint32_t join(pl_draw *d, const extent *a, const extent *b, int64_t distance, uint64_t *at) {
  uint64_t align = a->align > b->align ? a->align : b->align;
  int64_t front = (int64_t)b->front - distance, after = (int64_t)b->after + distance;
  if (front < (int64_t)a->front) front = (int64_t)a->front;
  if (after < (int64_t)a->after) after = (int64_t)a->after;
  *at = ((uint64_t)front + align - 1) / align * align;
  joined *j = PL_NEW(d->arena, joined);
  *j = (joined){.parts = {d->objects.data[b->object], d->objects.data[a->object]},
                .at = {*at + (uint64_t)distance - b->front, *at - a->front}};
  const bool fine = pl_object_is_fine(&j->parts[0]) && pl_object_is_fine(&j->parts[1]);
  const pl_fresh fresh = {.state = fine ? PL_BYTE_FINE : PL_BYTE_POISON, .make = make_joined, .user = j};
  return pl_draw_object(d, *at + (uint64_t)after, align, fresh);
}

/* Whether the type is a ranked memref whose elements are no memrefs. */
static bool is_plain_memref(const pl_type *type) { return type->kind == PL_TYPE_MEMREF && !pl_is_memref(type->shaped.elem); }

/* A random distance in bytes from the aligned pointer of memref `other` to that of `mine` in the same buffer, often one at
 * which they overlap in an interesting way. */
static int64_t draw_distance(pl_draw *d, const extent *other, const extent *mine) {
  int64_t align = (int64_t)mine->align, after = (int64_t)other->after - (int64_t)mine->after;
  if (pl_draw_chance(d, 2)) return 0;
  if (pl_draw_chance(d, 3)) return after - after % align;
  if (pl_draw_chance(d, 2)) return ((int64_t)pl_draw_below(d, 5) - 2) * align;
  return (int64_t)pl_draw_below(d, other->after / mine->align + 1) * align;
}

/* In one of six cases puts memref argument `i` into the buffer of an earlier one, which may have another type, at a random
 * distance: MLIR has no type-based aliasing. The memrefs in that buffer move to the new, common one. Not for memrefs of memrefs,
 * huge buffers, and `noalias` or `byval` arguments. */
static void draw_overlap(pl_draw *d, const argument *args, uint32_t i, pl_scalar *leaves) {
  if (i == 0 || !is_plain_memref(args[i].type) || !pl_draw_chance(d, 6)) return;
  const argument *other = &args[pl_draw_below(d, i)];
  if (!is_plain_memref(other->type) || args[i].alone || other->alone) return;
  extent own_extent = extent_of(d, &args[i], leaves), other_extent = extent_of(d, other, leaves);
  bool huge = d->objects.data[own_extent.object].size > PL_MOST_FLAT || d->objects.data[other_extent.object].size > PL_MOST_FLAT;
  if (huge || own_extent.object == other_extent.object) return;
  int64_t distance = draw_distance(d, &other_extent, &own_extent);
  uint64_t at;
  uint32_t both = join(d, &other_extent, &own_extent, distance, &at);
  if (both == 0) return;
  point_to(d, both, at + (uint64_t)distance, leaves + args[i].first);
  for (uint32_t k = 0; k < i; k++) {
    bool there = is_plain_memref(args[k].type) && leaves[args[k].first].object == other_extent.object;
    uint64_t from = there ? extent_of(d, &args[k], leaves).front : 0;
    if (there) point_to(d, both, at + from - other_extent.front, leaves + args[k].first);
  }
}

/* The number of elements of a ranked memref argument. */
static uint64_t count_elements(const argument *arg, const pl_scalar *leaves) {
  uint64_t count = 1;
  for (uint32_t k = 0; k < arg->type->shaped.rank; k++)
    count *= pl_scalar_word(&leaves[arg->first + 3 + k]);
  return count;
}

/* Writes sizes into all elements of a one-dimensional memref argument, the shape operand of a memref.reshape, so that their
 * product is `count` where possible. */
static void write_shape(pl_draw *d, const argument *arg, const pl_scalar *leaves, uint64_t count) {
  const pl_scalar *mine = leaves + arg->first;
  const pl_layout *elem = pl_layout_of(d->layouts, arg->type->shaped.elem);
  uint64_t rank = pl_scalar_word(&mine[3]);
  int64_t at = (int64_t)(pl_scalar_word(&mine[1]) - d->objects.data[mine[1].object].base);
  for (uint64_t i = 0; i < rank; i++) {
    uint64_t size = i + 1 == rank ? count : 1 + pl_draw_below(d, count < 8 ? count + 1 : 8);
    if (size == 0 || count % size != 0) size = i + 1 == rank ? count : 1;
    pl_scalar leaf = pl_scalar_u64(d->arena, elem->leaves[0].width, size);
    int64_t position = pl_scalar_signed(&mine[2]) + (int64_t)i * pl_scalar_signed(&mine[4]);
    pl_object_write(&d->objects.data[mine[1].object], (uint64_t)(at + position * (int64_t)elem->size), elem, &leaf);
    count = size == 0 ? 0 : count / size;
  }
}

/* Whether the value is an argument of the function that is a ranked memref of other elements than memrefs. */
static bool is_argument(const pl_op *func, const pl_value *value, const argument *args) {
  return value->op == NULL && value->block == pl_func_entry(func) && is_plain_memref(args[value->index].type);
}

/* Makes the shape operand of a memref.reshape hold sizes that fit its source, if both are arguments and the shape is
 * one-dimensional with elements of one scalar. Does nothing otherwise. */
static void fit_reshape(pl_draw *d, const pl_op *func, const pl_op *op, const argument *args, const pl_scalar *leaves) {
  const pl_value *source = pl_operand(op, 0), *shape = pl_operand(op, 1);
  if (!is_argument(func, source, args) || !is_argument(func, shape, args)) return;
  const argument *from = &args[source->index], *to = &args[shape->index];
  const pl_scalar *mine = leaves + to->first;
  bool numbers = to->type->shaped.rank == 1 && pl_layout_of(d->layouts, to->type->shaped.elem)->num_leaves == 1;
  if (numbers && !pl_object_is_sparse(&d->objects.data[mine[1].object])) write_shape(d, to, leaves, count_elements(from, leaves));
}

/* Sets the arguments that are dynamic sizes of result dimensions [first, first + count) of a memref.expand_shape to random
 * sizes whose product with the static ones is `size`, where possible. */
static void fit_group(pl_draw *d, const pl_op *op, const argument *args, pl_scalar *leaves, uint32_t first, uint32_t count,
                      uint64_t size) {
  const pl_type *to = op->results[0].type;
  uint32_t operand = 1, open = 0;
  for (uint32_t i = 0; i < first + count; i++) {
    const int64_t fixed = to->shaped.shape[i];
    if (i < first) operand += fixed == PL_DYNAMIC;
    if (i < first) continue;
    open += fixed == PL_DYNAMIC;
    if (fixed != PL_DYNAMIC) size = fixed > 0 ? size / (uint64_t)fixed : size;
  }
  for (; open > 0 && operand < op->num_operands; operand++, open--) {
    const pl_value *value = pl_operand(op, operand);
    if (value->op != NULL) return;
    uint64_t divisor = open == 1 ? size : 1 + pl_draw_below(d, size < 8 ? size + 1 : 8);
    if (divisor == 0 || size % divisor != 0) divisor = open == 1 ? size : 1;
    leaves[args[value->index].first] = pl_scalar_u64(d->arena, d->layouts->index_width, divisor);
    size = divisor == 0 ? 0 : size / divisor;
  }
}

/* Sets size operands of a memref.expand_shape that are arguments to random sizes that fit its source, if that is an argument,
 * too (fit_group). */
static void fit_expansion(pl_draw *d, const pl_op *func, const pl_op *op, const argument *args, pl_scalar *leaves) {
  const pl_value *source = pl_operand(op, 0);
  uint32_t first, count;
  if (!is_argument(func, source, args)) return;
  const argument *from = &args[source->index];
  for (uint32_t i = 0; i < from->type->shaped.rank; i++)
    if (pl_reassociation(op, i, op->results[0].type->shaped.rank, &first, &count))
      fit_group(d, op, args, leaves, first, count, pl_scalar_word(&leaves[from->first + 3 + i]));
}

/* Moves the buffer of an argument so that its first element has the alignment that a memref.assume_alignment assumes, if that
 * is possible; other memrefs in the same buffer move with it. */
static void fit_alignment(pl_draw *d, const pl_op *func, const pl_op *op, const argument *args, pl_scalar *leaves,
                          uint32_t num_args) {
  enum { MOST = 256 }; /* the gap between two objects */
  const pl_value *memref = pl_operand(op, 0);
  uint64_t align = 0;
  if (!is_argument(func, memref, args) || !pl_attr_u64(op, PL_NAME_ALIGNMENT, &align) || align < 2 || align > MOST) return;
  const argument *arg = &args[memref->index];
  const pl_layout *elem = pl_layout_of(d->layouts, arg->type->shaped.elem);
  const int64_t offset = pl_scalar_signed(&leaves[arg->first + 2]) * (int64_t)elem->size;
  const uint64_t rest = (pl_scalar_word(&leaves[arg->first + 1]) + (uint64_t)offset) % align;
  const uint32_t object = leaves[arg->first].object;
  if (rest == 0 || align < elem->align) return;
  d->objects.data[object].base += align - rest;
  for (uint32_t i = 0; i < num_args; i++)
    for (uint32_t k = 0; is_plain_memref(args[i].type) && k < 2; k++) {
      pl_scalar *pointer = &leaves[args[i].first + k];
      if (pointer->object != object) continue;
      *pointer = pl_scalar_u64(d->arena, PL_POINTER_WIDTH, pl_scalar_word(pointer) + align - rest);
      pointer->object = object;
    }
}

/* For most ops in the entry block of the function that random arguments rarely fit, such as memref.reshape and
 * memref.assume_alignment, makes the arguments that they use fit. */
static void fit(pl_draw *d, const pl_op *func, const argument *args, uint32_t num_args, pl_scalar *leaves) {
  if (pl_func_is_declaration(func)) return;
  for (const pl_op *op = pl_func_entry(func)->first; op != NULL; op = op->next) {
    const bool reshapes = pl_op_is(op, PL_OP_MEMREF_RESHAPE), expands = pl_op_is(op, PL_OP_MEMREF_EXPAND_SHAPE);
    const bool assumes = pl_op_is(op, PL_OP_MEMREF_ASSUME_ALIGNMENT);
    if ((!reshapes && !expands && !assumes) || pl_draw_chance(d, 8)) continue;
    if (reshapes) fit_reshape(d, func, op, args, leaves);
    if (expands) fit_expansion(d, func, op, args, leaves);
    if (assumes) fit_alignment(d, func, op, args, leaves, num_args);
  }
}

/* The object that a pointer argument leads to, if no plumbline attribute says what is in it; NULL otherwise, or if it leads to
 * none. */
static pl_object *bytes_of(pl_draw *d, const pl_op *func, const argument *args, uint32_t i, const pl_scalar *leaves) {
  const pl_attr *claims = pl_claims_at(func, PL_NAME_ARG_ATTRS, i);
  const uint32_t number = args[i].type->kind == PL_TYPE_LLVM_PTR ? leaves[args[i].first].object : 0;
  const bool plain = !pl_claims(claims, PL_NAME_PLUMBLINE_POINTS_TO) && !pl_claims(claims, PL_NAME_PLUMBLINE_ROOM_FOR);
  return plain && number != 0 ? &d->objects.data[number] : NULL;
}

enum { MOST_SET = 1 << 16 }; /* bytes that are set one by one */

/* Fills the memory that pointer arguments without `plumbline` attributes (bytes of which nothing more is known) lead to with
 * 32-bit words below 16, so that `!range` of loads mostly holds. */
static void draw_small(pl_draw *d, const pl_op *func, const argument *args, uint32_t num_args, const pl_scalar *leaves) {
  enum { WORD = 4, SMALL = 16 };
  for (uint32_t i = 0; i < num_args; i++) {
    pl_object *o = bytes_of(d, func, args, i, leaves);
    for (uint64_t at = 0; o != NULL && at < o->size && at < MOST_SET; at++)
      pl_object_set(o, at, at % WORD == 0 ? (uint8_t)pl_draw_below(d, SMALL) : 0, PL_BYTE_FINE);
  }
}

/* If some argument is a pointer, makes a random argument or the memory that it leads to poison, where that is allowed. Without
 * pointers the solver finds such inputs (tv/refute/search.c). */
static void draw_poison(pl_draw *d, const pl_op *func, const argument *args, uint32_t num_args, pl_scalar *leaves) {
  static const pl_attr_name defined[] = {PL_NAME_LLVM_NOUNDEF, PL_NAME_LLVM_DEREFERENCEABLE, PL_NAME_LLVM_DEREFERENCEABLE_OR_NULL,
                                         PL_NAME_LLVM_BYVAL,   PL_NAME_PLUMBLINE_ROOM_FOR,   PL_NAME_PLUMBLINE_POINTS_TO};
  bool any_pointer = false;
  for (uint32_t i = 0; i < num_args; i++)
    any_pointer |= args[i].type->kind == PL_TYPE_LLVM_PTR;
  if (!any_pointer) return;
  const uint32_t i = (uint32_t)pl_draw_below(d, num_args);
  const pl_attr *claims = pl_claims_at(func, PL_NAME_ARG_ATTRS, i);
  pl_object *o = bytes_of(d, func, args, i, leaves);
  const bool after = o != NULL && pl_draw_chance(d, 2);
  for (uint64_t at = 0; after && at < o->size && at < MOST_SET; at++)
    pl_object_set(o, at, 0, PL_BYTE_POISON);
  bool may_be = !after && !pl_is_memref(args[i].type);
  for (size_t c = 0; c < sizeof defined / sizeof *defined; c++)
    may_be &= !pl_claims(claims, defined[c]);
  const uint32_t count = pl_layout_of(d->layouts, args[i].type)->num_leaves;
  for (uint32_t k = 0; may_be && k < count; k++)
    leaves[args[i].first + k] = pl_scalar_poison(d->arena, leaves[args[i].first + k].bits.width);
}

/* Whether nothing else aliases the argument: it is `noalias`, or `byval` and thus a copy made for this call. */
static bool is_alone(const pl_attr *claims) {
  return pl_claims(claims, PL_NAME_LLVM_NOALIAS) || pl_claims(claims, PL_NAME_LLVM_BYVAL);
}

/* Sets each argument of one scalar to the constant that all calls in the source pass for it, if they agree. */
static void keep_constants(pl_draw *d, const pl_op *func, const argument *args, uint32_t num_args, pl_scalar *leaves) {
  const pl_attr *const *constants = d->options->constants_known
                                        ? d->options->constants
                                        : pl_constant_arguments(d->arena, func, d->options->convention.c_wrappers);
  for (uint32_t i = 0; constants != NULL && i < num_args; i++) {
    const pl_layout *layout = pl_layout_of(d->layouts, args[i].type);
    if (constants[i] == NULL || layout->num_leaves != 1) continue;
    const pl_apint bits = pl_constant_resize(d->arena, constants[i], constants[i]->integer, layout->leaves[0].width);
    leaves[args[i].first] = pl_scalar_of(bits);
  }
}

/* Draws all arguments of a function into *inputs; false if one can't be drawn. */
static bool draw_arguments(pl_draw *d, const pl_op *func, pl_inputs *inputs) {
  const pl_type *type = pl_func_type(func);
  if (type == NULL || (type->kind != PL_TYPE_FUNCTION && type->kind != PL_TYPE_LLVM_FUNC)) return false;
  uint32_t n = type->func.num_inputs, total = 0;
  argument *args = PL_NEW_ARRAY(d->arena, argument, (size_t)n + 1);
  for (uint32_t i = 0; i < n; i++) {
    args[i] = (argument){type->func.inputs[i], total, is_alone(pl_claims_at(func, PL_NAME_ARG_ATTRS, i))};
    total += pl_layout_of(d->layouts, args[i].type)->num_leaves;
  }
  inputs->args = PL_NEW_ARRAY(d->arena, pl_scalar, (size_t)total + 1);
  inputs->num_args = total;
  for (uint32_t i = 0; i < n; i++) {
    const pl_attr *mine = pl_claims_at(func, PL_NAME_ARG_ATTRS, i);
    uint32_t count = pl_layout_of(d->layouts, args[i].type)->num_leaves;
    if (args[i].type->kind == PL_TYPE_LLVM_PTR) {
      if (!pl_draw_pointer(d, mine, inputs->args + args[i].first)) return false;
      share_pointer(d, func, args, i, inputs->args);
      continue;
    }
    if (draw_alias(d, args, i, inputs->args, count)) continue;
    if (!pl_draw_value(d, args[i].type, inputs->args + args[i].first)) return false;
    pl_keep_claims(d, mine, NULL, args[i].type, inputs->args + args[i].first);
    draw_overlap(d, args, i, inputs->args);
  }
  if (pl_op_is(func, PL_OP_FUNC_FUNC)) fit(d, func, args, n, inputs->args);
  if (d->small) draw_small(d, func, args, n, inputs->args);
  if (d->poisons) draw_poison(d, func, args, n, inputs->args);
  keep_constants(d, func, args, n, inputs->args);
  return true;
}

/* Appends the integers of an attribute, as far as they are wanted, to d->numbers, near which integers are drawn; nothing for
 * NULL and other attributes. */
static void collect_attr(pl_draw *d, const pl_attr *a) {
  if (a == NULL || d->numbers.len >= 64) return;
  if (a->kind == PL_ATTR_INTEGER && a->integer.width > 1) pl_vec_push(&d->numbers, a->integer);
  if (a->kind != PL_ATTR_DENSE || a->dense.elems == NULL || a->type == NULL) return;
  const pl_type *elem = pl_type_elem_or_self(a->type);
  for (uint64_t i = 0; i < a->dense.count && i < 8 && elem->kind == PL_TYPE_INTEGER; i++)
    pl_vec_push(&d->numbers, a->dense.elems[i]);
}

/* Appends integers that the ops of a function mention, such as constants and cases, to d->numbers, near which inputs are
 * drawn; of large functions only those of the first ops. */
static void collect_numbers(pl_draw *d, const pl_op *func) {
  enum { MOST_OPS = 10000 };
  uint32_t seen = 0;
  for (pl_op *op = (pl_op *)(uintptr_t)func; op != NULL && ++seen < MOST_OPS; op = pl_op_walk_next(func, op)) {
    if (pl_op_has(op, PL_TRAIT_CONSTANT)) collect_attr(d, pl_op_attr(op, PL_NAME_VALUE));
    if (pl_op_is(op, PL_OP_CF_SWITCH)) collect_attr(d, pl_op_attr(op, PL_NAME_CASE_VALUES));
    if (pl_op_is(op, PL_OP_AFFINE_FOR)) collect_attr(d, pl_op_attr(op, PL_NAME_STEP));
  }
}

/* Appends static sizes of large globals that the function reads by memref.get_global to d->extents, for indices into them. */
static void collect_extents(pl_draw *d, const pl_op *func) {
  enum { MOST_OPS = 10000, MOST = 64, SMALL = 5 };
  uint32_t seen = 0;
  for (pl_op *op = (pl_op *)(uintptr_t)func; op != NULL && ++seen < MOST_OPS; op = pl_op_walk_next(func, op)) {
    const pl_type *type = pl_op_is(op, PL_OP_MEMREF_GET_GLOBAL) ? op->results[0].type : NULL;
    for (uint32_t k = 0; type && type->kind == PL_TYPE_MEMREF && k < type->shaped.rank && d->extents.len < MOST; k++)
      if (type->shaped.shape[k] > SMALL) pl_vec_push(&d->extents, (uint64_t)type->shaped.shape[k]);
  }
}

/* Appends ranked types that the function casts unranked memrefs to by memref.cast to d->ranked. */
static void collect_ranked(pl_draw *d, const pl_op *func) {
  enum { MOST_OPS = 10000, MOST = 16 };
  uint32_t seen = 0;
  for (pl_op *op = (pl_op *)(uintptr_t)func; op != NULL && ++seen < MOST_OPS; op = pl_op_walk_next(func, op)) {
    if (!pl_op_is(op, PL_OP_MEMREF_CAST) || pl_operand(op, 0)->type->kind != PL_TYPE_UNRANKED_MEMREF) continue;
    if (op->results[0].type->kind == PL_TYPE_MEMREF && d->ranked.len < MOST) pl_vec_push(&d->ranked, op->results[0].type);
  }
}

/* The least positive `alignment` found on an op on a memref in the function; 0 if there is none. A function that states less
 * than its elements' alignment is defined for buffers that are aligned no better. */
static uint64_t least_claim(const pl_op *func) {
  enum { MOST_OPS = 10000 };
  uint64_t least = 0, align;
  uint32_t seen = 0;
  for (pl_op *op = (pl_op *)(uintptr_t)func; op != NULL && ++seen < MOST_OPS; op = pl_op_walk_next(func, op)) {
    const bool first = op->num_operands > 0 && pl_is_memref(pl_operand(op, 0)->type);
    const bool second = op->num_operands > 1 && pl_is_memref(pl_operand(op, 1)->type);
    const bool claims = (first || second) && pl_attr_u64(op, PL_NAME_ALIGNMENT, &align) && align > 0;
    if (claims && (least == 0 || align < least)) least = align;
  }
  return least;
}

bool pl_is_bare(const pl_op *func, const pl_convention *convention) {
  assert(func != NULL && convention != NULL);
  return convention->bare_ptr || (pl_op_is(func, PL_OP_FUNC_FUNC) && pl_op_attr(func, PL_NAME_LLVM_BAREPTR) != NULL);
}

/* Whether an access in the function or its module has TBAA or alias scope metadata, which two equal pointers may contradict.
 * (LLVM Language Reference, "'tbaa' Metadata", "'noalias' and 'alias.scope' Metadata".) */
static bool has_alias_metadata(const pl_op *func) {
  pl_op *root = (pl_op *)(uintptr_t)(func->block != NULL ? func->block->region->op : func); /* callees may run, too */
  for (pl_op *op = root; op != NULL; op = pl_op_walk_next(root, op))
    if (pl_op_attr(op, PL_NAME_TBAA) != NULL || pl_op_attr(op, PL_NAME_ALIAS_SCOPES) != NULL ||
        pl_op_attr(op, PL_NAME_NOALIAS_SCOPES) != NULL)
      return true;
  return false;
}

/* Draws inputs for a function by a seed; with `wide`, sizes, strides, offsets and indices may need more than half of the bits
 * of index. NULL if they can't be drawn. */
static pl_inputs *draw_inputs(pl_arena *arena, const pl_op *source_func, const pl_interp_options *options, uint64_t seed,
                              bool wide) {
  enum {
    NEGATIVE = 1000,
    ROOMY = 32,
    POISONS = 200,
    SHARING = 300,
    ONE_IN_SHARING = 4
  }; /* after a number of other runs: most functions are undefined then, or take longer */
  enum { ONE_IN = 16, WITH_HOLES = 13, WITH_POISON = 11, OF_SMALL = 2, OF_POSITIONS = 7, WITH_ROOM = 5, IN_THE_MIDDLE = 9 };
  uint64_t state = pl_hash_u64(seed, 0x5eed);
  pl_layouts layouts = {.arena = arena, .index_width = pl_index_width(source_func, &options->convention)};
  pl_draw d = {.arena = arena, .layouts = &layouts, .options = options, .seed = &state, .next = PL_FIRST_ADDRESS, .wide = wide};
  pl_inputs *inputs = PL_NEW(arena, pl_inputs);
  pl_vec_push(&d.objects, (pl_object){0});
  d.long_loops = options->long_loops;
  d.bare = pl_is_bare(source_func, &options->convention);
  d.edges = pl_draw_chance(&d, 5);
  d.negative = seed > NEGATIVE && seed % 3 == 0;
  d.holes = seed % ONE_IN == WITH_HOLES;
  d.small = seed > ROOMY && seed % ONE_IN == OF_SMALL;
  d.poisons = seed > POISONS && seed % ONE_IN == WITH_POISON;
  d.positions = seed % ONE_IN == OF_POSITIONS;
  d.least_align = least_claim(source_func);
  d.middle = !options->low_addresses && seed % ONE_IN == IN_THE_MIDDLE;
  d.roomy = seed > ROOMY && seed % ONE_IN == WITH_ROOM;
  d.shares = seed > SHARING && seed % ONE_IN_SHARING == 0 && !has_alias_metadata(source_func);
  collect_numbers(&d, source_func);
  collect_extents(&d, source_func);
  collect_ranked(&d, source_func);
  if (pl_draw_chance(&d, 2))
    for (int i = 0; i < 2; i++)
      d.sizes[i] = pl_draw_size(&d, 2);
  bool ok = draw_arguments(&d, source_func, inputs);
  inputs->num_objects = (uint32_t)d.objects.len - 1;
  inputs->objects = (pl_object *)pl_vec_to_arena(&d.objects, arena);
  inputs->seed = pl_random_next(&state);
  inputs->drawn = d.drawn;
  pl_vec_free(&d.objects);
  pl_vec_free(&d.numbers);
  pl_vec_free(&d.extents);
  pl_vec_free(&d.ranked);
  pl_layouts_free(&layouts);
  return ok ? inputs : NULL;
}

pl_inputs *pl_inputs_random(pl_arena *arena, const pl_op *source_func, const pl_interp_options *options, uint64_t seed) {
  assert(pl_op_has(source_func, PL_TRAIT_FUNCTION));
  assert(options != NULL);
  enum { WIDE = 16 }; /* every sixteenth seed, where the buffers are not too large */
  pl_inputs *inputs = seed % WIDE == 0 && !options->long_loops ? draw_inputs(arena, source_func, options, seed, true) : NULL;
  if (inputs != NULL) inputs->wide = true;
  return inputs != NULL ? inputs : draw_inputs(arena, source_func, options, seed, false);
}
