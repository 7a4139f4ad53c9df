import { BASE64_DIGITS } from '@populace/bytes';
import { integerOption } from '@populace/core';
import {
  concatAs,
  constant,
  defineGenerator,
  type Generator,
  letters,
  type Recipe,
  randomBytes,
} from '@populace/recipes';
import { checkCounts } from '../shared/words/counts.ts';

const DEFAULT_BYTES = 16;
const MOST_BYTES = 4096;
/** Up to so many, each value has a rank, so that values can be unique. */
const MOST_RANKED_BYTES = 255;

/** Random bytes. */
export const bytes: Generator = defineGenerator({
  id: 'string.bytes',
  summary: 'Random bytes: a value of the type bytes, which formats without such a type have in Base64.',
  synonyms: {
    en: 'binary, blob, bytea, varbinary, random bytes, key, salt',
    de: 'Binärdaten',
    es: 'datos binarios',
    fr: 'données binaires',
  },
  options: {
    length: integerOption({
      min: 1,
      max: MOST_BYTES,
      summary: `Bytes to a value; ${DEFAULT_BYTES} where neither this nor min or max is set.`,
    }),
    min: integerOption({
      min: 0,
      max: MOST_BYTES,
      summary: 'Bytes at least, instead of length; 0 where only max is set.',
    }),
    max: integerOption({
      min: 1,
      max: MOST_BYTES,
      summary: 'Bytes at most, instead of length; needed where min is set.',
    }),
  },
  check({ length, min, max }, at) {
    if (min === undefined && max === undefined) return;
    const add = (name: string, message: string): void =>
      at.problems.add('schema/invalid-option', at.option(name), message);
    if (length !== undefined) add('length', 'length cannot be set with min or max; drop one of them');
    else if (max === undefined) add('min', 'min needs max; set it, or set length alone');
    else checkCounts({ min: min ?? 0, max }, at);
  },
  recipe({ length, min = 0, max }) {
    if (max !== undefined && min < max) return randomBytes(min, max);
    const count = max ?? length ?? DEFAULT_BYTES;
    return count <= MOST_RANKED_BYTES ? rankedBytes(count) : randomBytes(count, count);
  },
});

/** So many bytes as digits of Base64. Of the last digit before padding only the upper bits are used. */
function rankedBytes(count: number): Recipe {
  const rest = count % 3;
  const whole = (count - rest) * (4 / 3);
  const groups = whole === 0 ? [] : [letters(BASE64_DIGITS, whole)];
  if (rest === 1) groups.push(letters(BASE64_DIGITS, 1), letters(everyDigit(16), 1));
  if (rest === 2) groups.push(letters(BASE64_DIGITS, 2), letters(everyDigit(4), 1));
  const padding = rest === 0 ? [] : [constant('='.repeat(3 - rest))];
  return concatAs({ kind: 'bytes' }, ...groups, ...padding);
}

function everyDigit(step: number): string {
  return [...BASE64_DIGITS].filter((_, value) => value % step === 0).join('');
}
