#include "fuzz/minimize/sha256.h"

#include <string.h>

enum { BLOCK = 64, ROUNDS = 64, WORDS = 8 };

/* The first 32 bits of the fractional parts of the cube roots of the first 64 primes (section 4.2.2). */
static const uint32_t constants[ROUNDS] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01,
    0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc,
    0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08,
    0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t rotated(uint32_t x, uint32_t by) { return x >> by | x << (32 - by); }

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static void add_block(uint32_t state[WORDS], const uint8_t *block) {
  uint32_t w[ROUNDS], s[WORDS];
  for (int i = 0; i < 16; i++)
    w[i] = big_endian(block + (size_t)4 * (size_t)i);
  for (int i = 16; i < ROUNDS; i++) {
    uint32_t a = rotated(w[i - 15], 7) ^ rotated(w[i - 15], 18) ^ w[i - 15] >> 3;
    uint32_t b = rotated(w[i - 2], 17) ^ rotated(w[i - 2], 19) ^ w[i - 2] >> 10;
    w[i] = w[i - 16] + a + w[i - 7] + b;
  }
  memcpy(s, state, sizeof s);
  for (int i = 0; i < ROUNDS; i++) {
    uint32_t e = rotated(s[4], 6) ^ rotated(s[4], 11) ^ rotated(s[4], 25), choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
    uint32_t a = rotated(s[0], 2) ^ rotated(s[0], 13) ^ rotated(s[0], 22),
             majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
    uint32_t first = s[7] + e + choice + constants[i] + w[i];
    memmove(s + 1, s, 7 * sizeof *s);
    s[4] += first;
    s[0] = first + a + majority;
  }
  for (int i = 0; i < WORDS; i++)
    state[i] += s[i];
}

void pl_sha256(const void *data, size_t len, uint8_t hash[32]) {
  uint32_t state[WORDS] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  uint8_t last[2 * BLOCK] = {0};
  size_t whole = len / BLOCK * BLOCK, rest = len - whole, end = rest + 9 <= BLOCK ? BLOCK : 2 * BLOCK;
  for (size_t i = 0; i < whole; i += BLOCK)
    add_block(state, (const uint8_t *)data + i);
  if (rest) memcpy(last, (const uint8_t *)data + whole, rest);
  last[rest] = 0x80;
  for (size_t i = 0; i < 8; i++)
    last[end - 1 - i] = (uint8_t)((uint64_t)len * 8 >> 8 * i);
  for (size_t i = 0; i < end; i += BLOCK)
    add_block(state, last + i);
  for (size_t i = 0; i < 32; i++)
    hash[i] = (uint8_t)(state[i / 4] >> (24 - 8 * (i % 4)));
}

pl_name pl_name_of(const void *data, size_t len) {
  uint8_t hash[32];
  pl_name name;
  pl_sha256(data, len, hash);
  memcpy(name.bytes, hash, sizeof name.bytes);
  return name;
}

void pl_name_write(const pl_name *name, char text[PL_NAME_TEXT]) {
  static const char digits[] = "0123456789abcdef";
  for (size_t i = 0; i < sizeof name->bytes; i++) {
    text[2 * i] = digits[name->bytes[i] >> 4];
    text[2 * i + 1] = digits[name->bytes[i] & 15];
  }
  text[PL_NAME_TEXT - 1] = '\0';
}

int pl_name_compare(const pl_name *a, const pl_name *b) { return memcmp(a->bytes, b->bytes, sizeof a->bytes); }
