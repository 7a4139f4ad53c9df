import { defineGenerator, type Generator, view } from '@populace/core';

/** User names. */
export const username: Generator = defineGenerator({
  id: 'internet.username',
  summary: "A user name made of the row's name.",
  aliases: ['userName', 'internet.userName', 'internet.displayName', 'Username'],
  subject: 'contact',
  options: {},
  recipe: () => view('contact', 'username'),
});
