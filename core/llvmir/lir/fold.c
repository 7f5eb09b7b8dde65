/* What LLVM makes of integer operations, comparisons and selections whose operands are constants. Source: LLVM documentation,
 * "LLVM Language Reference Manual", Undefined Values, Poison Values, Constant Expressions; which of the permitted results is
 * chosen: as `mlir-translate` 22 prints it. */
#include "core/llvmir/lir/fold.h"

#include <assert.h>

#include "core/fold/number.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/float_classes.h"
#include "core/llvmir/lir/layout.h"
#include "core/llvmir/lir/lir.h"

/* The integer operation of an LLVM instruction name such as "udiv"; PL_NUMBER_INVALID for any other word. */
static pl_number_op operation_named(const char *word) {
  static const struct {
    const char *word;
    pl_number_op op;
  } rows[] = {{"add", PL_NUMBER_ADD},   {"sub", PL_NUMBER_SUB},   {"mul", PL_NUMBER_MUL},   {"udiv", PL_NUMBER_DIVU},
              {"sdiv", PL_NUMBER_DIVS}, {"urem", PL_NUMBER_REMU}, {"srem", PL_NUMBER_REMS}, {"shl", PL_NUMBER_SHL},
              {"lshr", PL_NUMBER_SHRU}, {"ashr", PL_NUMBER_SHRS}, {"and", PL_NUMBER_AND},   {"or", PL_NUMBER_OR},
              {"xor", PL_NUMBER_XOR}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (strcmp(rows[i].word, word) == 0) return rows[i].op;
  return PL_NUMBER_INVALID;
}

/* Whether the integer operation gives the same result with its operands exchanged. */
static bool is_commutative(pl_number_op op) {
  return op == PL_NUMBER_ADD || op == PL_NUMBER_MUL || op == PL_NUMBER_AND || op == PL_NUMBER_OR || op == PL_NUMBER_XOR;
}

/* Whether the integer operation is a signed or unsigned division or remainder. */
static bool is_division(pl_number_op op) {
  return op == PL_NUMBER_DIVU || op == PL_NUMBER_DIVS || op == PL_NUMBER_REMU || op == PL_NUMBER_REMS;
}

/* Whether the integer operation is a shift. */
static bool is_shift(pl_number_op op) { return op == PL_NUMBER_SHL || op == PL_NUMBER_SHRU || op == PL_NUMBER_SHRS; }
/* Whether the constant is an integer with known bits. */
static bool is_int(const pl_lir *v) { return v->kind == PL_LIR_INT; }

/* The result of an integer operation on two integer constants; NULL if it is poison or undefined. */
static const pl_lir *compute(pl_lir_module *m, pl_number_op op, const pl_lir *x, const pl_lir *y) {
  pl_apint result;
  bool overflows = pl_apint_is_ones(y->bits) && pl_apint_eq(x->bits, pl_apint_signed_min(m->arena, x->bits.width));
  if (op == PL_NUMBER_REMS && overflows) return NULL;
  return pl_number_compute(m->arena, op, x->bits, y->bits, &result) ? pl_lir_int(m, x->type, result) : NULL;
}

/* Whether `v` is an integer that, as right operand, makes the operation return its left operand; false for remainders. */
static bool is_identity(pl_number_op op, const pl_lir *v) {
  if (!is_int(v)) return false;
  if (op == PL_NUMBER_AND) return pl_apint_is_ones(v->bits);
  if (op == PL_NUMBER_MUL || op == PL_NUMBER_DIVU || op == PL_NUMBER_DIVS) return pl_apint_is_one(v->bits);
  return op != PL_NUMBER_REMU && op != PL_NUMBER_REMS && pl_apint_is_zero(v->bits);
}

/* The result that LLVM gives an integer operation with an undef operand; NULL if none. The other operand is not poison, and none
 * is an identity of the operation (is_identity). */
static const pl_lir *with_undef(pl_lir_module *m, pl_number_op op, const pl_lir *a, const pl_lir *b) {
  const pl_type *type = a->type;
  bool both = a->kind == PL_LIR_UNDEF && b->kind == PL_LIR_UNDEF;
  const pl_lir *other = a->kind == PL_LIR_UNDEF ? b : a;
  if (op == PL_NUMBER_ADD || op == PL_NUMBER_SUB) return pl_lir_undef(m, type);
  if (op == PL_NUMBER_XOR) return both ? pl_lir_zero(m, type) : pl_lir_undef(m, type);
  if (op == PL_NUMBER_AND) return both ? pl_lir_undef(m, type) : pl_lir_zero(m, type);
  if (op == PL_NUMBER_OR) return both ? pl_lir_undef(m, type) : pl_lir_int(m, type, pl_apint_ones(m->arena, type->integer.width));
  if (op == PL_NUMBER_MUL) {
    bool odd = is_int(other) && pl_apint_bit(other->bits, 0);
    return both || odd ? pl_lir_undef(m, type) : pl_lir_zero(m, type);
  }
  if (!is_division(op) && !is_shift(op)) return NULL;
  if (b->kind == PL_LIR_UNDEF || (is_division(op) && pl_lir_is_null(b))) return pl_lir_poison(m, type);
  return pl_lir_zero(m, type);
}

/* ---- Addresses as numbers ---- */

/* Whether `v` is the address of a symbol, or a constant byte offset from it, as an integer of the pointer's width; if so, sets
 * `base` to the symbol and `offset`. */
static bool address_parts(pl_lir_module *m, const pl_lir *v, const pl_lir **base, pl_apint *offset) {
  if (v->kind != PL_LIR_CAST || !pl_str_is(v->text, "ptrtoint")) return false;
  const pl_lir *p = v->a;
  uint32_t width = v->type->integer.width;
  if (width != pl_data_layout_pointer_bits(&m->layout, p->type->ptr.space)) return false;
  *offset = pl_apint_zero(m->arena, width);
  if (p->kind == PL_LIR_OFFSET && p->bits.width == width) {
    *offset = p->bits;
    p = p->a;
  }
  *base = p;
  return p->kind == PL_LIR_SYMBOL;
}

/* The constant difference a - b of two addresses (address_parts) of the same symbol; NULL for other operands. */
static const pl_lir *difference(pl_lir_module *m, const pl_lir *a, const pl_lir *b) {
  const pl_lir *base_a, *base_b;
  pl_apint offset_a, offset_b;
  if (!address_parts(m, a, &base_a, &offset_a) || !address_parts(m, b, &base_b, &offset_b)) return NULL;
  if (!pl_str_eq(base_a->text, base_b->text)) return NULL;
  return pl_lir_int(m, a->type, pl_apint_sub(m->arena, offset_a, offset_b));
}

/* The alignment in bytes that a global or function is known to have, at least 1; `op` may be NULL. */
static uint64_t known_align(pl_lir_module *m, const pl_op *op) {
  const pl_attr *given = op ? pl_op_attr(op, PL_NAME_ALIGNMENT) : NULL, *type = op ? pl_op_attr(op, PL_NAME_GLOBAL_TYPE) : NULL;
  uint64_t align = 1;
  if (given && given->kind == PL_ATTR_INTEGER && pl_apint_to_u64(given->integer, &align) && align) return align;
  if (!type || !pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL)) return 1;
  const pl_attr *linkage = pl_op_attr(op, PL_NAME_LINKAGE);
  bool strong =
      !linkage || pl_enum_has(linkage, "external") || pl_enum_has(linkage, "internal") || pl_enum_has(linkage, "private");
  bool defined = pl_op_attr(op, PL_NAME_VALUE) || (op->num_regions && op->regions[0]->first);
  if (!strong || !defined) return pl_data_layout_abi_align(&m->layout, type->type);
  align = pl_data_layout_preferred_align(&m->layout, type->type);
  return align < 16 && pl_data_layout_bits(&m->layout, type->type) > 128 ? 16 : align;
}

