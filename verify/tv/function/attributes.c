/* attributes.c - what source and lowering say of a function, a global or a call, attribute by attribute, in the words of the
 * table of claims (verify/claims/claims.def): properties of their own, entries of `passthrough` and the like, and what the reader
 * of LLVM IR found no form for. Which attribute is what, the table says; here it is compared.
 *
 * Sources: LLVM Language Reference, "Function Attributes", "Attribute Groups", "Metadata"; MLIR documentation, "'llvm' Dialect".
 */
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "core/ir/attr_params.h"
#include "verify/claims/captures.h"
#include "verify/claims/claims.h"
#include "verify/sem/llvm/attributes.h"
#include "verify/sem/scalar/denormal.h"
#include "verify/tv/function/attributes.h"

/* ---- what is stated ---- */

/* The attribute's value as LLVM IR would write it; *has_text is whether it has such a text here. */
static pl_str text_of(pl_arena *arena, const pl_attr *value, bool *has_text) {
  *has_text = true;
  if (value->kind == PL_ATTR_STRING) return value->string;
  if (value->kind == PL_ATTR_UNIT) return (pl_str){"", 0};
  if (value->kind == PL_ATTR_INTEGER && value->integer.width == 1)
    return pl_apint_is_zero(value->integer) ? PL_STR("false") : PL_STR("true");
  uint64_t number;
  *has_text = value->kind == PL_ATTR_INTEGER && pl_apint_to_u64(value->integer, &number);
  *has_text &= arena != NULL;
  if (!*has_text) return (pl_str){NULL, 0};
  char buffer[24];
  const int length = snprintf(buffer, sizeof buffer, "%llu", (unsigned long long)number);
  return (pl_str){pl_arena_copy(arena, buffer, (size_t)length + 1), (size_t)length};
}

/* Appends an attribute with its row in the table of claims (NULL: none) and the text of its value (NULL: none). `is_llvm`: the
 * name is one of LLVM IR, not of MLIR. */
static void push(pl_arena *arena, pl_stated_vec *out, pl_str name, const pl_claim *row, const pl_attr *value, bool is_llvm) {
  pl_stated stated = {.row = row, .name = name, .attr = value, .is_llvm = is_llvm, .has_text = true, .text = {"", 0}};
  if (value) stated.text = text_of(arena, value, &stated.has_text);
  pl_vec_push(out, stated);
}

/* Appends a `passthrough` entry, ["key", "value"] or "word", with its row in the table of claims for `place` (PL_AT_...). */
static void push_entry(pl_arena *arena, pl_stated_vec *out, const pl_attr *entry, uint32_t place) {
  const bool pair = entry->kind == PL_ATTR_ARRAY && entry->array.count == 2;
  const pl_attr *key = pair ? entry->array.elems[0] : entry;
  const pl_str name = key->kind == PL_ATTR_STRING ? key->string : PL_STR("?");
  push(arena, out, name, pl_claim_of_llvm(name, place), pair ? entry->array.elems[1] : NULL, true);
}

/* Appends the entries of a list such as `passthrough`, at `place` (PL_AT_...); nothing if it is no array. */
static void push_entries(pl_arena *arena, pl_stated_vec *out, const pl_attr *list, uint32_t place) {
  for (uint32_t i = 0; list->kind == PL_ATTR_ARRAY && i < list->array.count; i++)
    push_entry(arena, out, list->array.elems[i], place);
}

/* Appends the attributes that `plumbline.lost` lists as [place, name, value], which the LLVM IR import could not represent, each
 * with its row in the table of claims. */
static void push_lost(pl_arena *arena, pl_stated_vec *out, const pl_attr *list, uint32_t place) {
  for (uint32_t i = 0; list->kind == PL_ATTR_ARRAY && i < list->array.count; i++) {
    const pl_attr *entry = list->array.elems[i];
    const bool meta = pl_str_is(entry->array.elems[0]->string, "metadata");
    const uint32_t of_meta = place & PL_AT_FUNCTION ? PL_AT_META_FUNCTION : place & PL_AT_GLOBAL ? PL_AT_META_GLOBAL : PL_AT_META;
    const pl_str name = entry->array.elems[1]->string;
    push(arena, out, name, pl_claim_of_llvm(name, meta ? of_meta : place), entry->array.elems[2], true);
  }
}

