import { concat, constant, defineGenerator, type Generator, oneOf, pick } from '@populace/recipes';

/** Series of books. */
export const series: Generator = defineGenerator({
  id: 'book.series',
  summary: 'A name as series of books have; made of English words.',
  options: {},
  recipe: (_options, { table }) =>
    oneOf([
      { weight: 2, recipe: concat(constant('The '), pick(table('title.place')), constant(' Chronicles')) },
      {
        weight: 2,
        recipe: concat(
          constant('Tales of the '),
          pick(table('title.adjective')),
          constant(' '),
          pick(table('title.noun')),
        ),
      },
      { weight: 1, recipe: concat(constant('The '), pick(table('title.noun')), constant(' Trilogy')) },
    ]),
});
