/* The spellings of the names of attrs.def. */
#include "core/ir/attr_name.h"

const pl_str pl_attr_names[PL_NUM_ATTR_NAMES] = {
    [PL_NAME_INVALID] = {"", 0},
#define ATTR(ident, text) [PL_NAME_##ident] = {text, sizeof(text) - 1},
#include "core/ir/attrs.def"
#undef ATTR
};
