/* One op: results, generic form or the custom form's dispatch, location, construction. Source of the grammar: MLIR documentation,
 * "MLIR Language Reference" (2022), Operations. */
#include "core/text/parse/op.h"

#include "core/ir/dialect.h"
#include "core/text/parse/attrs/attrs.h"
#include "core/text/parse/attrs/types.h"
#include "core/text/parse/old.h"
#include "core/text/parse/region.h"
#include "core/text/parse/tokens/buffers.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/parse/tokens/tokens.h"
#include "core/text/parse/values.h"

/* Removes the first attribute of that name from those parsed and returns its value; NULL if there is none. */
static const pl_attr *take_attr(pl_op_state *state, const char *name) {
  for (size_t i = 0; i < state->attrs.len; i++) {
    if (!pl_str_is(state->attrs.data[i].name, name)) continue;
    const pl_attr *value = state->attrs.data[i].value;
    memmove(&state->attrs.data[i], &state->attrs.data[i + 1], (state->attrs.len - i - 1) * sizeof *state->attrs.data);
    state->attrs.len--;
    return value;
  }
  return NULL;
}

/* Appends the operand segment sizes in `attr`, a dense array or as until 2023 dense elements, to `out`. False (reported) on
 * error, as if they can't fit the operands. */
static bool read_sizes(pl_parser *p, pl_op_state *state, const pl_attr *attr, pl_u32s *out) {
  if (attr->kind != PL_ATTR_DENSE_ARRAY && attr->kind != PL_ATTR_DENSE)
    return pl_p_error(p, state->at, "'%.*s' op operand segment sizes must be an array of i32", PL_STR_FMT(state->info->name));
  uint64_t count = attr->dense.count;
  if (attr->kind == PL_ATTR_DENSE && attr->type->shaped.rank == 1) count = (uint64_t)attr->type->shaped.shape[0];
  if (count > state->operands.len + 64) return pl_p_error(p, state->at, "too many operand segments");
  for (uint64_t i = 0; i < count; i++) {
    uint64_t size;
    if (!pl_apint_to_u64(pl_dense_at(attr, i), &size) || size > state->operands.len)
      return pl_p_error(p, state->at, "'%.*s' op operand segment size out of range", PL_STR_FMT(state->info->name));
    pl_vec_push(out, (uint32_t)size);
  }
  return true;
}

/* Moves the operands of the generic form that are passed to successors out of the op's own operands. False (reported) if the
 * numbers do not match. `sizes`: those of operand groups and successors; `case_sizes`: those of variadic successors. */
static bool split_successor_operands(pl_parser *p, pl_op_state *state, const pl_u32s *sizes, const pl_u32s *case_sizes) {
  const pl_signature *s = state->signature;
  size_t own = s->num_operands, total = state->operands.len;
  if (s->num_successors == 1 && sizes->len == 0) own = total < own ? total : own;
  for (size_t i = 0; i < sizes->len && i < s->num_operands; i++)
    own = i == 0 ? sizes->data[0] : own + sizes->data[i];
  if (own > total)
    return pl_p_error(
        p, state->at,
        "'%.*s' op operand count (%zu) does not match with the total size (%zu) specified in attribute 'operandSegmentSizes'",
        PL_STR_FMT(state->info->name), total, own);
  size_t sum = 0;
  for (size_t i = 0; i < state->successors.len; i++) {
    size_t count = 0;
    bool is_case = s->successors[s->num_successors - 1].variadic && i >= s->num_successors - 1;
    if (is_case)
      count = i - (s->num_successors - 1) < case_sizes->len ? case_sizes->data[i - (s->num_successors - 1)] : 0;
    else if (sizes->len > s->num_operands + i)
      count = sizes->data[s->num_operands + i];
    else if (s->num_successors == 1)
      count = total - own;
    sum += count;
    pl_vec_push(&state->successor_counts, (uint32_t)count);
  }
  size_t named = 0;
  for (size_t i = 0; i < sizes->len; i++)
    named += sizes->data[i];
  if (sizes->len && named != total) sum = named > own ? named - own : 0;
  if (own + sum != total)
    return pl_p_error(
        p, state->at,
        "'%.*s' op operand count (%zu) does not match with the total size (%zu) specified in attribute 'operandSegmentSizes'",
        PL_STR_FMT(state->info->name), total, own + sum);
  for (size_t i = own; i < total; i++)
    pl_vec_push(&state->successor_operands, state->operands.data[i]);
  state->operands.len = own;
  return true;
}

