/* build.h - making constants, blocks and instructions.
 */
#ifndef PL_CORE_LLVMIR_LIR_BUILD_H
#define PL_CORE_LLVMIR_LIR_BUILD_H

#include "core/llvmir/lir/lir.h"

/* Formats as printf does; the resulting string is in the arena. */
pl_str pl_lir_text(pl_arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* An integer constant; `bits` is as wide as the type. */
const pl_lir *pl_lir_int(pl_lir_module *m, const pl_type *type, pl_apint bits);
/* An integer constant: `value` modulo 2^width of the type. */
const pl_lir *pl_lir_i64(pl_lir_module *m, const pl_type *type, int64_t value);
/* A floating point constant with the given bit pattern. */
const pl_lir *pl_lir_float(pl_lir_module *m, const pl_type *type, pl_apint bits);
/* The zero of any type: 0, null, none (of a token) or zeroinitializer. */
const pl_lir *pl_lir_zero(pl_lir_module *m, const pl_type *type);
/* The undef of a type. */
const pl_lir *pl_lir_undef(pl_lir_module *m, const pl_type *type);
/* The poison of a type. */
const pl_lir *pl_lir_poison(pl_lir_module *m, const pl_type *type);
/* The constant aggregate or fixed-length vector with the given elements, which are copied; zero, undef or poison as a whole if
 * the elements are. */
const pl_lir *pl_lir_list(pl_lir_module *m, const pl_type *type, const pl_lir *const *elems, uint32_t count);
/* The constant vector with `elem` in every lane; a fixed-length one may have at most 2^20 lanes. */
const pl_lir *pl_lir_splat(pl_lir_module *m, const pl_type *type, const pl_lir *elem);
/* The constant address @name, of pointer type `type`; `op` is the op that defines it, or NULL. The name must outlive it. */
const pl_lir *pl_lir_symbol(pl_lir_module *m, const pl_type *type, pl_str name, const pl_op *op);
/* The constant expression `word (a to type)`, not folded; `word` must outlive it. */
const pl_lir *pl_lir_cast(pl_lir_module *m, const char *word, const pl_lir *a, const pl_type *type);
/* Whether the value is a constant, not an argument, instruction, metadata or inline assembly. */
static inline bool pl_lir_is_constant(const pl_lir *v) {
  return v->kind != PL_LIR_ARG && v->kind != PL_LIR_INS && v->kind != PL_LIR_METADATA && v->kind != PL_LIR_ASM;
}
/* Whether the constant is the zero of its type: integer 0, +0.0, null or zeroinitializer. */
bool pl_lir_is_null(const pl_lir *v);
/* Whether two constants are known to be equal. */
bool pl_lir_same(const pl_lir *a, const pl_lir *b);
/* Number of elements of a struct, array or fixed-length vector; 0 for other types and for too many elements. */
uint32_t pl_lir_num_elems(const pl_type *type);
/* The type of element `i` of a struct, array or vector. */
const pl_type *pl_lir_elem_type(const pl_type *type, uint32_t i);
/* Element `i` of a constant aggregate or vector; NULL if it is out of range or not known. */
const pl_lir *pl_lir_elem(pl_lir_module *m, const pl_lir *v, uint32_t i);
/* Whether the type is a vector, fixed or scalable. */
bool pl_lir_is_vector(const pl_type *type);
/* Whether the type is a scalable vector. */
bool pl_lir_is_scalable(const pl_type *type);

/* Appends an empty block to a function and returns it. */
pl_lir_block *pl_lir_block_new(pl_lir_module *m, pl_lir_func *func);
/* A new instruction without pieces at the end of a block; `type` is its result type, void for none. */
pl_lir_ins *pl_lir_ins_new(pl_lir_module *m, pl_lir_block *block, const pl_type *type);
/* Appends a text to an instruction; the text is not copied. */
void pl_lir_ins_text(pl_lir_ins *ins, const char *text);
/* Appends a text to an instruction; the text is not copied. */
void pl_lir_ins_str(pl_lir_ins *ins, pl_str text);
/* Appends the text of parameter attributes, with the type that they mention, to an instruction. */
void pl_lir_ins_param_attrs(pl_lir_ins *ins, pl_lir_param_attrs attrs);
/* Appends a type to an instruction. */
void pl_lir_ins_type(pl_lir_ins *ins, const pl_type *type);
/* Appends a value without its type to an instruction. */
void pl_lir_ins_value(pl_lir_ins *ins, const pl_lir *value);
/* Appends a value preceded by its type to an instruction. */
void pl_lir_ins_typed(pl_lir_ins *ins, const pl_lir *value);
/* Appends the block's name `%N`, without the word `label`, to an instruction. */
void pl_lir_ins_label(pl_lir_ins *ins, const pl_lir_block *block);
/* Appends ` #N`, a reference to the attribute group with the text `group`, to an instruction, unless the text is empty. */
void pl_lir_ins_attrs(pl_lir_ins *ins, pl_str group);
/* Inserts the attachment `!kind md` into the list, sorted by `order`, or replaces one of that order; nothing if `md` is NULL. */
void pl_lir_attach(pl_lir_attachments *list, const char *kind, uint32_t order, const pl_lir_md *md);

#endif
