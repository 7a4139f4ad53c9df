import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Departments of companies. */
export const department: Generator = defineGenerator({
  id: 'company.department',
  summary: 'A department of a company.',
  aliases: ['Department (Corporate)'],
  synonyms: { en: 'business unit, team', de: 'Unternehmensbereich' },
  options: {},
  recipe: (_options, { table }) => pick(table('company.department')),
});
