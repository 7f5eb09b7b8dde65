/* Nodes of debug information: each attribute #llvm.di_... as the node `!DI...` that it stands for. Fields are printed in LLVM's
 * order; what a node mentions is numbered in the order of its operands, which is another one. Source: LLVM documentation, "LLVM
 * Language Reference Manual", Specialized Metadata Nodes; MLIR documentation, "'llvm' Dialect", Attributes; what `mlir-translate`
 * 22 prints. */
#include "core/llvmir/export/metadata/metadata.h"
#include "core/llvmir/export/state/exporter.h"
#include "core/llvmir/export/state/md.h"
#include "core/llvmir/export/state/options.h"
#include "core/llvmir/lir/build.h"
#include "core/llvmir/lir/lir.h"
#include "core/llvmir/lir/print.h"

#define MAX_FIELD_NODES 8u

/* A node that is being written. */
typedef struct fields {
  pl_export *e;
  const pl_attr *attr;
  pl_sink text;
  pl_lir_md *ops[MAX_FIELD_NODES];
  uint32_t num_ops;
  bool any, distinct;
} fields;

/* Prints the name of a field, after a comma unless it is the first. */
static void name_field(fields *f, const char *name) {
  pl_sink_printf(&f->text, "%s%s: ", f->any ? ", " : "", name);
  f->any = true;
}

/* Prints a field with an unquoted word; nothing if it is empty. */
static void word_field(fields *f, const char *name, pl_str word) {
  if (word.len == 0) return;
  name_field(f, name);
  pl_sink_str(&f->text, word);
}

/* Prints a field with a quoted string; an empty one only with `keep_empty`. */
static void string_field(fields *f, const char *name, pl_str text, bool keep_empty) {
  if (text.len == 0 && !keep_empty) return;
  name_field(f, name);
  pl_sink_putc(&f->text, '"');
  pl_lir_escape(text, &f->text);
  pl_sink_putc(&f->text, '"');
}

/* Prints a field with an unsigned number; 0 only with `keep_zero`. */
static void number_field(fields *f, const char *name, int64_t value, bool keep_zero) {
  if (value == 0 && !keep_zero) return;
  name_field(f, name);
  pl_sink_printf(&f->text, "%llu", (unsigned long long)value);
}

/* Prints a field with true or false. */
static void bool_field(fields *f, const char *name, bool value) {
  name_field(f, name);
  pl_sink_puts(&f->text, value ? "true" : "false");
}

/* Prints a field that refers to a node, which becomes operand `rank`; a NULL node only with `keep_null`. */
static void node_field(fields *f, const char *name, pl_lir_md *node, uint32_t rank, bool keep_null) {
  if (!node && !keep_null) return;
  name_field(f, name);
  pl_sink_printf(&f->text, "\x02%c", (char)('0' + rank));
  f->ops[rank] = node;
  if (f->num_ops <= rank) f->num_ops = rank + 1;
}

/* The node of the attribute's parameter `param`; NULL if it is absent. */
static pl_lir_md *node_of(fields *f, const char *param) { return pl_export_di(f->e, pl_attr_param(f->attr, param)); }
/* Prints the attribute's string parameter as the field of the same name; nothing if it is empty. */
static void text_param(fields *f, const char *name) { string_field(f, name, pl_attr_param_text(f->attr, name), false); }
/* Prints the attribute's line as a field; nothing if it is 0. */
static void line_param(fields *f) { number_field(f, "line", pl_attr_param_num(f->attr, "line"), false); }
/* Prints the attribute's node parameter `name` as the field of the same name, operand `rank` of the node; nothing if it is
 * absent. */
static void node_param(fields *f, const char *name, uint32_t rank) { node_field(f, name, node_of(f, name), rank, false); }
/* Prints the attribute's scope as a field, which becomes operand `rank` of the node; `null` if it is absent. */
static void scope_param(fields *f, uint32_t rank) { node_field(f, "scope", node_of(f, "scope"), rank, true); }

/* Prints the attribute's DWARF tag as a field; DW_TAG_null if it is absent. */
static void tag_param(fields *f) {
  pl_str tag = pl_attr_param_text(f->attr, "tag");
  word_field(f, "tag", tag.len ? tag : PL_STR("DW_TAG_null"));
}

/* The node !{...} of the attribute's list parameter; NULL if it is absent or empty. */
static pl_lir_md *tuple_of(fields *f, const char *param) {
  const pl_attr *list = pl_attr_param(f->attr, param);
  if (!list || list->kind != PL_ATTR_ARRAY || list->array.count == 0) return NULL;
  pl_lir_md **ops = PL_NEW_ARRAY(f->e->m.arena, pl_lir_md *, list->array.count);
  for (uint32_t i = 0; i < list->array.count; i++)
    ops[i] = pl_export_di(f->e, list->array.elems[i]);
  return pl_lir_md_cached(f->e, ops, list->array.count);
}

