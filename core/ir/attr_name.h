/* attr_name.h - the names of attributes that code asks for: enumerators, so that a misspelt name does not compile.
 *
 * A name that comes from a text, such as that of a discardable attribute, is looked up by pl_dict_get.
 */
#ifndef PL_CORE_IR_ATTR_NAME_H
#define PL_CORE_IR_ATTR_NAME_H

#include "core/base/str.h"

/* One enumerator per row of attrs.def. */
typedef enum pl_attr_name {
  PL_NAME_INVALID, /* of none: no attribute has it */
#define ATTR(ident, ...) PL_NAME_##ident,
#include "core/ir/attrs.def"
#undef ATTR
  PL_NUM_ATTR_NAMES
} pl_attr_name;

/* By pl_attr_name; each ends in NUL. */
extern const pl_str pl_attr_names[PL_NUM_ATTR_NAMES];

#endif
