/* globals.c - a global of the lowering is the source's: defined or declared like it, as large, with the same initial contents, as
 * much aligned, no more constant, seen by the same others. Sources: MLIR documentation, "'memref' Dialect", memref.global; LLVM
 * Language Reference, "Global Variables", "Linkage Types". */
#include "core/text/print.h"
#include "verify/tv/internal.h"

/* A global as scalars behind one another. */
typedef struct contents {
  const pl_attr *value; /* NULL: not initialised */
  bool defined;         /* else only declared */
  bool zero;
  bool understood;
  uint64_t count;
  const pl_flat *elem;
} contents;

static const pl_type *type_attr(const pl_op *op, const char *name) {
  const pl_attr *attr = pl_op_attr(op, name);
  return attr && attr->kind == PL_ATTR_TYPE ? attr->type : NULL;
}

static uint64_t alignment_of(const pl_op *op) {
  const pl_attr *attr = pl_op_attr(op, "alignment");
  uint64_t align = 0;
  if (attr && attr->kind == PL_ATTR_INTEGER) pl_apint_to_u64(attr->integer, &align);
  return align;
}

/* The innermost element of nested arrays, and how many there are. */
static const pl_type *innermost(const pl_type *type, uint64_t *count) {
  *count = 1;
  while (type->kind == PL_TYPE_LLVM_ARRAY) {
    if (__builtin_mul_overflow(*count, (uint64_t)type->shaped.shape[0], count)) return NULL;
    type = type->shaped.elem;
  }
  return type;
}

static const pl_type *memref_element(const pl_type *type, uint64_t *count) {
  *count = 1;
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    if (type->shaped.shape[i] < 0 || __builtin_mul_overflow(*count, (uint64_t)type->shaped.shape[i], count)) return NULL;
  return type->shaped.elem;
}

/* What the region of an llvm.mlir.global returns, if it is a constant. */
static void read_region(const pl_op *op, contents *out) {
  const pl_op *end = pl_block_terminator(op->regions[0]->first);
  const pl_op *def = end && end->num_operands == 1 ? pl_operand(end, 0)->op : NULL;
  out->understood = false;
  if (!def) return;
  out->zero = pl_op_is(def, PL_OP_LLVM_MLIR_ZERO);
  if (pl_op_is(def, PL_OP_LLVM_MLIR_CONSTANT)) out->value = pl_op_attr(def, "value");
  out->understood = out->zero || out->value || pl_op_is(def, PL_OP_LLVM_MLIR_UNDEF) || pl_op_is(def, PL_OP_LLVM_MLIR_POISON);
}

static contents read_contents(pl_layout *layout, const pl_op *op) {
  contents out = {.defined = true, .understood = true};
  bool is_llvm = pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL);
  const pl_type *type = type_attr(op, is_llvm ? "global_type" : "type");
  const pl_type *elem = !type ? NULL : is_llvm ? innermost(type, &out.count) : memref_element(type, &out.count);
  out.elem = elem ? pl_layout_flatten(layout, elem) : NULL;
  out.value = pl_op_attr(op, is_llvm ? "value" : "initial_value");
  bool region = op->num_regions > 0 && op->regions[0]->first;
  if (!out.elem || out.elem->num_leaves == 0) out.understood = false;
  if (out.value && out.value->kind == PL_ATTR_UNIT) { /* memref.global's word for "uninitialized" */
    out.value = NULL;
  } else if (!out.value && region) {
    bool sized = out.understood;
    read_region(op, &out);
    out.understood = out.understood && sized;
  } else if (!out.value) {
    out.defined = false;
  }
  return out;
}