/* ---- Flags ---- */

static const char *const flag_order[] = {"Private",
                                         "Protected",
                                         "Public",
                                         "FwdDecl",
                                         "AppleBlock",
                                         "ReservedBit4",
                                         "Virtual",
                                         "Artificial",
                                         "Explicit",
                                         "Prototyped",
                                         "ObjcClassComplete",
                                         "ObjectPointer",
                                         "Vector",
                                         "StaticMember",
                                         "LValueReference",
                                         "RValueReference",
                                         "ExportSymbols",
                                         "SingleInheritance",
                                         "MultipleInheritance",
                                         "VirtualInheritance",
                                         "IntroducedVirtual",
                                         "BitField",
                                         "NoReturn",
                                         "TypePassByValue",
                                         "TypePassByReference",
                                         "EnumClass",
                                         "Thunk",
                                         "NonTrivial",
                                         "BigEndian",
                                         "LittleEndian",
                                         "AllCallsDescribed",
                                         NULL};
static const char *const subprogram_order[] = {"Virtual",   "PureVirtual", "LocalToUnit",    "Definition", "Optimized",  "Pure",
                                               "Elemental", "Recursive",   "MainSubprogram", "Deleted",    "ObjCDirect", NULL};

/* Prints a field with the flags in `words`, in the given order, each with a prefix, separated by `|`; nothing if there are
 * none. */
static void flags_field(fields *f, const char *name, const pl_attr *words, const char *prefix, const char *const *order) {
  bool first = true;
  for (; *order; order++) {
    if (!pl_enum_has(words, *order)) continue;
    if (first) name_field(f, name);
    pl_sink_printf(&f->text, "%s%s%s", first ? "" : " | ", prefix, *order);
    first = false;
  }
}

/* ---- Kinds of nodes ---- */

/* Prints the fields of a DIFile: filename and directory, also if empty. */
static void file_node(fields *f) {
  string_field(f, "filename", pl_attr_param_text(f->attr, "name"), true);
  string_field(f, "directory", pl_attr_param_text(f->attr, "directory"), true);
}

/* Prints the fields of a DIBasicType. */
static void basic_type(fields *f) {
  pl_str tag = pl_attr_param_text(f->attr, "tag");
  if (!pl_str_is(tag, "DW_TAG_base_type")) tag_param(f);
  text_param(f, "name");
  number_field(f, "size", pl_attr_param_num(f->attr, "sizeInBits"), false);
  word_field(f, "encoding", pl_attr_param_text(f->attr, "encoding"));
}

/* The attribute's word parameter `name`; if it is the first word of a pair in `words`, which ends with NULL, the second one
 * instead. */
static pl_str kind_word(const pl_attr *attr, const char *name, const char *const (*words)[2]) {
  pl_str word = pl_attr_param_text(attr, name);
  for (; (*words)[0]; words++)
    if (pl_str_is(word, (*words)[0])) return pl_str_from((*words)[1]);
  return word;
}

/* Prints the fields of a DICompileUnit, which is distinct, with a gap for the global variables, which are known at the end. */
static void compile_unit(fields *f) {
  static const char *const emission[][2] = {{"None", "NoDebug"}, {"Full", "FullDebug"}, {NULL, NULL}};
  static const char *const table[][2] = {{"Default", ""}, {NULL, NULL}};
  word_field(f, "language", pl_attr_param_text(f->attr, "sourceLanguage"));
  node_field(f, "file", node_of(f, "file"), 0, true);
  text_param(f, "producer");
  bool_field(f, "isOptimized", pl_attr_param_num(f->attr, "isOptimized") != 0);
  pl_sink_puts(&f->text, ", runtimeVersion: 0");
  text_param(f, "splitDebugFilename");
  word_field(f, "emissionKind", kind_word(f->attr, "emissionKind", emission));
  pl_sink_puts(&f->text, "\x03"); /* the global variables, which are known at the end */
  word_field(f, "nameTableKind", kind_word(f->attr, "nameTableKind", table));
  f->distinct = true;
}

/* Whether a DWARF tag is a class, enumeration, structure or union type, whose nodes are distinct. */
static bool is_record_tag(pl_str tag) {
  static const char *const tags[] = {"DW_TAG_class_type", "DW_TAG_enumeration_type", "DW_TAG_structure_type",
                                     "DW_TAG_union_type"};
  for (size_t i = 0; i < sizeof tags / sizeof *tags; i++)
    if (pl_str_is(tag, tags[i])) return true;
  return false;
}

