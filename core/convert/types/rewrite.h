/* rewrite.h - what the patterns of core/convert share: the state of one run, the map from old to new values, emitting ops.
 *
 * For the patterns here and those of clients (extend.h). Patterns read the source op and append its lowering at the end of
 * `rw->block`; every op that they make carries the place of the op being lowered. A source value is mapped to one new value,
 * either of its own type (its op was not converted) or of the converted one; pl_rw_converted and pl_rw_original ask for the form
 * that is needed and put a builtin.unrealized_conversion_cast in between when the map has the other.
 */
#ifndef PL_CORE_CONVERT_TYPES_REWRITE_H
#define PL_CORE_CONVERT_TYPES_REWRITE_H

#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/convert/bodies.h"
#include "core/convert/convert.h"
#include "core/convert/extend.h"
#include "core/ir/outside.h"

typedef struct pl_pattern pl_pattern;
typedef PL_VEC(pl_value *) pl_values;
typedef PL_VEC(const pl_type *) pl_types;
typedef PL_VEC(pl_op *) pl_ops;

/* What pl_rw_set gave: the dictionary `dict` with `value` under `name`, a literal. */
typedef struct pl_rw_dict {
  const pl_attr *dict;
  const char *name;
  const pl_attr *value, *result;
} pl_rw_dict;

/* How many of them are remembered, and positions inside aggregates: [field], [field, number]. */
enum { PL_RW_DICTS = 64, PL_RW_FIELDS = 5, PL_RW_POSITIONS = 8 };

/* Who takes the bodies of functions, and what was taken (bodies.c); who gives one, and what was given (feed.c). */
typedef struct pl_rw_bodies pl_rw_bodies;
typedef struct pl_rw_feed pl_rw_feed;

/* What is known of the values of one function. */
typedef struct pl_rw_maps {
  pl_map values; /* source value -> new value */
  pl_map casts;  /* new value -> its cast to the other form */
  pl_map blocks; /* source block -> new block */
} pl_rw_maps;

/* What patterns and folds ask of the driver that called them (convert.c): they recurse into it. */
typedef struct pl_rw_driver {
  bool (*convert_op)(pl_rw *rw, const pl_op *op);
  void (*convert_region)(pl_rw *rw, const pl_region *source, pl_region *target, pl_block *entry);
  const pl_pattern *(*pattern_of)(pl_op_kind kind);
} pl_rw_driver;

/* State of one run of pl_convert. */
struct pl_rw {
  const pl_rw_driver *driver;
  pl_context *ctx;
  pl_arena *arena; /* of the module that is made */
  const pl_convert_options *options;
  const pl_convert_options *within; /* with a scope: the options inside of it; NULL where they are those in use */
  pl_diags *diags;
  pl_module *out;
  pl_convert_status status; /* PL_CONVERT_DONE until something fails */

  const pl_op *source_symbols; /* closest builtin.module around the op being lowered, in the source */
  pl_op *symbols;              /* its counterpart in the result */
  uint32_t index_bits;         /* width of `index` in that module */
  uint32_t pointer_bits;       /* of a pointer there */
  pl_map names;                /* interned names of the closest module's symbols -> op of the source or of the result */
  uint32_t fresh;              /* next number to try for a symbol made up here */
  pl_outside *outside;         /* of the source, if it is a piece of a larger module; else NULL */

  pl_map types;     /* memo of pl_rw_type */
  pl_rw_maps *maps; /* of the function being converted, or of what lies outside of functions */

  pl_map folded; /* source value -> source value, or value of a detached op, that stands for it (fold.c) */
  pl_map copies; /* op -> its changed copy */
  pl_map
      metadata; /* memref.extract_strided_metadata whose static results were folded -> the one that it is a copy of, or itself */
  uint32_t num_folded;  /* entries of `folded` */
  uint32_t num_claims;  /* offered to the client so far (extend.h) */
  pl_ops detached;      /* ops made by folding, in no block */
  const pl_op *changed; /* by the last fold: the copy that takes the op's place */

  pl_rw_bodies *bodies; /* NULL if nobody takes them */
  pl_rw_feed *feed;     /* NULL if the source is all there */