/* Scalar `i` of the contents, in `bits` bits. False if the attribute does not say it. */
static bool scalar_at(pl_arena *arena, const contents *c, uint64_t i, uint32_t bits, pl_apint *out) {
  const pl_attr *value = c->value;
  if (c->zero) {
    *out = pl_apint_zero(arena, bits);
    return true;
  }
  switch ((int)value->kind) {
  case PL_ATTR_DENSE:
    if (value->dense.strings || (!value->dense.splat && i >= value->dense.count)) return false;
    *out = pl_dense_at(value, i);
    break;
  case PL_ATTR_INTEGER:
  case PL_ATTR_FLOAT:
    if (i > 0) return false;
    *out = value->integer;
    break;
  case PL_ATTR_STRING:
    if (i >= value->string.len) return false;
    *out = pl_apint_from_u64(arena, 8, (uint8_t)value->string.data[i]);
    break;
  case PL_ATTR_ARRAY:
    if (i >= value->array.count) return false;
    if (value->array.elems[i]->kind != PL_ATTR_INTEGER && value->array.elems[i]->kind != PL_ATTR_FLOAT) return false;
    *out = value->array.elems[i]->integer;
    break;
  default: return false;
  }
  if (out->width > bits) *out = pl_apint_trunc(arena, *out, bits);
  if (out->width < bits) *out = pl_apint_sext(arena, *out, bits);
  return true;
}

typedef enum same { SAME, DIFFERENT, NOT_TOLD } same;

static same same_contents(pl_arena *arena, const contents *a, const contents *b, uint64_t *where) {
  uint64_t scalars = a->count * a->elem->num_leaves;
  *where = 0;
  if (!a->value && !a->zero) return SAME; /* anything goes */
  if (!b->value && !b->zero) return DIFFERENT;
  for (uint64_t i = 0; i < scalars; i++) {
    pl_apint x, y;
    uint32_t bits = a->elem->leaves[i % a->elem->num_leaves].bits;
    *where = i;
    if (!scalar_at(arena, a, i, bits, &x) || !scalar_at(arena, b, i, bits, &y)) return NOT_TOLD;
    if (!pl_apint_eq(x, y)) return DIFFERENT;
    bool uniform = (a->zero || a->value->kind == PL_ATTR_DENSE) && (b->zero || b->value->kind == PL_ATTR_DENSE) &&
                   (a->zero || a->value->dense.splat) && (b->zero || b->value->dense.splat);
    if (uniform && i + 1 >= a->elem->num_leaves) break;
  }
  return SAME;
}

static bool same_shape(const contents *a, const contents *b) {
  if (a->count != b->count || a->elem->num_leaves != b->elem->num_leaves || a->elem->alloc_size != b->elem->alloc_size)
    return false;
  for (uint32_t i = 0; i < a->elem->num_leaves; i++)
    if (a->elem->leaves[i].bits != b->elem->leaves[i].bits || a->elem->leaves[i].offset != b->elem->leaves[i].offset)
      return false;
  return true;
}

static bool has_linkage(const pl_op *op, const char *word) { return pl_enum_has(pl_op_attr(op, "linkage"), word); }

/* Who sees the symbol: other modules only if the source's is public, and then they have to. */
static const char *linkage_fault(const pl_op *source, const pl_op *lowered, bool defined) {
  if (pl_op_is(source, PL_OP_LLVM_MLIR_GLOBAL)) {
    const pl_attr *a = pl_op_attr(source, "linkage"), *b = pl_op_attr(lowered, "linkage");
    return a == b ? NULL : "has another linkage";
  }
  const pl_attr *visibility = pl_op_attr(source, "sym_visibility");
  bool is_public = !visibility || visibility->kind != PL_ATTR_STRING || pl_str_is(visibility->string, "public");
  bool external = has_linkage(lowered, "external"), local = has_linkage(lowered, "private") || has_linkage(lowered, "internal");
  if (!external && !local) return "has a linkage that the source's has not";
  if (is_public && !external) return "is not visible to others, the source's is";
  if (!is_public && external && defined) return "is visible to others, the source's is not";
  if (pl_op_attr(lowered, "thread_local_")) return "is one for each thread, the source's is not";
  return NULL;
}

