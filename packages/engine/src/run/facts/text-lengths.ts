import type { ColumnFacts } from '@populace/cells';
import { mostCharacters, type Vector } from '@populace/core';
import { openTable } from '../../columns/rows/table-run.ts';
import type { PlannableWorld } from '../../model/plannable-world.ts';
import type { PlannedTable } from '../../model/table.ts';

/** How many characters (code points) the texts of a column have, which the vector says that is planned for it. */
export function textLengths(world: PlannableWorld, table: PlannedTable, name: string): ColumnFacts['characters'] {
  const { made, given } = table.column(name);
  if (!made) {
    const lengths = given.flatMap(({ text }) => (text === null ? [] : [charactersOf(text)]));
    return lengths.length === 0 ? undefined : { least: Math.min(...lengths), most: Math.max(...lengths) };
  }
  const [column] = openTable(world, table, { columns: [name], batchRows: 4 }).batch.columns;
  return column && { least: leastCharacters(column.vector), most: mostCharacters(column.vector) };
}

/** A bound that no text needs to reach: 0 where little is known. */
function leastCharacters(vector: Vector): number {
  switch (vector.kind) {
    case 'constant':
      return charactersOf(vector.text);
    case 'codes': {
      const { dictionary } = vector;
      let least = dictionary.size === 0 ? 0 : Number.POSITIVE_INFINITY;
      for (let code = 0; code < dictionary.size; code++) least = Math.min(least, charactersOf(dictionary.text(code)));
      return least;
    }
    case 'parts':
      return vector.parts.reduce((sum, part) => sum + leastCharacters(part), 0);
    case 'mixed':
      return Math.min(...vector.options.map((option) => leastCharacters(option.vector)));
    default:
      return 0;
  }
}

function charactersOf(text: string): number {
  return [...text].length;
}
