/* bytes.h - reading the bytes of the input as records of small numbers. Private to fuzz/gen. */
#ifndef PL_FUZZ_GEN_BYTES_H
#define PL_FUZZ_GEN_BYTES_H

#include "fuzz/gen/maker.h"

/* Makes the next record of the input, padded with zeros, the current one; false, with nothing done, at the end of the input. */
bool pl_gen_next_record(pl_gen_bytes *bytes);
/* Reads a number from 0 to n - 1 from the current record, n being 1 to 65536; after the record's end bytes are pseudorandom. An
 * expression draws once, or says in which order (&&, ?:, a comma between declarators): the order of arguments and of initializers
 * is the compiler's, and bytes have to stand for the same module with any. */
uint32_t pl_draw(pl_maker *m, uint32_t n);
/* True in one of n cases (n > 1), drawn from the input; always false in a record of zeros. */
bool pl_rarely(pl_maker *m, uint32_t n);
/* A random 64-bit value, mostly at the edges of an integer of that width, a small number, or next to a power of two. The bits
 * above the width are not cleared. */
uint64_t pl_draw_edge(pl_maker *m, uint32_t width);

#endif
