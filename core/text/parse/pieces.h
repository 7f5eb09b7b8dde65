/* pieces.h - what the files of the parser share that read a long text piece by piece. Private to core/text. */
#ifndef PL_CORE_TEXT_PARSE_PIECES_H
#define PL_CORE_TEXT_PARSE_PIECES_H

#include "core/text/parse/parser.h"

struct pl_pieces {
  pl_parser parser;
  pl_outline outline;
  pl_diags *diags;       /* anything in it makes the text one that is not read in pieces */
  pl_module *module;     /* the outline */
  uint32_t region_depth; /* of the module's ops */
  size_t next;           /* of outline.extents */
  pl_growing growing;
};

/* Around what is read into a module: that is the parser's from the start on. The end is false if there was an error. */
void pl_pieces_start(pl_pieces *pieces);
bool pl_pieces_end(pl_pieces *pieces);

#endif
