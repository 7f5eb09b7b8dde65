/* Attributes to text. */
#include <assert.h>

#include "core/ir/attr_params.h"
#include "core/text/print/attrs.h"
#include "core/text/print/printer.h"

/* Elements of more than this many are written as bytes. */
#define HEX_LIMIT 100u

/* Prints a symbol reference: @a::@b. */
static void print_symbol_path(pl_printer *pr, const pl_attr *a) {
  for (uint32_t i = 0; i < a->symbol.count; i++) {
    if (i) pl_sink_puts(pr->out, "::");
    pl_pr_symbol(pr, a->symbol.path[i]);
  }
}

/* Whether the type is an unsigned integer (ui8). */
static bool is_unsigned(const pl_type *t) { return t->kind == PL_TYPE_INTEGER && t->integer.signedness == PL_UNSIGNED; }
/* Whether the type is i1. */
static bool is_i1(const pl_type *t) {
  return t->kind == PL_TYPE_INTEGER && t->integer.width == 1 && t->integer.signedness == PL_SIGNLESS;
}

/* Prints one integer or float of type `t` without its type. */
static void print_scalar(pl_printer *pr, pl_apint bits, const pl_type *t) {
  if (t->kind == PL_TYPE_FLOAT && (t->float_format == PL_F80 || t->float_format == PL_F128))
    pl_float_print_exact(bits, t->float_format, pr->out);
  else if (t->kind == PL_TYPE_FLOAT)
    pl_float_print(bits, t->float_format, pr->out);
  else if (is_i1(t))
    pl_sink_puts(pr->out, pl_apint_is_zero(bits) ? "false" : "true");
  else
    pl_apint_print(bits, !is_unsigned(t), pr->out);
}

/* Whether the f64 is printed in decimal, so that its type can be inferred. mlir-opt 22 leaves the type out of a hexadecimal one
 * too, which it then parses as an integer. */
static bool is_decimal(pl_apint bits) {
  pl_sink text = {0};
  pl_float_print(bits, PL_F64, &text);
  bool decimal = strncmp(pl_sink_text(&text), "0x", 2) != 0;
  pl_sink_close(&text);
  return decimal;
}

/* Prints an integer or float attribute, with its type unless that is implied or `elision` leaves it out. */
static void print_number(pl_printer *pr, const pl_attr *a, pl_elision elision) {
  print_scalar(pr, a->integer, a->type);
  if (elision == PL_TYPE_HIDDEN || is_i1(a->type)) return;
  bool is_f64 = a->type->kind == PL_TYPE_FLOAT && a->type->float_format == PL_F64;
  bool usual = a->kind == PL_ATTR_FLOAT ? is_f64 && elision == PL_TYPE_MAY_HIDE && is_decimal(a->integer)
                                        : pl_type_is_signless(a->type) && a->type->integer.width == 64;
  if (elision == PL_TYPE_MAY_HIDE && usual) return;
  pl_sink_puts(pr->out, " : ");
  pl_pr_type(pr, a->type);
}

/* Prints an array attribute, [a, b], with the types of numbers other than i1, i64 and decimal f64. */
static void print_array(pl_printer *pr, const pl_attr *a) {
  pl_sink_putc(pr->out, '[');
  for (uint32_t i = 0; i < a->array.count; i++) {
    if (i) pl_sink_puts(pr->out, ", ");
    pl_pr_attr(pr, a->array.elems[i], PL_TYPE_MAY_HIDE);
  }
  pl_sink_putc(pr->out, ']');
}

void pl_pr_entries(pl_printer *pr, const pl_named_attr *entries, uint32_t count) {
  assert(count == 0 || entries);
  pl_sink_putc(pr->out, '{');
  for (uint32_t i = 0; i < count; i++) {
    if (i) pl_sink_puts(pr->out, ", ");
    pl_pr_keyword_or_string(pr, entries[i].name);
    if (entries[i].value->kind == PL_ATTR_UNIT) continue;
    pl_sink_puts(pr->out, " = ");
    pl_pr_attr(pr, entries[i].value, PL_TYPE_SHOWN);
  }
  pl_sink_putc(pr->out, '}');
}

/* ---- Elements ---- */

