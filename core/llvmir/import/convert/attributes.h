/* attributes.h - attributes in the form of the dialect. */
#ifndef PL_CORE_LLVMIR_IMPORT_CONVERT_ATTRIBUTES_H
#define PL_CORE_LLVMIR_IMPORT_CONVERT_ATTRIBUTES_H

#include "core/llvmir/import/read/attributes.h"
#include "core/llvmir/import/read/importer.h"

/* The union of the llvm.is.fpclass masks that the words in the parentheses of `nofpclass` stand for; 0 if a word stands for
 * none. */
int64_t pl_ll_classes(pl_str text);
/* The dictionary of the attributes of a parameter of a type; NULL if none is left. What the dialect cannot express is reported
 * as dropped from `what` or, with mark_lost (see import.h), preserved if it can be; an attribute that does not fit the type is
 * reported as an error. */
const pl_attr *pl_ll_param_dict(pl_importer *im, const pl_ll_attr_list *attrs, const pl_type *type, const char *what);
/* The dictionary of the attributes of a result, like pl_ll_param_dict; an attribute that results cannot have is an error, too. */
const pl_attr *pl_ll_result_dict(pl_importer *im, const pl_ll_attr_list *attrs, const pl_type *type, const char *what);
/* The array of `count` dictionaries, an empty one for each NULL; NULL if all are NULL. */
const pl_attr *pl_ll_dicts(pl_importer *im, const pl_attr *const *dicts, uint32_t count);
/* Appends the attributes of a function, those of its groups included, as properties; those without one go to `passthrough` or
 * are reported as dropped. `defined`: the function has a body, without which some properties are not exported. */
void pl_ll_func_dict(pl_importer *im, const pl_ll_attr_list *attrs, bool defined, pl_ll_entries *out);
/* Appends the flags and memory effects of a call, those of its groups included, as properties; attributes without one are
 * reported as dropped. */
void pl_ll_call_dict(pl_importer *im, const pl_ll_attr_list *attrs, pl_ll_entries *out);
/* Appends the attributes of a global variable as `target_specific_attrs`; those that have no form there are reported as
 * dropped. */
void pl_ll_global_dict(pl_importer *im, const pl_ll_attr_list *attrs, pl_ll_entries *out);
/* Reports attributes, those of groups included, as dropped; `what` names their owner. With mark_lost (see import.h), also adds
 * them to the pending lost attributes (pl_ll_lose), unless they hold anyway. */
void pl_ll_drop_attrs(pl_importer *im, const pl_ll_attr_list *attrs, const char *what);

#endif