/* Whether the operand segment sizes of a call add up to its operands; false is reported. They are not stored, because
 * op_bundle_sizes implies them. */
static bool check_call_sizes(pl_parser *p, const pl_op_state *state, const pl_u32s *sizes) {
  size_t sum = 0;
  for (size_t i = 0; i < sizes->len; i++)
    sum += sizes->data[i];
  if (sum == state->operands.len) return true;
  return pl_p_error(p, state->at,
                    "'llvm.call' op operand count (%zu) does not match with the total size (%zu) specified in attribute "
                    "'operandSegmentSizes'",
                    state->operands.len, sum);
}

/* Moves the bundle operands of an llvm.invoke from the end to just after the callee's operands, to which they then count, unless
 * the sizes are wrong. */
static void join_bundles(pl_op_state *state, pl_u32s *sizes) {
  uint32_t bundles = sizes->data[3], passed = sizes->data[1] + sizes->data[2];
  if ((uint64_t)sizes->data[0] + passed + bundles != state->operands.len) return; /* reported by who splits */
  for (uint32_t b = 0; b < bundles; b++) {
    size_t from = state->operands.len - bundles + b, to = (size_t)sizes->data[0] + b;
    pl_value *moved = state->operands.data[from];
    memmove(&state->operands.data[to + 1], &state->operands.data[to], (from - to) * sizeof moved);
    state->operands.data[to] = moved;
  }
  sizes->data[0] += bundles;
  sizes->data[3] = 0;
}

/* Splits the operands of the generic form into operand segments and successor operands by the attributes that give the sizes.
 * False (reported) if these do not match. */
static bool group_operands(pl_parser *p, pl_op_state *state) {
  const pl_signature *s = state->signature;
  if (!s) {
    for (size_t i = 0; i < state->successors.len; i++)
      pl_vec_push(&state->successor_counts, 0u);
    return true;
  }
  pl_u32s sizes = {0}, case_sizes = {0};
  const pl_attr *attr = NULL, *case_attr = NULL;
  if (s->has_operand_segments) {
    attr = take_attr(state, "operandSegmentSizes");
    const pl_attr *old = take_attr(state, "operand_segment_sizes");
    attr = attr ? attr : old;
  }
  if (s->num_successors) case_attr = take_attr(state, "case_operand_segments");
  if (s->info->kind == PL_OP_LLVM_INDIRECTBR) case_attr = take_attr(state, "indbr_operand_segments");
  /* Without the attribute all groups are empty, which only an op without operands bears. */
  bool missing = s->has_operand_segments && !attr;
  for (uint32_t i = 0; missing && i < s->num_operands + s->num_successors; i++)
    pl_vec_push(&sizes, 0u);
  bool ok = (!attr || read_sizes(p, state, attr, &sizes)) && (!case_attr || read_sizes(p, state, case_attr, &case_sizes));
  if (ok && s->info->kind == PL_OP_LLVM_INVOKE && sizes.len == 4) join_bundles(state, &sizes);
  if (ok && s->num_successors) ok = split_successor_operands(p, state, &sizes, &case_sizes);
  if (ok && (s->info->traits & PL_TRAIT_SEGMENTS)) {
    if (sizes.len != s->num_operands)
      ok = pl_p_error(
          p, state->at,
          "'%.*s' op 'operandSegmentSizes' attribute for specifying operand segments must have %u elements, but got %zu",
          PL_STR_FMT(state->info->name), s->num_operands, sizes.len);
    uint64_t sum = 0;
    for (size_t i = 0; i < sizes.len; i++) {
      sum += sizes.data[i];
      pl_vec_push(&state->segments, sizes.data[i]);
    }
    if (ok && sum != state->operands.len)
      ok = pl_p_error(
          p, state->at,
          "'%.*s' op operand count (%zu) does not match with the total size (%llu) specified in attribute 'operandSegmentSizes'",
          PL_STR_FMT(state->info->name), state->operands.len, (unsigned long long)sum);
  }
  if (ok && attr && (s->info->kind == PL_OP_LLVM_CALL || s->info->kind == PL_OP_LLVM_CALL_INTRINSIC))
    ok = check_call_sizes(p, state, &sizes);
  pl_vec_free(&sizes);
  pl_vec_free(&case_sizes);
  return ok;
}

