/* internal.h - what the files of the translation share. Private to core/llvmir. */
#ifndef PL_CORE_LLVMIR_EXPORT_INTERNAL_H
#define PL_CORE_LLVMIR_EXPORT_INTERNAL_H

#include "core/ir/attr_params.h"
#include "core/ir/enums.h"
#include "core/llvmir/export/export.h"
#include "core/llvmir/lir/lir.h"

/* One attribute of a function, call or parameter. */
typedef struct pl_lir_attr {
  uint32_t order; /* kinds in LLVM's order; strings come last, by their text */
  pl_str text;    /* as in a parameter list or a comment: align 4, alignstack(4) */
  pl_str group;   /* as in a group: alignstack=4 */
  bool is_string;
} pl_lir_attr;

typedef PL_VEC(pl_lir_attr) pl_lir_attrs;

struct pl_export {
  pl_lir_module m;
  const pl_module *module;
  pl_diags *diags;
  const pl_export_options *options;
  bool ok;
  pl_map values;                    /* pl_value -> pl_lir */
  pl_map blocks;                    /* pl_block -> pl_lir_block */
  pl_map ends;                      /* terminator -> the block that it stands in */
  pl_map funcs;                     /* interned name -> pl_lir_func */
  pl_map syms;                      /* interned name -> op that defines it */
  pl_map mds;                       /* attribute -> pl_lir_md */
  pl_map attrs;                     /* pl_op of a function -> pl_lir_attrs */
  pl_map tags;                      /* function and tag of a block, see pl_export_block_address -> pl_lir_block */
  PL_VEC(pl_lir *) addresses;       /* of blocks, whose blocks are found at the end */
  pl_map nodes;                     /* hash of a node that is no distinct one -> pl_lir_md */
  pl_map recursive;                 /* number of a debug node that contains itself -> pl_lir_md, while it is made */
  pl_map units;                     /* compile unit -> its global variables */
  pl_lir_md *subprogram, *location; /* of the function, of the operation; NULL: none */
  pl_lir_func *func;
  pl_lir_block *block;  /* where instructions are appended; NULL in initialisers */
  pl_lir_block nowhere; /* where those of initialisers are, which nobody writes */
};

/* --- export.c --- */
/* Warns of what the module says and the text does not. */
void pl_export_not_kept(pl_export *e, const pl_op *op, const char *what);
const pl_lir *pl_export_value(pl_export *e, const pl_value *value);
void pl_export_define(pl_export *e, const pl_op *op, const pl_lir *value); /* the op's result, if it has one */
pl_lir_ins *pl_export_ins(pl_export *e, const pl_op *op);                  /* appended, typed and mapped as the op's result */
pl_lir_func *pl_export_func_named(pl_export *e, pl_str name);
/* Puts a function, which has its name, behind the others. */
void pl_export_add_func(pl_export *e, pl_lir_func *func);
pl_lir_func *pl_export_declare_func(pl_export *e, pl_str name, const pl_type *type); /* appended, without attributes */
bool pl_export_op(pl_export *e, const pl_op *op);
int64_t pl_export_num(const pl_op *op, const char *name); /* an integer attribute, 0 if absent */
pl_str pl_export_str(const pl_op *op, const char *name);  /* a string attribute, empty if absent */
pl_str pl_export_enum(const pl_op *op, const char *name); /* the word of an enumeration, empty if absent */
const char *pl_export_word(const pl_op *op, const char *name, const char *vocabulary); /* of one that is kept as a number */

/* --- target.c --- */
bool pl_export_target(pl_export *e); /* data layout and triple */
/* Assembly of the module, and its strings as named metadata. */
void pl_export_module_strings(pl_export *e);

/* --- func.c --- */
bool pl_export_signature(pl_export *e, const pl_op *op);
bool pl_export_body(pl_export *e, const pl_op *op);
/* The block that the i-th edge of a terminator leads to; a dummy block if the edge needs one. */
const pl_lir_block *pl_export_successor(pl_export *e, const pl_op *op, uint32_t i);

