/* pure_calls.c - calls without side effects are no events of a run: source and lowering get the result that a function of the
 * arguments, and of the memory that came in if the callee may read, gives. At an event after which execution need not go on, and
 * at the end, the lowering has made none that the source has not made. (LLVM Language Reference, "Function Attributes":
 * memory(...), nounwind, willreturn.) */
#include "verify/interp/ops/pure_calls.h"

#include <assert.h>
#include <string.h>

#include "verify/claims/purity.h"
#include "verify/interp/inputs/source_claims.h"
#include "verify/interp/machine/argument_claims.h"
#include "verify/interp/ops/claim_checks.h"

/* A hash of callee and arguments; clears *fine if an argument is poison or undef. */
static uint64_t digest_of_arguments(pl_str name, const pl_scalar *args, uint32_t count, bool *fine) {
  uint64_t digest = pl_hash_bytes(name.data, name.len, 0x70757265);
  for (uint32_t i = 0; i < count; i++) {
    *fine &= pl_scalar_is_fine(&args[i]);
    for (uint32_t k = 0; pl_scalar_is_fine(&args[i]) && k < (args[i].bits.width + 63) / 64; k++)
      digest = pl_hash_u64(pl_apint_word(args[i].bits, k), digest);
  }
  return digest;
}

/* Adds all live incoming objects to *digest, as the callee may read them; none if the run has a `noalias`
 * argument. False if a byte of them is poison or was never written. */
static bool digest_of_memory(const pl_machine *m, uint64_t *digest) {
  if (m->run->has_noalias) return true;
  for (uint32_t i = 1; i < m->memory.buffers.len; i++) {
    const pl_buffer *buffer = pl_memory_at(&m->memory, i);
    const pl_object *object = &buffer->object;
    if (object->kind != PL_OBJECT_INCOMING || !object->alive) continue;
    if (!pl_object_is_fine(object)) return false;
    *digest = pl_object_digest(object, *digest);
  }
  return true;
}

/* The digest with the contents of the live objects added that a callee may read and that may have changed since another call, and
 * m->num_changing_calls. */
static uint64_t digest_of_readable(const pl_machine *m, uint64_t digest) {
  digest = pl_hash_u64(m->num_changing_calls, digest);
  for (uint32_t i = 1; i < m->memory.buffers.len; i++) {
    const pl_buffer *buffer = pl_memory_at(&m->memory, i);
    const pl_object_kind kind = buffer->object.kind;
    const bool escaped = kind == PL_OBJECT_INCOMING || kind == PL_OBJECT_GLOBAL || buffer->twin != 0;
    if (!escaped || !buffer->object.alive || buffer->constant || buffer->not_escaped || buffer->noalias) continue;
    digest = pl_object_digest(&buffer->object, pl_hash_u64(i, digest));
  }
  return digest;
}

/* The key by which equal calls are recognized: a hash of callee and arguments, and of the memory that the callee may read unless
 * its purity excludes that. */
static uint64_t key_of_repeated(const pl_machine *m, pl_purity purity, pl_str name, const pl_scalar *args, uint32_t count) {
  bool fine = true;
  const uint64_t key = digest_of_arguments(name, args, count, &fine);
  return purity == PL_PURITY_READS ? digest_of_readable(m, key) : key;
}

/* Sets the leaves `out` to a result of a pure call, drawn by the seed, that satisfies the claims of declaration and call that can
 * be kept in drawing. False if the type can't be drawn. */
static bool draw(pl_machine *m, const pl_op *op, const pl_op *declaration, uint64_t seed, pl_scalar *out) {
  const pl_type *type = pl_result(op, 0)->type;
  pl_draw d = {.arena = m->run->arena, .layouts = &m->run->layouts, .options = m->run->options, .seed = &seed};
  pl_vec_push(&d.objects, (pl_object){0});
  const bool drawn = pl_draw_value(&d, type, out);
  pl_vec_free(&d.objects);
  if (!drawn) return false;
  pl_keep_claims(&d, pl_claims_at(declaration, PL_NAME_RES_ATTRS, 0), pl_claims_at(op, PL_NAME_RES_ATTRS, 0), type, out);
  return true;
}

/* Sets *out to the result of a pure call, the same for all calls of source and lowering with this seed and as many leaves. False
 * if the type can't be drawn. */
