/* atomic_update.c - the value that an atomic update makes of the old one; the body of memref.generic_atomic_rmw is carried
 * out. */
#include "verify/sem/step/atomic_update.h"

#include <assert.h>

#include "verify/sem/ops/atomic.h"
#include "verify/sem/scalar/float.h"
#include "verify/sem/scalar/integer.h"
#include "verify/sem/state/leaves.h"
#include "verify/sem/state/op_attrs.h"
#include "verify/sem/state/status.h"
#include "verify/sem/state/values.h"
#include "verify/sem/step/step.h"

/* The operation on the old value. */
typedef enum update {
  UPDATE_INVALID,
  UPDATE_ASSIGN,
  UPDATE_ADD,
  UPDATE_SUB,
  UPDATE_MUL,
  UPDATE_AND,
  UPDATE_NAND,
  UPDATE_OR,
  UPDATE_XOR,
  UPDATE_SMAX,
  UPDATE_SMIN,
  UPDATE_UMAX,
  UPDATE_UMIN,
  UPDATE_FADD,
  UPDATE_FSUB,
  UPDATE_FMUL,
  UPDATE_MAXNUM,
  UPDATE_MINNUM,
  UPDATE_MAXIMUM,
  UPDATE_MINIMUM,
} update;

/* The update that the `kind` of memref.atomic_rmw names; UPDATE_INVALID if it is unknown. The table is in the order of arith's
 * numbers: addf addi andi assign maximumf maxnumf maxs maxu minimumf minnumf mins minu mulf muli ori xori. */
static update update_of_memref(const pl_op *op) {
  static const update table[] = {UPDATE_FADD, UPDATE_ADD,  UPDATE_AND,     UPDATE_ASSIGN, UPDATE_MAXIMUM, UPDATE_MAXNUM,
                                 UPDATE_SMAX, UPDATE_UMAX, UPDATE_MINIMUM, UPDATE_MINNUM, UPDATE_SMIN,    UPDATE_UMIN,
                                 UPDATE_FMUL, UPDATE_MUL,  UPDATE_OR,      UPDATE_XOR};
  uint64_t kind = pl_sem_attr_number(op, PL_NAME_KIND, UINT64_MAX);
  return kind < sizeof table / sizeof *table ? table[kind] : UPDATE_INVALID;
}

/* The update that the `bin_op` of llvm.atomicrmw names; UPDATE_INVALID if it has no meaning here. The table is in the order of
 * LLVM's numbers: xchg add sub and nand or xor max min umax umin fadd fsub fmax fmin, then uinc_wrap udec_wrap usub_cond
 * usub_sat, then fmaximum fminimum. */
static update update_of_llvm(const pl_op *op) {
  static const update table[] = {UPDATE_ASSIGN,  UPDATE_ADD,     UPDATE_SUB,    UPDATE_AND,     UPDATE_NAND,    UPDATE_OR,
                                 UPDATE_XOR,     UPDATE_SMAX,    UPDATE_SMIN,   UPDATE_UMAX,    UPDATE_UMIN,    UPDATE_FADD,
                                 UPDATE_FSUB,    UPDATE_MAXNUM,  UPDATE_MINNUM, UPDATE_INVALID, UPDATE_INVALID, UPDATE_INVALID,
                                 UPDATE_INVALID, UPDATE_MAXIMUM, UPDATE_MINIMUM};
  uint64_t kind = pl_sem_attr_number(op, PL_NAME_BIN_OP, UINT64_MAX);
  return kind < sizeof table / sizeof *table ? table[kind] : UPDATE_INVALID;
}

/* The integer operation that an atomic update does (for nand: and, which is then negated); PL_INT_OP_INVALID for any other
 * update. */
static pl_int_op integer_update(update which) {
  switch (which) {
  case UPDATE_ADD: return PL_INT_OP_ADD;
  case UPDATE_SUB: return PL_INT_OP_SUB;
  case UPDATE_MUL: return PL_INT_OP_MUL;
  case UPDATE_AND:
  case UPDATE_NAND: return PL_INT_OP_AND;
  case UPDATE_OR: return PL_INT_OP_OR;
  case UPDATE_XOR: return PL_INT_OP_XOR;
  case UPDATE_SMAX: return PL_INT_OP_SMAX;
  case UPDATE_SMIN: return PL_INT_OP_SMIN;
  case UPDATE_UMAX: return PL_INT_OP_UMAX;
  case UPDATE_UMIN: return PL_INT_OP_UMIN;
  case UPDATE_INVALID:
  case UPDATE_ASSIGN:
  case UPDATE_FADD:
  case UPDATE_FSUB:
  case UPDATE_FMUL:
  case UPDATE_MAXNUM:
  case UPDATE_MINNUM:
  case UPDATE_MAXIMUM:
  case UPDATE_MINIMUM: break;
  }
  return PL_INT_OP_INVALID;
}

