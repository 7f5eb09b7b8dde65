#include "core/convert/fold.h"

#include <assert.h>

pl_value *pl_rw_resolve(pl_rw *rw, const pl_value *source) {
  const pl_value *value = source;
  for (pl_value *next; rw->num_folded && (next = pl_map_get_ptr(&rw->folded, value)) != NULL;)
    value = next;
  return (pl_value *)value;
}

static void replace(pl_rw *rw, const pl_value *result, pl_value *with) {
  pl_map_set_ptr(&rw->folded, result, with);
  if (rw->bodies) pl_bodies_pin(rw, with);
  rw->num_folded++;
}

/* An op that belongs to no block; erased when the run is over. */
static pl_op *make_detached(pl_rw *rw, pl_op_spec *spec, const pl_op *place) {
  spec->line = place->line;
  spec->column = place->column;
  spec->loc = place->loc;
  pl_op *op = pl_op_new(rw->out, spec);
  pl_vec_push(&rw->detached, op);
  return op;
}

void pl_fold_end(pl_rw *rw) {
  while (rw->detached.len)
    pl_op_erase(pl_vec_pop(&rw->detached));
  pl_vec_free(&rw->detached);
  pl_map_free(&rw->folded);
  pl_map_free(&rw->metadata);
  pl_map_free(&rw->copies);
}

bool pl_fold_looks_through(pl_op_kind kind) {
  static const bool rows[PL_NUM_OPS] = {
      [PL_OP_ARITH_ADDI] = true,
      [PL_OP_ARITH_SUBI] = true,
      [PL_OP_ARITH_MULI] = true,
      [PL_OP_ARITH_ANDI] = true,
      [PL_OP_ARITH_XORI] = true,
      [PL_OP_ARITH_CMPI] = true,
      [PL_OP_ARITH_EXTF] = true,
      [PL_OP_ARITH_EXTSI] = true,
      [PL_OP_ARITH_EXTUI] = true,
      [PL_OP_ARITH_TRUNCI] = true,
      [PL_OP_ARITH_NEGF] = true,
      [PL_OP_INDEX_MINS] = true,
      [PL_OP_INDEX_MAXS] = true,
      [PL_OP_INDEX_MINU] = true,
      [PL_OP_INDEX_MAXU] = true,
      [PL_OP_COMPLEX_CREATE] = true,
      [PL_OP_COMPLEX_RE] = true,
      [PL_OP_COMPLEX_IM] = true,
      [PL_OP_MEMREF_ALLOC] = true,
      [PL_OP_MEMREF_ALLOCA] = true,
      [PL_OP_MEMREF_CAST] = true,
      [PL_OP_MEMREF_COLLAPSE_SHAPE] = true,
      [PL_OP_MEMREF_DIM] = true,
      [PL_OP_MEMREF_EXPAND_SHAPE] = true,
      [PL_OP_MEMREF_MEMORY_SPACE_CAST] = true,
      [PL_OP_MEMREF_REINTERPRET_CAST] = true,
      [PL_OP_MEMREF_SUBVIEW] = true,
      [PL_OP_MEMREF_TRANSPOSE] = true,
      [PL_OP_MEMREF_VIEW] = true,
      [PL_OP_UB_POISON] = true,
      [PL_OP_VECTOR_BITCAST] = true,
      [PL_OP_VECTOR_BROADCAST] = true,
      [PL_OP_VECTOR_EXTRACT] = true,
      [PL_OP_VECTOR_INSERT] = true,
      [PL_OP_VECTOR_SHAPE_CAST] = true,
      [PL_OP_VECTOR_SPLAT] = true,
  };
  return rows[kind];
}

const pl_op *pl_fold_def(pl_rw *rw, const pl_op *op, uint32_t i, pl_op_kind kind) {
  assert(pl_fold_looks_through(kind));
  const pl_op *def = pl_operand(op, i)->op, *copy = def && rw->num_folded ? pl_map_get_ptr(&rw->copies, def) : NULL;
  if (copy) def = copy;
  return def && pl_op_is(def, kind) ? def : NULL;
}

const pl_attr *pl_fold_constant(const pl_op *op, uint32_t i) {
  const pl_op *def = pl_operand(op, i)->op;
  return def && pl_op_has(def, PL_TRAIT_CONSTANT) ? pl_op_attr(def, "value") : NULL;
}

