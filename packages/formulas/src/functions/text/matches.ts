import { textOf } from '../../columns/bounded.ts';
import { fillBools } from '../../columns/fill.ts';
import { defineFunction, type FormulaFunction } from '../../define/define-function.ts';
import { BOOL, textConstant } from '../../define/result-types.ts';
import { compilePattern, patternFault } from '../../regexp/compile-pattern.ts';

/** `text.matches(pattern)` */
export const matches: FormulaFunction = defineFunction({
  name: 'matches',
  form: 'function',
  summary: 'Whether some part of a text matches a regular expression; ^ and $ are its ends.',
  examples: [
    { formula: '"A-17".matches("^[A-Z]-[0-9]+$")', result: 'true' },
    { formula: '"xyz".matches("[0-9]")', result: 'false' },
  ],
  overloads: [
    {
      parameters: [
        { name: 'text', is: 'text' },
        { name: 'pattern', is: 'text', constant: true },
      ],
      gives: 'bool',
      result: (_, [, pattern]) => patternFault(textConstant(pattern)) ?? BOOL,
      plan([column], frame, { args }) {
        const text = textOf(column);
        const matcher = compilePattern(textConstant(args[1]) ?? '');
        if (typeof matcher === 'string') throw new TypeError('The pattern was checked.');
        return fillBools([text], frame, (i) => matcher.isIn(text.values[i]));
      },
    },
  ],
});
