import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Words of domains. */
export const domainWord: Generator = defineGenerator({
  id: 'internet.domainWord',
  summary: "The words of the name of the row's company as its domain has them.",
  aliases: ['domainWord'],
  subject: 'company',
  options: {},
  recipe: () => view('company', 'domainWord'),
});