/* Parses (`[` ^name (`,` ^name)* `]`)?, appending the blocks to the op's successors. False (reported) on error. */
static bool parse_generic_successors(pl_parser *p, pl_op_state *state) {
  if (!pl_p_accept(p, PL_TOK_L_SQUARE)) return true;
  if (pl_p_at(p, PL_TOK_R_SQUARE)) return pl_p_error(p, p->tok, "expected list element");
  do {
    pl_block *block = pl_p_block_ref(p);
    if (!block) return false;
    pl_vec_push(&state->successors, block);
  } while (pl_p_accept(p, PL_TOK_COMMA));
  return pl_p_shut_list(p, PL_TOK_R_SQUARE);
}

/* Parses (`(` region (`,` region)* `)`)?, appending the regions. False (reported) on error. */
static bool parse_generic_regions(pl_parser *p, pl_op_state *state) {
  if (!pl_p_accept(p, PL_TOK_L_PAREN)) return true;
  do {
    pl_region *region = pl_p_region(p, state->info, NULL);
    if (!region) return false;
    pl_vec_push(&state->regions, region);
  } while (pl_p_accept(p, PL_TOK_COMMA));
  return pl_p_expect_in(p, PL_TOK_R_PAREN, "to end region list");
}

/* Parses `:` `(` types `)` `->` types and appends the operands, the references with these types, and the result types. False
 * (reported) on error. */
static bool parse_generic_type(pl_parser *p, pl_op_state *state, const pl_refs *refs, pl_token refs_at) {
  if (!pl_p_expect_in(p, PL_TOK_COLON, "followed by operation type")) return false;
  pl_token at = p->tok;
  const pl_type *type = pl_p_type(p);
  if (!type) return false;
  if (type->kind != PL_TYPE_FUNCTION) return pl_p_error(p, at, "expected function type");
  if (type->func.num_inputs != refs->len)
    return pl_p_error(p, at, "expected %zu operand type%s but had %u", refs->len, refs->len == 1 ? " " : "s",
                      type->func.num_inputs);
  (void)refs_at;
  for (size_t i = 0; i < refs->len; i++) {
    pl_value *value = pl_p_use(p, &refs->data[i], type->func.inputs[i]);
    if (!value) return false;
    pl_vec_push(&state->operands, value);
  }
  for (uint32_t i = 0; i < type->func.num_results; i++)
    pl_vec_push(&state->results, type->func.results[i]);
  return true;
}

/* Whether the name is that of an attribute that gives operand or result segment sizes in the generic form. */
static bool is_segment_sizes(pl_str name) {
  return pl_str_is(name, "operandSegmentSizes") || pl_str_is(name, "operand_segment_sizes") ||
         pl_str_is(name, "case_operand_segments") || pl_str_is(name, "indbr_operand_segments") ||
         pl_str_is(name, "resultSegmentSizes");
}

/* Replaces the attributes from `first` on, the properties of an unregistered op, by one dictionary under a name that no text can
 * write; always true. */
static bool keep_properties(pl_parser *p, pl_op_state *state, size_t first) {
  size_t count = state->attrs.len - first;
  const pl_attr *dict = pl_attr_dict(p->ctx, count ? state->attrs.data + first : NULL, (uint32_t)count);
  state->attrs.len = first;
  pl_p_set_attr(p, state, PL_NAME_FOREIGN_PROPERTIES, dict);
  return true;
}

