/* memref.c - the memref dialect on the source's side.
 *
 * Element [i0..ik] of a memref lives at aligned + sizeof(element) * (offset + sum(i_j * stride_j)) in exact integers; where
 * they would wrap, the source is undefined. Terms compute modulo 2^w; that nothing wraps is in the facts. Sources: LLVM IR Target
 * (2022), Address Computation; Built-in Function and MemRef Calling Convention (2021), Index Linearization; MLIR documentation,
 * "'memref' Dialect". */
#include "verify/sem/internal.h"

#include <assert.h>
#include <stdio.h>

enum { MAX_RANK = 64 };

/* One term that stands for a whole descriptor, as the key for what is known of it: of an unranked memref, whose descriptor nobody
 * changes, the pointer to it. */
static const pl_term *descriptor_key(pl_sem *sem, const pl_type *type, const pl_leaf *leaves) {
  if (type->kind == PL_TYPE_UNRANKED_MEMREF) return leaves[1].value;
  const pl_term *parts[2 + 2 * MAX_RANK];
  uint32_t rank = type->shaped.rank, count = 2 + 2 * rank;
  const pl_flat *elem = pl_layout_flatten(sem->world->layout, type->shaped.elem);
  char name[48];
  if (rank > MAX_RANK || !elem) return NULL;
  for (uint32_t i = 0; i < count; i++)
    parts[i] = leaves[1 + i].value;
  snprintf(name, sizeof name, "memref.%llu.%u", (unsigned long long)elem->alloc_size, (unsigned)rank);
  return pl_app(sem->world->T, PL_SORT_B, pl_str_from(name), parts, count);
}

void pl_sem_declare_wellformed(pl_sem *sem, const pl_type *type, const pl_leaf *leaves, bool by_assumption) {
  const pl_term *key = descriptor_key(sem, type, leaves);
  if (by_assumption && !sem->world->memref_in_object) return;
  if (key && !pl_sem_is_wellformed(sem, type, leaves)) pl_vec_push(&sem->wellformed, key);
}

/* Of an unranked memref: it lies in an object of this path whose descriptor is. */
static bool lies_in_wellformed(pl_sem *sem, const pl_type *type, const pl_leaf *leaves) {
  const pl_term *root = type->kind == PL_TYPE_UNRANKED_MEMREF ? pl_sem_root(sem->world, leaves[1].value) : NULL;
  const pl_sem_object *object = root ? pl_sem_find_object(sem, root) : NULL;
  return object && object->foreign;
}

bool pl_sem_is_wellformed(pl_sem *sem, const pl_type *type, const pl_leaf *leaves) {
  const pl_term *key = descriptor_key(sem, type, leaves);
  for (size_t i = sem->wellformed.len; key && i-- > 0;)
    if (sem->wellformed.data[i] == key) return true;
  return lies_in_wellformed(sem, type, leaves);
}

static bool is_required(const pl_sem *sem, const pl_term *holds) {
  for (size_t i = 0; i < sem->conditions.len; i++)
    if (sem->conditions.data[i].holds == holds) return true;
  return pl_term_is_true(holds);
}

/* As where it was made: that is undefined with a negative size. */
static bool has_no_negative_size(pl_sem *sem, const pl_type *type, const pl_leaf *leaves) {
  pl_terms *T = sem->world->T;
  const uint32_t bits = pl_layout_index_bits(sem->world->layout);
  if (type->kind != PL_TYPE_MEMREF) return false;
  const pl_memref_leaves m = pl_sem_memref((pl_leaf *)(uintptr_t)leaves, type->shaped.rank);
  for (uint32_t i = 0; i < type->shaped.rank; i++)
    if (!is_required(sem, pl_bv_sle(T, pl_bv_u64(T, bits, 0), m.sizes[i].value))) return false;
  return true;
}

void pl_sem_note_put(pl_sem *sem, const pl_type *type, const pl_leaf *leaves) {
  const bool is_memref = type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF;
  assert(leaves);
  if (sem->lowered || !is_memref || pl_sem_is_wellformed(sem, type, leaves)) return;
  sem->odd_memrefs = true;
  sem->odd_sizes |= !has_no_negative_size(sem, type, leaves);
}

