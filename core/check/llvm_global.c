/* What stands in modules of the LLVM dialect besides functions. Source: MLIR documentation, "'llvm' Dialect", llvm.mlir.global,
 * llvm.mlir.alias, llvm.mlir.ifunc, llvm.mlir.global_ctors, llvm.comdat, llvm.module_flags; LLVM documentation, "LLVM Language
 * Reference", Linkage Types; wording as `mlir-opt` 22. */
#include <assert.h>

#include "core/check/internal.h"
#include "core/check/rules.h"
#include "core/ir/attr_params.h"

/* Whether the op's linkage is the one named. */
static bool has_linkage(const pl_op *op, const char *word) {
  const pl_attr *linkage = pl_op_attr(op, PL_NAME_LINKAGE);
  return linkage && linkage->kind == PL_ATTR_ENUM && pl_enum_has(linkage, word);
}

bool pl_check_comdat(pl_checker *c, const pl_op *op) {
  assert(op->module->ctx == c->ctx);
  const pl_attr *name = pl_op_attr(op, PL_NAME_COMDAT);
  const pl_op *selector = name ? pl_check_lookup(c, name) : NULL;
  return !name || (selector && pl_op_is(selector, PL_OP_LLVM_COMDAT_SELECTOR)) ||
         pl_check_error_at(c, op, "expected comdat symbol");
}

/* Whether the attribute is the integer 0, the float +0, a dense splat of one of these, or an array of such attributes. */
static bool is_zero(const pl_attr *value) {
  if (value->kind == PL_ATTR_ARRAY) {
    for (uint32_t i = 0; i < value->array.count; i++)
      if (!is_zero(value->array.elems[i])) return false;
    return true;
  }
  return ((value->kind == PL_ATTR_INTEGER || value->kind == PL_ATTR_FLOAT) && pl_apint_is_zero(value->integer)) ||
         (value->kind == PL_ATTR_DENSE && value->dense.elems && value->dense.splat && pl_apint_is_zero(value->dense.elems[0]));
}

/* Checks that a global with 'appending' linkage is an array, and that the value attribute of one with 'common' linkage, if it has
 * one, is zero. False, and reported, if not. */
static bool check_linkage(pl_checker *c, const pl_op *op, const pl_type *type) {
  const pl_attr *value = pl_op_attr(op, PL_NAME_VALUE);
  if (has_linkage(op, "appending") && type->kind != PL_TYPE_LLVM_ARRAY)
    return pl_check_error(c, op, "expected array type for 'appending' linkage");
  return !value || !has_linkage(op, "common") || is_zero(value) ||
         pl_check_error(c, op, "expected zero value for 'common' linkage");
}

/* The llvm.return that ends the first block of a global or an alias; NULL if the block is empty, and NULL with an error if
 * another op is last. */
static const pl_op *check_end(pl_checker *c, const pl_op *op) {
  const pl_op *last = op->regions[0]->first->last;
  if (last && pl_op_is(last, PL_OP_LLVM_RETURN)) return last;
  if (last) {
    pl_check_error(c, op, "expects regions to end with 'llvm.return', found '%.*s'", PL_STR_FMT(last->info->name));
    pl_check_note(c, op, "in custom textual format, the absence of terminator implies 'llvm.return'");
  }
  return NULL;
}

/* The first op before `last` in the region's first block that may have an effect on memory; NULL if there is none. */
static const pl_op *find_effect(const pl_op *op, const pl_op *last) {
  for (const pl_op *inner = op->regions[0]->first->first; inner != last; inner = inner->next)
    if (!pl_check_is_effect_free(inner)) return inner;
  return NULL;
}

/* Checks the region that computes the initial value of a global. True if there is no region or its block is empty. False, and
 * reported, if it breaks a rule. */
static bool check_initializer(pl_checker *c, const pl_op *op, const pl_type *type) {
  if (!op->regions[0]->first || !op->regions[0]->first->last) return true;
  const pl_op *last = check_end(c, op);
  if (!last) return false;
  if (last->num_operands == 0 || !pl_operand(last, 0)) return pl_check_error(c, op, "initializer region cannot return void");
  if (pl_operand(last, 0)->type != type)
    return pl_check_error(c, op, "initializer region type '%s' does not match global type '%s'",
                          pl_check_type_text(c, pl_operand(last, 0)->type), pl_check_type_text(c, type));
  const pl_op *effect = find_effect(op, last);
  if (effect) return pl_check_error_at(c, effect, "ops with side effects not allowed in global initializers");
  return !pl_op_attr(op, PL_NAME_VALUE) || pl_check_error(c, op, "cannot have both initializer value and region");
}