/* The name of the floating point operation that an atomic update does; NULL for any other update. */
static const char *float_update(update which) {
  switch (which) {
  case UPDATE_FADD: return "fadd";
  case UPDATE_FSUB: return "fsub";
  case UPDATE_FMUL: return "fmul";
  case UPDATE_MAXNUM: return "maxnum";
  case UPDATE_MINNUM: return "minnum";
  case UPDATE_MAXIMUM: return "maximum";
  case UPDATE_MINIMUM: return "minimum";
  case UPDATE_INVALID:
  case UPDATE_ASSIGN:
  case UPDATE_ADD:
  case UPDATE_SUB:
  case UPDATE_MUL:
  case UPDATE_AND:
  case UPDATE_NAND:
  case UPDATE_OR:
  case UPDATE_XOR:
  case UPDATE_SMAX:
  case UPDATE_SMIN:
  case UPDATE_UMAX:
  case UPDATE_UMIN: break;
  }
  return NULL;
}

/* Sets *out to the value that the update `which` stores for the old value and the operand, both of `type`; false if it has no
 * meaning for the type. */
static bool apply(pl_sem *sem, const pl_op *op, update which, const pl_leaf_type *type, pl_leaf old, pl_leaf operand,
                  pl_leaf *out) {
  pl_int_op integer = integer_update(which);
  const char *real = float_update(which);
  if (which == UPDATE_ASSIGN) {
    *out = operand;
    return true;
  }
  if (real && type->type->kind != PL_TYPE_FLOAT) return false;
  if (real) {
    const pl_leaf pair[] = {old, operand};
    *out = pl_sem_float_leaf(sem, real, 0, type, pair, 2);
    return true;
  }
  if (integer == PL_INT_OP_INVALID) return false;
  *out = pl_sem_int_binary(sem, op, integer, 0, old, operand);
  if (which == UPDATE_NAND) out->value = pl_bv_not(sem->world->T, out->value);
  return true;
}

/* Carries out an operation; true if that has a meaning and neither accessed memory nor made an object. */
static bool step_computes(pl_sem *sem, const pl_op *op) {
  const size_t accesses = sem->accesses.len, objects = sem->objects.len;
  const pl_term *mem = sem->mem, *frees = sem->frees;
  return pl_sem_step(sem, op) == PL_SEM_OK && sem->accesses.len == accesses && sem->objects.len == objects && sem->mem == mem &&
         sem->frees == frees;
}

/* Carries out the body of a generic_atomic_rmw on an old value, with the conditions of its operations, and sets *out to what it
 * yields; false if that has no meaning here. Where the body is undefined for a value that an iteration of a compare-exchange
 * loop has loaded, so is the source, whose update may have taken place at that moment. */
static bool run_body(pl_sem *sem, const pl_op *op, pl_leaf old, pl_leaf *out) {
  const pl_block *body = op->num_regions == 1 ? op->regions[0]->first : NULL;
  if (!body || body->next || body->num_args != 1) return false;
  pl_leaf *arg = pl_sem_new_leaves(sem, 1);
  *arg = old;
  pl_sem_set(sem, body->args[0], arg);
  for (const pl_op *at = body->first; at; at = at->next) {
    if (pl_op_is(at, PL_OP_MEMREF_ATOMIC_YIELD)) {
      *out = pl_sem_get(sem, pl_operand(at, 0))[0];
      return true;
    }
    if (!step_computes(sem, at)) return false;
  }
  return false;
}

bool pl_sem_atomic_update(pl_sem *sem, const pl_op *op, pl_leaf old, pl_leaf *out) {
  assert(pl_sem_is_atomic(op) && old.value && out);
  if (pl_op_is(op, PL_OP_MEMREF_GENERIC_ATOMIC_RMW)) return run_body(sem, op, old, out);
  bool of_memref = pl_op_is(op, PL_OP_MEMREF_ATOMIC_RMW);
  const pl_value *operand = pl_operand(op, of_memref ? 0 : 1);
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, operand->type);
  if (!flat || flat->num_leaves != 1) return false;
  update which = of_memref ? update_of_memref(op) : update_of_llvm(op);
  return apply(sem, op, which, &flat->leaves[0], old, pl_sem_get(sem, operand)[0], out);
}