/* The row in the table of claims (see claims.h) for an attribute at `place` (PL_AT_...), by its name in MLIR or LLVM IR; NULL if
 * there is none. */
static const pl_claim *row_of(pl_str name, uint32_t place) {
  const pl_claim *row = pl_claim_of_mlir(name, place);
  if (!row && pl_str_starts(name, "llvm.")) row = pl_claim_of((pl_str){name.data + 5, name.len - 5}, place);
  return row ? row : pl_claim_of_llvm(name, place);
}

void pl_tv_attributes_of(pl_arena *arena, const pl_op *op, uint32_t place, pl_stated_vec *out) {
  assert(op && out && out->len == 0);
  for (uint32_t i = 0; op->attrs && i < op->attrs->dict.count; i++) {
    const pl_named_attr attr = op->attrs->dict.entries[i];
    if (pl_str_is(attr.name, "plumbline.lost"))
      push_lost(arena, out, attr.value, place);
    else if (pl_str_is(attr.name, "passthrough") || pl_str_is(attr.name, "target_specific_attrs"))
      push_entries(arena, out, attr.value, place);
    else if (!pl_sem_is_foreign(attr.name))
      push(arena, out, attr.name, row_of(attr.name, place), attr.value, false);
  }
}

/* ---- comparing ---- */

/* Whether the values are known to be the same, as attributes or as texts. */
static bool same_value(const pl_stated *a, const pl_stated *b) {
  if (a->attr == b->attr) return true;
  return a->has_text && b->has_text && pl_str_eq(a->text, b->text) && !(a->text.len && memchr(a->text.data, '?', a->text.len));
}

/* Whether both attributes are the same one, by their row in the table of claims or their names. */
static bool same_name(const pl_stated *a, const pl_stated *b) {
  const bool family = a->row && a->row->llvm && a->row->llvm[a->row->llvm_length - 1] == '*';
  return a->row && !family ? a->row == b->row : pl_str_eq(a->name, b->name);
}

const pl_stated *pl_tv_same_attribute(const pl_stated_vec *list, const pl_stated *what) {
  assert(list && what);
  for (size_t i = 0; i < list->len; i++)
    if (same_name(&list->data[i], what) && same_value(&list->data[i], what)) return &list->data[i];
  return NULL;
}

/* Whether some attribute in the list implies `what`, by the table of claims. */
static bool is_implied(const pl_stated_vec *list, const pl_stated *what) {
  for (size_t i = 0; i < list->len; i++)
    if (list->data[i].row && list->data[i].row->llvm && pl_claim_is_implied_by(what->row, pl_str_from(list->data[i].row->llvm)))
      return true;
  return false;
}

/* Whether the list has the attribute that `what` is with a number that is at least that of `what`. */
static bool is_larger(const pl_stated_vec *list, const pl_stated *what) {
  uint64_t least = 0, have = 0;
  if (!what->attr || what->attr->kind != PL_ATTR_INTEGER || !pl_apint_to_u64(what->attr->integer, &least)) return false;
  for (size_t i = 0; i < list->len; i++)
    if (list->data[i].row == what->row && list->data[i].attr && list->data[i].attr->kind == PL_ATTR_INTEGER &&
        pl_apint_to_u64(list->data[i].attr->integer, &have) && have >= least)
      return true;
  return false;
}

/* Whether the `memory_effects` of `lowered` are known to allow, for each kind of memory, at least what those of `source` allow.
 */
static bool has_more_effects(const pl_stated *lowered, const pl_stated *source) {
  static const char *const places[] = {"other", "argMem", "inaccessibleMem", "errnoMem", "targetMem0", "targetMem1"};
  if (!pl_attr_is(lowered->attr, "memory_effects") || !pl_attr_is(source->attr, "memory_effects")) return false;
  for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
    const pl_str have = pl_attr_param_text(lowered->attr, places[i]), least = pl_attr_param_text(source->attr, places[i]);
    if (!pl_str_eq(have, least) && !pl_str_is(have, "readwrite") && !pl_str_is(least, "none")) return false;
  }
  return true;
}

/* Whether a claim of the source is known to imply `lowered`. */
static bool is_weaker(const pl_stated *lowered, const pl_stated_vec *source) {
  for (size_t i = 0; i < source->len; i++)
    if (lowered->row->change == PL_CHANGE_MEMORY && source->data[i].row == lowered->row &&
        has_more_effects(lowered, &source->data[i]))
      return true;
  return is_implied(source, lowered);
}

