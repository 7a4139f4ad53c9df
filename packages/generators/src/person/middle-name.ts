import { defineGenerator, type Generator, view } from '@populace/core';

/** Second given names. */
export const middleName: Generator = defineGenerator({
  id: 'person.middleName',
  summary:
    "Another given name, as common as it is among people of the row's sex and age; person.fullName shows it where it shows one.",
  aliases: ['middleName', 'name.middleName'],
  synonyms: { en: 'second name, middle', de: 'zweiter Vorname', fr: 'deuxième prénom', es: 'segundo nombre' },
  subject: 'person',
  options: {},
  recipe: () => view('person', 'middle'),
});
