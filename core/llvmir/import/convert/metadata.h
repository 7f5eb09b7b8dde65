/* metadata.h - metadata in the form of the dialect. */
#ifndef PL_CORE_LLVMIR_IMPORT_CONVERT_METADATA_H
#define PL_CORE_LLVMIR_IMPORT_CONVERT_METADATA_H

#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/metadata.h"

/* With mark_lost (see import.h), appends what an attachment claims of the value of a load to `out`, as a parameter attribute, or
 * of a call's result to its attributes `attrs`, as res_attrs. False, with nothing appended, if it claims nothing that is known
 * here or the claim can't be expressed. */
bool pl_ll_value_claim(pl_importer *im, const pl_ll_attachment *a, pl_op_kind op, pl_ll_entries *attrs, pl_ll_entries *out);
/* Appends the attributes that the attachments of an op of kind `op` stand for and sets `*loc` for a !dbg; what can't be expressed
 * is reported as dropped. False, reported, on error. */
bool pl_ll_attach(pl_importer *im, const pl_ll_attachments *list, pl_op_kind op, pl_ll_entries *out, const pl_attr **loc);
/* Reports an attachment as dropped, `what` naming its owner, and, with mark_lost (see import.h), notes it as lost if possible. */
void pl_ll_drop_attachment(pl_importer *im, const pl_ll_attachment *attachment, const char *what);
/* The attribute #llvm.alias_scope of a scope's node; NULL if it is no tuple with a domain. */
const pl_attr *pl_ll_alias_scope(pl_importer *im, const pl_ll_meta *node);
/* The attribute #llvm.access_group of a distinct empty node; NULL if it is no such node. */
const pl_attr *pl_ll_access_group(pl_importer *im, const pl_ll_meta *node);
/* The attribute #llvm.loop_annotation of a loop's node; NULL if it is no tuple. Options that can't be expressed are reported as
 * dropped, at `at`. */
const pl_attr *pl_ll_loop(pl_importer *im, const pl_ll_meta *node, pl_ll_token at);
/* The location attribute of a DILocation, with the places that it was inlined at as call sites; NULL if the node is no
 * specialized one. */
const pl_attr *pl_ll_location(pl_importer *im, const pl_ll_meta *node);
/* Converts the named metadata to attributes of the module and the op of its flags; what can't be expressed is reported as
 * dropped. */
void pl_ll_module_metadata(pl_importer *im);

#endif
