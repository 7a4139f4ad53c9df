import type { CellExplanation, PartExplanation } from '@populace/library';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { listWords, shareWords } from './draw-words.ts';
import { text } from './messages.ts';
import { otherRowsOf } from './other-rows.ts';
import type { CellLink } from './steps-of.ts';

/** What a sentence is about; each has a sign of its own. */
export type PlainKind =
  | 'given'
  | 'locale'
  | 'null'
  | 'cell'
  | 'subject'
  | 'chosen'
  | 'made'
  | 'unique'
  | 'safe'
  | 'same';

/** A sentence on how a value came to be, without ids of generators, lists and random streams. */
export interface PlainLine {
  readonly kind: PlainKind;
  readonly words: string;
  /** The cell that it tells of. */
  readonly link?: CellLink | undefined;
}

/** Tells in a few sentences how a cell came to be. */
export function plainLines(cell: CellExplanation, seed: string): readonly PlainLine[] {
  const { given, made, row } = cell;
  if (given !== undefined) {
    const words = given.line === undefined ? text('plainGiven') : text('plainGivenAt', { line: given.line });
    return [{ kind: 'given', words }];
  }
  const same: PlainLine = { kind: 'same', words: sameWords(cell, { seed, row: formatCount(row) }) };
  const lines = [...localeLines(cell), ...nullLines(cell)];
  if (cell.text === null || made === undefined) return [...lines, same];
  const parts = allParts(made);
  return [
    ...lines,
    ...cellLines(cell, parts),
    ...subjectLines(parts),
    ...choiceLines(made),
    ...uniqueLines(cell),
    ...safeLines(cell.text, parts),
    same,
  ];
}

/** Values may be unique among all rows, or among those of the same parent alone. */
function uniqueLines({ unique }: CellExplanation): readonly PlainLine[] {
  if (unique === undefined) return [];
  return [{ kind: 'unique', words: text(unique.of === 'rows' ? 'plainUnique' : 'plainUniqueOfParent') }];
}

/** A reference leads to other rows where there are more of them. */
function sameWords(cell: CellExplanation, params: { readonly seed: string; readonly row: string }): string {
  const { tables, isChild } = otherRowsOf(cell);
  if (tables.length === 0) return text('plainSame', params);
  return text(isChild ? 'plainSameChildren' : 'plainSameRows', { ...params, tables: listWords(tables) });
}

function localeLines({ locale }: CellExplanation): readonly PlainLine[] {
  if (locale === undefined) return [];
  const { language, region } = new Intl.Locale(locale.id.replaceAll('_', '-'));
  const place = nameOf(region === undefined ? 'language' : 'region', region ?? language);
  const { draw } = locale;
  const isCountry = region !== undefined;
  if (draw?.kind !== 'choice')
    return [{ kind: 'locale', words: text(isCountry ? 'plainLocale' : 'plainLanguage', { place }) }];
  const often = text(isCountry ? 'plainLocaleOften' : 'plainLanguageOften', { place, share: shareWords(draw.share) });
  return [{ kind: 'locale', words: often }];
}

function nameOf(type: 'region' | 'language', code: string): string {
  return new Intl.DisplayNames(undefined, { type }).of(code) ?? code;
}

function nullLines({ nulls }: CellExplanation): readonly PlainLine[] {
  if (nulls === undefined) return [];
  const share = shareWords(nulls.share);
  return [{ kind: 'null', words: text(nulls.isNull ? 'plainNull' : 'plainNotNull', { share }) }];
}

/** The parts of a value, the outermost first. */
function allParts(part: PartExplanation): readonly PartExplanation[] {
  return [part, ...part.parts.flatMap(allParts)];
}

/** As many cells are told of. */
const MOST_CELLS = 3;

function cellLines(of: CellExplanation, parts: readonly PartExplanation[]): readonly PlainLine[] {
  const formula = parts.find(({ kind }) => kind === 'formula')?.how.replace(/^the formula /, '');
  const computed: readonly PlainLine[] =
    formula === undefined ? [] : [{ kind: 'made', words: text('plainFormula', { formula }) }];
  const cells = new Map(
    parts.flatMap((part) => part.cells).map((cell) => [`${cell.table}\n${cell.row}\n${cell.column}`, cell]),
  );
  const told = [...cells.values()].slice(0, MOST_CELLS).map(({ table, column, row, text: value }): PlainLine => {
    const isHere = table === of.table && row === of.row;
    const params = { table, column, row: formatCount(row), value: value ?? text('null') };
    return { kind: 'cell', words: text(isHere ? 'plainOwnCell' : 'plainCell', params), link: { table, column, row } };
  });
  return [...computed, ...told];
}

function subjectLines(parts: readonly PartExplanation[]): readonly PlainLine[] {
  const fields = parts.flatMap((part) => part.fields.map((field) => ({ ...field, value: part.text ?? '' })));
  const valueOf = (subject: string, field: string) =>
    fields.find((each) => each.subject === subject && each.field === field)?.value;
  const name = [valueOf('person', 'given'), valueOf('person', 'surname')]
    .filter((word) => word !== undefined)
    .join(' ');
  const city = valueOf('place', 'city');
  const of = fields.find(({ subject }) => !TOLD_SUBJECTS.has(subject))?.subject;
  return [
    ...(name === '' ? [] : [text('plainPerson', { name })]),
    ...(city === undefined ? [] : [text('plainPlace', { city })]),
    ...(of === undefined || name !== '' || city !== undefined ? [] : [text('plainSubject', { subject: of })]),
  ].map((words) => ({ kind: 'subject', words }));
}

/** A contact is told by the person and the place that it is made of. */
const TOLD_SUBJECTS: ReadonlySet<string> = new Set(['person', 'place', 'contact']);

/** How the value itself was chosen, where one list or rule says all. */
function choiceLines(made: PartExplanation): readonly PlainLine[] {
  const parts = allParts(made);
  if (parts.some(({ kind }) => kind === 'name')) return [{ kind: 'chosen', words: text('plainNames') }];
  const [draw, ...others] = made.draws;
  if (made.entry !== undefined && draw?.kind === 'choice' && others.length === 0) {
    const params = { of: formatCount(made.entry.of), share: shareWords(draw.share) };
    return [{ kind: 'chosen', words: text('plainChosen', params) }];
  }
  if (made.parts.length > 0 || made.cells.length > 0 || made.kind === 'formula' || hasIds(made.how)) return [];
  return [{ kind: 'made', words: text('plainMade', { how: made.how }) }];
}

/** Whether words name a list or a generator, such as `person.given`. */
function hasIds(how: string): boolean {
  return /\b[a-z]\w*\.[a-z]/i.test(how);
}

/** Hosts that nobody can register (RFC 2606, RFC 6761). */
const RESERVED_HOST =
  /(?:^|[@/.])((?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid)))(?=$|[/:?#])/i;

function safeLines(value: string, parts: readonly PartExplanation[]): readonly PlainLine[] {
  const [, host] = RESERVED_HOST.exec(value) ?? [];
  if (host !== undefined) return [{ kind: 'safe', words: text('plainHost', { host }) }];
  const isSafePhone = parts.some(({ fields }) => fields.some(({ field }) => /\.safe\./.test(field)));
  return isSafePhone ? [{ kind: 'safe', words: text('plainPhone') }] : [];
}
