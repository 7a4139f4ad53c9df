import { readFileSync } from 'node:fs';
import { locales } from '@populace/locales';
import { isPassed, type Judge, judgedColumns, judgedLocale, judgeRows, judgesOf } from '@populace/testkit/judges';
import { describe, expect, it } from 'vitest';
import { openSchema } from '../index.ts';

const ROWS = 10_000;
/** Each row has four numbers in three styles, and their judges are the slow ones. */
const ROWS_WITH_PHONES = 2500;
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
    const table = schema.table('people');
    const isOfPhones = ({ check }: Judge): boolean => check.startsWith('phone');
    const judges = judgesOf(locale, schema.now);
    const tallies = [
      ...judgeRows(
        table.rows(),
        judges.filter((judge) => !isOfPhones(judge)),
      ),
      ...judgeRows(table.rows({ take: ROWS_WITH_PHONES }), judges.filter(isOfPhones)),
    ];

    const failed = tallies.filter((tally) => !isPassed(tally));
    expect(failed.map(({ check, passed, judged, example }) => `${check}: ${passed} of ${judged}: ${example}`)).toEqual(
      [],
    );
  });
});
