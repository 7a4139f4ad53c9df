import { foundIn } from '@populace/testkit/files';
import { describe, expect, it } from 'vitest';
import { written } from './library-for-tests.ts';

describe('templates', () => {
  const shown = `populace: 1
locale: { de_DE: 1, fr_FR: 1 }
tables:
  t:
    rows: 300
    columns:
      id: sequence
      d: { generator: number.decimal, min: -9, max: 9, scale: 2 }
      e: { generator: number.decimal, min: 1, max: 2, scale: 2, type: "decimal(9,4)" }
      f: number.float
      day: { generator: date.past, within: 5y, type: date }
      at: { generator: date.past, within: 90d, precision: ms, type: timestamptz }
      dayAt: { generator: date.past, within: 90d, type: timestamp }
      clock: date.time
      yes: boolean
      key: uuid
      name: person.fullName
      cut: { generator: person.fullName, type: string(4) }
      maybe: { generator: color.human, nulls: 40% }
      secret: { generator: color.human, hidden: true }
      total: { formula: "d * 2" }
      up: { references: t.id }
      all: { generator: string.template, template: "{id}|{d}|{e}|{f}|{day}|{at}|{dayAt}|{clock}|{yes}|{key}|{name}|{cut}|{total}|{up}|{{x}}" }
      some: { generator: string.template, template: "<{maybe}>", nulls: 10% }
      short: { generator: string.template, template: "{name}", type: string(5) }
      sure: { generator: string.template, template: "{key}-{yes}", unique: true }
      hides: { generator: string.template, template: "{secret}" }
    fixed:
      3: { name: Ada, d: 1.5, some: "given" }
`;

  it.each(['csv', 'ndjson'])('of columns of all types are as they were made, in %s', async (format) => {
    const report = await (await written({ format }, shown)).verify();

    expect(foundIn(report)).toEqual([]);
    const compared = report.tables[0]?.comparisons.filter(({ checker }) => checker === 'templates');
    expect(compared?.map(({ what }) => what)).toEqual(['all', 'some', 'short', 'sure']);
    expect(report.skipped).toContainEqual({
      table: 't',
      what: 'hides',
      why: 'its template shows t.secret, which is not written',
    });
  });
});
