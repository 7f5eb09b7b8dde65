/* start.c - the start of a comparison: objects, globals and arguments of both machines. */
#include "verify/interp/compare/comparer.h"

#include "verify/interp/machine/argument_claims.h"
#include "verify/interp/machine/promises.h"
#include "verify/interp/ops/calls.h"
#include "verify/interp/run/globals.h"

/* Copies the objects of the inputs to both machines, as counterparts. False: the comparison is concluded. */
static bool copy_objects(pl_comparer *c) {
  for (uint32_t i = 1; i <= c->inputs->num_objects; i++) {
    uint32_t source = pl_memory_add_copy(&c->source.memory, &c->inputs->objects[i]);
    uint32_t lowered = pl_memory_add_copy(&c->lowered.memory, &c->inputs->objects[i]);
    if (source == 0 || lowered == 0) {
      pl_conclude(c, PL_COMPARISON_LIMIT, NULL, NULL, NULL, "the inputs need too much memory");
      return false;
    }
    pl_memory_at(&c->source.memory, source)->twin = lowered;
    pl_memory_at(&c->source.memory, source)->shift_known = true;
    pl_memory_at(&c->lowered.memory, lowered)->twin = source;
  }
  return true;
}

/* The lowering's arguments, *count leaves (scalars), made of the source's by its convention (LLVM IR Target (2022), "Calling
 * Conventions"). origin[i] is the source's argument that leaf i belongs to. NULL if the inputs do not fit the type. */
static pl_scalar *lowered_arguments(pl_comparer *c, const pl_type *type, uint32_t *count, uint32_t *origin) {
  pl_scalar *out = PL_NEW_ARRAY(c->run.arena, pl_scalar, (size_t)c->inputs->num_args + 1);
  uint32_t at = 0;
  *count = 0;
  for (uint32_t i = 0; i < type->func.num_inputs; i++) {
    const pl_type *t = type->func.inputs[i];
    uint32_t n = pl_layout_of(&c->run.layouts, t)->num_leaves;
    if (n > c->inputs->num_args - at) return NULL;
    bool bare = t->kind == PL_TYPE_MEMREF && c->run.bare;
    const uint32_t first = bare ? at + 1 : at, last = bare ? at + 2 : at + n;
    for (uint32_t j = first; j < last; j++) {
      origin[*count] = i;
      out[(*count)++] = c->inputs->args[j];
    }
    at += n;
  }
  return at == c->inputs->num_args ? out : NULL;
}

/* Whether the lowering's parameters are known to have as many scalars as `args`, of the same widths. */
static bool signature_fits(pl_comparer *c, const pl_scalar *args, uint32_t count) {
  const pl_block *entry = pl_func_entry(c->lowered_func);
  uint32_t at = 0;
  for (uint32_t i = 0; i < entry->num_args; i++) {
    const pl_layout *layout = pl_layout_of(&c->run.layouts, entry->args[i]->type);
    if (!layout->known || layout->num_leaves > count - at) return false;
    for (uint32_t j = 0; j < layout->num_leaves; j++)
      if (layout->leaves[j].width != args[at + j].bits.width) return false;
    at += layout->num_leaves;
  }
  return at == count;
}

/* In some runs, puts new objects into the upper half of the address space, where signed arithmetic on addresses goes wrong. */
static void lie_high(pl_comparer *c) {
  enum { ONE_IN = 8, CHOSEN = 3 };
  if (c->run.options->low_addresses || c->inputs->seed % ONE_IN != CHOSEN) return;
  c->source.memory.next |= PL_UPPER_HALF;
  c->lowered.memory.next |= PL_UPPER_HALF;
}

/* In some runs, aligns the lowering's new objects to a page, so that code that aligns them has nothing to add. */
static void lie_aligned(pl_comparer *c) {
  enum { ONE_IN = 8, CHOSEN = 6, PAGE = 4096 };
  if (c->inputs->seed % ONE_IN == CHOSEN) c->lowered.memory.coarse = PAGE;
}

/* In some runs, lets new objects reuse the addresses of freed ones. */
static void lie_again(pl_comparer *c) {
  enum { ONE_IN = 4, CHOSEN = 1 };
  c->source.memory.reuses = c->lowered.memory.reuses = c->inputs->seed % ONE_IN == CHOSEN;
}

/* Sets what the function `func` of the machine promises (promises.h), and marks each argument of one scalar in `args` with its
 * number from 1, so that accesses through it can be checked. origin[k] is the source's argument that scalar k comes from;
 * NULL: `func` is the source. */
