/* enums.h - the words of enumerations and flag sets, and the numbers that stand for them. */
#ifndef PL_CORE_IR_ENUMS_H
#define PL_CORE_IR_ENUMS_H

#include "core/base/sink.h"
#include "core/base/str.h"

typedef struct pl_enum_word {
  const char *word;
  int64_t value;
} pl_enum_word;

typedef struct pl_vocabulary {
  const char *name;
  const pl_enum_word *words; /* ends with a NULL word */
} pl_vocabulary;

/* The vocabulary of that name; NULL if there is none. */
const pl_vocabulary *pl_vocabulary_find(pl_str name);
/* Sets *value to the number of a word; false, without setting it, if the vocabulary has no such word. */
bool pl_vocabulary_value(const pl_vocabulary *vocabulary, pl_str word, int64_t *value);
/* The first word that has that number; NULL if there is none. */
const char *pl_vocabulary_word(const pl_vocabulary *vocabulary, int64_t value);
/* Writes to `out` the words of the vocabulary in its order, separated by commas and blanks. */
void pl_vocabulary_list(const pl_vocabulary *vocabulary, pl_sink *out);

#endif
