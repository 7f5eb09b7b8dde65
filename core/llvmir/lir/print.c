/* A module to text, with the numbers that LLVM gives: values and blocks per function in order, attribute groups and metadata in
 * the order in which they are met. Source: LLVM documentation, "LLVM Language Reference Manual"; what `mlir-translate` 22 prints.
 */
#include "core/llvmir/lir/print.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/lir.h"

typedef struct printer {
  pl_lir_module *m;
  pl_sink *out;
  pl_map nodes; /* metadata -> number + 1 */
  PL_VEC(const pl_lir_md *) node_list;
  pl_map types;             /* identified structs met */
  pl_map seen;              /* types and constants that were walked */
  const pl_type *too_large; /* the first that has a number which LLVM IR does not have */
  pl_str where, symbol;     /* the symbol whose types are walked, and the one where that was */
  PL_VEC(pl_str) groups;
} printer;

/* ---- Numbers ---- */

/* Assigns consecutive numbers to a function's parameters, then to each block and its instructions with a result. */
static void number_func(pl_lir_func *func) {
  uint32_t next = 0;
  for (uint32_t i = 0; i < func->type->func.num_inputs; i++)
    func->params[i].value.number = next++;
  for (pl_lir_block *block = func->first; block; block = block->next) {
    block->number = next++;
    for (pl_lir_ins *ins = block->first; ins; ins = ins->next)
      if (ins->value.type->kind != PL_TYPE_LLVM_VOID) ins->value.number = next++;
  }
}

/* The number, from 0, of the attribute group with a text, which is added if it is new. */
static uint32_t group_number(printer *p, pl_str text) {
  for (size_t i = 0; i < p->groups.len; i++)
    if (pl_str_eq(p->groups.data[i], text)) return (uint32_t)i;
  pl_vec_push(&p->groups, text);
  return (uint32_t)p->groups.len - 1;
}

/* Numbers a metadata node and those that it refers to, in preorder, except inline nodes (see pl_lir_md) and those that have a
 * number. */
static void number_node(printer *p, const pl_lir_md *root) {
  PL_VEC(const pl_lir_md *) todo = {0};
  pl_vec_push(&todo, root);
  while (todo.len) {
    const pl_lir_md *md = pl_vec_pop(&todo);
    if (!md || pl_map_has(&p->nodes, md)) continue;
    if (md->is_inline && md->num_ops == 0) continue;
    if (!md->is_inline) {
      pl_vec_push(&p->node_list, md);
      pl_map_set(&p->nodes, (uint64_t)(uintptr_t)md, p->node_list.len);
    }
    for (uint32_t i = md->num_ops; i-- > 0;)
      pl_vec_push(&todo, md->ops[i]);
  }
  pl_vec_free(&todo);
}

/* Numbers the metadata nodes of a list of attachments and those that they refer to (number_node). */
static void number_attachments(printer *p, const pl_lir_attachments *list) {
  for (size_t i = 0; i < list->len; i++)
    number_node(p, list->data[i].md);
}

/* ---- Identified structs, in the order in which LLVM finds them ---- */

/* Whether the type itself, its parts aside, exceeds a limit of LLVM IR. */
static bool is_too_large(const pl_type *t) {
  if (t->kind == PL_TYPE_LLVM_PTR) return t->ptr.space > PL_LIR_LAST_SPACE;
  if (t->kind == PL_TYPE_INTEGER) return t->integer.width > PL_LIR_MOST_BITS;
  return pl_lir_is_vector(t) && t->shaped.shape[0] > (int64_t)PL_LIR_MOST_LANES;
}

/* Records the identified structs in a type, in LLVM's order, and the first type that is too large for LLVM IR, with its
 * symbol. */
