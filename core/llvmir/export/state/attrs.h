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

/* Whether the text is for LLVM 19. */
bool pl_export_is_old(const pl_export *e);
/* A space-separated list of attributes, as in intrinsics.def, rewritten for the LLVM version that the text is for. */
pl_str pl_export_words(pl_export *e, pl_str words);
/* Adds an attribute without an argument, like pl_lir_attrs_add_text. */
void pl_lir_attrs_add_kind(pl_export *e, pl_lir_attrs *list, const char *kind);
/* Adds an attribute of a kind as text, at the position where LLVM prints that kind, in place of one of the same kind; `group` is
 * its text in an attribute group. For LLVM 19, kinds that it lacks are left out or become its own. */
void pl_lir_attrs_add_text(pl_export *e, pl_lir_attrs *list, const char *kind, pl_str text, pl_str group);
/* Adds each attribute of a space-separated list as pl_lir_attrs_add_text does; spaces in parentheses do not separate. */
void pl_lir_attrs_add_words(pl_export *e, pl_lir_attrs *list, pl_str words);
/* Adds the string attribute "key"="value", or "key" if the value is empty, in place of one of the same key. */
void pl_lir_attrs_add_string(pl_export *e, pl_lir_attrs *list, pl_str key, pl_str value);
/* The attributes as the text of an attribute group, such as `nounwind "a"="b"`. */
pl_str pl_lir_attrs_group(pl_export *e, const pl_lir_attrs *list);
/* The attributes other than strings as text, as LLVM prints them in a comment before the function. */
pl_str pl_lir_attrs_comment(pl_export *e, const pl_lir_attrs *list);
/* Sets `out` to the text of a parameter's or result's attributes, ` noundef align 4` with a space before each, and to the type
 * that is the value of an entry of `dict` (may be NULL), NULL if none is. False, reported, if an attribute has no translation. */
bool pl_export_param_attrs(pl_export *e, const pl_op *op, const pl_attr *dict, pl_lir_param_attrs *out);
/* Appends `addrspace(N) ` to a call if the data layout's program address space N is not 0. */
void pl_export_call_space(pl_export *e, pl_lir_ins *ins);
/* Appends the attributes of a call's result and a space after them, as they stand before the result type; nothing if there are
 * none. */
void pl_export_result_attrs(pl_export *e, pl_lir_ins *ins, pl_lir_param_attrs attrs);
/* Element i of the op's array attribute `name` (arg_attrs, res_attrs), a dictionary; NULL if the op has no such array or it is
 * shorter. */
const pl_attr *pl_export_param_dict(const pl_op *op, pl_attr_name name, uint32_t i);
/* Adds a function's attributes to the list; some of them only if it is a definition. False, reported, if one has no
 * translation. */
bool pl_export_func_attrs(pl_export *e, const pl_op *op, bool definition, pl_lir_attrs *list);
/* The text `memory(...)` of a memory_effects attribute, for the LLVM version that the text is for. */
pl_str pl_export_memory_effects(pl_export *e, const pl_attr *effects);

#endif
