import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { collectText } from '../../gather/collect-text.ts';
import { joinedType } from '../gathered-types.ts';

/** `texts.join(separator)` */
export const join: FormulaFunction = defineFunction({
  name: 'join',
  form: 'macro',
  summary: 'Texts one after another, with another between them if one is said.',
  examples: [
    { formula: '["a", "b"].join("-")', result: 'a-b' },
    { formula: '["a", "b"].join()', result: 'ab' },
  ],
  overloads: [],
  gathers: {
    signature: 'texts.join(separator)',
    of: 'values',
    takesText: true,
    result: joinedType,
    mayBeNull: false,
    collect: collectText,
  },
});
