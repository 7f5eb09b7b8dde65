/* tv.h - translation validation: is this LLVM-dialect module a right lowering of that source module?
 *
 * Pairs the functions of both by name, walks their control flow together, states obligations, discharges them by normal form,
 * by lemmas in linear integer arithmetic, or by Z3, and confirms every refutation by running source and lowering in
 * verify/interp. What `proved` means is written in verify/README.md.
 */
#ifndef PL_VERIFY_TV_JUDGE_TV_H
#define PL_VERIFY_TV_JUDGE_TV_H

#include "verify/tv/convention/map_layouts.h"
#include "verify/tv/report/proof.h"

/* The default options: 1000 random runs, 60 seconds for a function, everything else zero. */
pl_tv_options pl_tv_default_options(void);

/* The report on a whole module, in `arena`: proofs of functions, of C wrappers that are demanded and, unless one function was
 * asked for, of other symbols; none if no function has a counterpart (`nothing_in_common`). Both modules are well-formed and of
 * one context. */
pl_report *pl_tv_module(pl_arena *arena, const pl_module *source, const pl_module *lowered, const pl_tv_options *options);

/* The functions of a module to be judged one by one, in any order: on a copy of both modules in another context the proofs are
 * the same. The modules are to be left as they are until the task is freed. */
typedef struct pl_tv_task pl_tv_task;

/* A function, and its C wrapper. */
enum { PL_TV_MOST_PROOFS = 2 };

/* The task of judging the source's functions, or the one that the options name; the caller frees it. Both modules are well-formed
 * and of one context. */
pl_tv_task *pl_tv_task_new(const pl_module *source, const pl_module *lowered, const pl_tv_options *options);
void pl_tv_task_free(pl_tv_task *task);
/* The number of functions, in the order of the source. */
uint32_t pl_tv_task_count(const pl_tv_task *task);
/* Function i of the source. */
const pl_op *pl_tv_task_function(const pl_tv_task *task, uint32_t i);
/* Whether there are functions, but the lowering has none of them: bad input, of which nothing is judged. */
bool pl_tv_task_has_nothing_in_common(const pl_tv_task *task);
/* Judges function i, and the C wrapper that is demanded of it; returns how many proofs that makes. They are in `arena`. */
uint32_t pl_tv_task_judge(const pl_tv_task *task, pl_arena *arena, uint32_t i, pl_proof proofs[PL_TV_MOST_PROOFS]);
/* Sets `globals` of the report, in `arena`: rows for other symbols, unless one function was asked for. `proved`: all functions
 * are. */
void pl_tv_task_judge_symbols(const pl_tv_task *task, pl_arena *arena, bool proved, pl_report *report);

/* Whether the lowered function's declaration is one that the convention allows for the source's. */
bool pl_tv_signatures_fit(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options);

#endif
