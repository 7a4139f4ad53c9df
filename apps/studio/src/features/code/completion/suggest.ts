import { rank } from '../../../lib/completion/rank.ts';
import { suggestFormula, tableOfFormula } from './suggest-formula.ts';
import { suggestKeys } from './suggest-keys.ts';
import { type Place, suggestColumns } from './suggest-names.ts';
import { suggestValues } from './suggest-values.ts';
import type { Answer, Asked } from './suggestion.ts';
import { writingAt } from './writing.ts';

/** Returns what may be written at a spot, the best first. */
export function suggest(asked: Asked): Answer {
  const { spot, word, rest, known } = asked;
  const table = spot.kind === 'value' ? tableOfFormula(spot.path, known.view) : undefined;
  if (table !== undefined) return suggestFormula(asked, table);
  const place: Place = { spot, known, write: writingAt(spot, known.view.json) };
  const hole = /(?:^|[^{])(?:\{\{)*\{([^{}]*)$/.exec(word);
  if (spot.path.at(-1) === 'template' && spot.kind === 'value') {
    const end = word.length;
    if (hole === null) return { begin: 0, end, suggestions: [] };
    const begin = word.length - (hole[1]?.length ?? 0);
    const columns = suggestColumns(place, spot.path[1], [spot.path[3] ?? '']);
    const closed = columns.map((one) => ({ ...one, insert: rest.startsWith('}') ? one.label : `${one.label}}` }));
    return { begin, end, suggestions: rank(word.slice(begin), closed) };
  }
  const all = spot.kind === 'key' ? suggestKeys(place) : suggestValues(place);
  const also = spot.mayBeKey ? suggestKeys({ ...place, spot: { ...spot, kind: 'key' } }) : [];
  return { begin: 0, end: word.length + rest.length, suggestions: rank(word, [...all, ...also]) };
}