/* Prints the fields of a DICompositeType, which may be distinct. */
static void composite_type(fields *f) {
  static const char *const expressions[] = {"dataLocation", "associated", "allocated", "rank"};
  tag_param(f);
  text_param(f, "name");
  node_param(f, "scope", 1);
  node_param(f, "file", 0);
  line_param(f);
  node_param(f, "baseType", 2);
  number_field(f, "size", pl_attr_param_num(f->attr, "sizeInBits"), false);
  number_field(f, "align", pl_attr_param_num(f->attr, "alignInBits"), false);
  flags_field(f, "flags", pl_attr_param(f->attr, "flags"), "DIFlag", flag_order);
  node_field(f, "elements", tuple_of(f, "elements"), 3, false);
  for (uint32_t i = 0; i < 4; i++)
    node_param(f, expressions[i], 4 + i);
  f->distinct = is_record_tag(pl_attr_param_text(f->attr, "tag"));
}

/* Prints the fields of a DIDerivedType. */
static void derived_type(fields *f) {
  const pl_attr *space = pl_attr_param(f->attr, "dwarfAddressSpace");
  tag_param(f);
  text_param(f, "name");
  node_field(f, "baseType", node_of(f, "baseType"), 0, true);
  number_field(f, "size", pl_attr_param_num(f->attr, "sizeInBits"), false);
  number_field(f, "align", pl_attr_param_num(f->attr, "alignInBits"), false);
  number_field(f, "offset", pl_attr_param_num(f->attr, "offsetInBits"), false);
  node_param(f, "extraData", 1);
  if (space) number_field(f, "dwarfAddressSpace", pl_attr_param_num(f->attr, "dwarfAddressSpace"), true);
}

/* Prints the fields of a DISubprogram, which is distinct if it is a definition. */
static void subprogram(fields *f) {
  const pl_attr *flags = pl_attr_param(f->attr, "subprogramFlags");
  text_param(f, "name");
  text_param(f, "linkageName");
  scope_param(f, 1);
  node_param(f, "file", 0);
  line_param(f);
  node_param(f, "type", 2);
  number_field(f, "scopeLine", pl_attr_param_num(f->attr, "scopeLine"), false);
  flags_field(f, "spFlags", flags, "DISPFlag", subprogram_order);
  node_field(f, "unit", node_of(f, "compileUnit"), 3, false);
  node_field(f, "retainedNodes", tuple_of(f, "retainedNodes"), 4, false);
  node_field(f, "annotations", tuple_of(f, "annotations"), 5, false);
  f->distinct = pl_enum_has(flags, "Definition");
}

/* Prints the fields of a DISubroutineType. */
static void subroutine_type(fields *f) {
  pl_lir_md *types = tuple_of(f, "types");
  word_field(f, "cc", pl_attr_param_text(f->attr, "callingConvention"));
  node_field(f, "types", types ? types : pl_lir_md_cached(f->e, NULL, 0), 0, true);
}

/* Prints the fields of a DIGlobalVariable, which is always distinct. */
static void global_variable(fields *f) {
  text_param(f, "name");
  text_param(f, "linkageName");
  scope_param(f, 0);
  node_param(f, "file", 1);
  line_param(f);
  node_param(f, "type", 2);
  bool_field(f, "isLocal", pl_attr_param_num(f->attr, "isLocalToUnit") != 0);
  bool_field(f, "isDefinition", pl_attr_param_num(f->attr, "isDefined") != 0);
  number_field(f, "align", pl_attr_param_num(f->attr, "alignInBits"), false);
  f->distinct = true;
}

/* Prints the fields of a DIGlobalVariableExpression. */
static void global_expression(fields *f) {
  pl_lir_md *expression = node_of(f, "expr");
  node_field(f, "var", node_of(f, "var"), 0, true);
  node_field(f, "expr", expression ? expression : pl_export_di_expression(f->e, NULL), 1, true);
}

/* Prints the fields of a DILexicalBlock, which is distinct. */
static void lexical_block(fields *f) {
  scope_param(f, 1);
  node_param(f, "file", 0);
  line_param(f);
  number_field(f, "column", pl_attr_param_num(f->attr, "column"), false);
  f->distinct = true;
}

/* Prints the fields of a DILexicalBlockFile, which is distinct. */
static void lexical_block_file(fields *f) {
  scope_param(f, 1);
  node_param(f, "file", 0);
  number_field(f, "discriminator", pl_attr_param_num(f->attr, "discriminator"), true);
  f->distinct = true;
}

