import fc from 'fast-check';
import type { Pattern } from './pattern.ts';

/** A pattern and the regular expression that says the same. */
export interface SpokenPattern {
  readonly pattern: Pattern;
  readonly text: string;
}

/** A set of characters. */
export function anyOf(...characters: readonly string[]): SpokenPattern {
  const codePoints = characters.map((character) => character.codePointAt(0) ?? 0);
  return { pattern: { kind: 'characters', codePoints }, text: `[${characters.join('')}]` };
}

/** Patterns one after another. */
export function inTurn(...parts: readonly SpokenPattern[]): SpokenPattern {
  return {
    pattern: { kind: 'sequence', parts: parts.map(({ pattern }) => pattern) },
    text: parts.map(({ text }) => `(?:${text})`).join(''),
  };
}

/** One of several patterns. */
export function either(...options: readonly SpokenPattern[]): SpokenPattern {
  return {
    pattern: { kind: 'either', options: options.map(({ pattern }) => pattern) },
    text: options.map(({ text }) => `(?:${text})`).join('|'),
  };
}

/** A pattern several times. */
export function times(of: SpokenPattern, min: number, max: number): SpokenPattern {
  return { pattern: { kind: 'repeat', of: of.pattern, min, max }, text: `(?:${of.text}){${min},${max}}` };
}

/** Small patterns over few characters, of which some take two UTF-16 units. */
export const smallPatterns: fc.Arbitrary<SpokenPattern> = fc.letrec<{ pattern: SpokenPattern }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc
      .uniqueArray(fc.constantFrom('a', 'b', 'c', 'é', '🙂'), { minLength: 1, maxLength: 3 })
      .map((set) => anyOf(...set)),
    fc.array(tie('pattern'), { maxLength: 3 }).map((parts) => inTurn(...parts)),
    fc.array(tie('pattern'), { minLength: 1, maxLength: 3 }).map((options) => either(...options)),
    fc.tuple(tie('pattern'), fc.nat(2), fc.nat(2)).map(([of, min, more]) => times(of, min, Math.min(min + more, 3))),
  ),
})).pattern;

/** Every text of a pattern, however many ways lead to it, found by going all of them; undefined where they are too many. */
export function allTexts(pattern: Pattern, most = 3000): Set<string> | undefined {
  switch (pattern.kind) {
    case 'characters':
      return new Set(pattern.codePoints.map((point) => String.fromCodePoint(point)));
    case 'sequence':
      return joined(
        pattern.parts.map((part) => allTexts(part, most)),
        most,
      );
    case 'either': {
      const options = pattern.options.map((option) => allTexts(option, most));
      const all = options.flatMap((texts) => [...(texts ?? [])]);
      return options.includes(undefined) || all.length > most ? undefined : new Set(all);
    }
    case 'repeat': {
      const once = allTexts(pattern.of, most);
      const counts = Array.from({ length: pattern.max - pattern.min + 1 }, (_, more) => pattern.min + more);
      const options = counts.map((count) => joined(Array(count).fill(once), most));
      const all = options.flatMap((texts) => [...(texts ?? [])]);
      return options.includes(undefined) || all.length > most ? undefined : new Set(all);
    }
  }
}

function joined(parts: readonly (Set<string> | undefined)[], most: number): Set<string> | undefined {
  let texts: Set<string> | undefined = new Set(['']);
  for (const part of parts) {
    if (texts === undefined || part === undefined || texts.size * part.size > most) return undefined;
    texts = new Set([...texts].flatMap((text) => [...part].map((more) => text + more)));
  }
  return texts;
}
