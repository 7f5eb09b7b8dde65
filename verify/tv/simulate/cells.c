/* cells.c - places of memory whose contents are known at a cut.
 *
 * A lowering may keep in a register what the source keeps in memory: in a buffer that nobody else sees, or in one that others see
 * and that it writes to after the loop. Memory is new at each cut, so a proof fails there that the two are equal. The place is
 * found in the obligation that fails: it reads there from the memory that the walk began with. What that place holds is a leaf of
 * the cut from then on, like a live value of the source, and the proof begins again. Where it is memory that differs by a store
 * of the source, the lowering's has this place's contents still to come.
 *
 * Whatever memory is, it is itself with the contents of a place stored there once more: so what is stated of a cell at the start
 * of a walk is shown on each way in by the classes of the cut, and of one that is still to come by the obligations on memory.
 * Source of what may be done: LLVM Language Reference, "Memory Model for Concurrent Operations". */
#include <assert.h>

#include "verify/sem/memory/memory.h"
#include "verify/sem/memory/objects.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/object.h"
#include "verify/sem/state/roots.h"
#include "verify/sem/state/values.h"
#include "verify/tv/simulate/cell.h"
#include "verify/tv/simulate/cells.h"
#include "verify/tv/simulate/obligations.h"

/* The leaves of a cell, in this order. */
enum { PART_NUMBER, PART_REST, PART_POISON };

/* Whether the cell's bytes have more bits than its value, as those of an i1 have. */
static bool has_rest(const pl_cell *cell) { return cell->bits < 8 * cell->bytes; }

void pl_cells_list(pl_tv *tv, pl_cut *cut) {
  for (size_t i = 0; i < tv->run.cells.len; i++) {
    if (!pl_cell_is_of(tv->run.cells.data[i], cut)) continue;
    pl_cut_leaf leaf = {.cell = tv->run.cells.data[i], .slot = PL_BAD_SLOT, .leaf = PART_NUMBER};
    pl_vec_push(&cut->leaves, leaf);
    leaf.leaf = PART_REST;
    if (has_rest(leaf.cell)) pl_vec_push(&cut->leaves, leaf);
    leaf.leaf = PART_POISON;
    leaf.poison = true;
    pl_vec_push(&cut->leaves, leaf);
  }
}

/* The address of the cell in a state of the source at the cut; NULL if it is not known there. */
static const pl_term *address_of(const pl_cell *cell, pl_sem *source) {
  pl_map values = {0};
  bool known = true;
  for (uint32_t i = 0; i < cell->num_handles; i++) {
    const pl_leaf *leaves = pl_sem_get(source, cell->handles[i].value);
    if (leaves) pl_map_set_ptr(&values, cell->handles[i].symbol, (void *)(uintptr_t)leaves[cell->handles[i].leaf].value);
    known &= leaves != NULL;
  }
  const pl_term *address = known ? pl_term_substitute(source->world->T, cell->address, &values) : NULL;
  pl_map_free(&values);
  return address;
}

/* The memory of one function that the address lies in: the shared one, or the contents of an object that has not escaped. NULL
 * if that is not known. */
static const pl_term **memory_at(pl_sem *sem, const pl_term *address) {
  const pl_term *root = address ? pl_sem_root(sem->world, address) : NULL;
  if (!root) return NULL;
  if (root == sem->world->shared_root) return &sem->mem;
  pl_sem_object *object = pl_sem_find_object(sem, root);
  if (!object) return NULL;
  return object->escaped ? &sem->mem : &object->mem;
}

/* The value that the memory holds in the cell at this address, and whether it is poison. */
static pl_leaf contents(pl_terms *T, const pl_cell *cell, const pl_term *memory, const pl_term *address) {
  return (pl_leaf){pl_mem_load(T, memory, address, cell->bytes), pl_mem_poison(T, memory, address, cell->bytes)};
}

/* Replaces *memory by that memory with the leaf stored at the address. */
static void put(pl_terms *T, const pl_term **memory, const pl_term *address, pl_leaf leaf) {
  *memory = pl_mem_store(T, *memory, address, leaf.value, leaf.poison);
}

const pl_term *pl_cell_term(pl_path *path, const pl_cut_leaf *leaf) {
  assert(leaf->cell && pl_path_is_open(path));
  pl_terms *T = path->source.sem->world->T;
  const pl_term *address = address_of(leaf->cell, path->source.sem);
  const pl_term *const *memory = memory_at(path->source.sem, address);
  if (!memory) return NULL;
  const pl_leaf found = contents(T, leaf->cell, *memory, address);
  const uint32_t bits = leaf->cell->bits;
  if (leaf->poison) return found.poison;
  return leaf->leaf == PART_REST ? pl_bv_extract(T, found.value, bits, found.value->sort.width - bits)
                                 : pl_bv_extract(T, found.value, 0, bits);
}

/* ---- at the start of a walk ---- */

/* If the source has stored to a pending cell in shared memory on every way to the cut, records that store as an access of this
 * walk, so that the lowering may make it later. */
static void license_store(pl_sem *source, const pl_cell *cell, const pl_term *address) {
  const pl_term *root = pl_sem_root(source->world, address);
  if (cell->kind == PL_CELL_PENDING && cell->stored && cell->store && root == source->world->shared_root)
    pl_sem_record_access(source, cell->store, address, cell->bytes, cell->align, root, true);
}

/* Whether anything is known of what the cell of that leaf holds. Of other cells nothing is stated, since that would only hide
 * what a cell that may overlap holds. */
