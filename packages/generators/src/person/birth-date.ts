import { integerOption } from '@populace/core';
import { dateBy, defineGenerator, type Generator, view } from '@populace/recipes';
import { ADULT, birthRanges } from '../shared/people/generations.ts';

/** Dates of birth. */
export const birthDate: Generator = defineGenerator({
  id: 'person.birthDate',
  summary: "The day on which the row's person was born: of a generation that bears such names.",
  aliases: ['birthdate', 'dateOfBirth', 'dob', 'date.birthdate'],
  synonyms: {
    en: 'date of birth, born, born on, birth day, birth date',
    de: 'Geburtsdatum, Geburtstag, geboren, geboren am, Geb.-Datum',
    es: 'fecha de nacimiento, fecha nacimiento, nacimiento, cumpleaños',
    fr: 'date de naissance, naissance, né le',
    ja: '生年月日, 誕生日, seinengappi, tanjobi',
  },
  subject: 'person',
  options: {
    minAge: integerOption({
      default: ADULT.minAge,
      min: 0,
      max: 150,
      summary: 'Years that people are old at least, at `now`.',
    }),
    maxAge: integerOption({ default: ADULT.maxAge, min: 0, max: 150, summary: 'Years that people are old at most.' }),
  },
  check({ minAge, maxAge }, at) {
    if (minAge <= maxAge) return;
    const message = `minAge (${minAge}) is greater than maxAge (${maxAge}); swap them or drop one`;
    at.problems.add('schema/invalid-option', at.option('minAge'), message);
  },
  recipe({ minAge, maxAge }, { now }) {
    if (minAge === ADULT.minAge && maxAge === ADULT.maxAge) return view('person', 'birthDate');
    const drawn = { subject: 'person', field: 'birthDate' };
    return dateBy(view('person', 'context'), birthRanges(minAge, maxAge, now), drawn);
  },
});
