#include "verify/sem/sem.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "core/base/printf.h"
#include "verify/sem/internal.h"

/* What is known of an application: the number of one of floats, the normal form of one of copies. */
static const pl_term *fold_application(pl_terms *T, pl_sort sort, pl_str name, const pl_term *const *args, uint32_t count) {
  const pl_term *known = pl_sem_copy_fold(T, name, args, count);
  return known ? known : pl_sem_float_fold(T, sort, name, args, count);
}

pl_sem_world *pl_sem_world_new(pl_arena *arena, pl_terms *terms, uint32_t index_bits, const pl_op *source_module) {
  pl_sem_world *world = PL_NEW(arena, pl_sem_world);
  world->arena = arena;
  world->T = terms;
  world->layout = pl_layout_new(arena, index_bits);
  world->undef = pl_term_sym(terms, PL_SORT_B, PL_STR("<undef>"));
  world->shared_root = pl_term_sym(terms, pl_sort_bv(PL_POINTER_BITS), PL_STR("<shared>"));
  pl_terms_set_fold(terms, fold_application);
  world->source_module = source_module;
  world->descriptor_static = world->sizes_nonnegative = world->memref_in_object = true;
  world->allocations_succeed = world->callees_conform = world->runtime_contracts = world->stack_alignment = true;
  return world;
}

void pl_sem_world_free(pl_sem_world *world) {
  pl_map_free(&world->roots);
  pl_map_free(&world->leads_nowhere);
  pl_map_free(&world->reveals_nothing);
  pl_map_free(&world->plain_numbers);
  pl_map_free(&world->saves);
  pl_map_free(&world->partly_undef);
  pl_map_free(&world->unwritten);
  pl_map_free(&world->undef_keys);
  pl_map_free(&world->space_casts);
  pl_map_free(&world->returned);
  pl_map_free(&world->fp_log);
  pl_map_free(&world->accessed_by);
  pl_map_free(&world->flag_claims);
  pl_vec_free(&world->axioms);
  pl_vec_free(&world->finals);
  pl_vec_free(&world->tables);
  pl_layout_free(world->layout);
}

pl_sem *pl_sem_new(pl_sem_world *world, bool lowered, uint32_t num_values, const pl_term *mem) {
  pl_sem *sem = pl_xmalloc(sizeof *sem);
  *sem = (pl_sem){.world = world, .lowered = lowered, .num_values = num_values, .mem = mem, .frees = mem, .ended = mem};
  sem->serial = ++world->next_serial;
  sem->env = pl_xmalloc((num_values + 1) * sizeof *sem->env);
  sem->values = pl_xmalloc((num_values + 1) * sizeof *sem->values);
  for (uint32_t i = 0; i < num_values; i++) {
    sem->env[i] = NULL;
    sem->values[i] = NULL;
  }
  return sem;
}

#define COPY_VEC(to, from, field)                                                                                                \
  do {                                                                                                                           \
    (to)->field.data = NULL;                                                                                                     \
    (to)->field.cap = (to)->field.len = 0;                                                                                       \
    for (size_t i_ = 0; i_ < (from)->field.len; i_++)                                                                            \
      pl_vec_push(&(to)->field, (from)->field.data[i_]);                                                                         \
  } while (0)

pl_sem *pl_sem_fork(const pl_sem *sem) {
  pl_sem *copy = pl_xmalloc(sizeof *copy);
  *copy = *sem;
  copy->serial = ++sem->world->next_serial;
  copy->env = pl_xmalloc((sem->num_values + 1) * sizeof *copy->env);
  memcpy(copy->env, sem->env, sem->num_values * sizeof *copy->env);
  copy->values = pl_xmalloc((sem->num_values + 1) * sizeof *copy->values);
  memcpy(copy->values, sem->values, sem->num_values * sizeof *copy->values);
  COPY_VEC(copy, sem, objects);
  COPY_VEC(copy, sem, conditions);
  COPY_VEC(copy, sem, accesses);
  COPY_VEC(copy, sem, calls);
  COPY_VEC(copy, sem, claimed);
  COPY_VEC(copy, sem, seeds);
  COPY_VEC(copy, sem, views);
  COPY_VEC(copy, sem, ordered);
  COPY_VEC(copy, sem, wellformed);
  COPY_VEC(copy, sem, floats);
  COPY_VEC(copy, sem, decided);
  return copy;
}

