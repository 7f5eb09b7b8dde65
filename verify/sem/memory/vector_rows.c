/* vector_rows.c - the lanes of a vector in memory, with and without a mask. Lanes are consecutive elements; that the first index
 * is in bounds is not demanded, only that what is accessed can be. Sources: MLIR documentation, "'vector' Dialect", vector.load,
 * vector.maskedload; LLVM Language Reference, "Masked Vector Load and Store Intrinsics". */
#include "verify/sem/memory/vector_rows.h"

#include <assert.h>
#include <stdio.h>

#include "verify/sem/memory/capture.h"
#include "verify/sem/memory/memory.h"
#include "verify/sem/state/conditions.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"

/* Finds the memory of a row (r->mem, r->root), and adds the conditions, unless `idle` (no lane is accessed) holds, that its
 * address is not poison and its object alive. PL_SEM_UNDECIDED if the memory is not known, else PL_SEM_OK. */
static pl_sem_status open_row(pl_sem *sem, pl_lane_row *r, const pl_term *idle) {
  bool alive;
  pl_terms *T = sem->world->T;
  pl_sem_require(sem, PL_CONDITION_ADDRESS, r->op, pl_or(T, idle, pl_not(T, r->poison)));
  r->mem = pl_sem_memory_at(sem, r->op, r->address, &r->root, &alive);
  if (!r->mem) return PL_SEM_UNDECIDED;
  if (!alive) pl_sem_require(sem, PL_CONDITION_BOUNDS, r->op, idle);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_open_whole_row(pl_sem *sem, pl_lane_row *r) {
  assert(r->lanes > 0 && pl_term_is_address(r->address));
  return open_row(sem, r, pl_bool(sem->world->T, false));
}

const pl_term *pl_sem_lane_address(pl_sem *sem, const pl_lane_row *r, uint32_t lane) {
  assert(lane < r->lanes && pl_term_is_address(r->address));
  pl_terms *T = sem->world->T;
  if (!r->stride) return pl_bv_add(T, r->address, pl_bv_u64(T, PL_POINTER_BITS, lane * r->step));
  return pl_bv_add(T, r->address, pl_bv_mul(T, r->stride, pl_bv_u64(T, PL_POINTER_BITS, lane)));
}

void pl_sem_write_lane(pl_sem *sem, const pl_lane_row *r, uint32_t lane, pl_leaf value) {
  assert(r->mem && pl_term_is_bits(value.value, r->bits));
  pl_terms *T = sem->world->T;
  pl_sem_escape(sem, r->mem, value.value);
  const pl_term *bytes = pl_bv_zext(T, value.value, (r->bits + 7) / 8 * 8);
  *r->mem = pl_mem_store(T, *r->mem, pl_sem_lane_address(sem, r, lane), bytes, value.poison);
}

void pl_sem_record_row(pl_sem *sem, const pl_lane_row *r, bool is_store) {
  assert(r->mem && r->root && r->step > 0);
  pl_sem_record_access(sem, r->op, r->address, r->lanes * r->step, r->align, r->root, is_store);
  for (uint32_t i = 0; r->bits != 8 * r->step && i < r->lanes; i++)
    pl_sem_record_access(sem, r->op, pl_sem_lane_address(sem, r, i), (r->bits + 7) / 8, r->elem_align, r->root, is_store);
}

/* A term (BOOL) for the set of bytes that those of `lanes` lanes from `address` on occupy whose mask is set; equal for equal
 * address, masks, and distance of the lanes (r->stride or else `step`). */
static const pl_term *masked_places(pl_sem *sem, const pl_lane_row *r, const pl_term *address, const pl_leaf *mask,
                                    uint32_t lanes, uint64_t step) {
  const pl_term **args = PL_NEW_ARRAY(sem->world->arena, const pl_term *, lanes + 2);
  char name[48];
  args[0] = address;
  for (uint32_t i = 0; i < lanes; i++)
    args[i + 1] = mask[i].value;
  if (r->stride) args[lanes + 1] = r->stride;
  snprintf(name, sizeof name, "%s.%u.%llu", r->stride ? "strided" : "masked", (unsigned)lanes, (unsigned long long)step);
  return pl_app(sem->world->T, PL_SORT_B, pl_str_from(name), args, lanes + (r->stride ? 2 : 1));
}

/* Whether the mask is the constant true and not poison. */
static bool is_surely_on(pl_sem *sem, pl_leaf mask) {
  return pl_term_is_true(pl_bool_of_bv(sem->world->T, mask.value)) && pl_term_is_false(mask.poison);
}

/* The number of lanes without a gap, from `first` on, whose mask is known to be set. */
static uint32_t count_sure_lanes(pl_sem *sem, const pl_lane_row *r, const pl_leaf *mask, uint32_t first) {
  uint32_t count = 0;
  while (first + count < r->lanes && is_surely_on(sem, mask[first + count]))
    count++;
  return count;
}

/* Records lanes whose mask is known to be set as accesses without a mask where the row allows that, of a lowering only if they
 * are all: then true, since nothing else is to be recorded. Otherwise false. */
static bool record_sure_lanes(pl_sem *sem, const pl_lane_row *r, const pl_leaf *mask, bool is_store) {
  const bool filled = r->bits == 8 * r->step;
  if (r->stride || (sem->role == PL_ROLE_LOWERING && (!filled || count_sure_lanes(sem, r, mask, 0) < r->lanes))) return false;
  for (uint32_t i = 0; i < r->lanes; i++) {
    const uint32_t sure = count_sure_lanes(sem, r, mask, i), together = filled || sure == 0 ? sure : 1;
    const uint64_t align = i == 0 && filled ? r->align : r->elem_align;
    const uint64_t bytes = filled ? sure * r->step : (r->bits + 7) / 8;
    if (together > 0)
      pl_sem_record_access(sem, r->op, pl_sem_lane_address(sem, r, i), bytes, align ? align : 1, r->root, is_store);
    if (together > 1) i += together - 1;
  }
  return sem->role == PL_ROLE_LOWERING;
}

/* Finds the memory of a row of which only the lanes with a set mask are accessed (see open_row), and records the access; a poison
 * mask is undefined. Lanes that are known to be accessed are recorded without a mask, too, or instead. False if the memory is not
 * known. */
static bool open_masked(pl_sem *sem, pl_lane_row *r, const pl_leaf *mask, bool is_store) {
  pl_terms *T = sem->world->T;
  const pl_term *idle = pl_bool(T, true);
  for (uint32_t i = 0; i < r->lanes; i++)
    idle = pl_and(T, idle, pl_not(T, pl_bool_of_bv(T, mask[i].value)));
  if (open_row(sem, r, idle) != PL_SEM_OK) return false;
  for (uint32_t i = 0; i < r->lanes; i++)
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, r->op, pl_not(T, mask[i].poison));
  if (record_sure_lanes(sem, r, mask, is_store)) return true;
  const pl_term *places = masked_places(sem, r, r->address, mask, r->lanes, r->step);
  pl_sem_record_places(sem, r->op, r->address, places, r->align, r->root, is_store);
  for (uint32_t i = 0; sem->role == PL_ROLE_SOURCE && r->bits != 8 * r->step && i < r->lanes; i++) {
    const pl_term *address = pl_sem_lane_address(sem, r, i),
                  *place = masked_places(sem, r, address, mask + i, 1, (r->bits + 7) / 8);
    pl_sem_record_places(sem, r->op, address, place, r->elem_align, r->root, is_store);
  }
  return true;
}

