import { identifier, type Recipe, type Spelling } from '@populace/recipes';
import { BASE58, base58check } from '../shared/check-digits/base58.ts';
import type { Mode } from '../shared/identifier/kind.ts';

/** Twenty bytes of a hash, drawn in ten pieces of 16 bits. */
const PIECES = 10;

/** The recipe of addresses of base58check: a version, the hash of a key or a script, four bytes of a digest. */
export function base58Address(what: string, version: number, mode: Mode): Recipe {
  const spans = Array.from({ length: PIECES }, () => 2 ** 16);
  const spell = (drawn: readonly number[]): string =>
    base58check(
      version,
      drawn.slice(0, PIECES).flatMap((piece) => [piece >>> 8, piece & 0xff]),
    );
  const valid: Spelling = { what, spans, maxLength: 35, spell };
  if (mode !== 'invalid') return identifier(valid);
  return identifier({
    ...valid,
    what: `${what}, with one rule broken: a wrong check character`,
    spans: [...spans, BASE58.length - 1],
    spell(drawn) {
      const text = spell(drawn);
      // Another last character is another number by less than 58: the digest alone changes.
      const right = BASE58.indexOf(text.slice(-1));
      const wrong = (right + 1 + (drawn[PIECES] ?? 0)) % BASE58.length;
      return text.slice(0, -1) + BASE58.charAt(wrong);
    },
    note: () => 'The rule that it breaks: a wrong check character.',
  });
}
