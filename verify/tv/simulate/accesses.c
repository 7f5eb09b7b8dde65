/* accesses.c - what the lowering's operations demand and touch becomes obligations: that they are defined, that each access is
 * one of the source's in the same stretch or lies in an object of known size, and that it is aligned as it claims. */
#include <assert.h>

#include "verify/sem/memory/objects.h"
#include "verify/sem/state/lookup_tables.h"
#include "verify/sem/state/object.h"
#include "verify/sem/state/provenance.h"
#include "verify/tv/prove/discharge.h"
#include "verify/tv/report/text.h"
#include "verify/tv/simulate/obligations.h"

enum { MAX_CANDIDATES = 4 };

/* The kind of obligation that a condition of this kind becomes. */
static pl_obligation_kind obligation_of(pl_condition_kind kind) {
  switch (kind) {
  case PL_CONDITION_UNDEFINED: return PL_OBLIGATION_UNDEFINED;
  case PL_CONDITION_BRANCH: return PL_OBLIGATION_BRANCH;
  case PL_CONDITION_ADDRESS: return PL_OBLIGATION_ADDRESS;
  case PL_CONDITION_BOUNDS: return PL_OBLIGATION_ACCESS;
  case PL_CONDITION_ALIGNMENT: return PL_OBLIGATION_ALIGNMENT;
  case PL_CONDITION_LIFETIME: return PL_OBLIGATION_LIFETIME;
  case PL_CONDITION_CLAIM: return PL_OBLIGATION_ATTRIBUTE;
  case PL_CONDITION_ALLOCATION: return PL_OBLIGATION_ALLOCATION;
  case PL_CONDITION_INVALID: break;
  }
  return PL_OBLIGATION_UNDEFINED;
}

/* Accesses: each of the lowering's is one that the source makes in the same stretch, or lies in an object of known size. */

/* Whether the frees in the chain `lowered` are, in order, among those in the chain `source`, which may have more. Both chains
 * are MEM_FREE terms over one memory. */
static bool freed_no_more(const pl_term *lowered, const pl_term *source) {
  for (; source != lowered && source->op == PL_TERM_MEM_FREE; source = source->args[0])
    if (lowered->op == PL_TERM_MEM_FREE && lowered->args[1] == source->args[1]) lowered = lowered->args[0];
  return source == lowered;
}

/* Whether the chain of frees (MEM_FREE terms) contains one of this pointer. */
static bool is_freed_in(const pl_term *pointer, const pl_term *chain) {
  for (; chain->op == PL_TERM_MEM_FREE; chain = chain->args[0])
    if (chain->args[1] == pointer) return true;
  return false;
}

/* Whether the stack objects of the source's that have ended by the chain `lowered` have also ended by the chain `source`. Both
 * chains are MEM_FREE terms of escaped stack objects. */
static bool ended_no_more(const pl_path *path, const pl_term *lowered, const pl_term *source) {
  for (; lowered->op == PL_TERM_MEM_FREE; lowered = lowered->args[0])
    if (pl_sem_find_object(path->source.sem, lowered->args[1]) && !is_freed_in(lowered->args[1], source)) return false;
  return true;
}

/* Whether both pointers are known to be based on the same object. That the addresses are equal is not enough: `if (p == q)` with
 * p one past the end of something does not make p a pointer to q's object. (LLVM Language Reference, "Pointer Aliasing
 * Rules".) */
static bool is_based_alike(pl_tv *tv, pl_path *path, const pl_term *source, const pl_term *lowered) {
  const pl_term *both[] = {source, lowered};
  if (pl_sem_same_provenance(tv->world, source, lowered)) return true;
  pl_tv_reduce_choices(tv, path, both, 2); /* hypotheses of the path may select one of several pointers */
  return pl_sem_same_provenance(tv->world, both[0], both[1]);
}

/* Whether the accesses may be to the same address space: the spaces are equal, or one is PL_ANY_SPACE. */
static bool same_space(const pl_access *a, const pl_access *b) {
  return a->space == b->space || a->space == PL_ANY_SPACE || b->space == PL_ANY_SPACE;
}

/* Whether the access may be to the object's address space. A cast to another space leads to the object, if at all, only where
 * the source makes the same cast. */
static bool is_in_its_space(const pl_access *access, const pl_sem_object *object) {
  return access->space == object->space || access->space == PL_ANY_SPACE || object->space == PL_ANY_SPACE;
}

