import { ageAt, defineGenerator, type Generator, view } from '@populace/recipes';

/** Ages. */
export const age: Generator = defineGenerator({
  id: 'person.age',
  summary: "The age of the row's person in whole years, at `now`; it agrees with the birth date.",
  aliases: ['age', 'person.years'],
  synonyms: {
    en: 'years old, age in years',
    de: 'Alter, Lebensalter',
    es: 'edad',
    fr: 'âge',
    ja: '年齢, nenrei',
  },
  subject: 'person',
  options: {},
  recipe: (_options, { now }) => ageAt(view('person', 'birthDate'), now),
});