  pl_values operands; /* of the op that is being copied */
  pl_rw_dict *dicts;  /* PL_RW_DICTS of them */
  const pl_attr *(*positions)[PL_RW_POSITIONS];

  const pl_op *op;   /* being lowered; gives new ops their place */
  pl_block *block;   /* where new ops are appended */
  const pl_op *func; /* source function being converted; NULL inside one that stays as it is */
  bool bare_ptr;     /* it uses the bare pointer convention */
  bool convert_cf;   /* branches and block arguments of the region being filled are converted */
};

/* One row of a dialect's pattern table. */
typedef pl_rewrite pl_pattern_fn(pl_rw *rw, const pl_op *op);
struct pl_pattern {
  pl_convert_set set;     /* which dialect's conversion this row belongs to; 0: no pattern */
  pl_pattern_fn *rewrite; /* called with rw->op == op */
  pl_op_kind target;      /* for patterns that share one function: the op that they make */
  const char *attrs;      /* likewise: how attributes are carried over; see arith.c */
};

/* The tables; NULL if the op has no pattern. */
const pl_pattern *pl_pattern_func(pl_op_kind kind);
const pl_pattern *pl_pattern_memref(pl_op_kind kind);
const pl_pattern *pl_pattern_arith(pl_op_kind kind);
const pl_pattern *pl_pattern_cf(pl_op_kind kind);
const pl_pattern *pl_pattern_index(pl_op_kind kind);
const pl_pattern *pl_pattern_ub(pl_op_kind kind);
const pl_pattern *pl_pattern_complex(pl_op_kind kind);
const pl_pattern *pl_pattern_vector(pl_op_kind kind);

/* Bodies of functions that are taken while they are made (bodies.c). */
void pl_bodies_new(pl_rw *rw);
/* A function's region has got its blocks. True if they are to be filled in their order; `ordered`: it is the usual one. */
bool pl_bodies_begin(pl_rw *rw, pl_op *func, size_t num_blocks, bool ordered);
/* A value of the source gets its new one. */
void pl_bodies_map(pl_rw *rw, const pl_value *source, const pl_value *value);
/* It stands for others from here on. */
void pl_bodies_pin(pl_rw *rw, const pl_value *source);
/* An op of the source has been converted. */
void pl_bodies_converted(pl_rw *rw, const pl_op *source);
/* Behind an op of the outermost module. */
void pl_bodies_end(pl_rw *rw);
/* What is made next depends on the order of the blocks: ends the run if that is not the usual one. */
void pl_bodies_ask_order(pl_rw *rw);
/* Likewise if the function is not all there: false, and the run ends. */
bool pl_bodies_ask_whole(pl_rw *rw);
/* The blocks come in another order than the usual one from here on. */
void pl_bodies_reorder(pl_rw *rw);
/* Whether the value of the source stands for others. */
bool pl_bodies_is_pinned(const pl_rw *rw, const pl_value *source);
void pl_bodies_give_up(pl_rw *rw);
void pl_bodies_free(pl_rw *rw);

/* A function whose body comes while it is converted (feed.c). */
void pl_feed_new(pl_rw *rw);
void pl_feed_free(pl_rw *rw);
static inline bool pl_feed_gives(const pl_rw *rw, const pl_op *func) { return rw->feed && rw->options->feeder->func == func; }
/* Whether a value of the source has users, or just one. Where those are not all read the run ends. */
bool pl_rw_is_used(pl_rw *rw, const pl_value *source);
bool pl_rw_is_used_once(pl_rw *rw, const pl_value *source);
/* Whether an argument of a function is used. */
bool pl_feed_uses_argument(const pl_rw *rw, const pl_value *arg);
/* Converts its body, block by block: `convert` an op. */
void pl_feed_blocks(pl_rw *rw, const pl_region *source, bool convert(pl_rw *rw, const pl_op *op));
/* An op of it has been converted. */
void pl_feed_converted(pl_rw *rw, pl_op *source);
/* Whether ops that are not converted yet, or folds, may ask for the value. */
bool pl_feed_needs(const pl_value *source);

