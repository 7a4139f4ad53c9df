import { defineGenerator, type Generator, view } from '@populace/core';

/** E-mail addresses. */
export const email: Generator = defineGenerator({
  id: 'internet.email',
  summary: "An e-mail address made of the row's name, at a domain that is reserved for examples.",
  aliases: ['email', 'exampleEmail', 'internet.exampleEmail', 'Email Address'],
  subject: 'contact',
  options: {},
  recipe: () => view('contact', 'email'),
});