/* Prints the element at that index of a dense attribute. */
static void print_element(pl_printer *pr, const pl_attr *a, uint64_t index) {
  const pl_type *elem = a->type->shaped.elem;
  if (a->dense.splat) index = 0;
  if (a->dense.strings) {
    pl_pr_quoted(pr, a->dense.strings[index]);
  } else if (elem->kind == PL_TYPE_COMPLEX) {
    pl_sink_putc(pr->out, '(');
    print_scalar(pr, a->dense.elems[index * 2], elem->shaped.elem);
    pl_sink_putc(pr->out, ',');
    print_scalar(pr, a->dense.elems[index * 2 + 1], elem->shaped.elem);
    pl_sink_putc(pr->out, ')');
  } else {
    print_scalar(pr, a->dense.elems[index], elem);
  }
}

/* Prints the `total` elements of a dense attribute as lists nested by its shape: [[1, 2], [3, 4]]. */
static void print_nested(pl_printer *pr, const pl_attr *a, uint64_t total) {
  const pl_type *t = a->type;
  for (uint64_t i = 0; i < total; i++) {
    uint64_t row = 1;
    uint32_t begins = 0, ends = 0;
    for (uint32_t d = t->shaped.rank; d-- > 0;) {
      row *= (uint64_t)t->shaped.shape[d];
      begins += i % row == 0;
      ends += (i + 1) % row == 0;
    }
    if (i) pl_sink_puts(pr->out, ", ");
    for (uint32_t k = 0; k < begins; k++)
      pl_sink_putc(pr->out, '[');
    print_element(pr, a, i);
    for (uint32_t k = 0; k < ends; k++)
      pl_sink_putc(pr->out, ']');
  }
}

/* Prints the bytes of one scalar in hexadecimal, the lowest first. */
static void print_bytes(pl_printer *pr, pl_apint bits) {
  for (uint32_t i = 0; i < (bits.width + 7) / 8; i++)
    pl_sink_printf(pr->out, "%02X", (unsigned)(pl_apint_word(bits, i / 8) >> (i % 8 * 8)) & 0xffu);
}

/* Prints the `total` elements of a dense attribute as one string "0x..." of little-endian bytes, eight i1 in a byte. */
static void print_hex(pl_printer *pr, const pl_attr *a, uint64_t total) {
  pl_sink_puts(pr->out, "\"0x");
  bool bits = is_i1(a->type->shaped.elem);
  uint64_t count = a->type->shaped.elem->kind == PL_TYPE_COMPLEX ? total * 2 : total;
  for (uint64_t i = 0; i < count; i += bits ? 8 : 1) {
    if (!bits) {
      print_bytes(pr, a->dense.elems[i]);
      continue;
    }
    unsigned byte = 0;
    for (unsigned k = 0; k < 8 && i + k < count; k++)
      byte |= (unsigned)!pl_apint_is_zero(a->dense.elems[i + k]) << k;
    pl_sink_printf(pr->out, "%02X", byte);
  }
  pl_sink_putc(pr->out, '"');
}

/* The number of elements of a dense attribute, by its type's static shape. */
static uint64_t num_elements(const pl_attr *a) {
  uint64_t total = 1;
  for (uint32_t i = 0; i < a->type->shaped.rank; i++)
    total *= (uint64_t)a->type->shaped.shape[i];
  return total;
}

/* Prints the elements of a dense attribute, possibly as one hexadecimal string if `hex_allowed`. */
static void print_elements(pl_printer *pr, const pl_attr *a, bool hex_allowed) {
  uint64_t total = num_elements(a), limit = pr->options.hex_beyond ? pr->options.hex_beyond - 1 : HEX_LIMIT;
  if (total == 0 && !a->dense.splat) return;
  if (a->dense.splat)
    print_element(pr, a, 0);
  else if (hex_allowed && !a->dense.strings && total > limit)
    print_hex(pr, a, total);
  else
    print_nested(pr, a, total);
}

/* Prints ` : type` of the attribute, unless it has no type or `elision` hides it. */
static void print_type_of(pl_printer *pr, const pl_attr *a, pl_elision elision) {
  if (elision == PL_TYPE_HIDDEN || !a->type) return;
  pl_sink_puts(pr->out, " : ");
  pl_pr_type(pr, a->type);
}