/* `a & b` of an address (address_parts) and a mask of low bits that are zero in the symbol's address by its alignment; NULL for
 * other operands. */
static const pl_lir *masked_address(pl_lir_module *m, const pl_lir *a, const pl_lir *b) {
  const pl_lir *base;
  pl_apint offset;
  if (!is_int(b) || !address_parts(m, a, &base, &offset)) return NULL;
  uint64_t low = known_align(m, base->symbol) - 1;
  pl_apint known = pl_apint_from_u64(m->arena, b->bits.width, low);
  if (!pl_apint_eq(pl_apint_and(m->arena, b->bits, known), b->bits)) return NULL;
  return pl_lir_int(m, a->type, pl_apint_and(m->arena, offset, b->bits));
}

/* The result of an integer operation on constants that are not both numbers: a folded address computation or a constant
 * expression; NULL if there is none. */
static const pl_lir *expression(pl_lir_module *m, pl_number_op op, const char *word, const pl_lir *a, const pl_lir *b) {
  if (op == PL_NUMBER_SUB) {
    const pl_lir *known = difference(m, a, b);
    if (known) return known;
  }
  if (op == PL_NUMBER_AND) return masked_address(m, a, b);
  if (op != PL_NUMBER_ADD && op != PL_NUMBER_SUB && op != PL_NUMBER_XOR) return NULL;
  if (is_int(b) && a->kind == PL_LIR_BINARY && op == PL_NUMBER_ADD && pl_str_is(a->text, "add") && is_int(a->b))
    return expression(m, op, word, a->a, pl_lir_int(m, b->type, pl_apint_add(m->arena, a->b->bits, b->bits)));
  pl_lir *v = PL_NEW(m->arena, pl_lir);
  *v = (pl_lir){.kind = PL_LIR_BINARY, .type = a->type, .text = pl_str_from(word), .a = a, .b = b, .flags = {"", 0}};
  return v;
}

