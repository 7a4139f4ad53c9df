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

/** How many files share the locales, so that several processors judge them. */
const PARTS = 4;

/** Judges the rows of every fourth locale, from the given one on. */
export function judgeLocales(part: number): void {
  const judged = countryLocales.filter((_, place) => place % PARTS === part);

  describe('rows that others judge', () => {
    it.each(judged)('agree and are valid in %s', async (id) => {
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
      expect(
        failed.map(({ check, passed, judged, example }) => `${check}: ${passed} of ${judged}: ${example}`),
      ).toEqual([]);
    });
  });
}
