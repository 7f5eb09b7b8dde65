/* alloc.c - buffers: alloc, alloca, dealloc, global, get_global.
 *
 * Source: MLIR documentation, "'memref' Dialect"; "LLVM IR Target" (2022), Generic alloc and dealloc functions; the sizes and
 * alignments are computed as mlir-opt 22 does.
 */
#include <assert.h>

#include "core/convert/emit/attrs.h"
#include "core/convert/emit/descriptor.h"
#include "core/convert/emit/emit.h"
#include "core/convert/emit/runtime.h"
#include "core/convert/emit/unranked.h"
#include "core/convert/emit/values.h"
#include "core/convert/patterns/memref.h"
#include "core/convert/types/sizes.h"
#include "core/convert/types/types.h"

/* Sizes, strides and extent of a buffer with the default layout. */
typedef struct buffer_shape {
  pl_value **sizes;
  pl_value **strides;
  pl_value *extent; /* bytes, or elements */
} buffer_shape;

/* Emits sizes, strides and extent of a buffer with the default layout of the type and returns them: sizes are constants, or the
 * next of `dynamic` for each `?`. The extent counts bytes if `bytes` is set, else elements. */
static buffer_shape memref_shape(pl_rw *rw, const pl_type *memref, pl_value *const *dynamic, bool bytes) {
  uint32_t rank = memref->shaped.rank;
  const int64_t *shape = memref->shaped.shape;
  buffer_shape result = {.sizes = PL_NEW_ARRAY(rw->arena, pl_value *, rank + 1),
                         .strides = PL_NEW_ARRAY(rw->arena, pl_value *, rank + 1)};
  for (uint32_t i = 0; i < rank; i++)
    result.sizes[i] = shape[i] == PL_DYNAMIC ? *dynamic++ : pl_emit_index(rw, shape[i]);
  uint64_t stride = 1;
  bool is_static = true;
  pl_value *running = pl_emit_index(rw, 1);
  for (uint32_t i = rank; i-- > 0;) {
    bool first = is_static && stride == 1; /* a product with one is the other factor */
    result.strides[i] = running;
    is_static = is_static && shape[i] != PL_DYNAMIC;
    if (is_static) stride *= (uint64_t)shape[i];
    if (first)
      running = result.sizes[i];
    else
      running = is_static ? pl_emit_index(rw, (int64_t)stride) : pl_emit_binary(rw, PL_OP_LLVM_MUL, running, result.sizes[i]);
  }
  result.extent = running;
  if (!bytes) return result;
  pl_value *null = pl_emit(rw, PL_OP_LLVM_MLIR_ZERO, NULL, 0, pl_rw_ptr_type(rw, 0), NULL);
  pl_value *end = pl_emit_gep1(rw, null, pl_rw_type(rw, memref->shaped.elem), running);
  result.extent = pl_emit_unary(rw, PL_OP_LLVM_PTRTOINT, end, pl_rw_index_type(rw));
  return result;
}

/* Emits the smallest multiple of `alignment` that is not below `value`, and returns it. */
static pl_value *align_up(pl_rw *rw, pl_value *value, pl_value *alignment) {
  bool is_index = value->type == pl_rw_index_type(rw);
  pl_value *one = is_index ? pl_emit_index(rw, 1) : pl_emit_int(rw, value->type, 1);
  pl_value *bump = pl_emit_binary(rw, PL_OP_LLVM_SUB, alignment, one);
  pl_value *bumped = pl_emit_binary(rw, PL_OP_LLVM_ADD, value, bump);
  pl_value *rest = pl_emit_binary(rw, PL_OP_LLVM_UREM, bumped, alignment);
  return pl_emit_binary(rw, PL_OP_LLVM_SUB, bumped, rest);
}

/* What malloc and aligned_alloc give at least, in bytes (C17, 7.22.3: for any object; x86-64 and AArch64). */
enum { MALLOC_ALIGNMENT = 16 };

