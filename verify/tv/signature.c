/* signature.c - what the convention demands of a lowered function's declaration: type, linkage, attributes.
 *
 * Derived here from the source's type. Sources: LLVM IR Target (2022), Function Types, Calling Conventions; 'llvm' Dialect
 * (2022), Linkage; LLVM Language Reference, "Parameter Attributes". */
#include "verify/tv/internal.h"

#include <stdio.h>

typedef struct demands {
  uint32_t index_bits;
  bool bare;
} demands;

enum { MAX_DEPTH = 64 };

static uint32_t space_of(const pl_type *memref) {
  const pl_attr *space = memref->shaped.space;
  uint64_t number = 0;
  if (space && space->kind == PL_ATTR_INTEGER) pl_apint_to_u64(space->integer, &number);
  return (uint32_t)number;
}

static bool is_pointer(const pl_type *t, uint32_t space) { return t->kind == PL_TYPE_LLVM_PTR && t->ptr.space == space; }
static bool is_index(const demands *d, const pl_type *t) {
  return pl_type_is_integer(t, d->index_bits) && pl_type_is_signless(t);
}

static bool is_index_array(const demands *d, const pl_type *t, uint32_t count) {
  return t->kind == PL_TYPE_LLVM_ARRAY && t->shaped.shape[0] == (int64_t)count && is_index(d, t->shaped.elem);
}

static bool is_literal(const pl_type *t, uint32_t elems) {
  return t->kind == PL_TYPE_LLVM_STRUCT && !t->llvm_struct->identified && !t->llvm_struct->packed &&
         t->llvm_struct->num_elems == elems;
}

static bool corresponds(const demands *d, const pl_type *source, const pl_type *lowered, int depth);

static bool descriptor_corresponds(const demands *d, const pl_type *source, const pl_type *lowered) {
  uint32_t space = space_of(source);
  if (source->kind == PL_TYPE_UNRANKED_MEMREF)
    return is_literal(lowered, 2) && is_index(d, lowered->llvm_struct->elems[0]) && is_pointer(lowered->llvm_struct->elems[1], 0);
  uint32_t rank = source->shaped.rank;
  if (!is_literal(lowered, rank > 0 ? 5 : 3)) return false;
  pl_type_list parts = lowered->llvm_struct->elems;
  if (!is_pointer(parts[0], space) || !is_pointer(parts[1], space) || !is_index(d, parts[2])) return false;
  return rank == 0 || (is_index_array(d, parts[3], rank) && is_index_array(d, parts[4], rank));
}

static bool vector_corresponds(const demands *d, const pl_type *source, const pl_type *lowered, int depth) {
  uint32_t rank = source->shaped.rank;
  for (uint32_t i = 0; i + 1 < rank; i++) {
    if (lowered->kind != PL_TYPE_LLVM_ARRAY || lowered->shaped.shape[0] != source->shaped.shape[i]) return false;
    lowered = lowered->shaped.elem;
  }
  if (lowered->kind != PL_TYPE_VECTOR || lowered->shaped.rank != 1) return false;
  bool scalable = rank > 0 && source->shaped.scalable_dims && source->shaped.scalable_dims[rank - 1];
  bool scalable_now = lowered->shaped.scalable_dims && lowered->shaped.scalable_dims[0];
  int64_t count = rank > 0 ? source->shaped.shape[rank - 1] : 1;
  return scalable == scalable_now && lowered->shaped.shape[0] == count &&
         corresponds(d, source->shaped.elem, lowered->shaped.elem, depth + 1);
}

/* Floats of 8 bits have no LLVM type; their bits are an i8. */
static bool float_corresponds(const pl_type *source, const pl_type *lowered) {
  if (source == lowered) return true;
  return pl_float_bits(source->float_format) == 8 && pl_type_is_integer(lowered, 8);
}

static bool corresponds(const demands *d, const pl_type *source, const pl_type *lowered, int depth) {
  if (depth > MAX_DEPTH) return false;
  switch ((int)source->kind) {
  case PL_TYPE_INTEGER:
    return lowered->kind == PL_TYPE_INTEGER && pl_type_is_signless(lowered) && lowered->integer.width == source->integer.width;
  case PL_TYPE_INDEX: return is_index(d, lowered);
  case PL_TYPE_FLOAT: return float_corresponds(source, lowered);
  case PL_TYPE_COMPLEX:
    return is_literal(lowered, 2) && corresponds(d, source->shaped.elem, lowered->llvm_struct->elems[0], depth + 1) &&
           corresponds(d, source->shaped.elem, lowered->llvm_struct->elems[1], depth + 1);
  case PL_TYPE_VECTOR: return vector_corresponds(d, source, lowered, depth);
  case PL_TYPE_MEMREF:
  case PL_TYPE_UNRANKED_MEMREF: return descriptor_corresponds(d, source, lowered);
  case PL_TYPE_FUNCTION: return is_pointer(lowered, 0);
  default: return source == lowered;
  }
}

