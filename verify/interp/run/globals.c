#include "verify/interp/run/globals.h"

#include <assert.h>
#include <string.h>

#include "core/ir/symbol_index.h"
#include "verify/claims/claims.h"
#include "verify/interp/machine/attributes.h"
#include "verify/interp/ops/calls.h"
#include "verify/interp/ops/constant.h"
#include "verify/interp/run/step.h"

/* Writes the value of a global into object `number`, which has `count` elements of type `elem`. False if the value does not fit;
 * elements may have been written then. */
static bool write_elements(pl_machine *m, uint32_t number, const pl_attr *value, const pl_type *elem, uint64_t count) {
  const pl_layout *layout = pl_machine_layout(m, elem);
  pl_object *object = &pl_memory_at(&m->memory, number)->object;
  if (value->kind == PL_ATTR_STRING) {
    if (value->string.len > object->size) return false;
    for (uint64_t i = 0; i < object->size; i++)
      pl_object_set(object, i, i < value->string.len ? (uint8_t)value->string.data[i] : 0, PL_BYTE_FINE);
    return true;
  }
  pl_scalar *leaves = PL_NEW_ARRAY(m->run->arena, pl_scalar, (size_t)layout->num_leaves + 1);
  for (uint64_t i = 0; i < count; i++) {
    if (value->kind == PL_ATTR_DENSE) {
      for (uint32_t j = 0; j < layout->num_leaves; j++) {
        pl_apint bits;
        if (!pl_dense_bits(value, i * layout->num_leaves + j, &bits)) return false;
        leaves[j] = pl_scalar_of(pl_constant_resize(m->run->arena, value, bits, layout->leaves[j].width));
      }
    } else if (count != 1 || !pl_constant(m, value, elem, leaves)) {
      return false;
    }
    pl_memory_write(&m->memory, number, i * layout->size, layout, leaves);
  }
  return true;
}

/* ---- What may have been stored to a global before the function is called ---- */

bool pl_global_is_visible(const pl_op *symbol) {
  assert(symbol != NULL);
  const pl_attr *visibility = pl_op_attr(symbol, PL_NAME_SYM_VISIBILITY);
  if (pl_claim_linkage_has(pl_enum_word_of(pl_op_attr(symbol, PL_NAME_LINKAGE)), PL_CLAIM_LOCAL)) return false;
  return visibility == NULL || visibility->kind != PL_ATTR_STRING || !pl_str_is(visibility->string, "private");
}

/* Whether an op that uses `place`, a memref or pointer, is seen to copy something there or to store something that is no
 * constant. */
static bool is_stored_to(const pl_value *place) {
  for (const pl_use *use = place->uses; use != NULL; use = use->next) {
    const pl_op *op = use->owner;
    if (pl_op_is(op, PL_OP_MEMREF_COPY) && pl_operand(op, 1) == place) return true;
    if (!pl_op_is(op, PL_OP_MEMREF_STORE) && !pl_op_is(op, PL_OP_LLVM_STORE)) continue;
    if (pl_operand(op, 1) != place) continue;
    const pl_op *from = pl_operand(op, 0)->op;
    if (from == NULL || !pl_op_has(from, PL_TRAIT_CONSTANT)) return true;
  }
  return false;
}

/* Whether an op of the module is found that stores anything but constants to the global of that name (is_stored_to); the search
 * has a limit. */
static bool module_stores(const pl_op *module, pl_str name) {
  enum { MOST_OPS = 20000 };
  uint32_t seen = 0;
  for (pl_op *op = (pl_op *)(uintptr_t)module; op != NULL && ++seen < MOST_OPS; op = pl_op_walk_next(module, op)) {
    const pl_attr *symbol = pl_op_is(op, PL_OP_MEMREF_GET_GLOBAL)     ? pl_op_attr(op, PL_NAME_NAME)
                            : pl_op_is(op, PL_OP_LLVM_MLIR_ADDRESSOF) ? pl_op_attr(op, PL_NAME_GLOBAL_NAME)
                                                                      : NULL;
    bool same =
        symbol != NULL && symbol->kind == PL_ATTR_SYMBOL && symbol->symbol.count == 1 && pl_str_eq(symbol->symbol.path[0], name);
    if (same && is_stored_to(pl_result(op, 0))) return true;
  }
  return false;
}

