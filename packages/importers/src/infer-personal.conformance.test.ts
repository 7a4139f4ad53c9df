import { checkSchema, inferSchema } from '@populace/library';
import { describe, expect, it } from 'vitest';

/** Forty columns of personal data of ten countries: the header, and few values that come again and again. */
const personal: readonly (readonly [header: string, values: readonly string[]])[] = [
  // United States.
  ['x1', ['(212) 555-0143', '(415) 555-0188']],
  ['x2', ['078-05-1120', '219-09-9999']],
  ['x3', ['HIV positive', 'HIV negative']],
  ['phone_e164', ['12125550147', '14155550188']],
  ['x4', ['40.712776, -74.005974', '34.052235, -118.243683']],
  // United Kingdom.
  ['x5', ['+44 20 7946 0958', '+44 161 496 0123']],
  ['x6', ['12 Mill Lane', '7 High Street']],
  ['nino', ['QQ123456C', 'QQ654321A']],
  ['handled_by', ['Okafor', 'Nguyen', 'Kowalczyk']],
  // Germany.
  ['x7', ['Dr. Müller', 'Frau Schmidt', 'Herr Wagner']],
  ['Diagnose', ['Bruch', 'Grippe']],
  ['Konfession', ['evang.', 'röm-kath']],
  ['x8', ['Hauptstraße 12', 'Gartenweg 3']],
  ['Bemerkung', ['zahlt spät', 'sehr nett']],
  ['Geburtsdatum', ['17.03.1961', '04.11.1988']],
  // France.
  ['x9', ['M. Garcia', 'Mme Dubois']],
  ['allergies', ['noix', 'lait']],
  ['NIR', ['184127645108946', '269054958815780']],
  ['x10', ['14 rue de la Paix', '3 avenue Foch']],
  // Spain.
  ['DNI', ['12345678Z', '87654321X']],
  ['apellidos', ['Quiroga', 'Zubiri']],
  ['x11', ['Calle Mayor 5', 'Plaza Nueva 2']],
  // Poland.
  ['PESEL', ['44051401359', '02070803628']],
  ['nazwisko', ['Wójcik', 'Kamiński']],
  ['x12', ['ul. Polna 4', 'ul. Leśna 18']],
  // Russia.
  ['x13', ['Иванов', 'Петров', 'Сидорова']],
  ['x14', ['Иван Петров', 'Ольга Смирнова']],
  ['СНИЛС', ['112-233-445 95', '087-654-303 00']],
  ['x15', ['улица Ленина 5', 'улица Мира 8']],
  // Japan.
  ['x16', ['田中', '佐藤', '鈴木']],
  ['x17', ['山田太郎', '鈴木花子']],
  ['血液型', ['A型', 'O型']],
  ['病名', ['かぜ', '骨折']],
  ['x18', ['090-1234-5678', '080-8765-4321']],
  // Egypt.
  ['x19', ['محمد', 'فاطمة', 'أحمد']],
  ['الهاتف', ['٠١٠١٢٣٤٥٦٧', '٠١١٧٦٥٤٣٢١']],
  ['العنوان', ['المعادي', 'الدقي']],
  // India.
  ['Aadhaar', ['2345 6789 0124', '9876 5432 1098']],
  ['x20', ['प्रिया', 'राहुल', 'अमित']],
  ['religion', ['sikh', 'jain']],
  ['latitude', ['28.613939', '19.075983']],
];

const ROWS = 300;

/** A file in which each value comes in a hundred rows or more. */
const file = [
  personal.map(([header]) => header).join(';'),
  ...Array.from({ length: ROWS }, (_, row) =>
    personal.map(([, values]) => `"${values[(row * 7) % values.length] ?? ''}"`).join(';'),
  ),
].join('\n');

function textsOf(found: Awaited<ReturnType<typeof inferSchema>>): string {
  return JSON.stringify(found);
}

