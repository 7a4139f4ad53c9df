import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Lines of business. */
export const industry: Generator = defineGenerator({
  id: 'company.industry',
  summary: 'A line of business.',
  aliases: ['Stock Industry', 'Stock Sector', 'industry'],
  synonyms: {
    en: 'sector, line of business',
    de: 'Branche, Wirtschaftszweig',
    fr: "secteur d'activité",
    es: 'sector',
    ja: '業種',
  },
  options: {},
  recipe: (_options, { table }) => pick(table('company.industry')),
});