/* The extent of an access: the term that describes which bytes it touches if it has one, else its number of bytes as a
 * constant. */
static const pl_term *places_of(pl_tv *tv, const pl_access *access) {
  return access->places ? access->places : pl_bv_u64(tv->T, PL_POINTER_BITS, access->bytes);
}

/* A BOOL term under which both accesses touch the same bytes: equal addresses and equal extents; false if the extents can't be
 * compared. */
static const pl_term *one_set(pl_tv *tv, const pl_access *access, const pl_access *candidate) {
  const pl_term *a = places_of(tv, access), *b = places_of(tv, candidate);
  if (a->sort.kind != b->sort.kind) return pl_bool(tv->T, false);
  const pl_term *goal = pl_eq(tv->T, candidate->address, access->address);
  if (a->op != PL_TERM_APP || b->op != PL_TERM_APP || !pl_str_eq(a->name, b->name) || a->num_args != b->num_args)
    return pl_and(tv->T, goal, pl_eq(tv->T, b, a));
  for (uint32_t i = 0; i < a->num_args; i++)
    goal = pl_and(tv->T, goal, pl_eq(tv->T, b->args[i], a->args[i]));
  return goal;
}

/* What lets the lowering touch these bytes: accesses of the source in the same stretch. */
typedef struct licence {
  const pl_access *by; /* one of them; NULL: there are none */
  uint64_t align;      /* that the access has because of them */
} licence;

/* Whether TBAA does not keep the source's access `candidate` from justifying the lowering's `access`. (LLVM Language Reference,
 * "'tbaa' Metadata".) */
static bool same_type(const pl_tv *tv, const pl_access *candidate, const pl_access *access) {
  const pl_attr *mine = pl_op_attr(access->op, PL_NAME_TBAA);
  return !mine || pl_tv_rule_off(tv, PL_RULE_FLAGS) || (candidate->op && pl_op_attr(candidate->op, PL_NAME_TBAA) == mine);
}

/* Whether the source's access `candidate` can justify the lowering's `access`, leaving addresses aside. A volatile access, which
 * may be to no memory, justifies only volatile ones (LLVM Language Reference, "Volatile Memory Accesses"), and a load no store:
 * memory that is read may be read-only, or be read by another thread. */
static bool may_license(pl_tv *tv, const pl_path *path, const pl_access *candidate, const pl_access *access) {
  if (candidate->stretch != access->stretch && !pl_tv_rule_off(tv, PL_RULE_HYPOTHESIS_PLACE)) return false;
  if ((access->store && !candidate->store) || (candidate->volatile_ && !access->volatile_)) return false;
  if (!same_type(tv, candidate, access)) return false;
  return same_space(candidate, access) && candidate->root == access->root && freed_no_more(access->frees, candidate->frees) &&
         ended_no_more(path, access->ended, candidate->ended);
}

/* Sets `distance` to the address of the access minus that of `other`, as a signed number of bytes; false if that is not known to
 * be constant. */
static bool has_const_distance(pl_tv *tv, const pl_access *access, const pl_access *other, int64_t *distance) {
  uint64_t bits = 0;
  if (access->places || other->places) return false;
  if (!pl_term_const_u64(pl_bv_sub(tv->T, access->address, other->address), &bits)) return false;
  *distance = (int64_t)bits;
  return true;
}

/* The alignment, a power of two, of an address that lies `distance` bytes after one that is aligned to `align`. */
static uint64_t align_at_distance(uint64_t align, int64_t distance) {
  uint64_t bits = (uint64_t)distance;
  return bits % align == 0 ? align : bits & -bits;
}

/* The licence (see above) for an access whose bytes several accesses of the source cover together, as when LLVM has merged
 * adjacent accesses; `by`, one of them, is NULL if none is found. */
