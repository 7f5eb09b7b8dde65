/* term_parts.c - the parts of a term that its value is made of. */
#include "verify/sem/state/term_parts.h"

#include <assert.h>

/* Adds to the work list the parts of a function of one or two memories (llvm/order.c, memory/strided_copy.c) that its value is
 * made of: memories, and of a function of one what follows the address. */
static void push_from_memory(const pl_term *term, pl_term_vec *work) {
  const bool copies = term->num_args > 1 && term->args[1]->sort.kind == PL_SORT_MEM;
  pl_vec_push(work, term->args[0]);
  if (copies) pl_vec_push(work, term->args[1]);
  for (uint32_t i = 2; !copies && i < term->num_args; i++)
    pl_vec_push(work, term->args[i]);
}

void pl_term_push_parts(const pl_term *term, pl_term_vec *work) {
  assert(term && work);
  const bool of_memory = term->num_args > 0 && term->args[0]->sort.kind == PL_SORT_MEM;
  if (term->op == PL_TERM_APP && of_memory) {
    push_from_memory(term, work);
    return;
  }
  if (of_memory) pl_vec_push(work, term->args[0]);
  if (term->op == PL_TERM_MEM_STORE) pl_vec_push(work, term->args[2]);
  for (uint32_t i = 0; !of_memory && i < term->num_args; i++)
    pl_vec_push(work, term->args[i]);
}