bool pl_fold_makes_constants(const pl_rw *rw, const pl_op *op) {
  pl_folding mode = rw->options->folding;
  if (mode == PL_FOLDING_EAGER) return true;
  if (mode != PL_FOLDING_OF_SET) return !pl_str_is(op->info->dialect, "index");
  return pl_rw_runs(rw, pl_str_is(op->info->dialect, "index") ? PL_CONVERT_INDEX : PL_CONVERT_ARITH);
}

bool pl_fold_to_value(pl_rw *rw, const pl_op *op, uint32_t i, const pl_value *value) {
  pl_value *target = pl_rw_resolve(rw, value);
  if (target->type != pl_result(op, i)->type || target == pl_result(op, i)) return false;
  replace(rw, pl_result(op, i), target);
  return true;
}

/* The constant op of the dialect that the folded op belongs to. */
static pl_op_kind constant_kind(const pl_op *op, const pl_type *type) {
  if (!pl_str_is(op->info->dialect, "index")) return PL_OP_ARITH_CONSTANT;
  return pl_type_is_integer(type, 1) ? PL_OP_INDEX_BOOL_CONSTANT : PL_OP_INDEX_CONSTANT;
}

static pl_op *make_constant(pl_rw *rw, const pl_op *op, uint32_t i, const pl_attr *value) {
  const pl_type *type = pl_result(op, i)->type;
  pl_op_spec spec = {.info = pl_op_info_of(constant_kind(op, type)),
                     .result_types = &type,
                     .num_results = 1,
                     .attrs = pl_rw_set(rw, NULL, "value", value)};
  pl_op *constant = make_detached(rw, &spec, op);
  replace(rw, pl_result(op, i), pl_result(constant, 0));
  return constant;
}

bool pl_fold_to_constant(pl_rw *rw, const pl_op *op, uint32_t i, const pl_attr *value) {
  if (!value || !pl_fold_makes_constants(rw, op)) return false;
  return pl_rw_op(rw, make_constant(rw, op, i, value));
}

bool pl_fold_place_constant(pl_rw *rw, const pl_op *op, uint32_t i, const pl_attr *value) {
  pl_op *constant = make_constant(rw, op, i, value);
  if ((rw->options->set & PL_CONVERT_ALL) == PL_CONVERT_ALL) return pl_rw_op(rw, constant);
  pl_rw_copy(rw, constant);
  return true;
}

bool pl_fold_is_poison(pl_rw *rw, const pl_op *op, uint32_t i) { return pl_fold_def(rw, op, i, PL_OP_UB_POISON) != NULL; }

bool pl_fold_to_poison(pl_rw *rw, const pl_op *op) {
  const pl_type *type = pl_result(op, 0)->type;
  pl_op_spec spec = {.info = pl_op_info_of(PL_OP_UB_POISON), .result_types = &type, .num_results = 1};
  if (!pl_fold_makes_constants(rw, op)) return false;
  pl_op *poison = make_detached(rw, &spec, op);
  replace(rw, pl_result(op, 0), pl_result(poison, 0));
  return pl_rw_op(rw, poison);
}

bool pl_fold_change(pl_rw *rw, const pl_op *op, pl_value *const *operands, uint32_t count, const pl_attr *attrs) {
  const pl_type **types = PL_NEW_ARRAY(rw->arena, const pl_type *, op->num_results + 1);
  for (uint32_t i = 0; i < op->num_results; i++)
    types[i] = pl_result(op, i)->type;
  pl_op_spec spec = {.info = op->info,
                     .operands = operands,
                     .num_operands = count,
                     .result_types = types,
                     .num_results = op->num_results,
                     .attrs = attrs,
                     .segments = op->segments,
                     .num_segments = op->num_segments};
  pl_op *copy = make_detached(rw, &spec, op);
  for (uint32_t i = 0; i < op->num_results; i++) /* but for those that are constants already */
    if (!pl_map_get_ptr(&rw->folded, pl_result(op, i))) replace(rw, pl_result(op, i), pl_result(copy, i));
  pl_map_set_ptr(&rw->copies, op, copy);
  rw->changed = copy;
  return true;
}