/* The result of integer operation `op`, whose LLVM name is `word`, on two scalar constants; NULL if it does not fold. */
static const pl_lir *fold_scalar(pl_lir_module *m, pl_number_op op, const char *word, const pl_lir *a, const pl_lir *b) {
  if (is_identity(op, b)) return a;
  if (is_commutative(op) && is_identity(op, a)) return b;
  if (a->kind == PL_LIR_POISON || b->kind == PL_LIR_POISON) return pl_lir_poison(m, a->type);
  if (a->kind == PL_LIR_UNDEF || b->kind == PL_LIR_UNDEF) return with_undef(m, op, a, b);
  if (is_int(a) && is_int(b)) {
    const pl_lir *r = compute(m, op, a, b);
    return r ? r : pl_lir_poison(m, a->type);
  }
  if (is_division(op) && pl_lir_is_null(b)) return pl_lir_poison(m, a->type);
  if ((op == PL_NUMBER_MUL || op == PL_NUMBER_AND) && (pl_lir_is_null(a) || pl_lir_is_null(b))) return pl_lir_zero(m, a->type);
  if (is_commutative(op) && is_int(a)) return expression(m, op, word, b, a);
  return expression(m, op, word, a, b);
}

const pl_lir *pl_lir_fold_binary(pl_lir_module *m, const char *word, const pl_lir *a, const pl_lir *b) {
  assert(a->type == b->type);
  pl_number_op op = operation_named(word);
  if (!pl_lir_is_constant(a) || !pl_lir_is_constant(b) || op == PL_NUMBER_INVALID) return NULL;
  if (!pl_lir_is_vector(a->type)) return fold_scalar(m, op, word, a, b);
  uint32_t count = pl_lir_is_scalable(a->type) ? 1 : pl_lir_num_elems(a->type);
  const pl_lir **elems = PL_NEW_ARRAY(m->arena, const pl_lir *, count);
  if (count == 0) return NULL;
  for (uint32_t i = 0; i < count; i++) {
    const pl_lir *x = pl_lir_elem(m, a, i), *y = pl_lir_elem(m, b, i);
    elems[i] = x && y ? fold_scalar(m, op, word, x, y) : NULL;
    if (!elems[i]) return NULL;
  }
  return pl_lir_is_scalable(a->type) ? pl_lir_splat(m, a->type, elems[0]) : pl_lir_list(m, a->type, elems, count);
}

