/* Import of LLVM IR: each thing that is wrong with a text, or has no form in the dialect, is reported at its place. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/ir/op.h"
#include "core/llvmir/import/import.h"

#define F(lines)                                                                                                                 \
  "define void @f(i32 %a, i64 %b, ptr %p, i1 %c, <2 x i32> %v, float %x, { i32, i64 } %s) {\n" lines "\n  ret void\n}\n"

typedef struct row {
  const char *reported; /* begins one of the diagnostics */
  const char *text;
} row;

static const row words[] = {
    {"malformed token", "@g = global i32 `"},
    {"expected top-level entity", "global @g\n"},
    {"expected 'datalayout' or 'triple'", "target cpu = \"x\"\n"},
    {"redefinition of comdat '$c'", "$c = comdat any\n$c = comdat any\n"},
    {"unknown selection kind", "$c = comdat smallest\n"},
    {"use of undefined comdat '$none'", "@g = global i32 0, comdat($none)\n"},
    {"expected an integer of 64 bits", F("  %q = alloca i32, align 18446744073709551616")},
    {"expected ')'", "declare void @g() memory(read"},
    {"attribute group is defined twice", "attributes #0 = { nounwind }\nattributes #0 = { nounwind }\n"},
    {"attribute group #7, which is defined nowhere", "declare void @g() #7\n"},
    {"malformed 'memory' attribute", "declare void @g() memory(sometimes)\n"},
    {"expected integers", "declare range(i32 undef, 5) i32 @g()\n"},
    {"expected '{' in function body", "define void @g() [\n"},
    {"unknown global variable property", "@g = global i32 0, colour \"red\"\n"},
    {"expected 'global' or 'constant'", "@g = variable i32 0\n"},
    {"invalid address space, must be a 24-bit integer", "@g = addrspace(16777216) global i32 0\n"},
};

static const row types[] = {
    {"what typed pointers point to: they become opaque pointers", "declare void @g(i32*)\n"},
    {"void and function types are only allowed for function results and callees", "@g = external global void\n"},
    {"invalid use of a non-first-class type", F("  %q = select i1 %c, label %a, label %a")},
    {"invalid function return type", "declare label @g()\n"},
    {"use of undefined type named 'T'", "@g = external global %T\n"},
    {"identified structure type is recursive", "%T = type { i32, %T }\n@g = external global %T\n"},
    {"bitwidth of integer type out of range", "@g = external global i8388609\n"},
    {"size of the type is too large", "@g = external global [9223372036854775808 x i8]\n"},
    {"zero element vector is illegal, or the size is too large", "@g = external global <0 x i8>\n"},
    {"integer parameter is too large", "@g = external global target(\"t\", 4294967296)\n"},
    {"invalid type for function argument", F("  call void (void) @g()")},
    {"pointers to this type are invalid; use i8* instead", "declare void @g(void*)\n"},
    {"an alias must have pointer type", "@g = global i32 0\n@h = alias i32, i32 0\n"},
};

static const row constants[] = {
    {"integer constant must have integer type", "@g = global float 1\n"},
    {"element is not of the type that the constant's type wants", "@g = global [1 x i16] [i8 1]\n"},
    {"constant expression type mismatch", "@g = global i8 [i8 1]\n"},
    {"expected a global name", "@g = global ptr dso_local_equivalent 1\n"},
    {"global variable reference must have pointer type", "@g = global i32 @g\n"},
    {"blockaddress must have pointer type", F("  ret void") "@g = global i32 blockaddress(@f, %n)\n"},
    {"null must be a pointer type", "@g = global i32 null\n"},
    {"invalid type for none constant", "@g = global i32 none\n"},
    {"'no_cfi' and 'ptrauth' have no form in the LLVM dialect", "declare void @h()\n@g = global ptr no_cfi @h\n"},
    {"operands of constexpr must have same type", "@g = global i32 add (i32 1, i64 2)\n"},
    {"operands of constexpr are of the wrong types", "@g = global i32 select (i1 true, i32 1, i64 2)\n"},
    {"getelementptr wants a base", "@g = global ptr getelementptr (i8)\n"},

    {"expected a constant, not a number with a plus sign", "@g = global i8 +5\n"},
    {"floating point constant is too long for its type", "@g = global half 0xH12345\n"},
    {"floating point constant does not have this type", "@g = global double 0xH1234\n"},
    {"numbers of type ppc_fp128 have no form in the LLVM dialect", "@g = global double 0xM0\n"},
    {"constant is of type 'i8' but expected 'i16'", "@g = global i16 trunc (i32 5 to i8)\n"},
    {"expected a constant, not 'freeze'", "@g = global i32 freeze (i32 0)\n"},
    {"use of undefined value '@h'", "@g = global ptr @h\n"},
    {"'@h' lies in address space 1, not 0", "@h = addrspace(1) global i32 0\n@g = global ptr @h\n"},
    {"the address of the intrinsic '@llvm.trap' cannot be taken", "declare void @llvm.trap()\n@g = global ptr @llvm.trap\n"},
    {"blockaddress of '@h', which is no defined function", "@h = global i32 0\n@g = global ptr blockaddress(@h, %a)\n"},
    {"blockaddress of an unknown block '%none'", F("  ret void") "@g = global ptr blockaddress(@f, %none)\n"},
    {"a splat of such elements has no form in the LLVM dialect",
     "@g = global i32 0\n@h = global <vscale x 2 x ptr> splat (ptr @g)\n"},
};

