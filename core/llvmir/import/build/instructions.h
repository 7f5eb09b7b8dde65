/* instructions.h - one instruction each; *result: what it defines, or NULL. */
#ifndef PL_CORE_LLVMIR_IMPORT_BUILD_INSTRUCTIONS_H
#define PL_CORE_LLVMIR_IMPORT_BUILD_INSTRUCTIONS_H

#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/metadata.h"

/* Reads one instruction of any kind, from its opcode on. False, reported, on error. */
bool pl_ll_instruction(pl_importer *im, pl_value **result);
typedef struct pl_ll_inst {
  pl_ll_token at; /* the opcode */
  pl_str opcode;
  pl_ll_entries attrs;
  pl_ll_values operands;
  pl_ll_attachments metadata;
} pl_ll_inst;
/* Reads an alloca, load, store, getelementptr or atomic instruction; *known: it is one. False, reported, on error. */
bool pl_ll_memory_instruction(pl_importer *im, pl_ll_inst *in, pl_value **result, bool *known);
/* Reads a terminator, whose op is made when the body has been read; *known: it is one. False, reported, on error. */
bool pl_ll_terminator(pl_importer *im, pl_ll_inst *in, pl_value **result, bool *known);
/* Reads a call with or without a tail marker; *known: it is one. False, reported, on error. */
bool pl_ll_call_instruction(pl_importer *im, pl_ll_inst *in, pl_value **result, bool *known);
/* `, !dbg !3`s at the end of an instruction, then the op itself. */
bool pl_ll_finish(pl_importer *im, pl_ll_inst *in, pl_op_kind kind, const pl_type *type, pl_value **result);

#endif
