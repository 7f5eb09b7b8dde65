/* attributes.h - attributes in the form of the dialect. */
#ifndef PL_CORE_LLVMIR_IMPORT_CONVERT_ATTRIBUTES_H
#define PL_CORE_LLVMIR_IMPORT_CONVERT_ATTRIBUTES_H

#include "core/llvmir/import/read/attributes.h"
#include "core/llvmir/import/read/importer.h"

/* attr_convert.c. The dictionary of a parameter, or of a result, of that type; NULL if empty. */
/* classes.c: the mask that the words after `nofpclass` name; 0 if some word is none of its. */
int64_t pl_ll_classes(pl_str text);
const pl_attr *pl_ll_param_dict(pl_importer *im, const pl_ll_attr_list *attrs, const pl_type *type, const char *what);
const pl_attr *pl_ll_result_dict(pl_importer *im, const pl_ll_attr_list *attrs, const pl_type *type, const char *what);
/* An array of dictionaries, NULL if all are empty. */
const pl_attr *pl_ll_dicts(pl_importer *im, const pl_attr *const *dicts, uint32_t count);
void pl_ll_func_dict(pl_importer *im, const pl_ll_attr_list *attrs, bool defined, pl_ll_entries *out);
void pl_ll_call_dict(pl_importer *im, const pl_ll_attr_list *attrs, pl_ll_entries *out);
void pl_ll_global_dict(pl_importer *im, const pl_ll_attr_list *attrs, pl_ll_entries *out);
void pl_ll_drop_attrs(pl_importer *im, const pl_ll_attr_list *attrs, const char *what);

#endif
