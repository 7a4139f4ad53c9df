import { defineGenerator, type Generator, view } from '@populace/core';

/** Forms of address. */
export const title: Generator = defineGenerator({
  id: 'person.title',
  summary: "A form of address by the row's sex; person.fullName with title puts it where it belongs.",
  aliases: ['prefix', 'person.prefix', 'Title'],
  subject: 'person',
  options: {},
  recipe: () => view('person', 'title'),
});
