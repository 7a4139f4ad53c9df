import { defineGenerator, type Generator, pick } from '@populace/recipes';

/** Kinds of bank accounts. */
export const accountName: Generator = defineGenerator({
  id: 'finance.accountName',
  summary: 'A kind of bank account.',
  aliases: ['finance.account'],
  synonyms: { en: 'account type, account name', de: 'Kontoart', fr: 'type de compte', es: 'tipo de cuenta' },
  options: {},
  recipe: (_options, { table }) => pick(table('finance.accountType')),
});