/* Whether malloc's own alignment is enough for elements of the type: a signless integer, index or a float. */
static bool is_plain_element(const pl_type *elem) {
  return pl_type_is_signless(elem) || elem->kind == PL_TYPE_INDEX || elem->kind == PL_TYPE_FLOAT;
}

/* Declares and calls the allocation function `name` with `count` (at most 2) arguments of the index type; returns the pointer,
 * cast to the memref's address space. NULL after an error. */
static pl_value *call_allocator(pl_rw *rw, const pl_type *memref, const char *name, pl_value *const *args, uint32_t count) {
  const pl_type *params[2] = {pl_rw_index_type(rw), pl_rw_index_type(rw)}, *ptr = pl_rw_ptr_type(rw, 0);
  uint32_t space = 0;
  if (!pl_rw_declare(rw, name, ptr, params, count)) return NULL;
  pl_value *result = pl_rw_call(rw, name, args, count, ptr);
  pl_rw_memory_space(memref, &space);
  return space ? pl_emit_unary(rw, PL_OP_LLVM_ADDRSPACECAST, result, pl_rw_ptr_type(rw, space)) : result;
}

/* The alignment in bytes that an op asks for, 0 if it asks for none. An alignment below the element's ABI alignment is raised to
 * that, since accesses assume it, unless the allocation guarantees it anyway (`given`). */
static int64_t asked_alignment(pl_rw *rw, const pl_op *op, const pl_type *memref, int64_t given) {
  const int64_t asked = pl_int_of(op, PL_NAME_ALIGNMENT, 0);
  const int64_t own = (int64_t)pl_rw_abi_alignment(rw, pl_rw_type(rw, memref->shaped.elem));
  return asked && asked < own && own > given ? own : asked;
}

bool pl_alloc_has_one_pointer(pl_rw *rw, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_MEMREF_ALLOC));
  const pl_type *memref = pl_result(op, 0)->type;
  return rw->options->aligned_alloc || (is_plain_element(memref->shaped.elem) && pl_int_of(op, PL_NAME_ALIGNMENT, 0) == 0);
}

/* Emits a call of malloc, or MLIR's generic function for it, and sets pointers[0] to the allocated and pointers[1] to the aligned
 * pointer, which are the same if neither the op nor the element type asks for an alignment. False after an error. */
static bool allocate_and_align(pl_rw *rw, const pl_op *op, const pl_type *memref, pl_value *bytes, pl_value *pointers[2]) {
  pl_value *alignment = NULL;
  const int64_t asked = asked_alignment(rw, op, memref, MALLOC_ALIGNMENT);
  if (asked)
    alignment = pl_emit_index(rw, asked);
  else if (!is_plain_element(memref->shaped.elem))
    alignment = pl_emit_size_of(rw, pl_rw_type(rw, memref->shaped.elem));
  if (alignment) bytes = pl_emit_binary(rw, PL_OP_LLVM_ADD, bytes, alignment);
  const char *name = rw->options->generic_functions ? "_mlir_memref_to_llvm_alloc" : "malloc";
  pointers[0] = pointers[1] = call_allocator(rw, memref, name, &bytes, 1);
  if (!pointers[0]) return false;
  if (alignment) {
    /* An index may be narrower than an address. */
    const pl_type *index = pl_rw_index_type(rw), *word = pl_type_integer(rw->ctx, rw->pointer_bits);
    bool narrow = rw->index_bits < rw->pointer_bits;
    if (narrow) alignment = pl_emit_unary(rw, PL_OP_LLVM_ZEXT, alignment, word);
    pl_value *address = pl_emit_unary(rw, PL_OP_LLVM_PTRTOINT, pointers[0], narrow ? word : index);
    pl_value *aligned = align_up(rw, address, alignment);
    pointers[1] = pl_emit_unary(rw, PL_OP_LLVM_INTTOPTR, aligned, pointers[0]->type);
  }
  return true;
}