/* Prints the fields of a DILocalVariable. */
static void local_variable(fields *f) {
  text_param(f, "name");
  number_field(f, "arg", pl_attr_param_num(f->attr, "arg"), false);
  scope_param(f, 0);
  node_param(f, "file", 1);
  line_param(f);
  node_param(f, "type", 2);
  flags_field(f, "flags", pl_attr_param(f->attr, "flags"), "DIFlag", flag_order);
  number_field(f, "align", pl_attr_param_num(f->attr, "alignInBits"), false);
}

/* Prints the fields of a DILabel. */
static void label_node(fields *f) {
  scope_param(f, 0);
  string_field(f, "name", pl_attr_param_text(f->attr, "name"), true);
  node_field(f, "file", node_of(f, "file"), 1, false);
  number_field(f, "line", pl_attr_param_num(f->attr, "line"), true);
}

/* Prints the fields of a DIModule. */
static void module_node(fields *f) {
  scope_param(f, 1);
  text_param(f, "name");
  text_param(f, "configMacros");
  text_param(f, "includePath");
  text_param(f, "apinotes");
  node_param(f, "file", 0);
  line_param(f);
  if (pl_attr_param_num(f->attr, "isDecl")) bool_field(f, "isDecl", true);
}

/* Prints the fields of a DINamespace. */
static void namespace_node(fields *f) {
  text_param(f, "name");
  scope_param(f, 0);
  if (pl_attr_param_num(f->attr, "exportSymbols")) bool_field(f, "exportSymbols", true);
}

/* Prints the fields of a DIImportedEntity. */
static void imported_entity(fields *f) {
  tag_param(f);
  text_param(f, "name");
  scope_param(f, 0);
  node_param(f, "entity", 1);
  node_param(f, "file", 2);
  line_param(f);
  node_field(f, "elements", tuple_of(f, "elements"), 3, false);
}

/* Prints the fields of a DICommonBlock. */
static void common_block(fields *f) {
  scope_param(f, 0);
  node_field(f, "declaration", node_of(f, "decl"), 1, true);
  text_param(f, "name");
  node_param(f, "file", 2);
  line_param(f);
}

/* Prints the fields of a DISubrange or DIGenericSubrange: each bound that it has is a number, or a variable or expression
 * node. */
static void bounds(fields *f) {
  static const char *const names[] = {"count", "lowerBound", "upperBound", "stride"};
  for (uint32_t i = 0; i < 4; i++) {
    const pl_attr *value = pl_attr_param(f->attr, names[i]);
    int64_t number = 0;
    if (value && value->kind == PL_ATTR_INTEGER) {
      (void)pl_apint_to_i64(value->integer, &number);
      name_field(f, names[i]);
      pl_sink_printf(&f->text, "%lld", (long long)number);
    } else {
      node_param(f, names[i], i);
    }
  }
}

/* Prints the fields of a DIStringType. */
static void string_type(fields *f) {
  pl_str tag = pl_attr_param_text(f->attr, "tag");
  if (!pl_str_is(tag, "DW_TAG_string_type")) tag_param(f);
  text_param(f, "name");
  node_param(f, "stringLength", 0);
  node_field(f, "stringLengthExpression", node_of(f, "stringLengthExp"), 1, false);
  node_field(f, "stringLocationExpression", node_of(f, "stringLocationExp"), 2, false);
  number_field(f, "size", pl_attr_param_num(f->attr, "sizeInBits"), false);
  number_field(f, "align", pl_attr_param_num(f->attr, "alignInBits"), false);
  word_field(f, "encoding", pl_attr_param_text(f->attr, "encoding"));
}

static const struct di_kind {
  const char *mnemonic, *name;
  void (*write)(fields *f);
} kinds[] = {{"di_basic_type", "DIBasicType", basic_type},
             {"di_compile_unit", "DICompileUnit", compile_unit},
             {"di_composite_type", "DICompositeType", composite_type},
             {"di_derived_type", "DIDerivedType", derived_type},
             {"di_file", "DIFile", file_node},
             {"di_global_variable_expression", "DIGlobalVariableExpression", global_expression},
             {"di_global_variable", "DIGlobalVariable", global_variable},
             {"di_lexical_block", "DILexicalBlock", lexical_block},
             {"di_lexical_block_file", "DILexicalBlockFile", lexical_block_file},
             {"di_local_variable", "DILocalVariable", local_variable},
             {"di_subprogram", "DISubprogram", subprogram},
             {"di_module", "DIModule", module_node},
             {"di_namespace", "DINamespace", namespace_node},
             {"di_imported_entity", "DIImportedEntity", imported_entity},
             {"di_subrange", "DISubrange", bounds},
             {"di_generic_subrange", "DIGenericSubrange", bounds},
             {"di_common_block", "DICommonBlock", common_block},
             {"di_subroutine_type", "DISubroutineType", subroutine_type},
             {"di_label", "DILabel", label_node},
             {"di_string_type", "DIStringType", string_type}};

