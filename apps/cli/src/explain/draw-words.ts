import type { DrawExplanation } from '@populace/library';
import { countWords } from '../text/number-words.ts';

/** Words the draws of a part: a line each, but one for those that only differ by their place. */
export function drawLines(draws: readonly DrawExplanation[]): readonly string[] {
  const groups: DrawExplanation[][] = [];
  for (const draw of draws) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    if (group !== undefined && first !== undefined && areAlike(first, draw)) group.push(draw);
    else groups.push([draw]);
  }
  return groups.map(groupLine);
}

/** How often something is drawn: `5 %`, `0.031 %`. */
export function shareWords(share: number): string {
  return `${Number((share * 100).toPrecision(2))} %`;
}

/** Names a draw: its stream, and its own name where it has one. */
export function streamWords(stream: string, draws: readonly string[]): string {
  const [first = '', ...more] = draws;
  const last = more.at(-1);
  if (last !== undefined) return `stream ${stream}, draws ${first} to ${last}`;
  return first === '' ? `stream ${stream}` : `stream ${stream}, draw ${first}`;
}

function areAlike(one: DrawExplanation, other: DrawExplanation): boolean {
  return one.kind === 'number' && other.kind === 'number' && one.stream === other.stream && one.of === other.of;
}

function groupLine(group: readonly DrawExplanation[]): string {
  const [first] = group;
  if (first === undefined) return '';
  const numbers = group.flatMap((draw) => ('number' in draw ? [countWords(draw.number)] : []));
  const words = drawWords(first, numbers.join(', '));
  return first.kind === 'digit'
    ? words
    : `${words} (${streamWords(
        first.stream,
        group.map(({ draw }) => draw),
      )})`;
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

/** The whole numbers below another. */
export function spanWords(of: number | bigint): string {
  return `0 to ${countWords(BigInt(of) - 1n)}`;
}
