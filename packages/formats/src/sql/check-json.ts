import { CodedError, type Column, quote } from '@populace/core';
import { knownTexts } from '../shared/bare-values/known-texts.ts';

/**
 * Checks JSON that a database keeps as what it says, where characters that JSON can spell have no place: U+0000, and halves of surrogate
 * pairs.
 * @throws CodedError `format/cannot-hold`.
 */
export function checkJson({ name, vector }: Column, database: string): void {
  for (const text of knownTexts(vector)) {
    const character = unkeptCharacter(text);
    if (character === undefined) continue;
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    const message = `Column ${quote(name)} has JSON that spells the character U+${code}, which ${database} has no place for; leave it out of the values, or give the column \`type: string\`.`;
    throw new CodedError('format/cannot-hold', message);
  }
}

const UNKEPT = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** The first character of that kind in the names and texts of a JSON text; none where it is no JSON, which the database says itself. */
function unkeptCharacter(json: string): string | undefined {
  // Such characters stand in JSON only by their numbers.
  if (!json.includes('\\u')) return undefined;
  let found: string | undefined;
  const look = (name: string, value: unknown): unknown => {
    found ??= UNKEPT.exec(name)?.[0] ?? (typeof value === 'string' ? UNKEPT.exec(value)?.[0] : undefined);
    return value;
  };
  try {
    JSON.parse(json, look);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return found;
}