/* Checks that a target extension type may be the type of this global; true for any other type. False, and reported, if not. */
static bool check_target(pl_checker *c, const pl_op *op, const pl_type *type) {
  const pl_attr *value = pl_op_attr(op, PL_NAME_VALUE);
  if (type->kind != PL_TYPE_LLVM_TARGET) return true;
  if (!pl_type_llvm_target_may(type, PL_LLVM_TARGET_GLOBAL))
    return pl_check_error(c, op, "this target extension type cannot be used in a global");
  return !value || pl_check_error(c, op, "global with target extension type can only be initialized with zero-initializer");
}

/* Checks that the address space in the attribute `name`, if the op has it, is not negative. False, and reported, if not. */
static bool check_space(pl_checker *c, const pl_op *op, pl_attr_name name) {
  const pl_attr *space = pl_op_attr(op, name);
  int64_t number = 0;
  if (!space || (pl_apint_to_i64(space->integer, &number) && number >= 0)) return true;
  return pl_check_error(
      c, op, "attribute '%s' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative",
      pl_attr_names[name].data);
}

/* Checks the type, the attributes and the initializer of llvm.mlir.global. False, and reported, if they break a rule. */
bool pl_check_llvm_global(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL));
  const pl_attr *alignment = pl_op_attr(op, PL_NAME_ALIGNMENT), *text = pl_op_attr(op, PL_NAME_VALUE);
  int64_t value = 1;
  if (alignment) (void)pl_apint_to_i64(alignment->integer, &value);
  const pl_type *type = pl_op_attr(op, PL_NAME_GLOBAL_TYPE)->type;
  if (!check_space(c, op, PL_NAME_ADDR_SPACE)) return false;
  if (!pl_type_is_llvm_compatible(type) || !pl_type_llvm_may_stand(PL_LLVM_IN_MEMORY, type))
    return pl_check_error(c, op, "expects type to be a valid element type for an LLVM global");
  if (text && text->kind == PL_ATTR_STRING &&
      (type->kind != PL_TYPE_LLVM_ARRAY || !pl_type_is_integer(type->shaped.elem, 8) ||
       (uint64_t)type->shaped.shape[0] != text->string.len))
    return pl_check_error(c, op, "requires an i8 array type of the length equal to that of the string attribute");
  if (!check_target(c, op, type) || !check_linkage(c, op, type) || !check_initializer(c, op, type)) return false;
  if (!pl_check_comdat(c, op)) return false;
  return (value >= 0 && (value & (value - 1)) == 0) || pl_check_error_at(c, op, "alignment attribute is not a power of 2");
}

/* Checks that region 0 of the op, called `region` in the message, has exactly one block. False, and reported, if not. */
static bool check_one_block(pl_checker *c, const pl_op *op, const char *region) {
  const pl_block *first = op->regions[0]->first;
  return (first && !first->next) ||
         pl_check_error(c, op, "region #0 ('%s') failed to verify constraint: region with 1 blocks", region);
}

/* Checks that the op's linkage is one of `words` (ends with NULL); true if it is no linkage attribute. False if not, with an
 * error that `where` allows only `options`. */
static bool check_linkage_words(pl_checker *c, const pl_op *op, const char *const *words, const char *where,
                                const char *options) {
  const pl_attr *linkage = pl_op_attr(op, PL_NAME_LINKAGE);
  if (linkage->kind != PL_ATTR_ENUM || linkage->enumeration.count == 0) return true;
  for (; *words; words++)
    if (pl_enum_has(linkage, *words)) return true;
  return pl_check_error(c, op, "'%.*s' linkage not supported in %s, available options: %s",
                        PL_STR_FMT(linkage->enumeration.words[0]), where, options);
}

/* Checks the type, the linkage and the region of llvm.mlir.alias. False, and reported (an empty block by pl_check_block), if they
 * break a rule. */
bool pl_check_alias(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_MLIR_ALIAS));
  static const char *const words[] = {
      "external", "private", "internal", "linkonce", "weak", "linkonce_odr", "weak_odr", "available_externally", NULL};
  const pl_type *type = pl_op_attr(op, PL_NAME_ALIAS_TYPE)->type;
  if (!check_one_block(c, op, "initializer")) return false;
  const pl_op *last = check_end(c, op);
  if (!last) return false;
  const bool stands = type->kind == PL_TYPE_LLVM_FUNC || pl_type_llvm_may_stand(PL_LLVM_IN_MEMORY, type);
  if (!stands || !pl_type_is_llvm_compatible(type))
    return pl_check_error(c, op, "expects type to be a valid element type for an LLVM global alias");
  if (!check_linkage_words(c, op, words, "aliases",
                           "private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally"))
    return false;
  if (last->num_operands == 0 || !pl_operand(last, 0) || pl_operand(last, 0)->type->kind != PL_TYPE_LLVM_PTR)
    return pl_check_error(c, op, "initializer region must always return a pointer");
  const pl_op *effect = find_effect(op, last);
  return !effect || pl_check_error_at(c, effect, "ops with side effects are not allowed in alias initializers");
}