void pl_sem_free(pl_sem *sem) {
  if (!sem) return;
  free(sem->env);
  free(sem->values);
  pl_vec_free(&sem->objects);
  pl_vec_free(&sem->conditions);
  pl_vec_free(&sem->accesses);
  pl_vec_free(&sem->calls);
  pl_vec_free(&sem->claimed);
  pl_vec_free(&sem->seeds);
  pl_vec_free(&sem->views);
  pl_vec_free(&sem->ordered);
  pl_vec_free(&sem->wellformed);
  pl_vec_free(&sem->floats);
  pl_vec_free(&sem->decided);
  free(sem);
}

static const char *format_text(pl_sem *sem, const char *format, va_list args) {
  char text[512];
  pl_vsnprintf(text, sizeof text, format, args);
  return pl_arena_copy(sem->world->arena, text, strlen(text) + 1);
}

pl_sem_status pl_sem_unsupported(pl_sem *sem, const char *format, ...) {
  va_list args;
  va_start(args, format);
  sem->why = format_text(sem, format, args);
  va_end(args);
  return PL_SEM_UNSUPPORTED;
}

pl_sem_status pl_sem_undecided(pl_sem *sem, const char *format, ...) {
  va_list args;
  va_start(args, format);
  sem->why = format_text(sem, format, args);
  va_end(args);
  return PL_SEM_UNDECIDED;
}

pl_leaf *pl_sem_new_leaves(pl_sem *sem, uint32_t count) { return PL_NEW_ARRAY(sem->world->arena, pl_leaf, count ? count : 1); }

uint32_t pl_sem_leaf_count(pl_sem *sem, const pl_type *type) {
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, type);
  return flat ? flat->num_leaves : UINT32_MAX;
}

const pl_term *pl_sem_or_poison(pl_sem *sem, const pl_term *a, const pl_term *b) {
  if (sem->world->poison_off) return pl_bool(sem->world->T, false);
  return pl_or(sem->world->T, a, b);
}

void pl_sem_set(pl_sem *sem, const pl_value *value, pl_leaf *leaves) {
  assert(value->number < sem->num_values);
  sem->env[value->number] = leaves;
  sem->values[value->number] = value;
}

/* `undef` and `poison`: an arbitrary value that may also be poison. Whether undef is counted as poison is left open: it is the
 * same on both sides. */
static pl_leaf *undefined_leaves(pl_sem *sem, const pl_type *type, bool undef) {
  pl_terms *T = sem->world->T;
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, type);
  if (!flat) return NULL;
  pl_leaf *leaves = pl_sem_new_leaves(sem, flat->num_leaves);
  for (uint32_t i = 0; i < flat->num_leaves; i++) {
    bool free_choice = !sem->world->choices_off;
    leaves[i].value = pl_bv_u64(T, flat->leaves[i].bits, 0);
    leaves[i].poison = pl_bool(T, free_choice && !sem->world->poison_off);
    if (!undef || !pl_term_is_true(leaves[i].poison)) continue;
    leaves[i].poison = sem->world->undef;
    sem->world->met_undef = true;
  }
  return leaves;
}

static pl_leaf *zero_leaves(pl_sem *sem, const pl_type *type) {
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, type);
  if (!flat) return NULL;
  pl_leaf *leaves = pl_sem_new_leaves(sem, flat->num_leaves);
  for (uint32_t i = 0; i < flat->num_leaves; i++)
    leaves[i] = pl_leaf_of(sem, pl_bv_u64(sem->world->T, flat->leaves[i].bits, 0));
  return leaves;
}

/* The address of a function or global. */
static pl_leaf *address_leaves(pl_sem *sem, const pl_attr *symbol) {
  if (!symbol || symbol->kind != PL_ATTR_SYMBOL || symbol->symbol.count != 1) return NULL;
  pl_leaf *leaves = pl_sem_new_leaves(sem, 1);
  *leaves = pl_leaf_of(sem, pl_sem_symbol_address(sem->world, symbol->symbol.path[0]));
  pl_sem_note_final(sem, symbol->symbol.path[0], leaves->value);
  pl_sem_note_table(sem, symbol->symbol.path[0], leaves->value);
  pl_sem_describe_symbol(sem->world, symbol->symbol.path[0], leaves->value);
  return leaves;
}

