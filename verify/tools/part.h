/* part.h - one text with its lowering: a file, or what stands between two of the separators of --split. Each thread that works on
 * it has modules of its own. */
#ifndef PL_VERIFY_TOOLS_PART_H
#define PL_VERIFY_TOOLS_PART_H

#include "core/ir/op.h"
#include "verify/commands/process.h"
#include "verify/tools/lowering.h"
#include "verify/tools/options.h"

typedef struct pl_part {
  const pl_source *source;
  pl_source lowered;  /* the text that is judged; empty if it is our own lowering */
  char *command_text; /* what the command printed */
  char *command_name; /* how it is called in messages */
  pl_context *ctx;
  pl_arena *arena;
  pl_diags *diags;
  pl_module *source_module, *lowered_module; /* NULL before they are read */
  pl_module *right;                          /* our lowering beside a foreign one (pl_part_right_of); NULL before it is made */
  pl_proofs left_out;                        /* rows of functions that could not be lowered, with the reason */
} pl_part;

/* Where a lowering comes from, if not from the part itself. */
typedef struct pl_part_command {
  pl_processes *processes;
  const pl_source *file; /* that the part is of */
  const char *path;      /* of the file; "-": standard input */
  pl_sink *errors;       /* gets what the command of --lower-with writes to standard error */
} pl_part_command;

/* A part with that source and lowering (NULL: none is given), of which nothing is read yet. Freed with pl_part_free. */
pl_part pl_part_new(const pl_source *source, const pl_source *lowered);
/* Frees the modules, the texts and the arena. */
void pl_part_free(pl_part *part);

/* Parses or imports the source, and checks it; false, with diagnostics in part->diags, if it is not valid. */
bool pl_part_read(pl_part *part, const pl_cli_options *options);
/* Sets part->lowered_module from --lower-with, --lowered or our converter. False if there is none, with diagnostics or rows in
 * part->left_out. */
bool pl_part_lower(pl_part *part, const pl_cli_options *options, const pl_part_command *command);
/* Makes both modules again for another thread, from the texts of `of`, of which both are there; false if that fails. */
bool pl_part_copy(pl_part *part, const pl_part *of, const pl_cli_options *options);

/* Our own lowering of the function of that name, if the lowering comes from a file or command; NULL if there is none. */
const pl_op *pl_part_right_of(pl_part *part, const pl_cli_options *options, pl_str name);
/* The row of a source function that could not be lowered; NULL if it was lowered. */
const pl_proof *pl_part_left_out_of(const pl_part *part, const pl_op *function);

/* The number of functions in the module, nested modules included. */
size_t pl_count_functions(const pl_module *module);
/* The number of global variables (see pl_tv_is_global) in the module. */
size_t pl_count_globals(const pl_module *module);

#endif
