/* Heads of blocks, and what stands around the ops of a region. */
#include <assert.h>

#include "core/text/parse/attrs/attrs.h"
#include "core/text/parse/attrs/types.h"
#include "core/text/parse/region.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/parse/tokens/tokens.h"
#include "core/text/parse/values.h"

/* Counts one more level of nested regions; false (reported) if these are too many, because each costs several C frames. */
static bool enter_region(pl_parser *p) {
  if (++p->region_depth <= PL_MAX_NESTING) return true;
  p->region_depth--;
  return pl_p_error(p, p->tok, "regions nested deeper than %u levels are not supported", PL_MAX_NESTING);
}

/* Parses %arg `:` type location? and adds the argument to the block; with `define` its name is bound to it. False (reported) on
 * error. */
static bool parse_block_arg(pl_parser *p, pl_block *block, bool define) {
  pl_ref ref;
  if (!pl_p_ref(p, &ref) || !pl_p_expect_in(p, PL_TOK_COLON, "and type for SSA operand")) return false;
  const pl_type *type = pl_p_type(p);
  if (!type) return false;
  pl_value *arg = pl_block_add_arg(p->module, block, type);
  pl_arg_set_place(arg, ref.at.line, ref.at.column);
  bool present, ok;
  pl_arg_set_loc(arg, pl_p_optional_loc(p, &present, &ok));
  if (ok && p->pending_loc_alias.len)
    pl_vec_push(&p->buffers->deferred, ((pl_deferred_loc){NULL, arg, p->pending_loc_alias, p->pending_loc_at}));
  return ok && (!define || pl_p_define(p, ref.name, ref.number, arg, &ref.at));
}

pl_block *pl_p_block_header(pl_parser *p, pl_region *region, bool define) {
  assert(pl_p_at(p, PL_TOK_CARET));
  pl_token at = p->tok;
  pl_label *label = pl_p_label(p, at);
  pl_block *block = label->block;
  pl_p_advance(p);
  if (label->defined) {
    pl_p_error(p, at, "redefinition of block '^%.*s'", PL_STR_FMT(block->name));
    return NULL;
  }
  label->defined = true;
  block->line = at.line;
  block->column = at.column;
  pl_block_append(region, block);
  if (pl_p_accept(p, PL_TOK_L_PAREN) && !pl_p_accept(p, PL_TOK_R_PAREN)) {
    do {
      if (!parse_block_arg(p, block, define)) return NULL;
    } while (pl_p_accept(p, PL_TOK_COMMA));
    if (!pl_p_expect(p, PL_TOK_R_PAREN)) return NULL;
  }
  return pl_p_expect_in(p, PL_TOK_COLON, "after block name") ? block : NULL;
}

bool pl_p_define_args(pl_parser *p, pl_block *block, const pl_args *args) {
  for (size_t i = 0; args && i < args->len; i++) {
    const pl_arg *a = &args->data[i];
    pl_value *arg = pl_block_add_arg(p->module, block, a->type);
    pl_arg_set_loc(arg, a->loc);
    pl_arg_set_place(arg, a->ref.at.line, a->ref.at.column);
    if (a->loc_alias.len) pl_vec_push(&p->buffers->deferred, ((pl_deferred_loc){NULL, arg, a->loc_alias, a->ref.at}));
    if (!pl_p_define_entry(p, &a->ref, arg)) return false;
  }
  return true;
}

pl_block *pl_p_entry(pl_parser *p, pl_region *region) {
  pl_block *entry = pl_block_new(p->module);
  entry->line = p->tok.line;
  entry->column = p->tok.column;
  pl_block_append(region, entry);
  return entry;
}

/* Whether the blocks that were referred to in the region are defined; those that are not are reported. */
static bool check_labels(pl_parser *p, const pl_labels *labels) {
  bool ok = true;
  for (size_t i = 0; i < labels->list.len; i++)
    if (!labels->list.data[i].defined) ok = pl_p_error(p, labels->list.data[i].at, "reference to an undefined block");
  return ok;
}

/* The dialect whose prefix ops directly in a region of `owner` may omit. */
static const char *default_dialect(const pl_parser *p, const pl_op_info *owner) {
  if (owner->kind == PL_OP_FUNC_FUNC) return "func";
  if (owner->kind == PL_OP_BUILTIN_MODULE) return "builtin";
  return owner->kind == PL_OP_LLVM_FUNC ? "llvm" : pl_vec_last(&p->buffers->default_dialects);
}

bool pl_p_open_region(pl_parser *p, const pl_op_info *owner, pl_open_region *open) {
  if (!pl_p_expect_in(p, PL_TOK_L_BRACE, "to begin a region") || !enter_region(p)) return false;
  *open = (pl_open_region){.isolated = (owner->traits & PL_TRAIT_ISOLATED) != 0};
  if (open->isolated) pl_p_push_scope(p);
  open->mark = pl_vec_last(&p->buffers->scopes)->defined.len;
  pl_vec_push(&p->buffers->labels, &open->labels);
  pl_vec_push(&p->buffers->default_dialects, default_dialect(p, owner));
  return true;
}

bool pl_p_shut_region(pl_parser *p, pl_open_region *open, bool ok) {
  assert(p->region_depth && p->buffers->labels.len);
  (void)pl_vec_pop(&p->buffers->default_dialects);
  (void)pl_vec_pop(&p->buffers->labels);
  if (ok) {
    ok = pl_vec_last(&p->buffers->scopes)->broken || check_labels(p, &open->labels);
    pl_p_forget(p, open->mark);
  }
  pl_map_free(&open->labels.map);
  pl_vec_free(&open->labels.list);
  if (open->isolated && !pl_p_pop_scope(p)) ok = false;
  p->region_depth--;
  return ok;
}