/* Parses a dictionary attribute, which may be an alias, and appends its entries to the op's attributes. False (reported) on
 * error. */
static bool parse_dict(pl_parser *p, pl_op_state *state) {
  if (pl_p_at(p, PL_TOK_L_BRACE)) return pl_p_attr_dict(p, &state->attrs);
  const pl_attr *dict = pl_p_attr(p, NULL);
  if (!dict) return false;
  if (dict->kind != PL_ATTR_DICT)
    return pl_p_error(p, state->at, "invalid properties for op %.*s: expected DictionaryAttr to set properties",
                      PL_STR_FMT(state->info->name));
  for (uint32_t i = 0; i < dict->dict.count; i++)
    pl_vec_push(&state->attrs, dict->dict.entries[i]);
  return true;
}

/* Parses (`<` dict `>`)? of the generic form into the op's attributes. False (reported) on error, as for an entry that can't be a
 * property. Most entries that are no properties of a registered op are dropped, as in MLIR. */
static bool parse_properties(pl_parser *p, pl_op_state *state) {
  if (!pl_p_accept(p, PL_TOK_LESS)) return true;
  size_t first = state->attrs.len, kept = first;
  if (!parse_dict(p, state) || !pl_p_expect_in(p, PL_TOK_GREATER, "to close properties")) return false;
  const pl_signature *s = state->signature;
  if (!s) return keep_properties(p, state, first);
  if (s->num_props == 0 && !s->has_operand_segments && state->attrs.len > first)
    return pl_p_error(p, state->at, "invalid properties for op %.*s: this operation does not support properties",
                      PL_STR_FMT(state->info->name));
  if (!pl_p_check_properties(p, state, first)) return false;
  for (size_t i = first; i < state->attrs.len; i++)
    if (pl_signature_prop(s, state->attrs.data[i].name) || pl_str_is(state->attrs.data[i].name, "inbounds") ||
        (s->has_operand_segments && is_segment_sizes(state->attrs.data[i].name)))
      state->attrs.data[kept++] = state->attrs.data[i];
  state->attrs.len = kept;
  return true;
}

/* Parses the generic form of an op after its name: `(` refs `)` successors? (`<` properties `>`)? (`(` regions `)`)?
 * attributes? `:` type. False (reported) on error. */
static bool parse_generic(pl_parser *p, pl_op_state *state) {
  pl_refs refs = pl_p_take_refs(p);
  pl_token at = p->tok;
  bool ok = pl_p_expect_in(p, PL_TOK_L_PAREN, "to start operand list") && pl_p_refs(p, &refs) &&
            pl_p_expect_in(p, PL_TOK_R_PAREN, "to end operand list") && parse_generic_successors(p, state);
  ok = ok && parse_properties(p, state);
  const size_t first = state->attrs.len;
  ok = ok && parse_generic_regions(p, state) && pl_p_optional_attr_dict(p, &state->attrs);
  pl_p_drop_bits(state, first);
  ok = ok && parse_generic_type(p, state, &refs, at);
  pl_p_give_refs(p, &refs);
  return ok && group_operands(p, state);
}

/* The bits that the words in an opaque attribute such as `#llvm.overflow<nsw, nuw>` (MLIR 19) stand for, as an i32; NULL if one
 * is unknown. */
static const pl_attr *bits_of_words(pl_parser *p, const pl_sig_prop *prop, const pl_attr *attr) {
  pl_str text = attr->opaque.text;
  int64_t bits = 0;
  size_t at = 0;
  while (at < text.len && text.data[at] != '<')
    at++;
  while (++at < text.len) {
    size_t first = at;
    while (at < text.len && !strchr(" ,|>", text.data[at]))
      at++;
    int64_t value;
    if (at == first) continue;
    if (!pl_vocabulary_value(prop->words, (pl_str){text.data + first, at - first}, &value)) return NULL;
    bits |= value;
  }
  return pl_attr_i64(p->ctx, pl_type_integer(p->ctx, 32), bits);
}

