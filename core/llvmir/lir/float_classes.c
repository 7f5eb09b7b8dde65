/* float_classes.c - the classes of numbers that `nofpclass` names, the larger ones first. Source: LLVM Language Reference,
 * "Parameter Attributes", "'llvm.is.fpclass' Intrinsic". */
#include "core/llvmir/lir/float_classes.h"

const pl_float_class pl_float_classes[PL_NUM_FLOAT_CLASSES] = {
    {"all", 1023}, {"nan", 3},    {"snan", 1},  {"qnan", 2},  {"inf", 516},  {"ninf", 4},   {"pinf", 512}, {"zero", 96},
    {"nzero", 32}, {"pzero", 64}, {"sub", 144}, {"nsub", 16}, {"psub", 128}, {"norm", 264}, {"nnorm", 8},  {"pnorm", 256}};
