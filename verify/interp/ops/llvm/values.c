/* values.c - constants, arithmetic, aggregates, pointers as integers. Meaning: LLVM Language Reference. */
#include "verify/interp/ops/llvm/table.h"

#include <assert.h>
#include <string.h>

#include "verify/interp/machine/access.h"
#include "verify/interp/machine/fp.h"
#include "verify/interp/machine/symbols.h"
#include "verify/interp/ops/elementwise.h"

/* Sets all leaves of the result to undef ('u'), poison ('p') or zero ('z'), as `aux` says. */
static void do_fill(pl_machine *m, const pl_op *op, int aux) {
  assert(aux == 'u' || aux == 'p' || aux == 'z');
  const pl_layout *layout = pl_machine_layout(m, pl_result(op, 0)->type);
  pl_scalar *out = pl_leaves(m, pl_result(op, 0));
  for (uint32_t i = 0; i < layout->num_leaves; i++) {
    out[i] = pl_scalar_u64(m->run->arena, layout->leaves[i].width, 0);
    out[i].undef = aux == 'u';
    out[i].poison = aux == 'p';
  }
}

/* Runs llvm.mlir.addressof of a global that has an object, or of an llvm.func. Stops as unsupported for anything else. */
static void do_addressof(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_attr *name = pl_op_attr(op, PL_NAME_GLOBAL_NAME);
  pl_scalar *out = pl_leaves(m, pl_result(op, 0));
  if (name == NULL || name->kind != PL_ATTR_SYMBOL || name->symbol.count != 1) {
    pl_stop_unsupported(m, op, "the address of a nested symbol");
    return;
  }
  uint32_t number = pl_global_object(m, name->symbol.path[0]);
  const pl_op *module = m->role == PL_ROLE_LOWERING ? m->run->lowered_module : m->run->source_module;
  const pl_op *symbol = module != NULL ? pl_symbol_lookup(module, name->symbol.path[0]) : NULL;
  if (number != 0) {
    *out = pl_scalar_u64(m->run->arena, PL_POINTER_WIDTH, pl_memory_at(&m->memory, number)->object.base);
    out->object = number;
  } else if (symbol != NULL && pl_op_is(symbol, PL_OP_LLVM_FUNC)) {
    *out = pl_scalar_u64(m->run->arena, PL_POINTER_WIDTH, pl_function_address(m->run, name->symbol.path[0]));
  } else {
    pl_stop_unsupported(m, op, "the address of '%.*s', whose contents are not known", PL_STR_FMT(name->symbol.path[0]));
  }
}

/* Draws a random value for a freeze of the lowering, and records it for the source. */
static pl_apint lowered_choice(pl_run *run, uint32_t width) {
  assert(run->num_taken <= run->frozen.len);
  pl_apint chosen = pl_random_bits(run->arena, &run->seed, width);
  pl_vec_push(&run->frozen, chosen);
  return chosen;
}

/* The value that a freeze of the source chooses, which sets m->chose: one that the lowering has chosen if the run's
 * `other_choices` is 0 and there is one left, else another one. */
static pl_apint source_choice(pl_machine *m, uint32_t width) {
  pl_run *run = m->run;
  m->chose = true;
  if (run->other_choices == 0) {
    for (uint32_t i = run->num_taken; i < run->frozen.len; i++)
      if (run->frozen.data[i].width == width) {
        run->num_taken = i + 1;
        return run->frozen.data[i];
      }
    return pl_apint_zero(run->arena, width);
  }
  uint64_t seed = run->inputs->seed ^ run->other_choices ^ m->steps << 8;
  switch (run->other_choices % 3) {
  case 0: return pl_apint_ones(run->arena, width);
  case 1: return pl_apint_zero(run->arena, width);
  }
  return pl_random_bits(run->arena, &seed, width);
}

/* Runs llvm.freeze: leaves that are poison or undef become chosen numbers, random in the lowering, and in the source if possible
 * what the lowering has chosen. */
