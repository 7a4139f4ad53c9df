import { defineGenerator, type Generator, view } from '@populace/core';

/** Forms of address. */
export const title: Generator = defineGenerator({
  id: 'person.title',
  summary: "A form of address before the name, by the row's sex.",
  aliases: ['prefix', 'person.prefix', 'Title'],
  subject: 'person',
  options: {},
  recipe: () => view('person', 'title'),
});