static const row symbols[] = {
    {"redefinition of '@g'", "@g = global i32 0\n@g = global i32 0\n"},
    {"'dllexport' of a symbol", "@g = dllexport global i32 0\n"},
    {"the LLVM dialect has no such calling convention", "declare cc 1000 void @g()\n"},
    {"model 'localexec' of a thread-local global", "@g = thread_local(localexec) global i32 0\n"},
    {"'no_sanitize_address' of a global", "@g = global i32 0, no_sanitize_address\n"},
    {"'prefix' data of a function", "declare void @g() prefix i32 1\n"},
    {"functions outside address space 0 have no form in the LLVM dialect", "declare void @g() addrspace(1)\n"},
    {"a personality that is no function has no form in the LLVM dialect", "declare void @g() personality ptr null\n"},
    {"a list of ctors that has no form in the LLVM dialect", "@llvm.global_ctors = external global [1 x i32]\n"},
    {"an ifunc whose resolver is an expression has no form in the LLVM dialect",
     "define ptr @r() {\n  ret ptr null\n}\n@g = ifunc void (), getelementptr (i8, ptr @r, i64 1)\n"},
};

static const row blocks[] = {
    {"function body requires at least one basic block", "define void @g() {\n}\n"},
    {"the block before has no terminator", F("  %q = add i32 %a, 1\nnext:")},
    {"label expected to be numbered '1' or greater", "define void @g() {\n  br label %1\n0:\n  ret void\n}\n"},
    {"PHI nodes not grouped at top of basic block", F("  br label %n\nn:\n  %q = add i32 %a, 1\n  %r = phi i32 [ 1, %0 ]")},
    {"the entry block may have no PHI nodes", F("  %r = phi i32 [ 1, %0 ]")},
    {"the entry block must not have predecessors", F("  br label %0")},
    {"PHI node entries do not match predecessors: none for '%m'",
     F("  br i1 %c, label %m, label %n\nm:\n  br label %n\nn:\n  %r = phi i32 [ 1, %0 ]")},
    {"fast-math flags of a phi", F("  br label %n\nn:\n  %r = phi nnan float [ %x, %0 ]")},
    {"branch condition must have 'i1' type", F("  br i32 %a, label %n, label %n\nn:")},
    {"switch condition must have integer type", F("  switch ptr %p, label %n [ ]\nn:")},
    {"case value is not a constant integer", F("  switch i32 %a, label %n [ i32 undef, label %n ]\nn:")},
    {"debug records ('#dbg_value')", F("    #dbg_value(i32 %a, !1, !DIExpression(), !2)") "!1 = !{}\n!2 = !{}\n"},
    {"instructions returning void cannot have a name", F("  %q = store i32 %a, ptr %p")},
    {"use of undefined value '%none'", F("  %q = add i32 %none, 1")},
};

