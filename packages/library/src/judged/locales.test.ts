import { readFileSync } from 'node:fs';
import { locales } from '@populace/locales';
import { isPassed, judgedColumns, judgedLocale, judgeRows, judgesOf } from '@populace/testkit/judges';
import { describe, expect, it } from 'vitest';
import { openSchema } from '../index.ts';

const ROWS = 3000;
const readText = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const countryLocales = locales.filter(({ country }) => country !== undefined).map(({ id }) => id);

describe('rows that others judge', () => {
  it.each(countryLocales)('agree and are valid in %s', async (id) => {
    const locale = judgedLocale(id, readText);
    const document = {
      populace: 1,
      locale: id,
      tables: { people: { rows: ROWS, columns: judgedColumns(locale) } },
    };

    const schema = await openSchema(document);
    const tallies = judgeRows(schema.table('people').rows(), judgesOf(locale, schema.now));

    const failed = tallies.filter((tally) => !isPassed(tally));
    expect(failed.map(({ check, passed, judged, example }) => `${check}: ${passed} of ${judged}: ${example}`)).toEqual(
      [],
    );
  });
});