/* Leaves of an op that is a constant, else NULL. */
static pl_leaf *constant_leaves(pl_sem *sem, const pl_op *op) {
  const pl_type *type = op->num_results == 1 ? op->results[0].type : NULL;
  if (!type) return NULL;
  switch ((int)op->info->kind) {
  case PL_OP_ARITH_CONSTANT:
  case PL_OP_INDEX_CONSTANT:
  case PL_OP_INDEX_BOOL_CONSTANT:
  case PL_OP_COMPLEX_CONSTANT:
  case PL_OP_LLVM_MLIR_CONSTANT: return pl_sem_constant(sem, pl_op_attr(op, "value"), type);
  case PL_OP_LLVM_MLIR_UNDEF: return undefined_leaves(sem, type, true);
  case PL_OP_UB_POISON:
  case PL_OP_LLVM_MLIR_POISON: return undefined_leaves(sem, type, false);
  case PL_OP_LLVM_MLIR_ZERO: return zero_leaves(sem, type);
  case PL_OP_FUNC_CONSTANT: return address_leaves(sem, pl_op_attr(op, "value"));
  case PL_OP_LLVM_MLIR_ADDRESSOF: return address_leaves(sem, pl_op_attr(op, "global_name"));
  default: return NULL;
  }
}

pl_leaf *pl_sem_get(pl_sem *sem, const pl_value *value) {
  assert(value->number < sem->num_values);
  pl_leaf *leaves = sem->env[value->number];
  if (!leaves && value->op) {
    leaves = constant_leaves(sem, value->op);
    pl_sem_set(sem, value, leaves);
  }
  return leaves;
}

void pl_sem_require(pl_sem *sem, pl_condition_kind kind, const pl_op *op, const pl_term *holds) {
  if (pl_term_is_true(holds)) {
    sem->trivial++;
    return;
  }
  /* Branching by it is undefined; else the source has chosen. */
  if (kind != PL_CONDITION_BRANCH) holds = pl_sem_chosen_undef(sem, holds);
  pl_condition condition = {kind, holds, op, sem->stretch};
  pl_vec_push(&sem->conditions, condition);
}

/* Roots. */

static const pl_term *known_root(const pl_sem_world *world, const pl_term *term) { return pl_map_get_ptr(&world->roots, term); }

static const pl_term *root_among(pl_sem_world *world, const pl_term *term, int depth);

/* Of the summands or masked parts of an address, the one that is a pointer. What is added to it may be the way from there to
 * another object: then it is not told. */
static const pl_term *root_of_parts(pl_sem_world *world, const pl_term *term, int depth) {
  const pl_term *found = NULL;
  uint32_t at = 0;
  for (uint32_t i = 0; i < term->num_args; i++) {
    const pl_term *root = root_among(world, term->args[i], depth + 1);
    if (root && found) return NULL;
    if (root) found = root, at = i;
  }
  for (uint32_t i = 0; found && i < term->num_args; i++)
    if (i != at && pl_sem_leads_elsewhere(world, term->args[i], found)) return NULL;
  return found;
}

static const pl_term *root_among(pl_sem_world *world, const pl_term *term, int depth) {
  const pl_term *found = NULL;
  const pl_term *root = known_root(world, term);
  if (root || depth > 16) return root;
  switch ((int)term->op) {
  case PL_TERM_BV_ADD:
  case PL_TERM_BV_AND:
  case PL_TERM_BV_OR: return root_of_parts(world, term, depth);
  case PL_TERM_ITE:
    root = root_among(world, term->args[1], depth + 1);
    found = root_among(world, term->args[2], depth + 1);
    if (root != found && root && found) world->open_choice = term->args[0];
    return root == found ? root : NULL;
  case PL_TERM_BV_CONCAT: { /* an address with its low bits cleared: the high bits decide */
    const pl_term *high = term->args[0];
    return high->op == PL_TERM_BV_EXTRACT ? root_among(world, high->args[0], depth + 1) : NULL;
  }
  default: return NULL;
  }
}

const pl_term *pl_sem_root(pl_sem_world *world, const pl_term *pointer) { return root_among(world, pointer, 0); }

