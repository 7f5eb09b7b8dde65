/* wrapper.c - what a C wrapper is, written out in the LLVM dialect as the documents say it; the lowering's has to refine it.
 *
 * For a defined function: a wrapper that loads the descriptors, calls the function and stores a struct result through the first
 * pointer. For a declared one: a body that puts the descriptors on the stack, calls the wrapper and loads the struct result.
 * Source: LLVM IR Target (2022), C-compatible wrapper emission; upstream's form with the result in front is the newest one. */
#include <assert.h>
#include <stdio.h>

#include "core/text/parse/parse.h"
#include "verify/tv/convention/wrapper.h"

typedef struct writer {
  const pl_lowered_types *types;
  const pl_op *source;
  const pl_type *function; /* its type in the source */
  const pl_type *lowered;  /* and in the lowering */
  const pl_type *result;   /* packed */
  bool by_pointer;         /* the result is a struct and goes through the first argument of the wrapper */
  bool fine;
  pl_sink out;
} writer;

/* Whether the type is a memref, which becomes a descriptor. */
static bool is_descriptor(const pl_type *type) { return type->kind == PL_TYPE_MEMREF || type->kind == PL_TYPE_UNRANKED_MEMREF; }

/* Writes a type; if it is NULL, writes nothing and clears w->fine. */
static void put_type(writer *w, const pl_type *type) {
  if (type)
    pl_type_print(type, &w->out);
  else
    w->fine = false;
}

/* Writes a reference to the function's name with that prefix; clears w->fine if the name is too long. */
static void put_symbol(writer *w, const char *prefix) {
  char name[600];
  pl_str symbol = pl_symbol_name(w->source);
  int length = snprintf(name, sizeof name, "%s%.*s", prefix, (int)(symbol.len > 500 ? 500 : symbol.len), symbol.data);
  w->fine &= symbol.len <= 500;
  pl_attr_print(pl_attr_symbol(w->types->ctx, (pl_str){name, (size_t)length}), &w->out);
}

/* The type of argument `i` of the source's function. */
static const pl_type *input(const writer *w, uint32_t i) { return w->function->func.inputs[i]; }

/* Writes the type of the wrapper's argument `i`; clears w->fine if there is none. */
static void put_wrapper_argument_type(writer *w, uint32_t i) {
  if (is_descriptor(input(w, i)))
    pl_sink_puts(&w->out, "!llvm.ptr");
  else
    put_type(w, pl_lowered_type(w->types, input(w, i)));
}

/* Whether the attribute of argument `i` also holds of the wrapper's argument, which for a memref is a pointer to a descriptor.
 * (LLVM Language Reference, "Parameter Attributes".) */
static bool goes_with(const writer *w, uint32_t i, pl_str name) {
  const bool speaks_of_elements = is_descriptor(input(w, i)) && pl_str_starts(name, "llvm.") && !pl_str_is(name, "llvm.inreg");
  return !speaks_of_elements;
}

/* Writes the attribute dictionary of the wrapper's argument `i`: those of the source's argument that still hold, and what the
 * interpreter has to know of a memref. */
static void put_attributes(writer *w, uint32_t i) {
  const pl_attr *all = pl_op_attr(w->source, PL_NAME_ARG_ATTRS);
  const pl_attr *claims = all && all->kind == PL_ATTR_ARRAY && i < all->array.count ? all->array.elems[i] : NULL;
  pl_sink_puts(&w->out, " ");
  if (claims && claims->kind == PL_ATTR_DICT && claims->dict.count > 0 && !is_descriptor(input(w, i))) {
    pl_attr_print(claims, &w->out);
    return;
  }
  pl_sink_puts(&w->out, "{");
  for (uint32_t k = 0; claims && claims->kind == PL_ATTR_DICT && k < claims->dict.count; k++) {
    if (!goes_with(w, i, claims->dict.entries[k].name)) continue;
    pl_sink_printf(&w->out, "%.*s", PL_STR_FMT(claims->dict.entries[k].name));
    if (claims->dict.entries[k].value->kind != PL_ATTR_UNIT) {
      pl_sink_puts(&w->out, " = ");
      pl_attr_print(claims->dict.entries[k].value, &w->out);
    }
    pl_sink_puts(&w->out, ", ");
  }
  if (is_descriptor(input(w, i))) { /* for the interpreter, which has to make one up */
    pl_sink_puts(&w->out, "plumbline.points_to = ");
    put_type(w, input(w, i));
  }
  pl_sink_puts(&w->out, "}");
}

