/* lookup_tables.c - constant globals that only the lowering has, such as tables that an optimiser makes of a switch.
 *
 * No object of the source is in one, and they are never written, so a load finds the initial value in any memory. That the access
 * is in the table is an obligation (tv/simulate/accesses.c). Source: LLVM Language Reference, "Global Variables". */
#include "verify/sem/state/lookup_tables.h"

#include <assert.h>

#include "verify/sem/state/constant_globals.h"
#include "verify/sem/state/provenance.h"

enum { MAX_PLACES = 256 };

/* The constant llvm.mlir.global of that name that only the lowering has and that may be a table; NULL if there is none, and in
 * the source. */
static const pl_op *table_named(const pl_sem *sem, pl_str name) {
  const pl_sem_world *world = sem->world;
  if (sem->role == PL_ROLE_SOURCE || !world->lowered_module || !world->source_module) return NULL;
  const pl_op *op = pl_symbol_lookup(world->lowered_module, name);
  if (!op || !pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL) || pl_symbol_lookup(world->source_module, name)) return NULL;
  const pl_attr *space = pl_op_attr(op, PL_NAME_ADDR_SPACE);
  uint64_t number = 0;
  if (space && (space->kind != PL_ATTR_INTEGER || !pl_apint_to_u64(space->integer, &number))) return NULL;
  return number == 0 && pl_op_attr(op, PL_NAME_CONSTANT) && !pl_op_attr(op, PL_NAME_THREAD_LOCAL) ? op : NULL;
}

/* Whether an element of this layout is a single scalar without padding. */
static bool is_of_scalars(const pl_flat *flat) { return flat->num_leaves == 1 && flat->store_size == flat->alloc_size; }

const pl_term *pl_sem_table_size(pl_sem_world *world, const pl_sem_final *table) {
  assert(table->elem);
  return pl_bv_u64(world->T, PL_POINTER_BITS, table->count * table->elem->alloc_size);
}

void pl_sem_note_table(pl_sem *sem, pl_str name, const pl_term *base) {
  assert(pl_term_is_address(base));
  pl_sem_world *world = sem->world;
  const pl_op *op = table_named(sem, name);
  pl_sem_final table = {.base = base};
  for (size_t i = 0; i < world->tables.len; i++)
    if (world->tables.data[i].base == base) return;
  if (op && pl_sem_is_final(world, op, &table) && is_of_scalars(table.elem)) pl_vec_push(&world->tables, table);
}

/* The table from whose address the address is computed, in bounds or not; NULL if there is none. */
static const pl_sem_final *find(pl_sem_world *world, const pl_term *address) {
  for (size_t i = 0; i < world->tables.len; i++)
    if (pl_sem_same_provenance(world, world->tables.data[i].base, address)) return &world->tables.data[i];
  return NULL;
}

bool pl_sem_table_at(pl_sem_world *world, const pl_term *address, const pl_term **base, const pl_term **size) {
  assert(pl_term_is_address(address) && base && size);
  const pl_sem_final *table = find(world, address);
  if (!table) return false;
  *base = table->base;
  *size = pl_sem_table_size(world, table);
  return true;
}

bool pl_sem_read_table(pl_sem *sem, const pl_term *address, const pl_flat *flat, pl_leaf *out) {
  assert(sem->role == PL_ROLE_LOWERING && pl_term_is_address(address) && flat && out);
  pl_terms *T = sem->world->T;
  const pl_sem_final *table = find(sem->world, address);
  if (!table || !is_of_scalars(flat) || flat->packed_bits || table->count > MAX_PLACES) return false;
  if (flat->leaves[0].bits != table->elem->leaves[0].bits || flat->leaves[0].is_pointer) return false;
  const pl_term *offset = pl_bv_sub(T, address, table->base), *elsewhere = pl_bool(T, true);
  *out = (pl_leaf){pl_bv_u64(T, flat->leaves[0].bits, 0), NULL};
  for (uint64_t k = table->count; k-- > 0;) {
    const pl_term *value = pl_sem_final_scalar(sem->world, table, k, 0);
    const pl_term *here = pl_eq(T, offset, pl_bv_u64(T, PL_POINTER_BITS, k * table->elem->alloc_size));
    if (!value) return false;
    out->value = pl_ite(T, here, value, out->value);
    elsewhere = pl_and(T, elsewhere, pl_not(T, here));
  }
  out->poison = elsewhere;
  return true;
}
