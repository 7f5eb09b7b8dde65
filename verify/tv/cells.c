/* cells.c - places of memory whose contents are known at a cut.
 *
 * A lowering may keep in a register what the source keeps in memory: in a buffer that nobody else sees, or in one that others see
 * and that it writes to behind the loop. Memory is new at each cut, so a proof fails there that the two are equal. The obligation
 * that fails tells which place it is about: it reads there from the memory that the walk began with. What that place holds is a
 * leaf of the cut from then on, like a live value of the source, and the proof begins again. Where it is memory that differs by a
 * store of the source, the lowering's has this place's contents still to come.
 *
 * Whatever memory is, it is itself with the contents of a place stored there once more: so what is stated of a cell at the start
 * of a walk is shown on each way in by the classes of the cut, and of one that is still to come by the obligations on memory.
 * Source of what may be done: LLVM Language Reference, "Memory Model for Concurrent Operations". */
#include "verify/tv/internal.h"

enum { MAX_CELLS = 8, MAX_HANDLES = 8, MAX_BYTES = 16 };

/* A number that a live value of the source is at the cut. */
typedef struct pl_handle {
  const pl_term *symbol;
  const pl_value *value;
  uint32_t leaf;
} pl_handle;

typedef enum pl_cell_kind {
  PL_CELL_SAME,   /* both sides hold the same there, or only the source has the place */
  PL_CELL_PENDING /* the lowering has still to write what the source holds */
} pl_cell_kind;

struct pl_cell {
  pl_cell_kind kind;
  const pl_block *a, *b;  /* the cut's */
  const pl_term *address; /* BV64 over the handles' symbols */
  pl_handle handles[MAX_HANDLES];
  uint32_t num_handles, bytes, bits; /* a number of so many bits in so many bytes */
  bool lost;                         /* on some way in it is nowhere */
  bool stored;                       /* pending: the source has stored there on each way in, and nothing came in between */
  const pl_op *store;                /* pending: where it does; NULL if that is not known */
  uint64_t align;                    /* of the place that is stored to */
};

static bool is_of(const pl_cell *cell, const pl_cut *cut) { return cell->a == cut->a && cell->b == cut->b; }

/* The leaves of a cell, in this order. */
enum { PART_NUMBER, PART_REST, PART_POISON };

static bool has_rest(const pl_cell *cell) { return cell->bits < 8 * cell->bytes; }

void pl_cells_list(pl_tv *tv, pl_cut *cut) {
  for (size_t i = 0; i < tv->cells.len; i++) {
    if (!is_of(tv->cells.data[i], cut)) continue;
    pl_cut_leaf leaf = {.cell = tv->cells.data[i], .slot = PL_BAD_SLOT, .leaf = PART_NUMBER};
    pl_vec_push(&cut->leaves, leaf);
    leaf.leaf = PART_REST;
    if (has_rest(leaf.cell)) pl_vec_push(&cut->leaves, leaf);
    leaf.leaf = PART_POISON;
    leaf.poison = true;
    pl_vec_push(&cut->leaves, leaf);
  }
}

/* The place in a state at the cut; NULL if a value that it is computed from is not known. */
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

/* The memory that an address belongs to on a side; NULL: none. */
static const pl_term **memory_at(pl_sem *sem, const pl_term *address) {
  const pl_term *root = address ? pl_sem_root(sem->world, address) : NULL;
  if (!root) return NULL;
  if (root == sem->world->shared_root) return &sem->mem;
  pl_sem_object *object = pl_sem_find_object(sem, root);
  if (!object) return NULL;
  return object->escaped ? &sem->mem : &object->mem;
}

static pl_leaf contents(pl_terms *T, const pl_cell *cell, const pl_term *memory, const pl_term *address) {
  return (pl_leaf){pl_mem_load(T, memory, address, cell->bytes), pl_mem_poison(T, memory, address, cell->bytes)};
}

static void put(pl_terms *T, const pl_term **memory, const pl_term *address, pl_leaf leaf) {
  *memory = pl_mem_store(T, *memory, address, leaf.value, leaf.poison);
}

