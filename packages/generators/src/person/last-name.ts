import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Surnames. */
export const lastName: Generator = defineGenerator({
  id: 'person.lastName',
  summary: 'A surname, as common as it is in the locale.',
  aliases: ['lastName', 'surname', 'name.lastName', 'person.surname', 'familyName', 'Last Name'],
  synonyms: {
    en: 'family name, second name, lname',
    de: 'Nachname, Familienname, Zuname',
    es: 'apellido, apellidos, primer apellido',
    fr: 'nom, nom de famille',
    ja: '姓, 苗字, 名字, sei, myoji',
  },
  subject: 'person',
  options: {},
  recipe: () => view('person', 'surname'),
});
