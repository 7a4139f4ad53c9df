export { toLower, toUpper } from './change-case.ts';
export { foldCase } from './fold-case.ts';
export type { Folding } from './folding.ts';
export { foldingOf, foldText, isAsStrict } from './folding.ts';
