/* runs.c - the runs that it takes to compare source and lowering on one input: with other choices of the source, with another
 * thread.
 */
#include "verify/interp/compare/comparison.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "verify/interp/compare/compare.h"

/* ---- The source's freezes may choose otherwise ---- */

/* Whether source and lowering differ, with undefined behavior or poison involved, in each of several more runs in which the
 * source's freezes choose other values. */
static bool differs_whatever_is_chosen(pl_arena *arena, const pl_subject *subject) {
  enum { OTHER_CHOICES = 9 };
  for (uint32_t i = 1; i <= OTHER_CHOICES; i++) {
    pl_observed again;
    pl_comparison other = pl_compare_once(arena, subject, &(pl_circumstances){.other_choices = i}, &again);
    if (other.kind != PL_COMPARISON_DIFFERS || again.chose != PL_CHOSE_AND_POISON) return false;
  }
  return true;
}

/* A SOURCE_UNDEFINED result in place of the difference `result`, with its operations: the source may choose otherwise, as
 * `why`, which is not copied, says. */
static pl_comparison without_meaning(const pl_comparison *result, const char *why) {
  return (pl_comparison){.kind = PL_COMPARISON_SOURCE_UNDEFINED,
                         .what = why,
                         .source_op = result->source_op,
                         .lowered_op = result->lowered_op,
                         .inputs = "",
                         .picture = ""};
}

/* ---- The source's new objects may lie elsewhere ---- */

/* The next larger number with as many bits set as `bits`, which is not 0, as Gosper has it (HAKMEM, 1972, item 175). */
static uint64_t next_of_as_many(uint64_t bits) {
  const uint64_t lowest = bits & (~bits + 1), next = bits + lowest;
  return next | ((bits ^ next) / lowest) >> 2;
}

/* Whether source and lowering behave alike in a run in which the source's objects lie elsewhere: those with lifetime markers
 * share a place (LLVM Language Reference, "Memory Use Markers"), or a few, which the lowering may have removed, take no place
 * of its objects. *found is then that comparison. */
static bool same_with_other_places(pl_arena *arena, const pl_subject *subject, const pl_observed *observed,
                                   pl_comparison *found) {
  enum { FIRST = 8, TWO = 3 };
  const uint32_t count = observed->num_allocations < FIRST ? observed->num_allocations : FIRST;
  if (observed->loose_claims == 0) return false;
  pl_observed shared;
  *found = pl_compare_once(arena, subject, &(pl_circumstances){.shares = true}, &shared);
  if (found->kind == PL_COMPARISON_SAME) return true;
  for (uint64_t least = 1; least <= TWO; least += 2) {
    for (uint64_t bits = least; bits >> count == 0; bits = next_of_as_many(bits)) {
      pl_observed again;
      *found = pl_compare_once(arena, subject, &(pl_circumstances){.passed_over = bits}, &again);
      if (found->kind == PL_COMPARISON_SAME) return true;
    }
  }
  return false;
}

/* Whether source and lowering behave alike if the first allocations of the source take the places of the lowering's objects in
 * another order, as the order of allocations is not observable. The digits of `orders`, base 8, are Lehmer codes of
 * permutations. *found is then that comparison. */
static bool same_in_another_order(pl_arena *arena, const pl_subject *subject, const pl_observed *observed, pl_comparison *found) {
  static const uint64_t orders[] = {01, 010, 011, 02, 012};
  enum { FEW = 8 }; /* where there are more, a run takes long, and the order of the first three says little */
  const uint32_t allocations = observed->num_allocations;
  const size_t count = allocations < 2 || allocations > FEW ? 0 : allocations == 2 ? 1 : 5;
  for (size_t i = 0; i < count; i++) {
    pl_observed again;
    *found = pl_compare_once(arena, subject, &(pl_circumstances){.claim_order = orders[i]}, &again);
    if (found->kind == PL_COMPARISON_SAME) return true;
  }
  return false;
}

/* Whether source and lowering differ in each of several other runs in which the source's new objects are placed elsewhere. */
static bool differs_wherever_objects_lie(pl_arena *arena, const pl_subject *subject, const pl_observed *observed) {
  enum { PLACES = 6, FIRST = 12 };
  const uint32_t count = observed->num_allocations < FIRST ? observed->num_allocations : FIRST;
  for (uint32_t i = 0; i < PLACES + count; i++) {
    const pl_circumstances how = {.places = i < PLACES ? i + 1 : 1, .passed_over = i < PLACES ? 0 : UINT64_C(1) << (i - PLACES)};
    pl_observed again;
    if (pl_compare_once(arena, subject, &how, &again).kind != PL_COMPARISON_DIFFERS) return false;
  }
  return true;
}

