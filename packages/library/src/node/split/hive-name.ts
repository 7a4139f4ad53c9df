import { CodedError } from '@populace/core';

/** What Hive calls the folder of rows whose value is null, or a text without a letter. */
const NOTHING = '__HIVE_DEFAULT_PARTITION__';

/** So many bytes may the name of a folder have everywhere. */
const MOST_BYTES = 255;

/**
 * The name of the folder of a value, as Hive writes it: `country=DE`. What Hive escapes, and what some system forbids, is `%` and two
 * hexadecimal digits.
 * @throws CodedError `call/usage` where it is too long for a folder, or is itself what stands for a null.
 */
export function hiveName(column: string, value: string | null): string {
  if (value === NOTHING) {
    const message = `A value of ${column} is ${NOTHING}, which readers of such folders take for null: split by another column, or by rows.`;
    throw new CodedError('call/usage', message);
  }
  const name = `${escaped(column)}=${value === null || value === '' ? NOTHING : escaped(value)}`;
  if (Buffer.byteLength(name) <= MOST_BYTES) return name;
  const message = `A value of ${column} is too long to be the name of a folder: split by another column, or by rows.`;
  throw new CodedError('call/usage', message);
}

function escaped(text: string): string {
  // The first class is FileUtils.escapePathName of Hive, the rest is for Windows, also a dot or space at the end.
  return text.replace(/[\u0000-\u001F"#%'*/:=?\\\u007F{[\]^<>|]|[. ]$/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  });
}
