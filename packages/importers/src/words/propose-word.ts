import { draft } from '../shared/columns/draft.ts';
import { nounOf } from '../shared/columns/generator-nouns.ts';
import { completeOptions } from '../shared/names/complete-hit.ts';
import { foldWords } from '../shared/names/fold-words.ts';
import type { NameHit, NameIndex } from '../shared/names/name-index.ts';
import { nameGeneratorOf, singularsOf } from '../shared/names/table-kinds.ts';
import { type Evidence, evidenceOf } from '../shared/proposal/evidence.ts';
import type { ColumnProposal, OptionValues, ProposedReference, ValueType } from '../shared/proposal/proposal.ts';
import { rangeBehind, readType } from './read-type.ts';
import type { WrittenColumn } from './read-words.ts';

/** What a word is judged by, beside itself. */
export interface WordContext {
  readonly index: NameIndex;
  /** The name of the table that it stands in. */
  readonly table: string;
  /** Whether other columns, or its name, say that its rows are people. */
  readonly isOfPeople: boolean;
  /** The countries of the rows. */
  readonly countries: readonly string[];
  /** The table and key that words refer to, if they name another table. */
  readonly referenceOf: (words: readonly string[]) => ProposedReference | undefined;
}

/** The name of a table that nobody named. */
export const NO_TABLE = 'rows';

/** A column with what its words say. */
export interface ProposedWord {
  readonly column: ColumnProposal;
  readonly hit: NameHit | undefined;
}

/** Proposes what makes a column of which there are only words. */
export function proposeWord(written: WrittenColumn, context: WordContext): ProposedWord {
  const { words, nulls, unique } = marksOf(written.words);
  const { words: bare, range } = rangeBehind(words) ?? { words, range: undefined };
  const type = written.type ?? range;
  const folded = foldWords(bare);
  const references = type === undefined ? context.referenceOf(folded) : undefined;
  if (references !== undefined) return { column: referenceColumn(folded, references, nulls), hit: undefined };
  const hit = inTable(context.index.find(bare, context.table) ?? guessHit(folded), folded, context);
  const made = type === undefined ? madeOf(hit, folded, context) : typedOf(type, hit, context);
  const options = completeOptions(made.generator, made.options, context.countries);
  const candidate = draft(made.generator, hit === undefined && type === undefined ? 0.2 : 0.8, made.evidence, options);
  const keepsUnique = unique || /^internet\.(email|username)$/.test(made.generator);
  const name = columnName(bare);
  const valueType: ValueType = 'text';
  const column = {
    ...candidate,
    name,
    references: undefined,
    nulls,
    unique: keepsUnique,
    valueType,
    scale: undefined,
    runnersUp: [],
  };
  return { column, hit };
}

/** A bare title or name is a person's only where the table is of people. */
function inTable(
  hit: NameHit | undefined,
  words: readonly string[],
  { table, isOfPeople }: WordContext,
): NameHit | undefined {
  if (hit === undefined || hit.rest.length > 0 || isOfPeople || table === NO_TABLE) return hit;
  if (hit.generator === 'person.title' && /^tit(le|el)$/.test(words.join(' '))) {
    if (nameGeneratorOf(table) === 'book.title') return { ...hit, generator: 'book.title', options: {} };
    return { ...hit, generator: 'lorem.sentence', options: { min: 2, max: 5 } };
  }
  const isName = hit.generator === 'person.fullName' && nameGeneratorOf(table) === undefined;
  return isName && /^(name|nombre|nom)$/.test(words.join(' ')) ? { ...hit, generator: 'lorem.word' } : hit;
}

interface Made {
  readonly generator: string;
  readonly options: OptionValues;
  readonly evidence: readonly Evidence[];
}

/** Marks behind a column: `?` and `optional` for one that may be missing, `unique`. */
function marksOf(words: string): { readonly words: string; readonly nulls: number; readonly unique: boolean } {
  const isOptional = /\?$|\b(optional|nullable)$/i.test(words);
  const isUnique = /^unique\s|\sunique$/i.test(words);
  const bare = words
    .replace(/\?$|\s*\b(optional|nullable)$/i, '')
    .replace(/^unique\s+|\s+unique$/i, '')
    .trim();
  return { words: bare, nulls: isOptional ? 0.1 : 0, unique: isUnique };
}

