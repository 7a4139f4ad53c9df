import { concat, constant, defineGenerator, type Generator, oneOf, pick, view } from '@populace/core';

/** Universities. */
export const university: Generator = defineGenerator({
  id: 'person.university',
  summary: "A university called after the row's city or a person; none of this name need exist.",
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
  recipe: (_options, { table }) =>
    oneOf([
      { weight: 3, recipe: concat(constant('University of '), view('place', 'city')) },
      { weight: 2, recipe: concat(pick(table('person.surname')), constant(' University')) },
      { weight: 1, recipe: concat(pick(table('person.surname')), constant(' Institute of Technology')) },
    ]),
});
