import type { ProblemCode } from '@populace/core';

/** Why a text has no tree, or one that is no document of ours. `unused` is YAML that schemas do not use: it has a tree. */
export type FaultReason = 'size' | 'depth' | 'syntax' | 'duplicate-key' | 'unused';

/** What is wrong in a text, and where. */
export interface TextFault {
  readonly reason: FaultReason;
  readonly code: ProblemCode;
  readonly offset: number;
  /** The keys and indexes of what it is about; none where they are not known. */
  readonly path: readonly string[];
  readonly message: string;
  /** Where the same stands for the first time. */
  readonly first?: number;
}
