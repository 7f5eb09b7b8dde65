/* signature.c - what the convention demands of a lowered function's declaration: type, linkage, attributes.
 *
 * Derived here from the source's type. Sources: LLVM IR Target (2022), Function Types, Calling Conventions; 'llvm' Dialect
 * (2022), Linkage; LLVM Language Reference, "Parameter Attributes". */
#include <assert.h>
#include <stdio.h>

#include "core/text/print/print.h"
#include "verify/claims/claims.h"
#include "verify/sem/llvm/attributes.h"
#include "verify/sem/scalar/denormal.h"
#include "verify/tv/claims/body.h"
#include "verify/tv/claims/kept_claims.h"
#include "verify/tv/claims/signature.h"
#include "verify/tv/convention/abi.h"
#include "verify/tv/convention/map_layouts.h"
#include "verify/tv/convention/symbol.h"
#include "verify/tv/convention/target.h"
#include "verify/tv/function/library.h"
#include "verify/tv/function/linkage.h"
#include "verify/tv/report/text.h"

/* Attributes. */

/* Whether the enum attribute is that word, or absent (NULL). */
static bool word_is(const pl_attr *attr, const char *word) { return !attr || pl_enum_has(attr, word); }

/* What the lowering's body shows; looked at when the first claim needs it. */
typedef struct lazy_body {
  pl_arena *arena;
  const pl_op *source, *lowered;
  pl_body *body;
} lazy_body;

/* The analysis of the lowering's body, made at the first request; NULL if it has no body or is no llvm.func. */
static const pl_body *body_of(lazy_body *lazy) {
  if (!lazy->body && !pl_func_is_declaration(lazy->lowered) && pl_op_is(lazy->lowered, PL_OP_LLVM_FUNC))
    lazy->body = pl_body_new(lazy->arena, lazy->source, lazy->lowered);
  return lazy->body;
}

/* Whether the argument attribute is about what the function's body does with the argument. */
static bool is_body_claim(pl_str name) { return pl_body_is_argument_claim(name) || pl_str_is(name, "llvm.initializes"); }

/* Whether the body shows the attribute `claim` of argument `arg`; false means not shown, not that it is wrong. */
static bool shows(const lazy_body *lazy, const pl_body *body, pl_named_attr claim, uint32_t arg) {
  if (!pl_str_is(claim.name, "llvm.initializes")) return pl_body_shows_argument(body, claim.name, claim.value, arg);
  return claim.value->kind == PL_ATTR_STRING &&
         pl_body_shows_initializes(lazy->arena, body, lazy->lowered, arg, claim.value->string);
}

/* Whether the attribute of the lowering's argument `k`, lowered from the source's argument `i`, becomes an obligation of the
 * proof (lowered_claims.c): it is about the value (pl_tv_is_value_claim), both functions have bodies, and the argument is no
 * pointer to a descriptor. */
static bool shown_by_proof(const pl_op *source, const pl_op *lowered, uint32_t i, uint32_t k, pl_named_attr claim) {
  if (pl_func_is_declaration(source) || pl_func_is_declaration(lowered)) return false;
  if (pl_tv_points_to_descriptor(source, lowered, pl_func_type(source)->func.inputs[i])) return false;
  return pl_tv_is_value_claim(claim, pl_func_type(lowered)->func.inputs[k]);
}

/* Whether the lowering's argument `k` has no uses and is not `noundef`: a false claim then makes it poison without any effect, so
 * that the proof does not show the claim. */
static bool is_unseen(const pl_op *lowered, uint32_t k, const pl_attr *claims) {
  return !pl_dict_get(claims, pl_attr_names[PL_NAME_LLVM_NOUNDEF]) && !pl_func_entry(lowered)->args[k]->uses;
}

/* A claim of the lowering that the source does not make; NULL: there is none. `open`: it may be true, but is not shown. */
typedef struct extra_claim {
  const char *name;
  bool open;
} extra_claim;

/* An attribute of a lowered argument that neither the source makes of the argument it came from nor the proof or the body
 * shows, with `open`: whether it may hold all the same. `name` is NULL if there is none. */