/* ---- The source's zeros may have another sign ---- */

enum { FEW_SIGNS = 6 };

/* Whether source and lowering behave alike with some other combination of signs for the first few zeros whose sign the source
 * chooses; *found is then that comparison. */
static bool same_with_other_signs(pl_arena *arena, const pl_subject *subject, const pl_observed *observed, pl_comparison *found) {
  const uint32_t count = observed->num_signs < FEW_SIGNS ? observed->num_signs : FEW_SIGNS;
  for (uint64_t signs = 1; count > 0 && signs >> count == 0; signs++) {
    pl_observed again;
    *found = pl_compare_once(arena, subject, &(pl_circumstances){.signs = signs}, &again);
    if (found->kind == PL_COMPARISON_SAME) return true;
  }
  return false;
}

/* ---- Another thread ---- */

/* Changes some bits in one byte of the value, chosen by *seed; of several bytes not in the last one, which matters most for a
 * float's format or an odd width. */
static void change(const pl_others *others, uint64_t *seed, uint8_t *bytes) {
  const uint64_t size = others->updated.size;
  const uint32_t bits = others->width < 8 ? others->width : 8;
  const uint64_t byte = size > 1 ? pl_random_next(seed) % (size - 1) : 0;
  bytes[byte] ^= (uint8_t)(1 + pl_random_next(seed) % ((1u << bits) - 1));
}

/* Reads the initial value of the place into `bytes`; false if a byte of it is not defined. */
static bool initial_value(const pl_inputs *inputs, const pl_place *place, uint8_t *bytes) {
  const pl_object *object = &inputs->objects[place->object];
  for (uint64_t i = 0; i < place->size; i++) {
    if (pl_object_state(object, place->offset + i) != PL_BYTE_FINE) return false;
    bytes[i] = pl_object_byte(object, place->offset + i);
  }
  return true;
}

/* Draws up to PL_MOST_VISITS writes of the other thread into `meeting`, at least one, at ascending ones of the first `moments`
 * moments of the lowering (threads.h). */
static void draw_visits(const pl_others *others, uint32_t moments, const uint8_t *initial, uint64_t *seed, pl_meeting *meeting) {
  const uint64_t size = others->updated.size;
  meeting->num_visits = 0;
  for (uint32_t moment = 0; moment < moments && meeting->num_visits < PL_MOST_VISITS; moment++) {
    const uint64_t drawn = pl_random_next(seed);
    const uint32_t number = meeting->num_visits;
    struct pl_visit *visit = &meeting->visits[number];
    const bool last = moment + 1 == moments && number == 0;
    if (!last && drawn % 2 == 0) continue;
    const bool back = number > 0 && drawn % 3 == 0;
    memcpy(visit->bytes, number == 0 || back ? initial : meeting->visits[number - 1].bytes, size);
    if (!back) change(others, seed, visit->bytes);
    visit->moment = moment;
    meeting->num_visits++;
  }
}

/* Advances the visits to the next way to distribute them, in their order, over the moments [0, last]; false after the last
 * way. */
static bool next_moments(pl_meeting *meeting, uint32_t last) {
  uint32_t i = meeting->num_visits;
  while (i > 0 && meeting->visits[i - 1].moment == last)
    i--;
  if (i == 0) return false;
  const uint32_t moment = meeting->visits[i - 1].moment + 1;
  for (; i <= meeting->num_visits; i++)
    meeting->visits[i - 1].moment = moment;
  return true;
}

/* Whether the lowering, with the other thread's writes at the moments of `meeting`, differs from the source wherever these
 * writes come among the source's `moments`, or after them; false as well if that is not sure. *found is the last comparison.
 * */
static bool differs_whenever_it_comes(pl_arena *arena, const pl_subject *subject, const pl_meeting *meeting, uint32_t moments,
                                      pl_comparison *found) {
  pl_meeting then = *meeting;
  for (uint32_t i = 0; i < then.num_visits; i++)
    then.visits[i].moment = 0;
  do {
    pl_observed seen;
    *found = pl_compare_once(arena, subject, &(pl_circumstances){.source_meets = &then, .lowered_meets = meeting}, &seen);
    if (found->kind != PL_COMPARISON_DIFFERS || seen.others.raced || seen.chose != PL_NOTHING_CHOSEN) return false;
  } while (next_moments(&then, moments));
  return true;
}