/* Rewrites the op's properties from the spellings of older MLIR to today's. */
static void upgrade_attrs(pl_parser *p, pl_op_state *state) {
  for (size_t i = 0; i < state->attrs.len; i++) {
    pl_named_attr *entry = &state->attrs.data[i];
    const pl_sig_prop *prop = pl_signature_prop(state->signature, entry->name);
    if (prop) entry->value = pl_p_upgrade_value(p, prop, entry->value);
    if (prop && prop->kind == PL_PROP_BITS32 && entry->value->kind == PL_ATTR_OPAQUE) {
      const pl_attr *bits = bits_of_words(p, prop, entry->value);
      if (bits) entry->value = bits;
    }
    if (state->info->kind == PL_OP_LLVM_GETELEMENTPTR && pl_str_is(entry->name, "inbounds") &&
        entry->value->kind == PL_ATTR_UNIT) {
      entry->name = pl_p_intern(p, PL_STR("noWrapFlags"));
      entry->value = pl_attr_i64(p->ctx, pl_type_integer(p->ctx, 32), 3);
    }
  }
}

/* Upgrades the attributes of a registered op and drops properties that equal their default, except where MLIR keeps them. */
static void normalise_attrs(pl_parser *p, pl_op_state *state) {
  if (!state->signature) return;
  upgrade_attrs(p, state);
  size_t kept = 0;
  for (size_t i = 0; i < state->attrs.len; i++) {
    const pl_sig_prop *prop = pl_signature_prop(state->signature, state->attrs.data[i].name);
    if (prop && prop->has_default && !prop->optional && pl_sig_prop_default(p->ctx, prop) == state->attrs.data[i].value) continue;
    if (kept++ != i) state->attrs.data[kept - 1] = state->attrs.data[i];
  }
  state->attrs.len = kept;
}

/* Moves the blocks of `from`, which must not be used after that, to the empty region `to`. */
static void move_region(pl_region *from, pl_region *to) {
  to->first = from->first;
  to->last = from->last;
  for (pl_block *block = to->first; block; block = block->next)
    block->region = to;
}

/* Creates the detached op that `s` describes, in today's form, with its regions. NULL (reported) on error. */
static pl_op *build(pl_parser *p, pl_op_state *s) {
  if (!pl_p_upgrade_op(p, s)) return NULL;
  normalise_attrs(p, s);
  pl_op_spec spec = {
      .info = s->info,
      .operands = s->operands.data,
      .num_operands = (uint32_t)s->operands.len,
      .result_types = s->results.data,
      .num_results = (uint32_t)s->results.len,
      .attrs = s->attrs.len ? pl_attr_dict(p->ctx, s->attrs.data, (uint32_t)s->attrs.len) : NULL,
      .num_regions = (uint32_t)s->regions.len,
      .successors = s->successors.data,
      .successor_counts = s->successor_counts.data,
      .successor_operands = s->successor_operands.data,
      .num_successors = (uint32_t)s->successors.len,
      .segments = s->segments.data,
      .num_segments = (uint32_t)s->segments.len,
      .line = s->at.line,
      .column = s->at.column,
      .loc = s->loc,
  };
  for (size_t i = 0; s->regions.len && i < s->operands.len; i++)
    s->operands.data[i] = pl_p_meant(s->operands.data[i]);
  for (size_t i = 0; s->regions.len && i < s->successor_operands.len; i++)
    s->successor_operands.data[i] = pl_p_meant(s->successor_operands.data[i]);
  pl_op *op = pl_op_new(p->module, &spec);
  for (size_t i = 0; i < s->regions.len; i++)
    move_region(s->regions.data[i], op->regions[i]);
  return op;
}

/* Parses (%name (`:` count)? (`,` ...)* `=`)? before an op, appending the names with the number of results for each. False
 * (reported) on error. */
