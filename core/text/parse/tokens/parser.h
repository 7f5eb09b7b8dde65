/* parser.h - the state of the parser. Private to core/text.
 *
 * One recursive-descent parser with one token of lookahead. A function that fails has reported why and returns false or NULL;
 * only the loop over the ops of a block goes on after an error. Nesting of types, attributes and regions is bounded by
 * PL_MAX_NESTING, so that the C stack is too.
 */
#ifndef PL_CORE_TEXT_PARSE_TOKENS_PARSER_H
#define PL_CORE_TEXT_PARSE_TOKENS_PARSER_H

#include "core/base/map.h"
#include "core/base/vec.h"
#include "core/ir/enums.h"
#include "core/ir/signature.h"
#include "core/ir/struct_names.h"
#include "core/text/common/format.h"
#include "core/text/common/lexer.h"
#include "core/text/parse/tokens/options.h"

/* Deepest nesting of types and attributes, and of regions, that is read. Programs have a few dozen levels. */
#define PL_MAX_NESTING 200u
/* Most nodes that one type or attribute may unfold to through aliases. */
#define PL_MAX_WEIGHT (1u << 22)
/* Diagnostics after which reading stops. */
#define PL_MAX_DIAGS 100u
/* Most operators in one affine expression. */
#define PL_MAX_AFFINE_NODES 1000u

/* A mention of an SSA value: %name or %name#number. */
typedef struct pl_ref {
  pl_str name; /* without '%', in the text or the parser's arena */
  uint32_t number;
  pl_token at;
} pl_ref;

typedef PL_VEC(pl_ref) pl_refs;
typedef PL_VEC(const pl_type *) pl_types;
typedef PL_VEC(const pl_attr *) pl_attr_vec;
typedef PL_VEC(pl_named_attr) pl_named_attrs;
typedef PL_VEC(uint32_t) pl_u32s;
typedef PL_VEC(int64_t) pl_i64s;
typedef PL_VEC(pl_value *) pl_values;

/* An argument of a function or of another op with a region. */
typedef struct pl_arg {
  pl_ref ref;
  const pl_type *type;
  const pl_attr *attrs; /* DICT or NULL */
  const pl_attr *loc;
  pl_str loc_alias;
} pl_arg;
typedef PL_VEC(pl_arg) pl_args;

typedef struct pl_alias {
  const void *what; /* pl_type or pl_attr */
  const char *from; /* it is known from here on */
  uint32_t height, weight;
} pl_alias;

/* A struct whose body is being read: inside, its name stands for it. */
typedef struct pl_open_type {
  const pl_type *type;
  const struct pl_open_type *outer;
} pl_open_type;

typedef struct pl_parser {
  pl_context *ctx;
  pl_module *module;
  pl_arena *arena; /* scratch that lives until the end of parsing, or of a piece */
  pl_arena *kept;  /* what lives as long as the parser */
  pl_diags *diags;
  pl_parse_options options;
  size_t first_diag, first_error; /* diagnostics and errors that were there before */
  pl_lexer lexer;
  pl_token tok;
  pl_token last;                     /* the token before */
  bool typed_pointers;               /* a pointer states what it points to: the text is of 2022 or before */
  pl_map attr_aliases, type_aliases; /* interned name -> pl_alias */
  struct pl_parse_buffers *buffers;
  const pl_open_type *open_types;
  pl_struct_names *structs; /* those of the text; NULL where pieces are read: a name has one body in the context */
  pl_str pending_loc_alias; /* the location just read was this alias, not defined yet; else empty */
  pl_token pending_loc_at;
  uint32_t depth;                   /* of types and attributes */
  uint32_t height;                  /* deepest `depth` seen since reset */
  uint32_t weight;                  /* nodes since reset */
  uint32_t region_depth;            /* also the position in `states` */
  const pl_op_info *custom;         /* the op whose custom form is being read; NULL: none is */
  const struct pl_parse_hook *hook; /* of who reads a long text bit by bit; else NULL */
} pl_parser;

#endif
