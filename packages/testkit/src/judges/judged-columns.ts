import type { JudgedLocale } from './judged-locale.ts';

/** A kind of telephone number that is asked for, in every style. */
export interface PhoneColumns {
  readonly kind: 'fixed' | 'mobile';
  readonly mode: 'safe' | 'valid';
  readonly national: string;
  readonly international: string;
  readonly e164: string;
}

/** The columns of telephone numbers: each kind and mode in three styles, which must be one number. */
export const phoneColumns: readonly PhoneColumns[] = (['fixed', 'mobile'] as const).flatMap((kind) =>
  (['safe', 'valid'] as const).map((mode) => {
    const name = (style: string): string => `${kind}-${mode}-${style}`;
    return { kind, mode, national: name('national'), international: name('international'), e164: name('e164') };
  }),
);

const columns = {
  given: 'person.firstName',
  middle: 'person.middleName',
  surname: 'person.lastName',
  fullName: 'person.fullName',
  formalName: { generator: 'person.fullName', title: true },
  sex: 'person.sex',
  title: 'person.title',
  birthDate: 'person.birthDate',
  age: 'person.age',
  email: 'internet.email',
  username: 'internet.username',
  domain: 'internet.domain',
  url: 'internet.url',
  city: 'location.city',
  region: 'location.region',
  regionCode: { generator: 'location.region', style: 'code' },
  postcode: 'location.postcode',
  street: 'location.street',
  streetAddress: 'location.streetAddress',
  fullAddress: { generator: 'location.streetAddress', full: true },
  latitude: 'location.latitude',
  longitude: 'location.longitude',
  timeZone: 'location.timeZone',
  country: 'location.country',
  countryCode: 'location.countryCode',
  company: 'company.name',
  currency: 'finance.currencyCode',
  card: { generator: 'finance.creditCardNumber', mode: 'valid' },
  product: 'commerce.productName',
  price: 'commerce.price',
};

/** The table that is judged: every column whose values must agree with others, by its name. */
export function judgedColumns({ ibanCountry, postcode: mask }: JudgedLocale): Readonly<Record<string, unknown>> {
  const phones = phoneColumns.flatMap((column) =>
    (['national', 'international', 'e164'] as const).map((style) => {
      const { kind, mode } = column;
      return [column[style], { generator: 'phone.number', kind, mode, style }] as const;
    }),
  );
  const { postcode, ...others } = columns;
  // Some countries have no postcodes.
  return {
    ...others,
    ...(mask === '' ? {} : { postcode }),
    iban: { generator: 'finance.iban', country: ibanCountry },
    ...Object.fromEntries(phones),
  };
}
