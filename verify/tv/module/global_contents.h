/* global_contents.h - what a global holds at first, as far as it is known. globals.c asks. */
#ifndef PL_VERIFY_TV_MODULE_GLOBAL_CONTENTS_H
#define PL_VERIFY_TV_MODULE_GLOBAL_CONTENTS_H

#include "verify/sem/state/layout.h"
#include "verify/tv/module/globals.h"

/* A global as scalars one after the other. */
typedef struct pl_contents {
  const pl_attr *value; /* NULL: not initialised */
  bool defined;         /* else only declared */
  bool zero;
  bool poison;
  bool understood;
  uint64_t count;
  const pl_flat *elem;
  const pl_initial_scalar *computed; /* of a region that puts constants together; else NULL */
} pl_contents;

typedef enum pl_same { PL_SAME, PL_DIFFERENT, PL_NOT_KNOWN } pl_same;

/* The initial value of a global and the layout of its elements, as far as they are understood. An `uninitialized` memref.global
 * is `defined`, with `value` NULL. */
pl_contents pl_tv_read_contents(pl_arena *arena, pl_layout *layout, const pl_op *global);
/* Whether both globals, of elements of known layout, have the same size in bytes; false if one overflows. */
bool pl_tv_same_size(const pl_contents *source, const pl_contents *lowered);
/* Whether `lowered` has at least as many bytes as `source`; false if a size overflows. Both have elements of known layout.
 */
bool pl_tv_holds_size(const pl_contents *source, const pl_contents *lowered);
/* Whether `lowered`, which is no smaller, holds at first what `source` holds where that is defined; PL_NOT_KNOWN if that is not
 * known. */
pl_same pl_tv_compare_contents(pl_arena *arena, const pl_contents *source, const pl_contents *lowered);

#endif
