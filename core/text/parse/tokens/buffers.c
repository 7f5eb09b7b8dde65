/* What a parser leaves to the next one: memory, and nothing that was read. Most of the time that a short text took was malloc's.
 */
#include "core/text/parse/tokens/buffers.h"

#include "core/base/uncounted.h"
#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"

/* What a longer text made grow is not stored. */
#define MAX_TEXT ((size_t)1 << 16)

PL_UNCOUNTED_BEGIN

/* Frees the vectors of an op state. */
static void free_state(pl_op_state *s) {
  pl_vec_free(&s->names);
  pl_vec_free(&s->operands);
  pl_vec_free(&s->segments);
  pl_vec_free(&s->results);
  pl_vec_free(&s->attrs);
  pl_vec_free(&s->successors);
  pl_vec_free(&s->successor_counts);
  pl_vec_free(&s->successor_operands);
  pl_vec_free(&s->regions);
  for (uint32_t g = 0; g < s->num_groups_cap; g++) {
    pl_vec_free(&s->groups[g]);
    pl_vec_free(&s->group_types[g]);
  }
  for (uint32_t r = 0; r < s->num_results_cap; r++)
    pl_vec_free(&s->result_types[r]);
}

/* Frees the tables of a scope. */
static void free_scope(pl_scope *scope) {
  pl_hashset_free(&scope->names);
  pl_vec_free(&scope->defined);
  pl_vec_free(&scope->forwards);
}

#define FREE_LISTS(lists)                                                                                                        \
  do {                                                                                                                           \
    for (size_t i_ = 0; i_ < (lists)->len; i_++)                                                                                 \
      pl_vec_free(&(lists)->data[i_]);                                                                                           \
    pl_vec_free(lists);                                                                                                          \
  } while (0)

/* Frees a pl_parse_buffers with all that it holds. */
static void free_buffers(void *data) {
  pl_parse_buffers *b = data;
  for (size_t i = 0; i < b->states.len; i++)
    free_state(b->states.data[i]);
  for (size_t i = 0; i < b->spare_scopes.len; i++)
    free_scope(b->spare_scopes.data[i]);
  pl_vec_free(&b->states);
  pl_vec_free(&b->scopes);
  pl_vec_free(&b->labels);
  pl_vec_free(&b->default_dialects);
  pl_vec_free(&b->deferred);
  pl_hashset_free(&b->known_types);
  pl_vec_free(&b->spare_scopes);
  FREE_LISTS(&b->spare_types);
  FREE_LISTS(&b->spare_refs);
  FREE_LISTS(&b->spare_args);
  FREE_LISTS(&b->spare_i64s);
  FREE_LISTS(&b->spare_u32s);
  FREE_LISTS(&b->spare_attr_vec);
  FREE_LISTS(&b->spare_named_attrs);
  pl_arena_free(b->arena);
  free(b);
}

pl_parse_buffers *pl_p_take_buffers(pl_context *ctx) {
  pl_parse_buffers *b = pl_context_take_buffers(ctx);
  if (b) return b;
  b = pl_xmalloc(sizeof *b);
  *b = (pl_parse_buffers){.arena = pl_arena_new()};
  return b;
}

void pl_p_give_buffers(pl_context *ctx, pl_parse_buffers *b, size_t text_size) {
  while (b->scopes.len) { /* of a text that ended too early */
    pl_scope *scope = pl_vec_pop(&b->scopes);
    free_scope(scope);
    pl_vec_push(&b->spare_scopes, scope);
  }
  if (text_size > MAX_TEXT) {
    free_buffers(b);
    return;
  }
  pl_vec_clear(&b->labels);
  pl_vec_clear(&b->default_dialects);
  pl_vec_clear(&b->deferred);
  pl_hashset_clear(&b->known_types);
  pl_context_give_buffers(ctx, b, free_buffers);
}

/* pl_p_take_KIND and pl_p_give_KIND. */
#define LIST(kind)                                                                                                               \
  pl_##kind pl_p_take_##kind(pl_parser *p) {                                                                                     \
    pl_parse_buffers *b = p->buffers;                                                                                            \
    return b->spare_##kind.len ? pl_vec_pop(&b->spare_##kind) : (pl_##kind){NULL, 0, 0};                                         \
  }                                                                                                                              \
  void pl_p_give_##kind(pl_parser *p, pl_##kind *list) {                                                                         \
    if (!list->data) return;                                                                                                     \
    pl_vec_clear(list);                                                                                                          \
    pl_vec_push(&p->buffers->spare_##kind, *list);                                                                               \
    *list = (pl_##kind){NULL, 0, 0};                                                                                             \
  }
LIST(types)
LIST(refs)
LIST(args)
LIST(i64s)
LIST(u32s)
LIST(attr_vec)
LIST(named_attrs)

pl_scope *pl_p_take_scope(pl_parser *p) {
  pl_parse_buffers *b = p->buffers;
  return b->spare_scopes.len ? pl_vec_pop(&b->spare_scopes) : PL_NEW(b->arena, pl_scope);
}

void pl_p_give_scope(pl_parser *p, pl_scope *scope) {
  pl_hashset_clear(&scope->names);
  pl_vec_clear(&scope->defined);
  pl_vec_clear(&scope->forwards);
  scope->broken = false;
  pl_vec_push(&p->buffers->spare_scopes, scope);
}

pl_op_state *pl_p_state(pl_parser *p) {
  while (p->buffers->states.len <= p->region_depth)
    pl_vec_push(&p->buffers->states, PL_NEW(p->buffers->arena, pl_op_state));
  pl_op_state *s = p->buffers->states.data[p->region_depth];
  s->info = NULL;
  s->signature = NULL;
  s->loc = NULL;
  s->old_name = false;
  pl_vec_clear(&s->names);
  pl_vec_clear(&s->operands);
  pl_vec_clear(&s->segments);
  pl_vec_clear(&s->results);
  pl_vec_clear(&s->attrs);
  pl_vec_clear(&s->successors);
  pl_vec_clear(&s->successor_counts);
  pl_vec_clear(&s->successor_operands);
  pl_vec_clear(&s->regions);
  for (uint32_t i = 0; i < s->num_groups_cap; i++) {
    pl_vec_clear(&s->groups[i]);
    pl_vec_clear(&s->group_types[i]);
  }
  for (uint32_t i = 0; i < s->num_results_cap; i++)
    pl_vec_clear(&s->result_types[i]);
  return s;
}

void pl_p_state_groups(pl_parser *p, pl_op_state *state) {
  const pl_signature *s = state->signature;
  if (state->num_groups_cap < s->num_operands) {
    /* The old arrays' buffers move along. */
    pl_refs *groups = PL_NEW_ARRAY(p->buffers->arena, pl_refs, s->num_operands);
    pl_types *types = PL_NEW_ARRAY(p->buffers->arena, pl_types, s->num_operands);
    for (uint32_t i = 0; i < state->num_groups_cap; i++) {
      groups[i] = state->groups[i];
      types[i] = state->group_types[i];
    }
    state->groups = groups;
    state->group_types = types;
    state->num_groups_cap = s->num_operands;
  }
  if (state->num_results_cap < s->num_results) {
    pl_types *types = PL_NEW_ARRAY(p->buffers->arena, pl_types, s->num_results);
    for (uint32_t i = 0; i < state->num_results_cap; i++)
      types[i] = state->result_types[i];
    state->result_types = types;
    state->num_results_cap = s->num_results;
  }
}

PL_UNCOUNTED_END