static licence license_by_neighbours(pl_tv *tv, pl_path *path, const pl_access *access) {
  enum { MOST = 64, MAX_NEIGHBOURS = 64 };
  const pl_sem *source = path->source.sem;
  licence found = {NULL, 1};
  if (access->places || access->bytes < 2 || access->bytes > MOST) return found;
  uint64_t missing = access->bytes == MOST ? UINT64_MAX : (UINT64_C(1) << access->bytes) - 1;
  uint32_t seen = 0;
  for (size_t i = source->accesses.len; i-- > 0 && missing && seen < MAX_NEIGHBOURS;) {
    const pl_access *candidate = &source->accesses.data[i];
    int64_t distance; /* of the access after the candidate */
    if (!may_license(tv, path, candidate, access) || !has_const_distance(tv, access, candidate, &distance)) continue;
    if (distance <= -(int64_t)MOST || distance >= (int64_t)candidate->bytes) continue;
    if (!is_based_alike(tv, path, candidate->address, access->address)) continue;
    seen++;
    for (uint64_t k = 0; k < access->bytes; k++)
      if (distance + (int64_t)k >= 0 && (uint64_t)(distance + (int64_t)k) < candidate->bytes) missing &= ~(UINT64_C(1) << k);
    uint64_t align = align_at_distance(candidate->align, distance);
    if (align > found.align) found.align = align;
    found.by = candidate;
  }
  return missing ? (licence){NULL, 1} : found;
}

/* Whether a claim of the source, such as `dereferenceable`, allows the lowering's load, leaving provenance aside; if so, sets
 * `out` to that licence. (LLVM Language Reference, "Parameter Attributes": dereferenceable.) */
static bool is_claimed(pl_tv *tv, const pl_path *path, const pl_access *claim, const pl_access *access, licence *out) {
  int64_t distance;
  if (access->store || !same_type(tv, claim, access) || claim->stretch > access->stretch || claim->root != access->root ||
      access->places)
    return false;
  if (!same_space(claim, access) || !freed_no_more(access->frees, claim->frees)) return false;
  if (!ended_no_more(path, access->ended, claim->ended) || !has_const_distance(tv, access, claim, &distance)) return false;
  if (distance < 0 || (uint64_t)distance > claim->bytes || claim->bytes - (uint64_t)distance < access->bytes) return false;
  *out = (licence){claim, 1};
  return true;
}

/* The licence for a read of the lowering's by a claim of the source, such as `dereferenceable`, that covers its bytes; `by` is
 * NULL if there is none. */
static licence license_by_claim(pl_tv *tv, pl_path *path, const pl_access *access) {
  licence found = {NULL, 1};
  for (size_t i = 0; i < path->source.sem->claimed.len; i++) {
    const pl_access *claim = &path->source.sem->claimed.data[i];
    if (is_claimed(tv, path, claim, access, &found) && is_based_alike(tv, path, claim->address, access->address)) return found;
    found = (licence){NULL, 1};
  }
  return found;
}

/* The licence by the latest access of the source to the same address that covers the bytes; `by` is NULL if there is none. */
static licence license_by_address(pl_tv *tv, pl_path *path, const pl_access *access) {
  const pl_sem *source = path->source.sem;
  for (size_t i = source->accesses.len; i-- > 0;) {
    const pl_access *candidate = &source->accesses.data[i];
    if (candidate->address == access->address && candidate->places == access->places && candidate->bytes >= access->bytes &&
        may_license(tv, path, candidate, access))
      return (licence){candidate, candidate->align};
  }
  return (licence){NULL, 1};
}

/* What allows the lowering to make this access: an access of the source that covers its bytes, several together, or a claim such
 * as `dereferenceable`. `by` is NULL if none is found. With `try_hard` the solver is asked whether addresses are equal. */
static licence find_licence(pl_tv *tv, pl_path *path, const pl_access *access, bool try_hard) {
  const pl_sem *source = path->source.sem;
  uint32_t tried = 0;
  const licence by_address = license_by_address(tv, path, access);
  for (size_t i = source->accesses.len; i-- > 0 && !by_address.by;) {
    const pl_access *candidate = &source->accesses.data[i];
    const licence by_it = {candidate, candidate->align};
    int64_t distance;
    if (!may_license(tv, path, candidate, access)) continue;
    const bool as_many = candidate->places == access->places;
    if (as_many && candidate->bytes < access->bytes) continue;
    if (as_many && has_const_distance(tv, access, candidate, &distance) && distance >= 0 &&
        (uint64_t)distance <= candidate->bytes - access->bytes && is_based_alike(tv, path, candidate->address, access->address))
      return (licence){candidate, align_at_distance(candidate->align, distance)};
    if (!try_hard || tried >= MAX_CANDIDATES || !is_based_alike(tv, path, candidate->address, access->address)) continue;
    const pl_term *goal = as_many ? pl_eq(tv->T, candidate->address, access->address) : one_set(tv, access, candidate);
    if (pl_term_is_false(goal)) continue;
    uint32_t assumptions = 0;
    tried++;
    if (pl_tv_prove(tv, path, access->stretch, goal, &assumptions, NULL) == PL_NOT_DISCHARGED) continue;
    tv->result.assumptions |= assumptions;
    return by_it;
  }
  if (by_address.by) return by_address;
  const licence by_neighbours = license_by_neighbours(tv, path, access);
  return by_neighbours.by ? by_neighbours : license_by_claim(tv, path, access);
}

