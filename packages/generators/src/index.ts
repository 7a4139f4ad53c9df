export type { NamesElsewhere } from './elsewhere/names-elsewhere.ts';
export { namesElsewhere } from './elsewhere/names-elsewhere.ts';
export { generators, subjects } from './index.gen.ts';
export { CONTEXTS, contextShares, FATHERS } from './person/generations.ts';