describe('a schema of personal data', () => {
  it('is made of forty columns and more, of ten countries', () => {
    expect(personal.length).toBeGreaterThanOrEqual(40);
    expect(Math.min(...personal.map(([, values]) => values.length))).toBeGreaterThan(1);
  });

  it('has none of the values, neither in its text nor in the evidence', async () => {
    const found = await inferSchema(file, { fileName: 'people.csv', comments: true, now: '2026-05-01' });
    const text = textsOf(found);

    const copied = personal.flatMap(([header, values]) =>
      values.filter((value) => text.includes(JSON.stringify(value).slice(1, -1))).map((value) => `${header}: ${value}`),
    );

    expect(copied).toEqual([]);
    expect(await checkSchema(found.document)).toEqual([]);
  });

  it('has none of them where every value comes twice, either', async () => {
    const few = file.split('\n').slice(0, 7).join('\n');
    const text = textsOf(await inferSchema(few, { comments: true, minCategoryRows: 1 }));

    for (const [, values] of personal) for (const value of values) expect(text).not.toContain(value);
  });

  it('has the generator of the kind, or labels with the weights', async () => {
    const { tables } = await inferSchema(file, { fileName: 'people.csv' });
    const generatorOf = (header: string): string | undefined =>
      tables[0]?.columns.find(({ name }) => name === header)?.generator;

    expect(generatorOf('x1')).toBe('phone.number');
    expect(generatorOf('x2')).toBe('string.pattern');
    expect(generatorOf('x6')).toBe('location.streetAddress');
    expect(generatorOf('handled_by')).toBe('person.lastName');
    expect(generatorOf('x13')).toBe('person.lastName');
    expect(generatorOf('x14')).toBe('person.fullName');
    expect(generatorOf('x3')).toBe('choice');
    const labels = tables[0]?.columns.find(({ name }) => name === 'x3');
    expect(labels?.options).toEqual({
      values: [
        { value: 'value_1', weight: 50 },
        { value: 'value_2', weight: 50 },
      ],
    });
    expect(labels?.evidence.map(({ code }) => code)).toEqual(expect.arrayContaining(['not-copied', 'labels']));
  });

  it.each([
    ['col1', ['他经常迟到而且欠钱', '他很好']],
    ['col1', ['smells bad', 'nice']],
    ['col1', ['Psoriasis', 'Gout']],
    ['col1', ['骨折', '胃炎']],
    ['type', ['Influenza', 'Migraine']],
    ['kind', ['F32.1', 'C50.4']],
    ['col1', ['SPD', 'AfD']],
    ['col1', ['straight', 'trans']],
    ['col1', ['渋谷区神南1-2', '서울시 강남구 역삼동']],
    ['kind', ['Hauptstraße 12', 'Ring 3']],
    ['col1', ['B-MW 123', 'jdoe84']],
    ['col1', ['wagner', 'schmidt']],
    ['assigned_to', ['Quellmalz', 'Zibulka']],
    ['category', ['John', 'Maria', 'open']],
    ['diagnóza', ['zawał', 'cukrzyca']],
  ])('copies nothing of a column that is called %s and has %j', async (name, values) => {
    const rows = Array.from({ length: 300 }, (_, row) => `${row + 1};${values[row % values.length]}\n`).join('');

    const text = textsOf(await inferSchema(`id;${name}\n${rows}`, { comments: true, minCategoryRows: 1 }));

    for (const value of values) expect(text).not.toContain(value);
  });

  it.each([
    ['ref', 'Quellmalz-'],
    ['ref', 'WAGNER-'],
    ['ref', 'Juan-'],
    ['ref', 'Herr '],
    ['ref', 'IBAN '],
    ['ref', 'PESEL '],
    ['ref', 'Tel 0170 '],
    ['ref', 'HIV-'],
    ['patient_no', 'PAT-'],
    ['passport', 'KD-'],
  ])('keeps no prefix of a column that is called %s and has numbers behind %j', async (name, prefix) => {
    const scattered = (row: number): string => `${10_000 + ((row * 7919) % 89_999)}`;
    for (const digits of [scattered, (row: number): string => `${10_000 + row}`]) {
      const rows = Array.from({ length: 60 }, (_, row) => `${row + 1};${prefix}${digits(row)}\n`).join('');

      const { document } = await inferSchema(`id;${name}\n${rows}`, { comments: true });

      expect(document).not.toContain(prefix.trim().replace('-', ''));
      expect(document).not.toContain('formula');
    }
  });

  it.each([
    ['col1', ['open', 'done']],
    ['came_by', ['shop', 'web']],
    ['vessel_class', ['Tanker', 'Cargo']],
    ['col1', ['In progress', 'On hold']],
  ])('copies the categories of a column that is called %s and has %j', async (name, values) => {
    const rows = Array.from({ length: 300 }, (_, row) => `${row + 1};${values[row % values.length]}\n`).join('');

    const text = textsOf(await inferSchema(`id;${name}\n${rows}`));

    for (const value of values) expect(text).toContain(value);
  });

  it.each(['Status', 'Typ', 'Kategorie'])('labels the names of people among the categories of %s', async (header) => {
    const values = ['Petra', 'offen', 'bezahlt', 'Lehmann', 'neu'];
    const rows = Array.from({ length: 200 }, (_, row) => `${row + 1};${values[row % 5]}\n`).join('');

    const text = textsOf(await inferSchema(`id;${header}\n${rows}`, { locales: ['de_DE'] }));

    for (const name of ['Petra', 'Lehmann']) expect(text).not.toContain(name);
    for (const word of ['offen', 'bezahlt']) expect(text).toContain(word);
  });

  it('copies codes that a name of a column leads to', async () => {
    const rows = Array.from({ length: 120 }, (_, row) => `${row + 1};${row % 2 === 0 ? 'EUR' : 'USD'}\n`).join('');

    expect((await inferSchema(`id;Währung\n${rows}`)).document).toMatch(/currencyCode|EUR/);
  });

  it('takes no names of columns from words above words of their kind', async () => {
    const text = textsOf(await inferSchema('Wagner;Krebs;Berlin\nSchmidt;Grippe;Ulm\nMeier;Grippe;Ulm\n'));

    for (const word of ['Wagner', 'Krebs', 'Grippe']) expect(text).not.toContain(word);
    expect(text).toContain('column_1');
  });

  it('gives no weight to a number that few rows have', async () => {
    const rows = Array.from({ length: 200 }, (_, row) => `${row + 1},${row < 19 ? 7 : (row % 2) + 1}\n`).join('');

    expect((await inferSchema(`id,n\n${rows}`)).document).not.toContain('weighted');
    expect((await inferSchema(`id,n\n${rows}`, { minCategoryRows: 19 })).document).toMatch(/weighted|values/);
  });

  it('copies categories that many rows have, and labels rare ones', async () => {
    const rows = Array.from(
      { length: 200 },
      (_, row) => ['disputed', 'open', 'paid'][Number(row >= 5) + Number(row >= 80)],
    );
    const text = `id;status\n${rows.map((status, row) => `${row + 1};${status}\n`).join('')}`;

    const usual = await inferSchema(text);
    const all = await inferSchema(text, { minCategoryRows: 5 });

    expect(usual.document).toContain('values: { paid: 60, open: 38, value_1: 3 }');
    expect(usual.tables[0]?.columns[1]?.evidence.map(({ code }) => code)).toContain('rare-values');
    expect(all.document).toContain('values: { paid: 60, open: 38, disputed: 3 }');
  });

  it.each([
    'Herr Quellmalz',
    'Mrs. Featherstone',
    'annika quellmalz',
    'Annika Q.',
    'A. Quellmalz',
    'Ms Blackwood',
    'Dr. Featherstone',
    '田中さん',
    '田中様',
    '김 씨',
    'นางสาวมาลี',
    'السيد حسن',
    'г-н Иванов',
    'Okafor, Chinedu',
  ])('has labels for all categories where one of them is %s', async (person) => {
    const categories = ['google', 'friend', 'ad', person];
    const rows = Array.from(
      { length: 240 },
      (_, row) => `${row + 1};"${categories[row % 4]}";"${categories[row % 4]}"\n`,
    );

    const found = await inferSchema(`id;came_by;status\n${rows.join('')}`, { comments: true });

    const labels = { values: [1, 2, 3, 4].map((label) => ({ value: `value_${label}`, weight: 25 })) };
    expect(found.tables[0]?.columns.slice(1).map(({ options }) => options)).toEqual([labels, labels]);
    for (const category of categories.slice(2))
      expect(textsOf(found)).not.toMatch(new RegExp(`\\b${category}\\b`, 'u'));
  });

  it('copies categories of two words that are nobody', async () => {
    const categories = [
      'in progress',
      'on hold',
      'bank transfer',
      'gift card',
      'Apple juice',
      'Los Angeles',
      'New York',
    ];
    const rows = Array.from(
      { length: 280 },
      (_, row) => `${row + 1};${categories[row % 7]};${row % 2 ? 'Peru' : 'Costa Rica'}\n`,
    );

    const { document } = await inferSchema(`id;status;country\n${rows.join('')}`);

    for (const category of [...categories, 'Costa Rica']) expect(document).toContain(category);
  });

  it('takes no name for the name of a column, where a file has no header', async () => {
    const text = 'Sabine Wagner\nUwe Schmidt\nHeike Hoffmann\nThorsten Klein\n';

    expect((await inferSchema(text)).document).not.toContain('Sabine');
  });
});

describe('columns of blood types', () => {
  const types = ['A+', '0-', 'B+', 'AB-'];

  it('have all blood types, and not the shares of the file', async () => {
    const text = `id,blood_type\n${Array.from({ length: 80 }, (_, row) => `${row},${types[row % 4]}\n`).join('')}`;

    const { document } = await inferSchema(text);

    expect(document).toMatch(/blood_type: \{ generator: choice, values: \{ O\+: 37, O-: 7, A\+: 36/);
    expect(await checkSchema(document)).toEqual([]);
  });
});

it('knows user agents of programs as well as of browsers', async () => {
  const agents = ['curl/8.5.0', 'okhttp/4.12.0', 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/128.0'];
  const text = `id,ua\n${agents.map((agent, row) => `${row},"${agent}"\n`).join('')}`;

  expect((await inferSchema(text)).document).toContain('internet.userAgent');
});