/* Folding (fold.h). What a source value was folded to; itself if it was not. */
pl_value *pl_rw_resolve(pl_rw *rw, const pl_value *source);
/* Folds an op: true if nothing of it is left to lower; else *op may be a changed copy to lower in its place. */
bool pl_fold(pl_rw *rw, const pl_op **op);
/* Erases what folding made; at the end of a run. */
void pl_fold_end(pl_rw *rw);

/* Values. */
/* The new value of the converted type; NULL if the type has none. */
pl_value *pl_rw_converted(pl_rw *rw, const pl_value *source);
/* The new value of the source's own type. */
pl_value *pl_rw_original(pl_rw *rw, const pl_value *source);
/* Operand `i` of the op being lowered in its converted form. */
static inline pl_value *pl_rw_operand(pl_rw *rw, const pl_op *op, uint32_t i) { return pl_rw_converted(rw, pl_operand(op, i)); }
/* The operands of an op from `first` on, converted; owned by the arena. */
pl_value **pl_operands_from(pl_rw *rw, const pl_op *op, uint32_t first, uint32_t count);
/* Gives a source value its new value, of either type. */
void pl_rw_map(pl_rw *rw, const pl_value *source, pl_value *value);
/* True if all operands and results of `op` have converted types. */
bool pl_rw_convertible(pl_rw *rw, const pl_op *op);
/* Whether the run asks for C wrappers of the functions where it is now: like mlir-opt's pass, only of those right in the
 * outermost module. */
static inline bool pl_rw_requests_wrappers(const pl_rw *rw) { return rw->options->c_wrappers && rw->symbols == rw->out->op; }
/* Converts the blocks of `source` into `target`; `entry` is the new entry block (already in `target`, its arguments mapped)
 * or NULL to make one like the others. */
static inline void pl_rw_region(pl_rw *rw, const pl_region *source, pl_region *target, pl_block *entry) {
  rw->driver->convert_region(rw, source, target, entry);
}
/* Whether a run that converts branches knows what ends a block. */
bool pl_rw_knows_branch(const pl_op *last);
/* Copies an op, without its regions, to the end of rw->block. */
pl_op *pl_rw_copy(pl_rw *rw, const pl_op *op);
/* Converts one op of the source at the end of rw->block. False after an error: the run ends. */
static inline bool pl_rw_op(pl_rw *rw, const pl_op *op) { return rw->driver->convert_op(rw, op); }
/* An empty block right behind another. */
pl_block *pl_rw_new_block_behind(pl_rw *rw, pl_block *place);
/* The block that stands for a source block. */
pl_block *pl_rw_block(pl_rw *rw, const pl_block *source);
/* Whether a run converts what belongs to `set`. */
static inline bool pl_rw_runs(const pl_rw *rw, pl_convert_set set) { return (rw->options->set & (uint32_t)set) != 0; }
/* Whether a run has a pattern for ops of that kind. */
static inline bool pl_rw_has_pattern(const pl_rw *rw, pl_op_kind kind) {
  const pl_pattern *row = rw->driver->pattern_of(kind);
  return row && pl_rw_runs(rw, row->set);
}

/* What a client's extension says (extend.h, extend.c). */
typedef enum pl_extension_answer { PL_EXTENSION_SILENT, PL_EXTENSION_CONVERTED, PL_EXTENSION_NONE } pl_extension_answer;
pl_extension_answer pl_extension_type(pl_rw *rw, const pl_type *type, const pl_type **out);
/* Whether the client converts that type, so that what is known here of the default conversion does not hold. */
bool pl_rw_is_overridden(pl_rw *rw, const pl_type *type);
/* Whether a pattern of that set would take an op's memrefs for descriptors, and they are none. */
bool pl_extension_bars(pl_rw *rw, const pl_op *op, uint32_t set);
pl_rewrite pl_extension_rewrite(pl_rw *rw, const pl_op *op);
/* Offers the client to vouch for an op of an address computation; gives the value back. */
pl_value *pl_rw_claim(pl_rw *rw, pl_value *emitted);

