import {
  concat,
  constant,
  defineSubject,
  digits,
  type FieldScope,
  initialOf,
  integer,
  lookup,
  type NameStyle,
  numbered,
  oneOf,
  pick,
  type Recipe,
  type Subject,
  view,
  within,
  written,
  writtenBy,
} from '@populace/recipes';
import { mailDomains } from '../shared/contact/mail-domains.ts';
import { type PhoneKind, type PhoneMode, phoneField, phoneTable } from '../shared/contact/phone-tables.ts';

const contact = (field: string): Recipe => view('contact', field);
const person = (field: string): Recipe => view('person', field);

/** How one may be reached: by addresses made of the row's person, by numbers of the row's place. */
export const contactSubject: Subject = defineSubject({
  id: 'contact',
  summary: "How the row's person may be reached: e-mail and user name of their name, telephone of their city.",
  fields: {
    mailDomain: () => pick(mailDomains.domains, { weights: mailDomains.weights }),
    email: () =>
      numbered(
        { ...names, styles: [GIVEN_SURNAME] },
        concat(...mailName, constant('@'), contact('mailDomain')),
        (number) => concat(...mailName, number(0), constant('@'), contact('mailDomain')),
      ),
    username: () =>
      numbered(
        { ...names, styles: usernames.map(({ style }) => style) },
        written(usernames, { ...usernameParts, number: () => integer(1n, 99n) }),
        (number) =>
          oneOf(
            usernames.map(({ numbered: text, weight }, style) => ({
              weight,
              recipe: writtenBy(text, { ...usernameParts, number: () => number(style) }),
            })),
          ),
      ),
    ...phoneFields('fixed', 'safe'),
    ...phoneFields('fixed', 'valid'),
    ...phoneFields('mobile', 'safe'),
    ...phoneFields('mobile', 'valid'),
  },
});

/** Names that addresses are made of: drawn by levels, so that their rows can be numbered. */
const names = { subject: 'person', field: 'given' } as const;

const GIVEN_SURNAME: NameStyle = { given: 'whole', surname: 'whole', between: '.', order: 'given-first' };

const mailName = [person('givenShown'), constant('.'), person('surnameShown')];

/** In a unique column the number that tells rows apart stands in place of the one that is drawn. */
const usernames: readonly {
  readonly text: string;
  readonly numbered: string;
  readonly weight: number;
  readonly style: NameStyle;
}[] = [
  {
    text: '{initial}{surname}{number}',
    numbered: '{initial}{surname}{number}',
    weight: 4,
    style: { ...GIVEN_SURNAME, given: 'initial', between: '' },
  },
  { text: '{given}.{surname}', numbered: '{given}.{surname}{number}', weight: 3, style: GIVEN_SURNAME },
  {
    text: '{given}_{surname}',
    numbered: '{given}_{surname}{number}',
    weight: 2,
    style: { ...GIVEN_SURNAME, between: '_' },
  },
  { text: '{given}{number}', numbered: '{given}{number}', weight: 2, style: { ...GIVEN_SURNAME, surname: 'none' } },
];

const usernameParts = {
  initial: () => initialOf(person('givenShown')),
  given: () => person('givenShown'),
  surname: () => person('surnameShown'),
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
