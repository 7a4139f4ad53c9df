import { openSchema } from '@populace/library';
import { complaints, countsOf, open } from '@populace/testkit/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** A kind of values that lie on a line: how a generator draws from a stretch of it, and how a constant is written. */
interface Line {
  readonly generator: (from: number, to: number) => object;
  readonly constant: (at: number) => string;
  /** `n` further on than a column; absent where formulas do not add to such values. */
  readonly after: ((name: string, n: number) => string) | undefined;
  /** The place of a value on the line. */
  readonly placeOf: (value: unknown) => number;
}

const DAY_MS = 86_400_000;
const START = Date.UTC(2024, 1, 20);
const isoAt = (ms: number): string => new Date(START + ms).toISOString();
const clockAt = (ms: number): string => new Date(ms).toISOString().slice(11, 23);

function moments(precision: 's' | 'ms' | 'us'): Line {
  // A step of the line is 1.5 seconds for the finer precisions, so that bounds are no whole seconds.
  const step = precision === 's' ? 1000 : 1500;
  return {
    generator: (from, to) => ({
      generator: 'date.between',
      ...{ from: isoAt(from * step), to: isoAt(to * step), precision, type: 'timestamp' },
    }),
    constant: (at) => `timestamp("${isoAt(at * step).slice(0, 23)}")`,
    after: (name, n) => `${name} + milliseconds(${n * step})`,
    placeOf(value) {
      const text = String(value);
      const micros = Number(text.slice(23) || 0);
      return (Date.parse(`${text.slice(0, 23)}Z`) - START + micros / 1000) / step;
    },
  };
}

const numbers = (generator: string, scale: number, more: object = {}): Line => ({
  generator: (from, to) => ({ generator, min: from / 10 ** scale, max: to / 10 ** scale, ...more }),
  constant: (at) => (at / 10 ** scale).toFixed(scale),
  after: (name, n) => `${name} + ${(n / 10 ** scale).toFixed(scale)}`,
  placeOf: (value) => Math.round(Number(value) * 10 ** scale),
});

const LINES: Readonly<Record<string, Line>> = {
  integers: numbers('number.integer', 0),
  'large integers': {
    ...numbers('number.integer', 0),
    generator: (from, to) => ({ generator: 'number.integer', min: from * 1e11, max: to * 1e11 }),
    constant: (at) => String(at * 1e11),
    after: (name, n) => `${name} + ${n * 1e11}`,
    placeOf: (value) => Number(value) / 1e11,
  },
  decimals: numbers('number.decimal', 2, { scale: 2 }),
  floats: {
    ...numbers('number.float', 0),
    constant: (at) => `${at}e0`,
    after: (name, n) => `${name} + ${n}e0`,
    placeOf: Number,
  },
  dates: {
    generator: (from, to) => ({
      generator: 'date.between',
      ...{ from: isoAt(from * DAY_MS).slice(0, 10), to: isoAt(to * DAY_MS).slice(0, 10), type: 'date' },
    }),
    constant: (at) => `date("${isoAt(at * DAY_MS).slice(0, 10)}")`,
    after: (name, n) => `${name} + days(${n})`,
    placeOf: (value) => (Date.parse(String(value)) - START) / DAY_MS,
  },
  'timestamps in seconds': moments('s'),
  'timestamps in milliseconds': moments('ms'),
  'timestamps in microseconds': moments('us'),
  times: {
    generator: (from, to) => ({ generator: 'date.time', min: clockAt(from * 1000), max: clockAt(to * 1000) }),
    constant: (at) => `time("${clockAt(at * 1000).slice(0, 8)}")`,
    after: undefined,
    placeOf: (value) => Date.parse(`1970-01-01T${String(value)}Z`) / 1000,
  },
};

type BoundWay = 'column' | 'formula' | 'constant' | 'parent';

interface Drawn {
  readonly lo: readonly [number, number];
  readonly hi: readonly [number, number];
  readonly x: readonly [number, number];
  readonly least: '>' | '>=';
  readonly most: '<' | '<=';
  readonly ways: readonly [BoundWay, BoundWay];
  readonly isJoined: boolean;
  readonly seed: number;
}

/** Bounds of which the lower is always 2 below the upper at least, and a range that has the value between the nearest. */
const drawn: fc.Arbitrary<Drawn> = fc
  .record({
    begin: fc.integer({ min: 0, max: 2000 }),
    widths: fc.tuple(
      ...Array.from({ length: 5 }, () => fc.oneof(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 9000 }))),
    ),
    least: fc.constantFrom('>', '>='),
    most: fc.constantFrom('<', '<='),
    ways: fc.tuple(
      fc.constantFrom('column', 'constant', 'parent'),
      fc.constantFrom('column', 'formula', 'constant', 'parent'),
    ),
    isJoined: fc.boolean(),
    seed: fc.integer({ min: 0, max: 1e6 }),
  })
  .map(({ begin, widths: [own, between, other, before, after], ...more }) => {
    const [loEnd, hiBegin] = [begin + own, begin + own + 2 + between];
    return {
      ...more,
      lo: [begin, loEnd],
      hi: [hiBegin, hiBegin + other],
      x: [Math.max(0, loEnd + 1 - before), loEnd + 1 + after],
    } as const;
  });

