/* The lowering's ops that make pointers and access memory. Meaning: LLVM Language Reference, "Memory Access and Addressing
 * Operations". */
#include <assert.h>

#include "verify/interp/machine/access.h"
#include "verify/interp/machine/attributes.h"
#include "verify/interp/machine/fp.h"
#include "verify/interp/ops/claim_checks.h"
#include "verify/interp/ops/llvm/table.h"

/* The type that an op works on: its attribute `elem_type`, or what a typed pointer points to. NULL if there is neither. */
static const pl_type *element_type(const pl_op *op, const pl_type *pointer) {
  const pl_attr *a = pl_op_attr(op, PL_NAME_ELEM_TYPE);
  if (a != NULL && a->kind == PL_ATTR_TYPE) return a->type;
  return pointer->kind == PL_TYPE_LLVM_PTR ? pointer->ptr.pointee : NULL;
}

/* Marks a stack object as one with lifetime markers; in a lowering that reuses places, moves it to the place of an object with
 * markers of the same frame if one is suitable. The markers show whether two objects at one address are alive at one time. */
static void lie_together(pl_machine *m, uint32_t number) {
  pl_buffer *b = pl_memory_at(&m->memory, number);
  const uint32_t first = m->frames.len > 0 ? pl_vec_last(&m->frames).first_object : 1;
  b->marked = true;
  if (m->role == PL_ROLE_SOURCE || !m->memory.reuses) return;
  b->object.base = b->allocated = pl_memory_marked_place(&m->memory, first, b->object.size, b->align);
}

/* Runs llvm.alloca: makes a stack object and sets the result to its address. Stops if the type is not supported, the count is
 * poison or the size is too large. */
static void do_alloca(pl_machine *m, const pl_op *op, int aux) {
  assert(op->num_operands == 1 && op->num_results == 1);
  (void)aux;
  const pl_type *type = element_type(op, pl_result(op, 0)->type);
  const pl_layout *layout = type != NULL ? pl_machine_layout(m, type) : NULL;
  pl_scalar count = pl_consume_leaf(m, pl_operand(op, 0), 0);
  uint64_t n, align = 0;
  uint32_t number;
  if (layout == NULL || !layout->in_memory) {
    pl_stop_unsupported(m, op, "an alloca of this type can't be run");
    return;
  }
  if (count.poison) {
    pl_stop_undefined(m, op, "the size of an alloca is poison");
    return;
  }
  bool fits = pl_apint_to_u64(count.bits, &n);
  const uint64_t most = (uint64_t)1 << 30;
  if (layout->size != 0 && (!fits || n > most / layout->size)) {
    pl_stop_undefined(m, op, "no stack holds an alloca of more than a gigabyte");
    return;
  }
  if (!fits || (layout->size != 0 && n > PL_MEMORY_LIMIT / layout->size)) {
    pl_stop_limit(m, op, "too much memory");
    return;
  }
  /* Bytes for a descriptor's copy, as MLIR's lowering allocates them, are aligned for a pointer by all back ends: a named
   * assumption of the proofs. */
  bool bytes = type->kind == PL_TYPE_INTEGER && type->integer.width == 8;
  if (!pl_attr_u64(op, PL_NAME_ALIGNMENT, &align) || align == 0) align = layout->align;
  if (bytes && align == 1 && !m->run->source_is_llvm) align = 8;
  if (!pl_allocate(m, op, PL_OBJECT_STACK, n * layout->size, align, &number)) return;
  if ((m->memory.reuses || m->memory.shares) && pl_has_lifetime_markers(op)) lie_together(m, number);
  pl_scalar *out = pl_leaves(m, pl_result(op, 0));
  *out = pl_scalar_u64(m->run->arena, PL_POINTER_WIDTH, pl_memory_at(&m->memory, number)->object.base);
  out->object = number;
}

/* The alignment that a load or store claims: the explicit one, else that of the ABI. */
static uint64_t claimed_alignment(const pl_op *op, const pl_layout *layout) {
  uint64_t align;
  return pl_attr_u64(op, PL_NAME_ALIGNMENT, &align) && align != 0 ? align : layout->align;
}

/* Sets *layout to the layout of a type in memory. False, and the machine has stopped as unsupported, if it has none that is
 * known. */