static void do_freeze(pl_machine *m, const pl_op *op, int aux) {
  assert(pl_num_leaves(m, pl_operand(op, 0)) == pl_num_leaves(m, pl_result(op, 0)));
  (void)aux;
  const pl_scalar *in = pl_leaves(m, pl_operand(op, 0));
  pl_scalar *out = pl_leaves(m, pl_result(op, 0));
  for (uint32_t i = 0; i < pl_num_leaves(m, pl_result(op, 0)); i++) {
    uint32_t width = in[i].bits.width;
    if (pl_scalar_is_fine(&in[i]))
      out[i] = in[i];
    else
      out[i] = pl_scalar_of(m->role == PL_ROLE_LOWERING ? lowered_choice(m->run, width) : source_choice(m, width));
  }
}

/* Finds the leaves of a value of type `whole` that the op's position names, *count of them from *first on. False, and the machine
 * has stopped as unsupported, if they are not found. */
static bool part_of(pl_machine *m, const pl_op *op, const pl_type *whole, uint32_t *first, uint32_t *count) {
  assert(first != NULL && count != NULL);
  const pl_attr *position = pl_op_attr(op, PL_NAME_POSITION);
  int64_t path[64];
  uint64_t depth = 0;
  const pl_type *part = whole;
  if (position != NULL && position->kind == PL_ATTR_DENSE_ARRAY) {
    for (; depth < position->dense.count && depth < 64; depth++)
      if (!pl_apint_to_i64(pl_dense_at(position, depth), &path[depth])) break;
    if (depth == position->dense.count && pl_layout_part(&m->run->layouts, whole, path, depth, first, &part)) {
      *count = pl_machine_layout(m, part)->num_leaves;
      return true;
    }
  } else if (position != NULL && position->kind == PL_ATTR_ARRAY) {
    for (; depth < position->array.count && depth < 64; depth++)
      if (position->array.elems[depth]->kind != PL_ATTR_INTEGER ||
          !pl_apint_to_i64(position->array.elems[depth]->integer, &path[depth]))
        break;
    if (depth == position->array.count && pl_layout_part(&m->run->layouts, whole, path, depth, first, &part)) {
      *count = pl_machine_layout(m, part)->num_leaves;
      return true;
    }
  }
  pl_stop_unsupported(m, op, "a part of an aggregate that does not exist");
  return false;
}

/* Runs llvm.extractvalue: copies the leaves of the part at the op's position. Stops as unsupported if there is no such part. */
static void do_extractvalue(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint32_t first, count;
  if (!part_of(m, op, pl_operand(op, 0)->type, &first, &count)) return;
  if (count != pl_num_leaves(m, pl_result(op, 0)))
    pl_stop_unsupported(m, op, "a part of another type");
  else if (count > 0)
    memcpy(pl_leaves(m, pl_result(op, 0)), pl_leaves(m, pl_operand(op, 0)) + first, count * sizeof(pl_scalar));
}

/* Runs llvm.insertvalue: copies the aggregate with other leaves for the part at the op's position. Stops as unsupported if there
 * is no such part. */
static void do_insertvalue(pl_machine *m, const pl_op *op, int aux) {
  assert(op->num_operands == 2);
  (void)aux;
  uint32_t first, count;
  if (!part_of(m, op, pl_operand(op, 0)->type, &first, &count)) return;
  if (count != pl_num_leaves(m, pl_operand(op, 1))) {
    pl_stop_unsupported(m, op, "a part of another type");
    return;
  }
  pl_do_copy(m, op, 0);
  if (count > 0) memcpy(pl_leaves(m, pl_result(op, 0)) + first, pl_leaves(m, pl_operand(op, 1)), count * sizeof(pl_scalar));
}

/* Sets *out to a dynamic position in a vector of `count` elements. False if it is poison or out of range. */
static bool element_at(pl_machine *m, const pl_value *position, uint32_t count, uint32_t *out) {
  pl_scalar p = pl_consume_leaf(m, position, 0);
  uint64_t i;
  if (p.poison || !pl_apint_to_u64(p.bits, &i) || i >= count) return false;
  *out = (uint32_t)i;
  return true;
}