/* One argument: a memref expands to its parts. */
static bool argument_corresponds(const demands *d, const pl_type *source, const pl_type *lowered, uint32_t *next) {
  pl_type_list given = lowered->func.inputs;
  uint32_t left = lowered->func.num_inputs - *next;
  bool ranked = source->kind == PL_TYPE_MEMREF, unranked = source->kind == PL_TYPE_UNRANKED_MEMREF;
  if (unranked) {
    if (left < 2 || !is_index(d, given[*next]) || !is_pointer(given[*next + 1], 0)) return false;
    *next += 2;
    return true;
  }
  if (ranked && d->bare) return left >= 1 && is_pointer(given[(*next)++], space_of(source));
  if (!ranked) return left >= 1 && corresponds(d, source, given[(*next)++], 0);
  uint32_t words = 1 + 2 * source->shaped.rank;
  if (left < 2 + words || !is_pointer(given[*next], space_of(source)) || !is_pointer(given[*next + 1], space_of(source)))
    return false;
  for (uint32_t i = 0; i < words; i++)
    if (!is_index(d, given[*next + 2 + i])) return false;
  *next += 2 + words;
  return true;
}

static bool result_part_corresponds(const demands *d, const pl_type *source, const pl_type *lowered) {
  if (d->bare && source->kind == PL_TYPE_MEMREF) return is_pointer(lowered, space_of(source));
  return corresponds(d, source, lowered, 0);
}

static bool results_correspond(const demands *d, const pl_type *source, const pl_type *lowered) {
  uint32_t count = source->func.num_results;
  const pl_type *result = lowered->func.results[0];
  if (count == 0) return result->kind == PL_TYPE_LLVM_VOID;
  if (count == 1) return result_part_corresponds(d, source->func.results[0], result);
  if (!is_literal(result, count)) return false;
  for (uint32_t i = 0; i < count; i++)
    if (!result_part_corresponds(d, source->func.results[i], result->llvm_struct->elems[i])) return false;
  return true;
}

static bool type_corresponds(const demands *d, const pl_type *source, const pl_type *lowered) {
  uint32_t next = 0;
  for (uint32_t i = 0; i < source->func.num_inputs; i++)
    if (!argument_corresponds(d, source->func.inputs[i], lowered, &next)) return false;
  return next == lowered->func.num_inputs && results_correspond(d, source, lowered);
}

/* Attributes. */

static bool word_is(const pl_attr *attr, const char *word) { return !attr || pl_enum_has(attr, word); }

static const pl_attr *dict_at(const pl_attr *array, uint32_t index) {
  return array && array->kind == PL_ATTR_ARRAY && index < array->array.count ? array->array.elems[index] : NULL;
}

/* Every claim about a lowered argument is one of the source's about the argument that it came from. */
static const char *extra_argument_claim(const demands *d, const pl_op *source, const pl_op *lowered) {
  const pl_attr *mine = pl_op_attr(lowered, "arg_attrs"), *theirs = pl_op_attr(source, "arg_attrs");
  const pl_type *type = pl_func_type(source), *lowered_type = pl_func_type(lowered);
  uint32_t next = 0;
  for (uint32_t i = 0; i < type->func.num_inputs; i++) {
    uint32_t first = next;
    argument_corresponds(d, type->func.inputs[i], lowered_type, &next);
    for (uint32_t k = first; k < next; k++) {
      const pl_attr *claims = dict_at(mine, k);
      for (uint32_t c = 0; claims && c < claims->dict.count; c++) {
        pl_str name = claims->dict.entries[c].name;
        if (!pl_str_starts(name, "llvm.") || pl_str_is(name, "llvm.name")) continue;
        if (pl_dict_get(dict_at(theirs, i), name) != claims->dict.entries[c].value) return name.data;
      }
    }
  }
  return NULL;
}

static const char *extra_result_claim(const pl_op *source, const pl_op *lowered) {
  const pl_attr *mine = dict_at(pl_op_attr(lowered, "res_attrs"), 0), *theirs = dict_at(pl_op_attr(source, "res_attrs"), 0);
  for (uint32_t c = 0; mine && mine->kind == PL_ATTR_DICT && c < mine->dict.count; c++)
    if (pl_dict_get(theirs, mine->dict.entries[c].name) != mine->dict.entries[c].value) return mine->dict.entries[c].name.data;
  return NULL;
}

