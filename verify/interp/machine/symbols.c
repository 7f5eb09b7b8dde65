/* symbols.c - functions as values, and whose bodies calls run; globals by name. */
#include "verify/interp/machine/symbols.h"

#include <assert.h>
#include <stdio.h>

#include "verify/claims/claims.h"
#include "verify/claims/op_claims.h"

uint64_t pl_function_address(pl_run *run, pl_str name) {
  assert(run->arena != NULL);
  for (size_t i = 0; i < run->functions.len; i++)
    if (pl_str_eq(run->functions.data[i], name)) return PL_MODULE_FUNCTIONS + 16 * i;
  pl_vec_push(&run->functions, name);
  return PL_MODULE_FUNCTIONS + 16 * (run->functions.len - 1);
}

/* Sets *name to a name made up for the inputs' function at the address; false, with *name unchanged, if it is not the address of
 * one. */
static bool outside_function_at(pl_run *run, uint64_t address, pl_str *name) {
  uint64_t i = (address - PL_OUTSIDE_FUNCTIONS) / 16;
  if (address < PL_OUTSIDE_FUNCTIONS || address % 16 != 0 || i >= PL_MAX_OUTSIDE_FUNCTIONS) return false;
  char text[32];
  int len = snprintf(text, sizeof text, "(function %u from outside)", (unsigned)i + 1);
  *name = (pl_str){(const char *)pl_arena_copy(run->arena, text, (size_t)len + 1), (size_t)len};
  return true;
}

bool pl_function_at(pl_run *run, uint64_t address, pl_str *name) {
  uint64_t i = (address - PL_MODULE_FUNCTIONS) / 16;
  if (outside_function_at(run, address, name)) return true;
  if (address < PL_MODULE_FUNCTIONS || (address - PL_MODULE_FUNCTIONS) % 16 != 0 || i >= run->functions.len) return false;
  *name = run->functions.data[i];
  return true;
}

/* The function of that name in a symbol table (NULL: none), if it has a body; else NULL. */
static const pl_op *with_body(const pl_op *table, pl_str name) {
  const pl_op *op = table != NULL ? pl_symbol_lookup(table, name) : NULL;
  return op != NULL && pl_op_has(op, PL_TRAIT_FUNCTION) && !pl_func_is_declaration(op) ? op : NULL;
}

/* The linkage attribute of a function; NULL if it has none. */
static const pl_attr *linkage_of(const pl_op *func) {
  return pl_op_attr(func, pl_op_is(func, PL_OP_LLVM_FUNC) ? PL_NAME_LINKAGE : PL_NAME_LLVM_LINKAGE);
}

/* Whether the linker can't replace the function's body by one with another meaning, so that calls may run it. (LLVM Language
 * Reference, "Linkage Types".) */
static bool is_final(const pl_op *func) {
  return pl_claim_linkage_has(pl_enum_word_of(linkage_of(func)), PL_CLAIM_EXACT | PL_CLAIM_ODR);
}

/* Whether the function (NULL: yes) has a linkage with which its definition is the one that is linked (PL_CLAIM_EXACT). */
static bool is_exact(const pl_op *func) {
  return func == NULL || pl_claim_linkage_has(pl_enum_word_of(linkage_of(func)), PL_CLAIM_EXACT);
}

/* Whether the function (NULL: no) is a copy, available_externally, of one that is defined elsewhere and does the same. */
static bool is_copy(const pl_op *func) { return func != NULL && pl_enum_has(linkage_of(func), "available_externally"); }

const pl_op *pl_entered_function(const pl_machine *m, pl_str name) {
  const pl_run *run = m->run;
  if (!run->options->inside) return NULL;
  const pl_op *source = with_body(run->source_module, name), *lowered = with_body(run->lowered_module, name);
  bool in_lowering = run->lowered_module != NULL && pl_symbol_lookup(run->lowered_module, name) != NULL;
  if (run->options->reference && source == NULL && pl_source_function(run, name) != NULL) source = lowered;
  if (in_lowering && lowered == NULL && is_copy(source)) lowered = source;
  if (in_lowering && (lowered == NULL || !is_final(lowered))) return NULL;
  if (source != NULL && !is_final(source)) return NULL;
  if (run->options->exact_bodies && !(is_exact(source) && is_exact(lowered))) return NULL;
  if (m->role == PL_ROLE_SOURCE) return source;
  return source != NULL ? lowered : NULL;
}

bool pl_has_final_body(const pl_run *run, pl_str name) {
  const pl_op *source = with_body(run->source_module, name);
  return source != NULL && is_final(source);
}

const pl_op *pl_source_function(const pl_run *run, pl_str name) {
  const pl_op *op = run->source_module != NULL ? pl_symbol_lookup(run->source_module, name) : NULL;
  return op != NULL && pl_op_has(op, PL_TRAIT_FUNCTION) ? op : NULL;
}

bool pl_is_unknown_to_llvm(const pl_op *op) { return pl_op_claims(op, PL_AT_FUNCTION | PL_AT_CALL, PL_CLAIM_NO_BUILTIN); }

uint32_t pl_global_object(pl_machine *m, pl_str name) {
  for (uint32_t i = 1; i < m->memory.buffers.len; i++) {
    pl_buffer *b = pl_memory_at(&m->memory, i);
    if (b->object.kind != PL_OBJECT_GLOBAL || b->symbol.len == 0 || !pl_str_eq(b->symbol, name)) continue;
    b->named = true;
    return i;
  }
  return 0;
}