static const row instructions[] = {
    {"expected instruction opcode", F("  %q = 7")},
    {"select values must have same type", F("  %q = select i1 %c, i32 %a, i64 %b")},
    {"extractelement wants a vector", F("  %q = extractelement i32 %a, i32 0")},
    {"insertelement wants an element of the vector's type", F("  %q = insertelement <2 x i32> %v, i64 %b, i32 0")},
    {"invalid shufflevector operands", F("  %q = shufflevector <2 x i32> %v, <2 x i32> %v, i32 0")},
    {"the mask of a shufflevector must be a constant",
     F("  %q = shufflevector <2 x i32> %v, <2 x i32> %v, <1 x i32> <i32 ptrtoint (ptr @f to i32)>")},
    {"the mask is too long", F("  %q = shufflevector <2 x i32> %v, <2 x i32> %v, <4294967295 x i32> zeroinitializer")},
    {"invalid indices for extractvalue", F("  %q = extractvalue { i32, i64 } %s, 2")},
    {"insertvalue operand and field disagree in type", F("  %q = insertvalue { i32, i64 } %s, i32 %a, 1")},
    {"fast-math flags of a conversion", F("  %q = fpext nnan float %x to double")},
    {"expected the predicate of a comparison", F("  %q = icmp less i32 %a, 1")},
    {"'inrange' of a getelementptr", F("  %q = getelementptr inrange(0, 4) i8, ptr %p, i64 %b")},
    {"invalid getelementptr indices", F("  %q = getelementptr { i32 }, ptr %p, i64 0, i32 1")},
    {"getelementptr index must be an integer", F("  %q = getelementptr i8, ptr %p, float %x")},
    {"base of getelementptr must be a pointer", F("  %q = getelementptr i8, i64 %b, i64 1")},
    {"the address must be a pointer", F("  %q = load i32, i64 %b")},
    {"expected ordering on atomic instruction", F("  fence sometimes")},
    {"'swifterror' of an alloca", F("  %q = alloca swifterror ptr")},
    {"compare value and new value type do not match", F("  %q = cmpxchg ptr %p, i32 %a, i64 %b monotonic monotonic")},
    {"expected binary operation in atomicrmw", F("  %q = atomicrmw mul ptr %p, i32 %a monotonic")},
};

static const row calls[] = {
    {"too many arguments specified", "declare void @g()\n" F("  call void () @g(i32 %a)")},
    {"argument is not of expected type 'i64'", "declare void @g(i64)\n" F("  call void (i64) @g(i32 %a)")},
    {"attribute 'noundef' of an argument of inline assembly", F("  call void asm \"\", \"r\"(i32 noundef %a)")},
    {"'unwind' of inline assembly", F("  call void asm unwind \"\", \"\"()")},
    {"operand bundles of inline assembly have no form in the LLVM dialect", F("  call void asm \"\", \"\"() [ \"a\"(i32 1) ]")},
    {"the size in llvm.lifetime.start", "declare void @llvm.lifetime.start.p0(i64, ptr)\n" F(
                                            "  %q = alloca i32\n  call void @llvm.lifetime.start.p0(i64 4, ptr %q)")},
    {"fast-math flags of llvm.intr.is.fpclass",
     "declare i1 @llvm.is.fpclass.f32(float, i32)\n" F("  %q = call nnan i1 @llvm.is.fpclass.f32(float %x, i32 3)")},
    {"a declaration of scopes that has no form in the LLVM dialect",
     "declare void @llvm.experimental.noalias.scope.decl(metadata)\n" F(
         "  call void @llvm.experimental.noalias.scope.decl(metadata !1)") "!1 = !{}\n"},
    {"calls of debug intrinsics",
     "declare void @llvm.dbg.value(metadata, metadata, metadata)\n" F(
         "  call void @llvm.dbg.value(metadata i32 %a, metadata !1, metadata !DIExpression())") "!1 = !{}\n"},
};

static const row metadata[] = {
    {"expected a metadata node", "!1 = i32 4\n"},
    {"metadata id is already used", "!1 = !{}\n!1 = !{}\n"},
    {"use of undefined metadata '!9'", F("  %q = load i32, ptr %p, !tbaa !9")},
    {"expected metadata", F("  %q = load i32, ptr %p, !1")},
    {"expected ')' here", "!1 = !DILocation(line: 1, scope: "},
    {"'expected' in '!prof'",
     F("  br i1 %c, label %n, label %n, !prof !1\nn:") "!1 = !{!\"branch_weights\", !\"expected\", i32 1, i32 2}\n"},
    {"debug information other than lines and columns of instructions", F("  %q = add i32 %a, 1, !dbg !1") "!1 = !{}\n"},
    {"module flag 'k'", "!llvm.module.flags = !{!1}\n!1 = !{i32 99, !\"k\", i32 1}\n"},
    {"named metadata '!mine'", "!mine = !{!1}\n!1 = !{}\n"},
    {"the source locations of loops in '!llvm.loop'",
     F("  br label %n\nn:\n  br i1 %c, label %n, label %m, !llvm.loop !1\nm:") "!1 = distinct !{!1, !2}\n!2 = !DILocation(line: "
                                                                               "1, scope: !3)\n!3 = !{}\n"},
    {"a property without name in '!llvm.loop'",
     F("  br label %n\nn:\n  br i1 %c, label %n, label %m, !llvm.loop !1\nm:") "!1 = distinct !{!1, !2}\n!2 = !{i32 1}\n"},
    {"'llvm.loop.colour' in '!llvm.loop'",
     F("  br label %n\nn:\n  br i1 %c, label %n, label %m, !llvm.loop !1\nm:") "!1 = distinct !{!1, !2}\n!2 = "
                                                                               "!{!\"llvm.loop.colour\"}\n"},
};

