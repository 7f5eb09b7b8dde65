#include "fuzz/gen/statistics.h"

#include <assert.h>

#include "core/base/vec.h"

typedef struct seen {
  bool ops[PL_NUM_OPS];
  bool features[PL_GEN_NUM_FEATURES];
  uint32_t num_ops;
} seen;

/* Records the feature if `holds`. */
static void note(seen *s, pl_gen_feature feature, bool holds) { s->features[feature] = s->features[feature] || holds; }

/* Records the feature of the float format; small formats share one. */
static void see_float(seen *s, pl_float_format format) {
  note(s, PL_GEN_HAS_F16, format == PL_F16);
  note(s, PL_GEN_HAS_BF16, format == PL_BF16);
  note(s, PL_GEN_HAS_F32, format == PL_F32);
  note(s, PL_GEN_HAS_F64, format == PL_F64);
  note(s, PL_GEN_HAS_F80, format == PL_F80);
  note(s, PL_GEN_HAS_F128, format == PL_F128);
  note(s, PL_GEN_HAS_SMALL_FLOAT, format == PL_TF32 || pl_float_bits(format) <= 8);
}

/* Records features of a memref's layout: whether it is an affine map or strided, and of a strided one which kinds of offset and
 * strides it has. */
static void see_layout(seen *s, const pl_type *t) {
  const pl_attr *layout = t->shaped.layout;
  if (!layout) return;
  note(s, PL_GEN_HAS_AFFINE_MEMREF, layout->kind == PL_ATTR_AFFINE_MAP);
  if (layout->kind != PL_ATTR_STRIDED) return;
  note(s, PL_GEN_HAS_STRIDED_MEMREF, true);
  int64_t offset = layout->strided.offset;
  note(s, PL_GEN_HAS_DYNAMIC_OFFSET, offset == PL_DYNAMIC);
  note(s, PL_GEN_HAS_STATIC_OFFSET, offset != PL_DYNAMIC && offset != 0);
  for (uint32_t i = 0; i < layout->strided.rank; i++) {
    int64_t stride = layout->strided.strides[i];
    note(s, PL_GEN_HAS_DYNAMIC_STRIDE, stride == PL_DYNAMIC);
    note(s, PL_GEN_HAS_NEGATIVE_STRIDE, stride < 0 && stride != PL_DYNAMIC);
    note(s, PL_GEN_HAS_ZERO_STRIDE, stride == 0);
  }
}

/* Records features of a memref type: its kind of shape, memory space, element type and layout. */
static void see_memref(seen *s, const pl_type *t) {
  uint32_t rank = t->shaped.rank, dynamic = 0;
  for (uint32_t i = 0; i < rank; i++) {
    dynamic += t->shaped.shape[i] == PL_DYNAMIC;
    note(s, PL_GEN_HAS_EMPTY_MEMREF, t->shaped.shape[i] == 0);
  }
  pl_type_kind elem = t->shaped.elem->kind;
  note(s, PL_GEN_HAS_MEMREF, true);
  note(s, PL_GEN_HAS_MEMREF_0D, rank == 0);
  note(s, PL_GEN_HAS_STATIC_MEMREF, rank && dynamic == 0);
  note(s, PL_GEN_HAS_DYNAMIC_MEMREF, rank && dynamic == rank);
  note(s, PL_GEN_HAS_MIXED_MEMREF, dynamic && dynamic < rank);
  note(s, PL_GEN_HAS_SPACE_MEMREF, t->shaped.space != NULL);
  note(s, PL_GEN_HAS_NESTED_MEMREF, elem == PL_TYPE_MEMREF || elem == PL_TYPE_UNRANKED_MEMREF);
  note(s, PL_GEN_HAS_VECTOR_MEMREF, elem == PL_TYPE_VECTOR);
  note(s, PL_GEN_HAS_COMPLEX_MEMREF, elem == PL_TYPE_COMPLEX);
  see_layout(s, t);
}

/* Records a vector type, whether its rank is 0 or 2, and whether a dimension of it is scalable. */
static void see_vector(seen *s, const pl_type *t) {
  note(s, PL_GEN_HAS_VECTOR, true);
  note(s, PL_GEN_HAS_VECTOR_0D, t->shaped.rank == 0);
  note(s, PL_GEN_HAS_VECTOR_2D, t->shaped.rank == 2);
  for (uint32_t i = 0; t->shaped.scalable_dims && i < t->shaped.rank; i++)
    note(s, PL_GEN_HAS_SCALABLE_VECTOR, t->shaped.scalable_dims[i]);
}

/* Records features of an integer type: whether its width is no power of two or more than 64, and whether it is signed or
 * unsigned, not signless. */
