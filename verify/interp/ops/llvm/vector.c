/* The LLVM dialect's intrinsics of vectors: reductions, masked accesses, moving lanes, matrices. Meaning: LLVM Language
 * Reference, "Vector Reduction Intrinsics", "Masked Vector Load and Store Intrinsics", "Matrix Intrinsics". */
#include <assert.h>
#include <string.h>

#include "verify/interp/machine/access.h"
#include "verify/interp/machine/attributes.h"
#include "verify/interp/ops/elementwise.h"
#include "verify/interp/ops/fast_math.h"
#include "verify/interp/ops/llvm/table.h"
#include "verify/interp/ops/reduce.h"

/* Poison as wide as that lane of the value. */
static pl_scalar poison_like(pl_machine *m, const pl_value *value, uint32_t lane) {
  return pl_scalar_poison(m->run->arena, pl_machine_layout(m, value->type)->leaves[lane].width);
}

/* Reductions. */

/* Runs an integer reduction of all lanes of operand 0; `int_op`: a pl_int_op. Stops as unsupported if there are no lanes. */
static void do_reduce_int(pl_machine *m, const pl_op *op, int int_op) {
  const pl_value *lanes = pl_operand(op, 0);
  if (pl_num_leaves(m, lanes) == 0)
    pl_stop_unsupported(m, op, "a reduction of no lanes");
  else
    pl_reduce_int(m, (pl_int_op)int_op, NULL, pl_leaves(m, lanes), pl_num_leaves(m, lanes), pl_leaves(m, pl_result(op, 0)));
}

/* Runs a floating-point reduction lane by lane, `fp_op` being a pl_fp_op, from a start value if the op has one and with its
 * fast-math flags. With `reassoc` any order is allowed, so this one is. Stops as unsupported if that is not possible. */
static void do_reduce_fp(pl_machine *m, const pl_op *op, int fp_op) {
  bool from_start = op->num_operands > 1;
  const pl_value *lanes = pl_operand(op, from_start ? 1 : 0);
  const pl_layout *layout = pl_machine_layout(m, lanes->type);
  pl_scalar *out = pl_leaves(m, pl_result(op, 0)), start = {0};
  if (from_start) start = pl_use_leaf(m, pl_operand(op, 0), 0);
  if (layout->num_leaves == 0 || layout->leaves[0].kind != PL_LEAF_FLOAT ||
      !pl_reduce_fp(m, (pl_fp_op)fp_op, layout->leaves[0].format, from_start ? &start : NULL, pl_leaves(m, lanes),
                    layout->num_leaves, out)) {
    pl_stop_unsupported(m, op, "'%.*s' on this floating point format can't be run", PL_STR_FMT(op->info->name));
    return;
  }
  pl_fast_math f = pl_fast_math_of(op);
  bool broken = pl_scalar_breaks_fast_math(f, out, layout->leaves[0].format);
  for (uint32_t i = 0; i < layout->num_leaves; i++) {
    const pl_scalar *lane = pl_leaves(m, lanes) + i;
    broken |= pl_scalar_breaks_fast_math(f, lane, layout->leaves[0].format);
  }
  out->poison |= broken;
}

/* Masked accesses. */

typedef enum mask_state { LANE_OFF, LANE_ON, LANE_STOPPED } mask_state;

/* Whether the mask has the lane on or off; LANE_STOPPED, and the machine has stopped with undefined behavior, if it is poison. */
static mask_state lane_state(pl_machine *m, const pl_op *op, const pl_value *mask, uint32_t lane) {
  assert(lane < pl_num_leaves(m, mask));
  pl_scalar s = pl_consume_leaf(m, mask, lane);
  if (!s.poison) return pl_apint_is_zero(s.bits) ? LANE_OFF : LANE_ON;
  pl_stop_undefined(m, op, "lane %u of the mask is poison", lane);
  return LANE_STOPPED;
}

/* Sets *leaf and *out to the layout in memory of one lane of the vector by itself. False, and the machine has stopped as
 * unsupported, if lanes have no addresses of their own. */
