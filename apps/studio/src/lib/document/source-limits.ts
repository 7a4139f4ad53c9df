import type { NarrowLimits } from '@populace/document';

/** How large a text may be to be read on the page's own thread; the engine, in its worker, allows more. */
export const sourceLimits: NarrowLimits = { length: 524_288, lexemes: 100_000, repeated: 20_000 };
