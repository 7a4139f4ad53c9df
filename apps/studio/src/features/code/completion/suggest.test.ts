import { Text } from '@codemirror/state';
import { findSpot } from '@populace/document';
import { listFunctions, listGenerators, listLocales, schemaOfDocuments } from '@populace/library';
import { describe, expect, it } from 'vitest';
import { readSchemaView } from '../../../lib/document/read-schema-view.ts';
import { createGrammar } from './document-grammar.ts';
import { suggest } from './suggest.ts';
import type { Knowledge } from './suggestion.ts';

const head = `populace: 1
tables:
  shops:
    rows: 10
    columns:
      id: sequence
      name: company.name
      sales: number.integer
      owner: { generator: person.fullName, of: owner }
  staff:
    rows: { per: shops, count: 3 }
    columns:
      id: uuid
      shop_id: { references: shops.id }
      boss_id: { references: staff.id }
`;
const read = readSchemaView(head);
if (!('view' in read)) throw new Error('The head must be readable.');
const known: Knowledge = {
  generators: listGenerators(),
  functions: listFunctions(),
  locales: listLocales(),
  grammar: createGrammar(schemaOfDocuments()),
  view: read.view,
  page: undefined,
  goodText: undefined,
};

/** What is suggested at the `|` of a text that goes on from the head. */
function suggestedAt(marked: string, view = known.view) {
  const whole = head + marked;
  const at = whole.indexOf('|');
  const text = whole.slice(0, at) + whole.slice(at + 1);
  const spot = findSpot(Text.of(text.split('\n')), at);
  if (spot === undefined) return [];
  const word = text.slice(spot.from, at);
  const rest = text.slice(at, spot.to);
  return suggest({ spot, word, rest, explicit: true, known: { ...known, view } }).suggestions;
}

const labels = (marked: string) => suggestedAt(marked).map(({ label }) => label);
const inserts = (marked: string) => suggestedAt(marked).map(({ insert }) => insert);

describe('generators', () => {
  it('are found by the beginning of their name, of its last word, and by other names', () => {
    expect(labels('      mail: internet.e|')[0]).toBe('internet.email');
    expect(labels('      mail: ema|')[0]).toBe('internet.email');
    expect(labels('      mail: { generator: givenNa| }')).toContain('person.firstName');
  });

  it('are all shown where nothing is written, with the other things that a column can be', () => {
    expect(labels('      mail: |')).toEqual([
      ...listGenerators().map(({ id }) => id),
      '{ generator: … }',
      '{ references: … }',
    ]);
  });

  it('are written with the options that they need', () => {
    expect(inserts('      tier: choi|')[0]).toBe('{ generator: choice, values: #{} }');
    expect(inserts('      at: date.betw|')[0]).toBe('{ generator: date.between, from: #{}, to: #{} }');
    expect(inserts('      tier: { generator: choi| }')[0]).toBe('choice');
  });
});

describe('keys', () => {
  it('of the document, a table and its rows are those of the grammar', () => {
    expect(labels('loc|')[0]).toBe('locale');
    expect(labels('  visits:\n    |')).toEqual([
      'rows',
      'columns',
      'keys',
      'unique',
      'checks',
      'fixed',
      'locale',
      'description',
      'hidden',
    ]);
    expect(labels('  visits:\n    rows: { | }')).toEqual(['per', 'count', 'via', 'shuffle']);
    expect(labels('  visits:\n    rows: { per: shops, count: { pois| } }')).toEqual(['poisson']);
  });

  it('of a column are those of its generator first, without those that are there', () => {
    expect(labels('      on: { generator: date.between, | }').slice(0, 3)).toEqual(['from', 'to', 'precision']);
    expect(labels('      on: { generator: date.between, from: now, | }')).not.toContain('from');
    expect(labels('      on:\n        generator: date.between\n        pre|')).toContain('precision');
    expect(labels('      on: { generator: date.between, | }')).toContain('nulls');
    expect(labels('      on: { generator: date.between, | }')).not.toContain('by');
  });

  it('of a column without a generator are what all columns have', () => {
    const found = labels('      on: { | }');

    expect(found.slice(0, 2)).toEqual(expect.arrayContaining(['generator']));
    expect(found).toEqual(expect.arrayContaining(['references', 'nulls', 'unique', 'type']));
    expect(found).not.toContain('precision');
  });

  it('of a reference are its own', () => {
    expect(labels('      shop: { references: shops.id, | }')).toEqual(expect.arrayContaining(['by', 'self', 'nulls']));
    expect(labels('      shop: { references: shops.id, | }')).not.toContain('generator');
  });

  it('are written with their colon, unless it is there', () => {
    expect(inserts('      on: { gen| }')[0]).toBe('generator: #{}');
    expect(inserts('      on: { gen|: x }')[0]).toBe('generator');
    expect(inserts('  visits:\n    col|')[0]).toBe('columns:\n\t#{}');
  });

  it('tell their kind, their default and what they are for', () => {
    const [found] = suggestedAt('      n: { generator: number.integer, mi| }');

    expect(found).toMatchObject({ label: 'min', detail: 'whole · default 0', summary: 'The least number.' });
  });
});

