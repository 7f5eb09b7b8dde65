/* Types to text. */
#include <assert.h>

#include "core/text/print/attrs.h"
#include "core/text/print/printer.h"

/* Prints the dimensions of a shaped type, each followed by `x`: 2x?x[4]x. */
static void print_dimensions(pl_printer *pr, const pl_type *t) {
  for (uint32_t i = 0; i < t->shaped.rank; i++) {
    bool scalable = t->kind == PL_TYPE_VECTOR && t->shaped.scalable_dims && t->shaped.scalable_dims[i];
    if (scalable) pl_sink_putc(pr->out, '[');
    if (t->shaped.shape[i] == PL_DYNAMIC)
      pl_sink_putc(pr->out, '?');
    else
      pl_sink_i64(pr->out, t->shaped.shape[i]);
    pl_sink_puts(pr->out, scalable ? "]x" : "x");
  }
}

/* Prints a memref, tensor or vector type: name<dims x elem, layout, space>. */
static void print_shaped(pl_printer *pr, const char *name, const pl_type *t) {
  bool unranked = t->kind == PL_TYPE_UNRANKED_MEMREF || t->kind == PL_TYPE_UNRANKED_TENSOR;
  pl_sink_puts(pr->out, name);
  pl_sink_puts(pr->out, unranked ? "<*x" : "<");
  if (!unranked) print_dimensions(pr, t);
  pl_pr_type(pr, t->shaped.elem);
  if (t->kind != PL_TYPE_VECTOR && t->shaped.layout) {
    pl_sink_puts(pr->out, ", ");
    pl_pr_attr(pr, t->shaped.layout, t->kind == PL_TYPE_TENSOR ? PL_TYPE_SHOWN : PL_TYPE_MAY_HIDE);
  }
  if ((t->kind == PL_TYPE_MEMREF || t->kind == PL_TYPE_UNRANKED_MEMREF) && t->shaped.space) {
    pl_sink_puts(pr->out, ", ");
    pl_pr_attr(pr, t->shaped.space, PL_TYPE_MAY_HIDE);
  }
  pl_sink_putc(pr->out, '>');
}

/* Prints types separated by commas. */
static void print_list(pl_printer *pr, pl_type_list types, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    if (i) pl_sink_puts(pr->out, ", ");
    pl_pr_type(pr, types[i]);
  }
}

void pl_pr_function_type(pl_printer *pr, pl_type_list inputs, uint32_t num_inputs, pl_type_list results, uint32_t num_results) {
  assert((num_inputs == 0 || inputs) && (num_results == 0 || results));
  bool bare = num_results == 1 && results[0]->kind != PL_TYPE_FUNCTION;
  pl_sink_putc(pr->out, '(');
  print_list(pr, inputs, num_inputs);
  pl_sink_puts(pr->out, bare ? ") -> " : ") -> (");
  print_list(pr, results, num_results);
  if (!bare) pl_sink_putc(pr->out, ')');
}

/* Prints types inside an LLVM type, separated by commas. */
static void print_llvm_list(pl_printer *pr, pl_type_list types, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    if (i) pl_sink_puts(pr->out, ", ");
    pl_pr_llvm_element(pr, types[i]);
  }
}

/* Whether the body of that identified struct is being printed, so that its name alone stands for it. */
static bool is_open(const pl_printer *pr, const pl_type *type) {
  for (const pl_open_struct *open = pr->open; open; open = open->outer)
    if (open->type == type) return true;
  return false;
}

/* Prints an LLVM struct without `!llvm.`: struct<"name", packed (elems)>; within its own body as struct<"name">. */
static void print_struct(pl_printer *pr, const pl_type *t) {
  const pl_struct_body *body = t->llvm_struct;
  pl_open_struct here = {t, pr->open};
  pl_sink_puts(pr->out, "struct<");
  if (body->identified) {
    pl_pr_quoted(pr, body->name);
    if (!body->initialized || is_open(pr, t)) {
      pl_sink_putc(pr->out, '>');
      return;
    }
    pl_sink_puts(pr->out, ", ");
  }
  pr->open = &here;
  if (body->opaque) {
    pl_sink_puts(pr->out, "opaque");
  } else {
    pl_sink_puts(pr->out, body->packed ? "packed (" : "(");
    print_llvm_list(pr, body->elems, body->num_elems);
    pl_sink_putc(pr->out, ')');
  }
  pl_sink_putc(pr->out, '>');
  pr->open = here.outer;
}

