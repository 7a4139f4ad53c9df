import { concat, constant, defineGenerator, type Generator, pick, view } from '@populace/recipes';

/** Universities. */
export const university: Generator = defineGenerator({
  id: 'person.university',
  summary: "A university called after the row's city; none of this name need exist.",
  aliases: ['University', 'university'],
  synonyms: {
    en: 'college, alma mater, school',
    de: 'Universität, Hochschule',
    fr: 'université',
    es: 'universidad',
    ja: '大学',
  },
  subject: 'place',
  options: {},
  recipe: (_options, { table }) => concat(pick(table('person.university')), constant(' '), view('place', 'city')),
});