static extra_claim extra_argument_claim(const pl_lowered_types *t, const pl_op *source, const pl_op *lowered, lazy_body *lazy) {
  const char *not_shown = NULL;
  const pl_attr *lowered_claims = pl_op_attr(lowered, PL_NAME_ARG_ATTRS);
  const pl_type *type = pl_func_type(source);
  uint32_t next = 0;
  for (uint32_t i = 0; i < type->func.num_inputs; i++) {
    uint32_t first = next;
    next += pl_tv_argument_words(t, source->info != lowered->info, type->func.inputs[i]);
    for (uint32_t k = first; k < next; k++) {
      const pl_attr *claims = pl_tv_dict_at(lowered_claims, k);
      for (uint32_t c = 0; claims && c < claims->dict.count; c++) {
        pl_str name = claims->dict.entries[c].name;
        const pl_claim *row = pl_claim_of_mlir(name, PL_AT_PARAMETER);
        if (pl_tv_claims_as_source(t, source, lowered, i, k, claims->dict.entries[c])) continue;
        if (!row) return (extra_claim){name.data, true};
        if (shown_by_proof(source, lowered, i, k, claims->dict.entries[c])) {
          if (!pl_tv_memory_stays(source, lowered, claims->dict.entries[c]) || is_unseen(lowered, k, claims))
            not_shown = name.data;
          continue;
        }
        const pl_body *body = is_body_claim(name) ? body_of(lazy) : NULL;
        if (!body) return (extra_claim){name.data, false};
        if (!shows(lazy, body, claims->dict.entries[c], k)) not_shown = name.data;
      }
    }
  }
  return (extra_claim){not_shown, true};
}

/* The first attribute of the lowering's result `i` that claims something which neither follows from the source, nor is known by
 * LLVM of that library function, nor is checked by the proof (claimed_results.c), with `open`: whether it may hold all the
 * same. `name` is NULL if there is none. */
static extra_claim extra_claim_of_result(const pl_op *source, const pl_op *lowered, uint32_t i) {
  const bool alone = pl_func_type(lowered)->func.num_results == 1;
  const pl_attr *lowered_claims = pl_tv_dict_at(pl_op_attr(lowered, PL_NAME_RES_ATTRS), i);
  const pl_attr *source_claims = alone ? pl_tv_result_claims(source) : pl_tv_dict_at(pl_op_attr(source, PL_NAME_RES_ATTRS), i);
  const bool shown = alone && !pl_func_is_declaration(lowered);
  for (uint32_t c = 0; lowered_claims && lowered_claims->kind == PL_ATTR_DICT && c < lowered_claims->dict.count; c++) {
    pl_named_attr claim = lowered_claims->dict.entries[c];
    const pl_claim *row = pl_claim_of_mlir(claim.name, PL_AT_RESULT);
    if (pl_sem_is_foreign(claim.name) || (row && row->kind == PL_CLAIM_NOTHING)) continue;
    if (row && pl_tv_is_weaker(row, source_claims, claim.value)) continue;
    if (shown && pl_tv_is_value_claim(claim, pl_func_type(lowered)->func.results[i])) continue;
    if (pl_tv_library_claims_result(source, lowered, claim)) continue;
    if (pl_dict_get(source_claims, claim.name) == claim.value) continue;
    return (extra_claim){claim.name.data, shown && pl_str_is(claim.name, "llvm.noalias")};
  }
  return (extra_claim){NULL, false};
}

/* The first attribute of a result of the lowering that neither follows from the source or LLVM's library functions nor is checked
 * by the proof (see extra_claim_of_result); `name` is NULL if there is none. */
static extra_claim extra_result_claim(const pl_op *source, const pl_op *lowered) {
  extra_claim claim = {NULL, false};
  for (uint32_t i = 0; !claim.name && i < pl_func_type(lowered)->func.num_results; i++)
    claim = extra_claim_of_result(source, lowered, i);
  return claim;
}

/* Appends the op name, symbol and type of a function; prints any other op in full. */
static void print_declaration(const pl_op *func, pl_sink *out) {
  pl_print_options options = {0};
  if (!pl_op_has(func, PL_TRAIT_FUNCTION)) {
    pl_print_op(func, &options, out);
    return;
  }
  pl_sink_printf(out, "%.*s @%.*s : ", PL_STR_FMT(func->info->name), PL_STR_FMT(pl_symbol_name(func)));
  pl_type_print(pl_func_type(func), out);
}