function madeOf(hit: NameHit | undefined, words: readonly string[], { table }: WordContext): Made {
  const word = words.join(' ');
  if (hit === undefined) return { generator: 'lorem.word', options: {}, evidence: [evidenceOf('guessed', { word })] };
  const evidence = [evidenceOf('word-says', { word, what: nounOf(hit.generator), generator: hit.generator })];
  const isOther = hit.generator === 'sequence' && hit.rest.length > 0 && !isOf(hit.rest, table);
  // The number of something else is not a number of the row.
  if (isOther) return { generator: 'number.integer', options: { min: 1, max: 1000 }, evidence };
  return { generator: hit.generator, options: { ...hit.options, ...dayOptions(hit, words) }, evidence };
}

/** What happens on a date has no time of day. */
function dayOptions({ generator, options }: NameHit, words: readonly string[]): OptionValues {
  const isDay = /^(on|date|day|datum|fecha|am|until|born|deadline|日)$/.test(words.at(-1) ?? '');
  return isDay && /^date\.(past|future)$/.test(generator) && options['type'] === undefined ? { type: 'date' } : {};
}

function isOf(words: readonly string[], table: string): boolean {
  const last = foldWords(table).at(-1) ?? '';
  return singularsOf(last).includes(words.at(-1) ?? '') || singularsOf(words.at(-1) ?? '').includes(last);
}

/** A type that is written wins; a range alone is one of what the name says, where that has one. */
function typedOf(type: string, hit: NameHit | undefined, { index }: WordContext): Made {
  const isDate = hit?.generator.startsWith('date.') === true && /^\d{4}/.test(type);
  const read = readType(isDate ? `date ${type}` : type, index);
  if (read === undefined)
    return { generator: 'lorem.word', options: {}, evidence: [evidenceOf('guessed', { word: type })] };
  const evidence = [evidenceOf('asked-type', { type, generator: read.generator })];
  const isRange = read.generator.startsWith('number.') && read.options['min'] !== undefined;
  const isMoney = hit?.generator === 'commerce.price' || hit?.generator === 'finance.amount';
  if (isRange && isMoney)
    return {
      generator: hit.generator,
      options: { min: read.options['min'] ?? 0, max: read.options['max'] ?? 0 },
      evidence,
    };
  if (read.generator === 'number.decimal' && isMoney && !isRange)
    return { generator: hit.generator, options: {}, evidence };
  const isText = read.generator === 'lorem.sentence' && /^(text|string|varchar|char)/i.test(type);
  if (isText && hit !== undefined && !/^(number|sequence|boolean)/.test(hit.generator)) return { ...hit, evidence };
  return { ...read, evidence };
}

/** What the form of words says: "…ed at", "is …", "number of …". */
function guessHit(words: readonly string[]): NameHit | undefined {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  const hit = (generator: string, options: OptionValues = {}): NameHit => ({
    generator,
    options,
    strength: 0.6,
    rest: [],
  });
  if (/^(at|am|um)$/.test(last)) return hit('date.past');
  if (/^(date|day|on|datum|fecha|日)$/.test(last)) return hit('date.past', { type: 'date' });
  if (/^(is|has|was|can|ist|hat|es|est)$/.test(first) && words.length > 1) return hit('boolean');
  if (/^(pages?|seiten?|paginas?)$/.test(last)) return hit('number.integer', { min: 80, max: 900 });
  if (/^(number|count|anzahl|nombre)$/.test(first) || /^(count|total|number)$/.test(last))
    return hit('number.integer', { min: 0, max: 100 });
  return undefined;
}

function referenceColumn(words: readonly string[], references: ProposedReference, nulls: number): ColumnProposal {
  const isId = /^(id|key|no|nr)$/.test(words.at(-1) ?? '');
  const evidence = [evidenceOf('name-points-to', { table: references.table })];
  return {
    name: isId ? words.join('_') : `${words.join('_')}_id`,
    generator: '',
    options: {},
    confidence: 0.9,
    evidence,
    references,
    nulls,
    unique: false,
    valueType: 'integer',
    scale: undefined,
    runnersUp: [],
  };
}

/** The name of a column in a schema: its words in small letters between underscores; a name that is one already stays. */
export function columnName(words: string): string {
  const bare = words
    .normalize('NFC')
    .replaceAll(/[\u0000-\u001f\u007f-\u009f"'`]/g, '')
    .trim();
  if (!/\s/.test(bare) && bare !== '') return bare.slice(0, 128);
  return bare
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 128);
}
