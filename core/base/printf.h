/* printf.h - texts with values in them. */
#ifndef PL_CORE_BASE_PRINTF_H
#define PL_CORE_BASE_PRINTF_H

#include <stdarg.h>
#include <stddef.h>

/* As vsnprintf of the C library, with the same result to the byte, but faster for the usual conversions: %s %.*s %c %% and
 * decimal integers without a width (%d %i %u, with l, ll, or z before u); any other one is left to vsnprintf. */
int pl_vsnprintf(char *data, size_t size, const char *format, va_list args) __attribute__((format(printf, 3, 0)));

#endif