describe('values', () => {
  it('are those that an option allows, the default told', () => {
    expect(labels('      state: { generator: location.region, style: | }')).toEqual(['name', 'code']);
    expect(suggestedAt('      state: { generator: location.region, style: | }')[0]?.detail).toBe('default');
    expect(labels('      id: { generator: uuid, version: | }')).toEqual(['4', '7']);
    expect(labels('      id: { generator: uuid, hidden: | }')).toEqual(['true', 'false']);
    expect(labels('      n: { generator: number.integer, distribution: norm| }')).toContain('normal');
    expect(labels('      n: { generator: number.integer, type: dec| }')).toEqual(['decimal(10,2)']);
  });

  it('are columns of other tables for references, ids first', () => {
    expect(labels('      shop: { references: | }').slice(0, 2)).toEqual(['shops.id', 'staff.id']);
    expect(labels('      shop: { references: shops.na| }')).toEqual(['shops.name']);
    expect(labels('      shop: { references: { table: shops, column: sa| } }')).toEqual(['sales']);
  });

  it('are ways to choose the row for `by`', () => {
    expect(labels('      shop: { references: shops.id, by: | }')).toEqual([
      'uniform',
      'oneToOne',
      'recency',
      'child',
      '{ weight }',
      '{ zipf }',
      '{ tree }',
    ]);
  });

  it('are tables and columns of this document where it asks for them', () => {
    expect(labels('  visits:\n    rows: { per: | }')).toEqual(['shops', 'staff']);
    const staff = head.replace('count: 3 }', 'count: 3, via: | }');
    const at = staff.indexOf('|');
    const spot = findSpot(Text.of(staff.replace('|', '').split('\n')), at);
    expect(
      spot && suggest({ spot, word: '', rest: '', explicit: true, known }).suggestions.map(({ label }) => label),
    ).toEqual(['shop_id']);
    expect(labels('    unique: [[shop_|]]')).toEqual(['shop_id']);
    expect(labels('      shop_sales: { references: shops.id, of: | }')).toEqual([]);
  });

  it('are locales by id, language and name', () => {
    expect(labels('locale: germany|')).toEqual(['de_DE']);
    expect(labels('locale: { ja| }')).toEqual(['ja_JP']);
    expect(inserts('locale: { ja| }')).toEqual(['ja_JP: #{}']);
  });

  it('are columns of the row in the holes of a template', () => {
    expect(labels('      mail: { generator: string.template, template: "{sh|" }')).toEqual(['shop_id']);
    expect(inserts('      mail: { generator: string.template, template: "{sh|" }')).toEqual(['shop_id}']);
    expect(inserts('      mail: { generator: string.template, template: "{sh|}" }')).toEqual(['shop_id']);
    expect(labels('      mail: { generator: string.template, template: "sh|" }')).toEqual([]);
  });
});

it('puts names that need it in quotation marks', () => {
  const read = readSchemaView('populace: 1\ntables:\n  "my shops": { rows: 1, columns: { id: sequence } }\n');
  const view = 'view' in read ? read.view : known.view;

  expect(suggestedAt('      shop: { references: my| }', view)[0]?.insert).toBe('"my shops.id"');
});

it('writes JSON in JSON', () => {
  const text = '{ "tables": { "a": {} } }';
  const read = readSchemaView(text);
  const view = 'view' in read ? read.view : known.view;
  const doc = Text.of(['{ "tables": { "a": { ro } } }']);
  const spot = findSpot(doc, 23);

  expect(view.json).toBe(true);
  expect(
    spot && suggest({ spot, word: 'ro', rest: '', explicit: true, known: { ...known, view } }).suggestions[0]?.insert,
  ).toBe('"rows": #{}');
});

describe('formulas', () => {
  const till = readSchemaView(`${head}      total: number.integer\n      unit price: number.float\n`);
  const view = 'view' in till ? till.view : read.view;
  const inTill = (marked: string) => suggestedAt(marked, view)[0];

  it('offer columns, rows that are referred to, children and functions', () => {
    const shown = labels('      x: { formula: |');

    expect(shown.slice(0, 5)).toEqual(['id', 'shop_id', 'boss_id', 'shop', 'boss']);
    expect(shown).toEqual(expect.arrayContaining(['staff', 'round', 'formatMoney', 'random.integer', 'rowNumber']));
    expect(inTill('      x: { formula: to|')?.label).toBe('total');
    expect(inTill('      x: { formula: un|')?.insert).toBe('row["unit price"]');
  });

  it('follow references, in quotation marks and through several steps', () => {
    expect(labels('      x: { formula: shop.|')).toEqual(['id', 'name', 'sales', 'owner', 'staff']);
    expect(labels('      x: { formula: "boss.shop.na|"')[0]).toBe('name');
    expect(inTill('      x: { formula: "boss.total + un|"')?.insert).toBe('row[\\"unit price\\"]');
  });

  it('offer what can be made of rows, and of values by their type', () => {
    expect(inserts('      x: { formula: "shop.staff.su|"')).toEqual(['map(s, s.#{}).sum()']);
    expect(inserts('      x: { formula: "shop.staff.map(s, s.id).su|"')).toEqual(['sum()']);
    expect(labels('      x: { formula: random.int|')[0]).toBe('integer');
  });

  it('stand in cases, checks and numbers of rows, which are about the parent', () => {
    expect(labels('      x: { case: [{ when: shop.sa|').at(0)).toBe('sales');
    expect(labels('      x: { case: [{ then: { formula: sho|').at(0)).toBe('shop_id');
    expect(labels('    checks:\n      - shop.sal|')[0]).toBe('sales');
    const visits = readSchemaView(`${head}  visits: { rows: { per: shops, count: 1 } }\n`);
    const withVisits = 'view' in visits ? visits.view : read.view;
    expect(suggestedAt('  visits:\n    rows: { per: shops, count: { formula: sal|', withVisits)[0]?.label).toBe(
      'sales',
    );
  });
});
