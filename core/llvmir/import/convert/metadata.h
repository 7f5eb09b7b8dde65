/* metadata.h - metadata in the form of the dialect. */
#ifndef PL_CORE_LLVMIR_IMPORT_CONVERT_METADATA_H
#define PL_CORE_LLVMIR_IMPORT_CONVERT_METADATA_H

#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/metadata.h"

/* The attributes of an operation that the attachments stand for; `op` says which are understood there. */
/* claims.c: with marks on, adds what the attachment of a load claims of the value to `out`, as an attribute of parameters
 * would; the range of a call's result to the call's attributes. False if it is neither. */
bool pl_ll_value_claim(pl_importer *im, const pl_ll_attachment *a, pl_op_kind op, pl_ll_entries *attrs, pl_ll_entries *out);
/* Such claims together are the attribute plumbline.value_claims. */
bool pl_ll_attach(pl_importer *im, const pl_ll_attachments *list, pl_op_kind op, pl_ll_entries *out, const pl_attr **loc);
/* Reports that an attachment is dropped, as a claim unless it is one that has no meaning for a proof. */
void pl_ll_drop_attachment(pl_importer *im, const pl_ll_attachment *attachment, const char *what);
/* #llvm.alias_scope of a scope's node; NULL if it is no such node. */
const pl_attr *pl_ll_alias_scope(pl_importer *im, const pl_ll_meta *node);
/* #llvm.access_group of a distinct empty node; NULL if it is no such node. */
const pl_attr *pl_ll_access_group(pl_importer *im, const pl_ll_meta *node);
/* #llvm.loop_annotation of a loop's node; NULL if it is no such node. What has no form is dropped, and reported at `at`. */
const pl_attr *pl_ll_loop(pl_importer *im, const pl_ll_meta *node, pl_ll_token at);
/* The location of a DILocation, with those that it was inlined at; NULL if it is none. */
const pl_attr *pl_ll_location(pl_importer *im, const pl_ll_meta *node);
/* Makes the ops and attributes of the module for its named metadata; other named metadata is dropped, and reported. */
void pl_ll_module_metadata(pl_importer *im);

#endif
