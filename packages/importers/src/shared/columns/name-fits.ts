import type { ValueType } from '../proposal/proposal.ts';
import { isPhone } from '../values/text-kinds.ts';

/** How the values of a generator look, for generators that a column's name leads to. */
interface Look {
  /** The kinds of values that may be it. */
  readonly types: readonly ValueType[];
  readonly test: (value: string) => boolean;
}

const any = (): boolean => true;

function words(most: number): (value: string) => boolean {
  return (value) =>
    value.length <= 30 * most &&
    /^[\p{L}\p{M}][\p{L}\p{M}'’`.,\-– ・]*$/u.test(value) &&
    value.split(/\s+/).length <= most;
}

function text(test: (value: string) => boolean): Look {
  return { types: ['text'], test };
}

function number(least: number, most: number): Look {
  return {
    types: ['integer', 'decimal', 'float'],
    test: (value) => Number(value) >= least && Number(value) <= most,
  };
}

const looks: Readonly<Record<string, Look>> = {
  'color.human': text(words(4)),
  'color.hex': text((value) => /^#?[0-9a-f]{3,8}$/i.test(value)),
  'commerce.productName': text((value) => /\p{L}/u.test(value) && value.length <= 120),
  'company.name': text((value) => /\p{L}/u.test(value) && value.length <= 120),
  'finance.currencyCode': text((value) => /^[A-Z]{3}$/.test(value)),
  'internet.domain': text((value) => /^[^\s/@]+\.[^\s/@]+$/.test(value)),
  'internet.email': text((value) => /^\S+@\S+$/.test(value)),
  'internet.url': text((value) => /^(\w+:\/\/|www\.)\S+$/.test(value)),
  'internet.username': text((value) => /^[\p{L}\p{N}._@+-]{2,40}$/u.test(value)),
  'internet.userAgent': text((value) => value.length >= 4),
  'location.city': text((value) => words(6)(value.replaceAll(/[()/]/g, ' '))),
  'location.country': text(words(8)),
  'location.countryCode': text((value) => /^[A-Z]{2}$/.test(value)),
  'location.latitude': number(-90, 90),
  'location.longitude': number(-180, 180),
  'location.postcode': {
    types: ['text', 'integer'],
    test: (value) => /^(?=.*\d)[A-Z0-9][A-Z0-9 -]{2,9}$/i.test(value),
  },
  // Regions are proper names, unlike the states of an order.
  'location.region': text((value) => words(6)(value) && !/^\p{Ll}/u.test(value)),
  'location.street': text((value) => /\p{L}/u.test(value) && value.length <= 80),
  'location.streetAddress': text((value) => /\p{L}/u.test(value) && /[\d０-９]/.test(value) && value.length <= 160),
  'location.timeZone': text((value) => /^(\w+\/\w+|UTC|GMT)/.test(value)),
  'person.birthDate': { types: ['date'], test: any },
  'person.firstName': text(words(3)),
  'person.fullName': text(words(6)),
  'person.lastName': text(words(5)),
  'person.title': text((value) => /^[\p{L}. ]{1,16}$/u.test(value)),
  'phone.number': {
    types: ['text', 'integer'],
    test: (value) => isPhone(value) || /^\+?[\d ()./-]{6,24}$/.test(value),
  },
  'system.fileName': text((value) => /^[^/\\]+\.\w{1,5}$/.test(value)),
  'system.mimeType': text((value) => /^\w+\/[\w.+-]+$/.test(value)),
  'date.time': { types: ['time'], test: any },
};

/** How values must look for a generator that a name led to; undefined where only their look could lead to it. */
export function lookOf(generator: string): Look | undefined {
  return looks[generator];
}