/* Writes the wrapper's function type as a call needs it, "(types) -> type", or "(types) -> ()" if it returns nothing. */
static void put_wrapper_type(writer *w) {
  pl_sink_puts(&w->out, w->by_pointer ? "(!llvm.ptr" : "(");
  for (uint32_t i = 0; i < w->function->func.num_inputs; i++) {
    if (i > 0 || w->by_pointer) pl_sink_puts(&w->out, ", ");
    put_wrapper_argument_type(w, i);
  }
  pl_sink_puts(&w->out, ") -> ");
  if (w->by_pointer || w->function->func.num_results == 0)
    pl_sink_puts(&w->out, "()");
  else
    put_type(w, w->result);
}

/* Writes the argument types of the lowered function in parentheses. */
static void put_lowered_inputs(writer *w) {
  pl_sink_puts(&w->out, "(");
  for (uint32_t i = 0; i < w->lowered->func.num_inputs; i++) {
    if (i > 0) pl_sink_puts(&w->out, ", ");
    put_type(w, w->lowered->func.inputs[i]);
  }
  pl_sink_puts(&w->out, ")");
}

/* Writes the function type of the lowered function, "(types) -> type", or "(types) -> ()" without results. */
static void put_lowered_type(writer *w) {
  put_lowered_inputs(w);
  pl_sink_puts(&w->out, " -> ");
  if (w->function->func.num_results == 0)
    pl_sink_puts(&w->out, "()");
  else
    put_type(w, w->result);
}

/* How many arguments of the lowered function argument `i` becomes. */
static uint32_t words_of(const writer *w, uint32_t i) {
  pl_type_vec words = {0};
  pl_lowered_argument(w->types, input(w, i), &words);
  uint32_t count = (uint32_t)words.len;
  pl_vec_free(&words);
  return count;
}

/* Writes the position inside the descriptor, such as "[3, 0]", of the k-th argument that a memref is expanded to. */
static void put_position(writer *w, const pl_type *memref, uint32_t k) {
  uint32_t rank = memref->kind == PL_TYPE_MEMREF ? memref->shaped.rank : 0;
  if (memref->kind == PL_TYPE_UNRANKED_MEMREF || k < 3)
    pl_sink_printf(&w->out, "[%u]", (unsigned)k);
  else
    pl_sink_printf(&w->out, "[%u, %u]", k < 3 + rank ? 3u : 4u, (unsigned)(k < 3 + rank ? k - 3 : k - 3 - rank));
}

/* Writes " -> " and the packed result type with its attributes; nothing without results or if `by_pointer`. */
static void put_arrow(writer *w, bool by_pointer) {
  const pl_attr *all = pl_op_attr(w->source, PL_NAME_RES_ATTRS);
  const bool one = w->function->func.num_results == 1 && all && all->kind == PL_ATTR_ARRAY && all->array.count == 1;
  if (by_pointer || w->function->func.num_results == 0) return;
  pl_sink_puts(&w->out, one ? " -> (" : " -> ");
  put_type(w, w->result);
  if (!one) return;
  pl_sink_puts(&w->out, " ");
  pl_attr_print(all->array.elems[0], &w->out);
  pl_sink_puts(&w->out, ")");
}

/* Writes the attribute dictionary of a function, unless it is empty: the source's `passthrough`, and with `body` the mark of a
 * body made for a declaration. */
static void put_function_attributes(writer *w, bool body) {
  const pl_attr *list = pl_op_attr(w->source, PL_NAME_PASSTHROUGH);
  if (!body && !list) return;
  pl_sink_puts(&w->out, body ? " attributes {plumbline.body_of_declaration" : " attributes {");
  if (list) {
    pl_sink_puts(&w->out, body ? ", passthrough = " : "passthrough = ");
    pl_attr_print(list, &w->out);
  }
  pl_sink_puts(&w->out, "}");
}

/* Writes the first line of the C wrapper of a defined function: its name, arguments, result and attributes. */
static void write_wrapper_head(writer *w) {
  pl_sink_puts(&w->out, "llvm.func ");
  put_symbol(w, "_mlir_ciface_");
  pl_sink_puts(&w->out, "(");
  if (w->by_pointer) {
    pl_sink_puts(&w->out, "%result: !llvm.ptr {plumbline.room_for = ");
    put_type(w, w->result);
    pl_sink_puts(&w->out, "}");
  }
  for (uint32_t i = 0; i < w->function->func.num_inputs; i++) {
    pl_sink_printf(&w->out, "%s%%a%u: ", i > 0 || w->by_pointer ? ", " : "", (unsigned)i);
    put_wrapper_argument_type(w, i);
    put_attributes(w, i);
  }
  pl_sink_puts(&w->out, ")");
  put_arrow(w, w->by_pointer);
  put_function_attributes(w, false);
  pl_sink_puts(&w->out, " {\n");
}