static bool value_layout(pl_machine *m, const pl_op *op, const pl_type *type, const pl_layout **layout) {
  *layout = pl_machine_layout(m, type);
  if ((*layout)->known && (*layout)->in_memory) return true;
  pl_stop_unsupported(m, op, "an access of this type can't be run");
  return false;
}

/* Runs llvm.load and checks the result against the claims of the load. The machine has stopped if the type is not supported or
 * the access or a claim is undefined. */
static void do_load(pl_machine *m, const pl_op *op, int aux) {
  assert(op->num_operands == 1 && op->num_results == 1);
  (void)aux;
  const pl_layout *layout;
  if (!value_layout(m, op, pl_result(op, 0)->type, &layout)) return;
  if (pl_load(m, op, pl_leaves(m, pl_operand(op, 0)), layout, claimed_alignment(op, layout), pl_leaves(m, pl_result(op, 0))))
    pl_hold_value_claims(m, op);
}

/* Runs llvm.store. The machine has stopped if the type is not supported or the access is undefined. */
static void do_store(pl_machine *m, const pl_op *op, int aux) {
  assert(op->num_operands == 2);
  (void)aux;
  const pl_layout *layout;
  if (!value_layout(m, op, pl_operand(op, 0)->type, &layout)) return;
  (void)pl_store(m, op, pl_leaves(m, pl_operand(op, 1)), layout, claimed_alignment(op, layout), pl_leaves(m, pl_operand(op, 0)));
}

/* llvm.getelementptr. */

enum { GEP_INBOUNDS = 1, GEP_NUSW = 2, GEP_NUW = 4 };

/* A pointer under way: base + offset, with what the flags demand of each step. */
typedef struct gep {
  pl_machine *m;
  uint64_t flags;
  pl_scalar base;
  uint64_t address; /* after the steps so far */
  int64_t offset;   /* sum of the offsets so far */
  bool poison;
} gep;

/* Whether the address lies in the object that the base points into, or just past its end; false if the base points into none. */
static bool inside(const gep *g, uint64_t address) {
  uint32_t n = g->base.object != 0 ? g->base.object : pl_memory_find(&g->m->memory, pl_scalar_word(&g->base));
  if (n == 0) return false;
  const pl_object *o = &pl_memory_at(&g->m->memory, n)->object;
  return address - o->base <= o->size;
}

/* Adds an offset in bytes to the address and to the sum of the offsets; the result becomes poison if that violates a flag. */
static void gep_add(gep *g, int64_t offset) {
  uint64_t before = g->address;
  int64_t sum;
  g->address += (uint64_t)offset;
  bool sum_wraps = __builtin_add_overflow(g->offset, offset, &sum);
  g->offset = (int64_t)((uint64_t)g->offset + (uint64_t)offset);
  if ((g->flags & (GEP_NUSW | GEP_INBOUNDS)) != 0) {
    /* address: unsigned, offset: signed */
    bool wraps = offset >= 0 ? g->address < before : g->address > before;
    if (wraps || sum_wraps) g->poison = true;
  }
  if ((g->flags & GEP_NUW) != 0 && g->address < before) g->poison = true;
  if ((g->flags & GEP_INBOUNDS) != 0 && offset != 0 && (!inside(g, before) || !inside(g, g->address))) g->poison = true;
}

/* Adds an index times a size in bytes; the result becomes poison if the index is or if that violates a flag. */
static void gep_scaled(gep *g, pl_scalar index, uint64_t size) {
  assert(size <= INT64_MAX);
  if (index.poison) {
    g->poison = true;
    return;
  }
  int64_t i = pl_scalar_signed(&index), offset;
  if (index.bits.width > 64) i = (int64_t)pl_apint_word(index.bits, 0);
  bool is_wide = index.bits.width > 64 && pl_scalar_signed(&index) != i;
  bool wraps = __builtin_mul_overflow(i, (int64_t)size, &offset) || is_wide;
  uint64_t unsigned_offset;
  bool unsigned_wraps = __builtin_mul_overflow((uint64_t)i, size, &unsigned_offset) || is_wide;
  if (wraps) offset = (int64_t)unsigned_offset;
  if (wraps && (g->flags & (GEP_NUSW | GEP_INBOUNDS)) != 0) g->poison = true;
  if (unsigned_wraps && (g->flags & GEP_NUW) != 0) g->poison = true;
  gep_add(g, offset);
}