static bool lane_layout(pl_machine *m, const pl_op *op, const pl_value *value, pl_leaf *leaf, pl_layout *out) {
  assert(leaf != NULL && out != NULL);
  const pl_layout *whole = pl_machine_layout(m, value->type);
  if (whole->num_leaves == 0 || (whole->num_leaves > 1 && whole->leaves[0].width % 8 != 0)) {
    pl_stop_unsupported(m, op, "an access to lanes that are no whole bytes can't be run");
    return false;
  }
  *leaf = whole->leaves[0];
  leaf->bit = 0;
  uint64_t bytes = (leaf->width + 7) / 8;
  *out = (pl_layout){.known = true, .in_memory = true, .size = bytes, .store_size = bytes, .num_leaves = 1, .leaves = leaf};
  return true;
}

/* The pointer `distance` bytes after the base. */
static pl_scalar lane_pointer(pl_machine *m, pl_scalar base, uint64_t distance) {
  base.bits = pl_apint_from_u64(m->run->arena, PL_POINTER_WIDTH, pl_scalar_word(&base) + distance);
  return base;
}

/* The alignment in bytes that the op claims; 1 if it claims none. */
static uint64_t claimed_alignment(const pl_op *op) {
  uint64_t align;
  return pl_attr_u64(op, PL_NAME_ALIGNMENT, &align) && align != 0 ? align : 1;
}

/* Whether the vector's address is aligned as the op claims; if not, the machine has stopped with undefined behavior. True for a
 * poison address, at which the access itself stops. */
static bool aligned_base(pl_machine *m, const pl_op *op, const pl_scalar *base) {
  uint64_t align = claimed_alignment(op);
  if (base->poison || pl_scalar_word(base) % align == 0) return true;
  pl_stop_undefined(m, op, "an access at an address that is not a multiple of %llu as the op claims", (unsigned long long)align);
  return false;
}

/* Loads, or with `stores` stores, the lanes that are on; `packed`: they are adjacent in memory (expandload, compressstore). The
 * machine has stopped if the mask or an access is undefined, or the type is not supported. */
static void access_lanes(pl_machine *m, const pl_op *op, bool stores, bool packed) {
  const pl_value *lanes = stores ? pl_operand(op, 0) : pl_result(op, 0), *mask = pl_operand(op, stores ? 2 : 1);
  const pl_scalar base = pl_consume_leaf(m, pl_operand(op, stores ? 1 : 0), 0);
  const uint64_t align = packed ? claimed_alignment(op) : 1;
  pl_layout layout;
  pl_leaf leaf;
  if (!lane_layout(m, op, lanes, &leaf, &layout)) return;
  for (uint32_t i = 0, at = 0; i < pl_num_leaves(m, lanes); i++) {
    pl_scalar *lane = pl_leaves(m, lanes) + i;
    mask_state on = lane_state(m, op, mask, i);
    if (on == LANE_STOPPED) return;
    if (on == LANE_OFF && !stores) *lane = op->num_operands > 2 ? pl_leaves(m, pl_operand(op, 2))[i] : poison_like(m, lanes, i);
    if (on == LANE_OFF) continue;
    const pl_scalar p = lane_pointer(m, base, (packed ? at++ : i) * layout.size);
    if (!packed && !aligned_base(m, op, &base)) return;
    if (!(stores ? pl_store(m, op, &p, &layout, align, lane) : pl_load(m, op, &p, &layout, align, lane))) return;
  }
}

/* Runs llvm.intr.masked.load, or with `packed` masked.expandload. */
static void do_masked_load(pl_machine *m, const pl_op *op, int packed) { access_lanes(m, op, false, packed != 0); }
/* Runs llvm.intr.masked.store, or with `packed` masked.compressstore. */
static void do_masked_store(pl_machine *m, const pl_op *op, int packed) { access_lanes(m, op, true, packed != 0); }

/* Runs llvm.intr.masked.gather, one lane after another. The machine has stopped if the mask or an access is undefined, or the
 * type is not supported. */
static void do_gather(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_value *result = pl_result(op, 0);
  pl_layout layout;
  pl_leaf leaf;
  if (!lane_layout(m, op, result, &leaf, &layout)) return;
  for (uint32_t i = 0; i < pl_num_leaves(m, result); i++) {
    mask_state on = lane_state(m, op, pl_operand(op, 1), i);
    if (on == LANE_STOPPED) return;
    if (on == LANE_OFF)
      pl_leaves(m, result)[i] = op->num_operands > 2 ? pl_leaves(m, pl_operand(op, 2))[i] : poison_like(m, result, i);
    else if (!pl_load(m, op, pl_leaves(m, pl_operand(op, 0)) + i, &layout, claimed_alignment(op), pl_leaves(m, result) + i))
      return;
  }
}

