#include "verify/interp/compare/render.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

#include "verify/interp/machine/print_scalar.h"

void pl_render_name(const pl_value *value, pl_sink *out) {
  if (value->name)
    pl_sink_printf(out, "%%%s", value->name);
  else if (value->op == NULL)
    pl_sink_printf(out, "%%arg%u", value->index);
  else
    pl_sink_puts(out, "the memref");
}

/* Appends a signed number, "poison" or "undefined". */
static void print_number(const pl_scalar *s, pl_sink *out) {
  if (s->poison || s->undef)
    pl_sink_puts(out, s->poison ? "poison" : "undefined");
  else
    pl_sink_i64(out, pl_scalar_signed(s));
}

/* Appends `count` numbers, "poison" or "undefined" in brackets, separated by commas. */
static void print_list(const pl_scalar *leaves, uint32_t count, pl_sink *out) {
  pl_sink_putc(out, '[');
  for (uint32_t i = 0; i < count; i++) {
    if (i > 0) pl_sink_puts(out, ", ");
    print_number(&leaves[i], out);
  }
  pl_sink_putc(out, ']');
}

/* Appends sizes, strides and offset of the scalars of a descriptor of that rank: "has sizes [...], strides [...], offset N".
 * */
static void print_shape(const pl_scalar *leaves, uint32_t rank, pl_sink *out) {
  pl_sink_puts(out, "has sizes ");
  print_list(leaves + 3, rank, out);
  pl_sink_puts(out, ", strides ");
  print_list(leaves + 3 + rank, rank, out);
  pl_sink_puts(out, ", offset ");
  print_number(&leaves[2], out);
}

/* Appends the leaves of a value, 16 at most. */
static void print_values(const pl_layout *layout, const pl_scalar *leaves, pl_sink *out) {
  pl_sink_puts(out, "= ");
  if (layout->num_leaves != 1) pl_sink_putc(out, '[');
  for (uint32_t i = 0; i < layout->num_leaves && i < 16; i++) {
    if (i > 0) pl_sink_puts(out, ", ");
    pl_print_scalar(&layout->leaves[i], &leaves[i], out);
  }
  if (layout->num_leaves > 16) pl_sink_puts(out, ", ...");
  if (layout->num_leaves != 1) pl_sink_putc(out, ']');
}

/* Appends the first elements of a memref argument's buffer from the aligned pointer on, as far as they are known. */
static void print_contents(pl_run *run, const pl_type *memref, const pl_scalar *leaves, const pl_inputs *inputs, pl_sink *out) {
  uint32_t number = leaves[1].object;
  const pl_layout *elem = pl_layout_of(&run->layouts, memref->shaped.elem);
  if (number == 0 || number > inputs->num_objects || !elem->known || elem->size == 0 || elem->num_leaves == 0) return;
  const pl_object *o = &inputs->objects[number];
  uint64_t front = pl_scalar_word(&leaves[1]) - o->base;
  if (front > o->size) return;
  pl_memory scratch;
  pl_memory_init(&scratch, run->arena);
  pl_vec_push(&scratch.buffers, (pl_buffer){.object = *o});
  pl_scalar *values = PL_NEW_ARRAY(run->arena, pl_scalar, elem->num_leaves);
  uint64_t seed = 0, count = (o->size - front) / elem->size;
  pl_sink_puts(out, ", elements from the aligned pointer on: ");
  for (uint64_t i = 0; i < count && i < 16; i++) {
    pl_memory_read(&scratch, 1, front + i * elem->size, elem, &seed, values);
    if (i > 0) pl_sink_puts(out, ", ");
    for (uint32_t j = 0; j < elem->num_leaves && j < 4; j++) {
      if (j > 0) pl_sink_putc(out, '/');
      pl_print_scalar(&elem->leaves[j], &values[j], out);
    }
  }
  if (count > 16) pl_sink_puts(out, ", ...");
  if (count == 0) pl_sink_puts(out, "none");
  pl_memory_free(&scratch);
}

/* Appends ", in the buffer of NAME" for the first memref argument before argument `i` whose aligned pointer has the same
 * object, if there is one. `first`: the index in inputs->args of the scalars of argument `i`, a memref. */
