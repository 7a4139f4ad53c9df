import { defineGenerator, type Generator, view } from '@populace/core';

/** Surnames. */
export const lastName: Generator = defineGenerator({
  id: 'person.lastName',
  summary: 'A surname, as common as it is in the locale.',
  aliases: ['lastName', 'surname', 'name.lastName', 'person.surname', 'familyName', 'Last Name'],
  subject: 'person',
  options: {},
  recipe: () => view('person', 'surname'),
});
