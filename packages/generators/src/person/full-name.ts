import { booleanOption, defineGenerator, type Generator, view } from '@populace/core';

/** Whole names. */
export const fullName: Generator = defineGenerator({
  id: 'person.fullName',
  summary: "The row's given name and surname, in the order of the locale.",
  aliases: ['name', 'fullName', 'person.name', 'Full Name'],
  subject: 'person',
  options: { title: booleanOption({ default: false, summary: 'With the form of address, as on a letter.' }) },
  recipe: ({ title }) => view('person', title ? 'formalName' : 'fullName'),
});
