import { unquoted } from '@populace/document';
import type { Place } from './suggest-names.ts';
import { generatorOf } from './suggestion.ts';

/**
 * The generator of the column that a spot is in, by its own name, or `references`: as it stands around the spot, else as the document had
 * it when it could be read last. Undefined outside of columns, and where a column has neither.
 */
export function columnGenerator({ spot, known }: Pick<Place, 'spot' | 'known'>): string | undefined {
  const { path, kind, siblings } = spot;
  if (path[0] !== 'tables' || path[2] !== 'columns' || path.length < 4) return undefined;
  if (path.length === (kind === 'key' ? 4 : 5)) {
    if (siblings.has('references')) return 'references';
    const own = siblings.get('generator');
    return own === undefined ? undefined : (generatorOf(known, unquoted(own))?.id ?? unquoted(own));
  }
  const table = known.view.tables.find(({ name }) => name === path[1]);
  const column = table?.columns.find(({ name }) => name === path[3]);
  if (column?.reference !== undefined) return 'references';
  return column?.generator === undefined ? undefined : generatorOf(known, column.generator)?.id;
}
