import { Verbatim, type WritableValue } from '@populace/document';
import type { ColumnProposal, ProposedObject, ProposedPresence } from '../proposal/proposal.ts';
import { shareOf, sourceEntries } from './write-source.ts';

type Entry = readonly [name: string, value: WritableValue];

/** Returns a column that has values in the rows of an object only. A branch has no type of its own: it stands beside the condition. */
export function presentColumn(
  column: ColumnProposal,
  { column: object, nulls, source }: ProposedPresence,
): WritableValue {
  const when = conditionOf(object);
  const share: readonly Entry[] = nulls > 0 ? [['nulls', shareOf(nulls)]] : [];
  const sources = sourceEntries(column);
  if (column.references !== undefined) return new Map([...sources, ['when', when], ...share]);
  const isApart = hasOwnSource(column);
  const then = isApart ? new Map([['formula', formulaOf(fieldOf(source))]]) : makerOf(column, sources);
  const type = isApart ? [] : sources.filter(isType);
  const branch = new Map<string, WritableValue>([
    ['when', when],
    ['then', then],
  ]);
  return new Map<string, WritableValue>([['case', [branch]], ...type, ...share]);
}

function isType([name]: Entry): boolean {
  return name === 'type';
}

/** A branch of a condition knows no other subject: a hidden column has the values then. */
function hasOwnSource({ presence, options }: ColumnProposal): boolean {
  return presence !== undefined && options['of'] !== undefined;
}

function makerOf({ generator }: ColumnProposal, sources: readonly Entry[]): WritableValue {
  const entries = sources.filter((entry) => !isType(entry));
  return entries.length === 1 && entries[0]?.[0] === 'generator' ? generator : new Map(entries);
}

/** The hidden columns by which fields of objects are null together: for each object, and for each field that needs one. */
export function hiddenColumns(
  columns: readonly ColumnProposal[],
  objects: readonly ProposedObject[],
): readonly (readonly [name: string, value: WritableValue])[] {
  const sources = columns.flatMap((column) =>
    column.presence === undefined || !hasOwnSource(column)
      ? []
      : [
          [
            column.presence.source,
            new Map<string, WritableValue>([...sourceEntries(column), ['hidden', true]]),
          ] as const,
        ],
  );
  return [...objects.map((object) => [object.column, objectColumn(object)] as const), ...sources];
}

function objectColumn({ within, share }: ProposedObject): WritableValue {
  const drawn: readonly Entry[] = [
    ['generator', 'boolean'],
    ['share', shareOf(share)],
  ];
  if (within === undefined) return new Map<string, WritableValue>([...drawn, ['hidden', true]]);
  const branch = new Map<string, WritableValue>([
    ['when', conditionOf(within)],
    ['then', new Map(drawn)],
  ]);
  return new Map<string, WritableValue>([
    ['case', [branch]],
    ['hidden', true],
  ]);
}

function conditionOf(column: string): WritableValue {
  return formulaOf(fieldOf(column));
}

/** A column in a formula: by its name alone only where that has nothing but letters of ASCII, digits and `_`. */
function fieldOf(column: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(column) ? column : `row[${JSON.stringify(column)}]`;
}

function formulaOf(formula: string): WritableValue {
  return /^\w+$/.test(formula) ? formula : new Verbatim(JSON.stringify(formula));
}
