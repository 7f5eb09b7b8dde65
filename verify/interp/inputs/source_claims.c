/* source_claims.c - runs satisfy what the source claims: of its arguments, of what its calls give, and of what those that it
 * calls do. A number out of its `llvm.range`, or of a class that `llvm.nofpclass` excludes, is poison where that may be, so
 * another one is drawn; poison where `llvm.noundef` is claimed, and less memory than `llvm.dereferenceable` says, are undefined
 * behaviour, of which a run shows nothing. Claims of the lowering are none of these. Source: LLVM Language Reference, "Parameter
 * Attributes", "Function Attributes". */
#include "verify/interp/inputs/source_claims.h"

#include <assert.h>
#include <stdio.h>

#include "core/ir/attr_params.h"
#include "verify/claims/op_claims.h"
#include "verify/interp/machine/argument_claims.h"
#include "verify/interp/machine/fp.h"

/* Whether the attribute (may be NULL) is a `constant_range` of numbers of that width, and not of all. */
static bool is_range(const pl_attr *range, uint32_t width) {
  const pl_attr *lower = pl_attr_is(range, "constant_range") ? pl_attr_param(range, "lower") : NULL;
  return lower != NULL && lower->kind == PL_ATTR_INTEGER && lower->integer.width == width &&
         !pl_apint_eq(lower->integer, pl_attr_param(range, "upper")->integer);
}

/* Whether the number is in a range (is_range), which may wrap. */
static bool is_in(pl_arena *arena, pl_apint x, const pl_attr *range) {
  const pl_apint low = pl_attr_param(range, "lower")->integer;
  return pl_apint_ult(pl_apint_sub(arena, x, low), pl_apint_sub(arena, pl_attr_param(range, "upper")->integer, low));
}

/* Maps a number into the range; unchanged if it is in it already, or the attribute is no range of its width. */
static pl_apint into_range(pl_arena *arena, pl_apint x, const pl_attr *range) {
  if (!is_range(range, x.width) || is_in(arena, x, range)) return x;
  const pl_apint low = pl_attr_param(range, "lower")->integer;
  const pl_apint size = pl_apint_sub(arena, pl_attr_param(range, "upper")->integer, low);
  return pl_apint_add(arena, low, pl_apint_urem(arena, x, size));
}

/* Maps a number into both ranges: if neither order of mapping does it, to the lower bound of one, which is in the other if they
 * have a number in common. */
static pl_apint into_ranges(pl_arena *arena, pl_apint x, const pl_attr *a, const pl_attr *b) {
  const pl_apint first = into_range(arena, into_range(arena, x, a), b), second = into_range(arena, into_range(arena, x, b), a);
  if (!is_range(a, x.width) || !is_range(b, x.width) || is_in(arena, first, a)) return first;
  if (is_in(arena, second, b)) return second;
  const pl_apint low = pl_attr_param(a, "lower")->integer;
  return is_in(arena, low, b) ? low : pl_attr_param(b, "lower")->integer;
}

/* A number of a class that the mask does not exclude: x itself if it is one, else a random special number; x as well if none
 * is found. */
static pl_apint into_class(pl_draw *d, pl_apint x, pl_float_format format, uint64_t excluded) {
  static const char *const texts[] = {"0.0", "1.0", "1.0e5000"};
  enum { NUM_TEXTS = sizeof texts / sizeof *texts, KINDS = NUM_TEXTS + 2 };
  uint32_t bit;
  if (!pl_fp_class(x, format, &bit) || (excluded >> bit & 1) == 0) return x;
  const pl_apint ones = pl_apint_ones(d->arena, x.width),
                 sign = pl_apint_shl(d->arena, pl_apint_from_u64(d->arena, x.width, 1), x.width - 1);
  const uint64_t first = pl_draw_below(d, 2 * KINDS);
  for (uint64_t i = 0; i < 2 * KINDS; i++) {
    const uint64_t kind = (first + i) % (2 * KINDS);
    pl_apint y = kind / 2 == NUM_TEXTS ? pl_apint_from_u64(d->arena, x.width, 1) : pl_apint_lshr(d->arena, ones, 1);
    if (kind / 2 < NUM_TEXTS && !pl_float_parse(d->arena, pl_str_from(texts[kind / 2]), format, &y)) continue;
    if (kind % 2 != 0) y = pl_apint_xor(d->arena, y, sign);
    if (pl_fp_class(y, format, &bit) && (excluded >> bit & 1) == 0) return y;
  }
  return x;
}

/* Replaces the bits of a float whose class the mask of `nofpclass` excludes by those of another class, if possible; does nothing
 * to other scalars, and to poison and undef. */
