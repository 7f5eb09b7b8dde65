/* world.h - what source and lowering, and all paths of one function, share. Made and freed by the validator (verify/tv), which
 * also sets the assumptions and the rules that are switched off. */
#ifndef PL_VERIFY_SEM_STATE_WORLD_H
#define PL_VERIFY_SEM_STATE_WORLD_H

#include "core/base/vec.h"
#include "verify/claims/denormal.h"
#include "verify/sem/state/constant_global.h"
#include "verify/sem/state/layout.h"
#include "verify/term/term.h"

typedef struct pl_sem_world {
  pl_arena *arena;
  pl_terms *T;
  pl_layout *layout;
  pl_map roots;               /* pointer symbol -> base symbol of its object, or `shared_root` (roots.c) */
  pl_map leads_nowhere;       /* terms that no new object can be reached from (memory/capture.c) */
  pl_map reveals_nothing;     /* terms that reveal nothing of the address of a new object */
  pl_map plain_numbers;       /* terms that no address becomes part of (roots.c) */
  pl_map saves;               /* result of llvm.intr.stacksave -> what a restore leaves (llvm/stack.c) */
  pl_map space_casts;         /* addresses that are casts between address spaces -> the operand (memory/address_space.c) */
  pl_map returned;            /* pointers to descriptors that calls have returned: malloc's, whatever other buffers are */
  bool choices_apart;         /* a choice between pointers makes two paths */
  const pl_term *open_choice; /* BOOL: decides between the two objects that a pointer was last found to lead to */
  const pl_term *shared_root; /* marker */
  const pl_term *undef;       /* whether undef counts as poison: one symbol for source and lowering */
  bool met_undef;             /* it occurs in some term */
  pl_map unwritten;           /* contents of new objects before anything is stored: undef */
  pl_map partly_undef;        /* symbols of leaves that are one of some values computed from undef (undef.c) */
  pl_map undef_keys;          /* how they are computed -> these symbols */
  const pl_op *source_module; /* a call of a function that it names is an event */
  const pl_op *lowered_module;
  bool source_is_llvm; /* not of MLIR's own dialects: unwritten memory is undef, and an i8 on the stack as aligned as it says */
  bool loops_end;      /* the source claims of each of its loops that it terminates */
  bool flags_off;      /* rule switched off: flags claim nothing */
  pl_denormal_mode denormals, denormals_single; /* of the function: of most formats, of f32 */
  bool poison_off;                              /* rule switched off: nothing is poison */
  bool choices_off;   /* rule switched off: undef and freeze of the lowering are 0, new objects are equal */
  bool lifetimes_off; /* rule switched off: freeing shared memory leaves no trace */
  bool nonnegative_strides;
  bool generic_functions; /* convention: buffers come from _mlir_memref_to_llvm_alloc and go to _mlir_memref_to_llvm_free */
  bool descriptor_static; /* the named assumptions; on unless switched off */
  bool sizes_nonnegative;
  bool memref_in_object;
  bool allocations_succeed;
  bool callees_conform;
  bool runtime_contracts;
  bool stack_alignment;
  bool used_stack_alignment;      /* something depends on it */
  uint32_t choices;               /* bits of 1 << pl_sem_choice: what the source has left to the lowering */
  bool numbers_only;              /* for finding inputs: where the source may choose a NaN, none that depend on which */
  PL_VEC(pl_sem_final) finals;    /* constant globals that the source has named (constant_globals.c) */
  PL_VEC(pl_sem_final) tables;    /* constant globals that the lowering has named and the source does not have */
  PL_VEC(const pl_term *) axioms; /* what is known of the base of each new object: not null, aligned, does not wrap */
  uint64_t next_serial;
  uint64_t clock; /* of the lifetimes of objects (memory/lifetimes.c) */
  /* May be NULL: whether two terms are equal by what the source's execution implies so far (the validator asks its provers). */
  bool (*prove_equal)(void *user, const pl_term *a, const pl_term *b);
  void *prove_user;
  bool brief;         /* the answer is worth little: the provers give up early */
  pl_map fp_log;      /* float operations that the lowering made: key term -> flags (scalar/float_choice.c) */
  bool floats_apart;  /* executions of one of them on the same operands need not choose alike */
  pl_map accessed_by; /* source: operations that access memory by an argument -> its number and 1, times 4, and two flags of
                         memory/noalias.h */
  pl_map flag_claims; /* results of the lowering whose fast-math flags allow more than the source's: term -> text */
} pl_sem_world;

/* A new world in memory of `arena`, with the usual assumptions on; to be freed with pl_sem_world_free. `index_bits`: width of
 * `index`; `source_module` may be NULL. Registers the normal forms of float functions and copies with `terms`. */
pl_sem_world *pl_sem_world_new(pl_arena *arena, pl_terms *terms, uint32_t index_bits, const pl_op *source_module);
/* Frees the tables and the layout of the world; the rest is memory of the arena. */
void pl_sem_world_free(pl_sem_world *world);

#endif
