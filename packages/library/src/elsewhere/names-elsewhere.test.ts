import { describe, expect, it } from 'vitest';
import { checkSchema } from '../index.ts';
import { defaultRegistry } from '../registry/registry.ts';
import { fakerNames } from './faker-names-for-tests.ts';
import { generatedataNames } from './generatedata-names-for-tests.ts';
import { mockarooNames } from './mockaroo-names-for-tests.ts';
import { whyNoGenerator, whyNoGenerators } from './why-no-generator.ts';

const { generators } = defaultRegistry();

describe('names that people know from other tools', () => {
  it.each([
    ['Faker', fakerNames(), 260],
    ['Mockaroo', mockarooNames, 190],
    ['generatedata', generatedataNames, 38],
  ] as const)('lead somewhere: %s', (_, names, least) => {
    const lost = names.filter((name) => !generators.has(name) && whyNoGenerator(name) === undefined);

    expect(lost).toEqual([]);
    expect(new Set(names).size).toBeGreaterThanOrEqual(least);
  });

  it('are explained only where no generator bears them', () => {
    expect([...whyNoGenerators.keys()].filter((name) => generators.has(name))).toEqual([]);
  });

  it('are all known of somewhere', () => {
    const known = new Set([...fakerNames(), ...mockarooNames, ...generatedataNames]);

    expect([...whyNoGenerators.keys()].filter((name) => !known.has(name))).toEqual([]);
  });

  it('offer generators that there are', () => {
    for (const [name, told] of whyNoGenerators) {
      const offered = [...told.matchAll(/\b[a-z]+\.[a-z]+[A-Za-z0-9]*\b/g)]
        .map(([id]) => id)
        .filter((id) => id !== 'table.column');

      expect(
        offered.filter((id) => !generators.has(id)),
        name,
      ).toEqual([]);
    }
  });

  it('say in the schema why there is none, and what to write', async () => {
    const problems = await checkSchema({
      populace: 1,
      tables: { t: { rows: 1, columns: { v: 'First Name (Male)' } } },
    });

    expect(problems.map(({ message }) => message)).toEqual([
      'There is no generator "First Name (Male)": it is a setting of the first name; write { generator: person.firstName, sex: female }, or male',
    ]);
  });
});
