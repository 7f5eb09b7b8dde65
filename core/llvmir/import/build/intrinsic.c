/* Calls of intrinsics: those that the dialect has an operation for become it, others llvm.call_intrinsic. Source: MLIR
 * documentation, "'llvm' Dialect", Operations for LLVM IR Intrinsics; LLVM Language Reference Manual (2026), Intrinsic Functions.
 */
#include <assert.h>

#include "core/ir/enums.h"
#include "core/ir/signature.h"
#include "core/llvmir/import/build/calls.h"
#include "core/llvmir/import/build/function.h"
#include "core/llvmir/import/convert/attributes.h"
#include "core/llvmir/import/convert/metadata.h"
#include "core/llvmir/import/read/attributes.h"
#include "core/llvmir/import/read/constants.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/losses.h"
#include "core/llvmir/import/read/make.h"
#include "core/llvmir/import/read/metadata.h"

/* ---- arguments ---- */

/* Whether a property is not an argument of the intrinsic, but metadata, flags or attributes of the call. */
static bool is_common(pl_str name) {
  static const char *const words[] = {"fastmathFlags",  "arg_attrs",      "res_attrs", "access_groups",
                                      "alias_scopes",   "noalias_scopes", "tbaa",      "op_bundle_sizes",
                                      "op_bundle_tags", "nontemporal",    NULL};
  for (size_t i = 0; words[i]; i++)
    if (pl_str_is(name, words[i])) return true;
  return false;
}

/* Stores the names of an intrinsic op's properties that are arguments of the intrinsic in `out`, in order, at most 8, and
 * returns their number. */
static uint32_t immediates(pl_op_kind kind, pl_str out[8]) {
  uint32_t count = 0;
  for (const char *at = pl_op_info_of(kind)->properties; *at && count < 8;) {
    const char *colon = strchr(at, ':');
    if (!colon) break;
    pl_str name = {at, (size_t)(colon - at)};
    if (!is_common(name)) out[count++] = name;
    at = strstr(colon, ", ");
    if (!at) break;
    at += 2;
  }
  return count;
}

/* Whether the op kind has a property of that name, from the list `name: type, ...` of the op table. */
static bool has(pl_op_kind kind, const char *property) {
  const char *all = pl_op_info_of(kind)->properties, *found = strstr(all, property);
  return found && found[strlen(property)] == ':' && (found == all || found[-1] == ' ');
}

/* Where arguments do not stand as operands first, then properties: o operand, p property, - dropped. */
static const struct {
  pl_op_kind kind;
  uint32_t args;
  const char *order;
} orders[] = {
    {PL_OP_LLVM_INTR_INVARIANT_START, 2, "po"},   {PL_OP_LLVM_INTR_INVARIANT_END, 3, "opo"},
    {PL_OP_LLVM_INTR_LIFETIME_START, 2, "-o"},    {PL_OP_LLVM_INTR_LIFETIME_END, 2, "-o"},
    {PL_OP_LLVM_INTR_MASKED_LOAD, 4, "opoo"},     {PL_OP_LLVM_INTR_MASKED_GATHER, 4, "opoo"},
    {PL_OP_LLVM_INTR_MASKED_STORE, 4, "oopo"},    {PL_OP_LLVM_INTR_MASKED_SCATTER, 4, "oopo"},
    {PL_OP_LLVM_INTR_PTR_ANNOTATION, 5, "ooooo"},
};

/* How a call's arguments map to the intrinsic op, one letter each: o operand, p property, - dropped; NULL if their number does
 * not fit. */
static const char *order_of(pl_importer *im, pl_op_kind kind, uint32_t args) {
  pl_str names[8];
  for (size_t i = 0; i < sizeof orders / sizeof *orders; i++)
    if (orders[i].kind == kind && orders[i].args == args) return orders[i].order;
  const pl_signature *signature = pl_signature_of(im->ctx, pl_op_info_of(kind));
  uint32_t properties = immediates(kind, names), operands = args - properties;
  bool masked = has(kind, "alignment"); /* since 2025 the alignment is the pointer's */
  if (masked) operands = args;
  if (!masked && args < properties) return NULL;
  if (operands > signature->num_operands || operands + signature->num_variadic < signature->num_operands) return NULL;
  char *order = pl_arena_alloc(im->arena, args + 1);
  memset(order, 'o', operands);
  if (!masked) memset(order + operands, 'p', properties);
  return order;
}

/* The attribute of the property `name`, a rounding mode or exception behavior, from a metadata string such as !"round.upward".
 * NULL for another property or an unknown word. */
