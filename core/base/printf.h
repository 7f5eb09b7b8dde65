/* printf.h - texts with values in them. */
#ifndef PL_CORE_BASE_PRINTF_H
#define PL_CORE_BASE_PRINTF_H

#include <stdarg.h>
#include <stddef.h>

/* vsnprintf of the C library, to the byte. It takes a fraction of the time for the conversions that nearly all of our texts are
 * made of: %s %.*s %c %% and whole numbers in decimal without a width (%d %i %u, with l, ll, or z before u); with any other one
 * it asks vsnprintf. Much of the time of reading a broken text goes into messages. */
int pl_vsnprintf(char *data, size_t size, const char *format, va_list args) __attribute__((format(printf, 3, 0)));

#endif
