/* uncaptured.c - objects that a call gets to see and does not learn for ever: the address is not captured, by the source's
 * claims, so after the call the object is this function's alone again, whatever the callee has written there.
 *
 * That is so of an object that nobody knew before, and that nothing leads to of all that the call passes but arguments that are
 * pointers to it and claimed not to be captured. One on the heap the callee might also have freed. Source: LLVM Language
 * Reference, "Pointer Capture", "Parameter Attributes": captures. */
#include <assert.h>

#include "verify/sem/memory/capture.h"
#include "verify/sem/memory/objects.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/object.h"
#include "verify/sem/state/roots.h"
#include "verify/sem/state/values.h"
#include "verify/tv/simulate/escape.h"

typedef struct leads_to {
  const pl_term *base;
  bool found;
} leads_to;

/* Notes in `user`, a leads_to, if the base is the one that is searched for. */
static void test_base(void *user, const pl_term *base) {
  leads_to *test = user;
  test->found |= base == test->base;
}

/* Whether the value leads to the object with that base, or reveals something of its address. */
static bool reaches(pl_tv *tv, const pl_term *value, const pl_term *base) {
  leads_to test = {base, false};
  pl_sem_reach(tv->world, value, test_base, &test);
  if (!test.found) pl_sem_reveal(tv->world, value, test_base, &test);
  return test.found;
}

void pl_tv_note_private(const pl_path *path, pl_term_vec *out) {
  assert(path->source.sem->role == PL_ROLE_SOURCE && out);
  for (size_t i = 0; i < path->source.sem->objects.len; i++)
    if (!path->source.sem->objects.data[i].escaped) pl_vec_push(out, path->source.sem->objects.data[i].base);
}

/* Whether no argument of the call leads to the object or reveals its address, except pointers into it that are claimed not to be
 * captured. */
static bool is_passed_safely(pl_tv *tv, pl_path *path, const pl_op *call, const pl_term *base) {
  const uint32_t first = pl_op_attr(call, PL_NAME_CALLEE) ? 0 : 1; /* what is called comes first */
  for (uint32_t i = 0; i < call->num_operands; i++) {
    const pl_flat *flat = pl_layout_flatten(tv->world->layout, pl_operand(call, i)->type);
    const pl_leaf *leaves = pl_sem_get(path->source.sem, pl_operand(call, i));
    const bool claimed = i >= first && pl_tv_operand_is_claimed(tv, call, i - first, PL_NAME_LLVM_NOCAPTURE);
    for (uint32_t k = 0; k < flat->num_leaves; k++) {
      const bool direct = claimed && pl_sem_root(tv->world, leaves[k].value) == base;
      if (!direct && reaches(tv, leaves[k].value, base)) return false;
    }
  }
  return true;
}

/* Whether the contents of an object that the call gets to see lead to the object or reveal its address. `before`: the objects
 * that had not escaped before the call. */
static bool is_in_memory(pl_tv *tv, const pl_path *path, const pl_term_vec *before, const pl_term *base) {
  for (size_t i = 0; i < before->len; i++) {
    const pl_sem_object *object = pl_sem_find_object(path->source.sem, before->data[i]);
    if (object && object->escaped && reaches(tv, object->mem, base)) return true;
  }
  return false;
}

/* Whether the callee is known neither to have kept the object's address nor to have ended it, so that the object is this
 * function's alone after the call. `before`: the bases of objects that had not escaped before the call. */
static bool is_forgotten(pl_tv *tv, pl_path *path, const pl_op *call, pl_call_claims claims, const pl_term_vec *before,
                         const pl_sem_object *object) {
  const bool stays = object->kind == PL_SEM_STACK || claims.writes_nothing || claims.frees_nothing;
  return stays && object->alive && !object->decides && is_passed_safely(tv, path, call, object->base) &&
         !is_in_memory(tv, path, before, object->base);
}

void pl_tv_forget_passed(pl_tv *tv, pl_path *path, const pl_op *call, pl_call_claims claims, const pl_term_vec *before) {
  assert(call && before && path->source.sem->role == PL_ROLE_SOURCE && path->lowered.sem->role == PL_ROLE_LOWERING);
  pl_term_vec forgotten = {0};
  for (size_t i = 0; i < before->len; i++) {
    const pl_sem_object *source = pl_sem_find_object(path->source.sem, before->data[i]);
    const pl_sem_object *lowered = pl_sem_find_object(path->lowered.sem, before->data[i]);
    if (source && lowered && source->escaped && lowered->escaped && lowered->alive &&
        is_forgotten(tv, path, call, claims, before, source))
      pl_vec_push(&forgotten, before->data[i]);
  }
  for (size_t i = 0; i < forgotten.len; i++) {
    pl_sem_object *source = pl_sem_find_object(path->source.sem, forgotten.data[i]),
                  *lowered = pl_sem_find_object(path->lowered.sem, forgotten.data[i]);
    source->escaped = lowered->escaped = false;
    if (!claims.writes_nothing) source->mem = lowered->mem = path->source.sem->mem;
  }
  pl_vec_free(&forgotten);
}

void pl_tv_share_contents(pl_tv *tv, pl_path *path, const pl_term_vec *before) {
  assert(tv && before && path->source.sem->role == PL_ROLE_SOURCE && path->lowered.sem->role == PL_ROLE_LOWERING);
  for (size_t i = 0; i < before->len; i++) {
    const pl_sem_object *source = pl_sem_find_object(path->source.sem, before->data[i]);
    const pl_sem_object *lowered = pl_sem_find_object(path->lowered.sem, before->data[i]);
    if (!source || !lowered || !source->escaped || !lowered->escaped) continue;
    path->source.sem->mem = pl_mem_copy(tv->T, path->source.sem->mem, source->mem, source->base, source->base, source->size);
    path->lowered.sem->mem =
        pl_mem_copy(tv->T, path->lowered.sem->mem, lowered->mem, lowered->base, lowered->base, lowered->size);
  }
}