/** Tables of parents and of rows whose `x` has two bounds, and what each of them is in formulas. */
function tablesOf(line: Line, { lo, hi, x, least, most, ways, isJoined }: Drawn): object {
  const columns: Record<string, object | string> = {
    id: 'sequence',
    lo: line.generator(...lo),
    hi: line.generator(...hi),
  };
  const [lower, upper] = ways.map((way, at) => {
    const [name, [from, to]] = at === 0 ? (['lo', lo] as const) : (['hi', hi] as const);
    if (way === 'constant') return line.constant(at === 0 ? to : from);
    return way === 'parent' ? `parent_row.${name}` : name;
  });
  // The upper bound is made of the lower one, wherever that is.
  const upperWay =
    ways[1] === 'formula' && line.after !== undefined
      ? { hi: { formula: line.after(lower ?? '', hi[0] - lo[0]) } }
      : {};
  const checks = [`x ${least} ${lower}`, `x ${most} ${upper}`];
  return {
    parents: { rows: 20, columns },
    t: {
      rows: 120,
      columns: {
        parent_id: { references: 'parents.id', as: 'parent_row' },
        lo: columns['lo'],
        hi: columns['hi'],
        ...upperWay,
        x: line.generator(...x),
        upper: { formula: upper },
        lower: { formula: lower },
      },
      checks: isJoined ? [checks.join(' && ')] : checks,
    },
  };
}

describe('bounds of numbers that locales write', () => {
  it('hold for amounts in the currencies of a mix that have as many decimals', async () => {
    const amount = { generator: 'finance.amount', min: 1, max: 1000 };
    const schema = await openSchema({
      populace: 1,
      locale: { en_US: 1, de_DE: 1 },
      tables: { t: { rows: 2000, columns: { a: amount, b: amount }, checks: ['b >= a'] } },
    });

    for (const { a, b } of schema.table('t').rows()) expect(Number(b)).toBeGreaterThanOrEqual(Number(a));
  });

  it('leave whole numbers whole where their type has decimals', async () => {
    const whole = { generator: 'number.integer', min: 0, max: 100_000, type: 'decimal(10,2)' };
    const lo = { generator: 'number.decimal', min: 0, max: 99_000 };
    const schema = await openSchema({
      populace: 1,
      tables: { t: { rows: 2000, columns: { lo, z: whole }, checks: ['z >= lo', 'z <= lo + 3'] } },
    });

    for (const { lo: least, z } of schema.table('t').rows()) {
      expect(String(z)).toMatch(/\.00$/);
      expect(Number(z)).toBeGreaterThanOrEqual(Number(least));
      expect(Number(z)).toBeLessThanOrEqual(Number(least) + 3);
    }
  });
});