static void print_alias(const pl_op *func, const pl_type *type, pl_run *run, const pl_inputs *inputs, uint32_t i, uint32_t first,
                        pl_sink *out) {
  uint32_t at = 0;
  for (uint32_t j = 0; j < i; j++) {
    const pl_type *t = type->func.inputs[j];
    bool same = t->kind == PL_TYPE_MEMREF && inputs->args[at + 1].object == inputs->args[first + 1].object &&
                inputs->args[at + 1].object != 0;
    at += pl_layout_of(&run->layouts, t)->num_leaves;
    if (!same) continue;
    pl_sink_puts(out, ", in the buffer of ");
    pl_render_name(pl_func_entry(func)->args[j], out);
    return;
  }
}

/* Appends ", aligned pointer ADDRESS" if that is an address where objects seldom lie. */
static void print_odd_place(const pl_scalar *aligned, pl_sink *out) {
  const uint64_t usual = PL_UPPER_HALF >> 1, address = pl_scalar_word(aligned);
  if (address >= usual) pl_sink_printf(out, ", aligned pointer 0x%llx", (unsigned long long)address);
}

const char *pl_render_inputs(pl_arena *arena, pl_run *run, const pl_op *func, const pl_inputs *inputs) {
  pl_sink out = {0};
  const pl_type *type = pl_func_type(func);
  const pl_block *entry = pl_func_entry(func);
  uint32_t at = 0;
  for (uint32_t i = 0; i < type->func.num_inputs && entry != NULL && i < entry->num_args; i++) {
    const pl_type *t = type->func.inputs[i];
    const pl_layout *layout = pl_layout_of(&run->layouts, t);
    const pl_scalar *leaves = inputs->args + at;
    pl_render_name(entry->args[i], &out);
    pl_sink_puts(&out, ": ");
    pl_type_print(t, &out);
    pl_sink_putc(&out, ' ');
    if (t->kind == PL_TYPE_MEMREF) {
      print_shape(leaves, t->shaped.rank, &out);
      print_alias(func, type, run, inputs, i, at, &out);
      print_odd_place(&leaves[1], &out);
      print_contents(run, t, leaves, inputs, &out);
    } else if (t->kind == PL_TYPE_UNRANKED_MEMREF) {
      pl_sink_puts(&out, "has rank ");
      print_number(&leaves[0], &out);
    } else {
      print_values(layout, leaves, &out);
    }
    pl_sink_putc(&out, '\n');
    at += layout->num_leaves;
  }
  const char *text = (const char *)pl_arena_copy(arena, pl_sink_text(&out), out.len + 1);
  (void)pl_sink_close(&out);
  return text;
}

/* Accesses. */

/* The distance of the address from the memref's aligned pointer, in bytes. */
static int64_t byte_of(const pl_access *source, uint64_t address) {
  return (int64_t)(address - pl_scalar_word(&source->descriptor[1]));
}

void pl_render_access(const pl_access *source, const pl_access *lowered, pl_sink *out) {
  assert(source->memref != NULL);
  const pl_value *memref = source->memref;
  uint32_t rank = source->memref->type->shaped.rank;
  pl_sink_putc(out, '`');
  pl_render_name(memref, out);
  pl_sink_puts(out, "` ");
  print_shape(source->descriptor, rank, out);
  pl_sink_puts(out, "; `");
  pl_render_name(memref, out);
  pl_sink_putc(out, '[');
  for (uint32_t i = 0; i < rank; i++)
    pl_sink_printf(out, i > 0 ? ", %" PRId64 : "%" PRId64, source->indices[i]);
  pl_sink_printf(out, "]` is at byte %" PRId64 " in the source", byte_of(source, source->address));
  if (lowered != NULL) pl_sink_printf(out, ", at byte %" PRId64 " in the lowering", byte_of(source, lowered->address));
}

pl_parting pl_render_parting(pl_arena *arena, pl_run *run, const pl_access *source, const pl_access *lowered) {
  assert(source->memref != NULL);
  pl_sink name = {0};
  const uint32_t rank = source->memref->type->shaped.rank;
  pl_parting out = {.rank = rank, .meant = byte_of(source, source->address), .writes = source->is_store};
  pl_render_name(source->memref, &name);
  out.memref = (const char *)pl_arena_copy(arena, pl_sink_text(&name), name.len + 1);
  (void)pl_sink_close(&name);
  out.indices = (const int64_t *)pl_arena_copy(arena, source->indices, rank * sizeof *source->indices);
  out.element_size = pl_layout_of(&run->layouts, source->memref->type->shaped.elem)->size;
  out.touches = lowered != NULL;
  if (lowered != NULL) out.touched = byte_of(source, lowered->address);
  if (lowered != NULL) out.writes = lowered->is_store;
  return out;
}

