/* SSA names and labels: scopes, forward references, definitions. Source of the rules: MLIR documentation, "MLIR Language
 * Reference", "Value Scoping" and "Control Flow and SSACFG Regions". */
#include <assert.h>

#include "core/text/parse/attrs/types.h"
#include "core/text/parse/tokens/buffers.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/parse/tokens/tokens.h"
#include "core/text/parse/values.h"

void pl_p_push_scope(pl_parser *p) { pl_vec_push(&p->buffers->scopes, pl_p_take_scope(p)); }

bool pl_p_pop_scope(pl_parser *p) {
  assert(p->buffers->scopes.len);
  pl_scope *scope = pl_vec_pop(&p->buffers->scopes);
  bool ok = true;
  for (size_t i = 0; i < scope->forwards.len && !scope->broken; i++)
    if (!scope->forwards.data[i].value->number)
      ok = pl_p_error(p, scope->forwards.data[i].at, "use of undeclared SSA value name");
  pl_p_give_scope(p, scope);
  return ok;
}

/* Whether the entry (pl_name) in a hash set has the name `key` points to. */
static bool has_name(const void *object, const void *key, const void *user) {
  const pl_name *entry = object;
  const pl_str *name = key;
  (void)user;
  return pl_str_eq((pl_str){entry->text, entry->len}, *name);
}

/* The entry of a name in the innermost scope, created empty if the name is new. */
static pl_name *name_entry(pl_parser *p, pl_str name) {
  pl_scope *scope = pl_vec_last(&p->buffers->scopes);
  uint64_t hash = pl_hash_bytes(name.data, name.len, 0);
  pl_name *entry = pl_hashset_find(&scope->names, hash, &name, has_name, NULL);
  if (entry) return entry;
  entry = PL_NEW(p->arena, pl_name);
  entry->text = name.data;
  entry->len = (uint32_t)name.len;
  pl_hashset_add(&scope->names, hash, entry);
  return entry;
}

/* The array of the values that a name has, by result number. */
static pl_value **values_of(pl_name *entry) { return entry->cap > 1 ? entry->values.many : &entry->values.one; }

/* The value of result `number` of a name; NULL if there is none yet. */
static pl_value *value_at(pl_name *entry, uint32_t number) { return number < entry->count ? values_of(entry)[number] : NULL; }

/* Sets the value of result `number` of a name, enlarging its array as needed. */
static void set_value(pl_parser *p, pl_name *entry, uint32_t number, pl_value *value) {
  if (number >= entry->cap) {
    uint32_t cap = entry->cap * 2 > number ? entry->cap * 2 : number + 1;
    pl_value **values = cap > 1 ? PL_NEW_ARRAY(p->arena, pl_value *, cap) : NULL;
    if (entry->count) memcpy(values, values_of(entry), entry->count * sizeof *values);
    if (values) entry->values.many = values;
    entry->cap = cap;
  }
  for (; entry->count <= number; entry->count++)
    values_of(entry)[entry->count] = NULL;
  values_of(entry)[number] = value;
}

/* Stands for a value that is not defined yet; which it is, when `value.number` is set. */
typedef struct pl_placeholder {
  pl_value value;
  pl_value *meant; /* NULL after an error */
} pl_placeholder;

/* Whether the value is a placeholder for one that is defined later. */
static bool is_forward(const pl_value *value) { return !value->op && !value->block; }

/* Creates a placeholder of that type for the result that `ref` names, and records it as a forward reference of the scope. */
static pl_value *forward_value(pl_parser *p, pl_name *entry, const pl_ref *ref, const pl_type *type) {
  pl_placeholder *placeholder = PL_NEW(p->arena, pl_placeholder);
  pl_value *value = &placeholder->value;
  *placeholder = (pl_placeholder){.value.type = type};
  set_value(p, entry, ref->number, value);
  pl_vec_push(&pl_vec_last(&p->buffers->scopes)->forwards, ((pl_forward){value, ref->at}));
  return value;
}

pl_value *pl_p_use(pl_parser *p, const pl_ref *ref, const pl_type *type) {
  pl_name *entry = name_entry(p, ref->name);
  pl_value *value = value_at(entry, ref->number);
  if (!value) {
    const pl_value *first = value_at(entry, 0);
    if (first && !is_forward(first)) {
      pl_p_error(p, ref->at, "reference to invalid result number");
      return NULL;
    }
    return forward_value(p, entry, ref, type);
  }
  if (value->type == type) return value;
  pl_p_error(p, ref->at, "use of value '%%%.*s' expects different type than prior uses: '%s' vs '%s'", PL_STR_FMT(ref->name),
             pl_p_type_text(p, type), pl_p_type_text(p, value->type));
  if (entry->line) pl_p_note(p, (pl_token){.line = entry->line, .column = entry->column}, "prior use here");
  return NULL;
}

