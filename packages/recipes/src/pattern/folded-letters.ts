import { type Folding, foldText } from '@populace/unicode';
import type { Pattern } from './pattern.ts';

type Letters = ReadonlyMap<string, string>;

const made: Readonly<Record<Folding, WeakMap<Pattern, { readonly letters: Letters | undefined }>>> = {
  case: new WeakMap(),
  accents: new WeakMap(),
  caseAndAccents: new WeakMap(),
};

/**
 * The characters of a pattern by what each is folded to. Undefined where two are folded alike, or one to none or to several: then
 * different texts could be the same.
 */
export function foldedLetters(pattern: Pattern, folding: Folding): Letters | undefined {
  const known = made[folding].get(pattern) ?? { letters: foldLetters(pattern, folding) };
  made[folding].set(pattern, known);
  return known.letters;
}

function foldLetters(pattern: Pattern, folding: Folding): Letters | undefined {
  const letters = new Map<string, string>();
  for (const point of codePointsOf(pattern)) {
    const own = String.fromCodePoint(point);
    const folded = foldText(own, folding);
    if ([...folded].length !== 1 || letters.has(folded)) return undefined;
    letters.set(folded, own);
  }
  return letters;
}

function codePointsOf(pattern: Pattern): ReadonlySet<number> {
  switch (pattern.kind) {
    case 'characters':
      return new Set(pattern.codePoints);
    case 'sequence':
      return new Set(pattern.parts.flatMap((part) => [...codePointsOf(part)]));
    case 'either':
      return new Set(pattern.options.flatMap((option) => [...codePointsOf(option)]));
    case 'repeat':
      return pattern.max === 0 ? new Set() : codePointsOf(pattern.of);
  }
}