const pl_term *pl_sem_decided(const pl_sem *sem, const pl_term *condition) {
  for (size_t i = 0; i < sem->decided.len; i++) {
    if (sem->decided.data[i] == condition) return pl_bool(sem->world->T, true);
    if (sem->decided.data[i] == pl_not(sem->world->T, condition)) return pl_bool(sem->world->T, false);
  }
  return condition;
}

void pl_sem_decide(pl_sem *sem, const pl_term *condition, bool holds) {
  pl_terms *T = sem->world->T;
  pl_map known = {0};
  const pl_term *decided = holds ? condition : pl_not(T, condition);
  pl_vec_push(&sem->decided, decided);
  pl_map_set_ptr(&known, condition, pl_bool(T, holds));
  for (uint32_t i = 0; i < sem->num_values; i++) {
    const pl_flat *flat = sem->env[i] && sem->values[i] ? pl_layout_flatten(sem->world->layout, sem->values[i]->type) : NULL;
    pl_leaf *out = flat ? pl_sem_new_leaves(sem, flat->num_leaves) : NULL;
    for (uint32_t k = 0; flat && k < flat->num_leaves; k++) {
      out[k] = sem->env[i][k];
      if (out[k].value) out[k].value = pl_term_rewrite(T, out[k].value, &known);
      if (out[k].poison) out[k].poison = pl_term_rewrite(T, out[k].poison, &known);
    }
    if (out) sem->env[i] = out;
  }
  for (size_t i = 0; i < sem->objects.len; i++) {
    pl_sem_object *object = &sem->objects.data[i];
    object->mem = pl_term_rewrite(T, object->mem, &known);
  }
  for (size_t i = 0; i < sem->wellformed.len; i++)
    sem->wellformed.data[i] = pl_term_rewrite(T, sem->wellformed.data[i], &known);
  sem->mem = pl_term_rewrite(T, sem->mem, &known);
  sem->frees = pl_term_rewrite(T, sem->frees, &known);
  sem->ended = pl_term_rewrite(T, sem->ended, &known);
  pl_map_free(&known);
}

/* The pointers that stand in an address: which objects it may be based on. */
typedef struct pointer_set {
  const pl_term *terms[8];
  uint32_t count;
  bool too_many;
} pointer_set;

static void add_pointer(pointer_set *set, const pl_term *term) {
  for (uint32_t i = 0; i < set->count; i++)
    if (set->terms[i] == term) return;
  if (set->count == sizeof set->terms / sizeof *set->terms)
    set->too_many = true;
  else
    set->terms[set->count++] = term;
}

static void pointers_in(pl_sem_world *world, const pl_term *term, int depth, pointer_set *set) {
  if (known_root(world, term)) {
    add_pointer(set, term);
    return;
  }
  bool sum = term->op == PL_TERM_BV_ADD || term->op == PL_TERM_BV_AND || term->op == PL_TERM_BV_OR;
  if (depth > 16) set->too_many = true;
  if (set->too_many) return;
  if (term->op == PL_TERM_BV_CONCAT && term->args[0]->op == PL_TERM_BV_EXTRACT)
    pointers_in(world, term->args[0]->args[0], depth + 1, set);
  for (uint32_t i = term->op == PL_TERM_ITE ? 1 : 0; (sum || term->op == PL_TERM_ITE) && i < term->num_args; i++)
    pointers_in(world, term->args[i], depth + 1, set);
}

/* The summands of an address that are pointers. */
static void pointer_summands(pl_sem_world *world, const pl_term *term, pointer_set *set) {
  bool sum = term->op == PL_TERM_BV_ADD;
  for (uint32_t i = 0; i < (sum ? term->num_args : 1); i++) {
    const pl_term *part = sum ? term->args[i] : term;
    if (root_among(world, part, 0)) add_pointer(set, part);
  }
}

static bool same_set(const pointer_set *a, const pointer_set *b) {
  uint32_t found = 0;
  for (uint32_t i = 0; i < a->count; i++)
    for (uint32_t j = 0; j < b->count; j++)
      found += a->terms[i] == b->terms[j];
  return !a->too_many && !b->too_many && found == a->count && found == b->count;
}

