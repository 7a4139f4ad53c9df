import { FAULTS } from '../../columns/faults.ts';
import { fillTexts } from '../../columns/fill.ts';
import { textOfBase64 } from '../../encodings/base64.ts';
import { textOf } from '../../texts/bounded.ts';
import { defineFunction, type FormulaFunction } from '../define-function.ts';
import { TEXT } from '../result-types.ts';

/** `base64Decode(text)` */
export const base64Decode: FormulaFunction = defineFunction({
  name: 'base64Decode',
  form: 'function',
  summary: 'The text whose bytes base64 says.',
  examples: [{ formula: 'base64Decode("SGVsbG8=")', result: 'Hello' }],
  overloads: [
    {
      parameters: [{ name: 'text', is: 'text' }],
      gives: 'text',
      result: () => TEXT,
      plan([column], frame) {
        const text = textOf(column);
        return fillTexts([text], text.maxBytes, frame, (i) => textOfBase64(text.values[i]) ?? FAULTS.notBase64);
      },
    },
  ],
});