/* Runs llvm.intr.masked.scatter, one lane after another. The machine has stopped if the mask or an access is undefined, or the
 * type is not supported. */
static void do_scatter(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_value *value = pl_operand(op, 0);
  pl_layout layout;
  pl_leaf leaf;
  if (!lane_layout(m, op, value, &leaf, &layout)) return;
  for (uint32_t i = 0; i < pl_num_leaves(m, value); i++) {
    mask_state on = lane_state(m, op, pl_operand(op, 2), i);
    if (on == LANE_STOPPED) return;
    if (on == LANE_ON &&
        !pl_store(m, op, pl_leaves(m, pl_operand(op, 1)) + i, &layout, claimed_alignment(op), pl_leaves(m, value) + i))
      return;
  }
}

/* Runs llvm.intr.get.active.lane.mask: lane i is on if base + i, computed without wrapping, is less than n; poison if that is not
 * defined. */
static void do_active_lane_mask(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_scalar base = pl_consume_leaf(m, pl_operand(op, 0), 0), n = pl_consume_leaf(m, pl_operand(op, 1), 0);
  for (uint32_t i = 0; i < pl_num_leaves(m, pl_result(op, 0)); i++) {
    pl_scalar *out = pl_leaves(m, pl_result(op, 0)) + i;
    if (base.poison || n.poison || (!base.poison && pl_apint_is_zero(n.bits))) {
      *out = pl_scalar_poison(m->run->arena, 1);
      continue;
    }
    pl_apint step = pl_apint_from_u64(m->run->arena, base.bits.width, i), at = pl_apint_add(m->run->arena, base.bits, step);
    bool on = !pl_apint_uadd_overflows(base.bits, step) && pl_apint_ult(at, n.bits);
    *out = pl_scalar_u64(m->run->arena, 1, on ? 1 : 0);
  }
}

/* Lanes that move. */

/* Runs llvm.intr.stepvector. */
static void do_stepvector(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_layout *layout = pl_machine_layout(m, pl_result(op, 0)->type);
  for (uint32_t i = 0; i < layout->num_leaves; i++)
    pl_leaves(m, pl_result(op, 0))[i] = pl_scalar_u64(m->run->arena, layout->leaves[i].width, i);
}

/* Runs llvm.intr.vector.insert: operand 0 with the elements of operand 1 from the op's position on. Stops as unsupported if they
 * don't fit there. */
static void do_vector_insert(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint64_t at = 0, count = pl_num_leaves(m, pl_operand(op, 1));
  (void)pl_attr_u64(op, PL_NAME_POS, &at);
  pl_do_copy(m, op, 0);
  if (at > pl_num_leaves(m, pl_result(op, 0)) || count > pl_num_leaves(m, pl_result(op, 0)) - at)
    pl_stop_unsupported(m, op, "a part that does not lie in the vector");
  else
    memcpy(pl_leaves(m, pl_result(op, 0)) + at, pl_leaves(m, pl_operand(op, 1)), count * sizeof(pl_scalar));
}

/* Runs llvm.intr.vector.extract: the elements from the op's position on. Stops as unsupported if they reach out of the vector. */
static void do_vector_extract(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint64_t at = 0, count = pl_num_leaves(m, pl_result(op, 0));
  (void)pl_attr_u64(op, PL_NAME_POS, &at);
  if (at > pl_num_leaves(m, pl_operand(op, 0)) || count > pl_num_leaves(m, pl_operand(op, 0)) - at)
    pl_stop_unsupported(m, op, "a part that does not lie in the vector");
  else
    memcpy(pl_leaves(m, pl_result(op, 0)), pl_leaves(m, pl_operand(op, 0)) + at, count * sizeof(pl_scalar));
}

/* Runs llvm.intr.vector.interleave2. */
static void do_interleave(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  for (uint32_t i = 0; i < pl_num_leaves(m, pl_result(op, 0)); i++)
    pl_leaves(m, pl_result(op, 0))[i] = pl_leaves(m, pl_operand(op, i % 2))[i / 2];
}

