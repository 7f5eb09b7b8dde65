/* expand_realloc.c - -expand-realloc: memref.realloc as a comparison of sizes and, where the buffer grows, allocation, copy and
 * release. Source of the meaning: MLIR documentation, "'memref' Dialect" (2023), memref.realloc. */
#include <assert.h>

#include "core/transform/common/build.h"
#include "core/transform/passes/passes.h"

typedef struct realloc_parts {
  pl_value *source, *old_size, *new_size; /* as values */
  int64_t old_static, new_static;         /* PL_DYNAMIC if only known when it runs */
  const pl_type *type;
} realloc_parts;

/* The source, result type and sizes of a memref.realloc; builds ops for the sizes where needed. */
static realloc_parts read_parts(pl_build *b, pl_op *op) {
  realloc_parts p = {.source = pl_operand(op, 0), .type = pl_result(op, 0)->type};
  p.old_static = p.source->type->shaped.shape[0];
  p.new_static = p.type->shaped.shape[0];
  if (p.old_static == PL_DYNAMIC) {
    pl_value *operands[2] = {p.source, pl_build_index(b, 0)};
    p.old_size = pl_build_value(b, PL_OP_MEMREF_DIM, operands, 2, pl_type_index(b->module->ctx), NULL);
  } else {
    p.old_size = pl_build_index(b, p.old_static);
  }
  p.new_size = op->num_operands > 1 ? pl_operand(op, 1) : pl_build_index(b, p.new_static);
  return p;
}

/* Attributes of a rank-1 view: offset 0, that static size, stride 1. */
static const pl_attr *view_attrs(pl_context *ctx, int64_t size) {
  const int64_t zero = 0, one = 1;
  const pl_named_attr entries[3] = {{pl_attr_names[PL_NAME_STATIC_OFFSETS], pl_attr_dense_i64(ctx, &zero, 1)},
                                    {pl_attr_names[PL_NAME_STATIC_SIZES], pl_attr_dense_i64(ctx, &size, 1)},
                                    {pl_attr_names[PL_NAME_STATIC_STRIDES], pl_attr_dense_i64(ctx, &one, 1)}};
  return pl_attr_dict(ctx, entries, 3);
}

/* Creates a memref.subview or reinterpret_cast of rank 1 of the source from its first element on; returns the result. Its size is
 * `fixed` or, if that is dynamic, `size`. */
static pl_value *front_of(pl_build *b, pl_op_kind kind, pl_value *source, int64_t fixed, pl_value *size, const pl_type *type) {
  bool dynamic = fixed == PL_DYNAMIC;
  return pl_result(pl_build_op(b, &(pl_op_spec){.info = pl_op_info_of(kind),
                                                .operands = (pl_value *[]){source, size},
                                                .num_operands = dynamic ? 2 : 1,
                                                .result_types = &type,
                                                .num_results = 1,
                                                .attrs = view_attrs(b->module->ctx, fixed),
                                                .segments = (uint32_t[]){1, 0, dynamic, 0},
                                                .num_segments = 4}),
                   0);
}

/* Creates an scf.yield of one value. */
static void yield(pl_build *b, pl_value *value) {
  pl_build_op(b, &(pl_op_spec){.info = pl_op_info_of(PL_OP_SCF_YIELD), .operands = &value, .num_operands = 1});
}

/* Appends a block to region number `region` of the op; returns a builder that appends to it, with the source position of
 * `from`. */
static pl_build enter(pl_op *op, uint32_t region, const pl_op *from) {
  pl_block *block = pl_block_new(op->module);
  pl_block_append(op->regions[region], block);
  return pl_build_at_end(block, from);
}

/* Builds an allocation of the new size, a copy of the old contents to its front, a dealloc of the old buffer if `free_source`,
 * and an scf.yield of the new one. */
static void grow(pl_build *b, const pl_op *op, const realloc_parts *p, bool free_source) {
  pl_context *ctx = b->module->ctx;
  const pl_attr *alignment = pl_op_attr(op, PL_NAME_ALIGNMENT);
  const int64_t one = 1;
  bool dynamic = p->new_static == PL_DYNAMIC;
  pl_op *alloc = pl_build_op(b, &(pl_op_spec){.info = pl_op_info_of(PL_OP_MEMREF_ALLOC),
                                              .operands = &p->new_size,
                                              .num_operands = dynamic,
                                              .result_types = &p->type,
                                              .num_results = 1,
                                              .attrs = alignment ? pl_build_dict(b, PL_NAME_ALIGNMENT, alignment) : NULL,
                                              .segments = (uint32_t[]){dynamic, 0},
                                              .num_segments = 2});
  const pl_type *front =
      pl_type_memref(ctx, 1, &p->old_static, p->type->shaped.elem, pl_attr_strided(ctx, &one, 1, 0), p->type->shaped.space);
  pl_value *view = front_of(b, PL_OP_MEMREF_SUBVIEW, pl_result(alloc, 0), p->old_static, p->old_size, front);
  pl_build_op(
      b, &(pl_op_spec){.info = pl_op_info_of(PL_OP_MEMREF_COPY), .operands = (pl_value *[]){p->source, view}, .num_operands = 2});
  if (free_source)
    pl_build_op(b, &(pl_op_spec){.info = pl_op_info_of(PL_OP_MEMREF_DEALLOC), .operands = &p->source, .num_operands = 1});
  yield(b, pl_result(alloc, 0));
}

/* Replaces a memref.realloc by an scf.if that allocates and copies if the new size is larger (unsigned), else casts the old
 * buffer; other ops stay. `user` are the options (pl_transform_options). */
static void expand(pl_op *op, void *user) {
  const pl_transform_options *options = user;
  if (!pl_op_is(op, PL_OP_MEMREF_REALLOC)) return;
  pl_build b = pl_build_before(op);
  realloc_parts p = read_parts(&b, op);
  pl_value *grows = pl_build_cmpi(&b, 6, p.old_size, p.new_size);
  pl_op *branch = pl_build_op(&b, &(pl_op_spec){.info = pl_op_info_of(PL_OP_SCF_IF),
                                                .operands = &grows,
                                                .num_operands = 1,
                                                .result_types = &p.type,
                                                .num_results = 1,
                                                .num_regions = 2});
  pl_build yes = enter(branch, 0, op), no = enter(branch, 1, op);
  grow(&yes, op, &p, !options->keep_source);
  yield(&no, front_of(&no, PL_OP_MEMREF_REINTERPRET_CAST, p.source, p.new_static, p.new_size, p.type));
  pl_value *value = pl_result(branch, 0);
  pl_replace_op(op, &value);
}

void pl_expand_realloc(pl_module *module, const pl_transform_options *options) {
  assert(module->op && options);
  pl_visit_backwards(module->op, expand, (void *)options);
}