pl_value *pl_fold_step(pl_rw *rw, const pl_op *op, pl_op_kind kind, pl_value *const *operands, uint32_t count,
                       const pl_type *type, const pl_attr *attrs) {
  pl_op_spec spec = {.info = pl_op_info_of(kind),
                     .operands = operands,
                     .num_operands = count,
                     .result_types = &type,
                     .num_results = type ? 1 : 0,
                     .attrs = attrs};
  pl_op *step = make_detached(rw, &spec, op);
  (void)pl_rw_op(rw, step); /* the status tells */
  return type ? pl_result(step, 0) : NULL;
}

void pl_fold_stand_in(pl_rw *rw, const pl_value *result, pl_value *value) { replace(rw, result, pl_rw_resolve(rw, value)); }

uint32_t pl_fold_width(const pl_type *type) {
  const pl_type *elem = type->kind == PL_TYPE_VECTOR ? type->shaped.elem : type;
  if (elem->kind == PL_TYPE_INDEX) return 64;
  return elem->kind == PL_TYPE_INTEGER ? elem->integer.width : 0;
}

bool pl_fold_int(const pl_op *op, uint32_t i, pl_apint *out) {
  const pl_attr *attr = pl_fold_constant(op, i);
  if (!attr) return false;
  if (attr->kind == PL_ATTR_INTEGER) return *out = attr->integer, true;
  if (attr->kind != PL_ATTR_DENSE || !attr->dense.splat || !attr->dense.elems || pl_fold_width(attr->type) == 0) return false;
  *out = pl_dense_at(attr, 0);
  return true;
}

static const pl_attr *scalar_attr(pl_rw *rw, const pl_type *type, pl_apint bits) {
  if (type->kind == PL_TYPE_FLOAT) return pl_attr_float(rw->ctx, type, bits);
  return type->kind == PL_TYPE_INTEGER || type->kind == PL_TYPE_INDEX ? pl_attr_integer(rw->ctx, type, bits) : NULL;
}

const pl_attr *pl_fold_attr(pl_rw *rw, const pl_type *type, pl_apint bits) {
  if (type->kind != PL_TYPE_VECTOR) return scalar_attr(rw, type, bits);
  return pl_attr_dense(rw->ctx, type, &bits, 1, true);
}

/* The elements of a constant, one after the other. */
static bool element_at(const pl_attr *attr, uint64_t i, pl_apint *out) {
  if (attr->kind == PL_ATTR_INTEGER || attr->kind == PL_ATTR_FLOAT) return *out = attr->integer, true;
  if (attr->kind != PL_ATTR_DENSE || !attr->dense.elems || attr->type->shaped.elem->kind == PL_TYPE_COMPLEX) return false;
  *out = pl_dense_at(attr, i);
  return true;
}

enum { MAX_OPERANDS = 3, WIDE = 64 };

static bool is_index_like(const pl_type *type) { return pl_type_elem_or_self(type)->kind == PL_TYPE_INDEX; }

/* Constants of index have 64 bits. Where the lowering gives index fewer, its low bits have to come to the same. */
static bool agrees_when_narrow(pl_rw *rw, const pl_op *op, const pl_apint *in, uint32_t count, pl_fold_element *compute,
                               pl_apint wide) {
  pl_apint elems[MAX_OPERANDS], narrow;
  uint32_t bits = rw->index_bits;
  bool concerned = false;
  if (bits >= WIDE) return true;
  for (uint32_t k = 0; k < count; k++) {
    bool index = is_index_like(pl_operand(op, k)->type);
    elems[k] = index ? pl_apint_trunc(rw->arena, in[k], bits) : in[k];
    concerned |= index;
  }
  if (!concerned) return true;
  if (!compute(rw, op, elems, &narrow)) return false;
  bool result = wide.width == WIDE && is_index_like(pl_result(op, 0)->type);
  return pl_apint_eq(result ? pl_apint_trunc(rw->arena, wide, bits) : wide,
                     result && narrow.width > bits ? pl_apint_trunc(rw->arena, narrow, bits) : narrow);
}

static bool compute_at(pl_rw *rw, const pl_op *op, const pl_attr *const *in, uint32_t count, uint64_t i, pl_fold_element *compute,
                       pl_apint *out) {
  pl_apint elems[MAX_OPERANDS];
  for (uint32_t k = 0; k < count; k++) {
    if (!element_at(in[k], i, &elems[k])) return false;
  }
  return compute(rw, op, elems, out) && agrees_when_narrow(rw, op, elems, count, compute, *out);
}