const pl_term *pl_cell_term(pl_path *path, const pl_cut_leaf *leaf) {
  pl_terms *T = path->a.sem->world->T;
  const pl_term *address = address_of(leaf->cell, path->a.sem);
  const pl_term *const *memory = memory_at(path->a.sem, address);
  if (!memory) return NULL;
  const pl_leaf found = contents(T, leaf->cell, *memory, address);
  const uint32_t bits = leaf->cell->bits;
  if (leaf->poison) return found.poison;
  return leaf->leaf == PART_REST ? pl_bv_extract(T, found.value, bits, found.value->sort.width - bits)
                                 : pl_bv_extract(T, found.value, 0, bits);
}

/* ---- at the start of a walk ---- */

/* The source has stored there, and nobody can have seen that the lowering has not yet. */
static void license_store(pl_sem *source, const pl_cell *cell, const pl_term *address) {
  const pl_term *root = pl_sem_root(source->world, address);
  if (cell->kind == PL_CELL_PENDING && cell->stored && cell->store && root == source->world->shared_root)
    pl_sem_record_access(source, cell->store, address, cell->bytes, cell->align, root, true);
}

/* Whether something is known of what a cell of both sides holds: that it is what another leaf is, or some number. Nothing is
 * stated of others, since a place that may be another's hides what that one holds. */
static bool tells(const pl_cut *cut, size_t leaf) {
  const uint32_t class_id = cut->leaves.data[leaf].class_id;
  bool found = cut->leaves.data[leaf].cell->kind == PL_CELL_PENDING || cut->classes.data[class_id].expr;
  for (size_t i = 0; i < cut->leaves.len && !found; i++)
    found = i != leaf && cut->leaves.data[i].class_id == class_id;
  return found;
}

/* What a cell holds whose leaves begin with that one. */
static pl_leaf held(pl_tv *tv, const pl_cut *cut, const pl_term *const *values, size_t first) {
  const pl_cut_leaf *leaves = cut->leaves.data + first;
  const pl_term *number = values[leaves[0].class_id];
  if (!has_rest(leaves->cell)) return (pl_leaf){number, values[leaves[1].class_id]};
  return (pl_leaf){pl_bv_concat(tv->T, values[leaves[1].class_id], number), values[leaves[2].class_id]};
}

void pl_cells_start(pl_tv *tv, const pl_cut *cut, pl_path *path, const pl_term *const *values) {
  for (size_t i = 0; i < cut->leaves.len; i++) {
    const pl_cell *cell = cut->leaves.data[i].cell;
    if (!cell || cell->lost || cut->leaves.data[i].leaf != PART_NUMBER || !tells(cut, i)) continue;
    const pl_leaf leaf = held(tv, cut, values, i);
    const pl_term *address = address_of(cell, path->a.sem);
    const pl_term **ours = memory_at(path->a.sem, address), **theirs = memory_at(path->b.sem, address);
    if (!ours) continue;
    put(tv->T, ours, address, leaf);
    if (theirs && cell->kind != PL_CELL_PENDING) put(tv->T, theirs, address, leaf);
    license_store(path->a.sem, cell, address);
  }
}

/* ---- on arrival ---- */

/* The source's store there since the last event, NULL if there is none or something was freed since. */
static const pl_access *store_there(const pl_path *path, const pl_term *address, uint32_t bytes) {
  const pl_sem *a = path->a.sem;
  for (size_t i = a->accesses.len; i-- > 0;) {
    const pl_access *access = &a->accesses.data[i];
    if (access->store && access->address == address && access->bytes == bytes && !access->places &&
        access->stretch == pl_tv_stretch(path) && access->frees == a->frees && access->ended == a->ended)
      return access;
  }
  return NULL;
}

static bool arrive_at(pl_cell *cell, pl_path *path) {
  const bool lost = cell->lost, stored = cell->stored;
  const pl_term *address = address_of(cell, path->a.sem);
  const pl_access *store = address ? store_there(path, address, cell->bytes) : NULL;
  cell->lost |= !memory_at(path->a.sem, address);
  cell->stored &= store != NULL;
  if (store && !cell->store) cell->store = store->op;
  if (store && store->align < cell->align) cell->align = store->align;
  return lost != cell->lost || stored != cell->stored;
}

