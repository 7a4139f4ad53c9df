import { textOf } from '../columns/bounded.ts';
import { fillTexts } from '../columns/fill.ts';
import type { Overload } from './define-function.ts';
import { TEXT } from './result-types.ts';

/** How long results are at most, in bytes of UTF-8: so many times their text, and so many more. */
interface Growth {
  readonly times: number;
  readonly more?: number;
}

/** The overload of a function that makes of each text another one, or one of `FAULTS`. */
export function textToText({ times, more = 0 }: Growth, make: (text: string) => string | number): Overload {
  return {
    parameters: [{ name: 'text', is: 'text' }],
    gives: 'text',
    result: () => TEXT,
    plan([column], frame) {
      const text = textOf(column);
      const from = text.values;
      return fillTexts([text], times * text.maxBytes + more, frame, (i) => make(from[i]));
    },
  };
}
