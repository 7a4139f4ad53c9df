/** The program of the threads that make rows: it stands beside every bundle for Node, which looks for it there. */
import { join } from 'node:path';
import { root } from './project.mjs';

/** Its source. */
export const workerProgram = join(root, 'packages/library/src/node/workers/populace-worker.ts');

/** The name of its bundle, without extension. */
export const workerName = 'populace-worker';
