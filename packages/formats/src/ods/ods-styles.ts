import type { TimePrecision } from '@populace/core';

/** The names of cell styles. */
export const STYLE = { text: 'text', header: 'header', boolean: 'boolean', date: 'date' } as const;

/** The style of times and timestamps; those of milliseconds stand for microseconds too. */
export function timeStyle(kind: 'time' | 'timestamp' | 'zoned', precision: TimePrecision): string {
  return precision === 's' ? kind : `${kind}-ms`;
}

export function decimalStyle(scale: number): string {
  return `decimal-${scale}`;
}

/** The style of columns so many characters wide. */
export function columnStyle(width: number): string {
  return `column-${width}`;
}

const MOST_SCALE = 18;
const WIDEST = 60;
/** A character of text of 10 pt, about. */
const CENTIMETRES = 0.2;

const DATE = [part('year'), text('-'), part('month'), text('-'), part('day')].join('');

function part(name: string, decimals = 0): string {
  return `<number:${name} number:style="long"${decimals === 0 ? '' : ` number:decimal-places="${decimals}"`}/>`;
}

function text(characters: string): string {
  return `<number:text>${characters}</number:text>`;
}

function clock(decimals: number): string {
  return [part('hours'), text(':'), part('minutes'), text(':'), part('seconds', decimals)].join('');
}

function moments(ending: string, decimals: number): string[] {
  return [
    ...numberStyle(`time${ending}`, 'time-style', clock(decimals)),
    ...numberStyle(`timestamp${ending}`, 'date-style', `${DATE}${text(' ')}${clock(decimals)}`),
    // What is in UTC says so.
    ...numberStyle(`zoned${ending}`, 'date-style', `${DATE}${text(' ')}${clock(decimals)}${text('Z')}`),
  ];
}

/** Returns how values are shown, and the cell style that has them shown so. */
function numberStyle(name: string, kind: string, content: string): string[] {
  return [
    `<number:${kind} style:name="as-${name}">${content}</number:${kind}>`,
    `<style:style style:name="${name}" style:family="table-cell" style:data-style-name="as-${name}"/>`,
  ];
}

/** The styles of all documents (OpenDocument 1.3 Part 3, sections 16.2 and 16.29). */
export const automaticStyles: string = [
  '<office:automatic-styles>',
  ...Array.from({ length: WIDEST }, (_, place) => {
    const width = ((place + 1) * CENTIMETRES + 0.2).toFixed(1);
    return `<style:style style:name="${columnStyle(place + 1)}" style:family="table-column"><style:table-column-properties style:column-width="${width}cm"/></style:style>`;
  }),
  ...numberStyle(STYLE.text, 'text-style', '<number:text-content/>'),
  `<style:style style:name="${STYLE.header}" style:family="table-cell" style:data-style-name="as-${STYLE.text}"><style:text-properties fo:font-weight="bold"/></style:style>`,
  ...numberStyle(STYLE.boolean, 'boolean-style', '<number:boolean/>'),
  ...numberStyle(STYLE.date, 'date-style', DATE),
  ...moments('', 0),
  ...moments('-ms', 3),
  ...Array.from({ length: MOST_SCALE }, (_, place) => place + 1).flatMap((scale) =>
    numberStyle(
      decimalStyle(scale),
      'number-style',
      `<number:number number:decimal-places="${scale}" number:min-decimal-places="${scale}" number:min-integer-digits="1"/>`,
    ),
  ),
  '</office:automatic-styles>',
].join('');