static const pl_attr *mode(pl_importer *im, pl_str name, const pl_ll_meta *meta) {
  bool rounding = pl_str_is(name, "roundingmode");
  const char *dot = meta->kind == PL_LL_META_STRING ? memchr(meta->text.data, '.', meta->text.len) : NULL;
  int64_t number;
  if (!dot || (!rounding && !pl_str_is(name, "fpExceptionBehavior"))) return NULL;
  pl_str word = {dot + 1, meta->text.len - (size_t)(dot + 1 - meta->text.data)};
  if (!pl_vocabulary_value(pl_vocabulary_find(pl_str_from(rounding ? "llvm.rounding" : "llvm.fpexcept")), word, &number))
    return NULL;
  return pl_ll_i64(im, number);
}

/* The attribute of an intrinsic op's property for a constant or metadata argument; NULL if the argument does not fit. */
static const pl_attr *immediate(pl_importer *im, pl_op_kind kind, pl_str name, const pl_ll_arg *arg) {
  if (arg->meta) return mode(im, name, arg->meta);
  if (!arg->constant || arg->constant->kind != PL_LL_CONST_SIMPLE) return NULL;
  const pl_sig_prop *prop = pl_signature_prop(pl_signature_of(im->ctx, pl_op_info_of(kind)), name);
  int64_t number;
  if (!prop) return NULL;
  if (prop->kind == PL_PROP_I32)
    return pl_ll_const_int(arg->constant, &number) && number >= INT32_MIN && number <= UINT32_MAX ? pl_ll_i32(im, number) : NULL;
  if (prop->kind == PL_PROP_I64) return pl_ll_const_int(arg->constant, &number) ? pl_ll_i64(im, number) : NULL;
  return arg->constant->attr;
}

/* Appends the alignment of a masked access, taken from the `align` attribute of its pointer argument, which is removed; 1 if it
 * has none. */
static void set_alignment(pl_importer *im, pl_op_kind kind, pl_ll_call *c, pl_ll_entries *attrs) {
  bool store = kind == PL_OP_LLVM_INTR_MASKED_STORE || kind == PL_OP_LLVM_INTR_MASKED_SCATTER;
  pl_ll_attr_list *list = &c->args.data[store ? 1 : 0].attrs;
  uint64_t align = 1;
  for (size_t i = 0; i < list->len; i++) {
    if (!pl_str_is(list->data[i].name, "align")) continue;
    align = list->data[i].number;
    memmove(&list->data[i], &list->data[i + 1], (list->len - i - 1) * sizeof *list->data);
    list->len--;
    break;
  }
  pl_ll_set(im, attrs, PL_NAME_ALIGNMENT, pl_ll_i32(im, (int64_t)align));
}

/* ---- the attributes around a call ---- */

/* Reports the tail marker, if any, of an intrinsic's call (`what`) as dropped; what it may claim about accesses to the frame is
 * recorded as lost by this op or, if the function has no frame object so far, by those made later. */
static void drop_tail(pl_importer *im, const pl_ll_call *c, const char *what) {
  bool address = false;
  if (!c->tail.len) return;
  for (size_t i = 0; i < c->args.len && !pl_str_is(c->tail, "notail"); i++)
    address = address || (c->args.data[i].type && c->args.data[i].type->kind == PL_TYPE_LLVM_PTR);
  if (address && im->function->has_frame) {
    pl_ll_drop_claim(im, c->at, "'%.*s' of %s", PL_STR_FMT(c->tail), what);
    return;
  }
  const pl_str dropped = pl_ll_drop(im, c->at, "'%.*s' of %s", PL_STR_FMT(c->tail), what);
  if (address) im->function->tail_touches = dropped;
}

/* Whether a nonnull or noundef attribute says nothing new because the argument is an alloca in address space 0. */
static bool is_true_of(const pl_ll_arg *arg, const pl_ll_attr *a) {
  const bool object = arg->value && arg->value->op && pl_op_is(arg->value->op, PL_OP_LLVM_ALLOCA);
  return object && arg->value->type->ptr.space == 0 && (pl_str_is(a->name, "nonnull") || pl_str_is(a->name, "noundef"));
}

/* Reports the attributes of an intrinsic's argument as dropped; those that hold anyway are not recorded as claims that the op
 * has lost (see losses.h). */
static void drop_of_argument(pl_importer *im, const pl_ll_arg *arg, const char *what) {
  for (size_t i = 0; i < arg->attrs.len; i++) {
    const pl_ll_attr_list one = {.data = &arg->attrs.data[i], .len = 1, .cap = 1};
    if (is_true_of(arg, &arg->attrs.data[i]))
      pl_ll_drop(im, arg->attrs.data[i].at, "attribute '%.*s' of %s", PL_STR_FMT(arg->attrs.data[i].name), what);
    else
      pl_ll_drop_attrs(im, &one, what);
  }
}