/* The text of a difference, preceded by what the other thread writes. */
static const char *with_thread(pl_arena *arena, const pl_meeting *meeting, const char *what) {
  char text[1400];
  size_t used = (size_t)snprintf(text, sizeof text, "another thread writes to byte %llu of buffer %u",
                                 (unsigned long long)meeting->place.offset, meeting->place.object);
  for (uint32_t i = 0; i < meeting->num_visits; i++) {
    used += (size_t)snprintf(text + used, sizeof text - used, "%s 0x", i == 0 ? "" : " and");
    for (uint64_t byte = meeting->place.size; byte-- > 0;)
      used += (size_t)snprintf(text + used, sizeof text - used, "%02x", meeting->visits[i].bytes[byte]);
    used += (size_t)snprintf(text + used, sizeof text - used, " before the lowering's access %u of it",
                             meeting->visits[i].moment + 1);
  }
  (void)snprintf(text + used, sizeof text - used, ": %s", what);
  return (const char *)pl_arena_copy(arena, text, strlen(text) + 1);
}

/* Whether source and lowering are seen to differ when another thread writes to the place of the inputs that the source first
 * updates atomically, though they do not without; *found is then that comparison, with the writes in its text. */
static bool differs_with_others(pl_arena *arena, const pl_subject *subject, const pl_others *others, pl_comparison *found) {
  enum { MOST_MOMENTS = 6, TRIES = 3, MORE = 2 };
  pl_meeting meeting = {.place = others->updated};
  uint8_t initial[PL_WIDEST_UPDATE];
  if (meeting.place.object == 0 || meeting.place.object > subject->inputs->num_objects) return false;
  if (!initial_value(subject->inputs, &meeting.place, initial)) return false;
  pl_observed alone;
  pl_circumstances how = {.source_meets = &meeting, .lowered_meets = &meeting};
  pl_comparison without = pl_compare_once(arena, subject, &how, &alone);
  if (without.kind != PL_COMPARISON_SAME || alone.others.raced || alone.lowered_moments == 0) return false;
  if (alone.others.moments > MOST_MOMENTS) return false;
  uint64_t seed = subject->inputs->seed ^ 0x6f7468657273;
  for (uint32_t i = 0; i < TRIES; i++) {
    draw_visits(others, alone.lowered_moments + MORE, initial, &seed, &meeting);
    if (!differs_whenever_it_comes(arena, subject, &meeting, alone.others.moments, found)) continue;
    found->what = with_thread(arena, &meeting, found->what);
    return true;
  }
  return false;
}

/* ---- Execution may end with a volatile store ---- */

/* The result of a run in which execution ends after event `number`, such as a volatile store, if it differs and choices of the
 * source can't be the reason; otherwise *result, that of the run that continues. */
static pl_comparison with_end(pl_arena *arena, const pl_subject *subject, uint64_t number, const pl_comparison *result) {
  pl_observed seen;
  const pl_comparison found = pl_compare_once(arena, subject, &(pl_circumstances){.ends_at = number}, &seen);
  const bool differs =
      found.kind == PL_COMPARISON_DIFFERS && seen.chose == PL_NOTHING_CHOSEN && seen.loose_claims == 0 && !seen.misplaced;
  return differs ? found : *result;
}

/* ---- Iterations of parallel loops may come in another order ---- */

/* Whether some run in which the source's parallel loops run in another order is not found to be the same as that in the usual
 * order. */
static bool depends_on_order(pl_arena *arena, const pl_subject *subject) {
  const pl_subject twice = {subject->source_func, subject->source_func, subject->inputs, subject->options};
  for (pl_parallel_order order = PL_ORDER_REVERSED; order < PL_NUM_ORDERS; order++) {
    pl_observed seen;
    if (pl_compare_once(arena, &twice, &(pl_circumstances){.lowered_order = order}, &seen).kind != PL_COMPARISON_SAME)
      return true;
  }
  return false;
}

/* The comparison in the usual order of parallel loops or, if that shows no difference and the lowering still has such loops,
 * in another order that shows one; how->lowered_order is set to the order, and *observed is what was seen in it. */
