#include "core/ir/enums.h"

#include "core/base/uncounted.h"

/* Sources: MLIR documentation, "'arith' Dialect" and "'llvm' Dialect", Enums; "'index' Dialect", IndexCmpPredicateAttr. */

static const pl_enum_word cmpi[] = {{"eq", 0},  {"ne", 1},  {"slt", 2}, {"sle", 3}, {"sgt", 4}, {"sge", 5},
                                    {"ult", 6}, {"ule", 7}, {"ugt", 8}, {"uge", 9}, {NULL, 0}};
static const pl_enum_word cmpf[] = {{"false", 0}, {"oeq", 1},  {"ogt", 2},  {"oge", 3},   {"olt", 4},  {"ole", 5},
                                    {"one", 6},   {"ord", 7},  {"ueq", 8},  {"ugt", 9},   {"uge", 10}, {"ult", 11},
                                    {"ule", 12},  {"une", 13}, {"uno", 14}, {"true", 15}, {NULL, 0}};
static const pl_enum_word fcmp[] = {{"_false", 0}, {"oeq", 1},  {"ogt", 2},  {"oge", 3},    {"olt", 4},  {"ole", 5},
                                    {"one", 6},    {"ord", 7},  {"ueq", 8},  {"ugt", 9},    {"uge", 10}, {"ult", 11},
                                    {"ule", 12},   {"une", 13}, {"uno", 14}, {"_true", 15}, {NULL, 0}};
static const pl_enum_word index_cmp[] = {{"eq", 0},  {"ne", 1},  {"slt", 2}, {"sle", 3}, {"sgt", 4}, {"sge", 5},
                                         {"ult", 6}, {"ule", 7}, {"ugt", 8}, {"uge", 9}, {NULL, 0}};
static const pl_enum_word rounding[] = {{"to_nearest_even", 0}, {"downward", 1},        {"upward", 2},
                                        {"toward_zero", 3},     {"to_nearest_away", 4}, {NULL, 0}};
static const pl_enum_word atomic[] = {{"addf", 0},    {"addi", 1},  {"andi", 2},  {"assign", 3},   {"maximumf", 4},
                                      {"maxnumf", 5}, {"maxs", 6},  {"maxu", 7},  {"minimumf", 8}, {"minnumf", 9},
                                      {"mins", 10},   {"minu", 11}, {"mulf", 12}, {"muli", 13},    {"ori", 14},
                                      {"xori", 15},   {NULL, 0}};
static const pl_enum_word arith_fastmath[] = {{"none", 0},  {"reassoc", 1},   {"nnan", 2}, {"ninf", 4},   {"nsz", 8},
                                              {"arcp", 16}, {"contract", 32}, {"afn", 64}, {"fast", 127}, {NULL, 0}};
static const pl_enum_word llvm_fastmath[] = {{"none", 0},      {"nnan", 1}, {"ninf", 2},     {"nsz", 4},    {"arcp", 8},
                                             {"contract", 16}, {"afn", 32}, {"reassoc", 64}, {"fast", 127}, {NULL, 0}};
static const pl_enum_word overflow[] = {{"none", 0}, {"nsw", 1}, {"nuw", 2}, {NULL, 0}};
static const pl_enum_word gep[] = {{"none", 0}, {"inbounds", 3}, {"nusw", 2}, {"nuw", 4}, {"inbounds_flag", 1}, {NULL, 0}};
static const pl_enum_word llvm_rounding[] = {{"towardzero", 0},    {"tonearest", 1}, {"upward", 2}, {"downward", 3},
                                             {"tonearestaway", 4}, {"dynamic", 7},   {NULL, 0}};
static const pl_enum_word fpexcept[] = {{"ignore", 0}, {"maytrap", 1}, {"strict", 2}, {NULL, 0}};
static const pl_enum_word ordering[] = {{"not_atomic", 0}, {"unordered", 1}, {"monotonic", 2}, {"acquire", 4},
                                        {"release", 5},    {"acq_rel", 6},   {"seq_cst", 7},   {NULL, 0}};
static const pl_enum_word atomicrmw[] = {
    {"xchg", 0},      {"add", 1},       {"sub", 2},       {"_and", 3},       {"nand", 4},       {"_or", 5},
    {"_xor", 6},      {"max", 7},       {"min", 8},       {"umax", 9},       {"umin", 10},      {"fadd", 11},
    {"fsub", 12},     {"fmax", 13},     {"fmin", 14},     {"uinc_wrap", 15}, {"udec_wrap", 16}, {"usub_cond", 17},
    {"usub_sat", 18}, {"fmaximum", 19}, {"fminimum", 20}, {NULL, 0}};
