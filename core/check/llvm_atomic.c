/* The LLVM dialect's accesses to memory. Source: MLIR documentation, "'llvm' Dialect": llvm.load, llvm.store, llvm.atomicrmw,
 * llvm.cmpxchg, llvm.fence; LLVM documentation, "LLVM Language Reference", Atomic Memory Ordering Constraints. */
#include <assert.h>

#include "core/check/internal.h"
#include "core/check/rules.h"
#include "core/ir/enums.h"

/* The unsigned value of an integer attribute of the op; 0 if it is absent, no integer, or does not fit 64 bits. */
static uint64_t number(const pl_op *op, pl_attr_name name) {
  const pl_attr *attr = pl_op_attr(op, name);
  uint64_t value = 0;
  if (attr && attr->kind == PL_ATTR_INTEGER) (void)pl_apint_to_u64(attr->integer, &value);
  return value;
}

/* The numbers of llvm.ordering. */
enum { MONOTONIC = 2, ACQUIRE = 4, RELEASE = 5, ACQ_REL = 6 };

/* Whether values of the type can be accessed atomically: a pointer, or an integer or float whose bits are 8 or more and a power
 * of two. */
static bool is_atomic(const pl_type *type) {
  uint32_t width = type->kind == PL_TYPE_INTEGER ? type->integer.width
                   : type->kind == PL_TYPE_FLOAT ? pl_float_bits(type->float_format)
                                                 : 0;
  return type->kind == PL_TYPE_LLVM_PTR || (width >= 8 && (width & (width - 1)) == 0);
}

/* Checks the type that llvm.load or llvm.store accesses, and the attributes that depend on it or on the ordering. False, and
 * reported, if they break a rule. */
static bool check_load_store(pl_checker *c, const pl_op *op, bool store) {
  const pl_vocabulary *orderings = pl_vocabulary_find(PL_STR("llvm.ordering"));
  const pl_type *type = store ? pl_operand(op, 0)->type : pl_result(op, 0)->type;
  uint64_t order = number(op, PL_NAME_ORDERING);
  if (!pl_type_llvm_may_stand(PL_LLVM_IN_MEMORY, type))
    return pl_check_error(c, op, "%s #0 must be LLVM type with size, but got '%s'", store ? "operand" : "result",
                          pl_check_type_text(c, type));
  if (pl_op_attr(op, PL_NAME_DEREFERENCEABLE) && type->kind != PL_TYPE_LLVM_PTR)
    return pl_check_error(c, op, "expected op to return a single LLVM pointer type");
  if (order == 0)
    return !pl_op_attr(op, PL_NAME_SYNCSCOPE) || pl_check_error(c, op, "expected syncscope to be null for non-atomic access");
  if (!is_atomic(type)) return pl_check_error(c, op, "unsupported type '%s' for atomic access", pl_check_type_text(c, type));
  if (order == ACQ_REL || order == (store ? ACQUIRE : RELEASE))
    return pl_check_error(c, op, "unsupported ordering '%s'", pl_vocabulary_word(orderings, (int64_t)order));
  return pl_op_attr(op, PL_NAME_ALIGNMENT) || pl_check_error(c, op, "expected alignment for atomic access");
}

/* Checks that the operation of llvm.atomicrmw works on values of that type. False, and reported, if not. */
static bool check_rmw_type(pl_checker *c, const pl_op *op, const pl_type *type) {
  int64_t kind = (int64_t)number(op, PL_NAME_BIN_OP);
  const char *word = pl_vocabulary_word(pl_vocabulary_find(PL_STR("llvm.atomicrmw")), kind);
  if (kind == 0) return is_atomic(type) || pl_check_error(c, op, "unexpected LLVM IR type for 'xchg' bin_op");
  if (word && word[0] == 'f') {
    if (type->kind == PL_TYPE_VECTOR && type->shaped.elem->kind != PL_TYPE_FLOAT)
      return pl_check_error(c, op, "expected LLVM IR floating point type for vector element");
    return type->kind == PL_TYPE_VECTOR || type->kind == PL_TYPE_FLOAT ||
           pl_check_error(c, op, "expected LLVM IR floating point type");
  }
  uint32_t width = type->kind == PL_TYPE_INTEGER ? type->integer.width : 0;
  return width == 8 || width == 16 || width == 32 || width == 64 || pl_check_error(c, op, "expected LLVM IR integer type");
}

/* Checks llvm.atomicrmw: the type of its value, and an ordering that is at least monotonic. False, and reported, if not. */
bool pl_check_atomicrmw(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_ATOMICRMW));
  if (!check_rmw_type(c, op, pl_operand(op, 1)->type)) return false;
  return number(op, PL_NAME_ORDERING) >= MONOTONIC || pl_check_error(c, op, "expected at least 'monotonic' ordering");
}

/* Checks llvm.cmpxchg: its values are pointers or integers that can be accessed atomically, both orderings are at least
 * monotonic, and that for failure is not release or acq_rel. False, and reported, if not. */
bool pl_check_cmpxchg(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_CMPXCHG));
  const pl_type *type = pl_operand(op, 1)->type;
  if (type->kind != PL_TYPE_INTEGER && type->kind != PL_TYPE_LLVM_PTR)
    return pl_check_error(c, op, "operand #1 must be signless integer or LLVM pointer type, but got '%s'",
                          pl_check_type_text(c, type));
  if (!is_atomic(type)) return pl_check_error(c, op, "unexpected LLVM IR type");
  uint64_t success = number(op, PL_NAME_SUCCESS_ORDERING), failure = number(op, PL_NAME_FAILURE_ORDERING);
  if (success < MONOTONIC || failure < MONOTONIC) return pl_check_error(c, op, "ordering must be at least 'monotonic'");
  if (failure == RELEASE || failure == ACQ_REL) return pl_check_error(c, op, "failure ordering cannot be 'release' or 'acq_rel'");
  return true;
}

/* Checks that llvm.alloca's type has a size and, if it is a target extension type, that this may be on the stack. False, and
 * reported, if not. */
bool pl_check_llvm_alloca(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_ALLOCA));
  const pl_type *type = pl_op_attr(op, PL_NAME_ELEM_TYPE)->type;
  if (!pl_type_llvm_target_may(type, PL_LLVM_TARGET_ALLOCA))
    return pl_check_error(c, op, "this target extension type cannot be used in alloca");
  return pl_type_llvm_may_stand(PL_LLVM_IN_MEMORY, type) ||
         pl_check_error(c, op, "%s: '%s'", pl_llvm_place_fault(PL_LLVM_IN_MEMORY), pl_check_type_text(c, type));
}

/* Checks llvm.load. False, and reported, if a rule is broken. */
bool pl_check_llvm_load(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_LOAD));
  return check_load_store(c, op, false);
}

/* Checks llvm.store. False, and reported, if a rule is broken. */
bool pl_check_llvm_store(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_STORE));
  return check_load_store(c, op, true);
}

/* Checks the ordering of llvm.fence. False, and reported, if a rule is broken. */
bool pl_check_fence(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_FENCE));
  return number(op, PL_NAME_ORDERING) > MONOTONIC ||
         pl_check_error(c, op, "can be given only acquire, release, acq_rel, and seq_cst orderings");
}