static void find_in_type(printer *p, const pl_type *root) {
  PL_VEC(const pl_type *) todo = {0};
  if (root) pl_vec_push(&todo, root);
  while (todo.len) {
    const pl_type *t = pl_vec_pop(&todo);
    if (!t || pl_map_has(&p->seen, t)) continue;
    pl_map_set_ptr(&p->seen, t, t);
    if (!p->too_large && is_too_large(t)) {
      p->too_large = t;
      p->symbol = p->where;
    }
    pl_type_list parts = NULL;
    uint32_t count = 0;
    if (t->kind == PL_TYPE_LLVM_STRUCT) {
      parts = t->llvm_struct->elems;
      count = t->llvm_struct->num_elems;
      if (t->llvm_struct->identified && !pl_map_has(&p->types, t)) pl_map_set_ptr(&p->types, t, t);
    } else if (t->kind == PL_TYPE_LLVM_TARGET) {
      parts = t->target.types;
      count = t->target.num_types;
    } else if (t->kind == PL_TYPE_LLVM_FUNC) {
      parts = t->func.inputs;
      count = t->func.num_inputs;
    } else if (t->kind == PL_TYPE_LLVM_ARRAY || pl_lir_is_vector(t)) {
      parts = &t->shaped.elem;
      count = 1;
    }
    for (uint32_t i = count; i-- > 0;)
      pl_vec_push(&todo, parts[i]);
    if (t->kind == PL_TYPE_LLVM_FUNC) pl_vec_push(&todo, t->func.results[0]);
  }
  pl_vec_free(&todo);
}

/* Records the types in a constant (find_in_type), if they were not visited before. */
static void find_in_value(printer *p, const pl_lir *root) {
  PL_VEC(const pl_lir *) todo = {0};
  pl_vec_push(&todo, root);
  while (todo.len) {
    const pl_lir *v = pl_vec_pop(&todo);
    if (!v || !pl_lir_is_constant(v) || v->kind == PL_LIR_SYMBOL || pl_map_has(&p->seen, v)) continue;
    pl_map_set_ptr(&p->seen, v, v);
    find_in_type(p, v->type);
    for (uint32_t i = v->count; i-- > 0;)
      pl_vec_push(&todo, v->elems[i]);
    if (v->b) pl_vec_push(&todo, v->b);
    if (v->a) pl_vec_push(&todo, v->a);
  }
  pl_vec_free(&todo);
}

/* Records the types of the constants in a metadata node and those that it refers to (find_in_type). */
static void find_in_md(printer *p, const pl_lir_md *root) {
  PL_VEC(const pl_lir_md *) todo = {0};
  pl_vec_push(&todo, root);
  while (todo.len) {
    const pl_lir_md *md = pl_vec_pop(&todo);
    if (!md || pl_map_has(&p->seen, md)) continue;
    pl_map_set_ptr(&p->seen, md, md);
    if (md->constant) find_in_value(p, md->constant);
    for (uint32_t i = md->num_ops; i-- > 0;)
      pl_vec_push(&todo, md->ops[i]);
  }
  pl_vec_free(&todo);
}

/* Records the types of constants in the metadata of attachments and in what it refers to (find_in_md). */
static void find_in_attachments(printer *p, const pl_lir_attachments *list) {
  for (size_t i = 0; i < list->len; i++)
    find_in_md(p, list->data[i].md);
}

/* Records the types in an instruction (find_in_type), in LLVM's order. */
static void find_in_ins(printer *p, const pl_lir_ins *ins) {
  find_in_type(p, ins->value.type);
  for (size_t i = 0; i < ins->pieces.len; i++) {
    const pl_lir *value = ins->pieces.data[i].value;
    if (value) find_in_value(p, value);
    if (value && value->kind == PL_LIR_METADATA) find_in_md(p, value->md);
  }
  if (ins->extra_type) find_in_type(p, ins->extra_type);
  for (size_t i = 0; i < ins->pieces.len; i++)
    if (ins->pieces.data[i].kind == PL_LIR_PIECE_TEXT) find_in_type(p, ins->pieces.data[i].type);
  find_in_attachments(p, &ins->attachments);
}

/* Records the types in a block's instructions (find_in_type) in the order in which LLVM visits them: debug records after the
 * instruction that follows them. */
static void find_in_block(printer *p, const pl_lir_block *block) {
  const pl_lir_ins *records = NULL;
  for (const pl_lir_ins *ins = block->first; ins; ins = ins->next) {
    if (ins->is_record) {
      if (!records) records = ins;
      continue;
    }
    find_in_ins(p, ins);
    for (; records && records != ins; records = records->next)
      find_in_ins(p, records);
    records = NULL;
  }
}