bool pl_cells_arrive(pl_tv *tv, const pl_cut *cut, pl_path *path) {
  bool changed = false;
  for (size_t i = 0; i < tv->cells.len; i++)
    if (is_of(tv->cells.data[i], cut)) changed |= arrive_at(tv->cells.data[i], path);
  return changed;
}

const pl_term *pl_cells_settled(pl_tv *tv, const pl_cut *cut, pl_path *path, const pl_term *const *ours,
                                const pl_term *const *theirs) {
  const pl_term *memory = *theirs;
  if (*ours == *theirs) return memory;
  for (size_t i = 0; i < tv->cells.len; i++) {
    const pl_cell *cell = tv->cells.data[i];
    const pl_term *address =
        is_of(cell, cut) && cell->kind == PL_CELL_PENDING && !cell->lost ? address_of(cell, path->a.sem) : NULL;
    if (address && memory_at(path->a.sem, address) == ours) put(tv->T, &memory, address, contents(tv->T, cell, *ours, address));
  }
  return memory;
}

void pl_cells_oblige(pl_tv *tv, const pl_cut *cut, pl_path *path) {
  for (size_t i = 0; i < tv->cells.len; i++) {
    const pl_cell *cell = tv->cells.data[i];
    const pl_term *address =
        is_of(cell, cut) && cell->kind != PL_CELL_PENDING && !cell->lost ? address_of(cell, path->a.sem) : NULL;
    const pl_term *const *ours = memory_at(path->a.sem, address), *const *theirs = memory_at(path->b.sem, address);
    if (!ours || !theirs || *ours == *theirs) continue;
    const pl_leaf mine = contents(tv->T, cell, *ours, address), other = contents(tv->T, cell, *theirs, address);
    pl_tv_oblige(tv, path, PL_OBLIGATION_CUT_MEMORY, cut->a->first, cut->b->first, "what a place holds on both sides",
                 pl_tv_stretch(path),
                 pl_and(tv->T, pl_eq(tv->T, mine.value, other.value), pl_eq(tv->T, mine.poison, other.poison)));
  }
}

/* ---- which places ---- */

/* A state at a cut: the source's live values. */
typedef struct pl_naming {
  pl_tv *tv;
  const pl_cut *cut;
  pl_path *path; /* arrives there; NULL: the walk began there */
  pl_cell *cell;
  pl_map symbols; /* of the state -> the handles' */
  bool complete;
} pl_naming;

static const pl_term *term_at(const pl_naming *n, const pl_cut_leaf *leaf) {
  if (!n->path) return leaf->class_id < n->tv->begun.num_classes ? n->tv->begun.values[leaf->class_id] : NULL;
  const pl_leaf *leaves = pl_sem_get(n->path->a.sem, leaf->value);
  return leaves ? leaves[leaf->leaf].value : NULL;
}

static bool name_term(pl_naming *n, const pl_term *term) {
  if (n->cell->num_handles == MAX_HANDLES) return false;
  for (size_t i = 0; i < n->cut->leaves.len; i++) {
    const pl_cut_leaf *leaf = &n->cut->leaves.data[i];
    if (!leaf->value || leaf->poison || leaf->lowered || term_at(n, leaf) != term) continue;
    const pl_handle handle = {pl_term_fresh(n->tv->T, term->sort, "held"), leaf->value, leaf->leaf};
    n->cell->handles[n->cell->num_handles++] = handle;
    pl_map_set_ptr(&n->symbols, term, (void *)(uintptr_t)handle.symbol);
    return true;
  }
  return false;
}

static void name_symbol(void *user, const pl_term *symbol) {
  pl_naming *n = user;
  if (pl_cut_is_variable(symbol) && !pl_map_has(&n->symbols, symbol)) n->complete &= name_term(n, symbol);
}