/* Whether the attribute makes no difference to a proof (a hint, or a neutral value) or is compared elsewhere. */
static bool says_nothing(const pl_stated *stated) {
  const bool hint = stated->row->kind == PL_CLAIM_NOTHING || stated->row->kind == PL_CLAIM_PART;
  const bool target = stated->row->change == PL_CHANGE_TARGET && !stated->is_llvm; /* target.c compares the property */
  return hint || target || stated->row->change == PL_CHANGE_ELSEWHERE || stated->row->change == PL_CHANGE_PASSING ||
         (stated->has_text && pl_claim_is_neutral(stated->row, stated->text));
}

/* Whether the attribute is a mode or one that the linker sees, as opposed to a claim that may be dropped. */
static bool is_binding(const pl_stated *stated) {
  return stated->row->kind == PL_CLAIM_MODE || stated->row->kind == PL_CLAIM_LINK;
}

/* Whether the attribute is a discardable one of MLIR that is not translated to LLVM IR. */
static bool is_discardable(const pl_stated *stated) { return !stated->is_llvm && !pl_sem_is_translated(stated->name); }

/* Whether `lowered`, a mode or one that the linker sees, is one that a lowering may not add and the source does not have. */
static bool is_added(const pl_stated *lowered, const pl_stated_vec *source) {
  if (says_nothing(lowered) || !is_binding(lowered) || pl_tv_same_attribute(source, lowered)) return false;
  return lowered->row->change != PL_CHANGE_MAY_ADD && lowered->row->change != PL_CHANGE_LARGER;
}

/* Whether `source`, a mode or one that the linker sees, has to be kept, and the lowering has neither it nor one that may stand
 * for it. */
static bool is_lost(const pl_stated *source, const pl_stated_vec *lowered) {
  if (says_nothing(source) || !is_binding(source) || pl_tv_same_attribute(lowered, source) || is_implied(lowered, source))
    return false;
  return source->row->change != PL_CHANGE_LARGER || !is_larger(lowered, source);
}

const pl_stated *pl_tv_unknown_attribute(const pl_stated_vec *list, const pl_stated_vec *other) {
  for (size_t i = 0; i < list->len; i++)
    if (!list->data[i].row && !(is_discardable(&list->data[i]) && pl_tv_same_attribute(other, &list->data[i])))
      return &list->data[i];
  return NULL;
}

const pl_stated *pl_tv_added_attribute(const pl_stated_vec *lowered, const pl_stated_vec *source, pl_stated_excuse *excuse,
                                       const void *data) {
  for (size_t i = 0; i < lowered->len; i++)
    if (lowered->data[i].row && is_added(&lowered->data[i], source) && !(excuse && excuse(&lowered->data[i], data)))
      return &lowered->data[i];
  return NULL;
}

const pl_stated *pl_tv_lost_attribute(const pl_stated_vec *source, const pl_stated_vec *lowered, pl_stated_excuse *excuse,
                                      const void *data) {
  for (size_t i = 0; i < source->len; i++)
    if (source->data[i].row && is_lost(&source->data[i], lowered) && !(excuse && excuse(&source->data[i], data)))
      return &source->data[i];
  return NULL;
}

const pl_stated *pl_tv_claimed_attribute(const pl_stated_vec *lowered, const pl_stated_vec *source, pl_stated_excuse *excuse,
                                         const void *data) {
  for (size_t i = 0; i < lowered->len; i++) {
    const pl_stated *stated = &lowered->data[i];
    if (!stated->row || says_nothing(stated) || stated->row->kind != PL_CLAIM_CLAIM) continue;
    if (pl_tv_same_attribute(source, stated) || is_weaker(stated, source)) continue;
    if (!(excuse && excuse(stated, data))) return stated;
  }
  return NULL;
}

/* ---- weaker claims about a value ---- */

/* Whether the attribute (may be NULL) is an integer whose unsigned value fits in 64 bits; that is then stored in *out. */
static bool number_in(const pl_attr *value, uint64_t *out) {
  return value && value->kind == PL_ATTR_INTEGER && pl_apint_to_u64(value->integer, out);
}

