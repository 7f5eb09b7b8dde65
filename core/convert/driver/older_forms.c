#include "core/convert/driver/older_forms.h"

#include <assert.h>

#include "core/base/vec.h"
#include "core/ir/enums.h"

/* ---- Operations ---- */

/* Those of today that have no counterpart; intrinsics are listed below. */
static const pl_op_kind younger_ops[] = {PL_OP_LLVM_BLOCKADDRESS, PL_OP_LLVM_BLOCKTAG,        PL_OP_LLVM_CALL_INTRINSIC,
                                         PL_OP_LLVM_COMDAT,       PL_OP_LLVM_COMDAT_SELECTOR, PL_OP_LLVM_DSO_LOCAL_EQUIVALENT,
                                         PL_OP_LLVM_INDIRECTBR,   PL_OP_LLVM_LINKER_OPTIONS,  PL_OP_LLVM_MLIR_ALIAS,
                                         PL_OP_LLVM_MLIR_IFUNC,   PL_OP_LLVM_MLIR_NONE,       PL_OP_LLVM_MODULE_FLAGS,
                                         PL_OP_LLVM_VA_ARG};

/* The intrinsics that were operations already: `llvm.intr.` and one of these. */
static const char older_intrinsics[] =
    " assume bitreverse ceil copysign coro.align coro.begin coro.end coro.free coro.id coro.resume coro.save coro.size "
    " coro.suspend cos ctlz ctpop cttz eh.typeid.for exp exp2 fabs floor fma fmuladd get.active.lane.mask log log10 log2 "
    " masked.compressstore masked.expandload masked.gather masked.load masked.scatter masked.store "
    " matrix.column.major.load matrix.column.major.store matrix.multiply matrix.transpose maximum maxnum memcpy "
    " memcpy.inline memmove memset minimum minnum pow powi prefetch sadd.with.overflow sin smax smin smul.with.overflow "
    " sqrt ssub.with.overflow stackrestore stacksave uadd.with.overflow umax umin umul.with.overflow usub.with.overflow "
    " vector.reduce.add vector.reduce.and vector.reduce.fadd vector.reduce.fmax vector.reduce.fmin vector.reduce.fmul "
    " vector.reduce.mul vector.reduce.or vector.reduce.smax vector.reduce.smin vector.reduce.umax vector.reduce.umin "
    " vector.reduce.xor vscale ";

/* Whether the LLVM dialect of MLIR 14 had an op `llvm.intr.<name>`. */
static bool had_intrinsic(pl_str name) {
  for (const char *at = older_intrinsics; (at = strchr(at, ' ')) && at[1]; at++)
    if (strncmp(at + 1, name.data, name.len) == 0 && at[1 + name.len] == ' ') return true;
  return false;
}

/* Whether the op has no counterpart in the LLVM dialect of MLIR 14. */
static bool is_younger(const pl_op *op) {
  pl_str name = op->info->name, prefix = PL_STR("llvm.intr.");
  for (size_t i = 0; i < sizeof younger_ops / sizeof *younger_ops; i++)
    if (pl_op_is(op, younger_ops[i])) return true;
  if (pl_op_is(op, PL_OP_LLVM_MLIR_ZERO)) return pl_result(op, 0)->type->kind != PL_TYPE_LLVM_PTR;
  if (!pl_str_starts(name, prefix.data)) return false;
  return !had_intrinsic((pl_str){name.data + prefix.len, name.len - prefix.len});
}

/* ---- Attributes ---- */