/* ---- All of them ---- */

pl_lir_md *pl_export_di_expression(pl_export *e, const pl_attr *attr) {
  const pl_attr *operations = pl_attr_param(attr, "operations");
  pl_sink text = {0};
  bool first = true;
  pl_sink_puts(&text, "!DIExpression(");
  for (uint32_t i = 0; operations && i < operations->array.count; i++) {
    const pl_attr *operation = operations->array.elems[i];
    for (uint32_t k = 0; k < operation->array.count; k++, first = false) {
      const pl_attr *part = operation->array.elems[k];
      int64_t number = 0;
      if (!first) pl_sink_puts(&text, ", ");
      if (part->kind == PL_ATTR_ENUM && part->enumeration.count) {
        pl_sink_str(&text, part->enumeration.words[0]);
      } else if (part->kind == PL_ATTR_INTEGER && pl_apint_to_i64(part->integer, &number)) {
        pl_sink_printf(&text, "%llu", (unsigned long long)number);
      }
    }
  }
  pl_sink_putc(&text, ')');
  pl_lir_md *md = PL_NEW(e->m.arena, pl_lir_md);
  md->text = pl_lir_text(e->m.arena, "%s", pl_sink_text(&text));
  md->is_inline = true;
  pl_sink_close(&text);
  return md;
}

/* The node `!{!"name", !"value"}` of a DI annotation. */
static pl_lir_md *annotation(pl_export *e, const pl_attr *attr) {
  pl_lir_md *ops[2] = {pl_lir_md_string(e, pl_attr_param_text(attr, "name")),
                       pl_lir_md_string(e, pl_attr_param_text(attr, "value"))};
  return pl_lir_md_cached(e, ops, 2);
}

/* Fills `md`, to which its own operands may already refer, from a debug attribute. Returns an earlier equal node, if there is
 * one and the node is not distinct, else `md`. */
static pl_lir_md *fill(pl_export *e, const struct di_kind *kind, const pl_attr *attr, pl_lir_md *md) {
  fields f = {.e = e, .attr = attr};
  pl_sink_printf(&f.text, "!%s(", kind->name);
  kind->write(&f);
  pl_sink_putc(&f.text, ')');
  md->text = pl_lir_text(e->m.arena, "%s", pl_sink_text(&f.text));
  md->ops = pl_arena_copy(e->m.arena, f.ops, f.num_ops * sizeof *f.ops);
  md->num_ops = f.num_ops;
  md->is_distinct = f.distinct;
  pl_sink_close(&f.text);
  return f.distinct ? md : pl_lir_md_unique(e, md);
}

/* The node of a debug attribute, or, for one with a recId that is being translated, the node that is being made: recursive types
 * refer to themselves by it. */
static pl_lir_md *make(pl_export *e, const struct di_kind *kind, const pl_attr *attr) {
  const pl_attr *id = pl_attr_param(attr, "recId");
  pl_lir_md *md = PL_NEW(e->m.arena, pl_lir_md);
  if (!id) return fill(e, kind, attr, md);
  pl_lir_md *open = pl_map_get_ptr(&e->recursive, id);
  if (open) return open;
  pl_map_set_ptr(&e->recursive, id, md);
  pl_lir_md *made = fill(e, kind, attr, md);
  pl_map_set_ptr(&e->recursive, id, NULL);
  return made;
}

pl_lir_md *pl_export_di(pl_export *e, const pl_attr *attr) {
  if (!attr || pl_attr_is(attr, "di_null_type")) return NULL;
  pl_lir_md *known = pl_map_get_ptr(&e->mds, attr);
  if (known) return known;
  if (pl_attr_is(attr, "di_expression")) return pl_export_di_expression(e, attr);
  if (pl_attr_is(attr, "di_annotation")) return annotation(e, attr);
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
    if (!pl_attr_is(attr, kinds[i].mnemonic)) continue;
    pl_lir_md *md = make(e, &kinds[i], attr);
    pl_map_set_ptr(&e->mds, attr, md);
    if (pl_attr_is(attr, "di_compile_unit")) pl_lir_md_named(e, "llvm.dbg.cu", md);
    return md;
  }
  return NULL;
}
