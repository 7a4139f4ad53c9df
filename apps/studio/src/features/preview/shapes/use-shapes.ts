import type { ColumnProfile, TableProfile } from '@populace/library';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { backgroundEngine } from '../../../lib/engine/engines.ts';
import { type PreviewText, useText } from '../messages.ts';
import type { RowSource } from '../rows/row-block.ts';
import { idOfText } from '../rows/text-ids.ts';
import { type Shape, shapeOf } from './shape-of.ts';
import { shapeWords } from './shape-words.ts';

/** What the head of a column shows of its values. */
export interface HeadShape {
  readonly shape: Shape;
  /** The same for those who do not see it. */
  readonly words: string;
}

/** By the names of the columns. */
export type Shapes = ReadonlyMap<string, HeadShape>;

/** Enough for twenty bars in a line's height. */
const ROWS = 1000;

/** Looks at some rows of a table, all columns at once. Its rows are there by then; an edit ends the question. */
function shapesQuery({ text, table }: RowSource) {
  return queryOptions({
    queryKey: ['shapes', idOfText(text), table],
    queryFn: ({ signal }) => backgroundEngine.call('profile', { text, table, rows: ROWS }, signal),
    placeholderData: (before) => (before?.table === table ? before : undefined),
    // Heads without shapes are whole, so nothing is said where they can't be made; the profile tells why.
    throwOnError: false,
  });
}

/** The shapes of the columns of the rows that are shown; those before an edit stay until others are there. */
export function useShapes({ text, table }: RowSource, isPending: boolean): Shapes {
  const words = useText();
  const { data } = useQuery({ ...shapesQuery({ text, table }), enabled: !isPending });
  return useMemo(() => shapesOf(data, words), [data, words]);
}

function shapesOf(profile: TableProfile | undefined, text: PreviewText): Shapes {
  if (profile === undefined) return new Map();
  const headOf = (column: ColumnProfile): HeadShape => ({
    shape: shapeOf(column, profile.sample.rows),
    words: shapeWords(profile, column, text),
  });
  return new Map(profile.columns.map((column) => [column.name, headOf(column)]));
}
