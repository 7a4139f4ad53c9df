import type { DrawExplanation } from '@populace/library';
import type { Isolate } from '../output/isolates.ts';
import { countWords } from '../text/number-words.ts';
import { visibleText } from '../text/visible-text.ts';

/** Words the draws of a part: a line each, but one for those that differ by their place alone. */
export function drawLines(draws: readonly DrawExplanation[], isolate: Isolate): readonly string[] {
  const groups: DrawExplanation[][] = [];
  for (const draw of draws) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group !== undefined && first !== undefined && areAlike(first, draw)) group.push(draw);
    else groups.push([draw]);
  }
  return groups.map((group) => groupLine(group, isolate));
}

/** How often something is: `5 %`, `0.0312 %`. */
export function shareWords(share: number, digits = 3): string {
  return `${Number((share * 100).toPrecision(digits))} %`;
}

/** The whole numbers below another: `0 to 99`. */
export function spanWords(of: number | bigint): string {
  return `0 to ${countWords(BigInt(of) - 1n)}`;
}

/** Names draws: their stream, and their own names within it. */
export function streamWords(stream: string, draws: readonly string[], isolate: Isolate): string {
  const [first = '', ...more] = draws;
  const last = more.at(-1);
  const name = visibleText(stream);
  const words = `stream ${isolate(/[\s,()]/.test(name) ? `"${name}"` : name)}`;
  if (last !== undefined) return `${words}, draws ${first} to ${last}`;
  return first === '' ? words : `${words}, draw ${first}`;
}

function areAlike(one: DrawExplanation, other: DrawExplanation): boolean {
  if (one.kind !== other.kind || one.kind === 'choice' || one.stream !== other.stream) return false;
  return 'of' in one && 'of' in other && one.of === other.of;
}

function groupLine(group: readonly DrawExplanation[], isolate: Isolate): string {
  const [first] = group;
  if (first === undefined) return '';
  const numbers = group.flatMap((draw) => ('number' in draw ? [countWords(draw.number)] : []));
  const words = drawWords(first, numbers.join(' · '));
  if (first.kind === 'digit') return words;
  const names = group.map(({ draw }) => draw);
  return `${words} (${streamWords(first.stream, names, isolate)})`;
}

function drawWords(draw: DrawExplanation, numbers: string): string {
  switch (draw.kind) {
    case 'number':
      return `drew ${numbers} of ${spanWords(draw.of)}`;
    case 'digit':
      return `took ${numbers} of ${spanWords(draw.of)} from the row's rank`;
    case 'choice':
      return `drew ${numbers} of ${spanWords(draw.of)}, as ${shareWords(draw.share)} of rows do`;
    case 'bits':
      return `drew the bits ${draw.bits}`;
    case 'key':
      return "computed from the row's number by a key";
  }
}
