export { generators, subjects } from './index.gen.ts';
export type { NamesElsewhere } from './shared/elsewhere/names-elsewhere.ts';
export { namesElsewhere } from './shared/elsewhere/names-elsewhere.ts';
export { CONTEXTS, contextShares, FATHERS } from './shared/people/generations.ts';
