import {
  concat,
  constant,
  defineSubject,
  digits,
  type FieldScope,
  initialOf,
  integer,
  lookup,
  pick,
  type Recipe,
  type Subject,
  view,
  within,
  written,
} from '@populace/core';
import { mailDomains } from './mail-domains.ts';
import { type PhoneKind, type PhoneMode, phoneField, phoneTable } from './phone-tables.ts';

const contact = (field: string): Recipe => view('contact', field);
const person = (field: string): Recipe => view('person', field);

/** How one may be reached: by addresses made of the row's person, by numbers of the row's place. */
export const contactSubject: Subject = defineSubject({
  id: 'contact',
  summary: "How the row's person may be reached: e-mail and user name of their name, telephone of their city.",
  fields: {
    mailDomain: () => pick(mailDomains.domains, { weights: mailDomains.weights }),
    email: () =>
      concat(person('givenShown'), constant('.'), person('surnameShown'), constant('@'), contact('mailDomain')),
    username: () => written(usernames, usernameParts),
    ...phoneFields('fixed', 'safe'),
    ...phoneFields('fixed', 'valid'),
    ...phoneFields('mobile', 'safe'),
    ...phoneFields('mobile', 'valid'),
  },
});

const usernames = [
  { text: '{initial}{surname}{number}', weight: 4 },
  { text: '{given}.{surname}', weight: 3 },
  { text: '{given}_{surname}', weight: 2 },
  { text: '{given}{number}', weight: 2 },
];

const usernameParts = {
  initial: () => initialOf(person('givenShown')),
  given: () => person('givenShown'),
  surname: () => person('surnameShown'),
  number: () => integer(1n, 99n),
};

/** The block of numbers that a telephone number is of, and its last digits. */
function phoneFields(kind: PhoneKind, mode: PhoneMode): Subject['fields'] {
  const table = phoneTable(kind, mode);
  return {
    [phoneField(kind, mode, 'block')]: (scope: FieldScope) =>
      kind === 'fixed' ? within(view('place', 'city'), scope.table(table, 'area')) : pick(scope.table(table, 'area')),
    [phoneField(kind, mode, 'area')]: (scope: FieldScope) =>
      lookup(contact(phoneField(kind, mode, 'block')), scope.table(table, 'area')),
    [phoneField(kind, mode, 'rest')]: (scope: FieldScope) =>
      lookup(contact(phoneField(kind, mode, 'block')), scope.table(table, 'rest')),
    [phoneField(kind, mode, 'line')]: ({ locale }: FieldScope) =>
      digits(Number(locale.fact(`lineDigits.${table.slice('place.'.length)}`))),
  };
}
