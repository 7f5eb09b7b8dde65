/* metadata.h - metadata in the form of the dialect. */
#ifndef PL_CORE_LLVMIR_IMPORT_CONVERT_METADATA_H
#define PL_CORE_LLVMIR_IMPORT_CONVERT_METADATA_H

#include "core/llvmir/import/read/importer.h"
#include "core/llvmir/import/read/metadata.h"

/* With mark_lost (see import.h), appends what a load's `!range`, `!nonnull`, `!noundef`, `!align` or `!nofpclass` claims of its
 * value to `out`, as a parameter attribute, and a call's `!range` to its attributes `attrs`, as res_attrs. False, with nothing
 * appended, without mark_lost, for any other attachment or `op`, for malformed metadata, and for a call with several ranges or
 * with res_attrs. */
bool pl_ll_value_claim(pl_importer *im, const pl_ll_attachment *a, pl_op_kind op, pl_ll_entries *attrs, pl_ll_entries *out);
/* Appends the attributes of an op of kind `op` that its attachments stand for and sets `*loc` for a !dbg. With mark_lost (see
 * import.h), claims of a load's value become plumbline.value_claims and a call's !range res_attrs (pl_ll_value_claim); other
 * attachments, and what a !dbg has besides line and column, are reported as dropped. False, reported, on error. */
bool pl_ll_attach(pl_importer *im, const pl_ll_attachments *list, pl_op_kind op, pl_ll_entries *out, const pl_attr **loc);
/* Reports an attachment as dropped, `what` naming its owner. With mark_lost (see import.h), it is also added to the lost metadata
 * of the op that is made next; without, it is reported as a dropped claim (see losses.h) unless it claims nothing. */
void pl_ll_drop_attachment(pl_importer *im, const pl_ll_attachment *attachment, const char *what);
/* The attribute #llvm.alias_scope of a scope's node; NULL if it is no such node. */
const pl_attr *pl_ll_alias_scope(pl_importer *im, const pl_ll_meta *node);
/* The attribute #llvm.access_group of a distinct empty node; NULL if it is no such node. */
const pl_attr *pl_ll_access_group(pl_importer *im, const pl_ll_meta *node);
/* The attribute #llvm.loop_annotation of a loop's node; NULL if it is no tuple. Options that the dialect cannot express are
 * reported as dropped, at `at`. */
const pl_attr *pl_ll_loop(pl_importer *im, const pl_ll_meta *node, pl_ll_token at);
/* The location attribute of a DILocation, a call site location with those that it was inlined at, PL_LL_MAX_DEPTH at most; NULL
 * if the node is no specialized one. */
const pl_attr *pl_ll_location(pl_importer *im, const pl_ll_meta *node);
/* Makes the module's flags op, and its attributes for !llvm.ident and !llvm.commandline; other named metadata is reported as
 * dropped. With mark_lost (see import.h), attributes of the module name dropped metadata that is no mere hint. */
void pl_ll_module_metadata(pl_importer *im);

#endif
