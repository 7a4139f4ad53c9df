import type { TimePrecision } from '@populace/core';

/** The places of cell styles in `styles.xml`. */
export const STYLE = {
  general: 0,
  text: 1,
  header: 2,
  date: 3,
  time: 4,
  timestamp: 6,
  zoned: 8,
  decimals: 10,
} as const;

/** The style of times and timestamps: milliseconds have one behind that of seconds, and stand for microseconds too. */
export function timeStyle(kind: 'time' | 'timestamp' | 'zoned', precision: TimePrecision): number {
  return STYLE[kind] + (precision === 's' ? 0 : 1);
}

const MOST_SCALE = 18;
/** The first number of a format that is not built in. */
const FIRST_FORMAT = 164;
/** The format of text, which is built in. */
const TEXT_FORMAT = 49;

const DATE = 'yyyy\\-mm\\-dd';
/** By style from that of dates on. What is in UTC says so by a Z. */
const FORMATS: readonly string[] = [
  DATE,
  'hh:mm:ss',
  'hh:mm:ss.000',
  `${DATE}\\ hh:mm:ss`,
  `${DATE}\\ hh:mm:ss.000`,
  `${DATE}\\ hh:mm:ss"Z"`,
  `${DATE}\\ hh:mm:ss.000"Z"`,
  '0',
  ...Array.from({ length: MOST_SCALE }, (_, place) => `0.${'0'.repeat(place + 1)}`),
];

const FONT = '<sz val="11"/><name val="Calibri"/><family val="2"/>';

/** The styles of all workbooks (ECMA-376 Part 1, section 18.8). */
export const stylesXml: string = [
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
  `<numFmts count="${FORMATS.length}">`,
  ...FORMATS.map((code, place) => {
    return `<numFmt numFmtId="${FIRST_FORMAT + place}" formatCode="${code.replaceAll('"', '&quot;')}"/>`;
  }),
  '</numFmts>',
  `<fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts>`,
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  `<cellXfs count="${FORMATS.length + 3}">`,
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  formatted(TEXT_FORMAT),
  `<xf numFmtId="${TEXT_FORMAT}" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  ...FORMATS.map((_, place) => formatted(FIRST_FORMAT + place)),
  '</cellXfs>',
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  '</styleSheet>',
].join('');

function formatted(format: number): string {
  return `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;
}
