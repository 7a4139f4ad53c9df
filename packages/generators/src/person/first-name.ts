import { defineGenerator, type Generator, view } from '@populace/core';

/** Given names. */
export const firstName: Generator = defineGenerator({
  id: 'person.firstName',
  summary: "A given name, as common as it is in the locale; it agrees with the row's sex, title and birth date.",
  aliases: ['firstName', 'givenName', 'name.firstName', 'person.givenName', 'First Name'],
  synonyms: {
    en: 'forename, given name, christian name, fname',
    de: 'Vorname, Rufname',
    es: 'nombre, nombre de pila, primer nombre',
    fr: 'prénom',
    ja: '名, 下の名前, mei',
  },
  subject: 'person',
  options: {},
  recipe: () => view('person', 'given'),
});
