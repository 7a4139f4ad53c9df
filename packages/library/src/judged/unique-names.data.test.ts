import { readFileSync } from 'node:fs';
import { locales } from '@populace/locales';
import { isPassed, judgedColumns, judgedLocale, judgeRows, judgesOf } from '@populace/testkit/judges';
import { describe, expect, it } from 'vitest';
import { openSchema } from '../index.ts';

const readText = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const countryLocales = locales.filter(({ country }) => country !== undefined).map(({ id }) => id);

describe('unique e-mails and user names that others judge', () => {
  it.each(countryLocales)("are valid and show the row's name in %s", async (id) => {
    const locale = judgedLocale(id, readText);
    const columns = {
      ...judgedColumns(locale),
      email: { generator: 'internet.email', unique: true },
      username: { generator: 'internet.username', unique: true },
    };
    const schema = await openSchema({ populace: 1, locale: id, tables: { people: { rows: 2000, columns } } });
    const rows = [...schema.table('people').rows({ columns: Object.keys(columns) })];
    const judges = judgesOf(locale, schema.now);
    const ofAddresses = judges.filter(({ check }) => /e-mail|user name/.test(check));

    const asMade = judgeRows(
      rows,
      judges.filter(({ check }) => /validator|ASCII|reserved/.test(check)),
    );
    const named = judgeRows(
      rows.map((row) => ({ ...row, email: `${row['email']}`.replace(/\d+@/, '@') })),
      ofAddresses,
    );

    expect(ofAddresses.length).toBeGreaterThan(3);
    expect([...asMade, ...named].filter((tally) => !isPassed(tally))).toEqual([]);
  });
});
