import { defineGenerator, type Generator, view } from '@populace/core';

/** Names of companies. */
export const name: Generator = defineGenerator({
  id: 'company.name',
  summary: "A company's name with its legal form, as they are in the locale.",
  aliases: ['company', 'companyName', 'Company Name'],
  subject: 'company',
  options: {},
  recipe: () => view('company', 'name'),
});
