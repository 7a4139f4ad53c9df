import type { CellExplanation, PartExplanation } from '@populace/library';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { drawLines, listWords, shareWords, spanWords, streamWords } from './draw-words.ts';
import { text } from './messages.ts';
import { otherRowsOf } from './other-rows.ts';
import { drawnLines, fieldWords, howWords, shownParts, withoutWrapper } from './part-words.ts';

/** A cell that another comes from. */
export interface CellLink {
  readonly table: string;
  readonly column: string;
  readonly row: number;
}

/** What a step is about; each has a sign of its own. */
export type StepKind = 'origin' | 'given' | 'locale' | 'null' | 'rank' | 'part' | 'cell' | 'written';

/** One step on the way to a value, in words. */
export interface Step {
  readonly kind: StepKind;
  readonly title: string;
  /** What it gave; null for a null, undefined where there is nothing to show. */
  readonly value: string | null | undefined;
  readonly details: readonly string[];
  /** How many steps it is a part of. */
  readonly depth: number;
  /** The subject whose field it is, such as `person`. */
  readonly subject?: string | undefined;
  readonly link?: CellLink | undefined;
}

/** Words how a cell came to be, from the seed on; what several parts come from is told with the first of them. */
export function stepsOf(cell: CellExplanation, seed: string): readonly Step[] {
  const told = new Set<string>();
  const origin: Step = {
    kind: 'origin',
    title: text('origin'),
    value: text('originValue', { seed, row: formatCount(cell.row) }),
    details: [originHint(cell)],
    depth: 0,
  };
  return [origin, ...aboutCell(cell, 0), ...madeSteps(cell, 0)];

  function madeSteps(of: CellExplanation, depth: number): readonly Step[] {
    const { made } = of;
    if (made === undefined) return [];
    // Of what a null hides, only the value is worth a step.
    if (of.text === null && made.text !== null)
      return [{ kind: 'part', title: text('wouldBe'), value: made.text, details: [howWords(made)], depth }];
    return [...partSteps(made, of, depth), ...writtenSteps(of, made, depth)];
  }

  function partSteps(given: PartExplanation, of: CellExplanation, depth: number): readonly Step[] {
    const part = withoutWrapper(given);
    const [cellOf, ...others] = part.cells;
    if (part.kind === 'column' && cellOf !== undefined && others.length === 0) return cellSteps(cellOf, of, depth);
    const name = fieldWords(part);
    const key = `${placeOf(of)}${name ?? part.how}\n${part.text}`;
    const shared = { kind: 'part', value: part.text, depth, subject: part.fields.at(-1)?.subject } as const;
    if (told.has(key)) return [{ ...shared, title: name ?? howWords(part), details: [text('asAbove')] }];
    told.add(key);
    const lines = untold(drawnLines(part), placeOf(of));
    const step: Step =
      name === undefined
        ? { ...shared, title: howWords(part), details: lines }
        : { ...shared, title: name, details: [howWords(part), ...lines] };
    return [
      step,
      ...shownParts(part).flatMap((each) => partSteps(each, of, depth + 1)),
      ...part.cells.flatMap((each) => cellSteps(each, of, depth + 1)),
    ];
  }

  /** Draws that several parts come from are told with the first of them. */
  function untold(lines: readonly string[], at: string): readonly string[] {
    const fresh = lines.filter((line) => !told.has(at + line));
    for (const line of fresh) if (line.includes('·') || fresh.length > 1) told.add(at + line);
    return fresh.length < lines.length ? [...fresh, text('together')] : lines;
  }

  function cellSteps(each: CellExplanation, of: CellExplanation, depth: number): readonly Step[] {
    const { table, column, row } = each;
    const isHere = table === of.table && row === of.row;
    const title = isHere ? text('ofThisRow', { column }) : text('ofRow', { table, column, row: formatCount(row) });
    const shared = { kind: 'cell', title, value: each.text, depth, link: { table, column, row } } as const;
    const key = `${placeOf(each)}${column}`;
    if (told.has(key)) return [{ ...shared, details: [text('asAbove')] }];
    told.add(key);
    const about = isHere ? [] : aboutCell(each, depth + 1);
    return [{ ...shared, details: [] }, ...about, ...madeSteps(each, depth + 1)];
  }
}

/** What is to be said of a cell beside its recipe: where it is given, its locale, its null, its rank. */
function aboutCell(cell: CellExplanation, depth: number): readonly Step[] {
  const { given, locale, nulls, unique } = cell;
  const steps: Step[] = [];
  if (given !== undefined) {
    const words = given.line === undefined ? text('givenHere') : text('givenAt', { line: given.line });
    steps.push({ kind: 'given', title: text('given'), value: cell.text, details: [words], depth });
  }
  if (locale?.draw !== undefined)
    steps.push({ kind: 'locale', title: text('locale'), value: locale.id, details: drawLines([locale.draw]), depth });
  if (nulls !== undefined) {
    const often = text(nulls.exact ? 'nullShareExact' : 'nullShare', { share: shareWords(nulls.share) });
    const numbers = { number: formatCount(nulls.number), span: spanWords(nulls.of), below: formatCount(nulls.below) };
    const details = [often, `${text('nullDraw', numbers)} · ${streamWords(nulls)}`];
    steps.push({ kind: 'null', title: text(nulls.isNull ? 'isNull' : 'notNull'), value: undefined, details, depth });
  }
  if (unique !== undefined) {
    const words = text(unique.of === 'rows' ? 'uniqueOfRows' : 'uniqueOfChildren', {
      capacity: formatCount(unique.capacity),
    });
    const details = [`${words} · ${streamWords(unique)}`];
    steps.push({ kind: 'rank', title: text('unique'), value: formatCount(unique.rank), details, depth });
  }
  return steps;
}

/** A column may write its values in another type than they are made in. */
function writtenSteps(of: CellExplanation, made: PartExplanation, depth: number): readonly Step[] {
  if (of.text === null || of.text === made.text) return [];
  const title = text('written', { type: of.type });
  return [{ kind: 'written', title, value: of.text, details: [text('writtenFrom', { type: made.type })], depth }];
}

/** Names a row and its locale, within which fields and draws are the same. */
function placeOf({ table, row, locale }: CellExplanation): string {
  return `${table}\n${row}\n${locale?.id ?? ''}\n`;
}

function originHint(cell: CellExplanation): string {
  const { tables, isChild } = otherRowsOf(cell);
  if (tables.length === 0) return text('originHint');
  return text(isChild ? 'originChildren' : 'originRows', { tables: listWords(tables) });
}