/* The alignment to pass to aligned_alloc, in bytes: what the op asks for (see asked_alignment), else the element's size rounded
 * up to a power of two, at least 16 and at most 2^32. */
static int64_t aligned_alloc_alignment(pl_rw *rw, const pl_op *op, const pl_type *memref) {
  const int64_t asked = asked_alignment(rw, op, memref, MALLOC_ALIGNMENT);
  if (asked) return asked;
  uint64_t alignment = 16, size = pl_rw_size_of(rw, memref->shaped.elem);
  while (alignment < size && alignment < (UINT64_C(1) << 32))
    alignment <<= 1;
  return (int64_t)alignment;
}

/* Whether the product of the element's size in bytes, without padding as in mlir-opt, and the static dimensions is a multiple of
 * `factor`, a power of two. False if the element size is unknown. */
static bool size_is_multiple_of(pl_rw *rw, const pl_type *memref, uint64_t factor) {
  uint64_t bytes = pl_rw_store_size_of(rw, memref->shaped.elem);
  if (bytes == 0) return false;
  for (uint32_t i = 0; i < memref->shaped.rank; i++) {
    if (memref->shaped.shape[i] != PL_DYNAMIC) bytes *= (uint64_t)memref->shaped.shape[i];
  }
  return bytes % factor == 0;
}

/* Emits a call of aligned_alloc, or MLIR's generic function for it, with the size rounded up to a multiple of the alignment
 * unless it is one by the type; sets both pointers to the result. False after an error. */
static bool allocate_aligned(pl_rw *rw, const pl_op *op, const pl_type *memref, pl_value *bytes, pl_value *pointers[2]) {
  int64_t alignment = aligned_alloc_alignment(rw, op, memref);
  pl_value *args[2] = {pl_emit_index(rw, alignment), bytes};
  if (!size_is_multiple_of(rw, memref, (uint64_t)alignment)) args[1] = align_up(rw, bytes, args[0]);
  const char *name = rw->options->generic_functions ? "_mlir_memref_to_llvm_aligned_alloc" : "aligned_alloc";
  pointers[0] = pointers[1] = call_allocator(rw, memref, name, args, 2);
  return pointers[0] != NULL;
}

/* Whether a buffer of the type can be made: it has the default layout and a conversion. */
static bool can_allocate(pl_rw *rw, const pl_type *memref) { return pl_memref_is_identity(memref) && pl_rw_type(rw, memref); }

pl_rewrite pl_convert_alloc(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_MEMREF_ALLOC));
  const pl_type *memref = pl_result(op, 0)->type;
  pl_value *pointers[2] = {NULL, NULL};
  if (!can_allocate(rw, memref)) return PL_REWRITE_NO_MATCH;
  buffer_shape shape = memref_shape(rw, memref, pl_operands_from(rw, op, 0, op->num_operands), true);
  bool ok = rw->options->aligned_alloc ? allocate_aligned(rw, op, memref, shape.extent, pointers)
                                       : allocate_and_align(rw, op, memref, shape.extent, pointers);
  if (!ok) return PL_REWRITE_ERROR;
  pl_rw_map(rw, pl_result(op, 0), pl_desc_make(rw, memref, pointers[0], pointers[1], shape.sizes, shape.strides));
  return PL_REWRITE_DONE;
}

pl_rewrite pl_convert_alloca(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_MEMREF_ALLOCA));
  const pl_type *memref = pl_result(op, 0)->type;
  uint32_t space = 0;
  if (!can_allocate(rw, memref) || !pl_rw_memory_space(memref, &space)) return PL_REWRITE_NO_MATCH;
  buffer_shape shape = memref_shape(rw, memref, pl_operands_from(rw, op, 0, op->num_operands), false);
  const pl_type *elem = pl_rw_type(rw, memref->shaped.elem);
  const uint64_t alignment = (uint64_t)asked_alignment(rw, op, memref, 1);
  pl_value *buffer = pl_emit_alloca(rw, shape.extent, elem, pl_rw_ptr_type(rw, space), alignment);
  pl_rw_map(rw, pl_result(op, 0), pl_desc_make(rw, memref, buffer, buffer, shape.sizes, shape.strides));
  return PL_REWRITE_DONE;
}