/* ---- Comparisons ---- */

/* The comparison predicate of an icmp keyword such as "ult"; an unknown keyword is a failed assertion. */
static pl_cmpi comparison_named(const char *word) {
  pl_cmpi p = PL_CMPI_EQ;
  bool known = pl_cmpi_named(pl_str_from(word), &p);
  assert(known);
  (void)known;
  return p;
}

/* The comparison predicate of an icmp keyword such as "ult". */
static bool true_when_equal(const char *predicate) { return pl_cmpi_is_reflexive(comparison_named(predicate)); }

/* Whether `v` is the address of a symbol of the module that cannot be null: in address space 0, no alias, not extern_weak. */
static bool is_object(const pl_lir *v) {
  const pl_attr *linkage = v->kind == PL_LIR_SYMBOL && v->symbol ? pl_op_attr(v->symbol, PL_NAME_LINKAGE) : NULL;
  return v->kind == PL_LIR_SYMBOL && v->symbol && v->type->ptr.space == 0 && !pl_op_is(v->symbol, PL_OP_LLVM_MLIR_ALIAS) &&
         !(linkage && pl_enum_has(linkage, "extern_weak"));
}

/* Whether two constants are equal: 1 if they are, 0 if they are known to differ, else -1. */
static int addresses_equal(const pl_lir *a, const pl_lir *b) {
  if (pl_lir_same(a, b)) return 1;
  if ((is_object(a) && b->kind == PL_LIR_NULL) || (is_object(b) && a->kind == PL_LIR_NULL)) return 0;
  return -1;
}

/* The integer constant 1 or 0 of a type for true or false. */
static const pl_lir *bool_of(pl_lir_module *m, bool value, const pl_type *type) { return pl_lir_i64(m, type, value ? 1 : 0); }

/* The result, of type `type`, of icmp on two scalar constants; NULL if it does not fold. */
static const pl_lir *icmp_scalar(pl_lir_module *m, const char *predicate, const pl_lir *a, const pl_lir *b, const pl_type *type) {
  bool equality = strcmp(predicate, "eq") == 0 || strcmp(predicate, "ne") == 0;
  if (a->kind == PL_LIR_POISON || b->kind == PL_LIR_POISON) return pl_lir_poison(m, type);
  if (a->kind == PL_LIR_UNDEF || b->kind == PL_LIR_UNDEF) {
    if (equality || a->kind == b->kind) return pl_lir_undef(m, type);
    return bool_of(m, true_when_equal(predicate), type);
  }
  if (is_int(a) && is_int(b)) return bool_of(m, pl_cmpi_holds(comparison_named(predicate), a->bits, b->bits), type);
  int equal = addresses_equal(a, b);
  if (equal == 1) return bool_of(m, true_when_equal(predicate), type);
  if (equal == 0 && equality) return bool_of(m, predicate[0] == 'n', type);
  return NULL;
}

/* Element by element if the type is a vector of fixed length. */
typedef const pl_lir *(*compare_fn)(pl_lir_module *m, const char *predicate, const pl_lir *a, const pl_lir *b,
                                    const pl_type *type);