/* X(property): what only permits or hints at something. */
#define HINTS(X)                                                                                                                 \
  X(OVERFLOW_FLAGS)                                                                                                              \
  X(IS_EXACT)                                                                                                                    \
  X(IS_DISJOINT)                                                                                                                 \
  X(NON_NEG)                                                                                                                     \
  X(NO_WRAP_FLAGS)                                                                                                               \
  X(DEREFERENCEABLE)                                                                                                             \
  X(INVARIANT)                                                                                                                   \
  X(INVARIANT_GROUP)                                                                                                             \
  X(TBAA)                                                                                                                        \
  X(ALIAS_SCOPES)                                                                                                                \
  X(NOALIAS_SCOPES)                                                                                                              \
  X(ACCESS_GROUPS)                                                                                                               \
  X(LOOP_ANNOTATION)                                                                                                             \
  X(FUNCTION_ENTRY_COUNT)                                                                                                        \
  X(MEMORY_EFFECTS)                                                                                                              \
  X(FRAME_POINTER)                                                                                                               \
  X(TARGET_CPU)                                                                                                                  \
  X(TUNE_CPU)                                                                                                                    \
  X(TARGET_FEATURES)                                                                                                             \
  X(VSCALE_RANGE)                                                                                                                \
  X(UWTABLE_KIND)                                                                                                                \
  X(NO_INLINE)                                                                                                                   \
  X(ALWAYS_INLINE)                                                                                                               \
  X(INLINE_HINT)                                                                                                                 \
  X(OPTIMIZE_NONE)                                                                                                               \
  X(NO_UNWIND)                                                                                                                   \
  X(WILL_RETURN)                                                                                                                 \
  X(NORETURN)                                                                                                                    \
  X(WEAK)                                                                                                                        \
  X(TAILCALLKIND)                                                                                                                \
  X(DBG_EXPRS)                                                                                                                   \
  X(NO_INFS_FP_MATH)                                                                                                             \
  X(NO_NANS_FP_MATH)                                                                                                             \
  X(NO_SIGNED_ZEROS_FP_MATH)                                                                                                     \
  X(APPROX_FUNC_FP_MATH)                                                                                                         \
  X(UNSAFE_FP_MATH)                                                                                                              \
  X(PREFER_VECTOR_WIDTH)                                                                                                         \
  X(TAIL_CALL_KIND)                                                                                                              \
  X(FASTMATH)

/* X(property): without it the module means something else. */
#define MEANINGS(X)                                                                                                              \
  X(SYNCSCOPE)                                                                                                                   \
  X(CCONV)                                                                                                                       \
  X(VISIBILITY)                                                                                                                  \
  X(COMDAT)                                                                                                                      \
  X(CONVERGENT)                                                                                                                  \
  X(THREAD_LOCAL)                                                                                                                \
  X(EXTERNALLY_INITIALIZED)                                                                                                      \
  X(OP_BUNDLE_SIZES)                                                                                                             \
  X(INALLOCA)                                                                                                                    \
  X(DENORMAL_FP_MATH)                                                                                                            \
  X(DENORMAL_FP_MATH_F32)                                                                                                        \
  X(FP_CONTRACT)                                                                                                                 \
  X(ARM_STREAMING)                                                                                                               \
  X(ARM_LOCALLY_STREAMING)                                                                                                       \
  X(ARM_STREAMING_COMPATIBLE)                                                                                                    \
  X(ARM_NEW_ZA)                                                                                                                  \
  X(ARM_IN_ZA)                                                                                                                   \
  X(ARM_OUT_ZA)                                                                                                                  \
  X(ARM_INOUT_ZA)                                                                                                                \
  X(ARM_PRESERVES_ZA)                                                                                                            \
  X(TARGET_SPECIFIC_ATTRS)

typedef struct property {
  pl_attr_name name;
  bool hint;
} property;

static const property properties[] = {
#define X(name) {PL_NAME_##name, true},
    HINTS(X)
#undef X
#define X(name) {PL_NAME_##name, false},
        MEANINGS(X)
#undef X
};

#define NUM_PROPERTIES (sizeof properties / sizeof *properties)

/* Whether the attribute's value is known to mean the same as its absence. */
static bool is_default(const pl_attr *value) {
  static const char *const words[] = {"none", "ccc"};
  if (value->kind == PL_ATTR_DENSE_ARRAY) return value->dense.count == 0;
  if (value->kind == PL_ATTR_ENUM && value->enumeration.count == 0) return true;
  for (size_t i = 0; i < 2; i++)
    if (pl_enum_has(value, words[i])) return true;
  return value->kind == PL_ATTR_INTEGER && pl_apint_is_zero(value->integer);
}

/* Whether the op had this attribute in the older dialect already: true for the syncscope of llvm.fence only. */
static bool is_older(const pl_op *op, pl_attr_name name) { return name == PL_NAME_SYNCSCOPE && pl_op_is(op, PL_OP_LLVM_FENCE); }

typedef struct dropped {
  pl_pos at;
  uint64_t count;
} dropped;