pl_rewrite pl_convert_dealloc(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_MEMREF_DEALLOC));
  const pl_type *ptr = pl_rw_ptr_type(rw, 0);
  const char *name = rw->options->generic_functions ? "_mlir_memref_to_llvm_free" : "free";
  if (!pl_rw_convertible(rw, op)) return PL_REWRITE_NO_MATCH;
  if (!pl_rw_declare(rw, name, NULL, &ptr, 1)) return PL_REWRITE_ERROR;
  pl_value *allocated = NULL;
  pl_memref_pointers(rw, pl_operand(op, 0), &allocated, NULL);
  /* mlir-opt 22 passes a pointer of any address space here, and fails its own verifier */
  if (allocated->type != ptr) allocated = pl_emit_unary(rw, PL_OP_LLVM_ADDRSPACECAST, allocated, ptr);
  pl_rw_call(rw, name, &allocated, 1, NULL);
  return PL_REWRITE_DONE;
}

/* The LLVM type of a global with that memref type: nested arrays of the converted element, outermost dimension first. NULL if the
 * element has no conversion. */
static const pl_type *global_type(pl_rw *rw, const pl_type *memref) {
  const pl_type *type = pl_rw_type(rw, memref->shaped.elem);
  for (uint32_t i = memref->shaped.rank; type && i-- > 0;)
    type = pl_type_llvm_array(rw->ctx, (uint64_t)memref->shaped.shape[i], type);
  return type;
}

/* The value attribute of the LLVM global for an initial value, for rank 0 that of the element if that has such a form. NULL for
 * none. */
static const pl_attr *global_value(pl_rw *rw, const pl_type *memref, const pl_attr *value) {
  if (!value || value->kind == PL_ATTR_UNIT || memref->shaped.rank > 0 || value->kind != PL_ATTR_DENSE) return value;
  const pl_type *elem = memref->shaped.elem;
  if (elem->kind == PL_TYPE_FLOAT) return pl_attr_float(rw->ctx, elem, pl_dense_at(value, 0));
  if (elem->kind == PL_TYPE_INTEGER || elem->kind == PL_TYPE_INDEX) return pl_attr_integer(rw->ctx, elem, pl_dense_at(value, 0));
  if (elem->kind != PL_TYPE_COMPLEX || elem->shaped.elem->kind != PL_TYPE_FLOAT) return value;
  const pl_attr *parts[2];
  for (uint64_t i = 0; i < 2; i++)
    parts[i] = pl_attr_float(rw->ctx, elem->shaped.elem, value->dense.elems[i]);
  return pl_attr_array(rw->ctx, parts, 2);
}

/* Gives a global of that type, defined without an initial value, an initializer region that returns undef. */
static void emit_undef_initializer(pl_rw *rw, pl_op *global, const pl_type *type) {
  pl_block *place = rw->block;
  rw->block = pl_block_new(rw->out);
  pl_block_append(global->regions[0], rw->block);
  pl_value *undef = pl_emit(rw, PL_OP_LLVM_MLIR_UNDEF, NULL, 0, type, NULL);
  pl_emit_op(rw, PL_OP_LLVM_RETURN, &undef, 1, NULL, NULL);
  rw->block = place;
}