/* Checks that the resolver of llvm.mlir.ifunc is a function that returns a pointer and is not known to be a declaration only, or
 * an alias. False, and reported, if not. */
static bool check_resolver(pl_checker *c, const pl_op *op) {
  const pl_op *resolver = pl_check_lookup(c, pl_op_attr(op, PL_NAME_RESOLVER));
  if (resolver && pl_op_is(resolver, PL_OP_LLVM_MLIR_ALIAS)) return true;
  if (!resolver || !pl_op_is(resolver, PL_OP_LLVM_FUNC)) return pl_check_error(c, op, "must have a function resolver");
  const pl_type *type = pl_func_type(resolver);
  if (pl_func_is_declaration(resolver) && resolver->module == op->module)
    return pl_check_error(c, op, "resolver must be a definition");
  return (type && type->kind == PL_TYPE_LLVM_FUNC && type->func.results[0]->kind == PL_TYPE_LLVM_PTR) ||
         pl_check_error(c, op, "resolver must return a pointer");
}

/* Checks llvm.mlir.ifunc: its address space and linkage, that the resolver's type is a pointer, and the resolver (see
 * check_resolver). False, and reported, if not. */
bool pl_check_ifunc(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_MLIR_IFUNC));
  static const char *const words[] = {"external", "private", "internal", "linkonce", "weak", "linkonce_odr", "weak_odr", NULL};
  if (!check_space(c, op, PL_NAME_ADDRESS_SPACE)) return false;
  if (!check_linkage_words(c, op, words, "ifuncs",
                           "private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage"))
    return false;
  if (pl_op_attr(op, PL_NAME_RESOLVER_TYPE)->type->kind != PL_TYPE_LLVM_PTR)
    return pl_check_error(c, op, "resolver has incorrect type");
  return check_resolver(c, op);
}

/* Checks the lists of llvm.mlir.global_ctors or global_dtors, of which `list` holds the functions: their lengths and elements.
 * False, and reported, if they break a rule. */
static bool check_structors(pl_checker *c, const pl_op *op, pl_attr_name list) {
  const pl_attr *functions = pl_op_attr(op, list), *data = pl_op_attr(op, PL_NAME_DATA);
  uint32_t count = functions->array.count;
  if (pl_op_attr(op, PL_NAME_PRIORITIES)->array.count != count || data->array.count != count)
    return pl_check_error_at(c, op, "%s, priorities, and data must have the same number of elements", pl_attr_names[list].data);
  for (uint32_t i = 0; i < count; i++)
    if (data->array.elems[i]->kind != PL_ATTR_SYMBOL && !pl_attr_is(data->array.elems[i], "zero"))
      return pl_check_error_at(c, op, "data element must be symbol or #llvm.zero");
  for (uint32_t i = 0; i < count; i++) {
    const pl_attr *name = functions->array.elems[i];
    const pl_op *func = pl_check_lookup(c, name);
    const char *text = pl_check_attr_text(c, name);
    if (!func || !pl_op_is(func, PL_OP_LLVM_FUNC))
      return pl_check_error(c, op, "'%s' does not reference a valid LLVM function", text + (*text == '@'));
    if (pl_func_is_declaration(func)) return pl_check_error(c, op, "'%s' does not have a definition", text + 1);
  }
  return true;
}

/* Checks that llvm.comdat has one block, which holds comdat selectors alone. False, and reported, if not. */
bool pl_check_comdat_selectors(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_COMDAT));
  if (!check_one_block(c, op, "body")) return false;
  for (const pl_op *inner = op->regions[0]->first->first; inner; inner = inner->next)
    if (!pl_op_is(inner, PL_OP_LLVM_COMDAT_SELECTOR))
      return pl_check_error_at(c, inner, "only comdat selector symbols can appear in a comdat region");
  return true;
}

/* Checks that all elements of llvm.module_flags are module flags. False, and reported, if not. */
bool pl_check_module_flags(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_MODULE_FLAGS));
  const pl_attr *flags = pl_op_attr(op, PL_NAME_FLAGS);
  for (uint32_t i = 0; i < flags->array.count; i++)
    if (!pl_attr_is(flags->array.elems[i], "mlir.module_flag")) return pl_check_error(c, op, "expected a module flag attribute");
  return true;
}

/* Checks llvm.mlir.global_ctors. False, and reported, if a rule is broken. */
bool pl_check_constructors(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL_CTORS));
  return check_structors(c, op, PL_NAME_CTORS);
}

/* Checks llvm.mlir.global_dtors. False, and reported, if a rule is broken. */
bool pl_check_destructors(pl_checker *c, const pl_op *op) {
  assert(pl_op_is(op, PL_OP_LLVM_MLIR_GLOBAL_DTORS));
  return check_structors(c, op, PL_NAME_DTORS);
}