static pl_comparison in_some_order(pl_arena *arena, const pl_subject *subject, pl_circumstances *how, pl_observed *observed) {
  pl_comparison result = pl_compare_once(arena, subject, how, observed);
  if (result.kind != PL_COMPARISON_SAME || !observed->lowered_parallel) return result;
  for (pl_parallel_order order = PL_ORDER_REVERSED; order < PL_NUM_ORDERS; order++) {
    how->lowered_order = order;
    const pl_comparison other = pl_compare_once(arena, subject, how, observed);
    if (other.kind == PL_COMPARISON_DIFFERS) return other;
  }
  how->lowered_order = PL_ORDER_OF_COUNTERS;
  return pl_compare_once(arena, subject, how, observed);
}

/* Whether a difference vanishes with another order of the source's parallel iterations, or the source depends on that order;
 * *found is then the result instead. */
static bool is_due_to_order(pl_arena *arena, const pl_subject *subject, const pl_circumstances *how, pl_comparison *found) {
  pl_circumstances other = *how;
  for (other.source_order = PL_ORDER_REVERSED; other.source_order < PL_NUM_ORDERS; other.source_order++) {
    pl_observed seen;
    *found = pl_compare_once(arena, subject, &other, &seen);
    if (found->kind == PL_COMPARISON_SAME) return true;
  }
  if (!depends_on_order(arena, subject)) return false;
  *found =
      (pl_comparison){.kind = PL_COMPARISON_SOURCE_UNDEFINED,
                      .what = "what the source does depends on the order of its iterations; so a difference is no counterexample",
                      .inputs = "",
                      .picture = ""};
  return true;
}

pl_comparison pl_interp_compare(pl_arena *arena, const pl_op *source_func, const pl_op *lowered_func, const pl_inputs *inputs,
                                const pl_interp_options *options) {
  assert(source_func != NULL && lowered_func != NULL);
  assert(inputs != NULL && options != NULL);
  const pl_subject subject = {source_func, lowered_func, inputs, options};
  pl_observed observed;
  pl_circumstances how = {0};
  pl_comparison found, result = in_some_order(arena, &subject, &how, &observed);
  if (result.kind == PL_COMPARISON_SOURCE_UNDEFINED && observed.num_may_end > 0)
    return with_end(arena, &subject, observed.num_may_end, &result);
  if (result.kind == PL_COMPARISON_SAME && observed.num_may_end > 0) {
    found = with_end(arena, &subject, 1 + inputs->seed % observed.num_may_end, &result);
    if (found.kind == PL_COMPARISON_DIFFERS) return found;
  }
  if (result.kind == PL_COMPARISON_DIFFERS && observed.source_parallel && is_due_to_order(arena, &subject, &how, &found))
    return found;
  if (result.kind == PL_COMPARISON_SAME && pl_differs_with_known_address(arena, &subject, &observed, &found)) return found;
  if (result.kind == PL_COMPARISON_SAME)
    return observed.chose == PL_NOTHING_CHOSEN && differs_with_others(arena, &subject, &observed.others, &found) ? found : result;
  if (result.kind == PL_COMPARISON_DIFFERS && observed.misplaced && !differs_wherever_objects_lie(arena, &subject, &observed))
    return without_meaning(&result, "the source's new objects may lie elsewhere; so this difference is no counterexample");
  if (result.kind == PL_COMPARISON_DIFFERS && same_with_other_places(arena, &subject, &observed, &found)) return found;
  const bool at_argument = result.rule != NULL && strcmp(result.rule, "call-argument") == 0;
  if (result.kind == PL_COMPARISON_DIFFERS && at_argument && same_in_another_order(arena, &subject, &observed, &found))
    return found;
  if (result.kind == PL_COMPARISON_DIFFERS && same_with_other_signs(arena, &subject, &observed, &found)) return found;
  if (result.kind == PL_COMPARISON_DIFFERS && observed.num_signs > FEW_SIGNS)
    return without_meaning(&result, "the source chooses the signs of many zeros; so this difference is no counterexample");
  if (result.kind != PL_COMPARISON_DIFFERS || observed.chose == PL_NOTHING_CHOSEN) return result;
  if (observed.chose == PL_CHOSE_AND_POISON && differs_whatever_is_chosen(arena, &subject)) return result;
  return without_meaning(
      &result, "the source chooses what a freeze gives, and may choose otherwise; so this difference is no counterexample");
}