/* Prints the closing `>` of an attribute and ` : type`, unless `elision` hides the type. */
static void print_with_type(pl_printer *pr, const pl_attr *a, pl_elision elision) {
  pl_sink_putc(pr->out, '>');
  print_type_of(pr, a, elision);
}

/* Prints dense<...>, or dense_resource<__elided__> if it is no splat and has more elements than the options allow, and its type
 * as far as `elision` asks for it. */
static void print_dense(pl_printer *pr, const pl_attr *a, pl_elision elision) {
  bool elided = pr->options.elide_beyond && !a->dense.splat && num_elements(a) > pr->options.elide_beyond - 1;
  if (elided) {
    pl_sink_puts(pr->out, "dense_resource<__elided__");
    print_with_type(pr, a, elision);
    return;
  }
  pl_sink_puts(pr->out, "dense<");
  print_elements(pr, a, true);
  print_with_type(pr, a, elision);
}

/* Prints sparse<indices, values>, and its type as far as `elision` asks for it. */
static void print_sparse(pl_printer *pr, const pl_attr *a, pl_elision elision) {
  pl_sink_puts(pr->out, "sparse<");
  const pl_attr *indices = a->array.elems[0], *values = a->array.elems[1];
  if (indices->dense.count > 0) {
    print_elements(pr, indices, false);
    pl_sink_puts(pr->out, ", ");
    print_elements(pr, values, true);
  }
  print_with_type(pr, a, elision);
}

/* Prints array<type: a, b>. */
static void print_dense_array(pl_printer *pr, const pl_attr *a) {
  pl_sink_puts(pr->out, "array<");
  pl_pr_type(pr, a->type);
  for (uint64_t i = 0; i < a->dense.count; i++) {
    pl_sink_puts(pr->out, i ? ", " : ": ");
    print_scalar(pr, a->dense.elems[i], a->type);
  }
  pl_sink_putc(pr->out, '>');
}

void pl_pr_int_list(pl_printer *pr, const pl_attr *a) {
  pl_sink_putc(pr->out, '[');
  for (uint64_t i = 0; i < a->dense.count; i++) {
    if (i) pl_sink_puts(pr->out, ", ");
    print_scalar(pr, a->dense.elems[i], a->type);
  }
  pl_sink_putc(pr->out, ']');
}

/* Prints strided<[a, ?], offset: b>; an offset of 0 is left out. */
static void print_strided(pl_printer *pr, const pl_attr *a) {
  pl_sink_puts(pr->out, "strided<[");
  for (uint32_t i = 0; i < a->strided.rank; i++) {
    if (i) pl_sink_puts(pr->out, ", ");
    if (a->strided.strides[i] == PL_DYNAMIC)
      pl_sink_putc(pr->out, '?');
    else
      pl_sink_i64(pr->out, a->strided.strides[i]);
  }
  pl_sink_putc(pr->out, ']');
  if (a->strided.offset == PL_DYNAMIC)
    pl_sink_puts(pr->out, ", offset: ?");
  else if (a->strided.offset)
    pl_sink_printf(pr->out, ", offset: %lld", (long long)a->strided.offset);
  pl_sink_putc(pr->out, '>');
}

void pl_pr_words(pl_printer *pr, const pl_attr *a) {
  assert(a->kind == PL_ATTR_ENUM);
  bool tight = pl_str_is(a->enumeration.dialect, "arith") && pl_str_is(a->enumeration.mnemonic, "fastmath");
  for (uint32_t i = 0; i < a->enumeration.count; i++) {
    if (i) pl_sink_puts(pr->out, tight ? "," : ", ");
    pl_pr_keyword_or_string(pr, a->enumeration.words[i]);
  }
}

/* Prints #dialect.mnemonic<words>, for the index dialect #index<cmp_predicate slt>. */
static void print_enum(pl_printer *pr, const pl_attr *a) {
  bool is_index = pl_str_is(a->enumeration.dialect, "index");
  pl_sink_putc(pr->out, '#');
  pl_sink_str(pr->out, a->enumeration.dialect);
  pl_sink_putc(pr->out, is_index ? '<' : '.');
  pl_sink_str(pr->out, a->enumeration.mnemonic);
  pl_sink_putc(pr->out, is_index ? ' ' : '<');
  pl_pr_words(pr, a);
  pl_sink_putc(pr->out, '>');
}

