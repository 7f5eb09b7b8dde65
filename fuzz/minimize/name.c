#include "fuzz/minimize/name.h"

#include <assert.h>
#include <sha2.h>
#include <string.h>

pl_name pl_name_of(const void *data, size_t len) {
  assert(data || len == 0);
  uint8_t hash[SHA256_DIGEST_LENGTH];
  pl_name name;
  SHA2_CTX context;
  SHA256Init(&context);
  SHA256Update(&context, data, len);
  SHA256Final(hash, &context);
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
