import { readFileSync } from 'node:fs';
import { checkSchema, inferSchema, inferTables, inferWords, listGenerators, openSchema } from '@populace/library';
import { describe, expect, it } from 'vitest';

/** The 1,000 quantiles of a distribution, in an order that is no sequence. */
function spread(quantile: (probit: number) => number): readonly string[] {
  return Array.from({ length: 999 }, (_, at) => quantile(probit((((at * 457) % 999) + 1) / 1000)).toFixed(2));
}

/** Where the bell curve has so much of itself below, found by halving. */
function probit(share: number): number {
  let [low, high] = [-8, 8];
  for (let round = 0; round < 50; round++) {
    const middle = (low + high) / 2;
    if (1 / (1 + Math.exp(-1.5976 * middle - 0.070565992 * middle ** 3)) < share) low = middle;
    else high = middle;
  }
  return low;
}

function quartilesOf(numbers: readonly string[]): readonly number[] {
  const sorted = numbers.map(Number).sort((a, b) => a - b);
  return [0.25, 0.5, 0.75].map((share) => sorted[Math.round(sorted.length * share)] ?? 0);
}

async function csvOf(schema: string, table?: string): Promise<string> {
  const opened = await openSchema(schema);
  const [first] = opened.tables;
  return (table === undefined ? first : opened.table(table))?.text('csv', { take: 400 }) ?? '';
}

interface Shape {
  readonly name: string;
  readonly valueType: string;
  readonly scale: number | undefined;
}

async function shapeOf(text: string): Promise<{ readonly shape: readonly Shape[]; readonly document: string }> {
  const { document, tables } = await inferSchema(text, { fileName: 'again.csv' });
  expect(await checkSchema(document)).toEqual([]);
  const shape = tables[0]?.columns.map(({ name, valueType, scale }) => ({ name, valueType, scale })) ?? [];
  return { shape, document };
}

const odd = [
  'Nr;PLZ;Preis netto;Stück;Faktor;bezahlt;Datum;Erstellt am;Zeit;Code;"Größe, cm";E-Mail;Status;leer;Anteil',
  ...Array.from({ length: 300 }, (_, at) => {
    const two = (number: number): string => `${number}`.padStart(2, '0');
    return [
      at + 1,
      `${two(at % 97)}${100 + at}`,
      `${at % 9},${two(at % 100)}`,
      (at * 37) % 50,
      `0.${(at * 7919) % 9973}123456789`,
      at % 3 === 0 ? 'ja' : 'nein',
      `${two((at % 28) + 1)}.${two((at % 12) + 1)}.2024`,
      `2024-05-${two((at % 28) + 1)}T08:${two(at % 60)}:00Z`,
      `${two(at % 24)}:${two(at % 60)}:00`,
      `AB-${1000 + ((at * 7) % 900)}-x`,
      150 + (at % 50),
      `p${at}@example.org`,
      at % 10 === 0 ? 'offen' : 'fertig',
      '',
      at % 7 === 0 ? '' : (at % 11) / 8,
    ].join(';');
  }),
].join('\r\n');

const CLUB = `
populace: 1
tables:
  members: { rows: 90, columns: { id: sequence, name: person.fullName } }
  visits: { rows: 300, columns: { id: uuid, member: { references: members.id } } }
  notes: { rows: 200, columns: { visit_id: { references: visits.id }, text: lorem.sentence } }
`;

describe('a schema made of several files', () => {
  it('has a table for each, and keys that lead from one to another', async () => {
    const names = ['visits', 'members', 'notes'];
    const files = await Promise.all(
      names.map(async (name) => ({ source: await csvOf(CLUB, name), fileName: `${name}.csv` })),
    );

    const { document } = await inferTables(files, { now: '2026-05-01' });
    const made = await openSchema(document);

    expect(await checkSchema(document)).toEqual([]);
    expect(made.tables.map(({ name }) => name)).toEqual(names);
    expect(document).toContain('{ references: members.id }');
    expect(document).toContain('{ references: visits.id }');
    const keys = new Set(made.table('members').preview({ take: 400, columns: ['id'] }).columns[0]?.cells);
    for (const cell of made.table('visits').preview({ take: 400, columns: ['member'] }).columns[0]?.cells ?? [])
      expect(keys).toContain(cell);
  });
});