static const pl_enum_word combining[] = {{"add", 0},   {"mul", 1},       {"minui", 2},     {"minsi", 3}, {"minnumf", 4},
                                         {"maxui", 5}, {"maxsi", 6},     {"maxnumf", 7},   {"and", 8},   {"or", 9},
                                         {"xor", 10},  {"maximumf", 11}, {"minimumf", 12}, {NULL, 0}};
static const pl_enum_word linkage[] = {{"external", 10}, {"available_externally", 2},
                                       {"linkonce", 3},  {"linkonce_odr", 8},
                                       {"weak", 4},      {"weak_odr", 9},
                                       {"appending", 6}, {"internal", 1},
                                       {"private", 0},   {"extern_weak", 7},
                                       {"common", 5},    {NULL, 0}};
/* Calling conventions that the LLVM dialect and LLVM IR call alike: X(word, number) */
#define CCONVS_OF_LANGUAGES(X)                                                                                                   \
  X("anyregcc", 13)                                                                                                              \
  X("preserve_mostcc", 14)                                                                                                       \
  X("preserve_allcc", 15)                                                                                                        \
  X("swiftcc", 16)                                                                                                               \
  X("cxx_fast_tlscc", 17)                                                                                                        \
  X("tailcc", 18)                                                                                                                \
  X("cfguard_checkcc", 19)                                                                                                       \
  X("swifttailcc", 20)                                                                                                           \
  X("x86_stdcallcc", 64)                                                                                                         \
  X("x86_fastcallcc", 65)                                                                                                        \
  X("arm_apcscc", 66)                                                                                                            \
  X("arm_aapcscc", 67)                                                                                                           \
  X("arm_aapcs_vfpcc", 68)                                                                                                       \
  X("msp430_intrcc", 69)                                                                                                         \
  X("x86_thiscallcc", 70)
#define CCONVS_OF_MACHINES(X)                                                                                                    \
  X("intel_ocl_bicc", 77)                                                                                                        \
  X("x86_64_sysvcc", 78)                                                                                                         \
  X("win64cc", 79)                                                                                                               \
  X("x86_vectorcallcc", 80)                                                                                                      \
  X("hhvmcc", 81)                                                                                                                \
  X("hhvm_ccc", 82)                                                                                                              \
  X("x86_intrcc", 83)                                                                                                            \
  X("avr_intrcc", 84)
#define X(word, number) {word, number},
static const pl_enum_word cconv[] = {{"ccc", 0},
                                     {"fastcc", 8},
                                     {"coldcc", 9},
                                     {"cc_10", 10},
                                     {"cc_11", 11},
                                     CCONVS_OF_LANGUAGES(X){"ptx_kernelcc", 71},
                                     {"ptx_devicecc", 72},
                                     {"spir_funccc", 75},
                                     {"spir_kernelcc", 76},
                                     CCONVS_OF_MACHINES(X){"avr_builtincc", 86},
                                     {"amdgpu_vscc", 87},
                                     {"amdgpu_gscc", 88},
                                     {"amdgpu_cscc", 90},
                                     {"amdgpu_kernelcc", 91},
                                     {"x86_regcallcc", 92},
                                     {"amdgpu_hscc", 93},
                                     {"msp430_builtincc", 94},
                                     {"amdgpu_lscc", 95},
                                     {"amdgpu_escc", 96},
                                     {"aarch64_vectorcallcc", 97},
                                     {"aarch64_sve_vectorcallcc", 98},
                                     {"wasm_emscripten_invokecc", 99},
                                     {"amdgpu_gfxcc", 100},
                                     {"m68k_intrcc", 101},
                                     {NULL, 0}};
/* What LLVM IR calls them; the others are `cc` and the number. Source: LLVM Language Reference Manual (2026), Calling
 * Conventions. */
static const pl_enum_word ll_cconv[] = {{"fastcc", 8},
                                        {"coldcc", 9},
                                        {"ghccc", 10},
                                        CCONVS_OF_LANGUAGES(X){"ptx_kernel", 71},
                                        {"ptx_device", 72},
                                        {"spir_func", 75},
                                        {"spir_kernel", 76},
                                        CCONVS_OF_MACHINES(X){"amdgpu_vs", 87},
                                        {"amdgpu_gs", 88},
                                        {"amdgpu_cs", 90},
                                        {"amdgpu_kernel", 91},
                                        {"x86_regcallcc", 92},
                                        {"amdgpu_hs", 93},
                                        {"amdgpu_ls", 95},
                                        {"amdgpu_es", 96},
                                        {"aarch64_vector_pcs", 97},
                                        {"aarch64_sve_vector_pcs", 98},
                                        {"amdgpu_gfx", 100},
                                        {NULL, 0}};
