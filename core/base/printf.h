/* printf.h - texts with values in them. */
#ifndef PL_CORE_BASE_PRINTF_H
#define PL_CORE_BASE_PRINTF_H

#include <stdarg.h>
#include <stddef.h>

/* As vsnprintf of the C library, with the same result to the byte, but faster for the usual conversions: strings, characters and
 * decimal integers without a width. */
int pl_vsnprintf(char *data, size_t size, const char *format, va_list args) __attribute__((format(printf, 3, 0)));

#endif