/* Reports as an error that the op, or what is named of it, has no form in the dialect of 2022; returns false. */
static bool refuse(pl_diags *diags, const pl_op *op, const char *what) {
  pl_diags_add(diags, PL_ERROR, pl_op_pos(op), "'%.*s' op: %s has no form in the dialect of 2022, which had typed pointers",
               PL_STR_FMT(op->info->name), what);
  return false;
}

/* Removes property `i` of the table from the op, unless the older dialect had it there; a value lost that is not the default is
 * counted in counts[i]. False with an error, and the property left, if its loss would change the meaning. */
static bool drop_property(pl_op *op, size_t i, dropped *counts, pl_diags *diags) {
  pl_attr_name name = properties[i].name;
  const pl_attr *value = pl_op_attr(op, name);
  if (!value || is_older(op, name)) return true;
  if (!properties[i].hint && !is_default(value)) return refuse(diags, op, pl_attr_names[name].data);
  if (!is_default(value) && counts[i].count++ == 0) counts[i].at = pl_op_pos(op);
  pl_op_set_attr(op, name, NULL);
  return true;
}

/* False with an error if a call is marked musttail, which the older dialect did not have; else true. */
static bool check_call(const pl_op *op, pl_diags *diags) {
  const pl_attr *kind = pl_op_attr(op, PL_NAME_TAILCALLKIND);
  return !kind || !pl_enum_has(kind, "musttail") || refuse(diags, op, "'musttail'");
}

/* False with an error if a memory op has an ordering, a volatile mark or an operation that it did not have in the older dialect;
 * else true. */
static bool check_memory(const pl_op *op, pl_diags *diags) {
  const pl_attr *ordering = pl_op_attr(op, PL_NAME_ORDERING);
  bool access = pl_op_is(op, PL_OP_LLVM_LOAD) || pl_op_is(op, PL_OP_LLVM_STORE);
  bool exchange = pl_op_is(op, PL_OP_LLVM_ATOMICRMW) || pl_op_is(op, PL_OP_LLVM_CMPXCHG);
  if (access && ordering && !is_default(ordering)) return refuse(diags, op, "ordering");
  if (exchange && pl_op_attr(op, PL_NAME_VOLATILE)) return refuse(diags, op, "volatile_");
  int64_t kind = 0, last = 0;
  const pl_attr *bin_op = pl_op_attr(op, PL_NAME_BIN_OP);
  if (bin_op && bin_op->kind == PL_ATTR_INTEGER && pl_apint_to_i64(bin_op->integer, &kind) &&
      pl_vocabulary_value(pl_vocabulary_find(PL_STR("llvm.atomicrmw")), PL_STR("fsub"), &last) && kind > last)
    return refuse(diags, op, "bin_op");
  return true;
}

/* False with an error if a list of constructors or destructors names data symbols, which the older dialect did not have; else
 * true. */
static bool check_data(pl_op *op, pl_diags *diags) {
  const pl_attr *data = pl_op_attr(op, PL_NAME_DATA);
  if (!pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL_CTORS) && !pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL_DTORS)) return true;
  for (uint32_t i = 0; data && data->kind == PL_ATTR_ARRAY && i < data->array.count; i++)
    if (data->array.elems[i]->kind == PL_ATTR_SYMBOL) return refuse(diags, op, "data");
  return true;
}

/* Whether one of the attribute dictionaries of arguments or results has an attribute that says how a value is passed, such as
 * llvm.byval. */
static bool shapes_call(const pl_attr *list) {
  static const char *const names[] = {"llvm.byval", "llvm.byref", "llvm.sret",    "llvm.inalloca", "llvm.preallocated",
                                      "llvm.inreg", "llvm.nest",  "llvm.signext", "llvm.zeroext",  "llvm.alignstack"};
  for (uint32_t i = 0; list && list->kind == PL_ATTR_ARRAY && i < list->array.count; i++)
    for (size_t k = 0; k < sizeof names / sizeof *names; k++)
      if (pl_dict_get(list->array.elems[i], pl_str_from(names[k]))) return true;
  return false;
}

/* Removes the attributes of arguments and results from an op other than a function, which alone had them, counting it; false with
 * an error if they say how a value is passed. */