bool pl_sem_same_provenance(pl_sem_world *world, const pl_term *base, const pl_term *address) {
  pointer_set a = {0}, b = {0};
  pointer_summands(world, base, &a);
  pointer_summands(world, address, &b);
  if (same_set(&a, &b)) return true;
  a = b = (pointer_set){0};
  pointers_in(world, base, 0, &a);
  pointers_in(world, address, 0, &b);
  return a.count <= 1 && same_set(&a, &b);
}

pl_sem_object *pl_sem_find_object(pl_sem *sem, const pl_term *base) {
  for (size_t i = sem->objects.len; i-- > 0;)
    if (sem->objects.data[i].base == base) return &sem->objects.data[i];
  return NULL;
}

static const pl_term *object_bound(pl_sem *sem, const pl_term *pointer, bool high) {
  pl_terms *T = sem->world->T;
  const pl_term *root = pl_sem_root(sem->world, pointer);
  pl_sem_object *object = root ? pl_sem_find_object(sem, root) : NULL;
  const pl_term *base = object ? object->base : NULL, *size = object ? object->size : NULL;
  if (object || (sem->lowered && pl_sem_table_at(sem->world, pointer, &base, &size))) {
    const pl_term *low = pl_int_of_ubv(T, base);
    return high ? pl_int_add(T, low, pl_int_of_ubv(T, size)) : low;
  }
  /* Of shared memory: a function of the pointer that it was reached from. */
  const pl_term *anchor = pointer;
  if (pointer->op == PL_TERM_BV_ADD)
    for (uint32_t i = 0; i < pointer->num_args; i++)
      if (known_root(sem->world, pointer->args[i])) anchor = pointer->args[i];
  return pl_app(T, PL_SORT_I, high ? PL_STR("object.high") : PL_STR("object.low"), &anchor, 1);
}

const pl_term *pl_sem_object_low(pl_sem *sem, const pl_term *pointer) { return object_bound(sem, pointer, false); }
const pl_term *pl_sem_object_high(pl_sem *sem, const pl_term *pointer) { return object_bound(sem, pointer, true); }

/* Values that come from outside. */

static void name_symbol(char out[96], const char *name, uint32_t leaf, bool poison) {
  snprintf(out, 96, "%.60s%s.%u", name, poison ? ".poison" : "", (unsigned)leaf);
}

static const pl_term *fresh_leaf(pl_sem *sem, const pl_leaf_type *leaf, const char *name, uint32_t index) {
  char text[96];
  name_symbol(text, name, index, false);
  const pl_term *value = pl_term_sym(sem->world->T, pl_sort_bv(leaf->bits), pl_str_from(text));
  if (leaf->is_pointer) pl_sem_set_root(sem->world, value, sem->world->shared_root);
  return value;
}

/* Static offsets, sizes and strides of a memref type replace the symbols; strides of the default layout are products. */
static bool static_parts(pl_sem *sem, const pl_type *type, pl_leaf *leaves) {
  pl_terms *T = sem->world->T;
  uint32_t rank = type->shaped.rank, bits = pl_layout_index_bits(sem->world->layout);
  int64_t strides[64], offset;
  if (rank > 64 || !pl_memref_strides(type, strides, &offset)) return false;
  pl_memref_leaves m = pl_sem_memref(leaves, rank);
  if (offset != PL_DYNAMIC) m.offset->value = pl_bv_i64(T, bits, offset);
  for (uint32_t i = 0; i < rank; i++) {
    if (type->shaped.shape[i] != PL_DYNAMIC) m.sizes[i].value = pl_bv_i64(T, bits, type->shaped.shape[i]);
    if (strides[i] != PL_DYNAMIC) m.strides[i].value = pl_bv_i64(T, bits, strides[i]);
  }
  if (type->shaped.layout) return true;
  const pl_term *product = pl_bv_u64(T, bits, 1);
  for (uint32_t i = rank; i-- > 0;) {
    m.strides[i].value = product;
    product = pl_bv_mul(T, product, m.sizes[i].value);
  }
  return true;
}

/* Sizes are not negative: a hypothesis from the start. */
static void assume_sizes(pl_sem *sem, const pl_type *type, pl_leaf *leaves) {
  pl_terms *T = sem->world->T;
  uint32_t bits = pl_layout_index_bits(sem->world->layout);
  pl_memref_leaves m = pl_sem_memref(leaves, type->shaped.rank);
  if (sem->lowered || !sem->world->sizes_nonnegative) return;
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, NULL, pl_bv_sle(T, pl_bv_u64(T, bits, 0), m.sizes[i].value));
}

