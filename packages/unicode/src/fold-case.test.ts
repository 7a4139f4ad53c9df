import { expect, it } from 'vitest';
import { foldCase } from './fold-case.ts';

/** All of what is folded, and what stands beside it. */
const blocks = [
  [0, 0x17f],
  [0x370, 0x58f],
  [0x1e00, 0x1eff],
  [0x212a, 0x212b],
  [0xff00, 0xff5f],
] as const;
const letters = blocks.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at)),
);

/** Whether the engine takes two letters for the same but for case: it folds by CaseFolding.txt, too. */
const isSame = (one: string, other: string): boolean =>
  new RegExp(`^\\u{${one.charCodeAt(0).toString(16)}}$`, 'iu').test(other);

it('folds letters as Unicode does', () => {
  const wrong = letters.filter((letter) => !isSame(foldCase(letter), letter));

  expect(wrong).toEqual([]);
});

it('makes the same of all that differ by case alone, and of nothing else', () => {
  const byFold = new Map<string, string[]>();
  for (const letter of letters) byFold.set(foldCase(letter), [...(byFold.get(foldCase(letter)) ?? []), letter]);

  const missed = letters.filter((letter) => {
    // The engine knows letters of other blocks, too; in these it must know the same ones.
    const all = letters.filter((other) => isSame(letter, other));
    return all.join('') !== byFold.get(foldCase(letter))?.join('');
  });
  expect(missed).toEqual([]);
});

it('keeps lengths, and what has no case', () => {
  expect(foldCase('Straße ẞ ŠKODA Ωmega ΣΑΣ ς Ёж Ñandú İ 🙂 42')).toBe('straße ß škoda ωmega σασ σ ёж ñandú İ 🙂 42');
});
