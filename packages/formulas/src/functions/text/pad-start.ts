import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { padding } from '../padding.ts';

/** `text.padStart(size, by)` */
export const padStart: FormulaFunction = defineFunction({
  name: 'padStart',
  form: 'function',
  summary: 'A text with others before it until it has so many characters; spaces, unless another is said.',
  examples: [{ formula: '"7".padStart(3, "0")', result: '007' }],
  overloads: [padding((text, filling) => filling + text)],
});