/* A message in the arena: `what`, the quoted `name` (may be NULL) and the declarations of source and lowering. */
static const char *both(pl_arena *arena, const char *what, const char *name, const pl_op *source, const pl_op *lowered) {
  pl_sink out = {0};
  pl_sink_puts(&out, what);
  if (name) pl_sink_printf(&out, " '%s'", name);
  pl_sink_puts(&out, "\n  source:   ");
  print_declaration(source, &out);
  pl_sink_puts(&out, "\n  lowering: ");
  print_declaration(lowered, &out);
  const char *text = pl_arena_copy(arena, pl_sink_text(&out), out.len + 1);
  pl_sink_close(&out);
  return text;
}

/* Whether the linkage is `private` or `internal`, which other modules cannot see. (LLVM Language Reference, "Linkage Types".) */
static bool is_local(const pl_attr *linkage) { return pl_claim_linkage_has(pl_enum_word_of(linkage), PL_CLAIM_LOCAL); }

/* A refuted attribute obligation with that text; no fault if `text` is NULL. */
static pl_fault wrong(const char *text) { return pl_fault_refuted(PL_OBLIGATION_ATTRIBUTE, text); }

/* An unsupported attribute obligation with that text; no fault if `text` is NULL. */
static pl_fault unsettled(const pl_op *lowered, const char *text) {
  return pl_fault_unsupported(PL_OBLIGATION_ATTRIBUTE, text, lowered);
}

/* The fault that the lowering's linkage or calling convention is not what the source demands; none if they are. */
static pl_fault linkage_fault(pl_arena *arena, const pl_op *source, const pl_op *lowered) {
  const pl_attr *lowered_linkage =
      pl_op_attr(lowered, pl_op_is(lowered, PL_OP_LLVM_FUNC) ? PL_NAME_LINKAGE : PL_NAME_LLVM_LINKAGE);
  const pl_attr *source_linkage = pl_op_attr(source, pl_op_is(source, PL_OP_LLVM_FUNC) ? PL_NAME_LINKAGE : PL_NAME_LLVM_LINKAGE);
  const bool body = pl_op_attr(source, PL_NAME_PLUMBLINE_BODY_OF_DECLARATION) != NULL; /* others define that name */
  const bool own = body || (!source_linkage && pl_op_is(source, PL_OP_FUNC_FUNC) && pl_tv_is_private(source) &&
                            !pl_func_is_declaration(source));
  bool hidden = own && (!body || lowered_linkage) &&
                (!lowered_linkage || pl_claim_linkage_has(pl_enum_word_of(lowered_linkage), PL_CLAIM_LOCAL));
  bool same = source_linkage ? lowered_linkage == source_linkage || (!lowered_linkage && word_is(source_linkage, "external"))
                             : word_is(lowered_linkage, "external");
  same |= source_linkage && lowered_linkage && is_local(source_linkage) && is_local(lowered_linkage);
  same |= pl_tv_is_emitted_instead(source, lowered) || pl_tv_is_left_elsewhere(source, lowered);
  if (!hidden && (!same || body))
    return wrong(both(arena, "the lowering has another linkage than the source demands", NULL, source, lowered));
  if (!pl_tv_same_convention(source, lowered))
    return wrong(both(arena, "the lowering has another calling convention than the source demands", NULL, source, lowered));
  return pl_fault_none();
}

/* The fault that the lowering has another section, a smaller alignment or another comdat than the source; its text is what the
 * lowering has. None for the body that the lowering gives to a declaration. */
static pl_fault place_fault(const pl_op *source, const pl_op *lowered) {
  if (pl_op_attr(source, PL_NAME_PLUMBLINE_BODY_OF_DECLARATION)) return pl_fault_none();
  if (pl_op_attr(source, PL_NAME_SECTION) != pl_op_attr(lowered, PL_NAME_SECTION))
    return wrong("another section than the source demands");
  if (pl_tv_number_of(lowered, PL_NAME_ALIGNMENT) < pl_tv_number_of(source, PL_NAME_ALIGNMENT))
    return wrong("a smaller alignment than the source demands");
  if (pl_tv_same_comdat(source, lowered)) return pl_fault_none();
  return wrong("another group, of which the linker keeps one, than the source demands");
}

