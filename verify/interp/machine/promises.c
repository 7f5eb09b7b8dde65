/* promises.c - what a function claims to do, held against what it does. Source: LLVM Language Reference, "Function
 * Attributes", "Parameter Attributes". */
#include "verify/interp/machine/promises.h"

#include <assert.h>

#include "core/ir/attr_params.h"
#include "verify/interp/machine/argument_claims.h"

/* Whether the dictionary `lowered` has the attribute and `source` has not; both may be NULL. */
static bool is_new(const pl_attr *lowered, const pl_attr *source, pl_attr_name name) {
  return lowered != NULL && pl_dict_get(lowered, pl_attr_names[name]) != NULL &&
         (source == NULL || pl_dict_get(source, pl_attr_names[name]) == NULL);
}

/* The source's attributes that need no check in the lowering: none if the source is an llvm.func, else `source_claims`, as what
 * they say of memory need not be about an address. */
static const pl_attr *claims_to_discount(const pl_op *source, const pl_attr *source_claims) {
  return pl_op_is(source, PL_OP_LLVM_FUNC) ? NULL : source_claims;
}

/* The set of pl_promise that follow from attributes `lowered` of an argument which the argument's attributes in the source,
 * `source`, do not have; both may be NULL. */
static uint8_t argument_promises(const pl_attr *lowered, const pl_attr *source) {
  uint8_t set = 0;
  if (is_new(lowered, source, PL_NAME_LLVM_READONLY)) set |= PL_PROMISE_NO_WRITE;
  if (is_new(lowered, source, PL_NAME_LLVM_WRITEONLY)) set |= PL_PROMISE_NO_READ;
  if (is_new(lowered, source, PL_NAME_LLVM_READNONE)) set |= PL_PROMISE_NO_READ | PL_PROMISE_NO_WRITE;
  return set;
}

/* Whether the function has the claim under its MLIR attribute name, its prefixed name, or LLVM's word in `passthrough`. */
static bool says(const pl_op *func, pl_attr_name name, pl_attr_name prefixed, const char *word) {
  return pl_op_attr(func, name) != NULL || pl_op_attr(func, prefixed) != NULL || pl_op_passes_through(func, word);
}

/* Whether the memory effects `argMem` or `other` are `what`, "read" or "write", or "readwrite". */
static bool allows(const pl_attr *effects, const char *what) {
  static const char *const places[] = {"argMem", "other"};
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    const pl_str word = pl_attr_param_text(effects, places[i]);
    if (pl_str_is(word, "readwrite") || pl_str_is(word, what)) return true;
  }
  return false;
}

bool pl_may_promise(const pl_op *lowered) {
  static const pl_attr_name names[] = {PL_NAME_ARG_ATTRS, PL_NAME_MEMORY_EFFECTS, PL_NAME_PASSTHROUGH, PL_NAME_WILL_RETURN,
                                       PL_NAME_NORETURN};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (pl_op_attr(lowered, names[i]) != NULL) return true;
  return false;
}

const pl_promises *pl_promises_of(pl_arena *arena, const pl_op *source, const pl_op *lowered, const uint32_t *origin) {
  assert(pl_may_promise(lowered) && origin != NULL);
  const uint32_t count = pl_func_entry(lowered)->num_args;
  uint8_t *arguments = PL_NEW_ARRAY(arena, uint8_t, (size_t)count + 1);
  pl_promises *p = PL_NEW(arena, pl_promises);
  const pl_attr *effects = pl_op_attr(lowered, PL_NAME_MEMORY_EFFECTS);
  const bool source_says = !pl_op_is(source, PL_OP_LLVM_FUNC) && (pl_op_attr(source, PL_NAME_LLVM_MEMORY_EFFECTS) != NULL ||
                                                                  pl_op_attr(source, PL_NAME_LLVM_READNONE) != NULL);
  bool any = false;
  for (uint32_t i = 0; i < count; i++) {
    const pl_attr *lowered_claims = pl_claims_at(lowered, PL_NAME_ARG_ATTRS, i),
                  *source_claims = pl_claims_at(source, PL_NAME_ARG_ATTRS, origin[i]);
    any |= (arguments[i] = argument_promises(lowered_claims, claims_to_discount(source, source_claims))) != 0;
    if (is_new(lowered_claims, source_claims, PL_NAME_LLVM_RETURNED)) p->returned = i + 1;
  }
  p->arguments = arguments;
  p->never_returns = says(lowered, PL_NAME_NORETURN, PL_NAME_LLVM_NORETURN, "noreturn") &&
                     !says(source, PL_NAME_NORETURN, PL_NAME_LLVM_NORETURN, "noreturn");
  p->returns = says(lowered, PL_NAME_WILL_RETURN, PL_NAME_LLVM_WILL_RETURN, "willreturn") &&
               !says(source, PL_NAME_WILL_RETURN, PL_NAME_LLVM_WILL_RETURN, "willreturn");
  if (effects != NULL && pl_attr_is(effects, "memory_effects") && !source_says) {
    p->reads_nothing = !allows(effects, "read");
    p->writes_nothing = !allows(effects, "write");
  }
  any |= p->returned != 0 || p->never_returns || p->returns || p->reads_nothing || p->writes_nothing;
  return any ? p : NULL;
}

bool pl_keeps_promises(pl_machine *m, const pl_op *op, const pl_scalar *pointer, uint32_t object, bool is_store) {
  assert(m != NULL && pointer != NULL);
  const pl_promises *p = m->promises;
  if (p == NULL || object == 0) return true;
  const char *what = is_store ? "a store" : "a load";
  const uint8_t set = pointer->argument != 0 ? p->arguments[pointer->argument - 1] : 0;
  if ((set & (is_store ? PL_PROMISE_NO_WRITE : PL_PROMISE_NO_READ)) != 0) {
    pl_stop_undefined(m, op, "%s through argument %u, of which the function claims that there is none", what,
                      (unsigned)pointer->argument - 1);
    return false;
  }
  const pl_buffer *b = pl_memory_at(&m->memory, object);
  const bool others = b->object.kind == PL_OBJECT_INCOMING || (b->object.kind == PL_OBJECT_GLOBAL && !b->constant);
  if (!others || !(is_store ? p->writes_nothing : p->reads_nothing)) return true;
  pl_stop_undefined(m, op, "%s of memory that the function claims not to %s", what, is_store ? "write" : "read");
  return false;
}

bool pl_may_return(pl_machine *m, const pl_op *op, const pl_scalar *values, uint32_t count) {
  assert(m->frames.len > 0);
  const pl_promises *p = m->promises;
  if (p == NULL || m->frames.len != 1) return true;
  if (p->never_returns) {
    pl_stop_undefined(m, op, "a function returns that claims not to");
    return false;
  }
  if (p->returned == 0 || count != 1) return true;
  const pl_scalar *given = pl_leaves(m, pl_func_entry(pl_vec_last(&m->frames).plan->func)->args[p->returned - 1]);
  if (!pl_scalar_is_fine(given) || !pl_scalar_is_fine(values) || given->bits.width != values->bits.width ||
      pl_apint_eq(given->bits, values->bits))
    return true;
  pl_stop_undefined(m, op, "a function that claims to return argument %u returns something else", (unsigned)p->returned - 1);
  return false;
}
