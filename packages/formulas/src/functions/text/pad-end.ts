import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { padding } from '../padding.ts';

/** `text.padEnd(size, by)` */
export const padEnd: FormulaFunction = defineFunction({
  name: 'padEnd',
  form: 'function',
  summary: 'A text with others behind it until it has so many characters; spaces, unless another is said.',
  examples: [{ formula: '"7".padEnd(3, "0")', result: '700' }],
  overloads: [padding((text, filling) => text + filling)],
});
