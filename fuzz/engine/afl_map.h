/* afl_map.h - the counters of a program as the map of AFL++ (afl_map.c). */
#ifndef PL_FUZZ_ENGINE_AFL_MAP_H
#define PL_FUZZ_ENGINE_AFL_MAP_H

/* Maps the memory in which afl-fuzz looks for coverage over this program's counters. To be called after __AFL_INIT(), once in
 * each process that runs inputs; does nothing if the process does not run under afl-fuzz. Ends the process with a message if the
 * system refuses. */
void pl_afl_share_counters(void);

#endif