/* Steps into *type by one index after the first: adds the offset of that part and sets *type to the part's type. False if the
 * type has no such part, or where the part lies is not known. */
static bool gep_into(gep *g, const pl_type **type, pl_scalar index) {
  pl_layouts *layouts = &g->m->run->layouts;
  if ((*type)->kind == PL_TYPE_LLVM_STRUCT) {
    uint64_t offset;
    if (!pl_scalar_is_fine(&index) || !pl_layout_field(layouts, *type, pl_scalar_word(&index), &offset, type)) return false;
    gep_add(g, (int64_t)offset);
    return true;
  }
  if ((*type)->kind != PL_TYPE_LLVM_ARRAY && (*type)->kind != PL_TYPE_VECTOR) return false;
  if ((*type)->kind == PL_TYPE_VECTOR && (*type)->shaped.rank != 1) return false;
  *type = (*type)->shaped.elem;
  const pl_layout *layout = pl_layout_of(layouts, *type);
  if (!layout->in_memory) return false;
  gep_scaled(g, index, layout->size);
  return true;
}

/* Sets *out to index number i of the op, a constant of `fixed` or else operand *used, which is counted up then. False if there is
 * no such index as a single scalar. */
static bool gep_index(pl_machine *m, const pl_op *op, const pl_attr *fixed, uint32_t i, uint32_t *used, pl_scalar *out) {
  int64_t value = INT32_MIN;
  if (!pl_apint_to_i64(pl_dense_at(fixed, i), &value)) return false;
  if (value != INT32_MIN) {
    *out = pl_scalar_of(pl_apint_from_i64(m->run->arena, 64, value));
    return true;
  }
  if (*used >= op->num_operands) return false;
  const pl_value *v = pl_operand(op, (*used)++);
  if (pl_num_leaves(m, v) != 1) return false;
  *out = pl_consume_leaf(m, v, 0);
  return true;
}

/* Runs llvm.getelementptr; poison if the base or an index is, or a flag does not hold. Stops as unsupported for forms that can't
 * be run, such as vectors of pointers. */
static void do_getelementptr(pl_machine *m, const pl_op *op, int aux) {
  assert(op->num_operands > 0 && op->num_results == 1);
  (void)aux;
  const pl_type *type = element_type(op, pl_operand(op, 0)->type);
  const pl_attr *fixed = pl_op_attr(op, PL_NAME_RAW_CONSTANT_INDICES);
  const pl_layout *layout = type != NULL ? pl_machine_layout(m, type) : NULL;
  bool ok = layout != NULL && layout->in_memory && fixed != NULL && fixed->kind == PL_ATTR_DENSE_ARRAY &&
            pl_num_leaves(m, pl_operand(op, 0)) == 1 && pl_num_leaves(m, pl_result(op, 0)) == 1;
  gep g = {.m = m};
  uint32_t used = 1;
  pl_scalar index;
  if (ok) {
    g.base = pl_consume_leaf(m, pl_operand(op, 0), 0);
    g.poison = g.base.poison;
    g.address = pl_scalar_word(&g.base);
    (void)pl_attr_u64(op, PL_NAME_NO_WRAP_FLAGS, &g.flags);
    if (pl_op_attr(op, PL_NAME_INBOUNDS) != NULL) g.flags |= GEP_INBOUNDS | GEP_NUSW;
  }
  for (uint32_t i = 0; ok && i < fixed->dense.count; i++) {
    ok = gep_index(m, op, fixed, i, &used, &index);
    if (ok && i == 0)
      gep_scaled(&g, index, layout->size);
    else if (ok)
      ok = gep_into(&g, &type, index);
  }
  if (!ok) {
    pl_stop_unsupported(m, op, "a getelementptr of this form can't be run");
    return;
  }
  pl_scalar *out = pl_leaves(m, pl_result(op, 0));
  *out = pl_scalar_u64(m->run->arena, PL_POINTER_WIDTH, g.address);
  out->object = g.base.object;
  out->argument = g.base.argument;
  out->poison = g.poison;
}

