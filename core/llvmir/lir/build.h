/* build.h - making constants, blocks and instructions.
 */
#ifndef PL_CORE_LLVMIR_LIR_BUILD_H
#define PL_CORE_LLVMIR_LIR_BUILD_H

#include "core/llvmir/lir/lir.h"

/* A formatted text in the arena. */
pl_str pl_lir_text(pl_arena *arena, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* An integer constant; `bits` are as wide as the type. */
const pl_lir *pl_lir_int(pl_lir_module *m, const pl_type *type, pl_apint bits);
/* An integer constant of the type, modulo its width. */
const pl_lir *pl_lir_i64(pl_lir_module *m, const pl_type *type, int64_t value);
/* A floating point constant by its bits. */
const pl_lir *pl_lir_float(pl_lir_module *m, const pl_type *type, pl_apint bits);
/* The zero of any type: 0, null, zeroinitializer. */
const pl_lir *pl_lir_zero(pl_lir_module *m, const pl_type *type);
/* The undef of a type. */
const pl_lir *pl_lir_undef(pl_lir_module *m, const pl_type *type);
/* The poison of a type. */
const pl_lir *pl_lir_poison(pl_lir_module *m, const pl_type *type);
/* All elements of an aggregate or vector of fixed length, in LLVM's shortest kind: zero, undef, poison if all of them are. */
const pl_lir *pl_lir_list(pl_lir_module *m, const pl_type *type, const pl_lir *const *elems, uint32_t count);
/* The constant vector, fixed or scalable, with the same element everywhere. */
const pl_lir *pl_lir_splat(pl_lir_module *m, const pl_type *type, const pl_lir *elem);
/* The address @name; `op` is what defines it, or NULL. */
const pl_lir *pl_lir_symbol(pl_lir_module *m, const pl_type *type, pl_str name, const pl_op *op);
/* A constant expression: cast `word` of a constant to a type. */
const pl_lir *pl_lir_cast(pl_lir_module *m, const char *word, const pl_lir *a, const pl_type *type);
/* Whether it is a constant: no argument, instruction, metadata or inline assembly. */
static inline bool pl_lir_is_constant(const pl_lir *v) {
  return v->kind != PL_LIR_ARG && v->kind != PL_LIR_INS && v->kind != PL_LIR_METADATA && v->kind != PL_LIR_ASM;
}
/* 0 of an integer, +0.0, null, zeroinitializer. */
bool pl_lir_is_null(const pl_lir *v);
bool pl_lir_same(const pl_lir *a, const pl_lir *b); /* constants only; bounded by their size */
/* Number of elements of an aggregate or of a vector of fixed length; 0 for all else. */
uint32_t pl_lir_num_elems(const pl_type *type);
/* The type of element `i` of an aggregate or vector. */
const pl_type *pl_lir_elem_type(const pl_type *type, uint32_t i);
/* The i-th element of a constant aggregate or vector, or NULL if it is not to be had. */
const pl_lir *pl_lir_elem(pl_lir_module *m, const pl_lir *v, uint32_t i);
/* Whether a type is a vector of LLVM IR, fixed or scalable. */
bool pl_lir_is_vector(const pl_type *type);
/* Whether the type is a scalable vector. */
bool pl_lir_is_scalable(const pl_type *type);

/* An empty block at the end of a function. */
pl_lir_block *pl_lir_block_new(pl_lir_module *m, pl_lir_func *func);
/* An instruction without text at the end of a block; `type` is that of its value. */
pl_lir_ins *pl_lir_ins_new(pl_lir_module *m, pl_lir_block *block, const pl_type *type);
void pl_lir_ins_text(pl_lir_ins *ins, const char *text); /* not copied */
/* Appends a text, which is not copied. */
void pl_lir_ins_str(pl_lir_ins *ins, pl_str text);
/* Appends the attributes of a parameter. */
void pl_lir_ins_param_attrs(pl_lir_ins *ins, pl_lir_param_attrs attrs);
/* Appends a type. */
void pl_lir_ins_type(pl_lir_ins *ins, const pl_type *type);
/* Appends a value without its type. */
void pl_lir_ins_value(pl_lir_ins *ins, const pl_lir *value);
/* Appends a value with its type. */
void pl_lir_ins_typed(pl_lir_ins *ins, const pl_lir *value);
/* Appends `label %block`. */
void pl_lir_ins_label(pl_lir_ins *ins, const pl_lir_block *block);
/* Appends a reference to the attribute group with that text; nothing if it is empty. */
void pl_lir_ins_attrs(pl_lir_ins *ins, pl_str group);
/* Adds an attachment `!kind node` in the order in which LLVM prints them; of one kind the last counts. `md` NULL: none. */
void pl_lir_attach(pl_lir_attachments *list, const char *kind, uint32_t order, const pl_lir_md *md);

#endif