/* Records the types in a function: its own, those in parameter attributes, its body and its attachments. */
static void find_in_func(printer *p, const pl_lir_func *f) {
  p->where = f->name;
  find_in_type(p, f->type);
  find_in_type(p, f->result_attrs.type);
  for (uint32_t i = 0; i < f->type->func.num_inputs; i++)
    find_in_type(p, f->params[i].attrs.type);
  for (const pl_lir_block *block = f->first; block; block = block->next)
    find_in_block(p, block);
  find_in_attachments(p, &f->attachments);
}

/* Records the types of the module (find_in_type) in the order in which LLVM visits them. */
static void find_types(printer *p) {
  for (const pl_lir_global *g = p->m->globals; g; g = g->next) {
    p->where = g->name;
    find_in_type(p, g->type);
    if (g->init) find_in_value(p, g->init);
    find_in_attachments(p, &g->attachments);
  }
  for (int k = 0; k < 2; k++)
    for (const pl_lir_alias *a = k ? p->m->ifuncs : p->m->aliases; a; a = a->next) {
      p->where = a->name;
      find_in_type(p, a->type);
      find_in_value(p, a->target);
    }
  for (const pl_lir_func *f = p->m->funcs; f; f = f->next)
    find_in_func(p, f);
  p->where = (pl_str){0};
  for (size_t i = 0; i < p->m->named.len; i++)
    for (size_t k = 0; k < p->m->named.data[i]->nodes.len; k++)
      find_in_md(p, p->m->named.data[i]->nodes.data[k]);
}

/* Prints the definitions of the recorded identified structs. */
static void print_types(printer *p) {
  if (p->types.len) pl_sink_putc(p->out, '\n');
  for (size_t i = 0; i < p->types.len; i++) {
    const pl_type *t = (const pl_type *)(uintptr_t)pl_map_entries(&p->types)[i].value;
    const pl_struct_body *body = t->llvm_struct;
    pl_lir_type_text(t, p->out);
    pl_sink_puts(p->out, " = type ");
    if (body->opaque || !body->initialized) {
      pl_sink_puts(p->out, "opaque\n");
      continue;
    }
    pl_lir_type_text(pl_type_llvm_struct(p->m->ctx, body->elems, body->num_elems, body->packed), p->out);
    pl_sink_putc(p->out, '\n');
  }
}

/* ---- Metadata ---- */

static void md_text(printer *p, const pl_lir_md *md, bool inside);

/* Prints a reference to a metadata node: `!N`, the text of an inline one, or `null`. */
static void md_mention(printer *p, const pl_lir_md *md) {
  uint64_t number = 0;
  if (!md)
    pl_sink_puts(p->out, "null");
  else if (md->is_inline)
    md_text(p, md, true);
  else if (pl_map_get(&p->nodes, (uint64_t)(uintptr_t)md, &number))
    pl_sink_printf(p->out, "!%llu", (unsigned long long)number - 1);
}

static void typed_value(printer *p, const pl_lir *v);

/* Prints the content of a metadata node, with references in place of its operands' placeholders; `inside` leaves out the word
 * `distinct`. */
static void md_text(printer *p, const pl_lir_md *md, bool inside) {
  uint32_t next = 0;
  if (md->constant) {
    typed_value(p, md->constant);
    return;
  }
  if (md->is_distinct && !inside) pl_sink_puts(p->out, "distinct ");
  for (size_t i = 0; i < md->text.len; i++) {
    char c = md->text.data[i];
    if (c == '\x01' && next < md->num_ops)
      md_mention(p, md->ops[next++]);
    else if (c == '\x02' && i + 1 < md->text.len && (uint32_t)(md->text.data[i + 1] - '0') < md->num_ops)
      md_mention(p, md->ops[md->text.data[++i] - '0']);
    else if (c != '\x03')
      pl_sink_putc(p->out, c);
  }
}

/* Prints each attachment as `!kind node` after the text `between`. */
static void print_attachments(printer *p, const pl_lir_attachments *list, const char *between) {
  for (size_t i = 0; i < list->len; i++) {
    pl_sink_printf(p->out, "%s!%s ", between, list->data[i].kind);
    md_mention(p, list->data[i].md);
  }
}

/* ---- Instructions ---- */