static const char *fault_of(pl_arena *arena, pl_layout *layout, const pl_op *source, const pl_op *lowered, bool *unsupported) {
  contents a = read_contents(layout, source), b = read_contents(layout, lowered);
  uint64_t where = 0, want = alignment_of(source), have = alignment_of(lowered);
  if (!a.understood || !b.understood) {
    *unsupported = true;
    return "has an initialiser that has no meaning here yet";
  }
  if (!same_shape(&a, &b)) return "has another size or element type";
  if (a.defined != b.defined) return a.defined ? "is only declared, the source's is defined" : "is defined, the source's is not";
  if (pl_op_attr(lowered, "constant") && !pl_op_attr(source, "constant")) return "is constant, the source's is not";
  if (want == 0) want = a.elem->align;
  if (have == 0) have = b.elem->align;
  if (have < want) return "is less aligned than the source's";
  if (pl_op_attr(lowered, "externally_initialized") && !pl_op_attr(source, "externally_initialized"))
    return "is initialised from outside";
  const char *linkage = linkage_fault(source, lowered, a.defined), *visibility = pl_tv_visibility_fault(source, lowered);
  if (!linkage && visibility) linkage = pl_tv_join(arena, "has ", visibility);
  if (linkage || !a.defined) return linkage;
  switch (same_contents(arena, &a, &b, &where)) {
  case SAME: return NULL;
  case DIFFERENT: return "has another initial value";
  case NOT_TOLD: break;
  }
  *unsupported = true;
  return "has an initialiser that has no meaning here yet";
}

static pl_str name_of(const pl_attr *symbol) {
  if (!symbol || symbol->kind != PL_ATTR_SYMBOL || symbol->symbol.count != 1) return (pl_str){NULL, 0};
  return symbol->symbol.path[0];
}

static bool is_global(const pl_op *op) { return pl_op_is(op, PL_OP_MEMREF_GLOBAL) || pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL); }

static const char *describe(pl_arena *arena, pl_str name, const pl_op *source, const pl_op *lowered, const char *what) {
  pl_print_options options = {0};
  pl_sink text = {0};
  pl_sink_printf(&text, "global @%.*s %s", PL_STR_FMT(name), what);
  pl_sink_puts(&text, "\n  source:   ");
  pl_print_op(source, &options, &text);
  if (lowered) {
    pl_sink_puts(&text, "\n  lowering: ");
    pl_print_op(lowered, &options, &text);
  }
  const char *copy = pl_arena_copy(arena, pl_sink_text(&text), text.len + 1);
  pl_sink_close(&text);
  return copy;
}

/* A global that the source has and that one side names. */
static const char *check_name(pl_arena *arena, pl_layout *layout, const pl_op *source_module, const pl_op *lowered_module,
                              pl_str name, bool *unsupported) {
  const pl_op *a = name.len ? pl_symbol_lookup(source_module, name) : NULL;
  if (!a || !is_global(a)) return NULL;
  const pl_op *b = pl_symbol_lookup(lowered_module, name);
  if (b == a) return NULL;
  if (!b || !pl_op_is(b, PL_OP_LLVM_MLIR_GLOBAL)) {
    if (b && b->info == a->info && b->attrs == a->attrs) return NULL; /* not lowered yet */
    return describe(arena, name, a, NULL, "is not in the lowering");
  }
  const char *fault = fault_of(arena, layout, a, b, unsupported);
  return fault ? describe(arena, name, a, b, fault) : NULL;
}

static const char *check_ops(pl_arena *arena, pl_layout *layout, const pl_op *of, const pl_op *source_module,
                             const pl_op *lowered_module, bool *unsupported) {
  PL_FOR_BLOCKS(block, of->regions[0])
  for (const pl_op *op = block->first; op; op = op->next) {
    const char *attr = pl_op_is(op, PL_OP_MEMREF_GET_GLOBAL)     ? "name"
                       : pl_op_is(op, PL_OP_LLVM_MLIR_ADDRESSOF) ? "global_name"
                                                                 : NULL;
    if (!attr) continue;
    const char *fault = check_name(arena, layout, source_module, lowered_module, name_of(pl_op_attr(op, attr)), unsupported);
    if (fault) return fault;
  }
  return NULL;
}

const char *pl_tv_globals_fault(pl_arena *arena, const pl_op *source, const pl_op *lowered, uint32_t index_bits,
                                bool *unsupported) {
  const pl_op *source_module = source->block->region->op, *lowered_module = lowered->block->region->op;
  pl_layout *layout = pl_layout_new(arena, index_bits);
  *unsupported = false;
  const char *fault = check_ops(arena, layout, source, source_module, lowered_module, unsupported);
  if (!fault) fault = check_ops(arena, layout, lowered, source_module, lowered_module, unsupported);
  pl_layout_free(layout);
  return fault;
}
