/* cell_search.c - which places of memory become cells of a cut: those that an obligation speaks of which failed, and those that
 * the source has stored to and the lowering has not. */
#include "verify/sem/memory/objects.h"
#include "verify/sem/state/leaf.h"
#include "verify/sem/state/object.h"
#include "verify/sem/state/values.h"
#include "verify/tv/simulate/cell.h"
#include "verify/tv/simulate/cells.h"
#include "verify/tv/simulate/relation.h"

enum { MAX_CELLS = 8, MAX_BYTES = 16 };

/* A state at a cut: the source's live values. */
typedef struct pl_naming {
  pl_tv *tv;
  const pl_cut *cut;
  pl_path *path; /* arrives there; NULL: the walk began there */
  pl_cell *cell;
  pl_map symbols; /* of the state -> the handles' */
  bool complete;
} pl_naming;

/* The term of a leaf of the source: on the arriving path, or at the start of the walk if `path` is NULL. NULL if it has none. */
static const pl_term *term_at(const pl_naming *n, const pl_cut_leaf *leaf) {
  if (!n->path) return leaf->class_id < n->tv->run.begun.num_classes ? n->tv->run.begun.values[leaf->class_id] : NULL;
  const pl_leaf *leaves = pl_sem_get(n->path->source.sem, leaf->value);
  return leaves ? leaves[leaf->leaf].value : NULL;
}

/* Adds a handle (see cell.h) to the cell for a live value of the source whose term this is, and maps the term to the handle's
 * fresh symbol; false if there is no such value, or no handle is left. */
static bool name_term(pl_naming *n, const pl_term *term) {
  if (n->cell->num_handles == PL_CELL_HANDLES) return false;
  for (size_t i = 0; i < n->cut->leaves.len; i++) {
    const pl_cut_leaf *leaf = &n->cut->leaves.data[i];
    if (!leaf->value || leaf->poison || leaf->role == PL_ROLE_LOWERING || term_at(n, leaf) != term) continue;
    const pl_handle handle = {pl_term_fresh(n->tv->T, term->sort, "held"), leaf->value, leaf->leaf};
    n->cell->handles[n->cell->num_handles++] = handle;
    pl_map_set_ptr(&n->symbols, term, (void *)(uintptr_t)handle.symbol);
    return true;
  }
  return false;
}

/* Adds a handle to the cell (see cell.h) for a variable symbol of its address, if it needs one; clears `complete` if that is not
 * possible. */
static void name_symbol(void *user, const pl_term *symbol) {
  pl_naming *n = user;
  if (pl_cut_is_variable(symbol) && !pl_map_has(&n->symbols, symbol)) n->complete &= name_term(n, symbol);
}

/* The cell of the cut that has the same shape and address as `like`; NULL if there is none. */
static pl_cell *known_cell(pl_tv *tv, const pl_cut *cut, const pl_cell *like) {
  for (size_t i = 0; i < tv->run.cells.len; i++) {
    pl_cell *cell = tv->run.cells.data[i];
    if (!pl_cell_is_of(cell, cut) || cell->bytes != like->bytes || cell->bits != like->bits ||
        cell->num_handles != like->num_handles)
      continue;
    pl_map same = {0};
    bool alike = true;
    for (uint32_t k = 0; k < like->num_handles; k++) {
      const pl_handle *x = &like->handles[k], *y = &cell->handles[k];
      alike &= x->value == y->value && x->leaf == y->leaf;
      pl_map_set_ptr(&same, x->symbol, (void *)(uintptr_t)y->symbol);
    }
    alike = alike && pl_term_substitute(tv->T, like->address, &same) == cell->address;
    pl_map_free(&same);
    if (alike) return cell;
  }
  return NULL;
}

/* Adds a cell of the cut for the place at `address`, with kind and size of `like`, if that can be named by live values of the
 * source; sets `cells_changed` if anything is new. `path`: arrives at the cut; NULL: the walk began there. */
static void add_cell(pl_tv *tv, const pl_cut *cut, pl_path *path, const pl_term *address, pl_cell like) {
  if (tv->run.cells.len >= MAX_CELLS || like.bytes == 0 || like.bytes > MAX_BYTES || address->op == PL_TERM_CONST) return;
  like.source = cut->source;
  like.lowered = cut->lowered;
  pl_naming naming = {tv, cut, path, &like, {0}, true};
  pl_map seen = {0};
  if (!name_term(&naming, address)) pl_term_symbols(address, &seen, name_symbol, &naming);
  like.address = pl_term_substitute(tv->T, address, &naming.symbols);
  pl_map_free(&seen);
  pl_map_free(&naming.symbols);
  if (!naming.complete || like.num_handles == 0) return;
  pl_cell *known = known_cell(tv, cut, &like);
  if (known) {
    tv->run.cells_changed |= known->kind == PL_CELL_SAME && like.kind == PL_CELL_PENDING;
    if (known->kind == PL_CELL_SAME) known->kind = like.kind;
    return;
  }
  pl_cell *made = PL_NEW(tv->arena, pl_cell);
  *made = like;
  pl_vec_push(&tv->run.cells, made);
  tv->run.cells_changed = true;
}

