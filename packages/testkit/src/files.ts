export type { WrittenFolder } from './files/written-folder.ts';
export { foundIn, writeFolder } from './files/written-folder.ts';
