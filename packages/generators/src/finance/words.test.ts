import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { accountName } from './account-name.ts';
import { transactionType } from './transaction-type.ts';

const words = { text: ['first', 'second one', 'third'] };
const all = [
  [transactionType, 'finance.transactionType'],
  [accountName, 'finance.accountType'],
] as const;

for (const [generator, name] of all) testGenerator(generator, { tables: { [name]: words } });

describe('words of finance', () => {
  it.each(all)('are those of the locale: %#', async (generator, name) => {
    const values = await valuesMadeBy(generator, {}, { tables: { [name]: words } });

    expect(new Set(values)).toEqual(new Set(words.text));
  });
});