const pl_attr *pl_fold_lanes(pl_rw *rw, const pl_op *op, uint32_t result, uint32_t count, pl_fold_element *compute) {
  const pl_attr *in[MAX_OPERANDS];
  const pl_type *type = pl_result(op, result)->type;
  uint64_t n = 1;
  assert(count <= MAX_OPERANDS);
  for (uint32_t k = 0; k < count; k++) {
    in[k] = pl_fold_constant(op, k);
    if (!in[k] || (in[k]->kind == PL_ATTR_DENSE) != (type->kind == PL_TYPE_VECTOR)) return NULL;
    if (in[k]->kind == PL_ATTR_DENSE && !in[k]->dense.splat) n = in[k]->dense.count;
  }
  pl_apint *elems = PL_NEW_ARRAY(rw->arena, pl_apint, n + 1);
  for (uint64_t i = 0; i < n; i++) {
    if (!compute_at(rw, op, in, count, i, compute, &elems[i])) return NULL;
  }
  return type->kind == PL_TYPE_VECTOR ? pl_attr_dense(rw->ctx, type, elems, n, n == 1) : scalar_attr(rw, type, elems[0]);
}

bool pl_fold_elements(pl_rw *rw, const pl_op *op, uint32_t count, pl_fold_element *compute) {
  const pl_attr *value = pl_fold_lanes(rw, op, 0, count, compute);
  return value && pl_fold_to_constant(rw, op, 0, value);
}

/* A constant in front of something else changes places with it, where the op does not mind. */
static bool move_constant_behind(pl_rw *rw, const pl_op *op) {
  if (!pl_op_has(op, PL_TRAIT_COMMUTATIVE) || op->num_operands != 2) return false;
  if (!pl_fold_constant(op, 0) || pl_fold_constant(op, 1)) return false;
  pl_value *swapped[] = {pl_operand(op, 1), pl_operand(op, 0)};
  return pl_fold_change(rw, op, swapped, 2, op->attrs);
}

/* What -arith-expand replaces. */
static bool is_expanded(const pl_op *op) {
  static const bool rows[PL_NUM_OPS] = {
      [PL_OP_ARITH_CEILDIVSI] = true, [PL_OP_ARITH_CEILDIVUI] = true, [PL_OP_ARITH_FLOORDIVSI] = true,
      [PL_OP_ARITH_MAXSI] = true,     [PL_OP_ARITH_MAXUI] = true,     [PL_OP_ARITH_MINSI] = true,
      [PL_OP_ARITH_MINUI] = true,     [PL_OP_ARITH_MAXIMUMF] = true,  [PL_OP_ARITH_MINIMUMF] = true,
      [PL_OP_ARITH_MAXNUMF] = true,   [PL_OP_ARITH_MINNUMF] = true,
  };
  return rows[op->info->kind];
}

/* Operations that a pass declares to be as it wants them are not folded. */
static bool is_wanted(const pl_rw *rw, const pl_op *op) {
  pl_str dialect = op->info->dialect;
  switch (rw->options->folding) {
  case PL_FOLDING_OF_SET:
  case PL_FOLDING_EAGER: return false;
  case PL_FOLDING_OF_ARITH_EXPAND: return pl_str_is(dialect, "vector") || (pl_str_is(dialect, "arith") && !is_expanded(op));
  case PL_FOLDING_OF_LOWER_AFFINE:
    return pl_str_is(dialect, "arith") || pl_str_is(dialect, "memref") || pl_str_is(dialect, "scf") ||
           pl_str_is(dialect, "vector");
  case PL_FOLDING_OF_MEMREF_EXPAND: return pl_str_is(dialect, "arith") || pl_str_is(dialect, "memref");
  case PL_FOLDING_OF_EXPAND_REALLOC:
    return pl_str_is(dialect, "arith") || pl_str_is(dialect, "memref") || pl_str_is(dialect, "scf");
  }
  return false;
}

