/* bytes.h - reading the bytes of the input as records of small numbers. Private to fuzz/gen. */
#ifndef PL_FUZZ_GEN_BYTES_H
#define PL_FUZZ_GEN_BYTES_H

#include "fuzz/gen/maker.h"

/* Makes the next record of the input the current one; false at the end of the input. */
bool pl_gen_next_record(pl_gen_bytes *bytes);
/* Reads a number below n, at least 1, from the current record. An expression draws once, or says in which order (&&, ?:, a
 * comma between declarators): the order of arguments and of initializers is the compiler's, and bytes stand for the same
 * module with any. */
uint32_t pl_draw(pl_maker *m, uint32_t n);
/* True in one of n cases; always false in a record of zeros. */
bool pl_rarely(pl_maker *m, uint32_t n);
/* A random 64-bit value, mostly one at the edges of an integer of that width (0 counts as 1, more than 64 as 64), a small
 * number, or one next to 0 or a power of two. The bits above the width are not cleared. */
uint64_t pl_draw_edge(pl_maker *m, uint32_t width);

#endif