/* Writes the load of the descriptor that argument `i` points to and the extraction of its fields; nothing if it is no memref. */
static void write_unpacking(writer *w, uint32_t i) {
  const pl_type *type = pl_lowered_type(w->types, input(w, i));
  if (!is_descriptor(input(w, i))) return;
  pl_sink_printf(&w->out, "  %%d%u = llvm.load %%a%u : !llvm.ptr -> ", (unsigned)i, (unsigned)i);
  put_type(w, type);
  pl_sink_puts(&w->out, "\n");
  for (uint32_t k = 0; k < words_of(w, i); k++) {
    pl_sink_printf(&w->out, "  %%d%u_%u = llvm.extractvalue %%d%u", (unsigned)i, (unsigned)k, (unsigned)i);
    put_position(w, input(w, i), k);
    pl_sink_puts(&w->out, " : ");
    put_type(w, type);
    pl_sink_puts(&w->out, "\n");
  }
}

/* Writes the wrapper's call of the lowered function. */
static void write_call(writer *w) {
  bool first = true;
  pl_sink_puts(&w->out, w->function->func.num_results > 0 ? "  %r = llvm.call " : "  llvm.call ");
  put_symbol(w, "");
  pl_sink_puts(&w->out, "(");
  for (uint32_t i = 0; i < w->function->func.num_inputs; i++)
    for (uint32_t k = 0; k < words_of(w, i); k++, first = false) {
      pl_sink_puts(&w->out, first ? "" : ", ");
      if (is_descriptor(input(w, i)))
        pl_sink_printf(&w->out, "%%d%u_%u", (unsigned)i, (unsigned)k);
      else
        pl_sink_printf(&w->out, "%%a%u", (unsigned)i);
    }
  pl_sink_puts(&w->out, ") : ");
  put_lowered_type(w);
  pl_sink_puts(&w->out, "\n");
}

/* Writes the argument types of the lowered function in parentheses, with the source's attributes where they still hold. */
static void put_declared_inputs(writer *w) {
  pl_sink_puts(&w->out, "(");
  for (uint32_t i = 0, next = 0; i < w->function->func.num_inputs; i++) {
    const uint32_t count = words_of(w, i);
    for (uint32_t k = 0; k < count; k++, next++) {
      pl_sink_puts(&w->out, next > 0 ? ", " : "");
      put_type(w, w->lowered->func.inputs[next]);
      if (count == 1 && !is_descriptor(input(w, i))) put_attributes(w, i);
    }
  }
  pl_sink_puts(&w->out, ")");
}

/* Writes the lowered function's declaration and the C wrapper that calls it. */
static void write_wrapper(writer *w) {
  pl_sink_puts(&w->out, "llvm.func ");
  put_symbol(w, "");
  put_declared_inputs(w);
  put_arrow(w, false);
  put_function_attributes(w, false);
  pl_sink_puts(&w->out, "\n");
  write_wrapper_head(w);
  for (uint32_t i = 0; i < w->function->func.num_inputs; i++)
    write_unpacking(w, i);
  write_call(w);
  if (w->by_pointer) {
    pl_sink_puts(&w->out, "  llvm.store %r, %result : ");
    put_type(w, w->result);
    pl_sink_puts(&w->out, ", !llvm.ptr\n  llvm.return\n}\n");
  } else if (w->function->func.num_results > 0) {
    pl_sink_puts(&w->out, "  llvm.return %r : ");
    put_type(w, w->result);
    pl_sink_puts(&w->out, "\n}\n");
  } else {
    pl_sink_puts(&w->out, "  llvm.return\n}\n");
  }
}

/* The body that calls the wrapper of a declared function. */

/* Writes the building of the descriptor of argument `i` from the lowered arguments from `first` on and its store to the stack;
 * nothing if it is no memref. */
static void write_packing(writer *w, uint32_t i, uint32_t first) {
  const pl_type *type = pl_lowered_type(w->types, input(w, i));
  uint32_t count = words_of(w, i);
  if (!is_descriptor(input(w, i))) return;
  pl_sink_printf(&w->out, "  %%d%u_0 = llvm.mlir.undef : ", (unsigned)i);
  put_type(w, type);
  for (uint32_t k = 0; k < count; k++) {
    pl_sink_printf(&w->out, "\n  %%d%u_%u = llvm.insertvalue %%w%u, %%d%u_%u", (unsigned)i, (unsigned)(k + 1),
                   (unsigned)(first + k), (unsigned)i, (unsigned)k);
    put_position(w, input(w, i), k);
    pl_sink_puts(&w->out, " : ");
    put_type(w, type);
  }
  pl_sink_printf(&w->out, "\n  %%p%u = llvm.alloca %%one x ", (unsigned)i);
  put_type(w, type);
  pl_sink_printf(&w->out, " : (i64) -> !llvm.ptr\n  llvm.store %%d%u_%u, %%p%u : ", (unsigned)i, (unsigned)count, (unsigned)i);
  put_type(w, type);
  pl_sink_puts(&w->out, ", !llvm.ptr\n");
}