/* Conversions to LLVM take casts as they are, but for those of one or of all dialects that have no target of LLVM's. */
static bool folds_casts(const pl_rw *rw) {
  return rw->options->folding != PL_FOLDING_OF_SET || rw->options->set == PL_CONVERT_INDEX || rw->options->keep_split_vectors;
}

/* A cast that changes no type is nothing; one that undoes another gives what that one was given. Casts that define each other,
 * where nothing gets to, stay. Source: MLIR documentation, "Builtin Dialect", builtin.unrealized_conversion_cast. */
static bool fold_cast(pl_rw *rw, const pl_op *op) {
  const pl_op *first = op->num_operands ? pl_operand(op, 0)->op : NULL;
  bool same = op->num_operands == op->num_results, undone = first && first->info == op->info && op->num_operands;
  if (!folds_casts(rw)) return false;
  for (uint32_t i = 0; same && i < op->num_results; i++)
    same = pl_operand(op, i)->type == pl_result(op, i)->type;
  undone = undone && first->num_results == op->num_operands && first->num_operands == op->num_results;
  for (uint32_t i = 0; undone && i < op->num_operands; i++)
    undone = pl_operand(op, i) == pl_result(first, i);
  for (uint32_t i = 0; undone && i < op->num_results; i++)
    undone = pl_operand(first, i)->type == pl_result(op, i)->type;
  if (!same && !undone) return false;
  const pl_op *from = same ? op : first;
  for (uint32_t i = 0; i < op->num_results; i++)
    if (pl_rw_resolve(rw, pl_operand(from, i)) == pl_result(op, i)) return false;
  for (uint32_t i = 0; i < op->num_results; i++)
    (void)pl_fold_to_value(rw, op, i, pl_operand(from, i));
  return true;
}

static pl_fold_fn *fold_builtin(pl_op_kind kind) { return kind == PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST ? fold_cast : NULL; }

/* What earlier folds gave takes the place of the operands: at once, or where it is a number that a memref's type tells. */
static void resolve_operands(pl_rw *rw, const pl_op **op) {
  bool changed = false, eager = rw->options->folding == PL_FOLDING_EAGER;
  if ((*op)->num_regions || (*op)->num_successors || !rw->num_folded) return;
  pl_vec_clear(&rw->operands);
  for (uint32_t i = 0; i < (*op)->num_operands; i++) {
    pl_value *operand = pl_operand(*op, i);
    if (eager || (operand->op && pl_map_get_ptr(&rw->metadata, operand->op))) operand = pl_rw_resolve(rw, operand);
    pl_vec_push(&rw->operands, operand);
    changed |= operand != pl_operand(*op, i);
  }
  if (changed && pl_fold_change(rw, *op, rw->operands.data, (*op)->num_operands, (*op)->attrs)) *op = rw->changed;
}

static pl_fold_fn *find(pl_op_kind kind) {
  typedef pl_fold_fn *lookup(pl_op_kind);
  static lookup *const tables[] = {pl_fold_arith,  pl_fold_float,  pl_fold_compare, pl_fold_index, pl_fold_complex,
                                   pl_fold_memref, pl_fold_vector, pl_fold_affine,  fold_builtin};
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
    pl_fold_fn *fold = tables[i](kind);
    if (fold) return fold;
  }
  return NULL;
}

/* An op can be changed a few times; this bounds a pair of folds that would undo each other. */
enum { MAX_ROUNDS = 16 };

bool pl_fold(pl_rw *rw, const pl_op **op) {
  bool constant = pl_op_has(*op, PL_TRAIT_CONSTANT) || pl_str_is((*op)->info->dialect, "llvm") || is_wanted(rw, *op);
  /* mlir-opt meets the last op of a module first, and so what becomes a constant is none yet. */
  if (!constant && rw->options->folding == PL_FOLDING_EAGER && move_constant_behind(rw, *op)) *op = rw->changed;
  resolve_operands(rw, op);
  for (uint32_t round = 0; round < MAX_ROUNDS && !constant; round++) {
    pl_fold_fn *fold = find((*op)->info->kind);
    rw->changed = NULL;
    bool done = (fold && fold(rw, *op)) || (!rw->changed && move_constant_behind(rw, *op));
    if (rw->status != PL_CONVERT_DONE) return true;
    if (!done) return false;
    if (!rw->changed) return true;
    *op = rw->changed;
  }
  return false;
}
