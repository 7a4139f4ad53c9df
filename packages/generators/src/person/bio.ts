import { concat, constant, defineGenerator, type Generator, oneOf, pick } from '@populace/recipes';

/** Lines about oneself. */
export const bio: Generator = defineGenerator({
  id: 'person.bio',
  summary: 'A line about oneself, as profiles have them; in English.',
  aliases: ['bio'],
  synonyms: { en: 'about, biography, profile text', de: 'Kurzbiografie, über mich' },
  options: {},
  recipe(_options, { table }) {
    const part = pick(table('person.bioPart'));
    const fan = concat(pick(table('person.skill')), constant(' '), pick(table('person.bioSupporter')));
    return oneOf([
      { weight: 2, recipe: concat(part, constant(', '), part) },
      { weight: 2, recipe: concat(part, constant(', '), part, constant(', '), part) },
      { weight: 2, recipe: concat(fan, constant(', '), part) },
      { weight: 1, recipe: fan },
    ]);
  },
});
