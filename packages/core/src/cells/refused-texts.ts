import type { Column } from '../batch/batch.ts';
import type { BytesVector, Vector } from '../batch/vector.ts';
import { CodedError } from '../problems/coded-error.ts';
import type { TextLayout } from './text-layout.ts';

/** Checks the first `n` rows of the vectors as they stand. */
type TextCheck = (n: number) => void;

/**
 * Looks for characters that a layout refuses. Texts that are known beforehand are looked through here; those that are made row by row,
 * by what is returned.
 * @throws CodedError `format/cannot-hold`.
 */
export function planRefusals(columns: readonly Column[], layout: TextLayout): TextCheck {
  const checks = columns.flatMap((column) => {
    const { refuses = '' } = layout.cell(column);
    return [...refuses].flatMap((character) => planChecks(column.vector, { character, column: column.name }));
  });
  return (n) => {
    for (const check of checks) check(n);
  };
}

interface Refused {
  readonly character: string;
  readonly column: string;
}

function planChecks(vector: Vector, refused: Refused): TextCheck[] {
  switch (vector.kind) {
    case 'constant':
      if (vector.text.includes(refused.character)) throw refusal(refused);
      return [];
    case 'codes':
      if (vector.dictionary.hasCharacter(refused.character)) throw refusal(refused);
      return [];
    case 'parts':
      return vector.parts.flatMap((part) => planChecks(part, refused));
    case 'mixed':
      return vector.options.flatMap(({ vector: option, filled }) =>
        planChecks(option, refused).map((check) => (n: number) => check(filled === undefined ? n : filled.n)),
      );
    case 'bytes':
      return [(n) => checkBytes(vector, n, refused)];
    default:
      return [];
  }
}

/** One search of the engine's own through the texts of all rows; only where it finds something are rows looked at. */
function checkBytes({ bytes, offsets, valid }: BytesVector, n: number, refused: Refused): void {
  const byte = refused.character.charCodeAt(0);
  let at = bytes.indexOf(byte, offsets[0]);
  for (let row = 0; row < n && at >= 0 && at < offsets[n]; row++) {
    if (at >= offsets[row + 1]) continue;
    // What stands under a null is nobody's.
    if (valid?.[row] !== 0) throw refusal(refused);
    at = bytes.indexOf(byte, offsets[row + 1]);
  }
}

function refusal({ character, column }: Refused): CodedError {
  const name = `U+${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const message = `Column ${JSON.stringify(column)} has text with the character ${name}, which this format has no spelling for; leave it out of the values, or take another format.`;
  return new CodedError('format/cannot-hold', message);
}
