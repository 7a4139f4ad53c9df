import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Generic domains with estimated weights. */
const suffixes = {
  com: 50,
  org: 12,
  net: 12,
  info: 5,
  io: 4,
  dev: 3,
  app: 3,
  biz: 2,
  online: 2,
  shop: 2,
  site: 2,
  store: 1,
  tech: 1,
  xyz: 1,
} as const;

/** Top-level domains. */
export const domainSuffix: Generator = defineGenerator({
  id: 'internet.domainSuffix',
  summary: "A top-level domain, as common as it is met; a domain with one may be somebody's.",
  aliases: ['domainSuffix', 'Top Level Domain'],
  synonyms: { en: 'tld', de: 'Top-Level-Domain' },
  options: {},
  recipe: () => pick(Object.keys(suffixes), { weights: Object.values(suffixes) }),
});
