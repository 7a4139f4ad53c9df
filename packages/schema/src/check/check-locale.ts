import {
  type DocumentNode,
  describeNode,
  type MapEntry,
  nearestNames,
  type OptionReader,
  type ProblemList,
  quote,
} from '@populace/core';
import { readWeighted } from '@populace/recipes';
import type { LocaleShare } from '../model/model.ts';
import { type CheckContext, isFull } from './check-context.ts';
import type { Registry } from './registry.ts';

/** What of a registry names locales. */
type Known = Pick<Registry, 'locales' | 'localeAliases'>;

/** Returns the locale of documents that give none. */
export function defaultLocale({ locales }: Known): string {
  return locales.includes('en_US') ? 'en_US' : 'base';
}

/** Reads the locale of a table or a column, if it has one. Adds problems. */
export function readLocaleOption(entry: MapEntry | undefined, at: CheckContext): readonly LocaleShare[] | undefined {
  return entry && readLocale(entry.value, at.registry, { problems: at.problems, name: 'locale', now: at.now });
}

interface Asked {
  readonly text: string;
  readonly weight: number;
  readonly place: DocumentNode['place'];
}

/** Reads one locale, or several with weights. Adds problems and returns undefined where that is not so, or one is not known. */
export function readLocale(
  node: DocumentNode,
  known: Known,
  at: OptionReader & { problems: ProblemList },
): readonly LocaleShare[] | undefined {
  if (node.kind === 'scalar' && typeof node.value !== 'string') {
    at.problems.add(
      'schema/invalid-option',
      node.place,
      `locale must be a locale or a map from locale to weight, but is ${describeNode(node)}`,
    );
    return undefined;
  }
  const asked = askedOf(node, at);
  const shares = asked?.map(({ text, weight, place }) => {
    const id = findLocale(text, known);
    if (id === undefined && !isFull(at)) refuseLocale(text, place, known, at.problems);
    return id === undefined ? undefined : { id, weight };
  });
  const found = shares?.filter((share) => share !== undefined);
  if (found === undefined || found.length < (shares?.length ?? 0)) return undefined;
  const twice = found.find(({ id }, index) => found.findIndex((other) => other.id === id) < index);
  if (twice === undefined) return found;
  at.problems.add(
    'schema/invalid-option',
    node.place,
    `locale names ${twice.id} twice; name it once, with the sum of its weights`,
  );
  return undefined;
}

function askedOf(node: DocumentNode, at: OptionReader): readonly Asked[] | undefined {
  if (node.kind === 'scalar') return [{ text: node.text, weight: 1, place: node.place }];
  const weighted = readWeighted(node, at);
  const places =
    node.kind === 'map' ? node.entries.map(({ keyPlace }) => keyPlace) : node.items.map(({ place }) => place);
  return weighted?.map(({ text, weight }, index) => ({ text, weight, place: places[index] ?? node.place }));
}

/** Returns the id of a known locale, given by the id or by an alias, in any case, with `-` or `_`. */
export function findLocale(text: string, { locales, localeAliases }: Known): string | undefined {
  if (locales.includes(text)) return text;
  const folded = fold(text);
  return locales.find((id) => fold(id) === folded) ?? localeAliases.get(folded);
}

function fold(id: string): string {
  // Ids of locales are ASCII; letters beyond it stay as they are.
  return id.replaceAll('-', '_').replaceAll(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));
}

/** So few locales are named where none of them is near. */
const MOST_LISTED = 8;
/** Every two letters are near to every two others, so shorter aliases are no suggestions. */
const SHORTEST_NEAR = 4;

/** Adds `schema/unknown-locale` with the nearest known ones, or all where there are few. */
export function refuseLocale(
  text: string,
  place: DocumentNode['place'],
  { locales, localeAliases }: Known,
  problems: ProblemList,
): void {
  const aliases = [...localeAliases.keys()].filter((alias) => alias.length >= SHORTEST_NEAR);
  const names = nearestNames(text, [...locales, ...aliases]);
  const nearest = [...new Set(names.map((name) => localeAliases.get(name) ?? name))];
  const known =
    nearest.length === 0 && locales.length <= MOST_LISTED
      ? `; there ${locales.length === 1 ? 'is' : 'are'} ${locales.join(', ')}`
      : '';
  problems.add('schema/unknown-locale', place, `There is no locale ${quote(text)}${known}`, nearest);
}
