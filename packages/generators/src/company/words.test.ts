import { testGenerator, valuesMadeBy } from '@populace/testkit';
import { describe, expect, it } from 'vitest';
import { buzzAdjective } from './buzz-adjective.ts';
import { buzzNoun } from './buzz-noun.ts';
import { buzzVerb } from './buzz-verb.ts';
import { catchPhraseAdjective } from './catch-phrase-adjective.ts';
import { catchPhraseDescriptor } from './catch-phrase-descriptor.ts';
import { catchPhraseNoun } from './catch-phrase-noun.ts';
import { legalForm } from './legal-form.ts';

const words = { text: ['first', 'second one', 'third'] };
const all = [
  [catchPhraseAdjective, 'company.catchAdjective'],
  [catchPhraseDescriptor, 'company.catchDescriptor'],
  [catchPhraseNoun, 'company.catchNoun'],
  [buzzAdjective, 'company.buzzAdjective'],
  [buzzNoun, 'company.buzzNoun'],
  [buzzVerb, 'company.buzzVerb'],
  [legalForm, 'company.legalForm'],
] as const;

for (const [generator, name] of all) testGenerator(generator, { tables: { [name]: words } });

describe('words of company', () => {
  it.each(all)('are those of the locale: %#', async (generator, name) => {
    const values = await valuesMadeBy(generator, {}, { tables: { [name]: words } });

    expect(new Set(values)).toEqual(new Set(words.text));
  });
});