describe('two bounds of one column', () => {
  it.each(Object.keys(LINES))('hold in every row, whatever they are: %s', async (name) => {
    const line = LINES[name] as Line; // One of its keys.
    await fc.assert(
      fc.asyncProperty(drawn, async (bounds) => {
        const schema = await open({ ...tablesOf(line, bounds) }, bounds.seed);
        const rows = [...schema.table('t').rows()];
        const broken = rows.filter(({ x, lower, upper }) => {
          // A column of a constant would have no more than its seconds.
          const low = bounds.ways[0] === 'constant' ? bounds.lo[1] : line.placeOf(lower);
          const high = bounds.ways[1] === 'constant' ? bounds.hi[0] : line.placeOf(upper);
          const at = line.placeOf(x);
          const [isBelow, isAbove] = [
            bounds.least === '>' ? at <= low : at < low,
            bounds.most === '<' ? at >= high : at > high,
          ];
          return isBelow || isAbove;
        });
        expect(broken).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('may be more than two, of which the nearest count', async () => {
    const whole = (min: number, max: number): object => ({ generator: 'number.integer', min, max });
    const columns = { a: whole(1, 20), b: whole(1, 20), c: whole(40, 50), x: whole(0, 100_000) };
    const schema = await open({ t: { rows: 500, columns, checks: ['x > a', 'x > b && x <= c', 'x < 45'] } });

    const broken = [...schema.table('t').rows()].filter(({ a, b, c, x }) => {
      return Number(x) <= Math.max(Number(a), Number(b)) || Number(x) > Math.min(Number(c), 44);
    });
    expect(broken).toEqual([]);
  });

  it('hold wherever the upper one stands that is made of the lower one', async () => {
    const x = { generator: 'number.integer', min: 0, max: 100_000 };
    const lo = { generator: 'number.integer', min: 0, max: 99_000 };
    const hi = { formula: 'lo + 10' };
    const checks = ['x >= lo', 'x <= hi'];
    for (const columns of [
      { x, lo, hi },
      { lo, hi, x },
      { hi, x, lo },
    ]) {
      const rows = [...(await open({ t: { rows: 500, columns, checks } })).table('t').rows()];

      // Each of the 11 values about as often: 45 times, 5 standard errors are 32.
      const counts = countsOf(rows.map((row) => Number(row['x']) - Number(row['lo'])));
      expect([...counts.keys()].sort((one, other) => Number(one) - Number(other))).toEqual([...Array(11).keys()]);
      expect(Math.max(...counts.values())).toBeLessThan(77);
    }
  });

  it.each([
    ['hours', { hours: 'office' }],
    ['weekdays', { weekdays: 'workdays' }],
    ['hours and weekdays', { hours: '9-16', weekdays: 'mon-fri' }],
  ])('keep the weights of %s, as values are moved by whole days or weeks', async (_, ways) => {
    const day = { generator: 'date.between', from: '2018-01-01', to: '2025-12-31' };
    const visit = { generator: 'date.between', from: '2018-01-01', to: '2026-02-28', type: 'timestamp', ...ways };
    const schema = await open({
      patients: { rows: 400, columns: { id: 'sequence', since: day } },
      visits: {
        rows: 4000,
        columns: { patient_id: { references: 'patients.id' }, at: visit, since: { formula: 'patient.since' } },
        checks: ['at >= patient.since'],
      },
    });

    const rows = [...schema.table('visits').rows()].map(({ at, since }) => [String(at), String(since)] as const);
    expect(rows.filter(([at, since]) => at < since)).toEqual([]);
    const [hours, weekdays] = [
      new Set(rows.map(([at]) => Number(at.slice(11, 13)))),
      new Set(rows.map(([at]) => new Date(`${at}Z`).getUTCDay())),
    ];
    if ('hours' in ways)
      expect([Math.min(...hours), Math.max(...hours)]).toEqual(ways.hours === 'office' ? [7, 18] : [9, 16]);
    if ('weekdays' in ways) expect([...weekdays].sort()).toEqual([1, 2, 3, 4, 5]);
    // Those that were moved lie all over the time that was left to them.
    const last = rows.filter(([, since]) => since > '2025-06').map(([at]) => at.slice(0, 7));
    expect(new Set(last).size).toBeGreaterThan(8);
  });

  it('leave values of a list as they are: they are drawn again', async () => {
    const price = {
      generator: 'number.integer',
      ...{ min: 0, max: 100, distribution: { weighted: [{ value: 10 }, { value: 40 }, { value: 70 }] } },
    };
    const columns = { low: { generator: 'number.integer', min: 0, max: 30 }, price };
    const schema = await open({ t: { rows: 300, columns, checks: ['price > low', 'price < low + 45'] } });

    const prices = new Set([...schema.table('t').rows()].map((row) => row['price']));
    expect([...prices].map(Number).sort((one, other) => one - other)).toEqual([10, 40, 70]);
  });

  it('are refused where the lower one is above the upper one, with both', async () => {
    const whole = (min: number, max: number): object => ({ generator: 'number.integer', min, max });
    const columns = { low: whole(1, 100), high: whole(1, 100), x: whole(1, 100) };
    const parents = { rows: 20, columns: { id: 'sequence', low: whole(1, 100), high: whole(1, 100) } };
    const children = {
      rows: 200,
      columns: { parent_id: { references: 'parents.id' }, x: columns.x },
      checks: ['x > parent.low', 'x <= parent.high'],
    };

    expect(await complaints({ parents: { ...parents, rows: 20 }, children })).toEqual([
      expect.stringMatching(
        /^check\/unsatisfied .* after 64 draws of "x" \(no value in the range of "x" is > parent\.low and <= parent\.high\); change the ranges/,
      ),
    ]);
    // A row whose value is null has none to be placed.
    const nullable = { ...children, columns: { ...children.columns, x: { ...columns.x, nulls: '100%' } } };
    expect(await complaints({ parents, children: nullable })).toEqual([]);
  });

  it('that decides whether there is a parent to be bound by is drawn again instead', async () => {
    const whole = (min: number, max: number): object => ({ generator: 'number.integer', min, max });
    const parents = { rows: 20, columns: { id: 'sequence', low: whole(1, 50) } };
    const columns = { x: whole(1, 100), parent_id: { references: 'parents.id', when: 'x > 20' } };
    const schema = await open({ parents, t: { rows: 300, columns, checks: ['x >= parent.low'] } });
    const lows = [...schema.table('parents').rows()].map((row) => Number(row['low']));

    const rows = [...schema.table('t').rows()];
    const bound = rows.filter((row) => row['parent_id'] !== null);
    expect(bound.filter((row) => Number(row['x']) < (lows[Number(row['parent_id']) - 1] ?? 0))).toEqual([]);
    expect(rows.length - bound.length).toBeGreaterThan(20);
  });
});