#define MAX_ROWS 12
#define MAX_COLUMNS 16

typedef struct picture {
  const pl_access *source;
  const pl_access *lowered;
  int64_t size; /* of an element in bytes */
  bool touched; /* some element that was shown holds the byte touched */
} picture;

/* Appends the element of the picture that starts at the byte, marked if it is the one that the source or the lowering
 * accesses. Sets p->touched if the lowering does. */
static void print_cell(picture *p, int64_t byte, pl_sink *out) {
  int64_t meant = byte_of(p->source, p->source->address);
  bool is_meant = byte == meant, is_touched = false;
  if (p->lowered != NULL) {
    int64_t distance = byte_of(p->source, p->lowered->address) - byte;
    is_touched = distance >= 0 && distance < p->size;
  }
  p->touched |= is_touched;
  char text[40];
  snprintf(text, sizeof text, "%s%" PRId64 "%s",
           is_meant     ? "["
           : is_touched ? "<"
                        : "",
           byte,
           is_meant     ? "]"
           : is_touched ? ">"
                        : "");
  pl_sink_printf(out, " %8s", text);
}

/* Appends one row of the picture: the elements along the last dimension, as many as are shown, for the other indices in
 * `index`. */
static void print_row(picture *p, const int64_t *index, pl_sink *out) {
  const pl_scalar *d = p->source->descriptor;
  uint32_t rank = p->source->memref->type->shaped.rank;
  int64_t columns = rank > 0 ? pl_scalar_signed(&d[3 + rank - 1]) : 1;
  pl_sink_puts(out, "  [");
  for (uint32_t i = 0; i + 1 < rank; i++)
    pl_sink_printf(out, "%" PRId64 ", ", index[i]);
  pl_sink_puts(out, rank > 0 ? "*]:" : "]:");
  for (int64_t j = 0; j < columns && j < MAX_COLUMNS; j++) {
    pl_i128 position = pl_scalar_signed(&d[2]);
    for (uint32_t i = 0; i < rank; i++)
      position += (pl_i128)(i + 1 < rank ? index[i] : j) * pl_scalar_signed(&d[3 + rank + i]);
    print_cell(p, (int64_t)(position * p->size), out);
  }
  pl_sink_puts(out, columns > MAX_COLUMNS ? " ...\n" : "\n");
}

/* Advances the index, of all dimensions of the source's memref but the last, to the next row; false after the last one, with
 * all indices 0. */
static bool next_row(const pl_access *a, int64_t *index) {
  uint32_t rank = a->memref->type->shaped.rank;
  for (uint32_t i = rank > 0 ? rank - 1 : 0; i-- > 0;) {
    if (++index[i] < pl_scalar_signed(&a->descriptor[3 + i])) return true;
    index[i] = 0;
  }
  return false;
}

void pl_render_picture(pl_run *run, const pl_access *source, const pl_access *lowered, pl_sink *out) {
  assert(source->memref != NULL);
  picture p = {.source = source,
               .lowered = lowered,
               .size = (int64_t)pl_layout_of(&run->layouts, source->memref->type->shaped.elem)->size};
  int64_t *index = PL_NEW_ARRAY(run->arena, int64_t, (size_t)source->memref->type->shaped.rank + 1);
  pl_sink_puts(out, "elements of ");
  pl_render_name(source->memref, out);
  pl_sink_printf(out, " (%" PRId64 " bytes each) by their first byte, counted from the aligned pointer:\n", p.size);
  bool more = true;
  for (int row = 0; more && row < MAX_ROWS; row++) {
    print_row(&p, index, out);
    more = next_row(source, index);
  }
  if (more) pl_sink_puts(out, "  ...\n");
  pl_sink_printf(out, "[%" PRId64 "]: the element meant", byte_of(source, source->address));
  if (lowered != NULL) {
    int64_t byte = byte_of(source, lowered->address);
    pl_sink_printf(out,
                   p.touched ? "; <...>: where the lowering %s, byte %" PRId64 "\n"
                             : "; the lowering %s byte %" PRId64 ", which is none of these\n",
                   lowered->is_store ? "writes" : "reads", byte);
  } else {
    pl_sink_putc(out, '\n');
  }
}