/* Prints an attribute of an unknown dialect: #dialect.text or #dialect<text>. */
static void print_opaque(pl_printer *pr, const pl_attr *a) {
  pl_sink_putc(pr->out, '#');
  pl_sink_str(pr->out, a->opaque.dialect);
  if (a->opaque.text.len && a->opaque.text.data[0] != '<') pl_sink_putc(pr->out, '.');
  pl_sink_str(pr->out, a->opaque.text);
}

/* ---- Locations ---- */

static void print_loc(pl_printer *pr, const pl_attr *a);

/* Prints a location inside another one: its alias, if it has one, else what would stand in loc(...). */
static void print_inner_loc(pl_printer *pr, const pl_attr *a) {
  pl_alias_info *alias = pl_map_get_ptr(&pr->aliases, a);
  if (pr->collecting)
    pl_pr_attr(pr, a, PL_TYPE_SHOWN);
  else if (alias)
    pl_pr_attr(pr, a, PL_TYPE_SHOWN);
  else
    print_loc(pr, a);
}

/* Prints "file":line:column, without quotes in the pretty form, and the end of a range. */
static void print_file_loc(pl_printer *pr, const pl_attr *a) {
  if (pr->options.pretty_locs)
    pl_sink_str(pr->out, a->loc.name);
  else
    pl_pr_quoted(pr, a->loc.name);
  pl_sink_printf(pr->out, ":%u:%u", a->loc.line, a->loc.column);
  bool range = a->loc.end_line && (a->loc.end_line != a->loc.line || a->loc.end_column != a->loc.column);
  if (!range) return;
  pl_sink_puts(pr->out, " to ");
  if (a->loc.end_line != a->loc.line) pl_sink_u64(pr->out, a->loc.end_line);
  pl_sink_printf(pr->out, ":%u", a->loc.end_column);
}

/* Prints callsite(callee at caller), in the pretty form without callsite(). */
static void print_call_loc(pl_printer *pr, const pl_attr *a) {
  const pl_attr *callee = a->loc.children[0], *caller = a->loc.children[1];
  bool pretty = pr->options.pretty_locs, one_line = callee->loc.kind == PL_LOC_NAME && caller->loc.kind == PL_LOC_FILE;
  if (!pretty) pl_sink_puts(pr->out, "callsite(");
  print_inner_loc(pr, callee);
  pl_sink_puts(pr->out, pretty && !one_line ? "\n at " : " at ");
  print_inner_loc(pr, caller);
  if (!pretty) pl_sink_putc(pr->out, ')');
}

/* Prints fused<metadata>[locations], in the pretty form without `fused`. */
static void print_fused_loc(pl_printer *pr, const pl_attr *a) {
  if (!pr->options.pretty_locs) pl_sink_puts(pr->out, "fused");
  if (a->loc.metadata) {
    pl_sink_putc(pr->out, '<');
    pl_pr_attr(pr, a->loc.metadata, PL_TYPE_SHOWN);
    pl_sink_putc(pr->out, '>');
  }
  pl_sink_putc(pr->out, '[');
  for (uint32_t i = 0; i < a->loc.count; i++) {
    if (i) pl_sink_puts(pr->out, ", ");
    print_inner_loc(pr, a->loc.children[i]);
  }
  pl_sink_putc(pr->out, ']');
}

/* Prints what stands in loc(...) for a location, or its pretty form if the options ask for that. */
static void print_loc(pl_printer *pr, const pl_attr *a) {
  switch (a->loc.kind) {
  case PL_LOC_INVALID:
  case PL_LOC_UNKNOWN: pl_sink_puts(pr->out, pr->options.pretty_locs ? "[unknown]" : "unknown"); break;
  case PL_LOC_FILE: print_file_loc(pr, a); break;
  case PL_LOC_NAME:
    pl_pr_quoted(pr, a->loc.name);
    if (a->loc.count == 0) break;
    pl_sink_putc(pr->out, '(');
    print_inner_loc(pr, a->loc.children[0]);
    pl_sink_putc(pr->out, ')');
    break;
  case PL_LOC_CALLSITE: print_call_loc(pr, a); break;
  case PL_LOC_FUSED: print_fused_loc(pr, a); break;
  }
}

