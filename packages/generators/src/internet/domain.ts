import { defineGenerator, type Generator, view } from '@populace/recipes';

/** Domains. */
export const domain: Generator = defineGenerator({
  id: 'internet.domain',
  summary: "A domain made of the name of the row's company, under a top-level domain that is reserved for examples.",
  aliases: ['internet.domainName', 'domainName', 'Domain Name'],
  synonyms: {
    en: 'host, hostname, site, dns name',
    de: 'Domäne',
    es: 'dominio',
    fr: 'domaine',
    ja: 'ドメイン',
  },
  subject: 'company',
  options: {},
  recipe: () => view('company', 'domain'),
});
