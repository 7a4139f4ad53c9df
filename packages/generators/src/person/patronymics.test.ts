import { openSchema } from '@populace/library';
import { expect, it } from 'vitest';

it.each(['ru_RU', 'uk_UA', 'bg_BG', 'kk_KZ'])('has one patronymic for each person: %s', async (locale) => {
  const schema = await openSchema({
    populace: 1,
    locale,
    tables: {
      people: {
        rows: 200,
        columns: { full: 'person.fullName', middle: 'person.middleName', patronymic: 'person.patronymic' },
      },
    },
  });

  for (const { full, middle, patronymic } of schema.table('people').rows()) {
    expect(middle).toBe(patronymic);
    expect(String(full).split(' ')).toContain(patronymic);
  }
});

it('writes amounts with the decimals of the currency', async () => {
  const rowsOf = async (locale: string) => {
    const columns = { amount: 'finance.amount', line: 'finance.transactionDescription' };
    const schema = await openSchema({ populace: 1, locale, tables: { t: { rows: 50, columns } } });
    return [...schema.table('t').rows()].map(({ amount, line }) => `${String(amount)}|${String(line)}`);
  };

  for (const row of await rowsOf('ja_JP')) expect(row).toMatch(/^\d+\|.* \d+ JPY$/);
  for (const row of await rowsOf('ko_KR')) expect(row).toMatch(/^\d+\|.* \d+ KRW$/);
  for (const row of await rowsOf('de_DE')) expect(row).toMatch(/^\d+\.\d\d\|.* \d+\.\d\d EUR$/);
});
