/* What is read of an op: its attributes, and more results than it can have. */
#include <assert.h>

#include "core/ir/dialect.h"
#include "core/text/parse/op.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/parse/tokens/tokens.h"

void pl_p_set_attr(pl_parser *p, pl_op_state *state, pl_attr_name name, const pl_attr *value) {
  pl_vec_push(&state->attrs, ((pl_named_attr){pl_p_intern(p, pl_attr_names[name]), value}));
}

const pl_attr *pl_p_state_attr(const pl_op_state *state, pl_attr_name name) {
  for (size_t i = state->attrs.len; i-- > 0;)
    if (pl_str_eq(state->attrs.data[i].name, pl_attr_names[name])) return state->attrs.data[i].value;
  return NULL;
}

size_t pl_p_count_names(const pl_op_state *s) {
  size_t count = 0;
  for (size_t i = 0; i < s->names.len; i++)
    count += s->names.data[i].count;
  return count;
}

bool pl_p_wrong_results(pl_parser *p, const pl_op_state *s, size_t types) {
  assert(s->signature);
  const size_t count = pl_p_count_names(s);
  if (count > 0 && count != types)
    return pl_p_error(p, s->names.data[0].at, "operation defines %zu results but was provided %zu to bind", types, count);
  const pl_signature *signature = s->signature;
  if (signature->num_results == 1) return pl_p_error(p, s->at, "'%.*s' op requires one result", PL_STR_FMT(s->info->name));
  uint32_t fixed = 0;
  for (uint32_t i = 0; i < signature->num_results; i++)
    fixed += signature->results[i].quantifier == PL_ONE;
  return pl_p_error(p, s->at, "'%.*s' op expected %u or more results", PL_STR_FMT(s->info->name), fixed);
}
