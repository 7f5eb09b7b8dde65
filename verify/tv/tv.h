/* tv.h - translation validation: is this LLVM-dialect module a right lowering of that source module?
 *
 * Pairs the functions of both by name, walks their control flow together, states obligations, discharges them by normal form,
 * by lemmas in linear integer arithmetic, or by Z3, and confirms every refutation by running both sides in verify/interp.
 * What `proved` means is written in verify/README.md.
 */
#ifndef PL_VERIFY_TV_TV_H
#define PL_VERIFY_TV_TV_H

#include "core/ir/op.h"
#include "verify/convention/convention.h"
#include "verify/interp/compare/comparison.h"
#include "verify/interp/inputs/random_inputs.h"

typedef enum pl_verdict {
  PL_VERDICT_INVALID,
  PL_VERDICT_PROVED,
  PL_VERDICT_REFUTED,
  PL_VERDICT_UNKNOWN,
  PL_VERDICT_UNSUPPORTED,
} pl_verdict;

/* X(enumerator, name, what it says) - the name stands in reports and in `refuted:NAME` predicates. */
#define PL_OBLIGATIONS(X)                                                                                                        \
  X(SYMBOL, "symbol", "the lowering has the symbol that the convention demands")                                                 \
  X(SIGNATURE, "signature", "its type is the one that the convention demands")                                                   \
  X(ATTRIBUTE, "attribute", "linkage, visibility, parameter attributes and fast-math flags claim no more than the source")       \
  X(CONTROL, "control", "both sides go to corresponding places")                                                                 \
  X(BRANCH, "branch", "the lowering does not branch on poison")                                                                  \
  X(UNDEFINED, "undefined", "the lowering's operation is defined where the source is")                                           \
  X(ADDRESS, "address", "the lowering's address is not poison")                                                                  \
  X(ACCESS, "access", "the lowering accesses only what the source accesses, or its own object in range")                         \
  X(ALIGNMENT, "alignment", "the claimed alignment holds")                                                                       \
  X(ALLOCATION, "allocation", "the lowering's new object is a legal choice for the source's")                                    \
  X(LIFETIME, "lifetime", "objects that both sides have live equally long")                                                      \
  X(STACK_USAGE, "stack-usage", "the lowering needs no more of the stack than the source, but for a megabyte")                   \
  X(CALL, "call", "the same function is called")                                                                                 \
  X(CALL_ARGUMENT, "call-argument", "with corresponding arguments")                                                              \
  X(CALL_MEMORY, "call-memory", "on corresponding memory")                                                                       \
  X(RETURN_VALUE, "return-value", "corresponding values are returned")                                                           \
  X(RETURN_MEMORY, "return-memory", "corresponding memory is left")                                                              \
  X(CUT_VALUES, "cut-values", "the relation of values is inductive where loops and joins begin")                                 \
  X(CUT_MEMORY, "cut-memory", "memory corresponds where loops and joins begin")

typedef enum pl_obligation_kind {
  PL_OBLIGATION_INVALID,
#define X(name, text, what) PL_OBLIGATION_##name,
  PL_OBLIGATIONS(X)
#undef X
      PL_NUM_OBLIGATIONS
} pl_obligation_kind;

/* X(enumerator, name, what is assumed) - all that is ever assumed. */
#define PL_ASSUMPTIONS(X)                                                                                                        \
  X(DESCRIPTOR_STATIC, "descriptor-static", "incoming descriptors match the static parts of their types")                        \
  X(SIZES_NONNEGATIVE, "sizes-nonnegative", "sizes of incoming memrefs are not negative")                                        \
  X(MEMREF_IN_OBJECT, "memref-in-object",                                                                                        \
    "if no size is zero, the elements of an incoming memref and its aligned pointer lie in one live object of at most "          \
    "2^(w-1)-1 bytes, aligned to the element, and linear indices fit a signed index")                                            \
  X(ALLOCATIONS_SUCCEED, "allocations-succeed", "allocations succeed")                                                           \
  X(CALLEES_CONFORM, "callees-conform", "callees obey the calling convention")                                                   \
  X(RUNTIME_CONTRACTS, "runtime-contracts",                                                                                      \
    "malloc, free, aligned_alloc, memcpy, puts and abort do what the C standard says, "                                          \
    "memrefCopy copies element by element")                                                                                      \
  X(STACK_ALIGNMENT, "stack-alignment",                                                                                          \
    "an llvm.alloca of i8 that claims no alignment, or that of a byte, is aligned for a pointer, as back ends make it")          \
  X(VSCALE, "vscale", "a scalable vector has 1, 2, 4, 8 or 16 times the lanes that its type says")                               \
  X(NONNEGATIVE_STRIDES, "nonnegative-strides", "strides of incoming memrefs are not negative (given by the user)")

