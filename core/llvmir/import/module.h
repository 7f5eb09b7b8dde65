/* module.h - the steps of an import. */
#ifndef PL_CORE_LLVMIR_IMPORT_MODULE_H
#define PL_CORE_LLVMIR_IMPORT_MODULE_H

#include "core/llvmir/import/read/importer.h"

/* Reads the text and fills the module. False, reported, on error. */
bool pl_ll_module(pl_importer *im);

#endif