/* Reports at the op that is rewritten; gives PL_REWRITE_ERROR. */
pl_rewrite pl_rw_fail(pl_rw *rw, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The same at another operation than the one that is being rewritten. */
pl_rewrite pl_rw_fail_at(pl_rw *rw, const pl_op *op, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* The first type of an op's operands, results or signature that has no conversion; NULL if all have one. */
const pl_type *pl_rw_type_in_the_way(pl_rw *rw, const pl_op *op);
/* Warns of an operation that stays because of a memory space that is no number. */
void pl_rw_warn_of_space(pl_rw *rw, const pl_op *op);
/* "type 'T' has no conversion to the LLVM dialect", with a reason where one is known. */
void pl_rw_explain(pl_rw *rw, const pl_type *type, pl_sink *out);

/* Types (types.c). Source of the rules: MLIR documentation, "LLVM IR Target" (2022), Type Conversion. */
/* The converted type, or NULL if the type has none. Types of the LLVM dialect are their own conversion. */
const pl_type *pl_rw_type(pl_rw *rw, const pl_type *type);
const pl_type *pl_rw_index_type(pl_rw *rw);
const pl_type *pl_rw_ptr_type(pl_rw *rw, uint32_t space);
/* With the option typed_pointers a pointer that says so, where the pointee is known (not NULL); else the same. */
const pl_type *pl_rw_ptr_to(pl_rw *rw, const pl_type *pointee, uint32_t space);
/* The function type of the LLVM dialect by the convention of the options (func.c); NULL if a part has no conversion. */
const pl_type *pl_rw_func_type(pl_rw *rw, const pl_type *type);
/* Adds the parameters that a value of that type is passed as; false if the convention can't pass it. */
bool pl_rw_push_params(pl_rw *rw, const pl_type *type, bool bare, pl_types *params);
/* The address space of a memref (ranked or not): 0 by default; false if it is not an integer. */
bool pl_rw_memory_space(const pl_type *memref, uint32_t *space);
/* !llvm.struct<(elems...)> */
const pl_type *pl_rw_struct(pl_rw *rw, const pl_type *const *elems, uint32_t count);
/* One value for all results of a function: nothing gives void, one its converted type, more a struct. NULL if a type has no
 * conversion. `bare`: memrefs become bare pointers where that is possible. */
const pl_type *pl_rw_pack_results(pl_rw *rw, pl_type_list types, uint32_t count, bool bare);
/* Whether the bare pointer convention takes the memref: ranked, strides and offset static. */
bool pl_rw_bare_memref(pl_rw *rw, const pl_type *type);
/* Whether a float type is kept as a float; the small formats become integers of their width and have no arithmetic. */
bool pl_rw_native_float(const pl_type *type);
/* The type inside llvm arrays that stand for vectors of many dimensions; gives the number of such arrays. */
const pl_type *pl_rw_strip_arrays(const pl_type *type, uint32_t *depth);
/* Bounds on what one op is unrolled to and on how deep array types are nested for it; what is beyond has no lowering. */
enum { PL_MAX_SLICES = 1 << 16, PL_MAX_LANES = 1 << 20, PL_MAX_ARRAY_DEPTH = 256 };
/* Whether a converted type has at most that many slices (1-D vectors inside arrays) and lanes in each. */
bool pl_rw_can_unroll(const pl_type *type);
/* Bytes that an element takes by the default data layout (alignment included); index as converted. 0 if unknown. */
uint64_t pl_rw_size_of(pl_rw *rw, const pl_type *type);
/* Bytes that a store of an element writes: those of its bits, without the padding that aligns the next one. 0 if unknown. */
uint64_t pl_rw_store_size_of(pl_rw *rw, const pl_type *type);
/* What LLVM prefers to align a converted type to by its default data layout, in bytes. */
uint64_t pl_rw_preferred_alignment(const pl_type *converted);
/* What a load or store that names no alignment claims of a converted type, in bytes, on x86-64 and AArch64 (LLVM Language
 * Reference, "Data Layout"): scalars and vectors by their size, integers at most 16, structs as the strictest of their parts;
 * pointers by the size that the module gives them. */
uint64_t pl_rw_abi_alignment(pl_rw *rw, const pl_type *converted);
/* The bits of 0 or 1 in a float format. */
pl_apint pl_rw_zero_or_one(pl_rw *rw, const pl_type *type, bool one);
/* data_layout.c. Width of index that the module's `dlti.dl_spec` gives; 64 without one. */
uint32_t pl_index_bits_of_module(const pl_op *module);
/* The same of a pointer to the default address space. */
uint32_t pl_pointer_bits_of_module(const pl_op *module);
/* Width of a pointer that the module's `llvm.data_layout` gives; 64 without one. */
uint32_t pl_layout_pointer_bits(const pl_op *module, uint32_t space);

/* Emitting ops of the LLVM dialect at the end of rw->block (emit.c). */
pl_op *pl_emit_op(pl_rw *rw, pl_op_kind kind, pl_value *const *operands, uint32_t count, const pl_type *result,
                  const pl_attr *attrs);
pl_value *pl_emit(pl_rw *rw, pl_op_kind kind, pl_value *const *operands, uint32_t count, const pl_type *result,
                  const pl_attr *attrs);
pl_value *pl_emit_unary(pl_rw *rw, pl_op_kind kind, pl_value *a, const pl_type *result);
/* Result of the first operand's type. */
pl_value *pl_emit_binary(pl_rw *rw, pl_op_kind kind, pl_value *a, pl_value *b);
pl_value *pl_emit_icmp(pl_rw *rw, const char *predicate, pl_value *a, pl_value *b);
pl_value *pl_emit_select(pl_rw *rw, pl_value *condition, pl_value *a, pl_value *b);
/* llvm.mlir.constant of that value attribute. */
pl_value *pl_emit_constant(pl_rw *rw, const pl_attr *value, const pl_type *type);
/* An integer, or a splat for a vector of integers; the value attribute has the constant's own type. */
pl_value *pl_emit_int(pl_rw *rw, const pl_type *type, int64_t value);
/* `value : index`, of the converted index type. */
pl_value *pl_emit_index(pl_rw *rw, int64_t value);
pl_value *pl_emit_poison(pl_rw *rw, const pl_type *type);
pl_value *pl_emit_insert(pl_rw *rw, pl_value *aggregate, pl_value *value, const int64_t *position, uint32_t depth);
pl_value *pl_emit_extract(pl_rw *rw, pl_value *aggregate, const int64_t *position, uint32_t depth);
/* A getelementptr without flags. Entries of `constants` that are PL_GEP_DYNAMIC stand for the next of `dynamic`. */
#define PL_GEP_DYNAMIC INT32_MIN
pl_value *pl_emit_gep(pl_rw *rw, pl_value *base, const pl_type *elem, const int32_t *constants, uint32_t count,
                      pl_value *const *dynamic, uint32_t num_dynamic);
/* base[index] with one dynamic index. */
pl_value *pl_emit_gep1(pl_rw *rw, pl_value *base, const pl_type *elem, pl_value *index);
/* `alignment` 0: none given. */
pl_value *pl_emit_load(pl_rw *rw, pl_value *ptr, const pl_type *type, uint64_t alignment, bool nontemporal);
void pl_emit_store(pl_rw *rw, pl_value *value, pl_value *ptr, uint64_t alignment, bool nontemporal);
pl_value *pl_emit_alloca(pl_rw *rw, pl_value *count, const pl_type *elem, const pl_type *ptr, uint64_t alignment);
/* A call of a symbol; `result` NULL for none. */
pl_op *pl_emit_call(pl_rw *rw, pl_str callee, pl_value *const *args, uint32_t count, const pl_type *result);
/* `attrs`: those of the branch, the weights of its ways among them. */
pl_op *pl_emit_br(pl_rw *rw, pl_block *target, pl_value *const *args, uint32_t count, const pl_attr *attrs);
pl_op *pl_emit_cond_br(pl_rw *rw, pl_value *condition, pl_block *then_block, pl_value *const *then_args, uint32_t num_then,
                       pl_block *else_block, pl_value *const *else_args, uint32_t num_else, const pl_attr *attrs);
pl_value *pl_emit_addressof(pl_rw *rw, pl_str name, uint32_t space);
/* builtin.unrealized_conversion_cast, one value to one. */
pl_value *pl_emit_cast(pl_rw *rw, pl_value *value, const pl_type *type);
/* Bytes of one element, as an index: a getelementptr from null by one, so that padding counts. */
pl_value *pl_emit_size_of(pl_rw *rw, const pl_type *converted);
/* Does `build` for one 1-D slice after the other when the operands are arrays of vectors, once otherwise. */
typedef pl_value *pl_slice_fn(pl_rw *rw, const pl_op *op, pl_value *const *operands, const pl_type *result);
pl_value *pl_emit_slices(pl_rw *rw, const pl_op *op, pl_value *const *operands, uint32_t count, const pl_type *result,
                         pl_slice_fn *build);

/* Attributes. */
const pl_attr *pl_rw_set(pl_rw *rw, const pl_attr *dict, const char *name, const pl_attr *value);
const pl_attr *pl_rw_int_attr(pl_rw *rw, uint32_t width, int64_t value);
/* An integer attribute's value; `otherwise` if it is absent. */
int64_t pl_int_of(const pl_op *op, const char *name, int64_t otherwise);
/* #arith.fastmath<...> as #llvm.fastmath<...>; NULL for no flags. */
const pl_attr *pl_rw_fastmath(pl_rw *rw, const pl_attr *flags);
const pl_attr *pl_rw_enum(pl_rw *rw, const char *mnemonic, const char *word); /* #llvm.mnemonic<word> */

/* Memref descriptors (descriptor.c). Source of the layout: MLIR documentation, "LLVM IR Target" (2022), Ranked MemRef Types
 * and Unranked MemRef Types. */
enum { PL_DESC_ALLOCATED, PL_DESC_ALIGNED, PL_DESC_OFFSET, PL_DESC_SIZES, PL_DESC_STRIDES };
pl_value *pl_desc_get(pl_rw *rw, pl_value *desc, int64_t field);
pl_value *pl_desc_get_at(pl_rw *rw, pl_value *desc, int64_t field, uint32_t dim);
pl_value *pl_desc_set(pl_rw *rw, pl_value *desc, int64_t field, pl_value *value);
pl_value *pl_desc_set_at(pl_rw *rw, pl_value *desc, int64_t field, uint32_t dim, pl_value *value);
/* Number of scalars that a ranked memref is passed as: 3 + 2 * rank. */
uint32_t pl_desc_count(const pl_type *memref);
/* allocated, aligned, offset, sizes..., strides... */
pl_value *pl_desc_pack(pl_rw *rw, const pl_type *memref, pl_value *const *fields);
void pl_desc_unpack(pl_rw *rw, pl_value *desc, const pl_type *memref, pl_values *fields);
pl_value *pl_desc_pack_unranked(pl_rw *rw, const pl_type *memref, pl_value *rank, pl_value *ptr);
/* A descriptor for a pointer passed by the bare pointer convention; sizes and strides from the type. */
pl_value *pl_desc_from_bare(pl_rw *rw, const pl_type *memref, pl_value *ptr);
/* A descriptor of the parts, offset 0. */
pl_value *pl_desc_make(pl_rw *rw, const pl_type *memref, pl_value *allocated, pl_value *aligned, pl_value *const *sizes,
                       pl_value *const *strides);
/* Stores a descriptor to a fresh stack slot and gives its address; `count` is the type of the number of slots, one. */
pl_value *pl_desc_spill(pl_rw *rw, pl_value *desc, const pl_type *count);
/* Address of an element; `indices` may be NULL for element 0 of every dimension. No overflow flags: strides may be negative. */
pl_value *pl_desc_element(pl_rw *rw, const pl_type *memref, pl_value *desc, pl_value *const *indices);

/* Whether a type is a ranked (unranked) memref that is lowered to the default descriptor. */
bool pl_rw_is_ranked(pl_rw *rw, const pl_type *type);
bool pl_rw_is_unranked(pl_rw *rw, const pl_type *type);

/* Complex numbers: structs of a real and an imaginary part (complex.c). Source: MLIR documentation, "LLVM IR Target" (2022),
 * Complex Type. */
pl_value *pl_complex_make(pl_rw *rw, const pl_type *converted, pl_value *re, pl_value *im);
pl_value *pl_complex_re(pl_rw *rw, pl_value *number);
pl_value *pl_complex_im(pl_rw *rw, pl_value *number);

/* Symbols that a lowering needs (runtime.c); made on first use in front of the closest module. */
/* The symbol's op, in the result if it is there already, else in the source; NULL if there is none. */
const pl_op *pl_rw_symbol(pl_rw *rw, pl_str name);
/* Notes a symbol of the closest module. */
void pl_rw_add_symbol(pl_rw *rw, const pl_op *op);
/* Declares `name` with that type. False with an error if the name is taken by something else. */
bool pl_rw_declare(pl_rw *rw, const char *name, const pl_type *result, const pl_type *const *params, uint32_t count);
/* Calls what was declared so, or is in the source; its result, NULL where `result` is. */
pl_value *pl_rw_call(pl_rw *rw, const char *name, pl_value *const *args, uint32_t count, const pl_type *result);
/* A private constant holding the bytes of `text` and a NUL; gives its symbol. */
pl_str pl_rw_string_constant(pl_rw *rw, const char *stem, pl_str text, const pl_type **array);
/* An op with these attributes and one region at the place of `from`: a function or a global. It stands in no block yet. */
pl_op *pl_rw_new_symbol(pl_rw *rw, pl_op_kind kind, const pl_attr *attrs, const pl_op *from);
/* Puts a symbol op at the front of the closest module. */
void pl_rw_prepend_symbol(pl_rw *rw, pl_op *op);

/* Whether a function uses the bare pointer convention: by option, or by its attribute llvm.bareptr (func.c). */
bool pl_rw_is_bare(const pl_rw *rw, const pl_op *func);
/* The attributes that carry over from a function to its lowering and to its C wrapper; NULL for none (func.c). */
const pl_attr *pl_func_carried_attrs(pl_rw *rw, const pl_op *func);

/* Unranked memrefs among the results of a function or call: their descriptors move to the heap or to the stack (unranked.c).
 * False after an error. */
bool pl_move_unranked(pl_rw *rw, pl_type_list types, pl_value **values, uint32_t count, bool to_heap);
/* Bytes of the ranked descriptor behind an unranked one: 2 * sizeof(pointer) + (2 * rank + 1) * sizeof(index). */
pl_value *pl_unranked_size(pl_rw *rw, pl_value *desc);
/* A pointer to room on the stack for `size` bytes of a ranked descriptor, and for its padding where indices are narrow. */
pl_value *pl_unranked_room(pl_rw *rw, pl_value *size);
/* Allocated and aligned pointer of a ranked or unranked memref. */
void pl_memref_pointers(pl_rw *rw, const pl_value *source, pl_value **allocated, pl_value **aligned);
/* Address of the aligned pointer (1) or of the offset (2) in a ranked descriptor in memory; `pointer`: type of its pointers. */
pl_value *pl_unranked_slot(pl_rw *rw, const pl_type *pointer, pl_value *ranked, int32_t which);
/* An unranked memref seen in another address space: a descriptor of its own. */
pl_value *pl_cast_unranked_space(pl_rw *rw, const pl_type *from, const pl_type *to, pl_value *source);

/* C wrappers (wrapper.c). Source: MLIR documentation, "LLVM IR Target" (2022), C-compatible wrapper emission. */
bool pl_wants_c_wrapper(const pl_rw *rw, const pl_op *func);
/* The convention of a call: that of the function that it names, or that of the run. */
bool pl_call_is_bare(pl_rw *rw, const pl_op *call);
/* The type of what the lowered call gives, NULL for nothing. False if the convention can't pass an argument or result. */
bool pl_call_result(pl_rw *rw, const pl_op *call, bool bare, const pl_type **packed);
/* Whether a call of the func dialect is converted, by the bare pointer convention. */
bool pl_func_is_bare_call(pl_rw *rw, const pl_op *call);
/* Whether the allocated and the aligned pointer of a ranked memref of the source are certainly the same where it is converted. */
bool pl_rw_has_one_pointer(pl_rw *rw, const pl_value *value);
/* Emits `_mlir_ciface_<name>` behind `lowered`; gives `lowered`, when it is a declaration, a body that calls it. */
void pl_emit_c_wrapper(pl_rw *rw, const pl_op *func, pl_op *lowered);

/* Folds pairs of builtin.unrealized_conversion_cast that undo each other and drops unused ones (reconcile.c). */
void pl_reconcile_casts(pl_module *module);

#endif
