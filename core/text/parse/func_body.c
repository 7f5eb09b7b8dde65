/* The body of a function, if it has one. */
#include "core/text/parse/custom.h"
#include "core/text/parse/op.h"
#include "core/text/parse/region.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/parse/tokens/tokens.h"

bool pl_p_optional_body(pl_parser *p, pl_op_state *s, const pl_args *args) {
  pl_region *region = NULL;
  bool ok = true;
  if (p->hook && p->hook->body(p, s, args, &ok)) return ok;
  if (pl_p_at(p, PL_TOK_L_BRACE)) {
    pl_token at = p->tok;
    region = pl_p_region(p, s->info, args->len && args->data[0].ref.name.len ? args : NULL);
    if (!region) return false;
    if (!region->first) return pl_p_custom_error(p, at, "expected non-empty function body");
  } else {
    region = PL_NEW(p->arena, pl_region);
    /* Until 2020 a declaration needed not say that it is private. */
    if (s->old_name && !pl_p_state_attr(s, PL_NAME_SYM_VISIBILITY))
      pl_p_set_attr(p, s, PL_NAME_SYM_VISIBILITY, pl_attr_string(p->ctx, PL_STR("private")));
  }
  pl_vec_push(&s->regions, region);
  return true;
}