static bool is_known(const pl_cut *cut, size_t leaf) {
  const uint32_t class_id = cut->leaves.data[leaf].class_id;
  bool found = cut->leaves.data[leaf].cell->kind == PL_CELL_PENDING || cut->classes.data[class_id].expr;
  for (size_t i = 0; i < cut->leaves.len && !found; i++)
    found = i != leaf && cut->leaves.data[i].class_id == class_id;
  return found;
}

/* The contents of the cell whose leaves begin with number `first`: value, remaining bits and poison put together. */
static pl_leaf held(pl_tv *tv, const pl_cut *cut, const pl_term *const *values, size_t first) {
  const pl_cut_leaf *leaves = cut->leaves.data + first;
  const pl_term *number = values[leaves[0].class_id];
  if (!has_rest(leaves->cell)) return (pl_leaf){number, values[leaves[1].class_id]};
  return (pl_leaf){pl_bv_concat(tv->T, values[leaves[1].class_id], number), values[leaves[2].class_id]};
}

void pl_cells_start(pl_tv *tv, const pl_cut *cut, pl_path *path, const pl_term *const *values) {
  assert(pl_tv_owns(tv, path) && cut);
  for (size_t i = 0; i < cut->leaves.len; i++) {
    const pl_cell *cell = cut->leaves.data[i].cell;
    if (!cell || cell->lost || cut->leaves.data[i].leaf != PART_NUMBER || !is_known(cut, i)) continue;
    const pl_leaf leaf = held(tv, cut, values, i);
    const pl_term *address = address_of(cell, path->source.sem);
    const pl_term **source = memory_at(path->source.sem, address), **lowered = memory_at(path->lowered.sem, address);
    if (!source) continue;
    put(tv->T, source, address, leaf);
    if (lowered && cell->kind != PL_CELL_PENDING) put(tv->T, lowered, address, leaf);
    license_store(path->source.sem, cell, address);
  }
}

/* ---- on arrival ---- */

/* The source's latest store of that many bytes to the address in the current stretch, with nothing freed since; NULL if there is
 * none. */
static const pl_access *store_there(const pl_path *path, const pl_term *address, uint32_t bytes) {
  const pl_sem *source = path->source.sem;
  for (size_t i = source->accesses.len; i-- > 0;) {
    const pl_access *access = &source->accesses.data[i];
    if (access->store && access->address == address && access->bytes == bytes && !access->places &&
        access->stretch == pl_tv_stretch(path) && access->frees == source->frees && access->ended == source->ended)
      return access;
  }
  return NULL;
}

/* Updates the cell for a path that arrives at the cut. True if `lost` or `stored` has changed. */
static bool arrive_at(pl_cell *cell, pl_path *path) {
  const bool lost = cell->lost, stored = cell->stored;
  const pl_term *address = address_of(cell, path->source.sem);
  const pl_access *store = address ? store_there(path, address, cell->bytes) : NULL;
  cell->lost |= !memory_at(path->source.sem, address);
  cell->stored &= store != NULL;
  if (store && !cell->store) cell->store = store->op;
  if (store && store->align < cell->align) cell->align = store->align;
  return lost != cell->lost || stored != cell->stored;
}

bool pl_cells_arrive(pl_tv *tv, const pl_cut *cut, pl_path *path) {
  assert(pl_tv_owns(tv, path) && cut);
  bool changed = false;
  for (size_t i = 0; i < tv->run.cells.len; i++)
    if (pl_cell_is_of(tv->run.cells.data[i], cut)) changed |= arrive_at(tv->run.cells.data[i], path);
  return changed;
}

const pl_term *pl_cells_settled(pl_tv *tv, const pl_cut *cut, pl_path *path, const pl_term *const *source,
                                const pl_term *const *lowered) {
  assert(pl_tv_owns(tv, path) && source && lowered);
  const pl_term *memory = *lowered;
  if (*source == *lowered) return memory;
  for (size_t i = 0; i < tv->run.cells.len; i++) {
    const pl_cell *cell = tv->run.cells.data[i];
    const pl_term *address =
        pl_cell_is_of(cell, cut) && cell->kind == PL_CELL_PENDING && !cell->lost ? address_of(cell, path->source.sem) : NULL;
    if (address && memory_at(path->source.sem, address) == source)
      put(tv->T, &memory, address, contents(tv->T, cell, *source, address));
  }
  return memory;
}

void pl_cells_oblige(pl_tv *tv, const pl_cut *cut, pl_path *path) {
  assert(pl_tv_owns(tv, path) && cut->reached);
  for (size_t i = 0; i < tv->run.cells.len; i++) {
    const pl_cell *cell = tv->run.cells.data[i];
    const pl_term *address =
        pl_cell_is_of(cell, cut) && cell->kind != PL_CELL_PENDING && !cell->lost ? address_of(cell, path->source.sem) : NULL;
    const pl_term *const *source = memory_at(path->source.sem, address), *const *lowered = memory_at(path->lowered.sem, address);
    if (!source || !lowered || *source == *lowered) continue;
    const pl_leaf source_contents = contents(tv->T, cell, *source, address),
                  lowered_contents = contents(tv->T, cell, *lowered, address);
    pl_tv_oblige(tv, path, PL_OBLIGATION_CUT_MEMORY, cut->source->first, cut->lowered->first,
                 "what a place holds in source and lowering", pl_tv_stretch(path),
                 pl_and(tv->T, pl_eq(tv->T, source_contents.value, lowered_contents.value),
                        pl_eq(tv->T, source_contents.poison, lowered_contents.poison)));
  }
}

void pl_cells_begin(pl_tv *tv) {
  tv->run.cells_changed = false;
  for (size_t i = 0; i < tv->run.cells.len; i++) {
    tv->run.cells.data[i]->lost = false;
    tv->run.cells.data[i]->stored = true;
  }
}