/* With an index narrower than a pointer, the extension of a sum and the sum of extensions are equal only because nothing wraps.
 * The lowering's term is taken for the address if the two are equal in the low bits, and that they are equal can be shown. */
static const pl_term *as_lowered(pl_sem *sem, const pl_term *address) {
  enum { MAX_TRIED = 2 };
  uint32_t bits = pl_layout_index_bits(sem->world->layout), tried = 0;
  pl_terms *T = sem->world->T;
  if (!sem->other || !sem->world->prove_equal || bits >= PL_POINTER_BITS) return address;
  const pl_term *low = pl_bv_extract(T, address, 0, bits);
  for (size_t i = sem->other->accesses.len; i-- > 0 && tried < MAX_TRIED;) {
    const pl_access *access = &sem->other->accesses.data[i];
    if (access->address == address) return address;
    if (access->stretch != sem->stretch || pl_bv_extract(T, access->address, 0, bits) != low) continue;
    tried++;
    if (sem->world->prove_equal(sem->world->prove_user, address, access->address)) return access->address;
  }
  return address;
}

const pl_term *pl_sem_element_address(pl_sem *sem, const pl_op *op, const pl_type *type, pl_leaf *leaves, uint32_t first_index) {
  pl_terms *T = sem->world->T;
  uint32_t rank = type->shaped.rank, bits = pl_layout_index_bits(sem->world->layout);
  const pl_flat *elem = pl_layout_flatten(sem->world->layout, type->shaped.elem);
  if (!elem || !elem->sized || rank > MAX_RANK) return NULL;
  pl_memref_leaves m = pl_sem_memref(leaves, rank);
  const pl_term **indices = PL_NEW_ARRAY(sem->world->arena, const pl_term *, rank + 1);
  const pl_term *linear = m.offset->value;
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(T, pl_sem_or_poison(sem, m.aligned->poison, m.offset->poison)));
  for (uint32_t i = 0; i < rank; i++) {
    pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(T, m.strides[i].poison));
    pl_leaf index = pl_sem_get(sem, pl_operand(op, first_index + i))[0];
    indices[i] = index.value;
    pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(T, index.poison));
    pl_sem_require(sem, PL_CONDITION_BOUNDS, op, pl_bv_sle(T, pl_bv_u64(T, bits, 0), index.value));
    pl_sem_require(sem, PL_CONDITION_BOUNDS, op, pl_bv_slt(T, index.value, m.sizes[i].value));
    linear = pl_bv_add(T, linear, pl_bv_mul(T, index.value, m.strides[i].value));
  }
  const pl_term *scaled = pl_bv_mul(T, pl_bv_sext(T, linear, PL_POINTER_BITS), pl_bv_u64(T, PL_POINTER_BITS, elem->alloc_size));
  const pl_term *address = pl_bv_add(T, m.aligned->value, scaled);
  pl_sem_note_element(sem, op, type, leaves, indices);
  return as_lowered(sem, address);
}

static uint64_t alignment_attr(const pl_op *op) {
  const pl_attr *attr = pl_op_attr(op, "alignment");
  uint64_t align = 0;
  if (attr && attr->kind == PL_ATTR_INTEGER) pl_apint_to_u64(attr->integer, &align);
  return align;
}

/* What the operation says, be it less than the element's own. (MLIR documentation, "'memref' Dialect", memref.load: `alignment`.)
 */
static uint64_t access_align(pl_sem *sem, const pl_op *op, const pl_type *elem) {
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, elem);
  uint64_t align = alignment_attr(op), natural = flat ? flat->align : 1;
  return align ? align : natural;
}

/* A memref that lies in memory matches its type as any value of it does, or the program that put it there is undefined: what the
 * type says holds of what is read. One that comes from outside is as well-formed as an argument. */