static bool drop_arguments(pl_op *op, dropped *count, pl_diags *diags) {
  static const pl_attr_name names[] = {PL_NAME_ARG_ATTRS, PL_NAME_RES_ATTRS};
  for (size_t i = 0; i < 2 && !pl_op_is(op, PL_OP_LLVM_FUNC); i++) {
    const pl_attr *list = pl_op_attr(op, names[i]);
    if (!list) continue;
    if (shapes_call(list)) return refuse(diags, op, pl_attr_names[names[i]].data);
    if (count->count++ == 0) count->at = pl_op_pos(op);
    pl_op_set_attr(op, names[i], NULL);
  }
  return true;
}

/* Warns of what was dropped, at its first place and with the number of further ones; nothing if there was none. */
static void warn_of(pl_diags *diags, const dropped *d, const char *name) {
  if (d->count == 0) return;
  if (d->count == 1)
    pl_diags_add(diags, PL_WARNING, d->at, "dropped: %s, which the dialect of 2022 has no form for", name);
  else
    pl_diags_add(diags, PL_WARNING, d->at,
                 "dropped: %s, which the dialect of 2022 has no form for (here and in %llu more places)", name,
                 (unsigned long long)d->count - 1);
}

/* Removes all operand bundles of an llvm.intr.assume if any has operands, so that it assumes its condition only, and counts that
 * in *count. Does nothing for other ops. */
static void drop_bundles(pl_op *op, dropped *count) {
  if (!pl_op_is(op, PL_OP_LLVM_INTR_ASSUME) || op->num_operands < 2) return;
  pl_value *condition = pl_operand(op, 0);
  pl_op_set_operands(op, &condition, 1);
  pl_op_set_attr(op, PL_NAME_OP_BUNDLE_SIZES, NULL);
  pl_op_set_attr(op, PL_NAME_OP_BUNDLE_TAGS, NULL);
  if (count->count++ == 0) count->at = pl_op_pos(op);
}

/* Removes from one op of the LLVM dialect what the older dialect has no form for, counting it in `counts` (by property, then
 * operand bundles and argument attributes). False with errors if the op itself, or a part whose loss would change its meaning,
 * has no form. True for ops of other dialects. */
static bool drop_of(pl_op *op, dropped counts[NUM_PROPERTIES + 2], pl_diags *diags) {
  if (!pl_str_is(op->info->dialect, "llvm")) return true;
  if (is_younger(op)) return refuse(diags, op, "it");
  drop_bundles(op, &counts[NUM_PROPERTIES]);
  bool ok = check_memory(op, diags) && check_call(op, diags) && check_data(op, diags);
  for (size_t i = 0; i < NUM_PROPERTIES; i++)
    ok &= drop_property(op, i, counts, diags);
  return drop_arguments(op, &counts[NUM_PROPERTIES + 1], diags) && ok;
}

bool pl_drop_younger(pl_module *module, pl_diags *diags) {
  assert(module->op && diags);
  dropped counts[NUM_PROPERTIES + 2] = {0};
  bool ok = true;
  PL_VEC(pl_op *) todo = {0};
  pl_vec_push(&todo, module->op);
  while (todo.len) {
    pl_op *op = pl_vec_pop(&todo);
    ok &= drop_of(op, counts, diags);
    for (uint32_t r = op->num_regions; r-- > 0;) {
      for (const pl_block *block = op->regions[r]->last; block; block = block->prev) {
        for (pl_op *inner = block->last; inner; inner = inner->prev)
          pl_vec_push(&todo, inner);
      }
    }
  }
  pl_vec_free(&todo);
  if (!ok) return false;
  for (size_t i = 0; i < NUM_PROPERTIES; i++)
    warn_of(diags, &counts[i], pl_attr_names[properties[i].name].data);
  warn_of(diags, &counts[NUM_PROPERTIES], "what is assumed of operands in brackets");
  warn_of(diags, &counts[NUM_PROPERTIES + 1], "attributes of arguments and results of calls");
  return true;
}

/* ---- Arguments ---- */

/* Whether the op is an llvm.mlir.constant of that value, of the value's own type, without uses. */
static bool is_unused_constant(const pl_op *op, const pl_attr *value) {
  return pl_op_is(op, PL_OP_LLVM_MLIR_CONSTANT) && pl_op_attr(op, PL_NAME_VALUE) == value &&
         pl_result(op, 0)->type == value->type && !pl_result(op, 0)->uses;
}

