import { defineSubject, pick, type Subject } from '@populace/recipes';
import { banksOf } from './bank-list.ts';

/** A bank account of a row: its number and the code of the bank belong together. */
export const accountSubject: Subject = defineSubject({
  id: 'account',
  summary: 'A bank account: its number and the code of its bank belong together.',
  fields: {
    /** In countries whose banks are known. */
    bank: ({ locale }) => pick(banksOf(locale.country)),
  },
});
