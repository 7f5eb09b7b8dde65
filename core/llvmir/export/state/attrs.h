/* attrs.h - attributes of functions, calls, parameters and results as LLVM IR text. */
#include "core/llvmir/export/state/options.h"
#include "core/llvmir/lir/lir.h"
#ifndef PL_CORE_LLVMIR_EXPORT_STATE_ATTRS_H
#define PL_CORE_LLVMIR_EXPORT_STATE_ATTRS_H

/* One attribute of a function, call or parameter. */
typedef struct pl_lir_attr {
  uint32_t order; /* kinds in LLVM's order; strings come last, by their text */
  pl_str text;    /* as in a parameter list or a comment: align 4, alignstack(4) */
  pl_str group;   /* as in a group: alignstack=4 */
  bool is_string;
} pl_lir_attr;

typedef PL_VEC(pl_lir_attr) pl_lir_attrs;

bool pl_export_is_old(const pl_export *e); /* the text is for LLVM 19 */
/* Attributes with spaces between them, as intrinsics.def has them, in the words of the version that shall read them. */
pl_str pl_export_words(pl_export *e, pl_str words);
/* Adds an attribute that is one word. */
void pl_lir_attrs_add_kind(pl_export *e, pl_lir_attrs *list, const char *kind);
/* Adds an attribute as text, in the order in which LLVM prints its kind; `group`: as it stands in an attribute group. Left out
 * if the version that shall read it does not know it. */
void pl_lir_attrs_add_text(pl_export *e, pl_lir_attrs *list, const char *kind, pl_str text, pl_str group);
void pl_lir_attrs_add_words(pl_export *e, pl_lir_attrs *list, pl_str words); /* with spaces between them */
/* Adds "key"="value", or "key" if the value is empty. */
void pl_lir_attrs_add_string(pl_export *e, pl_lir_attrs *list, pl_str key, pl_str value);
pl_str pl_lir_attrs_group(pl_export *e, const pl_lir_attrs *list);   /* `nounwind "a"="b"` */
pl_str pl_lir_attrs_comment(pl_export *e, const pl_lir_attrs *list); /* without strings, as in comments */
/* The dictionary of a parameter or result: ` noundef align 4`, each with a space in front. False (reported) if one is unknown. */
bool pl_export_param_attrs(pl_export *e, const pl_op *op, const pl_attr *dict, pl_lir_param_attrs *out);
/* `addrspace(3) ` where functions do not live in space 0. */
void pl_export_call_space(pl_export *e, pl_lir_ins *ins);
/* Writes the attributes of a call's result, which stand before its type. */
void pl_export_result_attrs(pl_export *e, pl_lir_ins *ins, pl_lir_param_attrs attrs);
/* The dictionary of parameter or result `i` in the array of that name; NULL if there is none. */
const pl_attr *pl_export_param_dict(const pl_op *op, pl_attr_name name, uint32_t i);
/* Adds the attributes of a function. False, reported, if one has no translation. */
bool pl_export_func_attrs(pl_export *e, const pl_op *op, bool definition, pl_lir_attrs *list);
/* `memory(...)` of a memory_effects attribute, in the words of the version that shall read it. */
pl_str pl_export_memory_effects(pl_export *e, const pl_attr *effects);

#endif