static pl_cell *known_cell(pl_tv *tv, const pl_cut *cut, const pl_cell *like) {
  for (size_t i = 0; i < tv->cells.len; i++) {
    pl_cell *cell = tv->cells.data[i];
    if (!is_of(cell, cut) || cell->bytes != like->bytes || cell->bits != like->bits || cell->num_handles != like->num_handles)
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

/* A place that is computed from live values of the source becomes a cell of the cut, which `like` tells more of. */
static void add_cell(pl_tv *tv, const pl_cut *cut, pl_path *path, const pl_term *address, pl_cell like) {
  if (tv->cells.len >= MAX_CELLS || like.bytes == 0 || like.bytes > MAX_BYTES || address->op == PL_TERM_CONST) return;
  like.a = cut->a;
  like.b = cut->b;
  pl_naming naming = {tv, cut, path, &like, {0}, true};
  pl_map seen = {0};
  if (!name_term(&naming, address)) pl_term_symbols(address, &seen, name_symbol, &naming);
  like.address = pl_term_substitute(tv->T, address, &naming.symbols);
  pl_map_free(&seen);
  pl_map_free(&naming.symbols);
  if (!naming.complete || like.num_handles == 0) return;
  pl_cell *known = known_cell(tv, cut, &like);
  if (known) {
    tv->cells_changed |= known->kind == PL_CELL_SAME && like.kind == PL_CELL_PENDING;
    if (known->kind == PL_CELL_SAME) known->kind = like.kind;
    return;
  }
  pl_cell *made = PL_NEW(tv->arena, pl_cell);
  *made = like;
  pl_vec_push(&tv->cells, made);
  tv->cells_changed = true;
}

typedef PL_VEC(const pl_term *) term_vec;

static void add_read(pl_tv *tv, const pl_term *load, uint32_t bits) {
  const pl_cell like = {.kind = PL_CELL_SAME, .bytes = load->sort.width / 8, .bits = bits};
  add_cell(tv, tv->begun.cut, NULL, load->args[1], like);
}

/* A number of less bits than its bytes have, taken from what is read; 0: none. */
static uint32_t narrow_bits(const pl_term *term) {
  if (term->op != PL_TERM_BV_EXTRACT || term->args[0]->op != PL_TERM_MEM_LOAD || term->imm != 0) return 0;
  const uint32_t bits = term->sort.width;
  return bits % 8 != 0 && (bits + 7) / 8 * 8 == term->args[0]->sort.width ? bits : 0;
}

/* All that is read in a term from memory as it was when the walk began. */
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

/* Below the ends of objects, which are not told apart by what is stored. */
static const pl_term *stores_of(const pl_term *memory) {
  while (memory->op == PL_TERM_MEM_FREE)
    memory = memory->args[0];
  return memory;
}

static bool has_store(const pl_term *memory, const pl_term *store) {
  for (memory = stores_of(memory); memory->op == PL_TERM_MEM_STORE; memory = memory->args[0])
    if (memory->args[1] == store->args[1] && memory->args[2]->sort.width == store->args[2]->sort.width) return true;
  return false;
}

static pl_cell like_store(const pl_term *store) {
  return (pl_cell){
      .kind = PL_CELL_PENDING, .bytes = store->args[2]->sort.width / 8, .bits = store->args[2]->sort.width, .align = UINT64_MAX};
}

/* What the source has stored and the lowering has not. */
static void add_stores(pl_tv *tv, const pl_cut *cut, pl_path *path, const pl_term *ours, const pl_term *theirs) {
  for (ours = stores_of(ours); ours->op == PL_TERM_MEM_STORE; ours = ours->args[0])
    if (!has_store(theirs, ours)) add_cell(tv, cut, path, ours->args[1], like_store(ours));
}

void pl_cells_propose(pl_tv *tv, pl_path *path, const pl_term *goal) {
  const pl_cut *from = tv->begun.cut, *to = tv->arriving;
  if (!tv->bounds || tv->search || !path) return;
  if (from && tv->begun.values) add_reads(tv, goal);
  if (!to || !to->reached) return;
  add_stores(tv, to, path, path->a.sem->mem, path->b.sem->mem);
  for (size_t i = 0; i < path->a.sem->objects.len; i++) {
    const pl_sem_object *a = &path->a.sem->objects.data[i], *b = pl_sem_find_object(path->b.sem, a->base);
    if (b && !a->escaped && !b->escaped) add_stores(tv, to, path, a->mem, b->mem);
  }
}

void pl_cells_begin(pl_tv *tv) {
  tv->cells_changed = false;
  for (size_t i = 0; i < tv->cells.len; i++) {
    tv->cells.data[i]->lost = false;
    tv->cells.data[i]->stored = true;
  }
}
