import { vectorTextReader } from '@populace/cells';
import { type CodesVector, createDictionary, encodeUtf8, mostCharacters, type Vector } from '@populace/core';
import type { ValuePlanning } from '../planning.ts';
import { cutText } from './cut-text.ts';
import { planOptions } from './plan-options.ts';
import { mayBeNull } from './presence.ts';

/** UTF-8 takes so many bytes for a character at most. */
const CHARACTER_BYTES = 4;

/** Plans texts truncated to so many characters (code points), between grapheme clusters. Those that are never longer stay as they are. */
export function planCut(vector: Vector, length: number, at: ValuePlanning): Vector {
  const longest = mostCharacters(vector);
  if (longest <= length) return vector;
  at.noteCut?.(longest);
  switch (vector.kind) {
    case 'constant':
      return { ...vector, text: cutText(vector.text, length) };
    case 'codes':
      return cutCodes(vector, length);
    case 'mixed':
      return planOptions(vector, at, (option, ofOption) => planCut(option, length, ofOption));
    default:
      return cutRows(vector, length, at);
  }
}

function cutCodes(vector: CodesVector, length: number): CodesVector {
  const { dictionary } = vector;
  const texts = Array.from({ length: dictionary.size }, (_, code) => cutText(dictionary.text(code), length));
  return { ...vector, dictionary: createDictionary(texts) };
}

/** Texts that no list holds are read row by row: it is slower than what makes them, and seldom asked for. */
function cutRows(vector: Vector, length: number, { arena, step }: ValuePlanning): Vector {
  const maxBytes = length * CHARACTER_BYTES;
  const offsets = arena.int32(arena.rows + 1);
  const bytes = arena.uint8(arena.rows * maxBytes);
  // Formats declare a column with `valid` as nullable, so texts that are never null get none.
  const valid = mayBeNull(vector) ? arena.uint8() : undefined;
  const read = vectorTextReader(vector);
  step((n) => {
    let end = 0;
    for (let i = 0; i < n; i++) {
      const text = read(i);
      if (valid !== undefined) valid[i] = text === null ? 0 : 1;
      if (text !== null) {
        const cut = encodeUtf8(cutText(text, length));
        bytes.set(cut, end);
        end += cut.length;
      }
      offsets[i + 1] = end;
    }
  });
  return { kind: 'bytes', offsets, bytes, maxBytes, ...(valid === undefined ? {} : { valid }) };
}