pl_rewrite pl_convert_global(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_MEMREF_GLOBAL));
  const pl_attr *type_attr = pl_op_attr(op, PL_NAME_TYPE), *value = pl_op_attr(op, PL_NAME_INITIAL_VALUE);
  const pl_attr *visibility = pl_op_attr(op, PL_NAME_SYM_VISIBILITY);
  const pl_type *memref = type_attr ? type_attr->type : NULL;
  uint32_t space = 0;
  if (!memref || memref->kind != PL_TYPE_MEMREF || memref->shaped.rank > PL_MAX_ARRAY_DEPTH || !can_allocate(rw, memref) ||
      !pl_rw_memory_space(memref, &space))
    return PL_REWRITE_NO_MATCH;
  const pl_type *type = global_type(rw, memref);
  bool is_public = !visibility || pl_str_is(visibility->string, "public");
  bool uninitialized = value && value->kind == PL_ATTR_UNIT;
  const pl_attr *attrs = pl_rw_set(rw, NULL, PL_NAME_SYM_NAME, pl_op_attr(op, PL_NAME_SYM_NAME));
  attrs = pl_rw_set(rw, attrs, PL_NAME_GLOBAL_TYPE, pl_attr_type(rw->ctx, type));
  attrs = pl_rw_set(rw, attrs, PL_NAME_LINKAGE, pl_rw_enum(rw, "linkage", is_public ? "external" : "private"));
  attrs = pl_rw_set(rw, attrs, PL_NAME_CONSTANT, pl_op_attr(op, PL_NAME_CONSTANT));
  const int64_t alignment = asked_alignment(rw, op, memref, 1);
  const bool raised = value && alignment > pl_int_of(op, PL_NAME_ALIGNMENT, 0);
  attrs = pl_rw_set(rw, attrs, PL_NAME_ALIGNMENT, raised ? pl_rw_int_attr(rw, 64, alignment) : pl_op_attr(op, PL_NAME_ALIGNMENT));
  if (space) attrs = pl_rw_set(rw, attrs, PL_NAME_ADDR_SPACE, pl_rw_int_attr(rw, 32, space));
  if (value && !uninitialized) attrs = pl_rw_set(rw, attrs, PL_NAME_VALUE, global_value(rw, memref, value));
  pl_op *global = pl_rw_new_symbol(rw, PL_OP_LLVM_MLIR_GLOBAL, attrs, op);
  pl_op_append(rw->block, global);
  if (uninitialized) emit_undef_initializer(rw, global, type);
  return PL_REWRITE_DONE;
}

pl_rewrite pl_convert_get_global(pl_rw *rw, const pl_op *op) {
  assert(rw->op == op && pl_op_is(op, PL_OP_MEMREF_GET_GLOBAL));
  const pl_type *memref = pl_result(op, 0)->type;
  const pl_attr *name = pl_op_attr(op, PL_NAME_NAME);
  uint32_t space = 0;
  if (!can_allocate(rw, memref) || !pl_rw_memory_space(memref, &space) || !name) return PL_REWRITE_NO_MATCH;
  if (memref->shaped.rank > PL_MAX_ARRAY_DEPTH) return PL_REWRITE_NO_MATCH;
  buffer_shape shape = memref_shape(rw, memref, NULL, true);
  pl_value *address = pl_emit_addressof(rw, name->symbol.path[0], space);
  int32_t *zeros = PL_NEW_ARRAY(rw->arena, int32_t, memref->shaped.rank + 1);
  pl_value *first = pl_emit_gep(rw, address, global_type(rw, memref), zeros, memref->shaped.rank + 1, NULL, 0);
  const pl_type *word = pl_type_integer(rw->ctx, 64);
  pl_value *bad = pl_emit_constant(rw, pl_attr_i64(rw->ctx, pl_type_index(rw->ctx), 0xdeadbeef), word);
  pl_value *allocated = pl_emit_unary(rw, PL_OP_LLVM_INTTOPTR, bad, pl_rw_ptr_type(rw, space));
  pl_rw_map(rw, pl_result(op, 0), pl_desc_make(rw, memref, allocated, first, shape.sizes, shape.strides));
  return PL_REWRITE_DONE;
}
