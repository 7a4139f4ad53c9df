import { dateBy, enumOption, identifier, type Moment, type Option, type Recipe, recode, view } from '@populace/core';
import { ADULT, birthRanges, CONTEXTS } from '../person/generations.ts';
import { type Break, type Shape, type Sight, sightsOf, spellingOf } from './shape.ts';

/** A kind of identifier: its valid numbers, those that are nobody's, and the rules that can be broken. */
export interface IdentifierKind {
  /** What one is, in words: "a US Social Security number". */
  readonly what: string;
  readonly valid: Shape;
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
  readonly people?: { readonly minAge: number; readonly maxAge: number; readonly now: Moment };
}

/** Returns the recipe of identifiers of a kind. */
export function identifierOf(kind: IdentifierKind, { mode, separators = false, people }: IdentifierSettings): Recipe {
  const { what, valid, safe, breaks, sees = [] } = kind;
  const isSafe = mode === 'safe' && safe !== undefined;
  const spelling = spellingOf(isSafe ? safe : valid, {
    what: isSafe ? `${what} that is never given out` : what,
    separators,
    sees,
    breaks: mode === 'invalid' ? breaks : undefined,
  });
  return identifier(spelling, people === undefined ? [] : sightsOf(sees, personSights(people)));
}

function personSights({ minAge, maxAge, now }: NonNullable<IdentifierSettings['people']>): Record<Sight, Recipe> {
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
  };
}