/* ---- attributes of the whole function ---- */

typedef struct both_sides {
  const pl_op *source, *lowered;
  lazy_body *lazy;
  pl_stated_vec source_attributes, lowered_attributes;
} both_sides;

/* Whether the function has a body without llvm.call, llvm.invoke, llvm.call_intrinsic and inline assembly, so that it may drop
 * `convergent`. (LLVM Language Reference, "Function Attributes".) */
static bool has_no_convergent_call(const pl_op *func) {
  pl_op *root = (pl_op *)(uintptr_t)func;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op))
    if (pl_op_is(op, PL_OP_LLVM_CALL) || pl_op_is(op, PL_OP_LLVM_INVOKE) || pl_op_is(op, PL_OP_LLVM_INLINE_ASM) ||
        pl_op_is(op, PL_OP_LLVM_CALL_INTRINSIC))
      return false;
  return !pl_func_is_declaration(func);
}

/* Whether neither body has an operation of the kind that the mode affects, such as "float"; false if no kind is known or a
 * function is only declared. */
static bool is_of_no_matter(const pl_stated *stated, const both_sides *sides) {
  const char *matters = stated->row->matters;
  if (!matters || pl_func_is_declaration(sides->source) || pl_func_is_declaration(sides->lowered)) return false;
  return !pl_tv_deals_with(sides->source, matters) && !pl_tv_deals_with(sides->lowered, matters);
}

/* Whether both functions treat denormal numbers alike in the formats that either computes with; false if one of them has no
 * body. */
static bool treat_denormals_alike(const pl_op *source, const pl_op *lowered) {
  if (pl_func_is_declaration(source) || pl_func_is_declaration(lowered)) return false;
  return pl_tv_denormals_alike(source, lowered, source) && pl_tv_denormals_alike(source, lowered, lowered);
}

/* Whether both functions have bodies and denormal modes that can be read, and these differ in a format that one of them computes
 * with. */
static bool denormals_differ(const both_sides *s) {
  pl_denormal_mode others, single;
  if (pl_func_is_declaration(s->source) || pl_func_is_declaration(s->lowered)) return false;
  if (!pl_sem_denormal_modes(s->source, &others, &single) || !pl_sem_denormal_modes(s->lowered, &others, &single)) return false;
  return !treat_denormals_alike(s->source, s->lowered);
}

/* Whether the function has a body without invoke, landingpad and resume, so that it may drop its personality. (LLVM Language
 * Reference, "Personality Function".) */
static bool catches_nothing(const pl_op *func) {
  pl_op *root = (pl_op *)(uintptr_t)func;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op))
    if (pl_op_is(op, PL_OP_LLVM_INVOKE) || pl_op_is(op, PL_OP_LLVM_LANDINGPAD) || pl_op_is(op, PL_OP_LLVM_RESUME)) return false;
  return !pl_func_is_declaration(func);
}

/* Whether the lowering may drop this attribute of the source, as one that makes no difference for the function or is compared
 * elsewhere; false if that is not known. `data` is a both_sides. */
static bool may_be_lost(const pl_stated *stated, const void *data) {
  const both_sides *sides = (const both_sides *)data;
  const bool others = pl_op_attr(sides->source, PL_NAME_PLUMBLINE_BODY_OF_DECLARATION) != NULL; /* nobody else sees it */
  if (others && stated->row->kind == PL_CLAIM_LINK) return true;
  if (stated->row->change == PL_CHANGE_TARGET) return !stated->is_llvm || pl_func_is_declaration(sides->lowered);
  if (stated->row->llvm && strcmp(stated->row->llvm, "convergent") == 0) return has_no_convergent_call(sides->lowered);
  if (stated->row->llvm && strcmp(stated->row->llvm, "personality") == 0) return catches_nothing(sides->lowered);
  if (pl_tv_is_of_denormals(stated) && treat_denormals_alike(sides->source, sides->lowered)) return true;
  return is_of_no_matter(stated, sides);
}

