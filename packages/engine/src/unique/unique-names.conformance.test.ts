import { parseDocument } from '@populace/document';
import { planWorld, type World } from '@populace/engine';
import { type OpenedTable, openSchema } from '@populace/library';
import { defaultRegistry, schemaRegistry } from '@populace/library/registry';
import { checkDocument } from '@populace/schema';
import { testEquality } from '@populace/testkit';
import { valuesOf } from '@populace/testkit/schemas';
import { describe, expect, it } from 'vitest';

const ROWS = 50_000;
const MIX = { de_DE: 60, en_US: 40 };
const ALL = { en_US: 5, es_US: 4, de_DE: 3, ja_JP: 2, ar_EG: 1 };

const settings: readonly (readonly [what: string, locale: string | object])[] = [
  ['en_US', 'en_US'],
  ['es_US', 'es_US'],
  ['de_DE', 'de_DE'],
  ['ja_JP', 'ja_JP'],
  ['ar_EG', 'ar_EG'],
  ['surnames with a form for each sex', 'pl_PL'],
  ['a mix of surnames with one form and with two', { cs_CZ: 40, pl_PL: 30, de_DE: 30 }],
  ['a mix of two locales', MIX],
  ['a mix of two locales that share their surnames', { es_US: 50, en_US: 50 }],
  ['a mix of five locales', ALL],
];

const unique = { generator: 'internet.email', unique: true };
const uniqueUser = { generator: 'internet.username', unique: true };

async function people(columns: object, locale: string | object, rows = ROWS): Promise<OpenedTable> {
  return (await openSchema({ populace: 1, locale, tables: { t: { rows, columns } } })).table('t');
}