/* Whether an attribute is a range that holds for every result of ctpop, ctlz or cttz: from 0 to at least the bit width. */
static bool is_any_count(pl_str intrinsic, const pl_ll_attr *a) {
  const bool counts =
      pl_str_is(intrinsic, "llvm.intr.ctpop") || pl_str_is(intrinsic, "llvm.intr.ctlz") || pl_str_is(intrinsic, "llvm.intr.cttz");
  uint64_t high;
  return counts && a->form == PL_LL_ATTR_RANGE && pl_apint_is_zero(a->low) && pl_apint_to_u64(a->high, &high) &&
         high > a->high.width;
}

/* Reports the attributes of an intrinsic's result as dropped; those that hold anyway are not recorded as claims that the op has
 * lost (see losses.h). */
static void drop_of_result(pl_importer *im, const pl_ll_attr_list *attrs, pl_str name, const char *what) {
  for (size_t i = 0; i < attrs->len; i++) {
    const pl_ll_attr_list one = {.data = &attrs->data[i], .len = 1, .cap = 1};
    if (is_any_count(name, &attrs->data[i]))
      pl_ll_drop(im, attrs->data[i].at, "attribute '%.*s' of %s", PL_STR_FMT(attrs->data[i].name), what);
    else
      pl_ll_drop_attrs(im, &one, what);
  }
}

/* Reports the attributes and keywords of an intrinsic's call as dropped, except for fast-math flags and, with `keeps_params`,
 * attributes of arguments and result, and bundles, which are appended to `attrs`. Without `keeps_params`, bundles are left to
 * the caller. */
static void drop_lists(pl_importer *im, pl_ll_call *c, pl_str name, bool keeps_params, pl_ll_entries *attrs) {
  char what[96];
  (void)snprintf(what, sizeof what, "a call of %.*s", PL_STR_FMT(name));
  pl_ll_drop_attrs(im, &c->func_attrs, what);
  drop_tail(im, c, what);
  if (c->cconv.len) pl_ll_drop(im, c->at, "'%.*s' of %s", PL_STR_FMT(c->cconv), what);
  if (keeps_params) {
    pl_ll_call_attrs(im, c, attrs);
    return;
  }
  (void)snprintf(what, sizeof what, "an argument of %.*s", PL_STR_FMT(name));
  for (size_t i = 0; i < c->args.len; i++)
    drop_of_argument(im, &c->args.data[i], what);
  (void)snprintf(what, sizeof what, "the result of %.*s", PL_STR_FMT(name));
  drop_of_result(im, &c->result_attrs, name, what);
  for (size_t i = 0; i < c->flags.len; i++)
    pl_ll_push(im, attrs, c->flags.data[i]);
}

/* Makes the dialect's op for an intrinsic's call. `order` has a letter for each argument: o, it is an operand; p, a property; -,
 * a size, which is dropped. False, reported, on error. */
static bool make_named(pl_importer *im, pl_ll_call *c, pl_op_kind kind, const char *order, pl_value **result) {
  pl_ll_values operands = {0};
  pl_ll_entries attrs = {0};
  pl_str names[8];
  uint32_t next = 0;
  (void)immediates(kind, names);
  if (has(kind, "alignment") && !strchr(order, 'p')) set_alignment(im, kind, c, &attrs);
  for (uint32_t i = 0; i < c->args.len; i++) {
    const pl_ll_arg *arg = &c->args.data[i];
    if (order[i] == 'p') {
      pl_ll_set_named(im, &attrs, names[next], immediate(im, kind, names[next], arg));
      next++;
    } else if (order[i] == 'o') {
      pl_value *value = pl_ll_arg_value(im, arg);
      if (!value) return false;
      pl_ll_push(im, &operands, value);
    } else {
      pl_ll_drop(im, c->at, "the size in %.*s", PL_STR_FMT(c->callee));
    }
  }
  pl_str name = pl_op_info_of(kind)->name;
  drop_lists(im, c, name, has(kind, "arg_attrs"), &attrs);
  if (!has(kind, "fastmathFlags") && c->flags.len) {
    pl_ll_drop_claim(im, c->at, "fast-math flags of %.*s", PL_STR_FMT(name));
    attrs.len -= c->flags.len;
  }
  return pl_ll_call_finish(im, c, kind, &operands, &attrs, result);
}

/* Whether all arguments that become properties by `order` (see order_of) are constants, or metadata strings, that fit. */
static bool immediates_fit(pl_importer *im, const pl_ll_call *c, pl_op_kind kind, const char *order) {
  pl_str names[8];
  uint32_t next = 0;
  (void)immediates(kind, names);
  for (uint32_t i = 0; i < c->args.len; i++)
    if (order[i] == 'p' && !immediate(im, kind, names[next++], &c->args.data[i])) return false;
  return true;
}

/* ---- special ones ---- */