static void see_integer(seen *s, const pl_type *t) {
  uint32_t width = t->integer.width;
  note(s, PL_GEN_HAS_INTEGER, true);
  note(s, PL_GEN_HAS_ODD_INTEGER, (width & (width - 1)) != 0);
  note(s, PL_GEN_HAS_WIDE_INTEGER, width > 64);
  note(s, PL_GEN_HAS_SIGNED_INTEGER, t->integer.signedness != PL_SIGNLESS);
}

/* Records the features of the type and of the types inside of it; declared before its definition, as types nest. */
static void see_type(seen *s, const pl_type *t, uint32_t depth);

/* Records features of a builtin or LLVM function type, at nesting depth `depth`, and those of the types of its inputs and
 * results. */
static void see_function(seen *s, const pl_type *t, uint32_t depth) {
  bool llvm = t->kind == PL_TYPE_LLVM_FUNC;
  note(s, llvm ? PL_GEN_HAS_LLVM_FUNC : PL_GEN_HAS_FUNCTION, true);
  note(s, PL_GEN_HAS_LLVM_VARIADIC, llvm && t->func.variadic);
  note(s, PL_GEN_HAS_MULTI_RESULT, t->func.num_results > 1);
  for (uint32_t i = 0; i < t->func.num_inputs; i++) {
    note(s, PL_GEN_HAS_NESTED_FUNCTION, t->func.inputs[i]->kind == PL_TYPE_FUNCTION);
    see_type(s, t->func.inputs[i], depth + 1);
  }
  for (uint32_t i = 0; i < t->func.num_results; i++) {
    pl_type_kind kind = t->func.results[i]->kind;
    note(s, PL_GEN_HAS_MEMREF_RESULT, kind == PL_TYPE_MEMREF || kind == PL_TYPE_UNRANKED_MEMREF);
    see_type(s, t->func.results[i], depth + 1);
  }
}

/* Records an LLVM struct at nesting depth `depth`, whether it is packed or named, and the types of its elements. */
static void see_struct(seen *s, const pl_type *t, uint32_t depth) {
  const pl_struct_body *body = t->llvm_struct;
  note(s, PL_GEN_HAS_LLVM_STRUCT, true);
  note(s, PL_GEN_HAS_LLVM_PACKED_STRUCT, body->packed);
  note(s, PL_GEN_HAS_LLVM_NAMED_STRUCT, body->identified);
  for (uint32_t i = 0; i < body->num_elems; i++)
    see_type(s, body->elems[i], depth + 1);
}

/* Records the features of the type and of the types inside of it, to a limited depth; `depth` is that of `t`. */
static void see_type(seen *s, const pl_type *t, uint32_t depth) {
  if (depth > 6) return;
  if (pl_type_is_shaped(t) || t->kind == PL_TYPE_COMPLEX || t->kind == PL_TYPE_LLVM_ARRAY) see_type(s, t->shaped.elem, depth + 1);
  note(s, PL_GEN_HAS_INDEX, t->kind == PL_TYPE_INDEX);
  note(s, PL_GEN_HAS_NONE, t->kind == PL_TYPE_NONE);
  note(s, PL_GEN_HAS_COMPLEX, t->kind == PL_TYPE_COMPLEX);
  note(s, PL_GEN_HAS_TENSOR, t->kind == PL_TYPE_TENSOR);
  note(s, PL_GEN_HAS_UNRANKED_TENSOR, t->kind == PL_TYPE_UNRANKED_TENSOR);
  note(s, PL_GEN_HAS_UNRANKED_MEMREF, t->kind == PL_TYPE_UNRANKED_MEMREF);
  note(s, PL_GEN_HAS_TUPLE, t->kind == PL_TYPE_TUPLE);
  note(s, PL_GEN_HAS_LLVM_PTR, t->kind == PL_TYPE_LLVM_PTR);
  note(s, PL_GEN_HAS_LLVM_PTR_SPACE, t->kind == PL_TYPE_LLVM_PTR && t->ptr.space);
  note(s, PL_GEN_HAS_LLVM_ARRAY, t->kind == PL_TYPE_LLVM_ARRAY);
  note(s, PL_GEN_HAS_LLVM_VEC, t->kind == PL_TYPE_VECTOR && t->shaped.elem->kind == PL_TYPE_LLVM_PTR);
  note(s, PL_GEN_HAS_LLVM_TOKEN, t->kind == PL_TYPE_LLVM_TOKEN);
  note(s, PL_GEN_HAS_LLVM_PPC_FP128, t->kind == PL_TYPE_LLVM_PPC_FP128);
  note(s, PL_GEN_HAS_LLVM_TARGET, t->kind == PL_TYPE_LLVM_TARGET);
  note(s, PL_GEN_HAS_LLVM_X86_AMX, t->kind == PL_TYPE_LLVM_X86_AMX);
  note(s, PL_GEN_HAS_LLVM_METADATA, t->kind == PL_TYPE_LLVM_METADATA);
  note(s, PL_GEN_HAS_LLVM_LABEL, t->kind == PL_TYPE_LLVM_LABEL);
  note(s, PL_GEN_HAS_LLVM_VOID, t->kind == PL_TYPE_LLVM_VOID);
  if (t->kind == PL_TYPE_INTEGER) see_integer(s, t);
  if (t->kind == PL_TYPE_FLOAT) see_float(s, t->float_format);
  if (t->kind == PL_TYPE_MEMREF) see_memref(s, t);
  if (t->kind == PL_TYPE_VECTOR) see_vector(s, t);
  if (t->kind == PL_TYPE_FUNCTION || t->kind == PL_TYPE_LLVM_FUNC) see_function(s, t, depth);
  if (t->kind == PL_TYPE_LLVM_STRUCT) see_struct(s, t, depth);
}