static bool parse_result_names(pl_parser *p, pl_op_state *s) {
  if (!pl_p_at(p, PL_TOK_PERCENT)) return true;
  do {
    if (!pl_p_at(p, PL_TOK_PERCENT)) return pl_p_error(p, p->tok, "expected valid ssa identifier");
    pl_result_name name = {{p->tok.start + 1, p->tok.len - 1}, 1, p->tok};
    pl_p_advance(p);
    if (pl_p_accept(p, PL_TOK_COLON)) {
      uint64_t count;
      if (!pl_p_at(p, PL_TOK_INTEGER)) return pl_p_error(p, p->tok, "expected integer number of results");
      if (!pl_p_u64(p->tok, &count) || count == 0 || count > UINT16_MAX)
        return pl_p_error(p, p->tok, "expected named operation to have at least 1 result");
      name.count = (uint32_t)count;
      pl_p_advance(p);
    }
    pl_vec_push(&s->names, name);
  } while (pl_p_accept(p, PL_TOK_COMMA));
  return pl_p_accept(p, PL_TOK_EQUAL) || pl_p_error(p, p->tok, "expected '=' after SSA name");
}

/* Binds the parsed result names, if there are any, to the op's results. False (reported) on error. */
static bool define_results(pl_parser *p, pl_op *op, const pl_op_state *s) {
  if (s->names.len == 0) return true;
  pl_token at = s->names.data[0].at;
  const size_t count = pl_p_count_names(s);
  if (op->num_results == 0) return pl_p_error(p, at, "cannot name an operation with no results");
  if (count != op->num_results)
    return pl_p_error(p, at, "operation defines %u results but was provided %zu to bind", op->num_results, count);
  uint32_t result = 0;
  for (size_t i = 0; i < s->names.len; i++) {
    const pl_result_name *name = &s->names.data[i];
    for (uint32_t k = 0; k < name->count; k++)
      if (!pl_p_define(p, name->name, k, pl_result(op, result++), &name->at)) return false;
  }
  return true;
}

/* The full name, in today's form, of an op written in custom form, where the default dialect of the enclosing region may be left
 * out. */
static pl_str full_name(pl_parser *p, pl_str name) {
  if (pl_str_is(name, "constant")) return pl_p_upgrade_name(name);
  if (memchr(name.data, '.', name.len)) return pl_p_upgrade_name(name);
  char buffer[128];
  const char *dialect = pl_vec_last(&p->buffers->default_dialects);
  size_t n = strlen(dialect);
  if (n + 1 + name.len < sizeof buffer) {
    memcpy(buffer, dialect, n);
    buffer[n] = '.';
    memcpy(buffer + n + 1, name.data, name.len);
    const pl_op_info *info = pl_op_info_named(p->ctx, (pl_str){buffer, n + 1 + name.len});
    if (info->kind != PL_OP_UNREGISTERED) return info->name;
  }
  return pl_p_upgrade_name(name);
}

/* Reports that no op has this custom name; always false. */
static bool unknown_op(pl_parser *p, pl_token at, pl_str name) {
  const char *dot = memchr(name.data, '.', name.len);
  if (!dot)
    return pl_p_error(p, at, "custom op '%.*s' is unknown (tried '%s.%.*s' as well)", PL_STR_FMT(name),
                      pl_vec_last(&p->buffers->default_dialects), PL_STR_FMT(name));
  pl_str dialect = {name.data, (size_t)(dot - name.data)};
  if (pl_dialect_is_registered(dialect)) return pl_p_error(p, at, "custom op '%.*s' is unknown", PL_STR_FMT(name));
  pl_sink names = {0};
  pl_dialect_list(&names);
  pl_p_error(p, at, "Dialect `%.*s' not found for custom op '%.*s' ", PL_STR_FMT(dialect), PL_STR_FMT(name));
  pl_p_note(p, at,
            "Available dialects: %s ; for more info on dialect registration see "
            "https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management",
            pl_sink_text(&names));
  (void)pl_sink_close(&names);
  return false;
}

