#include "verify/term/internal.h"

#include <assert.h>
#include <stdlib.h>

/* ---- interning ---- */

/* The hash of a node's parts, the arguments by their ids; `key` may lie, with its arguments, on the caller's stack. */
static uint64_t hash_term(const pl_term *key) {
  uint64_t h = pl_hash_u64((uint64_t)key->op | (uint64_t)key->sort.kind << 8 | (uint64_t)key->sort.width << 16, key->imm + 1);
  for (uint32_t i = 0; i < key->num_args; i++)
    h = pl_hash_u64(key->args[i]->id + 1u, h);
  if (key->op == PL_TERM_CONST) h = pl_apint_hash(key->value, h);
  if (key->name.len > 0) h = pl_hash_bytes(key->name.data, key->name.len, h);
  return h;
}

/* Whether the node `object` has the same op, sort, arguments, immediate, constant and name as `wanted`: the equality of the
 * hash set. */
static bool same_term(const void *object, const void *wanted, const void *user) {
  const pl_term *a = object, *b = wanted;
  (void)user;
  if (a->op != b->op || !pl_sort_eq(a->sort, b->sort) || a->imm != b->imm || a->num_args != b->num_args) return false;
  for (uint32_t i = 0; i < a->num_args; i++)
    if (a->args[i] != b->args[i]) return false;
  if (a->op == PL_TERM_CONST) return pl_apint_eq(a->value, b->value);
  return pl_str_eq(a->name, b->name);
}

/* The number in the memory of `T`: a copy if it is wider than 64 bits, whose words may belong to the caller. */
static pl_apint keep_value(pl_terms *T, pl_apint value) {
  if (value.width <= 64) return value;
  return pl_apint_from_words(T->arena, value.width, value.words, pl_apint_num_words(value.width));
}

/* A copy of the name in the memory of `T`, with a zero byte after it; "" for an empty name. */
static pl_str keep_name(pl_terms *T, pl_str name) {
  if (name.len == 0) return (pl_str){"", 0};
  char *copy = pl_arena_alloc(T->arena, name.len + 1);
  memcpy(copy, name.data, name.len);
  return (pl_str){copy, name.len};
}

/* The term without its constant factor; the term itself if it has none. */
static const pl_term *base_of(pl_terms *T, const pl_term *term) {
  if (term->op != PL_TERM_BV_MUL && term->op != PL_TERM_INT_MUL) return term;
  if (!pl_term_is_const(term->args[0])) return term;
  if (term->num_args == 2) return term->args[1];
  return pl_term_make(T, term->op, term->sort, term->args + 1, term->num_args - 1, 0);
}

/* The term with the parts of `key`: the existing one, or a new one with the next id, with copies of the arguments, number and
 * name, and with its base (see base_of). */
static const pl_term *intern(pl_terms *T, const pl_term *key) {
  uint64_t hash = hash_term(key);
  pl_term *found = pl_hashset_find(&T->set, hash, key, same_term, NULL);
  if (found) return found;
  pl_term_node *node = pl_arena_alloc(T->arena, sizeof *node);
  node->term = *key;
  node->term.id = T->count++;
  if (key->num_args > 0) node->term.args = pl_arena_copy(T->arena, (const void *)key->args, key->num_args * sizeof *key->args);
  if (key->op == PL_TERM_CONST) node->term.value = keep_value(T, key->value);
  node->term.name = keep_name(T, key->name);
  pl_hashset_add(&T->set, hash, node);
  node->base = base_of(T, &node->term);
  return &node->term;
}

const pl_term *pl_term_make(pl_terms *T, pl_term_op op, pl_sort sort, const pl_term *const *args, uint32_t count, uint64_t imm) {
  pl_term key = {.op = op, .sort = sort, .num_args = count, .args = args, .imm = imm};
  return intern(T, &key);
}

const pl_term *pl_term_make1(pl_terms *T, pl_term_op op, pl_sort sort, const pl_term *a, uint64_t imm) {
  return pl_term_make(T, op, sort, &a, 1, imm);
}

const pl_term *pl_term_make2(pl_terms *T, pl_term_op op, pl_sort sort, const pl_term *a, const pl_term *b, uint64_t imm) {
  return pl_term_make(T, op, sort, (const pl_term *[]){a, b}, 2, imm);
}

