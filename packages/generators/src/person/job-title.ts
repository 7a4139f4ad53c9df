import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Occupations. */
export const jobTitle: Generator = defineGenerator({
  id: 'person.jobTitle',
  summary: "What the row's person does for a living; the word agrees with the sex where the language has two.",
  aliases: ['jobTitle', 'Job Title', 'name.jobTitle', 'person.job'],
  synonyms: {
    en: 'occupation, profession, job, position',
    de: 'Beruf, Berufsbezeichnung, Stelle, Tätigkeit',
    es: 'profesión, cargo, puesto, ocupación',
    fr: 'métier, profession, poste',
    ja: '職業, 職種',
  },
  subject: 'person',
  options: {},
  recipe: () => view('person', 'job'),
});