describe('unique e-mails and user names', () => {
  it.each(settings)('are all different: %s', async (_, locale) => {
    const table = await people({ email: unique, username: uniqueUser, plain: 'internet.email' }, locale);
    const emails = valuesOf(table, 'email').map(String);
    const locals = emails.map((email) => email.slice(0, email.indexOf('@')));

    expect(new Set(emails).size).toBe(ROWS);
    // Whatever the domain, so that it may be one and the same.
    expect(new Set(locals).size).toBe(ROWS);
    expect(new Set(valuesOf(table, 'username')).size).toBe(ROWS);
    expect(new Set(valuesOf(table, 'plain')).size).toBeLessThan(ROWS);
  });

  it.each(settings)('are what they are without unique, and a number: %s', async (_, locale) => {
    const columns = {
      email: unique,
      username: uniqueUser,
      plainEmail: 'internet.email',
      plainUser: 'internet.username',
    };
    const rows = [...(await people(columns, locale, 5000)).rows()];

    const others = rows.filter(({ email, username, plainEmail, plainUser }) => {
      const isSameEmail = `${email}`.replace(/\d+@/, '@') === plainEmail;
      return !isSameEmail || `${username}`.replace(/\d+$/, '') !== `${plainUser}`.replace(/\d+$/, '');
    });
    expect(others).toEqual([]);
    expect(rows.filter(({ email }) => /[.]\w*?0\d*@/.test(`${email}`.replace(/[1-9]\d*@/, '@')))).toEqual([]);
  });

  it('have short numbers, and many have none', async () => {
    const emails = valuesOf(await people({ v: unique }, 'en_US', 1000)).map(String);
    const lengths = emails.map((email) => /\d*@/.exec(email)?.[0].length ?? 0);

    // At 1,000 rows three of four have none (`UNIQUE` in bench/unique-emails.mjs prints larger tables).
    expect(lengths.filter((length) => length === 1).length).toBeGreaterThan(650);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(3);
  });

  it.each([
    ['one locale', 'en_US'],
    ['several', ALL],
  ])('change no other column: %s', async (_, locale) => {
    const others = {
      id: 'uuid',
      first: 'person.firstName',
      last: 'person.lastName',
      full: 'person.fullName',
      sex: 'person.sex',
      born: 'person.birthDate',
      phone: 'phone.number',
      city: 'location.city',
      company: 'company.name',
      work: 'internet.domain',
      spouse: { generator: 'internet.email', of: 'spouse' },
      price: { generator: 'commerce.price', nulls: '10%' },
      nick: 'internet.username',
      plain: 'internet.email',
    };
    const asked = { email: unique, username: uniqueUser };
    const names = Object.keys(others);
    const window = { columns: names, take: 3000 };

    const without = (await people({ email: 'internet.email', username: 'internet.username', ...others }, locale)).text(
      'csv',
      window,
    );
    const withBoth = (await people({ ...asked, ...others }, locale)).text('csv', window);
    const behind = (await people({ ...others, ...asked }, locale)).text('csv', window);

    expect(withBoth).toBe(without);
    expect(behind).toBe(without);
  });

  it('keep the weights of names', async () => {
    const table = await people({ last: 'person.lastName', email: unique }, 'en_US');
    const commonest = ['smith', 'johnson', 'williams', 'brown', 'jones'];
    const emails = valuesOf(table, 'email').map(String);
    const surnames = valuesOf(table, 'last').map((name) => `${name}`.toLowerCase());

    const counts = commonest.map((name) => [
      emails.filter((email) => /\.([a-z]+)/.exec(email)?.[1] === name).length,
      surnames.filter((surname) => surname === name).length,
    ]);

    expect(counts.filter(([ofEmails, ofSurnames]) => ofEmails !== ofSurnames)).toEqual([]);
    // Smith: 21,712 of 1,343,113 by the table; six standard deviations at 50,000 rows.
    expect(Math.abs((counts[0]?.[0] ?? 0) - 808)).toBeLessThan(170);
  });

  it('do not depend on how many rows there are', async () => {
    const [few, many] = [
      await people({ v: unique, u: uniqueUser }, MIX, 300),
      await people({ v: unique, u: uniqueUser }, MIX, 2 ** 40),
    ];

    expect([...many.rows({ take: 300 })]).toEqual([...few.rows()]);
  });

  it('are of all letters in one case, so that they differ in any case', async () => {
    const table = await people({ email: unique, username: uniqueUser }, ALL, 5000);

    expect(table.text('csv', { take: 5000 }).slice('email,username'.length)).not.toMatch(/[A-Z]/);
  });

  it.each([
    [
      'en_US',
      0,
      [
        'samuel.pappas@mail.example,spappas',
        'leon.medina@mail.example,leon6639',
        'lane.knowles@example.com,lknowles',
        'bryan.jacobs@example.com,bryan.jacobs',
      ],
    ],
    [
      'en_US',
      1_000_000_000,
      [
        'lori.moreno9050@example.org,lmoreno849836',
        'kyle.garcia11108@example.com,kgarcia5482936',
        'abigail.castellanos291@example.org,abigail_castellanos291',
        'megan.campbell19167@example.com,megan.campbell19167',
      ],
    ],
    [
      MIX,
      0,
      [
        'samuel.pappas1@mail.example,spappas2',
        'leon.medina@mail.example,leon13279',
        'ernst.linden@example.com,elinden',
        'bryan.jacobs1@example.com,bryan.jacobs1',
      ],
    ],
  ])('stay as they are: %j from row %d', async (locale, from, expected) => {
    const table = await people({ email: unique, username: uniqueUser }, locale, 2 ** 40);

    expect(table.text('csv', { from, take: 4 }).split('\n').slice(1, -1)).toEqual(expected);
  });

  it('are refused in a mix of locales for what has no numbers', async () => {
    const opened = people({ v: { generator: 'person.fullName', unique: true } }, MIX);

    await expect(opened).rejects.toThrow('its rows are in 2 locales, which may share values');
  });
});

const schema = JSON.stringify({
  populace: 1,
  locale: ALL,
  tables: {
    people: {
      rows: 2 ** 48,
      columns: {
        email: unique,
        german: { ...unique, locale: 'de_DE' },
        spouse: { ...unique, of: 'spouse', nulls: '20%' },
        username: uniqueUser,
        last: 'person.lastName',
      },
    },
    logins: { rows: 2 ** 48, columns: { of: { references: 'people.email' } } },
  },
});

async function plan(): Promise<World> {
  const { node } = parseDocument(schema);
  const { model } = node === undefined ? {} : checkDocument(node, schemaRegistry(), {});
  const world = model && (await planWorld(model, defaultRegistry())).world;
  if (world === undefined) throw new Error('The schema has problems.');
  return world;
}

testEquality('unique e-mails and user names', plan, { starts: [0, 65_500, 2 ** 32 - 70, 2 ** 44 + 1] });