#undef X
static const pl_enum_word asm_dialect[] = {{"att", 0}, {"intel", 1}, {NULL, 0}};
static const pl_enum_word comdat[] = {{"any", 0},           {"exactmatch", 1}, {"largest", 2},
                                      {"nodeduplicate", 3}, {"samesize", 4},   {NULL, 0}};
static const pl_enum_word tailcall[] = {{"none", 0}, {"notail", 3}, {"musttail", 2}, {"tail", 1}, {NULL, 0}};
static const pl_enum_word unnamed_addr[] = {{"", 0}, {"local_unnamed_addr", 1}, {"unnamed_addr", 2}, {NULL, 0}};
static const pl_enum_word visibility[] = {{"", 0}, {"hidden", 1}, {"protected", 2}, {NULL, 0}};

static const pl_enum_word frame_pointer[] = {
    {"none", 0}, {"non-leaf", 1}, {"all", 2}, {"reserved", 3}, {"non-leaf-no-reserve", 4}, {NULL, 0}};
static const pl_enum_word uwtable[] = {{"none", 0}, {"sync", 1}, {"async", 2}, {NULL, 0}};
static const pl_enum_word mod_ref[] = {{"none", 0}, {"read", 1}, {"write", 2}, {"readwrite", 3}, {NULL, 0}};
static const pl_enum_word emission[] = {{"None", 0}, {"Full", 1}, {"LineTablesOnly", 2}, {"DebugDirectivesOnly", 3}, {NULL, 0}};
static const pl_enum_word name_table[] = {{"Default", 0}, {"GNU", 1}, {"None", 2}, {"Apple", 3}, {NULL, 0}};
static const pl_enum_word flag_behavior[] = {{"error", 1},         {"warning", 2}, {"require", 3}, {"override", 4}, {"append", 5},
                                             {"append_unique", 6}, {"max", 7},     {"min", 8},     {NULL, 0}};
static const pl_enum_word summary_format[] = {{"SampleProfile", 0}, {"InstrProf", 1}, {"CSInstrProf", 2}, {NULL, 0}};
static const pl_enum_word subprogram_flags[] = {{"Virtual", 1 << 0},    {"PureVirtual", 1 << 1}, {"LocalToUnit", 1 << 2},
                                                {"Definition", 1 << 3}, {"Optimized", 1 << 4},   {"Pure", 1 << 5},
                                                {"Elemental", 1 << 6},  {"Recursive", 1 << 7},   {"MainSubprogram", 1 << 8},
                                                {"Deleted", 1 << 9},    {"ObjCDirect", 1 << 11}, {NULL, 0}};
static const pl_enum_word di_flags[] = {{"Zero", 0},
                                        {"Bit0", 1 << 0},
                                        {"Bit1", 1 << 1},
                                        {"Private", 1},
                                        {"Protected", 2},
                                        {"Public", 3},
                                        {"FwdDecl", 1 << 2},
                                        {"AppleBlock", 1 << 3},
                                        {"ReservedBit4", 1 << 4},
                                        {"Virtual", 1 << 5},
                                        {"Artificial", 1 << 6},
                                        {"Explicit", 1 << 7},
                                        {"Prototyped", 1 << 8},
                                        {"ObjcClassComplete", 1 << 9},
                                        {"ObjectPointer", 1 << 10},
                                        {"Vector", 1 << 11},
                                        {"StaticMember", 1 << 12},
                                        {"LValueReference", 1 << 13},
                                        {"RValueReference", 1 << 14},
                                        {"ExportSymbols", 1 << 15},
                                        {"SingleInheritance", 1 << 16},
                                        {"MultipleInheritance", 2 << 16},
                                        {"VirtualInheritance", 3 << 16},
                                        {"IntroducedVirtual", 1 << 18},
                                        {"BitField", 1 << 19},
                                        {"NoReturn", 1 << 20},
                                        {"TypePassByValue", 1 << 22},
                                        {"TypePassByReference", 1 << 23},
                                        {"EnumClass", 1 << 24},
                                        {"Thunk", 1 << 25},
                                        {"NonTrivial", 1 << 26},
                                        {"BigEndian", 1 << 27},
                                        {"LittleEndian", 1 << 28},
                                        {"AllCallsDescribed", 1 << 29},
                                        {NULL, 0}};