static bool hold_element(pl_sem *sem, const pl_op *op, const pl_type *type, pl_leaf *leaves) {
  pl_terms *T = sem->world->T;
  uint32_t rank = type->shaped.rank, bits = pl_layout_index_bits(sem->world->layout);
  int64_t strides[MAX_RANK], offset;
  if (rank > MAX_RANK || !pl_memref_strides(type, strides, &offset)) return false;
  pl_memref_leaves m = pl_sem_memref(leaves, rank);
  const pl_term *from = leaves[1].value;
  const bool incoming = from->op == PL_TERM_MEM_LOAD && !sem->odd_memrefs;
  if (!sem->world->descriptor_static) return true;
  pl_sem_require_static(sem, op, offset, m.offset);
  const pl_term *product = pl_bv_u64(T, bits, 1);
  for (uint32_t i = rank; i-- > 0;) {
    pl_sem_require_static(sem, op, type->shaped.shape[i], &m.sizes[i]);
    pl_sem_require_static(sem, op, strides[i], &m.strides[i]);
    if (sem->world->sizes_nonnegative && !sem->odd_sizes)
      pl_sem_require(sem, PL_CONDITION_UNDEFINED, op,
                     pl_or(T, m.sizes[i].poison, pl_bv_sle(T, pl_bv_u64(T, bits, 0), m.sizes[i].value)));
    if (!type->shaped.layout && strides[i] == PL_DYNAMIC) {
      pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_eq(T, m.strides[i].value, product));
      m.strides[i].value = product;
    }
    product = pl_bv_mul(T, product, m.sizes[i].value);
  }
  if (incoming) pl_sem_declare_wellformed(sem, type, leaves, true);
  return true;
}

static pl_sem_status load(pl_sem *sem, const pl_op *op) {
  const pl_type *type = pl_operand(op, 0)->type;
  const pl_term *address = pl_sem_element_address(sem, op, type, pl_sem_get(sem, pl_operand(op, 0)), 1);
  if (!address) return pl_sem_unsupported(sem, "'memref.load' of this element type");
  pl_leaf *value = pl_sem_load(sem, op, type->shaped.elem, address, access_align(sem, op, type->shaped.elem));
  if (!value) return PL_SEM_UNSUPPORTED;
  if (type->shaped.elem->kind == PL_TYPE_MEMREF && !hold_element(sem, op, type->shaped.elem, value))
    return pl_sem_unsupported(sem, "'memref.load' of a memref whose layout is not strided");
  if (type->shaped.elem->kind == PL_TYPE_UNRANKED_MEMREF && !sem->odd_memrefs && value[1].value->op == PL_TERM_MEM_LOAD)
    pl_sem_declare_wellformed(sem, type->shaped.elem, value, true);
  pl_sem_set(sem, &op->results[0], value);
  return PL_SEM_OK;
}

static pl_sem_status store(pl_sem *sem, const pl_op *op) {
  const pl_type *type = pl_operand(op, 1)->type;
  const pl_term *address = pl_sem_element_address(sem, op, type, pl_sem_get(sem, pl_operand(op, 1)), 2);
  if (!address) return pl_sem_unsupported(sem, "'memref.store' of this element type");
  const pl_type *elem = type->shaped.elem;
  pl_sem_note_put(sem, elem, pl_sem_get(sem, pl_operand(op, 0)));
  return pl_sem_store(sem, op, type->shaped.elem, pl_sem_get(sem, pl_operand(op, 0)), address,
                      access_align(sem, op, type->shaped.elem));
}

/* Allocation. */

