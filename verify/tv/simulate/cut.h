/* cut.h - a cut, and the relation that is known of values, objects and memory there. */
#ifndef PL_VERIFY_TV_SIMULATE_CUT_H
#define PL_VERIFY_TV_SIMULATE_CUT_H

#include "verify/sem/state/object.h"
#include "verify/sem/state/state.h"

typedef struct pl_cell pl_cell; /* A place of memory whose contents are known at a cut */

typedef struct pl_cut_leaf {
  const pl_value *value; /* NULL: a slot's base (leaf 0) or size (leaf 1), or what a cell holds */
  pl_cell *cell;         /* NULL: none */
  uint32_t leaf;
  uint32_t slot;
  uint32_t class_id;
  pl_role role;
  bool poison;
  bool pointer;
} pl_cut_leaf;

typedef struct pl_cut_class {
  const pl_term *symbol; /* stands for the class in `expr` of others */
  const pl_term *expr;   /* a constant, or a term over other classes' symbols; NULL: arbitrary */
  const pl_term *begin;  /* if it was taken out of classes that had one: the `expr` of the first of them; else NULL */
  uint32_t slot;         /* pointers: which slot they point into, NO_SLOT for shared memory, BAD_SLOT if it is not known */
  pl_sort sort;
  uint32_t ties;        /* how often leaves of it were tied to an expression anew */
  const pl_term *stale; /* its term at the first arrival; used only where the rule that forbids it is switched off */
  bool is_save;         /* what llvm.intr.stacksave gave */
  uint64_t outlive;     /* if so: the slots that outlive its restoring */
  bool undef;           /* of poison: a value of it may be undef, which poison is not */
} pl_cut_class;

#define PL_NO_SLOT UINT32_MAX
#define PL_BAD_SLOT (UINT32_MAX - 1)

/* Of a slot: its base, its size, and of those that begin with pointers, as descriptors do, these words. */
enum { PL_PART_BASE, PL_PART_SIZE, PL_PART_WORDS, PL_SLOT_WORDS = 2, PL_WORD_BYTES = PL_POINTER_BITS / 8 };

/* An object that lives at a cut. */
typedef struct pl_cut_slot {
  pl_sem_object like; /* kind, align, elem, escaped */
  bool in_source, in_lowered;
  const pl_op *scope_in_source, *scope_in_lowered;
  bool alive_in_source,
      alive_in_lowered; /* the same on all ways in: dead on one alone would make the other's accesses undefined */
  bool lost;            /* some way in does not have it */
  uint32_t witness;     /* the leaf that leads to it */
} pl_cut_slot;

typedef struct pl_bound_side {
  const pl_term *constant; /* NULL: what the leaf is */
  uint32_t leaf;
} pl_bound_side;

/* How two integers are ordered. */
typedef enum pl_bound_order { PL_BOUND_SLE, PL_BOUND_SLT, PL_BOUND_ULE, PL_BOUND_ULT, PL_BOUND_NE } pl_bound_order;

typedef struct pl_cut_bound {
  pl_bound_side low, high;
  pl_bound_order order;
} pl_cut_bound;

typedef struct pl_cut {
  const pl_block *source, *lowered;
  /* Which objects have come to an end on the ways to it, and which pointers lead elsewhere than on the first one: other ways lead
   * to another cut of these blocks. 0: none. */
  uint64_t way;
  PL_VEC(pl_cut_leaf) leaves;
  PL_VEC(pl_cut_class) classes;
  PL_VEC(pl_cut_slot) slots;
  PL_VEC(pl_cut_bound) bounds;
  PL_VEC(const pl_value *) wellformed; /* live memrefs of the source that are well-formed on every way in */
  bool odd_memrefs, odd_sizes;         /* as in pl_sem, on some way in */
  bool reached, queued;
  uint32_t walked; /* times */
} pl_cut;

#endif