static void keep_class(pl_draw *d, uint64_t excluded, const pl_leaf *leaf, pl_scalar *scalar) {
  if (excluded == 0 || leaf->kind != PL_LEAF_FLOAT || !pl_scalar_is_fine(scalar)) return;
  scalar->bits = into_class(d, scalar->bits, leaf->format, excluded);
}

void pl_keep_claims(pl_draw *d, const pl_attr *claims, const pl_attr *others, const pl_type *type, pl_scalar *leaves) {
  assert(d != NULL && type != NULL && leaves != NULL);
  const pl_layout *layout = pl_layout_of(d->layouts, type);
  if ((claims == NULL && others == NULL) || pl_is_memref(type)) return;
  const pl_str name = pl_attr_names[PL_NAME_LLVM_RANGE];
  const pl_attr *range = pl_dict_get(claims, name), *other = pl_dict_get(others, name);
  const uint64_t excluded = pl_claimed_number(claims, PL_NAME_LLVM_NOFPCLASS) | pl_claimed_number(others, PL_NAME_LLVM_NOFPCLASS);
  const bool defined = pl_claims(claims, PL_NAME_LLVM_NOUNDEF) || pl_claims(others, PL_NAME_LLVM_NOUNDEF);
  for (uint32_t k = 0; k < layout->num_leaves; k++) {
    keep_class(d, excluded, &layout->leaves[k], &leaves[k]);
    if (!pl_scalar_is_fine(&leaves[k]) && defined) leaves[k] = pl_scalar_of(pl_apint_zero(d->arena, leaves[k].bits.width));
    if (pl_scalar_is_fine(&leaves[k]) && leaves[k].object == 0)
      leaves[k].bits = into_ranges(d->arena, leaves[k].bits, range, other);
  }
}

/* ---- callees ---- */

/* Whether the op (NULL: no) has the claim, as an attribute with or without the prefix `llvm.`, or by LLVM's word in
 * `passthrough`. */
static bool says(const pl_op *op, pl_attr_name name, const char *word) {
  return op != NULL && (pl_op_attr(op, name) != NULL || pl_op_prefixed_attr(op, name) != NULL || pl_op_passes_through(op, word));
}

/* The memory_effects attribute of an op (NULL: none); NULL if it has none. */
static const pl_attr *effects_of(const pl_op *op) {
  const pl_attr *effects = op != NULL ? pl_op_attr(op, PL_NAME_MEMORY_EFFECTS) : NULL;
  if (effects == NULL && op != NULL) effects = pl_op_attr(op, PL_NAME_LLVM_MEMORY_EFFECTS);
  return effects != NULL && pl_attr_is(effects, "memory_effects") ? effects : NULL;
}

/* Whether the effects allow `what`, "read" or "write", of that kind of memory. */
static bool may(const pl_attr *effects, const char *place, const char *what) {
  const pl_str word = pl_attr_param_text(effects, place);
  return pl_str_is(word, "readwrite") || pl_str_is(word, what);
}

pl_callee_claims pl_claims_of_call(const pl_op *source_module, const pl_op *call, pl_str name) {
  assert(call != NULL);
  const pl_op *found = name.len > 0 && source_module != NULL ? pl_symbol_lookup(source_module, name) : NULL;
  const pl_op *both[] = {call, found != NULL && pl_op_has(found, PL_TRAIT_FUNCTION) ? found : NULL};
  pl_callee_claims out = {.declaration = both[1], .writes_arguments = true, .writes_others = true};
  bool comes_back = false, unwinds = true;
  for (uint32_t i = 0; i < 2; i++) {
    const pl_attr *effects = effects_of(both[i]);
    const bool none = both[i] != NULL && pl_op_attr(both[i], PL_NAME_LLVM_READNONE) != NULL;
    out.never_returns |= says(both[i], PL_NAME_NORETURN, "noreturn");
    out.frees_nothing |= says(both[i], PL_NAME_NOFREE, "nofree");
    out.calls_nothing_back |= both[i] != NULL && pl_op_says(both[i], PL_AT_FUNCTION | PL_AT_CALL, "nocallback");
    out.reads_nothing |= none || (effects != NULL && !may(effects, "argMem", "read") && !may(effects, "other", "read"));
    comes_back |= says(both[i], PL_NAME_WILL_RETURN, "willreturn");
    unwinds &= !says(both[i], PL_NAME_NO_UNWIND, "nounwind");
    if (none || (effects != NULL && !may(effects, "argMem", "write"))) out.writes_arguments = false;
    if (none || (effects != NULL && !may(effects, "other", "write"))) out.writes_others = false;
  }
  out.returns = comes_back && !unwinds;
  return out;
}

