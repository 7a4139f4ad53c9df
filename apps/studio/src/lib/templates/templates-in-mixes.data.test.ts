import { openSchema } from '@populace/library';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Template, templates } from './templates.ts';

const cases = templates.map((template): [string, Template] => [template.id, template]);
const added = ['ja_JP', 'ar_EG', 'es_MX', 'de_DE', 'fr_FR', 'en_GB', 'ko_KR', 'ar_AE', 'tr_TR', 'zh_CN'] as const;

/** A template whose locale mix has one locale more. */
async function withLocale(template: Template, locale: string): Promise<object> {
  const document = parse(await template.load());
  const mix = Object.fromEntries(template.mix.map(({ id, weight }) => [id, weight]));
  return { ...document, locale: { ...mix, [locale]: 50 } };
}

describe.each(added)('with %s in its locale mix', (locale) => {
  it.each(cases)('the template %s has no error, and generates rows of each table', async (_, template) => {
    const document = await withLocale(template, locale);
    // Throws where anything is wrong; what a locale lacks or borrows is a note.
    const schema = await openSchema(document);

    for (const table of schema.tables) {
      const take = Math.min(50, table.rowCount);
      expect([...table.rows({ take })]).toHaveLength(take);
    }
  });
});