describe('a schema made of rows', () => {
  it.each(['customers', 'products', 'orders', 'order_lines', 'returns', 'reviews'])(
    'makes rows with the same header and types: %s of the shop',
    async (table) => {
      const text = await csvOf(readFileSync('examples/shop.yaml', 'utf8'), table);

      const first = await shapeOf(text);
      const second = await shapeOf(await csvOf(first.document));

      expect(second.shape).toEqual(first.shape);
      expect(first.shape.map(({ name }) => name)).toEqual(text.split('\n')[0]?.split(','));
    },
  );

  it('makes rows with the same header and types: a file of another program', async () => {
    const first = await shapeOf(odd);
    const made = await csvOf(first.document);
    const second = await shapeOf(made);

    expect(made.split('\n')[0]).toBe(
      'Nr,PLZ,Preis netto,Stück,Faktor,bezahlt,Datum,Erstellt am,Zeit,Code,"Größe, cm",E-Mail,Status,leer,Anteil',
    );
    expect(second.shape).toEqual(first.shape);
    expect(first.shape.map(({ valueType }) => valueType)).toEqual([
      'integer',
      'text',
      'decimal',
      'integer',
      'float',
      'boolean',
      'date',
      'timestamptz',
      'time',
      'text',
      'integer',
      'text',
      'text',
      'text',
      'decimal',
    ]);
  });

  it('has the name, the day and the locale that were asked for', async () => {
    const text = 'id,First Name,zip\n1,Ada,53111\n2,Bea,04109\n3,Cy,10115\n';
    const { document } = await inferSchema(text, { fileName: 'kunden.csv', now: '2026-05-01', locales: ['de_DE'] });

    expect(document).toBe(
      [
        'populace: 1',
        'name: Kunden',
        'now: 2026-05-01',
        'locale: de_DE',
        '',
        'tables:',
        '  kunden:',
        '    rows: 3',
        '    columns:',
        '      id:         sequence',
        '      First Name: person.firstName',
        '      zip:        location.postcode',
        '',
      ].join('\n'),
    );
  });

  it('never copies given names, wherever they stand and whatever the column is called', async () => {
    const reps = ['Sabine', 'Heike', 'Thorsten', 'Uwe'];
    const rows = Array.from({ length: 40 }, (_, at) => `${at + 1};${reps[at % 4]};${at % 3 === 0 ? '和子' : '幸子'}\n`);
    const { document } = await inferSchema(`Nr;Team;x\n${rows.join('')}`);

    expect(document).toContain('Team: person.firstName');
    for (const name of reps) expect(document).not.toContain(name);
  });

  it.each([
    ['first_name,last_name,manager', ['manager']],
    ['first_name,last_name,full_name,manager', ['manager']],
    ['manager,first_name,last_name', ['manager']],
    ['name,manager,doctor', ['manager', 'doctor']],
    ['id,manager,city', []],
  ])('has people of their own for %s', async (header, others) => {
    const names = header.split(',');
    const cells: Record<string, string> = { first_name: 'Ada', last_name: 'Berg', city: 'Bonn', id: '7' };
    const row = names.map((name) => cells[name] ?? 'Bea Dorn').join(',');
    const { tables } = await inferSchema(`${header}\n${`${row}\n`.repeat(3)}`);

    const apart = tables[0]?.columns.filter(({ options }) => options['of'] !== undefined) ?? [];
    expect(apart.map(({ name }) => name)).toEqual(others);
    expect(apart.map(({ options }) => options['of'])).toEqual(['second', 'other_2'].slice(0, others.length));
  });

  it.each(['31.12.2024', 'tomorrow', 'now-1y', '2024-02-30', ''])('rejects %j as what now is to mean', async (now) => {
    await expect(inferSchema('id\n1\n', { now })).rejects.toMatchObject({ code: 'call/usage' });
    await expect(inferWords('id', { now })).rejects.toThrow('now must be a date or a timestamp');
  });

  it('is made of a file of which only the begin is read', async () => {
    const file = new File(
      ['id,x\n', ...Array.from({ length: 200_000 }, (_, at) => `${at + 1},${at % 7}\n`)],
      'big.csv',
    );

    const { document, tables } = await inferSchema(file);

    expect(tables[0]?.name).toBe('big');
    expect(document).toMatch(/rows: (19|20|21)0_000/);
  });

  it('rejects with a code where there is nothing', async () => {
    await expect(inferSchema(new Blob([]))).rejects.toMatchObject({ code: 'import/empty' });
  });
});

