import type { Moment } from '@populace/calendar';
import { enumOption, type Option } from '@populace/core';
import { dateBy, identifier, type Recipe, recode, uniqueAs, view } from '@populace/recipes';
import { ADULT, birthRanges, CONTEXTS } from '../people/generations.ts';
import { type Break, type Shape, type Sight, sightsOf, spellingOf } from './shape.ts';

/** A kind of identifier: its valid numbers, those that are nobody's, and the rules that can be broken. */
export interface IdentifierKind {
  /** What one is, in words: "a US Social Security number". */
  readonly what: string;
  readonly valid: Shape;
  /**
   * Valid ones that tell more of the row, such as where its person was born, for columns that need not be unique: too few would be left for that. What sees the region is
   * for rows of the number's country.
   */
  readonly telling?: Shape | undefined;
  /** Numbers that an authority keeps for examples and tests, or never gives out; the valid ones where there are none. */
  readonly safe?: Shape | undefined;
  readonly breaks: readonly Break[];
  readonly sees?: readonly Sight[] | undefined;
}

/** What the `mode` of an identifier is: the same option everywhere. */
export type Mode = 'safe' | 'valid' | 'invalid';

/** The option `mode` of every generator of identifiers. */
export const modeOption: Option<Mode> = enumOption(['safe', 'valid', 'invalid'], {
  default: 'safe',
  summary:
    "safe: numbers kept for tests, or never given out, where there are such; valid: any right one, which may be somebody's; invalid: one rule broken, which explain names.",
});

export interface IdentifierSettings {
  readonly mode: Mode;
  readonly separators?: boolean;
  /** For kinds that see the row's person. */
  readonly people?: PeopleSettings;
}

interface PeopleSettings {
  readonly minAge: number;
  readonly maxAge: number;
  readonly now: Moment;
  /** Whether the row's place is in the country of the number. */
  readonly isAtHome: boolean;
}

/** Returns the recipe of identifiers of a kind. */
export function identifierOf(kind: IdentifierKind, { mode, separators = false, people }: IdentifierSettings): Recipe {
  const { what, valid, safe, telling, breaks, sees = [] } = kind;
  const isSafe = mode === 'safe' && safe !== undefined;
  const seen = people?.isAtHome ? sees : sees.filter((sight) => sight !== 'region');
  const recipeOf = (shape: Shape): Recipe => {
    const spelling = spellingOf(shape, {
      what: isSafe ? `${what} that is never given out` : what,
      separators,
      sees: seen,
      breaks: mode === 'invalid' ? breaks : undefined,
    });
    return identifier(spelling, people === undefined ? [] : sightsOf(seen, personSights(people)));
  };
  if (isSafe) return recipeOf(safe);
  const tells = telling !== undefined && (people?.isAtHome || !sees.includes('region'));
  return tells ? uniqueAs(recipeOf(telling), recipeOf(valid)) : recipeOf(valid);
}

function personSights({ minAge, maxAge, now }: PeopleSettings): Record<Sight, Recipe> {
  const context = view('person', 'context');
  const isUsual = minAge === ADULT.minAge && maxAge === ADULT.maxAge;
  const drawn = { subject: 'person', field: 'birthDate' };
  return {
    born: isUsual ? view('person', 'birthDate') : dateBy(context, birthRanges(minAge, maxAge, now), drawn),
    sex: recode(
      context,
      CONTEXTS.map(({ sex }) => sex),
      ['F', 'M'],
    ),
    given: view('person', 'givenShown'),
    surname: view('person', 'surnameShown'),
    second: view('person', 'secondShown'),
    givenWritten: view('person', 'given'),
    surnameWritten: view('person', 'surname'),
    secondWritten: view('person', 'second'),
    region: view('place', 'regionCode'),
    bank: view('account', 'bank'),
  };
}