bool pl_operand_is_claimed(const pl_op *call, const pl_callee_claims *callee, uint32_t i, pl_attr_name name) {
  assert(call != NULL && callee != NULL);
  return pl_claims(pl_claims_at(call, PL_NAME_ARG_ATTRS, i), name) ||
         pl_claims(pl_claims_at(callee->declaration, PL_NAME_ARG_ATTRS, i), name);
}

bool pl_has_invariant_loads(const pl_op *func) {
  for (pl_op *op = (pl_op *)(uintptr_t)func; op != NULL; op = pl_op_walk_next(func, op))
    if (pl_op_is(op, PL_OP_LLVM_LOAD) && pl_op_attr(op, PL_NAME_INVARIANT) != NULL) return true;
  return false;
}

bool pl_has_noalias_arguments(const pl_op *func) {
  assert(func != NULL);
  const pl_attr *all = pl_op_attr(func, PL_NAME_ARG_ATTRS);
  for (uint32_t i = 0; all != NULL && all->kind == PL_ATTR_ARRAY && i < all->array.count; i++)
    if (pl_claims(pl_claims_at(func, PL_NAME_ARG_ATTRS, i), PL_NAME_LLVM_NOALIAS)) return true;
  return false;
}

bool pl_has_invariant_groups(const pl_op *func) {
  uint32_t count = 0;
  assert(func != NULL);
  for (pl_op *op = (pl_op *)(uintptr_t)func; op != NULL; op = pl_op_walk_next(func, op)) {
    if (pl_op_is(op, PL_OP_LLVM_INTR_LAUNDER_INVARIANT_GROUP) || pl_op_is(op, PL_OP_LLVM_INTR_STRIP_INVARIANT_GROUP))
      return false;
    count += pl_op_attr(op, PL_NAME_INVARIANT_GROUP) != NULL;
  }
  return count > 1;
}

/* Whether the function, or a loop in it, claims to terminate (willreturn, mustprogress). */
static bool claims_to_end(const pl_op *func) {
  if (says(func, PL_NAME_WILL_RETURN, "willreturn") || pl_op_passes_through(func, "mustprogress")) return true;
  for (pl_op *op = (pl_op *)(uintptr_t)func; op != NULL; op = pl_op_walk_next(func, op)) {
    const pl_attr *note = pl_op_attr(op, PL_NAME_LOOP_ANNOTATION);
    const pl_attr *ends = note != NULL && pl_attr_is(note, "loop_annotation") ? pl_attr_param(note, "mustProgress") : NULL;
    if (ends != NULL && ends->kind == PL_ATTR_INTEGER && !pl_apint_is_zero(ends->integer)) return true;
  }
  return false;
}

bool pl_claims_progress(const pl_op *func, const pl_op *at) {
  assert(pl_op_has(func, PL_TRAIT_FUNCTION));
  while (at != NULL && !pl_op_has(at, PL_TRAIT_FUNCTION))
    at = at->block != NULL && at->block->region != NULL ? at->block->region->op : NULL;
  return claims_to_end(func) || (at != NULL && at != func && claims_to_end(at));
}

/* Reads the next decimal number of a text, maybe with '-', into *out, skipping what precedes it, and moves *at after it; false
 * at the end of the text. */
static bool next_number(const char **at, const char *end, int64_t *out) {
  while (*at < end && **at != '-' && (**at < '0' || **at > '9'))
    (*at)++;
  const bool negative = *at < end && **at == '-';
  if (negative) (*at)++;
  *out = 0;
  if (*at >= end) return false;
  for (; *at < end && **at >= '0' && **at <= '9'; (*at)++)
    if (*out < INT64_C(1) << 32) *out = *out * 10 + (**at - '0');
  if (negative) *out = -*out;
  return true;
}

bool pl_initialized_range(const pl_op *call, const pl_callee_claims *callee, uint32_t i, uint32_t n, int64_t *from, int64_t *to) {
  assert(call != NULL && callee != NULL && from != NULL && to != NULL);
  const pl_attr *own = pl_claims_at(call, PL_NAME_ARG_ATTRS, i),
                *declared = pl_claims_at(callee->declaration, PL_NAME_ARG_ATTRS, i);
  const pl_attr *ranges = own != NULL ? pl_dict_get(own, pl_attr_names[PL_NAME_LLVM_INITIALIZES]) : NULL;
  if (ranges == NULL && declared != NULL) ranges = pl_dict_get(declared, pl_attr_names[PL_NAME_LLVM_INITIALIZES]);
  if (ranges == NULL || ranges->kind != PL_ATTR_STRING) return false;
  const char *at = ranges->string.data, *const end = at + ranges->string.len;
  for (uint32_t k = 0; k <= n; k++)
    if (!next_number(&at, end, from) || !next_number(&at, end, to)) return false;
  return *from < *to;
}