/* Runs llvm.extractelement: poison if the position is poison or out of range. */
static void do_extractelement(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  uint32_t i;
  pl_scalar *out = pl_leaves(m, pl_result(op, 0));
  if (element_at(m, pl_operand(op, 1), pl_num_leaves(m, pl_operand(op, 0)), &i))
    *out = pl_leaves(m, pl_operand(op, 0))[i];
  else
    *out = pl_scalar_poison(m->run->arena, pl_machine_layout(m, pl_result(op, 0)->type)->leaves[0].width);
}

/* Runs llvm.insertelement: all poison if the position is poison or out of range. */
static void do_insertelement(pl_machine *m, const pl_op *op, int aux) {
  assert(op->num_operands == 3);
  (void)aux;
  uint32_t i, count = pl_num_leaves(m, pl_result(op, 0));
  if (!element_at(m, pl_operand(op, 2), count, &i)) {
    do_fill(m, op, 'p');
    return;
  }
  pl_do_copy(m, op, 0);
  if (m->stop == PL_STOP_INVALID) pl_leaves(m, pl_result(op, 0))[i] = *pl_leaves(m, pl_operand(op, 1));
}

/* Runs llvm.shufflevector; poison where the mask selects no element. Stops as unsupported if the op has no mask that fits. */
static void do_shufflevector(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  const pl_attr *mask = pl_op_attr(op, PL_NAME_MASK);
  uint32_t count = pl_num_leaves(m, pl_result(op, 0)), n = pl_num_leaves(m, pl_operand(op, 0));
  const pl_layout *layout = pl_machine_layout(m, pl_result(op, 0)->type);
  if (mask == NULL || mask->kind != PL_ATTR_DENSE_ARRAY || mask->dense.count != count) {
    pl_stop_unsupported(m, op, "a shuffle without a mask");
    return;
  }
  for (uint32_t i = 0; i < count; i++) {
    int64_t from = -1;
    (void)pl_apint_to_i64(pl_dense_at(mask, i), &from);
    pl_scalar *out = pl_leaves(m, pl_result(op, 0)) + i;
    if (from < 0 || from >= 2 * (int64_t)n)
      *out = pl_scalar_poison(m->run->arena, layout->leaves[i].width);
    else
      *out = from < n ? pl_leaves(m, pl_operand(op, 0))[from] : pl_leaves(m, pl_operand(op, 1))[from - n];
  }
}

/* Runs llvm.ptrtoint and notes that the addresses of the objects pointed to are exposed. */
static void do_ptrtoint(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  for (uint32_t i = 0; i < pl_num_leaves(m, pl_operand(op, 0)); i++)
    pl_note_exposed(m, pl_leaves(m, pl_operand(op, 0)) + i);
  pl_do_int_cast(m, op, -1);
}

/* Runs llvm.inttoptr: the pointer keeps the object that the integer was made from, unless its address lies only in another one,
 * which it then points into. */
static void do_inttoptr(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  pl_do_int_cast(m, op, -1);
  pl_scalar *out = pl_leaves(m, pl_result(op, 0));
  for (uint32_t i = 0; m->stop == PL_STOP_INVALID && i < pl_num_leaves(m, pl_result(op, 0)); i++) {
    if (!pl_scalar_is_fine(&out[i])) continue;
    uint64_t address = pl_scalar_word(&out[i]);
    if (out[i].object != 0) {
      const pl_object *o = &pl_memory_at(&m->memory, out[i].object)->object;
      if (address - o->base <= o->size) continue;
    }
    uint32_t found = pl_memory_find(&m->memory, address);
    if (found != 0) out[i].object = found;
  }
}