typedef enum pl_assumption {
#define X(name, text, what) PL_ASSUME_##name,
  PL_ASSUMPTIONS(X)
#undef X
      PL_NUM_ASSUMPTIONS
} pl_assumption;

/* Rules that can be switched off, to show that each is needed: a `-bad` twin is then proved. X(enumerator, name) */
#define PL_TV_RULES(X)                                                                                                           \
  X(CUT_RENAMES, "cut-renames")           /* values are renamed at cuts */                                                       \
  X(PROGRESS, "progress")                 /* each cycle advances both sides */                                                   \
  X(HYPOTHESIS_PLACE, "hypothesis-place") /* hypotheses hold only from their place on */                                         \
  X(CHOICES, "choices")                   /* the lowering's choices are universal */                                             \
  X(FLAGS, "flags")                       /* flags and attributes are claims */                                                  \
  X(ACCESSES, "accesses")                 /* the lowering's accesses are obligations */                                          \
  X(LIFETIMES, "lifetimes")               /* life of objects is part of memory */                                                \
  X(POISON, "poison")                     /* poison is tracked */                                                                \
  X(EVENTS, "events")                     /* call results are not functions of arguments */

typedef enum pl_tv_rule {
#define X(name, text) PL_RULE_##name,
  PL_TV_RULES(X)
#undef X
      PL_NUM_TV_RULES
} pl_tv_rule;

typedef enum pl_discharge {
  PL_DISCHARGE_INVALID,
  PL_BY_NORMAL_FORM,
  PL_BY_LEMMA,  /* linear integer arithmetic over instances of the no-wrap lemma, decided by Z3 */
  PL_BY_SOLVER, /* bit vectors and memory, decided by Z3 */
  PL_NOT_DISCHARGED,
} pl_discharge;

typedef struct pl_obligation {
  pl_obligation_kind kind;
  const char *place;       /* "^bb1 -> ^bb2", for people */
  const char *detail;      /* "store #2", "result 1, size of dimension 0": "" if there is nothing to add */
  const pl_op *source_op;  /* may be NULL */
  const pl_op *lowered_op; /* may be NULL */
  pl_discharge how;
  uint32_t assumptions; /* bits of 1 << pl_assumption */
} pl_obligation;

typedef struct pl_proof {
  pl_str name;          /* the symbol */
  const pl_op *source;  /* func.func; NULL for a wrapper's own row */
  const pl_op *lowered; /* llvm.func; NULL if it is missing */
  pl_verdict verdict;
  pl_obligation_kind obligation; /* REFUTED, UNKNOWN: the first that fails */
  const char *reason;            /* REFUTED structural, UNKNOWN, UNSUPPORTED: one sentence; else "" */
  pl_pos pos;                    /* UNKNOWN, UNSUPPORTED: the place that the reason speaks of; else of the function */
  bool structural;               /* REFUTED by showing two declarations in `reason` */
  const char *claim; /* UNKNOWN: what the lowering claims or orders otherwise than the source, which no run shows; else NULL */
  pl_comparison counterexample; /* REFUTED and not structural */
  uint64_t seed;                /* of the confirmed inputs, where they were random; else 0 */
  const pl_obligation *obligations;
  uint32_t num_obligations;
  uint32_t by_normal_form, by_lemma, by_solver;
  uint32_t assumptions;  /* union over the obligations */
  uint32_t choices;      /* bits of 1 << pl_sem_choice: what the source leaves open, and the lowering chose */
  const pl_str *callees; /* functions that the proof is relative to */
  uint32_t num_callees;
  bool hypotheses_used; /* something rests on the source being defined */
  bool contradiction;   /* REFUTED by a run after it was proved: a defect of the validator itself */
  bool global;          /* a symbol that is no function, or one that only the lowering has: nothing to run */
  bool vacuous;         /* the source is undefined for all arguments: told, never silent */
  bool calls_run;       /* PROVED with calls of defined functions run inside, on both sides */
  double milliseconds;
} pl_proof;