/* The names of DWARF have no order here. */
#define NAME_IN(kind, name) {"DW_" #kind "_" #name, 0},
#define TAG(name) NAME_IN(TAG, name)
#define ATE(name)
#define LANG(name)
#define OP(name)
#define CC(name)
static const pl_enum_word dw_tag[] = {
#include "core/ir/dwarf_names.def"
    {NULL, 0}};
#undef TAG
#define TAG(name)
#undef ATE
#define ATE(name) NAME_IN(ATE, name)
static const pl_enum_word dw_ate[] = {
#include "core/ir/dwarf_names.def"
    {NULL, 0}};
#undef ATE
#define ATE(name)
#undef LANG
#define LANG(name) NAME_IN(LANG, name)
static const pl_enum_word dw_lang[] = {
#include "core/ir/dwarf_names.def"
    {NULL, 0}};
#undef LANG
#define LANG(name)
#undef OP
#define OP(name) NAME_IN(OP, name)
static const pl_enum_word dw_op[] = {
#include "core/ir/dwarf_names.def"
    {NULL, 0}};
#undef OP
#define OP(name)
#undef CC
#define CC(name) NAME_IN(CC, name)
static const pl_enum_word dw_cc[] = {
#include "core/ir/dwarf_names.def"
    {NULL, 0}};
#undef TAG
#undef ATE
#undef LANG
#undef OP
#undef CC
#undef NAME_IN

static const pl_vocabulary vocabularies[] = {{"cmpi", cmpi},
                                             {"cmpf", cmpf},
                                             {"llvm.icmp", cmpi},
                                             {"llvm.fcmp", fcmp},
                                             {"index.cmp_predicate", index_cmp},
                                             {"arith.rounding", rounding},
                                             {"arith.atomic", atomic},
                                             {"arith.fastmath", arith_fastmath},
                                             {"llvm.fastmath", llvm_fastmath},
                                             {"arith.overflow", overflow},
                                             {"llvm.overflow", overflow},
                                             {"llvm.gep", gep},
                                             {"llvm.rounding", llvm_rounding},
                                             {"llvm.fpexcept", fpexcept},
                                             {"llvm.ordering", ordering},
                                             {"llvm.atomicrmw", atomicrmw},
                                             {"vector.kind", combining},
                                             {"llvm.asm_dialect", asm_dialect},
                                             {"llvm.comdat", comdat},
                                             {"llvm.linkage", linkage},
                                             {"llvm.cconv", cconv},
                                             {"ll.cconv", ll_cconv},
                                             {"llvm.tailcallkind", tailcall},
                                             {"llvm.unnamed_addr", unnamed_addr},
                                             {"llvm.visibility", visibility},
                                             {"llvm.framePointerKind", frame_pointer},
                                             {"llvm.uwtableKind", uwtable},
                                             {"llvm.mod_ref", mod_ref},
                                             {"llvm.di_emission", emission},
                                             {"llvm.di_name_table", name_table},
                                             {"llvm.flag_behavior", flag_behavior},
                                             {"llvm.summary_format", summary_format},
                                             {"llvm.di_subprogram_flags", subprogram_flags},
                                             {"llvm.di_flags", di_flags},
                                             {"DW_TAG", dw_tag},
                                             {"DW_ATE", dw_ate},
                                             {"DW_LANG", dw_lang},
                                             {"DW_OP", dw_op},
                                             {"DW_CC", dw_cc}};

PL_UNCOUNTED_BEGIN

const pl_vocabulary *pl_vocabulary_find(pl_str name) {
  for (size_t i = 0; i < sizeof vocabularies / sizeof *vocabularies; i++)
    if (pl_str_is(name, vocabularies[i].name)) return &vocabularies[i];
  return NULL;
}

bool pl_vocabulary_value(const pl_vocabulary *vocabulary, pl_str word, int64_t *value) {
  for (const pl_enum_word *w = vocabulary->words; w->word; w++)
    if (pl_str_is(word, w->word)) {
      *value = w->value;
      return true;
    }
  return false;
}

const char *pl_vocabulary_word(const pl_vocabulary *vocabulary, int64_t value) {
  for (const pl_enum_word *w = vocabulary->words; w->word; w++)
    if (w->value == value) return w->word;
  return NULL;
}

void pl_vocabulary_list(const pl_vocabulary *vocabulary, pl_sink *out) {
  for (const pl_enum_word *w = vocabulary->words; w->word; w++)
    pl_sink_printf(out, "%s%s", w == vocabulary->words ? "" : ", ", w->word);
}

PL_UNCOUNTED_END