/* Records whether a successor of the op may be that of a loop (its own block or an earlier one), and whether one block is a
 * successor twice. */
static void see_successors(seen *s, const pl_op *op) {
  for (uint32_t i = 0; i < op->num_successors; i++) {
    const pl_block *to = op->successors[i].block;
    for (const pl_block *b = to; b; b = b->next)
      note(s, PL_GEN_HAS_LOOP, b == op->block && to != op->block->region->first);
    for (uint32_t k = 0; k < i; k++)
      note(s, PL_GEN_HAS_REPEATED_SUCCESSOR, op->successors[k].block == to);
  }
}

/* Records features of a function and its type; does nothing for other ops. */
static void see_symbol(seen *s, const pl_op *op) {
  if (!pl_op_has(op, PL_TRAIT_FUNCTION)) return;
  see_type(s, pl_func_type(op), 0);
  note(s, PL_GEN_HAS_DECLARATION, pl_func_is_declaration(op));
  note(s, PL_GEN_HAS_C_INTERFACE, pl_op_attr(op, PL_NAME_LLVM_EMIT_C_INTERFACE) != NULL);
}

/* The innermost function that is or contains the op; NULL if there is none. */
static const pl_op *around(const pl_op *op) {
  while (op && !pl_op_has(op, PL_TRAIT_FUNCTION))
    op = op->block ? op->block->region->op : NULL;
  return op;
}

/* Counts the op and records its kind and the features of its result types, its successors, and what function, global or call it
 * is. */
static void see_op(seen *s, const pl_op *op) {
  s->ops[op->info->kind] = true;
  s->num_ops++;
  for (uint32_t i = 0; i < op->num_results; i++)
    see_type(s, op->results[i].type, 0);
  see_successors(s, op);
  see_symbol(s, op);
  const pl_attr *callee = pl_op_attr(op, PL_NAME_CALLEE), *global = pl_op_attr(op, PL_NAME_GLOBAL_TYPE);
  const pl_op *func = callee ? around(op) : NULL;
  if (func) note(s, PL_GEN_HAS_RECURSION, pl_str_eq(callee->symbol.path[0], pl_symbol_name(func)));
  if (global) see_type(s, global->type, 0);
}

/* Records the op, and all block arguments and ops in its regions, down to 32 levels of nested regions. */
static void see_all(seen *s, const pl_op *op, uint32_t depth) {
  see_op(s, op);
  for (uint32_t r = 0; r < op->num_regions && depth < 32; r++)
    PL_FOR_BLOCKS(block, op->regions[r]) {
      for (uint32_t i = 0; i < block->num_args; i++)
        see_type(s, block->args[i]->type, 0);
      for (const pl_op *inner = block->first; inner; inner = inner->next)
        see_all(s, inner, depth + 1);
    }
}

void pl_gen_count(pl_gen_counts *counts, const pl_module *module, const uint8_t *data, size_t size) {
  assert(module->op->num_regions == 1 && (data || size == 0));
  seen s = {.num_ops = 0};
  const pl_block *body = module->op->regions[0]->first;
  see_all(&s, module->op, 0);
  note(&s, PL_GEN_HAS_EMPTY_MODULE, !body || !body->first);
  s.ops[PL_OP_BUILTIN_MODULE] = true;
  for (const pl_op *op = body ? body->first : NULL; op; op = op->next)
    note(&s, PL_GEN_HAS_NESTED_MODULE, pl_op_is(op, PL_OP_BUILTIN_MODULE));
  counts->modules++;
  counts->total_ops += s.num_ops - 1;
  counts->total_bytes += size;
  counts->conventions[pl_gen_plan_of(data, size).convention]++;
  for (uint32_t i = 0; i < PL_NUM_OPS; i++)
    counts->ops[i] += s.ops[i];
  for (uint32_t i = 0; i < PL_GEN_NUM_FEATURES; i++)
    counts->features[i] += s.features[i];
}

const char *pl_gen_feature_name(pl_gen_feature feature) {
  assert(feature < PL_GEN_NUM_FEATURES);
  static const char *const names[] = {
#define X(id, name) name,
      PL_GEN_FEATURES(X)
#undef X
  };
  return names[feature];
}