static bool result_of(pl_machine *m, const pl_op *op, const pl_op *declaration, uint64_t seed, pl_scalar *out) {
  const uint32_t count = pl_num_leaves(m, pl_result(op, 0));
  const uint64_t key = pl_hash_u64(count, seed);
  uint64_t kept;
  if (pl_map_get(&m->run->pure_results, key, &kept)) {
    memcpy(out, (const pl_scalar *)(uintptr_t)kept, count * sizeof *out);
    return true;
  }
  if (!draw(m, op, declaration, seed, out)) return false;
  const pl_scalar *copy = pl_arena_copy(m->run->arena, out, count * sizeof *out);
  pl_map_set(&m->run->pure_results, key, (uint64_t)(uintptr_t)copy);
  return true;
}

/* Notes, if the source passes floats, that what follows depends on their exact values: on NaNs that were made and on rounding
 * that is open. Does nothing in the lowering. */
static void note_freedom(pl_machine *m, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_operands && m->role == PL_ROLE_SOURCE; i++) {
    const pl_type *type = pl_operand(op, i)->type;
    if (type->kind == PL_TYPE_VECTOR) type = type->shaped.elem;
    if (type->kind != PL_TYPE_FLOAT) continue;
    m->observed_nan |= m->made_nan;
    m->observed_rounding |= m->inexact || m->loose;
  }
}

/* The function of that name in the source's module, declared or defined; NULL if there is none. */
static const pl_op *declaration_of(const pl_machine *m, pl_str name) {
  const pl_op *module = m->run->source_module, *found = module != NULL ? pl_symbol_lookup(module, name) : NULL;
  return found != NULL && pl_op_has(found, PL_TRAIT_FUNCTION) ? found : NULL;
}

bool pl_remembers_calls(const pl_machine *m) {
  assert(m->stop == PL_STOP_EVENT);
  return m->returned_calls.len > 0 || pl_call_purity_again(m->stop_op, declaration_of(m, m->callee)) != PL_PURITY_NONE;
}

void pl_note_returned_call(pl_machine *m, const pl_scalar *results, uint32_t count) {
  assert(m->stop == PL_STOP_EVENT);
  const pl_purity purity = pl_call_purity_again(m->stop_op, declaration_of(m, m->callee));
  if (purity == PL_PURITY_NONE) m->num_changing_calls++;
  if (purity == PL_PURITY_NONE) return;
  const uint64_t key = key_of_repeated(m, purity, m->callee, m->values, m->num_values);
  const pl_scalar *kept = pl_arena_copy(m->run->arena, results, ((size_t)count + 1) * sizeof *results);
  pl_vec_push(&m->returned_calls, ((pl_returned_call){m->callee, key, kept}));
}

/* Sets the op's result to that of a call of `name` with the same key that has returned before. False if there is none. (LLVM
 * Language Reference, "Function Attributes": memory(...), nounwind.) */
static bool answer_again(pl_machine *m, const pl_op *op, pl_str name, uint64_t key) {
  for (size_t i = 0; i < m->returned_calls.len; i++) {
    const pl_returned_call *made = &m->returned_calls.data[i];
    if (!pl_str_eq(made->callee, name) || made->key != key) continue;
    for (uint32_t k = 0; op->num_results > 0 && k < pl_num_leaves(m, pl_result(op, 0)); k++)
      pl_leaves(m, pl_result(op, 0))[k] = made->results[k];
    return true;
  }
  return false;
}

bool pl_answer_pure_call(pl_machine *m, const pl_op *op, pl_str name, const pl_scalar *args, uint32_t count) {
  assert(count == 0 || args != NULL);
  const pl_op *declaration = declaration_of(m, name);
  const pl_purity purity = pl_call_purity(op, declaration);
  const pl_purity again = pl_call_purity_again(op, declaration);
  bool fine = true;
  if (m->returned_calls.len > 0 && purity == PL_PURITY_NONE && again != PL_PURITY_NONE)
    return answer_again(m, op, name, key_of_repeated(m, again, name, args, count));
  if (purity == PL_PURITY_NONE || m->run->inputs == NULL) return false;
  note_freedom(m, op);
  const uint64_t key = digest_of_arguments(name, args, count, &fine);
  uint64_t seed = pl_hash_u64(m->run->inputs->seed, key);
  pl_vec_push(&m->pure_calls, ((pl_pure_call){op, name, key, fine}));
  m->run->computed = true;
  if (purity == PL_PURITY_READS) fine &= digest_of_memory(m, &seed);
  if (op->num_results == 0) return true;
  pl_scalar *out = pl_leaves(m, pl_result(op, 0));
  if (!result_of(m, op, declaration, seed, out)) {
    pl_stop_unsupported(m, op, "a call whose result can't be drawn");
    return true;
  }
  for (uint32_t k = 0; k < pl_num_leaves(m, pl_result(op, 0)) && !fine; k++)
    out[k].poison = true;
  pl_hold_call_result_claims(m, op);
  return true;
}