/* Writes the start of the body for a declared function: its name, arguments, result and attributes, and the constant %one. */
static void write_body_head(writer *w) {
  pl_sink_puts(&w->out, "llvm.func ");
  put_symbol(w, "");
  pl_sink_puts(&w->out, "(");
  for (uint32_t i = 0, next = 0; i < w->function->func.num_inputs; i++) {
    uint32_t count = words_of(w, i);
    for (uint32_t k = 0; k < count; k++, next++) {
      pl_sink_printf(&w->out, "%s%%w%u: ", next > 0 ? ", " : "", (unsigned)next);
      put_type(w, w->lowered->func.inputs[next]);
      if (count == 1) put_attributes(w, i);
    }
  }
  pl_sink_puts(&w->out, ")");
  put_arrow(w, false);
  put_function_attributes(w, true);
  pl_sink_puts(&w->out, " {\n  %one = llvm.mlir.constant(1 : i64) : i64\n");
}

/* Writes the call of the C wrapper from the body of a declared function. */
static void write_wrapper_call(writer *w) {
  bool returns = !w->by_pointer && w->function->func.num_results > 0;
  pl_sink_puts(&w->out, returns ? "  %r = llvm.call " : "  llvm.call ");
  put_symbol(w, "_mlir_ciface_");
  pl_sink_puts(&w->out, w->by_pointer ? "(%result" : "(");
  for (uint32_t i = 0, next = 0; i < w->function->func.num_inputs; next += words_of(w, i), i++) {
    pl_sink_puts(&w->out, i > 0 || w->by_pointer ? ", " : "");
    pl_sink_printf(&w->out, is_descriptor(input(w, i)) ? "%%p%u" : "%%w%u", (unsigned)(is_descriptor(input(w, i)) ? i : next));
  }
  pl_sink_puts(&w->out, ") : ");
  put_wrapper_type(w);
  pl_sink_puts(&w->out, "\n");
}

/* Writes the declaration of the external C wrapper, and for the declared function a body that calls the wrapper with memrefs
 * packed into descriptors on the stack. */
static void write_body(writer *w) {
  pl_sink_puts(&w->out, "llvm.func ");
  put_symbol(w, "_mlir_ciface_");
  pl_sink_puts(&w->out, w->by_pointer ? "(!llvm.ptr" : "(");
  for (uint32_t i = 0; i < w->function->func.num_inputs; i++) {
    if (i > 0 || w->by_pointer) pl_sink_puts(&w->out, ", ");
    put_wrapper_argument_type(w, i);
    put_attributes(w, i);
  }
  pl_sink_puts(&w->out, ")");
  put_arrow(w, w->by_pointer);
  put_function_attributes(w, false);
  pl_sink_puts(&w->out, "\n");
  write_body_head(w);
  if (w->by_pointer) {
    pl_sink_puts(&w->out, "  %result = llvm.alloca %one x ");
    put_type(w, w->result);
    pl_sink_puts(&w->out, " : (i64) -> !llvm.ptr\n");
  }
  for (uint32_t i = 0, next = 0; i < w->function->func.num_inputs; next += words_of(w, i), i++)
    write_packing(w, i, next);
  write_wrapper_call(w);
  if (w->by_pointer) {
    pl_sink_puts(&w->out, "  %r = llvm.load %result : !llvm.ptr -> ");
    put_type(w, w->result);
    pl_sink_puts(&w->out, "\n");
  }
  pl_sink_puts(&w->out, "  llvm.return");
  if (w->function->func.num_results > 0) {
    pl_sink_puts(&w->out, " %r : ");
    put_type(w, w->result);
  }
  pl_sink_puts(&w->out, "\n}\n");
}

pl_module *pl_tv_reference_wrapper(pl_arena *arena, const pl_op *source, const pl_lowered_types *types) {
  assert(arena && types->ctx == source->module->ctx && pl_op_is(source, PL_OP_FUNC_FUNC));
  writer w = {.types = types, .source = source, .function = pl_func_type(source), .fine = true};
  w.lowered = pl_lowered_function(types, w.function, false);
  w.result = pl_lowered_results(types, w.function);
  if (!w.lowered || !w.result) return NULL;
  w.by_pointer = w.result->kind == PL_TYPE_LLVM_STRUCT;
  if (pl_func_is_declaration(source))
    write_body(&w);
  else
    write_wrapper(&w);
  pl_source *text = PL_NEW(arena, pl_source);
  text->name = "<wrapper>";
  text->first_line = 1;
  text->text = (pl_str){pl_arena_copy(arena, pl_sink_text(&w.out), w.out.len + 1), w.out.len};
  pl_sink_close(&w.out);
  pl_diags *diags = pl_diags_new();
  pl_module *module = w.fine ? pl_parse(types->ctx, text, &(pl_parse_options){false}, diags) : NULL;
  pl_diags_free(diags);
  return module;
}
