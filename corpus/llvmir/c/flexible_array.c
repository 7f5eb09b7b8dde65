// REQUIRES: clang-22, mlir-translate-22, opt-22
// RUN: %clang -w -S -emit-llvm -O0 %s -o %t.0.ll
// RUN: %clang -w -S -emit-llvm -O2 %s -o %t.2.ll
// RUN: %round-trip %t.0.ll %t.2.ll
// RUN: %if long %{ %clang -w -S -emit-llvm -O1 %s -o %t.1.ll && %round-trip %t.1.ll %}

struct message {
  unsigned short length;
  unsigned char kind;
  char text[];
};
unsigned checksum(const struct message *m) {
  unsigned s = m->kind;
  for (int i = 0; i < m->length; i++)
    s = s * 31 + (unsigned char)m->text[i];
  return s;
}
void upper(struct message *m) {
  for (char *p = m->text; *p; p++)
    if (*p >= 'a' && *p <= 'z') *p -= 32;
}