/* Runs llvm.intr.vector.deinterleave2: the result is a struct of the even lanes and the odd lanes. */
static void do_deinterleave(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint32_t half = pl_num_leaves(m, pl_result(op, 0)) / 2;
  for (uint32_t i = 0; i < 2 * half; i++)
    pl_leaves(m, pl_result(op, 0))[i] = pl_leaves(m, pl_operand(op, 0))[2 * (i % half) + i / half];
}

/* Matrices lie in vectors column by column. */

/* The value of the op's integer attribute `name`; 0 if there is none or it is too large. */
static uint32_t number_of(const pl_op *op, pl_attr_name name) {
  uint64_t value = 0;
  return pl_attr_u64(op, name, &value) && value < PL_MAX_LEAVES ? (uint32_t)value : 0;
}

/* Runs llvm.intr.matrix.transpose on matrices stored by columns. Stops as unsupported if rows and columns don't fit the vectors.
 */
static void do_matrix_transpose(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint32_t rows = number_of(op, PL_NAME_ROWS), columns = number_of(op, PL_NAME_COLUMNS);
  if ((uint64_t)rows * columns != pl_num_leaves(m, pl_operand(op, 0)) || pl_num_leaves(m, pl_result(op, 0)) != rows * columns) {
    pl_stop_unsupported(m, op, "a matrix of another size");
    return;
  }
  for (uint32_t i = 0; i < rows; i++)
    for (uint32_t j = 0; j < columns; j++)
      pl_leaves(m, pl_result(op, 0))[i * columns + j] = pl_leaves(m, pl_operand(op, 0))[j * rows + i];
}

/* Adds a * b to *sum, or sets *sum to it if it is the `first` product; `leaf`: what the numbers are. False if that is not
 * supported for them. */
static bool dot(pl_machine *m, const pl_op *op, const pl_leaf *leaf, pl_scalar a, pl_scalar b, bool first, pl_scalar *sum) {
  pl_scalar product;
  pl_scalar parts[2];
  if (leaf->kind == PL_LEAF_INT) {
    (void)pl_int_binary(m->run->arena, PL_INT_MUL, 0, a, b, &product);
    if (!first) (void)pl_int_binary(m->run->arena, PL_INT_ADD, 0, *sum, product, &product);
  } else {
    parts[0] = a;
    parts[1] = b;
    if (!pl_reduce_fp(m, PL_FP_MUL, leaf->format, NULL, parts, 2, &product)) return false;
    parts[0] = *sum;
    parts[1] = product;
    if (!first && !pl_reduce_fp(m, PL_FP_ADD, leaf->format, NULL, parts, 2, &product)) return false;
  }
  (void)op;
  *sum = product;
  return true;
}

/* Runs llvm.intr.matrix.multiply on matrices stored by columns. Stops as unsupported if sizes don't fit the vectors or elements
 * can't be computed. */
static void do_matrix_multiply(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint32_t rows = number_of(op, PL_NAME_LHS_ROWS), inner = number_of(op, PL_NAME_LHS_COLUMNS),
           columns = number_of(op, PL_NAME_RHS_COLUMNS);
  const pl_value *a = pl_operand(op, 0), *b = pl_operand(op, 1), *result = pl_result(op, 0);
  const pl_layout *layout = pl_machine_layout(m, result->type);
  bool fits = inner > 0 && (uint64_t)rows * inner == pl_num_leaves(m, a) && (uint64_t)inner * columns == pl_num_leaves(m, b) &&
              (uint64_t)rows * columns == layout->num_leaves;
  for (uint32_t i = 0; fits && i < rows * columns; i++)
    for (uint32_t k = 0; fits && k < inner; k++)
      fits = dot(m, op, &layout->leaves[i], pl_consume_leaf(m, a, k * rows + i % rows),
                 pl_consume_leaf(m, b, i / rows * inner + k), k == 0, pl_leaves(m, result) + i);
  if (!fits) pl_stop_unsupported(m, op, "a product of these matrices can't be run");
}

/* Runs llvm.intr.matrix.column.major.load, or store if `is_store`; columns lie the op's stride apart. The machine has stopped if
 * the stride or an access is undefined, or the matrix is not supported. */