const pl_term *pl_term_make2_sorted(pl_terms *T, pl_term_op op, pl_sort sort, const pl_term *a, const pl_term *b) {
  return a->id <= b->id ? pl_term_make2(T, op, sort, a, b, 0) : pl_term_make2(T, op, sort, b, a, 0);
}

const pl_term *pl_term_const(pl_terms *T, pl_sort sort, pl_apint value) {
  assert(sort.kind == PL_SORT_INT ? value.width == PL_TERM_INT_WIDTH : value.width == sort.width);
  pl_term key = {.op = PL_TERM_CONST, .sort = sort, .value = value};
  return intern(T, &key);
}

/* ---- the table of terms ---- */

pl_terms *pl_terms_new(void) {
  pl_terms *T = pl_xmalloc(sizeof *T);
  *T = (pl_terms){.arena = pl_arena_new()};
  T->false_term = pl_term_const(T, PL_SORT_B, pl_apint_from_u64(T->arena, 1, 0));
  T->true_term = pl_term_const(T, PL_SORT_B, pl_apint_from_u64(T->arena, 1, 1));
  return T;
}

void pl_terms_free(pl_terms *T) {
  if (!T) return;
  pl_hashset_free(&T->set);
  pl_map_free(&T->memo);
  pl_arena_free(T->arena);
  free(T);
}

pl_arena *pl_terms_arena(pl_terms *T) { return T->arena; }
uint32_t pl_terms_count(const pl_terms *T) { return T->count; }

/* ---- leaves ---- */

const pl_term *pl_term_sym(pl_terms *T, pl_sort sort, pl_str name) {
  pl_term key = {.op = PL_TERM_SYM, .sort = sort, .name = name};
  return intern(T, &key);
}

const pl_term *pl_term_fresh(pl_terms *T, pl_sort sort, const char *prefix) {
  assert(T && prefix);
  pl_sink text = {0};
  pl_term key = {.op = PL_TERM_SYM, .sort = sort};
  do {
    text.len = 0;
    pl_sink_puts(&text, prefix);
    pl_sink_putc(&text, '!');
    pl_sink_u64(&text, T->fresh++);
    key.name = (pl_str){text.data, text.len};
  } while (pl_hashset_find(&T->set, hash_term(&key), &key, same_term, NULL));
  const pl_term *result = intern(T, &key);
  pl_sink_close(&text);
  return result;
}

void pl_terms_set_fold(pl_terms *T, pl_term_fold_fn fold) { T->fold = fold; }

const pl_term *pl_app(pl_terms *T, pl_sort sort, pl_str name, const pl_term *const *args, uint32_t count) {
  assert(name.len > 0 && (args || count == 0));
  const pl_term *known = T->fold ? T->fold(T, sort, name, args, count) : NULL;
  if (known) return known;
  pl_term key = {.op = PL_TERM_APP, .sort = sort, .name = name, .args = args, .num_args = count};
  return intern(T, &key);
}

const pl_term *pl_bool(pl_terms *T, bool value) { return value ? T->true_term : T->false_term; }
bool pl_term_is_true(const pl_term *a) {
  return a->op == PL_TERM_CONST && a->sort.kind == PL_SORT_BOOL && pl_apint_is_one(a->value);
}
bool pl_term_is_false(const pl_term *a) {
  return a->op == PL_TERM_CONST && a->sort.kind == PL_SORT_BOOL && pl_apint_is_zero(a->value);
}

const pl_term *pl_bv(pl_terms *T, pl_apint value) { return pl_term_const(T, pl_sort_bv(value.width), value); }
const pl_term *pl_bv_u64(pl_terms *T, uint32_t width, uint64_t value) {
  return pl_bv(T, pl_apint_from_u64(T->arena, width, value));
}
const pl_term *pl_bv_i64(pl_terms *T, uint32_t width, int64_t value) {
  return pl_bv(T, pl_apint_from_i64(T->arena, width, value));
}
bool pl_term_const_u64(const pl_term *a, uint64_t *out) {
  return a->op == PL_TERM_CONST && a->sort.kind == PL_SORT_BV && pl_apint_to_u64(a->value, out);
}