static bool is_descriptor(const pl_type *type) { return type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF; }

pl_leaf *pl_sem_incoming(pl_sem *sem, const pl_type *type, const char *name) {
  pl_terms *T = sem->world->T;
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, type);
  if (!flat) return NULL;
  pl_leaf *leaves = pl_sem_new_leaves(sem, flat->num_leaves);
  for (uint32_t i = 0; i < flat->num_leaves; i++) {
    char text[96];
    name_symbol(text, name, i, true);
    leaves[i].value = fresh_leaf(sem, &flat->leaves[i], name, i);
    bool certain = is_descriptor(type) || sem->world->poison_off;
    leaves[i].poison = certain ? pl_bool(T, false) : pl_term_sym(T, PL_SORT_B, pl_str_from(text));
  }
  if (type->kind == PL_TYPE_MEMREF) {
    if (sem->world->descriptor_static && !static_parts(sem, type, leaves)) return NULL;
    if (!sem->lowered) pl_sem_declare_wellformed(sem, type, leaves, true);
    assume_sizes(sem, type, leaves);
  }
  if (type->kind == PL_TYPE_UNRANKED_MEMREF && !sem->lowered) pl_sem_declare_wellformed(sem, type, leaves, true);
  /* A descriptor lies in an object too: its words are no more than that holds. */
  if (type->kind == PL_TYPE_UNRANKED_MEMREF && !sem->lowered && sem->world->memref_in_object) {
    uint32_t bits = leaves[0].value->sort.width;
    pl_apint limit = pl_apint_ones(sem->world->arena, bits - 5);
    limit = pl_apint_zext(sem->world->arena, limit, bits);
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, NULL, pl_bv_ult(T, leaves[0].value, pl_bv(T, limit)));
  }
  return leaves;
}

pl_memref_leaves pl_sem_memref(pl_leaf *leaves, uint32_t rank) {
  return (pl_memref_leaves){leaves, leaves + 1, leaves + 2, leaves + 3, leaves + 3 + rank};
}

/* Steps. */

/* What a memref's type says of it is believed by whoever goes on from there; how far apart elements lie, where there are any. */
static bool hold_type(pl_sem *sem, const pl_op *op, const pl_type *type, pl_leaf *leaves, uint32_t count) {
  pl_terms *T = sem->world->T;
  uint32_t rank = type->shaped.rank, bits = pl_layout_index_bits(sem->world->layout);
  pl_leaf *said = pl_sem_new_leaves(sem, count);
  memcpy(said, leaves, count * sizeof *said);
  if (!static_parts(sem, type, said)) return false;
  pl_memref_leaves m = pl_sem_memref(leaves, rank);
  const pl_term *empty = pl_bool(T, false);
  for (uint32_t i = 0; i < rank; i++)
    empty = pl_or(T, empty, pl_eq(T, m.sizes[i].value, pl_bv_u64(T, bits, 0)));
  for (uint32_t i = 0; i < count; i++) {
    const pl_term *same = pl_eq(T, leaves[i].value, said[i].value);
    bool stride = leaves + i >= m.strides && leaves + i < m.strides + rank;
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, stride ? pl_or(T, empty, same) : same);
  }
  return true;
}

static pl_sem_status unrealized_cast(pl_sem *sem, const pl_op *op) {
  if (op->num_operands != 1 || op->num_results != 1)
    return pl_sem_unsupported(sem, "unrealized_conversion_cast of several values");
  const pl_flat *from = pl_layout_flatten(sem->world->layout, pl_operand(op, 0)->type);
  const pl_flat *to = pl_layout_flatten(sem->world->layout, op->results[0].type);
  pl_leaf *leaves = pl_sem_get(sem, pl_operand(op, 0));
  if (!from || !to || !leaves || from->num_leaves != to->num_leaves)
    return pl_sem_unsupported(sem, "unrealized_conversion_cast between types of different shape");
  for (uint32_t i = 0; i < from->num_leaves; i++)
    if (from->leaves[i].bits != to->leaves[i].bits)
      return pl_sem_unsupported(sem, "unrealized_conversion_cast between types of different width");
  const pl_type *given = pl_operand(op, 0)->type, *type = op->results[0].type;
  if (type->kind == PL_TYPE_MEMREF && type != given &&
      ((given->kind == PL_TYPE_MEMREF && !sem->lowered) || !hold_type(sem, op, type, leaves, to->num_leaves)))
    return pl_sem_unsupported(sem, "unrealized_conversion_cast to a memref of another type");
  pl_sem_set(sem, &op->results[0], leaves);
  return PL_SEM_OK;
}

