/* index_predicate.c - the predicate of index.cmp. Source: MLIR documentation, "index Dialect". */
#include "core/convert/fold/fold.h"

static bool ends_with_word(pl_str text, const char *word) {
  size_t n = strlen(word);
  return text.len > n && memcmp(text.data + text.len - n, word, n) == 0 && text.data[text.len - n - 1] == ' ';
}

/* The predicate's word, from #index<cmp_predicate word>; an attribute without a mnemonic before its brackets is kept as text. */
const char *pl_index_predicate(const pl_op *op) {
  static const char *const words[] = {"slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge", "eq", "ne"};
  const pl_attr *attr = pl_op_attr(op, "pred");
  for (size_t i = 0; attr && i < sizeof words / sizeof *words; i++) {
    if (attr->kind == PL_ATTR_ENUM && pl_enum_has(attr, words[i])) return words[i];
    pl_str text = attr->kind == PL_ATTR_OPAQUE ? attr->opaque.text : PL_STR("");
    while (text.len && (text.data[text.len - 1] == '>' || text.data[text.len - 1] == ' '))
      text.len--;
    if (ends_with_word(text, words[i])) return words[i];
  }
  return NULL;
}