/* Prints a location that is not inside another: loc(...), by its alias if `by_alias` and it has one, or in the pretty form in
 * full and without loc(). In the first pass records its aliases. */
static void print_whole_loc(pl_printer *pr, const pl_attr *loc, bool by_alias) {
  bool pretty = pr->options.pretty_locs;
  if (!pretty) pl_sink_puts(pr->out, "loc(");
  if (pr->collecting)
    pl_pr_attr(pr, loc, PL_TYPE_SHOWN);
  else if (by_alias && !pretty)
    print_inner_loc(pr, loc);
  else
    print_loc(pr, loc);
  if (!pretty) pl_sink_putc(pr->out, ')');
}

void pl_pr_trailing_loc(pl_printer *pr, const pl_attr *loc) {
  bool before = pr->deferrable;
  pr->deferrable = true;
  pl_sink_putc(pr->out, ' ');
  print_whole_loc(pr, loc, true);
  pr->deferrable = before;
}

void pl_pr_arg_loc(pl_printer *pr, const pl_value *arg) {
  assert(arg->block && !arg->op);
  if (!pr->options.debug_info) return;
  pl_sink_putc(pr->out, ' ');
  print_whole_loc(pr, pl_pr_arg_place(pr, arg), false);
}

/* ---- Aliases ---- */

/* The prefix of the alias that the attribute gets; NULL if it gets none. */
static const char *alias_prefix(const pl_attr *a) {
  if (a->kind == PL_ATTR_AFFINE_MAP) return "map";
  if (a->kind == PL_ATTR_INTEGER_SET) return "set";
  if (a->kind == PL_ATTR_LOC) return "loc";
  if (a->kind == PL_ATTR_DISTINCT) return a->distinct.attr->kind != PL_ATTR_UNIT ? "distinct" : NULL;
  const pl_param_row *row = a->kind == PL_ATTR_PARAMS ? pl_param_row_find(a->params.mnemonic) : NULL;
  return row && row->alias ? row->mnemonic.data : NULL;
}

bool pl_pr_has_alias(pl_printer *pr, const pl_attr *attr) {
  return pr->module && !pr->options.local_scope && alias_prefix(attr) != NULL;
}

/* First pass: notes a mention of attribute `a`, whose alias is `info`, for the depth of nesting and for whether the alias may be
 * defined after the module. */
static void note_mention(pl_printer *pr, const pl_attr *a, pl_alias_info *info) {
  if (info->deferrable && !pr->deferrable) {
    info->deferrable = false;
    pl_pr_attr_body(pr, a, PL_TYPE_SHOWN);
  }
  if (pr->inner_depth < info->depth + 1) pr->inner_depth = info->depth + 1;
}

/* First pass: records attribute `a`, which gets an alias with this prefix, if it is new, and notes the mention (note_mention). */
static void collect(pl_printer *pr, const pl_attr *a, const char *prefix) {
  pl_alias_info *info = pl_map_get_ptr(&pr->aliases, a);
  if (!info) {
    uint32_t outer = pr->inner_depth;
    info = PL_NEW(pr->arena, pl_alias_info);
    *info = (pl_alias_info){.attr = a, .prefix = prefix, .deferrable = pr->deferrable};
    pl_map_set_ptr(&pr->aliases, a, info);
    pr->inner_depth = 0;
    pl_pr_attr_body(pr, a, PL_TYPE_SHOWN);
    info->depth = pr->inner_depth;
    pr->inner_depth = outer;
  }
  note_mention(pr, a, info);
}

/* First pass: records the aliases mentioned in an attribute that gets none itself. */
static void collect_inside(pl_printer *pr, const pl_attr *a) {
  uint32_t outer = pr->inner_depth;
  pr->inner_depth = 0;
  pl_pr_attr_body(pr, a, PL_TYPE_SHOWN);
  if (pr->inner_depth) pr->inner_depth++;
  if (pr->inner_depth < outer) pr->inner_depth = outer;
}