/* Whether a diagnostic that begins with the text, apart from "dropped: ", is there and has a position. */
static bool is_reported(const pl_diags *diags, const char *reported) {
  static const char dropped[] = "dropped: ";
  for (size_t i = 0; i < pl_diags_count(diags); i++) {
    const char *message = pl_diags_at(diags, i)->message;
    if (strncmp(message, dropped, sizeof dropped - 1) == 0) message += sizeof dropped - 1;
    if (strncmp(message, reported, strlen(reported)) == 0) return pl_diags_at(diags, i)->pos.line > 0;
  }
  return false;
}

/* Imports the `count` texts into one context and checks that the message is reported (see is_reported). */
static void wait_for(const char *reported, const char *const *texts, size_t count) {
  pl_context *ctx = pl_context_new();
  pl_diags *diags = pl_diags_new();
  for (size_t i = 0; i < count; i++) {
    const pl_source source = {"a.ll", {texts[i], strlen(texts[i])}, 1};
    pl_module *module = pl_llvmir_import(ctx, &source, NULL, diags);
    if (module) pl_module_free(module);
  }
  if (!is_reported(diags, reported)) {
    for (size_t i = 0; i < pl_diags_count(diags); i++)
      print_error("%s\n", pl_diags_at(diags, i)->message);
    fail_msg("'%s' is not reported of\n%s", reported, texts[count - 1]);
  }
  pl_diags_free(diags);
  pl_context_free(ctx);
}

/* Checks each row: its text must give its message. */
static void wait_for_all(const row *rows, size_t count) {
  for (size_t i = 0; i < count; i++)
    wait_for(rows[i].reported, &rows[i].text, 1);
}

/* Defines test_<name>: each row of the table gives its message. */
#define TEST(name)                                                                                                               \
  static void test_##name(void **state) {                                                                                        \
    (void)state;                                                                                                                 \
    wait_for_all(name, sizeof name / sizeof *name);                                                                              \
  }
TEST(words)
TEST(types)
TEST(constants)
TEST(symbols)
TEST(blocks)
TEST(instructions)
TEST(calls)
TEST(metadata)

/* Checks that the message is reported for `head` followed by 100000 times `each`. */
static void wait_for_nested(const char *reported, const char *head, const char *each) {
  const size_t depth = 100000, before = strlen(head), len = strlen(each);
  char *text = pl_xmalloc(before + depth * len + 1);
  const char *const all[] = {text};
  memcpy(text, head, before);
  for (size_t i = 0; i < depth; i++)
    memcpy(text + before + i * len, each, len + 1);
  wait_for(reported, all, 1);
  free(text);
}

/* Metadata, types and constant expressions that are nested too deeply are reported. */
static void test_nested(void **state) {
  (void)state;
  wait_for_nested("metadata is nested too deeply", "!1 = ", "!{");
  wait_for_nested("types are nested too deeply", "@g = external global ", "[1 x ");
  wait_for_nested("types are nested too deeply", "@g = global i32 ", "add (i32 ");
}

/* A hexadecimal number of 4 million digits is reported as too large. */
static void test_long_number(void **state) {
  const size_t head = sizeof "@g = global i32 u0x" - 1, digits = 1 << 22;
  char *text = pl_xmalloc(head + digits + 1);
  const char *const all[] = {text};
  (void)state;
  memcpy(text, "@g = global i32 u0x", head);
  memset(text + head, '7', digits);
  text[head + digits] = '\0';
  wait_for("integer constant is too large for its type", all, 1);
  free(text);
}

/* Runs all tests; returns how many failed, 0 for success. */
int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_words),       cmocka_unit_test(test_types),    cmocka_unit_test(test_constants),
      cmocka_unit_test(test_symbols),     cmocka_unit_test(test_blocks),   cmocka_unit_test(test_instructions),
      cmocka_unit_test(test_calls),       cmocka_unit_test(test_metadata), cmocka_unit_test(test_nested),
      cmocka_unit_test(test_long_number),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