/* Whether the `constant_range` of `lowered`, [lower, upper) modulo 2^width, is known to include that of `source`. */
static bool is_wider(const pl_attr *source, const pl_attr *lowered) {
  const pl_attr *source_lower = pl_attr_is(source, "constant_range") ? pl_attr_param(source, "lower") : NULL;
  const pl_attr *lowered_lower = pl_attr_is(lowered, "constant_range") ? pl_attr_param(lowered, "lower") : NULL;
  uint64_t low, high, from, to;
  if (!source_lower || !lowered_lower || source_lower->integer.width != lowered_lower->integer.width ||
      source_lower->integer.width > 63)
    return false;
  if (!number_in(source_lower, &from) || !number_in(pl_attr_param(source, "upper"), &to)) return false;
  if (!number_in(lowered_lower, &low) || !number_in(pl_attr_param(lowered, "upper"), &high)) return false;
  const uint64_t mask = (UINT64_C(1) << source_lower->integer.width) - 1;
  if (low == high) return true;
  if (from == to) return false;
  return ((from - low) & mask) < ((high - low) & mask) && ((to - low - 1) & mask) < ((high - low) & mask) &&
         ((from - low) & mask) <= ((to - low - 1) & mask);
}

/* Whether `captures(...)` of the lowering is known to allow what the source's allows. */
static bool captures_no_less(const pl_attr *source, const pl_attr *lowered) {
  uint32_t others, result, more, more_of_result;
  if (source->kind != PL_ATTR_STRING || lowered->kind != PL_ATTR_STRING) return false;
  return pl_claim_read_captures(source->string, &others, &result) &&
         pl_claim_read_captures(lowered->string, &more, &more_of_result) && (others & ~more) == 0 &&
         (result & ~more_of_result) == 0;
}

bool pl_tv_is_weaker(const pl_claim *row, const pl_attr *source, const pl_attr *lowered) {
  assert(row && lowered);
  for (uint32_t i = 0; source && source->kind == PL_ATTR_DICT && i < source->dict.count; i++) {
    const pl_named_attr claim = source->dict.entries[i];
    const pl_claim *other = pl_claim_of_mlir(claim.name, row->places);
    uint64_t source_number, lowered_number;
    const bool implies = other && other->llvm && pl_claim_is_implied_by(row, pl_str_from(other->llvm));
    const bool numbers = number_in(claim.value, &source_number) && number_in(lowered, &lowered_number);
    if (implies && row->change == PL_CHANGE_PRESENT && claim.value->kind == PL_ATTR_UNIT) return true;
    if (implies && row->change == PL_CHANGE_CAPTURES) return true; /* of what may not be captured at all */
    if (implies && row->change == PL_CHANGE_SMALLER && numbers && lowered_number <= source_number) return true;
    if (other != row) continue;
    if (row->change == PL_CHANGE_SMALLER && numbers && lowered_number <= source_number) return true;
    if (row->change == PL_CHANGE_BITS && numbers && (lowered_number & ~source_number) == 0) return true;
    if (row->change == PL_CHANGE_RANGE && is_wider(claim.value, lowered)) return true;
    if (row->change == PL_CHANGE_CAPTURES && captures_no_less(claim.value, lowered)) return true;
  }
  return false;
}

/* ---- what functions do ---- */

/* Whether the type, or its element type, is a "vector", a "float" of any format, an "f32", or one of the "floats but f32", as
 * `what` says. */
static bool is_of_kind(const pl_type *type, const char *what) {
  const pl_type *elem = pl_type_elem_or_self(type);
  if (strcmp(what, "vector") == 0) return type->kind == PL_TYPE_VECTOR || elem->kind == PL_TYPE_VECTOR;
  const pl_type *number = type->kind == PL_TYPE_FLOAT ? type : elem;
  if (number->kind != PL_TYPE_FLOAT) return false;
  return strcmp(what, "float") == 0 || (number->float_format == PL_F32) == (strcmp(what, "f32") == 0);
}

/* Whether the op is a load, store, atomic access, copy or memset of the llvm dialect, or any memref op. */
static bool accesses(const pl_op *op) {
  return pl_op_is(op, PL_OP_LLVM_LOAD) || pl_op_is(op, PL_OP_LLVM_STORE) || pl_op_is(op, PL_OP_LLVM_ATOMICRMW) ||
         pl_op_is(op, PL_OP_LLVM_CMPXCHG) || pl_op_is(op, PL_OP_LLVM_INTR_MEMCPY) || pl_op_is(op, PL_OP_LLVM_INTR_MEMMOVE) ||
         pl_op_is(op, PL_OP_LLVM_INTR_MEMSET) || pl_str_is(op->info->dialect, "memref");
}

