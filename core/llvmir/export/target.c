/* What a module says about where it comes from and goes to: data layout, target triple, assembly, named strings. Source: MLIR
 * documentation, "'dlti' Dialect", Attributes; LLVM documentation, "LLVM Language Reference Manual", Data Layout. */
#include "core/llvmir/export/export.h"
#include "core/llvmir/export/module.h"
#include "core/llvmir/export/state/attrs.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/export/state/md.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/lir.h"

/* ---- dlti.dl_spec, which is kept as the text that MLIR prints ---- */

/* The prefix of a text before the first `stop` outside of brackets and string literals; all of it if there is none, and if
 * `stop` is an opening bracket. The `>` of `->` does not count as a bracket. */
static pl_str up_to(pl_str text, char stop) {
  int64_t depth = 0;
  size_t i = 0;
  for (bool quoted = false; i < text.len; i++) {
    char c = text.data[i];
    if (quoted && c == '\\') {
      i++;
      continue;
    }
    if (c == '"') quoted = !quoted;
    if (quoted) continue;
    if (strchr("<([{", c)) depth++;
    if (strchr(")]}", c) || (c == '>' && (i == 0 || text.data[i - 1] != '-'))) depth--;
    if (c == stop && depth == 0) break;
  }
  return (pl_str){text.data, i < text.len ? i : text.len};
}

/* The text without spaces at both ends. */
static pl_str trimmed(pl_str s) {
  while (s.len && s.data[0] == ' ')
    s.data++, s.len--;
  while (s.len && s.data[s.len - 1] == ' ')
    s.len--;
  return s;
}

/* The text from byte `at` on; empty if the text has no such byte. */
static pl_str after(pl_str text, size_t at) { return at < text.len ? (pl_str){text.data + at, text.len - at} : (pl_str){"", 0}; }

/* Stores the first decimal numbers that occur in a text in `out`, at most `most`, and returns how many it stored. A number
 * beyond 32 bits may be cut off, but remains beyond 32 bits. */
static uint32_t numbers_in(pl_str text, uint64_t *out, uint32_t most) {
  uint32_t count = 0;
  for (size_t i = 0; i < text.len && count < most;) {
    if (text.data[i] < '0' || text.data[i] > '9') {
      i++;
      continue;
    }
    uint64_t n = 0;
    for (; i < text.len && text.data[i] >= '0' && text.data[i] <= '9'; i++)
      n = n > UINT32_MAX ? n : n * 10 + (uint64_t)(text.data[i] - '0');
    out[count++] = n;
  }
  return count;
}

/* Stores the elements of a printed `dense<[a, b]> : ...` or `dense<a> : ...` in `out`, at most `most`, and returns their number;
 * if there is any, the rest of `out` is filled with the first one. */
static uint32_t dense_numbers(pl_str value, uint64_t *out, uint32_t most) {
  uint32_t count = numbers_in(up_to(value, ':'), out, most);
  for (uint32_t i = count; count && i < most; i++)
    out[i] = out[0];
  return count;
}

/* The content of a printed string literal, without unescaping: no key or value of a layout has an escape. Other texts are
 * returned as they are. */
static pl_str unquoted(pl_str s) { return s.len >= 2 && s.data[0] == '"' ? (pl_str){s.data + 1, s.len - 2} : s; }

typedef struct layout_key {
  const char *key, *letter;
} layout_key;

/* Appends `-`, `letter` and the first number of a printed value, unless it is 0, LLVM's default. False if there is no number. */
static bool add_number(pl_sink *out, const char *letter, pl_str value) {
  uint64_t n = 0;
  if (numbers_in(up_to(value, ':'), &n, 1) == 0) return false;
  if (n) pl_sink_printf(out, "-%s%llu", letter, (unsigned long long)n); /* 0 is LLVM's default */
  return true;
}

