/* What types a constraint of the op table takes, and the types that follow from a letter's. */
#include "core/ir/signature.h"

const char *pl_constraint_text(pl_constraint constraint) {
  static const char *const texts[] = {"",
#define X(name, text, message) message,
                                      PL_CONSTRAINTS(X)
#undef X
  };
  return texts[constraint];
}

/* Whether the type is a floating point type of the LLVM dialect. */
static bool is_llvm_float(const pl_type *t) {
  if (t->kind == PL_TYPE_LLVM_PPC_FP128) return true;
  if (t->kind != PL_TYPE_FLOAT) return false;
  pl_float_format f = t->float_format;
  return f == PL_F16 || f == PL_BF16 || f == PL_F32 || f == PL_F64 || f == PL_F80 || f == PL_F128;
}

/* Whether the type is a vector of one dimension. */
static bool is_llvm_vector(const pl_type *t) { return t->kind == PL_TYPE_VECTOR && t->shaped.rank == 1; }
/* The element of a one-dimensional vector, else the type itself. */
static const pl_type *lane(const pl_type *t) { return is_llvm_vector(t) ? t->shaped.elem : t; }
/* The element of a vector or tensor, else the type itself: what the ops of the arith dialect work on. */
static const pl_type *scalar(const pl_type *t) {
  return t->kind == PL_TYPE_VECTOR || t->kind == PL_TYPE_TENSOR || t->kind == PL_TYPE_UNRANKED_TENSOR ? t->shaped.elem : t;
}
/* Whether the type is a signless integer. */
static bool is_int(const pl_type *t) { return t->kind == PL_TYPE_INTEGER && t->integer.signedness == PL_SIGNLESS; }
/* Whether the type is a ranked memref. */
static bool is_ranked_memref(const pl_type *t) { return t->kind == PL_TYPE_MEMREF; }
/* Whether the type is a memref, ranked or not. */
static bool is_memref(const pl_type *t) { return t->kind == PL_TYPE_MEMREF || t->kind == PL_TYPE_UNRANKED_MEMREF; }
/* Whether the type is a signless integer or index. */
static bool is_int_or_index(const pl_type *t) { return is_int(t) || t->kind == PL_TYPE_INDEX; }

