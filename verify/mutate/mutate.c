#include "verify/mutate/mutate.h"

#include <assert.h>

#include "verify/mutate/mutator.h"

typedef struct row {
  pl_mutation_info info;
  void (*visit)(pl_mutator *mu, pl_op *op);
} row;

static const row rows[PL_NUM_MUTATIONS] = {
#define OPERATOR(ident, name, summary) [PL_MUTATION_##ident] = {{name, summary}, pl_mutate_##ident},
#include "verify/mutate/operators.def"
#undef OPERATOR
};

const pl_mutation_info *pl_mutation_info_of(pl_mutation mutation) {
  assert(mutation > PL_MUTATION_INVALID && mutation < PL_NUM_MUTATIONS);
  return &rows[mutation].info;
}

pl_mutation pl_mutation_named(pl_str name) {
  for (pl_mutation m = PL_MUTATION_INVALID + 1; m < PL_NUM_MUTATIONS; m++)
    if (pl_str_is(name, rows[m].info.name)) return m;
  return PL_MUTATION_INVALID;
}

/* Modules may be nested, and regions of globals and functions hold operations: a list of what is still to visit, not recursion.
 */
typedef PL_VEC(pl_op *) op_list;

/* Pushes the operations directly in the regions of `op` onto the list, so that the first one in the text is popped first. */
static void push_children(op_list *list, const pl_op *op) {
  for (uint32_t r = op->num_regions; r-- > 0;) {
    for (pl_block *block = op->regions[r]->last; block; block = block->prev)
      for (pl_op *child = block->last; child; child = child->prev)
        pl_vec_push(list, child);
  }
}

/* Lets the operator `mutation` visit the module's op and all operations in it, in the order of the text, until mu->done; mu->func
 * is the symbol (no symbol table) that was met last. A worklist, not recursion, holds what is to be visited. */
static void visit_all(pl_mutator *mu, pl_mutation mutation) {
  op_list list = {0};
  pl_vec_push(&list, mu->module->op);
  while (list.len != 0 && !mu->done) {
    pl_op *op = pl_vec_pop(&list);
    push_children(&list, op);
    if (pl_op_has(op, PL_TRAIT_SYMBOL) && !pl_op_has(op, PL_TRAIT_SYMBOL_TABLE)) mu->func = op;
    rows[mutation].visit(mu, op);
  }
  pl_vec_free(&list);
}

uint32_t pl_mutation_sites(pl_module *module, pl_mutation mutation) {
  assert(module && mutation > PL_MUTATION_INVALID && mutation < PL_NUM_MUTATIONS);
  pl_mutator mu = {.module = module, .wanted = UINT32_MAX};
  visit_all(&mu, mutation);
  return mu.seen;
}

bool pl_mutation_apply(pl_module *module, pl_mutation mutation, uint32_t number, pl_mutant *out) {
  assert(module && out && mutation > PL_MUTATION_INVALID && mutation < PL_NUM_MUTATIONS);
  pl_mutator mu = {.module = module, .wanted = number};
  visit_all(&mu, mutation);
  *out = mu.mutant;
  return mu.done;
}
