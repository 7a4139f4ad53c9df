import type { CellLayout } from '@populace/cells';
import type { DateVector, TimestampVector, TimeVector, Vector } from '@populace/core';
import { append, appendRange, type ByteBuffer } from '../shared/bytes/byte-buffer.ts';
import type { CellMarkup, SpeltCell } from '../shared/sheet/cell-markup.ts';
import { settledText } from '../shared/sheet/settled-text.ts';
import type { RowMarkup } from '../shared/sheet/sheet-rows.ts';
import { notInXml } from '../shared/xml/not-in-xml.ts';
import { isoDuration } from './iso-duration.ts';
import { decimalStyle, STYLE, timeStyle } from './ods-styles.ts';

/** 1582-10-15, the first day of the Gregorian calendar: before it, LibreOffice shows days of the Julian one. */
const FIRST_DAY = -141_427;

const NUL = 0;
const BLANK = 0x20;
const LINE = 0x6e;
const TAB = 0x74;
const GREATER = 0x3e;
const LESS = 0x3c;

/**
 * Escapes of text: blanks, line ends and tabs are a NUL and a mark, which `settleBlanks` replaces by what they stand for. Text has no
 * NUL of its own: OpenDocument has no spelling for what XML has no character for, nor for CR, which is white space there.
 */
const ESCAPES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  ' ': '\0 ',
  '\n': '\0n',
  '\t': '\0t',
};
const REFUSED: string = [...notInXml, '\r'].join('');

const CLOSE = '</text:p></table:table-cell>';
const NOTHING = '<table:table-cell/>';

function open(style: string, value: string): string {
  const named = style === '' ? '' : ` table:style-name="${style}"`;
  return `<table:table-cell${named} office:value-type="${value}`;
}

const TEXT_OPEN = `${open(STYLE.text, 'string')}"><text:p>`;

const cells: CellMarkup = {
  nothing: NOTHING,
  textLayout: () => textLayout(STYLE.text),
  plainText: [TEXT_OPEN, CLOSE],
  firstDay: FIRST_DAY,
  boolean: (value) => {
    const shown = value ? 'TRUE' : 'FALSE';
    return `${open(STYLE.boolean, 'boolean')}" office:boolean-value="${value}"><text:p>${shown}${CLOSE}`;
  },
  number(value: Vector, scale) {
    const style = scale === undefined || scale === 0 ? '' : decimalStyle(scale);
    return [`${open(style, 'float')}" office:value="`, value, '"><text:p>', value, CLOSE];
  },
  date: (vector: DateVector) => moment(vector, vector, STYLE.date),
  time(vector: TimeVector): SpeltCell {
    const duration = isoDuration(vector);
    return {
      parts: [
        `${open(timeStyle('time', vector.precision), 'time')}" office:time-value="`,
        ...duration.parts,
        '"><text:p>',
        vector,
        CLOSE,
      ],
      prepare: duration.prepare,
    };
  },
  timestamp(vector: TimestampVector) {
    // Values have no zone; that of those which are in UTC is in how they are shown.
    return moment(
      { ...vector, zoned: false },
      vector,
      timeStyle(vector.zoned ? 'zoned' : 'timestamp', vector.precision),
    );
  },
};

/** Rows of a table (OpenDocument 1.3 Part 3, section 9.1.3). */
export const odsRows: RowMarkup = {
  cells,
  rowOpen: '<table:table-row>',
  rowClose: '</table:table-row>',
  // 3 would take half of the time, but up to a fifth more bytes.
  level: 6,
  settle: settleBlanks,
};

/** The cells of the header. */
export const headerLayout: CellLayout = textLayout(STYLE.header);

function textLayout(style: string): CellLayout {
  return {
    open: `${open(style, 'string')}"><text:p>`,
    close: CLOSE,
    null: NOTHING,
    escapes: ESCAPES,
    refuses: REFUSED,
    settle: (cell) => settledText(cell, settleBlanks),
  };
}

function moment(value: Vector, shown: Vector, style: string): SpeltCell {
  return { parts: [`${open(style, 'date')}" office:date-value="`, value, '"><text:p>', shown, CLOSE] };
}

const toBytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const KEPT_BLANK = toBytes('<text:s/>');
const KEPT_TAB = toBytes('<text:tab/>');
const NEXT_PARAGRAPH = toBytes('</text:p><text:p>');

/**
 * Adds XML to what is kept, its marks replaced: a blank stands for itself between other characters, and is an element where blanks would
 * be taken for one or for none (section 6.1.2); each line is a paragraph, as programs write them.
 */
function settleBlanks(xml: Uint8Array, kept: ByteBuffer): void {
  let from = 0;
  for (let at = xml.indexOf(NUL); at >= 0; at = xml.indexOf(NUL, at + 2)) {
    appendRange(kept, xml, from, at);
    // What a blank's mark stands for is mostly the blank behind it.
    from = at + 1;
    const element = elementFor(xml, at, kept.bytes[kept.length - 1]);
    if (element === undefined) continue;
    append(kept, element);
    from = at + 2;
  }
  appendRange(kept, xml, from, xml.length);
}

/** Returns what stands for a mark; undefined for a blank that stands for itself. */
function elementFor(xml: Uint8Array, at: number, before: number): Uint8Array | undefined {
  const mark = xml[at + 1];
  if (mark === LINE) return NEXT_PARAGRAPH;
  if (mark === TAB) return KEPT_TAB;
  const isLast = xml[at + 2] === LESS || (xml[at + 2] === NUL && xml[at + 3] !== BLANK);
  return before === GREATER || before === BLANK || isLast ? KEPT_BLANK : undefined;
}
