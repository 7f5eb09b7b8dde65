/* options.h - what a caller asks of the parser. */
#ifndef PL_CORE_TEXT_PARSE_TOKENS_OPTIONS_H
#define PL_CORE_TEXT_PARSE_TOKENS_OPTIONS_H

#include <stdbool.h>

typedef struct pl_parse_options {
  bool allow_unregistered; /* --allow-unregistered-dialect */
  bool first_error;        /* reading ends with it, as mlir-opt's does */
} pl_parse_options;

#endif