/* The address of a block by its function and tag; which block it is the end tells. */
bool pl_export_block_address(pl_export *e, const pl_op *op);
bool pl_export_block_tag(pl_export *e, const pl_op *op);
bool pl_export_find_blocks(pl_export *e); /* false (reported) if an address has no block */

/* --- elements.c --- */
/* Elements of any form as dense ones; NULL if they have no translation. */
const pl_attr *pl_export_elements(pl_export *e, const pl_attr *value);

/* --- global.c --- */
bool pl_export_global(pl_export *e, const pl_op *op);
bool pl_export_global_body(pl_export *e, const pl_op *op);
bool pl_export_alias(pl_export *e, const pl_op *op);
bool pl_export_comdat(pl_export *e, const pl_op *op);
bool pl_export_ctors(pl_export *e, const pl_op *op);
const pl_lir *pl_export_constant(pl_export *e, const pl_op *op, const pl_type *type, const pl_attr *value);
pl_str pl_export_linkage(const pl_op *op); /* "internal ", empty for external */
const pl_lir *pl_export_address(pl_export *e, const pl_op *op, pl_str name, const pl_type *type);

/* --- arith.c, memory.c, control.c, call.c, intrinsic.c: true if the kind is theirs; *ok tells
 * the rest
 * --- */
bool pl_export_arith(pl_export *e, const pl_op *op, bool *ok);
bool pl_export_memory(pl_export *e, const pl_op *op, bool *ok);
bool pl_export_control(pl_export *e, const pl_op *op, bool *ok);
bool pl_export_calls(pl_export *e, const pl_op *op, bool *ok);
bool pl_export_intrinsic(pl_export *e, const pl_op *op, bool *ok);
uint32_t pl_export_bundle_operands(const pl_op *op); /* operands of all bundles: the last of the op's own */
/* `result attributes, type, @name(arguments) [ bundles ]` behind `call `. */
bool pl_export_call_of(pl_export *e, const pl_op *op, pl_lir_ins *ins, pl_str name);
/* What LLVM knows of a function by its name if that is an intrinsic's: added to what the op says. */
void pl_export_intrinsic_signature(pl_export *e, pl_lir_func *func, pl_lir_attrs *list);
/* The declaration of an intrinsic for these types, made when it is first asked for. */
pl_lir_func *pl_export_declare_intrinsic(pl_export *e, pl_op_kind kind, const pl_type *const *types, uint32_t count,
                                         const pl_type *result);
pl_str pl_export_fastmath(pl_export *e, const pl_op *op, const char *name); /* "nnan ninf ", empty */
pl_str pl_export_cconv(pl_export *e, pl_str word);                          /* "fastcc ", empty for ccc */

/* --- attrs.c --- */
bool pl_export_is_old(const pl_export *e); /* the text is for LLVM 19 */
/* Attributes with spaces between them, as intrinsics.def has them, in the words of the version that shall read them. */
pl_str pl_export_words(pl_export *e, pl_str words);

