import { concat, constant, defineGenerator, type Generator, oneOf, pick, type Recipe } from '@populace/recipes';

/** Sentences of technical talk. */
export const phrase: Generator = defineGenerator({
  id: 'hacker.phrase',
  summary: 'A sentence of technical talk; in English.',
  options: {},
  recipe(_options, { table }) {
    const verb = pick(table('hacker.verb'));
    const adjective = pick(table('hacker.adjective'));
    const noun = pick(table('hacker.noun'));
    const abbreviation = pick(table('hacker.abbreviation'));
    const ing = pick(table('hacker.ingverb'));
    const of = (...parts: readonly (string | Recipe)[]): Recipe =>
      concat(...parts.map((part) => (typeof part === 'string' ? constant(part) : part)));
    return oneOf([
      {
        weight: 1,
        recipe: of('First ', verb, ' the ', abbreviation, ' ', noun, ', then the ', adjective, ' one follows.'),
      },
      {
        weight: 1,
        recipe: of(
          'Nobody can ',
          verb,
          ' the ',
          noun,
          ' without ',
          ing,
          ' its ',
          adjective,
          ' ',
          abbreviation,
          ' ',
          noun,
          '.',
        ),
      },
      {
        weight: 1,
        recipe: of(
          'The ',
          abbreviation,
          ' ',
          noun,
          ' is down; ',
          verb,
          ' the ',
          adjective,
          ' ',
          noun,
          ' before it spreads.',
        ),
      },
      { weight: 1, recipe: of('Try ', ing, ' the ', adjective, ' ', abbreviation, ' ', noun, ' next time.') },
    ]);
  },
});
