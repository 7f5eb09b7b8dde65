/* state.h - what was read of an op, names and labels, and the buffers that hold them. Private to core/text. */
#ifndef PL_CORE_TEXT_PARSE_TOKENS_STATE_H
#define PL_CORE_TEXT_PARSE_TOKENS_STATE_H

#include "core/text/parse/tokens/parser.h"

/* One SSA name in a scope; a value without op and block stands for a definition that is still to come. */
typedef struct pl_name {
  const char *text;
  uint32_t len;
  uint32_t count, cap;   /* values; a single one lies in here */
  uint32_t line, column; /* of the definition */
  union {
    pl_value *one;   /* cap is 1 */
    pl_value **many; /* cap is more */
  } values;
} pl_name;

typedef struct pl_forward {
  pl_value *value;
  pl_token at;
} pl_forward;

/* The names visible inside an op that is isolated from above. */
typedef struct pl_scope {
  pl_hashset names;          /* of pl_name */
  PL_VEC(pl_name *) defined; /* in order, to be forgotten at the end of their region */
  PL_VEC(pl_forward) forwards;
  bool broken; /* a syntax error swallowed definitions: unknown names are not worth a message */
} pl_scope;

typedef struct pl_label {
  pl_block *block;
  pl_token at; /* first mention */
  bool defined;
} pl_label;

/* The labels of one region. */
typedef struct pl_labels {
  pl_map map; /* interned name -> position in list */
  PL_VEC(pl_label) list;
} pl_labels;

typedef struct pl_result_name {
  pl_str name;
  uint32_t count;
  pl_token at;
} pl_result_name;

/* What has been read of an op. Reused from op to op at the same nesting, so that parsing allocates little. */
typedef struct pl_op_state {
  const pl_op_info *info;
  const pl_signature *signature;
  pl_token at; /* the op's name */
  PL_VEC(pl_result_name) names;
  pl_values operands;
  pl_u32s segments;
  pl_types results;
  pl_named_attrs attrs;
  PL_VEC(pl_block *) successors;
  pl_u32s successor_counts;
  pl_values successor_operands;
  PL_VEC(pl_region *) regions;
  const pl_attr *loc;
  pl_block *block; /* that it goes into */
  bool old_name;   /* a function under its name of 2021 and before */
  /* for the interpreter of formats */
  pl_refs *groups; /* mentions per operand group */
  pl_types *group_types;
  pl_types *result_types;
  uint32_t num_groups_cap, num_results_cap;
} pl_op_state;

/* What a region needs while it is read. */
typedef struct pl_open_region {
  pl_labels labels;
  size_t mark; /* of the names around it */
  bool isolated;
} pl_open_region;

/* An explicit location that names an alias defined further down. */
typedef struct pl_deferred_loc {
  pl_op *op;
  pl_value *arg;
  pl_str alias;
  pl_token at;
} pl_deferred_loc;

/* Vectors and tables that grow while a text is read. Their memory serves the next text of the context (buffers.c). */
typedef struct pl_parse_buffers {
  pl_arena *arena;              /* of what `states` and `spare_scopes` point to */
  PL_VEC(pl_op_state *) states; /* pool by depth of ops */
  PL_VEC(pl_scope *) scopes;
  PL_VEC(pl_labels *) labels;
  PL_VEC(const char *) default_dialects;
  PL_VEC(pl_deferred_loc) deferred;
  pl_hashset known_types; /* memo.c */
  /* Empty ones that are not in use. */
  PL_VEC(pl_scope *) spare_scopes;
  PL_VEC(pl_types) spare_types;
  PL_VEC(pl_refs) spare_refs;
  PL_VEC(pl_args) spare_args;
  PL_VEC(pl_i64s) spare_i64s;
  PL_VEC(pl_u32s) spare_u32s;
  PL_VEC(pl_attr_vec) spare_attr_vec;
  PL_VEC(pl_named_attrs) spare_named_attrs;
} pl_parse_buffers;

/* How somebody else takes part in reading: core/text/stream, of which the parser knows nothing more. */
typedef struct pl_parse_hook {
  /* At the body of a function in custom form. False: it is read as always; true: it was taken, and *ok says whether without an
   * error. */
  bool (*body)(pl_parser *p, pl_op_state *state, const pl_args *args, bool *ok);
  /* After an op was read into the block; NULL: nobody asks. */
  void (*after_op)(pl_parser *p, const pl_block *block, pl_token start);
  void *user;
} pl_parse_hook;

#endif
