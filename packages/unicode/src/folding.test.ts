import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldAccents } from './fold-accents.ts';
import { type Folding, foldText, isAsStrict } from './folding.ts';

/** Where letters and marks are, but those that the tables leave alone: syllables of Korean, ideographs. */
const blocks = [
  [0, 0x30ff],
  [0xa000, 0xabff],
  [0xfb00, 0x1ffff],
] as const;
const characters = blocks
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
  .map((point) => String.fromCodePoint(point));
const foldings: readonly Folding[] = ['case', 'accents', 'caseAndAccents'];
const text = fc.string({ unit: 'binary' });

describe('a text without accents', () => {
  it.each([
    ['José Núñez', 'Jose Nunez'],
    ['Straße, STRAẞE', 'Strasse, STRASSE'],
    ['Øster Ålborg Ærø', 'Oster Alborg AEro'],
    ['Łódź Đorđe Þór', 'Lodz Dorde THor'],
    ['Nguyễn Thị Ánh', 'Nguyen Thi Anh'],
    ['İstanbul ılık', 'Istanbul ilik'],
    ['Ǿ ẛ ǆ', 'O s dz'],
    ['Άννα Ёлка Йод', 'Αννα Елка Иод'],
    ['e\u0301 \u0301', 'e '],
    ['≠ plain 42 🙂 東京 서울', '= plain 42 🙂 東京 서울'],
  ])('has its letters left: %s', (written, plain) => {
    expect(foldAccents(written)).toBe(plain);
  });

  it('is the decomposition of Unicode without its marks, but for letters that Unicode does not take apart', () => {
    const wrong = characters.filter((one) => {
      const left = one.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
      return foldAccents(one) !== foldAccents(left) || (left === '' && foldAccents(one) !== '');
    });
    const strange = characters.filter((one) => {
      const left = one.normalize('NFD').replaceAll(/\p{Mn}/gu, '');
      return foldAccents(one) !== left && !/[\u00c0-\u024f\u1e9b\u1e9e]/.test(one);
    });

    expect(wrong).toEqual([]);
    expect(strange).toEqual([]);
  });

  it('takes letters for the same that the collation of CLDR does, in any case and without accents', () => {
    const same = new Intl.Collator('und', { sensitivity: 'base' });
    const plain = [...'abcdefghijklmnopqrstuvwxyz', 'ae', 'oe', 'ss', 'th', 'ij', 'dz', 'lj', 'nj'];
    const letters = characters.filter((one) => /[\u00c0-\u024f\u1e00-\u1eff]/.test(one));

    const weaker = letters.flatMap((letter) => {
      const folded = foldText(letter, 'caseAndAccents');
      return plain.filter((other) => same.compare(letter, other) === 0 && folded !== other).map(() => letter);
    });

    expect(weaker).toEqual([]);
  });
});

describe('folding', () => {
  it.each(foldings)('changes nothing when it is done again: %s', (folding) => {
    const again = characters.filter((one) => foldText(foldText(one, folding), folding) !== foldText(one, folding));

    expect(again).toEqual([]);
  });

  it.each(foldings)('is that of each character, so that parts can be folded by themselves: %s', (folding) => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(foldText(one + other, folding)).toBe(foldText(one, folding) + foldText(other, folding));
      }),
    );
  });

  it('is stricter where it takes more for the same', () => {
    const differ = (one: string, other: string, folding: Folding): boolean =>
      foldText(one, folding) !== foldText(other, folding);
    const pair = fc.constantFrom('José', 'jose', 'JOSE', 'josé', 'Jose');

    fc.assert(
      fc.property(pair, pair, fc.constantFrom(...foldings), fc.constantFrom(...foldings), (a, b, strict, loose) => {
        if (isAsStrict(strict, loose) && differ(a, b, strict)) expect(differ(a, b, loose)).toBe(true);
      }),
    );
    expect(isAsStrict('case', 'accents')).toBe(false);
    expect(isAsStrict(undefined, 'case')).toBe(false);
    expect(isAsStrict(undefined, undefined)).toBe(true);
  });
});