static void hold_promises(pl_comparer *c, pl_machine *m, const pl_op *func, pl_scalar *args, const uint32_t *origin) {
  const pl_block *entry = pl_func_entry(func);
  uint32_t *origins = PL_NEW_ARRAY(c->run.arena, uint32_t, (size_t)entry->num_args + 1);
  for (uint32_t i = 0, at = 0; i < entry->num_args; i++) {
    const uint32_t count = pl_layout_of(&c->run.layouts, entry->args[i]->type)->num_leaves;
    origins[i] = origin == NULL ? i : count > 0 ? origin[at] : 0;
    if (count == 1) args[at].argument = i + 1;
    at += count;
  }
  m->promises = pl_promises_of(c->run.arena, m->role == PL_ROLE_LOWERING ? c->source_func : func, func, origins);
}

/* The scalars of the source's arguments: those of the inputs, or a copy marked by hold_promises if the source may promise
 * something. */
static const pl_scalar *source_arguments(pl_comparer *c) {
  const pl_scalar *given = c->inputs->args;
  if (!pl_op_is(c->source_func, PL_OP_LLVM_FUNC) || !pl_may_promise(c->source_func)) return given;
  pl_scalar *args = PL_NEW_ARRAY(c->run.arena, pl_scalar, (size_t)c->inputs->num_args + 1);
  memcpy(args, given, c->inputs->num_args * sizeof *args);
  hold_promises(c, &c->source, c->source_func, args, NULL);
  return args;
}

/* Counts the bytes that each `writable` pointer argument of the source claims dereferenceable as written on entry, so that the
 * lowering may store to them as well. (LLVM Language Reference, "Parameter Attributes", writable.) */
static void store_back_writable(pl_comparer *c) {
  const pl_block *entry = pl_func_entry(c->source_func);
  for (uint32_t i = 0; i < entry->num_args; i++) {
    const pl_attr *claims = pl_claims_at(c->source_func, PL_NAME_ARG_ATTRS, i);
    if (entry->args[i]->type->kind != PL_TYPE_LLVM_PTR || !pl_claims(claims, PL_NAME_LLVM_WRITABLE)) continue;
    const uint64_t sure = pl_claimed_number(claims, PL_NAME_LLVM_DEREFERENCEABLE),
                   others = pl_claimed_number(claims, PL_NAME_LLVM_DEREFERENCEABLE_OR_NULL);
    const pl_scalar *pointer = pl_leaves(&c->source, entry->args[i]);
    if (pointer->object == 0 || !pl_scalar_is_fine(pointer)) continue;
    const uint64_t from = pl_scalar_word(pointer) - pl_memory_at(&c->source.memory, pointer->object)->object.base;
    if (from <= pl_memory_at(&c->source.memory, pointer->object)->object.size)
      pl_memory_note_written(&c->source.memory, pointer->object, from, sure > others ? sure : others);
  }
}

bool pl_start_comparison(pl_comparer *c) {
  const pl_type *type = pl_func_type(c->source_func);
  if (pl_func_is_declaration(c->source_func) || pl_func_is_declaration(c->lowered_func) || type == NULL) {
    pl_conclude(c, PL_COMPARISON_UNSUPPORTED, NULL, c->source_func, c->lowered_func, "a function without a body can't be run");
    return false;
  }
  if (!copy_objects(c)) return false;
  c->run.is_main = pl_str_is(pl_symbol_name(c->source_func), "main");
  pl_make_globals(&c->lowered, c->run.lowered_module);
  c->source.model = &c->lowered.memory;
  /* What exists in the source only, globals included, never has an address of an object of the lowering. */
  c->source.memory.next += (uint64_t)1 << 44;
  pl_make_globals(&c->source, c->run.source_module);
  lie_high(c);
  lie_aligned(c);
  lie_again(c);
  uint32_t count, *origin = PL_NEW_ARRAY(c->run.arena, uint32_t, (size_t)c->inputs->num_args + 1);
  pl_scalar *args = lowered_arguments(c, type, &count, origin);
  if (args == NULL || !signature_fits(c, args, count)) {
    pl_conclude(c, PL_COMPARISON_UNSUPPORTED, NULL, c->source_func, c->lowered_func,
                "the lowering's parameters are not those that the calling convention demands");
    return false;
  }
  if (pl_may_promise(c->lowered_func)) hold_promises(c, &c->lowered, c->lowered_func, args, origin);
  c->source.memory.watches_writes = c->lowered.memory.watches_writes = true;
  pl_machine_enter(&c->source, c->source_func, NULL, source_arguments(c), c->inputs->num_args);
  pl_machine_enter(&c->lowered, c->lowered_func, NULL, args, count);
  store_back_writable(c);
  if (c->run.options->record)
    pl_record_start(&c->recorder, c->out, &c->run, &c->source, &c->lowered, c->source_func, c->lowered_func, args, count);
  return true;
}
