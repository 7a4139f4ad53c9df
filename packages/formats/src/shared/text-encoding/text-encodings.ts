/** The encodings that a file of text can be written in. */
export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'iso-8859-1', 'windows-1252'] as const;

export type TextEncodingId = (typeof textEncodings)[number];

/** The characters of windows-1252 that stand at other places than in Unicode: their places and code points (index of the Encoding Standard). */
export const MOVED: readonly (readonly [byte: number, codePoint: number])[] = [
  [0x80, 0x20ac],
  [0x82, 0x201a],
  [0x83, 0x0192],
  [0x84, 0x201e],
  [0x85, 0x2026],
  [0x86, 0x2020],
  [0x87, 0x2021],
  [0x88, 0x02c6],
  [0x89, 0x2030],
  [0x8a, 0x0160],
  [0x8b, 0x2039],
  [0x8c, 0x0152],
  [0x8e, 0x017d],
  [0x91, 0x2018],
  [0x92, 0x2019],
  [0x93, 0x201c],
  [0x94, 0x201d],
  [0x95, 0x2022],
  [0x96, 0x2013],
  [0x97, 0x2014],
  [0x98, 0x02dc],
  [0x99, 0x2122],
  [0x9a, 0x0161],
  [0x9b, 0x203a],
  [0x9c, 0x0153],
  [0x9e, 0x017e],
  [0x9f, 0x0178],
];

const moved = new Set(MOVED.map(([, codePoint]) => codePoint));

/** Returns the first character of a text that an encoding has no place for, or undefined. */
export function unfitCharacter(encoding: TextEncodingId, text: string): string | undefined {
  if (encoding !== 'iso-8859-1' && encoding !== 'windows-1252') return undefined;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (!isSingleByte(encoding, codePoint)) return character;
  }
  return undefined;
}

/** The controls from 0x80 to 0x9F stand in ISO 8859-1; in windows-1252 others stand there, and at five of the places nothing does. */
function isSingleByte(encoding: TextEncodingId, codePoint: number): boolean {
  if (encoding === 'iso-8859-1') return codePoint < 0x100;
  return codePoint < 0x80 || (codePoint >= 0xa0 && codePoint < 0x100) || moved.has(codePoint);
}
