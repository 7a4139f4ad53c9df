import type { DeclaredColumn } from './dialect.ts';

/** The usual length of texts in keys: three share an index. */
export const KEY_CHARACTERS = 255;
/** The 65,535 bytes of a row, texts of bounded types with all that they may have (MySQL manual, Limits on Table Column Count and Row Size). */
const MOST_ROW_BYTES = 60_000;
/** The 8,126 bytes that InnoDB keeps of a row in a page of 16 KiB, without what it needs itself. */
const MOST_PAGE_BYTES = 7900;
/** From so many bytes on a text may stand beside its page. */
const ELSEWHERE_BYTES = 256;
/** What stands in a page for a text that stands elsewhere, and in a row, with its length. */
const POINTER_BYTES = 22;
/** Numbers, dates and times; decimals have up to 30. */
const PLAIN_BYTES = 8;
const DECIMAL_BYTES = 30;
const CHARACTER_BYTES = 4;

/** What a column takes of a row, and of the page that it is kept in. */
interface Room {
  readonly row: number;
  readonly page: number;
}

/**
 * Returns the types of columns, of which texts without a key are `longtext` from that on which would make rows too long for the server
 * (ERROR 1118), and those of keys as long as is usual.
 */
export function fitMysqlRow(columns: readonly DeclaredColumn[]): readonly string[] {
  // All have the room that they cannot do without, before the first has more.
  const least = columns.map((column) => roomOf(leastType(column)));
  let row = least.reduce((sum, room) => sum + room.row, 0);
  let page = least.reduce((sum, room) => sum + room.page, 0);
  return columns.map((column, at) => {
    const room = roomOf(column.type);
    const [nextRow, nextPage] = [row + room.row - least[at].row, page + room.page - least[at].page];
    if (nextRow > MOST_ROW_BYTES || nextPage > MOST_PAGE_BYTES) return leastType(column);
    [row, page] = [nextRow, nextPage];
    return column.type;
  });
}

function leastType({ type, inKey }: DeclaredColumn): string {
  const [, length = ''] = /^(?:var)?char\((\d+)/.exec(type) ?? [];
  if (inKey) return Number(length) > KEY_CHARACTERS ? `varchar(${KEY_CHARACTERS})` : type;
  return length !== '' && roomOf(type).row > POINTER_BYTES ? 'longtext' : type;
}

function roomOf(type: string): Room {
  const [, kind = type, length = ''] = /^(\w+)\((\d+)/.exec(type) ?? [];
  switch (kind) {
    case 'char':
    case 'varchar':
      return roomOfText(Number(length) * CHARACTER_BYTES);
    case 'varbinary':
      return roomOfText(Number(length));
    case 'longtext':
    case 'longblob':
    case 'json':
      return { row: POINTER_BYTES, page: POINTER_BYTES };
    case 'decimal':
      return { row: DECIMAL_BYTES, page: DECIMAL_BYTES };
    default:
      return { row: PLAIN_BYTES, page: PLAIN_BYTES };
  }
}

/** Two bytes more say its length and whether it is null. */
function roomOfText(bytes: number): Room {
  return { row: bytes + 2, page: bytes < ELSEWHERE_BYTES ? bytes + 2 : POINTER_BYTES };
}