/* A query whose answer a proof rests on: the script in SMT-LIB 2 is unsatisfiable, it is said. The text lives as long as the
 * call. */
typedef void pl_tv_query_fn(void *user, pl_str function, const char *script);

typedef struct pl_tv_options {
  pl_convention convention;
  uint32_t assume;          /* bits of 1 << pl_assumption that the user adds: only NONNEGATIVE_STRIDES */
  uint32_t not_assumed;     /* bits of assumptions that are switched off, for tests */
  uint32_t rules_off;       /* bits of 1 << pl_tv_rule, for tests */
  uint32_t timeout_ms;      /* of processor time, for the proofs of a function, and for each hunt for a counterexample; 0: none */
  double end;               /* pl_tv_judge's own: when the time for the proofs is over, in ms of pl_tv_spent(); 0: never */
  uint32_t random_runs;     /* runs that look for a counterexample when an obligation fails */
  const char *function;     /* only this one, or NULL */
  uint32_t vscale;          /* how many times a scalable vector has the lanes that its type says; 0: judged for each assumed */
  bool proof_only;          /* look for no counterexample: what is not proved is unknown */
  bool quick;               /* what little of the solver and short runs do not settle is unknown */
  bool contradict;          /* for tests: every path has a hypothesis that is false */
  uint32_t check_runs;      /* of what is proved, on random inputs: one that differs shows a defect of the validator */
  bool check_within_proof;  /* these runs cost no more than the proof did, and little in all; both are counted, not measured */
  pl_tv_query_fn *on_query; /* NULL: nobody asks */
  void *query_user;
  bool inside;      /* the validator's own: calls of functions that are defined are run inside, on both sides */
  bool promoted;    /* the validator's own: variables that only the source can see are values */
  bool trimmed;     /* the validator's own: loops of the source that do nothing but end are left out */
  bool reference;   /* its own: the source is what a C wrapper is; it calls what the lowering alone defines */
  bool every_query; /* also where a goal is a hypothesis, or becomes `true` by equations that hold */
} pl_tv_options;

pl_tv_options pl_tv_default_options(void);

typedef struct pl_report {
  pl_proof *proofs; /* in the order of the source module; wrappers behind their function */
  uint32_t num_proofs;
  pl_proof *globals; /* a row for each global, alias and ifunc of the source that others see, and for each symbol that only the
                        lowering defines for them */
  uint32_t num_globals;
  bool nothing_in_common; /* no function of the source is in the lowering: bad input */
} pl_report;

/* Memrefs of the source whose layout is a map without strides become what they stand for, of the default layout (map_layouts.c);
 * those of known strides do in functions that the lowering (may be NULL) passes them to in that form. Changes the source; to be
 * called before it is judged, once a lowering of our own has been made of it. (MLIR documentation, "Passes",
 * -normalize-memrefs.) */
void pl_tv_read_layouts(pl_module *source, const pl_module *lowered, const pl_tv_options *options);
/* Judges a whole module. Both modules are well-formed and of one context. The report lives in `arena`. `progress` (may be NULL)
 * is called after each function. */
pl_report *pl_tv_module(pl_arena *arena, const pl_module *source, const pl_module *lowered, const pl_tv_options *options,
                        void (*progress)(void *user, const pl_proof *proof), void *user);
/* Whether a lowered function's declaration is the one that the convention demands for its source. */
bool pl_tv_signatures_fit(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options);

/* A global, also an alias or ifunc: what has a row of its own if others see it. */
bool pl_tv_is_global(const pl_op *op);

const char *pl_verdict_name(pl_verdict verdict); /* "proved" ... */
const char *pl_obligation_name(pl_obligation_kind kind);
const char *pl_obligation_text(pl_obligation_kind kind);
const char *pl_assumption_name(pl_assumption assumption);
const char *pl_assumption_text(pl_assumption assumption);
const char *pl_discharge_name(pl_discharge how); /* "normal form", "lemma", "Z3", "not discharged" */
/* The rule or assumption of that name, or -1. */
int pl_tv_rule_named(const char *name);
int pl_assumption_named(const char *name);

#endif