describe('a schema of numbers of businesses', () => {
  it('makes them with their prefix, counted where they were', async () => {
    const rows = Array.from(
      { length: 60 },
      (_, at) =>
        `KD-000${at + 17};A-2024-${100_000 + ((at * 7919) % 899_999)};LEK-${100_000 + ((at * 6113) % 899_999)}\n`,
    );
    const { document } = await inferSchema(`customer_no;order_no;code\n${rows.join('')}`);
    expect(await checkSchema(document)).toEqual([]);
    const made = (await csvOf(document)).trim().split('\n').slice(1);

    expect(made.length).toBe(60);
    for (const [at, row] of made.entries())
      expect(row).toMatch(new RegExp(`^KD-000${at + 17},A-2024-\\d{6},LEK-\\d{6}$`));
  });
});

describe('a schema of numbers with units', () => {
  it('makes such in their range', async () => {
    const rows = Array.from({ length: 100 }, (_, at) => `${(at * 8) % 91}%;-${(at % 40) / 10} °C\n`);
    const { document } = await inferSchema(`done;outside\n${rows.join('')}`);
    expect(await checkSchema(document)).toEqual([]);
    const made = (await csvOf(document)).trim().split('\n').slice(1);

    const done = made.map((row) => Number(/^(\d+)%,-?\d\.\d °C$/.exec(row)?.[1]));
    expect(Math.min(...done)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...done)).toBeLessThanOrEqual(90);
    expect(new Set(done).size).toBeGreaterThan(40);
  });
});

describe('a schema of numbers', () => {
  it.each([
    ['amount', 'lognormal', (z: number) => 55 * Math.exp(0.95 * z)],
    ['length', 'lognormal', (z: number) => 3 + 900 * Math.exp(0.7 * z)],
    ['height', 'normal', (z: number) => 170 + 9 * z],
    ['offset', 'normal', (z: number) => 4 * z + 20],
  ])('makes %s with the quartiles of the file, by a distribution %s', async (name, kind, quantile) => {
    const numbers = spread(quantile);
    const { document, tables } = await inferSchema(
      `id,${name}\n${numbers.map((number, at) => `${at},${number}\n`).join('')}`,
    );
    const opened = await openSchema(document);
    const made = (await opened.tables[0]?.text('csv', { take: 999 }))?.trim().split('\n').slice(1) ?? [];

    expect(tables[0]?.columns[1]?.options['distribution']).toHaveProperty(kind);
    expect(tables[0]?.columns[1]?.evidence.map(({ code }) => code)).toContain(kind);
    const asked = quartilesOf(numbers);
    const found = quartilesOf(made.map((row) => row.split(',')[1] ?? ''));
    for (const [at, value] of found.entries()) expect(Math.abs(value / (asked[at] ?? 0) - 1)).toBeLessThan(0.15);
  });

  it('says nothing of numbers that are as common everywhere', async () => {
    const rows = Array.from({ length: 500 }, (_, at) => `${at},${(at * 7919) % 1000}.5\n`);

    const { tables } = await inferSchema(`id,length\n${rows.join('')}`);

    expect(tables[0]?.columns[1]?.options).not.toHaveProperty('distribution');
  });
});

describe('a schema made of words', () => {
  it.each([
    'customers: id, first name, email, city, signed up',
    'customers, orders, order lines, products, payments, reviews, employees, departments',
    'orders(id, customer, total); customers',
    'Kunden: Nr, Vorname, Nachname, Straße, PLZ, Ort, IBAN, Geburtsdatum, Anrede, Telefon, Firma',
    'id, iban, card number, pattern, choice, template, constant, between, enum',
  ])('checks clean: %s', async (words) => {
    const { document } = await inferWords(words, { now: '2026-05-01' });

    expect(await checkSchema(document)).toEqual([]);
  });

  it('has titles of books, and names of publishers', async () => {
    const { document } = await inferWords('publishers: id, name; books: id, title; Bücher: Titel; jobs: id, title');

    expect(document).toContain('name: book.publisher');
    expect(document).toMatch(/ title: book\.title/);
    expect(document).toMatch(/Titel: book\.title/);
    expect(document.match(/book\.title/g)).toHaveLength(2);
  });

  it('knows every generator by its id and each of its words', async () => {
    const words = listGenerators().flatMap(({ id, synonyms }) => [id, ...synonyms.slice(0, 1)]);

    const { document } = await inferWords(
      `things: ${words.map((word, at) => `c${at}: ${word.replaceAll(',', ' ')}`).join(', ')}`,
    );

    expect(await checkSchema(document)).toEqual([]);
  });
});
