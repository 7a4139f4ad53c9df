import type { PartExplanation } from '@populace/library';
import { formatCount } from '../../../lib/messages/numbers.ts';
import { drawLines, shareWords, streamWords } from './draw-words.ts';
import { text } from './messages.ts';

/** The innermost field that a part is: those around it are only other names of it. Undefined where it is none. */
export function fieldWords({ fields }: PartExplanation): string | undefined {
  const last = fields.at(-1);
  if (last === undefined) return undefined;
  const field = `${last.subject}.${last.field}`;
  return last.of === undefined ? field : text('fieldOf', { field, of: last.of });
}

/** How a part is made, and how much of it is the same in every row. */
export function howWords(part: PartExplanation): string {
  const fixed = part.parts.length - shownParts(part).length;
  return fixed === 0 || part.kind !== 'concat' ? part.how : `${part.how}, ${text('fixed', { count: fixed })}`;
}

/** The parts that tell something: what is the same in every row is seen in the whole, and an empty one shows nothing. */
export function shownParts({ kind, parts }: PartExplanation): readonly PartExplanation[] {
  return parts.filter((part) => !(kind === 'concat' && part.kind === 'constant') && part.text !== '');
}

/** Leaves out a part that is only the whole once more. */
export function withoutWrapper(part: PartExplanation): PartExplanation {
  const [only, ...others] = part.parts;
  const isWrapper =
    only !== undefined &&
    others.length === 0 &&
    only.text === part.text &&
    only.fields.length === 0 &&
    only.draws.length + only.notes.length === 0 &&
    only.entry === undefined &&
    part.cells.length === 0;
  return isWrapper ? { ...part, parts: shownParts(only), cells: only.cells } : part;
}

/** The lines of a part's draws and of its entry in a list; one line where the one says the other. */
export function drawnLines({ draws, notes, entry, parts }: PartExplanation): readonly string[] {
  const lines = [...drawLines(draws), ...notes];
  // What is looked up for another entry has the other's number.
  if (entry === undefined || parts.some((each) => each.entry?.number === entry.number)) return lines;
  const numbers = { number: formatCount(entry.number), of: formatCount(entry.of) };
  const [first, ...more] = draws;
  const isDrawn = first !== undefined && 'number' in first && first.number === entry.number - 1;
  if (!isDrawn || first.of !== entry.of || more.length > 0) return [text('entry', numbers), ...lines];
  if (first.kind === 'digit') return [text('entryOfRank', numbers), ...lines.slice(1)];
  const words =
    first.kind === 'choice'
      ? text('entryOften', { ...numbers, share: shareWords(first.share) })
      : text('entry', numbers);
  return [`${words} · ${streamWords(first)}`, ...lines.slice(1)];
}
