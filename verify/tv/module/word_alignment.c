/* word_alignment.c - whether it matters that integers of 64 bits are aligned to 4 bytes, as LLVM has them where a module says
 * nothing, and not to 8, as the proof reckons. It does where a structure then has its parts elsewhere, and where an object or an
 * access of such integers leaves its alignment open. Source: LLVM Language Reference, "Data Layout". */
#include <assert.h>

#include "verify/sem/state/layout.h"
#include "verify/tv/convention/symbol.h"
#include "verify/tv/module/module.h"

enum { MAX_DEPTH = 64, RECKONED = 8, SMALL = 4 };

typedef struct measurer {
  pl_layout *layout;
  uint64_t word_align; /* of integers of more than 32 and up to 64 bits, in bytes */
  bool has_words, fine;
} measurer;

/* The least multiple of `align` that is not below `value`; `value` if `align` is 0. */
static uint64_t round_to(uint64_t value, uint64_t align) { return align ? (value + align - 1) / align * align : value; }

/* Whether the type is index or an integer of 33 to 64 bits. */
static bool is_word(const pl_type *type) {
  return type->kind == PL_TYPE_INDEX || (type->kind == PL_TYPE_INTEGER && type->integer.width > 32 && type->integer.width <= 64);
}

/* Computes size and alignment of a type in bytes, with words (is_word) aligned as the measurer says where their place is not
 * fixed; records whether there are such words, and clears `fine` if the layout is not known. `depth`: how deep it is nested. */
static void measure(measurer *m, const pl_type *type, uint32_t depth, uint64_t *size, uint64_t *align) {
  const pl_flat *flat = depth < MAX_DEPTH ? pl_layout_flatten(m->layout, type) : NULL;
  *size = flat ? flat->alloc_size : 0;
  *align = flat ? flat->align : 1;
  m->fine &= flat != NULL;
  if (!flat) return;
  if (is_word(type)) {
    m->has_words = true;
    *align = m->word_align;
  } else if (type->kind == PL_TYPE_LLVM_ARRAY) {
    measure(m, type->shaped.elem, depth + 1, size, align);
    *size *= (uint64_t)type->shaped.shape[0];
  } else if (type->kind == PL_TYPE_LLVM_STRUCT && !type->llvm_struct->packed) {
    uint64_t end = 0, widest = 1;
    for (uint32_t i = 0; i < type->llvm_struct->num_elems; i++) {
      measure(m, type->llvm_struct->elems[i], depth + 1, size, align);
      end = round_to(end, *align) + *size;
      widest = *align > widest ? *align : widest;
    }
    *align = widest;
    *size = round_to(end, widest);
  }
}

/* Whether a struct may have a member at another offset or, unless `parts_only`, another size if words are aligned to 4 bytes and
 * not to 8. */
static bool is_laid_out_otherwise(pl_layout *layout, const pl_type *type, bool parts_only) {
  const pl_struct_body *body = type->llvm_struct;
  uint64_t ends[2] = {0, 0}, widest[2] = {1, 1};
  if (body->packed) return false;
  for (uint32_t i = 0; i < body->num_elems; i++) {
    uint64_t starts[2];
    for (uint32_t k = 0; k < 2; k++) {
      measurer m = {layout, k ? SMALL : RECKONED, false, true};
      uint64_t size, align;
      measure(&m, body->elems[i], 0, &size, &align);
      if (!m.fine) return true;
      starts[k] = round_to(ends[k], align);
      ends[k] = starts[k] + size;
      widest[k] = align > widest[k] ? align : widest[k];
    }
    if (starts[0] != starts[1]) return true;
  }
  return !parts_only && round_to(ends[0], widest[0]) != round_to(ends[1], widest[1]);
}

bool pl_tv_words_change_layout(pl_arena *arena, const pl_type *type, bool parts_only) {
  assert(arena && type);
  if (type->kind != PL_TYPE_LLVM_STRUCT) return false;
  pl_layout *layout = pl_layout_new(arena, PL_POINTER_BITS);
  const bool otherwise = is_laid_out_otherwise(layout, type, parts_only);
  pl_layout_free(layout);
  return otherwise;
}

/* Whether the type may contain a word (is_word) outside of packed structs. */
static bool holds_words(pl_layout *layout, const pl_type *type) {
  measurer m = {layout, RECKONED, false, true};
  uint64_t size, align;
  measure(&m, type, 0, &size, &align);
  return m.has_words || !m.fine;
}

/* The type that the op allocates, loads or stores without stating an alignment; NULL if there is none. */
static const pl_type *left_open(const pl_op *op) {
  const pl_attr *elem = pl_op_attr(op, PL_NAME_ELEM_TYPE);
  if (pl_op_attr(op, PL_NAME_ALIGNMENT)) return NULL;
  if (pl_op_is(op, PL_OP_LLVM_ALLOCA)) return elem && elem->kind == PL_ATTR_TYPE ? elem->type : NULL;
  if (pl_op_is(op, PL_OP_LLVM_LOAD)) return op->results[0].type;
  return pl_op_is(op, PL_OP_LLVM_STORE) ? pl_operand(op, 0)->type : NULL;
}

/* Whether the op takes the address of a global that holds words and states no alignment, or of an unknown symbol. */
static bool is_open_global(pl_layout *layout, const pl_op *module, const pl_op *op) {
  const pl_attr *name = pl_op_is(op, PL_OP_LLVM_MLIR_ADDRESSOF) ? pl_op_attr(op, PL_NAME_GLOBAL_NAME) : NULL;
  if (!name || name->kind != PL_ATTR_SYMBOL || name->symbol.count != 1) return false;
  const pl_op *global = pl_symbol_lookup(module, name->symbol.path[0]);
  if (!global || !pl_op_is(global, PL_OP_LLVM_MLIR_GLOBAL)) return !global;
  const pl_attr *type = pl_op_attr(global, PL_NAME_GLOBAL_TYPE);
  return !pl_op_attr(global, PL_NAME_ALIGNMENT) && (!type || type->kind != PL_ATTR_TYPE || holds_words(layout, type->type));
}

bool pl_tv_word_alignment_matters(pl_arena *arena, const pl_tv_reach *reach) {
  assert(arena && reach->bodies.len > 0);
  pl_layout *layout = pl_layout_new(arena, PL_POINTER_BITS);
  bool matters = false;
  for (size_t i = 0; i < reach->ops.len && !matters; i++) {
    const pl_op *op = reach->ops.data[i];
    const pl_type *open = left_open(op);
    matters = (open && holds_words(layout, open)) || is_open_global(layout, pl_tv_symbol_table(reach->func), op);
  }
  pl_layout_free(layout);
  return matters;
}