/* Prints a constant or other value, or a reference to metadata, without its type. */
static void value_text(printer *p, const pl_lir *v) {
  if (v->kind == PL_LIR_METADATA)
    md_mention(p, v->md);
  else
    pl_lir_const_text(v, p->out);
}

/* Prints a value or a reference to metadata, preceded by its type. */
static void typed_value(printer *p, const pl_lir *v) {
  pl_lir_type_text(v->type, p->out);
  pl_sink_putc(p->out, ' ');
  value_text(p, v);
}

/* Prints one piece of an instruction. */
static void print_piece(printer *p, const pl_lir_piece *piece) {
  switch (piece->kind) {
  case PL_LIR_PIECE_TEXT: pl_sink_str(p->out, piece->text); break;
  case PL_LIR_PIECE_TYPE: pl_lir_type_text(piece->type, p->out); break;
  case PL_LIR_PIECE_VALUE: value_text(p, piece->value); break;
  case PL_LIR_PIECE_TYPED: typed_value(p, piece->value); break;
  case PL_LIR_PIECE_LABEL: pl_sink_printf(p->out, "%%%u", piece->block->number); break;
  case PL_LIR_PIECE_ATTRS: pl_sink_printf(p->out, " #%u", group_number(p, piece->text)); break;
  }
}

/* Prints an instruction's line. */
static void print_ins(printer *p, const pl_lir_ins *ins) {
  pl_sink_puts(p->out, ins->is_record ? "    " : "  ");
  if (ins->value.type->kind != PL_TYPE_LLVM_VOID) pl_sink_printf(p->out, "%%%u = ", ins->value.number);
  for (size_t i = 0; i < ins->pieces.len; i++)
    print_piece(p, &ins->pieces.data[i]);
  print_attachments(p, &ins->attachments, ", ");
  pl_sink_putc(p->out, '\n');
}

/* Prints an empty line and a block's header line such as `7: ; preds = %3, %1`. */
static void print_header(printer *p, const pl_lir_block *block) {
  char label[16];
  int len = snprintf(label, sizeof label, "%u:", block->number);
  pl_sink_printf(p->out, "\n%s%*s;", label, len < 50 ? 50 - len : 1, "");
  for (size_t i = block->preds.len; i-- > 0;)
    pl_sink_printf(p->out, "%s%%%u", i + 1 == block->preds.len ? " preds = " : ", ", block->preds.data[i]->number);
  pl_sink_puts(p->out, block->preds.len ? "\n" : " No predecessors!\n");
}

/* Prints a function's blocks in braces; the entry block has no header. */
static void print_body(printer *p, const pl_lir_func *func) {
  pl_sink_puts(p->out, " {\n");
  for (const pl_lir_block *block = func->first; block; block = block->next) {
    if (block != func->first) print_header(p, block);
    for (const pl_lir_ins *ins = block->first; ins; ins = ins->next)
      print_ins(p, ins);
  }
  pl_sink_puts(p->out, "}\n");
}

/* Numbers the metadata and attribute groups that a function's attachments and instructions mention. */
static void number_body(printer *p, const pl_lir_func *func) {
  number_attachments(p, &func->attachments);
  for (const pl_lir_block *block = func->first; block; block = block->next)
    for (const pl_lir_ins *ins = block->first; ins; ins = ins->next) {
      for (size_t i = 0; i < ins->pieces.len; i++) {
        const pl_lir_piece *piece = &ins->pieces.data[i];
        if (piece->value && piece->value->kind == PL_LIR_METADATA) number_node(p, piece->value->md);
        if (piece->kind == PL_LIR_PIECE_ATTRS) (void)group_number(p, piece->text);
      }
      number_attachments(p, &ins->attachments);
    }
}

/* Prints a function's parameter list in parentheses, with names `%N` in a definition. */
static void print_params(printer *p, const pl_lir_func *func) {
  const pl_type *type = func->type;
  pl_sink_putc(p->out, '(');
  for (uint32_t i = 0; i < type->func.num_inputs; i++) {
    if (i) pl_sink_puts(p->out, ", ");
    pl_lir_type_text(type->func.inputs[i], p->out);
    pl_sink_str(p->out, func->params[i].attrs.text);
    if (func->is_definition) pl_sink_printf(p->out, " %%%u", func->params[i].value.number);
  }
  if (type->func.variadic) pl_sink_puts(p->out, type->func.num_inputs ? ", ..." : "...");
  pl_sink_putc(p->out, ')');
}

