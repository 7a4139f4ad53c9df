import type { CellLayout } from '@populace/cells';
import type { Column, DateVector, TimestampVector, TimeVector, Vector } from '@populace/core';
import { append, appendRange, type ByteBuffer } from '../shared/bytes/byte-buffer.ts';
import type { CellMarkup, SpeltCell } from '../shared/sheet/cell-markup.ts';
import { columnLetters } from '../shared/sheet/column-letters.ts';
import type { RowMarkup } from '../shared/sheet/sheet-rows.ts';
import { notInXml } from '../shared/xml/not-in-xml.ts';
import { fractionOfDay } from './fraction-of-day.ts';
import { STYLE, timeStyle } from './xlsx-styles.ts';

/** The number of 1970-01-01 where 1900-01-01 is 1 and 1900 has a February 29th, as spreadsheets have counted since Lotus 1-2-3. */
const EPOCH = 25_569;
/** 1900-03-01, the first day after that one: programs differ on the days before. */
const FIRST_DAY = 61 - EPOCH;

const HEX_DIGITS = '0123456789ABCDEF';
const UNDERSCORE = 0x5f;
const NUL = 0;

/**
 * Escapes of text cells. What XML has no character for is `_xHHHH_` (ECMA-376 Part 1, section 22.9.2.19, ST_Xstring), here with a NUL
 * that tells it from such text in a value: `settleXstrings` takes the one out and escapes the other.
 */
const ESCAPES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  // As it stands, it would be read as LF (XML 1.0, section 2.11).
  '\r': '&#13;',
  ...Object.fromEntries(
    notInXml.map((character) => {
      return [character, `_\0x${fourDigits(character.charCodeAt(0))}_`];
    }),
  ),
};

function fourDigits(code: number): string {
  return [12, 8, 4, 0].map((shift) => HEX_DIGITS[(code >> shift) & 15]).join('');
}

function textOpen(style: number, keepsBlanks: boolean): string {
  return `" s="${style}" t="inlineStr"><is><t${keepsBlanks ? ' xml:space="preserve"' : ''}>`;
}

const TEXT_CLOSE = '</t></is></c>';
const NOTHING = '"/>';

const cells: CellMarkup = {
  nothing: NOTHING,
  textLayout: (column) => textLayout(STYLE.text, mayHaveBlanks(column)),
  plainText: [textOpen(STYLE.text, false), TEXT_CLOSE],
  firstDay: FIRST_DAY,
  boolean: (value) => `" t="b"><v>${value ? 1 : 0}</v></c>`,
  number(value: Vector, scale) {
    return [valueOpen(scale === undefined || scale === 0 ? STYLE.general : STYLE.decimals + scale), value, '</v></c>'];
  },
  date: ({ days, min, max }: DateVector) => serial({ days, min, max }, STYLE.date),
  time(vector: TimeVector): SpeltCell {
    const fraction = fractionOfDay(vector);
    return {
      parts: [`${valueOpen(timeStyle('time', vector.precision))}0.`, fraction.vector, '</v></c>'],
      prepare: fraction.prepare,
    };
  },
  timestamp(vector: TimestampVector): SpeltCell {
    const { precision, zoned } = vector;
    const fraction = fractionOfDay(vector);
    const day = serial(vector, timeStyle(zoned ? 'zoned' : 'timestamp', precision));
    return {
      parts: [...day.parts.slice(0, -1), '.', fraction.vector, '</v></c>'],
      prepare(n) {
        day.prepare?.(n);
        fraction.prepare(n);
      },
    };
  },
};

/** What stands before the number of a row, and what follows it. */
export const rowReference = ['<row r="', '">'] as const;

/** Returns what stands before the number of its row in a cell of a column, from 1 on; all other markup of cells follows it. */
export function cellReference(columnNumber: number): string {
  return `<c r="${columnLetters(columnNumber)}`;
}

/** Rows of a worksheet (section 18.3.1.73). References of rows and cells are optional, but several readers need them. */
export const xlsxRows: RowMarkup = {
  cells,
  rowOpen: '',
  rowClose: '</row>',
  references: { row: rowReference, cell: cellReference },
  // Half of the time that 6 takes, for a tenth more bytes.
  level: 3,
  settle: settleXstrings,
};

/** The cells of the header. */
export const headerLayout: CellLayout = textLayout(STYLE.header, true);

function textLayout(style: number, keepsBlanks: boolean): CellLayout {
  return {
    open: textOpen(style, keepsBlanks),
    close: TEXT_CLOSE,
    null: NOTHING,
    escapes: ESCAPES,
  };
}

/** Whether white space could stand at an end of a text, where it is only kept if that is asked for. */
function mayHaveBlanks({ vector }: Column): boolean {
  if (vector.kind === 'codes') return [...' \t\n\r'].some((blank) => vector.dictionary.hasCharacter(blank));
  return ['constant', 'bytes', 'parts', 'mixed'].includes(vector.kind);
}

function valueOpen(style: number): string {
  return style === STYLE.general ? '"><v>' : `" s="${style}"><v>`;
}

function serial({ days, min, max }: Pick<DateVector, 'days' | 'min' | 'max'>, style: number): SpeltCell {
  const values = new Int32Array(days.length);
  // Days before the first are text, so they are not in the range of what is written.
  const range = { min: Math.max(min, FIRST_DAY) + EPOCH, max: Math.max(max, FIRST_DAY) + EPOCH };
  return {
    parts: [valueOpen(style), { kind: 'int32', values, ...range }, '</v></c>'],
    prepare(n) {
      for (let row = 0; row < n; row++) values[row] = days[row] + EPOCH;
    },
  };
}

const ESCAPED_UNDERSCORE = Uint8Array.from('x005F_', (character) => character.charCodeAt(0));

/**
 * Adds XML to what is kept: `_` NUL `xHHHH_` without its NUL, and `_x005F_` for the underscore of a text that has `_xHHHH_` of its own,
 * which would be read as a character.
 */
function settleXstrings(xml: Uint8Array, kept: ByteBuffer): void {
  let from = 0;
  for (let at = xml.indexOf(UNDERSCORE); at >= 0; at = xml.indexOf(UNDERSCORE, at + 1)) {
    if (xml[at + 1] === NUL) {
      appendRange(kept, xml, from, at + 1);
      from = at + 2;
      // The underscore at its end begins nothing.
      at += 7;
    } else if (isEscape(xml, at)) {
      appendRange(kept, xml, from, at + 1);
      append(kept, ESCAPED_UNDERSCORE);
      from = at + 1;
    }
  }
  appendRange(kept, xml, from, xml.length);
}

const LETTER_X = 0x78;

/** Whether `xHHHH_` follows the underscore. */
function isEscape(xml: Uint8Array, at: number): boolean {
  if (xml[at + 1] !== LETTER_X || xml[at + 6] !== UNDERSCORE) return false;
  for (let place = at + 2; place < at + 6; place++) if (!isHexDigit(xml[place])) return false;
  return true;
}

function isHexDigit(byte: number): boolean {
  const lower = byte | 0x20;
  return (byte >= 0x30 && byte <= 0x39) || (lower >= 0x61 && lower <= 0x66);
}
