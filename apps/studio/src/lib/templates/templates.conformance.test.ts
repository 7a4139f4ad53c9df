import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openSchema } from '@populace/library';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Template, templates } from './templates.ts';

const cases = templates.map((template): [string, Template] => [template.id, template]);

it('has a card for every example', () => {
  const folder = fileURLToPath(new URL('../../../../../examples', import.meta.url));
  const examples = readdirSync(folder).map((file) => file.replace('.yaml', ''));

  expect(templates.map(({ id }) => id).sort()).toEqual(examples.sort());
});

it.each(cases)('says how large %s is, and in which locales', async (_, template) => {
  const source = await template.load();
  const schema = await openSchema(source);

  const written = schema.tables.filter(({ hidden }) => !hidden);
  const { locale = 'en_US' } = parse(source);
  expect({
    tableCount: written.length,
    rowCount: written.reduce((sum, { rowCount }) => sum + rowCount, 0),
    mix: Object.fromEntries(template.mix.map(({ id, weight }) => [id, weight])),
  }).toEqual({
    tableCount: template.tableCount,
    rowCount: template.rowCount,
    mix: typeof locale === 'string' ? { [locale]: 1 } : locale,
  });
});

it.each(cases)('opens %s without a word about it', async (_, template) => {
  const schema = await openSchema(await template.load());

  expect(schema.notes).toEqual([]);
});

it.each(cases)('has three whole rows for the card of %s', async (_, template) => {
  const schema = await openSchema(await template.load());

  const rows = [...schema.table(template.table).rows({ take: 3, columns: template.columns })];

  expect(rows).toHaveLength(3);
  for (const row of rows) expect(Object.values(row)).not.toContain(null);
  const shown = schema.table(template.table).columns.filter(({ hidden }) => !hidden);
  expect(shown.map(({ name }) => name)).toEqual(expect.arrayContaining([...template.columns]));
});
