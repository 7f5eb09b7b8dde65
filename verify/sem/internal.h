/* internal.h - what the files of sem share: one entry per dialect, and small helpers. */
#ifndef PL_VERIFY_SEM_INTERNAL_H
#define PL_VERIFY_SEM_INTERNAL_H

#include "verify/sem/sem.h"

/* What malloc gives is aligned for any object: to so many bytes, on x86-64 and AArch64. (C17, 7.22.3.) */
enum { PL_MALLOC_ALIGN = 16 };

/* Each gives PL_SEM_STATUS_INVALID for an op that is not of its dialect. */
pl_sem_status pl_sem_arith(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_memref_op(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_memref_view(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_unranked(pl_sem *sem, const pl_op *op);
/* The op's result is the unranked memref of a ranked one with these leaves: its descriptor goes to an object of its own. */
pl_sem_status pl_sem_forget_rank(pl_sem *sem, const pl_op *op, const pl_type *from, const pl_leaf *in);
/* The allocated and the aligned pointer of operand 0, a memref that may be unranked. NULL if they can't be told. */
const pl_leaf *pl_sem_memref_pointers(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_llvm_arith(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_llvm_order(pl_sem *sem, const pl_op *op); /* before pl_sem_llvm_memory, which knows plain accesses */
bool pl_sem_is_in_order(const pl_op *op);                      /* volatile, or atomic */
pl_sem_status pl_sem_llvm_intrinsic(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_llvm_memory(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_llvm_vp(pl_sem *sem, const pl_op *op);
/* Of an op whose last two operands are a mask and a length: that the length is no more than the vector's is required; whether a
 * lane takes part, one bit. */
void pl_sem_require_length(pl_sem *sem, const pl_op *op, uint32_t lanes);
pl_leaf pl_sem_lane_on(pl_sem *sem, const pl_op *op, uint32_t lane);
pl_sem_status pl_sem_memref_buffer(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_affine(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_complex(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_vector(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_vector_memory(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_atomic(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_copy(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_memref_copy_call(pl_sem *sem, const pl_op *op); /* of the runtime's memrefCopy */
pl_sem_status pl_sem_llvm_hint(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_llvm_aggregate(pl_sem *sem, const pl_op *op);
pl_sem_status pl_sem_runtime_call(pl_sem *sem, const pl_op *op, pl_str callee);

pl_sem_status pl_sem_unsupported(pl_sem *sem, const char *format, ...) __attribute__((format(printf, 2, 3)));
pl_sem_status pl_sem_undecided(pl_sem *sem, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* A value is to be stored there: if that is shared memory, objects that only this function knew and that it leads to become known
 * to others, and lie in shared memory from now on. */
void pl_sem_give_away(pl_sem *sem, const pl_term *const *mem, const pl_term *value);

/* The condition, or what it is decided to be on this path. */
const pl_term *pl_sem_decided(const pl_sem *sem, const pl_term *condition);

/* Leaves for a result, zeroed; the caller fills and sets them. */
pl_leaf *pl_sem_new_leaves(pl_sem *sem, uint32_t count);
uint32_t pl_sem_leaf_count(pl_sem *sem, const pl_type *type); /* UINT32_MAX: no meaning */
static inline pl_leaf pl_leaf_of(pl_sem *sem, const pl_term *value) { return (pl_leaf){value, pl_bool(sem->world->T, false)}; }
const pl_term *pl_sem_or_poison(pl_sem *sem, const pl_term *a, const pl_term *b); /* honours the rule switch */

/* Integer operations that arith, index and llvm have in common; lane by lane. */
typedef enum pl_int_flag {
  PL_INT_NSW = 1,
  PL_INT_NUW = 2,
  PL_INT_EXACT = 4,
  PL_INT_DISJOINT = 8,
  PL_INT_NNEG = 16,
} pl_int_flag;

typedef enum pl_int_op {
  PL_INT_OP_INVALID,
  PL_INT_OP_ADD,
  PL_INT_OP_SUB,
  PL_INT_OP_MUL,
  PL_INT_OP_UDIV,
  PL_INT_OP_SDIV,
  PL_INT_OP_UREM,
  PL_INT_OP_SREM,
  PL_INT_OP_AND,
  PL_INT_OP_OR,
  PL_INT_OP_XOR,
  PL_INT_OP_SHL,
  PL_INT_OP_LSHR,
  PL_INT_OP_ASHR,
  PL_INT_OP_SMAX,
  PL_INT_OP_SMIN,
  PL_INT_OP_UMAX,
  PL_INT_OP_UMIN,
  PL_INT_OP_CEILDIVS,
  PL_INT_OP_CEILDIVU,
  PL_INT_OP_FLOORDIVS,
} pl_int_op;

pl_leaf pl_sem_int_binary(pl_sem *sem, const pl_op *op, pl_int_op which, uint32_t flags, pl_leaf a, pl_leaf b);
/* Carries out a binary op lane by lane on operands 0 and 1 and sets result 0. */
pl_sem_status pl_sem_int_lanes(pl_sem *sem, const pl_op *op, pl_int_op which, uint32_t flags);
typedef enum pl_cast_op {
  PL_CAST_ZEXT,
  PL_CAST_SEXT,
  PL_CAST_TRUNC,
  PL_CAST_ZEXT_OR_TRUNC,
  PL_CAST_SEXT_OR_TRUNC,
  PL_CAST_BITS
} pl_cast_op;
pl_sem_status pl_sem_int_cast(pl_sem *sem, const pl_op *op, pl_cast_op which, uint32_t flags);
/* Comparison by LLVM's predicate number: eq ne slt sle sgt sge ult ule ugt uge. */
pl_sem_status pl_sem_int_compare(pl_sem *sem, const pl_op *op, uint64_t predicate);
pl_sem_status pl_sem_select(pl_sem *sem, const pl_op *op);
/* add/sub/mul with an overflow bit: results {value, bit}; sum and bit may be one struct or two results. */
pl_sem_status pl_sem_overflow_pair(pl_sem *sem, const pl_op *op, pl_int_op which, bool is_signed);
/* High and low halves of the product, as two results. */
pl_sem_status pl_sem_mul_extended(pl_sem *sem, const pl_op *op, bool is_signed);
uint32_t pl_sem_overflow_flags(const pl_op *op); /* nsw, nuw of `overflowFlags` */
uint32_t pl_sem_unit_flag(const pl_op *op, const char *name, uint32_t flag);

/* Notes that the source has taken over what the lowering chose. choices.c */
void pl_sem_chose(pl_sem *sem, pl_sem_choice choice);

/* Float operations, by name, lane by lane; `arity` operands, of which one without lanes serves all. Fast-math flags are read from
 * `fastmath` or `fastmathFlags`. float.c */
pl_sem_status pl_sem_float_op(pl_sem *sem, const pl_op *op, const char *name, uint32_t arity);
/* What `noalias` of the source's arguments implies of an access that is about to be recorded: hypotheses. noalias.c */
void pl_sem_keep_apart(pl_sem *sem, const pl_access *access);

/* The result of an operation with `nsz` whose value the bits decide: of zeros either, as the execution chooses. `poison` tells
 * where the result is poison. */
const pl_term *pl_sem_either_zero(pl_sem *sem, uint32_t flags, const pl_leaf_type *type, pl_leaf result);
/* A value that `nnan` or `ninf` rules out: BOOL. */
const pl_term *pl_sem_fast_poison(pl_sem *sem, uint32_t flags, const pl_leaf_type *type, const pl_term *x);
const char *pl_sem_format_name(const pl_leaf_type *leaf);
/* One leaf of such an op, `type` being that of the result; a comparison of two. */
pl_leaf pl_sem_float_leaf(pl_sem *sem, const char *name, uint32_t flags, const pl_leaf_type *type, const pl_leaf *leaves,
                          uint32_t arity);
pl_leaf pl_sem_float_compare_leaf(pl_sem *sem, const pl_leaf_type *type, uint64_t predicate, pl_leaf a, pl_leaf b);
pl_sem_status pl_sem_float_compare(pl_sem *sem, const pl_op *op, uint64_t predicate);
pl_sem_status pl_sem_float_class(pl_sem *sem, const pl_op *op, uint32_t mask);
pl_sem_status pl_sem_fneg(pl_sem *sem, const pl_op *op);
/* Between floats and integers or floats of other formats; `name` tells which, e.g. "fptosi". `nneg`: the operand is claimed not
 * to be negative. float_cast.c */
pl_sem_status pl_sem_float_cast(pl_sem *sem, const pl_op *op, const char *name, bool nneg);
const char *pl_sem_truncation(const pl_op *op);
pl_sem_status pl_sem_scaling(pl_sem *sem, const pl_op *op, bool extends);
/* What a function of float.c is at constant arguments; NULL if it is not known. Whether it is some NaN. float_fold.c */
/* copy.c: terms that describe a copy, in normal form once more, where numbers were put in for others. NULL if nothing changes. */
const pl_term *pl_sem_copy_fold(pl_terms *T, pl_str name, const pl_term *const *args, uint32_t count);
const pl_term *pl_sem_float_fold(pl_terms *T, pl_sort sort, pl_str name, const pl_term *const *args, uint32_t count);
bool pl_sem_float_folds_to_nan(pl_terms *T, pl_str name, const pl_term *const *args, uint32_t count);

/* Address of an element of a memref whose indices are operands from `first_index` on: that they are in bounds is a hypothesis,
 * the access is noted for facts. NULL: no layout. */
const pl_term *pl_sem_element_address(pl_sem *sem, const pl_op *op, const pl_type *type, pl_leaf *leaves, uint32_t first_index);

/* An element of a memref of the source is there, in bounds: what follows is noted for facts, also of what the memref is a view
 * of. false: no layout. view_source.c */
bool pl_sem_note_element(pl_sem *sem, const pl_op *op, const pl_type *type, const pl_leaf *leaves, const pl_term *const *indices);

/* Leaves of a view of another memref, on the source's side: how indices in it become indices there. To begin with, that its
 * elements are such that the first one is one; the caller says what else. */
pl_sem_view *pl_sem_note_view(pl_sem *sem, const pl_leaf *view, uint32_t rank, const pl_type *from, const pl_leaf *of);
/* The same of a memref of the same buffer whose elements need not be elements there. */
void pl_sem_note_same_buffer(pl_sem *sem, const pl_leaf *view, uint32_t rank, const pl_type *from, const pl_leaf *of);

/* A static part of a memref's type is what the leaf has, or the source is undefined; the leaf becomes the constant. */
void pl_sem_require_static(pl_sem *sem, const pl_op *op, int64_t wanted, pl_leaf *leaf);

/* The leaves that a constant attribute stands for in a type; NULL with `why` set. */
pl_leaf *pl_sem_constant(pl_sem *sem, const pl_attr *value, const pl_type *type);

/* Stores a value of `type` at an address, leaf by leaf, recording the access. `align` 0: the ABI's. */
pl_sem_status pl_sem_store(pl_sem *sem, const pl_op *op, const pl_type *type, const pl_leaf *leaves, const pl_term *address,
                           uint64_t align);
/* The memory that an address belongs to, as a place to read and write; NULL with `why`. `alive`: whether its object is. */
const pl_term **pl_sem_memory_at(pl_sem *sem, const pl_op *op, const pl_term *address, const pl_term **root, bool *alive);
/* A 64-bit word, its access recorded. False with `why`. */
bool pl_sem_read_word(pl_sem *sem, const pl_op *op, const pl_term *address, uint64_t offset, pl_leaf *out);
/* Records an access to as many bytes as `places` says, or to the set that it stands for. */
void pl_sem_record_places(pl_sem *sem, const pl_op *op, const pl_term *address, const pl_term *places, uint64_t align,
                          const pl_term *root, bool store);
/* Reads an integer of `bits` bits; the bits above it in its last byte are zero (else: undefined in the source, poison in the
 * lowering). */
pl_leaf pl_sem_read_bits(pl_sem *sem, const pl_op *op, const pl_term *mem, const pl_term *address, uint32_t bits);
pl_sem_object *pl_sem_new_object(pl_sem *sem, const pl_op *op, pl_sem_object_kind kind, const pl_term *size, uint64_t align,
                                 const pl_type *elem);
/* The same on either side: the source takes over one of the lowering's objects if there is one that fits; that it is a legal
 * choice is an obligation. `aligned`: where the lowering has the elements begin, else the first address that is aligned.
 * `generic`: by which of the two allocators. */
pl_sem_object *pl_sem_claim_object(pl_sem *sem, const pl_op *op, pl_sem_object_kind kind, const pl_term *size, uint64_t align,
                                   const pl_type *elem, bool generic, const pl_term **aligned);
/* Whether the lowering has an object of this size for the source to take over. */
bool pl_sem_has_partner(pl_sem *sem, pl_sem_object_kind kind, const pl_term *size, uint64_t align, const pl_type *elem);
/* Copies bytes that lie together; `elem` (may be NULL) is what they are made of. */
pl_sem_status pl_sem_copy_block(pl_sem *sem, const pl_op *op, const pl_term *to, const pl_term *from, const pl_term *bytes);
/* `generic`: by which of the two allocators. */
pl_sem_status pl_sem_free_pointer(pl_sem *sem, const pl_op *op, const pl_term *pointer, bool generic);
/* The allocated pointer of a memref of that type, which free takes as one of address space 0. */
pl_sem_status pl_sem_free_memref(pl_sem *sem, const pl_op *op, const pl_term *pointer, const pl_type *memref);

/* undef.c: after an operation that has read and written no memory: which of its results are undef, and how. */
void pl_sem_settle_undef(pl_sem *sem, const pl_op *op);
/* The same for what was read from memory. */
pl_leaf pl_sem_loaded_undef(pl_sem *sem, const pl_term *mem, const pl_term *address, uint32_t bytes, pl_leaf leaf);
/* What a condition or the poison of a value comes to in the source, which has chosen where what is undef is one of some. */
const pl_term *pl_sem_chosen_undef(pl_sem *sem, const pl_term *condition);

/* final.c: the source has named a global, which may be constant; that a scalar read by the source is what such a global holds is
 * a hypothesis. */
void pl_sem_note_final(pl_sem *sem, pl_str name, const pl_term *base);
/* Whether a global keeps its initial value, and one attribute tells what it is: all of *out but `base`. */
bool pl_sem_is_final(pl_sem_world *world, const pl_op *op, pl_sem_final *out);
/* Scalar `part` of its element `k`; NULL if there is no such element. */
const pl_term *pl_sem_final_scalar(pl_sem_world *world, const pl_sem_final *final, uint64_t k, uint32_t part);
/* table.c: the lowering has named a global, which may be a constant table of its own. */
void pl_sem_note_table(pl_sem *sem, pl_str name, const pl_term *base);
/* The scalar that the lowering reads there from such a table. False: it is none, or read in another way. */
bool pl_sem_read_table(pl_sem *sem, const pl_term *address, const pl_flat *flat, pl_leaf *out);
/* The elements of a global as the last of nested types, and how many there are. NULL: that can't be told. */
const pl_type *pl_sem_innermost(const pl_type *type, uint64_t *count);
/* symbols.c: what is known of the address of a function or global that the lowering names becomes an axiom. */
void pl_sem_describe_symbol(pl_sem_world *world, pl_str name, const pl_term *address);
void pl_sem_read_final(pl_sem *sem, const pl_op *op, const pl_term *address, uint32_t bits, pl_leaf leaf);

/* space.c: the address space that an operation accesses memory in, PL_ANY_SPACE if it is none of those that have one pointer. */
uint32_t pl_sem_space_of(const pl_op *op, bool store);
/* The space that an operation makes its object in; PL_ANY_SPACE if that can't be told. */
uint32_t pl_sem_space_of_new(const pl_op *op);
/* An address of one space as one of the other, of pointers or memrefs of these types. */
const pl_term *pl_sem_cast_space(pl_sem *sem, const pl_term *address, const pl_type *from_type, const pl_type *to_type);
/* Whether an llvm.inttoptr may give a pointer made from the address of another space. */
bool pl_sem_crosses_spaces(pl_sem *sem, const pl_op *op);

#endif