/* Prints an LLVM function type without `!llvm.`: func<result (inputs, ...)>. */
static void print_llvm_func(pl_printer *pr, const pl_type *t) {
  pl_sink_puts(pr->out, "func<");
  pl_pr_llvm_element(pr, t->func.results[0]);
  pl_sink_puts(pr->out, " (");
  print_llvm_list(pr, t->func.inputs, t->func.num_inputs);
  if (t->func.variadic) pl_sink_puts(pr->out, t->func.num_inputs ? ", ..." : "...");
  pl_sink_puts(pr->out, ")>");
}

const pl_type *pl_pr_pointee(const pl_printer *pr, const pl_type *type) {
  if (type->kind != PL_TYPE_LLVM_PTR || (pr->module && !pr->options.typed_pointers)) return NULL;
  return type->ptr.pointee;
}

/* Prints an LLVM pointer type without `!llvm.`: ptr<pointee, space>, as far as these are to be printed. */
static void print_pointer(pl_printer *pr, const pl_type *t) {
  pl_sink_puts(pr->out, "ptr");
  const pl_type *pointee = pl_pr_pointee(pr, t);
  if (!pointee && t->ptr.space == 0) return;
  pl_sink_putc(pr->out, '<');
  if (pointee) pl_pr_llvm_element(pr, pointee);
  if (pointee && t->ptr.space) pl_sink_puts(pr->out, ", ");
  if (t->ptr.space) pl_sink_u64(pr->out, t->ptr.space);
  pl_sink_putc(pr->out, '>');
}

/* Prints an LLVM target extension type without `!llvm.`: target<"name", types, numbers>. */
static void print_target(pl_printer *pr, const pl_type *t) {
  pl_sink_puts(pr->out, "target<");
  pl_pr_quoted(pr, t->target.name);
  for (uint32_t i = 0; i < t->target.num_types; i++) {
    pl_sink_puts(pr->out, ", ");
    pl_pr_type(pr, t->target.types[i]); /* in full, unlike the parts of other types */
  }
  for (uint32_t i = 0; i < t->target.num_ints; i++)
    pl_sink_printf(pr->out, ", %u", t->target.ints[i]);
  pl_sink_putc(pr->out, '>');
}

/* Whether the type is a vector that is printed as !llvm.vec, as some were in older versions of MLIR. */
static bool is_vec(const pl_printer *pr, const pl_type *t) {
  if (t->kind != PL_TYPE_VECTOR || t->shaped.rank != 1) return false;
  return pl_pr_pointee(pr, t->shaped.elem) || (t->shaped.elem->kind == PL_TYPE_LLVM_PPC_FP128 && pr->options.typed_pointers);
}

/* Prints `head` (as `array<`), then size and element of the LLVM array or vector type: size x element>. */
static void print_sequence(pl_printer *pr, const char *head, const pl_type *t) {
  pl_sink_puts(pr->out, head);
  pl_sink_u64(pr->out, (uint64_t)t->shaped.shape[0]);
  pl_sink_puts(pr->out, " x ");
  pl_pr_llvm_element(pr, t->shaped.elem);
  pl_sink_putc(pr->out, '>');
}

/* The mnemonic of an LLVM type without parameters; NULL if the kind is no such type. */
static const char *simple_llvm_name(pl_type_kind kind) {
  static const struct {
    pl_type_kind kind;
    const char *name;
  } names[] = {{PL_TYPE_LLVM_VOID, "void"},          {PL_TYPE_LLVM_TOKEN, "token"},     {PL_TYPE_LLVM_LABEL, "label"},
               {PL_TYPE_LLVM_METADATA, "metadata"},  {PL_TYPE_LLVM_X86_MMX, "x86_mmx"}, {PL_TYPE_LLVM_X86_AMX, "x86_amx"},
               {PL_TYPE_LLVM_PPC_FP128, "ppc_fp128"}};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (names[i].kind == kind) return names[i].name;
  return NULL;
}

/* Prints a type of the LLVM dialect, or a vector that is printed as one, without `!llvm.`; false, with nothing printed, for any
 * other type. */
static bool print_llvm(pl_printer *pr, const pl_type *t) {
  const char *name = simple_llvm_name(t->kind);
  if (name)
    pl_sink_puts(pr->out, name);
  else if (t->kind == PL_TYPE_LLVM_PTR)
    print_pointer(pr, t);
  else if (t->kind == PL_TYPE_LLVM_STRUCT)
    print_struct(pr, t);
  else if (t->kind == PL_TYPE_LLVM_FUNC)
    print_llvm_func(pr, t);
  else if (t->kind == PL_TYPE_LLVM_TARGET)
    print_target(pr, t);
  else if (t->kind == PL_TYPE_LLVM_ARRAY)
    print_sequence(pr, "array<", t);
  else if (is_vec(pr, t))
    print_sequence(pr, t->shaped.scalable_dims ? "vec<? x " : "vec<", t);
  else
    return false;
  return true;
}