/* Whether the lowering may add this attribute, as one that makes no difference for the function; false if that is not known.
 * `data` is a both_sides. */
static bool may_be_added(const pl_stated *stated, const void *data) {
  const both_sides *sides = (const both_sides *)data;
  if (pl_tv_is_of_denormals(stated) && treat_denormals_alike(sides->source, sides->lowered)) return true;
  return (stated->row->change == PL_CHANGE_TARGET && pl_func_is_declaration(sides->lowered)) || is_of_no_matter(stated, sides);
}

/* Whether the function attribute holds: the lowering's body shows it, LLVM infers it for that library function, or it is
 * `nofree` and the source states that it writes no memory. `data` is a both_sides. */
static bool is_shown(const pl_stated *stated, const void *data) {
  const both_sides *sides = (const both_sides *)data;
  if (stated->row && stated->row->llvm && strcmp(stated->row->llvm, "nofree") == 0 && pl_tv_writes_nowhere(sides->source))
    return true;
  const pl_body *body = body_of(sides->lazy);
  if (pl_tv_library_claims_function(sides->source, sides->lowered, stated)) return true;
  return body && pl_body_shows_claim(body, stated);
}

/* The fault, refuted, that only one of the functions has the attribute: its text is `what`, the attribute's kind and name, and
 * both declarations. */
static pl_fault one_has(pl_arena *arena, const both_sides *s, const char *what, const pl_stated *stated) {
  const char *kind = pl_tv_join(arena, pl_claim_kind_name(stated->row->kind), ":");
  return wrong(both(arena, pl_tv_join(arena, what, kind), stated->name.data, s->source, s->lowered));
}

/* The fault, refuted, that the lowering drops a function attribute which it has to keep, adds one which it may not have, or has
 * another denormal mode in a format that one of the bodies computes with; none otherwise. */
static pl_fault mode_fault(pl_arena *arena, const both_sides *s) {
  const pl_stated *lost = pl_tv_lost_attribute(&s->source_attributes, &s->lowered_attributes, may_be_lost, s);
  if (lost) return one_has(arena, s, "the source has an attribute that the lowering has to keep, and has not, a ", lost);
  const pl_stated *added = pl_tv_added_attribute(&s->lowered_attributes, &s->source_attributes, may_be_added, s);
  if (added) return one_has(arena, s, "the lowering has an attribute that the source has not, a ", added);
  if (!denormals_differ(s)) return pl_fault_none();
  return wrong(both(arena, "the lowering has another mode than the source for what it computes with:", "denormal-fp-math",
                    s->source, s->lowered));
}

/* Whether the function is an llvm.func in which all operations on floats are of the llvm dialect: only those follow its denormal
 * mode, others are IEEE 754's. */
static bool computes_as_llvm(const pl_op *func) {
  pl_op *root = (pl_op *)(uintptr_t)func;
  if (!pl_op_is(func, PL_OP_LLVM_FUNC)) return false;
  for (pl_op *op = root; op; op = pl_op_walk_next(root, op))
    if (op != root && !pl_str_is(op->info->dialect, "llvm") && pl_tv_op_deals_with(op, "float")) return false;
  return true;
}

/* Whether the attribute is a denormal mode that can be read in both functions and applies to all float operations in both. */
static bool has_meaning(const pl_stated *stated, const both_sides *s) {
  pl_denormal_mode others, single;
  return pl_tv_is_of_denormals(stated) && pl_sem_denormal_modes(s->source, &others, &single) &&
         pl_sem_denormal_modes(s->lowered, &others, &single) && computes_as_llvm(s->source) && computes_as_llvm(s->lowered);
}

/* The first mode of the source, other than a neutral one and one on vectors, whose effect on operations that one of the bodies
 * has is not modelled; NULL if there is none or a function has no body. */
