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
 * one context. `progress` (may be NULL) is called after each proof of a function. */
pl_report *pl_tv_module(pl_arena *arena, const pl_module *source, const pl_module *lowered, const pl_tv_options *options,
                        void (*progress)(void *user, const pl_proof *proof), void *user);
/* Whether the lowered function's declaration is one that the convention allows for the source's. */
bool pl_tv_signatures_fit(pl_arena *arena, const pl_op *source, const pl_op *lowered, const pl_tv_options *options);

#endif
