/* data_layout.c - what a module says about the widths of index and of pointers. */
#include "core/convert/types/sizes.h"

/* The first decimal number from 1 to 99999 that follows the word `key` in the text of a data layout attribute (`key = 32`, `key,
 * 32`, `key = dense<[32, ...]>`); 0 if there is none. */
static uint32_t number_after(pl_str text, const char *key) {
  size_t n = strlen(key);
  for (size_t i = 0; i + n <= text.len; i++) {
    char before = i == 0 ? ' ' : text.data[i - 1];
    bool word_start = !((before >= 'a' && before <= 'z') || before == '_' || before == '.' || before == '"');
    bool word_end = i + n < text.len && memchr(" =,", text.data[i + n], 3) != NULL;
    if (!word_start || !word_end || memcmp(text.data + i, key, n) != 0) continue;
    size_t p = i + n;
    while (p < text.len && memchr(" =,", text.data[p], 3))
      p++;
    if (p + 6 < text.len && memcmp(text.data + p, "dense<", 6) == 0) p += text.data[p + 6] == '[' ? 7 : 6;
    uint64_t value = 0;
    for (; p < text.len && text.data[p] >= '0' && text.data[p] <= '9' && value < 100000; p++)
      value = value * 10 + (uint64_t)(text.data[p] - '0');
    if (value > 0 && value < 100000) return (uint32_t)value;
  }
  return 0;
}

/* The width in bits that the closest `dlti.dl_spec` with an entry `key`, at or around the module, gives; 64 if there is none.
 * Source: MLIR documentation, "Data Layout Modeling": `dlti.dl_spec = #dlti.dl_spec<index = 32 : i32>`, earlier
 * `#dlti.dl_spec<#dlti.dl_entry<index, 32>>`. */
static uint32_t bits_of_module(const pl_op *module, const char *key) {
  for (const pl_op *op = module; op; op = op->block ? op->block->region->op : NULL) {
    const pl_attr *spec = pl_op_attr(op, PL_NAME_DLTI_DL_SPEC);
    if (!spec || spec->kind != PL_ATTR_OPAQUE) continue;
    uint32_t bits = number_after(spec->opaque.text, key);
    if (bits) return bits;
  }
  return 64;
}

uint32_t pl_index_bits_of_module(const pl_op *module) { return bits_of_module(module, "index"); }

/* The width if it is a multiple of 8 from 8 to 64, else 64. */
static uint32_t usual(uint64_t bits) { return bits < 8 || bits > 64 || bits % 8 ? 64 : (uint32_t)bits; }

uint32_t pl_pointer_bits_of_module(const pl_op *module) { return usual(bits_of_module(module, "!llvm.ptr")); }

/* Reads the decimal number at the start of `text`, 0 if there is none, and advances `text` past it; a number above UINT32_MAX
 * may be returned as another such number. */
static uint64_t leading_number(pl_str *text) {
  uint64_t value = 0;
  for (; text->len && text->data[0] >= '0' && text->data[0] <= '9'; text->data++, text->len--)
    value = value > UINT32_MAX ? value : value * 10 + (uint64_t)(text->data[0] - '0');
  return value;
}

uint32_t pl_layout_pointer_bits(const pl_op *module, uint32_t space) {
  const pl_attr *layout = pl_op_attr(module, PL_NAME_LLVM_DATA_LAYOUT);
  pl_str text = layout && layout->kind == PL_ATTR_STRING ? layout->string : PL_STR("");
  uint64_t found = 64, own = 0;
  while (text.len) {
    size_t end = 0;
    while (end < text.len && text.data[end] != '-')
      end++;
    pl_str entry = {text.data + 1, end ? end - 1 : 0};
    bool pointer = end && text.data[0] == 'p';
    uint64_t number = pointer ? leading_number(&entry) : 0;
    if (pointer && entry.len && entry.data[0] == ':') {
      entry.data++, entry.len--;
      uint64_t bits = leading_number(&entry);
      if (number == 0) found = bits;
      if (number == space) own = bits;
    }
    text.data += end + (end < text.len), text.len -= end + (end < text.len);
  }
  return usual(own ? own : found);
}