/* Prints a function's definition or declaration, after numbering the metadata and attribute groups in it. */
static void print_func(printer *p, pl_lir_func *func) {
  number_body(p, func);
  pl_sink_putc(p->out, '\n');
  if (func->fn_attrs_comment.len) pl_sink_printf(p->out, "; Function Attrs: %.*s\n", PL_STR_FMT(func->fn_attrs_comment));
  pl_sink_puts(p->out, func->is_definition ? "define " : "declare ");
  if (!func->is_definition && func->attachments.len) {
    print_attachments(p, &func->attachments, "");
    pl_sink_putc(p->out, ' ');
  }
  pl_sink_str(p->out, func->linkage);
  pl_str result = func->result_attrs.text;
  if (result.len) pl_sink_printf(p->out, "%.*s ", (int)result.len - 1, result.data + 1);
  pl_lir_type_text(func->type->func.results[0], p->out);
  pl_sink_putc(p->out, ' ');
  pl_lir_name('@', func->name, p->out);
  print_params(p, func);
  pl_sink_str(p->out, func->unnamed);
  if (p->m->layout.program_space) pl_sink_printf(p->out, " addrspace(%u)", p->m->layout.program_space);
  if (func->fn_attrs.len) pl_sink_printf(p->out, " #%u", group_number(p, func->fn_attrs));
  pl_sink_str(p->out, func->tail);
  if (func->personality) {
    pl_sink_puts(p->out, " personality ");
    typed_value(p, func->personality);
  }
  if (!func->is_definition) {
    pl_sink_putc(p->out, '\n');
    return;
  }
  print_attachments(p, &func->attachments, " ");
  print_body(p, func);
}

/* ---- The module ---- */

/* Prints the definitions and declarations of the module's global variables. */
static void print_globals(printer *p) {
  if (p->m->globals) pl_sink_putc(p->out, '\n');
  for (const pl_lir_global *g = p->m->globals; g; g = g->next) {
    pl_lir_name('@', g->name, p->out);
    pl_sink_puts(p->out, " = ");
    pl_sink_str(p->out, g->head);
    pl_lir_type_text(g->type, p->out);
    if (g->init) {
      pl_sink_putc(p->out, ' ');
      value_text(p, g->init);
    }
    pl_sink_str(p->out, g->tail);
    print_attachments(p, &g->attachments, ", ");
    pl_sink_putc(p->out, '\n');
  }
}

/* Prints a list of aliases or ifuncs. */
static void print_aliases(printer *p, const pl_lir_alias *list) {
  if (list) pl_sink_putc(p->out, '\n');
  for (const pl_lir_alias *a = list; a; a = a->next) {
    pl_lir_name('@', a->name, p->out);
    pl_sink_puts(p->out, " = ");
    pl_sink_str(p->out, a->head);
    pl_lir_type_text(a->type, p->out);
    pl_sink_puts(p->out, ", ");
    bool expression = a->target->kind == PL_LIR_OFFSET || a->target->kind == PL_LIR_CAST || a->target->kind == PL_LIR_BINARY;
    if (expression)
      value_text(p, a->target); /* LLVM leaves out its type, which is the expression's */
    else
      typed_value(p, a->target);
    pl_sink_putc(p->out, '\n');
  }
}

/* Prints the named metadata, then the numbered nodes. */
static void print_metadata(printer *p) {
  if (p->m->named.len) pl_sink_putc(p->out, '\n');
  for (size_t i = 0; i < p->m->named.len; i++) {
    const pl_lir_named_md *named = p->m->named.data[i];
    pl_sink_printf(p->out, "!%s = !{", named->name);
    for (size_t k = 0; k < named->nodes.len; k++) {
      if (k) pl_sink_puts(p->out, ", ");
      md_mention(p, named->nodes.data[k]);
    }
    pl_sink_puts(p->out, "}\n");
  }
  if (p->node_list.len) pl_sink_putc(p->out, '\n');
  for (size_t i = 0; i < p->node_list.len; i++) {
    pl_sink_printf(p->out, "!%zu = ", i);
    md_text(p, p->node_list.data[i], false);
    pl_sink_putc(p->out, '\n');
  }
}