const pl_type *pl_p_type_of(pl_parser *p, const pl_ref *ref) {
  const pl_value *value = value_at(name_entry(p, ref->name), ref->number);
  return value ? value->type : NULL;
}

bool pl_p_uses(pl_parser *p, const pl_refs *refs, const pl_types *types, pl_token at, pl_values *out) {
  assert(types->len <= types->cap);
  if (refs->len != types->len)
    return pl_p_custom_error(p, refs->len ? refs->data[0].at : at,
                             "number of operands and types do not match: got %zu operands and %zu types", refs->len, types->len);
  for (size_t i = 0; i < refs->len; i++) {
    pl_value *value = pl_p_use(p, &refs->data[i], types->data[i]);
    if (!value) return false;
    pl_vec_push(out, value);
  }
  return true;
}

/* A copy of the name in the module's arena. */
static const char *copy_name(const pl_parser *p, pl_str name) {
  char *copy = pl_arena_alloc(p->module->arena, name.len + 1);
  memcpy(copy, name.data, name.len);
  return copy;
}

bool pl_p_define(pl_parser *p, pl_str name, uint32_t number, pl_value *value, const pl_token *at) {
  assert(number < UINT32_MAX);
  pl_name *entry = name_entry(p, name);
  pl_value *before = value_at(entry, number);
  if (before && !is_forward(before)) {
    pl_p_error(p, *at, "redefinition of SSA value '%%%.*s'", PL_STR_FMT(name));
    pl_p_note(p, (pl_token){.line = entry->line, .column = entry->column}, "previously defined here");
    return false;
  }
  if (before && before->type != value->type) {
    pl_p_error(p, *at, "definition of SSA value '%%%.*s#%u' has type '%s'", PL_STR_FMT(name), number,
               pl_p_type_text(p, value->type));
    pl_scope *scope = pl_vec_last(&p->buffers->scopes);
    for (size_t i = 0; i < scope->forwards.len; i++)
      if (scope->forwards.data[i].value == before)
        pl_p_note(p, scope->forwards.data[i].at, "previously used here with type '%s'", pl_p_type_text(p, before->type));
    before->number = 1;
    return false;
  }
  if (before) {
    pl_value_replace_all(before, value);
    before->number = 1; /* resolved */
    ((pl_placeholder *)before)->meant = value;
  }
  set_value(p, entry, number, value);
  entry->line = at->line;
  entry->column = at->column;
  value->name = copy_name(p, name);
  if (number == 0) pl_vec_push(&pl_vec_last(&p->buffers->scopes)->defined, entry);
  return true;
}

pl_value *pl_p_meant(pl_value *value) {
  pl_value *meant = value && is_forward(value) && value->number ? ((pl_placeholder *)value)->meant : NULL;
  return meant ? meant : value;
}

bool pl_p_define_entry(pl_parser *p, const pl_ref *ref, pl_value *value) {
  pl_name *entry = name_entry(p, ref->name);
  const pl_value *before = value_at(entry, ref->number);
  if (!before) return pl_p_define(p, ref->name, ref->number, value, &ref->at);
  pl_p_error(p, ref->at, "region entry argument '%%%.*s' is already in use", PL_STR_FMT(ref->name));
  pl_token at = {.line = entry->line, .column = entry->column};
  const pl_scope *scope = pl_vec_last(&p->buffers->scopes);
  for (size_t i = 0; i < scope->forwards.len; i++)
    if (scope->forwards.data[i].value == before) at = scope->forwards.data[i].at;
  pl_p_note(p, at, "previously referenced here");
  return false;
}

void pl_p_forget(pl_parser *p, size_t mark) {
  assert(mark <= pl_vec_last(&p->buffers->scopes)->defined.len);
  pl_scope *scope = pl_vec_last(&p->buffers->scopes);
  while (scope->defined.len > mark)
    pl_vec_pop(&scope->defined)->count = 0;
}

void pl_p_forget_name(pl_parser *p, pl_str name) {
  const pl_scope *scope = pl_vec_last(&p->buffers->scopes);
  pl_name *entry = pl_hashset_find(&scope->names, pl_hash_bytes(name.data, name.len, 0), &name, has_name, NULL);
  for (uint32_t i = 0; entry && i < entry->count; i++) {
    pl_value *value = values_of(entry)[i];
    if (!value || !value->name) continue;
    pl_arena_give(p->module->arena, (char *)value->name, name.len + 1);
    value->name = NULL;
  }
  if (entry) entry->count = 0;
}

