import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Suffixes of names. */
export const suffix: Generator = defineGenerator({
  id: 'person.suffix',
  summary: 'What stands behind a name, such as Jr.',
  aliases: ['Suffix', 'name.suffix'],
  synonyms: { en: 'name suffix', de: 'Namenszusatz' },
  options: {},
  recipe: (_options, { table }) => pick(table('person.suffix')),
});