pl_op_entry pl_llvm_value_entry(pl_op_kind kind) {
  static const pl_op_entry table[PL_NUM_OPS] = {
      [PL_OP_BUILTIN_UNREALIZED_CONVERSION_CAST] = {pl_do_copy, 0},
      [PL_OP_LLVM_MLIR_CONSTANT] = {pl_do_constant, 0},
      [PL_OP_LLVM_MLIR_UNDEF] = {do_fill, 'u'},
      [PL_OP_LLVM_MLIR_POISON] = {do_fill, 'p'},
      [PL_OP_UB_POISON] = {do_fill, 'p'},
      [PL_OP_LLVM_MLIR_ZERO] = {do_fill, 'z'},
      [PL_OP_LLVM_MLIR_ADDRESSOF] = {do_addressof, 0},
      [PL_OP_LLVM_FREEZE] = {do_freeze, 0},
      [PL_OP_LLVM_SELECT] = {pl_do_select, 0},
      [PL_OP_LLVM_EXTRACTVALUE] = {do_extractvalue, 0},
      [PL_OP_LLVM_INSERTVALUE] = {do_insertvalue, 0},
      [PL_OP_LLVM_EXTRACTELEMENT] = {do_extractelement, 0},
      [PL_OP_LLVM_INSERTELEMENT] = {do_insertelement, 0},
      [PL_OP_LLVM_SHUFFLEVECTOR] = {do_shufflevector, 0},
      [PL_OP_LLVM_ADD] = {pl_do_int_binary, PL_INT_ADD},
      [PL_OP_LLVM_SUB] = {pl_do_int_binary, PL_INT_SUB},
      [PL_OP_LLVM_MUL] = {pl_do_int_binary, PL_INT_MUL},
      [PL_OP_LLVM_SHL] = {pl_do_int_binary, PL_INT_SHL},
      [PL_OP_LLVM_UDIV] = {pl_do_int_binary, PL_INT_UDIV},
      [PL_OP_LLVM_SDIV] = {pl_do_int_binary, PL_INT_SDIV},
      [PL_OP_LLVM_UREM] = {pl_do_int_binary, PL_INT_UREM},
      [PL_OP_LLVM_SREM] = {pl_do_int_binary, PL_INT_SREM},
      [PL_OP_LLVM_AND] = {pl_do_int_binary, PL_INT_AND},
      [PL_OP_LLVM_OR] = {pl_do_int_binary, PL_INT_OR},
      [PL_OP_LLVM_XOR] = {pl_do_int_binary, PL_INT_XOR},
      [PL_OP_LLVM_LSHR] = {pl_do_int_binary, PL_INT_LSHR},
      [PL_OP_LLVM_ASHR] = {pl_do_int_binary, PL_INT_ASHR},
      [PL_OP_LLVM_ICMP] = {pl_do_int_compare, 0},
      [PL_OP_LLVM_FADD] = {pl_do_fp_binary, PL_FP_ADD},
      [PL_OP_LLVM_FSUB] = {pl_do_fp_binary, PL_FP_SUB},
      [PL_OP_LLVM_FMUL] = {pl_do_fp_binary, PL_FP_MUL},
      [PL_OP_LLVM_FDIV] = {pl_do_fp_binary, PL_FP_DIV},
      [PL_OP_LLVM_FREM] = {pl_do_fp_binary, PL_FP_REM},
      [PL_OP_LLVM_FNEG] = {pl_do_fp_unary, 'n'},
      [PL_OP_LLVM_FCMP] = {pl_do_fp_compare, 0},
      [PL_OP_LLVM_BITCAST] = {pl_do_bitcast, 0},
      [PL_OP_LLVM_ADDRSPACECAST] = {pl_do_copy, 0},
      [PL_OP_LLVM_PTRTOINT] = {do_ptrtoint, 0},
      [PL_OP_LLVM_INTTOPTR] = {do_inttoptr, 0},
      [PL_OP_LLVM_SEXT] = {pl_do_int_cast, PL_CAST_SEXT},
      [PL_OP_LLVM_ZEXT] = {pl_do_int_cast, PL_CAST_ZEXT},
      [PL_OP_LLVM_TRUNC] = {pl_do_int_cast, PL_CAST_TRUNC},
      [PL_OP_LLVM_SITOFP] = {pl_do_fp_from_int, 1},
      [PL_OP_LLVM_UITOFP] = {pl_do_fp_from_int, 0},
      [PL_OP_LLVM_FPTOSI] = {pl_do_fp_to_int, 1},
      [PL_OP_LLVM_FPTOUI] = {pl_do_fp_to_int, 0},
      [PL_OP_LLVM_FPEXT] = {pl_do_fp_convert, 0},
      [PL_OP_LLVM_FPTRUNC] = {pl_do_fp_convert, 0},
  };
  return (unsigned)kind < PL_NUM_OPS ? table[kind] : (pl_op_entry){0};
}