/* For the search for counterexamples: the BOOL term that the lowering's access is to the same place as the source's access with
 * the same number; false if there is none that is alike. Notes in `run.search` whether lengths are compared. */
static const pl_term *same_place(pl_tv *tv, const pl_path *path, const pl_access *access) {
  const pl_sem *source = path->source.sem;
  size_t turn = (size_t)(access - path->lowered.sem->accesses.data);
  if (turn >= source->accesses.len || source->accesses.data[turn].store != access->store) return pl_bool(tv->T, false);
  const pl_access *other = &source->accesses.data[turn];
  tv->run.search->lengths |= access->places && other->places;
  if (access->places && other->places) return one_set(tv, access, other);
  return pl_eq(tv->T, other->address, access->address);
}

/* The BOOL term that all bytes of the access lie in the object; false if its extent is no number of bytes. */
static const pl_term *in_object(pl_tv *tv, const pl_access *access, const pl_sem_object *object) {
  pl_terms *T = tv->T;
  const pl_term *bytes = places_of(tv, access), *offset = pl_bv_sub(T, access->address, object->base);
  if (bytes->sort.kind != PL_SORT_BV) return pl_bool(T, false);
  const pl_term *fits = pl_bv_binary(T, PL_TERM_BV_ULE, bytes, object->size);
  return pl_and(T, fits, pl_bv_binary(T, PL_TERM_BV_ULE, offset, pl_bv_sub(T, object->size, bytes)));
}

/* Obliges the address to be as aligned as the access claims. `by`: the licence of the access; `object`: what it lies in (NULL:
 * unknown). */
static void oblige_alignment(pl_tv *tv, pl_path *path, const pl_access *access, licence by, const pl_sem_object *object) {
  pl_terms *T = tv->T;
  if (access->align <= 1) return;
  const pl_term *goal = pl_bool(T, by.align % access->align == 0);
  if (pl_term_is_false(goal)) {
    const pl_term *zero = pl_bv_u64(T, PL_POINTER_BITS, 0), *align = pl_bv_u64(T, PL_POINTER_BITS, access->align);
    const pl_term *offset = object ? pl_bv_sub(T, access->address, object->base) : NULL;
    const bool whole = object && object->align % access->align == 0;
    goal = pl_eq(T, pl_bv_binary(T, PL_TERM_BV_UREM, whole ? offset : access->address, align), zero);
  }
  pl_tv_oblige(tv, path, PL_OBLIGATION_ALIGNMENT, by.by ? by.by->op : NULL, access->op,
               pl_tv_format(tv->arena, "alignment of %llu bytes", (unsigned long long)access->align), access->stretch, goal);
}

/* The object of known size that the access lies in, of the lowering's own or a constant table, which is then written to `table`;
 * NULL if there is none that it may access. */
static const pl_sem_object *own_object(pl_tv *tv, const pl_path *path, const pl_access *access, pl_sem_object *table) {
  const pl_sem_object *known = pl_sem_find_object(path->lowered.sem, access->root);
  if (access->own && known) return is_in_its_space(access, known) ? known : NULL;
  *table = (pl_sem_object){.align = 1, .alive = true};
  return !access->store && is_in_its_space(access, table) &&
                 pl_sem_table_at(tv->world, access->address, &table->base, &table->size)
             ? table
             : NULL;
}

/* Whether the access stands for a claim `dereferenceable_or_null` of a pointer that is proved to be null; adds the proof's
 * assumptions to the result. Always false in a search for counterexamples. */
static bool is_null(pl_tv *tv, pl_path *path, const pl_access *access) {
  uint32_t assumptions = 0;
  if (!access->or_null || tv->run.search) return false;
  const pl_term *null = pl_eq(tv->T, access->address, pl_bv_u64(tv->T, PL_POINTER_BITS, 0));
  if (pl_tv_prove(tv, path, access->stretch, null, &assumptions, NULL) == PL_NOT_DISCHARGED) return false;
  tv->result.assumptions |= assumptions;
  return true;
}

/* Obliges an access of the lowering to be allowed and to be aligned as it claims; a search only asks for inputs by which it is
 * not allowed. False, with nothing stated, if that can't be shown yet: the source may still come to such an access. Always true
 * if this is the `last` occasion. */
