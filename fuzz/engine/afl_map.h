/* afl_map.h - the counters of a program as the map of AFL++ (afl_map.c). */
#ifndef PL_FUZZ_ENGINE_AFL_MAP_H
#define PL_FUZZ_ENGINE_AFL_MAP_H

/* Has what the program counts from here on where afl-fuzz looks for it. To be called after __AFL_INIT(), once in each process
 * that runs inputs; does nothing where no afl-fuzz is. Ends the process with a message if the system refuses. */
void pl_afl_share_counters(void);

#endif