void pl_p_shrink_names(pl_parser *p) {
  pl_scope *scope = pl_vec_last(&p->buffers->scopes);
  pl_hashset left = {0};
  for (size_t i = 0; i < scope->names.num_slots; i++) {
    pl_name *entry = scope->names.slots[i].object;
    if (entry && entry->count)
      pl_hashset_add(&left, scope->names.slots[i].hash, entry);
    else if (entry)
      pl_arena_give(p->arena, entry, sizeof *entry);
  }
  pl_hashset_free(&scope->names);
  scope->names = left;
  pl_vec_clear(&scope->defined);
}

pl_label *pl_p_label(pl_parser *p, pl_token at) {
  assert(p->buffers->labels.len && pl_p_at(p, PL_TOK_CARET));
  pl_labels *labels = pl_vec_last(&p->buffers->labels);
  pl_str name = pl_p_intern(p, (pl_str){at.start + 1, at.len - 1});
  uint64_t position;
  if (!pl_map_get(&labels->map, (uint64_t)(uintptr_t)name.data, &position)) {
    pl_block *block = pl_block_new(p->module);
    block->name = name;
    position = labels->list.len;
    pl_vec_push(&labels->list, ((pl_label){block, at, false}));
    pl_map_set(&labels->map, (uint64_t)(uintptr_t)name.data, position);
  }
  return &labels->list.data[position];
}

pl_block *pl_p_block_ref(pl_parser *p) {
  if (!pl_p_at(p, PL_TOK_CARET)) {
    pl_p_error(p, p->tok, "expected block name");
    return NULL;
  }
  if (p->buffers->labels.len == 0) {
    pl_p_error(p, p->tok, "reference to a block outside of a region");
    return NULL;
  }
  pl_block *block = pl_p_label(p, p->tok)->block;
  pl_p_advance(p);
  return block;
}

/* Parses (ref (`,` ref)* `:` type (`,` type)*)? `)`, the operands passed to a successor, after `(`, and appends the values to
 * `out`. False (reported) on error. */
static bool parse_successor_operands(pl_parser *p, pl_values *out) {
  pl_refs refs = pl_p_take_refs(p);
  pl_types types = pl_p_take_types(p);
  pl_token at = p->tok;
  bool ok = true;
  if (!pl_p_at(p, PL_TOK_R_PAREN))
    ok = pl_p_refs(p, &refs) && pl_p_expect(p, PL_TOK_COLON) && pl_p_type_list(p, &types) && pl_p_uses(p, &refs, &types, at, out);
  pl_p_give_refs(p, &refs);
  pl_p_give_types(p, &types);
  return ok && pl_p_expect(p, PL_TOK_R_PAREN);
}

/* Parses ref (`,` ref)* `:` type (`,` type)*, with as many types as references, and appends the values to `out`. False (reported)
 * on error. */
static bool parse_group(pl_parser *p, pl_values *out) {
  pl_refs refs = pl_p_take_refs(p);
  pl_types types = pl_p_take_types(p);
  pl_token at = p->tok;
  bool ok = pl_p_refs(p, &refs) && pl_p_expect(p, PL_TOK_COLON);
  while (ok && types.len < refs.len) {
    const pl_type *type = types.len == 0 || pl_p_expect(p, PL_TOK_COMMA) ? pl_p_type(p) : NULL;
    ok = type != NULL;
    if (ok) pl_vec_push(&types, type);
  }
  ok = ok && pl_p_uses(p, &refs, &types, at, out);
  pl_p_give_refs(p, &refs);
  pl_p_give_types(p, &types);
  return ok;
}

/* Parses group (`,` group)* `]`, successor operands as of 2022 after `[`, and appends the values to `out`. False (reported) on
 * error. (MLIR documentation, "'llvm' Dialect" (2022), PHI Nodes and Block Arguments.) */
static bool parse_bracketed_operands(pl_parser *p, pl_values *out) {
  do {
    if (!parse_group(p, out)) return false;
  } while (pl_p_accept(p, PL_TOK_COMMA));
  return pl_p_expect(p, PL_TOK_R_SQUARE);
}

bool pl_p_successor(pl_parser *p, pl_op_state *state) {
  pl_block *block = pl_p_block_ref(p);
  if (!block) return false;
  size_t before = state->successor_operands.len;
  bool branch = state->info && (state->info->kind == PL_OP_LLVM_BR || state->info->kind == PL_OP_LLVM_COND_BR);
  if (pl_p_accept(p, PL_TOK_L_PAREN) && !parse_successor_operands(p, &state->successor_operands)) return false;
  if (branch && pl_p_accept(p, PL_TOK_L_SQUARE) && !parse_bracketed_operands(p, &state->successor_operands)) return false;
  pl_vec_push(&state->successors, block);
  pl_vec_push(&state->successor_counts, (uint32_t)(state->successor_operands.len - before));
  return true;
}
