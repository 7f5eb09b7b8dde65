/* reader.h - the state of reading a text piece by piece. Private to core/text/stream. */
#ifndef PL_CORE_TEXT_STREAM_READER_H
#define PL_CORE_TEXT_STREAM_READER_H

#include "core/text/parse/tokens/parser.h"
#include "core/text/parse/tokens/state.h"
#include "core/text/stream/mentions.h"
#include "core/text/stream/pieces.h"

/* Where an op of a module stands in the text. */
typedef struct pl_extent {
  const pl_block *block;
  pl_token start;
  const char *end; /* the token after it */
  bool skipped;    /* a function whose body was not read */
} pl_extent;

/* What is noted while a text is read without the bodies of its functions. */
typedef struct pl_outline {
  PL_VEC(pl_extent) extents;
  const pl_block *skipped; /* the function that is read has no body and goes into this block */
} pl_outline;

/* The head of a block, which is read before the ops of the blocks before it. */
typedef struct pl_head {
  pl_block *block;
  const char *start;
  pl_token after;
} pl_head;

/* A function whose body is read on and on (open_func.c). */
typedef struct pl_open_func {
  pl_module *module; /* of the function alone */
  size_t index;      /* of the function's extent */
  const char *end;   /* of its text, the token after it */
  bool wanted;       /* the next body is to be opened */
  bool is_open;
  pl_open_region region;
  pl_block *block; /* the one that is read */
  PL_VEC(pl_head) heads;
  size_t next; /* of heads */
  pl_mentions mentions;
  const bool *args; /* which arguments of the function its body mentions */
  size_t known;     /* names that were left when their table was last made anew */
} pl_open_func;

struct pl_pieces {
  pl_parser parser;
  pl_parse_hook hook; /* of the parser, while the outline is read or a function is opened */
  pl_outline outline;
  pl_diags *diags;       /* anything in it makes the text one that is not read in pieces */
  pl_module *module;     /* the outline */
  uint32_t region_depth; /* of the module's ops */
  size_t next;           /* of outline.extents */
  pl_open_func open_func;
};

/* Begins a piece: makes a new module, with the whole module's attributes and location, the parser's, and opens a scope of
 * names. */
void pl_pieces_start(pl_pieces *pieces);
/* Ends the piece that pl_pieces_start has begun. False if anything was reported in this piece or an earlier one. */
bool pl_pieces_end(pl_pieces *pieces);

/* Makes the parser continue at `start`, a token that was read from the same text before. */
void pl_p_seek(pl_parser *p, pl_token start);

#endif