/* Whether the op is a global of the module of that role: an llvm.mlir.global or, in the source, also a memref.global. */
static bool is_global(const pl_op *op, pl_role role) {
  return pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL) || (role == PL_ROLE_SOURCE && pl_op_is(op, PL_OP_MEMREF_GLOBAL));
}

/* Whether the run takes the global to hold any value when the function starts, as calls before may have stored to it; always
 * false where a whole program or `main` runs. */
static bool was_written(const pl_machine *m, pl_str name) {
  const pl_run *run = m->run;
  if (run->output != NULL || run->is_main || run->inputs->seed % 2 == 0 || run->source_module == NULL ||
      run->lowered_module == NULL)
    return false;
  const pl_op *source = pl_symbol_lookup(run->source_module, name), *lowered = pl_symbol_lookup(run->lowered_module, name);
  bool both = source != NULL && lowered != NULL && is_global(source, PL_ROLE_SOURCE) && is_global(lowered, PL_ROLE_LOWERING);
  if (!both || pl_op_attr(source, PL_NAME_CONSTANT) != NULL || pl_op_attr(lowered, PL_NAME_CONSTANT) != NULL) return false;
  return pl_global_is_visible(source) || module_stores(run->source_module, name);
}

/* ---- Making them ---- */

/* The element type of nested LLVM array types; *count is the number of elements, at most PL_MEMORY_LIMIT + 1. */
static const pl_type *innermost(const pl_type *type, uint64_t *count) {
  *count = 1;
  while (type->kind == PL_TYPE_LLVM_ARRAY) {
    uint64_t n = (uint64_t)type->shaped.shape[0];
    *count = n != 0 && *count > PL_MEMORY_LIMIT / n ? PL_MEMORY_LIMIT + 1 : *count * n;
    type = type->shaped.elem;
  }
  return type;
}

/* The element type of a memref type; *count is the number of elements, or a number above PL_MEMORY_LIMIT if there are too many or
 * a size is dynamic, unless another size is 0. */
static const pl_type *memref_elements(const pl_type *type, uint64_t *count) {
  *count = 1;
  for (uint32_t i = 0; i < type->shaped.rank; i++) {
    uint64_t n = type->shaped.shape[i] < 0 ? PL_MEMORY_LIMIT + 1 : (uint64_t)type->shaped.shape[i];
    *count = n != 0 && *count > PL_MEMORY_LIMIT / n ? PL_MEMORY_LIMIT + 1 : *count * n;
  }
  return type->shaped.elem;
}

/* The type that attribute `name` of the op holds; NULL if it has no such attribute or that holds no type. */
static const pl_type *type_attr(const pl_op *op, pl_attr_name name) {
  const pl_attr *a = pl_op_attr(op, name);
  return a != NULL && a->kind == PL_ATTR_TYPE ? a->type : NULL;
}

/* The element type of a global, after nested LLVM arrays or the memref type, and in *count the number of these elements, limited
 * as in memref_elements. NULL if the global has no type that is known here. */
static const pl_type *elements_of(const pl_op *global, uint64_t *count) {
  const bool is_llvm = pl_op_is(global, PL_OP_LLVM_MLIR_GLOBAL);
  const pl_type *type = type_attr(global, is_llvm ? PL_NAME_GLOBAL_TYPE : PL_NAME_TYPE);
  if (type == NULL || (!is_llvm && type->kind != PL_TYPE_MEMREF)) return NULL;
  return is_llvm ? innermost(type, count) : memref_elements(type, count);
}

/* Fills a global with random values that depend on its name and the seed alone, so that they are the same in source and lowering,
 * as elements of the source's type if sizes agree. */
