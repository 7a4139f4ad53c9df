import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { expect, it } from 'vitest';
import { currencySubject } from './currency.subject.ts';
import { currencyCode } from './currency-code.ts';

testGenerator(currencyCode, { subjects: [currencySubject], matches: /^XXC$/ });

it('is missing where there is no country', async () => {
  const made = valuesMadeBy(currencyCode, {}, { locale: 'base', locales: {} });

  await expect(made).rejects.toMatchObject({ code: 'schema/missing-in-locale' });
});
