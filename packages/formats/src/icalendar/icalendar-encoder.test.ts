import {
  batchOf,
  bytesCells,
  codesCells,
  dateCells,
  encodeToText,
  int32Cells,
  nastyTexts,
  timestampCells,
  uuidCells,
} from '@populace/testkit';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { icalendarEncoder } from './icalendar-encoder.ts';

/** Reads with ical.js: the events of a calendar. */
function readEvents(text: string): readonly ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

const at = (days: number, hour: number) => ({ days, ms: hour * 3_600_000 + 61_500 });

describe('icalendar', () => {
  const batch = batchOf({
    id: int32Cells([7, 8]),
    title: codesCells(['Lunch, with; Ann', null]),
    starts_at: timestampCells([at(0, 12), at(20_000, 0)], 'ms', true),
    ends_at: timestampCells([at(0, 13), null], 'ms', true),
    created_at: timestampCells([at(-1, 1), at(-400_000, 2)], 's', true),
    seats: int32Cells([3, 4]),
  });

  it('writes an event a row of what columns are called', () => {
    expect(encodeToText(icalendarEncoder, batch)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Populace//Populace//EN',
        'BEGIN:VEVENT',
        'UID:7@things.example',
        'DTSTAMP:19691231T010101Z',
        'DTSTART:19700101T120101Z',
        'DTEND:19700101T130101Z',
        'SUMMARY:Lunch\\, with\\; Ann',
        'END:VEVENT',
        'BEGIN:VEVENT',
        'UID:8@things.example',
        'DTSTAMP:08741102T020101Z',
        'DTSTART:20241004T000101Z',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('is read by ical.js', () => {
    const [lunch, other] = readEvents(encodeToText(icalendarEncoder, batch));

    expect(lunch?.summary).toBe('Lunch, with; Ann');
    expect(lunch?.startDate.toString()).toBe('1970-01-01T12:01:01Z');
    expect(lunch?.endDate.toString()).toBe('1970-01-01T13:01:01Z');
    expect(other?.uid).toBe('8@things.example');
  });

  it('writes whole days, times without a zone, UUIDs, and rows by their numbers', () => {
    const days = encodeToText(icalendarEncoder, batchOf({ date: dateCells([0, 1]) }), { from: 2 ** 40, batchRows: 1 });
    const local = batchOf({
      uuid: uuidCells(['46437f47-ec05-4753-9dab-2333868b2cf8']),
      start: timestampCells([at(0, 9)], 's', false),
    });

    const [first, second] = readEvents(days);
    const [event] = readEvents(encodeToText(icalendarEncoder, local, { options: { stamp: '20240229T235959Z' } }));

    expect([first?.startDate.isDate, first?.startDate.toString()]).toEqual([true, '1970-01-01']);
    expect([first?.uid, second?.uid]).toEqual(['1099511627776@things.example', '1099511627777@things.example']);
    expect([event?.uid, event?.startDate.toString()]).toEqual([
      '46437f47-ec05-4753-9dab-2333868b2cf8',
      '1970-01-01T09:01:01',
    ]);
    expect(event?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2024-02-29T23:59:59Z');
  });

  it('leaves out the end of events that end on the day on which they start', () => {
    const given = codesCells(['1970-01-01', '1970-01-02', null, '1970-01-05'], { kind: 'date' });
    const days = batchOf({ start_date: dateCells([0, 0, 0, 4]), end_date: given });

    for (const batchRows of [1, 4]) {
      const text = encodeToText(icalendarEncoder, days, { batchRows });
      expect(text.match(/DT(START|END).*/g)).toEqual([
        'DTSTART;VALUE=DATE:19700101',
        'DTSTART;VALUE=DATE:19700101',
        'DTEND;VALUE=DATE:19700102',
        'DTSTART;VALUE=DATE:19700101',
        'DTSTART;VALUE=DATE:19700105',
      ]);
    }
  });

  it('keeps nasty texts, folded at 75 octets, in windows of any size', () => {
    const texts = nastyTexts.filter((text) => !/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/.test(text));
    const nasty = batchOf({
      date: dateCells(texts.map(() => 5)),
      title: codesCells(texts),
      description: bytesCells(texts),
    });

    const text = encodeToText(icalendarEncoder, nasty);

    expect(readEvents(text).map(({ summary, description }) => [summary, description])).toEqual(
      texts.map((one) => one.replaceAll('\r', '')).map((one) => [one, one]),
    );
    expect(Math.max(...text.split('\r\n').map((one) => new TextEncoder().encode(one).length))).toBe(75);
    for (const batchRows of [1, 7]) expect(encodeToText(icalendarEncoder, nasty, { batchRows })).toBe(text);
  });

  it.each([
    [{ title: ['x'] }, {}, 'format/cannot-hold', 'map: DTSTART=column'],
    [{ start: ['x'] }, {}, 'format/cannot-hold', '"start" is string, but DTSTART must be date or timestamp'],
    [{ start: dateCells([0, null]) }, {}, 'format/cannot-hold', 'has missing values'],
    [
      { start: dateCells([0]), end: timestampCells([at(0, 1)], 's', true) },
      {},
      'format/cannot-hold',
      'DTEND must be date',
    ],
    [{ start: dateCells([0]) }, { stamp: 'now' }, 'format/invalid-option', '20000101T000000Z'],
    [{ start: dateCells([0]) }, { stamp: '20230229T000000Z' }, 'format/invalid-option', 'is "20230229T000000Z"'],
    [{ start: dateCells([0]) }, { stamp: '20240100T000000Z' }, 'format/invalid-option', '20000101T000000Z'],
    [{ start: dateCells([0]) }, { map: 'SUMARY=start' }, 'format/invalid-option', 'did you mean SUMMARY'],
  ])('refuses what makes no events: %o with %o', (columns, options, code, words) => {
    expect(() => encodeToText(icalendarEncoder, batchOf(columns), { options })).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(words) }),
    );
  });
});