bool pl_constraint_holds(pl_constraint constraint, const pl_type *t) {
  switch (constraint) {
  case PL_IS_INVALID:
  case PL_IS_ANY: return true;
  case PL_IS_INDEX: return t->kind == PL_TYPE_INDEX;
  case PL_IS_I1: return is_int(t) && t->integer.width == 1;
  case PL_IS_I8: return is_int(t) && t->integer.width == 8;
  case PL_IS_I32: return is_int(t) && t->integer.width == 32;
  case PL_IS_I64: return is_int(t) && t->integer.width == 64;
  case PL_IS_INT: return t->kind == PL_TYPE_INTEGER;
  case PL_IS_INT_OR_INDEX: return t->kind == PL_TYPE_INTEGER || t->kind == PL_TYPE_INDEX;
  case PL_IS_INT_LIKE: return is_int_or_index(scalar(t));
  case PL_IS_WIDTH_LIKE: return is_int(scalar(t));
  case PL_IS_LLVM_BOOL_LIKE: return pl_type_is_integer(lane(t), 1);
  case PL_IS_FLOAT_LIKE: return scalar(t)->kind == PL_TYPE_FLOAT;
  case PL_IS_NUMBER_LIKE: {
    const pl_type *s = is_ranked_memref(t) ? t->shaped.elem : scalar(t);
    return is_int(s) || s->kind == PL_TYPE_FLOAT;
  }
  case PL_IS_BOOL_LIKE: return pl_type_is_integer(scalar(t), 1);
  case PL_IS_INDEX_CAST_LIKE: return is_int_or_index(is_ranked_memref(t) ? t->shaped.elem : scalar(t));
  case PL_IS_COMPLEX: return t->kind == PL_TYPE_COMPLEX && t->shaped.elem->kind == PL_TYPE_FLOAT;
  case PL_IS_VECTOR: return t->kind == PL_TYPE_VECTOR;
  case PL_IS_FUNCTION: return t->kind == PL_TYPE_FUNCTION;
  case PL_IS_MEMREF: return is_ranked_memref(t);
  case PL_IS_MEMREF_WITH_DIM: return is_memref(t) && (t->kind != PL_TYPE_MEMREF || t->shaped.rank > 0);
  case PL_IS_ANY_MEMREF: return is_memref(t);
  case PL_IS_LLVM: return pl_type_llvm_may_stand(PL_LLVM_IN_VALUE, t) && pl_type_is_llvm_compatible(t);
  case PL_IS_LLVM_RESULT: return pl_type_llvm_may_stand(PL_LLVM_IN_RESULT, t) && pl_type_is_llvm_compatible(t);
  case PL_IS_LLVM_PTR: return t->kind == PL_TYPE_LLVM_PTR;
  case PL_IS_LLVM_PTR0: return t->kind == PL_TYPE_LLVM_PTR && t->ptr.space == 0;
  case PL_IS_LLVM_TOKEN: return t->kind == PL_TYPE_LLVM_TOKEN;
  case PL_IS_LLVM_PTR_LIKE: return lane(t)->kind == PL_TYPE_LLVM_PTR;
  case PL_IS_LLVM_INT: return is_int(t);
  case PL_IS_LLVM_INT_LIKE: return is_int(lane(t));
  case PL_IS_LLVM_INT_OR_PTR_LIKE: return is_int(lane(t)) || lane(t)->kind == PL_TYPE_LLVM_PTR;
  case PL_IS_LLVM_FLOAT_LIKE: return is_llvm_float(lane(t));
  case PL_IS_LLVM_AGGREGATE: return t->kind == PL_TYPE_LLVM_STRUCT || t->kind == PL_TYPE_LLVM_ARRAY;
  case PL_IS_LLVM_VECTOR: return is_llvm_vector(t);
  case PL_IS_LLVM_INT_VECTOR: return is_llvm_vector(t) && is_int(t->shaped.elem);
  case PL_IS_LLVM_FLOAT_VECTOR: return is_llvm_vector(t) && is_llvm_float(t->shaped.elem);
  case PL_IS_LLVM_MASK: return is_llvm_vector(t) && pl_type_is_integer(t->shaped.elem, 1);
  case PL_IS_FLOAT_VECTOR: return t->kind == PL_TYPE_VECTOR && t->shaped.elem->kind == PL_TYPE_FLOAT;
  }
  return false;
}

const pl_type *pl_constraint_type(pl_context *ctx, pl_constraint constraint) {
  if (constraint == PL_IS_INDEX) return pl_type_index(ctx);
  if (constraint == PL_IS_I1) return pl_type_integer(ctx, 1);
  if (constraint == PL_IS_I8) return pl_type_integer(ctx, 8);
  if (constraint == PL_IS_I32) return pl_type_integer(ctx, 32);
  if (constraint == PL_IS_I64) return pl_type_integer(ctx, 64);
  if (constraint == PL_IS_LLVM_PTR0) return pl_type_llvm_ptr(ctx, 0);
  if (constraint == PL_IS_LLVM_TOKEN) return pl_type_llvm_simple(ctx, PL_TYPE_LLVM_TOKEN);
  return NULL;
}

/* i1, or a vector or tensor of i1 of the shape of `t`. */
static const pl_type *bool_of(pl_context *ctx, const pl_type *t) { return pl_type_with_elem(ctx, t, pl_type_integer(ctx, 1)); }

const pl_type *pl_sig_apply(pl_context *ctx, pl_sig_fn fn, const pl_type *letter) {
  switch (fn) {
  case PL_SIG_SAME: return letter;
  case PL_SIG_ELEM: return pl_type_is_shaped(letter) || letter->kind == PL_TYPE_COMPLEX ? letter->shaped.elem : NULL;
  case PL_SIG_BOOL: return bool_of(ctx, letter);
  case PL_SIG_PAIR: {
    const pl_type *pair[2] = {letter, bool_of(ctx, letter)};
    return pl_type_llvm_struct(ctx, pair, 2, false);
  }
  }
  return NULL;
}
