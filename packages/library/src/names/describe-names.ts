import { CodedError } from '@populace/core';
import type { Pack, PackTable } from '@populace/recipes';
import { DEFAULT_NOW } from '@populace/schema';
import { findLocalePage } from '../catalogue-locales.ts';
import { lenderOf, lendersOf } from '../registry/lenders.ts';
import { defaultRegistry } from '../registry/registry.ts';
import { figuresOfPart, figuresOfPatterns, type TextFigures } from './name-figures.ts';
import { contextWeights, type PartShares, partShares } from './name-part-shares.ts';

/** How many names a locale has, and how evenly they are borne; of adults at the `now` that schemas have which name none. */
export interface NameFigures {
  readonly locale: string;
  /** Given names that women bear, and those that men bear. */
  readonly women: number;
  readonly men: number;
  readonly given: TextFigures;
  /** In the form of the bearer's sex, where names have one for each. */
  readonly surname: TextFigures;
  /** Names as `person.fullName` writes them, by all patterns of the locale. */
  readonly fullName: TextFigures;
  /** The same entropies of the country's people, where they were counted. */
  readonly population?: PopulationFigures;
}

/** The collision entropy, in bits, of the names that people of the country bear. */
export interface PopulationFigures {
  readonly given?: number;
  readonly surname?: number;
  readonly source: string;
}

/**
 * Counts the names of a locale, given by its id or an alias; loads its tables of names. Undefined for what has no names.
 * @throws CodedError `schema/unknown-locale`, with the nearest names.
 */
export async function describeNames(id: string): Promise<NameFigures | undefined> {
  const page = findLocalePage(id);
  const registry = defaultRegistry();
  const locale = registry.locales.get(page.id);
  const lenders = locale === undefined ? [] : await lendersOf(registry, locale);
  const own = lenders[0]?.pack;
  const patterns = own?.patterns.get('person.fullName');
  if (own === undefined || patterns === undefined) return undefined;
  const load = async (name: string): Promise<PackTable | undefined> => lenderOf(lenders, name)?.pack.table(name);
  const [given, surname, patronymic, added] = await Promise.all(
    ['person.given', 'person.surname', 'person.patronymic', 'person.added'].map(load),
  );
  if (given === undefined || surname === undefined) return undefined;
  const parts = partShares({ given, surname, patronymic, added });
  const weights = contextWeights(DEFAULT_NOW);
  const alone = (name: string, of = weights): TextFigures => figuresOfPart(partOf(parts, name), of);
  const half = weights.length / 2;
  return {
    locale: page.id,
    women: alone(
      'given',
      weights.map((weight, at) => (at < half ? weight : 0)),
    ).count,
    men: alone(
      'given',
      weights.map((weight, at) => (at < half ? 0 : weight)),
    ).count,
    given: alone('given'),
    surname: alone('surname'),
    fullName: figuresOfPatterns(patterns, parts, weights),
    ...populationOf(own),
  };
}

function partOf(parts: ReadonlyMap<string, () => PartShares>, name: string): PartShares {
  const make = parts.get(name);
  if (make === undefined) throw new CodedError('internal', `Names have no part ${name}.`);
  return make();
}

/** What the locale says of its people, beside the names that it has. */
function populationOf({ facts }: Pack): { readonly population?: PopulationFigures } {
  const [given, surname, source] = ['given', 'surname', 'source'].map((name) => facts.get(`population.${name}`));
  if (source === undefined) return {};
  return {
    population: {
      ...(given === undefined ? {} : { given: Number(given) }),
      ...(surname === undefined ? {} : { surname: Number(surname) }),
      source,
    },
  };
}