/* Numbers what LLVM numbers before it prints anything. */
static void number_module(printer *p) {
  for (const pl_lir_global *g = p->m->globals; g; g = g->next)
    number_attachments(p, &g->attachments);
  for (size_t i = 0; i < p->m->named.len; i++)
    for (size_t k = 0; k < p->m->named.data[i]->nodes.len; k++)
      number_node(p, p->m->named.data[i]->nodes.data[k]);
  for (pl_lir_func *f = p->m->funcs; f; f = f->next) {
    number_func(f);
    if (f->fn_attrs.len) (void)group_number(p, f->fn_attrs);
  }
}

/* Prints the module-level assembly, if there is any, after an empty line. */
static void print_assembly(printer *p) {
  pl_str rest = p->m->module_asm;
  if (rest.len) pl_sink_putc(p->out, '\n');
  while (rest.len) {
    const char *end = memchr(rest.data, '\n', rest.len);
    size_t len = end ? (size_t)(end - rest.data) : rest.len;
    pl_sink_puts(p->out, "module asm \"");
    pl_lir_escape((pl_str){rest.data, len}, p->out);
    pl_sink_puts(p->out, "\"\n");
    rest = end ? (pl_str){end + 1, rest.len - len - 1} : (pl_str){"", 0};
  }
}

/* Prints the module's identification, data layout, target triple and module-level assembly. */
static void print_head(printer *p) {
  pl_sink_puts(p->out, "; ModuleID = 'LLVMDialectModule'\nsource_filename = \"LLVMDialectModule\"\n");
  if (p->m->layout_text.len) {
    pl_sink_puts(p->out, "target datalayout = \"");
    pl_sink_str(p->out, p->m->layout_text); /* as it is: llvm-as reads its bytes, NUL among them */
    pl_sink_puts(p->out, "\"\n");
  }
  if (p->m->triple.len) {
    pl_sink_puts(p->out, "target triple = \"");
    pl_lir_escape(p->m->triple, p->out);
    pl_sink_puts(p->out, "\"\n");
  }
  print_assembly(p);
}

/* Prints the whole module, whose types are recorded and whose module-level numbers are assigned. */
static void print_module(printer *p) {
  pl_lir_module *m = p->m;
  pl_sink *out = p->out;
  print_head(p);
  print_types(p);
  for (size_t i = 0; i < m->comdats.len; i++)
    pl_sink_printf(out, "\n%.*s\n", PL_STR_FMT(m->comdats.data[i]));
  print_globals(p);
  print_aliases(p, m->aliases);
  print_aliases(p, m->ifuncs);
  for (pl_lir_func *f = m->funcs; f; f = f->next)
    print_func(p, f);
  if (p->groups.len) pl_sink_putc(out, '\n');
  for (size_t i = 0; i < p->groups.len; i++)
    pl_sink_printf(out, "attributes #%zu = { %.*s }\n", i, PL_STR_FMT(p->groups.data[i]));
  print_metadata(p);
}

/* A recorded identified struct that contains itself by value; NULL if there is none. */
static const pl_type *find_endless(const printer *p) {
  const pl_type *found = NULL;
  pl_map seen = {0};
  for (size_t i = 0; i < p->types.len && !found; i++)
    found = pl_type_llvm_endless((const pl_type *)(uintptr_t)pl_map_entries(&p->types)[i].value, &seen);
  pl_map_free(&seen);
  return found;
}

const pl_type *pl_lir_print(pl_lir_module *m, pl_sink *out, pl_str *symbol) {
  printer p = {.m = m, .out = out};
  number_module(&p);
  find_types(&p);
  const pl_type *unwritable = p.too_large ? p.too_large : find_endless(&p);
  *symbol = p.symbol;
  if (!unwritable) print_module(&p);
  pl_map_free(&p.nodes);
  pl_map_free(&p.types);
  pl_map_free(&p.seen);
  pl_vec_free(&p.node_list);
  pl_vec_free(&p.groups);
  return unwritable;
}