typedef PL_VEC(const pl_term *) term_vec;

/* Adds a cell at the cut where the walk began for the place that a load reads, of which `bits` bits are the value. */
static void add_read(pl_tv *tv, const pl_term *load, uint32_t bits) {
  const pl_cell like = {.kind = PL_CELL_SAME, .bytes = load->sort.width / 8, .bits = bits};
  add_cell(tv, tv->run.begun.cut, NULL, load->args[1], like);
}

/* The width of an integer that is extracted from the low end of a load of as few bytes as hold it, if it is no whole number of
 * bytes; else 0. */
static uint32_t narrow_bits(const pl_term *term) {
  if (term->op != PL_TERM_BV_EXTRACT || term->args[0]->op != PL_TERM_MEM_LOAD || term->imm != 0) return 0;
  const uint32_t bits = term->sort.width;
  return bits % 8 != 0 && (bits + 7) / 8 * 8 == term->args[0]->sort.width ? bits : 0;
}

/* Adds a cell, where add_cell can, at the cut where the walk began for each place that the term loads from. */
static void add_reads(pl_tv *tv, const pl_term *term) {
  term_vec work = {0};
  pl_map seen = {0};
  pl_vec_push(&work, term);
  for (size_t next = 0; next < work.len; next++) { /* from outside inwards: an extract comes before what it is taken from */
    const pl_term *at = work.data[next];
    const uint32_t bits = narrow_bits(at);
    if (pl_map_has(&seen, at)) continue;
    pl_map_set_ptr(&seen, at, (void *)(uintptr_t)at);
    if (bits) add_read(tv, at->args[0], bits);
    if (bits) pl_map_set_ptr(&seen, at->args[0], (void *)(uintptr_t)at->args[0]);
    if (at->op == PL_TERM_MEM_LOAD) add_read(tv, at, at->sort.width);
    for (uint32_t i = 0; i < at->num_args; i++)
      pl_vec_push(&work, at->args[i]);
  }
  pl_vec_free(&work);
  pl_map_free(&seen);
}

/* The memory below the frees at the top of the term. */
static const pl_term *stores_of(const pl_term *memory) {
  while (memory->op == PL_TERM_MEM_FREE)
    memory = memory->args[0];
  return memory;
}

/* Whether the chain of stores at the top of `memory` has one to the address of `store` and of its size. */
static bool has_store(const pl_term *memory, const pl_term *store) {
  for (memory = stores_of(memory); memory->op == PL_TERM_MEM_STORE; memory = memory->args[0])
    if (memory->args[1] == store->args[1] && memory->args[2]->sort.width == store->args[2]->sort.width) return true;
  return false;
}

/* A pending cell of the size of a store, for add_cell to complete. */
static pl_cell like_store(const pl_term *store) {
  return (pl_cell){
      .kind = PL_CELL_PENDING, .bytes = store->args[2]->sort.width / 8, .bits = store->args[2]->sort.width, .align = UINT64_MAX};
}

/* Adds a pending cell, where add_cell can, at the cut for each store at the top of memory `source` for which the top of `lowered`
 * has none of the same address and size. */
static void add_stores(pl_tv *tv, const pl_cut *cut, pl_path *path, const pl_term *source, const pl_term *lowered) {
  for (source = stores_of(source); source->op == PL_TERM_MEM_STORE; source = source->args[0])
    if (!has_store(lowered, source)) add_cell(tv, cut, path, source->args[1], like_store(source));
}

void pl_cells_propose(pl_tv *tv, pl_path *path, const pl_term *goal) {
  const pl_cut *from = tv->run.begun.cut, *to = tv->run.arriving;
  if (!tv->plan.bounds || tv->run.search || !path) return;
  if (from && tv->run.begun.values) add_reads(tv, goal);
  if (!to || !to->reached) return;
  add_stores(tv, to, path, path->source.sem->mem, path->lowered.sem->mem);
  for (size_t i = 0; i < path->source.sem->objects.len; i++) {
    const pl_sem_object *source = &path->source.sem->objects.data[i],
                        *lowered = pl_sem_find_object(path->lowered.sem, source->base);
    if (lowered && !source->escaped && !lowered->escaped) add_stores(tv, to, path, source->mem, lowered->mem);
  }
}