/* The bits of a lane in memory: whole bytes. */
static uint32_t whole_bits(const pl_lane_row *r) { return (r->bits + 7) / 8 * 8; }

/* The value of a lane in memory: as many bits of its bytes as it has. If one of its other bits is set, the value is poison, and
 * the source undefined where the mask is set. */
static pl_leaf lane_there(pl_sem *sem, const pl_lane_row *r, uint32_t lane, pl_leaf mask) {
  pl_terms *T = sem->world->T;
  pl_leaf raw = pl_sem_read_bits(sem, r->op, *r->mem, pl_sem_lane_address(sem, r, lane), whole_bits(r));
  uint32_t rest = whole_bits(r) - r->bits;
  if (rest == 0) return raw;
  const pl_term *clean = pl_eq(T, pl_bv_extract(T, raw.value, r->bits, rest), pl_bv_u64(T, rest, 0));
  const pl_term *off = pl_not(T, pl_bool_of_bv(T, mask.value));
  if (sem->role == PL_ROLE_SOURCE) pl_sem_require(sem, PL_CONDITION_UNDEFINED, r->op, pl_or(T, off, pl_or(T, raw.poison, clean)));
  return (pl_leaf){pl_bv_extract(T, raw.value, 0, r->bits), pl_sem_or_poison(sem, raw.poison, pl_not(T, clean))};
}

pl_sem_status pl_sem_masked_load(pl_sem *sem, pl_lane_row *r, const pl_leaf *mask, const pl_leaf *otherwise) {
  assert(r->lanes > 0 && mask && otherwise);
  if (!open_masked(sem, r, mask, false)) return PL_SEM_UNDECIDED;
  pl_leaf *out = pl_sem_new_leaves(sem, r->lanes);
  for (uint32_t i = 0; i < r->lanes; i++) {
    out[i] = pl_leaf_ite(sem, pl_bool_of_bv(sem->world->T, mask[i].value), lane_there(sem, r, i, mask[i]), otherwise[i]);
  }
  pl_sem_set(sem, &r->op->results[0], out);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_masked_store(pl_sem *sem, pl_lane_row *r, const pl_leaf *mask, const pl_leaf *value) {
  assert(r->lanes > 0 && mask && value);
  if (!open_masked(sem, r, mask, true)) return PL_SEM_UNDECIDED;
  for (uint32_t i = 0; i < r->lanes; i++) {
    const pl_term *address = pl_sem_lane_address(sem, r, i);
    if (pl_term_is_false(pl_bool_of_bv(sem->world->T, mask[i].value))) continue;
    pl_sem_escape(sem, r->mem, value[i].value);
    pl_leaf there = pl_sem_read_bits(sem, r->op, *r->mem, address, whole_bits(r));
    pl_leaf wide = {pl_bv_zext(sem->world->T, value[i].value, whole_bits(r)), value[i].poison};
    pl_leaf after = pl_leaf_ite(sem, pl_bool_of_bv(sem->world->T, mask[i].value), wide, there);
    *r->mem = pl_mem_store(sem->world->T, *r->mem, address, after.value, after.poison);
  }
  return PL_SEM_OK;
}
