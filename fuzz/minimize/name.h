/* name.h - names for contents. Source: "Secure Hash Standard (SHS)", FIPS PUB 180-4, 2015. */
#ifndef PL_FUZZ_MINIMIZE_NAME_H
#define PL_FUZZ_MINIMIZE_NAME_H

#include <stddef.h>
#include <stdint.h>

/* The first half of the SHA-256, as the contents of a corpus are named: 32 hexadecimal digits. */
typedef struct pl_name {
  uint8_t bytes[16];
} pl_name;

enum { PL_NAME_TEXT = 33 };

/* The name of a content: the start of its SHA-256. */
pl_name pl_name_of(const void *data, size_t len);
/* Writes the name as hexadecimal digits and a NUL. */
void pl_name_write(const pl_name *name, char text[PL_NAME_TEXT]);
/* As memcmp: less than 0, 0 or greater. */
int pl_name_compare(const pl_name *a, const pl_name *b);

#endif
