import { CodedError } from '@populace/core';
import { knownTexts } from '../bare-values/known-texts.ts';
import { type TextEncodingId, unfitCharacter } from './text-encodings.ts';
import type { Transcoding } from './transcoding.ts';

/**
 * Checks names and texts that are known before the first row.
 * @throws CodedError `format/cannot-hold` where an encoding has no place for one of their characters.
 */
export function checkEncodable({ encoding, columns, header, spelled }: Omit<Transcoding, 'rows'>): void {
  for (const [option, text] of Object.entries(spelled)) {
    const wrong = unfitCharacter(encoding, text);
    if (wrong !== undefined) throw unfit(encoding, wrong, `The option ${option}`);
  }
  for (const { name, vector } of columns) {
    const wrongName = header ? unfitCharacter(encoding, name) : undefined;
    if (wrongName !== undefined) throw unfit(encoding, wrongName, `The name of column ${JSON.stringify(name)}`);
    for (const text of knownTexts(vector)) {
      const wrong = unfitText(encoding, text, { column: name });
      if (wrong !== undefined) throw wrong;
    }
  }
}

/** Returns the error for a text that an encoding has no place for, or undefined where it has. */
export function unfitText(
  encoding: TextEncodingId,
  text: string,
  { column, row }: { readonly column: string; readonly row?: number },
): CodedError | undefined {
  const character = unfitCharacter(encoding, text);
  if (character === undefined) return undefined;
  const where = row === undefined ? '' : ` in row ${row}`;
  return unfit(encoding, character, `The text ${shortened(text)} of column ${JSON.stringify(column)}${where}`);
}

function unfit(encoding: TextEncodingId, character: string, what: string): CodedError {
  const code = (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0');
  const message = `${what} has the character U+${code}, which ${encoding} has no place for; take encoding: utf-8, or leave it out of the values.`;
  return new CodedError('format/cannot-hold', message);
}

function shortened(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}
