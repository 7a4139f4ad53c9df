import { defineGenerator, type Generator, view } from '@populace/core';

/** Domains. */
export const domain: Generator = defineGenerator({
  id: 'internet.domain',
  summary: "A domain made of the name of the row's company, under a top-level domain that is reserved for examples.",
  aliases: ['internet.domainName', 'domainName', 'Domain Name'],
  subject: 'company',
  options: {},
  recipe: () => view('company', 'domain'),
});
