import type { ColumnProposal, ProposedObject, ProposedPresence } from '../proposal/proposal.ts';
import { shareText, sourceEntries } from './write-source.ts';
import { yamlMap, yamlText } from './yaml-text.ts';

/** Writes a column that has values in the rows of an object only. A branch has no type of its own: it stands beside the condition. */
export function presentText(column: ColumnProposal, { column: object, nulls, source }: ProposedPresence): string {
  const when = conditionOf(object);
  const share: [string, string][] = nulls > 0 ? [['nulls', shareText(nulls)]] : [];
  const sources = sourceEntries(column);
  if (column.references !== undefined) return yamlMap([...sources, ['when', when], ...share]);
  const isApart = hasOwnSource(column);
  const made = isApart ? yamlMap([['formula', formulaText(fieldOf(source))]]) : makerText(column, sources);
  const type = isApart ? [] : sources.filter(isType);
  return yamlMap([
    [
      'case',
      `[${yamlMap([
        ['when', when],
        ['then', made],
      ])}]`,
    ],
    ...type,
    ...share,
  ]);
}

type Entry = readonly [name: string, text: string];

function isType([name]: Entry): boolean {
  return name === 'type';
}

/** A branch of a condition knows no other subject: a hidden column has the values then. */
function hasOwnSource({ presence, options }: ColumnProposal): boolean {
  return presence !== undefined && options['of'] !== undefined;
}

function makerText({ generator }: ColumnProposal, sources: readonly Entry[]): string {
  const entries = sources.filter((entry) => !isType(entry));
  return entries.length === 1 && entries[0]?.[0] === 'generator' ? generator : yamlMap(entries);
}

/** The hidden columns by which fields of objects are null together: for each object, and for each field that needs one. */
export function hiddenColumns(
  columns: readonly ColumnProposal[],
  objects: readonly ProposedObject[],
): readonly (readonly [name: string, text: string])[] {
  const sources = columns.flatMap((column) =>
    column.presence === undefined || !hasOwnSource(column)
      ? []
      : [[column.presence.source, yamlMap([...sourceEntries(column), ['hidden', 'true']])] as const],
  );
  return [...objects.map((object) => [object.column, objectText(object)] as const), ...sources];
}

function objectText({ within, share }: ProposedObject): string {
  const drawn: [string, string][] = [
    ['generator', 'boolean'],
    ['share', shareText(share)],
  ];
  if (within === undefined) return yamlMap([...drawn, ['hidden', 'true']]);
  const branch = yamlMap([
    ['when', conditionOf(within)],
    ['then', yamlMap(drawn)],
  ]);
  return yamlMap([
    ['case', `[${branch}]`],
    ['hidden', 'true'],
  ]);
}

function conditionOf(column: string): string {
  return formulaText(fieldOf(column));
}

/** A column in a formula: by its name alone only where that has nothing but letters of ASCII, digits and `_`. */
function fieldOf(column: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(column) ? column : `row[${JSON.stringify(column)}]`;
}

function formulaText(formula: string): string {
  return /^\w+$/.test(formula) ? yamlText(formula) : JSON.stringify(formula);
}