/* The result, of vector type `type`, of comparing two constant vectors lane by lane with `compare`; NULL if it does not fold. */
static const pl_lir *compare_lanes(pl_lir_module *m, const char *predicate, const pl_lir *a, const pl_lir *b, const pl_type *type,
                                   compare_fn compare) {
  uint32_t count = pl_lir_num_elems(a->type);
  const pl_lir **elems = PL_NEW_ARRAY(m->arena, const pl_lir *, count);
  if (count == 0) return NULL;
  for (uint32_t i = 0; i < count; i++) {
    const pl_lir *x = pl_lir_elem(m, a, i), *y = pl_lir_elem(m, b, i);
    elems[i] = x && y ? compare(m, predicate, x, y, type->shaped.elem) : NULL;
    if (!elems[i]) return NULL;
  }
  return pl_lir_list(m, type, elems, count);
}

const pl_lir *pl_lir_fold_icmp(pl_lir_module *m, const char *predicate, const pl_lir *a, const pl_lir *b, const pl_type *type) {
  assert(a->type == b->type);
  if (!pl_lir_is_constant(a) || !pl_lir_is_constant(b)) return NULL;
  if (pl_lir_is_vector(a->type)) return compare_lanes(m, predicate, a, b, type, icmp_scalar);
  return icmp_scalar(m, predicate, a, b, type);
}

/* ---- Selection, parts ---- */

/* The result of a select between constants `a` and `b` by a vector of conditions, lane by lane; NULL if it does not fold. */
static const pl_lir *select_lanes(pl_lir_module *m, const pl_lir *condition, const pl_lir *a, const pl_lir *b) {
  uint32_t count = pl_lir_num_elems(condition->type);
  const pl_lir **elems = PL_NEW_ARRAY(m->arena, const pl_lir *, count);
  for (uint32_t i = 0; i < count; i++) {
    const pl_lir *c = pl_lir_elem(m, condition, i), *x = pl_lir_elem(m, a, i), *y = pl_lir_elem(m, b, i);
    elems[i] = c && x && y ? pl_lir_fold_select(m, c, x, y) : NULL;
    if (!elems[i]) return NULL;
  }
  return count ? pl_lir_list(m, a->type, elems, count) : NULL;
}

const pl_lir *pl_lir_fold_select(pl_lir_module *m, const pl_lir *condition, const pl_lir *a, const pl_lir *b) {
  assert(a->type == b->type);
  if (!pl_lir_is_constant(condition) || !pl_lir_is_constant(a) || !pl_lir_is_constant(b)) return NULL;
  if (condition->kind == PL_LIR_INT) return pl_apint_is_zero(condition->bits) ? b : a;
  if (condition->kind == PL_LIR_ZERO) return b;
  if (condition->kind == PL_LIR_LIST) return select_lanes(m, condition, a, b);
  if (condition->kind == PL_LIR_POISON) return pl_lir_poison(m, a->type);
  if (condition->kind == PL_LIR_UNDEF) return a->kind == PL_LIR_UNDEF ? a : b;
  if (pl_lir_same(a, b) || b->kind == PL_LIR_POISON) return a;
  return a->kind == PL_LIR_POISON ? b : NULL;
}

const pl_lir *pl_lir_fold_extractvalue(pl_lir_module *m, const pl_lir *a, const int64_t *path, uint32_t count) {
  assert(count == 0 || path);
  for (uint32_t i = 0; a && i < count; i++)
    a = pl_lir_is_constant(a) ? pl_lir_elem(m, a, (uint32_t)path[i]) : NULL;
  return a && pl_lir_is_constant(a) ? a : NULL;
}

const pl_lir *pl_lir_fold_insertvalue(pl_lir_module *m, const pl_lir *a, const pl_lir *value, const int64_t *path,
                                      uint32_t count) {
  assert(count == 0 || path);
  if (!pl_lir_is_constant(a) || !pl_lir_is_constant(value)) return NULL;
  if (count == 0) return value;
  uint32_t size = pl_lir_num_elems(a->type);
  if (path[0] < 0 || path[0] >= size) return NULL; /* too many elements, too */
  const pl_lir **elems = PL_NEW_ARRAY(m->arena, const pl_lir *, size);
  for (uint32_t i = 0; i < size; i++) {
    elems[i] = pl_lir_elem(m, a, i);
    if (elems[i] && (int64_t)i == path[0]) elems[i] = pl_lir_fold_insertvalue(m, elems[i], value, path + 1, count - 1);
    if (!elems[i]) return NULL;
  }
  return pl_lir_list(m, a->type, elems, size);
}