/* Makes the llvm.intr.assume of a call with its operand bundles. False, reported, on error. */
static bool make_assume(pl_importer *im, pl_ll_call *c, pl_value **result) {
  pl_ll_values operands = {0};
  pl_ll_entries attrs = {0};
  if (!pl_ll_call_values(im, c, &operands)) return false;
  pl_str name = pl_op_info_of(PL_OP_LLVM_INTR_ASSUME)->name;
  pl_ll_call bundles = {.bundles = c->bundles};
  drop_lists(im, c, name, false, &attrs);
  pl_ll_call_attrs(im, &bundles, &attrs);
  return pl_ll_call_finish(im, c, PL_OP_LLVM_INTR_ASSUME, &operands, &attrs, result);
}

/* Makes the llvm.intr.experimental.noalias.scope.decl of a call; false, reported, if it does not declare exactly one scope. */
static bool make_scope_decl(pl_importer *im, pl_ll_call *c, pl_value **result) {
  pl_ll_values none = {0};
  pl_ll_entries attrs = {0};
  const pl_ll_meta *list = c->args.len == 1 ? pl_ll_meta_follow(im, c->args.data[0].meta) : NULL;
  const pl_ll_meta *only = list && list->kind == PL_LL_META_TUPLE && list->count == 1 ? list->elems[0] : NULL;
  const pl_attr *scope = only ? pl_ll_alias_scope(im, only) : NULL;
  if (!scope) return pl_ll_error(im, c->at, "a declaration of scopes that has no form in the LLVM dialect");
  pl_ll_set(im, &attrs, PL_NAME_SCOPE, scope);
  drop_lists(im, c, pl_op_info_of(PL_OP_LLVM_INTR_EXPERIMENTAL_NOALIAS_SCOPE_DECL)->name, false, &attrs);
  return pl_ll_call_finish(im, c, PL_OP_LLVM_INTR_EXPERIMENTAL_NOALIAS_SCOPE_DECL, &none, &attrs, result);
}

/* Reports the call of a debug intrinsic (LLVM of 2023 and before) as dropped, and skips the metadata after its arguments, if
 * any. False, reported, if that is malformed. */
static bool drop_debug(pl_importer *im, pl_ll_call *c) {
  pl_ll_attachments ignored = {0};
  pl_ll_drop(im, c->at, "calls of debug intrinsics");
  return !pl_ll_accept(im, PL_LL_COMMA) || pl_ll_attachments_read(im, &ignored);
}

/* With marks on, removes metadata arguments from an intrinsic's call and reports them as dropped claims, since
 * llvm.call_intrinsic takes none. */
static void lose_metadata(pl_importer *im, pl_ll_call *c) {
  size_t left = 0;
  for (size_t i = 0; im->mark_lost && i < c->args.len; i++) {
    const pl_ll_arg *arg = &c->args.data[i];
    if (arg->value || arg->constant)
      c->args.data[left++] = *arg;
    else
      pl_ll_drop_claim(im, c->at, "metadata arguments of a call of %.*s", PL_STR_FMT(c->callee));
  }
  if (im->mark_lost) c->args.len = left;
}

/* Makes an llvm.call_intrinsic for an intrinsic without an op of its own. False, reported, on error. */
static bool make_unnamed(pl_importer *im, pl_ll_call *c, pl_value **result) {
  pl_ll_values operands = {0};
  pl_ll_entries attrs = {0};
  lose_metadata(im, c);
  pl_ll_set(im, &attrs, PL_NAME_INTRIN, pl_attr_string(im->ctx, c->callee));
  if (!pl_ll_call_values(im, c, &operands)) return false;
  drop_lists(im, c, c->callee, true, &attrs);
  return pl_ll_call_finish(im, c, PL_OP_LLVM_CALL_INTRINSIC, &operands, &attrs, result);
}

bool pl_ll_intrinsic(pl_importer *im, pl_ll_call *c, pl_value **result, bool *done) {
  assert(im->function && im->function->op);
  *done = c->direct && pl_str_starts(c->callee, "llvm.");
  if (!*done) return true;
  if (pl_str_starts(c->callee, "llvm.dbg.")) return drop_debug(im, c);
  pl_op_kind kind = pl_ll_intrinsic_of(im, c->callee);
  if (kind == PL_OP_LLVM_INTR_ASSUME) return make_assume(im, c, result);
  if (kind == PL_OP_LLVM_INTR_EXPERIMENTAL_NOALIAS_SCOPE_DECL) return make_scope_decl(im, c, result);
  const char *order = kind != PL_OP_INVALID && !c->bundles.len ? order_of(im, kind, (uint32_t)c->args.len) : NULL;
  if (order && immediates_fit(im, c, kind, order)) return make_named(im, c, kind, order, result);
  return make_unnamed(im, c, result);
}