/* Sizes and row-major strides of a new memref: exact products, or the source is undefined. */
static void fill_shape(pl_sem *sem, const pl_op *op, const pl_type *type, pl_leaf *leaves, const pl_term **elements) {
  pl_terms *T = sem->world->T;
  uint32_t rank = type->shaped.rank, bits = pl_layout_index_bits(sem->world->layout), dynamic = 0;
  pl_memref_leaves m = pl_sem_memref(leaves, rank);
  for (uint32_t i = 0; i < rank; i++) {
    if (type->shaped.shape[i] != PL_DYNAMIC) {
      m.sizes[i] = pl_leaf_of(sem, pl_bv_i64(T, bits, type->shaped.shape[i]));
      continue;
    }
    pl_leaf size = pl_sem_get(sem, pl_operand(op, dynamic++))[0];
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, size.poison));
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_bv_sle(T, pl_bv_u64(T, bits, 0), size.value));
    m.sizes[i] = pl_leaf_of(sem, size.value);
  }
  *elements = pl_bv_u64(T, bits, 1);
  for (uint32_t i = rank; i-- > 0;) {
    m.strides[i] = pl_leaf_of(sem, *elements);
    pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, pl_bv_binary(T, PL_TERM_BV_SMULO, *elements, m.sizes[i].value)));
    *elements = pl_bv_mul(T, *elements, m.sizes[i].value);
  }
  *m.offset = pl_leaf_of(sem, pl_bv_u64(T, bits, 0));
}

static pl_sem_status allocate(pl_sem *sem, const pl_op *op, pl_sem_object_kind kind) {
  pl_terms *T = sem->world->T;
  const pl_type *type = op->results[0].type;
  const pl_flat *flat = pl_layout_flatten(sem->world->layout, type);
  const pl_flat *elem = pl_layout_flatten(sem->world->layout, type->shaped.elem);
  if (!flat || !elem || !elem->sized || !pl_memref_is_identity(type))
    return pl_sem_unsupported(sem, "'%.*s' of this type", PL_STR_FMT(op->info->name));
  pl_leaf *leaves = pl_sem_new_leaves(sem, flat->num_leaves);
  const pl_term *elements;
  fill_shape(sem, op, type, leaves, &elements);
  uint64_t wanted = alignment_attr(op), align = wanted > elem->align ? wanted : elem->align;
  /* The size in bytes is an index too: where it would wrap, the source is undefined. */
  const pl_term *scale = pl_bv_u64(T, pl_layout_index_bits(sem->world->layout), elem->alloc_size);
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, pl_bv_binary(T, PL_TERM_BV_SMULO, elements, scale)));
  const pl_term *size = pl_bv_zext(T, pl_bv_mul(T, elements, scale), PL_POINTER_BITS);
  bool generic = sem->world->generic_functions && kind == PL_SEM_HEAP;
  const pl_term *aligned, *base = pl_sem_claim_object(sem, op, kind, size, align, type->shaped.elem, generic, &aligned)->base;
  leaves[0] = pl_leaf_of(sem, base);
  leaves[1] = pl_leaf_of(sem, aligned);
  pl_sem_declare_wellformed(sem, type, leaves, false);
  pl_sem_set(sem, &op->results[0], leaves);
  return PL_SEM_OK;
}

static pl_sem_status dealloc(pl_sem *sem, const pl_op *op) {
  pl_leaf allocated = pl_sem_get(sem, pl_operand(op, 0))[0];
  pl_sem_require(sem, PL_CONDITION_ADDRESS, op, pl_not(sem->world->T, allocated.poison)); /* a global is not to be freed */
  return pl_sem_free_memref(sem, op, allocated.value, pl_operand(op, 0)->type);
}

/* Shape queries and casts. */

static pl_sem_status dim(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_type *type = pl_operand(op, 0)->type;
  uint32_t rank = type->shaped.rank, bits = pl_layout_index_bits(sem->world->layout);
  pl_memref_leaves m = pl_sem_memref(pl_sem_get(sem, pl_operand(op, 0)), rank);
  pl_leaf index = pl_sem_get(sem, pl_operand(op, 1))[0];
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_not(T, index.poison));
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_bv_ult(T, index.value, pl_bv_u64(T, bits, rank)));
  pl_leaf size = rank > 0 ? m.sizes[rank - 1] : pl_leaf_of(sem, pl_bv_u64(T, bits, 0));
  for (uint32_t i = rank; i-- > 1;) {
    const pl_term *here = pl_eq(T, index.value, pl_bv_u64(T, bits, i - 1));
    size.value = pl_ite(T, here, m.sizes[i - 1].value, size.value);
    size.poison = pl_ite(T, here, m.sizes[i - 1].poison, size.poison);
  }
  pl_leaf *out = pl_sem_new_leaves(sem, 1);
  *out = size; /* that of a memref which is poison is, too: one read from memory may be */
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