/* Appends the data layout part, if there is one, for a DLTI entry whose key is a string. False if the entry is not supported. */
static bool add_key(pl_sink *out, pl_str key, pl_str value) {
  static const layout_key numbers[] = {{"dlti.program_memory_space", "P"},
                                       {"dlti.global_memory_space", "G"},
                                       {"dlti.alloca_memory_space", "A"},
                                       {"dlti.stack_alignment", "S"}};
  uint64_t list[16];
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    if (pl_str_is(key, numbers[i].key)) return add_number(out, numbers[i].letter, value);
  if (pl_str_is(key, "dlti.endianness")) {
    pl_sink_puts(out, pl_str_is(unquoted(value), "little") ? "-e" : "-E");
  } else if (pl_str_is(key, "dlti.mangling_mode")) {
    pl_sink_printf(out, "-m:%.*s", PL_STR_FMT(unquoted(value)));
  } else if (pl_str_is(key, "dlti.legal_int_widths")) {
    pl_str elems = after(value, up_to(value, '<').len);
    const char *colon = memchr(value.data, ':', value.len);
    elems = colon ? after(value, (size_t)(colon - value.data)) : elems;
    uint32_t count = numbers_in(elems, list, 16);
    pl_sink_puts(out, "-n");
    for (uint32_t i = 0; i < count; i++)
      pl_sink_printf(out, "%s%llu", i ? ":" : "", (unsigned long long)list[i]);
  } else if (pl_str_is(key, "dlti.function_pointer_alignment")) {
    bool dependent = value.len > 5 && !memcmp(value.data + value.len - 5, "true>", 5);
    if (numbers_in(value, list, 1) && list[0])
      pl_sink_printf(out, "-F%c%llu", dependent ? 'n' : 'i', (unsigned long long)list[0]);
  } else {
    return false;
  }
  return true;
}

/* Appends the data layout part, after a `-`, for a DLTI entry whose key is a type; LLVM has none for `index`. False if the entry
 * is not supported. */
static bool add_type(pl_sink *out, pl_str key, pl_str value) {
  uint64_t n[4], bits[1] = {0};
  if (pl_str_is(key, "index")) return true;
  if (dense_numbers(value, n, 4) == 0) return false;
  if (pl_str_starts(key, "!llvm.ptr")) {
    (void)numbers_in(key, bits, 1);
    pl_sink_printf(out, "-p%llu:%llu:%llu:%llu:%llu", (unsigned long long)bits[0], (unsigned long long)n[0],
                   (unsigned long long)n[1], (unsigned long long)n[2], (unsigned long long)n[3]);
    return true;
  }
  if ((key.data[0] != 'i' && key.data[0] != 'f') || numbers_in(key, bits, 1) == 0 || key.data[1] < '0' || key.data[1] > '9')
    return false;
  pl_sink_printf(out, "-%c%llu:%llu", key.data[0], (unsigned long long)bits[0], (unsigned long long)n[0]);
  if (n[1] != n[0]) pl_sink_printf(out, ":%llu", (unsigned long long)n[1]);
  return true;
}

/* Appends the data layout string of a printed dl_spec attribute to `out`, with a `-` before each part, string keys first. False,
 * reported, if an entry is not supported. */
static bool specification(pl_export *e, pl_str text, pl_sink *out) {
  pl_str body = after(text, strlen("dl_spec<"));
  if (body.len) body.len--;
  for (int types = 0; types < 2; types++)
    for (size_t at = 0; at < body.len;) {
      pl_str entry = up_to(after(body, at), ',');
      at += entry.len + 1;
      pl_str raw = up_to(entry, '='), key = trimmed(raw), value = trimmed(after(entry, raw.len + 1));
      if (key.len == 0 || (key.data[0] != '"') != (types == 1)) continue;
      if (!(types ? add_type(out, key, value) : add_key(out, unquoted(key), value)))
        return pl_export_error(e, e->module->op, "unsupported data layout entry '%.*s'", PL_STR_FMT(key));
    }
  return true;
}

/* Whether a data layout part is a pointer's with flags or a name between `p` and the address space. (LLVM Language Reference 22,
 * "Data Layout".) */
