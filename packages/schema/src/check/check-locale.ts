import type { DocumentNode, OptionReader, ProblemList } from '@populace/core';
import { describeNode, nearestNames, quote, readWeighted } from '@populace/core';
import type { LocaleShare } from '../model.ts';
import { isFull } from './check-context.ts';

/** The locale of documents that give none. */
export const defaultLocale: readonly LocaleShare[] = [{ id: 'base', weight: 1 }];

interface Asked {
  readonly text: string;
  readonly weight: number;
  readonly place: DocumentNode['place'];
}

/** Reads one locale, or several with weights. Adds problems and returns undefined where that is not so, or one is not known. */
export function readLocale(
  node: DocumentNode,
  locales: readonly string[],
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
    const id = findLocale(text, locales);
    if (id === undefined && !isFull(at)) refuseLocale(text, place, locales, at.problems);
    return id === undefined ? undefined : { id, weight };
  });
  const known = shares?.filter((share) => share !== undefined);
  if (known === undefined || known.length < (shares?.length ?? 0)) return undefined;
  const twice = known.find(({ id }, index) => known.findIndex((other) => other.id === id) < index);
  if (twice === undefined) return known;
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

/** Returns the id of a known locale in any case, with `-` or `_`. */
export function findLocale(text: string, locales: readonly string[]): string | undefined {
  return locales.find((id) => fold(id) === fold(text));
}

function fold(id: string): string {
  // Ids of locales are ASCII; letters beyond it stay as they are.
  return id.replaceAll('-', '_').replaceAll(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));
}

/** So few locales are named where none of them is near. */
const MOST_LISTED = 8;

/** Adds `schema/unknown-locale` with the nearest known ones, or all where there are few. */
export function refuseLocale(
  text: string,
  place: DocumentNode['place'],
  locales: readonly string[],
  problems: ProblemList,
): void {
  const nearest = nearestNames(text, locales);
  const known =
    nearest.length === 0 && locales.length <= MOST_LISTED
      ? `; there ${locales.length === 1 ? 'is' : 'are'} ${locales.join(', ')}`
      : '';
  problems.add('schema/unknown-locale', place, `There is no locale ${quote(text)}${known}`, nearest);
}