/* Atomics: a load and a store with no access of another thread in between. */

/* In the order of llvm.atomicrmw's bin_op. */
enum {
  RMW_XCHG,
  RMW_ADD,
  RMW_SUB,
  RMW_AND,
  RMW_NAND,
  RMW_OR,
  RMW_XOR,
  RMW_MAX,
  RMW_MIN,
  RMW_UMAX,
  RMW_UMIN,
  RMW_FADD,
  RMW_FSUB,
  RMW_FMAX,
  RMW_FMIN,
  RMW_FMAXIMUM = 19,
  RMW_FMINIMUM = 20,
  NUM_RMW
};

/* Sets *out to what an atomic update of a floating-point number, by the operation `fp`, stores. False if that is not supported
 * for the type. */
static bool rmw_float(pl_machine *m, pl_fp_op fp, const pl_leaf *leaf, pl_scalar old, pl_scalar operand, pl_scalar *out) {
  if (!pl_scalar_is_fine(&old) || !pl_scalar_is_fine(&operand))
    *out = pl_scalar_poison(m->run->arena, leaf->width);
  else
    return leaf->kind == PL_LEAF_FLOAT && pl_fp_binary(m->run->arena, fp, leaf->format, old.bits, operand.bits, &out->bits);
  return true;
}

/* Sets *out to what an llvm.atomicrmw of that kind stores. False, *out being of no use, if the kind is not supported for the
 * type. */
static bool rmw_value(pl_machine *m, uint64_t kind, const pl_leaf *leaf, pl_scalar old, pl_scalar operand, pl_scalar *out) {
  assert(leaf->width == operand.bits.width);
  static const pl_int_op ints[NUM_RMW] = {
      [RMW_ADD] = PL_INT_ADD,   [RMW_SUB] = PL_INT_SUB,  [RMW_AND] = PL_INT_AND,  [RMW_NAND] = PL_INT_AND,
      [RMW_OR] = PL_INT_OR,     [RMW_XOR] = PL_INT_XOR,  [RMW_MAX] = PL_INT_SMAX, [RMW_MIN] = PL_INT_SMIN,
      [RMW_UMAX] = PL_INT_UMAX, [RMW_UMIN] = PL_INT_UMIN};
  static const pl_fp_op floats[NUM_RMW] = {
      [RMW_FADD] = PL_FP_ADD,    [RMW_FSUB] = PL_FP_SUB,         [RMW_FMAX] = PL_FP_MAXNUM,
      [RMW_FMIN] = PL_FP_MINNUM, [RMW_FMAXIMUM] = PL_FP_MAXIMUM, [RMW_FMINIMUM] = PL_FP_MINIMUM};
  if (kind >= NUM_RMW) return false;
  *out = operand;
  if (kind == RMW_XCHG) return true;
  if (floats[kind] != PL_FP_INVALID) return rmw_float(m, floats[kind], leaf, old, operand, out);
  if (ints[kind] == PL_INT_INVALID || pl_int_binary(m->run->arena, ints[kind], 0, old, operand, out) != NULL) return false;
  if (kind == RMW_NAND) out->bits = pl_apint_not(m->run->arena, out->bits);
  return true;
}

/* Notes in m->weak_atomic an atomic update whose ordering, the attribute `name`, is absent or less than acq_rel (compare/ends.c
 * reports it). */
static void note_ordering(pl_machine *m, const pl_op *op, pl_attr_name name) {
  enum { ACQ_REL = 6 };
  uint64_t ordering = 0;
  if (!pl_attr_u64(op, name, &ordering) || ordering < ACQ_REL) m->weak_atomic = op;
}

/* Loads the old value as the result, computes and stores for an llvm.atomicrmw. The machine has stopped if an access is undefined
 * or the op is not supported. */