/* Whether the type is printed as one of the LLVM dialect. */
static bool is_llvm(const pl_printer *pr, const pl_type *t) { return t->kind >= PL_TYPE_LLVM_VOID || is_vec(pr, t); }

void pl_pr_llvm_element(pl_printer *pr, const pl_type *type) {
  bool number = type->kind == PL_TYPE_LLVM_PPC_FP128 && !pr->options.typed_pointers; /* since 2025 it is like the builtin ones */
  if (!is_llvm(pr, type) || number || !print_llvm(pr, type)) pl_pr_type(pr, type);
}

/* Prints an integer type: i32, si8, ui1. */
static void print_integer(pl_printer *pr, const pl_type *t) {
  static const char *const prefixes[] = {[PL_SIGNLESS] = "i", [PL_SIGNED] = "si", [PL_UNSIGNED] = "ui"};
  pl_sink_puts(pr->out, prefixes[t->integer.signedness]);
  pl_sink_u64(pr->out, t->integer.width);
}

/* Prints a type of an unknown dialect: `!dialect.text` or `!dialect<text>`. */
static void print_opaque(pl_printer *pr, const pl_type *t) {
  pl_sink_putc(pr->out, '!');
  pl_sink_str(pr->out, t->opaque.dialect);
  if (t->opaque.text.len && t->opaque.text.data[0] != '<') pl_sink_putc(pr->out, '.');
  pl_sink_str(pr->out, t->opaque.text);
}

/* Prints `name`, the types separated by commas, and `>`. */
static void print_brackets(pl_printer *pr, const char *name, pl_type_list types, uint32_t count) {
  pl_sink_puts(pr->out, name);
  print_list(pr, types, count);
  pl_sink_putc(pr->out, '>');
}

void pl_pr_type(pl_printer *pr, const pl_type *t) {
  if (is_vec(pr, t)) {
    pl_sink_puts(pr->out, "!llvm.");
    (void)print_llvm(pr, t);
    return;
  }
  switch (t->kind) {
  case PL_TYPE_INVALID: break;
  case PL_TYPE_INTEGER: print_integer(pr, t); break;
  case PL_TYPE_INDEX: pl_sink_puts(pr->out, "index"); break;
  case PL_TYPE_FLOAT: pl_sink_puts(pr->out, pl_float_name(t->float_format)); break;
  case PL_TYPE_NONE: pl_sink_puts(pr->out, "none"); break;
  case PL_TYPE_COMPLEX: print_brackets(pr, "complex<", &t->shaped.elem, 1); break;
  case PL_TYPE_VECTOR: print_shaped(pr, "vector", t); break;
  case PL_TYPE_TENSOR:
  case PL_TYPE_UNRANKED_TENSOR: print_shaped(pr, "tensor", t); break;
  case PL_TYPE_MEMREF:
  case PL_TYPE_UNRANKED_MEMREF: print_shaped(pr, "memref", t); break;
  case PL_TYPE_FUNCTION: pl_pr_function_type(pr, t->func.inputs, t->func.num_inputs, t->func.results, t->func.num_results); break;
  case PL_TYPE_TUPLE: print_brackets(pr, "tuple<", t->func.inputs, t->func.num_inputs); break;
  case PL_TYPE_OPAQUE: print_opaque(pr, t); break;
  case PL_TYPE_LLVM_VOID:
  case PL_TYPE_LLVM_PTR:
  case PL_TYPE_LLVM_ARRAY:
  case PL_TYPE_LLVM_STRUCT:
  case PL_TYPE_LLVM_FUNC:
  case PL_TYPE_LLVM_TOKEN:
  case PL_TYPE_LLVM_LABEL:
  case PL_TYPE_LLVM_METADATA:
  case PL_TYPE_LLVM_X86_MMX:
  case PL_TYPE_LLVM_X86_AMX:
  case PL_TYPE_LLVM_PPC_FP128:
  case PL_TYPE_LLVM_TARGET:
    pl_sink_puts(pr->out, "!llvm.");
    (void)print_llvm(pr, t);
    break;
  }
}

void pl_type_print(const pl_type *type, pl_sink *out) {
  pl_printer pr = {.out = out};
  pl_pr_type(&pr, type);
}
