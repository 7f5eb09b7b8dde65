/* body_stream.h - handing over the bodies of functions while a conversion makes them, and reading them while it does.
 *
 * The result of a conversion is several times as long as its source, and most of it is never looked at again. Who takes the
 * bodies of functions - checks them, prints them - gets what is finished from time to time; what no later op can need is freed.
 * What a pattern makes is finished when the pattern is done, as it adds ops to the end of a block only, and blocks are finished
 * one after the other where the source has them in the order in which they are converted, or are so many that this is tried in
 * place of that. Where an op stays that has regions or is a cast, the function stays whole if nothing of it was taken. If the
 * order turns out to matter, or what was taken is needed, the conversion gives up (PL_CONVERT_GIVEN_UP), and can be run again
 * with nobody to take anything.
 */
#ifndef PL_CORE_CONVERT_BODY_STREAM_H
#define PL_CORE_CONVERT_BODY_STREAM_H

#include "core/convert/convert.h"

/* Takes the bodies of functions right in the outermost module. False ends the conversion. */
typedef struct pl_body_taker {
  /* The ops of a block: all that are there, after those of it that were taken before; then terminators without operands are all
   * that is left. Blocks come in the order of the region, the first one first. */
  bool (*take)(void *user, pl_op *func, pl_block *block);
  /* All was taken; the blocks and their arguments are still there. */
  bool (*end)(void *user, pl_op *func);
  void *user;
  /* What is finished is handed over after so many ops of the source, and at the end. A function of so many blocks is worth
   * another order of them. */
  uint32_t ops;
} pl_body_taker;

/* Gives a conversion with a taker the body of one function of the source while it is converted: what is converted is freed where
 * nothing to come can look at it, so that neither side is ever all there. Block after block is converted in the order of the
 * region; the conversion gives up as above, or if the feeder does. */
typedef struct pl_body_feeder {
  const pl_op *func; /* it has its blocks and their arguments, and no ops yet */
  /* More ops, after those that are there. A result that ops to come do not use has no name (pl_value.name) from then on, and may
   * be freed. False ends the conversion. */
  bool (*more)(void *user);
  /* The block that gets more; NULL if all is there. */
  const pl_block *(*at)(void *user);
  /* Whether any op uses an argument of the function, as long as there are none. */
  bool (*mentions_argument)(void *user, uint32_t index);
  void *user;
} pl_body_feeder;

/* Whether a run with these options can hand over bodies to a taker: it converts everything, without scope, client rules or typed
 * pointers. */
bool pl_convert_streams_bodies(const pl_convert_options *options);

#endif
