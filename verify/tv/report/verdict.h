/* verdict.h - the words of a report: verdicts, obligations, assumptions, rules, and what discharged an obligation; with their
 * names, for people and for machines (names.c). */
#ifndef PL_VERIFY_TV_REPORT_VERDICT_H
#define PL_VERIFY_TV_REPORT_VERDICT_H

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
  X(CONTROL, "control", "source and lowering go to corresponding places")                                                        \
  X(BRANCH, "branch", "the lowering does not branch on poison")                                                                  \
  X(UNDEFINED, "undefined", "the lowering's operation is defined where the source is")                                           \
  X(ADDRESS, "address", "the lowering's address is not poison")                                                                  \
  X(ACCESS, "access", "the lowering accesses only what the source accesses, or its own object in range")                         \
  X(ALIGNMENT, "alignment", "the claimed alignment holds")                                                                       \
  X(ALLOCATION, "allocation", "the lowering's new object is a legal choice for the source's")                                    \
  X(LIFETIME, "lifetime", "objects of source and lowering live equally long")                                                    \
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
  X(PROGRESS, "progress")                 /* each cycle advances source and lowering */                                          \
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

/* How it was found out whether hypotheses that a proof rests on hold together. X(enumerator, name, text) */
#define PL_DEFINEDNESSES(X)                                                                                                      \
  X(NOT_ASKED, "not-asked", "not asked: no obligation rests on hypotheses")                                                      \
  X(BY_RUN, "run", "there is a run in which the source is defined to its end")                                                   \
  X(BY_BEGINNING_OF_RUN, "beginning-of-run", "there is a run in which the source is defined as far as it was followed")          \
  X(BY_SOLVER, "solver", "no contradiction was found between them on some path")                                                 \
  X(NEVER, "never", "they contradict each other: the source is undefined for all arguments")

typedef enum pl_defined_by {
#define X(id, name, text) PL_DEFINED_##id,
  PL_DEFINEDNESSES(X)
#undef X
      PL_NUM_DEFINED_BY
} pl_defined_by;

/* The name of that in reports, such as "run". */
const char *pl_defined_by_name(pl_defined_by how);
/* The same for people, one sentence without its end. */
const char *pl_defined_by_text(pl_defined_by how);
/* The name of the verdict in reports, such as "proved". */
const char *pl_verdict_name(pl_verdict verdict);
/* The name of the obligation in reports, such as "return-value"; that of the invalid kind for an unknown number. */
const char *pl_obligation_name(pl_obligation_kind kind);
/* What the obligation demands, for people; the text of the invalid kind for an unknown number. */
const char *pl_obligation_text(pl_obligation_kind kind);
/* The name of the assumption in reports and options. */
const char *pl_assumption_name(pl_assumption assumption);
/* What is assumed, for people. */
const char *pl_assumption_text(pl_assumption assumption);
/* The name of how an obligation was discharged, for people; "invalid" for an unknown one. */
const char *pl_discharge_name(pl_discharge how);
/* The rule of that name; -1 if there is none. */
int pl_tv_rule_named(const char *name);
/* The assumption of that name; -1 if there is none. */
int pl_assumption_named(const char *name);

#endif