static void do_matrix_access(pl_machine *m, const pl_op *op, int is_store) {
  const pl_value *matrix = is_store ? pl_operand(op, 0) : pl_result(op, 0);
  uint32_t rows = number_of(op, PL_NAME_ROWS), columns = number_of(op, PL_NAME_COLUMNS), first = is_store ? 1 : 0;
  pl_scalar base = pl_consume_leaf(m, pl_operand(op, first), 0), stride = pl_consume_leaf(m, pl_operand(op, first + 1), 0);
  pl_layout layout;
  pl_leaf leaf;
  if (!lane_layout(m, op, matrix, &leaf, &layout)) return;
  if ((uint64_t)rows * columns != pl_num_leaves(m, matrix)) {
    pl_stop_unsupported(m, op, "a matrix of another size");
    return;
  }
  if (stride.poison || pl_scalar_word(&stride) < rows) {
    pl_stop_undefined(m, op, "the columns of a matrix lie in one another");
    return;
  }
  for (uint32_t i = 0; i < rows * columns; i++) {
    pl_scalar p = lane_pointer(m, base, (i / rows * pl_scalar_word(&stride) + i % rows) * layout.size);
    pl_scalar *at = pl_leaves(m, matrix) + i;
    if (is_store ? !pl_store(m, op, &p, &layout, 1, at) : !pl_load(m, op, &p, &layout, 1, at)) return;
  }
}

pl_op_entry pl_llvm_vector_entry(pl_op_kind kind) {
  static const pl_op_entry table[PL_NUM_OPS] = {
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_ADD] = {do_reduce_int, PL_INT_ADD},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_AND] = {do_reduce_int, PL_INT_AND},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_MUL] = {do_reduce_int, PL_INT_MUL},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_OR] = {do_reduce_int, PL_INT_OR},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_SMAX] = {do_reduce_int, PL_INT_SMAX},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_SMIN] = {do_reduce_int, PL_INT_SMIN},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_UMAX] = {do_reduce_int, PL_INT_UMAX},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_UMIN] = {do_reduce_int, PL_INT_UMIN},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_XOR] = {do_reduce_int, PL_INT_XOR},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_FMAX] = {do_reduce_fp, PL_FP_MAXNUM},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_FMIN] = {do_reduce_fp, PL_FP_MINNUM},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_FMAXIMUM] = {do_reduce_fp, PL_FP_MAXIMUM},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_FMINIMUM] = {do_reduce_fp, PL_FP_MINIMUM},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_FADD] = {do_reduce_fp, PL_FP_ADD},
      [PL_OP_LLVM_INTR_VECTOR_REDUCE_FMUL] = {do_reduce_fp, PL_FP_MUL},
      [PL_OP_LLVM_INTR_MASKED_LOAD] = {do_masked_load, 0},
      [PL_OP_LLVM_INTR_MASKED_EXPANDLOAD] = {do_masked_load, 1},
      [PL_OP_LLVM_INTR_MASKED_STORE] = {do_masked_store, 0},
      [PL_OP_LLVM_INTR_MASKED_COMPRESSSTORE] = {do_masked_store, 1},
      [PL_OP_LLVM_INTR_MASKED_GATHER] = {do_gather, 0},
      [PL_OP_LLVM_INTR_MASKED_SCATTER] = {do_scatter, 0},
      [PL_OP_LLVM_INTR_GET_ACTIVE_LANE_MASK] = {do_active_lane_mask, 0},
      [PL_OP_LLVM_INTR_STEPVECTOR] = {do_stepvector, 0},
      [PL_OP_LLVM_INTR_VECTOR_INSERT] = {do_vector_insert, 0},
      [PL_OP_LLVM_INTR_VECTOR_EXTRACT] = {do_vector_extract, 0},
      [PL_OP_LLVM_INTR_VECTOR_INTERLEAVE2] = {do_interleave, 0},
      [PL_OP_LLVM_INTR_VECTOR_DEINTERLEAVE2] = {do_deinterleave, 0},
      [PL_OP_LLVM_INTR_MATRIX_TRANSPOSE] = {do_matrix_transpose, 0},
      [PL_OP_LLVM_INTR_MATRIX_MULTIPLY] = {do_matrix_multiply, 0},
      [PL_OP_LLVM_INTR_MATRIX_COLUMN_MAJOR_LOAD] = {do_matrix_access, 0},
      [PL_OP_LLVM_INTR_MATRIX_COLUMN_MAJOR_STORE] = {do_matrix_access, 1},
  };
  return (unsigned)kind < PL_NUM_OPS ? table[kind] : (pl_op_entry){0};
}
