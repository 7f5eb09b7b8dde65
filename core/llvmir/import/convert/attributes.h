/* attributes.h - attributes in the form of the dialect. */
#ifndef PL_CORE_LLVMIR_IMPORT_CONVERT_ATTRIBUTES_H
#define PL_CORE_LLVMIR_IMPORT_CONVERT_ATTRIBUTES_H

#include "core/llvmir/import/read/attributes.h"
#include "core/llvmir/import/read/importer.h"

/* attr_convert.c. The dictionary of a parameter, or of a result, of that type; NULL if empty. */
/* The mask that the words after `nofpclass` name; 0 if a word is no class of numbers (classes.c). */
int64_t pl_ll_classes(pl_str text);
/* The dictionary of a parameter's attributes; NULL if none is left. `what`: whose they are, for messages. */
const pl_attr *pl_ll_param_dict(pl_importer *im, const pl_ll_attr_list *attrs, const pl_type *type, const char *what);
/* The dictionary of a result's attributes; NULL if none is left. `what`: whose they are, for messages. */
const pl_attr *pl_ll_result_dict(pl_importer *im, const pl_ll_attr_list *attrs, const pl_type *type, const char *what);
/* An array of `count` dictionaries; NULL if all are empty. */
const pl_attr *pl_ll_dicts(pl_importer *im, const pl_attr *const *dicts, uint32_t count);
/* Appends the attributes of a function as properties; those without one go to `passthrough`. */
void pl_ll_func_dict(pl_importer *im, const pl_ll_attr_list *attrs, bool defined, pl_ll_entries *out);
/* Appends the attributes of a call as properties; those without one are dropped, and reported. */
void pl_ll_call_dict(pl_importer *im, const pl_ll_attr_list *attrs, pl_ll_entries *out);
/* Appends the attributes of a global variable as `target_specific_attrs`; those that are neither a word nor a string are
 * dropped, and reported. */
void pl_ll_global_dict(pl_importer *im, const pl_ll_attr_list *attrs, pl_ll_entries *out);
/* Reports that the attributes are dropped. `what`: whose they are. */
void pl_ll_drop_attrs(pl_importer *im, const pl_ll_attr_list *attrs, const char *what);

#endif