static bool discharge_access(pl_tv *tv, pl_path *path, const pl_access *access, bool last) {
  pl_sem_object table;
  const pl_sem_object *known = pl_sem_find_object(path->lowered.sem, access->root),
                      *object = own_object(tv, path, access, &table);
  licence by = find_licence(tv, path, access, false);
  if (pl_op_attr(access->op, PL_NAME_TBAA) && !pl_tv_rule_off(tv, PL_RULE_FLAGS))
    object = NULL; /* only what the source says, too */
  if (tv->run.search) {
    if (!by.by && !last) return false;
    if (!by.by) pl_tv_question(tv, path, access->stretch, object ? in_object(tv, access, object) : same_place(tv, path, access));
    return true;
  }
  if (!by.by && (!object || pl_term_is_false(in_object(tv, access, object)))) {
    if (!last) return false;
    by = find_licence(tv, path, access, true);
  }
  if (access->claimed && (by.by || !object)) {
    const bool holds = by.by || is_null(tv, path, access);
    pl_tv_oblige(tv, path, PL_OBLIGATION_ATTRIBUTE, by.by ? by.by->op : NULL, access->op,
                 holds ? "" : "the source does not access the bytes that the lowering claims to be there", access->stretch,
                 pl_bool(tv->T, holds));
  } else if (by.by || !object) {
    pl_tv_oblige(tv, path, PL_OBLIGATION_ACCESS, by.by ? by.by->op : NULL, access->op,
                 by.by ? "" : "the source does not access these bytes here", access->stretch, pl_bool(tv->T, by.by != NULL));
  } else {
    uint32_t assumptions = 0;
    const pl_term *goal = in_object(tv, access, object);
    if (!last && pl_tv_prove(tv, path, access->stretch, goal, &assumptions, NULL) == PL_NOT_DISCHARGED) return false;
    pl_tv_oblige(tv, path, PL_OBLIGATION_ACCESS, NULL, access->op, "in an object made in the function", access->stretch, goal);
  }
  oblige_alignment(tv, path, access, by, known ? known : object);
  return true;
}

/* Discharges the lowering's accesses that are not discharged yet, in order, up to the first that has to wait for the source or a
 * failure. `last`: none may wait. */
static void discharge_accesses(pl_tv *tv, pl_path *path, bool last) {
  if (pl_tv_rule_off(tv, PL_RULE_ACCESSES)) return;
  while (path->accesses_done < path->lowered.sem->accesses.len && !tv->result.failure.set) {
    if (!discharge_access(tv, path, &path->lowered.sem->accesses.data[path->accesses_done], last)) return;
    path->accesses_done++;
  }
}

void pl_tv_discharge_conditions(pl_tv *tv, pl_path *path, bool last) {
  assert(pl_tv_owns(tv, path));
  pl_sem *lowered = path->lowered.sem;
  size_t kept = 0;
  for (; lowered->trivial > 0; lowered->trivial--)
    pl_tv_record(tv, PL_OBLIGATION_UNDEFINED, NULL, path->lowered.next, "", PL_BY_NORMAL_FORM, 0);
  for (size_t i = 0; i < lowered->conditions.len && !tv->result.failure.set; i++) {
    const pl_condition condition = lowered->conditions.data[i];
    uint32_t assumptions = 0;
    if (tv->run.search) {
      if (last)
        pl_tv_question(tv, path, condition.stretch, condition.holds);
      else
        lowered->conditions.data[kept++] = condition;
      continue;
    }
    const pl_term *open = condition.holds;
    tv->run.legality = condition.kind == PL_CONDITION_ALLOCATION;
    pl_discharge how = pl_tv_prove(tv, path, condition.stretch, condition.holds, &assumptions, &open);
    tv->run.legality = false;
    if (how == PL_NOT_DISCHARGED && !last) {
      lowered->conditions.data[kept++] = condition;
      continue;
    }
    pl_obligation_kind kind = obligation_of(condition.kind);
    pl_tv_record(tv, kind, NULL, condition.op, "", how, assumptions);
    if (how == PL_NOT_DISCHARGED)
      pl_tv_fail(tv, PL_VERDICT_UNKNOWN, kind, NULL, condition.op, pl_tv_failure_reason(tv, "", open));
  }
  lowered->conditions.len = kept;
  discharge_accesses(tv, path, last);
}