/* Whether the op is known to move, negate or pass on values without computing on them. */
static bool only_moves(const pl_op *op) {
  return pl_op_is(op, PL_OP_LLVM_LOAD) || pl_op_is(op, PL_OP_LLVM_STORE) || pl_op_is(op, PL_OP_LLVM_RETURN) ||
         pl_op_is(op, PL_OP_LLVM_MLIR_CONSTANT) || pl_op_is(op, PL_OP_LLVM_BITCAST) || pl_op_is(op, PL_OP_LLVM_BR) ||
         pl_op_is(op, PL_OP_LLVM_COND_BR) || pl_op_is(op, PL_OP_LLVM_CALL) || pl_op_is(op, PL_OP_LLVM_FNEG) ||
         pl_op_is(op, PL_OP_FUNC_RETURN) || pl_op_is(op, PL_OP_FUNC_CALL) || pl_op_is(op, PL_OP_ARITH_CONSTANT) ||
         pl_op_is(op, PL_OP_MEMREF_LOAD) || pl_op_is(op, PL_OP_MEMREF_STORE) || pl_op_has(op, PL_TRAIT_FUNCTION);
}

bool pl_tv_op_deals_with(const pl_op *op, const char *what) {
  assert(op && what);
  if (strcmp(what, "memory") == 0) return accesses(op);
  if (strcmp(what, "vector") != 0 && only_moves(op)) return false;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (is_of_kind(pl_operand(op, i)->type, what)) return true;
  for (uint32_t i = 0; i < op->num_results; i++)
    if (is_of_kind(op->results[i].type, what)) return true;
  return false;
}

bool pl_tv_deals_with(const pl_op *func, const char *what) {
  assert(func && what);
  pl_op *root = (pl_op *)(uintptr_t)func;
  const pl_type *type = pl_func_type(func);
  for (uint32_t i = 0; strcmp(what, "vector") == 0 && type && i < type->func.num_inputs; i++)
    if (is_of_kind(type->func.inputs[i], what)) return true;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op))
    if (op != root && pl_tv_op_deals_with(op, what)) return true;
  return false;
}

bool pl_tv_is_of_denormals(const pl_stated *stated) {
  assert(stated);
  static const char family[] = "denormal-fp-math";
  return stated->row && stated->row->llvm && strncmp(stated->row->llvm, family, sizeof family - 1) == 0;
}

/* Whether the denormal modes are the same for operands and for results. */
static bool same_mode(pl_denormal_mode a, pl_denormal_mode b) { return a.output == b.output && a.input == b.input; }

/* Whether a body of denormal mode `b` may be inlined into a caller of mode `a`. */
static bool may_take_place(pl_denormal_mode a, pl_denormal_mode b) {
  return (b.output == a.output || b.output == PL_DENORMAL_DYNAMIC) && (b.input == a.input || b.input == PL_DENORMAL_DYNAMIC);
}

/* Whether `alike` holds of the denormal modes of `a` and `b` in the formats that the body computes with; where a mode can't be
 * read, whether the body does not compute on floats. */
static bool are_alike(const pl_op *a, const pl_op *b, const pl_op *body, bool (*alike)(pl_denormal_mode, pl_denormal_mode)) {
  pl_denormal_mode first, first_single, second = {0}, second_single = {0};
  const bool read = pl_sem_denormal_modes(a, &first, &first_single) && pl_sem_denormal_modes(b, &second, &second_single);
  const bool single = alike(first_single, second_single) || !pl_tv_deals_with(body, "f32");
  const bool others = alike(first, second) || !pl_tv_deals_with(body, "floats but f32");
  return read ? single && others : !pl_tv_deals_with(body, "float");
}

bool pl_tv_denormals_alike(const pl_op *a, const pl_op *b, const pl_op *body) {
  assert(a && b && body);
  return are_alike(a, b, body, same_mode);
}

bool pl_tv_denormals_inlined(const pl_op *caller, const pl_op *callee) {
  assert(caller && callee);
  return are_alike(caller, callee, callee, may_take_place);
}

bool pl_body_is_argument_claim(pl_str name) { return pl_claim_mlir_has(name, PL_AT_PARAMETER, PL_CLAIM_OF_BODY); }
