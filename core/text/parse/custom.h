/* custom.h - the custom forms that live in files of their own, and what they share. Private to core/text. */
#ifndef PL_CORE_TEXT_PARSE_CUSTOM_H
#define PL_CORE_TEXT_PARSE_CUSTOM_H

#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"

/* custom_memref.c, custom_llvm*.c */
#define PL_CUSTOM_PARSERS(X)                                                                                                     \
  X(Subview)                                                                                                                     \
  X(ReinterpretCast)                                                                                                             \
  X(MemrefGlobal)                                                                                                                \
  X(ExpandShape)                                                                                                                 \
  X(Transpose)                                                                                                                   \
  X(GenericAtomicRmw)                                                                                                            \
  X(Prefetch)                                                                                                                    \
  X(DistinctObjects)                                                                                                             \
  X(AllocaScope)                                                                                                                 \
  X(LlvmFunc)                                                                                                                    \
  X(LlvmSwitch)                                                                                                                  \
  X(LlvmCall)                                                                                                                    \
  X(LlvmGlobal)                                                                                                                  \
  X(LlvmCmp) X(ExtractValue) X(InsertValue) X(ShuffleVector) X(VectorExtract) X(VectorInsert) X(LlvmAlloca) X(LlvmLoad)          \
      X(LlvmStore) X(LlvmGep) X(LlvmAssume) X(LlvmInvoke) X(LlvmLandingpad) X(LlvmIndirectBr) X(LlvmCallIntrinsic) X(LlvmAlias)  \
          X(LlvmIfunc) X(LlvmComdat) X(LlvmComdatSelector) X(LlvmPropDict) X(ScfIf) X(ScfFor) X(ScfWhile) X(ScfExecuteRegion)    \
              X(ScfIndexSwitch) X(ScfCondition) X(ScfParallel) X(ScfReduce) X(AffineApply) X(AffineLoad) X(AffineStore)          \
                  X(AffinePrefetch) X(AffineIf) X(AffineFor) X(AffineParallel)

#define X(name) bool pl_p_custom_##name(pl_parser *p, pl_op_state *s);
PL_CUSTOM_PARSERS(X)
#undef X

/* Appends the value that `ref` names to the op's operands, used with that type. False (reported) on error. */
bool pl_p_use_one(pl_parser *p, pl_op_state *s, pl_ref ref, const pl_type *type);
/* Appends the values that the references name to the op's operands, used with type index. False (reported) on error. */
bool pl_p_use_indices(pl_parser *p, pl_op_state *s, const pl_refs *refs);

/* Parses the name of an argument and its location, if one follows. False (reported) on error. */
bool pl_p_arg_name(pl_parser *p, pl_arg *arg);
/* Parses a region, with `args` as its entry block's arguments, and appends it to those of the op, ended with an op of kind `end`
 * if need be. False (reported) on error. */
bool pl_p_ended_region(pl_parser *p, pl_op_state *s, const pl_args *args, pl_op_kind end);
/* Parses `(` (%arg location? `=` %init (`,` ...)*)? `)`, appending the arguments, still without types, and the references to
 * the initial values. False (reported) on error. */
bool pl_p_assignments(pl_parser *p, pl_args *args, pl_refs *inits);
/* Parses (`iter_args` assignments `->` types)? of a loop: arguments to `args`, initial values to `inits`, types to the op's
 * results. False (reported) on error. */
bool pl_p_iter_args(pl_parser *p, pl_op_state *s, pl_args *args, pl_refs *inits);
/* Parses `(` (%name location? (`,` ...)*)? `)`, appending arguments of type index. False (reported) on error. */
bool pl_p_index_args(pl_parser *p, pl_args *args);

/* Parses the arguments of a function in parentheses, with types and attributes. False (reported) on error. `llvm`: types may drop
 * `!llvm.`, and the list may end with `...` (*variadic). */
bool pl_p_func_args(pl_parser *p, pl_args *args, bool *variadic, bool llvm);
/* Parses (`->` (type | `(` (type dict? (`,` ...)*)? `)`))? of a function and appends the results. False (reported) on error.
 * `llvm`: types may drop `!llvm.`. */
bool pl_p_func_results(pl_parser *p, pl_args *results, bool llvm);
/* Sets the attribute `name` to the array of the dictionaries of arguments or results, if any of them has attributes. */
void pl_p_set_arg_attrs(pl_parser *p, pl_op_state *s, pl_attr_name name, const pl_args *args);
/* The types of the arguments, in order, in the parser's arena. */
pl_type_list pl_p_arg_types(pl_parser *p, const pl_args *args);
/* Parses @name and sets the attribute sym_name. False (reported) if no name stands here. */
bool pl_p_symbol_name(pl_parser *p, pl_op_state *s);
/* Parses (`public` | `private` | `nested`)? and sets the attribute sym_visibility if there is one. */
void pl_p_optional_visibility(pl_parser *p, pl_op_state *s);
/* Parses the body of a function if `{` stands here, with the arguments bound if they have names, else makes an empty region, and
 * appends the region to the op's. False (reported) on error. A parser hook may take this over. */
bool pl_p_optional_body(pl_parser *p, pl_op_state *s, const pl_args *args);
/* Whether no attribute from `first` on is one that the syntax of a func.func gives already; false is reported at `at`. */
bool pl_p_check_func_attrs(pl_parser *p, const pl_op_state *s, size_t first, pl_token at);
/* Consumes the current token if it is a word of the named vocabulary, and gives the word and its number there; false if it is
 * not. */
bool pl_p_accept_llvm_word(pl_parser *p, pl_str vocabulary_name, pl_str *word, int64_t *value);
/* Consumes the current token if it is a word of the vocabulary llvm.mnemonic, and sets the attribute `name` to
 * #llvm.mnemonic<word>; false if it is not. */
bool pl_p_accept_llvm_enum(pl_parser *p, pl_op_state *s, pl_attr_name name, const char *mnemonic);
/* Consumes the current token if it is a word of the vocabulary, and sets the attribute `name` to the word's number as an i64. */
void pl_p_accept_llvm_number(pl_parser *p, pl_op_state *s, pl_attr_name name, pl_str vocabulary);
/* Parses value `:` successor (`,` ...)* of a switch on an integer of `type`, appends the successors and sets case_values. False
 * (reported) on error. */
bool pl_p_int_cases(pl_parser *p, pl_op_state *s, const pl_type *type);

#endif
