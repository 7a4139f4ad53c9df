import type { GeneratorPage } from '@populace/library';
import { CURSOR } from '../../../lib/completion/suggested.ts';
import type { Place } from './suggest-names.ts';
import type { Suggestion } from './suggestion.ts';

/** The generators, found also by the other words for them. */
export function suggestGenerators(place: Place): readonly Suggestion[] {
  return place.known.generators.map((page) => ({ ...suggestionOf(page), insert: place.write.value(page.id) }));
}

/**
 * The generators as all that a column is: those that need options are written with them. Behind them, the other things that a column
 * can be.
 */
export function suggestColumnValues(place: Place): readonly Suggestion[] {
  const { known, write, spot } = place;
  const columns = known.generators.map((page) => {
    const needed = page.options.filter(({ required }) => required);
    const isBare = needed.length === 0 || spot.quote !== '';
    const insert = isBare ? write.value(page.id) : withNeeded(place, page.id, needed);
    return { ...suggestionOf(page), insert, goesOn: !isBare };
  });
  if (spot.quote !== '') return columns;
  const map = (key: string): Suggestion => ({
    label: `{ ${key}: … }`,
    kind: 'key',
    insert: write.map([[key, CURSOR]]),
    goesOn: true,
    boost: -10,
  });
  return [...columns, map('generator'), map('references')];
}

function suggestionOf(page: GeneratorPage): Omit<Suggestion, 'insert'> {
  const { id, aliases, summary } = page;
  return { label: id, kind: 'generator', words: aliases, summary, generator: page };
}

function withNeeded({ write }: Place, id: string, needed: GeneratorPage['options']): string {
  return write.map([['generator', write.value(id)], ...needed.map(({ name }) => [name, CURSOR] as const)]);
}
