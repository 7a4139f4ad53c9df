import {
  dateBy,
  defineSubject,
  lookup,
  nameOf,
  pick,
  type Recipe,
  recode,
  type Subject,
  view,
  within,
  written,
} from '@populace/core';
import { ADULT, birthRanges, CONTEXTS, contextShares } from './generations.ts';

const person = (field: string): Recipe => view('person', field);

/** The parts of which a locale's names are written. */
const nameParts = {
  given: () => person('given'),
  surname: () => person('surname'),
  second: () => person('second'),
  title: () => person('title'),
};

/** A person of a row: name, sex, title and birth date belong together. */
export const personSubject: Subject = defineSubject({
  id: 'person',
  summary: 'A person: an adult whose names, sex, title and year of birth fit together.',
  fields: {
    given: ({ now }) => nameOf('person', 'given', contextShares(now)),
    surname: ({ now }) => nameOf('person', 'surname', contextShares(now)),
    /** Sex and generation, which given names go by. */
    context: ({ now }) => nameOf('person', 'context', contextShares(now)),
    /** The surname of the other parent, where people bear both. */
    second: ({ table }) => pick(table('person.surname')),
    givenShown: ({ table }) => lookup(person('given'), table('person.given', 'shown')),
    surnameShown: ({ table }) => lookup(person('surname'), table('person.surname', 'shown')),
    sex: ({ table }) =>
      recode(
        person('context'),
        CONTEXTS.map(({ sex }) => sex),
        table('person.sex'),
      ),
    title: ({ table }) => within(person('sex'), table('person.title')),
    birthDate: ({ now }) => dateBy(person('context'), birthRanges(ADULT.minAge, ADULT.maxAge, now)),
    fullName: ({ locale }) => written(locale.patterns('person.fullName'), nameParts),
    formalName: ({ locale }) => written(locale.patterns('person.formalName'), nameParts),
  },
});