/* verify.c: false if LLVM would refuse it (reported). An alignment of 0 or less is not given. */
bool pl_export_verify_alignment(pl_export *e, const pl_op *op, int64_t alignment);
bool pl_export_verify_global(pl_export *e, const pl_op *op);
bool pl_export_verify_symbol(pl_export *e, const pl_op *op);   /* linkage, visibility, alignment */
bool pl_export_verify_callable(pl_export *e, const pl_op *op); /* the calling convention of a call */
/* What the attributes of a parameter or result of the type say of its range: numbers as wide as it. */
bool pl_export_verify_range(pl_export *e, const pl_op *op, const pl_attr *dict, const pl_type *type);
bool pl_export_verify_op(pl_export *e, const pl_op *op); /* verify_ops.c */
bool pl_export_verify_func(pl_export *e, const pl_op *op, const pl_lir_attrs *attrs);
void pl_lir_attrs_add_kind(pl_export *e, pl_lir_attrs *list, const char *kind);
void pl_lir_attrs_add_text(pl_export *e, pl_lir_attrs *list, const char *kind, pl_str text, pl_str group);
void pl_lir_attrs_add_words(pl_export *e, pl_lir_attrs *list, pl_str words); /* with spaces between them */
void pl_lir_attrs_add_string(pl_export *e, pl_lir_attrs *list, pl_str key, pl_str value);
pl_str pl_lir_attrs_group(pl_export *e, const pl_lir_attrs *list);   /* `nounwind "a"="b"` */
pl_str pl_lir_attrs_comment(pl_export *e, const pl_lir_attrs *list); /* without strings, as in comments */
/* The dictionary of a parameter or result: ` noundef align 4`, each with a space in front. False (reported) if one is unknown. */
bool pl_export_param_attrs(pl_export *e, const pl_op *op, const pl_attr *dict, pl_lir_param_attrs *out);
/* `addrspace(3) ` where functions do not live in space 0. */
void pl_export_call_space(pl_export *e, pl_lir_ins *ins);
/* Those of a call's result, which stand before its type. */
void pl_export_result_attrs(pl_export *e, pl_lir_ins *ins, pl_lir_param_attrs attrs);
const pl_attr *pl_export_param_dict(const pl_op *op, const char *name, uint32_t i);
bool pl_export_func_attrs(pl_export *e, const pl_op *op, bool definition, pl_lir_attrs *list);
pl_str pl_export_memory_effects(pl_export *e, const pl_attr *effects);

/* --- md.c --- */
pl_lir_md *pl_lir_md_string(pl_export *e, pl_str text);
pl_lir_md *pl_lir_md_int(pl_export *e, uint32_t width, int64_t value);
pl_lir_md *pl_lir_md_node(pl_export *e, pl_lir_md *const *ops, uint32_t count); /* !{...} */
pl_lir_md *pl_lir_md_unique(pl_export *e, pl_lir_md *md);                       /* the one node of this text and these operands */
pl_lir_md *pl_lir_md_cached(pl_export *e, pl_lir_md *const *ops, uint32_t count); /* the one node of these operands */
void pl_lir_md_named(pl_export *e, const char *name, const pl_lir_md *node);
/* Branch weights, loop annotations, aliasing and the like of an op, behind its instruction. */
bool pl_export_op_metadata(pl_export *e, const pl_op *op, pl_lir_ins *ins);
bool pl_export_func_metadata(pl_export *e, const pl_op *op, pl_lir_func *func);
bool pl_export_module_flags(pl_export *e, const pl_op *op);
bool pl_export_linker_options(pl_export *e, const pl_op *op);

/* --- loop.c --- */
pl_lir_md *pl_export_loop(pl_export *e, const pl_op *op, const pl_attr *annotation); /* NULL (reported) if it is none */

/* --- alias.c --- */
void pl_export_aliasing(pl_export *e, const pl_op *op, pl_lir_ins *ins);    /* scopes, groups of accesses, tags */
void pl_export_memory_tags(pl_export *e, const pl_op *op, pl_lir_ins *ins); /* of the memory model */
pl_lir_md *pl_export_access_group(pl_export *e, const pl_attr *attr);
bool pl_export_scope_declaration(pl_export *e, const pl_op *op);

/* --- di.c: attributes #llvm.di_... --- */
pl_lir_md *pl_export_di(pl_export *e, const pl_attr *attr);            /* NULL for none */
pl_lir_md *pl_export_di_expression(pl_export *e, const pl_attr *attr); /* attr: NULL is the empty one */

/* --- loc.c --- */
/* The DILocation of an explicit location, or of a place in the module's text; NULL if there is no scope for it. */
pl_lir_md *pl_export_loc(pl_export *e, const pl_attr *loc, uint32_t line, uint32_t column);
void pl_export_debug_func(pl_export *e, const pl_op *op, pl_lir_func *func);
void pl_export_debug_global(pl_export *e, const pl_op *op, pl_lir_global *global);
bool pl_export_debug_record(pl_export *e, const pl_op *op);
void pl_export_debug_finish(pl_export *e); /* when all globals are known */

#endif
