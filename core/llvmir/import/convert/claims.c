/* claims.c - metadata of an instruction that claims something of the value that it gives, which the dialect has no form
 * for: `!range`, `!nonnull`, `!noundef`, `!align`, `!nofpclass`. They are noted in the words of the attributes of parameters,
 * which say the same. Source: LLVM Language Reference Manual (2026), 'load' Instruction, 'range' Metadata, 'nofpclass' Metadata.
 */
#include <assert.h>

#include "core/llvmir/import/convert/attributes.h"
#include "core/llvmir/import/convert/metadata.h"
#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/make.h"
#include "core/llvmir/import/read/metadata.h"

/* The integer attribute of element `i` of a `!range` node; NULL if it is no integer whose value fits 64 bits. */
static const pl_attr *end_of(pl_importer *im, const pl_ll_meta *node, uint32_t i) {
  const pl_ll_meta *number = pl_ll_meta_follow(im, node->elems[i]);
  const pl_attr *attr = number && number->constant ? number->constant->attr : NULL;
  int64_t small;
  const bool known = attr && attr->kind == PL_ATTR_INTEGER && attr->type && attr->type->kind == PL_TYPE_INTEGER;
  return known && pl_ll_meta_int(im, number, &small) ? attr : NULL;
}

/* What a `!range` node states as attributes #llvm.constant_range, in an array if they are several; NULL if it can't be
 * expressed. */
static const pl_attr *ranges(pl_importer *im, const pl_ll_meta *node) {
  PL_VEC(const pl_attr *) all = {0};
  if (!node || node->kind != PL_LL_META_TUPLE || node->count == 0 || node->count % 2 != 0) return NULL;
  for (uint32_t i = 0; i < node->count; i += 2) {
    const pl_attr *low = end_of(im, node, i), *high = end_of(im, node, i + 1);
    if (!low || !high || low->type != high->type || low == high) return NULL;
    const pl_named_attr parts[] = {
        {PL_STR("type"), pl_attr_type(im->ctx, low->type)}, {PL_STR("lower"), low}, {PL_STR("upper"), high}};
    pl_ll_push(im, &all, pl_ll_params(im, "constant_range", parts, 3));
  }
  return all.len == 1 ? all.data[0] : pl_attr_array(im->ctx, all.data, (uint32_t)all.len);
}

/* The i64 attribute for a tuple node that holds one positive integer; NULL if `node` is NULL or no such node. */
static const pl_attr *number(pl_importer *im, const pl_ll_meta *node) {
  int64_t value;
  if (!node || node->kind != PL_LL_META_TUPLE || node->count != 1) return NULL;
  return pl_ll_meta_int(im, node->elems[0], &value) && value > 0 ? pl_ll_i64(im, value) : NULL;
}

/* Moves a call's `!range` into its attributes, as res_attrs with llvm.range; false, with nothing appended, if that is not
 * possible. */
static bool claim_result(pl_importer *im, const pl_attr *range, pl_ll_entries *attrs) {
  if (!range || range->kind == PL_ATTR_ARRAY) return false;
  for (size_t i = 0; i < attrs->len; i++)
    if (pl_str_is(attrs->data[i].name, "res_attrs")) return false;
  pl_ll_entries entries = {0};
  pl_ll_set(im, &entries, PL_NAME_LLVM_RANGE, range);
  const pl_attr *result = pl_ll_dict(im, &entries);
  pl_ll_set(im, attrs, PL_NAME_RES_ATTRS, pl_ll_dicts(im, &result, 1));
  return true;
}

bool pl_ll_value_claim(pl_importer *im, const pl_ll_attachment *a, pl_op_kind op, pl_ll_entries *attrs, pl_ll_entries *out) {
  assert(attrs != out && a->node);
  assert(im && a && attrs && out);
  const pl_ll_meta *node = pl_ll_meta_follow(im, a->node);
  const pl_attr *value = NULL;
  pl_attr_name name = PL_NAME_INVALID;
  if (im->mark_lost && op == PL_OP_LLVM_CALL && pl_str_is(a->name, "range")) return claim_result(im, ranges(im, node), attrs);
  if (!im->mark_lost || op != PL_OP_LLVM_LOAD) return false;
  if (pl_str_is(a->name, "range")) name = PL_NAME_LLVM_RANGE, value = ranges(im, node);
  if (pl_str_is(a->name, "nonnull")) name = PL_NAME_LLVM_NONNULL, value = pl_attr_unit(im->ctx);
  if (pl_str_is(a->name, "noundef")) name = PL_NAME_LLVM_NOUNDEF, value = pl_attr_unit(im->ctx);
  if (pl_str_is(a->name, "align")) name = PL_NAME_LLVM_ALIGN, value = number(im, node);
  if (pl_str_is(a->name, "nofpclass")) name = PL_NAME_LLVM_NOFPCLASS, value = number(im, node);
  if (!name || !value) return false;
  pl_ll_set(im, out, name, value);
  return true;
}