static pl_sem_status step_constant(pl_sem *sem, const pl_op *op) {
  pl_leaf *leaves = constant_leaves(sem, op);
  if (!leaves) return pl_sem_unsupported(sem, "'%.*s' of this type", PL_STR_FMT(op->info->name));
  pl_sem_set(sem, &op->results[0], leaves);
  return PL_SEM_OK;
}

static pl_sem_status step(pl_sem *sem, const pl_op *op) {
  if (op->num_regions > 0 && !pl_sem_is_atomic(op))
    return pl_sem_unsupported(sem, "'%.*s' has no meaning here yet", PL_STR_FMT(op->info->name));
  if (pl_op_has(op, PL_TRAIT_TERMINATOR)) return PL_SEM_TERMINATOR;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!pl_sem_get(sem, pl_operand(op, i))) return pl_sem_unsupported(sem, "a value of a type without a meaning here");
  if (!pl_sem_attrs_known(sem, op)) return PL_SEM_UNSUPPORTED;
  switch ((int)op->info->kind) {
  case PL_OP_FUNC_CALL:
  case PL_OP_FUNC_CALL_INDIRECT: pl_sem_hold_call(sem, op); return PL_SEM_EVENT;
  case PL_OP_CF_ASSERT: return PL_SEM_BRANCH;
  case PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST: return unrealized_cast(sem, op);
  case PL_OP_ARITH_CONSTANT:
  case PL_OP_INDEX_CONSTANT:
  case PL_OP_INDEX_BOOL_CONSTANT:
  case PL_OP_COMPLEX_CONSTANT:
  case PL_OP_LLVM_MLIR_CONSTANT:
  case PL_OP_UB_POISON:
  case PL_OP_LLVM_MLIR_UNDEF:
  case PL_OP_LLVM_MLIR_POISON:
  case PL_OP_LLVM_MLIR_ZERO:
  case PL_OP_FUNC_CONSTANT:
  case PL_OP_LLVM_MLIR_ADDRESSOF: return step_constant(sem, op);
  default: break;
  }
  static pl_sem_status (*const dialects[])(pl_sem *, const pl_op *) = {
      pl_sem_arith,          pl_sem_unranked,      pl_sem_memref_op,   pl_sem_memref_view, pl_sem_llvm_arith,
      pl_sem_llvm_aggregate, pl_sem_llvm_order,    pl_sem_llvm_memory, pl_sem_llvm_hint,   pl_sem_copy,
      pl_sem_atomic,         pl_sem_memref_buffer, pl_sem_complex,     pl_sem_vector,      pl_sem_vector_memory,
      pl_sem_llvm_intrinsic, pl_sem_llvm_vp,       pl_sem_affine,
  };
  for (size_t i = 0; i < sizeof dialects / sizeof *dialects; i++) {
    pl_sem_status status = dialects[i](sem, op);
    if (status != PL_SEM_STATUS_INVALID) return status;
  }
  return pl_sem_unsupported(sem, "'%.*s' has no meaning here yet", PL_STR_FMT(op->info->name));
}

pl_sem_status pl_sem_step(pl_sem *sem, const pl_op *op) {
  const size_t accesses = sem->accesses.len, objects = sem->objects.len;
  const pl_sem_status status = step(sem, op);
  if (status == PL_SEM_EVENT && pl_op_is(op, PL_OP_LLVM_CALL)) pl_sem_hold_call(sem, op);
  if (pl_op_is(op, PL_OP_LLVM_LOAD) && (status == PL_SEM_OK || status == PL_SEM_MEETING)) pl_sem_hold_value(sem, op);
  const bool computes = op->num_results > 0 && op->num_operands > 0 && sem->accesses.len == accesses;
  if (status == PL_SEM_OK && sem->world->met_undef && computes && sem->objects.len == objects) pl_sem_settle_undef(sem, op);
  return status;
}
