#include "core/text/common/bytes.h"

#include "core/base/uncounted.h"

#define D (PL_BYTE_DIGIT | PL_BYTE_HEX)
#define H (PL_BYTE_LETTER | PL_BYTE_HEX)
#define L PL_BYTE_LETTER
#define Q PL_BYTE_STOPS_STRING
#define U PL_BYTE_UNDERSCORE
#define Y PL_BYTE_HYPHEN
#define B PL_BYTE_BLANK
#define S PL_BYTE_DOLLAR_DOT
const unsigned char pl_byte_classes[256] = {
    ['0'] = D, ['1'] = D,  ['2'] = D,  ['3'] = D,  ['4'] = D,  ['5'] = D, ['6'] = D,  ['7'] = D,  ['8'] = D, ['9'] = D, ['a'] = H,
    ['b'] = H, ['c'] = H,  ['d'] = H,  ['e'] = H,  ['f'] = H,  ['g'] = L, ['h'] = L,  ['i'] = L,  ['j'] = L, ['k'] = L, ['l'] = L,
    ['m'] = L, ['n'] = L,  ['o'] = L,  ['p'] = L,  ['q'] = L,  ['r'] = L, ['s'] = L,  ['t'] = L,  ['u'] = L, ['v'] = L, ['w'] = L,
    ['x'] = L, ['y'] = L,  ['z'] = L,  ['A'] = H,  ['B'] = H,  ['C'] = H, ['D'] = H,  ['E'] = H,  ['F'] = H, ['G'] = L, ['H'] = L,
    ['I'] = L, ['J'] = L,  ['K'] = L,  ['L'] = L,  ['M'] = L,  ['N'] = L, ['O'] = L,  ['P'] = L,  ['Q'] = L, ['R'] = L, ['S'] = L,
    ['T'] = L, ['U'] = L,  ['V'] = L,  ['W'] = L,  ['X'] = L,  ['Y'] = L, ['Z'] = L,  ['$'] = S,  ['.'] = S, ['_'] = U, ['-'] = Y,
    ['"'] = Q, ['\\'] = Q, ['\n'] = Q, ['\v'] = Q, ['\f'] = Q, [' '] = B, ['\t'] = B, ['\r'] = B,
};
#undef D
#undef H
#undef L
#undef Q
#undef U
#undef Y
#undef B
#undef S

/* Coverage of loops over the letters of a name is of no use to a fuzzer. */
PL_UNCOUNTED_BEGIN

const char *pl_bytes_skip(const char *at, const char *end, unsigned set) {
  while (at < end && pl_byte_is(*at, set))
    at++;
  return at;
}

const char *pl_bytes_until(const char *at, const char *end, unsigned set) {
  while (at < end && !pl_byte_is(*at, set))
    at++;
  return at;
}

PL_UNCOUNTED_END