static void write_any(pl_machine *m, const pl_op *op, uint32_t number, pl_str name) {
  const pl_op *module = m->run->source_module, *source = module != NULL ? pl_symbol_lookup(module, name) : NULL;
  uint64_t count;
  const pl_type *elem = source != NULL && is_global(source, PL_ROLE_SOURCE) ? elements_of(source, &count) : NULL;
  const pl_layout *layout = elem != NULL ? pl_machine_layout(m, elem) : NULL;
  if (layout == NULL || !layout->known || layout->size * count != pl_memory_at(&m->memory, number)->object.size)
    layout = pl_machine_layout(m, elements_of(op, &count));
  uint64_t seed = pl_hash_bytes(name.data, name.len, m->run->inputs->seed);
  pl_scalar *leaves = PL_NEW_ARRAY(m->run->arena, pl_scalar, (size_t)layout->num_leaves + 1);
  for (uint64_t i = 0; i < count; i++) {
    for (uint32_t j = 0; j < layout->num_leaves; j++)
      leaves[j] = pl_scalar_of(pl_random_bits(m->run->arena, &seed, layout->leaves[j].width));
    pl_memory_write(&m->memory, number, i * layout->size, layout, leaves);
  }
}

/* The address of the global of that name in the lowering's memory (m->model), where the source's is put, too; sets *model to its
 * number. 0, also in *model, if there is none or m->model is NULL. */
static uint64_t pair_with_model(pl_machine *m, pl_str name, uint32_t *model) {
  *model = 0;
  if (m->model == NULL) return 0;
  for (uint32_t i = 1; i < m->model->buffers.len; i++) {
    const pl_buffer *b = pl_memory_at(m->model, i);
    if (b->object.kind == PL_OBJECT_GLOBAL && b->symbol.len > 0 && pl_str_eq(b->symbol, name)) {
      *model = i;
      return b->object.base;
    }
  }
  return 0;
}

/* Runs the region of an llvm.mlir.global and sets `out` to the scalars that it returns; the machine can then run something else.
 * False if the region does not return as many scalars as the layout has. */
static bool run_initializer(pl_machine *m, const pl_op *op, const pl_layout *layout, pl_scalar *out) {
  uint64_t steps = m->steps;
  pl_machine_enter(m, op, NULL, NULL, 0);
  pl_machine_run(m);
  bool ok = m->stop == PL_STOP_RETURN && m->num_values == layout->num_leaves;
  if (ok && layout->num_leaves > 0) memcpy(out, m->values, layout->num_leaves * sizeof *out);
  m->stop = PL_STOP_INVALID;
  m->stop_op = NULL;
  m->pc = NULL;
  m->frames.len = 0;
  m->steps = steps;
  return ok;
}

/* Writes the contents of a global at the start of the run: random values if they count as unknown (was_written) or it is
 * external, else its initial value or the result of its region. False if its contents are not supported. */
static bool initialize(pl_machine *m, const pl_op *op, uint32_t number, bool is_llvm) {
  uint64_t count;
  const pl_type *type = type_attr(op, is_llvm ? PL_NAME_GLOBAL_TYPE : PL_NAME_TYPE), *elem = elements_of(op, &count);
  const pl_attr *value = pl_op_attr(op, is_llvm ? PL_NAME_VALUE : PL_NAME_INITIAL_VALUE);
  bool has_region = op->num_regions > 0 && op->regions[0]->first != NULL;
  const pl_layout *whole = pl_machine_layout(m, type);
  pl_buffer *buffer = pl_memory_at(&m->memory, number);
  bool paired = m->model != NULL && buffer->twin != 0;
  bool written = buffer->any = paired ? pl_memory_at(m->model, buffer->twin)->any : was_written(m, buffer->symbol);
  if (value != NULL && !written) return value->kind == PL_ATTR_UNIT || write_elements(m, number, value, elem, count);
  if (written || !has_region) {
    write_any(m, op, number, pl_memory_at(&m->memory, number)->symbol);
    return true;
  }
  if (!whole->known) return false;
  pl_scalar *leaves = PL_NEW_ARRAY(m->run->arena, pl_scalar, (size_t)whole->num_leaves + 1);
  if (!run_initializer(m, op, whole, leaves)) return false;
  pl_memory_write(&m->memory, number, 0, whole, leaves);
  return true;
}

/* The alignment in bytes of a global of `count` elements without an explicit one: for a definition that the linker cannot
 * exchange what LLVM has its targets prefer, else that of the type. (LLVM Language Reference, "Global Variables", "Data Layout".)
 */
