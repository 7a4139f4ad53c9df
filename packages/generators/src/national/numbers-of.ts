import {
  booleanOption,
  CodedError,
  integerOption,
  nearestNames,
  type Option,
  type OptionPlaces,
  quote,
  textOption,
} from '@populace/core';
import type { Recipe, RecipeScope } from '@populace/recipes';
import { type IdentifierSettings, identifierOf, type Mode } from '../shared/identifier/kind.ts';
import type { NationalNumber, NumberRole } from '../shared/national/national-number.ts';
import { ADULT } from '../shared/people/generations.ts';
import { numbers } from './index.gen.ts';

/** Which numbers a generator makes. */
export interface NumberUse {
  readonly of: NationalNumber['of'];
  readonly role: NumberRole;
}

interface NumberChoice {
  readonly country?: string | undefined;
  readonly kind?: string | undefined;
}

/** The option `country` of these generators. */
export const countryOption: Option<string | undefined> = textOption({
  summary: "The country's two letters, such as ES; that of the row's locale if absent.",
});

/** The option `kind` of these generators. */
export const kindOption: Option<string | undefined> = textOption({
  summary: 'Another number of the country by its name, such as nie; the one that most people have if absent.',
});

/** The option `separators` of these generators. */
export const separatorsOption: Option<boolean> = booleanOption({
  default: true,
  summary: 'With the dots, dashes and spaces with which it is written.',
});

/** The ages that a column of birth dates has by `minAge` and `maxAge`, for numbers in which the date stands. */
export const ageOptions: { readonly minAge: Option<number>; readonly maxAge: Option<number> } = {
  minAge: ageOption(ADULT.minAge),
  maxAge: ageOption(ADULT.maxAge),
};

function ageOption(age: number): Option<number> {
  return integerOption({ default: age, min: 0, max: 150, summary: 'As the column of person.birthDate has it.' });
}

/** Adds problems where there is no such country, or it has no such number. */
export function checkChoice({ country, kind }: NumberChoice, use: NumberUse, at: OptionPlaces): void {
  if (country === undefined) return;
  const known = numbersOf(country, use);
  const countries = numbers.filter((one) => numbersOf(one.country, use).length > 0).map((one) => one.country);
  if (known.length === 0) {
    const message = `country must be one of ${countries.join(', ')}, but is ${quote(country)}`;
    at.problems.add('schema/invalid-option', at.option('country'), message, nearestNames(country, countries));
  } else if (kind !== undefined && !known.some(({ name }) => name === kind)) {
    const names = known.map(({ name }) => name);
    const message = `kind must be ${names.length > 1 ? 'one of ' : ''}${names.join(', ')} in ${country}, but is ${quote(kind)}`;
    at.problems.add('schema/invalid-option', at.option('kind'), message, nearestNames(kind, names));
  }
}

/** Returns the recipe of a country's numbers. */
export function numberRecipe(
  choice: NumberChoice & Pick<IdentifierSettings, 'separators'> & { readonly mode: Mode },
  use: NumberUse & { readonly ages?: { readonly minAge: number; readonly maxAge: number } },
  { locale, now }: RecipeScope,
): Recipe {
  const country = choice.country ?? locale.country ?? '';
  const known = numbersOf(country, use);
  const number = known.find(({ name }) => name === choice.kind) ?? (choice.kind === undefined ? known[0] : undefined);
  if (number === undefined) {
    const wanted = choice.kind === undefined ? 'such numbers' : `numbers of the kind ${quote(choice.kind)}`;
    const message = `${country || `The locale ${locale.id}`} has no ${wanted} here; name a country that has, such as country: ES`;
    throw new CodedError('schema/missing-in-locale', message);
  }
  const { mode, separators = false } = choice;
  // What a row's place says of its person's birth is of use where that is the country of the number.
  const isAtHome = country === locale.country && locale.has('place.region');
  return identifierOf(number, { mode, separators, people: { ...ADULT, ...use.ages, now, isAtHome } });
}

/** The numbers of a country for a use: those whose role it is first, then all others of the same owners. */
function numbersOf(country: string, { of, role }: NumberUse): readonly (NationalNumber & { readonly name: string })[] {
  const all = Object.entries(numbers.find((one) => one.country === country)?.numbers ?? {});
  const own = all.map(([name, number]) => ({ name, ...number })).filter((number) => number.of === of);
  const first = own.filter(({ roles }) => roles.includes(role));
  return first.length === 0 ? [] : [...first, ...own.filter(({ roles }) => !roles.includes(role))];
}
