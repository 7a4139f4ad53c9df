import { createHash } from 'node:crypto';

/** So many bytes may the name of a file have everywhere (ext4, NTFS, APFS: 255). */
const maxBytes = 255;

/**
 * Returns a file's name for a table that every system takes, such as `people.csv`. Different tables have different names,
 * and no name leads out of its folder.
 *
 * What some system forbids is written as `%` and two hexadecimal digits a byte of its UTF-8: `< > : " / \ | ? * %`, control and
 * invisible characters, a dot at the beginning, dots and spaces at the end, spaces at the beginning, and the first letter of
 * the names that Windows keeps for devices (`CON`, `COM1`). A name that is too long is cut and has a digest of the whole.
 */
export function fileNameOf(tableName: string, extension: string): string {
  const ending = extension === '' ? '' : `.${extension}`;
  return escapeName(tableName, maxBytes - ending.length) + ending;
}

/**
 * Returns the file names of the tables of one run. Where two differ by case or Unicode form only, which many disks do not tell
 * apart, the later ones get `%~2`, `%~3` and so on. Give all tables of the document in its order: the names then stay
 * the same when only some of them are written.
 */
export function fileNamesOf(tableNames: readonly string[], extension: string): ReadonlyMap<string, string> {
  const ending = extension === '' ? '' : `.${extension}`;
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  for (const tableName of new Set(tableNames)) {
    const plain = escapeName(tableName, maxBytes - ending.length);
    const count = (counts.get(folded(plain)) ?? 0) + 1;
    counts.set(folded(plain), count);
    const numbered = (): string => `${escapeName(tableName, maxBytes - ending.length - 8)}%~${count}`;
    names.set(tableName, (count === 1 ? plain : numbered()) + ending);
  }
  return names;
}

/** What a disk that does not care for case makes of a name; rather too alike than not enough. */
function folded(name: string): string {
  return name.normalize('NFKD').toUpperCase().toLowerCase().normalize('NFKD');
}

function escapeName(name: string, most: number): string {
  const escaped = escapeParts(name).join('');
  if (Buffer.byteLength(escaped) <= most) return escaped;
  // `%~` stands in no other name, because what follows a `%` is a digit otherwise.
  const digest = createHash('sha256').update(name, 'utf16le').digest('hex').slice(0, 32);
  return `${cut(escapeParts(name), most - digest.length - 2)}%~${digest}`;
}

function cut(parts: readonly string[], most: number): string {
  let length = 0;
  const count = parts.findIndex((part) => {
    length += Buffer.byteLength(part);
    return length > most;
  });
  return parts.slice(0, count < 0 ? parts.length : count).join('');
}

/** One part a character, so that a cut never goes through an escape. */
function escapeParts(name: string): string[] {
  const characters = [...name];
  const lastSolid = characters.findLastIndex((character) => character !== '.' && character !== ' ');
  const reserved = isReserved(name);
  return characters.map((character, at) => {
    const edge = at > lastSolid || (at === 0 && /[. ]/.test(character)) || (at === 0 && reserved);
    return edge || isForbidden(character) ? percent(character) : character;
  });
}

/** Control characters, marks that change the direction or do not show, lone surrogates, and what Windows keeps for itself. */
function isForbidden(character: string): boolean {
  return /[\u0000-\u001F\u007F-\u009F<>:"/\\|?*%\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF0-\uFFFF]|^[\uD800-\uDFFF]$/.test(
    character,
  );
}

/** Device names count up to the first dot, whatever follows, in any case, and with spaces after them. */
function isReserved(name: string): boolean {
  return /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9\u00B9\u00B2\u00B3]) *(\.|$)/i.test(name);
}

function percent(character: string): string {
  return [...utf8Of(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

/** UTF-8 of a character; a lone surrogate gets the bytes that its number would have, so that no two are alike. */
function utf8Of(character: string): Uint8Array {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0xd800 || code > 0xdfff) return Buffer.from(character);
  return Uint8Array.of(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
}
