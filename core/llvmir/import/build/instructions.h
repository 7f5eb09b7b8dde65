/* instructions.h - one instruction each; *result: what it defines, or NULL. */
#ifndef PL_CORE_LLVMIR_IMPORT_BUILD_INSTRUCTIONS_H
#define PL_CORE_LLVMIR_IMPORT_BUILD_INSTRUCTIONS_H

#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/metadata.h"

/* Reads one instruction from its opcode on and makes its op; a phi becomes a block argument instead, and the op of a terminator
 * is made when the whole body has been read. `*result` is its value; without one, NULL or as it was. False, reported, on
 * error. */
bool pl_ll_instruction(pl_importer *im, pl_value **result);
typedef struct pl_ll_inst {
  pl_ll_token at; /* the opcode */
  pl_str opcode;
  pl_ll_entries attrs;
  pl_ll_values operands;
  pl_ll_attachments metadata;
} pl_ll_inst;
/* Reads an alloca, load, store, getelementptr, cmpxchg, atomicrmw or fence after its opcode and makes its op, with value
 * `*result`. `*known` is whether the opcode is one of these; nothing is read if not. False, reported, on error. */
bool pl_ll_memory_instruction(pl_importer *im, pl_ll_inst *in, pl_value **result, bool *known);
/* Reads a ret, br, switch, indirectbr, resume, invoke or unreachable after its opcode; the op is made when the body has been
 * read. `*known` is whether the opcode is one of these; nothing is read if not. `*result` becomes a stand-in for the value of an
 * invoke that has one. False, reported, on error. */
bool pl_ll_terminator(pl_importer *im, pl_ll_inst *in, pl_value **result, bool *known);
/* Reads the rest of `(tail | musttail | notail)? call ...`, whose first word was read, and makes its op, if it is not dropped,
 * with value `*result`. `*known` is false, and nothing is read, if that word is another opcode. False, reported, on error. */
bool pl_ll_call_instruction(pl_importer *im, pl_ll_inst *in, pl_value **result, bool *known);
/* Reads the metadata at the end of an instruction, then makes its op of kind `kind` and result type `type` (NULL: none) and
 * appends it to the current block, checked unless it is a call. `*result` is its value, NULL if it has none. False, reported, on
 * error. */
bool pl_ll_finish(pl_importer *im, pl_ll_inst *in, pl_op_kind kind, const pl_type *type, pl_value **result);

#endif
