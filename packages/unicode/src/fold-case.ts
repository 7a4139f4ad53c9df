/**
 * Letters and what they are folded to: code points from `first` to `last`, every `step`-th of them, become `by` more. The simple
 * foldings (C and S) of Unicode 16, CaseFolding.txt, for Latin to Extended-A and Extended Additional, Greek, Cyrillic, Armenian and
 * full-width letters.
 */
export const FOLDINGS: readonly (readonly [first: number, last: number, step: number, by: number])[] = [
  [0x41, 0x5a, 1, 32],
  [0xb5, 0xb5, 1, 775],
  [0xc0, 0xd6, 1, 32],
  [0xd8, 0xde, 1, 32],
  [0x100, 0x12e, 2, 1],
  [0x132, 0x136, 2, 1],
  [0x139, 0x147, 2, 1],
  [0x14a, 0x176, 2, 1],
  [0x178, 0x178, 1, -121],
  [0x179, 0x17d, 2, 1],
  [0x17f, 0x17f, 1, -268],
  [0x370, 0x372, 2, 1],
  [0x376, 0x376, 1, 1],
  [0x37f, 0x37f, 1, 116],
  [0x386, 0x386, 1, 38],
  [0x388, 0x38a, 1, 37],
  [0x38c, 0x38c, 1, 64],
  [0x38e, 0x38f, 1, 63],
  [0x391, 0x3a1, 1, 32],
  [0x3a3, 0x3ab, 1, 32],
  [0x3c2, 0x3c2, 1, 1],
  [0x3cf, 0x3cf, 1, 8],
  [0x3d0, 0x3d0, 1, -30],
  [0x3d1, 0x3d1, 1, -25],
  [0x3d5, 0x3d5, 1, -15],
  [0x3d6, 0x3d6, 1, -22],
  [0x3d8, 0x3ee, 2, 1],
  [0x3f0, 0x3f0, 1, -54],
  [0x3f1, 0x3f1, 1, -48],
  [0x3f4, 0x3f4, 1, -60],
  [0x3f5, 0x3f5, 1, -64],
  [0x3f7, 0x3f7, 1, 1],
  [0x3f9, 0x3f9, 1, -7],
  [0x3fa, 0x3fa, 1, 1],
  [0x3fd, 0x3ff, 1, -130],
  [0x400, 0x40f, 1, 80],
  [0x410, 0x42f, 1, 32],
  [0x460, 0x480, 2, 1],
  [0x48a, 0x4be, 2, 1],
  [0x4c0, 0x4c0, 1, 15],
  [0x4c1, 0x4cd, 2, 1],
  [0x4d0, 0x52e, 2, 1],
  [0x531, 0x556, 1, 48],
  [0x1e00, 0x1e94, 2, 1],
  [0x1e9b, 0x1e9b, 1, -58],
  [0x1e9e, 0x1e9e, 1, -7615],
  [0x1ea0, 0x1efe, 2, 1],
  [0x212a, 0x212a, 1, -8383],
  [0x212b, 0x212b, 1, -8262],
  [0xff21, 0xff3a, 1, 32],
];

let folded: ReadonlyMap<number, number> | undefined;

/** Returns a text with its case folded, letter by letter: two texts that differ by case alone become the same, of the same length. */
export function foldCase(text: string): string {
  folded ??= new Map(FOLDINGS.flatMap(lettersOf));
  let done = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = folded.get(text.charCodeAt(at));
    if (letter === undefined) continue;
    done += text.slice(from, at) + String.fromCharCode(letter);
    from = at + 1;
  }
  return from === 0 ? text : done + text.slice(from);
}

/** The letters of a stretch and what they are folded to. */
export function lettersOf([first, last, step, by]: (typeof FOLDINGS)[number]): (readonly [number, number])[] {
  const count = (last - first) / step + 1;
  return Array.from({ length: count }, (_, at) => [first + at * step, first + at * step + by] as const);
}
