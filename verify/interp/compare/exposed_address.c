/* exposed_address.c - callees that know the address of an object because it has escaped as a number.
 *
 * An address that was converted to an integer is exposed, and what a callee learns of the integer lets it access the object: by a
 * value that depends on it, and by which calls are made. That something depends on an address a run shows that differs from the
 * first one by where the object lies alone. Sources: LLVM Language Reference, "Pointer Aliasing Rules" (a pointer made of a
 * number may be based on all that the number depends on), "Pointer Capture".
 */
#include "verify/interp/compare/compare.h"

#include <assert.h>
#include <string.h>

enum { MOST_OBJECTS = 3, MOST_PLACES = 24 };

#define LOW UINT64_C(4096)
#define MIDDLE (UINT64_C(1) << 45)
/* Two addresses that differ in all bits but the last, which alignment fixes. */
#define ANY UINT64_C(0x2a5a5a5aa5a0)
#define OTHER (ANY ^ UINT64_C(0x7ffffffffff0))

typedef struct places {
  uint64_t at[MOST_PLACES];
  uint32_t count;
} places;

/* Appends an address, or drops it if MOST_PLACES are there already. */
static void add_place(places *p, uint64_t address) {
  if (p->count < MOST_PLACES) p->at[p->count++] = address;
}

/* Appends, as long as there is space, addresses that are near a constant of the source with which an address may be compared,
 * as a whole or in its last bits. */
static void add_constant(places *p, pl_apint constant) {
  enum { LAST_BITS = 0xffff, BYTES_APART = 16 };
  uint64_t value;
  if (!pl_apint_to_u64(constant, &value)) return;
  add_place(p, MIDDLE | (value & LAST_BITS));
  add_place(p, (MIDDLE | (value & LAST_BITS)) + BYTES_APART);
  if (value >= LOW) add_place(p, value);
}

/* Appends addresses for the integer of a constant op, or for each case of a switch; nothing for other ops. */
static void add_constants(places *p, const pl_op *op) {
  const bool constant = pl_op_is(op, PL_OP_ARITH_CONSTANT) || pl_op_is(op, PL_OP_LLVM_MLIR_CONSTANT);
  const pl_attr *value = pl_op_attr(op, constant ? PL_NAME_VALUE : PL_NAME_CASE_VALUES);
  if (value == NULL) return;
  if (value->kind == PL_ATTR_INTEGER) add_constant(p, value->integer);
  for (uint64_t i = 0; value->kind == PL_ATTR_DENSE && !constant && i + 1 < op->num_successors; i++)
    add_constant(p, pl_dense_at(value, i));
}

/* The addresses, at most MOST_PLACES, at which an object of the source is put to see whether the address matters, some of them
 * near the constants of the function `source`. */
static places places_for(const pl_op *source) {
  places p = {0};
  add_place(&p, LOW);
  add_place(&p, PL_UPPER_HALF | MIDDLE);
  add_place(&p, ANY);
  add_place(&p, OTHER);
  for (pl_op *op = (pl_op *)source; op != NULL && p.count < MOST_PLACES; op = pl_op_walk_next(source, op))
    add_constants(&p, op);
  return p;
}

/* Whether the source is seen to behave differently at or before the last of its `calls` calls if its allocation number `nth`
 * lies at one of the places `p`; *from is then the number, from 0, of the first call at which that shows. */
static bool observes_address(pl_arena *arena, const pl_subject *subject, const places *p, uint32_t nth, uint32_t calls,
                             uint32_t *from) {
  const pl_subject twice = {subject->source_func, subject->source_func, subject->inputs, subject->options};
  bool depends = false;
  *from = 0;
  for (uint32_t i = 0; i < p->count; i++) {
    pl_observed seen;
    const pl_circumstances how = {.moved = nth, .moved_to = p->at[i]};
    const pl_comparison result = pl_compare_once(arena, &twice, &how, &seen);
    if (result.kind != PL_COMPARISON_DIFFERS || seen.num_calls >= calls || seen.chose != PL_NOTHING_CHOSEN) continue;
    if (strcmp(result.rule, "undefined") == 0 || strcmp(result.rule, "poison") == 0) continue;
    if (!depends || seen.num_calls < *from) *from = seen.num_calls;
    depends = true;
  }
  return depends;
}

/* The text followed by the reason that callees may depend on the object's address, in the arena. */
static const char *explained(pl_arena *arena, const char *what) {
  static const char why[] = " (callees may know where that object lies: calls before depend on its address)";
  const size_t length = strlen(what);
  char *text = (char *)pl_arena_alloc(arena, length + sizeof why);
  memcpy(text, what, length);
  memcpy(text + length, why, sizeof why);
  return text;
}

bool pl_differs_with_known_address(pl_arena *arena, const pl_subject *subject, const pl_observed *observed,
                                   pl_comparison *found) {
  assert(subject != NULL && observed != NULL && found != NULL);
  uint32_t tried = 0;
  if (observed->exposed == 0 || observed->num_calls == 0 || observed->loose_claims > 0 || observed->misplaced) return false;
  const places p = places_for(subject->source_func);
  for (uint32_t nth = 1; nth <= 64 && tried < MOST_OBJECTS; nth++) {
    uint32_t from;
    if ((observed->exposed >> (nth - 1) & 1) == 0) continue;
    tried++;
    if (!observes_address(arena, subject, &p, nth, observed->num_calls, &from)) continue;
    pl_observed seen;
    *found = pl_compare_once(arena, subject, &(pl_circumstances){.known = nth, .known_from = from}, &seen);
    if (found->kind != PL_COMPARISON_DIFFERS || seen.chose != PL_NOTHING_CHOSEN || seen.loose_claims > 0) continue;
    found->what = explained(arena, found->what);
    return true;
  }
  return false;
}