static const pl_stated *meaningless_mode(const both_sides *s) {
  if (pl_func_is_declaration(s->source) || pl_func_is_declaration(s->lowered)) return NULL;
  for (size_t i = 0; i < s->source_attributes.len; i++) {
    const pl_stated *stated = &s->source_attributes.data[i];
    const char *matters = stated->row ? stated->row->matters : NULL;
    if (!matters || strcmp(matters, "vector") == 0 || has_meaning(stated, s) ||
        (stated->has_text && pl_claim_is_neutral(stated->row, stated->text)))
      continue;
    if (pl_tv_deals_with(s->source, matters) || pl_tv_deals_with(s->lowered, matters)) return stated;
  }
  return NULL;
}

/* The first fault of the attributes of the whole function: one that is dropped or added, has another value or no known meaning,
 * or is not shown. Fills the lists of `s`, which the caller frees. */
static pl_fault function_fault_of(pl_arena *arena, both_sides *s) {
  pl_tv_attributes_of(arena, s->source, PL_AT_FUNCTION, &s->source_attributes);
  pl_tv_attributes_of(arena, s->lowered, PL_AT_FUNCTION, &s->lowered_attributes);
  const pl_fault fault = mode_fault(arena, s);
  if (pl_is_fault(fault)) return fault;
  const pl_stated *found = pl_tv_unknown_attribute(&s->lowered_attributes, &s->source_attributes);
  if (!found && pl_op_is(s->source, PL_OP_LLVM_FUNC))
    found = pl_tv_unknown_attribute(&s->source_attributes, &s->lowered_attributes);
  if (found)
    return unsettled(s->lowered, both(arena, "an attribute that is in no row of the table of claims, and has no meaning here:",
                                      found->name.data, s->source, s->lowered));
  if ((found = meaningless_mode(s)))
    return unsettled(s->lowered, both(arena, "a mode that has no meaning here yet for what the function does:", found->name.data,
                                      s->source, s->lowered));
  if (!(found = pl_tv_claimed_attribute(&s->lowered_attributes, &s->source_attributes, is_shown, s))) return pl_fault_none();
  if (pl_tv_is_made_up(found, pl_symbol_name(s->lowered)))
    return wrong(
        both(arena, "the lowering claims of a function what the source does not:", found->name.data, s->source, s->lowered));
  return unsettled(s->lowered, both(arena, "the lowering has an attribute whose claim is not shown, or has no meaning here yet:",
                                    found->name.data, s->source, s->lowered));
}

/* The name of the attribute on how a func.func is lowered later that only one of the two has, `func.varargs` or `llvm.bareptr`;
 * NULL if there is none or one is no func.func. (LLVM IR Target (2022), "Bare Pointer Calling Convention"; 'func' Dialect.) */
static const char *later_difference(const pl_op *source, const pl_op *lowered) {
  if (!pl_op_is(source, PL_OP_FUNC_FUNC) || !pl_op_is(lowered, PL_OP_FUNC_FUNC)) return NULL;
  if (pl_tv_is_variadic(source) != pl_tv_is_variadic(lowered)) return "func.varargs";
  return !pl_op_attr(source, PL_NAME_LLVM_BAREPTR) != !pl_op_attr(lowered, PL_NAME_LLVM_BAREPTR) ? "llvm.bareptr" : NULL;
}

/* The type that the lowered function should have: the source's if its op is not converted, else what the calling convention makes
 * of it (NULL if it has no lowering). */
static const pl_type *expected_type(const pl_lowered_types *t, const pl_op *source, const pl_op *lowered) {
  if (source->info == lowered->info) return pl_func_type(source);
  return pl_lowered_function(t, pl_func_type(source), pl_tv_is_variadic(source));
}

/* Whether the op is an llvm.func that declares an LLVM intrinsic. */
static bool is_intrinsic(const pl_op *func) {
  return pl_func_is_declaration(func) && pl_op_is(func, PL_OP_LLVM_FUNC) && pl_str_starts(pl_symbol_name(func), "llvm.");
}

/* ---- the checks ---- */

typedef struct signature {
  pl_arena *arena;
  const pl_op *source, *lowered;
  const pl_lowered_types *types;
  lazy_body lazy;
} signature;

/* A message in the arena: `what`, the quoted `name` (may be NULL) and both declarations. */
static const char *show(const signature *s, const char *what, const char *name) {
  return both(s->arena, what, name, s->source, s->lowered);
}

