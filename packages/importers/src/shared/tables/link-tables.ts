import { foldWords } from '../names/fold-words.ts';
import { singularsOf } from '../names/table-kinds.ts';
import { evidenceOf } from '../proposal/evidence.ts';
import type { ColumnProposal, ProposedReference, TableProposal } from '../proposal/proposal.ts';
import { type ColumnSample, sampleColumn } from '../values/column-sample.ts';
import type { ReadTable } from './read-table.ts';

/** A column that rows can be referred to by. */
interface Key extends ProposedReference {
  readonly values: ColumnSample;
  /** Whether all rows of the table were read, so that its values are all there are. */
  readonly isWhole: boolean;
}

/** This share of the values must be keys of the other table, where all of its rows are known. */
const LEAST_FOUND = 0.95;

/** Makes references of the columns that are called as another table's key and hold its values. */
export function linkTables(read: readonly ReadTable[], proposed: readonly TableProposal[]): readonly TableProposal[] {
  if (proposed.length < 2) return proposed;
  const keys = proposed.flatMap((table, at) => keysOf(table, read[at]));
  const parents = new Map<string, Set<string>>();
  return proposed.map((table, at) => {
    const columns = table.columns.map((column, place): ColumnProposal => {
      const values = sampleColumn(read[at]?.columns[place]?.cells ?? []);
      const key = keys.find((each) => isNamedAfter(column.name, each) && canRefer(table.name, values, each));
      if (key === undefined || leadsTo(key.table, table.name, parents)) return column;
      parents.set(table.name, (parents.get(table.name) ?? new Set()).add(key.table));
      return referenceOf(column, key);
    });
    return { ...table, columns };
  });
}

/** The columns of a table whose values are all different, and stay so in what is made. */
function keysOf({ name: table, columns }: TableProposal, read: ReadTable | undefined): readonly Key[] {
  return columns.flatMap(({ name: column, generator, unique, nulls, evidence }, place): readonly Key[] => {
    const values = sampleColumn(read?.columns[place]?.cells ?? []);
    const isKey = nulls === 0 && values.values.length > 0 && values.counts.size === values.values.length;
    if (!isKey || !(unique || generator === 'sequence' || generator === 'uuid' || isCounter(evidence))) return [];
    return [{ table, column, values, isWhole: read?.isWhole === true }];
  });
}

/** Whether a formula makes each value but once. */
function isCounter(evidence: ColumnProposal['evidence']): boolean {
  return evidence.some(({ code }) => code === 'counted');
}

/** Whether a column is called as a key: `customer_id` or `customer` as `customers.id`, `order_no` as `orders.order_no`. */
function isNamedAfter(column: string, key: Key): boolean {
  const words = foldWords(column);
  const own = foldWords(key.column);
  if (words.join() === own.join() && (words.length > 1 || isCompoundKey(words[0] ?? ''))) return true;
  const isPlainKey = own.every((word) => KEY_WORDS.test(word));
  const table = foldWords(key.table).join('');
  const names = [table, ...singularsOf(table)];
  const bare = bareName(words);
  return (isPlainKey || names.includes(bareName(own))) && bare !== '' && names.includes(bare);
}

const KEY_WORDS = /^(id|key|uuid|nr|no|number|code|nummer|kennung|numero|num)$/;
/** What ends the name of a key that is one word, such as `Kundennummer`. */
const KEY_ENDING = /(nummer|number|kennung|nr|sku|isbn|ean)$/;

/** Whether a word is the name of a key by itself, which says of what: `kundennummer`, but not `nummer` alone. */
function isCompoundKey(word: string): boolean {
  return KEY_ENDING.test(word) && !KEY_WORDS.test(word);
}

/** What words name, without those that say that it is a key: `kunden` of `kundennummer` and of `kunden id`. */
function bareName(words: readonly string[]): string {
  return words
    .filter(isNoKeyWord)
    .map((word) => word.replace(/(nummer|number|kennung|nr)$/, ''))
    .join('');
}

function isNoKeyWord(word: string): boolean {
  return !KEY_WORDS.test(word);
}

function canRefer(table: string, { values, counts }: ColumnSample, key: Key): boolean {
  if (key.table === table || values.length === 0) return false;
  const found = [...counts.keys()].filter((value) => key.values.counts.has(value)).length;
  // Of a table of which only the begin was read, most keys are not known: some must be there.
  return key.isWhole ? found >= counts.size * LEAST_FOUND : found > 0;
}

/** Whether the rows of a table refer to those of another, directly or not. */
function leadsTo(from: string, to: string, parents: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  if (from === to) return true;
  return [...(parents.get(from) ?? [])].some((parent) => leadsTo(parent, to, parents));
}

function referenceOf(column: ColumnProposal, { table, column: of }: Key): ColumnProposal {
  const kept = column.evidence.filter(({ code }) => code === 'nulls' || code === 'null-word');
  return {
    ...column,
    generator: '',
    options: {},
    unique: false,
    confidence: 0.95,
    references: { table, column: of },
    evidence: [evidenceOf('values-are-keys', { table, column: of }), ...kept],
  };
}