void pl_pr_attr(pl_printer *pr, const pl_attr *a, pl_elision elision) {
  const char *prefix = pr->module ? alias_prefix(a) : NULL;
  if (prefix && pr->collecting) {
    collect(pr, a, prefix);
    return;
  }
  if (pr->collecting) {
    collect_inside(pr, a);
    return;
  }
  const pl_alias_info *alias = prefix ? pl_map_get_ptr(&pr->aliases, a) : NULL;
  if (!alias) {
    pl_pr_attr_body(pr, a, elision);
    return;
  }
  pl_sink_putc(pr->out, '#');
  pl_sink_puts(pr->out, alias->prefix);
  if (alias->number) pl_sink_u64(pr->out, alias->number);
}

/* Prints `open`, the attribute by `print`, and `close`. */
static void print_wrapped(pl_printer *pr, const char *open, const pl_attr *a, void (*print)(pl_printer *, const pl_attr *),
                          char close) {
  pl_sink_puts(pr->out, open);
  print(pr, a);
  pl_sink_putc(pr->out, close);
}

/* Notes that the module's builtin resource of that key, if there is one, is mentioned, so that it is printed after the module;
 * not in the first pass. */
static void note_resource(pl_printer *pr, pl_str key) {
  const pl_module *module = pr->collecting ? NULL : pr->module;
  for (size_t i = 0; i < pr->blobs.len; i++)
    if (pl_str_eq(pr->blobs.data[i]->key, key)) return;
  for (size_t i = 0; module && i < module->num_resources; i++) {
    const pl_resource *entry = &module->resources[i];
    if (!entry->external && pl_str_is(entry->group, "builtin") && pl_str_eq(entry->key, key)) {
      pl_vec_push(&pr->blobs, entry);
      return;
    }
  }
}

/* Prints dense_resource<key> : type and records that the resource is mentioned. */
static void print_resource(pl_printer *pr, const pl_attr *a, pl_elision elision) {
  note_resource(pr, a->string);
  pl_sink_puts(pr->out, "dense_resource<");
  pl_pr_keyword_or_string(pr, a->string);
  print_with_type(pr, a, elision);
}

void pl_pr_attr_body(pl_printer *pr, const pl_attr *a, pl_elision elision) {
  switch (a->kind) {
  case PL_ATTR_INVALID: break;
  case PL_ATTR_UNIT: pl_sink_puts(pr->out, "unit"); break;
  case PL_ATTR_INTEGER:
  case PL_ATTR_FLOAT: print_number(pr, a, elision); break;
  case PL_ATTR_STRING:
    pl_pr_quoted(pr, a->string);
    print_type_of(pr, a, elision);
    break;
  case PL_ATTR_TYPE: pl_pr_type(pr, a->type); break;
  case PL_ATTR_ARRAY: print_array(pr, a); break;
  case PL_ATTR_DICT: pl_pr_entries(pr, a->dict.entries, a->dict.count); break;
  case PL_ATTR_SYMBOL: print_symbol_path(pr, a); break;
  case PL_ATTR_DENSE: print_dense(pr, a, elision); break;
  case PL_ATTR_DENSE_ARRAY: print_dense_array(pr, a); break;
  case PL_ATTR_RESOURCE: print_resource(pr, a, elision); break;
  case PL_ATTR_SPARSE: print_sparse(pr, a, elision); break;
  case PL_ATTR_AFFINE_MAP: print_wrapped(pr, "affine_map<", a, pl_pr_affine, '>'); break;
  case PL_ATTR_INTEGER_SET: print_wrapped(pr, "affine_set<", a, pl_pr_affine, '>'); break;
  case PL_ATTR_STRIDED: print_strided(pr, a); break;
  case PL_ATTR_ENUM: print_enum(pr, a); break;
  case PL_ATTR_OPAQUE: print_opaque(pr, a); break;
  case PL_ATTR_LOC: pr->options.pretty_locs ? print_loc(pr, a) : print_wrapped(pr, "loc(", a, print_loc, ')'); break;
  case PL_ATTR_PARAMS:
    pl_sink_puts(pr->out, "#llvm.");
    pl_sink_str(pr->out, a->params.mnemonic);
    pl_pr_params(pr, a);
    break;
  case PL_ATTR_DISTINCT: pl_pr_distinct(pr, a); break;
  }
}

void pl_attr_print(const pl_attr *attr, pl_sink *out) {
  pl_printer pr = {.out = out};
  pl_pr_attr(&pr, attr, PL_TYPE_SHOWN);
}