/* Whether `index` is an integer constant below `count`; if so, sets `lane` to it. */
static bool lane_index(const pl_lir *index, uint32_t count, uint32_t *lane) {
  uint64_t number;
  if (!is_int(index) || !pl_apint_to_u64(index->bits, &number) || number >= count) return false;
  *lane = (uint32_t)number;
  return true;
}

const pl_lir *pl_lir_fold_extractelement(pl_lir_module *m, const pl_lir *a, const pl_lir *index) {
  assert(pl_lir_is_vector(a->type));
  uint32_t lane, count = pl_lir_num_elems(a->type);
  if (!pl_lir_is_constant(a) || !pl_lir_is_constant(index)) return NULL;
  if (a->kind == PL_LIR_POISON || index->kind == PL_LIR_UNDEF || index->kind == PL_LIR_POISON)
    return pl_lir_poison(m, a->type->shaped.elem);
  if (a->kind == PL_LIR_UNDEF) return pl_lir_undef(m, a->type->shaped.elem);
  if (is_int(index) && count && !lane_index(index, count, &lane)) return pl_lir_poison(m, a->type->shaped.elem);
  return lane_index(index, count, &lane) ? pl_lir_elem(m, a, lane) : NULL;
}

const pl_lir *pl_lir_fold_insertelement(pl_lir_module *m, const pl_lir *a, const pl_lir *value, const pl_lir *index) {
  assert(pl_lir_is_vector(a->type));
  uint32_t lane, count = pl_lir_num_elems(a->type);
  if (!pl_lir_is_constant(a) || !pl_lir_is_constant(value) || !pl_lir_is_constant(index)) return NULL;
  if (index->kind == PL_LIR_UNDEF || index->kind == PL_LIR_POISON) return pl_lir_poison(m, a->type);
  if (is_int(index) && count && !lane_index(index, count, &lane)) return pl_lir_poison(m, a->type);
  if (!lane_index(index, count, &lane)) return NULL;
  int64_t path = lane;
  return pl_lir_fold_insertvalue(m, a, value, &path, 1);
}

const pl_lir *pl_lir_fold_shuffle(pl_lir_module *m, const pl_lir *a, const pl_lir *b, const int64_t *mask, uint32_t count,
                                  const pl_type *type) {
  assert(a->type == b->type);
  uint32_t size = pl_lir_num_elems(a->type);
  if (!pl_lir_is_constant(a) || !pl_lir_is_constant(b) || size == 0) return NULL;
  const pl_lir **elems = PL_NEW_ARRAY(m->arena, const pl_lir *, count);
  for (uint32_t i = 0; i < count; i++) {
    if (mask[i] < 0)
      elems[i] = pl_lir_poison(m, type->shaped.elem);
    else
      elems[i] = pl_lir_elem(m, mask[i] < size ? a : b, (uint32_t)(mask[i] < size ? mask[i] : mask[i] - size));
    if (!elems[i]) return NULL;
  }
  return pl_lir_list(m, type, elems, count);
}

const pl_lir *pl_lir_fold_fcmp(pl_lir_module *m, const char *predicate, const pl_lir *a, const pl_lir *b, const pl_type *type) {
  assert(a->type == b->type);
  if (!pl_lir_is_constant(a) || !pl_lir_is_constant(b)) return NULL;
  if (pl_lir_is_vector(a->type)) return compare_lanes(m, predicate, a, b, type, pl_lir_fold_fcmp_scalar);
  return pl_lir_fold_fcmp_scalar(m, predicate, a, b, type);
}
