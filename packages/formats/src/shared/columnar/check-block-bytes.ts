import { CodedError } from '@populace/core';

/** Sizes and places of blocks are numbers of 31 bits; some room is left for what stands around the values. */
const MOST_BYTES = 2 ** 31 - 2 ** 24;

/** What a format calls its blocks, and the option that says how many rows one has. */
export interface BlockWords {
  readonly block: string;
  readonly option: string;
}

/**
 * Checks that a block can have so many bytes. How many it has is known as its rows are made.
 * @throws CodedError `format/cannot-hold`.
 */
export function checkBlockBytes(bytes: number, { block, option }: BlockWords): void {
  if (bytes < MOST_BYTES) return;
  const message = `The rows of a ${block} have some 2 GiB or more, which it has no room for; say fewer ${option}.`;
  throw new CodedError('format/cannot-hold', message);
}