/* The fault that the lowering's symbol of that name is no function: unsupported for an alias or ifunc in the place of a
 * definition, else refuted; none if it is one. */
static pl_fault check_kind(signature *s) {
  const bool other_name = pl_op_is(s->lowered, PL_OP_LLVM_MLIR_ALIAS) || pl_op_is(s->lowered, PL_OP_LLVM_MLIR_IFUNC);
  if (pl_op_has(s->lowered, PL_TRAIT_FUNCTION)) return pl_fault_none();
  if (other_name && !pl_func_is_declaration(s->source))
    return pl_fault_unsupported(PL_OBLIGATION_SYMBOL, "a function that became an alias or an ifunc has no meaning here yet",
                                s->lowered);
  return pl_fault_refuted(PL_OBLIGATION_SYMBOL, show(s,
                                                     other_name ? "the lowering defines a function that the source only declares"
                                                                : "the lowering has no function of that name, but something else",
                                                     NULL));
}

/* A refuted signature obligation with that text; no fault if `text` is NULL. */
static pl_fault other_type(const char *text) { return pl_fault_refuted(PL_OBLIGATION_SIGNATURE, text); }

/* An unsupported signature obligation with that text; no fault if `text` is NULL. */
static pl_fault unknown_type(const signature *s, const char *text) {
  return pl_fault_unsupported(PL_OBLIGATION_SIGNATURE, text, s->lowered);
}

/* The fault that the lowered function's type or kind is not the one that the calling convention makes of the source's: refuted,
 * or unsupported where that is not known. None if they agree. */
static pl_fault check_type(signature *s) {
  const pl_type *expected = expected_type(s->types, s->source, s->lowered);
  if (!expected) return unknown_type(s, "the function has a type without a meaning here");
  if (s->source->info != s->lowered->info && !pl_op_is(s->lowered, PL_OP_LLVM_FUNC))
    return other_type(show(s, "the lowering has another kind of function", NULL));
  if (pl_func_type(s->lowered)->func.variadic != expected->func.variadic)
    return other_type(show(s, "one of the two takes a variable number of arguments", NULL));
  if (pl_lowered_equal(expected, pl_func_type(s->lowered))) return pl_fault_none();
  if (pl_tv_has_map_layout(pl_func_type(s->source)))
    return unknown_type(s, "the function has a type without a meaning here: a memref whose layout has no strides");
  if (pl_tv_passes_forms(s->types, s->source, s->lowered))
    return unknown_type(s, "the lowering takes memrefs with strides as memrefs of the default layout, in a function that does "
                           "more than access them and ask for sizes");
  return other_type(show(s, "the lowering's type is not the one that the calling convention demands", NULL));
}

/* The fault, refuted, that only one of the functions has an attribute on how it is lowered later (see later_difference); none if
 * they agree. */
static pl_fault check_later(signature *s) {
  const char *name = later_difference(s->source, s->lowered);
  return wrong(name ? show(s, "the lowering differs from the source in how the function is to be lowered:", name) : NULL);
}

/* The fault, refuted, that the linkage or the calling convention is not what the source demands; none if they are. */
static pl_fault check_linkage(signature *s) { return linkage_fault(s->arena, s->source, s->lowered); }

/* The fault, with both declarations, that the visibility, dso_local or unnamed_addr is not what the source allows (see
 * pl_tv_visibility_fault); none otherwise. */
static pl_fault check_visibility(signature *s) {
  pl_fault fault = pl_tv_visibility_fault(s->source, s->lowered);
  if (!pl_is_fault(fault)) return fault;
  fault.text = show(s, pl_tv_join(s->arena, "the lowering has ", fault.text), NULL);
  fault.place = fault.verdict == PL_VERDICT_UNSUPPORTED ? s->lowered : NULL;
  return fault;
}

/* The fault, refuted, with both declarations, that section, alignment or comdat are not what the source demands (see
 * place_fault); none otherwise. */
static pl_fault check_place(signature *s) {
  pl_fault fault = place_fault(s->source, s->lowered);
  if (pl_is_fault(fault)) fault.text = show(s, pl_tv_join(s->arena, "the lowering has ", fault.text), NULL);
  return fault;
}