static void update(pl_machine *m, const pl_op *op) {
  const pl_layout *layout;
  uint64_t kind = NUM_RMW;
  pl_scalar value, *old = pl_leaves(m, pl_result(op, 0));
  if (!value_layout(m, op, pl_operand(op, 1)->type, &layout)) return;
  pl_scalar pointer = pl_use_leaf(m, pl_operand(op, 0), 0);
  if (!pl_load(m, op, &pointer, layout, claimed_alignment(op, layout), old)) return;
  if (layout->num_leaves != 1 || !pl_attr_u64(op, PL_NAME_BIN_OP, &kind) ||
      !rmw_value(m, kind, &layout->leaves[0], pl_use_scalar(m, old), pl_use_leaf(m, pl_operand(op, 1), 0), &value)) {
    pl_stop_unsupported(m, op, "an atomic op of this kind can't be run");
    return;
  }
  (void)pl_store(m, op, &pointer, layout, claimed_alignment(op, layout), &value);
}

/* Runs llvm.atomicrmw as one update that no other thread divides, and notes a weak ordering (note_ordering). The machine has
 * stopped if an access is undefined or the op is not supported. */
static void do_atomicrmw(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  note_ordering(m, op, PL_NAME_ORDERING);
  pl_update_begins(m, op);
  update(m, op);
  pl_update_ends(m);
}

/* Runs an llvm.cmpxchg: loads the old value, compares and, if it is equal, stores; sets the result to the old value and whether
 * it was equal. The machine has stopped if an access is undefined, the comparison gives poison or undef, or the type is not
 * supported. */
static void compare_exchange(pl_machine *m, const pl_op *op) {
  assert(op->num_operands == 3 && op->num_results == 1);
  const pl_layout *layout;
  if (!value_layout(m, op, pl_operand(op, 1)->type, &layout)) return;
  pl_scalar pointer = pl_use_leaf(m, pl_operand(op, 0), 0), *out = pl_leaves(m, pl_result(op, 0));
  if (layout->num_leaves != 1) {
    pl_stop_unsupported(m, op, "a compare-exchange of this type can't be run");
    return;
  }
  if (!pl_load(m, op, &pointer, layout, claimed_alignment(op, layout), &out[0])) return;
  pl_scalar old = pl_use_scalar(m, &out[0]);
  out[0] = old;
  out[1] = pl_int_compare(m->run->arena, PL_ICMP_EQ, old, pl_use_leaf(m, pl_operand(op, 1), 0));
  /* an optimiser makes loops of them of updates for which poison is a value as any */
  if (old.poison && m->role == PL_ROLE_LOWERING)
    pl_stop_unsupported(m, op, "a compare-exchange where memory is poison");
  else if (out[1].undef)
    pl_stop_unsupported(m, op, "a compare-exchange of undef");
  else if (out[1].poison)
    pl_stop_undefined(m, op, "a compare-exchange depends on poison");
  else if (!pl_apint_is_zero(out[1].bits))
    (void)pl_store(m, op, &pointer, layout, claimed_alignment(op, layout), pl_leaves(m, pl_operand(op, 2)));
}

/* Runs llvm.cmpxchg as one update that no other thread divides, and notes a weak ordering of success (note_ordering); stops as
 * compare_exchange does. */
static void do_cmpxchg(pl_machine *m, const pl_op *op, int aux) {
  (void)aux;
  note_ordering(m, op, PL_NAME_SUCCESS_ORDERING);
  pl_update_begins(m, op);
  compare_exchange(m, op);
  pl_update_ends(m);
}

/* Runs an op that does nothing. */
static void do_nothing(pl_machine *m, const pl_op *op, int aux) {
  (void)m;
  (void)op;
  (void)aux;
}

pl_op_entry pl_llvm_memory_entry(pl_op_kind kind) {
  static const pl_op_entry table[PL_NUM_OPS] = {
      [PL_OP_LLVM_ALLOCA] = {do_alloca, 0},       [PL_OP_LLVM_LOAD] = {do_load, 0},
      [PL_OP_LLVM_STORE] = {do_store, 0},         [PL_OP_LLVM_GETELEMENTPTR] = {do_getelementptr, 0},
      [PL_OP_LLVM_ATOMICRMW] = {do_atomicrmw, 0}, [PL_OP_LLVM_CMPXCHG] = {do_cmpxchg, 0},
      [PL_OP_LLVM_FENCE] = {do_nothing, 0},
  };
  return (unsigned)kind < PL_NUM_OPS ? table[kind] : (pl_op_entry){0};
}