void pl_sem_require_static(pl_sem *sem, const pl_op *op, int64_t wanted, pl_leaf *leaf) {
  pl_terms *T = sem->world->T;
  if (wanted == PL_DYNAMIC) return;
  const pl_term *constant = pl_bv_i64(T, leaf->value->sort.width, wanted);
  pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_eq(T, leaf->value, constant));
  leaf->value = constant;
}

/* To a type that says more: a mismatch at run time is undefined, so the static parts hold from here on. */
static pl_sem_status cast(pl_sem *sem, const pl_op *op) {
  pl_terms *T = sem->world->T;
  const pl_type *from = pl_operand(op, 0)->type, *to = op->results[0].type;
  uint32_t rank = to->shaped.rank, bits = pl_layout_index_bits(sem->world->layout);
  int64_t strides[MAX_RANK], offset;
  if (rank > MAX_RANK || !pl_memref_strides(to, strides, &offset))
    return pl_sem_unsupported(sem, "'memref.cast' to a layout that is not strided");
  const pl_leaf *in = pl_sem_get(sem, pl_operand(op, 0));
  pl_leaf *out = pl_sem_new_leaves(sem, 3 + 2 * rank);
  memcpy(out, in, (3 + 2 * rank) * sizeof *out);
  pl_memref_leaves m = pl_sem_memref(out, rank);
  pl_sem_require_static(sem, op, offset, m.offset);
  for (uint32_t i = 0; i < rank; i++)
    pl_sem_require_static(sem, op, to->shaped.shape[i], &m.sizes[i]);
  const pl_term *product = pl_bv_u64(T, bits, 1);
  for (uint32_t i = rank; i-- > 0;) {
    pl_sem_require_static(sem, op, strides[i], &m.strides[i]);
    if (!to->shaped.layout && strides[i] == PL_DYNAMIC) { /* the default layout says it by a product */
      pl_sem_require(sem, PL_CONDITION_UNDEFINED, op, pl_eq(T, m.strides[i].value, product));
      m.strides[i].value = product;
    }
    product = pl_bv_mul(T, product, m.sizes[i].value);
  }
  if (pl_sem_is_wellformed(sem, from, in)) pl_sem_declare_wellformed(sem, to, out, false);
  pl_sem_view *v = pl_sem_note_view(sem, out, rank, from, in);
  for (uint32_t i = 0; i < rank; i++)
    v->steps[i * rank + i] = pl_bv_u64(T, bits, 1);
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

static pl_sem_status rank_of(pl_sem *sem, const pl_op *op) {
  const pl_type *type = pl_operand(op, 0)->type;
  pl_leaf *out = pl_sem_new_leaves(sem, 1);
  *out = pl_leaf_of(sem, pl_bv_u64(sem->world->T, pl_layout_index_bits(sem->world->layout), type->shaped.rank));
  pl_sem_set(sem, &op->results[0], out);
  return PL_SEM_OK;
}

pl_sem_status pl_sem_memref_op(pl_sem *sem, const pl_op *op) {
  switch ((int)op->info->kind) {
  case PL_OP_MEMREF_LOAD: return load(sem, op);
  case PL_OP_MEMREF_STORE: return store(sem, op);
  case PL_OP_MEMREF_ALLOC: return allocate(sem, op, PL_SEM_HEAP);
  case PL_OP_MEMREF_ALLOCA: return allocate(sem, op, PL_SEM_STACK);
  case PL_OP_MEMREF_DEALLOC: return dealloc(sem, op);
  case PL_OP_MEMREF_DIM: return dim(sem, op);
  case PL_OP_MEMREF_RANK: return rank_of(sem, op);
  case PL_OP_MEMREF_CAST: return cast(sem, op);
  default: return PL_SEM_STATUS_INVALID;
  }
}