static uint64_t preferred_alignment(const pl_op *op, const pl_type *elem, const pl_layout *layout, uint64_t count) {
  const bool defined = pl_op_attr(op, PL_NAME_VALUE) != NULL || (op->num_regions == 1 && op->regions[0]->first != NULL);
  const bool strong = pl_claim_linkage_has(pl_enum_word_of(pl_op_attr(op, PL_NAME_LINKAGE)), PL_CLAIM_EXACT);
  if (!defined || !strong) return layout->align;
  if (layout->size * count > 16) return layout->align < 16 ? 16 : layout->align;
  const bool aggregate = elem->kind == PL_TYPE_LLVM_STRUCT && !elem->llvm_struct->packed;
  return aggregate && layout->align < 8 ? 8 : layout->align;
}

/* Adds the object of a global, without contents yet, at the address that the global of that name has in m->model, the other
 * machine's memory, if there is one, and makes the two each other's twin. Returns its number, 0 if its type is not supported or
 * memory is short. */
static uint32_t make_object(pl_machine *m, const pl_op *op, bool is_llvm) {
  uint64_t count, align = 0;
  const pl_type *elem = elements_of(op, &count);
  if (elem == NULL) return 0;
  const pl_layout *layout = pl_machine_layout(m, elem);
  if (!layout->known || !layout->in_memory || count > PL_MEMORY_LIMIT || layout->size > PL_MEMORY_LIMIT / (count + 1)) return 0;
  const bool says = pl_attr_u64(op, PL_NAME_ALIGNMENT, &align) && align > 0;
  if (is_llvm && !says) align = preferred_alignment(op, elem, layout, count);
  if (!(is_llvm && says) && align < layout->align) align = layout->align; /* an explicit alignment of LLVM is exact */
  uint32_t model;
  uint64_t base = pair_with_model(m, pl_symbol_name(op), &model);
  uint32_t number = pl_memory_add(&m->memory, PL_OBJECT_GLOBAL, base, layout->size * count, align);
  if (number == 0) return 0;
  pl_buffer *b = pl_memory_at(&m->memory, number);
  b->op = op;
  b->symbol = pl_symbol_name(op);
  b->constant = pl_op_attr(op, PL_NAME_CONSTANT) != NULL;
  if (model != 0) {
    b->twin = model;
    b->shift_known = true;
    pl_memory_at(m->model, model)->twin = number;
  }
  return number;
}

pl_global_list pl_list_globals(pl_arena *arena, const pl_op *module, pl_role role) {
  assert(arena != NULL);
  PL_VEC(const pl_op *) found = {0};
  for (const pl_op *op = NULL; (op = pl_symbol_table_next(module, op)) != NULL;)
    if (is_global(op, role)) pl_vec_push(&found, op);
  const pl_global_list list = {
      module, role, found.len > 0 ? pl_arena_copy(arena, found.data, found.len * sizeof *found.data) : NULL, (uint32_t)found.len};
  pl_vec_free(&found);
  return list;
}

/* The globals of the module, from the options' lists if they have them. */
static pl_global_list globals_of(const pl_machine *m, const pl_op *module) {
  const pl_global_list *lists[] = {&m->run->options->source_globals, &m->run->options->lowered_globals};
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
    if (module != NULL && lists[i]->module == module && lists[i]->role == m->role) return *lists[i];
  return pl_list_globals(m->run->arena, module, m->role);
}

void pl_make_globals(pl_machine *m, const pl_op *module) {
  assert(m->frames.len == 0 && m->stop == PL_STOP_INVALID);
  const pl_global_list list = globals_of(m, module);
  uint32_t first = (uint32_t)m->memory.buffers.len;
  for (uint32_t i = 0; i < list.count; i++)
    (void)make_object(m, list.globals[i], pl_op_is(list.globals[i], PL_OP_LLVM_MLIR_GLOBAL));
  uint32_t end = (uint32_t)m->memory.buffers.len;
  for (uint32_t i = first; i < end; i++) {
    const pl_op *op = pl_memory_at(&m->memory, i)->op;
    if (!initialize(m, op, i, pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL))) pl_memory_at(&m->memory, i)->symbol.len = 0;
  }
}
