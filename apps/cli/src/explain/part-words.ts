import type { PartExplanation } from '@populace/library';
import type { Isolate } from '../output/isolates.ts';
import { countWords } from '../text/number-words.ts';
import { visibleText } from '../text/visible-text.ts';
import { drawLines, shareWords, streamWords } from './draw-words.ts';

/** The innermost field that a part is: those around it are only other names of it. Empty where it is none. */
export function fieldWords({ fields }: PartExplanation): string {
  const last = fields.at(-1);
  if (last === undefined) return '';
  return `${last.subject}.${last.field}${last.of === undefined ? '' : ` of ${visibleText(last.of)}`}`;
}

/** Says how a part is made, and which field it is. */
export function headWords(part: PartExplanation): string {
  const name = fieldWords(part);
  const fixed = part.parts.length - shownParts(part).length;
  const how = `${visibleText(part.how)}${fixed === 0 ? '' : `, ${countWords(fixed)} of them fixed`}`;
  return name === '' ? how : `${name}: ${how}`;
}

/** The parts that are worth a line: what is the same in every row is seen in the whole. */
export function shownParts({ kind, parts }: PartExplanation): readonly PartExplanation[] {
  return kind === 'concat' ? parts.filter((part) => part.kind !== 'constant') : parts;
}

/** The lines of a part's draws and of its entry in a list; one line where the one says the other. */
export function drawnLines(part: PartExplanation, isolate: Isolate): readonly string[] {
  const lines = [...drawLines(part.draws, isolate), ...part.notes.map(visibleText)];
  const { entry, parts, draws } = part;
  // What is looked up for another entry has the other's number.
  if (entry === undefined || parts.some((each) => each.entry?.number === entry.number)) return lines;
  const words = `entry ${countWords(entry.number)} of ${countWords(entry.of)}`;
  const [first, ...more] = draws;
  const isDrawn = first !== undefined && 'number' in first && first.number === entry.number - 1;
  if (!isDrawn || first.of !== entry.of || more.length > 0) return [words, ...lines];
  if (first.kind === 'digit') return [`${words}, from the row's rank`, ...lines.slice(1)];
  const often = first.kind === 'choice' ? `, as in ${shareWords(first.share)} of rows` : '';
  return [`${words}${often} (${streamWords(first.stream, [first.draw], isolate)})`, ...lines.slice(1)];
}