/* The fault, refuted, that an argument or result is passed in another way (see pl_tv_passing_difference); none otherwise. */
static pl_fault check_passing(signature *s) {
  const char *name = pl_tv_passing_difference(s->types, s->source, s->lowered);
  return wrong(name ? show(s, "the lowering differs from the source in how an argument or result is passed:", name) : NULL);
}

/* The fault, unsupported, that the functions are made for different machines (see pl_tv_target_difference); none otherwise. */
static pl_fault check_target(signature *s) {
  const char *name = pl_tv_target_difference(s->source, s->lowered);
  return unsettled(s->lowered, name ? show(s, "the lowering is made for another machine than the source:", name) : NULL);
}

/* Whether both functions declare an LLVM intrinsic, whose attributes are LLVM's own whatever the declarations say. (LLVM Language
 * Reference, "Intrinsic Functions".) */
static bool claims_are_llvms(const signature *s) { return is_intrinsic(s->source) && is_intrinsic(s->lowered); }

/* The fault that the lowering claims something of an argument that is not known to hold (see extra_argument_claim): refuted, or
 * unsupported if it may hold; none for declarations of an LLVM intrinsic. */
static pl_fault check_arguments(signature *s) {
  if (claims_are_llvms(s)) return pl_fault_none();
  const extra_claim claim = extra_argument_claim(s->types, s->source, s->lowered, &s->lazy);
  if (!claim.name) return pl_fault_none();
  return claim.open
             ? unsettled(s->lowered, show(s, "the lowering claims of an argument what is not shown of its body:", claim.name))
             : wrong(show(s, "the lowering claims of an argument what the source does not:", claim.name));
}

/* The fault that the lowering claims something of a result that is not known to hold (see extra_result_claim): refuted, or
 * unsupported if it may hold; none for declarations of an LLVM intrinsic. */
static pl_fault check_results(signature *s) {
  if (claims_are_llvms(s)) return pl_fault_none();
  const extra_claim claim = extra_result_claim(s->source, s->lowered);
  if (!claim.name) return pl_fault_none();
  return claim.open ? unsettled(s->lowered, show(s, "the lowering claims of a result what is not shown of its body:", claim.name))
                    : wrong(show(s, "the lowering claims of a result what the source does not:", claim.name));
}

/* The first fault of the attributes of the whole function (see function_fault_of); none for declarations of an LLVM intrinsic.
 * */
static pl_fault check_function(signature *s) {
  if (claims_are_llvms(s)) return pl_fault_none();
  both_sides sides = {.source = s->source, .lowered = s->lowered, .lazy = &s->lazy};
  const pl_fault fault = function_fault_of(s->arena, &sides);
  pl_vec_free(&sides.source_attributes);
  pl_vec_free(&sides.lowered_attributes);
  return fault;
}

/* The fault, unsupported, that the lowering's body may break an attribute which the source's body satisfies; none if one of the
 * functions has no body or the lowering is no llvm.func. */
static pl_fault check_kept(signature *s) {
  if (pl_func_is_declaration(s->source) || pl_func_is_declaration(s->lowered) || !pl_op_is(s->lowered, PL_OP_LLVM_FUNC))
    return pl_fault_none();
  const char *name = pl_tv_broken_claim(s->arena, s->source, s->lowered);
  if (name == NULL) return pl_fault_none();
  return unsettled(s->lowered, show(s, "the lowering does what it claims not to do, and the source does not:", name));
}

pl_fault pl_tv_signature_fault(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_lowered_types *types) {
  static pl_fault (*const checks[])(signature * s) = {check_kind,       check_type,    check_later,    check_linkage,
                                                      check_visibility, check_place,   check_passing,  check_target,
                                                      check_arguments,  check_results, check_function, check_kept};
  assert(arena && types && pl_op_has(source, PL_TRAIT_FUNCTION) && source->module->ctx == lowered->module->ctx);
  signature s = {arena, source, lowered, types, {arena, source, lowered, NULL}};
  pl_fault fault = pl_fault_none();
  for (size_t i = 0; i < sizeof checks / sizeof *checks && !pl_is_fault(fault); i++)
    fault = checks[i](&s);
  return fault;
}