static bool has_pointer_flags(pl_str part) {
  if (part.len < 2 || part.data[0] != 'p') return false;
  for (size_t i = 1; i < part.len && part.data[i] != ':'; i++)
    if (part.data[i] < '0' || part.data[i] > '9') return true;
  return false;
}

/* Whether the LLVM version that is exported for has all parts of the module's data layout, as far as they are checked; false is
 * reported. */
static bool fits_version(pl_export *e) {
  const pl_str text = e->m.layout_text;
  for (size_t at = 0; pl_export_is_old(e) && at < text.len;) {
    const pl_str part = up_to(after(text, at), '-');
    at += part.len + 1;
    if (has_pointer_flags(part))
      return pl_export_error(e, e->module->op, "LLVM 19 has no data layout part '%.*s'", PL_STR_FMT(part));
  }
  return true;
}

bool pl_export_target(pl_export *e) {
  char message[PL_LAYOUT_MESSAGE];
  const pl_attr *spec = pl_op_attr(e->module->op, PL_NAME_DLTI_DL_SPEC);
  bool ok = true;
  e->m.layout_text = pl_export_str(e->module->op, PL_NAME_LLVM_DATA_LAYOUT);
  e->m.triple = pl_export_str(e->module->op, PL_NAME_LLVM_TARGET_TRIPLE);
  if (!pl_op_attr(e->module->op, PL_NAME_LLVM_DATA_LAYOUT) && spec && spec->kind == PL_ATTR_OPAQUE &&
      pl_str_starts(spec->opaque.text, "dl_spec<")) {
    pl_sink text = {0};
    ok = specification(e, spec->opaque.text, &text);
    e->m.layout_text = pl_lir_text(e->m.arena, "%s", text.len ? pl_sink_text(&text) + 1 : "");
    pl_sink_close(&text);
  }
  return ok && fits_version(e) &&
         (pl_data_layout_parse(&e->m.layout, e->m.layout_text, message) ||
          pl_export_error(e, e->module->op, "invalid data layout descriptor: %s", message));
}

/* ---- Strings ---- */

/* Adds the node !{!"text"} for the string attribute `text` to the named metadata `name`; nothing if `text` is NULL or no
 * string. */
static void named_string(pl_export *e, const char *name, const pl_attr *text) {
  if (!text || text->kind != PL_ATTR_STRING) return;
  pl_lir_md *string = pl_lir_md_string(e, text->string);
  pl_lir_md_named(e, name, pl_lir_md_cached(e, &string, 1));
}

void pl_export_module_strings(pl_export *e) {
  const pl_op *op = e->module->op;
  const pl_attr *libraries = pl_op_attr(op, PL_NAME_LLVM_DEPENDENT_LIBRARIES),
                *assembly = pl_op_attr(op, PL_NAME_LLVM_MODULE_ASM);
  named_string(e, "llvm.ident", pl_op_attr(op, PL_NAME_LLVM_IDENT));
  named_string(e, "llvm.commandline", pl_op_attr(op, PL_NAME_LLVM_COMMANDLINE));
  for (uint32_t i = 0; libraries && libraries->kind == PL_ATTR_ARRAY && i < libraries->array.count; i++)
    named_string(e, "llvm.dependent-libraries", libraries->array.elems[i]);
  pl_sink text = {0};
  for (uint32_t i = 0; assembly && assembly->kind == PL_ATTR_ARRAY && i < assembly->array.count; i++)
    if (assembly->array.elems[i]->kind == PL_ATTR_STRING) {
      pl_str s = assembly->array.elems[i]->string;
      pl_sink_str(&text, s);
      if (s.len && s.data[s.len - 1] != '\n') pl_sink_putc(&text, '\n');
    }
  e->m.module_asm = (pl_str){pl_arena_copy(e->m.arena, pl_sink_text(&text), text.len), text.len};
  pl_sink_close(&text);
}
