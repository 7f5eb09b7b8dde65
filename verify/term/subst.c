#include "verify/term/internal.h"

#include "core/base/vec.h"

/* Walks over the graph of terms with a worklist: subterms first, each once. */

typedef PL_VEC(const pl_term *) term_stack;

/* ---- a term from new arguments ---- */

/* The term of like's op (AND, OR, INT_ADD, INT_MUL, or one that pl_bv_binary takes) on the like->num_args arguments `args`, made
 * by the binary constructor applied from left to right. */
static const pl_term *fold_args(pl_terms *T, const pl_term *like, const pl_term *const *args) {
  const pl_term *result = args[0];
  for (uint32_t i = 1; i < like->num_args; i++) {
    if (like->op == PL_TERM_AND)
      result = pl_and(T, result, args[i]);
    else if (like->op == PL_TERM_OR)
      result = pl_or(T, result, args[i]);
    else if (like->op == PL_TERM_INT_ADD)
      result = pl_int_add(T, result, args[i]);
    else if (like->op == PL_TERM_INT_MUL)
      result = pl_int_mul(T, result, args[i]);
    else
      result = pl_bv_binary(T, like->op, result, args[i]);
  }
  return result;
}

const pl_term *pl_term_rebuild(pl_terms *T, const pl_term *like, const pl_term *const *args) {
  switch (like->op) {
  case PL_TERM_INVALID:
  case PL_NUM_TERM_OPS:
  case PL_TERM_CONST:
  case PL_TERM_SYM: break;
  case PL_TERM_APP: return pl_app(T, like->sort, like->name, args, like->num_args);
  case PL_TERM_NOT: return pl_not(T, args[0]);
  case PL_TERM_EQ: return pl_eq(T, args[0], args[1]);
  case PL_TERM_ITE: return pl_ite(T, args[0], args[1], args[2]);
  case PL_TERM_AND:
  case PL_TERM_OR:
  case PL_TERM_BV_ADD:
  case PL_TERM_BV_MUL:
  case PL_TERM_BV_AND:
  case PL_TERM_BV_OR:
  case PL_TERM_BV_XOR:
  case PL_TERM_BV_UDIV:
  case PL_TERM_BV_UREM:
  case PL_TERM_BV_SDIV:
  case PL_TERM_BV_SREM:
  case PL_TERM_BV_SHL:
  case PL_TERM_BV_LSHR:
  case PL_TERM_BV_ASHR:
  case PL_TERM_BV_ULT:
  case PL_TERM_BV_ULE:
  case PL_TERM_BV_SLT:
  case PL_TERM_BV_SLE:
  case PL_TERM_BV_SADDO:
  case PL_TERM_BV_UADDO:
  case PL_TERM_BV_SSUBO:
  case PL_TERM_BV_USUBO:
  case PL_TERM_BV_SMULO:
  case PL_TERM_BV_UMULO:
  case PL_TERM_INT_ADD:
  case PL_TERM_INT_MUL: return fold_args(T, like, args);
  case PL_TERM_BV_CONCAT: return pl_bv_concat(T, args[0], args[1]);
  case PL_TERM_BV_EXTRACT: return pl_bv_extract(T, args[0], (uint32_t)like->imm, like->sort.width);
  case PL_TERM_BV_ZEXT: return pl_bv_zext(T, args[0], like->sort.width);
  case PL_TERM_BV_SEXT: return pl_bv_sext(T, args[0], like->sort.width);
  case PL_TERM_INT_LE: return pl_int_le(T, args[0], args[1]);
  case PL_TERM_INT_LT: return pl_int_lt(T, args[0], args[1]);
  case PL_TERM_INT_OF_SBV: return pl_int_of_sbv(T, args[0]);
  case PL_TERM_INT_OF_UBV: return pl_int_of_ubv(T, args[0]);
  case PL_TERM_MEM_STORE: return pl_mem_store(T, args[0], args[1], args[2], args[3]);
  case PL_TERM_MEM_FREE: return pl_mem_free(T, args[0], args[1]);
  case PL_TERM_MEM_LOAD: return pl_mem_load(T, args[0], args[1], like->sort.width / 8);
  case PL_TERM_MEM_POISON: return pl_mem_poison(T, args[0], args[1], (uint32_t)like->imm);
  }
  return like;
}

/* ---- replacing ---- */

/* The term with each argument replaced by what `done` has for it (it has all of them), rebuilt in normal form; `a` itself if
 * nothing changed. `args` is scratch space. */
static const pl_term *replaced(pl_terms *T, const pl_term *a, const pl_map *done, term_stack *args) {
  bool changed = false;
  pl_vec_clear(args);
  for (uint32_t i = 0; i < a->num_args; i++) {
    const pl_term *x = pl_map_get_ptr(done, a->args[i]);
    changed = changed || x != a->args[i];
    pl_vec_push(args, x);
  }
  return changed ? pl_term_rebuild(T, a, args->data) : a;
}

/* Pushes the arguments of `a` that are no key of `done` onto the stack; true if there are any. */
static bool push_missing(const pl_term *a, const pl_map *done, term_stack *stack) {
  size_t before = stack->len;
  for (uint32_t i = 0; i < a->num_args; i++)
    if (!pl_map_has(done, a->args[i])) pl_vec_push(stack, a->args[i]);
  return stack->len > before;
}

const pl_term *pl_term_rewrite(pl_terms *T, const pl_term *a, const pl_map *terms) {
  pl_map done = {0};
  term_stack stack = {0}, args = {0};
  pl_vec_push(&stack, a);
  while (stack.len > 0) {
    const pl_term *top = pl_vec_last(&stack);
    const pl_term *result = pl_map_get_ptr(terms, top);
    if (!pl_map_has(&done, top)) {
      if (!result && push_missing(top, &done, &stack)) continue;
      pl_map_set_ptr(&done, top, result ? result : replaced(T, top, &done, &args));
    }
    (void)pl_vec_pop(&stack);
  }
  const pl_term *result = pl_map_get_ptr(&done, a);
  pl_vec_free(&stack);
  pl_vec_free(&args);
  pl_map_free(&done);
  return result;
}

const pl_term *pl_term_substitute(pl_terms *T, const pl_term *a, const pl_map *symbols) { return pl_term_rewrite(T, a, symbols); }

void pl_term_symbols(const pl_term *a, pl_map *seen, void (*visit)(void *user, const pl_term *symbol), void *user) {
  term_stack stack = {0};
  pl_vec_push(&stack, a);
  while (stack.len > 0) {
    const pl_term *top = pl_vec_pop(&stack);
    if (pl_map_has(seen, top)) continue;
    pl_map_set_ptr(seen, top, top);
    if (top->op == PL_TERM_SYM || top->op == PL_TERM_APP) visit(user, top);
    for (uint32_t i = top->num_args; i > 0; i--)
      pl_vec_push(&stack, top->args[i - 1]);
  }
  pl_vec_free(&stack);
}
