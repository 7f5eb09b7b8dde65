/* bytes.h - classes of bytes in MLIR's text, and how far bytes of a class go. Private to core/text.
 *
 * Source: MLIR Language Reference (2026), "Identifiers and keywords".
 */
#ifndef PL_CORE_TEXT_COMMON_BYTES_H
#define PL_CORE_TEXT_COMMON_BYTES_H

#include <stdbool.h>

enum {
  PL_BYTE_DIGIT = 1,
  PL_BYTE_HEX = 2,
  PL_BYTE_LETTER = 4,
  PL_BYTE_DOLLAR_DOT = 8,
  PL_BYTE_UNDERSCORE = 16,
  PL_BYTE_HYPHEN = 32,
  PL_BYTE_BLANK = 64,         /* but for newlines, which are counted */
  PL_BYTE_STOPS_STRING = 128, /* a quote, a backslash, and what does not stand in strings */
};

extern const unsigned char pl_byte_classes[256];

/* Whether the byte is in one of the classes of `set`. */
static inline bool pl_byte_is(char c, unsigned set) { return (pl_byte_classes[(unsigned char)c] & set) != 0; }
/* The first byte from `at` on that is in none of the classes of `set`; `end` if there is none. */
const char *pl_bytes_skip(const char *at, const char *end, unsigned set);
/* The first byte from `at` on that is in one of the classes of `set`; `end` if there is none. */
const char *pl_bytes_until(const char *at, const char *end, unsigned set);

#endif