/* Parses the custom form of the op in `state`, whose name was `written`. False (reported) on error, as if there is none. */
static bool parse_custom(pl_parser *p, pl_op_state *state, pl_str written) {
  const pl_format *format = pl_format_of(p->ctx, state->signature);
  if (state->info->kind == PL_OP_UNREGISTERED) return unknown_op(p, state->at, written);
  if (!format) return pl_p_error(p, state->at, "custom op '%.*s' has no custom assembly form", PL_STR_FMT(state->info->name));
  const pl_op_info *outer = p->custom; /* of the op around it, whose text goes on after */
  p->custom = state->info;
  bool ok = format->custom.len ? pl_p_custom(format->custom)(p, state) : pl_p_formatted(p, state, format);
  p->custom = outer;
  return ok;
}

/* Whether an op that the op table lacks may be parsed; false is reported, for an unregistered dialect at the token `after` the
 * name. */
static bool may_be_foreign(pl_parser *p, const pl_op_state *state, pl_token after) {
  const pl_op_info *info = state->info;
  switch (pl_foreign_of(info)) {
  case PL_FOREIGN_INVALID:
  case PL_FOREIGN_KNOWN: break;
  case PL_FOREIGN_UNKNOWN:
    return pl_p_error(p, state->at,
                      "unregistered operation '%.*s' found in dialect ('%.*s') that does not allow unknown operations",
                      PL_STR_FMT(info->name), PL_STR_FMT(info->dialect));
  case PL_FOREIGN_UNREGISTERED:
    if (p->options.allow_unregistered) break;
    return pl_p_error_at(p, after,
                         "operation being parsed with an unregistered dialect. If this is intended, please use "
                         "-allow-unregistered-dialect with the MLIR tool used");
  }
  return true;
}

/* Parses an op from its name on, without location, in generic form if the name is quoted, else in custom form. False (reported)
 * on error. */
static bool parse_named(pl_parser *p, pl_op_state *state) {
  pl_token_copy(&state->at, &p->tok);
  const pl_token *at = &state->at;
  const bool is_name = at->kind == PL_TOK_STRING || (at->kind == PL_TOK_BARE && !pl_p_is_integer_type(pl_token_text(*at)));
  if (!is_name) return pl_p_error(p, *at, "expected operation name in quotes");
  pl_str written = at->kind == PL_TOK_STRING ? pl_p_string(p, *at) : pl_token_text(*at);
  if (written.len == 0) return pl_p_error(p, *at, "empty operation name is invalid");
  if (memchr(written.data, '\0', written.len)) return pl_p_error(p, *at, "null character not allowed in operation name");
  pl_p_advance(p);
  if (at->kind == PL_TOK_BARE) {
    state->info = pl_op_info_named(p->ctx, full_name(p, written));
    state->old_name = pl_p_is_old_function(written);
    state->signature = pl_signature_of(p->ctx, state->info);
    return parse_custom(p, state, written);
  }
  bool dotted = memchr(written.data, '.', written.len) != NULL;
  state->info = pl_op_info_named(p->ctx, dotted ? pl_p_upgrade_name(written) : written);
  state->signature = pl_signature_of(p->ctx, state->info);
  if (state->info->kind == PL_OP_UNREGISTERED && !may_be_foreign(p, state, p->tok)) return false;
  return parse_generic(p, state);
}

bool pl_p_op(pl_parser *p, pl_block *block) {
  pl_op_state *state = pl_p_state(p);
  state->block = block;
  bool present, ok = parse_result_names(p, state) && parse_named(p, state);
  if (ok) {
    state->loc = pl_p_optional_loc(p, &present, &ok);
    pl_op *op = ok ? build(p, state) : NULL;
    if (op) {
      pl_op_append(block, op);
      if (p->pending_loc_alias.len)
        pl_vec_push(&p->buffers->deferred, ((pl_deferred_loc){op, NULL, p->pending_loc_alias, p->pending_loc_at}));
      ok = define_results(p, op, state);
    }
  }
  return ok;
}