/* The result of an llvm.mlir.constant of that value before the op in its block: an unused one, as a module read in the older form
 * has, or a new one. */
static pl_value *constant_before(pl_module *module, pl_op *op, const pl_attr *value) {
  pl_op *constant = op->prev;
  while (constant && !is_unused_constant(constant, value))
    constant = constant->prev;
  if (!constant) {
    const pl_named_attr entry = {pl_context_intern(module->ctx, PL_STR("value")), value};
    constant = pl_op_new(module, &(pl_op_spec){.info = pl_op_info_of(PL_OP_LLVM_MLIR_CONSTANT),
                                               .result_types = &value->type,
                                               .num_results = 1,
                                               .attrs = pl_attr_dict(module->ctx, &entry, 1),
                                               .line = op->line,
                                               .column = op->column,
                                               .loc = op->loc});
    pl_op_insert_before(op, constant);
  }
  return pl_result(constant, 0);
}

/* Turns the attributes of an intrinsic that were operands in the older dialect into constants as its last operands. Does nothing
 * if it has none or would have more than 8 operands, and stops at an attribute that is missing or no integer. */
static void immediates_to_operands(pl_module *module, pl_op *op) {
  uint32_t added, count = op->num_operands;
  const pl_attr_name *names = pl_op_info_old_operands(op->info->kind, &added);
  pl_value *operands[8];
  if (added == 0 || count + added > 8) return;
  for (uint32_t i = 0; i < count; i++)
    operands[i] = pl_operand(op, i);
  for (uint32_t i = 0; i < added; i++) {
    const pl_attr *value = pl_op_attr(op, names[i]);
    if (!value || value->kind != PL_ATTR_INTEGER) return;
    operands[count++] = constant_before(module, op, value);
    pl_op_set_operands(op, operands, count); /* a use of it, so that the next of the same value is another */
    pl_op_set_attr(op, names[i], NULL);
  }
}

/* Replaces the fast-math flags of a float sum or product reduction by the older attribute `reassoc`, set if they allow any
 * order. */
static void flags_to_reassoc(pl_module *module, pl_op *op) {
  if (!pl_op_is(op, PL_OP_LLVM_INTR_VECTOR_REDUCE_FADD) && !pl_op_is(op, PL_OP_LLVM_INTR_VECTOR_REDUCE_FMUL)) return;
  const pl_attr *flags = pl_op_attr(op, PL_NAME_FASTMATH_FLAGS);
  bool any_order = flags && (pl_enum_has(flags, "reassoc") || pl_enum_has(flags, "fast"));
  pl_op_set_attr(op, PL_NAME_FASTMATH_FLAGS, NULL);
  if (any_order) pl_op_set_attr(op, PL_NAME_REASSOC, pl_attr_bool(module->ctx, true));
}

/* Replaces the branch weights of an op, a dense array, by a dense vector of i32, their older form. */
static void weights_to_vector(pl_module *module, pl_op *op) {
  const pl_attr *weights = pl_op_attr(op, PL_NAME_BRANCH_WEIGHTS);
  if (!weights || weights->kind != PL_ATTR_DENSE_ARRAY || !weights->dense.count) return;
  const int64_t count = (int64_t)weights->dense.count;
  const pl_type *vector = pl_type_vector(module->ctx, 1, &count, NULL, pl_type_integer(module->ctx, 32));
  pl_apint *numbers = PL_NEW_ARRAY(module->arena, pl_apint, weights->dense.count);
  for (uint64_t i = 0; i < weights->dense.count; i++)
    numbers[i] = pl_dense_at(weights, i);
  pl_op_set_attr(op, PL_NAME_BRANCH_WEIGHTS, pl_attr_dense(module->ctx, vector, numbers, weights->dense.count, false));
}

void pl_use_older_form(pl_module *module, pl_op *op) {
  assert(op->num_regions == 0 || op->regions);
  pl_op_set_attr(op, PL_NAME_VAR_CALLEE_TYPE, NULL); /* the callee's type says it, or the pointer's */
  if (pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL_CTORS) || pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL_DTORS))
    pl_op_set_attr(op, PL_NAME_DATA, NULL);
  immediates_to_operands(module, op);
  flags_to_reassoc(module, op);
  weights_to_vector(module, op);
}
