#include "core/base/printf.h"

#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "core/base/uncounted.h"

enum { NUMBER_BYTES = 20 }; /* of 64 bits, in decimal */

typedef struct text {
  char *data;
  size_t size; /* with the NUL */
  size_t len;  /* of what would be there if there were space */
} text;

PL_UNCOUNTED_BEGIN

/* Appends `len` bytes to the text; what does not fit is counted only. */
static void put(text *out, const char *data, size_t len) {
  if (out->len < out->size) {
    const size_t capacity = out->size - out->len;
    memcpy(out->data + out->len, data, len < capacity ? len : capacity);
  }
  out->len += len;
}

/* Appends a number in decimal, after a minus sign if `negative`. */
static void put_number(text *out, uint64_t value, bool negative) {
  char digits[NUMBER_BYTES + 1], *at = digits + sizeof digits;
  do {
    *--at = (char)('0' + value % 10);
    value /= 10;
  } while (value);
  if (negative) *--at = '-';
  put(out, at, (size_t)(digits + sizeof digits - at));
}

/* Appends a signed number in decimal. */
static void put_signed(text *out, int64_t value) {
  put_number(out, value < 0 ? 0 - (uint64_t)value : (uint64_t)value, value < 0);
}

/* Appends the next argument in decimal as the integer that the conversion in `letters`, such as "u" or "lld", names, and returns
 * true; false, with no argument read, if it is none of the integers that pl_vsnprintf formats. */
static bool put_integer(text *out, const char *letters, size_t len, va_list *args) {
  const bool is_signed = letters[len - 1] == 'd' || letters[len - 1] == 'i';
  if (!is_signed && letters[len - 1] != 'u') return false;
  if (len == 1 && is_signed) put_signed(out, va_arg(*args, int));
  if (len == 1 && !is_signed) put_number(out, va_arg(*args, unsigned), false);
  if (len == 1) return true;
  if (letters[0] == 'z' && len == 2 && !is_signed) {
    put_number(out, va_arg(*args, size_t), false);
    return true;
  }
  if (letters[0] != 'l' || (len == 3 && letters[1] != 'l')) return false;
  if (len == 2 && is_signed) put_signed(out, va_arg(*args, long));
  if (len == 2 && !is_signed) put_number(out, va_arg(*args, unsigned long), false);
  if (len == 3 && is_signed) put_signed(out, va_arg(*args, long long));
  if (len == 3 && !is_signed) put_number(out, va_arg(*args, unsigned long long), false);
  return true;
}

/* Appends the next arguments as the conversion that starts at `at`, after a '%', asks for; returns the end of the conversion.
 * NULL if only the C library can do it; arguments may have been read then. */
static const char *put_conversion(text *out, const char *at, va_list *args) {
  if (*at == '%' || *at == 'c') {
    const char c = *at == 'c' ? (char)va_arg(*args, int) : '%';
    put(out, &c, 1);
    return at + 1;
  }
  if (*at == 's') {
    const char *string = va_arg(*args, const char *);
    if (!string) return NULL;
    put(out, string, strlen(string));
    return at + 1;
  }
  if (at[0] == '.' && at[1] == '*' && at[2] == 's') {
    const int most = va_arg(*args, int);
    const char *string = va_arg(*args, const char *);
    if (most < 0 || !string) return NULL;
    const char *nul = most ? memchr(string, '\0', (size_t)most) : NULL;
    put(out, string, nul ? (size_t)(nul - string) : (size_t)most);
    return at + 3;
  }
  size_t len = *at == 'l' ? 2 : *at == 'z' ? 2 : 1;
  if (at[0] == 'l' && at[1] == 'l') len = 3;
  return at[0] && put_integer(out, at, len, args) ? at + len : NULL;
}

int pl_vsnprintf(char *data, size_t size, const char *format, va_list args) {
  text out = {.data = data, .size = size};
  va_list again;
  va_copy(again, args);
  const char *at = format, *from = format;
  while (at && *at) {
    if (*at++ != '%') continue;
    put(&out, from, (size_t)(at - 1 - from));
    from = at = put_conversion(&out, at, &again);
  }
  va_end(again);
  if (!at || out.len > INT_MAX) return vsnprintf(data, size, format, args);
  put(&out, from, (size_t)(at - from));
  if (size) data[out.len < size ? out.len : size - 1] = '\0';
  return (int)out.len;
}

PL_UNCOUNTED_END
