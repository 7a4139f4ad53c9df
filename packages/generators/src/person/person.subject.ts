import {
  composed,
  dateBy,
  defineSubject,
  inBothForms,
  inflected,
  initialOf,
  lookup,
  nameOf,
  pick,
  pickByCode,
  type Recipe,
  recode,
  type Subject,
  switchOn,
  type TableUse,
  view,
  within,
} from '@populace/recipes';
import { ADULT, birthRanges, CONTEXT_FORMS, CONTEXTS, contextShares, FATHERS } from '../shared/people/generations.ts';

const person = (field: string): Recipe => view('person', field);

/** The parts of which a locale's names are written. */
const nameParts = {
  given: () => person('given'),
  surname: () => person('surname'),
  second: () => person('second'),
  patronymic: () => person('patronymic'),
  middle: () => person('middle'),
  added: () => person('added'),
  initial: () => initialOf(person('middle')),
  father: () => person('father'),
  fatherInitial: () => initialOf(person('father')),
  title: () => person('title'),
};

/** The form of a name that the person's sex asks for, where names have two. */
function bySex(name: Recipe, table: TableUse): Recipe {
  return inflected(name, person('context'), { forms: CONTEXT_FORMS, of: inBothForms(table, 'feminine') });
}

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
    second: ({ table }) => bySex(pick(table('person.surname')), table('person.surname')),
    /** Made of the father's given name, which is nobody's else here. */
    patronymic: ({ table }) => bySex(pick(table('person.patronymic')), table('person.patronymic')),
    givenShown: ({ table }) => lookup(person('given'), table('person.given', 'shown')),
    surnameShown: ({ table }) =>
      lookup(person('surname'), inBothForms(table('person.surname', 'shown'), 'feminineShown')),
    secondShown: ({ table }) =>
      lookup(person('second'), inBothForms(table('person.surname', 'shown'), 'feminineShown')),
    /** Another given name that people of the sex and generation bear. */
    middle: ({ table }) =>
      pickByCode(table('person.given'), person('context'), {
        columns: CONTEXTS.map(({ column }) => column),
        unlike: person('given'),
        oneWord: true,
      }),
    /** What full names have that is neither: कुमार, Thị, اصل; by the sex and generation. */
    added: ({ table }) =>
      pickByCode(table('person.added'), person('context'), {
        columns: CONTEXTS.map(({ column }) => column),
        apartFrom: [person('given'), person('surname')],
      }),
    /** The given name of the father, of the generation before, where people bear it in full. */
    father: ({ table }) => pickByCode(table('person.given'), person('context'), { columns: FATHERS }),
    /** What one does for a living, by the word for a man or for both. */
    jobRow: ({ table }) => pick(table('person.job')),
    job: ({ table }) =>
      switchOn(
        recode(
          person('context'),
          CONTEXTS.map(({ sex }) => sex),
          ['female', 'male'],
        ),
        [lookup(person('jobRow'), table('person.job', 'female')), lookup(person('jobRow'), table('person.job'))],
      ),
    sex: ({ table }) =>
      recode(
        person('context'),
        CONTEXTS.map(({ sex }) => sex),
        table('person.sex'),
      ),
    title: ({ table }) => within(person('sex'), table('person.title')),
    birthDate: ({ now }) => dateBy(person('context'), birthRanges(ADULT.minAge, ADULT.maxAge, now)),
    fullName: ({ locale }) => composed(locale.patterns('person.fullName'), nameParts),
    formalName: ({ locale }) => composed(locale.patterns('person.formalName'), nameParts),
  },
});