/* Attributes of llvm.func that claim nothing about behaviour, or are judged elsewhere. */
static bool is_harmless(pl_str name) {
  static const char *const names[] = {
      "sym_name",
      "function_type",
      "sym_visibility",
      "linkage",
      "CConv",
      "visibility_",
      "unnamed_addr",
      "dso_local",
      "arg_attrs",
      "res_attrs",
      "no_inline",
      "always_inline",
      "optimize_none",
      "inline_hint",
      "section",
      "alignment",
      "target_cpu",
      "tune_cpu",
      "target_features",
      "frame_pointer",
      "uwtable_kind",
      "function_entry_count",
      "llvm.emit_c_interface",
      "llvm.bareptr",
      "prefer_vector_width",
      "llvm.linkage",
  };
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (pl_str_is(name, names[i])) return true;
  return false;
}

/* A claim about the whole function (memory effects, no unwinding, ...) that the source does not make. */
static const char *extra_function_claim(const pl_op *source, const pl_op *lowered) {
  const pl_attr *attrs = lowered->attrs;
  for (uint32_t i = 0; attrs && i < attrs->dict.count; i++) {
    pl_str name = attrs->dict.entries[i].name;
    const pl_attr *value = attrs->dict.entries[i].value;
    char prefixed[128];
    if (is_harmless(name)) continue;
    snprintf(prefixed, sizeof prefixed, "llvm.%.*s", PL_STR_FMT(name));
    if (pl_op_attr(source, name.data) == value || pl_op_attr(source, prefixed) == value) continue;
    return name.data;
  }
  return NULL;
}

static void print_declaration(const pl_op *func, pl_sink *out) {
  pl_sink_printf(out, "%.*s @%.*s : ", PL_STR_FMT(func->info->name), PL_STR_FMT(pl_symbol_name(func)));
  pl_type_print(pl_func_type(func), out);
}

static const char *both(pl_arena *arena, const char *what, const char *name, const pl_op *source, const pl_op *lowered) {
  pl_sink out = {0};
  pl_sink_puts(&out, what);
  if (name) pl_sink_printf(&out, " '%s'", name);
  pl_sink_puts(&out, "\n  source:   ");
  print_declaration(source, &out);
  pl_sink_puts(&out, "\n  lowering: ");
  print_declaration(lowered, &out);
  const char *text = pl_arena_copy(arena, pl_sink_text(&out), out.len + 1);
  pl_sink_close(&out);
  return text;
}

static const char *linkage_fault(pl_arena *arena, const pl_op *source, const pl_op *lowered) {
  const pl_attr *mine = pl_op_attr(lowered, "linkage"), *theirs = pl_op_attr(source, "llvm.linkage");
  if (theirs ? mine != theirs && !(mine == NULL && word_is(theirs, "external")) : !word_is(mine, "external"))
    return both(arena, "the lowering has another linkage than the source demands", NULL, source, lowered);
  if (!word_is(pl_op_attr(lowered, "CConv"), "ccc") && pl_op_attr(lowered, "CConv") != pl_op_attr(source, "llvm.cconv") &&
      pl_op_attr(lowered, "CConv") != pl_op_attr(source, "CConv"))
    return both(arena, "the lowering has another calling convention than the C one", NULL, source, lowered);
  return NULL;
}

const char *pl_tv_signature_fault(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_convention *convention,
                                  uint32_t index_bits, pl_obligation_kind *kind, bool *unsupported) {
  demands d = {index_bits, convention->bare_ptr || pl_op_attr(source, "llvm.bareptr")};
  const char *claim, *fault;
  *unsupported = false;
  *kind = PL_OBLIGATION_SIGNATURE;
  if (!pl_op_is(lowered, PL_OP_LLVM_FUNC)) {
    *unsupported = true;
    return "the function is not lowered to llvm.func";
  }
  if (pl_func_type(lowered)->func.variadic != (pl_op_attr(source, "func.varargs") != NULL))
    return both(arena, "one side takes a variable number of arguments", NULL, source, lowered);
  if (!type_corresponds(&d, pl_func_type(source), pl_func_type(lowered)))
    return both(arena, "the lowering's type is not the one that the calling convention demands", NULL, source, lowered);
  *kind = PL_OBLIGATION_ATTRIBUTE;
  if ((fault = linkage_fault(arena, source, lowered))) return fault;
  if ((claim = extra_argument_claim(&d, source, lowered)))
    return both(arena, "the lowering claims of an argument what the source does not:", claim, source, lowered);
  if ((claim = extra_result_claim(source, lowered)))
    return both(arena, "the lowering claims of a result what the source does not:", claim, source, lowered);
  if ((claim = extra_function_claim(source, lowered))) {
    *unsupported = true;
    return both(arena, "the lowering has an attribute whose claim has no meaning here yet:", claim, source, lowered);
  }
  return NULL;
}
